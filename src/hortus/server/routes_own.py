"""Endpoints of one's own page: matches and opponents, friends, profiles, what is stored, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from . import cards, personal_data
from .days import day_at
from .refusals import Refusal
from .routes_people import Given, Req, Skip, caller, people_of, without_cookie
from .storage import now

PersonName = Annotated[str, QueryParameter(max_length=200)]
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


@get("/api/people/mine")
async def acquaintances(request: Req, services: Given) -> list[cards.Acquaintance]:
    """My friends, and those I have blocked."""
    return await people_of(services).relations.listed(caller(request).someone().id)


@get("/api/people")
async def find(request: Req, services: Given, name: PersonName) -> cards.Profile:
    """The profile of the account of this name."""
    return await services.profiles.of(await people_of(services).by_name(name), caller(request))


@get("/api/people/{person:str}")
async def profile(request: Req, services: Given, person: FromPath[str]) -> cards.Profile:
    """Somebody's public page."""
    return await services.profiles.by_id(person, caller(request))


@post("/api/people/{person:str}/relation", status_code=200)
async def relate(
    request: Req, services: Given, person: FromPath[str], data: JSONBody[cards.SetRelation]
) -> cards.Profile:
    """Count somebody as a friend, block them, or neither."""
    me = caller(request)
    found = await services.profiles.by_id(person, me)
    await people_of(services).relations.set(me.someone().id, found.id, data.relation)
    return await services.profiles.by_id(person, me)


@post("/api/profile", status_code=200)
async def show(request: Req, services: Given, data: JSONBody[cards.ShowProfile]) -> cards.Profile:
    """Choose what everybody may see of me."""
    me = caller(request)
    await services.profiles.show(me.someone(), data.shows)
    return await services.profiles.by_id(me.someone().id, me)


HANDLERS = [matches, opponents, export, forget, acquaintances, find, profile, relate, show]
