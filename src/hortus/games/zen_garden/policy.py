"""What a Zen Garden player knows: which sets, paths and lines are worth going for with the tiles still to come."""

from __future__ import annotations

import math
from typing import Any

from hortus.kernel import count, rule, table

from .components import GREAT_POINTS, LINE_BONUS, MISSION_NEED, MOST_MONEY, SMALL_POINTS, UNITY_POINTS
from .rules import COST, PLACE, POINT_TILES, ROOM, finishers, lines_through, spot_of
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
UNKNOWN = -1e9
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
def money_outlook(state: Any, seat: int, left: int) -> float:
    """What the money is worth, and the tiles to come by themselves."""
    money = state.money[seat]
    return money - POOR * left * max(0, 3 - money) + TILE * left  # type: ignore[no-any-return]


@rule
def decor_outlook(state: Any, seat: int, left: int) -> float:
    """Points from sets of a decor: the largest will grow faster than the others."""
    base = ELEMENTS * seat + FIRST_DECOR
    main = 0
    for decor in range(DECORS):
        main = max(main, state.count[base + decor])
    total = 0.0
    found = False
    for decor in range(DECORS):
        n = state.count[base + decor]
        rate = OTHER_DECOR
        if n == main and not found:
            rate = MAIN_DECOR
            found = True
        total += between(DECOR_POINTS, CELLS, n + rate * left)
    return total


@rule
def contest_outlook(state: Any, seat: int, left: int) -> float:
    """Points from the preference that only the two with most of it are paid for."""
    mine = preferred(state, seat, MAJORITY)
    total = (MOST_PRIZE + SECOND_PRIZE) / state.players - 2.0
    for other in range(state.players):
        if other != seat:
            ahead = mine - preferred(state, other, MAJORITY)
            total += SECOND_PRIZE / (1.0 + math.exp(-ahead / (CONTEST + CONTEST_LEFT * left)))
    return total  # type: ignore[no-any-return]


@rule
def preference_outlook(state: Any, seat: int, left: int) -> float:
    """Points from the other preferences, the number of grounds and the missions."""
    total = 1.0 * (SMALL_POINTS * preferred(state, seat, SMALL) + GREAT_POINTS * preferred(state, seat, GREAT))
    detail = preferred(state, seat, DETAIL)
    total += max(between(DETAIL_POINTS, 6, detail), between(DETAIL_POINTS, 6, min(6.0, detail + DETAIL_RATE * left)))
    if state.boards >> 3 & 1:
        types = 0
        for ground in range(GROUNDS):
            if state.count[ELEMENTS * seat + FIRST_GROUND + ground]:
                types += 1
        total += MINIMALIST_POINTS[max(1, types)] * (1.0 - 0.035 * left)
    for mission in range(state.missions):
        total += mission_outlook(state, seat, mission, left)
    return total


@rule
def set_outlook(state: Any, seat: int) -> float:
    """Points from what the tiles show, wherever they lie."""
    left = CELLS - tiles_of(state, seat)
    total = money_outlook(state, seat, left) + decor_outlook(state, seat, left)
    return total + contest_outlook(state, seat, left) + preference_outlook(state, seat, left)


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
def open_blocks(height: int, width: int) -> int:
    """The top left cells of the blocks of four that a garden of that height and width may reach."""
    room = ROOM[(SIZE + 1) * height + width]
    return room & (room >> 1) & (room >> GRID) & (room >> (GRID + 1))  # type: ignore[no-any-return]


@rule
def ring_outlook(at_0: int, at_1: int, at_2: int, at_3: int, occupied: int, blocks: int) -> float:
    """Points from the rings of one path, whose tiles surround corner 0, 1, 2 or 3 on these cells."""
    a, b, c, d = at_2, at_3 >> 1, at_1 >> GRID, at_0 >> (GRID + 1)
    both, one = a & b, a ^ b
    two, single = c & d, c ^ d
    total = RING_4 * count(both & two)
    # Blocks that nothing spoils: every cell is right or empty.
    good = blocks & (a | ~occupied) & (b | ~(occupied >> 1))
    good &= (c | ~(occupied >> GRID)) & (d | ~(occupied >> (GRID + 1)))
    if good:
        three = (both & single) | (one & two)
        pair = (both & ~(c | d)) | (two & ~(a | b)) | (one & single)
        lone = (one & ~(c | d)) | (single & ~(a | b))
        total += RING_3 * count(three & good) + RING_2 * count(pair & good) + RING_1 * count(lone & good)
    return total


@rule
def path_outlook(state: Any, seat: int, path: int, bits: int, occupied: int, blocks: int) -> float:
    """Points from the rings of a path as it lies, the garden renumbered by so many bits."""
    cells = state.shows[ELEMENTS * seat + path]
    if not cells:
        return 0.0
    turned = CORNERS * seat
    return ring_outlook(
        (cells & state.turned[turned]) << bits, (cells & state.turned[turned + 1]) << bits,
        (cells & state.turned[turned + 2]) << bits, (cells & state.turned[turned + 3]) << bits, occupied, blocks,
    )  # fmt: skip


@rule
def lines_outlook(cells: int, occupied: int) -> float:
    """Points from the rows and columns that show nothing but the decor on these cells."""
    total = 0.0
    for k in range(SIZE):
        total += line_outlook(cells, occupied, EVERY_ROW[k]) + line_outlook(cells, occupied, EVERY_COLUMN[k])
    return total


@rule
def shape_outlook(state: Any, seat: int) -> float:
    """Points from where the tiles lie: paths, lines, unity."""
    occupied = state.occupied[seat]
    blocks = open_blocks(state.height[seat], state.width[seat])
    total = 0.0
    for path in range(PATHS):
        total += path_outlook(state, seat, path, 0, occupied, blocks)
    for decor in range(DECORS):
        if state.count[ELEMENTS * seat + FIRST_DECOR + decor] >= 2:
            total += lines_outlook(state.shows[ELEMENTS * seat + FIRST_DECOR + decor], occupied)
    if state.boards >> 2 & 1:
        total += unity_outlook(state, seat, 0, -1, 0)
    return total


@rule
def unity_outlook(state: Any, seat: int, bits: int, ground: int, bit: int) -> float:
    """Points from grounds in one piece, the garden renumbered by so many bits, with one more cell of a ground."""
    torn = 0
    for other in range(GROUNDS):
        cells = state.shows[ELEMENTS * seat + FIRST_GROUND + other] << bits
        if not is_one_area(cells | bit if other == ground else cells):
            torn += 1
    return UNITY_POINTS * 0.5**torn


@rule
def placing_logits(state: Any, moves: Any, n: int, out: Any) -> None:
    """What becomes of the garden, and of the money, with the tile in hand on each cell and turned each way."""
    seat = state.turn
    tile = state.held - 1
    path, decor, ground = tile // TILES_OF_A_PATH, tile // GROUNDS % DECORS, tile % GROUNDS
    turned = CORNERS * seat
    last = -1
    bits = bit = occupied = blocks = at_0 = at_1 = at_2 = at_3 = 0
    rest = 0.0
    for i in range(n):
        spot = spot_of(state, moves[i])
        if spot != last:  # all that does not depend on the way it is turned
            last = spot
            row, column = spot // GRID, spot % GRID
            # A garden that grows at the top or at the left is renumbered.
            bits = (0 if row else GRID) + (0 if column else 1)
            height = max(state.height[seat], row) if row else state.height[seat] + 1
            width = max(state.width[seat], column) if column else state.width[seat] + 1
            bit = 1 << (spot + bits)
            occupied = state.occupied[seat] << bits | bit
            blocks = open_blocks(height, width)
            rest = 1.0 * state.money[seat]
            for other in range(PATHS):
                if other != path:
                    rest += path_outlook(state, seat, other, bits, occupied, blocks)
            for other in range(DECORS):
                shown = state.count[ELEMENTS * seat + FIRST_DECOR + other]
                cells = state.shows[ELEMENTS * seat + FIRST_DECOR + other] << bits
                if other == decor:
                    shown += 1
                    cells |= bit
                    if shown >= SIZE:
                        lines = lines_through(cells, spot + bits)
                        rest += min(MOST_MONEY - state.money[seat], LINE_BONUS * lines)
                if shown >= 2:
                    rest += lines_outlook(cells, occupied)
            if state.boards >> 2 & 1:
                rest += unity_outlook(state, seat, bits, ground, bit)
            mine = state.shows[ELEMENTS * seat + path]
            at_0 = (mine & state.turned[turned]) << bits
            at_1 = (mine & state.turned[turned + 1]) << bits
            at_2 = (mine & state.turned[turned + 2]) << bits
            at_3 = (mine & state.turned[turned + 3]) << bits
        corner = (moves[i] - PLACE) % CORNERS
        out[i] = rest + ring_outlook(
            at_0 | bit if corner == 0 else at_0, at_1 | bit if corner == 1 else at_1,
            at_2 | bit if corner == 2 else at_2, at_3 | bit if corner == 3 else at_3, occupied, blocks,
        )  # fmt: skip


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
    if moves[0] >= PLACE:
        placing_logits(state, moves, n, out)
    else:
        taking_logits(state, moves, n, out)


@rule
def taking_logits(state: Any, moves: Any, n: int, out: Any) -> None:
    """What each tile adds to the sets and to the rings begun, less its price."""
    seat = state.turn
    left = CELLS - 1 - tiles_of(state, seat)
    wish_0, wish_1, wish_2 = path_wish(state, seat, 0), path_wish(state, seat, 1), path_wish(state, seat, 2)
    fixed = money_outlook(state, seat, left)
    mine = preferred(state, seat, MAJORITY)
    by_decor = out[n : n + DECORS]
    by_majority = out[n + DECORS : n + DECORS + 2]
    by_decor[:] = UNKNOWN
    by_majority[:] = UNKNOWN
    for i in range(n):
        tile = state.board[moves[i]] - 1
        change_counts(state, seat, tile, 1)
        decor = tile // GROUNDS % DECORS
        if by_decor[decor] == UNKNOWN:
            by_decor[decor] = decor_outlook(state, seat, left)
        more = preferred(state, seat, MAJORITY) - mine
        if by_majority[more] == UNKNOWN:
            by_majority[more] = contest_outlook(state, seat, left)
        path = tile // TILES_OF_A_PATH
        out[i] = fixed + by_decor[decor] + by_majority[more] + preference_outlook(state, seat, left)
        out[i] += (wish_0 if path == 0 else wish_1 if path == 1 else wish_2) - COST[moves[i] // 4]
        change_counts(state, seat, tile, -1)


@rule
def action_key(state: Any, move: int) -> int:
    """The key tells the tile as well: after another refill another one lies on the space or is in hand."""
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
    "beginner_reach": 1.0,
}

# Where the levels stand, and what lies between them: see hortus.bots.ladder.
LADDER = {
    "sprout": 250, "gardener": 555, "head_gardener": 840,
    "strengths": ((295, 1.0), (526, 2.0), (709, 4.0), (754, 16.0)),
}  # fmt: skip
