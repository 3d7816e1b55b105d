"""Endpoints of an account's e-mail address, a forgotten password, reminders, and what the privacy notice says."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from . import cards, letter_cards
from .refusals import Refusal
from .routes_people import Given, Req, begin_session, caller, people_of
from .storage import now

LinkToken = Annotated[str, QueryParameter(max_length=600)]


@get("/api/account/email")
async def email(request: Req, services: Given) -> letter_cards.Email:
    """My e-mail address."""
    return await services.letters.email(caller(request).someone())


@post("/api/account/email", status_code=204)
async def ask_email(request: Req, services: Given, data: JSONBody[letter_cards.SetEmail]) -> None:
    """Send a link to an address of mine; it is stored once the link has been followed."""
    await services.letters.ask(caller(request).someone(), data.address)


@post("/api/account/email/verify", status_code=204)
async def verify_email(services: Given, data: JSONBody[letter_cards.Token]) -> None:
    """Whoever has the link has read the letter: the address is verified."""
    await services.letters.verify(data.token)


@post("/api/account/email/remind", status_code=200)
async def remind(request: Req, services: Given, data: JSONBody[letter_cards.Remind]) -> letter_cards.Email:
    """Reminders by e-mail, or none."""
    me = caller(request).someone()
    await services.letters.remind(me, data.remind)
    return await services.letters.email(me)


@delete("/api/account/email")
async def forget_email(request: Req, services: Given) -> None:
    """Forget my address."""
    await services.letters.forget_address(caller(request).someone())


@post("/api/account/forgot", status_code=204)
async def forgot(services: Given, data: JSONBody[letter_cards.Forgot]) -> None:
    """Send a link for a new password, if there is such an account with an address. The answer is always the same."""
    await services.letters.forgot(data.who)


@post("/api/account/reset", status_code=200)
async def reset(request: Req, services: Given, data: JSONBody[letter_cards.ResetPassword]) -> Response[cards.Session]:
    """A new password by the link of a letter; all other sessions end."""
    person = await services.letters.reset(data.token, data.password)
    services.check_ban(person, caller(request).address)
    return await begin_session(services, request, person)


@post("/api/reminders/stop", status_code=204)
async def stop_reminders(services: Given, token: LinkToken) -> None:
    """No more reminders by e-mail, by the link of any of them."""
    await services.letters.stop(token)


@get("/api/reminders")
async def reminders(request: Req, services: Given) -> letter_cards.Reminding:
    """How I can be reminded of matches where I am to move."""
    me, push = caller(request).someone(), services.push
    return letter_cards.Reminding(
        push.offered, await push.public_key() if push.offered else "", await push.devices(me),
        me.vacation if me.vacation > now() else 0,
    )  # fmt: skip


@post("/api/reminders/push", status_code=204)
async def subscribe(request: Req, services: Given, data: JSONBody[letter_cards.Subscription]) -> None:
    """Have this browser reminded, until I sign out in it."""
    me = caller(request)
    person = me.someone()
    if me.session is None or person.kind == "program":
        raise Refusal("forbidden", "guest only")
    await services.push.subscribe(person, me.session, data)


@post("/api/reminders/push/stop", status_code=204)
async def unsubscribe(request: Req, services: Given, data: JSONBody[letter_cards.Endpoint]) -> None:
    """No more pushes to this browser."""
    await services.push.unsubscribe(caller(request).someone(), data.endpoint)


@post("/api/vacation", status_code=200)
async def vacation(request: Req, services: Given, data: JSONBody[letter_cards.Vacation]) -> letter_cards.Reminding:
    """For so many days no turn of mine in a match by the day runs out; 0: I am back."""
    me, push = caller(request).someone(), services.push
    until = await people_of(services).go_on_vacation(me, data.days)
    return letter_cards.Reminding(
        push.offered, await push.public_key() if push.offered else "", await push.devices(me), until
    )  # fmt: skip


@get("/api/turns")
async def turns(request: Req, services: Given) -> letter_cards.Turns:
    """The tables where I am to move."""
    return letter_cards.Turns(await services.history.turns(caller(request).someone()))


@get("/api/privacy")
async def privacy(services: Given) -> letter_cards.Privacy:
    """How long this server keeps what, and what it can send."""
    chosen = services.settings
    return letter_cards.Privacy(
        chosen.contact, services.letters.offered, services.push.offered, chosen.session_days,
        chosen.guest_days, chosen.chat_days, chosen.abandoned_days,
    )  # fmt: skip


HANDLERS = [
    email, ask_email, verify_email, remind, forget_email, forgot, reset, stop_reminders, reminders, subscribe,
    unsubscribe, vacation, turns, privacy,
]  # fmt: skip
