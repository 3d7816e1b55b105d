"""A network's input made from the description of an observation alone: one-hot numbers, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .features import COUNT, FLAG, Field

LONG = 32  # a count with more values than this is scaled


@dataclass(frozen=True)
class Layout:
    """Where each number of an observation goes: a category, a cell or a short count becomes one input for each of its
    values, a flag stays what it is, a long count is scaled to 0 to 1."""

    one_hot: npt.NDArray[np.int64]  # the numbers that become one-hot,
    offset: npt.NDArray[np.int64]  # and the input of each when it is 0
    scaled: npt.NDArray[np.int64]  # the numbers that are scaled,
    low: npt.NDArray[np.float32]  # from this
    span: npt.NDArray[np.float32]  # by this
    width: int  # inputs in all: the one-hot ones first


def layout(fields: Sequence[Field]) -> Layout:
    """The inputs of a network for such fields."""
    one_hot, offset, scaled, low, span = [], [], [], [], []
    at, width = 0, 0
    for field in fields:
        values = field.high - field.low + 1
        for k in range(at, at + field.size):
            if field.kind == FLAG or (field.kind == COUNT and values > LONG):
                scaled.append(k)
                low.append(field.low)
                span.append(max(1, field.high - field.low))
            else:
                one_hot.append(k)
                offset.append(width - field.low)
                width += values
        at += field.size
    return Layout(
        np.array(one_hot, np.int64), np.array(offset, np.int64), np.array(scaled, np.int64),
        np.array(low, np.float32), np.array(span, np.float32), width + len(scaled),
    )  # fmt: skip
