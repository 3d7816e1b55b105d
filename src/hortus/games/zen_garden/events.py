"""What a move of Zen Garden did, as a list of events. Everything is public, so every viewer gets the same.

The order is the one to see them in: the tile, the lines of four and their coins, a completed path, missions, what each
wish brings now; then the end of the round: discards, falling tiles, new tiles, the marker.
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Detail, Event
from hortus.games.public import public
from hortus.kernel import plain_state

from .components import (
    COST,
    DECOR_NAMES,
    ELEMENT_NAMES,
    LINE_BONUS,
    MISSION_POINTS,
    MOST_MONEY,
    PATH_NAMES,
    TILE_NAMES,
    parts,
)
from .moves import shown
from .rules import COLUMN, FALLING, PLACE, REFILL_ORDER, RISING, ROW, TAKE
from .scoring import LINES, completed_paths, mission_elements, place, places, square_of
from .state import (
    CELLS,
    COLUMNS,
    CORNERS,
    ELEMENTS,
    FIRST_DECOR,
    GRID,
    ROWS,
    SEATS,
    SPACE_SQUARES,
    SPACES,
)


@public
def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    """Everything the move did."""
    if code < PLACE:
        return [_take(before, code - TAKE)]
    seat = before.turn
    placed = plain_state(before)  # before the round ends
    placed.held = 0
    spot = before.rules.spot_of(before, code)
    spot = before.rules.put(placed, seat, spot, before.held - 1, (code - PLACE) % CORNERS)
    found = [
        _place(placed, seat, before.held - 1, spot, (code - PLACE) % CORNERS),
        *_lines(placed, seat, before.held - 1, spot, after),
        *_path(placed, seat, spot, before.rules.path_points(placed, seat) - before.rules.path_points(before, seat)),
        *_missions(before, placed, seat, after),
        *_wishes(before, after),
    ]
    if placed.occupied[seat].bit_count() == CELLS:
        found.append(Event("full", seat))
    if after.over:
        return [*found, Event("end", detail={"reason": ended(after)})]
    if after.round > before.round:
        found += _round(before, after)
    return found


def ended(state: Any) -> str:
    """Why a finished game ended: there is only one reason."""
    return "gardens-full"


def _take(before: Any, space: int) -> Event:
    tile, square, cost = before.board[space] - 1, SPACE_SQUARES[space], COST[space // COLUMNS]
    return Event(
        "take", before.turn, TILE_NAMES[tile], f"market-{square}", "hand", points=-cost, line="money",
        detail={**shown(tile), "square": square, "cost": cost},
    )  # fmt: skip


def _place(placed: Any, seat: int, tile: int, spot: int, corner: int) -> Event:
    detail: Detail = {**shown(tile), "square": square_of(placed, seat, spot)}
    return Event("place", seat, TILE_NAMES[tile], "hand", place(placed, seat, spot), corner, detail=detail)


def _lines(placed: Any, seat: int, tile: int, spot: int, after: Any) -> list[Event]:
    """Each line of four equal decors through the tile pays until the purse is full (Rulings 4)."""
    decor = parts(tile)[1]
    cells = placed.shows[ELEMENTS * seat + FIRST_DECOR + decor]
    through = [ROW << (GRID * (spot // GRID - 1)), COLUMN << (spot % GRID - 1), FALLING, RISING]
    found, money, tile_place = [], placed.money[seat], place(placed, seat, spot)
    for line in through:
        if line >> spot & 1 and cells & line == line:
            coins = min(LINE_BONUS, MOST_MONEY - money)
            money += coins
            ends = places(placed, seat, line)
            detail: Detail = {"decor": DECOR_NAMES[decor], "coins": coins, "from": ends[0], "to": ends[-1]}
            found.append(
                Event("line", seat, "coin", tile_place, f"{seat}-purse", points=coins, line="money", detail=detail)
            )
    assert money == after.money[seat]
    return found


def _path(placed: Any, seat: int, spot: int, points: int) -> list[Event]:
    """A tile closes one ring at most: its path surrounds one corner."""
    rings = completed_paths(placed, seat)
    found = []
    for path, cells in rings:
        if cells >> spot & 1:
            squares = places(placed, seat, cells)
            detail: Detail = {"path": PATH_NAMES[path], "count": len(rings), "from": squares[0], "to": squares[-1]}
            found.append(Event("path", seat, points=points, line="paths", detail=detail))
    return found


def _missions(before: Any, placed: Any, seat: int, after: Any) -> list[Event]:
    """Missions won with this tile; a fourth finisher finds no point tile left (Rulings 7)."""
    found = []
    for mission in range(before.missions):
        first, second = (ELEMENT_NAMES[element] for element in mission_elements(before, mission))
        detail: Detail = {"number": mission + 1, "first": first, "second": second}
        key = f"mission-{mission + 1}"
        won = after.won[SEATS * mission + seat]
        if won and not before.won[SEATS * mission + seat]:
            found.append(Event("mission", seat, points=MISSION_POINTS[won], line=key, detail=detail))
        elif (
            not won
            and placed.rules.has_done(placed, seat, mission)
            and not before.rules.has_done(before, seat, mission)
        ):
            found.append(Event("mission-late", seat, line=key, detail=detail))
    return found


def _points(state: Any, seat: int) -> list[int]:
    points = [0] * len(LINES)
    state.rules.score_lines(state, seat, points)
    return points


def _wishes(before: Any, after: Any) -> list[Event]:
    """What the tile changes in the other score lines, of others too: the majority is contested."""
    found = []
    for seat in range(before.players):
        for key, old, new in zip(LINES, _points(before, seat), _points(after, seat), strict=True):
            if old != new and key not in ("money", "paths") and not key.startswith("mission"):
                found.append(Event("wish", seat, points=new - old, line=key))
    return found


def _round(before: Any, after: Any) -> list[Event]:
    """The round ends: the bottom row goes, the rest falls, the gaps are filled, the marker passes on."""
    found = [Event("round-end", detail={"round": before.round})]
    board = list(before.board)
    for column in range(COLUMNS):
        space = SPACES - COLUMNS + column
        if board[space]:
            tile = TILE_NAMES[board[space] - 1]
            found.append(Event("discard", piece=tile, origin=f"market-{SPACE_SQUARES[space]}", target="discards"))
            board[space] = 0
    for column in range(COLUMNS):
        for row in range(ROWS - 2, -1, -1):
            low = row
            while low + 1 < ROWS and not board[COLUMNS * (low + 1) + column]:
                low += 1
            origin, target = COLUMNS * row + column, COLUMNS * low + column
            if board[origin] and target != origin:
                board[target], board[origin] = board[origin], 0
                way = f"market-{SPACE_SQUARES[origin]}", f"market-{SPACE_SQUARES[target]}"
                found.append(Event("fall", None, TILE_NAMES[board[target] - 1], *way))
    left = sum(before.supply_left)
    for space in REFILL_ORDER:
        if board[space]:
            continue
        if not left:
            found.append(Event("reshuffle", origin="discards", target="supply"))
            left = SPACES * SEATS * CELLS  # more than can be needed: there is one reshuffle in a refill at most
        left -= 1
        tile = TILE_NAMES[after.board[space] - 1]
        found.append(Event("refill", piece=tile, origin="supply", target=f"market-{SPACE_SQUARES[space]}"))
    marker = f"{before.marker}-marker", f"{after.marker}-marker"
    rounds = after.rules.rounds(after)
    kind = "last-round" if after.round == rounds else "round"
    found.append(Event("marker", after.marker, "marker", *marker))
    return [*found, Event(kind, after.marker, detail={"round": after.round, "rounds": rounds})]
