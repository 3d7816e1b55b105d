"""Who meets whom in a tournament, and who stands where. docs/play/tournaments.md has it in words.

Points of a match between two are counted in halves: 2 for a win, 1 for a draw. Entrants are numbers.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

LEAST, MOST = 3, 32  # entrants
WIN, DRAW = 2, 1  # half points


class Outcome(msgspec.Struct, frozen=True):
    """What a match, or a round without one, brought an entrant."""

    points: int
    won: bool = False
    lead: int = 0  # over the best of the others, in the game's points


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of a tournament, its entrants in the order of their seats; a bye has one entrant.

    Without a table nothing was played: a bye, or somebody who has withdrawn.
    """

    round: int
    entrants: tuple[int, ...]
    played: bool = True
    outcomes: tuple[Outcome, ...] = ()  # none yet


@dataclass(frozen=True, slots=True)
class Standing:
    entrant: int
    place: int
    points: int
    buchholz: int  # what the opponents have, in half points
    berger: int  # what the beaten opponents have and half of what those with a draw have, in quarters
    wins: int
    lead: int


def rounds_of(style: str, entrants: int, wanted: int | None = None) -> int:
    """How many rounds a tournament of so many entrants has."""
    everybody = entrants - 1 + entrants % 2  # until all have met
    if style == "rulebook":
        return entrants
    if style == "round_robin":
        return everybody
    return min(wanted or math.ceil(math.log2(entrants)), everybody)


def standings(style: str, entrants: Sequence[int], meetings: Sequence[Meeting]) -> list[Standing]:
    """The best first; who is equal in everything shares a place.

    A round without an opponent counts as one against an opponent with as many points as one has oneself. By the
    rulebook only the points count.
    """
    done = [meeting for meeting in meetings if meeting.outcomes]
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    lead: Counter[int] = Counter()
    for meeting in done:
        for entrant, outcome in zip(meeting.entrants, meeting.outcomes, strict=True):
            points[entrant] += outcome.points
            wins[entrant] += outcome.won
            lead[entrant] += outcome.lead
    buchholz: Counter[int] = Counter()
    berger: Counter[int] = Counter()
    for meeting in done if style != "rulebook" else ():
        for seat, entrant in enumerate(meeting.entrants):
            opponent = meeting.entrants[1 - seat] if meeting.played else entrant
            buchholz[entrant] += points[opponent]
            berger[entrant] += points[opponent] * meeting.outcomes[seat].points
    keys = {
        one: (points[one],) if style == "rulebook" else (
            points[one], buchholz[one], berger[one], wins[one], lead[one]
        )
        for one in entrants
    }  # fmt: skip
    order = sorted(entrants, key=lambda one: keys[one], reverse=True)
    places = {one: 1 + sum(keys[other] > keys[one] for other in entrants) for one in entrants}
    return [
        Standing(one, places[one], points[one], buchholz[one], berger[one], wins[one], lead[one]) for one in order
    ]  # fmt: skip


def round_robin(entrants: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """The pairs of a round, counted from 1, whoever sits first in front; with an odd number one has a bye.

    By the circle method: in all rounds together everybody meets everybody once, and is first as often as second, or
    once more or less.
    """
    ring: list[int | None] = [*entrants]
    if len(ring) % 2:
        ring.append(None)
    last, size, turn = ring.pop(), len(ring), number - 1
    pairs = [(last, ring[turn % size]) if turn % 2 else (ring[turn % size], last)]
    for step in range(1, size // 2 + 1):
        one, other = ring[(turn + step) % size], ring[(turn - step) % size]
        pairs.append((one, other) if step % 2 else (other, one))
    return [tuple(one for one in pair if one is not None) for pair in pairs]


# What a pair costs: people who do not want to meet are worse than any number of pairs that have met already, meeting
# again is worse than any difference in points, and so on down.
_UNWANTED = 10**14
_AGAIN, _APART, _SEATS = 10**11, 10**6, 10**4


def swiss(
    seeds: Sequence[int], meetings: Sequence[Meeting], points: Mapping[int, int],
    unwanted: Collection[frozenset[int]] = (),
) -> list[tuple[int, ...]]:  # fmt: skip
    """The pairs of the next round among these entrants, the strongest first in `seeds`.

    The pairs in `unwanted` do not meet if there is any other way; nor does anybody meet the same opponent, or have a
    bye, twice; then opponents are as near in points
    as they can be; then seats are balanced; then the upper half of those with equal points meets the lower half. Of
    all ways to pair them the best is taken: a perfect matching of the least cost.
    """
    from networkx import Graph, min_weight_matching  # takes a third of a second, and most servers never need it

    order = sorted(seeds, key=lambda one: (-points[one], seeds.index(one)))
    met = Counter(frozenset(meeting.entrants) for meeting in meetings if meeting.played)
    byes = {meeting.entrants[0] for meeting in meetings if len(meeting.entrants) == 1}
    first = firsts(meetings)
    groups = Counter(points[one] for one in order)
    graph = Graph()
    for i, one in enumerate(order):
        for j in range(i + 1, len(order)):
            other = order[j]
            fold = abs(j - i - groups[points[one]] // 2) if points[one] == points[other] else j - i
            pair = frozenset((one, other))
            cost = met[pair] * _AGAIN + (points[one] - points[other]) ** 2 * _APART + (pair in unwanted) * _UNWANTED
            graph.add_edge(i, j, weight=cost + (first[one] * first[other] > 0) * _SEATS + fold)
    if len(order) % 2:
        for i, one in enumerate(order):
            cost = (one in byes) * _AGAIN + (points[one] - points[order[-1]]) ** 2 * _APART
            graph.add_edge(i, len(order), weight=cost + len(order) - i)
    pairs = sorted(tuple(sorted(matched)) for matched in min_weight_matching(graph))
    return [
        (order[i],) if j == len(order) else seated(order[i], order[j], first, board)
        for board, (i, j) in enumerate(pairs)
    ]  # fmt: skip


def firsts(meetings: Sequence[Meeting]) -> Counter[int]:
    """By entrant, how many more times first than second."""
    found: Counter[int] = Counter()
    for meeting in meetings:
        if meeting.played and len(meeting.entrants) == 2:
            found[meeting.entrants[0]] += 1
            found[meeting.entrants[1]] -= 1
    return found


def seated(one: int, other: int, first: Counter[int], board: int) -> tuple[int, int]:
    """Whoever was first less often sits first; if both were as often, the boards alternate."""
    ahead = first[one] < first[other] or (first[one] == first[other] and board % 2 == 0)
    return (one, other) if ahead else (other, one)
