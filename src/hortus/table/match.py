"""A match: one game being played."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from hortus.errors import BadOption, IllegalMove, shown
from hortus.games import game as find_game
from hortus.games.contract import SEEDS, Game, checked_seed, whole
from hortus.games.data import Event, Gain, Move, ScoreLine
from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence, next_text
from hortus.i18n import COMMON, LANGUAGES, Message, checked
from hortus.kernel import blank, copied, due_form, plain_state, state_bytes, write
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

from .records import write_record

LONGEST_NAME = 100


@cache
def _codes(game: Game) -> dict[str, int]:
    return {text.lower(): code for code, text in enumerate(game.notation)}


@cache
def _outcome_codes(game: Game) -> dict[str, int]:
    return {text.lower(): code for code, text in enumerate(game.outcomes) if text}


class Line(msgspec.Struct, frozen=True):
    """One line of a seat's points: its key, what it is for, the places it counts, and a sentence that explains it.

    `next` says what it takes for the line to bring more, and `next_points` what it then brings; "" and None: nothing.
    """

    key: str
    name: str
    points: int
    places: tuple[str, ...] = ()
    text: str = ""
    next: str = ""
    next_points: int | None = None


class Match:
    """A game being played. Moves go in and come out as notation.

    A method that is handed something wrong raises a HortusError, which is a ValueError, and leaves the match as it was.
    """

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any] | None = None, seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        self._open(find_game(game))
        self.players = self.game.checked_players(players)
        self.options = self.game.choose(self.players, {} if options is None else options)
        self.seed: int | None = secrets.randbelow(SEEDS) if seed is None else checked_seed(seed)
        self.names = _checked_names(names, self.players)
        write(self._states, 0, self.game.fresh(self.players, self.options))
        deal_at(self._states, 0, self.seed)

    @classmethod
    def from_position(cls, game: str, position: Any, names: Sequence[str] | None = None) -> Match:
        """A match that starts from a position as `Match.position` gives it."""
        match = cls.__new__(cls)
        match._open(find_game(game))
        state = match.game.restore(position)
        match.options = match.game.chosen(state)
        match.seed = None
        match.players = state.players
        match.names = _checked_names(names, state.players)
        write(match._states, 0, state)
        match._origin = match._states
        return match

    def _open(self, game: Game) -> None:
        self.game = game
        self._states = blank(game.dtype)  # once a match is open this never changes: every move has states of its own
        self._origin: Any = None  # the state it was set up from; None: it was dealt
        self._past: list[Any] = []  # the states before each move
        self._played: list[int] = []  # the moves' codes
        self._forced: list[tuple[str, ...]] = []  # and the chance outcomes forced with them
        self._changed()

    def _changed(self) -> None:
        self._plain: Any = None
        self._plain_past: dict[int, Any] = {}  # by ply, as far as events were asked for
        self._legal: list[int] | None = None

    def _share_what_is_known(self, other: Match) -> None:
        """What has been worked out of a match is as true of its copy; it is only ever read."""
        other._plain, other._legal, other._plain_past = self._plain, self._legal, dict(self._plain_past)

    # -- where the match stands

    @property
    def origin(self) -> dict[str, Any] | None:
        """The position it was set up from; None if it was dealt from its seed."""
        return None if self._origin is None else self.game.position(plain_state(self._origin[0]))

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return bool(self._head("over"))

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when the match is over."""
        return None if self.over else int(self._head("turn"))

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return int(self._head("ply"))

    def _head(self, name: str) -> Any:
        return _head(self._states, name)

    @property
    def state(self) -> Any:
        """A copy of the state in plain Python: every field an integer or a list of integers."""
        return plain_state(self._now)

    @property
    def _now(self) -> Any:
        """The state in plain Python, kept until the next move; only to be read."""
        if self._plain is None:
            self._plain = plain_state(self._states[0])
        return self._plain

    @property
    def _legal_codes(self) -> list[int]:
        """The legal moves' codes, kept until the next move; only to be read."""
        if self._legal is None:
            out = np.empty(self.game.most_moves, np.int16)
            self._legal = [] if self.over else out[: legal_at(self._states, 0, out)].tolist()
        return self._legal

    def codes(self) -> list[int]:
        """The codes of the legal moves."""
        return list(self._legal_codes)

    def moves(self) -> list[str]:
        """The legal moves in notation."""
        notation = self.game.notation
        return [notation[code] for code in self._legal_codes]

    def is_legal(self, move: str) -> bool:
        """Can this move be played now? What is not a move at all cannot."""
        code = self._parse(move)
        if code is None or self.over:
            return False
        return code in self._legal_codes or self.game.canonical(self._now, code) in self._legal_codes

    def legal_moves(self) -> list[Move]:
        """The legal moves as data: what is done to which piece, from where to where, and what it brings at once."""
        codes, state, game = self._legal_codes, self._now, self.game
        if not codes:
            return []
        gains = self._gains(self._states, codes)
        found = [game.move(state, code) for code in codes]
        begun = [k for k, code in enumerate(codes) if game.begins(code)] if game.begins else []
        if begun:
            points = _points(gains, state.turn, len(codes))
            for k in begun:
                if (best := self._best_following(codes[k], found[k].piece)) is not None:
                    found[k] = msgspec.structs.replace(found[k], potential=points[k] + best)
        for k, seat, line, more in gains:
            gain = Gain(seat, game.lines[line], more)
            found[k] = msgspec.structs.replace(found[k], gains=(*found[k].gains, gain))
        return found

    def _gains(self, states: Any, codes: list[int]) -> list[list[int]]:
        """What the moves change at once: a move's place in the list, the seat, the score line, the points."""
        lines = np.zeros((2, self.players, len(self.game.lines)), np.int64)
        out = np.empty((len(codes) * self.players * len(self.game.lines), 4), np.int16)
        # Interpreted rules take plain integers: those of NumPy keep their width.
        listed = codes if isinstance(states, list) else np.array(codes, np.int16)
        n = gains_at(states, 0, listed, blank(self.game.dtype), lines, out)
        return out[:n].tolist()  # type: ignore[no-any-return]

    def _best_following(self, code: int, piece: str | None) -> int | None:
        """The most points that the seat to decide can gain with its next decision, if that moves the same piece on."""
        states, seat = copied(self._states), self._now.turn
        decide_at(states, 0, code)
        while _head(states, "pending"):  # what chance brings in between makes no difference to it
            force_at(states, 0, self._outcomes(states)[0][0])
        if _head(states, "over") or _head(states, "turn") != seat:
            return None
        after = plain_state(states[0])
        out = np.empty(self.game.most_moves, np.int16)
        codes = out[: legal_at(states, 0, out)].tolist()
        points = _points(self._gains(states, codes), seat, len(codes))
        best = sorted(range(len(codes)), key=points.__getitem__, reverse=True)
        return next((points[k] for k in best if self.game.move(after, codes[k]).piece == piece), None)

    def played(self) -> list[tuple[int, str]]:
        """The moves so far: seat and notation."""
        notation = self.game.notation
        return [
            (plain_state(past[0]).turn, notation[code]) for past, code in zip(self._past, self._played, strict=True)
        ]

    # -- playing

    def code(self, move: str) -> int:
        """The code of a move in notation, whether it is legal now or not; IllegalMove if it is no move of the game."""
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
        """The code of a legal move; IllegalMove says why another one cannot be played."""
        code = self.code(move)
        if code in self._legal_codes:
            return code
        if self.over:
            raise IllegalMove(COMMON.sentences("match-over"))
        code = self.game.canonical(self._now, code)
        if code not in self._legal_codes:
            reason = self.game.refusal(self._now, code)
            raise IllegalMove({lang: self.game.words.say(lang, reason) for lang in LANGUAGES})
        return code

    def play(self, move: str, outcomes: Sequence[str] = ()) -> None:
        """Play one decision. What follows by chance is drawn; `outcomes` forces the first chance events instead."""
        self._play(self.legal_code(move), _checked_outcomes(outcomes))

    def play_code(self, code: int) -> None:
        """Play one decision by its code, which must be one of `codes()`."""
        notation = self.game.notation
        number = whole(code)
        if number is None or not 0 <= number < len(notation):
            raise IllegalMove(COMMON.sentences("bad-code", code=shown(code), last=len(notation) - 1))
        if not is_legal_at(self._states, 0, number, np.empty(self.game.most_moves, np.int16)):
            raise IllegalMove(COMMON.sentences("illegal-code", code=number, move=notation[number]))
        self._play(number)

    def _play(self, code: int, outcomes: Sequence[str] = ()) -> None:
        before = self._states
        after = copied(due_form(before, self.game.dtype))
        if outcomes:
            decide_at(after, 0, code)
            for outcome in outcomes:
                force_at(after, 0, self._outcome(after, outcome))
            resolve_chance_at(after, 0)
        else:
            play_at(after, 0, code)
        self._states = after
        plain = self._plain
        self._past.append(before)
        self._played.append(code)
        self._forced.append(tuple(outcomes))
        self._changed()
        if plain is not None:  # the move's events are made from it
            self._plain_past[len(self._past) - 1] = plain

    def _outcome(self, states: Any, outcome: str) -> int:
        possible = self._chances(states)
        code = _outcome_codes(self.game).get(outcome.lower())
        if code is None or self.game.outcomes[code] not in possible:
            message = "bad-outcome" if possible else "no-outcome"
            raise IllegalMove(COMMON.sentences(message, outcome=shown(outcome), possible=", ".join(possible)))
        return code

    def _outcomes(self, states: Any) -> tuple[list[int], list[int]]:
        """The outcomes of the pending chance event, as codes, and their weights."""
        outcomes, weights = np.empty((2, self.game.most_outcomes), np.int16)
        n = chance_at(states, 0, outcomes, weights)
        return outcomes[:n].tolist(), weights[:n].tolist()

    def _chances(self, states: Any) -> dict[str, float]:
        if not _head(states, "pending"):
            return {}
        codes, weights = self._outcomes(states)
        total = sum(weights)
        return {self.game.outcomes[code]: weight / total for code, weight in zip(codes, weights, strict=True)}

    def chances(self, move: str, outcomes: Sequence[str] = ()) -> dict[str, float]:
        """What can happen by chance right after a move (and after the outcomes named), with probabilities."""
        states = copied(self._states)
        decide_at(states, 0, self.legal_code(move))
        for outcome in _checked_outcomes(outcomes):
            force_at(states, 0, self._outcome(states, outcome))
        return self._chances(states)

    def undo(self) -> str:
        """Take the last move back; returns it in notation."""
        if not self._past:
            raise IllegalMove(COMMON.sentences("nothing-to-undo"))
        self._states = self._past.pop()
        self._forced.pop()
        self._changed()
        return self.game.notation[self._played.pop()]

    # -- points and words

    def scores(self) -> list[int]:
        """The points by seat, at any time."""
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
        return self.game.ended(self._now) if self.over else None

    def why_ended(self, lang: str = "en") -> str:
        """Why the match ended, as a sentence; "" while it goes on."""
        checked(lang)
        return self.game.words.format(lang, f"ended-{self.ended}") if self.over else ""

    def verdict(self, lang: str = "en") -> str:
        """How good the result of a match played alone is, as a sentence; "" where there is nothing to judge."""
        checked(lang)
        found = self.game.verdict(self._now) if self.over else None
        return self.game.words.say(lang, found) if found else ""

    def explain(self, seat: int, lang: str = "en") -> list[Line]:
        """Every line a seat's points come from; they add up to its score."""
        words = self.game.words
        checked(lang)
        return [
            Line(
                line.key, line_name(words, lang, line), line.points, line.places, line_text(words, lang, line),
                next_text(words, lang, line), line.next.points if line.next else None,
            )
            for line in self.game.explain(self._now, self.seat(seat))
        ]  # fmt: skip

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """The lines of a seat's points as data."""
        return self.game.explain(self._now, self.seat(seat))

    def describe(self, move: str, lang: str = "en") -> str:
        """A legal move as a sentence."""
        return move_sentence(self.game.words, checked(lang), self.game.move(self._now, self.legal_code(move)))

    def prompt(self) -> Message:
        """What the seat to decide can do, as a message of the game's catalogue."""
        return Message("match-over") if self.over else self.game.prompt(self._now)

    def what_now(self, lang: str = "en") -> str:
        """What the seat to decide can do, as a sentence."""
        checked(lang)
        return COMMON.format(lang, "match-over") if self.over else self.game.words.say(lang, self.prompt())

    def events(self, viewer: int | None = None, since: int = 0) -> list[list[Event]]:
        """What every move did, as the viewer may know it; the first `since` moves are left out."""
        viewer, since = self._viewer(viewer), _checked_since(since)
        for ply in range(since, len(self._past)):
            if ply not in self._plain_past:
                self._plain_past[ply] = plain_state(self._past[ply][0])
        states = [*(self._plain_past[ply] for ply in range(since, len(self._past))), self._now]
        return [self.game.events(states[i], code, states[i + 1], viewer) for i, code in enumerate(self._played[since:])]

    def log(self, viewer: int | None = None, lang: str = "en", since: int = 0) -> list[tuple[int, str]]:
        """Who moved and what happened, as the viewer may know it; the first `since` moves are left out."""
        checked(lang)
        since = _checked_since(since)
        words = self.game.words
        told = []
        for (seat, _), happened in zip(self.played()[since:], self.events(viewer, since), strict=True):
            sentences = (event_sentence(words, lang, event, self.names) for event in happened)
            told.append((seat, " ".join(sentence for sentence in sentences if sentence)))
        return told

    def revealed_by_last(self) -> bool:
        """Did the last move bring something random or hidden to light?"""
        return bool(self._past) and self.revealed_since(len(self._past) - 1)

    def revealed_since(self, moves: int) -> bool:
        """Has anything random or hidden come to light since so many moves had been played?"""
        moves = _checked_since(moves)
        past = self._past[moves : moves + 1]
        return bool(past and _head(past[0], "revealed") != self._head("revealed"))

    # -- what can be seen, kept and shared

    def seat(self, seat: int) -> int:
        """The seat as an integer; BadOption unless there is one of that number."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise BadOption(COMMON.sentences("bad-seat", seat=shown(seat), last=self.players - 1))
        return number

    def _viewer(self, viewer: int | None) -> int | None:
        return None if viewer is None else self.seat(viewer)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; what a spectator may see if the seat is None."""
        return self.game.view(self._now, self._viewer(seat))

    def position(self) -> dict[str, Any]:
        """Everything about this moment of the match, ready for JSON; `from_position` reads it."""
        return self.game.position(self._now)

    def observe(self, seat: int) -> Any:
        """The seat's observation: numbers in the layout of `game.observation`."""
        out = np.empty(self.game.features, np.int16)
        observe_at(self._states, 0, self.seat(seat), out)
        return out

    def observe_with_mask(self, seat: int) -> tuple[Any, Any]:
        """The seat's observation, and a mask over all codes: 1 for what the seat may play now, else 0."""
        game = self.game
        out, mask = np.empty(game.features, np.int16), np.zeros(len(game.notation), np.int8)
        observe_with_mask_at(self._states, 0, self.seat(seat), out, mask, np.empty(game.most_moves, np.int16))
        return out, mask

    def redealt(self, seat: int, seed: int) -> Match:
        """A match that stands as this one does, with everything the seat cannot see dealt again. It has no past."""
        seat, seed = self.seat(seat), checked_seed(seed)
        match = self._copy()
        match.seed = None
        match._states = copied(self._states)
        redeal_at(match._states, 0, seat, seed)
        match._origin = copied(match._states)
        match._past, match._played, match._forced = [], [], []
        return match

    def record(self, extra: Mapping[str, str] | None = None) -> str:
        """The match as a text to keep; `hortus.from_record` reads it. `extra`: further headers (Date, Commitment …)."""
        return write_record(self, extra)

    def forced(self) -> list[tuple[str, ...]]:
        """The chance outcomes that were forced with each move, in notation."""
        return list(self._forced)

    def digest(self) -> str:
        """A SHA-256 of the whole state: equal for equal states, on every platform."""
        return hashlib.sha256(state_bytes(self._states[0])).hexdigest()

    def clone(self) -> Match:
        """An exact copy that shares nothing that can change."""
        match = self._copy()
        match._past = list(self._past)
        match._played = list(self._played)
        match._forced = list(self._forced)
        self._share_what_is_known(match)
        return match

    def _copy(self) -> Match:
        """A new match with the same game, options and names; its states are still to be given."""
        match = type(self).__new__(type(self))
        match.__dict__.update(self.__dict__)
        match.names = list(self.names)
        match.options = dict(self.options)
        match._changed()
        return match

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(self.game.notation[code], forced) for code, forced in zip(self._played, self._forced, strict=True)]
        return _replayed, (self.game.name, self.players, self.options, self.seed, self.origin, self.names, moves)

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table drawn in characters, as a seat sees it."""
        return self.game.text(self._now, self._viewer(seat), checked(lang))

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table drawn as SVG, as a seat sees it."""
        return self.game.svg(self._now, self._viewer(seat), checked(lang))

    def _repr_svg_(self) -> str:
        """What a notebook shows of a match."""
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, ply {self.ply}>"


def _points(gains: Sequence[Sequence[int]], seat: int, moves: int) -> list[int]:
    """What each of so many moves brings a seat."""
    found = [0] * moves
    for k, whose, _, points in gains:
        if whose == seat:
            found[k] += points
    return found


def _head(states: Any, name: str) -> Any:
    """A field of a state that every game has."""
    return getattr(states[0], name) if isinstance(states, list) else states[name][0]


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    """One name for each seat, with single spaces."""
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != players:
        raise BadOption(COMMON.sentences("bad-names", players=players))
    return [checked_name(name) for name in names]


def checked_name(name: Any) -> str:
    """A player's name with single spaces, if it can be written and read again."""
    text = " ".join(name.split()) if isinstance(name, str) else ""
    if not 0 < len(text) <= LONGEST_NAME or any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text):
        raise BadOption(COMMON.sentences("bad-name", name=shown(name), most=LONGEST_NAME))
    return text


def _checked_outcomes(outcomes: Any) -> Sequence[str]:
    if isinstance(outcomes, str) or not isinstance(outcomes, Sequence):
        raise IllegalMove(COMMON.sentences("bad-outcomes", given=shown(outcomes)))
    for outcome in outcomes:
        if not isinstance(outcome, str):
            raise IllegalMove(COMMON.sentences("bad-outcomes", given=shown(outcome)))
    return outcomes


def _checked_since(since: Any) -> int:
    number = whole(since)
    if number is None or number < 0:
        raise BadOption(COMMON.sentences("bad-since", given=shown(since)))
    return number


def _replayed(
    game: str, players: int, options: dict[str, Any], seed: int | None, origin: dict[str, Any] | None,
    names: list[str], moves: list[tuple[str, tuple[str, ...]]],
) -> Match:  # fmt: skip
    match = Match.from_position(game, origin, names) if origin else Match(game, players, options, seed, names)
    for move, outcomes in moves:
        match.play(move, outcomes)
    return match
