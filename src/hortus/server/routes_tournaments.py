"""Endpoints of tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from . import cards
from .routes_people import Given, Req, caller
from .routes_tables import command_id
from .tournaments import Tournaments


@get("/api/tournaments")
async def tournaments(request: Req, services: Given) -> list[cards.TournamentCard]:
    """Public tournaments that can be entered or watched, and mine."""
    return await services.tournaments.listed(caller(request))


@post("/api/tournaments", status_code=201)
async def create_tournament(request: Req, services: Given, data: JSONBody[cards.NewTournament]) -> cards.Tournament:
    """A new tournament."""
    me = caller(request)
    made = await services.tournaments.create(me.someone(), data, command_id(request))
    return await services.tournaments.one(made, me)


@get("/api/tournaments/{tournament:str}")
async def tournament(request: Req, services: Given, tournament: FromPath[str]) -> cards.Tournament:
    """A tournament: who takes part, who meets whom, who stands where."""
    return await services.tournaments.one(tournament, caller(request))


@post("/api/tournaments/{tournament:str}/join", status_code=200)
async def join_tournament(request: Req, services: Given, tournament: FromPath[str]) -> cards.Tournament:
    """Take part."""
    return await _shown(request, services.tournaments, services.tournaments.join, tournament)


@post("/api/tournaments/{tournament:str}/leave", status_code=200)
async def leave_tournament(request: Req, services: Given, tournament: FromPath[str]) -> cards.Tournament:
    """Take part no longer; the present match is lost."""
    return await _shown(request, services.tournaments, services.tournaments.leave, tournament)


@post("/api/tournaments/{tournament:str}/bots", status_code=200)
async def add_bot(
    request: Req, services: Given, tournament: FromPath[str], data: JSONBody[cards.AddBot]
) -> cards.Tournament:
    """A bot takes part, before the start, by the host."""
    return await _shown(request, services.tournaments, services.tournaments.add_bot, tournament, data.bot)


@post("/api/tournaments/{tournament:str}/remove", status_code=200)
async def remove_entrant(
    request: Req, services: Given, tournament: FromPath[str], data: JSONBody[cards.RemoveEntrant]
) -> cards.Tournament:
    """Somebody takes part no longer, before the start, by the host."""
    return await _shown(request, services.tournaments, services.tournaments.remove, tournament, data.entrant)


@post("/api/tournaments/{tournament:str}/start", status_code=200)
async def start_tournament(request: Req, services: Given, tournament: FromPath[str]) -> cards.Tournament:
    """Begin the first round with whoever has entered, by the host."""
    return await _shown(request, services.tournaments, services.tournaments.start, tournament)


@post("/api/tournaments/{tournament:str}/close", status_code=200)
async def close_tournament(request: Req, services: Given, tournament: FromPath[str]) -> cards.Tournament:
    """Close a tournament that has not begun, by the host."""
    return await _shown(request, services.tournaments, services.tournaments.close, tournament)


async def _shown(
    request: Req, tournaments: Tournaments, act: Callable[..., Awaitable[None]], tournament: str, *values: Any
) -> cards.Tournament:
    """The tournament after what somebody has done with it."""
    me = caller(request)
    await act(tournament, me.someone(), *values)
    return await tournaments.one(tournament, me)


HANDLERS = [
    tournaments, create_tournament, tournament, join_tournament, leave_tournament, add_bot, remove_entrant,
    start_tournament, close_tournament,
]  # fmt: skip
