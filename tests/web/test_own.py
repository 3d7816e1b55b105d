"""One's own page: all matches, results, what is stored; friends, blocking, profiles; and being forgotten."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewPage
from .driver import END, PLAY, make_table, until_mine
from .looks import look
from .serving import Server
from .still import PHONE

GAME = "lucky-numbers"
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])
def test_a_page_of_ones_own(new_page: NewPage, server: Server, options: dict[str, Any]) -> None:
    problems: list[str] = []
    page = new_page(**options)
    bot = [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}]
    over = make_table(page, server.url, GAME, bot, {"setup": "sorted"})
    until_mine(page)
    page.evaluate(PLAY, [over, END, "place"])
    expect(page.locator("#result-title")).to_be_visible()
    make_table(page, server.url, "zen-garden", [{"kind": "me"}, {"kind": "open"}])

    page.goto(server.url)
    page.get_by_role("link", name="All matches").click()
    rows = page.locator(".tables > li")
    expect(rows).to_have_count(2)
    look(page, "matches", problems)
    page.get_by_label("State").select_option("Finished")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Lucky Numbers")
    expect(rows.locator("a").first).to_have_attribute("href", f"/replay/{over}")
    with page.expect_download() as record:
        rows.get_by_role("link", name="Record: Lucky Numbers").click()
    assert "Game: lucky-numbers" in record.value.path().read_text()
    page.get_by_label("Opponent").select_option("Seedling")
    expect(page.get_by_text("1 match", exact=True)).to_be_visible()
    page.get_by_label("Game").select_option("Zen Garden")
    expect(page.get_by_text("No such match.")).to_be_visible()

    page.get_by_role("link", name="Results", exact=True).click()
    expect(page.locator(".own-ratings")).to_contain_text("Lucky Numbers")
    expect(page.locator(".progress")).to_be_visible()
    look(page, "results", problems)
    page.get_by_role("link", name="1 match with Seedling").click()
    expect(page.get_by_label("Opponent")).to_have_value("bot:seedling")
    expect(rows).to_have_count(1)

    page.get_by_role("link", name="Account", exact=True).click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", name="Was über dich gespeichert ist")).to_be_visible()
    look(page, "account in German", problems)
    page.get_by_role("radio", name="English").check(force=True)
    with page.expect_download() as everything:
        page.get_by_role("link", name="Download everything").click()
    assert json.loads(everything.value.path().read_text())["seats"][0]["table_id"] == over
    page.get_by_role("button", name="Forget me").click()
    look(page, "forget me", problems)
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("Everything about you has been deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert problems == []
