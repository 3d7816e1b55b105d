"""Sessions, bans, and what running servers are told.

Cookies of guests go on: they were made from the person's id and a key that the database holds, so that their sessions
can be stored now. Accounts sign in again, because a guest's old cookie opened the account that the guest later made.
Programs' tokens become sessions too.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"
branch_labels = None
depends_on = None

HALF_A_YEAR = 180 * 24 * 3600 * 1000


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), unique=True, nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(50), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sqlite_autoincrement=True,
    )
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(sa.text("update people set seen = created"))
    _keep_sessions(connection)
    connection.execute(sa.text("update people set token = null"))  # SQLite cannot drop a unique column: it stays, empty


def _keep_sessions(connection: sa.Connection) -> None:
    now = time.time_ns() // 1_000_000
    secret = connection.execute(sa.text("select value from settings where name = 'secret'")).scalar()
    rows = []
    for person, kind, token in connection.execute(sa.text("select id, kind, token from people")).all():
        expires = None
        if kind == "guest" and secret is not None:
            signed = hmac.new(bytes.fromhex(secret), f"cookie:{person}".encode(), hashlib.sha256).hexdigest()[:40]
            token, expires = hashlib.sha256(f"{person}.{signed}".encode()).hexdigest(), now + HALF_A_YEAR
        if token is not None:
            rows.append({
                "id": f"s_{secrets.token_hex(8)}", "token": token, "person": person, "now": now, "expires": expires,
            })  # fmt: skip
    if rows:
        connection.execute(
            sa.text(
                "insert into sessions (id, token, person, device, created, seen, expires) "
                "values (:id, :token, :person, '', :now, :now, :expires)"
            ), rows,
        )  # fmt: skip
