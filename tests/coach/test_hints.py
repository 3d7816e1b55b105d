"""Hints: legal, in the reader's language, from what the seat may see, and as good as the search."""

from __future__ import annotations

import pytest

import hortus
from hortus.coach import hints
from hortus.coach.analyst import Analyst
from hortus.i18n import LANGUAGES
from tests.bots.test_bots import middle
from tests.variants import BASIC, Variant, name_of

every_table = pytest.mark.parametrize("variant", BASIC, ids=name_of)


@every_table
def test_a_hint_is_a_legal_move_with_its_sentence_and_a_reason(variant: Variant) -> None:
    match = middle(variant[0], variant[1])
    for lang in LANGUAGES:
        found = hints(match, lang, 60)
        assert found
        for hint in found:
            assert hint.sentence == match.describe(hint.move, lang)
            assert hint.why
            assert len(hint.points) == len(hint.win_chances) == match.players


@every_table
def test_a_hint_tells_nothing_that_the_seat_cannot_see(variant: Variant) -> None:
    match = middle(variant[0], variant[1], seed=9)
    assert match.turn is not None
    told = hints(match, "en", 80)
    assert all(hints(match.redealt(match.turn, dealt), "en", 80) == told for dealt in (1, 2, 3))


@pytest.mark.parametrize("name", hortus.games())
def test_the_first_hint_is_what_the_search_would_play(name: str) -> None:
    match = middle(name, 2, seed=6)
    analyst = Analyst(match.game)
    best = analyst.search(match, 0, 200).choices[0]
    assert hints(match, "en", 200, analyst=analyst)[0].move == match.game.notation[best.code]


def test_a_tile_that_fits_one_empty_space_only_is_told_so() -> None:
    for seed in range(200):
        match = middle("lucky-numbers", 2, seed=seed, plies=40)
        placed = [move for move in match.legal_moves() if move.verb == "place"]
        told = {hint.move: hint.why for hint in hints(match, "en", 100)} if len(placed) == 1 else {}
        if placed and placed[0].move in told:
            assert told[placed[0].move] == "Only here does it bring points at once."
            return
    pytest.fail("no tile fitted one empty space only")
