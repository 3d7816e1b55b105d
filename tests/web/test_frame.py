"""The frame of a table stands still, uses the window at every size, and cuts no text off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import NewPage
from .driver import END, GAMES, LIKES, PLAY, make_table, open_lobby, settled, until_mine
from .serving import Server
from .still import DESKTOP, PHONE, clipped, crowded, moved, resize, watch_boxes

ME, SEEDLING = {"kind": "me"}, {"kind": "bot", "bot": "seedling"}
OTHER_SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in [(360, 640), (844, 390), (820, 1180), (1024, 768), (1920, 1080), (2560, 1440), (640, 400)]
]
LANGUAGES = ("en", "fr", "de")
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_sizes = pytest.mark.parametrize(
    "sizes", [[PHONE, DESKTOP], pytest.param(OTHER_SIZES, marks=pytest.mark.long)], ids=["usual", "others"]
)


def speak(page: Page, language: str) -> None:
    page.evaluate("async (lang) => await (await import('/static/lib/i18n.js')).speakIn(lang)", language)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)


def sit(page: Page, url: str, game: str, players: int, plies: int = 0) -> str:
    """A table whose pieces move at once."""
    page.add_init_script("localStorage.setItem('motion', '\"off\"')")
    table = make_table(page, url, game, [ME] + [SEEDLING] * (players - 1), plies=plies)
    page.wait_for_selector(".board .target")
    return table


@by_game
def test_no_state_moves_a_box(game: Any, new_page: NewPage, server: Server) -> None:
    """Aiming, a preview that waits, a refusal, a lost connection, a message, the panel: each has its place."""
    page = new_page(quiet=True, viewport=PHONE, has_touch=True)
    sit(page, server.url, game.name, 2, 8)
    until_mine(page)
    settled(page)
    for size in (PHONE, DESKTOP):
        resize(page, size)
        watch_boxes(page)
        page.locator(".board .target.is-legal").first.tap()
        mine = page.locator(".mine .target.is-legal")
        if mine.count():
            mine.first.tap()
        until_mine(page)
        page.evaluate("async () => (await import('/static/parts/toasts.js')).refuse('No, for a reason. '.repeat(4))")
        expect(page.locator(".prompt .refusal")).to_be_visible()
        page.evaluate("async () => (await import('/static/parts/toasts.js')).toast('Somebody says something')")
        page.keyboard.press("Escape")
        page.context.set_offline(True)
        expect(page.locator(".banner:not(.is-rest)")).to_be_visible()
        assert clipped(page) == []
        page.context.set_offline(False)
        expect(page.locator(".banner:not(.is-rest)")).to_have_count(0)
        assert moved(page) == {}


@by_sizes
@by_game
def test_every_window_is_used(game: Any, sizes: list[ViewportSize], new_page: NewPage, server: Server) -> None:
    """At every size, with as few and as many players as there can be: no slot over another or outside the window."""
    page = new_page()
    open_lobby(page, server.url)
    able = page.evaluate(
        "async (name) => (await (await import('/static/games/index.js')).gameOf(name)).players", game.name
    )
    for players in (min(able), max(able)):
        sit(page, server.url, game.name, players, 4 * players)
        until_mine(page)
        for size in sizes:
            resize(page, size)
            assert crowded(page) == [], (players, size)


# How wide the others' gardens are drawn (a drawing keeps its shape in its box), and what sticks out of its slot.
SEEN = """() => ({
  others: [...document.querySelectorAll('.other .garden')].filter((one) => one.checkVisibility()).map((one) => {
    const svg = one.querySelector('svg.drawing');
    const [box, view] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
    return Math.min(box.width, box.height * view.width / view.height);
  }),
  mine: document.querySelector('.mine .garden svg.drawing').getBoundingClientRect().width,
  out: [['.shared', '.zen-step'], ['.side', '.tabs button']].flatMap(([slot, inner]) => {
    const edge = document.querySelector(slot).getBoundingClientRect().right;
    return [...document.querySelectorAll(`${slot} ${inner}`)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
      .map((one) => `${one.className} ${one.textContent.trim()}`);
  }),
})"""


@by_game
def test_three_others_are_large_enough_to_read(game: Any, new_page: NewPage, server: Server) -> None:
    """My garden stays comfortable, theirs are no stamps, and what is beside them has room enough."""
    page = new_page()
    sit(page, server.url, game.name, 4, 8)
    until_mine(page)
    sizes = [(1366, 768, 410, 190), (1920, 1080, 640, 270), (1240, 700, 380, 175), (1024, 768, 400, 130)]
    for width, height, mine, others in sizes:
        resize(page, {"width": width, "height": height})
        seen = page.evaluate(SEEN)
        assert seen["mine"] >= mine and len(seen["others"]) == 3 and min(seen["others"]) >= others, (width, seen)
        assert seen["out"] == [] and crowded(page) == [], (width, seen["out"])


def test_four_others_stand_two_by_two(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, "village-green", 5, 10)
    until_mine(page)
    for width, height, mine, others in ((1366, 768, 480, 145), (1920, 1080, 700, 200)):
        resize(page, {"width": width, "height": height})
        seen = page.evaluate(SEEN)
        assert seen["mine"] >= mine and len(seen["others"]) == 4 and min(seen["others"]) >= others, (width, seen)
        assert seen["out"] == [] and crowded(page) == [], (width, seen["out"])


@by_game
def test_a_replay_shows_my_garden_as_large_as_a_match(game: Any, new_page: NewPage, server: Server) -> None:
    """What the review says stands under the shared area, the slider beside its buttons."""
    page = new_page()
    table = sit(page, server.url, game.name, 4 if game.name == "lucky-numbers" else 3)
    page.evaluate(PLAY, [table, END, LIKES[game.name]])
    page.goto(f"{server.url}/replay/{table}?ply=12")
    page.wait_for_selector(".moment")
    for width, height, mine in ((1366, 768, 420), (1920, 1080, 690)):
        resize(page, {"width": width, "height": height})
        seen = page.evaluate(SEEN)
        assert seen["mine"] >= mine and min(seen["others"]) >= mine / 4, (width, seen)
        assert crowded(page) == [] and clipped(page) == [], width


@by_game
def test_a_tablet_upright_is_used(game: Any, new_page: NewPage, server: Server) -> None:
    """Beside my garden one other and the log; everything of the shared area can be read."""
    page = new_page()
    sit(page, server.url, game.name, 2, 8)
    until_mine(page)
    for width, height in ((820, 1180), (768, 1024)):
        resize(page, {"width": width, "height": height})
        seen = page.evaluate(SEEN)
        assert len(seen["others"]) == 1 and seen["others"][0] >= 190, seen
        assert seen["out"] == [] and crowded(page) == []
        expect(page.locator(".log")).to_be_visible()
        if game.name == "zen-garden":
            expect(page.locator(".zen-say").first).to_be_visible()


@by_sizes
@by_game
def test_no_text_is_cut(game: Any, sizes: list[ViewportSize], new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = sit(page, server.url, game.name, 3 if game.name != "lucky-numbers" else 4)
    for enough in (0, 14):
        page.evaluate(PLAY, [table, enough, LIKES[game.name]])
        until_mine(page)
        settled(page)
        for language in LANGUAGES:
            speak(page, language)
            for size in sizes:
                resize(page, size)
                assert clipped(page) == [], (language, size)
