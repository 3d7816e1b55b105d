"""Pictures of every screen: `python -m tests.web.screenshots [folder] [word]`, by default into `screenshots/`.

One match of each game is played against bots through the server; a desktop and a phone of the same person watch it
and are photographed at its start, middle and end, light and dark. Of every match there are contact sheets besides:
start, middle, a great moment and the end, in windows of every size. With a word, only pictures whose name holds it are
kept, and only the matches they need are played.
"""

from __future__ import annotations

import io
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from .boards.hand import drawn
from .driver import (
    CHROMIUM,
    END,
    FLAGS,
    LIKES,
    PLAY,
    SEAT,
    THEMES,
    in_theme,
    make_table,
    open_lobby,
    reach,
    settled,
    titles,
)
from .serving import Server

DESKTOP, PHONE, SMALL, SIDE = (1280, 800), (390, 844), (360, 640), (844, 390)


# The windows of a contact sheet in two lines, and how high each is shown there.
WINDOWS = [[(360, 640), (390, 844), (820, 1180), (844, 390)], [(1366, 768), (1920, 1080), (2560, 1440)]]
SHEET = 560


@dataclass(frozen=True)
class Shown:
    """A game as it is shown: how many sit there, and after how many moves it is half-way; the event of a great moment,
    and what the page shows in the midst of it."""

    game: str
    players: int
    middle: int
    great: str
    staged: str


GAMES = [
    Shown("lucky-numbers", 4, 44, "full", ".shade"),
    Shown("zen-garden", 2, 30, "path", ".shade + .rising, .shade ~ .rising"),
    Shown("village-green", 3, 36, "count-award", ".tally li:nth-child(5).is-now"),
    Shown("cottage-garden", 2, 50, "complete", ".lifted ~ .rising"),
]


class Camera:
    def __init__(self, folder: Path, word: str) -> None:
        self.folder, self.word = folder, word
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        """May a picture whose name begins like this be kept?"""
        return not self.word or name in self.word or self.word in name

    def __call__(self, page: Page, name: str, size: tuple[int, int], full: bool = False, dark: bool = True) -> None:
        """Light and dark at this size; `full`: the whole length of the page."""
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in THEMES if dark else THEMES[:1]:
            file = f"{name}-{theme}.png"
            if self.word not in file:
                continue
            in_theme(page, theme)
            page.screenshot(path=self.folder / file, full_page=full)
        in_theme(page, "light")

    @staticmethod
    def shrunk(picture: bytes) -> Image.Image:
        """A picture as high as a line of a contact sheet."""
        shot = Image.open(io.BytesIO(picture)).convert("RGB")
        return shot.resize((round(shot.width * SHEET / shot.height), SHEET))

    def small(self, page: Page, window: tuple[int, int]) -> Image.Image:
        """The page in this window."""
        page.set_viewport_size({"width": window[0], "height": window[1]})
        drawn(page)
        return self.shrunk(page.screenshot())

    def paste(self, name: str, lines: list[list[Image.Image]]) -> None:
        """Keep a contact sheet."""
        file = f"sheet-{name}.png"
        if self.word not in file:
            return
        wide = max(sum(one.width + 8 for one in line) for line in lines)
        paper = Image.new("RGB", (wide, len(lines) * (SHEET + 8)))
        for row, line in enumerate(lines):
            left = 0
            for one in line:
                paper.paste(one, (left, row * (SHEET + 8)))
                left += one.width + 8
        paper.save(self.folder / file)

    def sheet(self, page: Page, name: str) -> None:
        """The same moment in every window, light and dark."""
        for theme in THEMES:
            if self.word in f"sheet-{name}-{theme}.png":
                in_theme(page, theme)
                self.paste(f"{name}-{theme}", [[self.small(page, window) for window in line] for line in WINDOWS])
        in_theme(page, "light")


def match(desk: Page, phone: Page, url: str, shown: Shown, shot: Camera) -> str:
    """Start, middle and end of one match, on both devices; answers the table."""
    open_lobby(desk, url)
    bots = [{"kind": "bot", "bot": "sprout"}] * (shown.players - 1)
    table = make_table(desk, url, shown.game, [{"kind": "me"}, *bots])
    desk.wait_for_selector(".board .target")
    phone.goto(f"{url}/t/{table}")
    for moment, enough in (("start", 0), ("middle", shown.middle), ("end", END)):
        number = desk.evaluate(PLAY, [table, enough, LIKES[shown.game]])
        for page in (desk, phone):
            reach(page, number)
            if moment == "end":
                page.wait_for_selector(".chart")
        name = f"{shown.game}-{moment}"
        shot.sheet(desk, name)
        shot(desk, f"{name}-desktop", DESKTOP)
        shot(phone, f"{name}-phone", PHONE)
        if moment == "end":
            shot(phone, f"{name}-phone-whole", PHONE, full=True, dark=False)
            shot(desk, f"{name}-desktop-whole", DESKTOP, full=True, dark=False)
        if moment == "middle":
            shot(phone, f"{name}-small", SMALL, dark=False)
            shot(phone, f"{name}-side", SIDE, dark=False)
            phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            aim(phone)
            shot(phone, f"{name}-aim-phone", PHONE, dark=False)
            shot(phone, f"{name}-aim-side", SIDE, dark=False)
            phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            phone.keyboard.press("Escape")
            phone.locator(SEAT).first.tap()
            phone.wait_for_selector("dialog[open]")
            shot(phone, f"{name}-why-phone", PHONE, dark=False)
            phone.keyboard.press("Escape")
            desk.locator(SEAT).first.click()
            shot(desk, f"{name}-why-desktop", DESKTOP, dark=False)
            desk.keyboard.press("Escape")
    return table


# How many moves come before the one in which this happens, and to whom: small windows show no other garden.
MOMENT = """async ([table, kind]) => {
  const {frames} = await (await fetch(`/api/tables/${table}/replay`)).json();
  const such = (own) => ({entry}) => entry?.events?.some((event) => event.kind === kind && (!own || event.seat === 0));
  const found = frames.find(such(true)) ?? frames.find(such(false));
  if (!found) return null;
  const {seat} = found.entry.events.find((event) => event.kind === kind);
  return `ply=${found.ply - 1}&seat=${seat ?? 0}`;
}"""


def great_moment(page: Page, url: str, table: str, shown: Shown, shot: Camera) -> None:
    """A great moment as it is staged, in windows of every size: the replay plays the move again in each."""
    moment = page.evaluate(MOMENT, [table, shown.great])
    if moment is None or not shot.wants(f"sheet-{shown.game}-great"):
        return
    page.evaluate("() => localStorage.setItem('motion', JSON.stringify('slow'))")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        lines: list[list[Image.Image]] = []
        for line in WINDOWS:
            lines.append([])
            for width, height in line:
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"{url}/replay/{table}?{moment}")
                page.wait_for_selector(".board .garden svg")
                page.wait_for_load_state("networkidle")
                page.keyboard.press("ArrowRight")
                page.wait_for_selector(shown.staged, state="attached")
                lines[-1].append(shot.shrunk(page.screenshot()))
        shot.paste(f"{shown.game}-great-{theme}", lines)
    page.evaluate("() => localStorage.removeItem('motion')")
    page.emulate_media(color_scheme="light")


def aim(phone: Page) -> None:
    """Tap what is lit until a move is tried out and only waits to be confirmed."""
    for _ in range(3):
        if phone.get_by_role("button", name="Confirm").count():
            return
        mine = phone.locator(".mine .target.is-legal")
        (mine if mine.count() else phone.locator(".board .target.is-legal")).first.tap()
        drawn(phone)


def replay(page: Page, url: str, table: str, name: str, size: tuple[int, int], shot: Camera) -> None:
    page.goto(f"{url}/replay/{table}")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    settled(page)
    shot(page, name, size)


def around(page: Page, url: str, size: tuple[int, int], device: str, shot: Camera) -> None:
    """What lies around a match: lobby, forms, rules, lessons, waiting, joining."""
    open_lobby(page, url)
    page.wait_for_load_state("networkidle")  # the covers
    shot(page, f"lobby-{device}", size)
    shot(page, f"lobby-whole-{device}", size, full=True, dark=False)
    page.locator(".game .buttons .primary").nth(2).click()
    shot(page, f"new-{device}", size)
    for details in page.locator("dialog details").all():
        details.locator("summary").click()
    shot(page, f"new-open-{device}", size, dark=False)
    page.keyboard.press("Escape")
    page.locator(".me button").click()
    shot(page, f"settings-{device}", size, dark=False)
    page.keyboard.press("Escape")
    for shown in GAMES:
        page.goto(f"{url}/#rules/{shown.game}")
        page.wait_for_selector(f".game-{shown.game} .diagram svg")
        shot(page, f"rules-{shown.game}-{device}", size)
        shot(page, f"rules-{shown.game}-whole-{device}", size, full=True, dark=False)
        open_lobby(page, url)
        card = page.locator(".game").filter(has=page.locator("h2", has_text=titles(page)[shown.game]))
        card.get_by_role("button", name="Guided first game").click()
        page.wait_for_selector(".lesson")
        page.wait_for_selector(".board .target")
        shot(page, f"lesson-{shown.game}-{device}", size, dark=False)
    make_table(page, url, "lucky-numbers", [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "sprout"}])
    page.wait_for_selector(".qr")
    shot(page, f"waiting-{device}", size)
    code = page.locator(".code").inner_text()
    assert page.context.browser
    friend = page.context.browser.new_context(locale="fr-FR").new_page()
    friend.goto(f"{url}/join/{code}")
    friend.wait_for_selector("form")
    shot(friend, f"join-{device}", size, dark=False)
    friend.context.close()


def tour(browser: Browser, url: str, shot: Camera) -> None:
    desk = browser.new_page(locale="en-GB")
    desk.set_default_timeout(15_000)
    open_lobby(desk, url)
    desk.evaluate("async () => await (await import('/static/lib/api.js')).rename('Hazel')")
    state = desk.context.storage_state()
    phone = browser.new_page(locale="en-GB", storage_state=state, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.set_default_timeout(15_000)
    devices = ((desk, DESKTOP, "desktop"), (phone, PHONE, "phone"))
    for shown in GAMES:
        if not shot.wants(shown.game):
            continue
        table = match(desk, phone, url, shown, shot)
        great_moment(desk, url, table, shown, shot)
        for page, size, device in devices:
            replay(page, url, table, f"{shown.game}-replay-{device}", size, shot)
    if not shot.word or not any(shot.wants(shown.game) for shown in GAMES):
        for page, size, device in devices:
            around(page, url, size, device, shot)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    shot = Camera(folder, sys.argv[2] if len(sys.argv) > 2 else "")
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                tour(browser, server.url, shot)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
