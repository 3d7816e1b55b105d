"""The page and its files, and what whoever runs the server looks at."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from litestar import MediaType, Response, get
from litestar.params import FromPath

import hortus
from hortus.games import GAMES
from hortus.games.drawing import sprite as sprite_text

from . import metrics
from .cards import Health
from .guard import LOCAL
from .routes_people import Given, Req, caller
from .settings import WEB
from .words import Refusal

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Served(NamedTuple):
    """A file as it is sent: as it is, packed, and its tag."""

    data: bytes
    packed: bytes
    tag: str


def _served(data: bytes) -> Served:
    return Served(data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:24]}"')


@lru_cache(maxsize=512)
def _read(path: Path, _: int) -> Served:
    return _served(path.read_bytes())


def _file(request: Req, path: str) -> Response[bytes]:
    root = WEB.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        if not found.is_relative_to(root) or not found.is_file():
            raise Refusal("unknown")
        served = _read(found, found.stat().st_mtime_ns)
    except (OSError, ValueError):
        raise Refusal("unknown") from None
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "svg+xml")):
        kind += "; charset=utf-8"
    return _tagged(request, served, kind)


def _tagged(request: Req, served: Served, kind: str) -> Response[bytes]:
    headers = {"ETag": served.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == served.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", "") and len(served.packed) < len(served.data):
        return Response(served.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(served.data, headers=headers, media_type=kind)


@get(["/", "/t/{table:str}", "/join/{code:str}", "/replay/{table:str}"], include_in_schema=False, sync_to_thread=False)
def page(request: Req) -> Response[bytes]:
    """The page; what it shows is its own affair."""
    return _file(request, "index.html")


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Req, path: FromPath[str]) -> Response[bytes]:
    return _file(request, str(path))


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker(request: Req) -> Response[bytes]:
    return _file(request, "sw.js")


@cache
def _sprite(game: str) -> Served:
    return _served(sprite_text(GAMES[game]).encode())


@get("/sprites/{name:str}", include_in_schema=False, sync_to_thread=False)
def sprite(request: Req, name: FromPath[str]) -> Response[bytes]:
    """A game's drawing."""
    game = name.removesuffix(".svg")
    if game not in hortus.games():
        raise Refusal("unknown")
    return _tagged(request, _sprite(game), "image/svg+xml")


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    """The process is alive."""
    return Health("ok")


@get("/readyz")
async def ready(services: Given) -> Health:
    """Games are loaded and the database answers."""
    if not services.ready or services.storage is None or not await services.storage.reachable():
        raise Refusal("not_ready")
    return Health("ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics_text(request: Req) -> Response[bytes]:
    if caller(request).address not in LOCAL:
        raise Refusal("forbidden")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [page, static, service_worker, sprite, health, ready, metrics_text]
