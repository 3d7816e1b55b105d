"""Zen Garden, the slow and obvious way: a second implementation to compare the engine with.

Written from shared/rules/zen-garden.md alone ("R7" below is its ruling 7); notation as in docs/notation.md.
Rows and columns count from 0 here. Squares of a garden are named from its first tile, which lies on d4.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

PATHS = ("sand", "wood", "stone")
DECORS = ("pagoda", "bench", "buddha", "gate", "crane")
GROUNDS = ("sand", "gravel", "trees", "clay", "water", "cherry")

ROWS, COLUMNS = 3, 4  # the selection board
COST = (2, 1, 0)  # by row, top to bottom
BOTTOM = ROWS - 1
SIZE = 4  # a garden is at most 4x4
FIRST_MONEY, MOST_MONEY = 12, 25
LINE_BONUS = 3
CORNERS = ("tl", "tr", "br", "bl")  # rotation 0-3: the corner the ring surrounds (R1)

PREFERENCES = ("small", "great", "majority", "detail")  # the spaces of board 1, in the order of set-up
MISSIONS_ON_BOARD = {4: 2, 5: 1}  # R6
MISSION_POINTS = (5, 3, 1)
MISSION_NEED = 4  # R7

PATH_POINTS = (0, 3, 6, 10, 15)
DECOR_POINTS = {6: 3, 7: 5, 8: 7, 9: 10, 10: 13, 11: 16, 12: 20}
DETAIL_POINTS = (0, -4, -2, -1, 2, 5, 8)
MINIMALIST_POINTS = {1: 18, 2: 18, 3: 12, 4: 6}
UNITY_POINTS = 10
MOST_PRIZE, SECOND_PRIZE = 8, 4

Cell = tuple[int, int]


class Tile(NamedTuple):
    """One of the 90 garden tiles."""

    path: str
    decor: str
    ground: str

    @property
    def name(self) -> str:
        return f"{self.path}-{self.decor}-{self.ground}"

    @property
    def elements(self) -> tuple[str, str, str]:
        """The three emperor tiles this tile answers to."""
        return (path_element(self.path), self.decor, ground_element(self.ground))


Garden = dict[Cell, tuple[Tile, int]]  # cell -> (tile, rotation)


@dataclass
class Mission:
    """Two elements, the point tiles still there, and who won which."""

    board: int
    elements: list[str] = field(default_factory=list)
    left: list[int] = field(default_factory=lambda: list(MISSION_POINTS))
    won: dict[int, int] = field(default_factory=dict)


# Names


def path_element(path: str) -> str:
    return f"{path}-path"


def ground_element(ground: str) -> str:
    """Two different elements are called sand; the other grounds need no suffix."""
    return "sand-ground" if ground == "sand" else ground


def all_tiles() -> list[Tile]:
    """Every combination of path, decor and ground exactly once."""
    return [Tile(path, decor, ground) for path in PATHS for decor in DECORS for ground in GROUNDS]


def all_elements() -> list[str]:
    """One emperor tile per element: 3 paths, 5 decors, 6 grounds."""
    return [*map(path_element, PATHS), *DECORS, *map(ground_element, GROUNDS)]


def square(cell: Cell) -> str:
    """A column letter and a row number."""
    row, col = cell
    return "abcdefg"[col] + str(row + 1)


def garden_square(garden: Garden, cell: Cell) -> str:
    """The name of a cell of a garden: tiles are kept in the order they were laid, and the first lies on d4."""
    row, col = next(iter(garden), (0, 0))
    return square((cell[0] - row + 3, cell[1] - col + 3))


# Gardens


def neighbours(cell: Cell) -> list[Cell]:
    row, col = cell
    return [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]


def fits(cells: list[Cell]) -> bool:
    """Is the bounding box at most 4x4?"""
    rows = [row for row, _ in cells]
    cols = [col for _, col in cells]
    return max(rows) - min(rows) < SIZE and max(cols) - min(cols) < SIZE


def open_cells(garden: Garden) -> list[Cell]:
    """Where the next tile may go (R1)."""
    if not garden:
        return [(0, 0)]
    beside = {near for cell in garden for near in neighbours(cell)} - set(garden)
    return sorted(cell for cell in beside if fits([*garden, cell]))


def shifted(cell: Cell, top: int, left: int) -> Cell:
    return (cell[0] - top, cell[1] - left)


def with_tile(garden: Garden, cell: Cell, tile: Tile, rotation: int) -> tuple[Garden, Cell]:
    """The garden after a placement, renumbered from its top left (R1), and where the new tile lies in it."""
    bigger = {**garden, cell: (tile, rotation)}
    top = min(row for row, _ in bigger)
    left = min(col for _, col in bigger)
    return {shifted(at, top, left): laid for at, laid in bigger.items()}, shifted(cell, top, left)


def all_lines() -> list[list[Cell]]:
    """Four rows, four columns, two long diagonals; four tiles on any of them span that side of the box."""
    four = range(SIZE)
    rows = [[(row, col) for col in four] for row in four]
    cols = [[(row, col) for row in four] for col in four]
    diagonals = [[(i, i) for i in four], [(i, SIZE - 1 - i) for i in four]]
    return rows + cols + diagonals


def same_decor_line(garden: Garden, line: list[Cell]) -> bool:
    return all(cell in garden for cell in line) and len({garden[cell][0].decor for cell in line}) == 1


def lines_completed(garden: Garden, new: Cell) -> int:
    """Lines of one decor through the tile just placed."""
    return sum(new in line and same_decor_line(garden, line) for line in all_lines())


def count_element(garden: Garden, element: str) -> int:
    return sum(element in tile.elements for tile, _ in garden.values())


def is_path(garden: Garden, top_left: Cell) -> bool:
    """Do the four tiles of this 2x2 block, all of one path, ring its middle point?"""
    row, col = top_left
    ring = {(row, col): "br", (row, col + 1): "bl", (row + 1, col + 1): "tl", (row + 1, col): "tr"}
    if any(cell not in garden for cell in ring):
        return False
    turned = all(CORNERS[garden[cell][1]] == corner for cell, corner in ring.items())
    return turned and len({garden[cell][0].path for cell in ring}) == 1


def completed_paths(garden: Garden) -> int:
    """Over the nine inner points; a tile has one ring, so it is in one path at most."""
    return sum(is_path(garden, (row, col)) for row in range(SIZE - 1) for col in range(SIZE - 1))


def grounds(garden: Garden) -> set[str]:
    return {tile.ground for tile, _ in garden.values()}


def is_one_area(garden: Garden, ground: str) -> bool:
    """Are all tiles of this ground connected by sides?"""
    cells = {cell for cell, (tile, _) in garden.items() if tile.ground == ground}
    reached = {min(cells)}
    while more := {near for cell in reached for near in neighbours(cell) if near in cells} - reached:
        reached |= more
    return reached == cells


# Points


def path_points(garden: Garden) -> int:
    return PATH_POINTS[completed_paths(garden)]


def decor_points(garden: Garden) -> int:
    """Each decor on its own; fewer than 6 are worth nothing, more than 12 no more than 12."""
    return sum(DECOR_POINTS.get(min(count_element(garden, decor), 12), 0) for decor in DECORS)


def detail_points(count: int) -> int:
    return DETAIL_POINTS[min(count, 6)]


def majority_points(counts: list[int]) -> list[int]:
    """R5: tied for most share both prizes, tied for second share the second, rounded down; none, nothing."""
    points = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return points
    first = [seat for seat, count in enumerate(counts) if count == most]
    if len(first) > 1:
        for seat in first:
            points[seat] = (MOST_PRIZE + SECOND_PRIZE) // len(first)
        return points
    points[first[0]] = MOST_PRIZE
    runner_up = max(count for count in counts if count < most)
    second = [seat for seat, count in enumerate(counts) if count == runner_up and count > 0]
    for seat in second:
        points[seat] = SECOND_PRIZE // len(second)
    return points


def unity_points(garden: Garden) -> int:
    """Board 2; an empty garden scores nothing (R10)."""
    united = all(is_one_area(garden, ground) for ground in grounds(garden))
    return UNITY_POINTS if garden and united else 0


def minimalist_points(garden: Garden) -> int:
    """Board 3; an empty garden scores nothing (R10)."""
    return MINIMALIST_POINTS.get(len(grounds(garden)), 0)


# The game


class ZenGarden:
    """One match. Chance is asked for and told, tile by tile; nothing here is random."""

    def __init__(self, players: int, boards: str = "1") -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"2 to 4 players, not {players}")
        if boards != "".join(sorted(set(boards) & set("12345"))) or "1" not in boards:
            raise ValueError(f"boards are ascending digits 1-5 with 1 among them, not {boards!r}")
        self.players = players
        self.boards = boards
        self.turns_per_round = 4 if players == 2 else players  # two players: A B A B
        self.rounds = SIZE * SIZE * players // self.turns_per_round

        self.gardens: list[Garden] = [{} for _ in range(players)]
        self.money = [FIRST_MONEY] * players
        self.board: list[list[Tile | None]] = [[None] * COLUMNS for _ in range(ROWS)]
        self.supply = all_tiles()  # what is left; its order means nothing
        self.discards: list[Tile] = []
        self.emperor: dict[str, str] = {}  # preference -> element
        self.missions = [
            Mission(board) for board, count in MISSIONS_ON_BOARD.items() if str(board) in boards for _ in range(count)
        ]

        self.marker = 0
        self.round = 1
        self.turns_taken = 0  # in this round
        self.held: Tile | None = None
        self.refilling = True  # set-up fills the selection board as in a refill
        self.over = False

    # Chance

    def chance(self) -> dict[str, int]:
        """The outcomes of the chance event that is due, each with its weight."""
        if self._emperor_due():
            return {element: 1 for element in all_elements() if element not in self._laid()}
        if self.refilling:
            return {tile.name: 1 for tile in self.supply}
        return {}

    def happen(self, outcome: str) -> None:
        """That outcome happens, and everything that follows without a decision."""
        outcome = outcome.lower()
        if outcome not in self.chance():
            raise ValueError(f"cannot happen now: {outcome}")
        if self._emperor_due():
            self._lay_emperor(outcome)
        else:
            self._fill(Tile(*outcome.split("-")))

    def _laid(self) -> list[str]:
        """The emperor tiles on the table, in the order laid."""
        on_missions = [element for mission in self.missions for element in mission.elements]
        return [*self.emperor.values(), *on_missions]

    def _emperor_due(self) -> bool:
        return len(self._laid()) < len(PREFERENCES) + 2 * len(self.missions)

    def _lay_emperor(self, element: str) -> None:
        """Board 1's four spaces, then two on each mission."""
        if len(self.emperor) < len(PREFERENCES):
            self.emperor[PREFERENCES[len(self.emperor)]] = element
        else:
            next(mission for mission in self.missions if len(mission.elements) < 2).elements.append(element)

    def _empty_spaces(self) -> list[Cell]:
        """In the order they are filled: bottom row first, each row left to right."""
        spaces = [(row, col) for row in reversed(range(ROWS)) for col in range(COLUMNS)]
        return [(row, col) for row, col in spaces if self.board[row][col] is None]

    def _fill(self, tile: Tile) -> None:
        row, col = self._empty_spaces()[0]
        self.board[row][col] = tile
        self.supply.remove(tile)
        if self._empty_spaces():
            self._need_tile()
        else:
            self.refilling = False
            self._next_round()

    def _need_tile(self) -> None:
        """A tile is needed: if there is none, the discards become the new supply."""
        if not self.supply:
            self.supply, self.discards = self.discards, []

    def _next_round(self) -> None:
        """After a refill; after the filling at set-up the first round has not been played yet."""
        if self.turns_taken == self.turns_per_round:
            self.turns_taken = 0
            self.round += 1
            self.marker = (self.marker + 1) % self.players

    # Decisions

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when chance is due or the game is over."""
        if self.over or self.refilling:
            return None
        return (self.marker + self.turns_taken) % self.players

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        return list(self._takes(self.turn) if self.held is None else self._places(self.turn))

    def play(self, move: str) -> None:
        """One decision, and everything that follows without another or chance."""
        move = move.lower()
        seat = self.turn
        if seat is None:
            raise ValueError("no decision is due")
        if self.held is None:
            takes = self._takes(seat)
            if move not in takes:
                raise ValueError(f"illegal: {move}")
            self._take(seat, takes[move])
        else:
            places = self._places(seat)
            if move not in places:
                raise ValueError(f"illegal: {move}")
            cell, rotation = places[move]
            self._place(seat, self.held, cell, rotation)

    def _takes(self, seat: int) -> dict[str, Cell]:
        """Any tile the seat can pay for."""
        return {
            f"take {square((row, col))}": (row, col)
            for row in range(ROWS)
            for col in range(COLUMNS)
            if self.board[row][col] is not None and COST[row] <= self.money[seat]
        }

    def _places(self, seat: int) -> dict[str, tuple[Cell, int]]:
        """Any open cell, any of the four rotations."""
        return {
            f"place {garden_square(self.gardens[seat], cell)}-{corner}": (cell, rotation)
            for cell in open_cells(self.gardens[seat])
            for rotation, corner in enumerate(CORNERS)
        }

    def _take(self, seat: int, space: Cell) -> None:
        """Pay by row; the space stays empty until the refill."""
        row, col = space
        self.held = self.board[row][col]
        self.board[row][col] = None
        self.money[seat] -= COST[row]

    def _place(self, seat: int, tile: Tile, cell: Cell, rotation: int) -> None:
        self.held = None
        self.gardens[seat], new = with_tile(self.gardens[seat], cell, tile, rotation)
        bonus = LINE_BONUS * lines_completed(self.gardens[seat], new)
        self.money[seat] = min(MOST_MONEY, self.money[seat] + bonus)  # R4: the cap applies to the sum
        self._check_missions(seat)
        self._end_turn()

    def _check_missions(self, seat: int) -> None:
        """R7: once per player and mission; when the point tiles are gone there is nothing to win."""
        for mission in self.missions:
            done = all(count_element(self.gardens[seat], each) >= MISSION_NEED for each in mission.elements)
            if done and seat not in mission.won and mission.left:
                mission.won[seat] = mission.left.pop(0)

    def _end_turn(self) -> None:
        self.turns_taken += 1
        if self.turns_taken < self.turns_per_round:
            return
        if self.round == self.rounds:
            self.over = True  # no refill, and the marker stays
        else:
            self._begin_refill()

    def _begin_refill(self) -> None:
        """The bottom row is discarded, the rest falls; the spaces left empty are filled by chance (R8)."""
        self.discards += [tile for tile in self.board[BOTTOM] if tile is not None]
        self.board[BOTTOM] = [None] * COLUMNS
        for col in range(COLUMNS):
            self._fall(col)
        self.refilling = True
        self._need_tile()

    def _fall(self, col: int) -> None:
        """Every tile of a column falls straight down."""
        column = [self.board[row][col] for row in range(ROWS)]
        tiles = [tile for tile in column if tile is not None]
        fallen = [None] * (ROWS - len(tiles)) + tiles
        for row in range(ROWS):
            self.board[row][col] = fallen[row]

    # Points

    def explain(self, seat: int) -> dict[str, int]:
        """Points by source, of the gardens as they stand (R10)."""
        garden = self.gardens[seat]
        majority_counts = [self._count(each, "majority") for each in range(self.players)]
        points = {
            "money": self.money[seat],
            "paths": path_points(garden),
            "decors": decor_points(garden),
            "small": self._count(seat, "small"),
            "great": 2 * self._count(seat, "great"),
            "majority": majority_points(majority_counts)[seat],
            "detail": detail_points(self._count(seat, "detail")),
        }
        if "2" in self.boards:
            points["unity"] = unity_points(garden)
        if "3" in self.boards:
            points["minimalist"] = minimalist_points(garden)
        if self.missions:
            points["missions"] = sum(mission.won.get(seat, 0) for mission in self.missions)
        return points

    def _count(self, seat: int, preference: str) -> int:
        """How many tiles of a seat show the element of a preference; none before that is laid."""
        return count_element(self.gardens[seat], self.emperor.get(preference, ""))

    def scores(self) -> list[int]:
        return [sum(self.explain(seat).values()) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Most points, then most money, then shared; nobody before the end."""
        if not self.over:
            return []
        ranks = list(zip(self.scores(), self.money, strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # The table

    def facts(self) -> dict[str, Any]:
        """Everything on the table, in plain values.

        A garden is a sorted list of (row, column, tile name, rotation). The round counts from 1; round and
        marker go on when the refill is complete.
        """
        return {
            "gardens": [
                sorted((row, col, tile.name, rotation) for (row, col), (tile, rotation) in garden.items())
                for garden in self.gardens
            ],
            "money": list(self.money),
            "board": [[tile.name if tile else None for tile in row] for row in self.board],
            "supply": sorted(tile.name for tile in self.supply),
            "discards": sorted(tile.name for tile in self.discards),
            "emperor": dict(self.emperor),
            "missions": [
                {
                    "board": mission.board,
                    "elements": list(mission.elements),
                    "left": list(mission.left),
                    "won": dict(mission.won),
                }
                for mission in self.missions
            ],
            "marker": self.marker,
            "turn": self.turn,
            "round": self.round,
            "held": self.held.name if self.held else None,
            "over": self.over,
        }
