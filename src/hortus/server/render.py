"""What one client is sent of a table: data, and sentences for those who ask for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from babel.lists import format_list

from hortus.games.data import Event
from hortus.games.public import is_public
from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence
from hortus.i18n import Catalogue
from hortus.table import Match

from . import messages as m
from .bots import called
from .cards import ByDays
from .commands import follow
from .entries import Entry
from .people import Person
from .refusals import sentence
from .storage import now
from .table import RECENT, Ask, Seat, Table


@dataclass(slots=True)
class Reader:
    """Who reads, and how."""

    person: Person | None = None
    lang: str = "en"
    sentences: bool = False  # moves, log and points as sentences as well
    text: bool = False  # the table drawn in characters as well
    uncovered: int | None = None  # hot-seat: the seat that holds the device


def table_state(table: Table, reader: Reader, after: int = 0, whole: bool = True) -> m.TableState:
    """The whole state for this reader, with the log entries after a number."""
    match, lang, cache, turn = table.match, reader.lang if reader.sentences else None, table.cache, table.turn
    mine = table.seats_of(reader.person)
    viewer, covered = seen_by(table, reader, mine)
    shown = None if covered else viewer
    view: Any = None
    text: Any = None
    legal: Any = []
    prompt = None
    after = max(0, min(after, table.number))
    if table.number - after > RECENT:
        whole, after = True, 0
    told_to = shown
    if match is not None:
        alike = None if is_public(match.game.view) else shown
        view = _cached(cache, ("view", alike), match.view, alike)
        if is_public(match.game.events):
            told_to = None
        if reader.text:
            text = _cached(cache, ("text", shown, reader.lang), match.text, shown, reader.lang)
        if turn in mine and not covered and not table.seats[turn].played_by_bot:
            prompt = match.prompt()
            legal = _cached(cache, ("legal", lang), _legal, table, lang)
    mode, to = table.undo_offer(mine)
    shared: m.TableState | None = cache.get(("state", lang))
    if shared is None:
        shared = cache["state", lang] = _shared_state(table, lang)
    return msgspec.structs.replace(
        shared, lang=reader.lang, viewer=viewer, covered=covered, view=view, text=text, prompt=prompt,
        sentence=_moment(table, mine, covered, lang) if lang else None,
        legal=legal, whole=whole, thinking=table.thinking, clocks=_clocks(table), watchers=table.watchers(),
        result=_result(table),
        log=_cached(cache, ("log", told_to, after, lang), log_entries, table, told_to, after, lang),
        seats=_cached(table.seating, (*mine, reader.lang), seat_infos, table, mine, reader.lang),
        undo=m.UndoOffer(mode, to, mode == "ask" and table.makes_casual(to)),  # type: ignore[arg-type]
        asking=_asking(table, reader),
        conditional_moves=_conditional_moves(table, mine, reader.lang),
    )  # fmt: skip


def _shared_state(table: Table, lang: str | None) -> m.TableState:
    """The state as far as it is the same for all readers until the table changes."""
    scores: Any = [] if table.match is None else msgspec.Raw(m.encode(_scores(table, lang)))
    return m.TableState(
        number=table.number, id=table.id, game=table.game, options=table.options, lang="", state=table.state,
        ply=table.ply, undos=table.undos, turn=table.turn, thinking=None,
        viewer=None, covered=False, view=None, text=None, prompt=None, sentence=None, legal=[], scores=scores,
        whole=True, log=[], clocks=None, seats=[], watchers=0,
        undo=m.UndoOffer("none", 0), asking=None,
        commitment=table.commitment, result=None, rematch=table.rematch, daily=table.daily,
        hints=table.hints_allowed(), practice=table.position is not None, casual=table.casual,
        tournament=table.tournament, players_talk=table.quiet,
        rematch_by=next((seat.seat for seat in table.seats if seat.person and seat.person == table.rematch_by), None),
    )  # fmt: skip


def _cached(cache: dict[Any, Any], key: tuple[Any, ...], make: Callable[..., Any], *args: Any) -> Any:
    """What is the same for everybody who may see the same, as bytes: made once until the table changes."""
    found: msgspec.Raw | None = cache.get(key)
    if found is None:
        found = cache[key] = msgspec.Raw(m.encode(make(*args)))
    return found


def seen_by(table: Table, reader: Reader, mine: list[int]) -> tuple[int | None, bool]:
    """Whose view this reader gets, and whether it has to be covered until the device is handed over."""
    if not mine:
        return None, False
    if len(mine) == 1:
        return mine[0], False
    viewer = table.turn
    if viewer not in mine:
        viewer = next((seat for seat in reversed(table.movers) if seat in mine), mine[0])
    if table.match is None or table.state != "playing" or reader.uncovered == viewer:
        return viewer, False
    secret: bool | None = table.cache.get(("secret", viewer))
    if secret is None:
        secret = table.cache["secret", viewer] = table.match.view(viewer) != table.match.view(None)
    return viewer, secret


def _called(seat: Seat, lang: str) -> str:
    return called(seat.name, seat.bot if seat.kind == "bot" else None, lang)


def seat_names(table: Table, lang: str) -> list[str]:
    return [_called(seat, lang) for seat in table.seats]


def seat_infos(table: Table, mine: list[int], lang: str) -> list[m.SeatInfo]:
    here, claims = table.presence(), table.claims()
    return [
        m.SeatInfo(
            seat=seat.seat, kind="program" if seat.program else seat.kind,  # type: ignore[arg-type]
            name=_called(seat, lang), symbol=seat.shown_symbol, person=seat.person, bot=seat.bot,
            mine=seat.seat in mine, here=here[seat.seat], stand_in=seat.stand_in, out_of_time=seat.out_of_time,
            weakened=seat.seat in table.weakened, gave_up=seat.gave_up, break_until=seat.break_until,
            claim_at=claims[seat.seat], muted=seat.person in table.muted,
            vacation=table.vacations.get(seat.person or "", 0), like=seat.like,
        )
        for seat in table.seats
    ]  # fmt: skip


def _legal(table: Table, lang: str | None) -> Any:
    match = table.match
    assert match is not None
    moves = match.legal_moves()
    if lang is None:
        return moves
    words = match.game.words
    return [{**msgspec.to_builtins(move), "sentence": move_sentence(words, lang, move)} for move in moves]


def _scores(table: Table, lang: str | None) -> list[m.Score]:
    match = table.match
    assert match is not None
    words, found = match.game.words, []
    for seat in range(match.players):
        lines: list[Any] = match.score_lines(seat)
        points = sum(line.points for line in lines)
        if lang is not None:
            lines = [
                {**msgspec.to_builtins(x), "name": line_name(words, lang, x), "text": line_text(words, lang, x)}
                for x in lines
            ]
        found.append(m.Score(seat, points, lines))
    return found


def log_entries(table: Table, viewer: int | None, after: int, lang: str | None) -> list[m.LogEntry]:
    """The entries after a number, at most the recent ones; moves that were taken back are not told again.

    With a language they are told in sentences as well.
    """
    entries: list[Entry] = []
    for entry in table.recent[-min(RECENT, table.number - after) :] if table.number > after else ():
        if entry.kind == "undo" and entry.amount is not None:
            entries = [e for e in entries if e.ply is None or e.ply < entry.amount]
        if entry.number > after:
            entries.append(entry)
    plies = [entry.ply for entry in entries if entry.ply is not None]
    told: dict[int, tuple[list[Event], bool]] = {}
    if plies and table.match is not None:
        told = _told(table, min(plies), viewer)
    return [_entry(table, entry, told, lang) for entry in entries]


def _told(table: Table, since: int, viewer: int | None) -> dict[int, tuple[list[Event], bool]]:
    """By ply: what the move did as this viewer may know it, and whether that is all that the mover knows.

    Once the match is over everybody is told what the mover knew.
    """
    match = table.match
    assert match is not None
    over = table.state == "over"
    if is_public(match.game.events):
        return dict(enumerate(((known, True) for known in match.events(None, since)), since))

    def events(of: int | None) -> list[list[Event]]:
        found: list[list[Event]] | None = table.cache.get(("events", of, since))
        if found is None:
            found = table.cache["events", of, since] = match.events(of, since)
        return found

    told = {}
    for i, mover in enumerate(table.movers[since:]):
        full = events(mover)[i]
        known = full if over or viewer == mover else events(viewer)[i]
        told[since + i] = known, known == full
    return told


def told_events(words: Catalogue, lang: str, events: list[Event], names: list[str]) -> str:
    """What a move did, in sentences."""
    sentences = (event_sentence(words, lang, event, names) for event in events)
    return " ".join(text for text in sentences if text)


def _entry(
    table: Table, entry: Entry, told: dict[int, tuple[list[Event], bool]], lang: str | None
) -> m.LogEntry:  # fmt: skip
    move, ply, text, count = None, entry.ply, None, None
    events: list[Event] = []
    if ply is not None:
        events, everything = told.get(ply, ([], False))
        move = entry.move if everything else None
    else:
        if entry.kind in ("undo", "ask"):
            count = _undone(table, entry)
        elif entry.kind in ("break", "pause"):
            count = round(((entry.amount or 0) - entry.at) / 60_000)
        ply = entry.amount if entry.kind == "undo" else table.ply
    if lang is not None:
        names = seat_names(table, lang)
        if entry.ply is not None:
            assert table.match is not None
            text = told_events(table.match.game.words, lang, events, names)
            if entry.level is not None and entry.seat is not None:
                text = f"{text} {sentence(lang, 'log-late', name=names[entry.seat])}"
        else:
            name = names[entry.seat] if entry.seat is not None else ""
            key = f"ended-{entry.why}" if entry.why else f"log-{entry.kind}"
            text = sentence(lang, key, name=name, count=count or 0)
    return m.LogEntry(
        number=entry.number, ply=ply or 0, seat=entry.seat, kind=entry.kind, move=move, at=entry.at, events=events,
        count=count, level=entry.level, why=entry.why, sentence=text,
    )  # fmt: skip


def _undone(table: Table, undo: Entry) -> int:
    """How many moves an undo takes back, as far as the recent log tells."""
    plies = [e.ply for e in table.recent if e.ply is not None and e.number < undo.number]
    return max(1, plies[-1] + 1 - (undo.amount or 0)) if plies else 1


def _moment(table: Table, mine: list[int], covered: bool, lang: str) -> str:
    """What is going on, as a sentence."""
    match, turn = table.match, table.turn
    if table.state != "playing" or match is None or turn is None:
        if table.state == "over" and match is not None:
            return _end_sentence(table, lang)
        return sentence(lang, "closed" if table.state == "closed" else "waiting")
    seat = table.seats[turn]
    if seat.played_by_bot:
        return sentence(lang, "thinks", name=_called(seat, lang))
    if turn not in mine:
        return sentence(lang, "waits-for", name=_called(seat, lang))
    return sentence(lang, "hand-over", name=seat.name) if covered else match.what_now(lang)


def _clocks(table: Table) -> m.Clocks | None:
    if table.clock is None:
        return None
    clock, at = table.clock, now()
    stopped = clock.stopped_until if clock.stopped_until > at else None
    return m.Clocks(clock.now(at), clock.running, clock.increment, at, isinstance(table.pace, ByDays), stopped)


def _asking(table: Table, reader: Reader) -> m.Asking | None:
    ask = table.ask
    if ask is None:
        return None
    people = table.waiting_for()
    waiting = [seat.seat for seat in table.seats if seat.person in people]
    return m.Asking(
        ask=ask.id, seat=ask.seat, to=ask.to, count=0 if ask.to is None else table.ply - ask.to, waiting_for=waiting,
        answer=reader.person is not None and reader.person.id in people,
        casual=_makes_casual(table, ask), minutes=ask.minutes,
    )  # fmt: skip


def _makes_casual(table: Table, ask: Ask) -> bool:
    """Would the match no longer count if all agreed?"""
    if ask.minutes is not None:
        return False
    return table.casual is None if ask.to is None else table.makes_casual(ask.to)


def _conditional_moves(table: Table, mine: list[int], lang: str) -> Any:
    """Somebody's own, for their own eyes; none where there can be none."""
    if not table.allows_conditional_moves(mine):
        return None
    (seat,) = mine
    if seat not in table.conditional_moves:
        return []
    return _cached(table.cache, ("conditional", seat, lang), conditional_lines, table, seat, lang)


def conditional_lines(table: Table, seat: int, lang: str) -> list[list[m.ConditionalMove]]:
    """The conditional moves of a seat as far as they still fit."""
    return [variation(table, seat, line, lang)[0] for line in table.lines_left(seat)]


def variation(table: Table, seat: int, line: Sequence[str], lang: str) -> tuple[list[m.ConditionalMove], Match]:
    """The moves of a line from now on, and the match after them; a Refusal if nobody can know it."""
    assert table.match is not None
    match = table.match.clone()
    told = [m.ConditionalMove(turn, move, match.describe(move, lang)) for turn, move in follow(match, seat, line)]
    return told, match


def variation_state(table: Table, match: Match, seat: int, lang: str) -> m.TableState:
    """The table as it would be, seen from whoever would be to decide, who may do so."""
    turn = match.turn
    viewer = seat if turn is None else turn
    scores = [m.Score(one, points, list(match.score_lines(one))) for one, points in enumerate(match.scores())]
    return m.TableState(
        number=table.number, id=table.id, game=table.game, options=table.options, lang=lang,
        state="playing", ply=match.ply, undos=table.undos, turn=turn, thinking=None, viewer=viewer, covered=False,
        view=match.view(viewer), text=None, prompt=match.prompt(), sentence=None, legal=match.legal_moves(),
        scores=scores, whole=True, log=[], clocks=None, seats=seat_infos(table, [seat], lang), watchers=0,
        undo=m.UndoOffer("none", match.ply), asking=None, commitment=table.commitment, result=None, rematch=None,
    )  # fmt: skip


def _end_sentence(table: Table, lang: str) -> str:
    """Who has won; alone, how it went."""
    match = table.match
    assert match is not None
    if table.ended == "agreed" or (table.ended and len(table.seats) == 1):
        return sentence(lang, f"ended-{table.ended}")
    if len(table.seats) == 1:
        end = sentence(lang, "solo", name=table.seats[0].name, points=match.scores()[0])
        verdict = match.game.verdict(match.state)
        return f"{end} {match.game.words.say(lang, verdict)}" if verdict else end
    names = [_called(table.seats[seat], lang) for seat in table.winners()]
    won = sentence(lang, "wins" if names else "nobody-wins", names=format_list(names, locale=lang), count=len(names))
    return f"{sentence(lang, f'ended-{table.ended}')} {won}" if table.ended else won


def _result(table: Table) -> m.Result | None:
    match = table.match
    if table.state != "over" or match is None:
        return None
    changes = [m.RatingChange(round(before, 2), round(after, 2)) for before, after in table.ratings]
    secret = table.seed_secret(now())
    return m.Result(
        points=match.scores(), winners=table.winners(),
        out_of_time=[seat.seat for seat in table.seats if seat.out_of_time],
        seed="" if secret else str(table.seed), salt="" if secret else table.salt, commitment=table.commitment,
        ended=match.ended, early=table.ended,
        verdict=match.game.verdict(match.state) if match.over else None, ratings=changes or None,
    )  # fmt: skip
