"""A whole match of every game by mouse in Firefox, as Debian has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .driver import GAMES, open_lobby, whole_match
from .firefox import Firefox, opened
from .serving import Server

# The page itself asks for a table against a bot and goes there.
NEW_TABLE = """async ([game, options]) => {
  const api = await import('/static/lib/api.js');
  await api.beSomebody();
  const seats = [{kind: 'me'}, {kind: 'bot', bot: 'seedling'}];
  const card = await api.post('/api/tables', {game, seats, options, public: false, pace: {kind: 'untimed'}});
  (await import('/static/lib/router.js')).go(card.link);
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with opened(tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] if i else [], id=game.name) for i, game in enumerate(GAMES)],
)
def test_a_match_in_firefox(game: Any, firefox: Firefox, server: Server) -> None:
    page: Any = firefox  # as much of a page as the drivers use
    page.goto(f"{server.url}/static/theme.js")  # a page of the same origin that loads nothing
    page.evaluate("() => localStorage.setItem('motion', '\"off\"')")
    open_lobby(page, server.url)
    page.evaluate(NEW_TABLE, [game.name, game.options])
    page.wait_for_selector(".board .target")
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    assert whole_match(page, game.by_mouse) > 5
    assert firefox.complaints == []
