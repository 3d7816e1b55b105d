"""Lucky Numbers' board: what the others did, what the dots mean, what is left to do."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .boards.hand import Finger
from .conftest import NewPage
from .driver import LuckyNumbers, decided, play_now, settled, until_mine
from .serving import Server


def turn(page: Page) -> None:
    """One whole turn of mine: draw, then place or discard."""
    LuckyNumbers.by_mouse(page)
    page.wait_for_selector("[data-place=hand] [data-piece]")
    LuckyNumbers.by_mouse(page)


def test_what_the_others_laid_is_marked_until_my_next_move(new_page: NewPage, server: Server) -> None:
    page = new_page()
    play_now(page, server.url, "lucky-numbers", setup="sorted")
    until_mine(page)
    assert not page.locator(".is-last").count()
    turn(page)
    until_mine(page)
    marked = page.locator(".other .is-last, .lucky-rack .is-last")
    expect(marked).not_to_have_count(0)  # placed, or discarded
    assert not page.locator(".mine .is-last").count()
    before = marked.count()
    page.reload()
    expect(marked).to_have_count(before)
    page.locator("[data-place=pile]").click()
    expect(marked).to_have_count(0)


def test_the_dots_are_explained_in_both_languages(new_page: NewPage, server: Server) -> None:
    for locale, words in (("en-GB", "still face down"), ("fr-FR", "encore cachée")):
        page = new_page(locale=locale)
        play_now(page, server.url, "lucky-numbers", setup="sorted")
        expect(page.locator(".lucky-key")).to_contain_text(words)


def test_a_tile_that_goes_nowhere_is_discarded_with_the_main_button(new_page: NewPage, server: Server) -> None:
    """Draw until a tile fits nowhere; while one fits, discarding is not what the page proposes."""
    page = new_page()
    play_now(page, server.url, "lucky-numbers", setup="sorted")
    for _ in range(16):
        if until_mine(page) == "over":
            break
        settled(page)
        page.locator("[data-place=pile]").click()
        expect(page.locator(".bar [data-action=discard]").first).to_be_enabled()
        fits = page.locator(".mine .target.is-legal").count()
        assert page.locator(".bar .go[data-action=discard]:enabled").count() == (fits == 0)
        decided(page, LuckyNumbers.by_mouse)


def test_a_finger_drags_the_tile_in_hand(new_page: NewPage, server: Server) -> None:
    """However fast it starts, the page does not scroll instead."""
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page, server.url, "lucky-numbers", setup="sorted")
    until_mine(page)
    page.locator("[data-place=pile]").tap()
    page.wait_for_selector(".lucky-slot.is-legal")
    settled(page)
    hand = page.locator("[data-place=hand]").bounding_box()
    rack = page.locator(".lucky-slot.is-legal").bounding_box()
    assert hand and rack
    before = page.locator(".log li").count()
    # What waits to be confirmed waits no longer once the tile is carried away.
    page.locator(".mine [data-place].is-legal").first.tap()
    expect(page.locator(".bar [data-action=confirm]")).to_be_enabled()
    finger = Finger(page)
    middle = (hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    finger.drag(middle, (middle[0], middle[1] - 30), (rack["x"] - 60, 70))
    expect(page.locator(".bar [data-action=confirm]")).to_be_disabled()
    expect(page.locator(".lucky-preview")).to_have_count(0)
    finger.drag(
        middle,
        (rack["x"] + rack["width"] / 2, rack["y"] + 300),
        (rack["x"] + rack["width"] / 2, rack["y"] + rack["height"] / 2 + 40),  # the piece is above the finger
    )
    expect(page.locator(".log li", has_text="discards the")).not_to_have_count(0)
    assert page.locator(".log li").count() > before
    assert page.evaluate("() => scrollY") == 0


def test_an_exchange_shows_what_comes_and_what_goes(new_page: NewPage, server: Server) -> None:
    """The diagram of the rules: the 13 in hand may be exchanged for the 10 on d2."""
    page = new_page()
    page.goto(f"{server.url}/#rules/lucky-numbers")
    space = page.locator('.diagram [data-place="0-d2"].is-legal')
    expect(space.locator(".lucky-number")).to_have_text(["10"])
    space.click()
    expect(page.locator(".diagram .lucky-preview .lucky-number")).to_have_text(["13", "10"])
