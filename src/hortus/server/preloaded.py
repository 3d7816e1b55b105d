"""Imported by the process that workers are forked from: all that jobs import, and the compiled rules that there are."""

import hortus

from . import advising, thinking

for name in hortus.games():
    thinking.load(name)

__all__ = ["advising"]
