"""Whole matches between people over real sockets, on both databases, for every game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import hortus
from hortus.games import game as find_game
from hortus.games.data import Event, Move
from hortus.games.sentences import event_sentence, move_sentence
from hortus.i18n import LANGUAGES
from hortus.server import verify
from hortus.server.refusals import WORDS
from tests.server.house import House, Live, Person, play_on, run

GAMES = hortus.games()


def least(game: str) -> int:
    """The smallest number of players that is not solo."""
    return max(2, find_game(game).players[0])


async def two_at_a_table(
    house: House, game: str, accounts: bool = False, **more: Any
) -> tuple[str, list[Person], list[Live]]:
    """As many people as the game needs, at least two, all connected."""
    people = [await Person(house).enter(name) for name in ("Ada", "Bo", "Cy", "Di")[: least(game)]]
    if accounts:
        people = [await person.sign_up() for person in people]
    made = await people[0].table(game, ["me"] + ["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join", {})
    lives = [await person.live(made["id"]) for person in people]
    for live in lives:
        await live.state_where(lambda s: s["state"] == "playing")
    return made["id"], people, lives


@pytest.mark.parametrize("game", GAMES)
@run
async def test_people_play_a_whole_match(house: House, game: str) -> None:
    table, people, lives = await two_at_a_table(house, game)
    watcher = await Person(house).live(table)
    promised = lives[0].state["commitment"]
    assert (await people[0].request("GET", f"/api/tables/{table}/record")).status_code == 409
    await play_on(lives, random.Random(1).choice)
    result = lives[0].state["result"]
    await watcher.state_where(lambda s: s["state"] == "over")
    for live in (*lives, watcher):
        assert live.state["result"] == result
        numbers = [entry["number"] for entry in live.state["log"]]
        assert numbers == sorted(numbers)
    text = (await people[0].request("GET", f"/api/tables/{table}/record")).text
    verdict = verify(text)
    assert verdict.commitment == promised == result["commitment"]
    assert verdict.match.scores() == result["points"] and verdict.match.winners() == result["winners"]
    assert str(verdict.match.seed) == result["seed"]
    replay = await people[0].get(f"/api/tables/{table}/replay?seat=1&lang=fr")
    assert len(replay["frames"]) == verdict.match.ply + 1
    assert [frame["ply"] for frame in replay["frames"]] == list(range(verdict.match.ply + 1))
    assert replay["frames"][-1]["points"] == result["points"]
    mine = await people[1].get("/api/tables/mine")
    assert mine[0]["id"] == table and mine[0]["state"] == "over" and mine[0]["winners"] == result["winners"]


@pytest.mark.parametrize("game", GAMES)
@run
async def test_a_person_plays_against_bots(house: House, game: str) -> None:
    ada = await Person(house).enter("Ada")
    made = await ada.table(game, ["me"] + ["seedling"] * (least(game) - 1))
    live = await ada.live(made["id"])
    await play_on([live], random.Random(2).choice)
    assert live.state["result"]["seed"]


@run
async def test_coming_back_in_the_middle_of_a_turn(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAMES[0])
    await play_on(lives, random.Random(3).choice, plies=8)
    mover = next(i for i, live in enumerate(lives) if live.state["turn"] in _seats(live))
    state = lives[mover].state
    await lives[mover].close()
    other = lives[1 - mover]
    gone = await other.until("presence")
    assert gone["here"].count(False) == 1
    back = await people[mover].live(table, f"after={state['number']}")
    again = await back.state_where(lambda s: True)
    assert again["log"] == [] and not again["whole"]
    assert {**again, "log": state["log"], "seats": [], "watchers": 0} == {**state, "seats": [], "watchers": 0}
    assert (await other.until("presence"))["here"].count(False) == 0
    # From further back only what was missed is sent, and from nothing the recent entries.
    older = await people[mover].live(table, f"after={state['number'] - 3}")
    assert [e["number"] for e in (await older.my_turn())["log"]] == [state["number"] - 2, state["number"] - 1,
                                                                    state["number"]]  # fmt: skip
    fresh = await people[mover].live(table)
    assert (await fresh.state_where(lambda s: True))["whole"]


def by_turn(lives: list[Live]) -> tuple[Live, Live]:
    """Of two, the one who is to move, and the other."""
    first, second = lives
    return (first, second) if first.state["legal"] else (second, first)


def _seats(live: Live) -> list[int]:
    return [seat["seat"] for seat in live.state["seats"] if seat["mine"]]


@run
async def test_repeats_stale_and_illegal_moves(house: House) -> None:
    _, people, lives = await two_at_a_table(house, GAMES[0])
    mover, other = by_turn(lives)
    before = mover.state
    move = before["legal"][0]["move"]
    first = await mover.play(move, id="one")
    assert first["type"] == "ack" and first["ply"] == 1 and not first["repeated"]
    # The same message again, also from another connection of the same person: answered, not played.
    for live in (mover, await people[lives.index(mover)].live(before["id"])):
        await live.send("move", id="one", ply=before["ply"], undos=0, move=move)
        again = await live.until("ack")
        assert again == {**first, "repeated": True}
        assert (await live.until("table"))["ply"] == 1  # for those who missed it
    # Stale: another id for the same ply.
    await mover.send("move", id="two", ply=before["ply"], move=move)
    refused = await mover.until("refused")
    assert refused["reason"] == "stale" and refused["sentence"]
    assert (await mover.until("table"))["ply"] == 1
    # Not a move, and not legal.
    for live in lives:
        await live.state_where(lambda s: s["ply"] == 1)
    turn = next(live for live in lives if live.state["legal"])
    for wrong in ("dance", ""):
        answer = await turn.play(wrong)
        assert answer["type"] == "refused" and answer["reason"] == "illegal" and answer["sentence"]
        assert (await turn.until("table"))["ply"] == 1
    waits = other if turn is mover else mover
    answer = await waits.play(turn.state["legal"][0]["move"])
    assert answer["reason"] in ("not_your_turn", "illegal")


@run
async def test_a_second_browser_and_a_spectator_see_the_same(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAMES[0])
    second = await people[0].live(table, "lang=fr")
    watcher = await Person(house).live(table)
    await play_on(lives, random.Random(4).choice, plies=12)
    ply = max(live.state["ply"] for live in lives)
    for live in (second, watcher, *lives):
        await live.state_where(lambda s: s["ply"] >= ply)
    assert second.state["view"] == lives[0].state["view"] and second.state["lang"] == "fr"
    assert watcher.state["viewer"] is None and watcher.state["legal"] == [] and watcher.state["watchers"] == 1
    await watcher.send("move", ply=watcher.state["ply"], move="x")
    assert (await watcher.until("refused"))["reason"] == "not_seated"
    # The second browser can play as well, and change its language.
    await second.send("lang", lang="en")
    assert (await second.state_where(lambda s: s["lang"] == "en"))["whole"]
    turn = next(live for live in lives if live.state["legal"])
    if turn is lives[0]:
        assert (await second.play(second.state["legal"][0]["move"]))["type"] == "ack"
        await lives[0].state_where(lambda s: s["ply"] == second.state["ply"])


@run
async def test_hot_seat(house: House) -> None:
    for game in GAMES:
        ada = await Person(house).enter("Ada")
        made = await ada.table(game, [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cy")[: least(game)]])
        live = await ada.live(made["id"])
        state = await live.state_where(lambda s: s["state"] == "playing")
        dice = random.Random(5)
        covered = 0
        while state["state"] == "playing" and state["ply"] < 60:
            assert state["viewer"] == state["turn"]
            if state["covered"]:
                covered += 1
                assert state["legal"] == []
                answer = await live.play("anything")
                assert answer["reason"] == "not_now"
                await live.send("uncover", seat=state["turn"])
                state = await live.state_where(lambda s: not s["covered"])
            assert (await live.play(dice.choice(state["legal"])["move"]))["type"] == "ack"
            state = live.state
        hidden = hortus.new(game, players=least(game), seed=1)
        if any(hidden.view(seat) != hidden.view(None) for seat in range(least(game))):
            assert covered


@pytest.mark.parametrize("game", GAMES)
@run
async def test_undo_free_and_by_consent(house: House, game: str) -> None:
    _, _, lives = await two_at_a_table(house, game)
    dice = random.Random(6)
    seen: set[str] = set()
    for _ in range(200):
        mover = next((live for live in lives if live.state["legal"]), None)
        if mover is None:
            await lives[0].until("table")
            continue
        for live in lives:
            await live.state_where(lambda s, p=mover.state["ply"]: s["ply"] == p)  # type: ignore[misc]
        await mover.play(dice.choice(mover.state["legal"])["move"])
        for live in lives:
            await live.state_where(lambda s, n=mover.state["number"]: s["number"] == n)  # type: ignore[misc]
        if mover.state["state"] == "over" or len(seen) == 3:
            break
        ply, undos, mode, to = (mover.state["ply"], mover.state["undos"], mover.state["undo"]["mode"],
                                mover.state["undo"]["to"])  # fmt: skip
        other = next(live for live in lives if live is not mover)
        assert to == ply - 1
        if mode == "free" and "free" not in seen:
            seen.add("free")
            await mover.send("undo", ply=ply, undos=undos)
            assert (await mover.until("ack"))["ply"] == to
            for live in lives:
                state = await live.state_where(lambda s, u=undos: s["undos"] == u + 1)  # type: ignore[misc]
                assert state["ply"] == to and state["log"][-1]["kind"] == "undo"
        elif mode == "ask":
            yes = "no" in seen
            seen.add("yes" if yes else "no")
            await mover.send("undo", ply=ply, undos=undos)
            assert (await mover.until("ack"))["ply"] == ply
            asked = await other.state_where(lambda s: s["asking"])
            asking = asked["asking"]
            assert asked["log"][-1]["kind"] == "ask" and asked["log"][-1]["count"] == asking["count"] == ply - to
            assert asking["answer"] and asking["seat"] == mover.state["viewer"]
            await other.send("answer", ask=asking["ask"], yes=yes)
            for live in lives:
                state = await live.state_where(lambda s, n=asked["number"]: s["number"] > n)  # type: ignore[misc]
                assert not state["asking"]
                assert [e["kind"] for e in state["log"]][-1] == ("undo" if yes else "refuse")
                await live.state_where(lambda s, p=to if yes else ply: s["ply"] == p)  # type: ignore[misc]
    assert seen >= {"yes", "no"}, seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in GAMES if 1 in find_game(name).players])
@run
async def test_alone_nobody_wins(house: House, game: str, lang: str) -> None:
    """The end tells the points, and how good they are where the game has a word for it."""
    ada = await Person(house).enter("Ada", lang)
    live = await ada.live((await ada.table(game, ["me"]))["id"], "sentences=yes")
    await play_on([live], random.Random(1).choice)
    state, words = live.state, find_game(game).words
    (points,) = state["result"]["points"]
    wanted = WORDS.format(lang, "solo", name="Ada", points=points)
    verdict = state["result"]["verdict"]
    assert state["sentence"] == (f"{wanted} {words.format(lang, verdict['id'], **verdict.get('args', {}))}" if verdict
                                 else wanted)  # fmt: skip
    assert state["result"]["ratings"] is None


@run
async def test_sentences_for_those_who_ask(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAMES[0])
    reading = {lang: await people[0].live(table, f"sentences=yes&lang={lang}") for lang in LANGUAGES}
    await play_on(lives, random.Random(3).choice, plies=6)
    for lang, live in reading.items():
        state = await live.state_where(lambda s: s["ply"] == 6)
        assert state["sentence"]
        entries = [entry for entry in state["log"] if entry["kind"] == "move"]
        assert entries and all(entry["events"] for entry in entries)
        words = find_game(GAMES[0]).words
        names = [seat["name"] for seat in state["seats"]]
        for entry in entries:
            events = [msgspec.convert(event, Event) for event in entry["events"]]
            told = [text for event in events if (text := event_sentence(words, lang, event, names))]
            assert entry["sentence"] == " ".join(told)
        for score in state["scores"]:
            assert all(line["name"] and line["text"] for line in score["lines"])
        for move in state["legal"]:
            assert move["sentence"] == move_sentence(words, lang, msgspec.convert(move, Move))
    plain = lives[0].state
    assert plain["sentence"] is None and not any("sentence" in move for move in plain["legal"])
    assert not any("sentence" in entry for entry in plain["log"])


@run
async def test_asking_why_not_changes_nothing(house: House) -> None:
    _, _, lives = await two_at_a_table(house, GAMES[0])
    mover, other = by_turn(lives)
    before = mover.state
    legal = {move["move"] for move in before["legal"]}
    wrong = next(move for move in find_game(GAMES[0]).notation if move not in legal)
    for move in (wrong, before["legal"][0]["move"], "dance"):
        await mover.send("why", id="why", move=move)
        answer = await mover.until("refused")
        assert answer["reason"] == "why" and answer["sentence"] and answer["number"] == before["number"]
    await other.send("why", id="why", move=wrong)
    assert (await other.until("refused"))["reason"] == "not_your_turn"
    await mover.send("state")
    assert (await mover.until("table"))["ply"] == before["ply"]


@run
async def test_the_table_in_characters_for_those_who_ask(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAMES[0])
    assert lives[0].state["text"] is None
    drawn = await people[0].live(table, "text=yes&lang=fr")
    await play_on(lives, random.Random(1).choice)
    state = await drawn.state_where(lambda s: s["state"] == "over")
    record = (await people[0].request("GET", f"/api/tables/{table}/record")).text
    assert state["text"] == verify(record).match.text(0, "fr")
