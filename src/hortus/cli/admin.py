"""`hortus admin`, `hortus backup` and `hortus restore`: for whoever runs the servers, also while they run."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .files import write_file

if TYPE_CHECKING:
    from hortus.server.admin import Administration

_TIMES = ("created", "changed", "seen", "expires", "until")


def add_administration(commands: Any) -> None:
    """The commands and their arguments."""
    admin = commands.add_parser("admin", help="look after people and tables of a server, also while it runs")
    _db(admin)
    what = admin.add_subparsers(dest="what", metavar="WHAT", required=True)

    tables = what.add_parser("tables", help="list tables, the last changed first")
    tables.add_argument("--state", choices=("waiting", "playing", "over", "closed"))
    _most(tables)
    people = what.add_parser("people", help="find people by a part of their name, or by their id")
    people.add_argument("text", nargs="?", default="", metavar="TEXT")
    _most(people)
    sessions = what.add_parser("sessions", help="where somebody is signed in")
    _who(sessions)
    sessions.add_argument("--end", metavar="SESSION", help="end this session; `all`: every one of theirs")
    what.add_parser("bans", help="list who is banned").add_argument("--json", action="store_true")
    ban = what.add_parser("ban", help="keep somebody out, or a network such as 203.0.113.0/24")
    _who(ban)
    ban.add_argument("--days", type=float, metavar="N", help="for so many days (default: for good)")
    ban.add_argument("--reason", default="", metavar="TEXT", help="kept for yourself")
    _who(what.add_parser("unban", help="let somebody in again"))
    kick = what.add_parser("kick", help="off a table; they may come back unless they are banned")
    kick.add_argument("table", metavar="TABLE")
    _who(kick)
    rename = what.add_parser("rename", help="give somebody another name, at all tables too")
    _who(rename)
    rename.add_argument("name", metavar="NAME")
    _who(what.add_parser("reset-password", help="print a new password for an account; its sessions end"))
    export = what.add_parser("export", help="write everything that is stored of somebody, as JSON")
    _who(export)
    export.add_argument("file", nargs="?", metavar="FILE", help="(default: standard output)")
    erase = what.add_parser("delete", help="forget somebody: name, chat, sessions, ratings")
    _who(erase)
    erase.add_argument("--yes", action="store_true", help="do it: it cannot be undone")
    quarantine = what.add_parser("quarantine", help="tables that cannot be read, and why")
    quarantine.add_argument("table", nargs="?", metavar="TABLE", help="show all of this one, as JSON")
    quarantine.add_argument("--retry", action="store_true", help="try to read it again")
    reports = what.add_parser("reports", help="lines of chat that people have reported, with what was said around them")
    reports.add_argument("--all", action="store_true", help="resolved ones too")
    _most(reports)
    resolve = what.add_parser("resolve", help="a report has been dealt with")
    resolve.add_argument("report", type=int, metavar="REPORT", help="its number")
    resolve.add_argument("--note", default="", metavar="TEXT", help="what was done, kept for yourselves")
    announce = what.add_parser("announce", help="say something to everybody who has the page open")
    announce.add_argument("text", nargs="?", metavar="TEXT", help="(default: say nothing any more)")
    announce.add_argument("--minutes", type=float, default=60, metavar="N", help="for how long (default: 60)")

    backup = commands.add_parser("backup", help="copy a database to a file while servers run")
    backup.add_argument("file", metavar="FILE", help="a new file")
    _db(backup)
    restore = commands.add_parser("restore", help="put a backup into an empty database")
    restore.add_argument("file", metavar="FILE", help="a backup")
    _db(restore)


def _db(command: argparse.ArgumentParser) -> None:
    command.add_argument("--db", metavar="URL", help="the database, as for `hortus serve`")


def _who(command: argparse.ArgumentParser) -> None:
    command.add_argument("who", metavar="WHO", help="a person's id, or the name of an account")


def _most(command: argparse.ArgumentParser) -> None:
    command.add_argument("--most", type=int, default=50, metavar="N", help="how many (default: 50)")
    command.add_argument("--json", action="store_true", help="as JSON")


def backup(chosen: argparse.Namespace) -> None:
    from hortus.server import backup as copies
    from hortus.server.settings import Settings

    db = Settings.from_environment(db=chosen.db).db
    if chosen.command == "backup":
        size = asyncio.run(copies.backup(db, chosen.file))
        print(f"{chosen.file}: {size:,} bytes.")
    else:
        count = asyncio.run(copies.restore(chosen.file, db))
        print(f"Restored, with {count} tables.")


def administer(chosen: argparse.Namespace) -> None:
    asyncio.run(_administer(chosen))


async def _administer(chosen: argparse.Namespace) -> None:
    from hortus.server.admin import CannotDo, administration

    async with administration(chosen.db) as admin:
        match chosen.what:
            case "tables":
                rows = await admin.tables(chosen.state, chosen.most)
                if not chosen.json:
                    rows = [{name: row[name] for name in ("id", "game", "state", "ply", "changed", "seats")}
                            for row in rows]  # fmt: skip
                _list(rows, chosen.json)
            case "people":
                _list(await admin.people(chosen.text, chosen.most), chosen.json)
            case "sessions" if chosen.end:
                print(await admin.end_sessions(chosen.who, None if chosen.end == "all" else chosen.end))
            case "sessions":
                _list(await admin.sessions(chosen.who), False)
            case "bans":
                _list(await admin.bans(), chosen.json)
            case "ban":
                print(await admin.ban(chosen.who, chosen.days, chosen.reason))
            case "unban":
                print(await admin.unban(chosen.who))
            case "kick":
                print(await admin.kick(chosen.table, chosen.who))
            case "rename":
                print(await admin.rename(chosen.who, chosen.name))
            case "reset-password":
                name, password = await admin.reset_password(chosen.who)
                print(f"The password of {name} is now: {password}")
            case "export":
                text = json.dumps(await admin.export(chosen.who), indent=2, ensure_ascii=False)
                if chosen.file:
                    write_file(chosen.file, text + "\n")
                else:
                    print(text)
            case "delete":
                if not chosen.yes:
                    raise CannotDo("This cannot be undone: say --yes if you are sure.")
                print(await admin.delete(chosen.who))
            case "quarantine":
                await _quarantine(admin, chosen)
            case "reports":
                _reports(await admin.reports(chosen.all, chosen.most), chosen.json)
            case "resolve":
                print(await admin.resolve(chosen.report, chosen.note))
            case "announce":
                print(await admin.announce(chosen.text, chosen.minutes) if chosen.text else await admin.be_silent())


def _reports(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    """Each report with its lines, the reported one marked."""
    if as_json or not rows:
        _list(rows, as_json)
        return
    for row in rows:
        state = f" · resolved: {row['resolution']}" if row["resolved"] else ""
        print(f"{row['id']} · {_shown('seen', row['at'])} · table {row['table_id']} · by {row['by'] or '…'}{state}")
        if row["reason"]:
            print(f"    {row['reason']}")
        for line in row["context"]:
            mark = ">" if line["line"] == row["line"] else " "
            said = line["text"] or f"[{line['phrase']}]"
            print(f"  {mark} {line['name']} ({line['person']}): {said}")


async def _quarantine(admin: Administration, chosen: argparse.Namespace) -> None:
    if chosen.table is None:
        tables = await admin.quarantine()
        if chosen.retry:
            for table in tables:
                print(f"{table['id']}: {await admin.retry(table['id'])}")
        else:
            _list(tables, False)
    elif chosen.retry:
        print(await admin.retry(chosen.table))
    else:
        print(json.dumps(await admin.quarantined(chosen.table), indent=2, ensure_ascii=False))


def _list(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    if not rows:
        print("None.")
        return
    table = Table(box=None, pad_edge=False)
    for name in rows[0]:
        table.add_column(name, overflow="fold", no_wrap=name in ("id", "subject", *_TIMES))
    for row in rows:
        table.add_row(*(escape(_shown(name, value)) for name, value in row.items()))
    console = Console()
    if not console.is_terminal:
        console.width = 200  # for whatever reads it: a line stays a line
    console.print(table)


def _shown(name: str, value: Any) -> str:
    if value is None:
        return ""
    if name in _TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
