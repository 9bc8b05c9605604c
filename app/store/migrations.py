"""The Alembic migrations, run at start in one transaction."""

from __future__ import annotations

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from alembic import command
from app.paths import ALEMBIC


class DatabaseTooNew(Exception):
    """The database was migrated by a newer Hexframe than this one."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"the database is at revision {revision}, which this version of Hexframe does not "
            "know: start the newer version that wrote it, or restore a backup made before"
        )
        self.revision = revision


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrates to a revision, by default the newest one that this program knows.

    Raises DatabaseTooNew when the database has an unknown revision.
    """
    config = Config()
    config.set_main_option("script_location", str(ALEMBIC))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    for found in current:
        if found not in known:
            raise DatabaseTooNew(found)
    command.upgrade(config, revision)
