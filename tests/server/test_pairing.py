"""Who meets whom: everybody once, nobody twice, byes and seats shared out; and who stands where."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hortus.server.pairing import LEAST, MOST, Meeting, Outcome, firsts, round_robin, rounds_of, standings, swiss

SIZES = range(LEAST, MOST + 1)
RESULTS = ((Outcome(2, True, 3), Outcome(0, False, -3)), (Outcome(1), Outcome(1)), (Outcome(0), Outcome(2, True, 1)))


@pytest.mark.parametrize("size", SIZES)
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    meetings = [
        Meeting(number, pair, len(pair) == 2)
        for number in range(1, rounds_of("round_robin", size) + 1)
        for pair in round_robin(range(size), number)
    ]
    met = Counter(frozenset(one.entrants) for one in meetings if one.played)
    assert len(met) == size * (size - 1) // 2 and set(met.values()) == {1}
    byes = Counter(one.entrants[0] for one in meetings if not one.played)
    assert byes == Counter(range(size) if size % 2 else ())
    assert max(map(abs, firsts(meetings).values())) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_in_a_swiss_tournament_nobody_meets_the_same_twice(size: int) -> None:
    chance = random.Random(size)
    meetings: list[Meeting] = []
    for number in range(1, rounds_of("swiss", size) + 1):
        points = {one.entrant: one.points for one in standings("swiss", range(size), meetings)}
        pairs = swiss(range(size), meetings, points)
        assert sorted(one for pair in pairs for one in pair) == list(range(size))
        for pair in pairs:
            outcomes = chance.choice(RESULTS) if len(pair) == 2 else (Outcome(2),)
            meetings.append(Meeting(number, pair, len(pair) == 2, outcomes))
    assert max(Counter(frozenset(one.entrants) for one in meetings).values()) == 1
    assert max(map(abs, firsts(meetings).values())) <= 2


@pytest.mark.parametrize("size", [6, 7, 8])
def test_those_who_do_not_want_to_meet_do_not_if_there_is_another_way(size: int) -> None:
    unwanted = {frozenset((0, size // 2)), frozenset((0, 1)), frozenset((1, 2))}
    meetings: list[Meeting] = []
    for number in range(1, rounds_of("swiss", size) + 1):
        points = {one.entrant: one.points for one in standings("swiss", range(size), meetings)}
        pairs = swiss(range(size), meetings, points, unwanted)
        assert not unwanted & {frozenset(pair) for pair in pairs}
        meetings += [
            Meeting(number, pair, len(pair) == 2, (Outcome(2, True), Outcome(0))[: len(pair)]) for pair in pairs
        ]
    both = {frozenset((0, 1)), frozenset((0, 2)), frozenset((0, 3))}  # there is no other way
    assert len(swiss(range(4), [], dict.fromkeys(range(4), 0), both)) == 2


def test_swiss_pairs_are_near_in_points() -> None:
    """Of eight, four have won: winners meet winners, the upper half of them the lower."""
    first = swiss(range(8), [], dict.fromkeys(range(8), 0))
    assert [set(pair) for pair in first] == [{0, 4}, {1, 5}, {2, 6}, {3, 7}]
    won = (Outcome(2, True), Outcome(0))
    meetings = [Meeting(1, tuple(sorted(pair)), True, won) for pair in first]
    points = {one.entrant: one.points for one in standings("swiss", range(8), meetings)}
    assert [set(pair) for pair in swiss(range(8), meetings, points)] == [{0, 2}, {1, 3}, {4, 6}, {5, 7}]
    assert rounds_of("swiss", 8) == 3 and rounds_of("swiss", 9) == 4 and rounds_of("swiss", 4, 20) == 3


def test_ties_are_broken_in_the_order_written_down() -> None:
    """By points, Buchholz, Sonneborn–Berger, wins, lead; who is equal in all of them shares a place."""
    meetings = [
        Meeting(1, (0, 1), True, (Outcome(2, True, 5), Outcome(0, False, -5))),
        Meeting(1, (2, 3), True, (Outcome(2, True, 1), Outcome(0, False, -1))),
        Meeting(1, (4,), False, (Outcome(2),)),
        Meeting(2, (0, 2), True, (Outcome(1), Outcome(1))),
        Meeting(2, (4, 1), True, (Outcome(0, False, -2), Outcome(2, True, 2))),
        Meeting(2, (3,), False, (Outcome(2),)),
    ]
    found = {one.entrant: one for one in standings("swiss", range(5), meetings)}
    assert [found[one].points for one in range(5)] == [3, 2, 3, 2, 2]
    assert [found[one].buchholz for one in range(5)] == [5, 5, 5, 5, 4]  # a bye counts like an equal opponent
    assert [found[one].berger for one in range(5)] == [7, 4, 7, 4, 4]
    assert [found[one].place for one in range(5)] == [1, 3, 2, 4, 5]  # 0 leads by more; 1 has won a match
    equal = [Meeting(1, (0, 1), True, (Outcome(1), Outcome(1))), Meeting(1, (2,), False, (Outcome(0),))]
    assert [(one.entrant, one.place) for one in standings("round_robin", range(3), equal)] == [(0, 1), (1, 1), (2, 3)]
    book = [Meeting(1, (0, 1, 2), True, (Outcome(2, True), Outcome(-3), Outcome(2, True)))]
    assert [one.place for one in standings("rulebook", range(3), book)] == [1, 1, 3]
