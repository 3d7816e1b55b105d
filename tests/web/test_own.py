"""One's own page: all matches, results, what is stored; friends, blocking, profiles; and being forgotten."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewPage
from .driver import END, make_table, open_lobby, press
from .looks import look
from .serving import Server
from .still import PHONE
from .test_people import join, open_menu

GAME = "lucky-numbers"
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])
def test_a_page_of_ones_own(new_page: NewPage, server: Server, options: dict[str, Any]) -> None:
    problems: list[str] = []
    page = new_page(**options)
    bot = [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}]
    over = make_table(page, server.url, GAME, bot, {"setup": "sorted"}, plies=END)
    expect(page.locator("#result-title")).to_be_visible()
    make_table(page, server.url, "zen-garden", [{"kind": "me"}, {"kind": "open"}])

    page.goto(server.url)
    press(page.get_by_role("link", name="All matches"))
    rows = page.locator(".tables > li")
    expect(rows).to_have_count(2)
    look(page, "matches", problems)
    page.get_by_label("State").select_option("Finished")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Lucky Numbers")
    expect(rows.locator("a").first).to_have_attribute("href", f"/replay/{over}")
    with page.expect_download() as record:
        press(rows.get_by_role("link", name="Record: Lucky Numbers"))
    assert "Game: lucky-numbers" in record.value.path().read_text()
    page.get_by_label("Opponent").select_option("Seedling")
    expect(page.get_by_text("1 match", exact=True)).to_be_visible()
    page.get_by_label("Game").select_option("Zen Garden")
    expect(page.get_by_text("No such match.")).to_be_visible()

    press(page.get_by_role("link", name="Results", exact=True))
    expect(page.locator(".own-ratings")).to_contain_text("Lucky Numbers")
    expect(page.locator(".progress")).to_be_visible()
    look(page, "results", problems)
    press(page.get_by_role("link", name="1 match with Seedling"))
    expect(page.get_by_label("Opponent")).to_have_value("bot:seedling")
    expect(rows).to_have_count(1)

    press(page.get_by_role("link", name="Account", exact=True))
    languages = page.locator("label:has(input[name=own-lang])")
    press(languages.filter(has_text="Deutsch"))  # where it is once what stands above has come
    expect(page.get_by_role("heading", name="Was über dich gespeichert ist")).to_be_visible()
    look(page, "account in German", problems)
    press(languages.filter(has_text="English"))
    with page.expect_download() as everything:
        press(page.get_by_role("link", name="Download everything"))
    told = json.loads(everything.value.path().read_text())
    assert over in {seat["table_id"] for seat in told["seats"]}
    press(page.get_by_role("button", name="Forget me"))
    look(page, "forget me", problems)
    press(page.get_by_role("button", name="Delete it all"))
    expect(page.locator(".toast")).to_have_text("Everything about you has been deleted.")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert problems == []


def test_friends_and_strangers(new_page: NewPage, server: Server) -> None:
    """Somebody met becomes a friend and may watch; somebody blocked does not come to the table."""
    problems: list[str] = []
    ada, bo, cy = [new_page(quiet=True, **options) for options in ({}, TOUCH, {})]  # what is refused is told
    bo.add_init_script("localStorage.setItem('confirm', 'false')")
    make_table(ada, server.url, GAME, [{"kind": "me"}, {"kind": "invited"}])
    join(bo, server.url, ada.locator(".code").inner_text(), "Bo")
    bo.wait_for_selector(".lucky-garden")
    open_menu(bo)
    bo.locator(".table-menu [data-action=resign]").tap()
    bo.get_by_role("button", name="Resign: yes, really").tap()
    expect(ada.locator("#result-title")).to_be_visible()

    ada.goto(f"{server.url}/#account/people")
    ada.get_by_role("button", name="Friend: Bo").click()
    expect(ada.locator(".friends")).to_contain_text("Bo")
    ada.get_by_label("Name of an account").fill("nobody of that name")
    ada.get_by_role("button", name="Add").click()
    expect(ada.get_by_role("alert")).to_contain_text("nobody of that name")
    ada.get_by_label("Results by game").check()
    look(ada, "people", problems)
    ada.get_by_role("link", name="Look at your profile").click()
    expect(ada.locator("main")).to_contain_text("1 of 1 match won")
    profile = ada.url
    bo.goto(profile)
    expect(bo.locator("main")).to_contain_text("1 of 1 match won")
    expect(bo.locator("main")).to_contain_text("The rest is not shown to everybody.")
    look(bo, "profile", problems)

    # Who may watch is chosen with the table.
    open_lobby(ada, server.url)
    ada.get_by_role("button", name="Play now: Lucky Numbers").click()
    ada.get_by_text("Rules and pace").click()
    ada.get_by_label("Who may watch").select_option("My friends")
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_selector(".lucky-garden")
    bo.goto(ada.url)
    bo.wait_for_selector(".lucky-garden")
    cy.goto(ada.url)
    expect(cy.locator("main")).to_contain_text("has chosen who may watch it")
    look(cy, "closed to me", problems)

    # Blocked: no seat at the other's table.
    bo.goto(profile)
    bo.get_by_role("button", name="Block").tap()
    expect(bo.get_by_text("You have blocked Hazel.")).to_be_visible()
    make_table(ada, server.url, GAME, [{"kind": "me"}, {"kind": "invited"}])
    bo.goto(f"{server.url}/join/{ada.locator('.code').inner_text()}")
    expect(bo.locator(".facts")).to_be_visible()
    bo.get_by_role("button", name="Take a seat").tap()
    expect(bo.get_by_role("alert")).to_contain_text("one of you has blocked the other")
    bo.goto(f"{server.url}/#account/people")
    bo.get_by_role("button", name="Unblock: Hazel").tap()
    expect(bo.locator(".met")).to_contain_text("Hazel")
    look(bo, "people on a phone", problems)
    assert problems == []
