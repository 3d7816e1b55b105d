"""The account: made, left, entered again; sessions ended elsewhere; what is announced; a page of an old version."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from hortus.server.admin import administration
from tests.server.house import House
from tests.server.versions import NEXT, next_version

from .conftest import NewPage
from .driver import open_lobby, play_now, until_mine
from .looks import look
from .serving import Server

GAME = "lucky-numbers"


def fill(page: Page, button: str, **values: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name=button, exact=True))
    for name, value in values.items():
        form.locator(f"[name={name}]").fill(value)
    form.get_by_role("button", name=button, exact=True).click()


@pytest.mark.parametrize("width", [1280, 390])
def test_an_account_from_beginning_to_end(new_page: NewPage, server: Server, width: int) -> None:
    problems: list[str] = []
    name = f"Rosa {width}"
    page = new_page(viewport={"width": width, "height": 840})
    play_now(page, server.url, GAME)  # somebody with a name
    page.goto(server.url)
    page.locator(".me button").click()
    page.get_by_role("link", name="Your account").click()
    expect(page.get_by_role("heading", name="Make an account")).to_be_visible()
    look(page, "guest", problems)
    fill(page, "Make an account", name=name, password="long enough")
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()

    phone = new_page(quiet=True)
    phone.goto(f"{server.url}/#account")
    fill(phone, "Sign in", name=name, password="wrong password")
    expect(phone.get_by_role("alert")).to_have_text("Name or password is wrong.")
    fill(phone, "Sign in", name=name, password="long enough")
    expect(phone.locator(".sessions li")).to_have_count(2)

    page.reload()
    expect(page.locator(".sessions li")).to_have_count(2)
    look(page, "account", problems)
    page.locator(".sessions button").first.click()
    expect(page.locator(".sessions li")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("heading", name="Sign in")).to_be_visible()

    fill(page, "Make a token", name="Robot")
    assert len(page.get_by_label("Token of Robot").input_value()) > 20
    expect(page.get_by_role("button", name="End: Robot")).to_be_visible()
    look(page, "a program", problems)
    page.get_by_role("button", name="End: Robot").click()
    expect(page.get_by_role("button", name="End: Robot")).to_have_count(0)

    fill(page, "Change the password", old="long enough", new="longer still")
    expect(page.locator(".toast")).to_have_text("The password is changed.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    fill(page, "Sign in", name=name, password="longer still")
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    assert not problems, "\n".join(problems)


def test_announcements_are_seen_on_every_screen(new_page: NewPage, server: Server) -> None:
    table, lobby = new_page(), new_page()
    play_now(table, server.url, GAME)

    async def announcing(text: str | None) -> None:
        async with administration(str(server.folder / "tables.db")) as admin:
            await (admin.announce(text, 5) if text else admin.be_silent())

    def announce(text: str | None) -> None:
        with ThreadPoolExecutor(1) as thread:  # Playwright's loop has this one
            thread.submit(asyncio.run, announcing(text)).result()

    try:
        announce("Back in five minutes.")
        open_lobby(lobby, server.url)
        for page in (table, lobby):
            expect(page.locator(".announced")).to_contain_text("Back in five minutes.")
        problems: list[str] = []
        look(lobby, "banner", problems)
        assert not problems, "\n".join(problems)
        lobby.locator(".announced button").click()
        expect(lobby.locator(".announced .notice")).to_have_count(0)
    finally:
        announce(None)
    expect(table.locator(".announced .notice")).to_have_count(0)


def test_a_page_of_another_version_loads_itself_again(new_page: NewPage, server: Server) -> None:
    """Once: while two versions run side by side it may come back as it was."""
    page = new_page(quiet=True, service_workers="block")
    loads: list[str] = []

    def older(route: Route) -> None:
        answer = route.fetch()
        loads.append(page.url)
        text = answer.text().replace('name="version" content="', 'name="version" content="0.0.')
        route.fulfill(response=answer, body=text)

    page.route(f"{server.url}/", older)
    page.goto(server.url)
    page.wait_for_function("() => sessionStorage.getItem('reloaded') && document.querySelector('.game')")
    asked = "async () => (await import('/static/lib/api.js')).get('/api/session')"
    assert page.evaluate(asked)["version"] in page.evaluate("() => sessionStorage.getItem('reloaded')")
    assert len(loads) == 2


def test_a_page_goes_on_with_the_next_version_of_the_server(new_page: NewPage, tmp_path: Path) -> None:
    """The server is stopped and its next version started: the page loads itself again, and the match goes on."""
    page = new_page(quiet=True, service_workers="allow")
    house = House(str(tmp_path / "tables.db")).start()
    try:
        play_now(page, f"http://localhost:{house.port}", GAME, setup="sorted")
        page.evaluate("() => navigator.serviceWorker.ready")
        until_mine(page)
        house.stop()
        house.settings.update(next_version(tmp_path))
        house.start()
        expect(page.locator(f'meta[name="version"][content="{NEXT}"]')).to_be_attached()
        until_mine(page)
        page.locator("[data-place=pile].is-legal").click()
        expect(page.locator(".bar [data-action=discard]").first).to_be_visible()
    finally:
        house.stop()
