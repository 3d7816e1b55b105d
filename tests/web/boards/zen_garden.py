"""Zen Garden at the page: take a tile, turn it now and then, place it."""

from __future__ import annotations

from playwright.sync_api import Page

from .hand import return_to_board


class ZenGarden:
    """Takes what is lit and places it where it may go; every third tile is turned first."""

    name = "zen-garden"
    options = {"boards": "12345"}  # noqa: RUF012

    @staticmethod
    def by_mouse(page: Page) -> None:
        market = page.locator(".zen-terraces .is-legal")
        cells = page.locator(".mine .target.is-legal")
        if market.count():
            market.nth(market.count() // 2).click()
            return
        if cells.count() % 3 == 0:
            page.locator(".bar [data-action=turn]").click()
        cells.nth(cells.count() // 2).click()

    @staticmethod
    def by_keyboard(page: Page) -> None:
        """The focus follows the play; `]` goes through what is lit; R turns; Enter takes and places."""
        return_to_board(page)
        for _ in range(20):
            if page.evaluate("() => document.activeElement.matches('.is-legal')"):
                break
            page.keyboard.press("]")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
