"""What hands do at every board: with the mouse, with the keys, with a finger."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page


def drawn(page: Page) -> None:
    """All that has been done so far is on the screen."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """With the mouse, in steps as a hand makes them."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=12)
    drawn(page)
    page.mouse.up()


def return_to_board(page: Page) -> None:
    """The focus is on the board, where it was or by the Tab key."""
    for _ in range(40):
        if page.evaluate("() => !!document.activeElement?.closest('.board [data-target]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key never reaches the board")


class Finger:
    """A finger on the screen, moved step by step."""

    def __init__(self, page: Page) -> None:
        self.page, self.line = page, page.context.new_cdp_session(page)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        line: CDPSession = self.line
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], *ways: tuple[float, float]) -> None:
        self._send("touchStart", [{"x": start[0], "y": start[1]}])
        x, y = start
        for to_x, to_y in ways:
            for step in range(1, 9):
                self._send("touchMove", [{"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}])
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
            x, y = to_x, to_y
        self._send("touchEnd", [])
