"""Zen Garden's moves, events and score lines as data: they agree with the table, and every one can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import hortus
from hortus.games.data import Event, Move, Step
from hortus.games.sentences import event_sentence, move_sentence
from hortus.games.zen_garden.scoring import LINES
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .test_zen_garden_points import near_mission
from .zen_garden_tables import GAME, facing, garden, line, placing, table, three_lines, wish

KINDS = {
    *("take", "place", "line", "path", "mission", "mission-late", "wish", "full", "end"),
    *("round-end", "discard", "fall", "refill", "reshuffle", "marker", "round", "last-round"),
}
UNTOLD = {"wish", "round-end", "discard", "fall", "refill", "marker"}  # seen, but not told


def places(view: dict[str, Any]) -> dict[str, str]:
    """Where every tile on the table is, by place."""
    found = {
        space["place"]: space["tile"]["tile"] for row in view["selection"] for space in row["spaces"] if space["tile"]
    }
    found |= {cell["place"]: cell["tile"] for each in view["gardens"] for row in each["rows"] for cell in row if cell}
    if view["held"]:
        found["hand"] = view["held"]["tile"]
    return found


def played(players: int, seed: int, boards: str) -> Iterator[tuple[Match, Move, Match, list[Event]]]:
    """A random match: before each move, the move, after it, and what it did."""
    match = hortus.new("zen-garden", players, seed=seed, boards=boards)
    dice = random.Random(seed)
    while not match.over:
        before = match.clone()
        move = dice.choice(before.legal_moves())
        match.play(move.move)
        yield before, move, match.clone(), match.events(since=match.ply - 1)[0]


def staged() -> Iterator[list[Event]]:
    """What random play hardly ever brings."""
    for money in (10, 20, 25):
        match = three_lines(money)
        match.play(placing(match, "a1"))
        yield match.events()[0]
    match, _ = facing({"a1": "wood-*-*-br", "b1": "wood-*-*-bl", "a2": "wood-*-*-tr"}, held="wood-*-*-*")
    match.play("place e5-tl")
    yield match.events()[0]
    for finishers, won in ((0, [0] * 4), (1, [5, 0, 0, 0]), (2, [5, 3, 0, 0]), (3, [5, 3, 1, 0])):
        match = near_mission(finishers, won)
        match.play("place d6-tl")
        yield match.events()[0]


def test_every_kind_of_event_occurs_and_has_its_sentence() -> None:
    happened = [event for _, _, _, each in played(4, 3, "12345") for event in each]
    happened += [event for each in staged() for event in each]
    assert {event.kind for event in happened} == KINDS
    names = ["Ann", "Bob", "Cyd", "p"]
    for event in happened:
        said = {lang: event_sentence(GAME.words, lang, event, names) for lang in LANGUAGES}
        if event.kind in UNTOLD:
            assert set(said.values()) == {""}
            continue
        assert len(set(said.values())) == len(LANGUAGES), said
        for sentence in said.values():
            assert sentence.endswith((".", "!")) and "{" not in sentence and "$" not in sentence
            if event.seat is not None:
                assert names[event.seat] in sentence


@pytest.mark.parametrize(("players", "boards"), [(2, "1"), (3, "12345"), (4, "145")])
def test_what_events_move_is_at_its_origin_before_and_at_its_target_after(players: int, boards: str) -> None:
    for before, move, after, happened in played(players, 7 + players, boards):
        there, here = places(before.view()), places(after.view())
        at = dict(there)  # as the events tell it
        for event in happened:
            if event.kind == "reshuffle" or event.piece in (None, "coin", "marker"):
                continue
            assert event.piece and event.origin and event.target
            if event.origin != "supply":
                assert at.pop(event.origin) == event.piece
            if event.target != "discards":
                assert event.target not in at
                at[event.target] = event.piece
        assert at == here
        first = happened[0]
        assert (first.kind, first.piece, first.turn) == (move.verb, move.piece, move.turn)
        assert (first.origin, first.target) == (move.origin, move.target)
        assert (happened[-1].kind == "end") == after.over


@pytest.mark.parametrize(("players", "boards"), [(2, "12"), (4, "12345")])
def test_events_tell_every_point_that_changed(players: int, boards: str) -> None:
    for before, _, after, happened in played(players, 20 + players, boards):
        for seat in range(players):
            old, new = ({line.key: line.points for line in match.explain(seat)} for match in (before, after))
            changed = {key: new[key] - old[key] for key in new if new[key] != old[key]}
            told: dict[str, int] = {}
            for event in happened:
                if event.seat == seat and event.line and event.points:
                    told[event.line] = told.get(event.line, 0) + event.points
            assert told == changed


def test_moves_name_open_places_of_the_view_and_cells_of_the_market() -> None:
    for before, _, _, _ in played(3, 5, "123"):
        view = before.view()
        moves = before.legal_moves()
        if view["held"]:
            opened = [cell["place"] for cell in view["gardens"][before.turn or 0]["open"]]
            assert {move.target for move in moves} == set(opened)
            assert sorted((move.target, move.turn) for move in moves) == sorted(
                (p, t) for p in opened for t in range(4)
            )
        else:
            assert {move.origin for move in moves} <= set(places(view))
            assert all(move.target == "hand" for move in moves)
        for move in moves:
            assert move.move == before.moves()[moves.index(move)]
            sentences = {move_sentence(GAME.words, lang, move) for lang in LANGUAGES}
            assert len(sentences) == len(LANGUAGES)


def test_events_leak_nothing() -> None:
    """The order of the supply dealt again: the same events up to the tiles that come from it."""
    for before, move, after, happened in played(2, 11, "1"):
        assert GAME.events(before.state, before.code(move.move), after.state, None) == happened
        other = before.redealt(0, 99)
        other.play(move.move)
        again = other.events(0)[0]
        known = [event for event in happened if event.kind != "refill"]
        assert [event for event in again if event.kind != "refill"] == known
        for viewer in (0, 1, None):
            assert other.events(viewer)[0] == again


def test_a_full_purse_is_told() -> None:
    kinds = [[(event.detail["coins"], event.points) for event in each if event.kind == "line"] for each in staged()]
    assert kinds[:3] == [[(3, 3)] * 3, [(3, 3), (2, 2), (0, 0)], [(0, 0)] * 3]


def test_the_log_names_the_square_as_the_notation_does() -> None:
    match, _ = facing({"a1": "wood-gate-water-br"}, held="wood-crane-*-*")
    match.play("place c4-tl")
    for lang, on in (("en", "on c4"), ("de", "auf c4"), ("fr", "en c4")):
        assert on in match.log(lang=lang)[0][1]


def test_squares_never_change_however_the_garden_grows() -> None:
    match, seat = facing({"a1": "wood-gate-water-br"}, held="wood-crane-*-*")
    before = places(match.view())
    move = next(move for move in match.legal_moves() if move.detail["square"] == "c4")
    match.play(move.move)
    after = places(match.view())
    assert before.items() - {("hand", move.piece)} <= after.items()
    row = match.view()["gardens"][seat]["rows"][0]
    assert [(cell["place"], cell["square"]) for cell in row if cell] == [(f"{seat}-c4", "c4"), (f"{seat}-d4", "d4")]


# Points


def test_score_lines_are_the_lines_explained_and_add_up() -> None:
    for boards in ("1", "12345"):
        for _, _, match, _ in played(3, 2, boards):
            for seat in range(3):
                points = [0] * len(LINES)
                match.state.rules.score_lines(match.state, seat, points)
                explained = {line.key: line.points for line in match.explain(seat)}
                by_key = dict(zip(LINES, points, strict=True))
                assert {key: by_key[key] for key in explained} == explained
                assert not any(by_key[key] for key in LINES if key not in explained)
                assert sum(points) == match.scores()[seat]


def test_ladders_say_what_the_scoring_says() -> None:
    for _, _, match, _ in played(4, 9, "12345"):
        explained = [{line.key: line.points for line in match.explain(seat)} for seat in range(4)]
        for each in match.view()["wishes"]:
            for seat in range(4):
                assert each["points"][seat] == explained[seat][each["key"]]
                if "ladders" in each:
                    ladder = each["ladders"][seat % len(each["ladders"])]
                    assert ladder[each["counts"][seat]] == each["points"][seat]


def test_the_next_step_of_a_line_brings_more_and_is_the_nearest() -> None:
    for _, _, match, _ in played(4, 9, "12345"):
        wishes = {one["key"]: one for one in match.view()["wishes"]}
        for seat in range(4):
            room = 16 - match.state.occupied[seat].bit_count()
            for each in match.game.explain(match.state, seat):
                ladders = wishes[each.key].get("ladders") if each.key in wishes else None
                if not ladders or each.key == "minimalist":
                    continue
                ladder, count = ladders[seat % len(ladders)], wishes[each.key]["counts"][seat]
                better = [n for n in range(count + 1, len(ladder)) if ladder[n] > each.points and n - count <= room]
                expected = Step(better[0] - count, ladder[better[0]]) if better else None
                assert each.next == expected


def test_the_next_step_of_a_majority_looks_at_the_others() -> None:
    counts = (1, 3, 3)
    gardens = [
        garden(3, "*-*-sand/gravel/trees-tl", **dict.fromkeys(["a1", "b1", "c1"][:n], "*-*-water-tl")) for n in counts
    ]
    wishes = {"small": "gate", "great": "crane", "majority": "water", "detail": "pagoda"}
    match = table(*gardens, preferences=wishes, discards=3)
    found = wish(match, "majority")
    assert found["points"] == [0, 6, 6]
    steps = [line(match, seat, "majority").next for seat in range(3)]
    assert steps == ["2 more water tiles", "1 more water tile", "1 more water tile"]
    assert [ladder[3:5] for ladder in found["ladders"]] == [[4, 8], [6, 8], [6, 8]]
