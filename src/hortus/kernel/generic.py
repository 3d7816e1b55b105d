"""What every game gives, as functions dispatched on the record type of the state; and what follows from them for all.

A game's compiled modules define `begin`, `legal`, `act`, `score_lines`, `score`, `winners` and `observe`; a game with
chance also `chance`, `sample` and `happen`, one that hides something `conceal`. `draw_move`, `decision_kind`,
`move_parts` and `move_part` only make random games and batches faster.
`register` checks that they are there. Search, simulation, environments and tests are written once, over what is here.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

from hortus.errors import BadRules

from .compiler import COMPILED, is_rule, plain, rule, source_of
from .generator import below, seed_generator
from .record import add_rules, write
from .registry import rules_of

if COMPILED:
    from numba.extending import overload

CHANCE, OVER = -1, -4  # who is next, where no seat is to decide: OpenSpiel's numbers


def generic(declaration: Callable[..., Any], default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A function whose body is the game's rule of the same name, found by the type of the state.

    A game that has none gets the default, itself a rule of the same parameters.
    """
    name = declaration.__name__

    @wraps(declaration)
    def interpreted(state: Any, *rest: Any) -> Any:
        own = getattr(state.rules, name, None)
        # The default is made plain when it is needed: while this module loads, the rules it knows are not all there.
        return own(state, *rest) if own else plain(default)(state, *rest)  # type: ignore[type-var,misc]

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


def with_default(default: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`generic` for a function that a game may leave out."""
    return lambda declaration: generic(declaration, default)


@rule
def no_outcomes(state: Any, outcomes: Any, weights: Any) -> int:
    return 0


@rule
def no_outcome(state: Any) -> int:
    return 0


@rule
def nothing_happens(state: Any, outcome: int) -> None:
    pass


@rule
def one_kind(state: Any) -> int:
    return 0


@rule
def no_parts(state: Any) -> int:
    return 0


@rule
def nothing_of_a_part(state: Any, part: int) -> tuple[int, int]:
    return 0, 0


@rule
def nothing_hidden(state: Any, seat: int) -> None:
    pass


@generic
def begin(state: Any) -> None:
    """Set the table for the options in the record; the generator is seeded. May leave a chance event pending."""


@generic
def legal(state: Any, out: Any) -> int:
    """Write the codes of the legal moves of the seat to decide; returns how many."""
    raise NotImplementedError


@rule
def from_the_list(state: Any, rng: Any, out: Any) -> int:
    return out[below(rng, legal(state, out))]  # type: ignore[no-any-return]


@with_default(from_the_list)
def draw_move(state: Any, rng: Any, out: Any) -> int:
    """A legal move, each as likely as any other, drawn with a generator; `out` is room for a list of moves.

    The very move that stands at a drawn place of the list that `legal` writes; a game may find it without the list.
    """
    raise NotImplementedError


@with_default(one_kind)
def decision_kind(state: Any) -> int:
    """Which kind of decision is due, from 0 on: a GPU runs games of one kind side by side, as they run the same code.

    Nothing but speed depends on it. The game says how many kinds there are (`Game.decision_kinds`).
    """
    raise NotImplementedError


@with_default(no_parts)
def move_parts(state: Any) -> int:
    """In how many parts the list that `legal` writes for this decision can be found, each by itself; 0: in none."""
    raise NotImplementedError


@with_default(nothing_of_a_part)
def move_part(state: Any, part: int) -> tuple[int, int]:
    """A part of the list of legal moves: a mask within 63 bits, and the code that its lowest bit stands for.

    One part after the other, and in each the bits from the lowest on, they are the list that `legal` writes.
    """
    raise NotImplementedError


@generic
def act(state: Any, move: int) -> None:
    """One legal decision and what follows without decision or chance. May leave a chance event pending."""


@with_default(no_outcomes)
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    """Write the possible outcomes of the pending chance event and their weights; returns how many."""
    raise NotImplementedError


@with_default(no_outcome)
def sample(state: Any) -> int:
    """One outcome of the pending chance event, drawn from the state's generator with the right probabilities."""
    raise NotImplementedError


@with_default(nothing_happens)
def happen(state: Any, outcome: int) -> None:
    """This outcome happens, and what follows without decision. May leave another chance event pending."""


@generic
def score_lines(state: Any, seat: int, out: Any) -> None:
    """Write the points of a seat at any time, one number for each of the game's score lines, whatever was there."""


@generic
def score(state: Any, out: Any) -> None:
    """Write the points of every seat, at any time: for each seat the sum of its score lines."""


@generic
def winners(state: Any) -> int:
    """The seats that have won, as a bit mask (as if the game ended now, while it goes on)."""
    raise NotImplementedError


@generic
def observe(state: Any, seat: int, out: Any) -> None:
    """Write the features of the state as the seat may see them: every number, whatever was there before."""


@with_default(nothing_hidden)
def conceal(state: Any, seat: int) -> None:
    """Deal again, from the state's generator, everything that lies in the record and the seat cannot see."""


REQUIRED = (begin, legal, act, score_lines, score, winners, observe)
OF_CHANCE = (chance, sample, happen)  # all or none
AFTER_THE_END = ("score_lines", "score", "winners")  # rules that are asked when nobody is to decide


def register(dtype: np.dtype[np.void], modules: Sequence[Any], tables: str = "") -> None:
    """Make a game's compiled modules known for its record type; a missing or unusable rule is named in a sentence.

    `tables` is a digest of the data compiled into the rules, where it does not stand in their sources.
    """
    package = modules[0].__name__.rpartition(".")[0]
    rules = {name: f for module in modules for name, f in vars(module).items() if is_rule(f)}
    chancy = [f.__name__ for f in OF_CHANCE if f.__name__ in rules]
    for declared in (*REQUIRED, *OF_CHANCE, conceal, draw_move, decision_kind, move_parts, move_part):
        name, parameters = declared.__name__, list(inspect.signature(declared).parameters)
        if name in rules:
            given = list(inspect.signature(source_of(rules[name])).parameters)
            if given != parameters:
                raise BadRules(f"{package}: {name}({', '.join(given)}) must be {name}({', '.join(parameters)}).")
        elif declared in REQUIRED or (chancy and declared in OF_CHANCE):
            near = difflib.get_close_matches(name, rules, 1)
            why = f", which {', '.join(chancy)} need" if declared in OF_CHANCE else ""
            hint = f" Is {near[0]} a misspelling of it?" if near else ""
            raise BadRules(f"{package}: the rule {name}({', '.join(parameters)}) is missing{why}.{hint}")
    for name in AFTER_THE_END:
        if reader := _reads_turn(rules[name], set()):
            raise BadRules(f"{package}: {name} reads state.turn (in {reader}), but nobody is to decide after the end.")
    add_rules(dtype, modules, tables)


def _reads_turn(function: Any, seen: set[str]) -> str:
    """The name of the rule that reads `turn`, among this one and those it calls; "" if none does."""
    source = source_of(function)
    names = source.__code__.co_names
    if source.__qualname__ in seen:
        return ""
    seen.add(source.__qualname__)
    if "turn" in names:
        return str(source.__name__)
    called = (source.__globals__[name] for name in names if is_rule(source.__globals__.get(name)))
    return next((found for rule in called if (found := _reads_turn(rule, seen))), "")


@rule
def clear_turn(state: Any) -> None:
    """Nobody is to decide once the game is over."""
    if state.over:
        state.turn = -1


@rule
def resolve_chance(state: Any) -> None:
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
    resolve_chance(state)


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
    resolve_chance(state)


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
        play(state, draw_move(state, state.rng, buffer))


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
def resolve_chance_at(states: Any, i: int) -> None:
    resolve_chance(states[i])


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
def observe_with_mask_at(states: Any, i: int, seat: int, out: Any, mask: Any, buffer: Any) -> None:
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
def score_lines_at(states: Any, i: int, out: Any) -> None:
    """Write every seat's score lines: out[seat, line]."""
    for seat in range(states[i].players):
        score_lines(states[i], seat, out[seat])


@rule
def gains_at(states: Any, i: int, moves: Any, scratch: Any, lines: Any, out: Any) -> int:
    """List what the moves change in the seats' score lines, before any chance; returns how many changes there are.

    A change is a row of `out`: the move's place in the list, the seat, the line, the points. `lines` has room for the
    points of all seats before a move, lines[0, seat, line], and after it, lines[1, seat, line]; it is clear.
    """
    players, n = states[i].players, 0
    for seat in range(players):
        score_lines(states[i], seat, lines[0, seat])
    for k in range(len(moves)):
        write(scratch, 0, states[i])
        decide(scratch[0], moves[k])
        for seat in range(players):
            score_lines(scratch[0], seat, lines[1, seat])
            for line in range(lines.shape[2]):
                points = lines[1, seat, line] - lines[0, seat, line]
                lines[1, seat, line] = 0
                if points:
                    out[n, 0], out[n, 1], out[n, 2], out[n, 3] = k, seat, line, points
                    n += 1
    return n


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
