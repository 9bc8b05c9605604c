"""Alembic's way to the database: the connection that the program hands over.

By hand: `alembic -x url=sqlite:///data/hexframe.db revision -m "..."` with
`script_location = alembic` in a configuration of your own; a running Hexframe migrates by itself.
"""

from __future__ import annotations

from sqlalchemy import Connection

from alembic import context
from app.store.database import Database
from app.store.schema import metadata


def run(connection: Connection) -> None:
    """Run the wanted migrations on this connection; the caller commits."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    database = Database(context.get_x_argument(as_dictionary=True)["url"])
    try:
        with database.write_engine.begin() as opened:
            run(opened)
    finally:
        database.close()
