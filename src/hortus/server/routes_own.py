"""Endpoints of one's own page: one's matches and opponents, everything that is stored, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from . import cards, personal_data
from .days import day_at
from .refusals import Refusal
from .routes_people import Given, Req, Skip, caller, people_of, without_cookie
from .storage import now

Who = Annotated[str | None, QueryParameter(max_length=48)]


@get("/api/matches")
async def matches(
    request: Req, services: Given, game: FromQuery[str | None] = None,
    show: FromQuery[Literal["running", "finished"] | None] = None, opponent: Who = None,
    rated: FromQuery[bool | None] = None, skip: Skip = 0,
) -> cards.MatchPage:  # fmt: skip
    """My matches, those that changed last first, twenty at a time."""
    return await services.history.matches(caller(request), game, show, opponent, rated, skip)


@get("/api/opponents")
async def opponents(
    request: Req, services: Given, game: FromQuery[str | None] = None, skip: Skip = 0
) -> list[cards.Opponent]:
    """Whom I have played to the end, the last one first, fifty at a time."""
    return await services.history.opponents(caller(request).someone(), game, skip)


@get("/api/account/export", responses={200: ResponseSpec(dict, description="everything")})
async def export(request: Req, services: Given) -> Response[bytes]:
    """Everything that is stored of me, except what would let somebody in."""
    person, storage = caller(request).someone(), people_of(services).storage
    async with storage.engine.connect() as connection:
        connection = await connection.execution_options(reading=True)
        found = await personal_data.export(connection, person.id)
    text = await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(found), indent=1))
    name = f'attachment; filename="hortus-{day_at(now())}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@post("/api/account/delete", status_code=204, responses={204: ResponseSpec(None, description="No Content")})
async def forget(request: Req, services: Given, data: JSONBody[cards.DeleteAccount]) -> Response[None]:
    """Forget me and my programs; an account's password is asked for. Finished matches stay, without names."""
    me, people = caller(request), people_of(services)
    person = me.someone()
    if person.kind == "program":
        raise Refusal("forbidden", "guest only")
    if person.kind == "account":
        await people.check_password(person, data.password)
    await services.orders.leave_all(person)
    async with people.storage.engine.begin() as connection:
        await personal_data.erase(connection, person.id)
    await people.changes.look()
    return without_cookie(me)


HANDLERS = [matches, opponents, export, forget]
