"""What a Zen Garden player knows: which sets, paths and lines are worth going for with the tiles still to come."""

from __future__ import annotations

import math
from typing import Any

from hortus.kernel import count, rule, table, write
from hortus.kernel.generic import decide

from .components import GREAT_POINTS, MISSION_NEED, SMALL_POINTS, UNITY_POINTS
from .rules import COST, PLACE, POINT_TILES, ROOM, finishers
from .scoring import (
    DECOR_POINTS,
    DETAIL_POINTS,
    MINIMALIST_POINTS,
    MISSION_POINTS,
    MOST_PRIZE,
    SECOND_PRIZE,
    is_one_area,
    preferred,
)
from .state import (
    CELLS,
    CORNERS,
    DECORS,
    DETAIL,
    ELEMENTS,
    FIRST_DECOR,
    FIRST_GROUND,
    GREAT,
    GRID,
    GROUNDS,
    MAJORITY,
    PATHS,
    PREFERENCES,
    SEATS,
    SIZE,
    SMALL,
    TILES_OF_A_PATH,
)

# How many of the tiles to come show what one is after.
MAIN_DECOR, OTHER_DECOR, DETAIL_RATE = 0.37, 0.11, 0.3
RING_1, RING_2, RING_3, RING_4 = 0.86, 1.73, 2.72, 3.42  # points by how much of a path's ring is there
LINE_2, LINE_3 = 0.33, 1.43
TILE = 1.8  # what a tile to come brings, on average
POOR = 0.176  # what a coin less than three costs with every tile to come: without money there is no choice
CONTEST, CONTEST_LEFT = 0.4, 0.07  # elements ahead that make a majority 2.7 times as likely, and more for tiles to come
EVERY_ROW = table([15 << (GRID * (row + 1) + 1) for row in range(SIZE)])
EVERY_COLUMN = table([sum(1 << (GRID * (row + 1) + column + 1) for row in range(SIZE)) for column in range(SIZE)])


@rule
def between(points: Any, top: int, at: float) -> float:
    """A table of points read between its entries."""
    if at >= top:
        return float(points[top])
    low = int(at)
    return points[low] + (at - low) * (points[low + 1] - points[low])  # type: ignore[no-any-return]


@rule
def tiles_of(state: Any, seat: int) -> int:
    n = 0
    for path in range(PATHS):
        n += state.count[ELEMENTS * seat + path]
    return n


@rule
def set_outlook(state: Any, seat: int) -> float:
    """Points from what the tiles show, wherever they lie."""
    base = ELEMENTS * seat
    left = CELLS - tiles_of(state, seat)
    money = state.money[seat]
    total = 1.0 * (money + SMALL_POINTS * preferred(state, seat, SMALL) + GREAT_POINTS * preferred(state, seat, GREAT))
    total -= POOR * left * max(0, 3 - money)
    total += TILE * left
    main = 0
    for decor in range(DECORS):
        main = max(main, state.count[base + FIRST_DECOR + decor])
    found = False
    for decor in range(DECORS):
        n = state.count[base + FIRST_DECOR + decor]
        rate = OTHER_DECOR
        if n == main and not found:
            rate = MAIN_DECOR
            found = True
        total += between(DECOR_POINTS, CELLS, n + rate * left)
    detail = preferred(state, seat, DETAIL)
    total += max(between(DETAIL_POINTS, 6, detail), between(DETAIL_POINTS, 6, min(6.0, detail + DETAIL_RATE * left)))
    mine = preferred(state, seat, MAJORITY)
    total += (MOST_PRIZE + SECOND_PRIZE) / state.players - 2.0
    for other in range(state.players):
        if other != seat:
            ahead = mine - preferred(state, other, MAJORITY)
            total += SECOND_PRIZE / (1.0 + math.exp(-ahead / (CONTEST + CONTEST_LEFT * left)))
    if state.boards >> 3 & 1:
        types = 0
        for ground in range(GROUNDS):
            if state.count[base + FIRST_GROUND + ground]:
                types += 1
        total += MINIMALIST_POINTS[max(1, types)] * (1.0 - 0.035 * left)
    for mission in range(state.missions):
        total += mission_outlook(state, seat, mission, left)
    return total  # type: ignore[no-any-return]


@rule
def mission_outlook(state: Any, seat: int, mission: int, left: int) -> float:
    won = state.won[SEATS * mission + seat]
    if won:
        return float(MISSION_POINTS[won])
    before = finishers(state, mission)
    if before >= POINT_TILES:
        return 0.0
    missing = 0
    for k in range(2):
        element = state.emperor[PREFERENCES + 2 * mission + k] - 1
        missing += max(0, MISSION_NEED - state.count[ELEMENTS * seat + element])
    if missing > 2 * left:
        return 0.0
    return MISSION_POINTS[before + 1] * (1.0 - missing / 8.0) ** 2  # type: ignore[no-any-return]


@rule
def shape_outlook(state: Any, seat: int) -> float:
    """Points from where the tiles lie: paths, lines, unity."""
    occupied = state.occupied[seat]
    room = ROOM[(SIZE + 1) * state.height[seat] + state.width[seat]]
    blocks = room & (room >> 1) & (room >> GRID) & (room >> (GRID + 1))
    total = 0.0
    for path in range(PATHS):
        cells = state.shows[ELEMENTS * seat + path]
        if not cells:
            continue
        a = cells & state.turned[CORNERS * seat + 2]
        b = (cells & state.turned[CORNERS * seat + 3]) >> 1
        c = (cells & state.turned[CORNERS * seat + 1]) >> GRID
        d = (cells & state.turned[CORNERS * seat]) >> (GRID + 1)
        # Blocks that nothing spoils: every cell is right or empty.
        good = blocks & (a | ~occupied) & (b | ~(occupied >> 1))
        good &= (c | ~(occupied >> GRID)) & (d | ~(occupied >> (GRID + 1)))
        both, one = a & b, a ^ b
        two, single = c & d, c ^ d
        four = both & two
        three = (both & single) | (one & two)
        pair = (both & ~(c | d)) | (two & ~(a | b)) | (one & single)
        lone = (one & ~(c | d)) | (single & ~(a | b))
        total += RING_4 * count(four)
        if good:
            total += RING_3 * count(three & good) + RING_2 * count(pair & good) + RING_1 * count(lone & good)
    for decor in range(DECORS):
        if state.count[ELEMENTS * seat + FIRST_DECOR + decor] >= 2:
            cells = state.shows[ELEMENTS * seat + FIRST_DECOR + decor]
            for k in range(SIZE):
                total += line_outlook(cells, occupied, EVERY_ROW[k]) + line_outlook(cells, occupied, EVERY_COLUMN[k])
    if state.boards >> 2 & 1:
        torn = 0
        for ground in range(GROUNDS):
            if not is_one_area(state.shows[ELEMENTS * seat + FIRST_GROUND + ground]):
                torn += 1
        total += UNITY_POINTS * 0.5**torn
    return total


@rule
def line_outlook(cells: int, occupied: int, line: int) -> float:
    here = occupied & line
    if here & ~cells:
        return 0.0
    n = count(here)
    return LINE_3 if n == 3 else LINE_2 if n == 2 else 0.0


@rule
def change_counts(state: Any, seat: int, tile: int, by: int) -> None:
    """Count a tile for a seat without placing it."""
    base = ELEMENTS * seat
    state.count[base + tile // TILES_OF_A_PATH] += by
    state.count[base + FIRST_DECOR + tile // GROUNDS % DECORS] += by
    state.count[base + FIRST_GROUND + tile % GROUNDS] += by


@rule
def evaluate(state: Any, out: Any) -> None:
    seat = state.turn
    tile = state.held - 1
    if tile >= 0:
        change_counts(state, seat, tile, 1)
    for other in range(state.players):
        out[other] = set_outlook(state, other) + shape_outlook(state, other)
    if tile >= 0:
        change_counts(state, seat, tile, -1)


@rule
def path_wish(state: Any, seat: int, path: int) -> float:
    """How much a tile of this path could do for the rings begun."""
    occupied = state.occupied[seat]
    cells = state.shows[ELEMENTS * seat + path]
    a = cells & state.turned[CORNERS * seat + 2]
    b = (cells & state.turned[CORNERS * seat + 3]) >> 1
    c = (cells & state.turned[CORNERS * seat + 1]) >> GRID
    d = (cells & state.turned[CORNERS * seat]) >> (GRID + 1)
    good = (a | ~occupied) & (b | ~(occupied >> 1)) & (c | ~(occupied >> GRID)) & (d | ~(occupied >> (GRID + 1)))
    both, one = a & b, a ^ b
    two, single = c & d, c ^ d
    if good & ((both & single) | (one & two)):
        return RING_4 - RING_3
    if good & ((both & ~(c | d)) | (two & ~(a | b)) | (one & single)):
        return RING_3 - RING_2
    if good & (one | single):
        return RING_2 - RING_1
    return RING_1


@rule
def policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    seat = state.turn
    if moves[0] >= PLACE:
        for i in range(n):
            write(scratch, 0, state)
            decide(scratch[0], moves[i])
            out[i] = shape_outlook(scratch[0], seat) + scratch[0].money[seat]
        return
    wish_0, wish_1, wish_2 = path_wish(state, seat, 0), path_wish(state, seat, 1), path_wish(state, seat, 2)
    for i in range(n):
        tile = state.board[moves[i]] - 1
        change_counts(state, seat, tile, 1)
        path = tile // TILES_OF_A_PATH
        out[i] = set_outlook(state, seat) - COST[moves[i] // 4]
        out[i] += wish_0 if path == 0 else wish_1 if path == 1 else wish_2
        change_counts(state, seat, tile, -1)


@rule
def action_key(state: Any, move: int) -> int:
    """The tile on a space, and the tile in hand, are others after another refill."""
    if move < PLACE:
        return 200 + 3 * state.board[move] + COST[move // 4]  # type: ignore[no-any-return]
    return 1000 + 128 * state.held + move  # type: ignore[no-any-return]


# How to search this game: see docs/bots.md.
PARAMETERS = {
    "rollout_noise": 1.0,
    "prior_temperature": 1.5,
    "rollout_depth": 8,
    "value_scale": 5.0,
    "c_puct": 1.0,
    "max_children": 16,
    "long_rollout_depth": 20,
}
