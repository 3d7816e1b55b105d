"""Container, compose file, unit, dashboard and proxy: checked, and the compose file's topology run for real."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client import Histogram
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hortus.server import metrics
from tests.server.house import ROOT, House, Live, run
from tests.server.postgres import Postgres, free_port
from tests.waiting import until

DEPLOY = ROOT / "deploy"
GAME = "lucky-numbers"


def checked(*command: str) -> None:
    """A checker that is content; those of Python packages lie beside the interpreter."""
    beside = Path(sys.executable).parent / command[0]
    program = str(beside) if beside.exists() else command[0]
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and not done.stderr, done.stdout + done.stderr


def test_the_container_file() -> None:
    checked("hadolint", "--failure-threshold", "info", str(ROOT / "Dockerfile"))


def test_the_compose_file() -> None:
    checked("check-jsonschema", "--builtin-schema", "vendor.compose-spec", str(ROOT / "compose.yaml"))
    found = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    services = found["services"]
    servers = re.findall(r"hortus-\d", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert set(services) == {"db", "caddy", *servers} and len(servers) == 2
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert all(services[name]["environment"]["HORTUS_PROXY"] == proxy for name in servers)


def test_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "hortus.service"
    text = (DEPLOY / "hortus.service").read_text("utf-8")
    unit.write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", text), "utf-8")  # it is not installed here
    checked("systemd-analyze", "verify", str(unit))


def test_the_dashboard_shows_what_is_counted() -> None:
    known: set[str] = set()
    for metric in metrics.registry.collect():
        known |= {
            metric.name,
            f"{metric.name}_total",
            *(f"{metric.name}_{part}" for part in ("bucket", "sum", "count")),
        }
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    shown = {
        name for panel in dashboard["panels"] for target in panel["targets"]
        for name in re.findall(r"hortus_\w+", target["expr"])
    }  # fmt: skip
    assert shown <= known
    bases = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in shown}
    counted = {metric.name for metric in metrics.registry.collect()}
    assert counted - bases <= {"hortus_undos", "hortus_bot_decisions"}
    assert isinstance(metrics.loop_lag, Histogram)


# -- the same topology by hand


class Proxy:
    """Debian's Caddy with the deployment's own file, in front of these servers."""

    def __init__(self, folder: Path, houses: list[House]) -> None:
        self.port = free_port()
        self._folder = folder
        program = shutil.which("caddy")
        assert program, "Caddy is not installed; make test installs it, or says what to install"
        environment = {
            **os.environ, "HORTUS_SITE": f"https://localhost:{self.port}", "HORTUS_HTTP_PORT": str(free_port()),
            "HORTUS_HTTPS_PORT": str(self.port), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
            "HORTUS_SERVERS": " ".join(f"127.0.0.1:{house.port}" for house in houses),
        }  # fmt: skip
        self._log = (folder / "caddy.log").open("wb")
        self._process = subprocess.Popen(
            [program, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
            env=environment, stdout=self._log, stderr=self._log,
        )  # fmt: skip

    async def trusted(self) -> ssl.SSLContext:
        """A client that trusts Caddy's own authority, once the page is served."""
        root = self._folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

        async def context() -> ssl.SSLContext | None:
            assert self._process.poll() is None, (self._folder / "caddy.log").read_text()
            if not root.exists():
                return None
            found = ssl.create_default_context(cafile=root)
            async with httpx.AsyncClient(verify=found) as http:
                with suppress(httpx.TransportError):
                    if (await http.get(f"https://localhost:{self.port}/")).status_code == 200:
                        return found
            return None

        served: ssl.SSLContext = await until(context, 30)
        return served

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._log.close()


class Visitor:
    """Somebody who comes by https."""

    def __init__(self, proxy: Proxy, context: ssl.SSLContext) -> None:
        self._host, self._context = f"localhost:{proxy.port}", context
        self.http = httpx.AsyncClient(base_url=f"https://{self._host}", verify=context, timeout=20)

    async def enter(self, name: str) -> None:
        answer = await self.http.post("/api/session", json={"name": name})
        assert "__Host-hortus=" in answer.headers["set-cookie"] and "secure" in answer.headers["set-cookie"].lower()
        self.http.headers["X-CSRF-Token"] = answer.json()["csrf"]

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def live(self, table: str) -> Live:
        """Connected, to whichever server is there."""
        cookie = f"__Host-hortus={self.http.cookies['__Host-hortus']}"
        headers = {"Cookie": cookie, "Origin": f"https://{self._host}"}

        async def connected() -> Live | None:
            with suppress(WebSocketException, TimeoutError, OSError):
                socket = await connect(
                    f"wss://{self._host}/api/tables/{table}/live", additional_headers=headers, ssl=self._context,
                    compression=None, proxy=None, max_size=2**24,
                )  # fmt: skip
                live = Live(socket)
                await live.state_where(bool)
                return live
            return None

        found: Live = await until(connected, 30)
        return found


@pytest.fixture
def topology(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Proxy, list[House]]]:
    """Two processes on one PostgreSQL behind Caddy."""
    db, settings = postgres.fresh(), {"HORTUS_PROXY": "127.0.0.1"}
    houses = [House(db, settings).start(), House(db, settings).start()]
    proxy = Proxy(tmp_path, houses)
    yield proxy, houses
    proxy.stop()
    for house in houses:
        if house.process and house.process.poll() is None:
            house.stop()


@run
async def test_two_processes_behind_caddy_one_of_them_killed(topology: tuple[Proxy, list[House]]) -> None:
    proxy, houses = topology
    context = await proxy.trusted()
    ada, bo = Visitor(proxy, context), Visitor(proxy, context)
    await ada.enter("Ada")
    await bo.enter("Bo")
    table = (await ada.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    await bo.post(f"/api/tables/{table}/join", {})
    assert (await ada.http.get("/metrics")).status_code == 404
    lives = [await ada.live(table), await bo.live(table)]
    killed = False
    acknowledged = 0
    while acknowledged < 12:
        if acknowledged == 5 and not killed:
            killed = True
            houses[0].kill()
        for i, visitor in enumerate((ada, bo)):
            live = lives[i]
            try:
                state = live.state if live.state["ply"] == acknowledged else await live.state_where(
                    lambda state: state["ply"] >= acknowledged  # noqa: B023
                )  # fmt: skip
                if state["turn"] == i and state["ply"] == acknowledged and state["legal"]:
                    answer = await live.play(state["legal"][0]["move"])
                    assert answer["type"] == "ack", answer
                    acknowledged += 1
            except (ConnectionClosed, TimeoutError):  # it went with the process: come back, as the page does
                lives[i] = await visitor.live(table)
                assert lives[i].state["ply"] >= acknowledged
                acknowledged = lives[i].state["ply"]
    assert killed and max(live.state["ply"] for live in lives) >= 11
    for live in lives:
        await live.close()
    for visitor in (ada, bo):
        await visitor.http.aclose()
    assert not houses[1].unexpected(), houses[1].unexpected()
