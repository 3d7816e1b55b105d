"""E-mail and reminders: an address, a forgotten password, a match that waits, a device that is told, a vacation."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.post import Browser, Post, PushService, post_office
from tests.waiting import wait_until

from .conftest import NewPage
from .driver import make_table, open_lobby, until_mine
from .looks import look
from .serving import Server
from .still import PHONE
from .test_account import fill
from .test_people import join

GAME = "lucky-numbers"
ROSA = "rosa@garden.example"

# What a browser with a push service does: headless ones have none.
SUBSCRIBE = """(keys) => {
    const given = {endpoint: keys.endpoint, keys: {p256dh: keys.p256dh, auth: keys.auth}};
    const subscription = {endpoint: keys.endpoint, toJSON: () => given,
      unsubscribe: async () => { sessionStorage.removeItem("pushes"); return true; }};
    PushManager.prototype.getSubscription = async () => sessionStorage.getItem("pushes") ? subscription : null;
    PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
      if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("no key");
      sessionStorage.setItem("pushes", "yes");
      return subscription;
    };
  }"""


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as found:
        yield found


@pytest.fixture
def pushes() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path, post: Post, pushes: PushService) -> Iterator[Server]:
    found = Server(tmp_path, settings={
        "HORTUS_SMTP": post.url, "HORTUS_MAIL_FROM": "hortus@table.example", "HORTUS_PUBLIC_URL": "{url}",
        "HORTUS_REMIND_MINUTES": "0", "HORTUS_PUSH_HOSTS": pushes.origin, "HORTUS_CONTACT": "The garden club",
    })  # fmt: skip
    yield found
    found.stop()


def deliver(page: Page, said: object) -> list[str]:
    """Give the page's worker a push; what it shows then."""
    page.wait_for_function("() => navigator.serviceWorker.controller")
    worker = page.context.service_workers[0]
    found: list[str] = worker.evaluate(
        """async (said) => {
             const shown = [], awaited = [];
             self.registration.showNotification = async (title, {body, data}) => shown.push(title, body, data);
             const event = new PushEvent("push", {data: said});
             event.waitUntil = (work) => awaited.push(work);
             self.dispatchEvent(event);
             await Promise.all(awaited);
             return shown;
           }""",
        json.dumps(said),
    )
    return found


def test_letters_and_reminders(house: Server, post: Post, pushes: PushService, new_page: NewPage) -> None:
    problems: list[str] = []
    page = new_page(quiet=True, service_workers="allow", permissions=["notifications"])
    device = Browser(pushes, "rosa")
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(device.subscription)})")
    open_lobby(page, house.url)
    page.get_by_role("link", name="Privacy").click()
    expect(page.locator("main")).to_contain_text("This server is run by: The garden club")
    expect(page.locator("main")).to_contain_text("Guests who do not come back for 365 days are forgotten.")
    look(page, "privacy", problems)
    make_table(page, house.url, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}])  # somebody with a name

    page.goto(f"{house.url}/#account")
    fill(page, "Make an account", name="Rosa", password="long enough")
    fill(page, "Send a link", address="nowhere")
    fill(page, "Send a link", address=ROSA)
    expect(page.get_by_text(f"A link is on its way to {ROSA}.")).to_be_visible()
    page.goto(house.url + post.link(ROSA))
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()
    page.goto(f"{house.url}/#account")
    page.get_by_label("Remind me on this device").check()
    expect(page.get_by_label("Remind me by e-mail")).to_be_checked()
    look(page, "reminders", problems)

    # A match by the day: the page counts it, a letter comes, and a push that the worker shows.
    bo = new_page(viewport=PHONE)
    table = make_table(page, house.url, GAME, [{"kind": "me"}, {"kind": "invited"}], {}, {"kind": "days", "days": 3})
    join(bo, house.url, page.locator(".code").inner_text(), "Bo")
    bo.wait_for_selector(".lucky-garden")
    assert until_mine(page) == "mine"
    wait_until(lambda: pushes.got, 20)
    said = device.read(pushes.got[0][2])
    assert said["url"] == f"/t/{table}" and said["body"] == "It is your turn against Bo."
    page.goto(house.url)
    expect(page).to_have_title("(2) Hortus · Garden games at one table")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    assert deliver(page, said) == ["Lucky Numbers", "It is your turn against Bo.", f"/t/{table}"]
    stop = post.link(ROSA, 2)
    assert f"{house.url}/t/{table}" in post.of(ROSA)[-1].get_content()

    # Any reminder can stop them, also for whoever is signed out.
    bo.goto(house.url + stop)
    look(bo, "stop", problems)
    bo.get_by_role("button", name="No more reminders").click()
    expect(bo.get_by_text("You get no more reminders by e-mail.")).to_be_visible()
    page.goto(f"{house.url}/#account")
    expect(page.get_by_label("Remind me by e-mail")).not_to_be_checked()
    page.get_by_label("Remind me on this device").uncheck()
    page.get_by_role("button", name="7 days").click()
    expect(page.get_by_text("You are on vacation until")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="7 days")).to_be_visible()

    # A forgotten password.
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Forgotten your password?").click()
    fill(page, "Send a link", who=ROSA)
    expect(page.get_by_text("a link is on its way")).to_be_visible()
    bo.goto(house.url + post.link(ROSA, 3))
    look(bo, "new password", problems)
    fill(bo, "Change the password", password="longer still")
    expect(bo.get_by_text("You are signed in as Rosa.")).to_be_visible()
    assert problems == []
