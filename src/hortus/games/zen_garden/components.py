"""What the box of Zen Garden holds, by name, and every number that is a rule: costs, money and points.

Scoring, wishes, sentences, rules text and page all read these tables; a number stands nowhere else.
"""

from __future__ import annotations

PATH_NAMES = ("sand", "wood", "stone")
DECOR_NAMES = ("pagoda", "bench", "buddha", "gate", "crane")
GROUND_NAMES = ("sand", "gravel", "trees", "clay", "water", "cherry")
# Two different elements are called sand; only paths and that ground need more than their name.
ELEMENT_NAMES = (*(f"{path}-path" for path in PATH_NAMES), *DECOR_NAMES, "sand-ground", *GROUND_NAMES[1:])
TILE_NAMES = tuple(
    f"{path}-{decor}-{ground}" for path in PATH_NAMES for decor in DECOR_NAMES for ground in GROUND_NAMES
)
CORNER_NAMES = ("tl", "tr", "br", "bl")  # that a path may surround, clockwise

COST = (2, 1, 0)  # by row of the selection board, from the top
FIRST_MONEY, MOST_MONEY = 12, 25
LINE_BONUS = 3  # coins for four equal decors in a line

# Points by how many there are; the last entry stands for more as well.
PATH_POINTS = (0, 3, 6, 10, 15)
DECOR_POINTS = (0, 0, 0, 0, 0, 0, 3, 5, 7, 10, 13, 16, 20)
DETAIL_POINTS = (0, -4, -2, -1, 2, 5, 8)
MINIMALIST_POINTS = (0, 18, 18, 12, 6, 0)  # by kinds of ground
SMALL_POINTS, GREAT_POINTS = 1, 2  # for each tile
MAJORITY_POINTS = (8, 4)  # for the most tiles, for the second most
UNITY_POINTS = 10
MISSION_POINTS = (0, 5, 3, 1)  # for the first, second and third to finish one; 0: not finished
MISSION_NEED = 4  # tiles with each of the two elements

PREFERENCE_NAMES = ("small", "great", "majority", "detail")  # those of board 1
MISSIONS_OF_BOARD_4, MISSIONS_OF_BOARD_5 = 2, 1  # Rulings 6


def parts(tile: int) -> tuple[int, int, int]:
    """The path, decor and ground of a tile, as numbers."""
    decors, grounds = len(DECOR_NAMES), len(GROUND_NAMES)
    return tile // (decors * grounds), tile // grounds % decors, tile % grounds


def elements_of(tile: int) -> tuple[str, str, str]:
    """The three elements of a tile, by name."""
    path, decor, ground = parts(tile)
    return ELEMENT_NAMES[path], DECOR_NAMES[decor], ELEMENT_NAMES[len(PATH_NAMES) + len(DECOR_NAMES) + ground]


def ladder(points: tuple[int, ...], most: int) -> list[int]:
    """A table of points for every count from 0 to the most there can be."""
    return [points[min(count, len(points) - 1)] for count in range(most + 1)]
