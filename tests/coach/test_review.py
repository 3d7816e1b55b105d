"""Reviews: complete, the same again, fair, and right about what is plain to see."""

from __future__ import annotations

import msgspec
import pytest

import hortus
from hortus.coach import Review, review
from hortus.errors import HortusError
from hortus.table import Match
from tests.variants import BASIC, Variant, name_of, random_match

every_table = pytest.mark.parametrize("variant", BASIC, ids=name_of)
FEW = 12  # simulations a decision, where only the form matters


@every_table
def test_a_review_judges_every_decision_for_every_seat(variant: Variant) -> None:
    match = random_match(variant, 3, 24)
    parts: list[float] = []
    found = review(match, parts.append, FEW)
    assert [(d.seat, d.move) for d in found.decisions] == match.played()
    assert parts == [(i + 1) / len(found.decisions) for i in range(len(found.decisions))]
    assert len(found.players) == match.players
    for d in found.decisions:
        assert len(d.win_chances) == len(d.points) == match.players
        assert d.loss.points >= 0 <= d.loss.win and (d.move != d.best or d.loss.weight == 0)
        assert 0 <= min(d.win_chances) <= max(d.win_chances) <= 1
    for seat, player in enumerate(found.players):
        assert 0 <= player.accuracy <= 1
        for ply in (*player.costliest, *player.finest):
            assert found.decisions[ply].seat == seat
        losses = [found.decisions[ply].loss.weight for ply in player.costliest]
        assert losses == sorted(losses, reverse=True)
    if match.players > 1:  # what one has by luck, the others lack
        assert sum(player.luck for player in found.players) == pytest.approx(0, abs=0.05)


@pytest.mark.parametrize("name", hortus.games())
def test_the_same_match_has_the_same_review(name: str) -> None:
    match = random_match((name, 2, {}), 5, 12)
    assert review(match, None, FEW) == review(hortus.from_record(match.record()), None, FEW)


def _judged_alike(match: Match, seat: int) -> tuple[Review, Review]:
    """The last decision reviewed twice, in two deals of everything that the seat cannot see."""
    move = match.undo()
    found = []
    for dealt in (match.redealt(seat, 1), match.redealt(seat, 2)):
        dealt.play(move)
        found.append(review(dealt, None, 60))
    return found[0], found[1]


@every_table
def test_what_a_seat_could_not_know_changes_no_judgement(variant: Variant) -> None:
    match = random_match(variant, 8, 17)
    one, other = _judged_alike(match, match.played()[-1][0])
    for field in ("loss", "best", "win_chances", "points", "available"):
        assert getattr(one.decisions[0], field) == getattr(other.decisions[0], field), field


def test_luck_is_what_chance_brought_beyond_its_mean() -> None:
    """A tile that fits nowhere is bad luck, and over all tiles that could be drawn luck evens out."""
    match = hortus.new("lucky-numbers", 2, seed=4, setup="sorted")
    while match.moves()[0] != "draw":
        match.play(match.moves()[0])
    odds = match.chances("draw")
    luck = {}
    for outcome in odds:
        drawn = match.clone()
        drawn.play("draw", [outcome])
        luck[outcome] = review(drawn, None, FEW).decisions[-1].luck
    assert sum(odds[outcome] * luck[outcome] for outcome in odds) == pytest.approx(0, abs=0.02)
    assert min(luck.values()) < -0.2 and max(luck.values()) > 0.2


def test_a_match_without_moves_has_nothing_to_review() -> None:
    with pytest.raises(HortusError, match="nothing to review"):
        hortus.review(hortus.new("zen-garden", 2, seed=1))


def test_a_blunder_is_among_the_costliest() -> None:
    """A filled garden given away: the last space could have been filled, and was not."""
    for seed in range(40):
        match = hortus.new("lucky-numbers", 2, seed=seed)
        bots = [hortus.bot("sprout", seed=seat) for seat in range(2)]
        while match.turn is not None and not (
            min(-points for points in match.scores()) == 1
            and any(match.gains(move)[match.turn] > 0 for move in match.moves() if move.startswith("place"))
            and match.is_legal("discard")
            and -match.scores()[match.turn] == 1
        ):
            match.play(bots[match.turn].choose(match))
        if match.turn is None:
            continue
        seat, ply = match.turn, match.ply
        match.play("discard")
        assert ply in review(match, None, 200).players[seat].costliest
        return
    pytest.fail("no match came to the last space")


def test_a_review_can_be_kept_as_json() -> None:
    match = random_match(("village-green", 2, {}), 5, 8)
    found = review(match, None, FEW)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
