"""How good the coach is: planted blunders found, luck told apart from skill, and hints as strong as the search.

    python bench/coach.py blunders --matches 30
    python bench/coach.py luck --matches 100
    python bench/coach.py hints --matches 40
    python bench/coach.py duel --matches 40

All matches are for two. `--game` names one game, `--processes` the cores to use, `--first` the first deal's number.

- blunders: a match between two `gardener:simulations=1000`, in which one decision, drawn at random, is replaced by a
  move that a search ten times as long puts at least 3 points below the best (in Lucky Numbers, 15 % of the win). Found:
  the review names it among that player's three costliest.
- luck: the lead of the first seat in points, as it was and without the luck, between two gardeners and between gardener
  and sprout (both with 300 simulations or none). Both must have the same mean; the less spread, the better.
- hints: the first hint, always followed, against sprout, and another bot (`--bot`) in its place on the same deals, each
  from both seats.
- duel: the first hint against that bot, each deal from both seats.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from statistics import variance
from typing import Any

import hortus
from hortus.arena.statistics import mean_interval
from hortus.coach import hints, review
from hortus.coach.analyst import Analyst
from hortus.coach.review import luck_of
from hortus.games import game as find_game
from hortus.table import Match

POINTS, WIN = 3.0, 0.15
LONG = 10_000
HINTED = 2000  # simulations of a hint


@cache
def analyst(name: str) -> Analyst:
    return Analyst(find_game(name))


def _blunder(name: str, match: Match, dice: random.Random) -> str | None:
    """A move far below the best, as a long search sees it; None if there is none."""
    seat = match.turn
    if seat is None or len(match.codes()) < 2:
        return None
    found = analyst(name).search(match, 1, LONG)
    best = found.choices[0]
    bad = []
    for code in dice.sample(match.codes(), min(6, len(match.codes()))):
        if analyst(name).alike(code, best.code):
            continue
        other, top = (analyst(name).measure(match, which, 1500) for which in (code, best.code))
        lost = (
            top.shares[seat] - other.shares[seat] if name == "lucky-numbers" else top.points[seat] - other.points[seat]
        )
        if lost >= (WIN if name == "lucky-numbers" else POINTS):
            bad.append(code)
    return match.game.notation[dice.choice(bad)] if bad else None


def blunder(name: str, number: int) -> tuple[bool, float] | None:
    """Was the planted blunder found, and how many seconds of the processor did the review take?"""
    dice = random.Random(number)
    bots = [hortus.bot("gardener:simulations=1000", seed=100 * number + seat) for seat in range(2)]
    whole = Match(name, 2, {}, number)
    while whole.turn is not None:
        whole.play(bots[whole.turn].choose(whole))
    moves = [move for _, move in whole.played()]
    for ply in dice.sample(range(len(moves)), len(moves)):
        match = Match(name, 2, {}, number)
        for move in moves[:ply]:
            match.play(move)
        planted = _blunder(name, match, dice)
        if planted is None:
            continue
        seat = int(match.turn or 0)
        match.play(planted)
        while match.turn is not None:
            match.play(bots[match.turn].choose(match))
        begun = time.process_time()
        found = review(match, analyst=analyst(name))
        return ply in found.players[seat].costliest, time.process_time() - begun
    return None


def luck(other: str, name: str, number: int) -> tuple[float, float]:
    """The first seat's lead at the end, and without the luck."""
    bots = [hortus.bot(bot, seed=100 * number + seat) for seat, bot in enumerate(("gardener:simulations=300", other))]
    match = Match(name, 2, {}, number)
    first = number % 2
    while match.turn is not None:
        match.play(bots[match.turn ^ first].choose(match))
    lead = match.scores()[first] - match.scores()[1 - first]
    return lead, lead - luck_of(match, analyst(name))[first]


Chooser = Callable[[Match], str]


def _first_hint(name: str, number: int) -> Chooser:
    return lambda match: hints(match, "en", HINTED, number, analyst(name))[0].move


def _won(match: Match, seat: int, one: Chooser, other: Chooser) -> float:
    """The share of the win of whoever chooses for this seat."""
    while match.turn is not None:
        match.play((one if match.turn == seat else other)(match))
    return (seat in match.winners()) / len(match.winners())


def hinted(bot: str, name: str, number: int) -> tuple[float, float]:
    """In how many of a deal's matches did the hints beat sprout, and the bot in their place?"""
    one, other = (
        sum(_won(Match(name, 2, {}, number), seat, choose, hortus.bot("sprout", seed=number).choose) for seat in (0, 1))
        for choose in (_first_hint(name, number), hortus.bot(bot, seed=number).choose)
    )
    return one / 2, other / 2


def duel(bot: str, name: str, number: int) -> float:
    """The share of the wins of hints against a bot in a deal from both seats."""
    won = [
        _won(Match(name, 2, {}, number), seat, _first_hint(name, number), hortus.bot(bot, seed=number).choose)
        for seat in range(2)
    ]
    return sum(won) / 2


def show_blunders(name: str, results: list[tuple[bool, float] | None]) -> None:
    found = [result for result in results if result is not None]
    seconds = [seconds for _, seconds in found]
    print(
        f"{name}: {sum(hit for hit, _ in found)} of {len(found)} blunders among the three costliest "
        f"({len(results) - len(found)} matches had none to plant); review {sum(seconds) / len(seconds):.1f} s, "
        f"at most {max(seconds):.1f} s of the processor",
        flush=True,
    )


def show_luck(other: str, name: str, results: list[tuple[float, float]]) -> None:
    plain, adjusted = zip(*results, strict=True)
    means = [f"{mean:.2f} ({low:.2f} to {high:.2f})" for mean, low, high in map(mean_interval, (plain, adjusted))]
    ratio = variance(adjusted) / variance(plain)
    print(f"{name}, gardener and {other}: lead {means[0]}, without luck {means[1]}; variance × {ratio:.2f}", flush=True)


def show_hints(bot: str, name: str, results: list[tuple[float, float]]) -> None:
    every = [*zip(*results, strict=True), [hint - other for hint, other in results]]
    told = [f"{mean:.1%} ({low:.1%} to {high:.1%})" for mean, low, high in map(mean_interval, every)]
    print(
        f"{name}: hints beat sprout in {told[0]}, {bot} in {told[1]} of the matches of {len(results)} deals; "
        f"difference {told[2]}",
        flush=True,
    )


def show_duel(bot: str, name: str, results: list[float]) -> None:
    mean, low, high = mean_interval(results)
    print(f"{name}: hints against {bot} {mean:.1%} ({low:.1%} to {high:.1%}) of {len(results)} deals", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("blunders", "luck", "hints", "duel"))
    parser.add_argument("--game", choices=hortus.games())
    parser.add_argument("--matches", type=int, default=30, help="or deals, of hints and duel")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="gardener")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    every: dict[str, list[tuple[Callable[..., Any], Callable[..., None]]]] = {
        "blunders": [(blunder, show_blunders)],
        "luck": [(partial(luck, other), partial(show_luck, other)) for other in ("gardener:simulations=300", "sprout")],
        "hints": [(partial(hinted, chosen.bot), partial(show_hints, chosen.bot))],
        "duel": [(partial(duel, chosen.bot), partial(show_duel, chosen.bot))],
    }
    jobs = every[chosen.what]
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
        for name in [chosen.game] if chosen.game else hortus.games():
            for play, show in jobs:
                show(name, list(pool.map(partial(play, name), range(chosen.first, chosen.first + chosen.matches))))


if __name__ == "__main__":
    main()
