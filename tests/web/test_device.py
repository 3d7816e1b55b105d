"""What the page does with the device: sound, notifications, clocks, small screens, installing, no network."""

from __future__ import annotations

import json
import re
import struct
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .boards.hand import drawn
from .conftest import NewPage
from .driver import GAMES, PLAY, make_table, open_lobby, play_now, reach, settled, until_mine
from .serving import Server

GAME = "lucky-numbers"
ME, SEEDLING = {"kind": "me"}, {"kind": "bot", "bot": "seedling"}

# Counts audio contexts made and notes begun.
EAR = """
  window.heard = {contexts: 0, notes: 0};
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard.contexts++; }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard.notes++; return start.apply(this, when); };
"""


def heard(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("() => window.heard")
    return found


def draw_and_discard(page: Page) -> None:
    """A whole turn, and the bot's after it."""
    page.locator("[data-place=pile].is-legal").click()
    page.locator(".bar [data-action=discard]").first.click()
    until_mine(page)


def test_sound_begins_with_a_touch_and_can_be_switched_off(new_page: NewPage, server: Server) -> None:
    first = new_page()
    play_now(first, server.url, GAME, setup="sorted")
    page = new_page(first.context)
    page.add_init_script(EAR)
    page.goto(first.url)
    until_mine(page)
    first.locator("[data-place=pile]").click()  # at the other window: this one has not been touched yet
    page.wait_for_selector("[data-place=hand] [data-piece]")
    assert heard(page) == {"contexts": 0, "notes": 0}
    page.locator(".bar [data-action=discard]").first.click()
    until_mine(page)
    draw_and_discard(page)
    assert heard(page)["contexts"] == 1 and heard(page)["notes"] > 0
    settled(page)  # what flies is heard when it lands
    page.get_by_role("button", name="Sounds").click()
    drawn(page)
    notes = heard(page)["notes"]
    draw_and_discard(page)
    assert heard(page)["notes"] == notes
    page.reload()
    until_mine(page)
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    draw_and_discard(page)
    assert heard(page) == {"contexts": 0, "notes": 0}


def test_my_turn_in_the_title_and_as_a_notification(new_page: NewPage, server: Server) -> None:
    """The title always tells; the notification comes only where it was asked for, and only to a hidden window."""
    page = new_page(service_workers="allow")
    page.add_init_script("""
      Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
      Notification.requestPermission = async () => 'granted';
      Object.defineProperty(Document.prototype, 'hidden', {get: () => Boolean(window.away)});
      window.told = [];
      ServiceWorkerRegistration.prototype.showNotification = async (...what) => void window.told.push(what);
    """)
    open_lobby(page, server.url)
    page.evaluate("() => navigator.serviceWorker.ready")
    make_table(page, server.url, GAME, [ME, {"kind": "invited"}], {"setup": "sorted"})
    code = page.locator(".code").inner_text()
    friend = new_page()
    friend.goto(f"{server.url}/join/{code}")
    friend.locator("form button").click()
    until_mine(page)
    expect(page).to_have_title("● Your turn · Lucky Numbers · Hortus")
    expect(friend).to_have_title("Lucky Numbers · Hortus")

    def turn_of_both() -> None:
        for one in (page, friend):
            one.locator("[data-place=pile].is-legal").click()
            one.locator(".bar [data-action=discard]").first.click()
        until_mine(page)

    page.evaluate("() => { window.away = true; }")
    turn_of_both()
    assert page.evaluate("() => window.told") == []  # not asked for
    page.locator(".me button").click()
    page.get_by_label("Notify me").check()
    page.get_by_role("button", name="Done").click()
    turn_of_both()
    page.wait_for_function("() => window.told.length === 1")
    title, options = page.evaluate("() => window.told[0]")
    assert title == "Lucky Numbers" and options["body"].startswith("Draw a tile")
    assert page.url.endswith(options["data"])
    page.evaluate("() => { window.away = false; }")
    turn_of_both()
    assert page.evaluate("() => window.told.length") == 1  # in sight: no need


def test_clocks_run_down_and_out(new_page: NewPage, server: Server) -> None:
    page = new_page()
    pace = {"kind": "clock", "seconds": 3, "increment": 0}
    make_table(page, server.url, GAME, [ME, SEEDLING], {"setup": "sorted", "start": "0"}, pace)
    until_mine(page)
    seats = page.locator(".garden-head")
    expect(seats.nth(1).get_by_role("timer")).to_have_text("0:03")
    expect(seats.nth(0).get_by_role("timer")).to_have_text("0:01")
    expect(seats.nth(1).get_by_role("timer")).to_have_text("0:03")  # only the one to decide
    page.wait_for_selector(".result")  # a bot has played on for me
    expect(page.locator(".log")).to_contain_text("out of time")
    expect(page.locator(".ranking .won .name")).to_have_text("Seedling")  # who was out of time cannot win


@pytest.mark.parametrize("players", [2, 4])
def test_a_short_phone_shows_the_whole_garden(new_page: NewPage, server: Server, players: int) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    make_table(page, server.url, GAME, [ME] + [SEEDLING] * (players - 1), {"setup": "sorted"})
    until_mine(page)
    bottom = page.locator(".mine svg.drawing").bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert bottom and bar and bottom["y"] + bottom["height"] <= bar["y"]
    points = page.locator(".head .seat .points")
    expect(points).to_have_count(players)
    for one in points.all():
        box = one.bounding_box()
        assert box and box["x"] > 44 and box["x"] + box["width"] < 360 - 44  # beside the menu
    page.locator(".me button").tap()
    expect(page.locator("dialog").get_by_role("link", name="How to play")).to_be_visible()
    expect(page.locator("dialog").get_by_label("Sounds")).to_be_visible()


def test_a_short_phone_shows_nursery_and_beds(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    make_table(page, server.url, "cottage-garden", [ME, SEEDLING])
    until_mine(page)
    bar = page.locator(".bar").bounding_box()
    assert bar
    beds = page.locator(".mine .cottage-bed")
    expect(beds).to_have_count(2)
    for bed in beds.all():
        box = bed.bounding_box()
        assert box and box["y"] + box["height"] <= bar["y"] + 8


def test_a_phone_tells_what_the_others_did_last(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = make_table(page, server.url, GAME, [ME, SEEDLING], {"setup": "sorted"})
    until_mine(page)
    news = page.locator(".prompt .news")
    expect(news).to_have_count(0)  # nobody has moved yet
    page.evaluate(PLAY, [table, 2, "draw"])  # until I may draw again: the other has had a turn
    expect(news).to_have_text(re.compile("^Seedling (puts|discards)"))
    expect(page.locator(".log li").first).to_contain_text(news.inner_text())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_phone_on_its_side(game: Any, new_page: NewPage, server: Server) -> None:
    """The garden on the left; sentence, shared area and actions on the right; nothing over anything else."""
    page = new_page(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    make_table(page, server.url, game.name, [ME, SEEDLING], plies=8)
    until_mine(page)
    boxes = {}
    for name in (".mine", ".prompt", ".board > .shared", ".bar", ".head .seats"):
        box = page.locator(name).bounding_box()
        assert box, name
        boxes[name] = box
    mine, moment, shared, bar = (boxes[name] for name in (".mine", ".prompt", ".board > .shared", ".bar"))
    assert mine["x"] + mine["width"] <= min(moment["x"], shared["x"], bar["x"])
    assert boxes[".head .seats"]["y"] + boxes[".head .seats"]["height"] <= mine["y"] + 1
    assert moment["y"] + moment["height"] <= shared["y"]
    assert shared["y"] + shared["height"] <= bar["y"] and bar["y"] + bar["height"] == pytest.approx(390, abs=10)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 844


def until_one_can_be_taken(page: Page, table: str) -> None:
    """A tile of the centre may be taken, and the page shows it: before that, the same slots are where to discard."""
    reach(page, page.evaluate(PLAY, [table, 1, "take"]))


def test_escape_lets_go_of_what_was_picked_up(new_page: NewPage, server: Server) -> None:
    """Also when nothing has the focus, as after a click beside the board."""
    page = new_page()
    table = make_table(page, server.url, GAME, [ME, SEEDLING], {"setup": "sorted"})
    until_one_can_be_taken(page, table)
    page.locator(".lucky-slot.is-legal").first.click()
    expect(page.locator(".is-picked")).to_have_count(1)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(page.locator(".is-picked")).to_have_count(0)


def test_escape_ends_a_drag_without_a_tap(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = make_table(page, server.url, GAME, [ME, SEEDLING], {"setup": "sorted"})
    until_one_can_be_taken(page, table)
    tile = page.locator(".lucky-slot.is-legal").first.bounding_box()
    assert tile
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(tile["x"] + 40, tile["y"] + 40, steps=5)
    page.wait_for_selector(".picture.dragged")
    page.keyboard.press("Escape")
    page.mouse.up()  # over the tile it was: still not picked up
    expect(page.locator(".picture.dragged")).to_have_count(0)
    drawn(page)
    expect(page.locator(".is-picked")).to_have_count(0)


def test_a_seat_close_up_lies_over_the_table(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    before = page.locator(".mine").bounding_box()
    page.locator(".head .seat").last.tap()
    page.wait_for_selector("dialog[open] .lines")
    assert page.locator(".table .mine").bounding_box() == before
    page.locator("dialog .lines button").first.tap()
    assert page.locator("dialog .is-lit").count() > 0


def test_the_page_can_be_installed(new_page: NewPage, server: Server) -> None:
    page = new_page(service_workers="allow")
    open_lobby(page, server.url)
    page.evaluate("() => navigator.serviceWorker.ready")
    browser = page.context.new_cdp_session(page)
    errors = {error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # the test's own window
    manifest = json.loads(browser.send("Page.getAppManifest")["data"])
    for icon in manifest["icons"]:
        with urllib.request.urlopen(server.url + icon["src"]) as answer:
            data = answer.read()
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{wide}x{high}"


def kept(page: Page) -> None:
    """All files of the page that it has loaded are kept for later."""
    page.wait_for_function(
        """async () => {
             const own = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
             const files = ['/', ...own.filter((path) => path.startsWith('/static/'))];
             return (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);
           }"""
    )


def test_the_page_opens_without_a_network(new_page: NewPage, server: Server) -> None:
    """One visit is enough; a table says that it cannot be reached, and opens when it can."""
    page = new_page(quiet=True, service_workers="allow")
    open_lobby(page, server.url)
    kept(page)
    play_now(page, server.url, GAME, setup="sorted")
    until_mine(page)
    kept(page)
    server.stop()
    try:
        page.reload()
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text("connection is lost")
        page.goto(server.url)
        expect(page.locator("h1")).to_contain_text("Garden games")
        expect(page.locator(".notice")).to_contain_text("cannot be reached")
        page.go_back()
    finally:
        server.start()
    until_mine(page)
