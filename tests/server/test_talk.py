"""Talk: phrases, spectators who may not, the same lines at the rematch, lines that are reported."""

from __future__ import annotations

import msgspec
import pytest

from hortus.server import messages as m
from hortus.server.admin import Administration
from hortus.server.chat import chat_lines
from hortus.server.commands import GiveUp, LetSpectatorsTalk, Mute
from hortus.server.people import Person
from hortus.server.personal_data import erase
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from tests.server.core import Core, Guest
from tests.server.test_fair_play import GAME, run


@run
async def test_a_phrase_is_told_by_its_key(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """So that everybody reads it in their own language; one that there is not is no message at all."""
    table = await found.table(GAME, ada, bo)
    there = Guest(bo)
    table.enter(there)
    await found.chat.say(table, ada, m.Say("one", phrase="luck"))
    await found.chat.say(table, ada, m.Say("two", text=" Hello  there "))
    assert [(line.phrase, line.text) for line in there.heard] == [("luck", ""), (None, "Hello there")]
    assert [line.phrase for line in await chat_lines(found.storage, table.id)] == ["luck", None]
    with pytest.raises(msgspec.ValidationError):
        m.decode(b'{"type": "chat", "id": "x", "phrase": "insult"}')
    with pytest.raises(Refusal, match="illegal"):
        await found.chat.say(table, ada, m.Say("three"))


@run
async def test_spectators_talk_unless_the_host_says_no(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    await found.chat.say(table, cy, m.Say("one", text="I watch."))
    with pytest.raises(Refusal, match="forbidden"):
        await found.hub.do(table, LetSpectatorsTalk(False), bo)
    await found.hub.do(table, LetSpectatorsTalk(False), ada)
    await found.hub.do(table, LetSpectatorsTalk(False), ada)  # changes nothing
    assert table_state(table, Reader(cy)).players_talk and (await found.from_log(table)).quiet
    with pytest.raises(Refusal, match="muted"):
        await found.chat.say(table, cy, m.Say("two", text="Am I heard?"))
    await found.chat.say(table, bo, m.Say("three", text="I play."))
    await found.hub.do(table, LetSpectatorsTalk(True), ada)
    await found.chat.say(table, cy, m.Say("four", text="Thank you."))
    assert [line.person for line in await chat_lines(found.storage, table.id)] == [cy.id, bo.id, cy.id]


@run
async def test_what_was_said_is_there_at_the_rematch(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    for i, (person, text) in enumerate(((ada, "Again?"), (cy, "Yes, again!"), (bo, "Why not."))):
        await found.chat.say(table, person, m.Say(str(i), text=text))
    await found.hub.do(table, Mute(cy.id, True), ada)
    await found.hub.do(table, GiveUp("resigned"), ada)
    again = await found.hub.open(await found.lobby.rematch(table, bo))
    await found.chat.say(again, bo, m.Say("next", phrase="hello"))
    with pytest.raises(Refusal, match="muted"):  # who was muted still is
        await found.chat.say(again, cy, m.Say("muted", text="Am I heard?"))
    await found.hub.do(again, Mute(cy.id, False), bo)
    assert again.muted == frozenset() and await found.in_step(again)
    with pytest.raises(Refusal, match="forbidden"):  # nobody lets themselves talk
        await found.hub.do(again, Mute(bo.id, False), bo)
    lines = await chat_lines(found.storage, again.id)
    assert [(line.line, line.text, line.seat) for line in lines] == [
        (1, "Again?", 1), (2, "Yes, again!", None), (3, "Why not.", 0), (4, "", 0),
    ]  # fmt: skip


@run
async def test_a_reported_line_reaches_the_administrators(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    for number in range(1, 9):
        await found.chat.say(table, cy if number == 7 else bo, m.Say(str(number), text=f"line {number}"))
    for line, reason in ((99, "unknown"), (7, "impossible")):
        with pytest.raises(Refusal, match=reason):
            await found.chat.report(table, line, cy, "")
    await found.chat.report(table, 3, ada, " not  nice ")
    await found.chat.report(table, 3, ada, "again")  # changes nothing
    await found.chat.report(table, 3, cy, "")
    admin = Administration(found.storage.engine)
    reports = await admin.reports(False, 50)
    assert [(one["by"], one["name"], one["reason"]) for one in reports] == [("Cy", "Bo", ""), ("Ada", "Bo", "not nice")]
    assert [line["text"] for line in reports[1]["context"]] == [f"line {number}" for number in range(1, 9)]
    await admin.resolve(reports[1]["id"], "spoken to")
    assert len(await admin.reports(False, 50)) == 1
    assert (await admin.reports(True, 50))[1]["resolution"] == "spoken to"
    async with found.storage.engine.begin() as connection:
        await erase(connection, cy.id)  # who has reported, and stands in the context
    (left,) = await admin.reports(True, 50)
    assert "line 7" not in [line["text"] for line in left["context"]] and len(left["context"]) == 7
    async with found.storage.engine.begin() as connection:
        await erase(connection, bo.id)
    assert await admin.reports(True, 50) == []
