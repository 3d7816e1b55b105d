"""Puzzles, daily gardens and progress: whole flows by mouse, keyboard and touch, accessible, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from hortus.coach.puzzles import Puzzle, hint, puzzles

from .conftest import NewPage
from .driver import open_lobby, open_tab, whole_match
from .looks import look
from .serving import Server

GAME = "lucky-numbers"
# The puzzle whose move is made by tapping its square.
FOUND = next(one for one in puzzles(GAME) if one.best[0].startswith(("lay ", "place ")) and len(one.moves) > 1)
LANGUAGES = [(1280, "light", "en-GB"), (390, "dark", "fr-FR")]
SOLVED = {"en": "Solved", "fr": "Trouvé", "de": "Gelöst"}
SHOWN = {"en": "The answer", "fr": "La réponse", "de": "Die Lösung"}
WRONG = {"en": "Not the best", "fr": "Pas le meilleur", "de": "Nicht der beste"}


def visitor(new_page: NewPage, width: int, theme: str, locale: str) -> tuple[Page, Callable[[Locator], None]]:
    """A page, and how whoever sits before it presses things: with a finger on a phone, else with the mouse."""
    phone = width < 1000
    page = new_page(viewport={"width": width, "height": 844}, color_scheme=theme, locale=locale, has_touch=phone)
    return page, lambda button: button.tap() if phone else button.click()


def target(puzzle: Puzzle) -> str:
    return f".mine [data-place='{puzzle.seat}-{puzzle.best[0].split()[1]}']"


@pytest.mark.parametrize(
    ("width", "theme", "locale"), [*LANGUAGES, pytest.param(600, "light", "de-DE", marks=pytest.mark.long)]
)
def test_a_puzzle_is_tried_solved_and_explained(
    new_page: NewPage, server: Server, width: int, theme: str, locale: str
) -> None:
    problems: list[str] = []
    lang = locale[:2]
    page, press = visitor(new_page, width, theme, locale)
    page.goto(f"{server.url}/#puzzle/{GAME}/{FOUND.id}")
    expect(page.locator(f"[data-puzzle='{FOUND.id}'] .puzzle-about")).to_be_visible()
    look(page, "puzzle", problems)
    if width > 1000:  # by keyboard, with the notation
        wrong = next(move.move for move in FOUND.moves if move.move not in FOUND.best)
        page.locator("#move-box").fill(wrong)
        page.locator("#move-box").press("Enter")
        expect(page.locator(".puzzle-word")).to_have_text(WRONG[lang])
        expect(page.locator(".puzzle-box")).to_contain_text("25.0")  # the rating, before and after
        look(page, "wrong", problems)
        page.locator(".bar .undo").press("Enter")
    press(page.locator(".bar .ask-hint"))
    expect(page.locator(".shown-label")).to_have_count(len(hint(GAME, FOUND).moves) or 1)
    look(page, "hint", problems)
    press(page.locator(target(FOUND)))
    if width < 1000:  # a finger confirms
        press(page.locator(".bar .go"))
    expect(page.locator(".puzzle-word")).to_have_text(SOLVED[lang])
    if width < 1000:  # at the first go, but with a hint: the rating stays
        expect(page.locator(".puzzle-box")).to_contain_text(re.compile(r"25[.,]0"))
        assert not re.search(r"→", page.locator(".puzzle-box").inner_text())
    look(page, "solved", problems)
    press(page.locator(".bar [data-action=next]"))
    expect(page.locator("[data-puzzle] .puzzle-about .link:enabled")).to_have_count(2)
    assert page.locator("[data-puzzle]").get_attribute("data-puzzle") != FOUND.id
    press(page.locator(".puzzle-about .link").last)  # show the answer
    expect(page.locator(".puzzle-word")).to_have_text(SHOWN[lang])
    assert not problems, "\n".join(problems)


def stop_at_once(page: Page) -> None:
    """Lay what has to be laid, then end the match."""
    if not page.locator("#move-box").is_visible():
        open_tab(page, "moves")
    moves = page.locator(".hints code").all_inner_texts()
    page.locator("#move-box").fill("stop" if "stop" in moves else moves[0])
    page.locator("#move-box").press("Enter")


@pytest.mark.parametrize(("width", "theme", "locale"), LANGUAGES)
def test_a_daily_garden_from_the_first_page_to_the_leaderboard(
    new_page: NewPage, server: Server, width: int, theme: str, locale: str
) -> None:
    problems: list[str] = []
    name = f"Daily {width}"
    page, press = visitor(new_page, width, theme, locale)
    open_lobby(page, server.url)
    page.evaluate(
        """async (name) => {
             const { beSomebody, post, rememberSession } = await import('/static/lib/api.js');
             await beSomebody();
             rememberSession(await post('/api/account', { name, password: 'long enough' }));
           }""",
        name,
    )
    garden = page.locator(".gardens [data-game=village-green]")
    expect(garden.locator("button")).to_be_visible()
    look(page, "home", problems)
    press(garden.locator("button"))
    whole_match(page, stop_at_once)
    page.locator(".result a[href='/#daily/village-green']").press("Enter")
    expect(page.locator(".ratings tr.own .name")).to_have_text(name)
    look(page, "daily", problems)
    page.locator(".segments input").last.check()  # of the week
    expect(page.locator(".ratings th[scope=col]")).to_have_count(4)
    expect(page.locator(".ratings tr.own")).to_be_visible()

    open_lobby(page, server.url)
    expect(garden.locator(".mine-today b")).to_be_visible()
    expect(garden.locator("button")).to_have_count(0)  # there is no second try
    press(page.locator(".today-foot button"))
    picture = page.locator(".share-picture")
    expect(picture).to_be_visible()
    title = garden.locator("> b").inner_text()
    assert title in (picture.get_attribute("alt") or "")
    expect(page.locator("dialog button:disabled")).to_have_count(0)  # the picture is drawn
    look(page, "share", problems)
    page.keyboard.press("Escape")
    page.goto(f"{server.url}/#account/results")
    expect(page.locator(".progress-games h3")).to_have_text(title)
    expect(page.locator(".bands li")).to_have_count(1)
    look(page, "progress", problems)
    assert not problems, "\n".join(problems)
