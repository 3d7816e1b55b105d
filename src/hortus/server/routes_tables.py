"""Endpoints about tables, and the live connection."""

from __future__ import annotations

import asyncio
import gzip
from bisect import bisect_left
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from hortus.i18n import LANGUAGES
from hortus.table import Match

from . import cards, fairness
from .bots import checked_bot, offered
from .chat import chat_lines
from .commands import (
    Break,
    Close,
    Command,
    Fill,
    GiveTime,
    GiveUp,
    Join,
    Kick,
    Leave,
    LetSpectatorsTalk,
    Mute,
    ProposeEnd,
    Return,
    SetConditionalMoves,
    StandIn,
)
from .days import day_at
from .live import CODES, Connection
from .messages import PROTOCOL, ChatLine, Lang, LogEntry
from .people import Person
from .refusals import Refusal, checked_name
from .render import Reader, conditional_lines, seat_infos, seat_names, told_events, variation, variation_state
from .routes_people import Given, Req, caller
from .services import Services
from .storage import now
from .table import Table

Line = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7)]
LineInPath = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
LOG_PAGE = 100  # moves


def command_id(request: Req) -> str | None:
    """The id a client gives its request, so that it can be sent again safely."""
    return request.headers.get("idempotency-key", "")[:40] or None


@get("/api/lobby")
async def lobby(request: Req, services: Given) -> list[cards.Card]:
    """Public tables: those with an open seat, then those being played."""
    return await services.lobby.lobby(caller(request))


@get("/api/tables/mine")
async def mine(request: Req, services: Given) -> list[cards.Card]:
    """My tables, those where I am to move first."""
    return await services.lobby.mine(caller(request))


@post("/api/tables", status_code=201)
async def create(request: Req, services: Given, data: JSONBody[cards.NewTable]) -> cards.Card:
    """A new table."""
    person = caller(request).someone()
    services.compilation.prefer(data.game)
    card = await services.lobby.card(await services.lobby.create(person, data, command_id(request)), caller(request))
    services.speak("table", name=person.name, game=card.game)
    return card


@post("/api/tables/now", status_code=201)
async def play_now(request: Req, services: Given, data: JSONBody[cards.PlayNow]) -> cards.Card:
    """Play somebody: a seat across from whoever waits, or a table to wait at."""
    person = caller(request).someone()
    services.compilation.prefer(data.game)
    found = await services.lobby.play_now(person, data.game, command_id(request))
    return await services.lobby.card(found, caller(request))


@get("/api/tables/{table:str}")
async def look(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """A table."""
    return await services.lobby.card(table, caller(request))


@get("/api/codes/{code:str}")
async def by_code(request: Req, services: Given, code: FromPath[str]) -> cards.Card:
    """The table with this short code."""
    return await services.lobby.by_code(code, caller(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Join]) -> cards.Card:
    """Take a seat."""
    person = caller(request).someone()
    joining = Join(data.seat, checked_name(data.name) if data.name else None, data.code)
    await services.lobby.join(await services.hub.open(table), person, joining, command_id(request))
    card = await services.lobby.card(table, caller(request))
    services.speak("joined", name=person.name, game=card.game)
    return card


async def _done(request: Req, services: Services, table: str, command: Command) -> cards.Card:
    """The table after a command of the caller's has been carried out."""
    me = caller(request)
    await services.hub.do(await services.hub.open(table), command, me.someone(), command_id(request))
    return await services.lobby.card(table, me)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Leave the seat; in a running match a bot plays it after the grace time."""
    return await _done(request, services, table, Leave())


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Play on oneself."""
    return await _done(request, services, table, Return())


@post("/api/tables/{table:str}/fill", status_code=200)
async def fill(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Fill]) -> cards.Card:
    """Bots in the empty seats, or for those who are away."""
    return await _done(request, services, table, Fill(checked_bot(data.bot, offered(services.settings)), data.seat))


@post("/api/tables/{table:str}/stand-in", status_code=200)
async def stand_in(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Have a bot play for oneself, until one returns."""
    return await _done(request, services, table, StandIn())


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Give the match up."""
    return await _done(request, services, table, GiveUp("resigned"))


@post("/api/tables/{table:str}/quit", status_code=200)
async def leave_for_good(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Leave for good: a bot plays on."""
    return await _done(request, services, table, GiveUp("left"))


@post("/api/tables/{table:str}/end", status_code=200)
async def end(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Offer the others to end the match; at once if they have all given up."""
    return await _done(request, services, table, ProposeEnd())


@post("/api/tables/{table:str}/break", status_code=200)
async def take_break(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Break]) -> cards.Card:
    """Announce a break."""
    return await _done(request, services, table, Break(data.minutes))


@post("/api/tables/{table:str}/time", status_code=200)
async def give_time(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.GiveTime]) -> cards.Card:
    """Give somebody more time."""
    return await _done(request, services, table, GiveTime(data.seat))


@post("/api/tables/{table:str}/conditional-moves", status_code=200)
async def set_conditional_moves(
    request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.ConditionalMoves]
) -> cards.Card:
    """Set what I answer to which moves; played at once when they are."""
    return await _done(request, services, table, SetConditionalMoves(data.ply, data.undos, data.lines))


@post("/api/tables/{table:str}/variation", status_code=200)
async def look_at_variation(
    request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Variation]
) -> cards.VariationState:
    """The table after moves that could be played, as far as chance does not decide."""
    me = caller(request)
    opened, _ = await opened_match(request, services, table)
    mine = opened.seats_of(me.someone())
    if not opened.allows_conditional_moves(mine):
        raise Refusal("not_now", "no-conditional-moves")
    if data.ply not in (None, opened.ply) or data.undos not in (None, opened.undos):
        raise Refusal("stale")
    return await asyncio.to_thread(after_variation, opened, mine[0], data.line, me.lang)


def after_variation(opened: Table, seat: int, line: Sequence[str], lang: str) -> cards.VariationState:
    moves, match = variation(opened, seat, line, lang)
    unknown = match.over or (bool(line) and match.revealed_by_last())
    return cards.VariationState(
        None if unknown else variation_state(opened, match, seat, lang), moves, opened.ply, opened.undos, seat,
        conditional_lines(opened, seat, lang),
    )  # fmt: skip


@post("/api/tables/{table:str}/kick", status_code=200)
async def kick(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Kick]) -> cards.Card:
    """Take somebody's seat away before the start."""
    card = await _done(request, services, table, Kick(data.person))
    await services.hub.people.changes.tell("shown_out", table=table, person=data.person)
    return card


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """The same again."""
    person = caller(request).someone()
    again = await services.lobby.rematch(await services.hub.open(table), person)
    return await services.lobby.card(again, caller(request))


@post("/api/tables/{table:str}/close", status_code=200)
async def close(request: Req, services: Given, table: FromPath[str]) -> cards.Card:
    """Close a table that has not started."""
    return await _done(request, services, table, Close())


@post("/api/tables/{table:str}/mute", status_code=204)
async def mute(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Mute]) -> None:
    """Refuse somebody's chat."""
    person = caller(request).someone()
    muting = Mute(data.person, data.muted)
    await services.hub.do(await services.hub.open(table), muting, person, command_id(request))


@post("/api/tables/{table:str}/spectators", status_code=200)
async def spectators(
    request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Spectators]
) -> cards.Card:
    """Say whether those who only watch may talk."""
    return await _done(request, services, table, LetSpectatorsTalk(data.talk))


@post("/api/tables/{table:str}/chat/{line:int}/report", status_code=204)
async def report_line(
    request: Req, services: Given, table: FromPath[str], line: LineInPath, data: JSONBody[cards.Report]
) -> None:
    """Tell the administrators about a line."""
    me = caller(request).someone()
    await services.chat.report(await _shown(services, table, me), line, me, data.reason)


@get("/api/tables/{table:str}/chat")
async def chat(request: Req, services: Given, table: FromPath[str], before: Line = None) -> list[ChatLine]:
    """Lines of chat, oldest first, without those of people I am apart from."""
    me = caller(request).person
    await _shown(services, table, me)
    apart = await services.hub.people.relations.apart(me.id) if me else frozenset()
    return [line for line in await chat_lines(services.hub.storage, table, before) if line.person not in apart]


async def _shown(services: Services, table_id: str, person: Person | None) -> Table:
    """A table, if its match may be seen by whoever asks."""
    table = await services.hub.open(table_id)
    if not await _may_see(services, table, person):
        raise Refusal("forbidden", "private")
    return table


async def _may_see(services: Services, table: Table, person: Person | None) -> bool:
    friend = await services.hub.people.relations.is_friend(table.host, person.id if person else None)
    return table.shown_to(person, friend)


async def opened_match(request: Req, services: Services, table_id: str) -> tuple[Table, Match]:
    """A table whose match has begun and may be seen by whoever asks, and a copy of that match."""
    table = await _shown(services, table_id, caller(request).person)
    await services.hub.complete(table)
    if table.match is None:
        raise Refusal("not_now", "not-started")
    return table, table.match.clone()


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Req, services: Given, table: FromPath[str]) -> Response[str]:
    """The record of a finished match."""
    opened, match = await opened_match(request, services, table)
    if opened.state != "over":
        raise Refusal("not_now", "not-over")
    if opened.seed_secret(now()):
        raise Refusal("not_now", "daily-secret")
    date = day_at(opened.changed_at)
    text = await asyncio.to_thread(fairness.record, match, opened.salt, date, opened.how_it_ended())
    name = f'attachment; filename="{opened.game}-{opened.id}.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@get("/api/tables/{table:str}/replay", responses={200: ResponseSpec(cards.Replay, description="the replay")})
async def replay(
    request: Req,
    services: Given,
    table: FromPath[str],
    seat: SeatNumber = None,
    lang: FromQuery[Lang | None] = None,
    sentences: FromQuery[str] = "",
) -> Response[bytes]:
    """The match move by move, as one seat could see it."""
    me = caller(request)
    opened, match = await opened_match(request, services, table)
    viewer, own = _viewer(opened, me.person, seat)
    over, movers, spoken = opened.state == "over", bytes(opened.movers), lang or me.lang
    stamps = list(zip(opened.stamps[::2], opened.stamps[1::2], strict=True))
    told = (spoken, seat_names(opened, spoken)) if sentences == "yes" else None
    seats = seat_infos(opened, own, spoken)

    def make() -> cards.Replay:
        frames = _frames(match, viewer, movers, stamps, over, told)
        return cards.Replay(
            game=opened.game, options=opened.options, seats=seats, viewer=viewer, over=over, frames=frames
        )

    key = opened.id, opened.number, viewer, tuple(own), spoken, sentences == "yes"
    packed = await services.replays.packed(key, make)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/log")
async def log(
    request: Req, services: Given, table: FromPath[str], before: Line = None, seat: SeatNumber = None
) -> list[LogEntry]:
    """The moves before an entry, or the last ones, oldest first, as one seat may know them."""
    opened, match = await opened_match(request, services, table)
    viewer, _ = _viewer(opened, caller(request).person, seat)
    movers, over = bytes(opened.movers), opened.state == "over"
    stamps = list(zip(opened.stamps[::2], opened.stamps[1::2], strict=True))
    end = len(stamps) if before is None else bisect_left(stamps, (before, 0))

    def made() -> list[LogEntry]:
        for _ in range(len(match.played()) - end):
            match.undo()
        return _moves_told(match, viewer, movers[:end], stamps, over, since=max(0, end - LOG_PAGE))

    return await asyncio.to_thread(made)


@get("/api/tables/{table:str}/picture")
async def picture(
    request: Req, services: Given, table: FromPath[str], seat: SeatNumber = None, ply: Ply = None,
    lang: FromQuery[Lang | None] = None,
) -> Response[str]:  # fmt: skip
    """The table drawn as SVG, now or after so many moves, as one seat could see it."""
    me = caller(request)
    opened, match = await opened_match(request, services, table)
    viewer, _ = _viewer(opened, me.person, seat)

    def drawn() -> str:
        for _ in range(len(match.played()) - ply if ply is not None else 0):
            match.undo()
        return match.svg(viewer, lang or me.lang)

    return Response(await asyncio.to_thread(drawn), media_type="image/svg+xml; charset=utf-8")


def _viewer(opened: Table, person: Person | None, seat: int | None) -> tuple[int | None, list[int]]:
    """As which seat somebody may look at a match from outside the live table, and their own seats."""
    own = opened.seats_of(person)
    if seat is None:
        return (own[0] if len(own) == 1 or (own and opened.state == "over") else None), own
    if seat >= len(opened.seats):
        raise Refusal("impossible", "no-seat")
    if opened.state != "over" and own != [seat]:
        raise Refusal("forbidden", "own-view")
    return seat, own


def _frames(
    match: Match, viewer: int | None, movers: bytes, stamps: list[tuple[int, int]], over: bool,
    told: tuple[str, list[str]] | None,
) -> list[cards.Frame]:  # fmt: skip
    """From the end back to the start, undoing. `told`: with sentences, in this language and with these names."""
    entries = _moves_told(match, viewer, movers, stamps, over, told)
    frames = []
    ply = len(entries)
    while True:
        entry = entries[ply - 1] if ply else None
        frames.append(cards.Frame(ply, match.turn, match.view(viewer), match.scores(), entry))
        if not ply:
            return frames[::-1]
        match.undo()
        ply -= 1


def _moves_told(
    match: Match, viewer: int | None, movers: bytes, stamps: list[tuple[int, int]], over: bool,
    told: tuple[str, list[str]] | None = None, since: int = 0,
) -> list[LogEntry]:  # fmt: skip
    """The moves from a ply on as entries of the log, as a viewer may know them; at the end, as their movers did."""
    seen, by_mover = match.events(viewer, since), {seat: match.events(seat, since) for seat in set(movers[since:])}
    moves, entries = match.played(), []
    for ply in range(since, len(movers)):
        mover, (number, at) = movers[ply], stamps[ply]
        full = by_mover[mover][ply - since]
        known = full if over else seen[ply - since]
        entries.append(
            LogEntry(
                number=number, ply=ply, seat=mover, kind="move", at=at,
                move=moves[ply][1] if known == full or mover == viewer else None,
                events=known,
                sentence=told_events(match.game.words, told[0], known, told[1]) if told else None,
            )
        )  # fmt: skip
    return entries


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], services: Given, table: FromPath[str], after: FromQuery[int] = 0,
    lang: FromQuery[str | None] = None, sentences: FromQuery[str] = "", text: FromQuery[str] = "",
    protocol: FromQuery[int] = PROTOCOL,
) -> None:  # fmt: skip
    """The live table."""
    me = caller(socket)  # type: ignore[arg-type]
    await socket.accept()
    refusal: Refusal | None = socket.scope.get("hortus_refused")  # type: ignore[assignment]
    if refusal is not None:
        passing = refusal.reason in ("not_ready", "too_many")  # as many as come back at once after a restart
        await socket.close(CODES["restart" if passing else "forbidden"], refusal.reason)
        return
    if protocol != PROTOCOL:
        await socket.close(CODES["version"], "version")
        return
    try:
        opened = await services.hub.open(table)
        if services.hub.closing:
            raise Refusal("not_ready")
    except Refusal as problem:
        await socket.close(CODES["restart" if problem.reason == "not_ready" else "unknown"], problem.reason)
        return
    if not await _may_see(services, opened, me.person):
        await socket.close(CODES["private"], "private")
        return
    if not services.sockets.enter(me.person, me.network):
        await socket.close(CODES["too_many"], "too_many")
        return
    session = me.session.id if me.session else None
    reader = Reader(me.person, lang if lang in LANGUAGES else me.lang, sentences == "yes", text == "yes")
    connection = Connection(socket, services.hub, services.chat, opened, reader, max(0, after), session, me.address,
                            services.announcement())  # fmt: skip
    services.sockets.add(connection)
    try:
        if session and services.people and services.people.sessions.ended_lately(session):
            connection.farewell("session_over")
        await connection.run()
    finally:
        services.sockets.remove(connection)
        services.sockets.leave(me.person, me.network)


HANDLERS = [
    lobby, mine, create, play_now, look, by_code, join, leave, come_back, fill, stand_in, resign, leave_for_good, end,
    take_break, give_time, set_conditional_moves, look_at_variation, kick, rematch, close, mute, spectators,
    report_line, chat, record, replay, log, picture, live,
]  # fmt: skip
