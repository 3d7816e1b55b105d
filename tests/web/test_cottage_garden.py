"""Cottage Garden's hand: dragging, turning, snapping, trying, fingers; and the decisions only some options bring."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .boards.cottage_garden import HELD_FITS, IN_HAND, CottageGarden, turn_until_it_fits
from .boards.hand import Finger, drawn
from .conftest import NewPage
from .driver import SEAT, Theme, decided, make_table, open_tab, settled, until_mine
from .flights import flown, watch
from .looks import every_look, look
from .serving import Server

GAME = "cottage-garden"
BOT = {"kind": "bot", "bot": "seedling"}


def sit_down(page: Page, server: Server, seats: list[dict[str, Any]] | None = None, **options: str) -> None:
    make_table(page, server.url, GAME, seats or [{"kind": "me"}, BOT], options)
    page.wait_for_selector(".cottage-garden")
    until_mine(page)
    settled(page)


def at(place: str) -> str:
    """The spot of a place."""
    return f'.board .target[data-place="{place}"]'


def middle(page: Page, target: str) -> tuple[float, float]:
    box = page.locator(at(target)).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def number(page: Page) -> int:
    return int(page.evaluate("() => document.querySelector('.table').dataset.number"))


def told(page: Page) -> str:
    """What the previewed move is."""
    return page.locator(".prompt .detail").inner_text()


def covered(page: Page, bed: int) -> set[str]:
    """The squares of my bed under tiles, as the squares say it."""
    names = page.locator(f'.mine .target[data-place^="0-{bed}-"]').evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    quiet = ("empty", "printed pot", "printed cloche", "cat", "pot")
    return {found for name in names for found in squares(name[:9]) if name.split(", ")[2] not in quiet}


def squares(text: str) -> set[str]:
    return set(re.findall(r"\b[a-e][1-5]\b", text))


def test_a_tile_is_dragged_turned_and_snaps(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    space = page.locator(".cottage-nspace.is-legal").first.get_attribute("data-place") or ""
    page.mouse.move(*middle(page, space))
    page.mouse.down()
    page.mouse.move(*middle(page, "0-1-c3"), steps=6)
    page.wait_for_selector(".cottage-ghost.is-move")
    first = told(page)
    assert f"from {space.removeprefix('nursery-')} on bed 1" in first
    page.mouse.move(*middle(page, "0-2-d3"), steps=6)
    page.wait_for_function("() => document.querySelector('.prompt .detail').textContent.includes('bed 2')")
    page.keyboard.press("f")
    page.mouse.wheel(0, 120)
    page.wait_for_selector(".cottage-ghost.is-move")
    wanted = squares(told(page))
    page.mouse.up()
    expect(page.locator(".log li", has_text="on bed 2").first).to_be_visible()
    assert covered(page, 2) == wanted
    expect(page.locator(".picture.dragged")).to_have_count(0)


def test_a_drop_beside_the_beds_puts_the_tile_back(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    before = number(page)
    page.mouse.move(*middle(page, "nursery-A1"))
    page.mouse.down()
    page.mouse.move(*middle(page, "0-1-c3"), steps=4)
    page.mouse.move(*middle(page, "supply"), steps=4)
    page.mouse.up()
    expect(page.locator(".picture.dragged, .cottage-ghost")).to_have_count(0)
    assert number(page) == before


def test_a_click_between_the_squares_or_on_the_frame_means_the_nearest_place(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    for edge in (-0.25, 0):  # the frame of a bed, while that is empty; the crossing of four squares
        until_mine(page)
        before = number(page)
        page.locator(".cottage-nspace.is-legal").first.click()
        turn_until_it_fits(page)
        place = page.locator(at("0-1-a1")) if edge else page.locator(HELD_FITS).last
        square = place.locator(".cottage-touch").bounding_box()
        assert square
        page.mouse.move(square["x"] + edge * square["width"], square["y"] + edge * square["height"])
        page.wait_for_selector(".cottage-ghost.is-move")
        page.mouse.down()
        page.mouse.up()
        page.wait_for_function("(old) => Number(document.querySelector('.table').dataset.number) > old", arg=before)
        settled(page)


def test_the_parasol(new_page: NewPage, server: Server) -> None:
    """Any tile can be tried at any time; nothing is played, and it stays while others play."""
    page = new_page()
    sit_down(page, server)
    before = number(page)
    page.locator(at("nursery-D4")).click()
    page.locator(at("0-1-c3")).click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Only trying")
    expect(page.locator(".cottage-ghost.is-try")).to_have_count(1)
    page.keyboard.press("r")
    expect(page.locator(".cottage-ghost.is-try")).to_have_count(1)
    assert number(page) == before
    open_tab(page, "moves")
    page.locator("#move-box").fill("pot 2b1")
    if "pot 2b1" not in page.locator(".hints code").all_inner_texts():
        page.locator("#move-box").fill(page.locator(".hints code").first.inner_text())
    page.locator("#move-box").press("Enter")
    page.wait_for_function("(old) => Number(document.querySelector('.table').dataset.number) > old", arg=before)
    expect(page.locator(".cottage-ghost.is-try")).to_have_count(1)
    page.locator(at("0-1-c3")).focus()
    page.keyboard.press("Escape")
    expect(page.locator(f"{IN_HAND}, .cottage-ghost")).to_have_count(0)


def test_a_finger_drags_slides_turns_and_confirms(new_page: NewPage, server: Server) -> None:
    """The piece lies on exact squares, can be nudged without being covered, and only Confirm plays it."""
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, server)
    finger = Finger(page)
    before = number(page)
    space = page.locator(".cottage-nspace.is-legal").first.get_attribute("data-place") or ""
    x, y = middle(page, "0-1-c5")
    finger.drag(middle(page, space), (x, y + 10))
    page.wait_for_selector(".cottage-ghost.is-move")
    assert f"from {space.removeprefix('nursery-')}" in told(page) and number(page) == before
    first = told(page)
    x, y = middle(page, "0-2-c3")
    finger.drag((x, y), (x, y - 32))
    expect(page.locator(".prompt .detail")).not_to_have_text(first)
    assert squares(told(page)) != squares(first)
    page.get_by_role("button", name="Turn the tile").tap()
    drawn(page)
    wanted = told(page) if page.locator(".cottage-ghost.is-move").count() else ""
    assert number(page) == before
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    if wanted:
        page.locator(".bar .go").tap()
        expect(page.locator(".log li", has_text="lays the").first).to_be_attached()
        assert covered(page, 1) | covered(page, 2) == squares(wanted)


def test_targets_are_big_enough_for_a_finger(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_down(page, server, [{"kind": "me"}, BOT, BOT, BOT])
    page.locator(".cottage-nspace.is-legal").first.tap()
    turn_until_it_fits(page)
    page.locator(HELD_FITS).first.tap()
    expect(page.locator(".prompt .detail")).to_contain_text("Lay the")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.target, button, a, input')]
             .filter((e) => e.getClientRects().length && !e.closest('.unseen, .skip'))
             .filter((e) => { const r = e.getBoundingClientRect(); return r.width < 24 || r.height < 24; })
             .map((e) => e.outerHTML.slice(0, 80))"""
    )
    assert [one for one in small if "skip" not in one] == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360


def test_in_french_and_in_the_dark(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="fr-FR", color_scheme="dark")
    sit_down(page, server)
    page.locator(".cottage-nspace.is-legal").first.click()
    page.get_by_role("button", name="Retourner la tuile").click()
    turn_until_it_fits(page)
    page.locator(HELD_FITS).first.click()
    expect(page.locator(".log li", has_text="sur le parterre").first).to_be_visible()
    open_tab(page, "text")
    expect(page.locator(".text-view")).to_contain_text("Pépinière")


def test_beds_are_chosen_alone(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server, [{"kind": "me"}], bed_choice="chosen")
    for left in (8, 7, 0):
        page.locator(".cottage-offer .is-legal").nth(1).click()
        expect(page.locator(".cottage-offer .is-legal")).to_have_count(left)
    until_mine(page)
    expect(page.locator(".mine .cottage-nobed")).to_have_count(0)


def test_a_child_chooses_corners(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server, [{"kind": "me"}, BOT, BOT], children="6,0,0")
    page.locator(at("corner-ne")).click()
    expect(page.locator(".bar .go")).to_be_disabled()
    page.locator(at("corner-sw")).click()
    page.locator(".bar .go").click()
    expect(page.locator(".log")).to_contain_text("puts cats on 2 corners")


def test_pots_and_cats_by_drag_and_tap(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    page.locator(at("0-cats")).click()  # cats are wanted: the turn does not end by itself
    expect(page.locator(at("0-cats"))).to_have_class(re.compile("is-picked"))
    box = page.locator(at("box")).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 25, box["y"] + box["height"] / 2)
    page.mouse.down()
    x, y = middle(page, "0-1-c3")
    page.mouse.move(x, y, steps=6)
    page.wait_for_selector(".cottage-ghost.is-move")
    carried = page.locator(".picture.dragged").bounding_box()
    square = page.locator(at("0-1-c3")).bounding_box()
    assert carried and square
    assert carried["width"] < 1.3 * square["width"]  # the pot alone, centred on the mouse
    assert abs(carried["x"] + carried["width"] / 2 - x) < 2 and abs(carried["y"] + carried["height"] / 2 - y) < 2
    page.mouse.up()
    expect(page.locator(".log li", has_text="puts a pot")).to_have_count(1)
    page.locator(at("0-cats")).click()
    assert not page.locator(IN_HAND).count()  # nothing to turn
    page.locator(HELD_FITS).nth(3).click()
    expect(page.locator(".log li", has_text="puts a cat")).not_to_have_count(0)


def plant(page: Page) -> None:
    """The first tile of the row that may be planted, on the first place it fits."""
    page.locator(".cottage-nspace.is-legal").first.click()
    turn_until_it_fits(page)
    page.locator(HELD_FITS).first.click()


def test_a_tile_in_hand_leaves_pots_and_cats_in_reach(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    page.locator(".cottage-nspace.is-legal").first.click()
    expect(page.locator(IN_HAND)).to_be_visible()
    page.locator(at("box")).click()
    expect(page.locator(at("box") + '[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(IN_HAND)).to_have_count(0)


def test_a_turn_without_cats_ends_by_itself(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    plant(page)
    expect(page.locator(".log li", has_text="Seedling")).not_to_have_count(0)  # whose turn it is now
    expect(page.locator(".log li", has_text="no more cats")).to_have_count(0)  # nothing to tell


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_turn_with_cats_is_ended_at_one_touch(new_page: NewPage, server: Server, way: str) -> None:
    page = new_page()
    sit_down(page, server)
    page.locator(at("0-cats")).click()
    plant(page)
    end = page.locator(".bar .go:enabled")
    expect(end).to_have_text("End turn")
    if way == "key":
        page.keyboard.press("e")
    else:
        end.click()
    expect(page.locator(".log li", has_text="Seedling")).not_to_have_count(0)


def test_a_preview_tells_what_stays_in_sight(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server)
    page.locator(at("box")).click()
    tag = page.locator(".mine .cottage-tag").first
    left = int((tag.locator(".is-quiet").text_content() or "").removesuffix(" to fill"))
    (worth,) = map(int, re.findall(r"\d+", tag.get_attribute("data-tip") or ""))
    page.locator(HELD_FITS).first.hover()
    expect(tag.locator(".is-quiet")).to_have_text(f"{left}→{left - 1} {worth}→{worth + 1}")
    expect(tag.locator(".is-worth")).to_have_text(f"{worth}→{worth + 1}")
    page.mouse.move(5, 5)
    expect(page.locator(".mine .cottage-tag.is-then")).to_have_count(0)


# The board alone, drawn from the view of a diagram: `draw(view, legal)`; what is played is kept; `queue` plays events.
ALONE = """async () => {
  const { html, render } = await import('/static/lib/ui.js');
  const { createPlay } = await import('/static/lib/play.js');
  const { createQueue } = await import('/static/lib/queue.js');
  const { wholeMove } = await import('/static/lib/room.js');
  const { wordsOf } = await import('/static/lib/i18n.js');
  const { default: board } = await import('/static/games/cottage-garden/board.js');
  const { default: diagrams } = await import('/static/games/cottage-garden/diagrams.js');
  const seats = [0, 1].map((seat) => ({ seat, name: 'A', symbol: seat, mine: !seat }));
  let table = { id: 'alone', seats, viewer: 0, turn: 0, number: 0, ply: 0, legal: [], log: [] };
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  window.played = [];
  const words = wordsOf('cottage-garden');
  const send = (move) => window.played.push(move.move);
  const play = createPlay({ table: () => table, send, board: () => board, words: () => words });
  window.queue = createQueue({ root: () => root, play, table: () => table });
  window.view = diagrams.nursery.view;
  window.draw = (view, legal = []) => {
    table = { ...table, view, number: table.number + 1, legal: legal.map(wholeMove) };
    const props = { table, play, t: words };
    window.now = () => board.now(props) ?? '';
    render(html`<div class="board"><${board.Shared} ...${props} /><div class="mine">
      <${board.Garden} ...${props} seat=${0} size="large" /></div></div>`, root);
  };
}"""


def alone(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/#rules/{GAME}")
    page.wait_for_selector(".diagram svg")
    page.evaluate(ALONE)


LAY = """{move: 'plant B1-1d1', verb: 'plant', piece: '4C', origin: 'nursery-B1', target: '0-1-d1',
  detail: {flower: 'daisy', space: 'B1', bed: 1, squares: 'c2 d2 e2 d3', completes: 0, worth: 0}}"""


def test_laying_a_tile_leaves_the_row_as_it_is(new_page: NewPage, server: Server) -> None:
    """While the row could be refilled for a cat, a tile of it can be laid: `stay` goes before it by itself."""
    page = new_page()
    alone(page, server)
    page.evaluate(f"() => {{ window.lay = {LAY}; }}")
    page.evaluate(
        """() => draw({...view, phase: 'refill', without_ramble: [lay]},
             [{move: 'ramble', verb: 'ramble'}, {move: 'stay', verb: 'stay'}])"""
    )
    page.locator(at("nursery-A1")).click()
    page.wait_for_function("() => now().startsWith('Only trying')")
    page.locator(at("nursery-B1")).click()
    page.wait_for_function("() => now().startsWith('Where shall')")
    page.locator(HELD_FITS).first.click()
    page.wait_for_function("() => played.length === 1")
    page.evaluate("() => draw({...view, phase: 'plant'}, [lay])")
    page.wait_for_function("() => played.length === 2")
    assert page.evaluate("() => played") == ["stay", "plant B1-1d1"]


def test_why_a_tile_is_only_tried(new_page: NewPage, server: Server) -> None:
    page = new_page()
    alone(page, server)
    page.evaluate(
        """() => draw({ ...view, phase: 'plant' }, [{move: 'pot 1d1', verb: 'pot', piece: 'pot', origin: 'box',
             target: '0-1-d1', detail: {bed: 1, square: 'd1'}}])"""
    )
    page.locator(at("nursery-A1")).click()
    page.wait_for_function("() => now().includes('not in the gardener row')")
    page.locator(at("nursery-B1")).click()
    page.wait_for_function("() => now().includes('fit nowhere on your beds')")
    page.evaluate("() => draw(view)")
    page.wait_for_function("() => now().includes('nothing is played')")


# A finished bed goes and the next one comes: the board just after it was drawn, and once all is played.
EXCHANGE = """async () => {
  const [mine, ...others] = view.seats;
  const { supply } = view;
  const piece = (bed) => `bed-${bed.bed}-${bed.side}`;
  const gone = mine.beds[1];
  const fresh = { ...gone, ...supply, tiles: [], pots: [], cats: [] };
  const events = [
    { kind: 'bed-out', seat: 0, piece: piece(gone), origin: '0-2', target: 'supply', turn: 0, detail: {} },
    { kind: 'bed-new', seat: 0, piece: piece(fresh), origin: 'supply', target: '0-2', turn: 0, detail: {} },
  ];
  const entries = [{ kind: 'move', events }];
  const look = () => ({
    flying: [...document.querySelectorAll('.picture')].map(({ dataset }) => `${dataset.of}: ${dataset.flight}`),
    beds: [...document.querySelectorAll('.mine [data-place="0-2"] > [data-piece]')]
      .map((bed) => `${bed.dataset.piece}: ${getComputedStyle(bed).visibility}`),
    outlined: [...document.querySelectorAll('.is-new')].map(({ dataset }) => dataset.place),
  });
  draw(view);
  queue.see(entries);
  draw({ ...view, seats: [{ ...mine, beds: [mine.beds[0], fresh] }, ...others], supply: { ...supply, bed: 7 } });
  const played = queue.add(entries);
  const during = look();
  await played;
  return { during, after: look() };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_finished_bed_gives_way_to_the_next(new_page: NewPage, server: Server, motion: str) -> None:
    """Both are seen on their way at the same time, and the new bed only once it has come; or it is there, outlined."""
    page = new_page(reduced_motion=motion)
    watch(page)
    alone(page, server)
    seen = page.evaluate(EXCHANGE)
    during, after = seen["during"], seen["after"]
    out, new = ("bed-1-dark", "0-2", "supply"), ("bed-4-light", "supply", "0-2")
    flights = [(one["piece"], one["origin"], one["target"]) for one in flown(page)]
    if motion == "reduce":
        assert flights == during["flying"] == []
        assert during["beds"] == ["bed-4-light: visible"]
        assert sorted(during["outlined"]) == ["0-2", "supply"]
        expect(page.locator(".is-new")).to_have_count(0)
    else:
        assert flights == [out, new]
        assert during["flying"] == ["bed-1-dark: 0-2 → supply", "bed-4-light: supply → 0-2"]
        assert during["beds"] == ["bed-4-light: hidden"]
        first, second = flown(page)
        assert second["at"] - first["at"] < first["duration"]  # not one after the other
    assert after["flying"] == [] and after["beds"] == ["bed-4-light: visible"]


def test_the_cubes_show_where_they_land_and_what_they_bring(new_page: NewPage, server: Server) -> None:
    """The diagram of the rules: 0 → 4, or 5 → 9 across the red line."""
    page = new_page()
    page.add_init_script("addEventListener('scroll', () => { window.scrolled = true; })")
    page.goto(f"{server.url}/#rules/{GAME}")
    diagram = page.locator(".diagram", has=page.locator(".cottage-pick"))
    expect(diagram.locator(".cottage-way")).to_have_count(2)
    drawn(page)
    assert not page.evaluate("() => window.scrolled")  # stays at the top
    expect(diagram.locator('[data-place="0-orange-4"] .cottage-landing')).to_have_count(1)
    bonus = diagram.locator('[data-place="0-orange-9"] .cottage-landing use[href$="#cottage-cat"]')
    expect(bonus).to_have_count(1)
    diagram.locator(".cottage-pick").last.hover()
    expect(diagram.locator(".cottage-way.is-aimed")).to_have_count(1)


def test_a_whole_lap_keeps_the_page_quiet(new_page: NewPage, server: Server) -> None:
    """Twelve decisions with the mouse: the text view tells the same table as the board."""
    page = new_page()
    sit_down(page, server)
    for _ in range(12):
        if until_mine(page) == "over":
            break
        decided(page, CottageGarden.by_mouse)
    open_tab(page, "text")
    drawn = page.locator(".mine .cottage-garden [data-piece]").count()
    assert drawn > 8
    expect(page.locator(".text-view table")).to_have_count(5)


@every_look
def test_nothing_is_wrong_with_any_screen(new_page: NewPage, server: Server, width: int, theme: Theme) -> None:
    problems: list[str] = []
    page = new_page(viewport={"width": width, "height": 840}, color_scheme=theme)
    page.goto(f"{server.url}/#rules/{GAME}")
    page.wait_for_selector(".diagram svg")
    look(page, "rules", problems)
    sit_down(page, server)
    page.locator(at("nursery-D4")).click()
    page.locator(at("0-1-c3")).click()
    look(page, "trying", problems)
    page.locator(".cottage-nspace.is-legal").first.click()
    turn_until_it_fits(page)
    look(page, "in hand", problems)
    page.locator(HELD_FITS).first.click()
    page.wait_for_function("() => document.querySelector('.log')?.textContent.includes('lays')")
    open_tab(page, "text")
    look(page, "text", problems)
    page.locator(SEAT).first.click()
    look(page, "seat", problems)
    assert not problems, "\n".join(problems)
