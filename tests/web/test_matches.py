"""Whole matches, for every game with a board: now by mouse and now by the move box, and by keyboard alone.

On the way: every move of every side is seen, in its true shape, and the frame of the table stands still.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .boards.hand import return_to_board
from .conftest import MOTION, NewPage
from .driver import GAMES, move_by_box, open_lobby, play_now, settled, titles, whole_match
from .flights import flown, hasten, heard, watch, way
from .serving import Server
from .still import DESKTOP, PHONE, moved, watch_boxes

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def check_flights(page: Page) -> None:
    """Whatever went from a place to a place flew, mine and the bot's, and kept its shape."""
    events, flights = heard(page), flown(page)
    assert {event["seat"] for event in events} >= {0, 1}
    assert not Counter(map(way, events)) - Counter(map(way, flights))
    distorted = [
        flight
        for flight in flights
        if abs(flight["scales"][0] / flight["scales"][1] - 1) > 0.02
        or (flight["rest"] and abs(flight["shape"] / flight["rest"] - 1) > 0.02)
        or abs(flight["held"] / flight["shape"] - 1) > 0.02
    ]
    assert not distorted


@by_game
def test_a_match_by_mouse_and_move_box(game: Any, new_page: NewPage, server: Server) -> None:
    """One or the other for each decision, so that each way is tried for every kind of decision."""
    page = new_page(viewport=DESKTOP, **MOTION)
    hasten(page)
    watch(page)
    page.add_init_script("localStorage.setItem('motion', '\"fast\"')")
    play_now(page, server.url, game.name)
    watch_boxes(page)
    dice = random.Random(game.name)

    def decide(page: Page) -> None:
        settled(page)
        dice.choice((game.by_mouse, move_by_box))(page)

    assert whole_match(page, decide) > 5
    assert moved(page) == {}
    check_flights(page)
    expect(page.locator(".standing > li")).to_have_count(2)
    page.wait_for_selector(".chart")
    assert "Verified shuffle" in page.locator(".verified summary").inner_text()
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    assert record.value.path().read_text().startswith("Hortus: 1")
    expect(page.locator(".standing .rated")).to_have_count(2)
    expect(page.locator(".standing .rated").first).to_contain_text("→")
    page.goto(f"{server.url}/#ratings/{game.name}")
    expect(page.locator(".ratings tbody tr", has_text="bot")).not_to_have_count(0)
    expect(page.locator(".ratings .own td").first).not_to_be_empty()


@by_game
def test_a_match_by_keyboard(game: Any, new_page: NewPage, server: Server) -> None:
    """From the lobby to the result without a pointer, in a window as small as a phone."""
    page = new_page(viewport=PHONE)
    open_lobby(page, server.url)
    title = titles(page)[game.name]
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.ariaLabel") == f"Play now: {title}":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('dialog button[type=submit]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".board [data-target]")
    return_to_board(page)
    watch_boxes(page)
    assert whole_match(page, game.by_keyboard) > 5
    assert moved(page) == {}
    assert page.evaluate("() => document.querySelector('#speaker').textContent") != ""
