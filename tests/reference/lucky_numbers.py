"""Lucky Numbers, the slow and obvious way: a second implementation to compare the engine with.

Written from the rules text (lucky-numbers.md) and docs/notation.md alone. A garden is a list of 16
numbers, row by row, 0 for an empty space. A tile is its number: equal numbers are interchangeable.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

SIZE = 4
EMPTY = 0
START_SPACES = [0, 5, 10, 15]  # the main diagonal, top left to bottom right

Garden = list[int]
Pair = tuple[int, int]


def square(space: int) -> str:
    """The notation of a space: column letter, then row number from 1 at the top."""
    row, column = divmod(space, SIZE)
    return "abcd"[column] + str(row + 1)


@cache
def increasing(line: tuple[int, ...]) -> bool:
    """Placing: strictly increasing, comparing all tiles of the line, gaps skipped."""
    tiles = [number for number in line if number != EMPTY]
    return tiles == sorted(set(tiles))  # ascending and no number twice


def with_tile(garden: Garden, number: int, space: int) -> Garden:
    """A copy of the garden with the tile on that space, whatever lay there."""
    after = list(garden)
    after[space] = number
    return after


def fits(garden: Garden, number: int, space: int) -> bool:
    """Whether the tile may be placed there: on an empty space or in exchange."""
    if garden[space] == number:
        return False  # Ruling 1: never in exchange for the same number
    after = with_tile(garden, number, space)  # only the row and the column of the space are others than before
    row, column = divmod(space, SIZE)
    return increasing(tuple(after[SIZE * row : SIZE * row + SIZE])) and increasing(tuple(after[column::SIZE]))


@lru_cache(1000)
def _legal_spaces(garden: tuple[int, ...], number: int) -> list[int]:
    return [space for space in range(SIZE * SIZE) if fits(list(garden), number, space)]


def legal_spaces(garden: Garden, number: int) -> list[int]:
    """Every space where the tile may be placed."""
    return _legal_spaces(tuple(garden), number)


def empty_spaces(garden: Garden) -> int:
    return garden.count(EMPTY)


def rising_pairs(garden: Garden) -> set[Pair]:
    """Bruno's variant: the space pairs (r,c), (r-1,c+1) with equal numbers on them."""
    pairs = set()
    for r in range(1, SIZE):
        for c in range(SIZE - 1):
            low, high = SIZE * r + c, SIZE * (r - 1) + c + 1
            if garden[low] != EMPTY and garden[low] == garden[high]:
                pairs.add((low, high))
    return pairs


def setup_steps(setup: str, order: list[int]) -> list[tuple[str, int]]:
    """The whole set-up as (step, seat): draw, lay (a decision), last (laid by itself), sort (all four)."""
    steps: list[tuple[str, int]] = []
    if setup == "free":  # everybody draws four, then seat by seat lays them
        for seat in order:
            steps += [("draw", seat)] * 4
        for seat in order:
            steps += [("lay", seat)] * 3 + [("last", seat)]
    elif setup == "sorted":  # laid automatically once a seat has its four
        for seat in order:
            steps += [("draw", seat)] * 4 + [("sort", seat)]
    elif setup == "michael":  # four rounds: draw one tile, lay it at once
        for lay in ["lay", "lay", "lay", "last"]:
            for seat in order:
                steps += [("draw", seat), (lay, seat)]
    else:
        raise ValueError(f"unknown set-up: {setup}")
    return steps


class LuckyNumbers:
    """One game. Stages: setup, choose (draw or take), reveal (chance), drawn (place or discard), over."""

    def __init__(self, players: int, setup: str = "free", bruno: bool = False, start: int = 0) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"not a number of players: {players}")
        if start not in range(players):
            raise ValueError(f"no such starting seat: {start}")
        self.players = players
        self.bruno = bruno
        self.start = start
        self.gardens: list[Garden] = [[EMPTY] * (SIZE * SIZE) for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]  # drawn at set-up, in order, not yet laid
        self.face_down: list[int] = [number for number in range(1, 21) for _ in range(players)]
        self.centre: list[int] = []
        self.held = 0  # the tile the current decision is about
        self.idle = 0  # Ruling 3: consecutive turns without a draw and without filling an empty space
        self.seat = start
        self.stage = "setup"
        self.steps = setup_steps(setup, [(start + i) % players for i in range(players)])

    # ---- what can be seen

    @property
    def over(self) -> bool:
        return self.stage == "over"

    @property
    def turn(self) -> int | None:
        """The seat to decide; None while chance is due and when the game is over."""
        return None if self.over or self._chance_due() else self.seat

    def scores(self) -> list[int]:
        """Ruling 5: minus the empty spaces."""
        return [-empty_spaces(garden) for garden in self.gardens]

    def winners(self) -> list[int]:
        """Fewest empty spaces, ties share. (A full garden ends the game, so it is alone with none.)"""
        self._must_be_over()
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    def tournament_points(self) -> list[int]:
        """Tournament: every winner +2, every other player -1 per empty space."""
        winners = self.winners()
        scores = self.scores()
        return [2 if seat in winners else scores[seat] for seat in range(self.players)]

    def facts(self) -> dict[str, Any]:
        """Everything on the table; every tile is in exactly one of the first five."""
        return {
            "gardens": [list(garden) for garden in self.gardens],
            "centre": sorted(self.centre),
            "face_down": sorted(self.face_down),
            "held": self.held,
            "hands": [list(hand) for hand in self.hands],
            "turn": self.turn,
            "idle": self.idle,
        }

    # ---- chance

    def chance(self) -> dict[str, int]:
        """Each number still face down, with how many of it there are; empty when no draw is due."""
        if not self._chance_due():
            return {}
        return {str(number): self.face_down.count(number) for number in sorted(set(self.face_down))}

    def happen(self, outcome: str) -> None:
        """That tile is drawn."""
        if outcome not in self.chance():
            raise ValueError(f"cannot happen: {outcome}")
        number = int(outcome)
        self.face_down.remove(number)
        if self.stage == "setup":
            _, seat = self.steps.pop(0)
            self.hands[seat].append(number)
            self._go_on_with_setup()
        else:
            self.held = number
            self.idle = 0  # Ruling 3: a tile was drawn in this turn
            self.stage = "drawn"

    # ---- decisions

    def legal(self) -> list[str]:
        """All legal moves of the seat to decide."""
        if self.turn is None:
            return []
        if self.stage == "setup":
            return [f"lay {square(space)}" for space in self._free_start_spaces()]
        if self.stage == "drawn":  # discarding is allowed even if the tile would fit
            spaces = legal_spaces(self.gardens[self.seat], self.held)
            return [f"place {square(space)}" for space in spaces] + ["discard"]
        return (["draw"] if self.face_down else []) + self._takes()

    def play(self, move: str) -> None:
        """One decision. Capital and small letters are the same."""
        move = move.lower()
        if move not in self.legal():
            raise ValueError(f"illegal: {move}")
        if move == "draw":
            self.stage = "reveal"
        elif move == "discard":
            self.centre.append(self.held)
            self.held = 0
            self._end_turn(extra=False)
        elif move.startswith("lay "):
            self._lay(self._space(move[-2:]))
            self.steps.pop(0)
            self._go_on_with_setup()
        elif move.startswith("place "):
            number, self.held = self.held, 0
            self._put(number, self._space(move[-2:]), drawn=True)
        else:  # take 13-c1
            number_text, square_text = move.removeprefix("take ").split("-")
            self.centre.remove(int(number_text))
            self._put(int(number_text), self._space(square_text), drawn=False)

    # ---- set-up

    def _free_start_spaces(self) -> list[int]:
        return [space for space in START_SPACES if self.gardens[self.seat][space] == EMPTY]

    def _lay(self, space: int) -> None:
        """The held tile goes on a start space; no line can break there (Ruling 2)."""
        self.gardens[self.seat][space] = self.held
        self.held = 0

    def _go_on_with_setup(self) -> None:
        """Do what needs no decision, up to the next draw or decision; after the last step play begins."""
        while self.steps:
            step, self.seat = self.steps[0]
            hand = self.hands[self.seat]
            if step == "draw":
                return
            if step == "lay":  # in the order drawn
                self.held = hand.pop(0)
                return
            if step == "last":
                self.held = hand.pop(0)
                self._lay(self._free_start_spaces()[0])
            else:  # sort: ascending from the top left
                for space, number in zip(START_SPACES, sorted(hand), strict=True):
                    self.gardens[self.seat][space] = number
                hand.clear()
            self.steps.pop(0)
        self.seat = self.start
        self.stage = "choose"

    # ---- turns

    def _takes(self) -> list[str]:
        """Every different face-up number with every space where it may be placed."""
        garden = self.gardens[self.seat]
        return [
            f"take {number}-{square(space)}"
            for number in sorted(set(self.centre))
            for space in legal_spaces(garden, number)
        ]

    def _put(self, number: int, space: int, drawn: bool) -> None:
        """Place the tile; what it replaces goes face up to the centre. This finishes the turn."""
        before = self.gardens[self.seat]
        after = with_tile(before, number, space)
        filled = before[space] == EMPTY
        if not filled:
            self.centre.append(before[space])
        self.gardens[self.seat] = after
        self.idle = 0 if drawn or filled else self.idle + 1  # Ruling 3
        if empty_spaces(after) == 0:
            self.stage = "over"  # wins at once, also on the last tile and before any extra turn
            return
        new_pair = bool(rising_pairs(after) - rising_pairs(before))
        self._end_turn(extra=self.bruno and new_pair and (drawn or filled))

    def _end_turn(self, extra: bool) -> None:
        """After a turn: stalemate, last tile, extra turn or the next seat."""
        self.stage = "choose"
        if self.idle >= 10 * self.players:
            self.stage = "over"  # Ruling 3
        elif extra:
            if not self.face_down and not self._takes():
                self.stage = "over"  # Ruling 4: the compulsory take lapses
        elif not self.face_down:
            self.stage = "over"  # the last face-down tile was revealed and the turn is finished
        else:
            self.seat = (self.seat + 1) % self.players

    # ---- small helpers

    def _chance_due(self) -> bool:
        return self.stage == "reveal" or (self.stage == "setup" and self.steps[0][0] == "draw")

    def _must_be_over(self) -> None:
        if not self.over:
            raise ValueError("the game is not over")

    @staticmethod
    def _space(text: str) -> int:
        return next(space for space in range(SIZE * SIZE) if square(space) == text)
