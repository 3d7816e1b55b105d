"""A match to play in: the picture, the legal moves with what they bring, undo, and bots that answer."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

import hortus
from hortus.errors import HortusError
from hortus.table import Match

from .words import WORDS


class PlayableMatch(anywidget.AnyWidget):
    """The match is the one handed in: what is played here is played there, and can be looked at from other cells."""

    _esm = files(__package__).joinpath("widget.js").read_text("utf-8")
    _css = files(__package__).joinpath("widget.css").read_text("utf-8")

    picture = traitlets.Unicode().tag(sync=True)
    prompt = traitlets.Unicode().tag(sync=True)
    moves: Any = traitlets.List().tag(sync=True)  # of {"move", "sentence", "points"}
    log: Any = traitlets.List().tag(sync=True)
    problem = traitlets.Unicode().tag(sync=True)
    undoable = traitlets.Bool().tag(sync=True)
    words: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, match: Match, bots: Mapping[int, str] | None = None, lang: str = "en") -> None:
        super().__init__()
        self.match, self.lang = match, lang
        chosen = dict.fromkeys(range(1, match.players), "sprout") if bots is None else bots
        self.bots = {match.seat(seat): hortus.bot(name) for seat, name in chosen.items()}
        self.words = {key: WORDS.format(lang, key) for key in ("undo", "find-move", "moves", "so-far")}
        self.on_msg(self._told)
        self._let_bots_play()
        self._show()

    @property
    def _seat(self) -> int | None:
        """Whose view is shown: the person to decide, else the first person."""
        people = [seat for seat in range(self.match.players) if seat not in self.bots]
        return self.match.turn if self.match.turn in people else people[0] if people else None

    def _told(self, _: object, content: Any, __: object) -> None:
        """What was clicked: a move, or undo."""
        self.problem = ""
        try:
            if content.get("undo"):
                self._take_back()
            else:
                self.match.play(content.get("move"))
                self._let_bots_play()
        except HortusError as problem:
            self.problem = problem.sentence(self.lang)
        self._show()

    def _let_bots_play(self) -> None:
        while self.match.turn in self.bots:
            self.match.play(self.bots[self.match.turn].choose(self.match))

    def _take_back(self) -> None:
        """Back to a person's last decision."""
        self.match.undo()
        while self.match.turn in self.bots:
            self.match.undo()

    def _show(self) -> None:
        match, lang, seat = self.match, self.lang, self._seat
        legal = match.legal_moves()
        self.moves = [
            {"move": legal.move, "sentence": match.describe(legal.move, lang),
             "points": sum(gain.points for gain in legal.gains if gain.seat == match.turn)}
            for legal in legal
        ]  # fmt: skip
        self.prompt = match.why_ended(lang) if match.over else match.what_now(lang)
        self.log = [sentence for _, sentence in match.log(seat, lang)][-8:]
        self.undoable = any(turn not in self.bots for turn, _ in match.played())
        self.picture = match.svg(seat, lang)
