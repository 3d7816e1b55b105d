"""Records as plain words, and the arrays of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from hortus.errors import BadOption, shown
from hortus.games.contract import Game
from hortus.i18n import COMMON
from hortus.kernel import COMPILED, blank, write

from .lanes import EVERY_SEAT, MARGIN, RESULT, SEATS, Lanes

REWARDS = {"result": RESULT, "margin": MARGIN}
MASKS = ("bytes", "bits", "none")
OBSERVATIONS = {"int16": np.int16, "int8": np.int8, "none": np.int8}
Words = npt.NDArray[np.int32]


def words_of(records: npt.NDArray[np.void]) -> Words:
    """The same memory as rows of 32-bit words."""
    return records.view(np.int32).reshape(len(records), -1)


def kept_words(dtype: np.dtype[np.void]) -> Words:
    """A word for each of a record's: the bits that belong to a field, not to padding."""
    kept = np.zeros(dtype.itemsize, np.uint8)
    fields: Any = dtype.fields
    for field, offset, *_ in fields.values():
        kept[offset : offset + field.itemsize] = 0xFF
    return kept.view(np.int32)


def initial_record(game: Game, players: int, options: Mapping[str, Any]) -> npt.NDArray[np.void]:
    """An array of one record with the options in it, to be dealt."""
    records = np.zeros(1, game.dtype)
    write(records, 0, game.fresh(players, options))
    return records


def checked_lanes(lanes: Any) -> int:
    if isinstance(lanes, bool) or not isinstance(lanes, int) or lanes < 1:
        raise BadOption(COMMON.sentences("no-lanes"))
    return lanes


def check_choice(name: str, given: Any, choices: Iterable[str]) -> None:
    """BadOption unless a setting of a batch, a simulation or an environment is one of these."""
    if given not in choices:
        raise BadOption(
            COMMON.sentences("bad-option-choices", name=name, given=shown(given), choices=", ".join(choices))
        )


def reward_kind(reward: str) -> int:
    check_choice("reward", reward, REWARDS)
    return REWARDS[reward]


def check_width(game: Game, observations: str) -> None:
    """Refuse int8 where a number of the game's observations does not fit."""
    wide = [field.name for field in game.observation if field.low < -128 or field.high > 127]
    if observations == "int8" and wide:
        raise BadOption(COMMON.sentences("too-wide", game=game.name, fields=", ".join(wide)))


Zeros = Callable[[tuple[int, ...], Any], Any]


def row_words(columns: int, dtype: Any) -> int:
    """The 32-bit words that a row of so many numbers fills."""
    return int(columns * np.dtype(dtype).itemsize + 3) // 4


def plain_rows(zeros: Zeros, lanes: int, columns: int, dtype: Any) -> tuple[Any, Any]:
    """Rows of numbers, and no words: a CPU needs none."""
    return zeros((lanes, 0), np.int32), zeros((lanes, columns), dtype)


def word_rows(zeros: Zeros, lanes: int, columns: int, dtype: Any) -> tuple[Any, Any]:
    """Rows of 32-bit words, and the same memory as rows of numbers, without the padding of the last word."""
    words = zeros((lanes, row_words(columns, dtype)), np.int32)
    return words, words.view(np.dtype(dtype))[:, :columns] if columns else zeros((lanes, 0), dtype)


def make_lanes(
    game: Game, players: int, options: Mapping[str, Any], lanes: int, seed: int, reward: str, rotates: bool,
    masks: str = "bytes", observations: str = "int16",
    zeros: Zeros = np.zeros, rows: Callable[[Zeros, int, int, Any], tuple[Any, Any]] = plain_rows, states: Any = None,
    copied: Callable[[Any], Any] = lambda array: array,
) -> Lanes:  # fmt: skip
    """The arrays of a batch, made by `zeros` and `copied` on whatever device they belong to."""
    codes = len(game.notation)
    check_choice("masks", masks, MASKS)
    check_choice("observations", observations, OBSERVATIONS)
    initial = words_of(initial_record(game, players, options))[0]
    if states is None:
        states = np.zeros(lanes, game.dtype) if COMPILED else blank(game.dtype, lanes)
        if not COMPILED:
            for i in range(lanes):
                write(states, i, game.fresh(players, options))
        words: Any = words_of(states) if COMPILED else np.zeros((lanes, 1), np.int32)
    else:
        states, words = states
    observed, observation = rows(zeros, lanes, game.features * (observations != "none"), OBSERVATIONS[observations])
    masked, mask = rows(zeros, lanes, codes * (masks == "bytes"), np.bool_)
    setting = np.array([seed, lanes, reward_kind(reward), rotates], np.int64)
    return Lanes(
        states=states, words=words, initial=copied(initial), setting=copied(setting),
        observation=observation,
        observed=observed,
        mask=mask,
        masked=masked,
        bits=zeros((lanes, (codes + 31) // 32 * (masks == "bits")), np.int32),
        moves=zeros((lanes, game.most_moves), np.int16),
        count=zeros((lanes,), np.int32),
        turn=zeros((lanes,), np.int8),
        seat=zeros((lanes,), np.int8),
        learner=zeros((lanes,), np.int8),
        reward=zeros((lanes,), np.float32),
        rewards=zeros((lanes, players), np.float32),
        done=zeros((lanes,), np.bool_),
        scores=zeros((lanes, SEATS), np.int32),
        length=zeros((lanes,), np.int32),
        games=zeros((lanes,), np.int64),
        dice=zeros((lanes, 4), np.int64),
    )  # fmt: skip


def first_learner(learner: int | str | None, players: int) -> tuple[int, bool]:
    """The learner's first seat, and whether it changes seats with each game."""
    if learner is None:
        return EVERY_SEAT, False
    if learner == "rotate":
        return 0, True
    if isinstance(learner, bool) or not isinstance(learner, (int, np.integer)) or not 0 <= learner < players:
        raise BadOption(COMMON.sentences("bad-learner", last=players - 1))
    return int(learner), False


def digest(sums: Any) -> str:
    """The sums of a set of games as text; adding up parts of the set in any order gives the same."""
    return f"{int(sums[1]) % 2**64:016x}{int(sums[2]) % 2**64:016x}"


def interpreted_words(state: Any) -> list[int]:
    """The words of a plain state, for runs that compile nothing."""
    records = np.zeros(1, type(state).dtype)
    write(records, 0, state)
    return words_of(records)[0].tolist()  # type: ignore[no-any-return]
