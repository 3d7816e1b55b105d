"""One lane of a batch: a game that is stepped, judged and dealt again. The same functions run on CPU and in CUDA.

Everything a lane needs lies in arrays handed in, so nothing is allocated here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hortus.kernel import COMPILED, below, seed_generator
from hortus.kernel.generic import deal, legal, observe, play, score, winners

from .compiler import inlined, lane_rule

RESULT, MARGIN = 0, 1  # the kinds of reward
SEATS = 8  # the width of `scores`: more than any game has seats
WORD = 0xFFFFFFFF
EVERY_SEAT = -1  # as a learner: every seat's moves are handed in


class Lanes(NamedTuple):
    """The arrays of a batch; the first index is the lane."""

    states: Any  # the records
    words: Any  # the same memory as 32-bit words: records are copied and fingerprinted by them
    fresh: Any  # one record with the options in it, as words
    observation: Any  # what the seat to decide sees
    mask: Any  # move code -> may the seat to decide play it?
    moves: Any  # the legal moves as a list of codes
    count: Any  # how many those are
    turn: Any  # the seat to decide
    seat: Any  # the seat whose move the last step played (or the learner's)
    learner: Any  # the seat whose moves are handed in; EVERY_SEAT: all of them
    reward: Any  # what the last step brought to `seat`
    rewards: Any  # and to every seat; not 0 only where `done`
    done: Any  # did the last step end a game?
    scores: Any  # the points of the lane's last finished game
    length: Any  # and its moves
    games: Any  # games finished
    dice: Any  # a generator for `sample` and for the seats that play at random, apart from the games' own
    setting: Any  # [seed, lanes, kind of reward, learner changes seat with each game]


@lane_rule
def renew(words: Any, i: int, fresh: Any) -> None:
    """Make a record as good as new, options kept, whatever the last game has left in it."""
    if COMPILED:  # a plain state has no words; `deal` sets what matters
        for k in range(len(fresh)):
            words[i, k] = fresh[k]


@lane_rule
def judge(state: Any, scores: Any, rewards: Any, kind: int) -> None:
    """The points and the rewards of a finished game.

    RESULT: losers pay 1 / (players - 1) each and the winners share it, so two players get 1 and -1, or 0 and 0.
    MARGIN: points above the best of the others. A single player's reward is the score.
    """
    players = state.players
    score(state, scores)
    if players == 1:
        rewards[0] = scores[0]
        return
    if kind == MARGIN:
        for seat in range(players):
            best = scores[(seat + 1) % players]
            for other in range(players):
                if other != seat and scores[other] > best:
                    best = scores[other]
            rewards[seat] = scores[seat] - best
        return
    won = winners(state)
    count = 0
    for seat in range(players):
        count += (won >> seat) & 1
    for seat in range(players):
        if (won >> seat) & 1:
            rewards[seat] = (players - count) / (count * (players - 1))
        elif count:
            rewards[seat] = -1 / (players - 1)
        else:
            rewards[seat] = 0


@lane_rule
def random_move(state: Any, rng: Any, buffer: Any) -> None:
    """Play one legal move, each as likely as the next."""
    play(state, int(buffer[below(rng, legal(state, buffer))]))


@inlined
def forget(lanes: Any, i: int) -> None:
    """Clear the mask: only what was set."""
    for k in range(lanes.count[i]):
        lanes.mask[i, lanes.moves[i, k]] = False
    lanes.count[i] = 0


@inlined
def show(lanes: Any, i: int) -> None:
    """Write what the seat to decide needs to know. The mask is clear."""
    state = lanes.states[i]
    moves = lanes.moves[i]
    count = legal(state, moves)
    for k in range(count):
        lanes.mask[i, moves[k]] = True
    lanes.count[i] = count
    lanes.turn[i] = state.turn
    observe(state, state.turn, lanes.observation[i])


@inlined
def deal_lane(lanes: Any, i: int) -> None:
    """The lane's next game, from seed + lane + lanes * games finished."""
    renew(lanes.words, i, lanes.fresh)
    deal(lanes.states[i], lanes.setting[0] + i + lanes.setting[1] * lanes.games[i])


@inlined
def go_on(lanes: Any, i: int, seat: int) -> None:
    """Whatever follows until somebody whose moves are handed in is to decide; then show it.

    A game that ends is judged for the seat that has moved, and the next one is dealt. Without a seat (-1), as after a
    reset, it is over before the learner has decided anything: not a game for it.
    """
    state = lanes.states[i]
    learner = lanes.learner[i]
    while True:
        if learner != EVERY_SEAT:
            while not state.over and state.turn != learner:
                random_move(state, lanes.dice[i], lanes.moves[i])
        if not state.over:
            break
        if seat >= 0 and not lanes.done[i]:
            judge(state, lanes.scores[i], lanes.rewards[i], lanes.setting[2])
            lanes.reward[i] = lanes.rewards[i, seat]
            lanes.length[i] = state.ply
            lanes.done[i] = True
        lanes.games[i] += 1
        if lanes.setting[3]:
            learner = (learner + 1) % state.players
            lanes.learner[i] = learner
        deal_lane(lanes, i)
    show(lanes, i)


@inlined
def reset_lane(lanes: Any, i: int, learner: int) -> None:
    """Begin again from the batch's seed."""
    players = lanes.rewards.shape[1]
    forget(lanes, i)
    lanes.games[i] = 0
    lanes.done[i] = False
    lanes.length[i] = 0
    lanes.reward[i] = 0
    for seat in range(players):
        lanes.rewards[i, seat] = 0
        lanes.scores[i, seat] = 0
    lanes.learner[i] = (learner + i) % players if lanes.setting[3] else learner
    # Far from every game's seed, so that no die repeats a shuffle.
    seed_generator(lanes.dice[i], (lanes.setting[0] + i) ^ 0x5DEECE6600000000)
    deal_lane(lanes, i)
    go_on(lanes, i, -1)
    lanes.seat[i] = lanes.turn[i]


@inlined
def step_lane(lanes: Any, i: int, action: int) -> None:
    """Play a legal move; where that ends the game, judge it and deal the next."""
    state = lanes.states[i]
    if lanes.done[i]:
        for seat in range(state.players):
            lanes.rewards[i, seat] = 0
        lanes.reward[i] = 0
        lanes.done[i] = False
    seat = state.turn
    lanes.seat[i] = seat
    forget(lanes, i)
    play(state, int(action))
    go_on(lanes, i, seat)


@inlined
def is_legal(lanes: Any, i: int, action: int) -> bool:
    """May the seat to decide play this code?"""
    return 0 <= action < lanes.mask.shape[1] and lanes.mask[i, action]  # type: ignore[no-any-return]


@inlined
def sample_lane(lanes: Any, i: int) -> int:
    """A legal move, each as likely as the next, from the lane's own die."""
    return lanes.moves[i, below(lanes.dice[i], lanes.count[i])]  # type: ignore[no-any-return]


@lane_rule
def fingerprint(words: Any, kept: Any, seed: int, sums: Any) -> None:
    """Add a finished game to the sums [moves, a, b]: of its record, every field and no padding, and of its seed."""
    a = seed & WORD
    b = (seed >> 32) & WORD
    for k in range(len(kept)):
        word = words[k] & kept[k] & WORD
        a = ((a ^ word) * 0x01000193) & WORD
        b = ((b + word) * 0x01000197 + (b >> 15)) & WORD
    sums[1] += a ^ (b >> 7)
    sums[2] += b ^ (a >> 11)
