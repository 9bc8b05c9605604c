"""Runs the Alembic migrations inside the program, at start, in one transaction."""

from __future__ import annotations

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from alembic import command
from app.paths import ALEMBIC
from app.store.database import DatabaseTooNew


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate to a revision, by default the newest that this program knows; raises
    DatabaseTooNew."""
    config = Config()
    config.set_main_option("script_location", str(ALEMBIC))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    for found in current:
        if found not in known:
            raise DatabaseTooNew(found)
    command.upgrade(config, revision)
