"""What every compiled rule shares; knows no particular game."""

from .bits import count, lowest, nonnegative, nth
from .compiler import COMPILED, plain, rule, table
from .generator import below, next_word, seed_generator
from .generic import register
from .record import (
    PlainState,
    add_rules,
    blank,
    copied,
    due_form,
    interpret,
    interpreted,
    plain_class,
    plain_state,
    record,
    state_bytes,
    write,
)

__all__ = [
    "COMPILED",
    "PlainState",
    "add_rules",
    "below",
    "blank",
    "copied",
    "count",
    "due_form",
    "interpret",
    "interpreted",
    "lowest",
    "next_word",
    "nonnegative",
    "nth",
    "plain",
    "plain_class",
    "plain_state",
    "record",
    "register",
    "rule",
    "seed_generator",
    "state_bytes",
    "table",
    "write",
]
