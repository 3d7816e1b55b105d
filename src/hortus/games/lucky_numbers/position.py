"""Positions of Lucky Numbers as JSON: written whole, read with every field checked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hortus.games.checks import position_check
from hortus.games.positions import Head, read, set_head
from hortus.kernel import plain, plain_class

from . import rules
from .options import PLAYERS, SETUPS
from .state import CELLS, IDLE_ROUNDS, NUMBERS, SQUARES, State
from .view import view

check = position_check(__package__)


class Position(Head, kw_only=True):
    """A position, complete. Only `gardens` must be given; the face-down tiles follow by subtraction."""

    gardens: list[list[list[int | None]]]  # by seat, four rows of four numbers, from the top; null: an empty space
    game: Literal["lucky-numbers"] = "lucky-numbers"  # the game's name
    centre: list[int] = msgspec.field(default_factory=list)  # the numbers that lie face up in the centre
    held: int | None = None  # the tile in the hand of the seat to decide
    setup: Literal["free", "sorted", "michael"] = "free"  # the option `setup`
    bruno: bool = False  # the option `bruno`
    start: int = 0  # the option `start`: the starting seat
    laying: bool = False  # set-up is going on: start tiles are being laid
    hands: list[list[int]] | None = None  # free set-up: by seat, the tiles drawn and not yet laid, the next one first
    idle: int = 0  # turns in a row in which nobody drew a tile or filled a space (Rulings 3)
    face_down: list[int] | None = None  # the numbers that lie face down, in any order; checked when given


def position(state: Any) -> dict[str, Any]:
    """The position of a plain state, ready for JSON: what everybody sees of its fields, and the generator."""
    seen = view(state, None)
    return {**{name: seen[name] for name in seen if name in Position.__struct_fields__}, "generator": state.rng[:]}


def restore(given: Any) -> Any:
    """A plain state from a position; anything impossible is refused by the name of its field."""
    p: Position = read(Position, given)
    players = len(p.gardens)
    check(players in PLAYERS, "gardens", "between", low=2, high=4)
    state = plain_class(State)()
    state.players = players
    plain(rules.begin)(state)
    state.pending = 0
    state.setup, state.bruno = SETUPS[p.setup], int(p.bruno)
    check(0 <= p.start < players, "start", "not-a-seat")
    state.start = p.start
    for seat, garden in enumerate(p.gardens):
        _plant(state, seat, garden)
    for i, number in enumerate(p.centre):
        _number(number, f"centre[{i}]")
        plain(rules.turn_up)(state, number)
    if p.held is not None:
        _number(p.held, "held")
        state.held = p.held
    set_head(state, p)
    check(0 <= p.idle <= IDLE_ROUNDS * players, "idle", "out-of-range")
    state.idle = p.idle
    state.laying = int(p.laying)
    if p.laying:
        _start_tiles(state, p)
    else:
        state.dealt = 4 * players
        check(p.hands is None, "hands", "set-up-only")
    _subtract(state, p)
    _check_idle(state)
    _check_end(state)
    return state


def _number(number: int, field: str) -> None:
    check(1 <= number <= NUMBERS, field, "number-between", low=1, high=NUMBERS)


def _plant(state: Any, seat: int, garden: list[list[int | None]]) -> None:
    check(len(garden) == 4 and all(len(row) == 4 for row in garden), f"gardens[{seat}]", "four-rows")
    for row in range(4):
        for column in range(4):
            number = garden[row][column]
            if number is None:
                continue
            _number(number, f"gardens[{seat}][{row}][{column}]")
            cell = 4 * row + column
            fits = plain(rules.fitting)(state, CELLS * seat + cell)
            check(bool(fits >> number & 1), f"gardens[{seat}]",
                   "not-increasing", square=SQUARES[cell])  # fmt: skip
            plain(rules.put)(state, seat, cell, number)


def _start_tiles(state: Any, p: Position) -> None:
    """Set-up: who has laid what, from the starting seat on."""
    players = state.players
    laid = []
    for seat in range(players):
        on_start = sum(1 for k in range(4) if state.garden[CELLS * seat + 5 * k])
        check(on_start == CELLS - state.empty[seat], f"gardens[{seat}]", "start-tiles-only")
        laid.append(on_start)
    in_order = [laid[(state.start + i) % players] for i in range(players)]
    at = (state.turn - state.start) % players
    check(p.setup != "sorted" and not p.centre and p.turn is not None, "laying", "not-here")
    hands = p.hands if p.hands is not None else [[] for _ in range(players)]
    check(len(hands) == players, "hands", "list-by-seat")
    if p.setup == "michael":
        expected = [in_order[at] + (1 if i < at else 0) for i in range(players)]
        check(in_order == expected and in_order[at] < 3, "gardens", "set-up-order")
        check(state.held > 0, "held", "tile-to-lay")
        check(not any(hands), "hands", "no-hands")
        state.dealt = sum(laid) + 1
        return
    expected = [4] * at + [in_order[at]] + [0] * (players - at - 1)
    check(in_order == expected and in_order[at] < 3, "gardens", "set-up-order")
    for seat, hand in enumerate(hands):
        check(len(hand) == 4 - laid[seat], f"hands[{seat}]", "hand-size", tiles=4 - laid[seat])
        for k, number in enumerate(hand):
            _number(number, f"hands[{seat}][{k}]")
            state.drawn[4 * seat + laid[seat] + k] = number
    check(state.held in (0, hands[state.turn][0]), "held", "next-of-hand")
    state.held = hands[state.turn][0]
    state.dealt = 4 * players


def _subtract(state: Any, p: Position) -> None:
    """What is not on the table is face down."""
    seen = [*(n for n in state.garden if n), *p.centre, *(n for n in state.drawn if n)]
    if state.held and not any(state.drawn):
        seen.append(state.held)
    for number in range(1, NUMBERS + 1):
        state.down[number] = state.players - seen.count(number)
        check(state.down[number] >= 0, "gardens", "too-many-tiles", most=state.players, number=number)
    state.down_total = sum(state.down)
    if p.face_down is not None:
        counts = [p.face_down.count(number) for number in range(NUMBERS + 1)]
        check(counts == state.down and len(p.face_down) == state.down_total, "face_down",
               "not-the-rest")  # fmt: skip


def _check_idle(state: Any) -> None:
    """Idle turns are takes in exchange, each of which puts a tile in the centre; drawing or filling ends them."""
    if not state.idle:
        return
    check(not state.laying, "idle", "idle-set-up")
    check(not state.held, "idle", "idle-drawn")
    check(state.up_mask != 0, "idle", "idle-centre")
    check(0 not in state.empty[: state.players], "idle", "idle-full")


def _check_end(state: Any) -> None:
    check(state.empty[: state.players].count(0) <= 1, "gardens", "full-twice")
    full = any(state.empty[seat] == 0 for seat in range(state.players))
    ended = full or state.idle >= IDLE_ROUNDS * state.players or (not state.down_total and not state.held)
    if state.over:
        check(ended and not state.held and not state.laying, "turn", "not-over")
        return
    check(not full, "turn", "over-full")
    check(state.idle < IDLE_ROUNDS * state.players, "turn", "over-stalemate")
    if not state.down_total and not state.held:
        check(bool(state.bruno) and plain(rules.can_take)(state, state.turn), "turn",
               "over-empty")  # fmt: skip
