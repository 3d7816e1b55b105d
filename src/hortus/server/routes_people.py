"""Endpoints about who is who, about games and bots, and about how well they play."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import hortus
from hortus.bots import SEARCHING
from hortus.errors import HortusError
from hortus.games import game as find_game
from hortus.games.contract import Game, Option
from hortus.i18n import LANGUAGES, Message

from . import cards, ratings
from .bots import STAND_IN, bot_infos
from .game_files import about, page_files
from .guard import Caller
from .messages import Lang
from .people import COOKIE, YEAR, People, Person
from .refusals import Refusal
from .rules_text import has_rules, rules_text
from .services import Services

Req = Request[Any, Any, Any]
Given = NamedDependency[Services]
Skip = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


def caller(request: Req) -> Caller:
    found: Caller = request.scope["hortus"]  # type: ignore[typeddict-item]
    return found


def _people(services: Services) -> People:
    if services.people is None:
        raise Refusal("not_ready")
    return services.people


def _signed_in(services: Services, request: Req, person: Person) -> Response[cards.Session]:
    people = _people(services)
    secure = services.settings.secure_cookie or request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=people.cookie(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(people.session(person), cookies=[cookie], status_code=200)


@get("/api/session")
async def session(request: Req, services: Given) -> cards.Session:
    """Who I am."""
    return _people(services).session(caller(request).person)


@post("/api/session", status_code=200)
async def enter(request: Req, services: Given, data: JSONBody[cards.NewGuest]) -> Response[cards.Session]:
    """Come in as a guest, or change the name."""
    me, people = caller(request), _people(services)
    if me.person:
        return _signed_in(services, request, await people.change(me.person, data.name, data.lang))
    guest = await people.guest(data.name, data.lang or me.lang)
    services.speak("came", name=guest.name)
    return _signed_in(services, request, guest)


@patch("/api/session")
async def change(request: Req, services: Given, data: JSONBody[cards.ChangePerson]) -> cards.Session:
    """Change the name or the language."""
    people = _people(services)
    return people.session(await people.change(caller(request).someone(), data.name, data.lang))


@delete("/api/session", response_cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")])
async def sign_out() -> None:
    """Forget me in this browser."""


@post("/api/account", status_code=200)
async def make_account(request: Req, services: Given, data: JSONBody[cards.Credentials]) -> Response[cards.Session]:
    """Turn a guest into an account, to play on from other devices."""
    person = await _people(services).make_account(caller(request).someone(), data.name, data.password)
    return _signed_in(services, request, person)


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: Req, services: Given, data: JSONBody[cards.Credentials]) -> Response[cards.Session]:
    """Sign in to an account."""
    return _signed_in(services, request, await _people(services).sign_in(data.name, data.password))


@get("/api/programs")
async def programs(request: Req, services: Given) -> list[cards.Program]:
    """The programs I have registered."""
    return await _people(services).programs(caller(request).someone())


@post("/api/programs", status_code=200)
async def new_program(request: Req, services: Given, data: JSONBody[cards.NewProgram]) -> cards.ProgramToken:
    """Register a program; its token is shown this once."""
    return await _people(services).new_program(caller(request).someone(), data.name)


@delete("/api/programs/{program:str}")
async def drop_program(request: Req, services: Given, program: FromPath[str]) -> None:
    """Its token stops working."""
    await _people(services).drop_program(caller(request).someone(), program)


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
            files=page_files(game), rules=has_rules(game), about=about(game),
            options=[option_info(game, option, lang) for option in game.options],
        )
        for game in map(find_game, hortus.games())
    ]  # fmt: skip
    return sorted(found, key=lambda game: (game.about.weight or 6, game.title))


@get("/api/games", sync_to_thread=False)
def games(request: Req, lang: FromQuery[Lang | None] = None) -> list[cards.GameInfo]:
    """The games and their options."""
    return game_infos(chosen_lang(request, lang))


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(request: Req, name: FromPath[str], lang: FromQuery[Lang | None] = None) -> cards.RulesText:
    """How to play, as HTML."""
    if name not in hortus.games() or not has_rules(find_game(name)):
        raise Refusal("unknown")
    return rules_text(name, chosen_lang(request, lang))


@get("/api/bots", sync_to_thread=False)
def bots(request: Req, lang: FromQuery[Lang | None] = None) -> list[cards.BotInfo]:
    """The bots, weakest first."""
    return bot_infos(chosen_lang(request, lang))


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
        return await ratings.leaders(_people(services).storage, game, skip, caller(request).lang)
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None


@get("/api/ratings/mine")
async def my_ratings(request: Req, services: Given) -> list[cards.Rating]:
    """My ratings, by game."""
    return await ratings.of_person(_people(services).storage, caller(request).someone())


HANDLERS = [
    session, enter, change, sign_out, make_account, sign_in, programs, new_program, drop_program, games, rules,
    bots, compiling,
    leaders, my_ratings,
]  # fmt: skip
