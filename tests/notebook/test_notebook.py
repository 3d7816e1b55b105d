"""A match to play in, and tables and charts, without a browser: what the widget shows and how it answers."""

from __future__ import annotations

import xml.dom.minidom

import pytest

import hortus
from hortus.arena import Plan, run
from hortus.i18n import LANGUAGES
from hortus.notebook import BatchTable, Report, play
from hortus.sim import Batch
from tests.variants import every_game


@every_game
def test_a_match_is_played_to_its_end_by_clicks(name: str) -> None:
    match = hortus.new(name, seed=3)
    table = play(match)
    while not match.over:
        assert match.turn == 0 and [move["move"] for move in table.moves] == match.moves()
        before = match.ply
        table._told(None, {"move": table.moves[0]["move"]}, None)
        assert match.ply > before and table.picture.startswith("<svg")
    assert table.moves == [] and table.prompt == match.why_ended()


def test_undo_goes_back_to_a_decision_of_one_s_own() -> None:
    match = hortus.new("lucky-numbers", seed=3)
    table = play(match)
    assert not table.undoable
    start = match.digest()
    table._told(None, {"move": match.moves()[0]}, None)
    assert table.undoable
    while table.undoable:
        table._told(None, {"undo": True}, None)
    assert match.digest() == start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_played_is_said(lang: str) -> None:
    match = hortus.new("lucky-numbers", seed=3)
    table = play(match, {}, lang)
    before = match.digest()
    for nonsense in ({"move": "fly away"}, {}, {"move": None}, {"undo": True}):
        table._told(None, nonsense, None)
        assert table.problem and match.digest() == before
    table._told(None, {"move": match.moves()[0]}, None)
    assert table.problem == "" and table.words["undo"]


def test_an_arena_is_a_table_and_a_chart() -> None:
    plan = Plan("lucky-numbers", ("sprout", "seedling"), players=2, games=2, seed=3)
    html = Report(plan, run(plan, processes=1))._repr_html_()
    xml.dom.minidom.parseString(f"<div>{html}</div>")
    assert html.count("<tr>") == 3 and "seedling" in html and "<circle" in html


def test_a_batch_is_a_table_and_a_chart_of_its_points() -> None:
    games = Batch("lucky-numbers", players=2, lanes=16, seed=1)
    assert "<svg" not in BatchTable(games)._repr_html_()
    while not games.games.all():
        games.step(games.sample())
    html = BatchTable(games)._repr_html_()
    xml.dom.minidom.parseString(f"<div>{html}</div>")
    assert html.count("<tr>") == 9 and "<rect" in html
