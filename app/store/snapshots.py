"""Snapshots of tables, so that loading need not replay the journal from its first row.

They are a cache: a snapshot of another fold version is deleted, never converted.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, func, select

from app.store.database import Database, insert_new
from app.store.schema import journal, snapshots, tables
from app.store.writer import JournalWriter

#: The number of snapshots kept per table.
KEPT = 3


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state after the row `version`; the body is opaque here."""

    table_id: str
    version: int
    fold_version: str
    body: bytes


@dataclass(frozen=True, slots=True)
class OutdatedTable:
    """A table whose newest usable snapshot (`base`, 0 for none) is far behind its last row
    (`head`)."""

    table_id: str
    base: int
    head: int


class Snapshots:
    """The snapshots of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def newest(
        self, table_id: str, fold_version: str, at_most: int | None = None
    ) -> Snapshot | None:
        """Returns the newest snapshot of this fold version, at most of version `at_most`."""
        query = (
            select(snapshots)
            .where(snapshots.c.table_id == table_id, snapshots.c.fold_version == fold_version)
            .order_by(snapshots.c.version.desc())
            .limit(1)
        )
        if at_most is not None:
            query = query.where(snapshots.c.version <= at_most)

        def read(connection: Connection) -> Snapshot | None:
            found = connection.execute(query).first()
            if found is None:
                return None
            return Snapshot(table_id, found.version, fold_version, zlib.decompress(found.body))

        return await self._database.read(read)

    async def has(self, table_id: str, fold_version: str, at_least: int) -> bool:
        """Whether there is a snapshot of this fold version, of version `at_least` or later."""
        query = select(snapshots.c.version).where(
            snapshots.c.table_id == table_id,
            snapshots.c.fold_version == fold_version,
            snapshots.c.version >= at_least,
        )
        return await self._database.read(
            lambda connection: connection.execute(query).first() is not None
        )

    async def outdated(self, fold_version: str, rows: int) -> list[OutdatedTable]:
        """Returns the tables that need a replay, oldest first: those with at least `rows` rows
        after their newest snapshot of this fold version, or with snapshots of other versions
        only."""

        def newest(*fits: ColumnElement[bool]) -> ScalarSelect[int]:
            of_table = snapshots.c.table_id == tables.c.id
            return select(func.max(snapshots.c.version)).where(of_table, *fits).scalar_subquery()

        # One look into the index for each table, however many rows it has.
        last = select(func.max(journal.c.version)).where(journal.c.table_id == tables.c.id)
        usable = newest(snapshots.c.fold_version == fold_version)
        query = select(tables.c.id, last.scalar_subquery(), usable, newest()).order_by(
            tables.c.created, tables.c.id
        )

        def read(connection: Connection) -> list[OutdatedTable]:
            return [
                OutdatedTable(table_id, base or 0, head)
                for table_id, head, base, any_base in connection.execute(query)
                if head and (head - (base or 0) >= rows or (base is None and any_base is not None))
            ]

        return await self._database.read(read)

    async def add(self, snapshot: Snapshot) -> None:
        """Stores a snapshot, and deletes those of other fold versions and the oldest ones."""
        await self._writer.write(lambda connection: _add(connection, snapshot))


def _add(connection: Connection, snapshot: Snapshot) -> None:
    of_table = snapshots.c.table_id == snapshot.table_id
    connection.execute(
        delete(snapshots).where(
            of_table,
            (snapshots.c.fold_version != snapshot.fold_version)
            | (snapshots.c.version == snapshot.version),
        )
    )
    # Another process may store the same snapshot at this moment; either one is fine.
    connection.execute(
        insert_new(connection, snapshots).values(
            table_id=snapshot.table_id,
            version=snapshot.version,
            fold_version=snapshot.fold_version,
            body=zlib.compress(snapshot.body, 6),
        )
    )
    versions = connection.execute(
        select(snapshots.c.version).where(of_table).order_by(snapshots.c.version.desc())
    ).scalars()
    old = list(versions)[KEPT:]
    if old:
        connection.execute(delete(snapshots).where(of_table, snapshots.c.version.in_(old)))
