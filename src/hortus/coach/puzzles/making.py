"""Finding puzzles in matches that the search plays against itself. `scripts/make_puzzles.py` runs it on all cores."""

from __future__ import annotations

import hashlib
import math
import random
from statistics import NormalDist, fmean, stdev

import msgspec

from hortus.bots import find
from hortus.bots.searcher import SearchResult
from hortus.kernel import state_bytes
from hortus.table import Match

from ..analyst import Analyst
from .puzzle import LEVELS, Margin, Puzzle, PuzzleMove

PLAYERS = 2
PLAYED = 400  # simulations of a decision in the match itself
SEARCHED = 4000  # of a search that must find the move, whatever its seed
SEEDS = (1, 2, 3)
LONG = 10 * SEARCHED  # of the search that must find it too, and by which it is measured
BATCHES, BATCH = 12, 100  # each move that is measured is followed by so many batches of simulations
MEASURED = 8  # moves that are measured
WIN, POINTS = 0.08, 2.0  # a move is clearly best by so much of the win, or by so many points
CERTAIN = 0.99
FEWEST_MOVES = 4
HARD, EASY = 3, 1  # positions tried of one match: that the policy gets wrong, that it gets right
TRIES = 5  # of a bot; it finds a puzzle if most of them do


class Tried(msgspec.Struct):
    """What came of one match: how many positions were tried, where they failed, and the puzzles kept."""

    game: str
    seed: int
    decisions: int = 0  # with a choice of moves
    tried: int = 0
    unstable: int = 0  # another seed or the long search prefers another move
    unclear: int = 0  # the margin is too small or too uncertain
    kept: list[Puzzle] = []
    solved: list[list[float]] = []  # of each puzzle kept: which share of its tries each level solves


def clear(margin: Margin) -> bool:
    """Is a move that far ahead clearly the best?"""
    return (margin.win >= WIN and margin.points >= 0) or (margin.points >= POINTS and margin.win >= WIN / 4)


def puzzles_of(analyst: Analyst, seed: int) -> Tried:
    """Play a match and make puzzles of its most telling positions. The same seed gives the same."""
    name = analyst.game.name
    out = Tried(name, seed, kept=[], solved=[])
    for match in _candidates(analyst, seed, out):
        out.tried += 1
        found = make(analyst, match, out)
        if found is not None:
            found, shares = graded(match, found)
            out.kept.append(found)
            out.solved.append(shares)
    return out


def _candidates(analyst: Analyst, seed: int, out: Tried) -> list[Match]:
    """Positions of a match in which a short search sees one move ahead; the largest leads first, hard ones foremost."""
    dice = random.Random(f"{analyst.game.name} {seed}")
    match = Match(analyst.game.name, PLAYERS, {}, seed)
    loose = find("sprout", seed=seed)
    leads: list[tuple[bool, float, Match]] = []  # did the policy know it, the lead, the position
    while match.turn is not None:
        codes = match.codes()
        if len(codes) == 1:
            match.play_code(codes[0])
            continue
        out.decisions += 1
        found = analyst.search(match, dice.randrange(2**40), PLAYED)
        if len(codes) >= FEWEST_MOVES and len(found.choices) > 1:
            lead = _lead(found, match.turn)
            if lead.win >= WIN / 2 or lead.points >= POINTS / 2:
                known = _preferred(analyst, match) == found.choices[0].code
                leads.append((known, lead.win / WIN + lead.points / POINTS, match.clone()))
        # People do not play as the search does: now and then a plain move, so that positions are as varied as theirs.
        match.play(loose.choose(match) if dice.random() < 0.25 else match.game.notation[found.choices[0].code])
    leads.sort(key=lambda lead: -lead[1])
    chosen = [lead[2] for lead in leads if not lead[0]][:HARD]
    return chosen + [lead[2] for lead in leads if lead[0]][:EASY]


def _lead(found: SearchResult, seat: int) -> Margin:
    """How far the most visited move is ahead of the next, as a search saw it."""
    first, second = found.choices[:2]
    if not second.visits:
        return Margin(0.0, 0.0)
    return Margin(first.points[seat] - second.points[seat], first.shares[seat] - second.shares[seat])


def _preferred(analyst: Analyst, match: Match) -> int:
    logits = analyst.logits(match)
    return match.codes()[max(range(len(logits)), key=logits.__getitem__)]


def make(analyst: Analyst, match: Match, out: Tried | None = None) -> Puzzle | None:
    """A puzzle, still without its grade, if one move of the position is clearly and surely the best; else None."""
    out = out or Tried(analyst.game.name, 0)
    seat = int(match.turn or 0)
    # From here on only what the seat can see counts; the position that is kept holds nothing else.
    id = hashlib.sha256(state_bytes(match.redealt(seat, 0)._states[0])).hexdigest()[:10]
    match = match.redealt(seat, int(id, 16))
    first = None
    for seed in SEEDS:
        best = analyst.search(match, seed, SEARCHED).choices[0].code
        if first is not None and not analyst.alike(best, first):
            out.unstable += 1
            return None
        first = best
    found = analyst.search(match, len(SEEDS) + 1, LONG)
    best = found.choices[0].code
    if first is None or not analyst.alike(best, first):
        out.unstable += 1
        return None
    notation = analyst.game.notation
    right = sorted(notation[code] for code in match.codes() if analyst.alike(code, best))
    moves, certain = _measured(analyst, match, found)
    top, rival = moves[0], moves[1]
    margin = Margin(
        round(top.points[seat] - rival.points[seat], 2), round(top.win_chances[seat] - rival.win_chances[seat], 3)
    )
    if not clear(margin) or certain < CERTAIN:
        out.unclear += 1
        return None
    return Puzzle(id, seat, 0, right, margin, round(certain, 4), moves, match.position())


def _measured(analyst: Analyst, match: Match, found: SearchResult) -> tuple[list[PuzzleMove], float]:
    """The moves that the search liked, the best first, then from the best of the others on; and how sure the lead is.

    Each is followed in turn by batches of simulations of its own; the certainty comes from the spread of the batches.
    """
    seat = int(match.turn or 0)
    codes = [choice.code for choice in found.choices[:MEASURED] if choice.visits]
    batches = [[analyst.measure(match, code, BATCH) for code in codes] for _ in range(BATCHES)]
    moves = [
        PuzzleMove(
            analyst.game.notation[code],
            [round(fmean(batch[i].points[who] for batch in batches), 2) for who in range(match.players)],
            [round(fmean(batch[i].shares[who] for batch in batches), 3) for who in range(match.players)],
        )
        for i, code in enumerate(codes)
    ]  # fmt: skip
    if len(moves) < 2:
        return [*moves, *moves], 0.0
    order = sorted(range(1, len(codes)), key=lambda i: (-moves[i].win_chances[seat], -moves[i].points[seat]))
    ahead = [batch[0].shares[seat] - batch[order[0]].shares[seat] for batch in batches]
    error = stdev(ahead) / math.sqrt(BATCHES)
    certain = NormalDist().cdf(fmean(ahead) / error) if error else float(fmean(ahead) > 0)
    for i in (0, order[0]):
        lines = {key: round(points, 2) for key, points in analyst.lines(match, codes[i], 1, 400).items()}
        moves[i] = msgspec.structs.replace(moves[i], lines=lines)
    return [moves[0], *(moves[i] for i in order)], certain


def graded(match: Match, puzzle: Puzzle) -> tuple[Puzzle, list[float]]:
    """The puzzle with its grade, and which share of its tries each level finds a right move in."""
    shares = [
        sum(find(level, seed=seed).choose(match) in puzzle.best for seed in range(TRIES)) / TRIES for level in LEVELS
    ]
    grade = 1 + next((i for i, share in enumerate(shares) if share > 0.5), len(LEVELS))
    return msgspec.structs.replace(puzzle, grade=grade), shares
