"""What every compiled rule shares; knows no particular game."""

from .bits import count, lowest, natural, nth
from .compiler import COMPILED, plain, rule, table
from .generator import below, next_word, seed_generator
from .record import Light, blank, copied, extend, light, record, register, state_bytes, write

__all__ = [
    "COMPILED",
    "Light",
    "below",
    "blank",
    "copied",
    "count",
    "extend",
    "light",
    "lowest",
    "natural",
    "next_word",
    "nth",
    "plain",
    "record",
    "register",
    "rule",
    "seed_generator",
    "state_bytes",
    "table",
    "write",
]
