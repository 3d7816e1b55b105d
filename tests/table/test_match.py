"""A match: copies that share nothing, what it hands out, what it can be asked."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import hortus
from hortus.games.features import slices
from hortus.table import Line, Match
from tests.variants import BASIC, Variant, name_of, random_match

every_table = pytest.mark.parametrize("variant", BASIC, ids=name_of)
COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "clone": Match.clone,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@every_table
@pytest.mark.parametrize("how", COPIES)
def test_a_copy_and_its_original_share_nothing(variant: Variant, how: str) -> None:
    match = random_match(variant, 3, 7)
    other = COPIES[how](match)
    assert (other.digest(), other.record()) == (match.digest(), match.record())
    before = match.digest(), match.record(), match.codes()
    other.play(other.moves()[-1])
    other.names[0] = "Somebody"
    other.options["surprise"] = 1
    assert (match.digest(), match.record(), match.codes()) == before
    kept = other.digest()
    match.undo()
    assert other.digest() == kept
    other.undo()
    assert other.digest() == before[0]


@every_table
def test_a_copy_of_a_match_set_up_from_a_position_has_the_same_record(variant: Variant) -> None:
    match = hortus.from_position(variant[0], random_match(variant, 3, 7).position())
    match.play(match.moves()[0])
    for make in COPIES.values():
        assert make(match).record() == match.record()
    origin = match.origin
    assert origin is not None
    origin.clear()
    assert match.origin and hortus.from_record(match.record()).digest() == match.digest()


@every_table
def test_what_a_match_hands_out_can_be_changed_without_harm(variant: Variant) -> None:
    match = random_match(variant, 3, 7)
    before = match.digest(), match.codes(), match.moves(), match.view(0), match.record()
    match.codes().clear()
    match.moves().clear()
    match.view(0).clear()
    match.position().clear()
    match.played().clear()
    match.forced().clear()
    match.state.ply = 99
    match.state.over = 1
    assert (match.digest(), match.codes(), match.moves(), match.view(0), match.record()) == before


@every_table
def test_is_legal_says_what_play_will_accept(variant: Variant) -> None:
    match = random_match(variant, 3, 9)
    assert all(match.is_legal(move) for move in match.moves())
    assert match.is_legal(f"  {match.moves()[0].upper()} ")
    for nonsense in ("", "xyzzy", "\0", None, 7, ["draw"]):
        assert not match.is_legal(nonsense)  # type: ignore[arg-type]
    for code, move in enumerate(match.game.notation[:400]):
        accepted = match.game.canonical(match.state, code) in match.codes()
        assert match.is_legal(move) == accepted
    assert not any(map(random_match(variant, 3).is_legal, match.moves()))


@every_table
def test_every_line_of_the_points_has_a_key_of_its_own(variant: Variant) -> None:
    match = random_match(variant, 5)
    for seat in range(variant[1]):
        for lang in ("en", "fr", "de"):
            lines = match.explain(seat, lang)
            assert all(isinstance(line, Line) and line.key in match.game.lines for line in lines)
        assert [line.key for line in match.explain(seat, "fr")] == [line.key for line in match.explain(seat)]


@every_table
def test_a_finished_match_says_why_it_ended(variant: Variant) -> None:
    match = random_match(variant, 5, 4)
    assert match.ended is None and match.why_ended() == "" and match.verdict() == ""
    match = random_match(variant, 5)
    assert match.ended
    sentences = {match.why_ended(lang) for lang in ("en", "fr", "de")}
    assert len(sentences) == 3 and all(s.endswith((".", "!")) and "{" not in s for s in sentences)


@every_table
def test_after_the_end_nobody_is_to_decide(variant: Variant) -> None:
    match = random_match(variant, 5)
    assert match.turn is None and match.state.turn == -1
    for seat in range(variant[1]):
        seen, mask = match.observe_with_mask(seat)
        assert not mask.any()
        for name, where in slices(match.game.observation).items():
            if name.startswith("to decide"):
                assert not seen[where].any(), name


def test_redealt_has_no_past_and_starts_from_a_position() -> None:
    match = random_match(("lucky-numbers", 2, {}), 3, 9)
    again = match.redealt(0, 4)
    assert again.played() == [] and again.seed is None
    assert again.origin == again.position()
    assert hortus.from_record(again.record()).digest() == again.digest()
