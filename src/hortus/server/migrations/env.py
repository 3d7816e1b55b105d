"""Alembic's entry: the caller hands the connection over."""

from __future__ import annotations

from alembic import context

from hortus.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True,
    transactional_ddl=True,
)  # fmt: skip
with context.begin_transaction():
    context.run_migrations()
