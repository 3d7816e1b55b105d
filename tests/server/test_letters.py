"""Letters: an address verified by a link, a forgotten password, an outbox that loses nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from hortus.server import schema
from hortus.server.letters import Letters
from hortus.server.mail import Mailer
from hortus.server.outbox import TRIES, Outbox, post
from hortus.server.people import Person as Known
from hortus.server.refusals import Refusal
from hortus.server.settings import BadSetting, Settings
from tests.post import PUBLIC, Post, post_office
from tests.server.conftest import Start
from tests.server.core import Core
from tests.server.house import Person, run
from tests.server.postgres import free_port
from tests.server.test_fair_play import run as in_core

FROM = "Hortus <hortus@table.example>"


@pytest.fixture
def letters() -> Iterator[Post]:
    with post_office() as found:
        yield found


@run
async def test_an_address_and_a_forgotten_password(letters: Post, start: Start) -> None:
    """The server stops before the post office: else it may wait for an answer to a letter."""
    port = str(free_port())
    house = start(smtp=letters.url, mail_from=FROM, public_url=f"{PUBLIC}:{port}", port=port)
    ada, stranger = await Person(house).enter("Ada", "de"), Person(house)
    assert (await ada.post("/api/account/email", {"address": "ada@garden.example"}, 409))["sentence"]  # a guest
    await ada.sign_up()
    name = (await ada.get("/api/session"))["person"]["name"]
    assert await ada.get("/api/account/email") == {"offered": True, "address": None, "remind": False}
    for wrong in ("", "ada", "ada@", "a b@garden.example", "ada@garden", "ada@garden.example\r\nBcc: x@y.zz", "é@a.fr"):
        await ada.post("/api/account/email", {"address": wrong}, 422)
    await ada.post("/api/account/email", {"address": " Ada@Garden.example "})
    text, token = await letters.letter("ada@garden.example")
    letter = letters.of("ada@garden.example")[0]
    assert letter["From"] == FROM and letter["Subject"] == "Deine E-Mail-Adresse bei Hortus" and name in text
    assert (await ada.get("/api/account/email"))["address"] is None  # not before the link has been followed
    for bad in ("", "x", token[:-1], f"x{token}", token.replace(".", "")):
        await stranger.post("/api/account/email/verify", {"token": bad}, 422)
    await stranger.post("/api/account/email/verify", {"token": token}, 204)
    assert await ada.get("/api/account/email") == {"offered": True, "address": "ada@garden.example", "remind": True}
    assert not (await ada.post("/api/account/email/remind", {"remind": False}))["remind"]

    await stranger.post("/api/account/forgot", {"who": "nobody at all"}, 204)
    await stranger.post("/api/account/forgot", {"who": "ADA@garden.example"}, 204)
    _, token = await letters.letter("ada@garden.example", 2)
    await stranger.post("/api/account/reset", {"token": token, "password": "short"}, 422)
    others = [Person(house) for _ in range(3)]
    body = {"token": token, "password": "another one"}
    resets = await asyncio.gather(
        *(one.request("POST", "/api/account/reset", body) for one in (stranger, *others))
    )  # at the same moment
    assert sorted(answer.status_code for answer in resets) == [200, 422, 422, 422]
    stranger = next(one for one, answer in zip((stranger, *others), resets, strict=True) if answer.status_code == 200)
    again = await stranger.get("/api/session")
    assert again["person"]["id"] == ada.id
    assert (await ada.get("/api/session"))["person"] is None  # signed out everywhere else
    await stranger.post(
        "/api/account/reset", {"token": token, "password": "yet another"}, 403
    )  # without its CSRF token
    await Person(house).post("/api/account/reset", {"token": token, "password": "yet another"}, 422)  # it was used
    await Person(house).post("/api/account/sign-in", {"name": name, "password": "another one"})

    stranger.http.headers["X-CSRF-Token"] = again["csrf"]
    told = (await stranger.request("GET", "/api/account/export")).json()
    assert told["email"][0]["address"] == "ada@garden.example"
    assert (await stranger.request("DELETE", "/api/account/email")).status_code == 204
    assert (await stranger.get("/api/account/email"))["address"] is None
    answers = [
        (await stranger.request("POST", "/api/account/email", {"address": "ada@garden.example"})).status_code
        for _ in range(7)
    ]
    assert answers[0] == 204 and answers[-1] == 429  # nobody gets more letters than a person needs


@run
async def test_without_a_mail_server_nothing_is_offered(start: Start) -> None:
    house = start()
    ada = await (await Person(house).enter("Ada")).sign_up()
    assert not (await ada.get("/api/account/email"))["offered"] and not (await ada.get("/api/privacy"))["mail"]
    for path, body in (("email", {"address": "ada@garden.example"}), ("forgot", {"who": "Ada"})):
        assert (await ada.post(f"/api/account/{path}", body, 409))["sentence"] == "This server sends no e-mail."


@in_core
async def test_the_outbox_loses_nothing(found: Core, ada: Known, bo: Known, cy: Known) -> None:
    with post_office() as letters:
        await nothing_lost(found, ada, letters)


async def nothing_lost(found: Core, ada: Known, letters: Post) -> None:
    mailer = Mailer(Settings(smtp=letters.url, mail_from=FROM, public_url=PUBLIC))
    outbox = Outbox(found.storage, {"mail": mailer.send})
    for to in ("gone@garden.example", "later@garden.example", "bo@garden.example"):
        async with found.storage.engine.begin() as connection:
            await post(
                connection, "mail", ada.id, {"to": to, "subject": "Ève", "text": "Ta\ntour", "stop": f"{PUBLIC}/x"}
            )

    async def waiting() -> list[str]:
        return [row.data for row in await found.storage.rows(select(schema.outbox))]

    while await outbox.send_next():
        pass
    assert len(letters.of("bo@garden.example")) == 1 and letters.letters[0]["Subject"] == "Ève"
    assert letters.letters[0]["List-Unsubscribe"] == f"<{PUBLIC}/x>"
    (left,) = await waiting()  # refused for good is given up, refused for now is kept
    assert "later@" in left
    assert not await outbox.send_next()  # not yet
    await found.storage.write(update(schema.outbox).values(due=0))
    assert await outbox.send_next() and len(letters.of("later@garden.example")) == 1 and not await waiting()

    # A server that dies while it sends: another one tries when its time is over, and it is sent once where all lives.
    async def dies(letter: dict[str, Any]) -> None:
        raise asyncio.CancelledError

    async with found.storage.engine.begin() as connection:
        await post(connection, "mail", ada.id, {"to": "cy@garden.example", "subject": "s", "text": "t"})
    with pytest.raises(asyncio.CancelledError):
        await Outbox(found.storage, {"mail": dies}).send_next()
    assert not await outbox.send_next() and len(await waiting()) == 1
    await found.storage.write(update(schema.outbox).values(due=0))
    await asyncio.gather(outbox.send_next(), Outbox(found.storage, {"mail": mailer.send}).send_next())
    assert len(letters.of("cy@garden.example")) == 1 and not await waiting()

    # Whoever cannot be reached at all is tried ever more rarely, then no more.
    nowhere = Mailer(Settings(smtp="smtp://127.0.0.1:1", mail_from=FROM, public_url=PUBLIC))
    closed = Outbox(found.storage, {"mail": nowhere.send})
    async with found.storage.engine.begin() as connection:
        await post(connection, "mail", ada.id, {"to": "cy@garden.example", "subject": "s", "text": "t"})
    tries = 0
    while await closed.send_next():
        tries += 1
        await found.storage.write(update(schema.outbox).values(due=0))
    assert tries == TRIES and not await waiting()


@in_core
async def test_links_have_their_time(found: Core, ada: Known, bo: Known, cy: Known) -> None:
    settings = Settings(smtp="smtp://localhost", mail_from=FROM, public_url=PUBLIC)
    letters = Letters(found.people, settings, Outbox(found.storage, {}))
    person = await found.people.make_account(await found.people.guest("Eve", "fr"), "Eve", "long enough")
    await letters.ask(person, "eve@garden.example")
    (row,) = await found.storage.rows(select(schema.outbox))
    token = re.search(r"#verify/([\w.-]+)", row.data)
    assert token
    for purpose in (letters.stop, lambda token: letters.reset(token, "long enough")):
        with pytest.raises(Refusal, match="impossible"):  # a link is for one thing
            await purpose(token[1])
    with pytest.MonkeyPatch.context() as later:
        later.setattr("hortus.server.letters.now", lambda: 2**53)
        with pytest.raises(Refusal) as refused:
            await letters.verify(token[1])
    assert refused.value.sentence("en") == "This link is too old. Ask for a new one."
    await letters.verify(token[1])
    await letters.verify(token[1])  # the link followed twice
    for address in ("typo@garden.example", "eve@elsewhere.example"):
        await letters.ask(person, address)
    typo, right = [
        re.findall(r"#verify/([\w.-]+)", row.data)[0] for row in (await found.storage.rows(select(schema.outbox)))[-2:]
    ]
    await letters.verify(right)
    for late in (typo, token[1]):  # whoever reads a letter of before does not get the account
        with pytest.raises(Refusal, match="impossible"):
            await letters.verify(late)
    await found.storage.write(update(schema.emails).values(address="eve@garden.example"))
    await letters.stop(letters.stop_link(person.id)[0].rpartition("/")[2])
    assert await letters.email(person) == type(await letters.email(person))(True, "eve@garden.example", False)
    await letters.ask(person, "mallory@elsewhere.example")  # by somebody who had got hold of a session
    earlier = re.findall(r"#verify/([\w.-]+)", (await found.storage.rows(select(schema.outbox)))[-1].data)
    await found.people.set_password(person.id, "another one")
    with pytest.raises(Refusal, match="impossible"):  # nobody comes back by a letter of before
        await letters.verify(earlier[0])
    assert (await letters.email(person)).address == "eve@garden.example"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"smtp": "mail.example"}, "HORTUS_SMTP must be an address"),
        ({"smtp": "smtp://mail.example:port", "mail_from": FROM, "public_url": PUBLIC}, "HORTUS_SMTP must be"),
        ({"smtp": "smtp://mail.example", "public_url": PUBLIC}, "HORTUS_MAIL_FROM must be"),
        ({"smtp": "smtp://mail.example", "mail_from": FROM}, "HORTUS_PUBLIC_URL"),
    ],
)
def test_settings_that_cannot_be(wrong: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetting, match=told) as refused:
        Settings(**wrong)  # type: ignore[arg-type]
    assert "password" not in str(refused.value).replace("user:password@mail.example", "")
