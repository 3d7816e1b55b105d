"""What every game gives, as functions chosen by the record type of the state; and what follows from them for all.

A game's `rules` module defines `begin`, `legal`, `act`, `chance`, `sample`, `happen`, `score`, `winners`, `observe`
and `conceal`. Search, simulation, environments and tests are written once, over the functions here.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

from .compiler import COMPILED, plain, rule
from .generator import below, seed_generator
from .record import rules_of

if COMPILED:
    from numba.extending import overload

CHANCE, OVER = -1, -4  # who is next, where no seat is to decide: OpenSpiel's numbers


def generic(declaration: Callable[..., Any], default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A function whose body is the game's rule of the same name, found by the type of the state.

    A game that has none gets the default, itself a rule of the same parameters.
    """
    name = declaration.__name__
    otherwise: Any = plain(default) if default else None

    @wraps(declaration)
    def interpreted(state: Any, *rest: Any) -> Any:
        return getattr(state.rules, name, otherwise)(state, *rest)

    if COMPILED:
        parameters = ", ".join(inspect.signature(declaration).parameters)

        def implementation(state_type: Any) -> Any:
            rules = rules_of(state_type)
            if rules is None:
                return None
            return eval(f"lambda {parameters}: rule({parameters})", {"rule": getattr(rules, name, default)})

        # Numba wants the chooser to have the very parameters of what it chooses.
        overload(interpreted)(eval(f"lambda {parameters}: find(state)", {"find": implementation}))
    return interpreted


@generic
def begin(state: Any) -> None:
    """Set the table for the options in the record; the generator is seeded. May leave a chance event pending."""


@generic
def legal(state: Any, out: Any) -> int:
    """Write the codes of the legal moves of the seat to decide; returns how many."""
    raise NotImplementedError


@generic
def act(state: Any, move: int) -> None:
    """One legal decision and what follows without decision or chance. May leave a chance event pending."""


@generic
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    """Write the possible outcomes of the pending chance event and their weights; returns how many."""
    raise NotImplementedError


@generic
def sample(state: Any) -> int:
    """One outcome of the pending chance event, drawn from the state's generator with the right chances."""
    raise NotImplementedError


@generic
def happen(state: Any, outcome: int) -> None:
    """This outcome happens, and what follows without decision. May leave another chance event pending."""


@generic
def score(state: Any, out: Any) -> None:
    """Write the points of every seat, at any time."""


@generic
def winners(state: Any) -> int:
    """The seats that have won, as a bit mask (as if the game ended now, while it goes on)."""
    raise NotImplementedError


@generic
def observe(state: Any, seat: int, out: Any) -> None:
    """Write the features of the state as the seat may see them: every number, whatever was there before."""


@generic
def conceal(state: Any, seat: int) -> None:
    """Deal again, from the state's generator, everything that lies in the record and the seat cannot see."""


@rule
def clear_turn(state: Any) -> None:
    """Nobody is to decide once the game is over."""
    if state.over:
        state.turn = 0


@rule
def settle(state: Any) -> None:
    """Let pending chance events happen, drawn from the state's generator."""
    while state.pending:
        drawn = state.rng[3]
        outcome = sample(state)
        if state.rng[3] != drawn:
            state.revealed += 1
        happen(state, outcome)
    clear_turn(state)


@rule
def start(state: Any, seed: int) -> None:
    """Set up a new game up to its first chance event or decision, options already in the record."""
    seed_generator(state.rng, seed)
    state.ply = 0
    state.revealed = 0
    state.turn = 0
    state.pending = 0
    state.over = 0
    begin(state)


@rule
def deal(state: Any, seed: int) -> None:
    """Set up a new game up to its first decision, options already in the record."""
    start(state, seed)
    settle(state)


@rule
def decide(state: Any, move: int) -> None:
    """One legal decision, up to the chance event that may follow."""
    state.ply += 1
    act(state, move)
    clear_turn(state)


@rule
def play(state: Any, move: int) -> None:
    """One legal decision; then whatever follows without a decision."""
    decide(state, move)
    settle(state)


@rule
def force(state: Any, outcome: int) -> None:
    """This outcome of the pending chance event happens, and no other."""
    state.revealed += 1
    happen(state, outcome)
    clear_turn(state)


@rule
def redeal(state: Any, seat: int, seed: int) -> None:
    """Shuffle everything the seat cannot see, the future included."""
    seed_generator(state.rng, seed)
    conceal(state, seat)


@rule
def playout(state: Any, buffer: Any) -> None:
    """Uniformly random legal moves to the end, chosen with the state's own generator."""
    while not state.over:
        play(state, buffer[below(state.rng, legal(state, buffer))])


# The same for states in an array: what Python calls, since handing over an array is cheaper than handing over a record.


@rule
def deal_at(states: Any, i: int, seed: int) -> None:
    deal(states[i], seed)


@rule
def start_at(states: Any, i: int, seed: int) -> None:
    start(states[i], seed)


@rule
def legal_at(states: Any, i: int, out: Any) -> int:
    return legal(states[i], out)  # type: ignore[no-any-return]


@rule
def play_at(states: Any, i: int, move: int) -> None:
    play(states[i], move)


@rule
def decide_at(states: Any, i: int, move: int) -> None:
    decide(states[i], move)


@rule
def chance_at(states: Any, i: int, outcomes: Any, weights: Any) -> int:
    return chance(states[i], outcomes, weights)  # type: ignore[no-any-return]


@rule
def force_at(states: Any, i: int, outcome: int) -> None:
    force(states[i], outcome)


@rule
def settle_at(states: Any, i: int) -> None:
    settle(states[i])


@rule
def step_at(states: Any, i: int, code: int) -> int:
    """The pending chance event's outcome, or a decision; returns the seat to decide next, or CHANCE, or OVER."""
    state = states[i]
    if state.pending:
        force(state, code)
    else:
        decide(state, code)
    return next_at(states, i)


@rule
def next_at(states: Any, i: int) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    state = states[i]
    if state.over:
        return OVER
    return CHANCE if state.pending else state.turn


@rule
def odds_at(states: Any, i: int, outcomes: Any, odds: Any) -> int:
    """Write the outcomes of the pending chance event, ascending, and their probabilities; returns how many."""
    n = chance(states[i], outcomes, odds)
    total = 0.0
    for k in range(n):
        outcome, weight = outcomes[k], odds[k]
        total += weight
        at = k
        while at > 0 and outcomes[at - 1] > outcome:
            outcomes[at], odds[at] = outcomes[at - 1], odds[at - 1]
            at -= 1
        outcomes[at], odds[at] = outcome, weight
    for k in range(n):
        odds[k] /= total
    return n  # type: ignore[no-any-return]


@rule
def is_legal_at(states: Any, i: int, move: int, buffer: Any) -> bool:
    """May the seat to decide play this code?"""
    state = states[i]
    for k in range(0 if state.over else legal(state, buffer)):
        if buffer[k] == move:
            return True
    return False


@rule
def look_at(states: Any, i: int, seat: int, out: Any, mask: Any, buffer: Any) -> None:
    """Write what the seat sees, and set the codes that it may play now in a mask that is clear."""
    state = states[i]
    observe(state, seat, out)
    if state.turn == seat and not state.over:
        for k in range(legal(state, buffer)):
            mask[buffer[k]] = 1


@rule
def score_at(states: Any, i: int, out: Any) -> None:
    score(states[i], out)


@rule
def winners_at(states: Any, i: int) -> int:
    return winners(states[i])  # type: ignore[no-any-return]


@rule
def observe_at(states: Any, i: int, seat: int, out: Any) -> None:
    observe(states[i], seat, out)


@rule
def redeal_at(states: Any, i: int, seat: int, seed: int) -> None:
    redeal(states[i], seat, seed)


@rule
def playouts(states: Any, seed: int, buffer: Any) -> int:
    """Deal and play every game of the array at random, game i from seed + i; returns the moves played."""
    moves = 0
    for i in range(len(states)):
        state = states[i]
        deal(state, seed + i)
        playout(state, buffer)
        moves += state.ply
    return moves
