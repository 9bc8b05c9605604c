"""Dice chapters and their seeds. A seed enters an event or export only when its chapter closes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select, update

from app.store.database import Database, insert_new
from app.store.schema import chapters
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class Chapter:
    """One dice chapter of a table. Its commitment, the SHA-256 of the seed, is shown before it
    begins, the seed after it is closed."""

    table_id: str
    chapter: int
    seed: bytes
    commitment: str
    closed_at: str | None = None


class Chapters:
    """The chapters of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, chapter: Chapter) -> Chapter:
        """Stores a new chapter, before the event that shows its commitment.

        When another process has stored this chapter first, that one is returned.
        """

        def run(connection: Connection) -> Chapter:
            wanted = (
                chapters.c.table_id == chapter.table_id,
                chapters.c.chapter == chapter.chapter,
            )
            connection.execute(insert_new(connection, chapters).values(**_values(chapter)))
            row = connection.execute(select(chapters).where(*wanted)).mappings().one()
            return Chapter(**row)

        return await self._writer.write(run)

    async def get(self, table_id: str, chapter: int) -> Chapter | None:
        """Returns one chapter of a table, or None."""
        return next((c for c in await self.of_table(table_id) if c.chapter == chapter), None)

    async def of_table(self, table_id: str) -> list[Chapter]:
        """Returns every chapter of a table, in order. Callers must not show the seed of an open
        one."""
        query = select(chapters).where(chapters.c.table_id == table_id).order_by(chapters.c.chapter)
        return await self._database.read(
            lambda connection: [Chapter(**row) for row in connection.execute(query).mappings()]
        )

    async def close(self, table_id: str, chapter: int, at: str) -> None:
        """Marks a chapter as closed: its seed may be shown."""
        change = (
            update(chapters)
            .where(
                chapters.c.table_id == table_id,
                chapters.c.chapter == chapter,
                chapters.c.closed_at.is_(None),
            )
            .values(closed_at=at)
        )

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)

    async def delete_after(self, table_id: str, chapter: int) -> None:
        """Deletes chapters that were stored but have not begun."""
        later = (chapters.c.table_id == table_id, chapters.c.chapter > chapter)

        def run(connection: Connection) -> None:
            connection.execute(delete(chapters).where(*later))

        await self._writer.write(run)


def add_chapter(connection: Connection, chapter: Chapter) -> None:
    """Inserts a chapter inside a larger write, unless it exists."""
    connection.execute(insert_new(connection, chapters).values(**_values(chapter)))


def _values(chapter: Chapter) -> dict[str, Any]:
    return {name: getattr(chapter, name) for name in Chapter.__slots__}
