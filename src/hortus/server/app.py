"""The application: handlers, errors as sentences, and the guard around it all."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from hortus import __version__

from . import (
    cards,
    metrics,
    routes_coach,
    routes_daily,
    routes_letters,
    routes_own,
    routes_people,
    routes_site,
    routes_tables,
    routes_tournaments,
)
from .guard import Guard
from .refusals import STATUS, Refusal, sentence
from .routes_people import Req, caller
from .services import Services
from .settings import Settings

logger = logging.getLogger("hortus.app")
_BY_STATUS = {status: reason for reason, status in STATUS.items()}

PROBLEMS = {
    status: ResponseSpec(cards.Problem, description=reason, generate_examples=False)
    for reason, status in STATUS.items() if status < 500
} | {405: ResponseSpec(cards.Problem, description="malformed", generate_examples=False)}  # fmt: skip


def _refused(request: Req, refusal: Refusal) -> Response[cards.Problem]:
    problem = cards.Problem(refusal.reason, refusal.sentence(caller(request).lang))
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else {}
    return Response(problem, status_code=STATUS.get(refusal.reason, 409), headers=headers,
                    media_type="application/json")  # fmt: skip


def _wrong(request: Req, problem: HTTPException) -> Response[cards.Problem]:
    """What the framework refuses, in our words."""
    status = problem.status_code
    reason = _BY_STATUS.get(status, "malformed" if status < 500 else "failed")
    return Response(
        cards.Problem(reason, sentence(caller(request).lang, reason)), status_code=status,
        headers={k: v for k, v in (problem.headers or {}).items() if k.lower() == "allow"},
        media_type="application/json",
    )  # fmt: skip


def _too_deep(request: Req, problem: RecursionError) -> Response[cards.Problem]:
    """JSON nested without end."""
    return _refused(request, Refusal("malformed"))


def _broken(request: Req, problem: Exception) -> Response[cards.Problem]:
    """What nobody expected: the log gets the details, the outside a sentence."""
    metrics.errors.inc()
    logger.error("a request failed", exc_info=problem, extra={"method": request.method, "path": request.url.path})
    return Response(
        cards.Problem("failed", sentence(caller(request).lang, "failed")), status_code=500,
        media_type="application/json",
    )  # fmt: skip


def application(settings: Settings, services: Services | None = None) -> Guard:
    """The whole server as an ASGI application."""
    made = services or Services(settings)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await made.start()
        try:
            yield
        finally:
            await made.stop()

    def given() -> Services:
        return made

    routes = [
        *routes_people.HANDLERS, *routes_tables.HANDLERS, *routes_coach.HANDLERS, *routes_daily.HANDLERS,
        *routes_tournaments.HANDLERS, *routes_own.HANDLERS, *routes_letters.HANDLERS, *routes_site.HANDLERS,
    ]  # fmt: skip
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {**PROBLEMS, **(route.responses or {})}
    handlers: dict[Any, Any] = {
        Refusal: _refused, HTTPException: _wrong, RecursionError: _too_deep, Exception: _broken,
    }  # fmt: skip
    litestar = Litestar(
        route_handlers=routes,
        dependencies={"services": Provide(given, sync_to_thread=False)},
        exception_handlers=handlers,
        lifespan=[life],
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Hortus", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()],
            description="Board games at live tables. The WebSocket is described in docs/protocol.md.",
        ),
        logging_config=None,
    )  # fmt: skip
    return Guard(litestar, made)
