"""The table between people: two browsers, lost connections, undo, chat, hot-seat, hostile names."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import NewPage
from .driver import (
    END,
    PLAY,
    LuckyNumbers,
    make_table,
    open_lobby,
    open_tab,
    play_now,
    press,
    settled,
    titles,
    until_mine,
)
from .serving import Server
from .still import resize

GAME = "lucky-numbers"


def two_at_a_table(new_page: NewPage, url: str, **options: str) -> tuple[Page, Page, str]:
    ada, bo = new_page(), new_page()
    table = make_table(ada, url, GAME, [{"kind": "me"}, {"kind": "invited"}], options)
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
    expect(bo.locator(".prompt")).not_to_have_class("prompt yours")
    ada.locator("[data-place=pile]").click()
    bo.wait_for_selector("[data-place=hand] [data-piece]")
    open_tab(ada, "chat")
    ada.get_by_label("Say something").fill("Good luck!")
    ada.get_by_label("Say something").press("Enter")
    open_tab(bo, "chat")
    expect(bo.locator(".chat-lines")).to_contain_text("Good luck!")
    # Ada has drawn: something was revealed, so Bo must agree to an undo.
    ada.locator(".bar .undo").click()
    bo.get_by_role("button", name="Yes").click()
    expect(ada.locator('[data-place="pile"].is-legal')).to_have_count(1)
    open_tab(ada, "log")
    expect(ada.locator(".log .taken-back")).to_have_count(1)


def test_a_lost_connection_keeps_the_move(new_page: NewPage, server: Server) -> None:
    page = new_page(quiet=True)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    server.stop()
    expect(page.locator(".banner")).to_contain_text("connection is lost")
    page.locator("[data-place=pile]").click()
    expect(page.locator(".banner")).to_contain_text("kept")
    kept = page.evaluate("() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('outbox:'))")
    assert [json.loads(text)[0]["move"] for _, text in kept] == ["draw"]
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=15_000)
    expect(page.locator("[data-place=hand] [data-piece]")).to_have_count(1, timeout=15_000)
    expect(page.locator(".log li", has_text="draws")).to_have_count(1)


def test_a_reload_comes_back_to_the_same_table(new_page: NewPage, server: Server) -> None:
    page = new_page()
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    LuckyNumbers.by_mouse(page)
    page.wait_for_selector("[data-place=hand] [data-piece]")
    held = page.locator("[data-place=hand] [data-piece]").get_attribute("data-piece")
    page.reload()
    page.wait_for_selector("[data-place=hand] [data-piece]")
    assert page.locator("[data-place=hand] [data-piece]").get_attribute("data-piece") == held
    page.goto(server.url)
    page.wait_for_selector(".tables .mine-now")


def test_drag_a_tile_and_take_from_the_centre(new_page: NewPage, server: Server) -> None:
    page = new_page()
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    page.locator("[data-place=pile]").click()
    page.wait_for_selector("[data-place=hand] [data-piece]")
    settled(page)
    piece = page.locator("[data-place=hand] [data-piece]").get_attribute("data-piece") or ""
    number = piece.replace("tile", "rack")
    start = page.locator("[data-place=hand] [data-piece]").bounding_box()
    end = page.locator(f'[data-place="{number}"]').bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(
            start["x"] + 30 + (end["x"] + 20 - start["x"] - 30) * step / 20,
            start["y"] + 30 + (end["y"] + 20 - start["y"] - 30) * step / 20,
        )
    expect(page.locator(".picture.dragged")).to_have_count(1)
    page.mouse.up()
    page.wait_for_selector(".log li:has-text('discards')")


def test_hot_seat_on_one_device(new_page: NewPage, server: Server) -> None:
    page = new_page()
    make_table(page, server.url, GAME, [{"kind": "me"}, {"kind": "me", "name": "Bo"}], {"setup": "sorted"})
    until_mine(page)
    assert "Bo" not in page.locator(".garden-head h2").inner_text()
    page.locator("[data-place=pile]").click()
    page.locator(".bar [data-action=discard]").first.click()
    expect(page.locator(".garden-head h2")).to_contain_text("Bo")
    expect(page.locator(".prompt")).to_contain_text("Hand over to Bo.")


def test_names_and_chat_are_only_text(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    page.locator(".me button").click()
    page.get_by_role("textbox", name="Name").fill('<img src=x onerror="x">')
    page.get_by_role("button", name="Done").click()
    expect(page.locator("dialog")).to_have_count(0)
    make_table(page, server.url, GAME, [{"kind": "me"}, {"kind": "me", "name": "W" * 24}], {"setup": "sorted"})
    until_mine(page)
    open_tab(page, "chat")
    page.get_by_label("Say something").fill("<script>alert(1)</script>" + "x" * 250)
    page.get_by_label("Say something").press("Enter")
    expect(page.locator(".chat-lines")).to_contain_text("<script>")
    for width in (1280, 520, 360):
        resize(page, {"width": width, "height": 740})
        for part in ("document.documentElement", "document.querySelector('.seats')"):
            assert page.evaluate(f"() => {part}.scrollWidth <= {part}.clientWidth"), (part, width)
    expect(page.locator(".chat-lines script, .table img")).to_have_count(0)


def test_the_guided_first_game(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    card = page.locator(".game").filter(has=page.locator("h2", has_text=titles(page)[GAME]))
    card.get_by_role("button", name="Guided first game").click()
    expect(page.locator(".lesson")).to_contain_text("This is your garden")
    resize(page, {"width": 390, "height": 844})
    expect(page.locator(".lesson")).to_have_count(1)
    expect(page.locator(".board .lesson")).to_contain_text("This is your garden")
    resize(page, {"width": 1280, "height": 800})
    page.locator(".lesson").get_by_role("button", name="I see").click()
    expect(page.locator(".lesson")).to_contain_text("draw a tile")
    page.reload()
    expect(page.locator(".lesson")).to_contain_text("draw a tile")
    page.locator("[data-place=pile]").click()
    expect(page.locator(".lesson")).not_to_contain_text("draw a tile")
    page.get_by_role("button", name="Skip the hints").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_an_unknown_table_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(quiet=True)
    page.goto(f"{server.url}/t/nowhere")
    page.get_by_role("heading", name="No such table").wait_for()


def test_hidden_hands_at_one_device(new_page: NewPage, server: Server) -> None:
    """Village Green: the next hand is neither drawn nor sent until its owner says so, nor after a reload."""
    page = new_page()
    sent: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(json.loads(text))))
    make_table(page, server.url, "village-green", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])

    def covered() -> str:
        page.wait_for_selector(".curtain")
        expect(page.locator("[data-piece]")).to_have_count(0)
        table = [message for message in sent if message["type"] == "table"][-1]
        assert table["covered"] and table["legal"] == []
        assert table["view"]["seat"] is None and table["view"]["hand"] is None
        return page.locator(".curtain h2").inner_text()

    first = covered()
    page.reload()
    assert covered() == first and "{" not in first
    page.locator(".curtain button").click()
    expect(page.locator(".mine .village-held")).to_have_count(3)
    seat = next(message["turn"] for message in reversed(sent) if message["type"] == "table")
    for award in ("a0", "b0"):
        page.locator(f'.mine [data-place="{seat}-{award}"] > .is-legal').click()
    assert covered() != first  # the other's turn


def test_rematch_for_two_browsers(new_page: NewPage, server: Server) -> None:
    ada, bo, table = two_at_a_table(new_page, server.url, setup="sorted")
    ada.evaluate(f"(args) => void ({PLAY})(args)", [table, END, "place"])
    bo.evaluate(PLAY, [table, END, "place"])
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_selector(".waiting")
    bo.get_by_role("button", name="To the rematch").click()
    expect(bo).to_have_url(ada.url)
    assert not ada.url.endswith(table)
    for page in (ada, bo):
        page.wait_for_selector(".mine .lucky-garden")
    expect(ada.locator(".seats .name").first).to_have_text("Bo")  # somebody else starts


def test_a_lost_acknowledgement_plays_the_move_once(new_page: NewPage, server: Server) -> None:
    """The server has played the move, but the connection breaks before it says so: the same id is sent again."""
    page = new_page(quiet=True)
    sent: list[str] = []

    def between(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def to_page(text: str | bytes) -> None:
            if json.loads(text)["type"] == "ack" and len(sent) == 1:
                route.close(code=1001)
            else:
                route.send(text)

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                sent.append(message["id"])
            upstream.send(text)

        upstream.on_message(to_page)
        route.on_message(to_server)

    page.route_web_socket("**/live*", between)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    page.locator("[data-place=pile]").click()
    expect(page.locator("[data-place=hand] [data-piece]")).to_have_count(1)
    expect(page.locator(".banner")).to_have_count(0)
    assert len(sent) == 2 and sent[0] == sent[1]
    expect(page.locator(".log li", has_text="draws")).to_have_count(1)


def test_a_server_that_hangs_is_left_for_another(new_page: NewPage, server: Server) -> None:
    """Its connection stays open and nothing comes any more: another is opened, and the move is sent again."""
    page = new_page(quiet=True)
    hanging: list[WebSocketRoute] = []
    connections: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        connections.append(route)
        upstream = route.connect_to_server()
        upstream.on_message(lambda text: None if route in hanging else route.send(text))
        route.on_message(lambda text: None if route in hanging else upstream.send(text))

    page.route_web_socket("**/live*", between)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    hanging += connections
    page.locator("[data-place=pile]").click()
    expect(page.locator("[data-place=hand] [data-piece]")).to_have_count(1, timeout=60_000)
    assert len(connections) == 2
    expect(page.locator(".banner")).to_have_count(0)


def test_hostile_chat_in_the_other_browser(new_page: NewPage, server: Server) -> None:
    ada, bo, _ = two_at_a_table(new_page, server.url, setup="sorted")
    lines = ['<img src=x onerror="document.title=1">', "{name} ${text} &lt;b&gt;", "\u202edesrever", "W" * 300]
    open_tab(ada, "chat")
    for line in lines:
        ada.get_by_label("Say something").fill(line)
        ada.get_by_label("Say something").press("Enter")
    expect(bo.locator("#tab-chat .gain")).to_have_text("4")
    open_tab(bo, "chat")
    lines[2] = "desrever"  # a sign that turns the direction of text around is not passed on
    expect(bo.locator(".chat-lines li b + span")).to_have_text(lines)
    expect(bo.locator("#tab-chat .gain")).to_have_count(0)
    expect(bo.locator(".chat-lines :is(img, b b, script)")).to_have_count(0)
    for width in (1280, 360):
        resize(bo, {"width": width, "height": 740})
        assert bo.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width


def test_a_game_without_a_board_can_be_played(new_page: NewPage, server: Server) -> None:
    page = new_page()

    def without_files(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "files": []})

    page.route(f"**/api/games/{GAME}?*", without_files)
    make_table(page, server.url, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}], {"setup": "sorted"})
    draw = page.locator(".generic-moves button", has_text="Draw a face-down tile.")
    expect(draw).to_have_count(1)
    picture = page.locator(".generic-picture")
    page.wait_for_function("() => document.querySelector('.generic-picture').naturalWidth > 100")
    before = picture.get_attribute("src")
    expect(page.locator(".lucky-garden")).to_have_count(0)
    draw.click()
    expect(page.locator(".generic-moves button", has_text="face up in the centre")).to_have_count(1)
    assert picture.get_attribute("src") != before
    expect(page.locator(".hints")).to_contain_text("place ")
    page.locator("#move-box").fill("place z9")
    page.locator("#move-box").press("Enter")
    expect(page.locator(".prompt .refusal")).not_to_be_empty()


@pytest.mark.parametrize("touch", [False, True])
def test_a_refusal_goes_with_the_next_thing_that_is_tried(touch: bool, new_page: NewPage, server: Server) -> None:
    """By finger that is only shown, with a card only picked up: what is then said is about that."""
    page = new_page(
        **({"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if touch else {})
    )
    me_and_bot = [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}]
    make_table(page, server.url, GAME, me_and_bot, {"setup": "sorted", "start": "0"})
    until_mine(page)
    press(page.locator("[data-place=pile]"))
    page.wait_for_selector("[data-place=hand] [data-piece]")
    settled(page)
    page.locator(".mine .target:not(.is-legal) [data-box]").first.dispatch_event("click")
    expect(page.locator(".prompt .refusal")).to_contain_text("cannot lie")
    legal = page.locator(".mine .target.is-legal").last
    if touch:
        legal.tap()
    else:
        legal.hover()
    expect(page.locator(".prompt .refusal")).to_have_count(0)
    expect(page.locator(".prompt .detail")).to_contain_text("Put the 8 on")
