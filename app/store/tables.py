"""The list of tables: names, epochs and invites. The journal has everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, or_, select, update

from app.store.database import Database, insert_new
from app.store.journal import delete_journal
from app.store.schema import (
    chapters,
    deliveries,
    idempotency,
    journal,
    pictures,
    screens,
    seats,
    shares,
    snapshots,
    tables,
    tokens,
    webhooks,
)
from app.store.secrets import new_id, new_token
from app.store.writer import JournalWriter

InvitedRole = Literal["pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the list of tables; times are ISO 8601 in UTC."""

    id: str
    name: str
    created: str
    epoch: str
    pilot_invite: str
    spectator_invite: str
    demo: bool

    def invite(self, role: InvitedRole) -> str:
        """Returns the secret part of the invite link for a role."""
        return self.pilot_invite if role == "pilot" else self.spectator_invite


class TableList:
    """All tables in the database."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, row: TableRow) -> None:
        """Stores a new table."""
        await self._writer.write(lambda connection: add_table(connection, row))

    async def get(self, table_id: str) -> TableRow | None:
        """Returns the table with this id, or None."""
        query = select(tables).where(tables.c.id == table_id)
        return await self._database.read(
            lambda connection: _one(connection.execute(query).mappings().all())
        )

    async def all(self) -> list[TableRow]:
        """Returns every table, oldest first."""
        query = select(tables).order_by(tables.c.created, tables.c.id)
        return await self._database.read(
            lambda connection: [TableRow(**row) for row in connection.execute(query).mappings()]
        )

    async def demo(self) -> TableRow | None:
        """Returns the demonstration table, or None."""
        query = select(tables).where(tables.c.demo).order_by(tables.c.created).limit(1)
        return await self._database.read(
            lambda connection: _one(connection.execute(query).mappings().all())
        )

    async def by_invite(self, invite: str) -> tuple[TableRow, InvitedRole] | None:
        """Returns the table that this invite opens and the role, or None."""
        query = select(tables).where(
            or_(tables.c.pilot_invite == invite, tables.c.spectator_invite == invite)
        )
        row = await self._database.read(
            lambda connection: _one(connection.execute(query).mappings().all())
        )
        if row is None:
            return None
        return row, "pilot" if row.pilot_invite == invite else "spectator"

    async def rename(self, table_id: str, name: str) -> None:
        """Sets the name of a table."""
        change = update(tables).where(tables.c.id == table_id).values(name=name)
        await self._writer.write(lambda connection: _done(connection.execute(change)))

    async def rotate_invite(self, table_id: str, role: InvitedRole) -> str:
        """Replaces an invite and returns the new secret; the old link is invalid from now on."""
        invite = new_token()
        change = update(tables).where(tables.c.id == table_id).values({f"{role}_invite": invite})
        await self._writer.write(lambda connection: _done(connection.execute(change)))
        return invite

    async def new_epochs(self) -> None:
        """Gives every table a new epoch, so that browsers drop what they have cached."""
        query = select(tables.c.id)

        def run(connection: Connection) -> None:
            for table_id in connection.execute(query).scalars().all():
                change = update(tables).where(tables.c.id == table_id).values(epoch=new_id())
                connection.execute(change)

        await self._writer.write(run)

    async def delete_unfinished(self, before: str) -> None:
        """Deletes the tables whose creation was interrupted before that time.

        They have no Handler, and nobody ever received their keys.
        """
        second = select(journal.c.version).where(
            journal.c.table_id == tables.c.id, journal.c.version == 2
        )
        query = select(tables.c.id).where(tables.c.created < before, ~second.exists())

        def run(connection: Connection) -> None:
            for table_id in connection.execute(query).scalars().all():
                _delete_table(connection, table_id)

        await self._writer.write(run)

    async def delete(self, table_id: str) -> None:
        """Deletes a table and everything that belongs to it."""
        await self._writer.write(lambda connection: _delete_table(connection, table_id))


def add_table(connection: Connection, row: TableRow) -> bool:
    """Inserts a table inside a larger write, unless it exists. Returns whether it was new."""
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    new = insert_new(connection, tables).values(**values).returning(tables.c.id)
    return connection.execute(new).first() is not None


def _delete_table(connection: Connection, table_id: str) -> None:
    delete_journal(connection, table_id)
    links = (shares, screens, tokens, webhooks, deliveries)
    for table in (seats, chapters, *links, idempotency, pictures, snapshots):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def _one(found: object) -> TableRow | None:
    rows = list(found)  # type: ignore[call-overload]
    return TableRow(**rows[0]) if rows else None


def _done(_result: object) -> None:
    """Drops a result, which must not outlive its connection."""
