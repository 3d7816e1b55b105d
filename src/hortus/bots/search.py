"""One search for all games: Monte-Carlo tree search over information sets, compiled.

Every simulation determinizes the state for the seat that thinks, walks down a tree of moves, expands one node, plays a
short rollout with the game's policy and evaluates the state it reaches. Chance is drawn anew each time (open loop), so
a branch stands for a move whatever chance brings; `action_key` keeps moves apart that a draw has made different. Values
are win probabilities, one per seat; alone, what counts is the points.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hortus.kernel import next_word, rule, write
from hortus.kernel.generic import legal, play, redeal, score, winners

from .hooks import (
    BEST_WEIGHT,
    C_PUCT,
    DEFAULTS,
    FIRST_PLAY_URGENCY,
    MAX_CHILDREN,
    PRIOR_TEMPERATURE,
    ROLLOUT_DEPTH,
    ROLLOUT_NOISE,
    ROOM,
    SEATS,
    VALUE_SCALE,
    action_key,
    evaluate,
    policy_logits,
    rollout_logits,
)

if TYPE_CHECKING:
    from hortus.games.contract import Game

DEEPEST = 200  # decisions in one simulation's way down the tree
MARGIN = 0.2  # how much of a finished game's value is the margin, the rest being the win itself
USED, SIMULATIONS, DECISIONS, ROOT, FORCED = range(5)  # the places of `counts`
EVALUATE_ROOT, BEGIN = 0, -(1 << 20)  # for `search`, instead of a number of simulations
KEYS_PER_BRANCH = 2  # slots of the hash table
NEAR, APART = 0x7F, 0x9E3779  # the slots in which a node's keys begin: a mask, and from one node to the next
BRANCH_BITS = 20
BRANCHES = (1 << BRANCH_BITS) - 1  # the most there can be in a tree
BITS = 0x3FFFFFFFFFFFFFFF


class Tree(NamedTuple):
    """The search tree as arrays. A branch and the node it leads to share a number; keys hash (node, action_key)."""

    table: Any  # open addressing, a power of two: a key, its last BRANCH_BITS replaced by its branch; 0: free
    slot: Any  # where in the table each branch is
    prior: Any
    visits: Any
    shares: Any  # sums by seat: SEATS * branch + seat
    points: Any  # the same; alone, the next place holds the most points that a simulation through the branch has found
    move: Any  # the code of the move when the branch was opened
    first: Any  # the first branch of a node, 0: none
    following: Any  # the next branch of the same node
    listed: Any  # a digest of the legal moves that were ranked at a node last
    counts: Any  # branches in use, simulations, decisions played in them, the root, 1 + the move forced there (or 0)


class Workspace(NamedTuple):
    """Buffers of a search, allocated once, and its parameters."""

    moves: Any
    logits: Any
    extra: Any  # noise
    branches: Any
    path: Any
    points: Any
    shares: Any
    parameters: Any
    rng: Any
    origin: Any  # the value estimate of the root, by seat


def new_tree(branches: int) -> Tree:
    """An empty tree with room for so many branches, 2 ** BRANCH_BITS at most."""
    slots = KEYS_PER_BRANCH * branches
    return Tree(
        np.zeros(slots, np.int64), np.zeros(branches, np.int32), np.zeros(branches, np.float32),
        np.zeros(branches, np.int32), np.zeros(SEATS * branches, np.float32), np.zeros(SEATS * branches, np.float32),
        np.zeros(branches, np.int32), np.zeros(branches, np.int32), np.zeros(branches, np.int32),
        np.zeros(branches, np.int64), np.zeros(5, np.int64),
    )  # fmt: skip


def new_workspace(game: Game, plain: bool) -> Workspace:
    """Buffers for a game, the parameters not set; `plain`: for rules that run as plain Python."""
    most = game.most_moves
    # Interpreted rules take plain integers: those of NumPy keep their width.
    moves: Any = [0] * most if plain else np.zeros(most, np.int16)
    rng: Any = [0] * 4 if plain else np.zeros(4, np.int64)
    return Workspace(
        moves, np.zeros(most + SEATS + ROOM), np.zeros(most), np.zeros(most, np.int32), np.zeros(DEEPEST, np.int32),
        np.zeros(SEATS + ROOM), np.zeros(SEATS), np.zeros(len(DEFAULTS)), rng,
        np.zeros(SEATS + ROOM),
    )  # fmt: skip


@rule
def clear(tree: Any) -> None:
    """Make the tree empty again."""
    for branch in range(max(1, tree.counts[USED])):
        tree.table[tree.slot[branch]] = 0
        forget(tree, branch)
    tree.counts[:] = 0
    tree.counts[USED] = 1


@rule
def forget(tree: Any, branch: int) -> None:
    """Set the figures of a branch to zero."""
    tree.visits[branch] = 0
    tree.first[branch] = 0
    tree.listed[branch] = 0
    for i in range(SEATS * branch, SEATS * (branch + 1)):
        tree.shares[i] = 0.0
        tree.points[i] = 0.0


@rule
def key_of(node: int, action: int) -> int:
    """A 62-bit hash, never 0."""
    mixed = (int(node) * 0x9E3779B1 + int(action) * 0x85EBCA77 + 0x165667B1) & BITS
    mixed ^= mixed >> 29
    mixed = (mixed * 0x2545F491) & BITS
    mixed ^= mixed >> 31
    mixed = (mixed * 0x1B873593) & BITS
    mixed ^= mixed >> 28
    return mixed | 1


@rule
def slot_of(table: Any, node: int, key: int) -> int:
    """The place of a key of a node in the hash table, or the free one where it would go.

    The keys of one node lie near each other, since they are looked up together.
    """
    mask = len(table) - 1
    at = (node * APART + (key & NEAR)) & mask
    while table[at] != 0 and (table[at] ^ key) >> BRANCH_BITS != 0:
        at = (at + 1) & mask
    return at


@rule
def branch_of(table: Any, node: int, key: int) -> int:
    """The branch of a key of a node; 0: it has none."""
    return table[slot_of(table, node, key)] & BRANCHES  # type: ignore[no-any-return]


@rule
def uniform(rng: Any) -> float:
    """A random number from 0 up to 1, 1 excluded."""
    return next_word(rng) / 4294967296.0


@rule
def logit_floor(logits: Any, n: int, max_children: int) -> float:
    """The logit that a move needs to be among the `max_children` best."""
    if n <= max_children:
        return -1e300
    floor = 1e300
    for _ in range(max_children):
        best = -1e300
        for i in range(n):
            if best < logits[i] < floor:
                best = logits[i]
        floor = best
    return floor


@rule
def forced_at(tree: Any, node: int) -> int:
    """The move that every simulation follows from this node; -1: whichever seems best."""
    return tree.counts[FORCED] - 1 if node == tree.counts[ROOT] else -1


@rule
def expand(state: Any, scratch: Any, tree: Any, workspace: Any, node: int, n: int) -> None:
    """Give every legal move that has none yet a branch, or leave it out if the policy prefers enough others.

    A move forced at the root gets one in any case.
    """
    logits = workspace.logits
    policy_logits(state, workspace.moves, n, scratch, logits)
    for i in range(n):
        logits[i] += 1e-6 * uniform(workspace.rng)  # breaks ties, so that not all of them get a branch
    floor = logit_floor(logits, n, int(workspace.parameters[MAX_CHILDREN]))
    most = -1e300
    for i in range(n):
        most = max(most, logits[i])
    total = 0.0
    forced = forced_at(tree, node)
    for i in range(n):
        kept = logits[i] >= floor or workspace.moves[i] == forced
        logits[i] = math.exp((logits[i] - most) / workspace.parameters[PRIOR_TEMPERATURE]) if kept else -1.0
        total += max(0.0, logits[i])
    for i in range(n):
        if workspace.branches[i] or logits[i] < 0.0:
            continue
        key = key_of(node, action_key(state, workspace.moves[i]))
        at = slot_of(tree.table, node, key)
        if tree.table[at]:  # its like, just before in this list
            workspace.branches[i] = tree.table[at] & BRANCHES
            continue
        new = tree.counts[USED]
        tree.counts[USED] += 1
        tree.table[at] = (key & ~BRANCHES) | new
        tree.slot[new] = at
        tree.prior[new] = logits[i] / total
        tree.move[new] = workspace.moves[i]
        tree.following[new] = tree.first[node]
        tree.first[node] = new
        workspace.branches[i] = new


@rule
def worth(tree: Any, branch: int, seat: int, alone: bool, scale: float, best_weight: float) -> float:
    """What a branch that was visited is worth to a seat: its share of the win; alone, its points on the same scale.

    Where little is left to chance, a single player does well to play for the best end that was found, not the mean.
    """
    at = SEATS * branch + seat
    if not alone:
        return tree.shares[at] / tree.visits[branch]  # type: ignore[no-any-return]
    mean = tree.points[at] / tree.visits[branch]
    return scale * (mean + best_weight * (tree.points[at + 1] - mean))  # type: ignore[no-any-return]


@rule
def choose(state: Any, scratch: Any, tree: Any, workspace: Any, node: int) -> int:
    """Which of the legal moves to follow from a node; -1 when there is no room for new branches."""
    n = legal(state, workspace.moves)
    missing = unranked = False
    forced = forced_at(tree, node)
    digest = 0
    for i in range(n):
        key = key_of(node, action_key(state, workspace.moves[i]))
        digest = (digest + key) & BITS
        workspace.branches[i] = branch_of(tree.table, node, key)
        if not workspace.branches[i]:
            missing = True
            unranked |= workspace.moves[i] == forced
    # Moves without a branch have been ranked and left out, unless chance or a new deal has changed the list.
    if missing and (tree.listed[node] != digest or unranked) and tree.counts[USED] + n < len(tree.prior):
        expand(state, scratch, tree, workspace, node, n)
        tree.listed[node] = digest
    if forced >= 0:
        for i in range(n):
            if workspace.moves[i] == forced and workspace.branches[i] > 0:
                return i
    mover = state.turn
    alone = state.players == 1
    scale = 0.25 / workspace.parameters[VALUE_SCALE]
    best_weight = workspace.parameters[BEST_WEIGHT]
    visits = 1
    for i in range(n):
        if workspace.branches[i] > 0:
            visits += tree.visits[workspace.branches[i]]
    pull = workspace.parameters[C_PUCT] * math.sqrt(visits)
    unknown = 0.5
    if tree.visits[node]:
        unknown = worth(tree, node, mover, alone, scale, 0.0) + workspace.parameters[FIRST_PLAY_URGENCY]
    best = -1
    most = -1e300
    for i in range(n):
        branch = workspace.branches[i]
        if branch > 0:
            tried = tree.visits[branch]
            value = worth(tree, branch, mover, alone, scale, best_weight) if tried else unknown
            value += pull * tree.prior[branch] / (1 + tried)
            if value > most:
                most = value
                best = i
    return best


@rule
def rollout(state: Any, scratch: Any, workspace: Any) -> int:
    """A rollout: a few decisions by the game's policy, with some noise; returns how many."""
    noise = workspace.parameters[ROLLOUT_NOISE]
    done = 0
    while not state.over and done < workspace.parameters[ROLLOUT_DEPTH]:
        n = legal(state, workspace.moves)
        best = 0
        if n > 1:
            for i in range(n):
                workspace.extra[i] = noise * uniform(workspace.rng)
            rollout_logits(state, workspace.moves, n, scratch, workspace.extra, workspace.logits)
            most = -1e300
            for i in range(n):
                like = workspace.logits[i] + workspace.extra[i]
                if like > most:
                    most = like
                    best = i
        play(state, workspace.moves[best])
        done += 1
    return done


@rule
def win_shares(players: int, points: Any, value_scale: float, out: Any) -> None:
    """Points as shares of one win: the more points ahead, the surer."""
    most = points[0]
    for seat in range(1, players):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((points[seat] - most) / value_scale)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def evaluate_leaf(state: Any, workspace: Any) -> None:
    """What a state is worth to each seat: points, and shares of the win (alone: how far beyond the root's points)."""
    players = state.players
    value_scale = workspace.parameters[VALUE_SCALE]
    if state.over:
        score(state, workspace.points)
    else:
        evaluate(state, workspace.points)
    if players == 1:
        workspace.shares[0] = 1.0 / (1.0 + math.exp((workspace.origin[0] - workspace.points[0]) / value_scale))
        return
    win_shares(players, workspace.points, value_scale, workspace.shares)
    if state.over:
        won = winners(state)
        n = 0
        for seat in range(players):
            n += won >> seat & 1
        for seat in range(players):
            workspace.shares[seat] = MARGIN * workspace.shares[seat] + (1.0 - MARGIN) * (won >> seat & 1) / n


@rule
def evaluate_root(roots: Any, scratch: Any, tree: Any, workspace: Any) -> int:
    """Find the root's legal moves, their policy logits and the root's value estimate; returns how many moves."""
    state = roots[0]
    if not tree.visits[tree.counts[ROOT]]:  # else shares are measured from where the tree was begun
        evaluate(state, workspace.origin)
    n = legal(state, workspace.moves)
    policy_logits(state, workspace.moves, n, scratch, workspace.logits)
    return n  # type: ignore[no-any-return]


@rule
def reroot(roots: Any, tree: Any, move: int) -> None:
    """Make the node that a played move leads to the root; the tree is cleared if the node or the room is missing."""
    root = tree.counts[ROOT]
    branch = branch_of(tree.table, root, key_of(root, action_key(roots[0], move)))
    if branch and 2 * tree.counts[USED] < len(tree.prior):
        tree.counts[ROOT] = branch
        tree.counts[SIMULATIONS] = 0
        tree.counts[DECISIONS] = 0
    else:
        clear(tree)


@rule
def visit_lead(state: Any, tree: Any, workspace: Any) -> int:
    """Find the branches of the root's legal moves; returns by how many visits the best is ahead of the next."""
    n = legal(state, workspace.moves)
    root = tree.counts[ROOT]
    first = second = best = 0
    for i in range(n):
        workspace.branches[i] = branch_of(tree.table, root, key_of(root, action_key(state, workspace.moves[i])))
        if workspace.branches[i] == best:  # none, or the like of the best
            continue
        visits = tree.visits[workspace.branches[i]] if workspace.branches[i] else 0
        if visits > first:
            first, second = visits, first
            best = workspace.branches[i]
        elif visits > second:
            second = visits
    return first - second


@rule
def search(roots: Any, work: Any, scratch: Any, tree: Any, workspace: Any, seat: int, count: int) -> int:
    """Run `count` simulations from the root as the seat may see it; returns the best move's lead in visits.

    Instead of a number of simulations, `count` may be EVALUATE_ROOT, BEGIN (an empty tree), or -1 - a move that was
    played (the tree below it is kept). Python calls this one function only, so each game is compiled once.
    """
    if count == EVALUATE_ROOT:
        return evaluate_root(roots, scratch, tree, workspace)
    if count == BEGIN:
        clear(tree)
        return 0
    if count < 0:
        reroot(roots, tree, -1 - count)
        return 0
    for _ in range(count):
        simulate(roots, work, scratch, tree, workspace, seat)
    return visit_lead(roots[0], tree, workspace)


@rule
def simulate(roots: Any, work: Any, scratch: Any, tree: Any, workspace: Any, seat: int) -> None:
    """One simulation: determinize, select, expand, roll out, evaluate, and add the result to the branches passed."""
    write(work, 0, roots[0])
    state = work[0]
    redeal(state, seat, next_word(workspace.rng))
    root = tree.counts[ROOT]
    node = root
    depth = 0
    while not state.over and depth < DEEPEST:
        best = choose(state, scratch, tree, workspace, node)
        if best < 0:
            break
        node = int(workspace.branches[best])
        workspace.path[depth] = node
        depth += 1
        play(state, workspace.moves[best])
        if not tree.visits[node]:
            break
    tree.counts[SIMULATIONS] += 1
    tree.counts[DECISIONS] += depth + rollout(state, scratch, workspace)
    evaluate_leaf(state, workspace)
    for i in range(-1, depth):
        branch = root if i < 0 else int(workspace.path[i])
        tree.visits[branch] += 1
        for who in range(state.players):
            tree.shares[SEATS * branch + who] += workspace.shares[who]
            tree.points[SEATS * branch + who] += workspace.points[who]
        best = SEATS * branch + 1
        if state.players == 1 and (tree.visits[branch] == 1 or workspace.points[0] > tree.points[best]):
            tree.points[best] = workspace.points[0]
