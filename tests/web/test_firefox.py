"""A whole match of every game by mouse in Firefox, as Debian has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .driver import GAMES, make_table, open_lobby, whole_match
from .firefox import Firefox, opened
from .serving import Server


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    yield from opened(tmp_path_factory.mktemp("firefox"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_in_firefox(game: Any, firefox: Firefox, server: Server) -> None:
    page: Any = firefox  # as much of a page as the drivers use
    page.goto(server.url)
    page.evaluate("() => localStorage.setItem('motion', '\"off\"')")
    open_lobby(page, server.url)
    make_table(page, game.name, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}], game.options)
    page.wait_for_selector(".board .target")
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    assert whole_match(page, game.by_mouse) > 5
    assert firefox.complaints == []
