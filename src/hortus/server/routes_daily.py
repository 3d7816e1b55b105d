"""Endpoints of puzzles, daily gardens and progress."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hortus.coach.puzzles import PuzzleHint

from . import cards
from .messages import Lang
from .routes_people import Given, Req, Skip, caller, chosen_lang

Day = Annotated[str | None, QueryParameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]


@get("/api/puzzles/next")
async def next_puzzle(request: Req, services: Given, game: FromQuery[str]) -> cards.PuzzleCard:
    """A puzzle I have not answered yet, about as hard as I am good."""
    me = caller(request)
    return await services.puzzles.next(me.person, game, me.lang)


@get("/api/puzzles/{puzzle:str}")
async def one_puzzle(request: Req, services: Given, puzzle: FromPath[str]) -> cards.PuzzleCard:
    """A puzzle."""
    me = caller(request)
    return await services.puzzles.card(me.person, puzzle, me.lang)


@post("/api/puzzles/{puzzle:str}", status_code=200)
async def answer_puzzle(
    request: Req, services: Given, puzzle: FromPath[str], data: JSONBody[cards.PuzzleAnswer]
) -> cards.PuzzleResult:
    """Answer a puzzle: is it right, and why? The first answer is rated."""
    me = caller(request)
    return await services.puzzles.answer(me.someone(), puzzle, data.move, me.lang)


@post("/api/puzzles/{puzzle:str}/hint", status_code=200)
async def puzzle_hint(request: Req, services: Given, puzzle: FromPath[str]) -> PuzzleHint:
    """Where to look. A puzzle found with a hint does not raise the rating."""
    return await services.puzzles.hint(caller(request).someone(), puzzle)


@get("/api/puzzles/{puzzle:str}/picture")
async def puzzle_picture(
    request: Req, services: Given, puzzle: FromPath[str], lang: FromQuery[Lang | None] = None
) -> Response[str]:
    """Its position drawn as SVG."""
    spoken = chosen_lang(request, lang)
    drawn = await asyncio.to_thread(services.puzzles.picture, puzzle, spoken)
    return Response(drawn, media_type="image/svg+xml; charset=utf-8")


@get("/api/daily")
async def daily(request: Req, services: Given) -> cards.Daily:
    """Today's gardens, yesterday's, and how I did."""
    return await services.daily.overview(caller(request))


@get("/api/daily/leaders")
async def daily_leaders(
    services: Given, game: FromQuery[str], day: Day = None, week: FromQuery[bool] = False, skip: Skip = 0
) -> cards.DailyLeaders:
    """The best of a day's garden, or of the week that day is in."""
    return await services.daily.leaders(game, day, week, skip)


@post("/api/daily/{game:str}", status_code=200)
async def play_daily(request: Req, services: Given, game: FromPath[str]) -> cards.Card:
    """Begin my one try at today's garden, or go on with it."""
    me = caller(request)
    person = me.someone()
    return await services.lobby.card(await services.daily.play(person, game), me)


@get("/api/progress")
async def progress(request: Req, services: Given) -> cards.Progress:
    """How I get on, by game."""
    return await services.progress.of_person(caller(request).someone())


HANDLERS = [
    next_puzzle, one_puzzle, answer_puzzle, puzzle_hint, puzzle_picture, daily, daily_leaders, play_daily, progress,
]  # fmt: skip
