"""One lane of a batch: a game that is stepped, scored and dealt again. The same functions run on CPU and in CUDA.

Everything a lane needs lies in arrays handed in, so nothing is allocated here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hortus.kernel import COMPILED, below, seed_generator, table
from hortus.kernel.generic import deal, draw_move, legal, observe, play, score, winners

from .compiler import inlined, lane_rule

RESULT, MARGIN = 0, 1  # the kinds of reward
SEATS = 8  # the width of `scores`: more than any game has seats
WORD = 0xFFFFFFFF
SIGNED_BIT = table([1 << bit if bit < 31 else -(1 << 31) for bit in range(32)])  # of a signed 32-bit word
EVERY_SEAT = -1  # as a learner: every seat's moves are handed in


class Lanes(NamedTuple):
    """The arrays of a batch; the first index is the lane. What nobody asked for has no columns and is not written."""

    states: Any  # the records
    words: Any  # the same memory as 32-bit words: records are copied and fingerprinted by them
    initial: Any  # one record with the options in it, as words
    observation: Any  # what the seat to decide sees
    observed: Any  # on a GPU the same memory as 32-bit words, rows filled up: it writes whole words
    mask: Any  # move code -> may the seat to decide play it? One byte for each code
    masked: Any  # on a GPU the same memory as 32-bit words, rows filled up
    bits: Any  # the same as one bit for each code, from the lowest of the first 32-bit word on
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
def reset_record(words: Any, initial: Any) -> None:
    """Make a record blank again for the next deal; its options stay."""
    if COMPILED:  # a plain state has no words; `deal` sets what matters
        for k in range(len(initial)):
            words[k] = initial[k]


@lane_rule
def score_game(state: Any, scores: Any, rewards: Any, kind: int) -> None:
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
    play(state, int(draw_move(state, rng, buffer)))


@inlined
def clear_mask(lanes: Any, i: int) -> None:
    """Clear the mask, touching only what was set."""
    for k in range(lanes.count[i]):
        code = lanes.moves[i, k]
        if lanes.mask.shape[1]:
            lanes.mask[i, code] = False
        if lanes.bits.shape[1]:
            lanes.bits[i, code >> 5] = 0
    lanes.count[i] = 0


@inlined
def list_moves(lanes: Any, i: int, state: Any) -> None:
    """List the moves of the seat to decide."""
    lanes.count[i] = legal(state, lanes.moves[i])
    lanes.turn[i] = state.turn


@inlined
def write_decision(lanes: Any, i: int) -> None:
    """Write what the seat to decide needs to know, into a mask that has been cleared."""
    state = lanes.states[i]
    moves = lanes.moves[i]
    list_moves(lanes, i, state)
    count = lanes.count[i]
    if lanes.mask.shape[1]:
        for k in range(count):
            lanes.mask[i, moves[k]] = True
    if lanes.bits.shape[1]:
        for k in range(count):
            code = int(moves[k])
            lanes.bits[i, code >> 5] |= SIGNED_BIT[code & 31]
    if lanes.observation.shape[1]:
        observe(state, state.turn, lanes.observation[i])


@inlined
def next_game(lanes: Any, i: int, state: Any, words: Any, seat: int) -> None:
    """Score the game that has ended for the seat that moved last, and deal the next.

    Games are dealt from seed + lane + lanes * games finished. Without a seat (-1), as after a reset, the learner has
    decided nothing yet, and no game is noted as done.
    """
    if seat >= 0 and not lanes.done[i]:
        score_game(state, lanes.scores[i], lanes.rewards[i], lanes.setting[2])
        lanes.reward[i] = lanes.rewards[i, seat]
        lanes.length[i] = state.ply
        lanes.done[i] = True
    lanes.games[i] += 1
    if lanes.setting[3]:
        lanes.learner[i] = (lanes.learner[i] + 1) % lanes.rewards.shape[1]
    reset_record(words, lanes.initial)
    deal(state, lanes.setting[0] + i + lanes.setting[1] * lanes.games[i])


@inlined
def play_opponents(lanes: Any, i: int, state: Any, buffer: Any) -> None:
    """Random moves of the other seats until the learner is to decide, or the game is over."""
    while not state.over and state.turn != lanes.learner[i]:
        random_move(state, lanes.dice[i], buffer)


@inlined
def advance(lanes: Any, i: int, state: Any, words: Any, buffer: Any, seat: int) -> None:
    """Go on until somebody whose moves are handed in is to decide."""
    while True:
        if lanes.learner[i] != EVERY_SEAT:
            play_opponents(lanes, i, state, buffer)
        if not state.over:
            break
        next_game(lanes, i, state, words, seat)


@inlined
def start_lane(lanes: Any, i: int, state: Any, learner: int) -> None:
    """Begin again from the batch's seed: as if the game before the first had just ended."""
    players = lanes.rewards.shape[1]
    lanes.games[i] = -1
    lanes.done[i] = False
    lanes.length[i] = 0
    lanes.reward[i] = 0
    for seat in range(players):
        lanes.rewards[i, seat] = 0
        lanes.scores[i, seat] = 0
    lanes.learner[i] = (learner + i + players - 1) % players if lanes.setting[3] else learner
    # Far from every game's seed, so that no die repeats a shuffle.
    seed_generator(lanes.dice[i], (lanes.setting[0] + i) ^ 0x5DEECE6600000000)
    state.over = 1


@inlined
def play_lane(lanes: Any, i: int, state: Any, action: int) -> None:
    """Play a legal move: what the last step brought is cleared first, and the seat that moves is noted."""
    if lanes.done[i]:
        for seat in range(state.players):
            lanes.rewards[i, seat] = 0
        lanes.reward[i] = 0
        lanes.done[i] = False
    lanes.seat[i] = state.turn
    play(state, int(action))


@inlined
def reset_lane(lanes: Any, i: int, learner: int) -> None:
    """Begin again from the batch's seed."""
    state, words = lanes.states[i], lanes.words[i]
    clear_mask(lanes, i)
    start_lane(lanes, i, state, learner)
    advance(lanes, i, state, words, lanes.moves[i], -1)
    write_decision(lanes, i)
    lanes.seat[i] = lanes.turn[i]


@inlined
def step_lane(lanes: Any, i: int, action: int) -> None:
    """Play a legal move; where that ends the game, score it and deal the next."""
    state = lanes.states[i]
    clear_mask(lanes, i)
    play_lane(lanes, i, state, action)
    advance(lanes, i, state, lanes.words[i], lanes.moves[i], lanes.seat[i])
    write_decision(lanes, i)


@inlined
def is_legal(lanes: Any, i: int, action: int) -> bool:
    """May the seat to decide play this code?"""
    if lanes.mask.shape[1]:
        return 0 <= action < lanes.mask.shape[1] and lanes.mask[i, action]  # type: ignore[no-any-return]
    if lanes.bits.shape[1]:
        inside = 0 <= action < 32 * lanes.bits.shape[1]
        return inside and (lanes.bits[i, action >> 5] >> (action & 31)) & 1 == 1  # type: ignore[no-any-return]
    for k in range(lanes.count[i]):
        if lanes.moves[i, k] == action:
            return True
    return False


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
