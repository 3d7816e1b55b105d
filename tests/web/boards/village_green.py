"""How the tests play Village Green at the page."""

from __future__ import annotations

from playwright.sync_api import Page

from .hand import return_to_board

SPACES = ", ".join(f".mine [data-place$='-{at}'] > .is-legal" for at in ("a0", "b0", "c0", "z1", "z2", "z3"))
UP = "[data-place^=greens-] > .is-legal, [data-place^=awards-] > .is-legal"
CELLS = ".mine .drawing .is-legal:not(.is-soft)"


class VillageGreen:
    """Takes the first face-up green, places the first card that fits, else discards; lays awards where it can."""

    name = "village-green"
    options: dict[str, str] = {}  # noqa: RUF012

    @staticmethod
    def by_mouse(page: Page) -> None:
        spaces, face_up = page.locator(SPACES), page.locator(UP)
        if spaces.count():
            spaces.first.click()
        elif face_up.count():
            face_up.first.click()
        elif page.locator(".village-deck.is-legal").count():
            page.locator(".village-deck.is-legal").first.click()
        else:
            VillageGreen.place_or_discard(page)

    @staticmethod
    def place_or_discard(page: Page) -> None:
        hand = page.locator(".village-held.is-legal")
        for n in range(hand.count()):
            hand.nth(n).click()
            if page.locator(CELLS).count():
                page.locator(CELLS).first.click()
                return
        page.locator(".village-bin.is-legal").click()

    @staticmethod
    def by_keyboard(page: Page) -> None:
        """The focus goes where the next move is: Enter takes, picks a card up, places, lays."""
        return_to_board(page)
        if not page.evaluate("() => document.activeElement.matches('.is-legal')"):
            page.keyboard.press("]")
        placing = page.evaluate("() => document.activeElement.matches('.village-held, [data-place*=-dealt-] > *')")
        page.keyboard.press("Enter")
        if placing:  # the card is picked up; the focus goes to where it fits, else to the discards
            page.wait_for_function(
                "() => document.activeElement.matches('.village-garden svg .target.is-legal, .village-bin.is-legal')"
            )
            page.keyboard.press("Enter")
