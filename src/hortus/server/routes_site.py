"""The page and its files, and what whoever runs the server looks at."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import time
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import hortus
from hortus.games import game as find_game
from hortus.games.drawing import sprite as sprite_text
from hortus.i18n import COMMON, LANGUAGES

from . import bundles, metrics
from .cards import Addresses, Announced, Health
from .game_files import web_folder
from .guard import LOCAL
from .refusals import Refusal
from .routes_people import Given, Req, caller
from .settings import WEB

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Served(NamedTuple):
    """A file as it is sent: as it is, packed, and its tag."""

    data: bytes
    packed: bytes
    tag: str


def _served(data: bytes) -> Served:
    return Served(data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:24]}"')


@lru_cache(maxsize=4)
def _index(path: Path, _: int) -> Served:
    """The page with the languages there are, each by its own name, and with the version it belongs to."""
    names = " ".join(f"{lang}={COMMON.format(lang, 'language')}" for lang in LANGUAGES)
    text = path.read_text("utf-8").replace("{languages}", names).replace("{version}", hortus.__version__)
    return _served(text.encode())


@lru_cache(maxsize=512)
def _read(path: Path, _: int) -> Served:
    return _served(path.read_bytes())


@lru_cache(maxsize=1)
def _site(_: int) -> bundles.Site:
    """The page's modules, looked for anew every second: that costs milliseconds."""
    return bundles.Site(find)


@lru_cache(maxsize=256)
def _script(text: str) -> Served:
    return _served(text.encode())


@lru_cache(maxsize=64)
def _style(path: Path, _: tuple[int, ...]) -> Served:
    return _served(bundles.style(path).encode())


def _within(root: Path, path: str) -> Path | None:
    """The file with this path in a folder, if there is one."""
    try:
        root = root.resolve()
        found = (root / path.lstrip("/")).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None


def find(name: str) -> Path | None:
    """The file that `/static/<name>` means: those of a game lie in its own folder, its words in its catalogues."""
    parts = name.split("/")
    if parts[0] != "games" or len(parts) < 3 or parts[1] not in hortus.games():
        return _within(WEB, name)
    game = find_game(parts[1])
    if parts[2] == "words" and len(parts) == 4:
        folder = Path(str(game.words.folder))
        return _within(folder, parts[3]) or _within(folder, "en.ftl")
    return _within(web_folder(game), "/".join(parts[2:]))


def _file(request: Req, name: str) -> Response[bytes]:
    """A file as it is sent: modules and style sheets joined, the rest as it lies there."""
    found = find(name)
    if not found:
        raise Refusal("unknown")
    if found.suffix == ".js" and (text := _site(int(time.monotonic())).script(name)):
        served = _script(text)
    elif found.suffix == ".css":
        served = _style(found, tuple(one.stat().st_mtime_ns for one in found.parent.glob("*.css")))
    else:
        served = _read(found, found.stat().st_mtime_ns)
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
    path = WEB / "index.html"
    return _tagged(request, _index(path, path.stat().st_mtime_ns), "text/html; charset=utf-8")


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=True)
def static(request: Req, path: FromPath[str]) -> Response[bytes]:
    """The page's files."""
    return _file(request, str(path).strip("/"))


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker(request: Req) -> Response[bytes]:
    return _file(request, "sw.js")


@cache
def _sprite(game: str) -> Served:
    return _served(sprite_text(find_game(game).package).encode())


@get("/sprites/{name:str}", include_in_schema=False, sync_to_thread=False)
def sprite(request: Req, name: FromPath[str]) -> Response[bytes]:
    """A game's drawing."""
    game = name.removesuffix(".svg")
    if game not in hortus.games():
        raise Refusal("unknown")
    return _tagged(request, _sprite(game), "image/svg+xml")


@cache
def _reference(game: str) -> Served:
    return _served(msgspec.json.encode(find_game(game).reference()))


@get(
    "/api/games/{name:str}/reference",
    sync_to_thread=False,
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False, description="Cards and tables")},
)
def reference(request: Req, name: FromPath[str]) -> Response[bytes]:
    """What a game gives to look up, the same for every match: its cards and tables. Empty for most games."""
    if name not in hortus.games():
        raise Refusal("unknown")
    return _tagged(request, _reference(name), "application/json")


@get("/api/announcement", sync_to_thread=False)
def announcement(services: Given) -> Announced:
    """What whoever runs the server has to say; every answer names it in the header `Hortus-Announcement`."""
    return Announced(services.announcement())


@get("/api/addresses")
async def addresses(services: Given) -> Addresses:
    """Where others find the page, for invitations."""
    return Addresses(services.settings.public_url or None, services.addresses)


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    """The process is alive."""
    return Health("ok")


@get("/readyz")
async def ready(services: Given) -> Health:
    """Games are loaded and the database can be written."""
    if not services.ready or services.storage is None or not await services.storage.writable():
        raise Refusal("not_ready")
    return Health("ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics_text(request: Req, services: Given) -> Response[bytes]:
    if caller(request).address not in {*LOCAL, *services.settings.scrapers.split()}:
        raise Refusal("forbidden")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [addresses, page, static, service_worker, sprite, reference, announcement, health, ready, metrics_text]
