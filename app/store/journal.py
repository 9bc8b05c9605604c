"""Reads of the journal: pages, tails, heads and single rows. `writer.py` writes it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from secrets import randbits
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select
from sqlalchemy.engine import Row as SqlRow

from app.engine.events.upcast import UnknownEvent, upcast
from app.store.database import Database, insert_new
from app.store.rows import Row, unpack
from app.store.schema import journal
from app.store.writer import JournalWriter, row_values

PAGE = 500


class UnreadableRow(Exception):
    """A row has an event that this program does not know: a newer version wrote it."""

    def __init__(self, table_id: str, version: int, what: str) -> None:
        super().__init__(
            f"row {version} holds {what}, which this version of Hexframe does not know: "
            "a newer one has written it"
        )
        self.table_id = table_id
        self.version = version


class Journal:
    """The journal of all tables.

    Events are upgraded to their current version when they are read (`upcast`). An unknown event
    raises UnreadableRow.
    """

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def append(self, row: Row) -> bool:
        """Stores the row durably. Returns False when its version or command id exists already."""
        return await self._writer.append(row)

    async def page(self, table_id: str, after: int, limit: int = PAGE) -> list[Row]:
        """Returns up to `limit` rows with versions above `after`, in order."""
        query = (
            select(journal)
            .where(journal.c.table_id == table_id, journal.c.version > after)
            .order_by(journal.c.version)
            .limit(limit)
        )
        return await self._database.read(lambda connection: _rows(connection, query))

    async def tail(self, table_id: str, after: int) -> AsyncIterator[Row]:
        """Yields every row with a version above `after`, in order, read in pages."""
        while True:
            rows = await self.page(table_id, after)
            for row in rows:
                yield row
            if len(rows) < PAGE:
                return
            after = rows[-1].version

    async def by_command(self, table_id: str, seat_id: str | None, command_id: str) -> Row | None:
        """Returns the row of a seat's command, or None. `seat_id` None is the server."""
        query = select(journal).where(
            journal.c.table_id == table_id,
            journal.c.seat_id.is_not_distinct_from(seat_id),
            journal.c.command_id == command_id,
        )
        rows = await self._database.read(lambda connection: _rows(connection, query))
        return rows[0] if rows else None

    async def by_command_once_settled(
        self, table_id: str, seat_id: str | None, command_id: str
    ) -> Row | None:
        """Like `by_command`, after every transaction that inserts this command has ended.

        PostgreSQL may still commit the row of a process that was killed in the middle of its
        commit. Raises StoreUnavailable when such a transaction does not end in time.
        """
        # No row has a negative version, so nothing but the command itself is in the way.
        probe = Row(table_id, -1 - randbits(60), command_id, seat_id, "", "", [])
        if not self._database.is_sqlite:
            await self._writer.write(lambda connection: _wait_for_insert(connection, probe))
        return await self.by_command(table_id, seat_id, command_id)

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]:
        """Returns the highest version of each of these tables; tables without rows are left out."""
        query = (
            select(journal.c.table_id, func.max(journal.c.version))
            .where(journal.c.table_id.in_(list(table_ids)))
            .group_by(journal.c.table_id)
        )
        return await self._database.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )


def delete_journal(connection: Connection, table_id: str) -> None:
    """Deletes a table's journal, as part of deleting the table."""
    connection.execute(delete(journal).where(journal.c.table_id == table_id))


def _wait_for_insert(connection: Connection, probe: Row) -> None:
    """Waits for an open transaction that has inserted the probe's command; inserts nothing."""
    savepoint = connection.begin_nested()
    connection.execute(insert_new(connection, journal), row_values(probe))
    savepoint.rollback()


def _rows(connection: Connection, query: Select[Any]) -> list[Row]:
    return [_row(found) for found in connection.execute(query)]


def _row(found: SqlRow[Any]) -> Row:
    try:
        events = [upcast(event) for event in unpack(found.events)]
    except UnknownEvent as error:
        raise UnreadableRow(found.table_id, found.version, str(error)) from error
    return Row(
        table_id=found.table_id,
        version=found.version,
        command_id=found.command_id,
        seat_id=found.seat_id,
        body_hash=found.body_hash,
        at=found.at,
        events=events,
    )
