"""The page in Chromium, over loopback: bytes and time of a table's first load, a move's way, long tasks.

    PYTHONPATH=src:. python bench/page.py

Server, browser and this program share the machine: run it when nothing else does. Prints a Markdown table.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.web.driver import CHROMIUM, FLAGS, GAMES, make_table, settled, state, until_mine
from tests.web.serving import Server

LOADS, MOVES, DECISIONS = 7, 30, 12
BOT = {"kind": "bot", "bot": "seedling"}

# When a move can be made for the first time, in milliseconds since the address was asked for.
READY = """
  new MutationObserver((_, watcher) => {
    if (window.ready || !document.querySelector('.board .target.is-legal')) return;
    watcher.disconnect();
    requestAnimationFrame(() => { window.ready = performance.now(); });
  }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['class']});
"""
NOW = "performance.timeOrigin + performance.now()"


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    return browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", **options)


def first_load(browser: Browser, url: str, state: Any) -> tuple[int, float]:
    """Bytes over the wire and milliseconds until a move can be made, with nothing kept from before."""
    context = new_context(browser, storage_state=state, service_workers="block")  # what one brings is not counted
    page = context.new_page()
    page.add_init_script(READY)
    page.goto(url)
    page.wait_for_function("() => window.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    size: int = page.evaluate(
        """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
             .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    found: float = page.evaluate("() => window.ready")
    context.close()
    return size, found


def loads(browser: Browser, server: Server, game: str) -> tuple[int, list[float]]:
    context = new_context(browser)
    page = context.new_page()
    make_table(page, server.url, game, [{"kind": "me"}, BOT])
    until_mine(page)
    url, state = page.url, context.storage_state()
    context.close()
    found = [first_load(browser, url, state) for _ in range(LOADS)]
    return max(size for size, _ in found), [time for _, time in found]


def move(page: Page) -> float:
    """Draw, or discard what is held; answers when the click came."""
    sent: float = page.evaluate(
        f"""() => {{
              const pile = document.querySelector('[data-place=pile].is-legal');
              const discard = [...document.querySelectorAll('.bar button')]
                .find((one) => one.textContent.includes('Discard'));
              const at = {NOW};
              (pile ?? discard).dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
              return at;
            }}"""
    )
    return sent


def ways(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from a click in one browser until the other has drawn the move."""
    ada, bo = new_context(browser).new_page(), new_context(browser).new_page()
    make_table(ada, server.url, "lucky-numbers", [{"kind": "me"}, {"kind": "invited"}], {"setup": "sorted"})
    bo.goto(f"{server.url}/join/{ada.locator('.code').inner_text()}")
    bo.locator("form button").click()
    for page in (ada, bo):
        page.wait_for_selector(".lucky-garden")
    found: list[float] = []
    while len(found) < MOVES:
        mine, other = (ada, bo) if state(ada) == "mine" else (bo, ada)
        until_mine(mine)
        other.evaluate(
            f"""() => {{
                  const table = document.querySelector('.table');
                  window.seen = new Promise((done) => new MutationObserver((_, watcher) => {{
                    watcher.disconnect();
                    done({NOW});
                  }}).observe(table, {{attributes: true, attributeFilter: ['data-number']}}));
                }}"""
        )
        sent = move(mine)
        found.append(other.evaluate("() => window.seen") - sent)
        for page in (ada, bo):
            settled(page)
    for page in (ada, bo):
        page.context.close()
    return found


def drag(page: Page) -> None:
    """Lift a piece, carry it over the whole board and bring it back."""
    piece = page.locator(".board [data-draggable]:visible").first.bounding_box()
    board = page.locator(".board").bounding_box()
    assert piece and board
    x, y = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for part in range(1, 41):
        page.mouse.move(board["x"] + board["width"] * (part % 20) / 20, board["y"] + 700 * part / 40)
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    page.mouse.up()
    page.wait_for_timeout(100)  # a click so soon after a drag would not be a tap


def tasks(browser: Browser, server: Server, game: Any) -> tuple[list[float], float]:
    """While pieces fly and are dragged: the page's tasks over 50 ms, and the most processor time one has taken."""
    page = new_context(browser).new_page()
    make_table(page, server.url, game.name, [{"kind": "me"}, BOT], game.options)
    until_mine(page)
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    for _ in range(DECISIONS):
        if until_mine(page) == "over":
            break
        settled(page)
        if page.locator(".board [data-draggable]:visible").count():
            drag(page)
        number = page.locator(".table").get_attribute("data-number")
        game.by_mouse(page)
        page.wait_for_function(
            "(old) => document.querySelector('.table').dataset.number !== old", arg=number, timeout=10_000
        )
        settled(page)
    page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    # The page's own thread is the one of all renderers that was the busiest.
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    by_thread: dict[tuple[int, int], list[tuple[float, float]]] = {thread: [] for thread in threads}
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in threads and event["ph"] == "X" and event["name"].endswith("RunTask"):
            by_thread[thread].append((event["dur"] / 1000, event.get("tdur", 0) / 1000))
    own = max(by_thread.values(), key=lambda some: sum(used for _, used in some))
    return [wall for wall, _ in own if wall > 50], max(used for _, used in own)


def main() -> None:
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                print(f"Chromium {browser.version}, {os.cpu_count()} cores, load {busy:.1f} before the start\n")
                print("| what | figure | aim |\n|---|---:|---:|")
                for game in GAMES:
                    size, times = loads(browser, server, game.name)
                    print(f"| {game.name}: first load of a table, compressed | {size / 1024:.0f} KB | ≤ 160 KB |")
                    print(
                        f"| {game.name}: until a move can be made, median and worst of {LOADS} "
                        f"| {median(times) / 1000:.2f} s, {max(times) / 1000:.2f} s | < 1 s |",
                        flush=True,
                    )
                found = ways(browser, server)
                print(
                    f"| a move in the other browser, median and worst of {MOVES} "
                    f"| {median(found):.0f} ms, {max(found):.0f} ms | < 100 ms |"
                )
                for game in GAMES:
                    long, used = tasks(browser, server, game)
                    print(
                        f"| {game.name}: tasks over 50 ms while pieces are dragged and fly; most processor time of one "
                        f"| {len(long)}; {used:.0f} ms | none |",
                        flush=True,
                    )
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
