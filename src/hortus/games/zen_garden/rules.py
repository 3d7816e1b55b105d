"""Zen Garden, compiled. Everything is public but the order of the supply, which is drawn when needed (Rulings 11)."""

from __future__ import annotations

from typing import Any

from hortus.kernel import below, count, lowest, nonnegative, nth, rule, table

from . import components
from .components import (
    FIRST_MONEY,
    LINE_BONUS,
    MISSION_NEED,
    MISSION_POINTS,
    MISSIONS_OF_BOARD_4,
    MISSIONS_OF_BOARD_5,
    MOST_MONEY,
)
from .state import (
    CELLS,
    CORNERS,
    DECORS,
    ELEMENTS,
    FIRST_DECOR,
    FIRST_GROUND,
    FIRST_SPOT,
    FIRST_SQUARE,
    GRID,
    GROUNDS,
    MISSIONS,
    PATHS,
    PREFERENCES,
    REACH,
    ROWS,
    SEATS,
    SIZE,
    SPACES,
    TILES_OF_A_PATH,
)

# Move codes.
TAKE = 0  # + space of the selection board
PLACE = SPACES  # + 4 * (7 * row + column) + corner; the first tile lies in row 3 and column 3
CODES = PLACE + REACH * REACH * CORNERS
MOST_MOVES = 13 * CORNERS  # no garden has more open cells

# Chance events: an emperor tile is laid, a garden tile goes to the selection board. Their outcomes:
LAYING, FILLING = 1, 2
EMPEROR = 0  # + element
TILE = ELEMENTS  # + tile
OUTCOME_CODES = ELEMENTS + PATHS * TILES_OF_A_PATH

ROUNDS_OF_TWO, MOST_ROUNDS = 8, CELLS  # two players place two tiles in a round
POINT_TILES = len(MISSION_POINTS) - 1  # of a mission
FULL = (1 << TILES_OF_A_PATH) - 1

COST = table(components.COST)
TOP_COST = components.COST[0]
REFILL_ORDER = table([SPACES // ROWS * row + column for row in (2, 1, 0) for column in range(4)])


def mask(cells: list[tuple[int, int]]) -> int:
    """A set of cells as a mask of the grid; (0, 0) is the top left of the garden."""
    return sum(1 << (GRID * (row + 1) + column + 1) for row, column in cells)


FIRST_CELL = 1 << FIRST_SPOT
ROW = mask([(0, k) for k in range(SIZE)])
COLUMN = mask([(k, 0) for k in range(SIZE)])
FALLING = mask([(k, k) for k in range(SIZE)])
RISING = mask([(k, SIZE - 1 - k) for k in range(SIZE)])
# The cells a garden of that height and width may reach: one more on each side, unless it is four already.
ROOM = table(
    [
        mask(
            [
                (row, column)
                for row in range(-1 if height < SIZE else 0, SIZE)
                for column in range(-1 if width < SIZE else 0, SIZE)
            ]
        )
        for height in range(SIZE + 1)
        for width in range(SIZE + 1)
    ]
)
# Codes by spots of the grid, for a garden whose first tile lies on spot 0; what a later spot takes off all of them.
CODE_OF_SPOT = table(
    [
        PLACE + CORNERS * (REACH * (FIRST_SQUARE + spot // GRID) + FIRST_SQUARE + spot % GRID)
        for spot in range(GRID * GRID)
    ]
)
CODES_BEFORE = table([CORNERS * (REACH * (spot // GRID) + spot % GRID) for spot in range(GRID * GRID)])
# And the other way round: the spots by the places of codes, as if the first tile's spot were 0.
SPOT_OF_PLACE = table(
    [GRID * (place // REACH - FIRST_SQUARE) + place % REACH - FIRST_SQUARE for place in range(REACH * REACH)]
)


@rule
def open_cells(state: Any, seat: int) -> int:
    """Where the seat's next tile may go, as a mask (Rulings 1): beside a tile, and the box stays within 4×4."""
    cells = state.occupied[seat]
    if not cells:
        return FIRST_CELL
    beside = (cells << 1) | (cells >> 1) | (cells << GRID) | (cells >> GRID)
    return beside & ~cells & ROOM[(SIZE + 1) * state.height[seat] + state.width[seat]]  # type: ignore[no-any-return]


@rule
def shift(state: Any, seat: int, cells: int, bits: int) -> None:
    """Renumber a garden that has grown at the top or at the left: every tile moves on by a row or a column."""
    base = CELLS * seat
    for cell in range(CELLS - 1, cells - 1, -1):
        state.garden[base + cell] = state.garden[base + cell - cells]
        state.corner[base + cell] = state.corner[base + cell - cells]
    for cell in range(cells):
        state.garden[base + cell] = 0
        state.corner[base + cell] = 0
    state.first[seat] += bits
    state.occupied[seat] <<= bits
    for i in range(ELEMENTS * seat, ELEMENTS * seat + ELEMENTS):
        state.shows[i] <<= bits
    for i in range(CORNERS * seat, CORNERS * seat + CORNERS):
        state.turned[i] <<= bits


@rule
def put(state: Any, seat: int, spot: int, tile: int, corner: int) -> int:
    """Put a tile on a spot of the grid; returns the spot it lies on once the garden is renumbered."""
    seat, spot, tile, corner = nonnegative(seat), nonnegative(spot), nonnegative(tile), nonnegative(corner)
    row, column = spot // GRID, spot % GRID
    if row == 0:
        shift(state, seat, SIZE, GRID)
        state.height[seat] += 1
        row = 1
    elif row > state.height[seat]:
        state.height[seat] = row
    if column == 0:
        # The last column is empty, so what moves on at its end is an empty cell.
        shift(state, seat, 1, 1)
        state.width[seat] += 1
        column = 1
    elif column > state.width[seat]:
        state.width[seat] = column
    spot = GRID * row + column
    bit = 1 << spot
    cell = CELLS * seat + SIZE * (row - 1) + column - 1
    state.garden[cell] = tile + 1
    state.corner[cell] = corner
    state.occupied[seat] |= bit
    state.turned[CORNERS * seat + corner] |= bit
    path = ELEMENTS * seat + tile // TILES_OF_A_PATH
    decor = ELEMENTS * seat + FIRST_DECOR + tile // GROUNDS % DECORS
    ground = ELEMENTS * seat + FIRST_GROUND + tile % GROUNDS
    state.shows[path] |= bit
    state.shows[decor] |= bit
    state.shows[ground] |= bit
    state.count[path] += 1
    state.count[decor] += 1
    state.count[ground] += 1
    return spot


@rule
def lines_through(decor_cells: int, spot: int) -> int:
    """How many rows, columns and long diagonals of four through a spot show the decor whose cells these are."""
    row = ROW << (GRID * (spot // GRID - 1))
    column = COLUMN << (spot % GRID - 1)
    lines = 0
    if decor_cells & row == row:
        lines += 1
    if decor_cells & column == column:
        lines += 1
    if decor_cells & FALLING == FALLING and (FALLING >> spot) & 1:
        lines += 1
    if decor_cells & RISING == RISING and (RISING >> spot) & 1:
        lines += 1
    return lines


@rule
def finishers(state: Any, mission: int) -> int:
    """How many seats have won a point tile of a mission."""
    n = 0
    for seat in range(SEATS):
        if state.won[SEATS * mission + seat]:
            n += 1
    return n


@rule
def has_done(state: Any, seat: int, mission: int) -> bool:
    """Are there four tiles with each of the two elements? One tile may count for both (Rulings 7)."""
    first = state.emperor[PREFERENCES + 2 * mission] - 1
    second = state.emperor[PREFERENCES + 2 * mission + 1] - 1
    return (  # type: ignore[no-any-return]
        state.count[ELEMENTS * seat + first] >= MISSION_NEED and state.count[ELEMENTS * seat + second] >= MISSION_NEED
    )


@rule
def check_missions(state: Any, seat: int) -> None:
    """Missions are won at once, once by each player; a fourth finisher finds no point tile left (Rulings 7)."""
    for mission in range(state.missions):
        if state.won[SEATS * mission + seat] or not has_done(state, seat, mission):
            continue
        before = finishers(state, mission)
        if before < POINT_TILES:
            state.won[SEATS * mission + seat] = before + 1


@rule
def turns_in_round(state: Any) -> int:
    """Each seat once; with two players, each twice (Rulings 3)."""
    return 4 if state.players == 2 else state.players


@rule
def rounds(state: Any) -> int:
    return ROUNDS_OF_TWO if state.players == 2 else MOST_ROUNDS


@rule
def emperors_to_lay(state: Any) -> int:
    return PREFERENCES + 2 * state.missions  # type: ignore[no-any-return]


@rule
def begin(state: Any) -> None:
    state.missions = 0
    if state.boards >> 4 & 1:
        state.missions += MISSIONS_OF_BOARD_4
    if state.boards >> 5 & 1:
        state.missions += MISSIONS_OF_BOARD_5
    for i in range(SEATS * CELLS):
        state.garden[i] = 0
        state.corner[i] = 0
    for i in range(SEATS * ELEMENTS):
        state.shows[i] = 0
        state.count[i] = 0
    for i in range(SEATS * CORNERS):
        state.turned[i] = 0
    for seat in range(SEATS):
        state.first[seat] = FIRST_SPOT
        state.height[seat] = 0
        state.width[seat] = 0
        state.occupied[seat] = 0
        state.money[seat] = FIRST_MONEY if seat < state.players else 0
    for space in range(SPACES):
        state.board[space] = 0
    for path in range(PATHS):
        state.supply[path] = FULL
        state.supply_left[path] = TILES_OF_A_PATH
        state.discards[path] = 0
    state.emperors = (1 << ELEMENTS) - 1
    for i in range(PREFERENCES + 2 * MISSIONS):
        state.emperor[i] = 0
    for i in range(MISSIONS * SEATS):
        state.won[i] = 0
    state.held = 0
    state.marker = 0
    state.round = 1
    state.taken = 0
    state.filled = 0
    state.turn = 0
    state.pending = LAYING


@rule
def decision_kind(state: Any) -> int:
    """Take a tile, or place it."""
    return 1 if state.held else 0


@rule
def legal(state: Any, out: Any) -> int:
    n = 0
    if state.held:
        cells = open_cells(state, state.turn)
        before = CODES_BEFORE[state.first[state.turn]]
        while cells:
            code = CODE_OF_SPOT[lowest(cells)] - before
            out[n] = code
            out[n + 1] = code + 1
            out[n + 2] = code + 2
            out[n + 3] = code + 3
            n += 4
            cells &= cells - 1
        return n
    # Each row costs one coin less than the row above it; with less money the upper rows are out of reach.
    for space in range(4 * max(0, TOP_COST - state.money[state.turn]), SPACES):
        if state.board[space]:
            out[n] = TAKE + space
            n += 1
    return n


@rule
def spot_of(state: Any, move: int) -> int:
    """The spot of the grid that a legal move places a tile on."""
    return SPOT_OF_PLACE[(move - PLACE) // CORNERS] + state.first[state.turn]  # type: ignore[no-any-return]


@rule
def act(state: Any, move: int) -> None:
    seat = state.turn
    if move < PLACE:
        state.held = state.board[move]
        state.board[move] = 0
        state.money[seat] -= COST[move // 4]
        return
    tile = nonnegative(state.held - 1)
    state.held = 0
    spot = put(state, seat, spot_of(state, move), tile, (move - PLACE) % CORNERS)
    decor = FIRST_DECOR + tile // GROUNDS % DECORS
    if state.count[ELEMENTS * seat + decor] >= SIZE:
        lines = lines_through(state.shows[ELEMENTS * seat + decor], spot)
        if lines:
            state.money[seat] = min(MOST_MONEY, state.money[seat] + LINE_BONUS * lines)  # Rulings 4
    check_missions(state, seat)
    end_turn(state)


@rule
def end_turn(state: Any) -> None:
    state.taken += 1
    if state.taken < turns_in_round(state):
        state.turn += 1
        if state.turn == state.players:
            state.turn = 0
    elif state.round == rounds(state):
        state.over = 1  # no refill, and the marker stays
    else:
        begin_refill(state)


@rule
def begin_refill(state: Any) -> None:
    """The bottom row is discarded, and every other tile falls straight down its column (Rulings 8)."""
    for column in range(4):
        bottom = state.board[8 + column]
        if bottom:
            state.discards[(bottom - 1) // TILES_OF_A_PATH] |= 1 << ((bottom - 1) % TILES_OF_A_PATH)
        top, middle = state.board[column], state.board[4 + column]
        state.board[column] = 0
        state.board[4 + column] = top if middle else 0
        state.board[8 + column] = middle if middle else top
    state.filled = 0
    find_space(state)
    state.pending = FILLING


@rule
def find_space(state: Any) -> None:
    """Go on to the next empty space: bottom row first, each row left to right. The top row is empty after the fall."""
    while state.board[REFILL_ORDER[state.filled]]:
        state.filled += 1
    need_tile(state)


@rule
def need_tile(state: Any) -> None:
    """A tile is needed: if the supply is empty, the discards become the new one."""
    for path in range(PATHS):
        if state.supply_left[path]:
            return
    for path in range(PATHS):
        state.supply[path] = state.discards[path]
        state.supply_left[path] = count(state.discards[path])
        state.discards[path] = 0


@rule
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    n = 0
    if state.pending == LAYING:
        for element in range(ELEMENTS):
            if state.emperors >> element & 1:
                outcomes[n] = EMPEROR + element
                weights[n] = 1
                n += 1
        return n
    for path in range(PATHS):
        for tile in range(TILES_OF_A_PATH):
            if state.supply[path] >> tile & 1:
                outcomes[n] = TILE + TILES_OF_A_PATH * path + tile
                weights[n] = 1
                n += 1
    return n


@rule
def sample(state: Any) -> int:
    if state.pending == LAYING:
        return EMPEROR + nth(state.emperors, below(state.rng, count(state.emperors)))
    n = below(state.rng, state.supply_left[0] + state.supply_left[1] + state.supply_left[2])
    path = 0
    while n >= state.supply_left[path]:
        n -= state.supply_left[path]
        path += 1
    return TILE + TILES_OF_A_PATH * path + nth(state.supply[path], n)


@rule
def happen(state: Any, outcome: int) -> None:
    if state.pending == LAYING:
        lay_emperor(state, outcome - EMPEROR)
        return
    tile = nonnegative(outcome - TILE)
    state.supply[tile // TILES_OF_A_PATH] &= ~(1 << (tile % TILES_OF_A_PATH))
    state.supply_left[tile // TILES_OF_A_PATH] -= 1
    state.board[REFILL_ORDER[state.filled]] = tile + 1
    state.filled += 1
    if state.filled < SPACES:
        find_space(state)
        return
    state.filled = 0
    state.pending = 0
    if state.taken:  # not after the filling at set-up
        state.taken = 0
        state.round += 1
        state.marker = (state.marker + 1) % state.players
        state.turn = state.marker


@rule
def lay_emperor(state: Any, element: int) -> None:
    """Board 1's four spaces, then two on each mission, in order."""
    n = ELEMENTS - count(state.emperors)
    state.emperor[n] = element + 1
    state.emperors &= ~(1 << element)
    if n + 1 == emperors_to_lay(state):
        state.pending = FILLING
