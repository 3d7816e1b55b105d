"""One search for all games: Monte-Carlo tree search over information sets, compiled.

Every simulation deals again what the seat cannot see, walks down a tree of moves, opens one new branch, plays on for a
few decisions by the game's policy and appraises what it finds. Chance is drawn anew each time, so a branch stands for a
move whatever chance brings; `telling` keeps moves apart that a draw has made different. Values are one share per seat.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from hortus.games.contract import Game
from hortus.kernel import next_word, rule, write
from hortus.kernel.generic import legal, play, redeal, score, winners

from .hooks import (
    CURIOSITY,
    HOPE,
    HORIZON,
    NOISE,
    SEATS,
    SPREAD,
    TEMPERATURE,
    WIDTH,
    appraise,
    prefer,
    telling,
)

DEEPEST = 200  # decisions in one simulation's way down the tree
MARGIN = 0.2  # how much of a finished game's value is the margin, the rest being the win itself
USED, SIMULATIONS, DECISIONS, ROOT = range(4)  # the places of `counts`
LOOK, BEGIN = 0, -(1 << 20)  # for `search`, instead of a number of simulations
NAMES_A_BRANCH = 2  # room in the table of names
BITS = 0x3FFFFFFFFFFFFFFF


class Tree(NamedTuple):
    """Branches by number; a branch and the node it leads to are one. Names are hashes of (node, telling)."""

    names: Any  # open addressing, a power of two; 0: free
    branch: Any  # the branch of each name
    prior: Any
    visits: Any
    shares: Any  # sums by seat: SEATS * branch + seat
    points: Any
    move: Any  # the code of the move when the branch was opened
    first: Any  # the first branch of a node, 0: none
    following: Any  # the next branch of the same node
    listed: Any  # a digest of the legal moves that were ranked at a node last
    counts: Any  # branches in use, simulations, decisions played in them, the root


class Desk(NamedTuple):
    """Room to work in, so that nothing is allocated."""

    moves: Any
    likes: Any
    branches: Any
    way: Any
    points: Any
    shares: Any
    habits: Any
    rng: Any
    origin: Any  # the appraisal of the root, by seat


def new_tree(branches: int) -> Tree:
    names = NAMES_A_BRANCH * branches
    return Tree(
        np.zeros(names, np.int64), np.zeros(names, np.int32), np.zeros(branches, np.float32),
        np.zeros(branches, np.int32), np.zeros(SEATS * branches, np.float32), np.zeros(SEATS * branches, np.float32),
        np.zeros(branches, np.int32), np.zeros(branches, np.int32), np.zeros(branches, np.int32),
        np.zeros(branches, np.int64), np.zeros(4, np.int64),
    )  # fmt: skip


def new_desk(game: Game, habits: Mapping[str, float]) -> Desk:
    most = game.most_moves
    return Desk(
        np.zeros(most, np.int16), np.zeros(most + 8), np.zeros(most, np.int32), np.zeros(DEEPEST, np.int32),
        np.zeros(8), np.zeros(8), np.array(list(habits.values()), float), np.zeros(4, np.int64), np.zeros(8),
    )  # fmt: skip


@rule
def clear(tree: Any) -> None:
    """Forget everything but the room."""
    tree.names[:] = 0
    for branch in range(max(1, tree.counts[USED])):
        forget(tree, branch)
    tree.counts[:] = 0
    tree.counts[USED] = 1


@rule
def forget(tree: Any, branch: int) -> None:
    tree.visits[branch] = 0
    tree.first[branch] = 0
    tree.listed[branch] = 0
    for i in range(SEATS * branch, SEATS * (branch + 1)):
        tree.shares[i] = 0.0
        tree.points[i] = 0.0


@rule
def name_of(node: int, tell: int) -> int:
    """A 62-bit hash, never 0."""
    mixed = (node * 0x9E3779B1 + tell * 0x85EBCA77 + 0x165667B1) & BITS
    mixed ^= mixed >> 29
    mixed = (mixed * 0x2545F491) & BITS
    mixed ^= mixed >> 31
    mixed = (mixed * 0x1B873593) & BITS
    mixed ^= mixed >> 28
    return mixed | 1


@rule
def place_of(tree: Any, name: int) -> int:
    """Where a name stands in the table, or the free place where it would."""
    mask = len(tree.names) - 1
    at = (name >> 1) & mask
    while tree.names[at] != 0 and tree.names[at] != name:
        at = (at + 1) & mask
    return at


@rule
def uniform(rng: Any) -> float:
    return next_word(rng) / 4294967296.0


@rule
def least_liked(likes: Any, n: int, width: int) -> float:
    """What a move must reach to be among the `width` best liked."""
    if n <= width:
        return -1e300
    floor = 1e300
    for _ in range(width):
        best = -1e300
        for i in range(n):
            if best < likes[i] < floor:
                best = likes[i]
        floor = best
    return floor


@rule
def open_branches(state: Any, scratch: Any, tree: Any, desk: Any, node: int, n: int) -> None:
    """Give every legal move that has none yet a branch, or leave it out if the policy prefers enough others."""
    likes = desk.likes
    prefer(state, desk.moves, n, scratch, likes)
    for i in range(n):
        likes[i] += 1e-6 * uniform(desk.rng)  # of moves liked alike some come first, so that not all are followed
    floor = least_liked(likes, n, int(desk.habits[WIDTH]))
    most = -1e300
    for i in range(n):
        most = max(most, likes[i])
    total = 0.0
    for i in range(n):
        likes[i] = math.exp((likes[i] - most) / desk.habits[TEMPERATURE]) if likes[i] >= floor else -1.0
        total += max(0.0, likes[i])
    for i in range(n):
        if desk.branches[i] or likes[i] < 0.0:
            continue
        name = name_of(node, telling(state, desk.moves[i]))
        at = place_of(tree, name)
        if tree.names[at] == name:  # its like, just before in this list
            desk.branches[i] = tree.branch[at]
            continue
        tree.names[at] = name
        new = tree.counts[USED]
        tree.counts[USED] += 1
        tree.branch[at] = new
        tree.prior[new] = likes[i] / total
        tree.move[new] = desk.moves[i]
        tree.following[new] = tree.first[node]
        tree.first[node] = new
        desk.branches[i] = new


@rule
def choose(state: Any, scratch: Any, tree: Any, desk: Any, node: int) -> int:
    """Which of the legal moves to follow from a node; -1 when there is no room for new branches."""
    n = legal(state, desk.moves)
    missing = False
    digest = 0
    for i in range(n):
        name = name_of(node, telling(state, desk.moves[i]))
        digest = (digest + name) & BITS
        at = place_of(tree, name)
        desk.branches[i] = tree.branch[at] if tree.names[at] else 0
        if not desk.branches[i]:
            missing = True
    # Moves without a branch have been ranked and left out, unless chance or a new deal has changed the list.
    if missing and tree.listed[node] != digest and tree.counts[USED] + n < len(tree.prior):
        open_branches(state, scratch, tree, desk, node, n)
        tree.listed[node] = digest
    mover = state.turn
    visits = 1
    for i in range(n):
        if desk.branches[i] > 0:
            visits += tree.visits[desk.branches[i]]
    pull = desk.habits[CURIOSITY] * math.sqrt(visits)
    unknown = 0.5
    if tree.visits[node]:
        unknown = tree.shares[SEATS * node + mover] / tree.visits[node] + desk.habits[HOPE]
    best = -1
    most = -1e300
    for i in range(n):
        branch = desk.branches[i]
        if branch > 0:
            tried = tree.visits[branch]
            value = tree.shares[SEATS * branch + mover] / tried if tried else unknown
            value += pull * tree.prior[branch] / (1 + tried)
            if value > most:
                most = value
                best = i
    return best


@rule
def play_on(state: Any, scratch: Any, desk: Any) -> int:
    """A few decisions by the game's policy, with some noise; returns how many."""
    noise = desk.habits[NOISE]
    done = 0
    while not state.over and done < desk.habits[HORIZON]:
        n = legal(state, desk.moves)
        best = 0
        if n > 1:
            prefer(state, desk.moves, n, scratch, desk.likes)
            most = -1e300
            for i in range(n):
                like = desk.likes[i] + noise * uniform(desk.rng)
                if like > most:
                    most = like
                    best = i
        play(state, desk.moves[best])
        done += 1
    return done


@rule
def divide(players: int, points: Any, spread: float, out: Any) -> None:
    """Points as shares of one win: the more points ahead, the surer."""
    most = points[0]
    for seat in range(1, players):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((points[seat] - most) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def weigh(state: Any, desk: Any) -> None:
    """What a state is worth to each seat: points, and shares of the win (alone: how far beyond the root's points)."""
    players = state.players
    spread = desk.habits[SPREAD]
    if state.over:
        score(state, desk.points)
    else:
        appraise(state, desk.points)
    if players == 1:
        desk.shares[0] = 1.0 / (1.0 + math.exp((desk.origin[0] - desk.points[0]) / spread))
        return
    divide(players, desk.points, spread, desk.shares)
    if state.over:
        won = winners(state)
        n = 0
        for seat in range(players):
            n += won >> seat & 1
        for seat in range(players):
            desk.shares[seat] = MARGIN * desk.shares[seat] + (1.0 - MARGIN) * (won >> seat & 1) / n


@rule
def look(roots: Any, scratch: Any, tree: Any, desk: Any) -> int:
    """Before the first simulation: the root's legal moves, how the policy likes them, its appraisal."""
    state = roots[0]
    if not tree.visits[tree.counts[ROOT]]:  # else shares are measured from where the tree was begun
        appraise(state, desk.origin)
    n = legal(state, desk.moves)
    prefer(state, desk.moves, n, scratch, desk.likes)
    return n  # type: ignore[no-any-return]


@rule
def descend(roots: Any, tree: Any, move: int) -> None:
    """The move has been played: what is known of it becomes the tree, if there is room to go on."""
    at = place_of(tree, name_of(tree.counts[ROOT], telling(roots[0], move)))
    if tree.names[at] and 2 * tree.counts[USED] < len(tree.prior):
        tree.counts[ROOT] = tree.branch[at]
        tree.counts[SIMULATIONS] = 0
        tree.counts[DECISIONS] = 0
    else:
        clear(tree)


@rule
def lead(state: Any, tree: Any, desk: Any) -> int:
    """Find the branches of the root's legal moves; returns by how many visits the best is ahead of the next."""
    n = legal(state, desk.moves)
    first = second = best = 0
    for i in range(n):
        at = place_of(tree, name_of(tree.counts[ROOT], telling(state, desk.moves[i])))
        desk.branches[i] = tree.branch[at] if tree.names[at] else 0
        if desk.branches[i] == best:  # none, or the like of the best
            continue
        visits = tree.visits[desk.branches[i]] if desk.branches[i] else 0
        if visits > first:
            first, second = visits, first
            best = desk.branches[i]
        elif visits > second:
            second = visits
    return first - second


@rule
def search(roots: Any, work: Any, scratch: Any, tree: Any, desk: Any, seat: int, count: int) -> int:
    """So many simulations from the root, as the seat may see it; returns the best move's lead in visits.

    What comes before them is asked by other counts: LOOK at the root, BEGIN a tree, or -1 - a move that was played.
    All that Python calls is this one function: what it needs of a game is compiled once.
    """
    if count == LOOK:
        return look(roots, scratch, tree, desk)
    if count == BEGIN:
        clear(tree)
        return 0
    if count < 0:
        descend(roots, tree, -1 - count)
        return 0
    for _ in range(count):
        simulate(roots, work, scratch, tree, desk, seat)
    return lead(roots[0], tree, desk)


@rule
def simulate(roots: Any, work: Any, scratch: Any, tree: Any, desk: Any, seat: int) -> None:
    write(work, 0, roots[0])
    state = work[0]
    redeal(state, seat, next_word(desk.rng))
    root = tree.counts[ROOT]
    node = root
    depth = 0
    while not state.over and depth < DEEPEST:
        best = choose(state, scratch, tree, desk, node)
        if best < 0:
            break
        node = int(desk.branches[best])
        desk.way[depth] = node
        depth += 1
        play(state, desk.moves[best])
        if not tree.visits[node]:
            break
    tree.counts[SIMULATIONS] += 1
    tree.counts[DECISIONS] += depth + play_on(state, scratch, desk)
    weigh(state, desk)
    for i in range(-1, depth):
        branch = root if i < 0 else int(desk.way[i])
        tree.visits[branch] += 1
        for who in range(state.players):
            tree.shares[SEATS * branch + who] += desk.shares[who]
            tree.points[SEATS * branch + who] += desk.points[who]
