"""Around the match: people, lobby, seats, paces, chat."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys

from tests.server.conftest import Start
from tests.server.house import ROOT, House, Person, play_on, run
from tests.server.test_matches import GAMES, least, two_at_a_table
from tests.waiting import until

GAME = GAMES[0]
SEATS = least(GAME)


@run
async def test_guests_accounts_and_sign_in(house: House) -> None:
    nobody = Person(house)
    assert (await nobody.get("/api/session"))["person"] is None
    await nobody.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}]}, 401)
    ada = await Person(house).enter("  A\u202eda\x07 \n Lovelace ")
    assert (await ada.get("/api/session"))["person"]["name"] == "Ada Lovelace"
    await Person(house).post("/api/session", {"name": "x" * 25}, 422)
    await Person(house).post("/api/session", {"name": "\u200b"}, 422)
    table = await ada.table(GAME, ["me"] + ["open"] * (SEATS - 1))
    name = f"ada{random.randrange(10**9)}"
    await ada.post("/api/account", {"name": name, "password": "short"}, 422)
    made = await ada.post("/api/account", {"name": name, "password": "correct horse"})
    assert made["person"]["kind"] == "account" and made["person"]["id"] == ada.id
    ada.http.headers["X-CSRF-Token"] = made["csrf"]  # of the new session
    other = await Person(house).enter("Bo")
    await other.post("/api/account", {"name": name.upper(), "password": "another one"}, 422)
    phone = Person(house)
    await phone.post("/api/account/sign-in", {"name": name, "password": "wrong horse"}, 403)
    await phone.post("/api/account/sign-in", {"name": "nobody at all", "password": "wrong horse"}, 403)
    await phone.post("/api/account/sign-in", {"name": name, "password": "correct horse"})
    assert [card["id"] for card in await phone.get("/api/tables/mine")] == [table["id"]]
    assert (await ada.request("PATCH", "/api/session", {"lang": "fr"})).json()["person"]["lang"] == "fr"
    problem = (await ada.request("GET", "/api/tables/nothing")).json()
    assert problem == {"error": "unknown", "sentence": "Cette table n’existe pas."}
    assert (await ada.request("DELETE", "/api/session")).status_code == 204
    assert (await ada.get("/api/session"))["person"] is None


@run
async def test_lobby_codes_and_seats(house: House) -> None:
    ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
    public = await ada.table(GAME, ["me"] + ["open"] * (SEATS - 1), public=True)
    hidden = await ada.table(GAME, ["me"] + ["invited"] * (SEATS - 1), public=True)
    private = await ada.table(GAME, ["me"] + ["open"] * (SEATS - 1))
    shown = [card["id"] for card in await bo.get("/api/lobby")]
    assert public["id"] in shown and hidden["id"] not in shown and private["id"] not in shown
    stranger = Person(house)
    stranger.http.headers["Accept-Language"] = "fr"
    bots = await ada.table(GAME, ["me"] + ["seedling"] * (SEATS - 1))
    assert (await stranger.get(f"/api/codes/{bots['code']}"))["seats"][1]["name"] == "Jeune pousse"
    found = await bo.get(f"/api/codes/{private['code'].lower()}")
    assert found["id"] == private["id"] and found["my_seats"] == []
    live = await ada.live(private["id"], "sentences=yes&lang=de")
    assert (await live.state_where(lambda s: s["state"] == "waiting"))["sentence"] == "Es fehlen noch Mitspieler."
    await bo.post(f"/api/tables/{private['id']}/join", {"seat": 0}, 409)
    joined = await bo.post(f"/api/tables/{private['id']}/join", {"seat": 1})
    assert joined["my_seats"] == [1]
    await bo.post(f"/api/tables/{private['id']}/join", {})  # again: nothing changes
    if SEATS == 2:
        assert joined["state"] == "playing"
        await live.state_where(lambda s: s["state"] == "playing" and s["seats"][1]["name"] == "Bo")
        await (await Person(house).enter("Cy")).post(f"/api/tables/{private['id']}/join", {}, 409)
        await ada.post(f"/api/tables/{private['id']}/close", status=409)
    await bo.post(f"/api/tables/{public['id']}/join", {"seat": 1})
    # Before the start a seat can be left; the host closes or fills.
    again = await ada.table(GAME, ["me"] + ["open"] * (SEATS - 1))
    await ada.post(f"/api/tables/{again['id']}/leave")
    assert (await ada.get(f"/api/tables/{again['id']}"))["seats"][0]["kind"] == "open"
    await bo.post(f"/api/tables/{again['id']}/fill", {"bot": "seedling"}, 403)
    await bo.post(f"/api/tables/{again['id']}/close", status=403)
    assert (await ada.post(f"/api/tables/{again['id']}/close"))["state"] == "closed"
    filled = await ada.post(f"/api/tables/{hidden['id']}/fill", {"bot": "seedling"})
    assert filled["state"] == "playing" and {seat["kind"] for seat in filled["seats"]} == {"person", "bot"}
    await ada.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 422)
    await ada.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 8}, 422)
    await ada.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"no such": "1"}}, 422)
    await ada.post("/api/tables", {"game": GAME, "seats": [{"kind": "bot", "bot": "hal"}] * 2}, 422)
    await ada.post("/api/tables", {"game": GAME, "seats": "many"}, 400)


@run
async def test_mine_to_move_comes_first(house: House) -> None:
    _, people, lives = await two_at_a_table(house, GAME)
    for person, live in zip(people, lives, strict=True):
        await person.table(GAME, ["me"] + ["open"] * (SEATS - 1))
        first = (await person.get("/api/tables/mine"))[0]
        assert first["my_turn"] == bool(live.state["legal"])


@run
async def test_leaving_a_stand_in_and_coming_back(start: Start) -> None:
    house = start(grace="0.5", bot_pause="0.1")
    table, people, lives = await two_at_a_table(house, GAME)
    mover = next(i for i, live in enumerate(lives) if live.state["legal"])
    stays = lives[1 - mover]
    await people[mover].post(f"/api/tables/{table}/leave")
    await lives[mover].close()
    state = await stays.state_where(lambda s: s["seats"][mover]["stand_in"])
    assert [entry["kind"] for entry in state["log"] if entry["kind"] != "move"][-1] == "stand_in"
    await stays.state_where(lambda s: s["ply"] > 0)  # the bot has played
    back = await people[mover].live(table)
    await back.state_where(lambda s: not s["seats"][mover]["stand_in"])
    await stays.state_where(lambda s: not s["seats"][mover]["stand_in"])
    # Somebody who is simply not there can be replaced too, but only after the grace time.
    answer = await people[1 - mover].request("POST", f"/api/tables/{table}/fill", {})
    assert answer.status_code == 409
    await back.close()

    async def filled() -> bool:
        answer = await people[1 - mover].request("POST", f"/api/tables/{table}/fill", {})
        return bool(answer.is_success and answer.json()["seats"][mover]["stand_in"])

    await until(filled)
    assert not (await people[mover].post(f"/api/tables/{table}/return"))["seats"][mover]["stand_in"]


@run
async def test_a_clock_runs_out(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAME, pace={"kind": "clock", "seconds": 2, "increment": 1})
    mover = next(i for i, live in enumerate(lives) if live.state["legal"])
    late, waits = lives[mover], lives[1 - mover]
    clocks = late.state["clocks"]
    assert clocks["running"] == mover and clocks["increment"] == 1000
    state = await waits.state_where(lambda s: s["seats"][mover]["out_of_time"], timeout=15)
    assert state["seats"][mover]["stand_in"] and state["clocks"]["left"][mover] == 0
    state = await late.state_where(lambda s: s["turn"] == 1 - mover)  # a bot has played on
    await late.send("move", ply=late.state["ply"], move="draw")
    assert (await late.until("refused"))["reason"] == "not_your_turn"
    assert not (await people[mover].post(f"/api/tables/{table}/return"))["my_turn"]
    for live in lives:
        await live.state_where(lambda s: all(seat["out_of_time"] for seat in s["seats"]) or s["state"] == "over", 30)
    if SEATS == 2:  # bots have finished the match, and somebody has won all the same
        assert (await waits.state_where(lambda s: s["state"] == "over", 30))["result"]["out_of_time"] == [0, 1]


@run
async def test_days_per_turn(house: House) -> None:
    _, _, lives = await two_at_a_table(house, GAME, pace={"kind": "days", "days": 2})
    left = lives[0].state["clocks"]["left"]
    assert all(2 * 86_400_000 - 60_000 < value <= 2 * 86_400_000 for value in left)


@run
async def test_a_rematch_turns_the_seats(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAME)
    await people[0].post(f"/api/tables/{table}/rematch", status=409)
    await play_on(lives, random.Random(2).choice)
    again = await people[0].post(f"/api/tables/{table}/rematch")
    assert (
        again["my_seats"] == [1] and again["state"] == "waiting" and again["commitment"] != lives[0].state["commitment"]
    )
    assert (await lives[1].state_where(lambda s: s["rematch"]))["rematch"] == again["id"]
    stranger = await Person(house).enter("Eve")
    await stranger.post(f"/api/tables/{again['id']}/join", {}, 409)  # the seats are kept
    for person in people[1:]:
        same = await person.post(f"/api/tables/{table}/rematch")
        assert same["id"] == again["id"]
    assert same["state"] == "playing" and same["my_seats"] == [0 if SEATS == 2 else SEATS - 1]


@run
async def test_chat_and_a_host_who_mutes(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAME)
    host, other = lives[0], lives[1]
    await other.send("chat", id="hello", text=" Hello\x00 \n there ")
    line = await host.until("chat")
    assert line["text"] == "Hello there" and line["name"] == "Bo" and line["seat"] == 1
    await other.send("chat", id="hello", text="Hello there")
    assert (await other.until(lambda m: m["type"] == "ack" and m["repeated"]))["id"] == "hello"
    await other.send("chat", text="x" * 301)
    assert (await other.until("refused"))["reason"] == "illegal"
    await people[1].post(f"/api/tables/{table}/mute", {"person": people[0].id}, 403)
    await people[0].post(f"/api/tables/{table}/mute", {"person": people[1].id})
    await other.send("chat", text="Anybody?")
    assert (await other.until("refused"))["reason"] == "muted"
    await people[0].post(f"/api/tables/{table}/mute", {"person": people[1].id, "muted": False})
    await other.send("chat", text="Thanks")
    assert (await host.until("chat"))["line"] == 2
    assert [line["text"] for line in await people[0].get(f"/api/tables/{table}/chat")] == ["Hello there", "Thanks"]
    assert [line["text"] for line in await people[0].get(f"/api/tables/{table}/chat?before=2")] == ["Hello there"]
    welcome = await (await people[0].live(table)).until("welcome")
    assert len(welcome["chat"]) == 2 and welcome["you"]["host"]


@run
async def test_the_example_bot_plays_by_its_token(house: House) -> None:
    ada = await Person(house).enter("Ada")
    made = await ada.post("/api/programs", {"name": "My bot"})
    table = await ada.table(GAME, ["me"] + ["open"] * (SEATS - 1))
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), house.url, made["token"], table["code"]]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        live = await ada.live(table["id"])
        state = await live.state_where(lambda s: s["seats"][1]["kind"] == "program")
        assert state["seats"][1]["name"] == "My bot"
        if SEATS == 2:
            await play_on([live], random.Random(3).choice)
            await asyncio.to_thread(bot.wait, 10)
    finally:
        bot.kill()
        bot.wait()
        assert bot.stdout
        bot.stdout.close()
    assert [program["name"] for program in await ada.get("/api/programs")] == ["My bot"]
    assert (await ada.request("DELETE", f"/api/programs/{made['id']}")).status_code == 204
    program = Person(house, made["token"])
    assert (await program.request("GET", "/api/session")).status_code == 401


@run
async def test_a_table_that_was_let_go_comes_back(start: Start) -> None:
    house = start(idle="0.3")
    table, people, lives = await two_at_a_table(house, GAME)
    await play_on(lives, random.Random(4).choice, plies=6)
    ply = max(live.state["ply"] for live in lives)
    for live in lives:
        await live.state_where(lambda s: s["ply"] >= ply)
    for live in lives:
        await live.close()

    async def let_go() -> bool:
        return "hortus_tables_loaded 0.0" in (await people[0].request("GET", "/metrics")).text

    await until(let_go)
    state = await (await people[0].live(table)).state_where(lambda s: True)
    assert state["ply"] == ply and state["view"]
