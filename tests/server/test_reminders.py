"""Reminders of correspondence matches by push and by letter, and vacations."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import func, insert, select, update

from hortus.server import schema
from hortus.server.cards import ByDays
from hortus.server.commands import CheckTime, decide
from hortus.server.history import History
from hortus.server.letter_cards import Subscription
from hortus.server.letters import Letters
from hortus.server.mail import Mailer
from hortus.server.outbox import Outbox
from hortus.server.people import Person
from hortus.server.push import Push
from hortus.server.refusals import Refusal
from hortus.server.reminders import Reminders
from hortus.server.render import seat_infos
from hortus.server.sessions import DAY
from hortus.server.settings import Settings
from hortus.server.storage import now
from tests.post import PUBLIC, Browser, PushService, post_office
from tests.server import house as client
from tests.server.conftest import Start
from tests.server.core import Core, first_move, mover
from tests.server.test_fair_play import GAME, run
from tests.waiting import until as waited


@contextmanager
def push_service() -> Iterator[PushService]:
    found = PushService()
    try:
        yield found
    finally:
        found.close()


async def send_all(outbox: Outbox) -> None:
    while await outbox.send_next():
        pass


async def waiting(found: Core) -> int:
    row = await found.storage.row(select(func.count()).select_from(schema.outbox))
    return int(row[0]) if row else 0


@run
async def test_whoever_is_to_move_is_reminded_once(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    with push_service() as service, post_office() as letters:
        settings = Settings(
            smtp=letters.url, mail_from="hortus@table.example", public_url=PUBLIC, push_hosts=service.origin,
            remind_minutes=0,
        )  # fmt: skip
        push = Push(found.storage, settings)
        outbox = Outbox(found.storage, {"push": push.send, "mail": Mailer(settings).send})
        reminders = Reminders(found.people, settings, outbox, Letters(found.people, settings, outbox), push)
        table = await found.table(GAME, ada, bo, pace=ByDays(3))
        await found.table(GAME, ada, bo)  # without days nobody is reminded
        there, other = mover(table, ada, bo), ada if mover(table, ada, bo) == bo else bo
        for person in (ada, bo):
            await found.storage.write(
                insert(schema.emails).values(person=person.id, address=f"{person.name}@x.example", remind=True, since=0)
            )
        session, _ = await found.people.sessions.begin(there.id, "Firefox")
        browser = Browser(service, "one")
        await push.subscribe(there, session, Subscription(**browser.subscription))

        # Two look at the same moment: one of them does it.
        assert await reminders.run_if_due() and not await reminders.run_if_due()
        await send_all(outbox)
        ((path, headers, body),) = service.got
        assert path == "/push/one" and headers["ttl"] == "86400" and headers["content-encoding"] == "aes128gcm"
        said = browser.read(body)
        assert said == {
            "title": "Lucky Numbers", "body": f"It is your turn against {other.name}.", "url": f"/t/{table.id}",
            "tag": table.id,
        }  # fmt: skip
        signed = re.fullmatch(r"vapid t=([\w.-]+),k=([\w-]+)", headers["authorization"])
        assert signed and signed[2] == await push.public_key()
        raw = base64.urlsafe_b64decode(signed[2] + "=" * (-len(signed[2]) % 4))
        token, _, signature = signed[1].rpartition(".")
        assert Vapid02.from_raw_public(base64.urlsafe_b64encode(raw)).verify_token(token.encode(), signature)
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == service.origin and claims["sub"] == "mailto:hortus@table.example"

        (letter,) = letters.letters
        text = letter.get_content()
        assert letter["To"] == f"{there.name.lower()}@x.example" or letter["To"] == f"{there.name}@x.example"
        assert letter["Subject"] == "It is your turn" and f"{PUBLIC}/t/{table.id}" in text and other.name in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

        await reminders.remind()
        await send_all(outbox)
        assert len(service.got) == len(letters.letters) == 1  # once for each turn

        # And once more when their time is nearly up.
        t = schema.tables
        await found.storage.write(update(t).where(t.c.id == table.id).values(check_at=now() + 5 * 3600_000 - 1000))
        await reminders.remind()
        await reminders.remind()
        await send_all(outbox)
        assert len(service.got) == len(letters.letters) == 2
        nearly = f"Less than 5 hours are left for your turn against {other.name}."
        assert browser.read(service.got[1][2])["body"] == nearly
        assert "less than 5 hours left" in letters.letters[1].get_content()

        # A service that is away for a while, then does not know the browser any more.
        while mover(table, ada, bo) == there:
            await found.hub.do(table, first_move(table), there)
        while mover(table, ada, bo) == other:
            await found.hub.do(table, first_move(table), other)
        service.answer = 503
        await reminders.remind()
        await send_all(outbox)
        assert await waiting(found) == 1
        service.answer = 410
        await found.storage.write(update(schema.outbox).values(due=0))
        await send_all(outbox)
        assert await waiting(found) == 0 and await push.devices(there) == 0
        await push.close()


@run
async def test_a_device_is_reminded_until_its_session_ends(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    with push_service() as service:
        push = Push(found.storage, Settings(push_hosts=f"{service.origin} *.push.example"))
        session, _ = await found.people.sessions.begin(ada.id, "Firefox")
        good = Browser(service, "x").subscription

        async def subscribe(**changes: str) -> None:
            await push.subscribe(ada, session, Subscription(**{**good, **changes}))

        for endpoint in ("", "x", "http://[", "http://127.0.0.1/x", "https://evil.example/a.push.example",
                         "https://a.push.example:8443/x", "https://me@a.push.example/x", "file:///etc",
                         "https://127.0.0.1%2f.push.example/", "https://127.0.0.1;.push.example/", "https://.push.example",
                         "https://a\t.push.example/", "https://a.push.example/\r\nX: y"):  # fmt: skip
            with pytest.raises(Refusal, match="impossible"):
                await subscribe(endpoint=endpoint)
        for wrong in ({"p256dh": "AAAA"}, {"p256dh": "A" * 87}, {"auth": "AAAA"}, {"auth": "é"}):
            with pytest.raises(Refusal, match="impossible"):
                await subscribe(**wrong)
        await subscribe()
        await subscribe()
        await subscribe(endpoint="https://a.push.example/x")
        assert await push.devices(ada) == 2
        await push.unsubscribe(bo, good["endpoint"])  # not his
        await push.unsubscribe(ada, "https://a.push.example/x")
        assert await push.devices(ada) == 1
        await found.people.sessions.end([session.id])
        assert await push.devices(ada) == 0
        assert await push.public_key() == await Push(found.storage, Settings()).public_key()  # made once


@run
async def test_on_vacation_no_turn_runs_out(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo, pace=ByDays(1))
    there = mover(table, ada, bo)
    assert await History(found.lobby).turns(there) == [table.id]
    until = await found.people.go_on_vacation(there, 7)
    again = await found.people.by_id(there.id)
    assert again and again.vacation == until > now() + 6 * DAY
    seat = table.seats_of(there)[0]
    await waited(lambda: seat_infos(table, [], "en")[seat].vacation == until)  # it is seen at the table
    with post_office() as letters:
        settings = Settings(smtp=letters.url, mail_from="hortus@x.example", public_url=PUBLIC, remind_minutes=0)
        outbox, push = Outbox(found.storage, {}), Push(found.storage, settings)
        assert not await Reminders(
            found.people, settings, outbox, Letters(found.people, settings, outbox), push
        ).remind()
    with pytest.raises(Refusal, match="impossible"):
        await found.people.go_on_vacation(there, 31)
    assert await found.people.go_on_vacation(there, 10) > until  # longer, from when it began
    circumstances = found.hub._circumstances(table, now() + DAY + 1)
    assert [entry.kind for entry in decide(table, CheckTime(), None, circumstances).entries] == ["out_of_time"]
    rested = decide(table, CheckTime(until), None, circumstances)
    assert [entry.kind for entry in rested.entries] == ["time"]
    assert rested.table.clock and rested.table.clock.deadline() == until + DAY
    back = found.hub._circumstances(table, until + DAY)
    assert [entry.kind for entry in decide(rested.table, CheckTime(until), None, back).entries] == ["out_of_time"]
    # By the clock of the hub itself: somebody's day is over, and they are on vacation.
    await found.storage.write(update(schema.tables).where(schema.tables.c.id == table.id).values(check_at=0))
    assert await found.hub._vacation(table) > now()

    await found.people.go_on_vacation(there, 0)
    again = await found.people.by_id(there.id)
    assert again and again.vacation <= now()
    person = await found.people.guest("Dee", "en")
    p = schema.people
    await found.storage.write(update(p).where(p.c.id == person.id).values(
        vacation_from=now() - 10 * DAY, vacation_until=now() - 5 * DAY - 1000
    ))  # fmt: skip
    assert await found.people.go_on_vacation(person, 3)  # five days of vacation, five days since
    await found.storage.write(update(p).where(p.c.id == cy.id).values(
        vacation_from=now() - 10 * DAY, vacation_until=now() - 3 * DAY
    ))  # fmt: skip
    with pytest.raises(Refusal, match="not_now"):
        await found.people.go_on_vacation(cy, 3)


@client.run
async def test_reminders_by_the_page(start: Start) -> None:
    with push_service() as service:
        house = start(push_hosts=service.origin)
        ada = await client.Person(house).enter("Ada")
        facts = await ada.get("/api/reminders")
        assert facts["push"] and len(facts["key"]) == 87 and (facts["devices"], facts["vacation"]) == (0, 0)
        browser: dict[str, Any] = Browser(service, "x").subscription
        await ada.post("/api/reminders/push", browser, 204)
        await ada.post("/api/reminders/push", {**browser, "endpoint": "http://127.0.0.1:1/"}, 422)
        assert (await ada.get("/api/reminders"))["devices"] == 1
        assert (await ada.get("/api/account/export"))["devices"][0]["endpoint"] == browser["endpoint"]
        await ada.post("/api/reminders/push/stop", {"endpoint": browser["endpoint"]}, 204)
        assert (await ada.get("/api/reminders"))["devices"] == 0
        assert (await ada.post("/api/vacation", {"days": 3}))["vacation"] > 0
        assert (await ada.get(f"/api/people/{ada.id}"))["vacation"] > 0
        assert (await ada.post("/api/vacation", {"days": 0}))["vacation"] == 0
        await ada.post("/api/vacation", {"days": 31}, 400)
        table = await ada.table(GAME, ["me", "seedling"])
        live = await ada.live(table["id"])
        await live.my_turn()
        assert await ada.get("/api/turns") == {"tables": [table["id"]]}
        assert (await ada.get("/api/privacy"))["push"]
