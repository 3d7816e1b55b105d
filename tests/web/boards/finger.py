"""A finger on the screen, moved step by step."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page


class Finger:
    def __init__(self, page: Page) -> None:
        self.page, self.line = page, page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        line: CDPSession = self.line
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], *ways: tuple[float, float]) -> None:
        self._send("touchStart", [{"x": start[0], "y": start[1]}])
        x, y = start
        for to_x, to_y in ways:
            for step in range(1, 9):
                self._send("touchMove", [{"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}])
                self.page.wait_for_timeout(16)
            x, y = to_x, to_y
        self._send("touchEnd", [])
