"""Debian's Firefox by the protocol it speaks itself (WebDriver BiDi): as much of a page as playing a match takes."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.waiting import wait_until

FIREFOX = os.environ.get("FIREFOX", "/usr/bin/firefox-esr")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}

# The middle of an element, once it is in sight, takes clicks and has not moved for a frame.
MIDDLE = """async (selector, text, nth) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const until = Date.now() + 15000;
  for (let before = ''; Date.now() < until; await drawn()) {
    const element = [...document.querySelectorAll(selector)].filter((one) => one.textContent.includes(text)).at(nth);
    if (!element || element.disabled) continue;
    element.scrollIntoView({block: 'nearest'});
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const free = top && (element.contains(top) || top.contains(element));
    if (box.width && free && before === `${x} ${y}`) return [x, y];
    before = free ? `${x} ${y}` : '';
  }
  throw new Error(`nothing to click: ${selector} ${nth}`);
}"""


class Firefox:
    """A headless browser with one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.complaints: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self.context = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("browsingContext.setViewport", context=self.context, viewport={"width": 1280, "height": 800})
        self.keyboard = SimpleNamespace(press=self._press)

    def _send(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(answer["params"]["text"]))
            if answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, function: str, *args: Any) -> Any:
        """Call a function of the page with plain values; its answer as a plain value."""
        given = json.dumps(args)
        result = self._send(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})(...{given})) ?? null)",
            awaitPromise=True,
            target={"context": self.context},
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    def wait_for_function(self, function: str, arg: Any = None, timeout: float = 20_000) -> None:
        self.evaluate(
            f"""async (arg, most) => {{
                  const until = Date.now() + most;
                  while (!({function})(arg)) {{
                    if (Date.now() > until) throw new Error('not within the time');
                    await new Promise((drawn) => requestAnimationFrame(drawn));
                  }}
                }}""",
            arg,
            timeout,
        )

    def wait_for_selector(self, selector: str) -> None:
        self.wait_for_function("(selector) => document.querySelector(selector)", arg=selector)

    def locator(self, selector: str, has_text: str = "") -> Locator:
        return Locator(self, selector, has_text, 0)

    def click(self, selector: str, text: str, nth: int) -> None:
        x, y = self.evaluate(MIDDLE, selector, text, nth)
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._send("input.performActions", context=self.context, actions=[source])

    def _press(self, key: str) -> None:
        value = KEYS.get(key, key)
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        source = {"type": "key", "id": "keys", "actions": steps}
        self._send("input.performActions", context=self.context, actions=[source])


class Locator:
    """Elements by selector, and one of them by number."""

    def __init__(self, page: Firefox, selector: str, text: str, number: int) -> None:
        self.page, self.selector, self.text, self.number = page, selector, text, number

    def count(self) -> int:
        found: int = self.page.evaluate(
            "(selector, text) => [...document.querySelectorAll(selector)]"
            ".filter((one) => one.textContent.includes(text)).length",
            self.selector,
            self.text,
        )
        return found

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self.page.evaluate(
            "(selector, text, nth, name) => [...document.querySelectorAll(selector)]"
            ".filter((one) => one.textContent.includes(text)).at(nth).getAttribute(name)",
            self.selector,
            self.text,
            self.number,
            name,
        )
        return found

    def nth(self, number: int) -> Locator:
        return Locator(self.page, self.selector, self.text, number)

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def click(self) -> None:
        self.page.click(self.selector, self.text, self.number)


@contextmanager
def opened(folder: Path) -> Iterator[Firefox]:
    """A browser with a profile of its own in this folder; it ends with the block, whatever happens in it."""
    log = folder / "firefox.log"
    flags = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0", "about:blank"]
    with log.open("wb") as out:
        process = subprocess.Popen([FIREFOX, *flags], stdout=out, stderr=out)
    try:
        with connect(f"{_address(process, log)}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(20)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where the browser listens, as it says itself."""
    wait_until(lambda: process.poll() is not None or LISTENING.search(log.read_text(errors="replace")), 60)
    said = log.read_text(errors="replace")
    found = LISTENING.search(said)
    if not found:
        raise RuntimeError(said)
    return found[1]
