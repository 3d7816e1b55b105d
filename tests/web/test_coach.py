"""The coach on the page: hints lit on the board, the review on the end page and in the replay, practice tables."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hortus

from .boards.hand import drawn
from .conftest import NewPage
from .driver import GAMES, make_table, open_lobby, open_tab, practise, settled, until_mine
from .looks import look
from .serving import Server
from .still import clipped, moved, watch_boxes

PHONE = {"width": 390, "height": 844}
HINT, ROWS, LABELS = "[data-action=hint]", ".hint-row:not(.is-empty)", ".shown-label"

# Plays my moves from a socket beside the page's, always one that brings least, until the match is over.
BLUNDER = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  socket.onmessage = ({data}) => {
    const now = JSON.parse(data);
    if (now.type !== 'table') return;
    if (now.state === 'over') {
      done();
      socket.close();
    } else if (now.legal.length) {
      const own = (sum, {seat, points}) => sum + (seat === now.viewer ? points : 0);
      const worth = ({gains = []}) => gains.reduce(own, 0);
      const {move} = now.legal.reduce((worst, one) => worth(one) <= worth(worst) ? one : worst);
      socket.send(JSON.stringify({type: 'move', id: `badly-${now.number}`, ply: now.ply, undos: now.undos, move}));
    }
  };
})"""


def record(game: str, left: int | None = None) -> str:
    """A match, half-way or with so many decisions left."""
    match = hortus.new(game, 2, seed=3)
    while not match.over:
        match.play(match.moves()[len(match.moves()) // 2])
    for _ in range(left or len(match.played()) // 2):
        match.undo()
    while match.turn != 0:
        match.undo()
    return match.record()


def hinted(page: Page) -> int:
    """How many moves the hint tells; all of them are lit, and the first lies on the board."""
    page.wait_for_selector(ROWS)
    drawn(page)
    count = page.locator(ROWS).count()
    expect(page.locator(LABELS)).to_have_count(count)
    assert {label.inner_text() for label in page.locator(LABELS).all()} == {str(i + 1) for i in range(count)}
    expect(page.locator(ROWS).first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bar .go")).to_be_enabled()
    return count


def covered(page: Page) -> list[str]:
    """Lit places that the sheet lies over."""
    found: list[str] = page.evaluate(
        """() => {
             const sheet = document.querySelector('.hint-sheet').getBoundingClientRect();
             return [...document.querySelectorAll('.shown-best .shown-ring, .shown-good .shown-ring')]
               .map((ring) => ring.getBoundingClientRect())
               .filter((box) => box.x + 8 < sheet.right && sheet.x + 8 < box.right
                 && box.y + 8 < sheet.bottom && sheet.y + 8 < box.bottom)
               .map((box) => JSON.stringify(box));
           }"""
    )
    return found


def confirm(page: Page, press: str = "click") -> None:
    number = page.locator(".table").get_attribute("data-number")
    getattr(page.locator(".bar .go"), press)()
    page.wait_for_function("(old) => document.querySelector('.table')?.dataset.number !== old", arg=number)


def test_from_a_pasted_record_to_hint_review_and_practice(new_page: NewPage, server: Server) -> None:
    """By mouse: practice from the lobby, a hint played and taken back, the end reviewed, a mistake practised."""
    problems: list[str] = []
    page = new_page(viewport={"width": 1366, "height": 768})
    open_lobby(page, server.url)
    page.locator("[data-action=analyse]").click()
    look(page, "the form", problems)
    page.locator("dialog textarea").fill(record("zen-garden", 8))
    page.locator("dialog button[type=submit]").click()
    until_mine(page)
    expect(page.locator(".prompt .tag")).to_have_text("Practice")
    watch_boxes(page)
    page.locator(HINT).click()
    count = hinted(page)
    assert covered(page) == []
    look(page, "the hint", problems)
    page.locator(ROWS).nth(count - 1).click()
    expect(page.locator(ROWS).nth(count - 1)).to_have_attribute("aria-pressed", "true")
    confirm(page)
    expect(page.locator(".hint-sheet")).to_have_count(0)
    until_mine(page)
    page.locator(".bar .undo").click()
    expect(page.locator(".log .taken-back").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("asks for a hint")
    assert moved(page) == {}

    page.evaluate(BLUNDER, page.url.rpartition("/")[2])
    page.locator(".result [data-action=review]").click()
    page.wait_for_selector(".review-chart")
    chart = page.locator(".review-chart")
    look(page, "the end", problems)
    expect(page.locator(".review-players > li")).to_have_count(2)
    expect(page.locator(".log .loss").first).to_be_visible()
    now = chart.get_attribute("aria-valuenow")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    page.locator(".review-row[aria-current], .review-row").first.click()
    expect(chart).to_have_attribute("aria-valuenow", now or "")
    chart.press("Enter")  # opens the moment in the replay

    expect(page).to_have_url(re.compile(r"/replay/.*review"))
    page.locator("[data-action=mistake]").click()
    expect(page.locator(".verdict .loss")).to_be_visible()
    page.locator("[data-action=better]").click()
    expect(page.locator(".shown-best.shown-label")).to_have_text("better")
    expect(page.locator(".shown-played.shown-label")).to_have_text("played")
    look(page, "the replay", problems)
    page.keyboard.press("ArrowRight")
    expect(page.locator(LABELS)).to_have_count(0)
    page.locator("[data-action=practise]").click()
    expect(page.locator(".prompt .tag")).to_have_text("Practice")
    assert problems == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_is_lit_on_every_board_and_leaves_it_in_sight(game: Any, new_page: NewPage, server: Server) -> None:
    """By touch on a phone, then by keyboard; in the longest language."""
    page = new_page(viewport=PHONE, has_touch=True, locale="de-DE")
    practise(page, server.url, record(game.name))
    watch_boxes(page)
    page.locator(HINT).tap()
    hinted(page)
    assert covered(page) == []
    assert clipped(page) == []
    problems: list[str] = []
    look(page, game.name, problems)
    assert problems == []
    confirm(page, "tap")
    assert moved(page) == {}
    until_mine(page)
    settled(page)
    page.keyboard.press("Tab")  # from now on by keys
    page.locator(HINT).focus()
    page.keyboard.press("Enter")
    hinted(page)
    expect(page.locator(ROWS).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hint-sheet")).to_have_count(0)
    expect(page.locator(HINT)).to_be_focused()


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_five_actions_keep_their_words_on_a_narrow_phone(language: str, new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, locale=language)
    practise(page, server.url, record("village-green"))
    expect(page.locator(".bar button")).to_have_count(5)
    assert clipped(page, ".bar") == []


def test_people_agree_to_hints_and_see_when_one_is_used(new_page: NewPage, server: Server) -> None:
    """And what cannot be practised is refused with a sentence."""
    ada, bo = new_page(quiet=True), new_page(locale="fr-FR")
    open_lobby(ada, server.url)
    ada.locator("[data-action=analyse]").click()
    for given, sentence in (("{nonsense", "JSON"), ("nonsense", "record")):
        ada.locator("dialog textarea").fill(given)
        ada.locator("dialog button[type=submit]").click()
        expect(ada.locator("dialog [role=alert]")).to_contain_text(sentence)
    ada.keyboard.press("Escape")
    ada.locator(".game").first.locator(".buttons button").nth(1).click()
    ada.locator("dialog [name=hints]").check()
    ada.locator("dialog button[type=submit]").click()
    ada.wait_for_selector(".waiting")
    bo.goto(f"{server.url}/join/{ada.locator('.code').inner_text()}")
    expect(bo.locator("main")).to_contain_text("Indices permis")
    bo.locator("main button[type=submit]").click()
    until_mine(ada)
    expect(bo.locator(HINT)).to_be_disabled()
    ada.locator(HINT).click()
    hinted(ada)
    open_tab(bo, "log")
    expect(bo.locator(".log")).to_contain_text("demande un indice")
    # A match that counts has no such button.
    make_table(ada, server.url, "lucky-numbers", [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}])
    until_mine(ada)
    expect(ada.locator(HINT)).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("game", ["lucky-numbers", "zen-garden", "village-green"])
def test_a_preview_is_read_on_a_narrow_phone(game: str, width: int, new_page: NewPage, server: Server) -> None:
    """Where the sentence of the moment leaves it no room, that gives way, out of sight but not out of reading."""
    page = new_page(viewport={"width": width, "height": 640}, has_touch=True, is_mobile=True, locale="fr-FR")
    practise(page, server.url, record(game))
    assert clipped(page, ".head") == []
    if game == "lucky-numbers":
        page.locator("[data-place=pile]").tap()
        page.wait_for_selector(".mine .target.is-legal")
    for place in (".mine .target.is-legal", ".shared .target.is-legal"):
        if not page.locator(place).count():
            continue
        page.locator(place).last.tap()
        page.wait_for_selector(".prompt .detail:not(.news)")
        drawn(page)
        inside = page.evaluate(
            """() => {
                 const { bottom } = document.querySelector('.prompt').getBoundingClientRect();
                 return [...document.querySelectorAll('.prompt :is(.sentence, .detail):not(.unseen)')]
                   .every((one) => one.getBoundingClientRect().bottom <= bottom);
               }"""
        )
        assert inside, page.locator(".prompt").inner_text()
