"""Endpoints about who is who, about games and bots, and about how well they play."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import hortus
from hortus.bots import SEARCHING
from hortus.coach.puzzles import puzzles
from hortus.errors import HortusError
from hortus.games import game as find_game
from hortus.games.contract import Game, Option
from hortus.i18n import LANGUAGES, Message

from . import cards, ratings
from .bots import STAND_IN, bot_infos
from .game_files import about, page_files
from .guard import COOKIES, Caller
from .messages import Lang
from .people import People, Person
from .refusals import Refusal
from .rules_text import has_rules, rules_text
from .services import Services
from .sessions import Session, device

Req = Request[Any, Any, Any]
Given = NamedDependency[Services]
Skip = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


def caller(request: Req) -> Caller:
    found: Caller = request.scope["hortus"]  # type: ignore[typeddict-item]
    return found


def people_of(services: Services) -> People:
    if services.people is None:
        raise Refusal("not_ready")
    return services.people


def _cookie(me: Caller, token: str, seconds: int) -> Cookie:
    return Cookie(COOKIES[me.secure], value=token, max_age=seconds, httponly=True, samesite="lax", secure=me.secure)


def without_cookie(me: Caller) -> Response[None]:
    """Whoever asked has no session here any more."""
    return Response(None, status_code=204, cookies=[_cookie(me, "", 0)])


def _signed_in(
    services: Services, me: Caller, person: Person, session: Session, token: str
) -> Response[cards.Session]:  # fmt: skip
    people = people_of(services)
    cookie = _cookie(me, token, people.sessions.lasting // 1000)
    return Response(people.info(session, person), cookies=[cookie], status_code=200)


async def begin_session(services: Services, request: Req, person: Person) -> Response[cards.Session]:
    """A new session in this browser; the one it had ends."""
    me = caller(request)
    agent = device(request.headers.get("user-agent", ""))
    session, token = await people_of(services).sessions.begin(person.id, agent, me.session)
    return _signed_in(services, me, person, session, token)


def _go_on(services: Services, request: Req, person: Person | None) -> Response[cards.Session]:
    """The same session; the cookie is given anew, so that it lasts as long."""
    me = caller(request)
    token = request.cookies.get(COOKIES[me.secure])
    if person is None or me.session is None or person.kind == "program" or token is None:
        return Response(people_of(services).info(me.session, person), status_code=200)
    return _signed_in(services, me, person, me.session, token)


@get("/api/session")
async def session(request: Req, services: Given) -> Response[cards.Session]:
    """Who I am."""
    return _go_on(services, request, caller(request).person)


@post("/api/session", status_code=200)
async def enter(request: Req, services: Given, data: JSONBody[cards.NewGuest]) -> Response[cards.Session]:
    """Come in as a guest, or change the name."""
    me, people = caller(request), people_of(services)
    if me.person:
        return _go_on(services, request, await people.change(me.person, data.name, data.lang))
    guest = await people.guest(data.name, data.lang or me.lang)
    services.speak("came", name=guest.name)
    return await begin_session(services, request, guest)


@patch("/api/session")
async def change(request: Req, services: Given, data: JSONBody[cards.ChangePerson]) -> cards.Session:
    """Change the name or the language."""
    me, people = caller(request), people_of(services)
    return people.info(me.session, await people.change(me.someone(), data.name, data.lang))


@delete("/api/session", status_code=204, responses={204: ResponseSpec(None, description="No Content")})
async def sign_out(request: Req, services: Given) -> Response[None]:
    """End this session."""
    me = caller(request)
    if me.session and me.person and me.person.kind != "program":
        await people_of(services).sessions.end([me.session.id])
    return without_cookie(me)


@get("/api/sessions")
async def sessions(request: Req, services: Given) -> list[cards.SessionInfo]:
    """Where I am signed in."""
    me = caller(request)
    return await people_of(services).my_sessions(me.someone(), me.session)


@delete("/api/sessions")
async def end_others(request: Req, services: Given) -> None:
    """End all my sessions but this one."""
    me = caller(request)
    await people_of(services).end_others(me.someone(), me.session)


@delete("/api/sessions/{session:str}")
async def end_session(request: Req, services: Given, session: FromPath[str]) -> None:
    """End one of my sessions; its connections close."""
    await people_of(services).end_session(caller(request).someone(), session)


@post("/api/account", status_code=200)
async def make_account(request: Req, services: Given, data: JSONBody[cards.Credentials]) -> Response[cards.Session]:
    """Turn a guest into an account, to play on from other devices."""
    person = await people_of(services).make_account(caller(request).someone(), data.name, data.password)
    return await begin_session(services, request, person)


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: Req, services: Given, data: JSONBody[cards.Credentials]) -> Response[cards.Session]:
    """Sign in to an account."""
    people = people_of(services)
    person = await people.sign_in(data.name, data.password)
    services.check_ban(person, caller(request).address)
    return await begin_session(services, request, person)


@post("/api/account/password", status_code=200)
async def change_password(
    request: Req, services: Given, data: JSONBody[cards.NewPassword]
) -> Response[cards.Session]:  # fmt: skip
    """Change the password; all other sessions end."""
    me, people = caller(request), people_of(services)
    person = me.someone()
    if me.session is None or person.kind != "account":
        raise Refusal("not_now", "no account")
    await people.change_password(person, me.session, data.old, data.new)
    return await begin_session(services, request, person)


@get("/api/programs")
async def programs(request: Req, services: Given) -> list[cards.Program]:
    """The programs I have registered."""
    return await people_of(services).programs(caller(request).someone())


@post("/api/programs", status_code=200)
async def new_program(request: Req, services: Given, data: JSONBody[cards.NewProgram]) -> cards.ProgramToken:
    """Register a program; its token is shown this once."""
    return await people_of(services).new_program(caller(request).someone(), data.name)


@delete("/api/programs/{program:str}")
async def drop_program(request: Req, services: Given, program: FromPath[str]) -> None:
    """Its token stops working."""
    await people_of(services).drop_program(caller(request).someone(), program)


def chosen_lang(request: Req, lang: str | None) -> str:
    """The language a request asks for, if there is one of that name; else its sender's."""
    return lang if lang in LANGUAGES else caller(request).lang


def option_info(game: Game, option: Option, lang: str) -> cards.OptionInfo:
    """An option and its values as players are offered them; a value without a name of its own is shown as written."""

    def label(value: Any) -> str:
        text = option.write(value)
        message = option.label(value) if option.label else Message(f"option-{option.name}-{text}")
        return game.words.say(lang, message) if game.words.has(message.id) else text

    return cards.OptionInfo(
        name=option.name, title=game.words.format(lang, f"option-{option.name}"), default=option.write(option.default),
        values=[cards.OptionValue(option.write(value), label(value)) for value in option.values],
        examples=[option.write(value) for value in option.examples],
    )  # fmt: skip


@cache
def game_infos(lang: str) -> list[cards.GameInfo]:
    """The games and their options in one language, from light to heavy."""
    found = [
        cards.GameInfo(
            name=game.name, title=game.title(lang), pitch=game.words.format(lang, "pitch") if game.words.has("pitch")
            else "", designer=game.designer, players=list(game.players), sprite=f"/sprites/{game.name}.svg",
            files=page_files(game), rules=has_rules(game), puzzles=len(puzzles(game.name)), about=about(game),
            options=[option_info(game, option, lang) for option in game.options],
            tournament=game.tournament_points is not None,
        )
        for game in map(find_game, hortus.games())
    ]  # fmt: skip
    return sorted(found, key=lambda game: (game.about.weight or 6, game.title))


@get("/api/games", sync_to_thread=False)
def games(request: Req, lang: FromQuery[Lang | None] = None) -> list[cards.GameInfo]:
    """The games and their options."""
    return game_infos(chosen_lang(request, lang))


@get("/api/games/{name:str}", sync_to_thread=False)
def game(request: Req, name: FromPath[str], lang: FromQuery[Lang | None] = None) -> cards.GameInfo:
    """One of them."""
    for info in game_infos(chosen_lang(request, lang)):
        if info.name == name:
            return info
    raise Refusal("unknown")


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(request: Req, name: FromPath[str], lang: FromQuery[Lang | None] = None) -> cards.RulesText:
    """How to play, as HTML."""
    if name not in hortus.games() or not has_rules(find_game(name)):
        raise Refusal("unknown")
    return rules_text(name, chosen_lang(request, lang))


@get("/api/bots", sync_to_thread=False)
def bots(request: Req, services: Given, lang: FromQuery[Lang | None] = None) -> list[cards.BotInfo]:
    """The bots, weakest first."""
    return bot_infos(chosen_lang(request, lang), services.settings)


@get("/api/compiling", sync_to_thread=False)
def compiling(services: Given) -> list[cards.Compiling]:
    """The games whose rules are still being compiled, the next one first; nothing once all are."""
    return [
        cards.Compiling(
            found.game,
            round(found.done, 2),
            None if found.seconds is None else round(found.seconds),
            STAND_IN,
            list(SEARCHING),
        )
        for found in services.compilation.progress()
    ]


@get("/api/ratings")
async def leaders(request: Req, services: Given, game: FromQuery[str], skip: Skip = 0) -> list[cards.Rating]:
    """The ratings of a game, the best first."""
    try:
        return await ratings.leaders(people_of(services).storage, game, skip, caller(request).lang)
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None


@get("/api/ratings/mine")
async def my_ratings(request: Req, services: Given) -> list[cards.Rating]:
    """My ratings, by game."""
    me = caller(request)
    return await ratings.of_person(people_of(services).storage, me.someone(), me.lang)


@get("/api/ratings/history")
async def rating_history(
    request: Req, services: Given, game: FromQuery[str], person: FromQuery[str]
) -> list[cards.RatingPoint]:
    """How somebody's rating at a game has changed, oldest first; of somebody else, if they show their results."""
    me, asked = caller(request).person, await people_of(services).by_id(person)
    if asked is not None and "results" not in asked.shows and (me is None or me.id != person):
        raise Refusal("forbidden", "not-shown")
    try:
        return await ratings.history(people_of(services).storage, game, person)
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None


HANDLERS = [
    session, enter, change, sign_out, sessions, end_others, end_session, make_account, sign_in, change_password,
    programs, new_program, drop_program, games, game, rules, bots, compiling, leaders, my_ratings,
    rating_history,
]  # fmt: skip
