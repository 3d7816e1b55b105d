"""Running the server as a process."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import webbrowser
from datetime import UTC, datetime

import uvicorn

from .app import application
from .protocols import limited_http, limited_websocket
from .services import Services
from .settings import BadSetting, Settings
from .storage import CannotStart, prepare

_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Nothing secret is ever handed to a logger."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in _PLAIN},
        }  # fmt: skip
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("hortus").setLevel(level)


class Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, services: Services, browse: str) -> None:
        super().__init__(config)
        self._services = services
        self._browse = browse
        self.failed = False
        services.failed = self._give_up

    def _give_up(self) -> None:
        self.failed = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._browse and not self.should_exit:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self._browse)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket whose connections do not wait for ever for people who have gone."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    found.bind((host, port))
    found.listen(1024)
    return found


def configured(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        application(settings, services), loop="auto", lifespan="on",
        ws=limited_websocket(settings), http=limited_http(settings),
        log_config=None, access_log=False, server_header=False, proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or "", ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False, ws_ping_interval=None, timeout_graceful_shutdown=10, timeout_keep_alive=20,
    )  # fmt: skip


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False) -> None:
    """Serve tables until told to stop. Port 0 takes a free one; the address is printed."""
    try:
        settings = Settings.from_environment(db=db)
        set_up_logging(settings.log_level)
        asyncio.run(prepare(settings.url()))
        listening = listen(host, port)
    except (BadSetting, CannotStart) as problem:
        sys.exit(str(problem))
    except OSError as problem:
        sys.exit(f"Nothing can be served at {host}, port {port}: {problem.strerror}.")
    services = Services(settings)
    port = listening.getsockname()[1]
    shown = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0', '::') else host}:{port}/"
    gc.set_threshold(20_000, 20, 50)  # many small objects live long here: look for rubbish less often
    print(f"Hortus: {shown}", flush=True)
    server = Server(configured(settings, services), services, shown if open_browser else "")
    server.run(sockets=[listening])
    if server.failed:
        sys.exit("The tables cannot be opened; the log above says why.")
