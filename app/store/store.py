"""`Store`: the repositories of one database, and its writer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, text

from app.store.chapters import Chapters
from app.store.database import Database, StoreUnavailable
from app.store.idempotency import KeptRequests
from app.store.journal import Journal
from app.store.library import Library
from app.store.pictures import Pictures
from app.store.screens import Screens
from app.store.seats import Seats
from app.store.shares import Shares
from app.store.snapshots import Snapshots
from app.store.tables import TableList
from app.store.tokens import Tokens
from app.store.webhooks import Webhooks
from app.store.writer import JournalWriter

T = TypeVar("T")

#: Seconds within which a healthy database takes a write.
READY_SECONDS = 2.0
#: Seconds for which one successful test write counts.
PROOF_SECONDS = 1.0


class Store:
    """The store of one process. Open it once, and close it after the live tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = JournalWriter(database)
        self.journal = Journal(database, self.writer)
        self.tables = TableList(database, self.writer)
        self.seats = Seats(database, self.writer)
        self.chapters = Chapters(database, self.writer)
        self.shares = Shares(database, self.writer)
        self.screens = Screens(database, self.writer)
        self.tokens = Tokens(database, self.writer)
        self.webhooks = Webhooks(database, self.writer)
        self.requests = KeptRequests(database, self.writer)
        self.library = Library(database, self.writer)
        self.pictures = Pictures(database, self.writer)
        self.snapshots = Snapshots(database, self.writer)
        self._probe: asyncio.Future[None] | None = None
        self._last_probe = float("-inf")

    @classmethod
    def open(cls, url: str) -> Store:
        """Opens and migrates a database. Raises DatabaseTooNew and StoreUnavailable."""
        database = Database(url)
        try:
            database.migrate()
        except BaseException:
            database.close()
            raise
        return cls(database)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs several changes in one transaction."""
        return await self.writer.write(job)

    async def ready(self) -> None:
        """Tests a read and a write. Raises StoreUnavailable, also for a locked database or full
        disk."""
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        if self.database.is_full():
            raise StoreUnavailable("the disk is full")
        if time.monotonic() - self._last_probe < PROOF_SECONDS:
            return
        if self._probe is None or self._probe.done():
            self._probe = self.writer.write(_write_probe)
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), READY_SECONDS)
        except TimeoutError:
            raise StoreUnavailable("the database takes no writes") from None
        self._last_probe = time.monotonic()

    def close(self) -> None:
        """Writes what is queued and closes the database."""
        self.writer.close()
        self.database.close()


def _write_probe(connection: Connection) -> None:
    """Writes the schema's revision again: a durable write that changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
