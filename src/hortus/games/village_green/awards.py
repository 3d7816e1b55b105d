"""What each award scores for its line of three cells."""

from __future__ import annotations

from typing import Any

from hortus.kernel import rule, table

from .cards import (
    AWARD_KIND,
    BIRCH,
    BLUE,
    CARD,
    COUNTS,
    KIND,
    LAWNS,
    LILY,
    OAK,
    ONE_TREE,
    PETUNIA,
    POND,
    RED,
    ROSE,
    STRUCTURE,
    WILLOW,
    YELLOW,
)

# The cells of each award space's line: the columns for the top row, the rows for the left column.
LINE_CELLS = [0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]
LINE = table(LINE_CELLS)

A20 = table([-4, 2, -2, 6])  # by structures
A21 = table([-2, 1, 2, 4])
A22 = table([-2, 1, 4, 8])  # by lawns
A24 = table([-1, 3, -1, 5])  # by different species
A25 = table([1, -3, 2, 6])
A26 = table([-2, 4, -1, -1, -1, 4, 6])  # by trees


@rule
def of(counts: int, thing: int) -> int:
    """How many of a thing, out of the packed counts of a line."""
    return (counts >> thing) & 15


@rule
def line_value(award: int, first: int, second: int, third: int) -> int:
    """The points of an award for the three visible greens of its line, 0 for an empty cell."""
    if award <= 9:
        kind = AWARD_KIND[award]
        return (
            3 * (first > 0 and KIND[first] == kind)
            + 3 * (second > 0 and KIND[second] == kind)
            + 3 * (third > 0 and KIND[third] == kind)
        )
    counts = COUNTS[first] + COUNTS[second] + COUNTS[third]
    birch, oak, willow = of(counts, BIRCH), of(counts, OAK), of(counts, WILLOW)
    structures, ponds, lawns, cards = of(counts, STRUCTURE), of(counts, POND), of(counts, LAWNS), of(counts, CARD)
    trees = birch + oak + willow
    empty = 3 - cards
    if award == 10:
        return 2 * ponds
    if award == 11:
        return 6 if of(counts, RED) and of(counts, YELLOW) and of(counts, BLUE) else 0
    if award == 12:
        return 6 if of(counts, LILY) and of(counts, PETUNIA) and of(counts, ROSE) else 0
    if award == 13:
        return 2 * cards - trees
    if award == 14:
        return cards - 3 * empty
    if award == 15:
        return 2 * birch - 2 * willow
    if award == 16:
        return 3 * oak - 2 * birch - willow
    if award == 17:
        return trees
    if award == 18:
        return 2 * (birch // 2 + oak // 2 + willow // 2)
    if award == 19:
        return 3 * lawns + trees - structures
    if award == 20:
        return A20[structures]  # type: ignore[no-any-return]
    if award == 21:
        return A21[structures]  # type: ignore[no-any-return]
    if award == 22:
        return A22[lawns]  # type: ignore[no-any-return]
    if award == 23:
        return 5 * (structures // 3 + birch // 3 + oak // 3 + willow // 3)
    species = (birch > 0) + (oak > 0) + (willow > 0)
    if award == 24:
        return A24[species]  # type: ignore[no-any-return]
    if award == 25:
        return A25[species] - 2 * empty  # type: ignore[no-any-return]
    if award == 26:
        return A26[trees]  # type: ignore[no-any-return]
    if award == 27:
        flowers = 2 * of(counts, LILY) + of(counts, PETUNIA) - 2 * of(counts, ROSE)
        return flowers - 3 * (lawns + empty)
    if award == 28:
        colours = 2 * of(counts, BLUE) + of(counts, YELLOW) - 2 * of(counts, RED)
        return colours - 3 * (lawns + empty)
    if award == 29:
        return 6 if structures == 1 and of(counts, ONE_TREE) == 1 and ponds + empty == 1 else 0
    if structures == 1 and trees == 0:
        return -2
    if structures == 1 and trees == 2:
        return 4
    return 6 if structures == 2 and trees == 2 else 0


@rule
def award_points(state: Any, seat: int, space: int) -> int:
    """The present points of the visible award on a space; none lies there: 0."""
    award = state.award[6 * seat + space]
    if not award:
        return 0
    base = 9 * seat
    return line_value(
        award,
        state.green[base + LINE[3 * space]],
        state.green[base + LINE[3 * space + 1]],
        state.green[base + LINE[3 * space + 2]],
    )


@rule
def pond_points(state: Any, seat: int) -> int:
    """Two for every visible pond."""
    points = 0
    for cell in range(9):
        points += 2 * of(COUNTS[state.green[9 * seat + cell]], POND)
    return points


@rule
def village_points(state: Any, seat: int) -> int:
    """A face-up village card, the ponds, and every visible award."""
    points = state.card_up[seat] + pond_points(state, seat)
    for space in range(6):
        points += award_points(state, seat, space)
    return points  # type: ignore[no-any-return]
