"""A batch is the same games as matches played one by one, whatever it runs on."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from hortus import sim
from hortus.errors import BadOption, IllegalMove
from hortus.games import game as find_game
from hortus.kernel import plain_state
from hortus.kernel.generic import decision_kind, observe_at
from hortus.sim import Batch
from hortus.sim.lanes import Lanes
from hortus.sim.memory import kept_words
from hortus.table import Match
from tests.variants import BASIC, Variant, every_game, every_table, every_variant, name_of

SHOWN = [name for name in Lanes._fields if name not in ("states", "words", "initial", "setting", "moves")]


def arrays(batch: Batch) -> dict[str, Any]:
    """Copies of everything a batch shows, its records included."""
    found = {name: getattr(batch._lanes, name).copy() for name in SHOWN}
    found["words"] = batch._lanes.words & kept_words(batch.game.dtype)  # without padding, which is nobody's
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def make(variant: Variant, lanes: int = 3, seed: int = 40, **more: Any) -> Batch:
    name, players, options = variant
    return Batch(name, players, lanes, seed, options, **more)


@every_variant
def test_lanes_are_matches(variant: Variant) -> None:
    """Legal moves, observations, points and rewards are those of matches dealt from the same seeds."""
    name, players, options = variant
    lanes = 3
    batch = make(variant, lanes)
    matches = [Match(name, players, options, 40 + i) for i in range(lanes)]
    finished = [0] * lanes
    steps = 0
    while sum(finished) < 4:
        steps += 1
        actions = batch.sample().copy()
        for i, match in enumerate(matches):
            assert batch.turn[i] == match.turn
            assert batch.moves[i, : batch.count[i]].tolist() == match.codes()
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(match.codes())
            if steps % 3 == 0:
                assert batch.observation[i].tolist() == match.observe(match.turn or 0).tolist()
        movers = [match.turn for match in matches]
        batch.step(actions)
        for i, match in enumerate(matches):
            match.play(match.game.notation[int(actions[i])])
            assert batch.done[i] == match.over
            assert batch.seat[i] == movers[i]
            assert batch.reward[i] == batch.rewards[i, movers[i]]
            if match.over:
                assert batch.scores[i].tolist() == match.scores()
                assert batch.length[i] == match.ply
                assert batch.rewards[i].tolist() == pytest.approx(rewards(match, "result"))
                finished[i] += 1
                matches[i] = Match(name, players, options, 40 + i + lanes * finished[i])
            else:
                assert not batch.rewards[i].any()
            assert plain_state(batch.states[i]) == matches[i].state


@every_variant
def test_every_number_of_an_observation_is_written(variant: Variant) -> None:
    batch, spoilt = make(variant, 8), make(variant, 8)
    for _ in range(60):
        batch.step(batch.sample())
        spoilt.observation[:] = -7
        spoilt.step(spoilt.sample())
        assert np.array_equal(spoilt.observation, batch.observation)


@every_table
def test_masks_come_as_bits_or_not_at_all(variant: Variant) -> None:
    """Bits and bytes say the same; what nobody asked for has no columns, and legality does not depend on it."""
    batches = [make(variant, 8, masks=masks) for masks in ("bytes", "bits", "none")]
    whole, bits, none = batches
    codes = whole.mask.shape[1]
    for _ in range(40):
        unpacked = np.unpackbits(bits.bits.view(np.uint8), axis=1, bitorder="little")
        assert np.array_equal(unpacked[:, :codes], whole.mask) and not unpacked[:, codes:].any()
        actions = whole.sample().copy()
        for batch in batches:
            batch.step(actions)
            assert np.array_equal(batch.moves, whole.moves) and np.array_equal(batch.observation, whole.observation)
    assert none.mask.shape[1] == none.bits.shape[1] == bits.mask.shape[1] == whole.bits.shape[1] == 0
    for batch in batches:
        with pytest.raises(IllegalMove):
            batch.step(np.full(8, -1))


def check_bounds(batch: Batch, steps: int) -> None:
    """Every number lies within its field's bounds in random games; now and then seats not to decide are asked too."""
    sizes = [field.size for field in batch.game.observation]
    low = np.repeat([field.low for field in batch.game.observation], sizes)
    high = np.repeat([field.high for field in batch.game.observation], sizes)
    out = np.zeros(batch.game.features, np.int16)
    for step in range(steps):
        batch.step(batch.sample())
        assert (batch.observation.min(axis=0) >= low).all() and (batch.observation.max(axis=0) <= high).all()
        for seat in range(batch.players) if step % 10 == 0 else ():
            observe_at(batch.states, step % batch.size, seat, out)
            assert (out >= low).all() and (out <= high).all()


@every_variant
def test_observations_are_what_their_fields_say(variant: Variant) -> None:
    check_bounds(make(variant, 64), 200)


@every_game
def test_a_million_observations_of_a_game_are_what_their_fields_say(name: str) -> None:
    check_bounds(make((name, find_game(name).players[-1], {}), 1024), 1000)


@every_table
def test_a_decision_is_of_one_of_the_game_s_kinds(variant: Variant) -> None:
    batch = make(variant, 4)
    kinds = set()
    for _ in range(60):
        batch.step(batch.sample())
        kinds |= {decision_kind(plain_state(state)) for state in batch._lanes.states}
    assert kinds <= set(range(batch.game.decision_kinds))
    assert len(kinds) > 1 or batch.game.decision_kinds == 1


@pytest.mark.parametrize(
    "variant",
    [pytest.param(v, marks=() if v[0] == "moss-court" else pytest.mark.long) for v in BASIC],  # each is compiled anew
    ids=lambda v: v[0],
)
def test_small_observations_are_the_same_numbers(variant: Variant) -> None:
    name, players, options = variant
    wide, small = (Batch(name, players, 8, 1, options, observations=kind) for kind in ("int16", "int8"))
    for _ in range(60):
        wide.step(wide.sample())
        small.step(small.sample())
    assert small.observation.dtype == np.int8 and np.array_equal(wide.observation, small.observation)


def rewards(match: Match, kind: str) -> list[float]:
    points, seats = match.scores(), range(match.players)
    if match.players == 1:
        return [float(points[0])]
    if kind == "margin":
        return [points[s] - max(points[o] for o in seats if o != s) for s in seats]
    won, lost = len(match.winners()), match.players - len(match.winners())
    stake = 1 / (match.players - 1)
    return [stake * lost / won if s in match.winners() else -stake for s in seats]


@every_table
def test_margins(variant: Variant) -> None:
    name, players, options = variant
    batch = make(variant, 1, 5, reward="margin")
    match = Match(name, players, options, 5)
    while not match.over:
        action = batch.sample().copy()
        batch.step(action)
        match.play(match.game.notation[int(action[0])])
    assert batch.rewards[0].tolist() == rewards(match, "margin")


@pytest.mark.parametrize("variant", [variant for variant in BASIC if variant[1] > 1], ids=name_of)
def test_rewards_of_several_players_add_up_to_nothing(variant: Variant) -> None:
    batch = make(variant, 64)
    ended = 0
    while ended < 50:
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[~batch.done].any()


@every_table
def test_threads_change_nothing(variant: Variant) -> None:
    one, many = make(variant, 300, threads=1), make(variant, 300, threads=3)
    one.play_at_random(60)
    for _ in range(60):
        many.step(many.sample())
    assert same(arrays(one), arrays(many))
    many.close()


@every_table
def test_copies_are_exact_and_apart(variant: Variant) -> None:
    batch = make(variant, 20)
    batch.play_at_random(25)
    before = arrays(batch)
    copies = [batch.clone(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    assert all(same(arrays(other), before) for other in copies)
    batch.play_at_random(100)
    assert all(same(arrays(other), before) for other in copies)
    for other in copies:
        other.play_at_random(100)
        assert same(arrays(other), arrays(batch))


@every_table
def test_reset_begins_again(variant: Variant) -> None:
    batch = make(variant, 10)
    before = arrays(batch)
    batch.play_at_random(50)
    batch.reset()
    assert same(arrays(batch), before)
    batch.reset(99)
    assert same(arrays(batch), arrays(make(variant, 10, 99)))


@every_table
def test_a_learner_decides_for_one_seat_only(variant: Variant) -> None:
    players = variant[1]
    last = make(variant, 8, learner=players - 1)
    rotating = make(variant, 8, learner="rotate")
    for _ in range(150):
        assert (last.turn == players - 1).all()
        assert np.array_equal(rotating.turn, (np.arange(8) + rotating.games) % players)
        for batch in (last, rotating):
            batch.step(batch.sample())
            assert np.array_equal(batch.reward, batch.rewards[np.arange(8), batch.seat])


@every_table
def test_an_illegal_action_changes_nothing(variant: Variant) -> None:
    batch = make(variant, 5)
    batch.play_at_random(10)
    before = arrays(batch)
    codes = len(batch.game.notation)
    forbidden = np.flatnonzero(~batch.mask[3])
    for wrong in (-1, codes, *([int(forbidden[0])] if len(forbidden) else [])):
        actions = batch.moves[:, 0].astype(np.int64)
        actions[3] = wrong
        with pytest.raises(IllegalMove, match="Lane 3"):
            batch.step(actions)
    with pytest.raises(IllegalMove):
        batch.step(batch.moves[:4, 0])
    with pytest.raises(IllegalMove):
        batch.step(np.zeros(5))
    assert same(arrays(batch), before)


def test_what_cannot_be_is_refused() -> None:
    name, players, _ = BASIC[0]
    wrongs: list[dict[str, Any]] = [
        {"lanes": 0}, {"lanes": True}, {"seed": -1}, {"seed": 2**63 - 3}, {"reward": "fame"}, {"learner": 9},
        {"learner": True}, {"threads": 0}, {"masks": "tokens"}, {"observations": "float"}, {"options": {"surprise": 1}},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(BadOption):
            Batch(name, players, **{"lanes": 8, **wrong})
    with pytest.raises(BadOption):
        sim.batch(name, players, device="abacus")


@every_table
def test_a_batch_of_one_record_type_is_wide_enough(variant: Variant) -> None:
    game = find_game(variant[0])
    assert len(game.notation) < 2**15 and game.dtype.itemsize % 4 == 0
