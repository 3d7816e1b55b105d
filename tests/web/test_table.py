"""The table between people: two browsers, lost connections, undo, chat, hot-seat, hostile names."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import NewPage
from .driver import WATCH, LuckyNumbers, busy, make_table, open_lobby, play_now, settled, until_mine
from .serving import Server

GAME = "lucky-numbers"


def two_at_a_table(new_page: NewPage, url: str, **options: str) -> tuple[Page, Page, str]:
    ada, bo = new_page(), new_page()
    open_lobby(ada, url)
    table = make_table(ada, GAME, [{"kind": "me"}, {"kind": "invited"}], options)
    code = ada.locator(".code").inner_text()
    bo.goto(f"{url}/join/{code}")
    bo.locator("form input").fill("Bo")
    bo.locator("form button").click()
    for page in (ada, bo):
        page.wait_for_selector(".lucky-garden")
    return ada, bo, table


def test_two_browsers_live(new_page: NewPage, server: Server) -> None:
    ada, bo, _ = two_at_a_table(new_page, server.url, setup="sorted")
    until_mine(ada)
    expect(bo.locator(".side .moment")).not_to_have_class("moment yours")
    bo.evaluate(
        """() => { window.seen = new Promise((done) => new MutationObserver(() => {
             if (document.querySelector('[data-at="held"]')) done(performance.timeOrigin + performance.now());
           }).observe(document.body, {childList: true, subtree: true})); }"""
    )
    sent = ada.evaluate(
        """() => { const at = performance.timeOrigin + performance.now();
             document.querySelector('[data-target=pile]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
             return at; }"""
    )
    delay = bo.evaluate("() => window.seen") - sent
    print(f"a move on the other browser after {delay:.0f} ms")
    assert delay < 150 or busy()
    ada.locator("#tab-chat").click()
    ada.get_by_label("Say something").fill("Good luck!")
    ada.get_by_label("Say something").press("Enter")
    bo.locator("#tab-chat").click()
    expect(bo.locator(".chat-lines")).to_contain_text("Good luck!")
    # Ada has drawn: something was revealed, so Bo must agree to an undo.
    ada.locator(".side .bar .undo").click()
    bo.get_by_role("button", name="Yes").click()
    expect(ada.locator('[data-target="pile"].is-legal')).to_have_count(1)
    ada.locator("#tab-log").click()
    expect(ada.locator(".log .taken-back")).to_have_count(1)


def test_a_lost_connection_keeps_the_move(new_page: NewPage, server: Server) -> None:
    page = new_page(quiet=True)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    server.stop()
    expect(page.locator(".banner")).to_contain_text("connection is lost")
    page.locator("[data-target=pile]").click()
    expect(page.locator(".banner")).to_contain_text("kept")
    kept = page.evaluate("() => Object.values(sessionStorage)")
    assert any(json.loads(text)[0]["move"] == "draw" for text in kept if text != "[]")
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=15_000)
    expect(page.locator('[data-at="held"]')).to_have_count(1, timeout=15_000)
    assert page.locator(".log li", has_text="draws").count() == 1


def test_a_reload_comes_back_to_the_same_table(new_page: NewPage, server: Server) -> None:
    page = new_page()
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    LuckyNumbers.by_mouse(page)
    page.wait_for_selector('[data-at="held"]')
    held = page.locator('[data-at="held"]').get_attribute("data-piece")
    page.reload()
    page.wait_for_selector('[data-at="held"]')
    assert page.locator('[data-at="held"]').get_attribute("data-piece") == held
    page.goto(server.url)
    page.wait_for_selector(".tables .mine-now")


def test_drag_a_tile_and_take_from_the_centre(new_page: NewPage, server: Server) -> None:
    page = new_page()
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    page.locator("[data-target=pile]").click()
    page.wait_for_selector('[data-at="held"]')
    settled(page)
    page.evaluate(WATCH)
    number = page.locator('[data-at="held"]').get_attribute("data-piece")
    start = page.locator('[data-at="held"]').bounding_box()
    end = page.locator(f'[data-target="rack-{number}"]').bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(
            start["x"] + 30 + (end["x"] + 20 - start["x"] - 30) * step / 20,
            start["y"] + 30 + (end["y"] + 20 - start["y"] - 30) * step / 20,
        )
    assert page.locator(".picture.dragged").count() == 1
    page.mouse.up()
    page.wait_for_selector(".log li:has-text('discards')")
    settled(page)
    long = page.evaluate("() => window.long")
    print("long tasks while dragging:", long)
    assert all(duration <= 50 for duration in long) or busy(), long


def test_hot_seat_on_one_device(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    make_table(page, GAME, [{"kind": "me"}, {"kind": "me", "name": "Bo"}], {"setup": "sorted"})
    until_mine(page)
    assert "Bo" not in page.locator(".garden-head h2").inner_text()
    page.locator("[data-target=pile]").click()
    page.get_by_role("button", name="Discard").first.click()
    expect(page.locator(".garden-head h2")).to_contain_text("Bo")


def test_names_and_chat_are_only_text(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    page.locator(".me button").click()
    page.get_by_role("textbox", name="Name").fill('<img src=x onerror="x">')
    page.get_by_role("button", name="Done").click()
    expect(page.locator("dialog")).to_have_count(0)
    make_table(page, GAME, [{"kind": "me"}, {"kind": "me", "name": "W" * 24}], {"setup": "sorted"})
    until_mine(page)
    page.locator("#tab-chat").click()
    page.get_by_label("Say something").fill("<script>alert(1)</script>" + "x" * 250)
    page.get_by_label("Say something").press("Enter")
    expect(page.locator(".chat-lines")).to_contain_text("<script>")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
    assert page.locator(".chat-lines script, .table img").count() == 0


def test_the_guided_first_game(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    lucky = page.locator(".game", has=page.get_by_role("heading", name="Lucky Numbers"))
    lucky.get_by_role("button", name="Guided first game").click()
    expect(page.locator(".lesson")).to_contain_text("This is your garden")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".lesson")).to_contain_text("draw a tile")
    page.reload()
    expect(page.locator(".lesson")).to_contain_text("draw a tile")
    page.locator("[data-target=pile]").click()
    expect(page.locator(".lesson")).not_to_contain_text("draw a tile")
    page.get_by_role("button", name="Skip the hints").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_an_unknown_table_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(quiet=True)
    page.goto(f"{server.url}/t/nowhere")
    page.get_by_role("heading", name="No such table").wait_for()


def test_a_covered_seat_is_uncovered_by_hand(new_page: NewPage, server: Server) -> None:
    """No game here hides anything from a neighbour yet, so the covering is put into the messages on their way."""
    page = new_page()
    uncovered: list[int] = []

    def between(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table" and message["state"] == "playing" and not uncovered:
                message |= {"covered": True, "legal": []}
            route.send(json.dumps(message))

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "uncover":
                uncovered.append(message["seat"])
                upstream.send(json.dumps({"type": "state"}))
            else:
                upstream.send(text)

        upstream.on_message(to_page)
        route.on_message(to_server)

    page.route_web_socket("**/live*", between)
    open_lobby(page, server.url)
    make_table(page, GAME, [{"kind": "me"}, {"kind": "me", "name": "Bo"}], {"setup": "sorted"})
    expect(page.locator(".curtain")).to_contain_text("Pass the device to")
    assert "{" not in page.locator(".curtain").inner_text()
    assert page.locator(".lucky-garden").count() == 0
    page.locator(".curtain button").click()
    page.wait_for_selector(".lucky-garden")
    assert uncovered == [0]


def test_a_game_without_a_board_can_be_played(new_page: NewPage, server: Server) -> None:
    page = new_page()

    def without_boards(route: Route) -> None:
        body = (
            route.fetch()
            .text()
            .replace(
                '"lucky-numbers": folder("lucky-numbers", {', '"lucky-numbers": folder("lucky-numbers", { board: false,'
            )
        )
        route.fulfill(body=body, content_type="text/javascript")

    page.route("**/static/games/index.js", without_boards)
    open_lobby(page, server.url)
    make_table(page, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}], {"setup": "sorted"})
    page.wait_for_selector(".board .text-view")
    assert page.locator(".lucky-garden").count() == 0
    page.locator("#tab-moves").click()
    page.locator("#move-box").fill("draw")
    page.locator("#move-box").press("Enter")
    expect(page.locator(".hints")).to_contain_text("discard")
    page.locator("#move-box").fill("place z9")
    page.locator("#move-box").press("Enter")
    expect(page.locator(".toast")).not_to_be_empty()


def test_the_page_opens_without_a_network(new_page: NewPage, server: Server) -> None:
    page = new_page(quiet=True)
    open_lobby(page, server.url)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_selector(".game")
    page.wait_for_timeout(300)
    server.stop()
    try:
        page.reload()
        expect(page.locator("h1")).to_contain_text("Garden games")
        expect(page.locator(".notice")).to_contain_text("cannot be reached")
    finally:
        server.start()
