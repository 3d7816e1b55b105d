"""The coach at a table: hints where they are allowed, reviews of finished matches, practice from any moment."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import select

import hortus
from hortus.server import coaching, schema
from hortus.server.advising import Judged
from hortus.server.commands import Play
from hortus.server.people import Person as Known
from hortus.server.refusals import Refusal
from hortus.server.workers import Job, Priority
from hortus.table import Match
from tests.server.core import Core, InProcess, mover
from tests.server.house import House, Person, play_on, run
from tests.server.test_fair_play import run as in_core
from tests.waiting import until


async def _casual(ada: Person, game: str = "lucky-numbers", **more: Any) -> dict[str, Any]:
    return await ada.table(game, ["me", "seedling"], rated=False, **more)


async def _to_the_end(ada: Person, table: dict[str, Any]) -> None:
    live = await ada.live(table["id"])
    await play_on([live], lambda moves: moves[0])


@run
async def test_a_hint_is_given_where_nothing_is_at_stake(house: House) -> None:
    ada = await Person(house).enter("Ada", "fr")
    table = await _casual(ada)
    live = await ada.live(table["id"], "sentences=yes")
    state = await live.my_turn()
    found = await ada.post(f"/api/tables/{table['id']}/hint", {"ply": state["ply"]})
    legal = {move["move"]: move["sentence"] for move in state["legal"]}
    for hint in found["moves"]:
        assert hint["sentence"] == legal[hint["move"]] and hint["why"]
        assert len(hint["points"]) == len(hint["win_chances"]) == 2
    told = await live.state_where(lambda s: any(entry["kind"] == "hint" for entry in s["log"]))
    assert told["log"][-1]["sentence"] == "Ada demande un indice."
    # Asked again, it is not told again.
    await ada.post(f"/api/tables/{table['id']}/hint", {"ply": state["ply"]})
    await live.play(found["moves"][0]["move"])
    after = await live.state_where(lambda s: s["ply"] > state["ply"])
    assert sum(entry["kind"] == "hint" for entry in after["log"]) <= 1


@run
async def test_no_hint_where_it_counts_or_somebody_has_not_agreed(house: House) -> None:
    ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
    rated = await ada.table("lucky-numbers", ["me", "seedling"])
    refused = await ada.post(f"/api/tables/{rated['id']}/hint", {"ply": 0}, 409)
    assert "not rated" in refused["sentence"]
    both = await ada.table("lucky-numbers", ["me", "open"], rated=False)
    await bo.post(f"/api/tables/{both['id']}/join", {})
    await ada.post(f"/api/tables/{both['id']}/hint", {"ply": 0}, 409)
    assert not both["hints"]
    agreed = await ada.table("lucky-numbers", ["me", "open"], hints=True)
    assert (await bo.get(f"/api/codes/{agreed['code']}"))["hints"]  # whoever joins knows
    await bo.post(f"/api/tables/{agreed['id']}/join", {})
    await bo.post(f"/api/tables/{agreed['id']}/hint", {"ply": 0}, 409)  # not to decide
    assert (await ada.post(f"/api/tables/{agreed['id']}/hint", {"ply": 0}))["moves"]
    await ada.post(f"/api/tables/{agreed['id']}/hint", {"ply": 5}, 409)  # another moment
    await Person(house).post(f"/api/tables/{agreed['id']}/hint", {"ply": 0}, 401)


async def _review(ada: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = {}

    async def done() -> bool:
        found.update(await ada.get(f"/api/tables/{table}/review"))
        assert 0 <= found["progress"] <= 1
        return bool(found["status"] == "done")

    await until(done, 60)
    return found


@run
async def test_a_finished_match_is_reviewed_in_the_background_and_the_same_again(house: House) -> None:
    ada = await Person(house).enter("Ada")
    table = await _casual(ada, "village-green")
    await ada.post(f"/api/tables/{table['id']}/review", status=405)
    assert (await ada.request("GET", f"/api/tables/{table['id']}/review")).status_code == 409  # not over
    await _to_the_end(ada, table)
    found = await _review(ada, table["id"])
    record = (await ada.request("GET", f"/api/tables/{table['id']}/record")).text
    match = hortus.from_record(record)
    assert [(d["seat"], d["move"]) for d in found["decisions"]] == match.played()
    assert {"accuracy", "luck", "adjusted", "costliest", "finest"} == set(found["players"][0])
    assert await Person(house).get(f"/api/tables/{table['id']}/review") == found


@run
async def test_practice_goes_on_from_a_moment_of_a_finished_match(house: House) -> None:
    ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
    table = await _casual(ada)
    await ada.post(f"/api/tables/{table['id']}/practice", {}, 409)  # not over, and not alone
    await _to_the_end(ada, table)
    made = await bo.post(f"/api/tables/{table['id']}/practice", {"ply": 7, "seat": 0, "bot": "sprout"})
    assert made["my_seats"] == [0] and made["state"] == "playing"
    live = await bo.live(made["id"])
    state = await live.my_turn()
    frames = (await ada.get(f"/api/tables/{table['id']}/replay"))["frames"]
    if frames[7]["turn"] == 0:
        assert state["view"]["gardens"] == frames[7]["view"]["gardens"]
    assert (await bo.post(f"/api/tables/{made['id']}/hint", {"ply": state["ply"]}))["moves"]
    await live.state_where(lambda s: any(entry["kind"] == "hint" for entry in s["log"]))
    await play_on([live], lambda moves: moves[0])
    text = (await bo.request("GET", f"/api/tables/{made['id']}/record")).text
    assert hortus.from_record(text).over
    await bo.post(f"/api/tables/{table['id']}/practice", {"ply": 10**6}, 422)
    await bo.post(f"/api/tables/{table['id']}/practice", {"seat": 5}, 422)


@run
async def test_practice_from_a_pasted_record_or_position(house: House) -> None:
    ada = await Person(house).enter("Ada")
    match = hortus.new("zen-garden", 2, seed=3)
    for _ in range(6):
        match.play(match.moves()[0])
    for given in ({"record": match.record()}, {"game": "zen-garden", "position": match.position()}):
        made = await ada.post("/api/practice", {**given, "bot": "sprout"})
        assert made["game"] == "zen-garden" and made["my_seats"] == [match.turn]
    await ada.post("/api/practice", {"record": "nonsense"}, 422)
    await ada.post("/api/practice", {"game": "zen-garden", "position": {"nonsense": 1}}, 422)
    await ada.post("/api/practice", {}, 422)


def _drawn_out() -> Match:
    """A match over a thousand moves long: tiles are taken back and forth as often as the rules let them."""
    match, dice = hortus.new("lucky-numbers", 4, seed=0), random.Random(0)
    gardens: list[set[str]] = [set() for _ in range(4)]
    taken = 0
    while not match.over:
        moves, mine = match.moves(), gardens[match.turn or 0]
        again = [move for move in moves if move.startswith("take") and move.partition("-")[2] in mine]
        other = [move for move in moves if not move.startswith("take")]
        idle = [move for move in other if "place" not in move]
        move = dice.choice((again if taken < 17 else []) or idle or other or moves)
        taken = taken + 1 if move.startswith("take") else 0
        mine.update({move.replace("-", " ").split()[-1]} if "-" in move or move.startswith("lay") else ())
        match.play(move)
    return match


@run
async def test_a_long_record_holds_nobody_up(house: House) -> None:
    ada = await Person(house).enter("Ada")
    match = _drawn_out()
    assert len(match.played()) > 1000
    async with asyncio.timeout(5):  # going back took a quarter of a minute, in which nobody was answered
        await ada.post("/api/practice", {"record": match.record(), "ply": 0, "bot": "sprout"})


@in_core
async def test_nobody_has_so_many_reviews_that_others_have_to_wait(
    found: Core, ada: Known, bo: Known, cy: Known
) -> None:  # fmt: skip
    async def never(job: Job) -> None:
        await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as busy:
        busy.setattr(coaching, "_check_compiled", lambda table: None)
        busy.setattr(found.hub.workers, "run", never)
        coach = coaching.Coaching(found.hub, found.hub.workers)
        tables = []
        for _ in range(coaching.RUNNING_EACH + 2):
            table = await found.table("lucky-numbers", ada, bo)
            assert table.match is not None
            await found.hub.do(table, Play(0, 0, table.match.moves()[0]), mover(table, ada, bo))
            tables.append(table)
        answers = await asyncio.gather(*(coach.review(one, ada.id) for one in tables), return_exceptions=True)
        refused = [one for one, answer in zip(tables, answers, strict=True) if isinstance(answer, Refusal)]
        assert len(refused) == 2
        assert (await coach.review(refused[0], bo.id)).status == "running"
        with pytest.raises(Refusal, match="too_many"):
            await coach.review(refused[1], ada.id)
        await coach.close()


@in_core
async def test_a_review_for_which_nothing_is_left_goes_on_with_the_workers_of_bots(
    found: Core, ada: Known, bo: Known, cy: Known
) -> None:  # fmt: skip
    class Busy(InProcess):
        """Workers that never get a processor."""

        asked = 0

        async def run(self, job: Job) -> None:
            self.asked += 1
            await asyncio.Event().wait()

    class Bots(InProcess):
        async def run(self, job: Job) -> list[Judged]:
            jobs.append(job)
            return []

    jobs: list[Job] = []
    busy = Busy()
    table = await found.table("lucky-numbers", ada, bo)
    for ply in range(3 * coaching.SLICE):
        assert table.match is not None
        await found.hub.do(table, Play(ply, 0, table.match.moves()[0]), mover(table, ada, bo))
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(coaching, "_check_compiled", lambda table: None)
        changed.setattr(coaching, "PATIENCE", 0.01)
        changed.setattr(found.hub, "workers", Bots())
        coach = coaching.Coaching(found.hub, busy)  # type: ignore[arg-type]
        assert (await coach.review(table, ada.id)).status == "running"
        await until(lambda: len(jobs) == 3)
        assert busy.asked == 1  # the rest does not wait again
        assert {job.priority for job in jobs} == {Priority.BACKGROUND}

        async def done() -> bool:
            return (await coach.review(table, ada.id)).status == "done"

        await until(done)
        await coach.close()


@in_core
async def test_nobody_begins_a_review_again_that_takes_long(
    found: Core, ada: Known, bo: Known, cy: Known
) -> None:  # fmt: skip
    """However long some decisions take, other processes hear that somebody works on them, also after a break."""

    class Slow(InProcess):
        async def run(self, job: Job) -> None:
            await asyncio.Event().wait()

    table = await found.table("lucky-numbers", ada, bo)
    assert table.match is not None
    await found.hub.do(table, Play(0, 0, table.match.moves()[0]), mover(table, ada, bo))
    c = schema.reviews.c
    write, broken = found.storage.write, iter([OSError("the database is away")])

    async def writing(*statements: Any) -> None:
        for problem in broken:
            raise problem
        await write(*statements)

    async def changed() -> int:
        row = await found.storage.row(select(c.changed).where(c.table_id == table.id))
        return int(row.changed) if row else 0

    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(coaching, "_check_compiled", lambda table: None)
        quick.setattr(coaching, "NOTED", 0.01)
        quick.setattr(found.storage, "write", writing)
        coach = coaching.Coaching(found.hub, Slow())  # type: ignore[arg-type]
        await coach.review(table, ada.id)
        begun = await changed()

        async def noted() -> bool:
            return await changed() > begun

        await until(noted, 5)
        await coach.close()
