"""Cottage Garden at the page: pick up a tile, turn it until it fits, plant it; no cats, the first cube."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from .hand import drawn, return_to_board

HELD_FITS = ".mine .cottage-bed .target.is-legal"
IN_HAND = ".bar [data-action=turn]:enabled"
FOCUS = (
    "() => { const a = document.activeElement; return [a?.matches('.is-legal') ?? false, a?.dataset?.place ?? '']; }"
)


def turn_until_it_fits(page: Page) -> None:
    for step in range(8):
        if page.locator(HELD_FITS).count():
            return
        page.keyboard.press("f" if step == 4 else "r")
        drawn(page)
    raise AssertionError("a tile that may be planted fits nowhere")


class CottageGarden:
    """Plants the largest share of the gardener row it can, and lets the game go on."""

    name = "cottage-garden"
    options = {"bonuses": "cat"}  # noqa: RUF012

    @staticmethod
    def by_mouse(page: Page) -> None:
        tiles = page.locator(".cottage-nursery .cottage-nspace.is-legal")
        places = page.locator(HELD_FITS)
        cubes = page.locator(".cottage-pick")
        beds = page.locator(".target:has(.cottage-choice)")
        wait = page.locator(".bar .go[data-action=done]:enabled")
        if cubes.count():
            cubes.last.click()
        elif beds.count():
            beds.first.click()
        elif wait.count():
            wait.click()
        else:
            if not places.count():
                if tiles.count():
                    tiles.first.click()
                    turn_until_it_fits(page)
                else:
                    page.locator('.target[data-place="box"]').click()
            places.nth(places.count() // 2).click()

    @staticmethod
    def by_keyboard(page: Page) -> None:
        """The focus follows the play: Enter takes a tile, R and F turn it, Enter plants it and moves cubes."""
        return_to_board(page)
        for _ in range(40):
            legal, at = page.evaluate(FOCUS)
            if legal:
                break
            page.keyboard.press("]")
        page.keyboard.press("Enter")
        if at.startswith("nursery-"):  # the tile is in hand, and the focus on the bed
            page.wait_for_selector(IN_HAND)
            turn_until_it_fits(page)
            for _ in range(60):
                legal, at = page.evaluate(FOCUS)
                if legal and re.fullmatch(r"\d-[12]-[a-e][1-5]", at):
                    break
                page.keyboard.press("]")
            page.keyboard.press("Enter")
