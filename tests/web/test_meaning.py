"""Meaning at a glance, in every game: tips, previews in points, ladders, coordinates, the log, the guide."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hortus
from hortus.table import Match

from .conftest import NewPage
from .driver import make_table, practise, settled, until_mine
from .looks import look
from .serving import Server
from .still import clipped, resize

GAMES = ["lucky-numbers", "zen-garden", "village-green", "cottage-garden"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "seedling"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Symbols of a sprite on the large boards that neither explain themselves, nor belong to a spot with a name, nor lie
# under one: a pointer at their middle is told nothing.
UNEXPLAINED = """() => {
  const explains = (element) => element?.closest('[data-tip], [data-target], [data-place]');
  const over = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  return [...document.querySelectorAll('.shared use, .mine use')]
    .filter((one) => one.getAttribute('href').startsWith('/sprites/') && !one.closest('.decoration'))
    .filter((one) => !explains(one) && !explains(over(one)))
    .map((one) => one.getAttribute('href'));
}"""


def sit(page: Page, url: str, game: str, plies: int = 0) -> str:
    """At a table against a bot; after so many moves it is my turn."""
    table = make_table(page, url, game, [ME, BOT], plies=plies)
    until_mine(page)
    settled(page)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_explains_itself(new_page: NewPage, server: Server, game: str) -> None:
    """Symbols by pointer and by keyboard, printed squares, the guide beside the table; no text cut, in any language."""
    page = new_page(viewport={"width": 1366, "height": 768})
    sit(page, server.url, game, 24)
    assert page.evaluate(UNEXPLAINED) == []
    symbols_explain_themselves(page)
    squares_are_printed_as_moves_name_them(page)
    problems: list[str] = []
    the_guide_opens_beside_the_table(page, problems, game)
    assert problems == []
    for lang in ("en", "fr", "de"):
        page.evaluate("async (lang) => (await import('/static/lib/api.js')).changeLang(lang)", lang)
        page.wait_for_selector(f"html[lang={lang}]")
        resize(page, {"width": 1366, "height": 768})
        uncovered(page).hover()
        expect(page.locator("#tip")).to_be_visible()
        assert clipped(page) == [], lang
        page.mouse.move(2, 2)
        resize(page, {"width": 390, "height": 844})
        assert clipped(page) == [], lang


@pytest.mark.parametrize("game", GAMES)
def test_a_table_explains_itself_by_touch(new_page: NewPage, server: Server, game: str) -> None:
    """A long press explains and plays nothing; the guide opens over the table."""
    page = new_page(**PHONE)
    sit(page, server.url, game, 10)
    number = page.locator(".table").get_attribute("data-number")
    spot = page.locator(".shared [data-target]").first
    box = spot.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator(".table").get_attribute("data-number") == number
    assert page.locator(".board .is-picked").count() == 0
    page.locator(".to-side").tap()
    problems: list[str] = []
    the_guide_opens_beside_the_table(page, problems, game)
    assert problems == []


def uncovered(page: Page) -> Locator:
    """A symbol of the market that explains itself and on which nothing stands."""
    symbols = page.locator(".shared [data-tip]")
    first = symbols.evaluate_all(
        """all => all.findIndex((one) => {
             const box = one.getBoundingClientRect();
             const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
             return seen?.closest('[data-tip]') === one;
           })"""
    )
    assert first >= 0
    return symbols.nth(first)


def symbols_explain_themselves(page: Page) -> None:
    tip = page.locator("#tip")
    explaining = uncovered(page)
    explaining.hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text((explaining.get_attribute("data-tip") or "?").split("\n")[0])
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.mouse.move(2, 2)
    page.locator("#tab-log").focus()
    page.keyboard.press("ArrowRight")  # the next tab has the focus, by keyboard
    expect(tip).to_have_text("Talk with the others at the table.")
    expect(page.locator("#tab-chat")).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def squares_are_printed_as_moves_name_them(page: Page) -> None:
    printed = set(page.locator(".mine svg text").all_text_contents())
    places = page.locator(".mine [data-place]").evaluate_all("all => all.map((one) => one.dataset.place)")
    squares = {found[1] for name in places if (found := re.fullmatch(r"0-(?:[12]-)?([a-z]\d)", name))}
    assert len(squares) >= 9
    for square in squares:
        assert set(square) <= printed, square


def the_guide_opens_beside_the_table(page: Page, problems: list[str], game: str) -> None:
    board = page.locator(".mine .garden").bounding_box()
    page.locator("#tab-guide").click()
    page.wait_for_selector(".guide details[open] .guide-body > *")
    assert page.locator(".mine .garden").bounding_box() == board
    page.locator(".guide summary", has_text="Rules").click()
    expect(page.locator(".guide .rules-text h2").first).to_be_visible()
    look(page, f"{game}, guide", problems)


LEGAL = """async (id) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  const now = await new Promise((done) => socket.addEventListener('message', ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'table') done(message);
  }));
  socket.close();
  return now.legal;
}"""


def own_gains(move: dict[str, Any]) -> list[int]:
    return [gain["points"] for gain in move.get("gains", []) if gain["seat"] == 0]


def counts_in_two_lines() -> str:
    """A match of Zen Garden in which the first seat may play a move that counts in more than one line."""
    match = hortus.new("zen-garden", 2, seed=1)
    bots = [hortus.bot("sprout", seed=seat) for seat in range(2)]

    def points(match: Match) -> dict[str, int]:
        return {line.key: line.points for line in match.score_lines(0)}

    while True:
        for move in match.moves() if match.turn == 0 else ():
            now, after = points(match), match.clone()
            after.play(move)
            then = points(after)
            if sum(now.get(line, 0) != then.get(line, 0) for line in now | then) > 1:
                return match.record()
        match.play(bots[int(match.turn or 0)].choose(match))


def test_a_preview_says_where_its_points_come_from(new_page: NewPage, server: Server) -> None:
    page = new_page()
    practise(page, server.url, counts_in_two_lines())
    table = page.url.rpartition("/")[2]
    found = [move for move in page.evaluate(LEGAL, table) if len(own_gains(move)) > 1]
    for _ in range(found[0].get("turn", 0)):
        page.keyboard.press("r")
    page.locator(f".mine [data-place='{found[0]['target']}']").hover()
    shown = page.locator(".prompt .because > span")
    expect(shown).to_have_count(len(own_gains(found[0])))
    points = [re.search(r"[+−]\d+$", text) for text in shown.all_inner_texts()]
    assert [int(match[0].replace("−", "-")) for match in points if match] == own_gains(found[0])


def test_what_can_be_taken_shows_what_it_can_bring(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = sit(page, server.url, "zen-garden")
    expect(page.locator(".zen-terraces .worth")).to_have_count(12)
    more = [move for move in page.evaluate(LEGAL, table) if move["potential"] != sum(own_gains(move))]
    page.locator(f".shared [data-place='{more[0]['origin']}']").hover()
    expect(page.locator(".prompt .potential")).to_contain_text("up to")


def test_wishes_are_ladders_with_everybody_on_them_and_the_next_step(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    sit(page, server.url, "zen-garden", 20)
    rows = page.locator(".zen-wish")
    expect(rows).to_have_count(5)
    for i in range(5):
        ladder = rows.nth(i).locator(".zen-ladder")
        expect(ladder.locator(".zen-step.is-mine")).to_have_count(1)
        discs = ladder.locator(".zen-above .disc:not(.is-then), .zen-below .disc, .zen-outside .disc")
        expect(discs).to_have_count(2)
    said = rows.locator(".zen-say", has_text="→").first
    expect(said.locator(".zen-takes")).to_have_text(re.compile(r"^\d more .+"))
    expect(said.locator("b")).to_have_text(re.compile(r"^−?\d+ → −?\d+$"))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_whole_and_each_line_opens_its_moment(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    table = sit(page, server.url, game, 52)
    over = until_mine(page) == "over"  # a match of Village Green may have fewer moves
    expect(page.locator(".log .log-piece").first).to_be_visible()
    while page.locator(".log-older").count():
        before = page.locator(".log li").count()
        page.locator(".log-older").click()
        expect(page.locator(".log li")).not_to_have_count(before)
    told = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/log`)).json()).map((entry) => entry.ply)", table
    )
    assert told == list(range(len(told)))
    assert over or len(told) >= 52
    oldest = page.locator(".log button.log-line").last
    sentence = oldest.locator("> .unseen").inner_text()
    oldest.click()
    page.wait_for_url(re.compile(rf"/replay/{table}\?ply=1$"))
    expect(page.locator(".log [aria-current]").first).to_contain_text(sentence)
