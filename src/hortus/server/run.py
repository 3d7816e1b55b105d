"""Running the server as a process."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
import webbrowser
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

import ifaddr
import uvicorn

from . import metrics
from .app import application
from .logs import set_up_logging
from .protocols import limited_http, limited_websocket
from .services import Services, Speak
from .settings import BadSetting, Settings
from .storage import CannotStart, prepare

logger = logging.getLogger("hortus.run")
PATIENCE = 15  # seconds in which all processes have to end


def addresses(host: str, port: int) -> tuple[str, list[str]]:
    """Where the page is for this machine, and where for others in the house; nowhere if they cannot come."""
    here = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0', '::') else host}:{port}/"
    if host not in ("0.0.0.0", "::"):
        return here, [] if "localhost" in here else [here]
    return here, [f"http://{address}:{port}/" for address in _own_addresses()]


def _own_addresses() -> list[str]:
    """This machine's addresses on its networks, first the one that leads outside."""
    found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    reachable = [address for address in found if not address.startswith(("127.", "169.254."))]
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(("192.0.2.1", 9))  # sends nothing: it says which of our addresses leads outside
        reachable.insert(0, way.getsockname()[0])
    return list(dict.fromkeys(reachable))


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


def bound(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket whose connections do not wait for ever for people who have gone. `shared`: others may have the port too,
    and the operating system spreads what arrives over those that listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    found.bind((host, port))
    return found


def configured(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        application(settings, services), loop="auto", lifespan="on",
        ws=limited_websocket(settings), http=limited_http(settings),
        log_config=None, access_log=False, server_header=False, proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or "", ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False, ws_ping_interval=None, timeout_graceful_shutdown=10, timeout_keep_alive=20,
    )  # fmt: skip


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False, processes: int = 1,
    speak: Speak | None = None,
) -> None:  # fmt: skip
    """Serve tables until told to stop. Port 0 takes a free one; the address is printed.

    With `speak` what happens is told to a person, else logged as JSON lines.
    BadSetting, CannotStart and OSError say why that is not possible.
    """
    settings = Settings.from_environment(db=db)
    url = settings.url()
    if processes > 1 and url.startswith("sqlite"):
        raise BadSetting("Several processes need a PostgreSQL: with a file there is one.")
    if processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise BadSetting("Several processes cannot share a port on this system: start one for each port.")
    set_up_logging(settings.log_level, speak is not None)
    asyncio.run(prepare(url))
    taken = bound(host, port, shared=processes > 1)
    port = taken.getsockname()[1]
    if processes == 1:
        taken.listen(1024)  # whoever comes from now on waits until it is ready
    here, outside = addresses(host, port)
    if settings.public_url:
        outside = [f"{settings.public_url}/"]
    if speak:
        speak("address", here=here, outside=outside)
    else:
        print(f"Hortus: {' '.join(outside or [here])}", flush=True)
    if processes > 1:
        _supervise(settings, host, port, processes)
    else:
        try:
            _serve(settings, taken, here if open_browser else "", speak)
        except KeyboardInterrupt:  # which does not always come through: the signal may be taken on the way
            if speak is None:
                raise
        if speak:
            speak("stopped")


def _serve(settings: Settings, listening: socket.socket, browse: str = "", speak: Speak | None = None) -> None:
    """One process, until it is told to stop."""
    gc.set_threshold(20_000, 20, 50)  # many small objects live long here: look for rubbish less often
    services = Services(settings)
    services.addresses = [address.rstrip("/") for address in addresses(*listening.getsockname()[:2])[1]]
    if speak:
        services.speak = speak
    server = Server(configured(settings, services), services, browse)
    server.run(sockets=[listening])
    if server.failed:
        raise CannotStart("The tables cannot be opened; the log above says why.")


def _child(settings: Settings, host: str, port: int) -> None:
    set_up_logging(settings.log_level)
    threading.Thread(target=_follow_parent, daemon=True).start()
    _serve(settings, bound(host, port, shared=True))


def _follow_parent() -> None:
    """Nobody looks after a process whose supervisor is gone: it stops too."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _supervise(settings: Settings, host: str, port: int, processes: int) -> None:
    """Several processes behind one port. One that dies is started again; a signal to stop goes to all."""
    context = multiprocessing.get_context("spawn")
    folder = tempfile.TemporaryDirectory(prefix="hortus-metrics-")
    os.environ[metrics.FOLDER] = folder.name  # the processes count together: any of them can be asked
    stopping = False

    def begin() -> BaseProcess:
        child = context.Process(target=_child, args=(settings, host, port))
        child.start()
        return child

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    children = [begin() for _ in range(processes)]
    while not stopping:
        wait([child.sentinel for child in children], timeout=0.5)
        for i, child in enumerate(children):
            if not child.is_alive() and not stopping:
                logger.warning("a process has ended", extra={"code": child.exitcode})
                metrics.gone(child.pid)
                time.sleep(0.5)
                children[i] = begin()
    for child in children:
        child.terminate()
    until = time.monotonic() + PATIENCE
    for child in children:
        child.join(max(0, until - time.monotonic()))
        if child.is_alive():
            child.kill()
    folder.cleanup()
