"""What a person does at the page, in the words of the tests. One driver per game plays whole matches."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from .boards.cottage_garden import CottageGarden
from .boards.hand import drawn, return_to_board
from .boards.village_green import VillageGreen
from .boards.zen_garden import ZenGarden

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


# Plays my moves from a socket beside the page's, those that gain most and are liked, until so many stand and one of
# the kind liked most may be played, or the match is over.
PLAY = """([table, enough, likes]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  let latest = 'nothing';
  setTimeout(() => fail(new Error(`no end of playing; last came ${latest}`)), 90000);
  socket.onclose = () => fail(new Error(`the connection went; last came ${latest}`));
  socket.onmessage = ({data}) => {
    latest = data.slice(0, 300);
    const now = JSON.parse(data);
    if (now.type !== 'table') return;
    const mine = now.legal.length > 0;
    const liked = now.legal.some(({move}) => move.startsWith(likes.split('|')[0]));
    if (now.state === 'over' || (mine && now.ply >= enough && (liked || !enough))) {
      done(now.number);
      socket.close();
    } else if (mine) {
      const mine = (sum, {seat, points}) => sum + (seat === now.viewer ? points : 0);
      const worth = ({move, gains = []}) => gains.reduce(mine, move.match(likes) ? 0.5 : 0);
      const best = Math.max(...now.legal.map(worth));
      const good = now.legal.filter((legal) => worth(legal) === best);
      const {move} = good[good.length >> 1];
      socket.send(JSON.stringify({type: 'move', id: `by-hand-${now.number}`, ply: now.ply, undos: now.undos, move}));
    }
  };
})"""
LIKES = {
    "lucky-numbers": "place",
    "zen-garden": "place",
    "village-green": "place|green [123]|lay",
    "cottage-garden": "plant",
}
UNTIMED = {"kind": "untimed"}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SEAT = ".mine > .garden-head:visible, .other .garden-head:visible, .seat:visible"  # opens a seat close up
END = 10_000  # more moves than any match has


def by_finger(page: Page) -> bool:
    """Is this a screen to touch?"""
    return bool(page.evaluate("() => navigator.maxTouchPoints > 0"))


def press(found: Locator) -> None:
    """With a finger where the screen can be touched, else with the mouse."""
    if by_finger(found.page):
        found.tap()
    else:
        found.click()


def open_lobby(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".game")


def play_now(page: Page, url: str, game: str, **options: str) -> None:
    """Two clicks from the lobby to a table against a bot; with options, a table made by the same page's requests."""
    if options:
        make_table(page, url, game, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}], options)
    else:
        open_lobby(page, url)
        card = page.locator(".game").filter(has=page.locator("h2", has_text=titles(page)[game]))
        card.locator(".buttons .primary").click()
        page.locator("dialog button[type=submit]").click()
    page.wait_for_selector(".table")


def titles(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(
        """async () => {
             const { games } = await import('/static/games/index.js');
             return Object.fromEntries((await games()).map((game) => [game.name, game.title]));
           }"""
    )
    return found


def make_table(
    page: Page,
    url: str,
    game: str,
    seats: list[dict[str, Any]],
    options: dict[str, str] | None = None,
    pace: dict[str, Any] | None = None,
    plies: int = 0,
) -> str:
    """A table with these seats; whoever has the page becomes somebody, if nobody yet, and goes there. Its id.

    `plies`: so many moves are made, and it is their turn, before they see it: no page draws what nobody looks at.
    """
    http = page.context.request
    session = http.get(f"{url}/api/session").json()
    if not session["person"]:
        lang = page.evaluate("() => navigator.language").partition("-")[0]
        session = http.post(f"{url}/api/session", data={"name": "Hazel", "lang": lang}).json()
    asked = {"game": game, "seats": seats, "options": options or {}, "public": False, "pace": pace or UNTIMED}
    answer = http.post(f"{url}/api/tables", data=asked, headers={"X-CSRF-Token": session["csrf"]})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    if plies:
        play_unseen(page, url, table, plies, game)
    else:
        page.goto(f"{url}/t/{table}")
    return table


def play_unseen(page: Page, url: str, table: str, plies: int, game: str) -> None:
    """So many moves at a table, as PLAY makes them, before the page comes there (again)."""
    page.goto(f"{url}/healthz")
    page.evaluate(PLAY, [table, plies, LIKES[game]])
    page.goto(f"{url}/t/{table}")


def practise(page: Page, url: str, record: str, seat: int = 0) -> None:
    """Whoever has the page, at a practice table that goes on from a record."""
    http = page.context.request
    lang = page.evaluate("() => navigator.language").partition("-")[0]
    session = http.post(f"{url}/api/session", data={"name": "Hazel", "lang": lang}).json()
    asked, token = {"record": record, "bot": "seedling", "seat": seat}, {"X-CSRF-Token": session["csrf"]}
    answer = http.post(f"{url}/api/practice", data=asked, headers=token)
    assert answer.ok, answer.text()
    page.goto(url + answer.json()["link"])
    until_mine(page)
    settled(page)


def state(page: Page) -> str:
    """`mine`, `over` or `waiting`."""
    found: str = page.evaluate(
        """() => document.querySelector('.result') ? 'over'
             : document.querySelector('.prompt.yours') && document.querySelector('.is-legal, .bar .go:enabled')
               ? 'mine' : 'waiting'"""
    )
    return found


def until_mine(page: Page) -> str:
    """Wait until it is my turn or the match is over; says which."""
    page.wait_for_function(
        """() => document.querySelector('.result')
             || (document.querySelector('.prompt.yours') && document.querySelector('.board .is-legal'))""",
        timeout=15_000,
    )
    return state(page)


def settled(page: Page) -> None:
    """All moves have been played on the board; nothing flies, rises or is being carried."""
    page.wait_for_function("() => !document.querySelector('.picture, .rising, [data-playing=true]')")


def reach(page: Page, number: int) -> None:
    """The page has drawn this entry of the log, and nothing is flying."""
    page.wait_for_function("(n) => Number(document.querySelector('.table')?.dataset.number) >= n", arg=number)
    settled(page)


def in_theme(page: Page, theme: Theme) -> None:
    """Light or dark, when all colours have changed over."""
    page.emulate_media(color_scheme=theme)
    at_rest(page)


def at_rest(page: Page) -> None:
    """No colour changes and nothing moves any more."""
    drawn(page)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def decided(page: Page, decide: Callable[[Page], None]) -> None:
    """Decide, and wait until the table has moved on."""
    number = page.locator(".table").get_attribute("data-number")
    decide(page)
    page.wait_for_function(
        "(old) => document.querySelector('.table').dataset.number !== old || document.querySelector('.result')",
        arg=number,
    )


def whole_match(page: Page, decide: Callable[[Page], None], limit: int = 400) -> int:
    """Decide until the match is over; answers the number of decisions."""
    for count in range(limit):
        if until_mine(page) == "over":
            return count
        decided(page, decide)
    raise AssertionError("the match does not end")


def open_tab(page: Page, name: str) -> None:
    """Log, chat, moves or text: beside the table, or over it once it is asked for."""
    if not page.locator("#side").is_visible():
        press(page.locator(".to-side"))
    press(page.locator(f"#tab-{name}"))


def move_by_box(page: Page) -> None:
    """Type the notation of a legal move; the list below the box names them."""
    if not page.locator("#move-box").count():
        open_tab(page, "moves")
    codes = page.locator(".hints code").all_inner_texts()
    page.locator("#move-box").fill(random.Random(len(codes)).choice(codes))
    page.locator("#move-box").press("Enter")


class LuckyNumbers:
    """Plays sensibly enough to finish: draws, places where it can on an empty space, else discards."""

    name = "lucky-numbers"
    options = {"setup": "sorted"}  # noqa: RUF012

    @staticmethod
    def _aim(page: Page) -> Locator:
        free = page.locator(".mine .target.is-legal:has(.lucky-dot)")
        if page.locator("[data-place=pile].is-legal").count():
            return page.locator("[data-place=pile]")
        return free.nth(free.count() // 2) if free.count() else page.locator(".bar [data-action=discard]").first

    @staticmethod
    def by_mouse(page: Page) -> None:
        LuckyNumbers._aim(page).click()

    @staticmethod
    def by_touch(page: Page) -> None:
        """The first tap on a space shows the tile there, the last button of the bar lays it."""
        aim = LuckyNumbers._aim(page)
        lays = aim.get_attribute("data-place") not in ("pile", None)
        aim.tap()
        if lays:
            page.locator(".bar .go").tap()

    @staticmethod
    def by_keyboard(page: Page) -> None:
        """The focus follows the play: Enter draws; `]` goes through the legal places; Enter puts the tile there."""
        return_to_board(page)
        for step in range(60):
            legal, swap, at = page.evaluate(
                """() => { const a = document.activeElement;
                     return [a.matches('.is-legal'), !!a.querySelector('.lucky-swap'), a.dataset.place ?? '']; }"""
            )
            discard = at.startswith("rack-") and not page.locator("[data-place=pile].is-legal").count()
            if legal and (at == "pile" or (not swap and not at.startswith("rack-")) or (step > 20 and discard)):
                break
            page.keyboard.press("]")
        page.keyboard.press("Enter")


GAMES: list[Any] = [LuckyNumbers, ZenGarden, VillageGreen, CottageGarden]
