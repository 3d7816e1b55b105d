"""How far apart bots are, in Elo points: the levels, or points on the dial between them.

    python bench/ladder.py zen-garden --games 100
    python bench/ladder.py zen-garden --bots seedling,sprout,gardener:simulations=200:strength=1 --keep runs

Each bot plays the next ones of the list on the same deals from both seats. A logistic regression over all games puts
the bots on one scale, and a bootstrap over deals says how surely. The levels' times are a tenth of their own unless
`--full` is given; as everywhere in the arena they are times of the processor.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import hortus
from hortus.arena import Plan, run
from hortus.arena.statistics import by_deal, summarise
from hortus.bots import SEARCHING, Dial

ELO = 400 / math.log(10)
SHARE = 0.1  # of the levels' times
SAMPLES = 200
Score = tuple[str, str, float]  # one, other, the one's mean share of a deal's wins


def in_a_tenth(name: str, full: bool) -> str:
    """The same bot with a tenth of its time."""
    bot = hortus.bot(name)
    seconds = bot.seconds if name in SEARCHING and not isinstance(bot, Dial) else None  # type: ignore[attr-defined]
    return name if full or seconds is None else f"{name}:seconds={SHARE * seconds:g}"


def ratings(bots: Sequence[str], scores: Sequence[Score]) -> dict[str, float]:
    """The logistic ratings that explain the scores best, the first bot's at 0.

    A drawn game more for each pair met keeps a bot that always wins from being infinitely strong.
    """
    met: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.5, 1.0])
    for one, other, share in scores:
        met[one, other][0] += share
        met[one, other][1] += 1
    found = dict.fromkeys(bots, 0.0)
    for _ in range(500):
        slope, curve = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 1e-9)
        for (one, other), (won, of) in met.items():
            expected = 1 / (1 + math.exp(found[other] - found[one]))
            for bot, sign in ((one, 1), (other, -1)):
                slope[bot] += sign * (won - of * expected)
                curve[bot] += of * expected * (1 - expected)
        for bot in bots[1:]:
            found[bot] += 0.5 * slope[bot] / curve[bot]
    return {bot: ELO * value for bot, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=hortus.games())
    parser.add_argument(
        "--bots", default="seedling,sprout,gardener,head-gardener", metavar="A,B,…", help="weakest first"
    )
    parser.add_argument("--neighbours", type=int, default=1, metavar="K", help="each plays the next K of the list")
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    parser.add_argument("--seed", type=int, default=0, help="what the deals are drawn from")
    parser.add_argument("--full", action="store_true", help="the levels' own times")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game here; run again, it goes on")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    bots = [in_a_tenth(name, chosen.full) for name in chosen.bots.split(",")]
    scores: list[Score] = []
    pairs = [(one, other) for i, one in enumerate(bots) for other in bots[i + 1 : i + 1 + chosen.neighbours]]
    for weak, strong in pairs:
        plan = Plan(chosen.game, (strong, weak), 2, chosen.games, chosen.seed)
        file = chosen.keep / f"{chosen.game}-{plan.digest()}.jsonl" if chosen.keep else None
        results = run(plan, file, chosen.processes)
        scores += [(strong, weak, share) for share in by_deal(results, strong)[0]]
        told = next(one for one in summarise(plan, results) if one.bot == strong)
        print(
            f"{strong} against {weak}: {told.share:.0%} ({told.low:.0%} – {told.high:.0%}), {told.games} games",
            flush=True,
        )
    found = ratings(bots, scores)
    dice = random.Random(0)
    samples = [ratings(bots, dice.choices(scores, k=len(scores))) for _ in range(SAMPLES)]
    for bot in bots:
        several = sorted(sample[bot] for sample in samples)
        low, high = several[SAMPLES // 40], several[-1 - SAMPLES // 40]
        print(f"{chosen.game} {bot}: {found[bot]:.0f} ({low:.0f} – {high:.0f})", flush=True)


if __name__ == "__main__":
    main()
