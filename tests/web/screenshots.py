"""Pictures of every screen, phone and desktop, light and dark: `python -m tests.web.screenshots [folder] [word]`.

With a word, only the pictures whose name holds it are kept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from .driver import CHROMIUM, FLAGS, LuckyNumbers, make_table, open_lobby, play_now, settled, until_mine, whole_match
from .serving import Server

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}


class Camera:
    def __init__(self, folder: Path, word: str) -> None:
        self.folder, self.word = folder, word
        folder.mkdir(parents=True, exist_ok=True)

    def __call__(self, page: Page, name: str, full: bool = False) -> None:
        for theme in ("light", "dark"):
            file = f"{name}-{theme}.png"
            if self.word not in file:
                continue
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(250)
            page.screenshot(path=self.folder / file, full_page=full)
        page.emulate_media(color_scheme="light")


def tour(browser: Browser, url: str, size: str, shot: Camera) -> None:
    context = browser.new_context(locale="en-GB", **SIZES[size])
    page = context.new_page()
    page.set_default_timeout(10_000)
    phone = size == "phone"
    open_lobby(page, url)
    page.wait_for_timeout(400)
    shot(page, f"{size}-lobby", phone)
    page.locator(".game .buttons .primary").first.click()
    shot(page, f"{size}-new")
    page.keyboard.press("Escape")
    page.locator(".game .buttons button").nth(1).click()
    shot(page, f"{size}-invite")
    page.keyboard.press("Escape")
    page.goto(f"{url}/#rules/lucky-numbers")
    page.wait_for_selector(".diagram svg")
    shot(page, f"{size}-rules", True)
    open_lobby(page, url)
    make_table(page, "lucky-numbers", [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "sprout"}])
    page.wait_for_selector(".qr")
    shot(page, f"{size}-waiting", phone)
    code = page.locator(".code").inner_text()
    friend = browser.new_context(locale="fr-FR", **SIZES[size]).new_page()
    friend.goto(f"{url}/join/{code}")
    friend.wait_for_selector("form")
    shot(friend, f"{size}-join")
    friend.locator("form button").click()
    friend.wait_for_selector(".lucky-garden")
    friend.wait_for_timeout(500)
    shot(friend, f"{size}-french")
    friend.context.close()

    play_now(page, url, "lucky-numbers")
    page.wait_for_selector(".lucky-garden")
    until_mine(page)
    settled(page)
    shot(page, f"{size}-start")
    open_lobby(page, url)
    make_table(page, "lucky-numbers", [{"kind": "me"}] + 3 * [{"kind": "bot", "bot": "sprout"}], {"setup": "sorted"})
    page.wait_for_selector(".lucky-garden")
    for _ in range(7):
        until_mine(page)
        decide(page)
        page.wait_for_timeout(350)
    until_mine(page)
    settled(page)
    shot(page, f"{size}-middle", phone)
    spaces = page.locator(".mine .target.is-legal")
    if spaces.count():
        if phone:
            spaces.first.tap()
        else:
            spaces.first.hover()
    page.wait_for_timeout(200)
    shot(page, f"{size}-ghost")
    if phone and page.get_by_role("button", name="Cancel").count():
        page.get_by_role("button", name="Cancel").last.tap()
    for name in ("moves", "text"):
        page.locator(f"#tab-{name}").click()
        shot(page, f"{size}-{name}", phone)
    page.locator(".seat:visible").first.click()
    page.locator(".lines button").first.hover()
    shot(page, f"{size}-why")
    page.keyboard.press("Escape")
    play_now(page, url, "lucky-numbers", setup="sorted")
    whole_match(page, decide)
    page.wait_for_selector(".chart")
    page.wait_for_timeout(400)
    shot(page, f"{size}-end", phone)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    for _ in range(12):
        page.get_by_role("button", name="One move on").click()
    page.wait_for_timeout(500)
    shot(page, f"{size}-replay", phone)
    page.locator(".me button").click()
    shot(page, f"{size}-settings")
    context.close()


def decide(page: Page) -> None:
    """One decision, also where a finger must confirm."""
    phone = page.locator(".thumb").is_visible()
    if not phone:
        LuckyNumbers.by_mouse(page)
        return
    free = page.locator(".mine .target.is-legal:has(.lucky-dot)")
    if page.locator("[data-target=pile].is-legal").count():
        page.locator("[data-target=pile]").tap()
    elif free.count():
        free.nth(free.count() // 2).tap()
        page.locator(".thumb .primary").tap()
    else:
        page.locator(".thumb button", has_text="Discard").tap()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    shot = Camera(folder, sys.argv[2] if len(sys.argv) > 2 else "")
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                for size in SIZES:
                    if shot.word.startswith(tuple(set(SIZES) - {size})):
                        continue
                    tour(browser, server.url, size, shot)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
