"""What a Village Green player knows: what a line may become, and which cells will be hard to fill."""

from __future__ import annotations

from typing import Any

import numpy as np

from hortus.kernel import COMPILED, count, lowest, rule, table

from .components import AWARDS, BESIDE, GREENS, IS_POND, IS_STRUCTURE, KIND
from .rules import COVER, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
from .scoring import LINE, line_value
from .state import AWARD, CELLS, GREEN, HAND, LAYING, PLACING, SEATS, SPACES, TAKING_AWARD
from .village import ALL_CELLS, NEIGHBOURS

CARDS = GREENS + 1
DISPLAY = 3
CHOICE = 0.75  # a cell is filled with one of the best three quarters of the cards
FILLED = 0.71  # the chance that a cell is filled at all
SHOWN = 0.22  # what a green is worth by itself
EXTRA_AWARD = 0.7  # what a structure's award brings, on average
BLIND_AWARD = 1.6  # an award from the deck, against the best of three face up
BLIND_GREEN = 0.3
# What is kept while moves are ranked: spaces and cells as they stand, the greens that may be placed.
BEST = SPACES + CELLS
GAINS = BEST + HAND + DISPLAY
NOWHERE = -10000
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
def keep_outlooks(state: Any, seat: int, kept: Any) -> None:
    """What every line of a village and every empty cell is worth as it stands: the spaces, then the cells."""
    for space in range(SPACES):
        kept[space] = space_outlook(state, seat, space, state.award[SPACES * seat + space])
    for cell in range(CELLS):
        kept[SPACES + cell] = (
            flexibility(state.fits[CELLS * seat + cell]) if not state.green[CELLS * seat + cell] else 0
        )


@rule
def flexibility(fits: int) -> int:
    """What an empty cell is worth by the kinds that fit there."""
    return FLEX[count(fits & 511)]  # type: ignore[no-any-return]


@rule
def line_with(award: int, one: int, other: int, card: int) -> int:
    """What a line with two more cells may be expected to score with a green on its third, in 64ths of a point."""
    if one and other:
        return 64 * line_value(award, one, other, card)
    return OUTLOOK[(award * CARDS + one + other) * CARDS + card]  # type: ignore[no-any-return]


@rule
def green_gains(state: Any, seat: int, cover: int, cards: int, kept: Any) -> None:
    """What greens change, in 64ths of a point: the first `cards` of the hand and, behind its HAND places, the display.

    On each cell where it may go: kept[GAINS + CELLS * card + cell]; at best: kept[BEST + card], NOWHERE if there is
    no such cell.
    """
    base = CELLS * seat
    for k in range(cards):
        kept[BEST + k] = NOWHERE
    cells = ALL_CELLS & ~state.free[seat] if cover else state.free[seat]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        column, row = cell % 3, 3 * (cell // 3)
        above, below = base + (cell + 3) % CELLS, base + (cell + 6) % CELLS  # the others of its column
        left, right = base + row + (column + 1) % 3, base + row + (column + 2) % 3  # and of its row
        old = state.green[base + cell]
        fixed = -int(kept[column]) - int(kept[3 + cell // 3]) - int(kept[SPACES + cell]) - 128 * IS_POND[old]
        if not old:
            fixed += int(64 * SHOWN)
        around = 0  # the kinds that fit the empty cells beside it, nine bits each
        for i in range(4 * cell, 4 * cell + 4):
            beside = NEIGHBOURS[i]
            if beside >= 0 and not state.green[base + beside]:
                around = around << 10 | 512 | (state.fits[base + beside] & 511)
                fixed -= int(kept[SPACES + beside])
        for k in range(cards):
            card = state.slot[HAND * seat + k] if k < HAND else state.up[k - HAND]
            if not card or not (state.fits[base + cell] >> KIND[card]) & 1:
                continue
            gain = fixed + 128 * IS_POND[card]
            gain += line_with(state.award[SPACES * seat + column], state.green[above], state.green[below], card)
            gain += line_with(state.award[SPACES * seat + 3 + cell // 3], state.green[left], state.green[right], card)
            left_around = around
            while left_around:
                gain += flexibility(left_around & BESIDE[KIND[card]])
                left_around >>= 10
            if IS_STRUCTURE[card] and state.up_count[AWARD]:
                gain += int(64 * EXTRA_AWARD)
            kept[GAINS + CELLS * k + cell] = gain
            kept[BEST + k] = max(kept[BEST + k], gain)


@rule
def best_of_hand(kept: Any) -> int:
    """The best that a green of the hand can do, once `green_gains` has written it."""
    best = NOWHERE
    for k in range(HAND):
        best = max(best, int(kept[BEST + k]))
    return best


@rule
def award_gain(state: Any, seat: int, space: int, award: int, kept: Any) -> int:
    """What an award on a space changes."""
    return space_outlook(state, seat, space, award) - int(kept[space])


@rule
def best_award(state: Any, seat: int, award: int, kept: Any) -> int:
    best = NOWHERE
    alone = state.players == 1 and not state.structure
    for space in range(SPACES):
        if not alone or not state.award[SPACES * seat + space]:
            best = max(best, award_gain(state, seat, space, award, kept))
    return best


@rule
def take_gain(state: Any, seat: int, kind: int, at: int, hand: int, kept: Any) -> int:
    """What comes of taking a card, the best placement included."""
    if kind == GREEN:
        if at == 3:
            return max(hand, -40) + int(64 * BLIND_GREEN)
        return max(hand, int(kept[BEST + HAND + at]))
    if at == 3:
        worst = 0
        for space in range(SPACES):
            if not state.award[SPACES * seat + space]:
                return int(64 * BLIND_AWARD)
        return worst
    return best_award(state, seat, state.up[3 + at], kept)


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
            total += flexibility(state.fits[base + cell])
    return total  # type: ignore[no-any-return]


@rule
def evaluate(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = village_outlook(state, seat) / 64.0
    # What is in hand in the middle of a turn will be placed.
    seat = state.turn
    if state.held or state.phase == PLACING:
        kept = out[SEATS:]
        keep_outlooks(state, seat, kept)
        if state.held:
            out[seat] += max(0, best_award(state, seat, state.held, kept)) / 64.0
        else:
            green_gains(state, seat, state.covering, HAND, kept)
            out[seat] += max(0, best_of_hand(kept)) / 64.0
    elif state.phase == TAKING_AWARD:
        out[seat] += EXTRA_AWARD


@rule
def policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    seat = state.turn
    kept = out[n:]
    keep_outlooks(state, seat, kept)
    if state.phase == PLACING:
        placing_logits(state, moves, n, kept, out)
        return
    hand = 0
    if moves[0] >= TAKE:
        green_gains(state, seat, state.covering, HAND + DISPLAY, kept)
        hand = best_of_hand(kept)
    for i in range(n):
        move = moves[i]
        gain = 0
        if move == STOP:
            gain = 0
        elif move == COVER:
            gain = -96
        elif move >= UNDERNEATH:
            gain = 0
        elif move >= REFRESH:
            gain = -96
        elif move >= TAKE:
            gain = take_gain(state, seat, (move - TAKE) // 4, (move - TAKE) % 4, hand, kept)
        elif state.phase == LAYING:
            gain = 0
        else:
            gain = award_gain(state, seat, move - LAY, state.held, kept)
        out[i] = gain / 64.0


@rule
def placing_logits(state: Any, moves: Any, n: int, kept: Any, out: Any) -> None:
    """What each card of the hand does on each cell; a card that would do little is discarded most gladly."""
    seat = state.turn
    green_gains(state, seat, state.covering, HAND, kept)
    for i in range(n):
        if moves[i] >= PLACE:
            out[i] = kept[GAINS + moves[i] - PLACE] / 64.0
    if state.covering:  # a card to be discarded could be placed otherwise
        green_gains(state, seat, 0, HAND, kept)
    for i in range(n):
        if moves[i] < PLACE:
            use = int(kept[BEST + moves[i] - DISCARD])
            out[i] = (int(-64 * KEPT) - max(-64, min(128, use)) // 4) / 64.0


@rule
def action_key(state: Any, move: int) -> int:
    """The key tells the card as well: in another deal a place of the hand or of the display holds another one."""
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
    "beginner_reach": 1.6,
}

# Where the levels stand, and what lies between them: see hortus.bots.ladder.
LADDER = {
    "sprout": 200, "gardener": 375, "head_gardener": 550,
    "strengths": ((210, 1.0), (285, 1.5), (315, 2.0), (440, 2.5), (490, 16.0)),
}  # fmt: skip

# How to tell luck from skill: see docs/coach.md.
LUCK = {"depth": 12}
