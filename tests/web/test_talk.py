"""Talk at the table: badge and toast, phrases in one's own language, spectators, a reported line, the rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPage
from .driver import make_table, open_tab
from .looks import look
from .serving import Server
from .still import PHONE
from .test_people import join, open_menu

GAME = "lucky-numbers"


def test_talk(new_page: NewPage, server: Server) -> None:
    problems: list[str] = []
    ada, cy = new_page(), new_page()
    bo = new_page(locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True)
    table = make_table(ada, server.url, GAME, [{"kind": "me"}, {"kind": "invited"}])
    join(bo, server.url, ada.locator(".code").inner_text(), "Bo")
    for page in (ada, bo):
        page.wait_for_selector(".lucky-garden")

    # A phrase is read in the reader's language; who does not look at the chat sees a toast and a count.
    open_tab(ada, "chat")
    ada.get_by_role("button", name="Good luck!").click()
    expect(bo.locator(".toast")).to_have_text("Hazel dit : Bonne chance !")
    expect(bo.locator(".to-side .badge")).to_have_text("1")
    bo.locator(".to-side").tap()
    bo.locator("#tab-chat").tap()
    expect(bo.locator(".chat-lines li")).to_contain_text("Bonne chance !")
    expect(bo.locator(".to-side .badge")).to_have_count(0)
    look(bo, "chat on a phone", problems)
    ada.locator("#tab-log").click()
    bo.get_by_label("Dire quelque chose").fill("Salut à tous")
    bo.get_by_role("button", name="Envoyer").tap()
    expect(ada.locator("#tab-chat")).to_contain_text("1")
    open_tab(ada, "chat")

    # A line is reported, asked once more.
    ada.get_by_role("button", name="Report this line of Bo").click()
    look(ada, "report", problems)
    ada.get_by_role("button", name="Report", exact=True).click()
    expect(ada.locator(".toast", has_text="Reported.")).to_be_visible()

    # Spectators may talk, until the host says no.
    cy.goto(f"{server.url}/t/{table}")
    cy.wait_for_selector(".lucky-garden")
    open_menu(ada)
    ada.get_by_label("Spectators may talk").uncheck()
    ada.keyboard.press("Escape")
    open_tab(cy, "chat")
    expect(cy.get_by_text("At this table only players talk.")).to_be_visible()

    # The rematch begins with what was said.
    open_menu(ada)
    ada.locator(".table-menu [data-action=resign]").click()
    ada.get_by_role("button", name="Resign: yes, really").click()
    ada.get_by_role("button", name="Play again").click()
    bo.get_by_role("button", name="Vers la revanche").tap()
    ada.wait_for_url(lambda url: not url.endswith(table))
    ada.locator("#tab-chat").click()  # it is there once Bo has come
    expect(ada.locator(".chat-lines li")).to_have_count(2)
    expect(ada.locator(".chat-lines")).to_contain_text("Salut à tous")
    assert problems == []
