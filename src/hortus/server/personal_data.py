"""What is stored of a person: exported, renamed everywhere, or erased.

Names stand in the log of a table beside who took which seat. That is the one thing in a log that is ever changed;
moves, times and the person's id, which means nothing by itself, stay, so that finished matches can still be replayed.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import relations, schema
from .changes import tell
from .sessions import end_all

NOBODY = "…"  # the name of whoever has been erased


async def rename(connection: AsyncConnection, person: str, name: str) -> None:
    """Another name, at every table and in every line of chat too. Running servers are told."""
    p = schema.people
    row = (await connection.execute(select(p.c.login).where(p.c.id == person))).one()
    values = {"name": name} | ({"login": name.casefold()} if row.login is not None else {})
    await connection.execute(update(p).where(p.c.id == person).values(**values))
    await _rename_everywhere(connection, person, name)
    await tell(connection, "people", changed=[person])


async def _rename_everywhere(connection: AsyncConnection, person: str, name: str) -> None:
    seats, chat, log = schema.seats, schema.chat, schema.log
    await connection.execute(update(seats).where(seats.c.person == person).values(name=name))
    await connection.execute(update(chat).where(chat.c.person == person).values(name=name))
    entrants = schema.tournament_entrants
    await connection.execute(update(entrants).where(entrants.c.person == person).values(name=name))
    rows = await connection.execute(
        select(log.c.table_id, log.c.number, log.c.data)
        .where(log.c.kind.in_(("open", "join")), log.c.data.contains(f'"{person}"'))
    )  # fmt: skip
    changed = set()
    for row in rows.all():
        data = msgspec.json.decode(row.data)
        for occupant in (*data.get("seats", ()), data.get("occupant", {})):
            if occupant.get("person") == person:
                occupant["name"] = name
        await connection.execute(
            update(log).where(log.c.table_id == row.table_id, log.c.number == row.number)
            .values(data=msgspec.json.encode(data).decode())
        )  # fmt: skip
        changed.add(row.table_id)
    if changed:
        await tell(connection, "tables", changed=sorted(changed))


async def export(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything that is stored of a person, except what would let somebody in."""

    async def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(query)).mappings().all()]

    p, s, t, seats, chat = schema.people.c, schema.sessions.c, schema.tables.c, schema.seats.c, schema.chat.c
    log, ratings, reports = schema.log.c, schema.ratings.c, schema.reports.c
    known = schema.relations.c
    email, device = schema.emails.c, schema.subscriptions.c
    answers, puzzles, tries = schema.puzzle_answers.c, schema.puzzle_ratings.c, schema.daily_tries.c
    hints = schema.puzzle_hints.c
    entrants, tournaments = schema.tournament_entrants.c, schema.tournaments.c
    programs = await rows(select(p.id, p.name, p.created, p.seen).where(p.owner == person))
    return {
        "person": (await rows(select(p.id, p.name, p.kind, p.lang, p.created, p.seen, p.shows,
                                     p.vacation_from, p.vacation_until)
                              .where(p.id == person)))[0],
        "sessions": await rows(select(s.id, s.device, s.created, s.seen, s.expires).where(s.person == person)),
        "programs": programs,
        "email": await rows(select(email.address, email.remind, email.since).where(email.person == person)),
        "devices": await rows(select(device.endpoint, device.since).where(device.person == person)),
        "relations": await rows(select(known.other, p.name, known.kind, known.since)
                                .join(schema.people, p.id == known.other).where(known.person == person)),
        "hosted": await rows(select(t.id, t.game, t.state, t.created, t.changed).where(t.host == person)),
        "seats": await rows(
            select(seats.table_id, seats.seat, seats.name, t.game, t.state, t.created, t.changed)
            .join(schema.tables, t.id == seats.table_id).where(seats.person == person)
        ),
        "moves": await rows(
            select(log.table_id, log.number, log.kind, log.at, log.data)
            .where(log.table_id.in_(select(seats.table_id).where(seats.person == person)),
                   log.command.startswith(f"{person}:", autoescape=True))
            .order_by(log.table_id, log.number)
        ),
        "chat": await rows(
            select(chat.table_id, chat.at, chat.name, chat.text, chat.phrase).where(chat.person == person)
        ),
        "reports": await rows(
            select(reports.at, reports.table_id, reports.line, reports.reason).where(reports.reporter == person)
        ),
        "ratings": await rows(select(ratings.game, ratings.mu, ratings.sigma, ratings.matches, ratings.wins)
                              .where(ratings.who == person)),
        "puzzles": await rows(select(answers.puzzle, answers.game, answers.solved, answers.at)
                              .where(answers.person == person)),
        "puzzle_hints": await rows(select(hints.puzzle, hints.at).where(hints.person == person)),
        "puzzle_ratings": await rows(select(puzzles.game, puzzles.mu, puzzles.sigma, puzzles.tried, puzzles.solved)
                                     .where(puzzles.person == person)),
        "daily": await rows(select(tries.day, tries.game, tries.table_id, tries.counts, tries.ended, tries.points,
                                   tries.lead, tries.won, tries.turns).where(tries.person == person)),
        "tournaments": await rows(
            select(entrants.tournament, entrants.number, entrants.name, entrants.withdrawn, tournaments.game,
                   tournaments.state, tournaments.created)
            .join(schema.tournaments, tournaments.id == entrants.tournament).where(entrants.person == person)
        ),
        "hosted_tournaments": await rows(
            select(tournaments.id, tournaments.name, tournaments.game, tournaments.state, tournaments.created)
            .where(tournaments.host == person)
        ),
    }  # fmt: skip


async def _forget_reports(connection: AsyncConnection, person: str) -> None:
    """What somebody has said goes from the reports, and so do their own."""
    r = schema.reports
    await connection.execute(delete(r).where(or_(r.c.person == person, r.c.reporter == person)))
    found = await connection.execute(select(r.c.id, r.c.context).where(r.c.context.contains(f'"{person}"')))
    for row in found.all():
        kept = [line for line in msgspec.json.decode(row.context) if line["person"] != person]
        context = msgspec.json.encode(kept).decode()
        await connection.execute(update(r).where(r.c.id == row.id).values(context=context))


async def erase(connection: AsyncConnection, person: str) -> None:
    """Forget a person and their programs: names, chat, sessions, addresses, relations, ratings, bans, what they solved.

    Where they sat nobody sits by name.
    """
    p, chat, ratings, bans = schema.people, schema.chat, schema.ratings, schema.bans
    entrants, tournaments = schema.tournament_entrants, schema.tournaments
    joining = select(tournaments.c.id).where(tournaments.c.state == "joining")
    programs = (await connection.execute(select(p.c.id).where(p.c.owner == person))).scalars().all()
    for one in (*programs, person):
        await end_all(connection, one)
        await relations.forget(connection, one)
        await connection.execute(delete(chat).where(chat.c.person == one))
        await _forget_reports(connection, one)
        await connection.execute(delete(ratings).where(ratings.c.who == one))
        await connection.execute(delete(bans).where(bans.c.subject == one))
        for table in (
            schema.emails,
            schema.subscriptions,
            schema.outbox,
            schema.puzzle_answers,
            schema.puzzle_hints,
            schema.puzzle_ratings,
            schema.daily_tries,
        ):
            await connection.execute(delete(table).where(table.c.person == one))
        await _rename_everywhere(connection, one, NOBODY)
        await connection.execute(delete(entrants).where(entrants.c.person == one, entrants.c.tournament.in_(joining)))
        await connection.execute(update(entrants).where(entrants.c.person == one).values(withdrawn=True))
        await connection.execute(
            update(p).where(p.c.id == one)
            .values(name=NOBODY, kind="deleted", login=None, password=None, owner=None, lang="en", created=0, seen=0,
                    shows="", vacation_from=None, vacation_until=None)
        )  # fmt: skip
    await tell(connection, "people", changed=[*programs, person])
    owned = (
        schema.seats.c.person, schema.tables.c.host, entrants.c.person, tournaments.c.host,
    )  # fmt: skip
    for one in (*programs, person):  # whoever never sat anywhere leaves nothing behind
        traces = [(await connection.execute(select(column).where(column == one).limit(1))).first() for column in owned]
        if not any(traces):
            await connection.execute(delete(p).where(p.c.id == one))
