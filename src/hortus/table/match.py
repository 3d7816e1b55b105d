"""A match: one game being played."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from hortus.errors import BadOption, IllegalMove
from hortus.games import game as find_game
from hortus.games.contract import Game, shown
from hortus.games.data import Event, Gain, Move
from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence
from hortus.i18n import COMMON, LANGUAGES, Message, checked
from hortus.kernel import blank, copied, plain_state, state_bytes, write
from hortus.kernel.generic import (
    chance_at,
    deal_at,
    decide_at,
    force_at,
    gains_at,
    is_legal_at,
    legal_at,
    observe_at,
    observe_with_mask_at,
    play_at,
    redeal_at,
    resolve_chance_at,
    score_at,
    winners_at,
)  # fmt: skip

SEEDS = 2**63


@cache
def _codes(game: Game) -> dict[str, int]:
    return {text.lower(): code for code, text in enumerate(game.notation)}


@cache
def _outcome_codes(game: Game) -> dict[str, int]:
    return {text.lower(): code for code, text in enumerate(game.outcomes) if text}


class Line(msgspec.Struct, frozen=True):
    """One line of a seat's points: its key, what it is for, the places it counts, and a sentence that explains it."""

    key: str
    name: str
    points: int
    places: tuple[str, ...] = ()
    text: str = ""


class Match:
    """A game being played. Moves go in and come out as notation; whatever cannot be raises and changes nothing."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any] | None = None, seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        self._open(find_game(game))
        self.options = self.game.choose(players, options or {})
        if seed is None:
            seed = secrets.randbelow(SEEDS)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadOption("A seed is a whole number from 0 to 2**63 - 1.")
        self.seed: int | None = seed
        self.origin: dict[str, Any] | None = None  # the position it was set up from, if not dealt
        write(self._states, 0, self.game.fresh(players, self.options))
        deal_at(self._states, 0, seed)
        self.players = players
        self.names = _checked_names(names, players)

    @classmethod
    def from_position(cls, game: str, position: Any, names: Sequence[str] | None = None) -> Match:
        """A match that starts from a position (see `position`)."""
        match = cls.__new__(cls)
        match._open(find_game(game))
        state = match.game.restore(position)
        write(match._states, 0, state)
        match.options = match.game.chosen(state)
        match.seed = None
        match.origin = match.game.position(state)
        match.players = state.players
        match.names = _checked_names(names, state.players)
        return match

    def _open(self, game: Game) -> None:
        self.game = game
        self._states = blank(game.dtype)
        self._past: list[Any] = []  # the states before each move
        self._played: list[int] = []  # the moves' codes
        self._forced: list[tuple[str, ...]] = []  # and the chance outcomes forced with them
        self._changed()

    def _changed(self) -> None:
        self._plain: Any = None
        self._plain_past: dict[int, Any] = {}  # by ply, as far as events were asked for
        self._legal: list[int] | None = None

    # -- where the match stands

    @property
    def over(self) -> bool:
        return bool(self._head("over"))

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when over."""
        return None if self.over else int(self._head("turn"))

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return int(self._head("ply"))

    def _head(self, name: str) -> Any:
        return getattr(self._states[0], name) if isinstance(self._states, list) else self._states[name][0]

    @property
    def state(self) -> Any:
        """A plain copy of the state: every field as plain integers and lists."""
        if self._plain is None:
            self._plain = plain_state(self._states[0])
        return self._plain

    def codes(self) -> list[int]:
        """The legal moves' codes."""
        if self._legal is None:
            out = np.empty(self.game.most_moves, np.int16)
            self._legal = [] if self.over else out[: legal_at(self._states, 0, out)].tolist()
        return self._legal

    def moves(self) -> list[str]:
        """The legal moves in notation."""
        notation = self.game.notation
        return [notation[code] for code in self.codes()]

    def legal_moves(self) -> list[Move]:
        """The legal moves as data: what is done to which piece, from where to where, and what it brings at once."""
        codes, state, game = self.codes(), self.state, self.game
        if not codes:
            return []
        gains = np.zeros((len(codes) + 1, self.players, len(game.lines)), np.int64)
        gains_at(self._states, 0, np.array(codes, np.int16), blank(game.dtype), gains)
        found = [game.move(state, code) for code in codes]
        for k, seat, line in zip(*(axis.tolist() for axis in np.nonzero(gains[:-1])), strict=True):
            gain = Gain(seat, game.lines[line], int(gains[k, seat, line]))
            found[k] = msgspec.structs.replace(found[k], gains=(*found[k].gains, gain))
        return found

    def played(self) -> list[tuple[int, str]]:
        """The moves so far: seat and notation."""
        notation = self.game.notation
        return [
            (plain_state(past[0]).turn, notation[code]) for past, code in zip(self._past, self._played, strict=True)
        ]

    # -- playing

    def code(self, move: str) -> int:
        """The code of a move in notation, legal or not."""
        found = self._parse(move)
        if found is None:
            now = self.moves()
            possible = ", ".join(now[:6]) + (", …" if len(now) > 6 else "")
            message = "not-a-move" if now else "not-a-move-over"
            raise IllegalMove(COMMON.sentences(message, move=shown(move), moves=possible))
        return found

    def _parse(self, move: object) -> int | None:
        if not isinstance(move, str):
            return None
        text = " ".join(move.lower().split())
        codes = _codes(self.game)
        return codes[text] if text in codes else codes.get(self.game.read(text).lower())

    def legal_code(self, move: str) -> int:
        """The code of a legal move; IllegalMove says why it is not one."""
        code = self.code(move)
        if code not in self.codes():
            if self.over:
                raise IllegalMove(COMMON.sentences("match-over"))
            code = self.game.canonical(self.state, code)
        if code not in self.codes():
            reason = self.game.refusal(self.state, code)
            raise IllegalMove({lang: self.game.words.say(lang, reason) for lang in LANGUAGES})
        return code

    def play(self, move: str, outcomes: Sequence[str] = ()) -> None:
        """Play one decision. Chance that follows is drawn, or — its first events — forced to the outcomes named."""
        self._play(self.legal_code(move), outcomes)

    def play_code(self, code: int) -> None:
        """Play one decision by its code; only those of `codes()` will do."""
        notation = self.game.notation
        if not 0 <= code < len(notation):
            raise IllegalMove(f"{code!r} is not a move code: they go from 0 to {len(notation) - 1}.")
        if not is_legal_at(self._states, 0, code, np.empty(self.game.most_moves, np.int16)):
            raise IllegalMove(f"The move {notation[code]!r}, code {code}, is not legal now.")
        self._play(code)

    def _play(self, code: int, outcomes: Sequence[str] = ()) -> None:
        before = copied(self._states)
        if outcomes:
            after = copied(self._states)
            decide_at(after, 0, code)
            for outcome in outcomes:
                force_at(after, 0, self._outcome(after, outcome))
            resolve_chance_at(after, 0)
            self._states = after
        else:
            play_at(self._states, 0, code)
        self._past.append(before)
        self._played.append(code)
        self._forced.append(tuple(outcomes))
        self._changed()

    def _outcome(self, states: Any, outcome: str) -> int:
        possible = self._chances(states)
        code = _outcome_codes(self.game).get(outcome.lower())
        if code is None or self.game.outcomes[code] not in possible:
            shown = ", ".join(possible) or "nothing"
            raise IllegalMove(f"{outcome!r} cannot happen next. Possible: {shown}.")
        return code

    def _chances(self, states: Any) -> dict[str, float]:
        if not plain_state(states[0]).pending:
            return {}
        outcomes, weights = np.empty((2, self.game.most_outcomes), np.int16)
        n = chance_at(states, 0, outcomes, weights)
        total = int(weights[:n].sum())
        return {
            self.game.outcomes[code]: weight / total
            for code, weight in zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True)
        }

    def chances(self, move: str, outcomes: Sequence[str] = ()) -> dict[str, float]:
        """What can happen by chance right after a move (and after the outcomes named), with probabilities."""
        states = copied(self._states)
        decide_at(states, 0, self.legal_code(move))
        for outcome in outcomes:
            force_at(states, 0, self._outcome(states, outcome))
        return self._chances(states)

    def undo(self) -> str:
        """Take the last move back; returns it."""
        if not self._past:
            raise IllegalMove(COMMON.sentences("nothing-to-undo"))
        self._states = self._past.pop()
        self._forced.pop()
        self._changed()
        return self.game.notation[self._played.pop()]

    # -- points and words

    def scores(self) -> list[int]:
        return self._scores(self._states)

    def _scores(self, states: Any) -> list[int]:
        out = np.zeros(8, np.int64)
        score_at(states, 0, out)
        return out[: self.players].tolist()  # type: ignore[no-any-return]

    def gains(self, move: str) -> list[int]:
        """What a legal move changes in each seat's points, before any chance that follows it."""
        states = copied(self._states)
        decide_at(states, 0, self.legal_code(move))
        return [after - before for before, after in zip(self.scores(), self._scores(states), strict=True)]

    def winners(self) -> list[int]:
        """The seats that have won; nobody while the match goes on."""
        won = int(winners_at(self._states, 0)) if self.over else 0
        return [seat for seat in range(self.players) if won >> seat & 1]

    @property
    def ended(self) -> str | None:
        """Why the match ended, as a word of the game's own; None while it goes on."""
        return self.game.ended(self.state) if self.over else None

    def explain(self, seat: int, lang: str = "en") -> list[Line]:
        """Every line a seat's points come from; they add up to its score."""
        words = self.game.words
        checked(lang)
        return [
            Line(line.key, line_name(words, lang, line), line.points, line.places, line_text(words, lang, line))
            for line in self.game.explain(self.state, self.seat(seat))
        ]

    def describe(self, move: str, lang: str = "en") -> str:
        """A legal move as a sentence."""
        return move_sentence(self.game.words, checked(lang), self.game.move(self.state, self.legal_code(move)))

    def prompt(self) -> Message:
        """What the seat to decide can do, as a message of the game's catalogue."""
        return Message("match-over") if self.over else self.game.prompt(self.state)

    def what_now(self, lang: str = "en") -> str:
        """What the seat to decide can do, as a sentence."""
        checked(lang)
        return COMMON.format(lang, "match-over") if self.over else self.game.words.say(lang, self.prompt())

    def events(self, viewer: int | None = None, since: int = 0) -> list[list[Event]]:
        """What every move did, as the viewer may know it. `since`: leave so many moves out."""
        viewer = None if viewer is None else self.seat(viewer)
        for ply in range(since, len(self._past)):
            if ply not in self._plain_past:
                self._plain_past[ply] = plain_state(self._past[ply][0])
        states = [*(self._plain_past[ply] for ply in range(since, len(self._past))), self.state]
        return [self.game.events(states[i], code, states[i + 1], viewer) for i, code in enumerate(self._played[since:])]

    def log(self, viewer: int | None = None, lang: str = "en", since: int = 0) -> list[tuple[int, str]]:
        """The match in words, as the viewer may know it: who moved, and what happened. `since`: leave so many out."""
        checked(lang)
        words = self.game.words
        told = []
        for (seat, _), happened in zip(self.played()[since:], self.events(viewer, since), strict=True):
            sentences = (event_sentence(words, lang, event, self.names) for event in happened)
            told.append((seat, " ".join(sentence for sentence in sentences if sentence)))
        return told

    def revealed_by_last(self) -> bool:
        """Did the last move bring something random or hidden to light?"""
        return bool(self._past) and plain_state(self._past[-1][0]).revealed != self.state.revealed

    # -- what can be seen, kept and shared

    def seat(self, seat: int) -> int:
        """The seat, if there is one of that number."""
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise BadOption(COMMON.sentences("bad-seat", seat=shown(seat), last=self.players - 1))
        return int(seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None: a spectator."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def position(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return self.game.position(self.state)

    def observe(self, seat: int) -> Any:
        """The seat's observation: numbers in the layout of `game.observation`."""
        out = np.empty(self.game.features, np.int16)
        observe_at(self._states, 0, self.seat(seat), out)
        return out

    def look(self, seat: int) -> tuple[Any, Any]:
        """The seat's observation, and the codes it may play now: each 1 among zeros, none where another decides."""
        game = self.game
        out, mask = np.empty(game.features, np.int16), np.zeros(len(game.notation), np.int8)
        observe_with_mask_at(self._states, 0, self.seat(seat), out, mask, np.empty(game.most_moves, np.int16))
        return out, mask

    def redealt(self, seat: int, seed: int) -> Match:
        """The same match with everything the seat cannot see dealt again. Its past is gone."""
        match = self.clone()
        match._past, match._played, match._forced = [], [], []
        match.seed = None
        redeal_at(match._states, 0, self.seat(seat), seed)
        match._changed()
        match.origin = match.position()
        return match

    def record(self) -> str:
        """The match as a text to keep; `hortus.from_record` reads it."""
        from .records import write_record

        return write_record(self)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        import hashlib

        return hashlib.sha256(state_bytes(self._states[0])).hexdigest()

    def clone(self) -> Match:
        match = copy.copy(self)
        match._states = copied(self._states)
        match._past = list(self._past)  # a past state never changes, so it can be shared
        match._played = list(self._played)
        match._forced = list(self._forced)
        match.names = list(self.names)
        match.options = dict(self.options)
        match._changed()
        return match

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __copy__(self) -> Match:
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(self.game.notation[code], forced) for code, forced in zip(self._played, self._forced, strict=True)]
        return _replayed, (self.game.name, self.players, self.options, self.seed, self.origin, self.names, moves)

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table drawn in characters, as a seat sees it."""
        return self.game.text(self.state, None if seat is None else self.seat(seat), checked(lang))

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table drawn as SVG, as a seat sees it."""
        return self.game.svg(self.state, None if seat is None else self.seat(seat), checked(lang))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, ply {self.ply}>"


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if len(names) != players or not all(isinstance(name, str) and name.strip() for name in names):
        raise BadOption(f"There must be {players} names, one for each seat.")
    return [" ".join(name.split()) for name in names]


def _replayed(
    game: str, players: int, options: dict[str, Any], seed: int | None, origin: dict[str, Any] | None,
    names: list[str], moves: list[tuple[str, tuple[str, ...]]],
) -> Match:  # fmt: skip
    match = Match.from_position(game, origin, names) if origin else Match(game, players, options, seed, names)
    for move, outcomes in moves:
        match.play(move, outcomes)
    return match
