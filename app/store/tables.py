"""The list of tables: names, epochs and invites. What happens at a table is in the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, or_, select, update

from app.store.database import Database, insert_new
from app.store.journal import delete_journal
from app.store.schema import chapters, journal, seats, shares, snapshots, tables
from app.store.secrets import new_id, new_token
from app.store.writer import JournalWriter

InvitedRole = Literal["pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the list of tables knows it; times are ISO 8601 in UTC."""

    id: str
    name: str
    created: str
    epoch: str
    pilot_invite: str
    spectator_invite: str
    demo: bool

    def invite(self, role: InvitedRole) -> str:
        """The secret part of the invite link for that role."""
        return self.pilot_invite if role == "pilot" else self.spectator_invite


class TableList:
    """All tables in the database."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, row: TableRow) -> None:
        """Keep a new table."""
        await self._writer.write(lambda connection: add_table(connection, row))

    async def get(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        query = select(tables).where(tables.c.id == table_id)
        return await self._database.read(
            lambda connection: _one(connection.execute(query).mappings().all())
        )

    async def all(self) -> list[TableRow]:
        """Every table, oldest first."""
        query = select(tables).order_by(tables.c.created, tables.c.id)
        return await self._database.read(
            lambda connection: [TableRow(**row) for row in connection.execute(query).mappings()]
        )

    async def demo(self) -> TableRow | None:
        """The demonstration table, when it was made before."""
        query = select(tables).where(tables.c.demo).order_by(tables.c.created).limit(1)
        return await self._database.read(
            lambda connection: _one(connection.execute(query).mappings().all())
        )

    async def by_invite(self, invite: str) -> tuple[TableRow, InvitedRole] | None:
        """The table that this invite opens, and for which role."""
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
        """Follow a renaming that happened at the table."""
        change = update(tables).where(tables.c.id == table_id).values(name=name)
        await self._writer.write(lambda connection: _done(connection.execute(change)))

    async def rotate_invite(self, table_id: str, role: InvitedRole) -> str:
        """Replace an invite: the old link opens nothing from now on. Returns the new secret."""
        invite = new_token()
        change = update(tables).where(tables.c.id == table_id).values({f"{role}_invite": invite})
        await self._writer.write(lambda connection: _done(connection.execute(change)))
        return invite

    async def new_epochs(self) -> None:
        """Say of every table that its history is another one than browsers may remember."""
        query = select(tables.c.id)

        def run(connection: Connection) -> None:
            for table_id in connection.execute(query).scalars().all():
                change = update(tables).where(tables.c.id == table_id).values(epoch=new_id())
                connection.execute(change)

        await self._writer.write(run)

    async def delete_unfinished(self, before: str) -> None:
        """Delete the tables whose making was cut off before that time: they have no Handler at the
        table yet, and nobody was ever told their keys."""
        second = select(journal.c.version).where(
            journal.c.table_id == tables.c.id, journal.c.version == 2
        )
        query = select(tables.c.id).where(tables.c.created < before, ~second.exists())

        def run(connection: Connection) -> None:
            for table_id in connection.execute(query).scalars().all():
                _delete_table(connection, table_id)

        await self._writer.write(run)

    async def delete(self, table_id: str) -> None:
        """Delete a table and everything that belongs to it."""
        await self._writer.write(lambda connection: _delete_table(connection, table_id))


def add_table(connection: Connection, row: TableRow) -> bool:
    """Insert a table inside a larger write, unless it is there; whether it was new."""
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    new = insert_new(connection, tables).values(**values).returning(tables.c.id)
    return connection.execute(new).first() is not None


def _delete_table(connection: Connection, table_id: str) -> None:
    delete_journal(connection, table_id)
    for table in (seats, chapters, shares, snapshots):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def _one(found: object) -> TableRow | None:
    rows = list(found)  # type: ignore[call-overload]
    return TableRow(**rows[0]) if rows else None


def _done(_result: object) -> None:
    """Jobs return nothing that would outlive their connection."""
