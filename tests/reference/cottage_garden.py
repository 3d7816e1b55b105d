"""Cottage Garden, the slow and obvious way: a second implementation to compare the engine with.

Written from shared/rules/cottage-garden.md and docs/notation.md alone. The whole game is one script (a chain
of generators) that reads like the rules and stops at each decision and each chance event with a Question.
A component file is taken as valid (ruling 14 is not checked here).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

Square = tuple[int, int]  # (column, row), both from 0; row 0 is at the top
Squares = frozenset[Square]

BED_SQUARES: list[Square] = [(column, row) for row in range(5) for column in range(5)]
NURSERY_SQUARES: list[Square] = [(column, row) for row in range(4) for column in range(4)]  # A1, B1, ... D4

TRACKS: dict[str, list[int]] = {
    "orange": [*range(16), 20],  # 0, 1, ... 15, 20: 16 steps
    "blue": [*range(0, 15, 2), 20],  # 0, 2, ... 14, 20: 8 steps
}
PENALTY_STEPS = {"orange": 2, "blue": 1}
LAST_BELOW_RED_LINE = 6  # the red line lies between 6 and 7
CAT_LIMIT = 2
FINAL_DIE = 6
CORNERS = ["nw", "ne", "se", "sw"]  # clockwise, as the gardener walks


@dataclass
class Question:
    """What the game waits for: a decision of a seat, or a chance event (seat None)."""

    seat: int | None
    options: list[str]  # canonical notation
    readings: dict[str, str]  # every form that is read, in small letters -> canonical notation


Script = Generator[Question, str, None]
Asking = Generator[Question, str, str]


@dataclass(frozen=True)
class Tile:
    """A flower tile: the square of its symbol never matters."""

    name: str
    shape: Squares
    pots: int
    cloches: int


@dataclass
class Bed:
    """A flowerbed with what lies on it."""

    number: int
    side: str  # "light" or "dark"
    prints: dict[Square, str]  # "P" or "C" where a symbol is printed
    tiles: list[tuple[Tile, Squares]] = field(default_factory=list)  # in the order laid
    cats: list[Square] = field(default_factory=list)
    pots: list[Square] = field(default_factory=list)

    def under_tiles(self) -> set[Square]:
        return {square for _, squares in self.tiles for square in squares}

    def free_for_tile(self) -> set[Square]:
        """Never on a tile, cat or pot token; printed symbols may be covered."""
        return set(BED_SQUARES) - self.under_tiles() - set(self.cats) - set(self.pots)

    def empty(self) -> list[Square]:
        """No tile, no token, no printed symbol (also ruling 4)."""
        free = self.free_for_tile()
        return [square for square in BED_SQUARES if square in free and square not in self.prints]

    def complete(self) -> bool:
        return not self.empty()

    def visible_prints(self, symbol: str) -> int:
        covered = self.under_tiles()
        return sum(1 for square, what in self.prints.items() if what == symbol and square not in covered)

    def visible_pots(self) -> int:
        return self.visible_prints("P") + len(self.pots) + sum(tile.pots for tile, _ in self.tiles)

    def visible_cloches(self) -> int:
        return self.visible_prints("C") + sum(tile.cloches for tile, _ in self.tiles)


# ---- squares, shapes and their names


def parse_shape(text: str) -> Squares:
    rows = text.split("/")
    return frozenset((c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X")


def to_corner(shape: Iterable[Square]) -> Squares:
    """Shift so that the top left corner of the bounding box is (0, 0)."""
    squares = list(shape)
    left = min(column for column, _ in squares)
    top = min(row for _, row in squares)
    return frozenset((column - left, row - top) for column, row in squares)


def mirrored(shape: Squares) -> Squares:
    return to_corner((-column, row) for column, row in shape)


def turned(shape: Squares) -> Squares:
    """A quarter turn clockwise (rows count downwards)."""
    return to_corner((-row, column) for column, row in shape)


@cache
def orientations(shape: Squares) -> list[tuple[str, Squares]]:
    """All eight, with their notation, smallest (flipped, turns) first: flipped first, then turned."""
    result: list[tuple[str, Squares]] = []
    for flip, start in (("", to_corner(shape)), ("f", mirrored(shape))):
        current = start
        for turns in range(4):
            suffix = (f"r{turns}" if turns else "") + flip
            result.append((f"-{suffix}" if suffix else "", current))
            current = turned(current)
    return result


@cache
def shifted(shape: Squares, to: Square) -> Squares:
    return frozenset((column + to[0], row + to[1]) for column, row in shape)


def bed_square_name(square: Square) -> str:
    return "abcde"[square[0]] + str(square[1] + 1)


def nursery_square_name(square: Square) -> str:
    return "ABCD"[square[0]] + str(square[1] + 1)


def squares_of(name: str) -> tuple[int, Square]:
    """'1c3' -> place 0 and square (2, 2)."""
    return int(name[0]) - 1, ("abcde".index(name[1]), int(name[2]) - 1)


def make_tiles(components: dict[str, Any]) -> dict[str, Tile]:
    """Every tile by name; the copies of a label are numbered: 5A, 3B#1, 3B#2, 3B#3."""
    tiles: dict[str, Tile] = {}
    for entry in components["tiles"]:
        for copy in range(1, entry["copies"] + 1):
            name = entry["label"] + (f"#{copy}" if entry["copies"] > 1 else "")
            tiles[name] = Tile(name, parse_shape(entry["shape"]), entry["pots"], entry["cloches"])
    return tiles


def gardener_rows(players: int) -> list[list[Square]]:
    """The four nursery squares each gardener space faces, nearest first, clockwise from the top left."""
    top = [[(column, row) for row in range(4)] for column in range(4)]
    right = [[(column, row) for column in reversed(range(4))] for row in range(4)]
    bottom = [[(column, row) for row in reversed(range(4))] for column in reversed(range(4))]
    left = [[(column, row) for column in range(4)] for row in reversed(range(4))]
    if players < 4:
        return top + right + bottom + left
    northwest = [(i, i) for i in range(4)]
    northeast = [(3 - i, i) for i in range(4)]
    southeast = [(3 - i, 3 - i) for i in range(4)]
    southwest = [(i, 3 - i) for i in range(4)]
    return [northwest, *top, northeast, *right, southeast, *bottom, southwest, *left]


def corners_passed(players: int) -> dict[int, str]:
    """Gardener space just reached -> the corner passed by reaching it."""
    if players < 4:
        return {4 * i: corner for i, corner in enumerate(CORNERS)}  # the first space of a side
    return {5 * i: corner for i, corner in enumerate(CORNERS)}  # the corner space itself


# ---- the game


class CottageGarden:
    """One game, from before the first tile is dealt."""

    def __init__(
        self,
        players: int,
        components: dict[str, Any],
        return_order: str = "shuffled",
        discard_cats: bool = False,
        bed_choice: str = "random",
        children: tuple[int, ...] = (),
        bonuses: tuple[str, ...] = ("cat", "pot"),
    ) -> None:
        ages = tuple(children) or (0,) * players
        if players not in (1, 2, 3, 4):
            raise ValueError("1 to 4 players")
        if return_order not in ("shuffled", "chosen"):
            raise ValueError("return_order: shuffled or chosen")
        if bed_choice not in ("random", "chosen") or (bed_choice == "chosen" and players > 1):
            raise ValueError("bed_choice: random or, solo only, chosen")
        if len(ages) != players or any(age not in (0, 5, 6, 7) for age in ages):
            raise ValueError("children: an age 5-7 or 0 per seat")
        if players == 1 and any(ages):
            raise ValueError("children: not in solo")
        if not set(bonuses) <= {"cat", "pot"}:
            raise ValueError("bonuses: a subset of cat and pot")

        self.players = players
        self.return_order = return_order
        self.discard_cats = discard_cats
        self.bed_choice = bed_choice
        self.children = ages
        self.bonuses = frozenset(bonuses)
        self.tiles = make_tiles(components)
        self.bed_sides: dict[int, dict[str, dict[Square, str]]] = {
            bed["id"]: {side: self._printed(bed[side]) for side in ("light", "dark")} for bed in components["beds"]
        }

        self.rows = gardener_rows(players)
        self.start = 1 if players == 4 else 0  # top A
        self.turning_space = (self.start - 2) % len(self.rows) if players == 3 else self.start
        self.gardener = self.start
        self.die = 2 if players <= 2 else 1
        self.final = False
        self.over = False

        seats = range(players)
        self.nursery: dict[Square, str | None] = dict.fromkeys(NURSERY_SQUARES)
        self.path: list[str] = []  # the head first
        self.beds: list[list[Bed | None]] = [[None, None] for _ in seats]  # a bed keeps its place, 1 or 2
        self.supply: Bed | None = None
        self.cats = [2 for _ in seats]
        self.steps: list[dict[str, list[int]]] = [{colour: [0, 0, 0] for colour in TRACKS} for _ in seats]
        self.beehives = [0 for _ in seats]
        self.corners: list[list[str]] = [[] for _ in seats]
        self.turns = [0 for _ in seats]

        self._script = self._game()
        self._question: Question | None = None
        self._advance(None)

    # ---- the contract

    @property
    def turn(self) -> int | None:
        return self._question.seat if self._question else None

    def chance(self) -> dict[str, int]:
        if self._question is None or self._question.seat is not None:
            return {}
        return dict.fromkeys(self._question.options, 1)

    def happen(self, outcome: str) -> None:
        if self._question is None or self._question.seat is not None:
            raise ValueError("no chance event is due")
        self._answer(self._question, outcome)

    def legal(self) -> list[str]:
        if self._question is None or self._question.seat is None:
            return []
        return list(self._question.options)

    def play(self, move: str) -> None:
        if self._question is None or self._question.seat is None:
            raise ValueError("no decision is due")
        self._answer(self._question, move)

    def scores(self) -> list[int]:
        return [self._score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Most points; tied: more beehives; if nobody tied has one, shared."""
        if not self.over:
            return []
        ranks = list(zip(self.scores(), self.beehives, strict=True))
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def facts(self) -> dict[str, Any]:
        return {
            "nursery": [self.nursery[square] for square in NURSERY_SQUARES],
            "path": list(self.path),
            "beds": [[self._bed_facts(bed) for bed in places] for places in self.beds],
            "supply": self._bed_facts(self.supply),
            "cats": list(self.cats),
            "cubes": [self._cubes(seat) for seat in range(self.players)],
            "beehives": list(self.beehives),
            "corners": [list(corners) for corners in self.corners],
            "gardener": self.gardener,
            "die": self.die,
            "turn": self.turn,
            "turns": list(self.turns),
            "final": self.final,
        }

    @staticmethod
    def _bed_facts(bed: Bed | None) -> dict[str, Any] | None:
        if bed is None:
            return None
        return {
            "number": bed.number,
            "side": bed.side,
            "tiles": [[tile.name, sorted(map(bed_square_name, squares))] for tile, squares in bed.tiles],
            "cats": sorted(map(bed_square_name, bed.cats)),
            "pots": sorted(map(bed_square_name, bed.pots)),
        }

    # ---- running the script

    def _advance(self, answer: str | None) -> None:
        try:
            self._question = next(self._script) if answer is None else self._script.send(answer)
        except StopIteration:
            self._question = None
            self.over = True

    def _answer(self, question: Question, text: str) -> None:
        canonical = question.readings.get(text.strip().lower())
        if canonical is None:
            raise ValueError(f"not possible now: {text}")
        self._advance(canonical)

    @staticmethod
    def _ask(seat: int | None, options: list[str], readings: dict[str, str] | None = None) -> Asking:
        """With only one possibility nothing is asked: it happens by itself."""
        if len(options) == 1:
            return options[0]
        forms = {option.lower(): option for option in options}
        return (yield Question(seat, options, forms | (readings or {})))

    # ---- set-up

    def _game(self) -> Script:
        yield from self._deal_tiles()
        yield from self._deal_beds()
        yield from self._place_corner_cats()
        seat = 0
        while True:
            yield from self._turn(seat)
            if self._no_bed_left():
                return  # as soon as the last bed has been scored and removed: the gardener stays
            seat = (seat + 1) % self.players
            yield from self._move_gardener(seat)
            if self._no_bed_left():
                return  # all beds were given up

    def _deal_tiles(self) -> Script:
        unseen = list(self.tiles)
        for square in NURSERY_SQUARES:
            name = yield from self._ask(None, list(unseen))
            unseen.remove(name)
            self.nursery[square] = name
        while unseen:
            name = yield from self._ask(None, list(unseen))
            unseen.remove(name)
            self.path.append(name)

    def _deal_beds(self) -> Script:
        """For each seat a light and a dark bed, then the supply bed, light side up; the rest is out."""
        unused = list(self.bed_sides)
        for seat in range(self.players):
            for place, side in enumerate(("light", "dark")):
                self.beds[seat][place] = self._new_bed((yield from self._bed_number(unused)), side)
        self.supply = self._new_bed((yield from self._bed_number(unused)), "light")

    def _bed_number(self, unused: list[int]) -> Asking:
        if self.bed_choice == "chosen":
            answer = yield from self._ask(0, [f"bed {number}" for number in unused])
        else:
            answer = yield from self._ask(None, [f"bed-{number}" for number in unused])
        number = answer[4:]
        unused.remove(int(number))
        return number

    def _new_bed(self, number: str, side: str) -> Bed:
        return Bed(int(number), side, self.bed_sides[int(number)][side])

    @staticmethod
    def _printed(rows: list[str]) -> dict[Square, str]:
        return {(c, r): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."}

    def _place_corner_cats(self) -> Script:
        """Age 5 / 6 / 7: cats on 3 / 2 / 1 distinct corners; one more in a two-player game."""
        for seat, age in enumerate(self.children):
            if age:
                count = 8 - age + (1 if self.players == 2 else 0)
                options = ["corners " + "+".join(subset) for subset in combinations(CORNERS, count)]
                answer = yield from self._ask(seat, options)
                self.corners[seat] = answer.removeprefix("corners ").split("+")

    # ---- a turn

    def _turn(self, seat: int) -> Script:
        """Everything but the gardener, who is all that a player without beds moves."""
        if self._has_bed(seat):
            if self.final:
                yield from self._pay_penalty(seat)
            yield from self._refill(seat)
            yield from self._plant(seat)
            yield from self._offer_cats(seat)
            yield from self._score_and_limit(seat)
        self.turns[seat] += 1

    def _pay_penalty(self, seat: int) -> Script:
        """One orange cube back two steps or one blue cube back one; none can: nothing is lost (ruling 5)."""
        options: list[str] = []
        for colour, back in PENALTY_STEPS.items():
            able = {step for step in self.steps[seat][colour] if step >= back}
            options += [f"pay {colour}-{TRACKS[colour][step]}" for step in sorted(able)]
        if options:
            answer = yield from self._ask(seat, options)
            colour, space = answer.removeprefix("pay ").split("-")
            step = TRACKS[colour].index(int(space))
            self._replace_cube(seat, colour, step, step - PENALTY_STEPS[colour])

    # ---- 1. refill

    def _row(self) -> list[Square]:
        return self.rows[self.gardener]

    def _refill(self, seat: int) -> Script:
        empty = sum(1 for square in self._row() if self.nursery[square] is None)
        if empty >= 3:
            self._fill_row()
        elif empty >= 1 and self.path and self.cats[seat] and not any(self.children):
            answer = yield from self._ask(seat, ["ramble", "stay"])
            if answer == "ramble":
                self.cats[seat] -= 1
                self._fill_row()

    def _fill_row(self) -> None:
        """From the head of the path, nearest space first, as far as tiles last (ruling 8)."""
        for square in self._row():
            if self.nursery[square] is None and self.path:
                self.nursery[square] = self.path.pop(0)

    # ---- 2. plant

    def _plant(self, seat: int) -> Script:
        """Lay one tile of the gardener row, or put one pot token: exactly one."""
        options, readings, lays = self._lays(seat)
        options += [f"pot {name}" for name in self._empty_names(seat)]
        answer = yield from self._ask(seat, options, readings)
        if answer in lays:
            source, place, squares = lays[answer]
            name = self.nursery[source]
            assert name is not None
            self.nursery[source] = None
            self._bed(seat, place).tiles.append((self.tiles[name], squares))
        else:
            self._put_pot(seat, answer)

    def _lays(self, seat: int) -> tuple[list[str], dict[str, str], dict[str, tuple[Square, int, Squares]]]:
        """Canonical names, all readings, what each name means. A lay is the squares it covers (ruling 13)."""
        names: dict[tuple[Square, int, Squares], str] = {}
        readings: dict[str, str] = {}
        for source in self._row():
            tile = self.nursery[source]
            if tile is None:
                continue
            for suffix, shape in orientations(self.tiles[tile].shape):
                for place in self._places(seat):
                    free = self._bed(seat, place).free_for_tile()
                    for corner in BED_SQUARES:
                        squares = shifted(shape, corner)
                        if squares <= free:
                            at = f"{place + 1}{bed_square_name(corner)}"
                            form = f"plant {nursery_square_name(source)}-{at}{suffix}"
                            # the first form found has the smallest (flipped, turns): it is the name
                            readings[form.lower()] = names.setdefault((source, place, squares), form)
        return list(names.values()), readings, {name: lay for lay, name in names.items()}

    def _offer_cats(self, seat: int) -> Script:
        """Cats from the reserve on empty squares, one by one until the player is done."""
        while self.cats[seat] and self._empty_names(seat):
            options = [f"cat {name}" for name in self._empty_names(seat)]
            answer = yield from self._ask(seat, [*options, "done"])
            if answer == "done":
                return
            self._put_cat(seat, answer)

    # ---- 3. and 4. score and cat limit

    def _score_and_limit(self, seat: int) -> Script:
        """Steps 3 and 4 repeat until no bed is complete and at most 2 cats remain."""
        while True:
            while self._complete_places(seat):
                yield from self._score_all(seat)
                yield from self._offer_cats(seat)  # e.g. those just received
            if not self._excess(seat):
                return
            yield from self._place_excess(seat)

    def _score_all(self, seat: int) -> Script:
        """Of two complete beds the player chooses the first; then the other is next (ruling 11)."""
        answer = yield from self._ask(seat, [f"score {place + 1}" for place in self._complete_places(seat)])
        place = int(answer.removeprefix("score ")) - 1
        yield from self._score_bed(seat, place)
        while complete := self._complete_places(seat):
            place = 1 - place if 1 - place in complete else place
            yield from self._score_bed(seat, place)

    def _score_bed(self, seat: int, place: int) -> Script:
        """Orange cube, blue cube, bonus pots, clean up and replace; then the bonus pots that waited."""
        bed = self._bed(seat, place)
        waiting = 0
        for colour, symbols in (("orange", bed.visible_pots()), ("blue", bed.visible_cloches())):
            emptied = yield from self._move_cube(seat, colour, symbols)
            waiting += 1 if emptied and "pot" in self.bonuses else 0
        waiting = yield from self._place_bonus_pots(seat, waiting)  # the complete bed has no empty square
        yield from self._return_tiles(seat, bed)
        if self.final:
            self.beds[seat][place] = None  # completed beds are not replaced
        else:
            self.beds[seat][place] = self.supply  # as it lies
            self.supply = self._new_bed(str(bed.number), "dark" if bed.side == "light" else "light")
            yield from self._place_bonus_pots(seat, waiting)  # ruling 2; without a replacement they are lost

    def _move_cube(self, seat: int, colour: str, symbols: int) -> Generator[Question, str, bool]:
        """One cube below 20, as many steps as symbols (ruling 6). True if the last cube has left 0."""
        track = TRACKS[colour]
        movable = sorted({step for step in self.steps[seat][colour] if track[step] < 20})
        if not symbols or not movable:
            return False
        answer = yield from self._ask(seat, [f"{colour} {track[step]}" for step in movable])
        old = track.index(int(answer.removeprefix(f"{colour} ")))
        new = min(old + symbols, len(track) - 1)  # steps beyond 20 are lost
        self._replace_cube(seat, colour, old, new)
        if track[old] <= LAST_BELOW_RED_LINE < track[new] and "cat" in self.bonuses:
            self.cats[seat] += 1
        if track[new] == 20:
            self._take_beehive(seat)
        return old == 0 and 0 not in self.steps[seat][colour]

    def _replace_cube(self, seat: int, colour: str, old: int, new: int) -> None:
        self.steps[seat][colour].remove(old)
        self.steps[seat][colour].append(new)

    def _take_beehive(self, seat: int) -> None:
        """The first player on 20: the double, the next other player: the single (ruling 9). Not in solo."""
        if self.players > 1 and not self.beehives[seat]:
            self.beehives[seat] = 2 if 2 not in self.beehives else 1 if 1 not in self.beehives else 0

    def _place_bonus_pots(self, seat: int, pots: int) -> Generator[Question, str, int]:
        """One by one while there is an empty square; how many are left over."""
        while pots and self._empty_names(seat):
            answer = yield from self._ask(seat, [f"pot {name}" for name in self._empty_names(seat)])
            self._put_pot(seat, answer)
            pots -= 1
        return pots

    def _return_tiles(self, seat: int, bed: Bed) -> Script:
        """Clean up: tokens to the supply, tiles to the tail of the path, one by one."""
        bed.cats.clear()
        bed.pots.clear()
        laid = [tile.name for tile, _ in bed.tiles]
        while bed.tiles:
            left = [tile.name for tile, _ in bed.tiles]
            if self.return_order == "chosen":
                answer = yield from self._ask(seat, [f"return {laid.index(name) + 1}" for name in left])
                name = laid[int(answer.removeprefix("return ")) - 1]
            else:
                name = yield from self._ask(None, left)
            bed.tiles = [(tile, squares) for tile, squares in bed.tiles if tile.name != name]
            self.path.append(name)

    def _excess(self, seat: int) -> int:
        """Cats above the limit; no limit for children, nor when the game's last bed has gone (ruling 3)."""
        if self.children[seat] or self._no_bed_left():
            return 0
        return max(0, self.cats[seat] - CAT_LIMIT)

    def _place_excess(self, seat: int) -> Script:
        """All the excess on empty squares (option: or dropped); without beds it is returned (ruling 3)."""
        while self._excess(seat) and self._empty_names(seat):
            options = [f"cat {name}" for name in self._empty_names(seat)]
            answer = yield from self._ask(seat, options + (["drop"] if self.discard_cats else []))
            if answer == "drop":
                self.cats[seat] -= 1
            else:
                self._put_cat(seat, answer)
        if not self._complete_places(seat):
            self.cats[seat] -= self._excess(seat)

    # ---- 5. gardener and the start of the final round

    def _move_gardener(self, next_seat: int) -> Script:
        for _ in range(2 if self.players == 1 else 1):
            self.gardener = (self.gardener + 1) % len(self.rows)
            self._bring_corner_cats()
            if self.gardener == self.turning_space and not self.final:
                self.die += 1
                if self.die == FINAL_DIE:
                    self.final = True
                    yield from self._give_up_beds(next_seat)

    def _bring_corner_cats(self) -> None:
        corner = corners_passed(self.players).get(self.gardener)
        for seat in range(self.players):
            if corner in self.corners[seat]:
                self.cats[seat] += 1

    def _give_up_beds(self, first_seat: int) -> Script:
        """Beds with fewer than three tiles, from the next player on, first bed first (rulings 7, 10)."""
        for offset in range(self.players):
            seat = (first_seat + offset) % self.players
            for place in self._places(seat):
                bed = self._bed(seat, place)
                if len(bed.tiles) < 3:
                    yield from self._return_tiles(seat, bed)
                    self.beds[seat][place] = None

    # ---- looking at the table

    def _cubes(self, seat: int) -> dict[str, list[int]]:
        return {colour: sorted(track[step] for step in self.steps[seat][colour]) for colour, track in TRACKS.items()}

    def _score(self, seat: int) -> int:
        cubes = self._cubes(seat)
        return sum(cubes["orange"]) + sum(cubes["blue"]) + self.beehives[seat]

    def _places(self, seat: int) -> list[int]:
        return [place for place in (0, 1) if self.beds[seat][place] is not None]

    def _bed(self, seat: int, place: int) -> Bed:
        bed = self.beds[seat][place]
        assert bed is not None
        return bed

    def _has_bed(self, seat: int) -> bool:
        return bool(self._places(seat))

    def _no_bed_left(self) -> bool:
        return not any(self._has_bed(seat) for seat in range(self.players))

    def _complete_places(self, seat: int) -> list[int]:
        return [place for place in self._places(seat) if self._bed(seat, place).complete()]

    def _empty_names(self, seat: int) -> list[str]:
        """Every empty square of one's beds: 1a1, 1b1, ... 2e5."""
        return [
            f"{place + 1}{bed_square_name(square)}"
            for place in self._places(seat)
            for square in self._bed(seat, place).empty()
        ]

    # ---- putting tokens

    def _put_pot(self, seat: int, move: str) -> None:
        place, square = squares_of(move.removeprefix("pot "))
        self._bed(seat, place).pots.append(square)

    def _put_cat(self, seat: int, move: str) -> None:
        place, square = squares_of(move.removeprefix("cat "))
        self.cats[seat] -= 1
        self._bed(seat, place).cats.append(square)
