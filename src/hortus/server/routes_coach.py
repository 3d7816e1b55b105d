"""Endpoints of the coach: hints, reviews, practice."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

import hortus
from hortus.errors import HortusError
from hortus.table import Match

from . import cards
from .bots import checked_bot, offered
from .commands import AskHint
from .people import Person
from .refusals import Refusal
from .routes_people import Given, Req, caller
from .routes_tables import command_id, opened_match
from .services import Services


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.AskHint]) -> cards.Hints:
    """The best moves for whoever is to decide, with reasons; the log says that a hint was given."""
    me = caller(request)
    person = me.someone()
    opened, _ = await opened_match(request, services, table)
    await services.hub.do(opened, AskHint(data.ply, data.undos), person, command_id(request))
    if opened.ply != data.ply or opened.turn is None:
        raise Refusal("stale")
    return cards.Hints(await services.coaching.hints(opened, opened.turn, person.id, me.lang))


@get("/api/tables/{table:str}/review")
async def review(request: Req, services: Given, table: FromPath[str]) -> cards.ReviewState:
    """What every decision of a finished match cost, and what was luck; it is worked out when first asked for."""
    me = caller(request)
    opened, _ = await opened_match(request, services, table)
    if opened.state != "over":
        raise Refusal("not_now", "not-over")
    if not opened.ply:  # it was given up before the first move
        raise Refusal("not_now", "no-moment")
    return await services.coaching.review(opened, me.person.id if me.person else me.network)


@post("/api/tables/{table:str}/practice", status_code=201)
async def practise(request: Req, services: Given, table: FromPath[str], data: JSONBody[cards.Practice]) -> cards.Card:
    """A practice table that goes on from a moment of a finished match, or of one's own match alone."""
    person = caller(request).someone()
    opened, match = await opened_match(request, services, table)
    mine = opened.seats_of(person)
    alone = bool(mine) and len(opened.seats) == 1 and not opened.daily
    if opened.state != "over" and not alone:
        raise Refusal("not_now", "not-over")
    return await _practice(request, services, person, match, data, mine)


@post("/api/practice", status_code=201)
async def practise_from(request: Req, services: Given, data: JSONBody[cards.PracticeFrom]) -> cards.Card:
    """A practice table that goes on from a record or a position."""
    person = caller(request).someone()
    match = await asyncio.to_thread(_read, data)
    return await _practice(request, services, person, match, data, [])


def _read(data: cards.PracticeFrom) -> Match:
    """The match that somebody has pasted."""
    try:
        if data.record is not None:
            return hortus.from_record(data.record)
        if data.game is not None and data.position is not None:
            return hortus.from_position(data.game, data.position)
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None
    raise Refusal("impossible", "practice-from")


async def _practice(
    request: Req, services: Services, person: Person, match: Match, data: cards.Practice, mine: list[int]
) -> cards.Card:
    plies = len(match.played())
    ply = data.ply if data.ply is not None else plies - 1 if match.over else plies
    if ply > plies:
        raise Refusal("impossible", "no-moment")
    for _ in range(plies - ply):
        match.undo()
    seat = data.seat if data.seat is not None else mine[0] if mine else match.turn or 0
    if seat >= match.players:
        raise Refusal("impossible", "no-seat")
    made = await services.lobby.practise(person, match, seat, checked_bot(data.bot, offered(services.settings)))
    return await services.lobby.card(made, caller(request))


HANDLERS = [hint, review, practise, practise_from]
