"""Snapshots: folded history, so that loading need not begin at the first row.

They are only a shortcut. One whose fold version is not this program's is deleted, never converted.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from app.store.database import Database
from app.store.schema import snapshots
from app.store.writer import JournalWriter

#: How many of a table's newest snapshots stay.
KEPT = 3


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state after the row `version`; the body is opaque here."""

    table_id: str
    version: int
    fold_version: str
    body: bytes


class Snapshots:
    """The snapshots of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def newest(
        self, table_id: str, fold_version: str, at_most: int | None = None
    ) -> Snapshot | None:
        """The newest snapshot of this fold version, not after the version `at_most`."""
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

    async def add(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, and drop those of other fold versions and the oldest ones."""
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
    connection.execute(
        snapshots.insert().values(
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
