"""Village Green against its slow reference, move by move."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import pytest

from hortus.games.village_green import state as layout
from hortus.games.village_green.components import AWARD_NAMES, GREEN_NAMES

from .lockstep import Engine, compare, parts, settle_single
from .village_green import AWARD_SPACES, CELLS, VillageGreen

GAMES = 60  # of each player count in each part: 1,200 in all, 12,000 in the long run
CARDS = json.loads(files("hortus.games.village_green").joinpath("components.json").read_text("utf-8"))
NAMES = [GREEN_NAMES, AWARD_NAMES]
PHASES = ["set-up", "action", "refresh", "take green", "place", "take award", "lay"]


def pile(top: int, below: list[int], names: list[str]) -> list[str]:
    cards: list[str] = []
    while top:
        cards.insert(0, names[top])
        top = below[top]
    return cards


def same_table(engine: Engine, reference: VillageGreen) -> None:
    """Everything there is: the record against the reference's facts."""
    facts, state = reference.facts(), engine.state
    kinds: list[tuple[int, Any]] = list(enumerate(("greens", "awards")))
    for seat in range(state.players):
        hand = [GREEN_NAMES[card] for card in state.slot[4 * seat : 4 * seat + 4] if card]
        assert hand == facts["hands"][seat] and len(hand) == state.hand_count[seat]
        discards = [state.slot[layout.DISCARDS + i] for i in range(state.discards) if state.discarder[i] == seat]
        assert [GREEN_NAMES[card] for card in discards] == facts["discards"][seat]
        village = facts["villages"][seat]
        for i, cell in enumerate(CELLS):
            assert pile(state.green[9 * seat + i], state.green_below, GREEN_NAMES) == village[cell]
        for i, space in enumerate(AWARD_SPACES):
            assert pile(state.award[6 * seat + i], state.award_below, AWARD_NAMES) == village[space]
        assert facts["village_cards"][seat] == ("up" if state.card_up[seat] else "down")
        held = [AWARD_NAMES[award] for award in state.dealt[3 * seat : 3 * seat + 3] if award]
        if state.held and state.turn == seat:
            held.append(AWARD_NAMES[state.held])
        assert held == facts["award_hands"][seat]
    for kind, name in kinds:
        assert [NAMES[kind][c] for c in state.up[3 * kind : 3 * kind + 3] if c] == facts["displays"][name]
        under = state.under[layout.UNDER * kind : layout.UNDER * kind + state.under_count[kind]]
        assert [NAMES[kind][c] for c in under] == facts["bottoms"][name]
        assert state.unknown[kind] + state.under_count[kind] == facts["deck_sizes"][name]
        assert [n for c, n in enumerate(NAMES[kind]) if state.unseen[kind] >> c & 1] == facts["unseen"][name]
    assert bool(state.triggered) == facts["triggered"]
    if not state.over:
        assert PHASES[state.phase] == facts["phase"]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@parts(4, 40)
def test_reference(players: int, part: int) -> None:
    for i in range(GAMES):
        reference = VillageGreen(players, CARDS)
        compare("village-green", players, {}, reference, 1000 * part + i, same_table if i % 3 == 0 else None)


def likely(move: str) -> float:
    """A taste for long games that use up decks and put cards under them, where plain chance seldom goes."""
    if move == "stop":
        return 0.001
    if move.startswith("discard") or move in ("green deck", "award deck"):
        return 3
    return 0.2 if move.startswith(("refresh", "cover")) else 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_reference_to_the_end_of_the_decks(players: int) -> None:
    ends = 0
    for seed in range(24):
        dice = random.Random(seed)
        engine, reference = Engine("village-green", players, {}), VillageGreen(players, CARDS)
        while True:
            chance = settle_single(engine)
            assert chance == settle_single(reference)
            if chance:
                outcome = dice.choice(sorted(chance))
                engine.happen(outcome)
                reference.happen(outcome)
                continue
            same_table(engine, reference)
            if reference.over:
                break
            legal = sorted(engine.legal())
            assert legal == sorted(reference.legal()) and engine.head("turn") == reference.turn
            move = dice.choices(legal, [likely(move) for move in legal])[0]
            engine.play(move)
            reference.play(move)
        assert engine.head("over")
        assert engine.scores() == reference.scores() and engine.winners() == sorted(reference.winners())
        ends += 0 in reference.facts()["deck_sizes"].values()
    assert ends or players == 1
