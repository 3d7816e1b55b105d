"""What a Village Green player knows: what a line may become, and which cells will be hard to fill."""

from __future__ import annotations

from typing import Any

import numpy as np

from hortus.kernel import COMPILED, count, rule, table

from .components import AWARDS, BESIDE, GREENS, IS_POND, IS_STRUCTURE, KIND
from .rules import COVER, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
from .scoring import LINE, line_value
from .state import AWARD, CELLS, GREEN, HAND, LAYING, PLACING, SPACES, TAKING_AWARD
from .village import NEIGHBOURS, cells_for

CARDS = GREENS + 1
CHOICE = 0.75  # a cell is filled with one of the best three quarters of the cards
FILLED = 0.71  # the chance that a cell is filled at all
SHOWN = 0.22  # what a green is worth by itself
EXTRA_AWARD = 0.7  # what a structure's award brings, on average
BLIND_AWARD = 1.6  # an award from the deck, against the best of three face up
BLIND_GREEN = 0.3
KEPT = 0.8  # a card discarded is a turn lost
# A lawn can be covered again; by the number of the nine kinds that still fit an empty cell.
FLEXIBLE = [-3.1, -1.35, -0.55, -0.3, -0.3, 0.0, 0.0, 0.1, 0.2, 0.4]


@rule
def whole_lines(out: Any) -> None:
    """The value of every award for every three greens, 0 for none: by award, then the greens."""
    for award in range(1, AWARDS + 1):
        for first in range(CARDS):
            for second in range(first, CARDS):
                for third in range(second, CARDS):
                    value = line_value(award, first, second, third)
                    for a, b, c in (
                        (first, second, third), (first, third, second), (second, first, third),
                        (second, third, first), (third, first, second), (third, second, first),
                    ):  # fmt: skip
                        out[((award * CARDS + a) * CARDS + b) * CARDS + c] = value


def _outlooks() -> Any:
    """By award and two greens (0: none): what the line may be expected to score, its third cell being empty; in 64ths.

    The second is only ever none together with the first, so (award, 0, c) has two empty cells and (award, 0, 0) three.
    """
    values = np.zeros((AWARDS + 1) * CARDS**3, np.int8)
    whole_lines(values)
    lines = values.reshape(AWARDS + 1, CARDS, CARDS, CARDS).astype(np.float32)
    best = max(1, round(CHOICE * GREENS))

    def filled(outlook: Any, empty: Any) -> Any:
        """One more cell of the last axis is filled, probably, by one of the best."""
        top = np.sort(outlook[..., 1:], axis=-1)[..., -best:].mean(axis=-1)
        return FILLED * top + (1 - FILLED) * empty

    one = filled(lines, lines[..., 0])  # award, two greens
    two = filled(one, one[..., 0])  # award, one green
    three = filled(two, two[..., 0])
    result = one
    result[:, 0, :] = two
    result[:, :, 0] = two
    result[:, 0, 0] = three
    return np.round(64 * result).astype(np.int64).ravel()


OUTLOOK = _outlooks() if COMPILED else _outlooks().tolist()
FLEX = table([round(64 * value) for value in FLEXIBLE])


@rule
def line_outlook(award: int, first: int, second: int, third: int) -> int:
    """What a line may be expected to score, in 64ths of a point."""
    if not award:
        return 0
    if first and second and third:
        return 64 * line_value(award, first, second, third)
    # Two of the three, the empty ones first.
    if first and second:
        return OUTLOOK[(award * CARDS + first) * CARDS + second]  # type: ignore[no-any-return]
    if first and third:
        return OUTLOOK[(award * CARDS + first) * CARDS + third]  # type: ignore[no-any-return]
    if second and third:
        return OUTLOOK[(award * CARDS + second) * CARDS + third]  # type: ignore[no-any-return]
    return OUTLOOK[award * CARDS * CARDS + first + second + third]  # type: ignore[no-any-return]


@rule
def space_outlook(state: Any, seat: int, space: int, award: int) -> int:
    """What an award would be worth on a space of a village."""
    base = CELLS * seat
    return line_outlook(
        award,
        state.green[base + LINE[3 * space]],
        state.green[base + LINE[3 * space + 1]],
        state.green[base + LINE[3 * space + 2]],
    )


@rule
def green_gain(state: Any, seat: int, cell: int, card: int) -> int:
    """What a green on a cell changes, in 64ths of a point."""
    base = CELLS * seat
    old = state.green[base + cell]
    column = cell % 3
    row = 3 + cell // 3
    gain = -space_outlook(state, seat, column, state.award[SPACES * seat + column])
    gain -= space_outlook(state, seat, row, state.award[SPACES * seat + row])
    state.green[base + cell] = card
    gain += space_outlook(state, seat, column, state.award[SPACES * seat + column])
    gain += space_outlook(state, seat, row, state.award[SPACES * seat + row])
    state.green[base + cell] = old
    gain += 128 * (IS_POND[card] - IS_POND[old])
    if not old:
        gain += int(64 * SHOWN) - FLEX[count(state.fits[base + cell] & 511)]
    for i in range(4 * cell, 4 * cell + 4):
        beside = NEIGHBOURS[i]
        if beside >= 0 and not state.green[base + beside]:
            fits = state.fits[base + beside] & 511
            gain += FLEX[count(fits & BESIDE[KIND[card]])] - FLEX[count(fits)]
    if IS_STRUCTURE[card] and state.up_count[AWARD]:
        gain += int(64 * EXTRA_AWARD)
    return gain  # type: ignore[no-any-return]


@rule
def best_gain(state: Any, seat: int, card: int, cover: int) -> int:
    """The best a card can do now; -10000 if it fits nowhere."""
    best = -10000
    cells = cells_for(state, seat, card, cover)
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            best = max(best, green_gain(state, seat, cell, card))
    return best


@rule
def best_of_hand(state: Any, seat: int, cover: int) -> int:
    best = -10000
    for i in range(state.hand_count[seat]):
        best = max(best, best_gain(state, seat, state.slot[HAND * seat + i], cover))
    return best


@rule
def award_gain(state: Any, seat: int, space: int, award: int) -> int:
    """What an award on a space changes."""
    now = space_outlook(state, seat, space, state.award[SPACES * seat + space])
    return space_outlook(state, seat, space, award) - now


@rule
def best_award(state: Any, seat: int, award: int) -> int:
    best = -10000
    alone = state.players == 1 and not state.structure
    for space in range(SPACES):
        if not alone or not state.award[SPACES * seat + space]:
            best = max(best, award_gain(state, seat, space, award))
    return best


@rule
def take_gain(state: Any, seat: int, kind: int, at: int, hand: int) -> int:
    """What comes of taking a card, the best placement included."""
    if kind == GREEN:
        if at == 3:
            return max(hand, -40) + int(64 * BLIND_GREEN)
        return max(hand, best_gain(state, seat, state.up[at], state.covering))
    if at == 3:
        worst = 0
        for space in range(SPACES):
            if not state.award[SPACES * seat + space]:
                return int(64 * BLIND_AWARD)
        return worst
    return best_award(state, seat, state.up[3 + at])


@rule
def village_outlook(state: Any, seat: int) -> int:
    """What a village may be expected to score, in 64ths of a point."""
    total = 64 * state.card_up[seat]
    for space in range(SPACES):
        total += space_outlook(state, seat, space, state.award[SPACES * seat + space])
    base = CELLS * seat
    for cell in range(CELLS):
        card = state.green[base + cell]
        if card:
            total += int(64 * SHOWN) + 128 * IS_POND[card]
        else:
            total += FLEX[count(state.fits[base + cell] & 511)]
    return total  # type: ignore[no-any-return]


@rule
def evaluate(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = village_outlook(state, seat) / 64.0
    # What is in hand in the middle of a turn will be placed.
    seat = state.turn
    if state.held:
        out[seat] += max(0, best_award(state, seat, state.held)) / 64.0
    elif state.phase == PLACING:
        out[seat] += max(0, best_of_hand(state, seat, state.covering)) / 64.0
    elif state.phase == TAKING_AWARD:
        out[seat] += EXTRA_AWARD


@rule
def policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    seat = state.turn
    hand = 0
    if moves[0] >= TAKE and moves[0] < DISCARD:
        hand = best_of_hand(state, seat, state.covering)
    for i in range(n):
        move = moves[i]
        gain = 0
        if move >= PLACE:
            card = state.slot[HAND * seat + (move - PLACE) // CELLS]
            gain = green_gain(state, seat, (move - PLACE) % CELLS, card)
        elif move >= DISCARD:
            use = best_gain(state, seat, state.slot[HAND * seat + move - DISCARD], 0)
            gain = int(-64 * KEPT) - max(-64, min(128, use)) // 4
        elif move == STOP:
            gain = 0
        elif move == COVER:
            gain = -96
        elif move >= UNDERNEATH:
            gain = 0
        elif move >= REFRESH:
            gain = -96
        elif move >= TAKE:
            gain = take_gain(state, seat, (move - TAKE) // 4, (move - TAKE) % 4, hand)
        elif state.phase == LAYING:
            gain = 0
        else:
            gain = award_gain(state, seat, move - LAY, state.held)
        out[i] = gain / 64.0


@rule
def action_key(state: Any, move: int) -> int:
    """Places of the hand and of the display hold other cards in another deal."""
    if move >= PLACE:
        card = state.slot[HAND * state.turn + (move - PLACE) // CELLS]
        return 1000 + CELLS * card + (move - PLACE) % CELLS  # type: ignore[no-any-return]
    if move >= DISCARD:
        return 100 + state.slot[HAND * state.turn + move - DISCARD]  # type: ignore[no-any-return]
    if move >= UNDERNEATH:
        return move
    if TAKE <= move < REFRESH and (move - TAKE) % 4 < 3:
        kind = (move - TAKE) // 4
        return 200 + 100 * kind + state.up[3 * kind + (move - TAKE) % 4]  # type: ignore[no-any-return]
    return 2000 + 40 * state.held + move if state.held else move


# How to search this game: see docs/bots.md.
PARAMETERS = {
    "rollout_noise": 1.0,
    "prior_temperature": 1.5,
    "rollout_depth": 12,
    "value_scale": 5.0,
    "c_puct": 1.0,
    "max_children": 24,
    "long_rollout_depth": 30,
}
