"""`Store`: every repository over one database, and its one writer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, text

from app.store.chapters import Chapters
from app.store.database import Database
from app.store.journal import Journal
from app.store.seats import Seats
from app.store.shares import Shares
from app.store.snapshots import Snapshots
from app.store.tables import TableList
from app.store.writer import JournalWriter

T = TypeVar("T")


class Store:
    """What a process keeps. Open it once; close it when nothing is live any more."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = JournalWriter(database)
        self.journal = Journal(database, self.writer)
        self.tables = TableList(database, self.writer)
        self.seats = Seats(database, self.writer)
        self.chapters = Chapters(database, self.writer)
        self.shares = Shares(database, self.writer)
        self.snapshots = Snapshots(database, self.writer)

    @classmethod
    def open(cls, url: str) -> Store:
        """Open and migrate a database. Raises DatabaseTooNew and StoreUnavailable."""
        database = Database(url)
        try:
            database.migrate()
        except BaseException:
            database.close()
            raise
        return cls(database)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Several changes that belong together, in one transaction."""
        return await self.writer.write(job)

    async def ready(self) -> None:
        """Ask the database for a sign of life; raises StoreUnavailable."""

        def ask(connection: Connection) -> Any:
            return connection.execute(text("SELECT 1")).scalar()

        await self.database.read(ask)

    def close(self) -> None:
        """Write what is queued and let go of the database."""
        self.writer.close()
        self.database.close()
