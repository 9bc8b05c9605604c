"""The pictures of tables: bytes that never change, by table and id."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, literal, select

from app.store.database import Database, insert_new
from app.store.schema import pictures
from app.store.writer import JournalWriter

#: The owner of the pictures of a table's Handlers; those of a player have its seat.
OF_HANDLERS: Final = ""

_SHOWN: Final = [column for column in pictures.c if column.name != "body"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture without its bytes.

    `owner`: the seat of the player who sent it, or OF_HANDLERS; `hash`: SHA-256 of the bytes;
    `width`, `height`: in pixels; `size`: in bytes; `created`: ISO 8601.
    """

    table_id: str
    id: str
    owner: str
    hash: str
    width: int
    height: int
    size: int
    created: str


@dataclass(frozen=True, slots=True)
class Quota:
    """The most pictures of one owner at one table, and what they may take together."""

    pictures: int
    bytes: int
    pixels: int


class Pictures:
    """The pictures of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, picture: Picture, body: bytes, quota: Quota) -> Picture | None:
        """Stores a picture. Returns it, or the one of the same owner with the same bytes; None
        where the owner's quota has no room for it."""
        same = (
            _of_table(picture.table_id)
            .where(pictures.c.owner == picture.owner, pictures.c.hash == picture.hash)
            .limit(1)
        )

        def run(connection: Connection) -> Picture | None:
            known = connection.execute(same).mappings().first()
            if known is not None:
                return Picture(**known)
            count, size, pixels = connection.execute(_used(picture.table_id, picture.owner)).one()
            if (
                count >= quota.pictures
                or size + picture.size > quota.bytes
                or pixels + picture.width * picture.height > quota.pixels
            ):
                return None
            values = {name: getattr(picture, name) for name in Picture.__slots__}
            connection.execute(insert_new(connection, pictures).values(**values, body=body))
            return picture

        return await self._writer.write(run)

    async def used(self, table_id: str, owner: str) -> Quota:
        """Returns how many pictures an owner has at a table, and what they take."""
        query = _used(table_id, owner)
        return await self._database.read(lambda connection: Quota(*connection.execute(query).one()))

    async def all(self, table_id: str) -> list[Picture]:
        """Returns the pictures of a table, the newest first."""
        query = _of_table(table_id).order_by(pictures.c.created.desc(), pictures.c.id)
        return await self._database.read(
            lambda connection: [Picture(**row) for row in connection.execute(query).mappings()]
        )

    async def find(self, table_id: str, picture_id: str) -> tuple[Picture, bytes] | None:
        """Returns a picture with its bytes, or None."""
        found = await self.some(table_id, [picture_id])
        return found[0] if found else None

    async def some(self, table_id: str, ids: Collection[str]) -> list[tuple[Picture, bytes]]:
        """Returns those of these pictures that there are, with their bytes, by id."""
        query = (
            select(pictures)
            .where(pictures.c.table_id == table_id, pictures.c.id.in_(ids))
            .order_by(pictures.c.id)
        )

        def run(connection: Connection) -> list[tuple[Picture, bytes]]:
            rows = connection.execute(query).mappings()
            return [
                (Picture(**{name: row[name] for name in Picture.__slots__}), bytes(row["body"]))
                for row in rows
            ]

        return await self._database.read(run)

    async def owners(self, table_id: str, ids: Collection[str]) -> dict[str, str]:
        """Returns who these pictures belong to, by id; those that there are not are left out."""
        query = select(pictures.c.id, pictures.c.owner).where(
            pictures.c.table_id == table_id, pictures.c.id.in_(ids)
        )
        return await self._database.read(
            lambda connection: {row.id: row.owner for row in connection.execute(query)}
        )

    async def restore(self, table_id: str, found: Sequence[tuple[Picture, bytes]]) -> None:
        """Stores the pictures of an imported table."""
        await self._writer.write(lambda connection: add_pictures(connection, table_id, found))

    async def remove(self, table_id: str, picture_id: str) -> bool:
        """Deletes a picture. Returns whether there was one."""
        query = delete(pictures).where(pictures.c.table_id == table_id, pictures.c.id == picture_id)
        return await self._writer.write(lambda connection: connection.execute(query).rowcount == 1)


def _of_table(table_id: str) -> Select[Any]:
    return select(*_SHOWN).where(pictures.c.table_id == table_id)


def _used(table_id: str, owner: str) -> Select[Any]:
    pixels = func.sum(pictures.c.width * pictures.c.height)
    sums = (func.coalesce(each, 0) for each in (func.sum(pictures.c.size), pixels))
    return select(func.count(), *sums).where(
        pictures.c.table_id == table_id, pictures.c.owner == owner
    )


def add_pictures(
    connection: Connection, table_id: str, found: Iterable[tuple[Picture, bytes]]
) -> None:
    """Inserts pictures of a table inside a larger write, those that are there already left out."""
    for picture, body in found:
        values = {name: getattr(picture, name) for name in Picture.__slots__}
        values["table_id"] = table_id
        connection.execute(insert_new(connection, pictures).values(**values, body=body))


def copy_pictures(connection: Connection, source: str, table_id: str) -> None:
    """Copies the pictures of a table to another one, inside a larger write."""
    kept = [column for column in pictures.c if column.name != "table_id"]
    rows = select(literal(table_id), *kept).where(pictures.c.table_id == source)
    names = ["table_id", *(column.name for column in kept)]
    connection.execute(insert(pictures).from_select(names, rows))
