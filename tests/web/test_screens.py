"""Every screen: accessible, in both languages, on a phone, in the dark, and light to load."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from .boards.hand import drawn, return_to_board
from .conftest import NewPage
from .driver import (
    END,
    GAMES,
    SEAT,
    Theme,
    make_table,
    open_lobby,
    open_tab,
    play_unseen,
    until_mine,
)
from .looks import every_look, look
from .serving import Server
from .still import resize

GAME = "lucky-numbers"
SEEDLING = {"kind": "bot", "bot": "seedling"}
WEB = Path(__file__).parents[2] / "src" / "hortus" / "web"


@every_look
def test_nothing_is_wrong_with_any_screen(new_page: NewPage, server: Server, width: int, theme: Theme) -> None:
    problems: list[str] = []
    page = new_page(viewport={"width": width, "height": 840}, color_scheme=theme)
    open_lobby(page, server.url)
    look(page, "lobby", problems)
    page.goto(f"{server.url}/#ratings/{GAME}")
    page.wait_for_selector(".ratings, .rules p:nth-of-type(2)")
    look(page, "ratings", problems)
    page.goto(server.url)
    page.wait_for_selector(".game .buttons")
    page.locator(".game .buttons button").first.click()
    page.locator("dialog details").first.click()
    page.locator("dialog details").last.click()
    look(page, "new table", problems)
    page.keyboard.press("Escape")
    page.locator(".me button").click()
    look(page, "settings", problems)
    page.keyboard.press("Escape")
    page.goto(f"{server.url}/#rules/{GAME}")
    page.wait_for_selector(".diagram svg")
    look(page, "rules", problems)
    make_table(page, server.url, GAME, [{"kind": "me"}, {"kind": "invited"}])
    page.wait_for_selector(".qr")
    look(page, "waiting", problems)
    guest = new_page(viewport={"width": width, "height": 840}, color_scheme=theme)
    guest.goto(f"{server.url}/join/{page.locator('.code').inner_text()}")
    guest.wait_for_selector("form")
    look(guest, "join", problems)
    table = make_table(page, server.url, GAME, [{"kind": "me"}, SEEDLING], {"setup": "sorted"})
    until_mine(page)
    page.locator("[data-place=pile]").click()
    page.wait_for_selector("[data-place=hand] [data-piece]")
    for tab in ("log", "chat", "moves", "text"):
        open_tab(page, tab)
        look(page, f"table, {tab}", problems)
    if page.locator(".to-side").is_visible():
        page.locator(".to-side").click()
    page.locator(SEAT).first.click()
    look(page, "seat", problems)
    page.keyboard.press("Escape")
    play_unseen(page, server.url, table, END, GAME)
    page.wait_for_selector(".chart")
    look(page, "result", problems)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    look(page, "replay", problems)
    assert not problems, "\n".join(problems)


def test_the_replay_by_keyboard(new_page: NewPage, server: Server) -> None:
    page = new_page()
    make_table(page, server.url, GAME, [{"kind": "me"}, SEEDLING], {"setup": "sorted"}, plies=END)
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    last = slider.input_value()
    expect(page.locator(".prompt .sentence")).not_to_have_text("Start")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "1" and int(last) > 5
    page.get_by_role("button", name="Play by itself").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 1")


def test_on_a_phone(new_page: NewPage, server: Server) -> None:
    """The first tap shows the ghost and what it changes, Confirm plays it; nothing is wider than the screen."""
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    make_table(page, server.url, GAME, [{"kind": "me"}] + 3 * [SEEDLING])
    until_mine(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    page.locator(".mine .target.is-legal").first.tap()
    expect(page.locator(".prompt .detail")).to_contain_text("Lay the")
    expect(page.locator(".log li", has_text="lays")).to_have_count(0)
    page.locator(".bar .go").tap()
    expect(page.locator(".log li", has_text="lays")).to_have_count(1)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.target, button, a, input')]
             .filter((e) => e.getClientRects().length && !e.closest('.unseen, .skip'))
             .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 80)])
             .filter(([r]) => r.width < 24 || r.height < 24).map(([, html]) => html)"""
    )
    assert [one for one in small if "skip" not in one] == []
    resize(page, {"width": 740, "height": 360})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_code_is_asked_for_at_the_top_of_a_phone(new_page: NewPage, server: Server) -> None:
    """In one column; where there are more, it stands with the open tables."""
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_lobby(page, server.url)
    field = page.get_by_label("Code of the table")
    expect(field).to_have_count(1)
    expect(field).to_be_in_viewport()
    resize(page, {"width": 1280, "height": 800})
    expect(page.locator(".lists").get_by_label("Code of the table")).to_have_count(1)
    expect(field).to_have_count(1)


def test_in_french(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="fr-FR")
    open_lobby(page, server.url)
    expect(page.locator("h1")).to_have_text("Des jeux de jardin à une même table")
    page.get_by_role("button", name="Jouer maintenant : Lucky Numbers").click()
    page.get_by_role("button", name="Commencer").click()
    until_mine(page)
    expect(page.locator(".prompt .sentence")).to_contain_text("Posez le")
    expect(page.locator(".other .name", has_text=re.compile("Jeune pousse|Bouture|[Jj]ardinier"))).to_have_count(1)
    page.locator(".me button").click()
    page.get_by_label("English").click(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Lay the")


def test_dark(new_page: NewPage, server: Server) -> None:
    page = new_page(color_scheme="dark")
    open_lobby(page, server.url)
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(32, 36, 30)"
    page.locator(".me button").click()
    page.get_by_label("Light", exact=True).check(force=True)
    page.get_by_role("button", name="Done").click()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(247, 241, 227)"


def test_the_focus_is_seen_by_night_on_light_pieces_too(new_page: NewPage, server: Server) -> None:
    """Its ring is white with a dark edge: one of the two stands out on any ground."""
    page = new_page(color_scheme="dark")
    for game in GAMES:
        make_table(page, server.url, game.name, [{"kind": "me"}, SEEDLING])
        until_mine(page)
        return_to_board(page)
        drawn(page)
        ring, edge = page.evaluate(
            """() => {
                 const focused = document.activeElement;
                 const ring = focused.querySelector(':scope > .ring, :scope > svg > .ring') ?? focused;
                 const {stroke, filter} = getComputedStyle(ring);
                 return [stroke, filter];
               }"""
        )
        assert ring == "rgb(255, 255, 255)" and "rgb(22, 50, 79)" in edge, (game.name, ring, edge)


# How far things that were seen already have been moved, by the browser's own count.
SHIFTED = """
  window.shifted = 0;
  new PerformanceObserver((list) => { for (const {value} of list.getEntries()) window.shifted += value; })
    .observe({type: 'layout-shift', buffered: true});
"""


def test_nothing_in_the_lobby_moves_while_it_comes(new_page: NewPage, server: Server) -> None:
    for width, height in ((390, 844), (1280, 800)):
        page = new_page(viewport={"width": width, "height": height}, locale="fr-FR")
        page.add_init_script(SHIFTED)
        page.route("**/api/lobby", lambda route: route.fulfill(json=[]))  # no table comes or goes meanwhile
        page.goto(server.url)
        expect(page.locator(".foot")).to_be_attached()
        page.wait_for_load_state("networkidle")
        drawn(page)
        assert page.evaluate("() => window.shifted") == 0


def test_tables_are_light_to_load_and_can_be_enlarged(new_page: NewPage, server: Server) -> None:
    """Until a move can be made at most 160 KB are sent, in any game. At 200 % everything is in the window."""
    for game in GAMES:
        page = new_page(viewport={"width": 1366, "height": 768})
        make_table(page, server.url, game.name, [{"kind": "me"}, SEEDLING])
        until_mine(page)
        page.wait_for_load_state("networkidle")
        sent = page.evaluate(
            """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
                 .map((entry) => entry.transferSize)"""
        )
        assert len(sent) > 10 and sum(sent) <= 160 * 1024, game.name
        resize(page, {"width": 683, "height": 384})  # what is left of the window at 200 %
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), game.name
        for part in (".prompt .sentence", ".board > .shared", ".mine .garden", ".bar"):
            box = page.locator(part).bounding_box()
            assert box and box["width"] > 100 and box["height"] > 18, (game.name, part)
            assert box["x"] >= 0 and box["x"] + box["width"] <= 683, (game.name, part)
            assert box["y"] >= 0 and box["y"] + box["height"] <= 384, (game.name, part)


def test_files_named_in_the_page_exist() -> None:
    named = re.findall(r'(?:href|src)="/static/([^"]+)"', (WEB / "index.html").read_text())
    styles = re.findall(r'@import "([^"]+)"', (WEB / "css" / "page.css").read_text())
    assert len(named) > 5 and len(styles) > 5
    assert [name for name in [*named, *(f"css/{one}" for one in styles)] if not (WEB / name).is_file()] == []


def test_types() -> None:
    """The types in the comments hold; `make test` fetches TypeScript."""
    here = Path(__file__).parent
    tsc = here / "node_modules" / ".bin" / "tsc"
    done = subprocess.run([tsc, "-p", here / "jsconfig.json"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
