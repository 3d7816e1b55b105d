"""What one client is sent of a table. Everything about the match comes from its view, log and explanations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from . import messages as m
from .bots import called
from .people import Person
from .storage import now
from .table import RECENT, Entry, Seat, Table
from .words import ONE, listing, sentence


@dataclass(slots=True)
class Reader:
    """Who reads, and how."""

    person: Person | None = None
    lang: str = "en"
    plain: bool = False
    text: bool = False  # the table drawn in characters as well
    uncovered: int | None = None  # hot-seat: the seat that holds the device


def table_state(table: Table, reader: Reader, after: int = 0, whole: bool = True) -> m.TableState:
    """The whole state for this reader, with the log entries after a number."""
    lang, match = reader.lang, table.match
    mine = table.seats_of(reader.person)
    viewer, covered = seen_by(table, reader, mine)
    shown = None if covered else viewer
    view: Any = None
    text: Any = None
    legal: Any = []
    scores: Any = []
    turn = table.turn
    if match is not None:
        view = _cached(table, ("view", shown), lambda: match.view(shown))
        if reader.text:
            text = _cached(table, ("text", shown, lang), lambda: match.text(shown, lang))
        scores = _cached(table, ("scores", lang, reader.plain), lambda: _scores(table, lang, reader.plain))
        if turn in mine and not covered and not table.seats[turn].played_by_bot:
            legal = _cached(table, ("legal", lang, reader.plain), lambda: _legal(table, lang, reader.plain))
    mode, to = table.undo_offer(mine)
    if table.number - after > RECENT:
        whole = True
    return m.TableState(
        number=table.number, id=table.id, game=table.game, options=table.options, lang=lang, state=table.state,
        ply=table.ply, undos=table.undos, turn=turn, thinking=table.thinking,
        viewer=viewer, covered=covered, view=view, text=text, what_now=_what_now(table, mine, covered, lang),
        legal=legal, scores=scores, whole=whole, log=log_entries(table, reader, shown, mine, after),
        clocks=_clocks(table), seats=seat_infos(table, mine, lang), watchers=table.watchers(),
        undo=m.UndoOffer(mode, to), asking=_asking(table, reader, lang),  # type: ignore[arg-type]
        commitment=table.commitment, result=_result(table, lang), rematch=table.rematch,
    )  # fmt: skip


def _cached(table: Table, key: tuple[Any, ...], make: Any) -> msgspec.Raw:
    found: msgspec.Raw | None = table.cache.get(key)
    if found is None:
        found = table.cache[key] = msgspec.Raw(m.encode(make()))
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


def seat_infos(table: Table, mine: list[int], lang: str) -> list[m.SeatInfo]:
    here = table.presence()
    return [
        m.SeatInfo(
            seat=seat.seat, kind="program" if seat.program else seat.kind,  # type: ignore[arg-type]
            name=_called(seat, lang), symbol=seat.seat, person=seat.person, bot=seat.bot, mine=seat.seat in mine,
            here=here[seat.seat], stand_in=seat.stand_in, out_of_time=seat.out_of_time,
        )
        for seat in table.seats
    ]  # fmt: skip


def _legal(table: Table, lang: str, plain: bool) -> list[m.LegalMove]:
    match = table.match
    assert match is not None
    if plain:
        return [m.LegalMove(move, "", []) for move in match.moves()]
    return [m.LegalMove(move, match.describe(move, lang), match.gains(move)) for move in match.moves()]


def _scores(table: Table, lang: str, plain: bool) -> list[m.Score]:
    match = table.match
    assert match is not None
    points = match.scores()
    if plain:
        return [m.Score(seat, value, []) for seat, value in enumerate(points)]
    return [
        m.Score(seat, value, [m.ScoreLine(x.name, x.points, x.places, x.text) for x in match.explain(seat, lang)])
        for seat, value in enumerate(points)
    ]


def log_entries(table: Table, reader: Reader, viewer: int | None, mine: list[int], after: int) -> list[m.LogEntry]:
    """The entries after a number, at most the recent ones; moves that were taken back are not told again."""
    standing: list[Entry] = []
    for entry in table.recent[-RECENT:]:
        if entry.kind == "undo" and entry.amount is not None:
            standing = [e for e in standing if e.ply is None or e.ply < entry.amount]
        standing.append(entry)
    entries = [entry for entry in standing if entry.number > after]
    plies = [entry.ply for entry in entries if entry.ply is not None]
    told: dict[int, tuple[str, bool]] = {}
    if plies and table.match is not None:
        told = _told(table, min(plies), viewer, mine, reader.lang)
    return [_entry(table, entry, told, reader) for entry in entries]


def _told(table: Table, since: int, viewer: int | None, mine: list[int], lang: str) -> dict[int, tuple[str, bool]]:
    """By ply: the sentence for this viewer, and whether it tells all that the mover knows."""
    match = table.match
    assert match is not None
    over = table.state == "over"

    def sentences(of: int | None) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] | None = table.cache.get(("log", of, lang, since))
        if found is None:
            found = table.cache["log", of, lang, since] = match.log(of, lang, since)
        return found

    told = {}
    for i, mover in enumerate(table.movers[since:]):
        text, full = sentences(viewer)[i][1], sentences(mover)[i][1]
        told[since + i] = (full, True) if over else (text, text == full or viewer == mover)
    return told


def _entry(table: Table, entry: Entry, told: dict[int, tuple[str, bool]], reader: Reader) -> m.LogEntry:
    name = _called(table.seats[entry.seat], reader.lang) if entry.seat is not None else ""
    move: str | None = None
    ply = entry.ply
    if ply is not None:
        text, everything = told.get(ply, ("", False))
        move = entry.move if everything else None
    else:
        count = _undone(table, entry) if entry.kind in ("undo", "ask") else 0
        text = sentence(reader.lang, f"log {entry.kind}", name=name, count=count)
        ply = entry.amount if entry.kind == "undo" else table.ply
    return m.LogEntry(
        number=entry.number, ply=ply or 0, seat=entry.seat, kind=entry.kind, move=move,
        sentence="" if reader.plain else text, at=entry.at,
    )  # fmt: skip


def _undone(table: Table, undo: Entry) -> int:
    """How many moves an undo takes back, as far as the recent log tells."""
    plies = [e.ply for e in table.recent if e.ply is not None and e.number < undo.number]
    return max(1, plies[-1] + 1 - (undo.amount or 0)) if plies else 1


def _what_now(table: Table, mine: list[int], covered: bool, lang: str) -> str:
    match, turn = table.match, table.turn
    if table.state != "playing" or match is None or turn is None:
        if table.state == "over" and match is not None:
            return _end_sentence(table, lang)
        return sentence(lang, "closed" if table.state == "closed" else "waiting")
    seat = table.seats[turn]
    if seat.played_by_bot:
        return sentence(lang, "thinks", name=_called(seat, lang))
    if turn not in mine:
        return sentence(lang, "waits for", name=_called(seat, lang))
    return sentence(lang, "hand over", name=seat.name) if covered else match.what_now(lang)


def _clocks(table: Table) -> m.Clocks | None:
    if table.clock is None:
        return None
    at = now()
    return m.Clocks(table.clock.now(at), table.clock.running, table.clock.increment, at)


def _asking(table: Table, reader: Reader, lang: str) -> m.Asking | None:
    ask = table.ask
    if ask is None:
        return None
    people = table.waiting_for()
    waiting = [seat.seat for seat in table.seats if seat.person in people]
    name = table.seats[ask.seat].name
    return m.Asking(
        ask=ask.id, seat=ask.seat, name=name, to=ask.to, waiting_for=waiting,
        answer=reader.person is not None and reader.person.id in people,
        sentence=sentence(lang, "asks", name=name, count=table.ply - ask.to),
    )  # fmt: skip


def _end_sentence(table: Table, lang: str) -> str:
    """Who has won; alone, how it went."""
    assert table.match is not None
    if len(table.seats) == 1:
        (points,) = table.match.scores()
        band = table.match.view(0).get("band")  # the game's own word for it, where it has one
        return sentence(lang, "solo band" if band else "solo", name=table.seats[0].name, band=band and band[lang],
                        points=sentence(lang, "point" if abs(points) in ONE[lang] else "points", n=points))  # fmt: skip
    names = [_called(table.seats[seat], lang) for seat in table.winners()]
    key = "nobody wins" if not names else "wins" if len(names) == 1 else "win"
    return sentence(lang, key, names=listing(lang, names))


def _result(table: Table, lang: str) -> m.Result | None:
    if table.state != "over" or table.match is None:
        return None
    changes = [m.RatingChange(round(x.rating[0], 2), round(x.rating[1], 2)) for x in table.seats if x.rating]
    return m.Result(
        points=table.match.scores(), winners=table.winners(),
        out_of_time=[seat.seat for seat in table.seats if seat.out_of_time],
        seed=str(table.seed), salt=table.salt, commitment=table.commitment, sentence=_end_sentence(table, lang),
        ratings=changes or None,
    )  # fmt: skip
