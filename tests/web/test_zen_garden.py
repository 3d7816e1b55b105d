"""Zen Garden's board: turning, shifting, taking straight to a cell, what lights up, phone, French, axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .boards.hand import drag
from .boards.zen_garden import ZenGarden
from .conftest import NewPage
from .driver import SEAT, Theme, decided, make_table, open_lobby, open_tab, settled, until_mine
from .looks import every_look, look
from .serving import Server
from .still import resize

GAME = "zen-garden"
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}]


def at_the_table(page: Page, url: str, boards: str = "1", seats: list[dict[str, Any]] | None = None) -> None:
    make_table(page, url, GAME, seats or ME_AND_BOT, {"boards": boards})
    page.wait_for_selector(".zen-garden")
    until_mine(page)


def take(page: Page, space: str = "") -> None:
    tile = page.locator(f'[data-place="market-{space}"]' if space else ".zen-terraces .is-legal").first
    tile.click()
    page.wait_for_selector('[data-place="hand"] [data-piece]')
    settled(page)


def with_a_second_tile(page: Page, url: str, cell: str) -> None:
    """At a new table: the first tile lies on this cell of the frame, and the second is taken."""
    at_the_table(page, url)
    take(page)
    page.locator(f'[data-cell="{cell}"]').click()
    page.wait_for_selector('.mine [data-place="0-d4"] [data-piece]')
    until_mine(page)
    take(page)


def turns(page: Page, count: int) -> None:
    """This many of my turns."""
    for _ in range(2 * count):
        until_mine(page)
        decided(page, ZenGarden.by_mouse)
    until_mine(page)
    settled(page)


def ghost(page: Page) -> str:
    return page.locator(".prompt .detail").inner_text()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tile_is_turned_by_key_wheel_button_and_touch(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_the_table(page, server.url)
    take(page)
    page.mouse.move(*middle(page, '[data-cell="11"]'))
    expect(page.locator(".prompt .detail")).to_contain_text("top left")
    page.mouse.wheel(0, 100)
    expect(page.locator(".prompt .detail")).to_contain_text("top right")
    page.keyboard.press("r")
    expect(page.locator(".prompt .detail")).to_contain_text("bottom right")
    page.locator(".bar button", has_text="Turn").click()
    page.mouse.move(*middle(page, '[data-cell="22"]'))
    expect(page.locator(".prompt .detail")).to_contain_text("bottom left")
    page.locator('[data-place="hand"]').click()
    page.mouse.move(*middle(page, '[data-cell="22"]'))
    expect(page.locator(".prompt .detail")).to_contain_text("top left")


def test_the_first_tile_lies_where_it_is_put(new_page: NewPage, server: Server) -> None:
    """Anywhere in the frame: the page keeps it there, also after a reload."""
    page = new_page()
    at_the_table(page, server.url)
    take(page)
    spot = middle(page, '[data-cell="30"]')
    page.locator('[data-cell="30"]').click()
    page.wait_for_selector('.mine [data-place="0-d4"] [data-piece]')
    until_mine(page)
    settled(page)
    assert middle(page, '.mine [data-place="0-d4"] [data-piece]') == pytest.approx(spot, abs=3)
    page.reload()
    page.wait_for_selector('.mine [data-place="0-d4"] [data-piece]')
    assert middle(page, '.mine [data-place="0-d4"] [data-piece]') == pytest.approx(spot, abs=3)


def test_the_garden_shifts_and_squares_keep_their_names(new_page: NewPage, server: Server) -> None:
    page = new_page()
    with_a_second_tile(page, server.url, "11")
    names = page.locator(".mine .target.is-legal").evaluate_all(
        "(all) => all.map((e) => e.ariaLabel.split(',')[0]).sort()"
    )
    assert names == ["c4", "d3", "d5", "e4"]
    for arrow in ("left", "up"):
        page.locator(f'[data-shift="{arrow}"]').click()
    expect(page.locator('[data-shift="left"]')).to_have_count(0)
    names = page.locator(".mine .target.is-legal").evaluate_all(
        "(all) => all.map((e) => e.ariaLabel.split(',')[0]).sort()"
    )
    assert names == ["d5", "e4"]
    expect(page.locator('[data-shift="right"]')).to_have_class(re.compile("has-more"))
    # Shift with an arrow key, from anywhere in the garden.
    page.locator('.mine [data-place="0-d4"]').focus()
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator('[data-shift="up"]')).to_have_count(1)
    # Dragging the garden as far as it goes.
    x, y = middle(page, '.mine [data-place="0-d4"] [data-piece]')
    drag(page, (x, y), (x + 700, y + 700))
    expect(page.locator('[data-shift="right"], [data-shift="down"]')).to_have_count(0)
    names = page.locator(".mine .target.is-legal").evaluate_all(
        "(all) => all.map((e) => e.ariaLabel.split(',')[0]).sort()"
    )
    assert names == ["c4", "d3"]
    # The tiles stand still when the garden grows, their squares keep their names, and the log tells the new one.
    spot = middle(page, '.mine [data-place="0-d4"] [data-piece]')
    page.locator('[data-cell="23"]').click()
    page.wait_for_selector('.mine [data-place="0-c4"] [data-piece]')
    settled(page)
    assert middle(page, '.mine [data-place="0-d4"] [data-piece]') == pytest.approx(spot, abs=3)
    expect(page.locator('.mine [data-place="0-d4"]')).to_have_attribute("aria-label", re.compile("^d4: "))
    assert "on c4" in page.locator(".log li", has_text="places").filter(has_not_text="Seedling").first.inner_text()


def test_a_move_from_the_list_makes_room(new_page: NewPage, server: Server) -> None:
    """A cell outside the frame is previewed all the same."""
    page = new_page()
    with_a_second_tile(page, server.url, "00")
    open_tab(page, "moves")
    page.locator("#move-box").fill("place c4-br")
    before = middle(page, '.mine [data-place="0-d4"] [data-piece]')
    page.locator(".hints button").first.hover()
    page.wait_for_selector(".zen-ghost")
    assert middle(page, '.mine [data-place="0-d4"] [data-piece]')[0] > before[0] + 40


def test_from_the_terrace_straight_to_a_cell(new_page: NewPage, server: Server) -> None:
    """Dropped on a cell, the tile is taken and its ghost waits there; it can be turned, then confirmed."""
    page = new_page()
    at_the_table(page, server.url)
    name = page.locator('[data-place="market-b3"] [data-piece]').get_attribute("data-piece")
    drag(page, middle(page, '[data-place="market-b3"]'), middle(page, '[data-cell="21"]'))
    page.wait_for_selector('[data-cell="21"].is-ghost')
    assert page.locator('[data-place="hand"] [data-piece]').get_attribute("data-piece") == name
    page.locator(".bar [data-action=turn]").click()
    expect(page.locator(".prompt .detail")).to_contain_text("top right")
    page.locator(".bar .go").click()
    page.wait_for_selector(f'.mine .zen-plants [data-piece="{name}"]')
    expect(page.locator(".log li", has_text="top right")).not_to_have_count(0)  # the others may turn theirs so too


def test_a_tile_in_hand_is_dragged_to_its_cell(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_the_table(page, server.url)
    take(page)
    name = page.locator('[data-place="hand"] [data-piece]').get_attribute("data-piece")
    drag(page, middle(page, '[data-place="hand"]'), middle(page, '[data-cell="12"]'))
    page.wait_for_selector(f'.mine .zen-plants [data-piece="{name}"]')


def test_a_wish_lights_its_tiles_and_tells_its_reason(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_the_table(page, server.url, "12345")
    turns(page, 5)
    expect(page.locator(".zen-wish, .zen-decor")).to_have_count(15)
    lit = {}
    for key in ("small", "great", "majority", "detail", "minimalist", "mission-1"):
        page.locator(f'[data-wish="{key}"]').hover()
        lit[key] = page.locator(".mine .zen-plants .is-lit").count()
        assert len(page.locator(f'[data-wish="{key}"]').get_attribute("data-tip") or "") > 20
    assert lit["minimalist"] == 5
    points = page.locator('.zen-wish:has([data-wish="small"]) .zen-now > b').inner_text()
    assert lit["small"] == int(points)  # one for each tile
    page.locator('[data-wish="minimalist"]').click()
    page.mouse.move(5, 5)
    expect(page.locator(".mine .zen-plants .is-lit")).to_have_count(5)


def test_only_the_boards_in_play_are_shown(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_the_table(page, server.url, "1")
    expect(page.locator(".zen-wish, .zen-decor")).to_have_count(10)
    at_the_table(page, server.url, "135")
    shown = page.locator(".zen-wishes .zen-touch").evaluate_all("(all) => all.map((e) => e.dataset.wish)")
    assert shown == ["paths", "small", "great", "majority", "detail", "minimalist", "mission-1"]


def test_the_last_round_is_announced_a_round_ahead(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    said = page.evaluate(
        """async () => {
             const { boardOf } = await import('/static/games/index.js');
             const { wordsOf } = await import('/static/lib/i18n.js');
             const board = await boardOf('zen-garden');
             const said = [];
             const tools = {
               words: wordsOf('zen-garden'), table: {seats: []}, events: [], announce: (text) => said.push(text),
             };
             for (const round of [6, 7])
               await board.stage({kind: 'round', seat: 0, detail: {round, rounds: 8}}, tools);
             return said;
           }"""
    )
    assert said == ["One more round after this one."]


def test_a_mission_is_lit_on_the_scroll(new_page: NewPage, server: Server) -> None:
    """Its row comes into sight, where the scroll holds more than there is room for, and stands in the light."""
    page = new_page(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    at_the_table(page, server.url, "12345")
    settled(page)
    row, lit = page.evaluate(
        """async () => {
             const { boardOf } = await import('/static/games/index.js');
             const { wordsOf } = await import('/static/lib/i18n.js');
             const { spotlight } = await import('/static/lib/staging.js');
             const root = document.querySelector('.board');
             const tools = { root, words: wordsOf('zen-garden'), announce: () => {}, chip: () => {},
               spotlight: (groups) => groups && spotlight(root, groups), wait: async () => {},
               table: { seats: [{ seat: 0, name: 'Hazel' }], view: { gardens: [{ rows: [[]] }] } },
               events: [{ kind: 'place', seat: 0, target: '0-d4' }] };
             const mission = { kind: 'mission', seat: 0, line: 'mission-3', points: 5, target: null,
               detail: { number: 3, first: 'crane', second: 'clay' } };
             tools.events.push(mission);
             (await boardOf('zen-garden')).stage(mission, tools);
             const { x, y, bottom } = document.querySelector('[data-place="wish-mission-3"]').getBoundingClientRect();
             const scroll = document.querySelector('.zen-wishes').getBoundingClientRect();
             return [[x, y, bottom <= scroll.bottom + 1], document.querySelector('.shade').style.clipPath];
           }"""
    )
    x, y, in_sight = row
    assert in_sight
    holes = [(float(left), float(top) + 5) for left, top in re.findall(r"M ?([\d.]+) ([\d.-]+) ?h ?[\d.]+ ?a", lit)]
    assert any(abs(left - x) < 2 and abs(top - y) < 2 for left, top in holes), (row, lit)


def test_zen_garden_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    at_the_table(page, server.url, "12345", [{"kind": "me"}] + 3 * [{"kind": "bot", "bot": "seedling"}])
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    page.locator('[data-place="market-c2"]').tap()
    expect(page.locator(".prompt .detail")).to_contain_text("for 1 coin")
    # The chosen tile may go straight to a cell: one tap takes it and shows it there.
    page.locator('[data-cell="12"]').tap()
    page.wait_for_selector('[data-cell="12"].is-ghost')
    page.locator(".bar [data-action=turn]").tap()
    expect(page.locator(".prompt .detail")).to_contain_text("top right")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.target, button, a, input')]
             .filter((e) => e.getClientRects().length && !e.closest('.unseen, .skip'))
             .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
             .filter(([r]) => r.width < 24 || r.height < 24).map(([r, html]) => [r.width, r.height, html])"""
    )
    assert [one for one in small if "skip" not in one[2]] == []
    page.locator(".bar .go").tap()
    page.wait_for_selector('.mine [data-place="0-d4"] [data-piece]')
    until_mine(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    resize(page, {"width": 740, "height": 360})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_zen_garden_in_french(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="fr-FR")
    at_the_table(page, server.url, "12345")
    expect(page.locator(".zen-scroll h2")).to_have_text("Les souhaits de l’empereur")
    open_tab(page, "text")
    text = page.locator(".board").inner_text() + page.locator(".text-view").inner_text()
    labels = page.locator(".board [aria-label]").evaluate_all("(all) => all.map((e) => e.ariaLabel).join(' ')")
    assert "{" not in text + labels
    assert not re.search(r"\b(Round|Supply|Costs|Take|Mission \d of|Small preference|garden of)\b", text + labels)


@every_look
def test_nothing_is_wrong_with_any_screen(new_page: NewPage, server: Server, width: int, theme: Theme) -> None:
    page = new_page(viewport={"width": width, "height": 840}, color_scheme=theme)
    problems: list[str] = []
    page.goto(f"{server.url}/#rules/{GAME}")
    page.wait_for_selector(".diagram svg")
    look(page, "rules", problems)
    at_the_table(page, server.url, "12345")
    look(page, "take", problems)
    take(page)
    open_tab(page, "text")
    look(page, "place", problems)
    page.locator(SEAT).first.click()
    look(page, "seat", problems)
    assert not problems, "\n".join(problems)


def test_the_guided_first_game_of_zen_garden(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    page.evaluate("async () => (await import('/static/lib/lesson.js')).startLesson('zen-garden')")
    expect(page.locator(".lesson")).to_contain_text("sixteen tiles")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".lesson")).to_contain_text("from the terraces")
    take(page)
    expect(page.locator(".lesson")).to_contain_text("first tile anywhere")
    page.locator('[data-cell="11"]').click()
    page.wait_for_selector('.mine [data-place="0-d4"] [data-piece]')
    until_mine(page)
    take(page)
    expect(page.locator(".lesson")).to_contain_text("side by side")
