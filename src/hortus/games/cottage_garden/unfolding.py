"""A move unfolded: the decision, then phase by phase what followed from it without another.

The only chance that can follow a move is the order in which tiles go back to the path. It is not asked of the
generator but found from where the tiles lie afterwards, so that it is right for forced outcomes too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hortus.kernel import plain, plain_state

from . import beds, rules
from . import turn as flow
from .components import ROWS, TWENTY_AT
from .state import CLEAN_UP, LAID, SEATS
from .table import bed_to_clear, laid_tile, track_length

answer = plain(rules.answer)
advance = plain(flow.advance)
return_tile = plain(beds.return_tile)

DECISION, RETURNED = -1, -2  # kinds of steps besides the phases


class Step(NamedTuple):
    kind: int  # a phase, or DECISION, or RETURNED: a tile drawn by lot goes back to the path
    old: Any
    new: Any


def unfold(before: Any, code: int, after: Any) -> list[Step]:
    """The steps from the state before a move to the one after it."""
    state = plain_state(before)
    answer(state, code)
    steps = _follow(state, [Step(DECISION, before, plain_state(state))], after)
    if steps is None:
        raise ValueError("The state afterwards does not follow from this move.")
    return steps


def _follow(state: Any, steps: list[Step], after: Any) -> list[Step] | None:
    """The steps so far and those that follow; None if they do not lead to the state afterwards."""
    waits = False
    while not (waits or state.over):
        old = steps[-1].new
        if state.pending:
            for i in _next_returned(state, after):
                branch = plain_state(state)
                branch.pending = 0
                return_tile(branch, bed_to_clear(branch), i)
                if found := _follow(branch, [*steps, Step(RETURNED, old, plain_state(branch))], after):
                    return found
            return None
        waits = advance(state, True)
        steps.append(Step(old.phase, old, plain_state(state)))
    length = state.path_length
    same = length == after.path_length and state.path[:length] == after.path[:length]
    return steps if same and state.nursery == after.nursery else None


def _next_returned(state: Any, after: Any) -> Iterator[int]:
    """Which tiles of the bed, by the order laid, may have gone back first: those that are in the nursery again."""
    bed = bed_to_clear(state)
    left = {laid_tile(state, LAID * bed + i): i for i in range(state.laid_count[bed]) if state.laid[LAID * bed + i]}
    refilled = [number for number in left if number in after.nursery]
    if refilled:
        ahead = _spaces_ahead(state)
        yield from (left[number] for number in sorted(refilled, key=lambda n: ahead.index(after.nursery.index(n))))
    else:
        yield left[min(left, key=after.path.index)]


def _spaces_ahead(state: Any) -> list[int]:
    """The nursery as the gardener comes past, from the next row on."""
    length, base = track_length(state), TWENTY_AT if state.players == SEATS else 0
    stride = 2 if state.players == 1 else 1
    first = state.gardener + (stride if state.phase == CLEAN_UP else 0)
    rows = (base + 4 * ((first + k) % length) for k in range(length))
    return [int(ROWS[row + i]) for row in rows for i in range(4)]
