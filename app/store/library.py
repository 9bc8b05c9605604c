"""The server's library: units, maps, missions and stamps that all Handlers can use."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from app.store.database import Database, insert_new
from app.store.schema import library
from app.store.writer import JournalWriter

_SHOWN = [column for column in library.c if column.name != "body"]


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """An entry without its body. `table_id`: the table that it was saved at; `size`: of the body
    as it is stored, in bytes; `holds`: counts of what it holds, as JSON."""

    id: str
    kind: str
    name: str
    note: str
    table_id: str
    created: str
    size: int
    holds: str = "{}"


class Library:
    """The entries of all tables. They stay when their table is deleted."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, entry: LibraryEntry, body: bytes, most: int) -> bool:
        """Stores a new entry. Returns False where the library has `most` entries already."""
        values = {name: getattr(entry, name) for name in LibraryEntry.__slots__}

        def run(connection: Connection) -> bool:
            count = connection.execute(select(func.count()).select_from(library)).scalar_one()
            if count >= most:
                return False
            connection.execute(insert_new(connection, library).values(**values, body=body))
            return True

        return await self._writer.write(run)

    async def all(self) -> list[LibraryEntry]:
        """Returns all entries, by name."""
        query = select(*_SHOWN).order_by(func.lower(library.c.name), library.c.id)
        return await self._database.read(
            lambda connection: [LibraryEntry(**row) for row in connection.execute(query).mappings()]
        )

    async def find(self, entry_id: str) -> tuple[LibraryEntry, bytes] | None:
        """Returns an entry with its body, or None."""
        query = select(library).where(library.c.id == entry_id)

        def run(connection: Connection) -> tuple[LibraryEntry, bytes] | None:
            row = connection.execute(query).mappings().first()
            if row is None:
                return None
            shown = {name: row[name] for name in LibraryEntry.__slots__}
            return LibraryEntry(**shown), bytes(row["body"])

        return await self._database.read(run)

    async def remove(self, entry_id: str, table_id: str | None = None) -> bool:
        """Deletes an entry, with `table_id` only one of that table. Returns whether there was."""
        query = delete(library).where(library.c.id == entry_id)
        if table_id is not None:
            query = query.where(library.c.table_id == table_id)
        return await self._writer.write(lambda connection: connection.execute(query).rowcount == 1)
