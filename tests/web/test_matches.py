"""Whole matches, for every game with a board: now by mouse and now by the move box, and by keyboard alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from .boards.hand import return_to_board
from .conftest import NewPage
from .driver import GAMES, move_by_box, open_lobby, play_now, titles, whole_match
from .serving import Server

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@by_game
def test_a_match_by_mouse_and_move_box(game: Any, new_page: NewPage, server: Server) -> None:
    """One or the other for each decision, so that each way is tried for every kind of decision."""
    page = new_page()
    play_now(page, server.url, game.name)
    dice = random.Random(game.name)
    assert whole_match(page, lambda page: dice.choice((game.by_mouse, move_by_box))(page)) > 5
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
    expect(page.locator(".ratings .mine td").first).not_to_be_empty()


@by_game
def test_a_match_by_keyboard(game: Any, new_page: NewPage, server: Server) -> None:
    """From the lobby to the result without a pointer."""
    page = new_page()
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
    assert whole_match(page, game.by_keyboard) > 5
    assert page.evaluate("() => document.querySelector('#speaker').textContent") != ""
