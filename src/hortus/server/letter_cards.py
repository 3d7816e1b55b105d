"""What the endpoints of e-mail, reminders and the privacy notice take and give."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .cards import Password


class Email(Struct):
    """My e-mail address, if I have verified one."""

    offered: bool  # can this server send letters?
    address: str | None
    remind: bool  # of matches where I am to move


class SetEmail(Struct):
    address: Annotated[str, Meta(max_length=254)]


class Remind(Struct):
    remind: bool


class Token(Struct):
    token: Annotated[str, Meta(max_length=600)]


class Forgot(Struct):
    who: Annotated[str, Meta(max_length=254)]  # an account's name, or its e-mail address


class ResetPassword(Struct):
    token: Annotated[str, Meta(max_length=600)]
    password: Password


class Subscription(Struct):
    """What a browser gives whoever wants to send it pushes."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Endpoint(Struct):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Reminding(Struct):
    """How I can be reminded of matches where I am to move."""

    push: bool  # can this server send pushes?
    key: str  # what a browser needs to subscribe; "" without pushes
    devices: int  # of mine that get them
    vacation: int  # until when I am on vacation; 0: I am not


class Vacation(Struct):
    days: Annotated[int, Meta(ge=0, le=30)]  # 0: back again


class Turns(Struct):
    tables: list[str]  # where I am to move


class Privacy(Struct):
    """What the privacy notice needs to know of this server. Days: 0 is for ever."""

    contact: str
    mail: bool
    push: bool
    session_days: float
    guest_days: float
    chat_days: float
    abandoned_days: float
