"""A server of its own and a browser for the page's tests. Any console error fails the test it happens in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .driver import CHROMIUM, FLAGS
from .serving import Server

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for this folder: while Playwright runs, its loop is the only one its thread may have."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


NewPage = Callable[..., Page]

# The worker that keeps the page's files for later visits is for tests that want it: nobody else comes again. Neither
# do they watch how pieces fly.
USUAL = {
    "viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "service_workers": "block",
    "reduced_motion": "reduce",
}  # fmt: skip
MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
NO_WORKER = "Service Worker registration blocked by Playwright"


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Pages, each a person of their own unless `context` is given; complaints of the page fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(context: BrowserContext | None = None, quiet: bool = False, **options: Any) -> Page:
        if context is None:
            context = browser.new_context(**{**USUAL, **options})
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        if not quiet:
            page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert [complaint for complaint in complaints if complaint != NO_WORKER] == []
