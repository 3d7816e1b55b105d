"""A tournament in browsers: made, entered, played round by round, to the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .driver import END, PLAY, open_lobby
from .looks import look
from .serving import Server
from .still import PHONE

TO_THE_END = f"""(table) => {{ window.playing = ({PLAY})([table, {END}, "place"]); }}"""


def make(page: Page, url: str, bots: int) -> str:
    """A tournament of Lucky Numbers with four places, made in the lobby; its address."""
    open_lobby(page, url)
    page.get_by_role("button", name="New tournament").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Game", exact=True).select_option("lucky-numbers")
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Spring cup")
    dialog.get_by_role("combobox", name="Places").select_option("4")
    dialog.get_by_label("Bots that take part").fill(str(bots))
    dialog.get_by_role("combobox", name="How well the bots play").select_option("seedling")
    return str(page.url)


def play(pages: list[Page]) -> None:
    """Everybody goes to their table and plays, and comes back."""
    for page in pages:
        page.get_by_role("link", name="To my table").click()
        page.wait_for_selector(".lucky-garden")
        page.evaluate(TO_THE_END, page.url.rpartition("/")[2])
    for page in pages:
        page.locator(".result").get_by_role("link", name="To the tournament").click(timeout=60_000)


def test_a_tournament_of_two_browsers_and_two_bots(new_page: NewPage, server: Server) -> None:
    problems: list[str] = []
    ada, bo = new_page(), new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    make(ada, server.url, 2)
    ada.get_by_role("dialog").get_by_role("combobox", name="Rounds").select_option("2")
    look(ada, "new tournament", problems)
    with ada.expect_request(lambda request: request.method == "POST" and "tournaments" in request.url) as sent:
        ada.get_by_role("button", name="Make the tournament").click()
    assert json.loads(sent.value.post_data or "")["rounds"] == 2
    expect(ada.get_by_role("heading", name="Spring cup")).to_be_visible()
    address = ada.locator("#invite-link").input_value()
    open_lobby(bo, server.url)
    bo.locator(".tables a", has_text="Spring cup").tap()
    bo.get_by_role("button", name="Take part").tap()
    expect(bo.locator(".field-list li")).to_have_count(4)
    look(bo, "entering on a phone", problems)
    expect(ada.locator(".field-list li")).to_have_count(4)
    assert address == ada.url
    ada.get_by_role("button", name="Start the first round").click()
    for number in (1, 2):
        for page in (ada, bo):
            expect(page.locator(".my-match")).to_contain_text(f"Round {number}: you play against")
        if number == 1:
            look(ada, "round", problems)
        play([ada, bo])
    for page in (ada, bo):
        expect(page.locator(".winner")).to_be_visible()
        expect(page.locator(".standings tbody tr")).to_have_count(4)
        expect(page.locator(".standings .own")).to_have_count(1)
    bo.get_by_text("How places are decided").tap()
    look(bo, "standings on a phone", problems)
    assert problems == []


@pytest.mark.long
def test_four_browsers_to_the_end_with_the_server_killed(new_page: NewPage, tmp_path: Path) -> None:
    house = Server(tmp_path)
    pages = [new_page(quiet=True) for _ in range(4)]  # a connection that is lost is a complaint
    try:
        make(pages[0], house.url, 0)
        pages[0].get_by_role("button", name="Make the tournament").click()
        expect(pages[0].get_by_role("heading", name="Spring cup")).to_be_visible()
        for page in pages[1:]:
            page.goto(pages[0].url)
            page.get_by_role("button", name="Take part").click()
            expect(page.locator(".field-list")).to_contain_text("you")
        pages[0].get_by_role("button", name="Start the first round").click()
        expect(pages[0].locator(".my-match")).to_be_visible()
        house.process.kill()
        house.process.wait()
        house.start()
        play(pages)
        for page in pages:
            expect(page.locator(".my-match")).to_contain_text("Round 2")
            page.get_by_role("link", name="To my table").click()
            page.wait_for_selector(".lucky-garden")
        house.process.kill()
        house.process.wait()
        house.start()
        for page in pages:
            page.evaluate(TO_THE_END, page.url.rpartition("/")[2])
        for page in pages:
            page.locator(".result").get_by_role("link", name="To the tournament").click(timeout=60_000)
            expect(page.locator(".winner")).to_be_visible()
            expect(page.locator(".standings tbody tr")).to_have_count(4)
    finally:
        for page in pages:
            page.goto("about:blank")
        house.stop()
