"""Seats and their tokens. The token of the first Handler seat is the table's Handler key."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from app.store.database import Database, insert_new
from app.store.schema import seats
from app.store.secrets import token_hash
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as the store knows it; `role` is what it was taken as (what it is now its table
    knows), `revoked` is the time from which its token opens nothing,
    `banned` that from which whoever holds it may take no other seat at the table."""

    id: str
    table_id: str
    role: str
    name: str
    token_hash: str
    created: str
    revoked: str | None = None
    banned: str | None = None


class Member(NamedTuple):
    """Whose token it is; `role` is what the seat was taken as."""

    table_id: str
    seat_id: str
    role: str


class Seats:
    """All seats of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, seat: SeatRow) -> None:
        """Keep a new seat."""
        await self._writer.write(lambda connection: add_seat(connection, seat))

    async def by_token(self, token: str) -> Member | None:
        """Table, seat and role of whoever holds this token, unless it was revoked."""
        wanted = token_hash(token)
        query = select(seats).where(seats.c.token_hash == wanted, seats.c.revoked.is_(None))

        def find(connection: Connection) -> Member | None:
            found = connection.execute(query).first()
            # The index already found equal hashes; this keeps the comparison constant in time.
            if found is None or not hmac.compare_digest(str(found.token_hash), wanted):
                return None
            return Member(found.table_id, found.id, found.role)

        return await self._database.read(find)

    async def of_table(self, table_id: str) -> list[SeatRow]:
        """The seats of one table, revoked ones too, oldest first."""
        query = (
            select(seats).where(seats.c.table_id == table_id).order_by(seats.c.created, seats.c.id)
        )
        return await self._database.read(
            lambda connection: [SeatRow(**row) for row in connection.execute(query).mappings()]
        )

    async def revoke(self, table_id: str, seat_id: str, at: str) -> None:
        """Make a seat's token worthless, once and for all."""
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id, seats.c.revoked.is_(None))
            .values(revoked=at)
        )

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)

    async def ban(self, table_id: str, seat_id: str, at: str | None) -> bool:
        """Ban whoever holds this seat's token (None: no longer); False when nothing changes."""
        before = seats.c.banned.is_(None) if at else seats.c.banned.is_not(None)
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id, before)
            .values(banned=at)
        )
        return await self._writer.write(lambda connection: connection.execute(change).rowcount == 1)

    async def is_banned(self, table_id: str, token: str) -> bool:
        """Whether this token was that of a seat that was sent away for good."""
        query = select(seats.c.id).where(
            seats.c.table_id == table_id,
            seats.c.token_hash == token_hash(token),
            seats.c.revoked.is_not(None),
            seats.c.banned.is_not(None),
        )
        return await self._database.read(
            lambda connection: connection.execute(query).first() is not None
        )

    async def new_token(self, table_id: str, seat_id: str, hashed: str) -> None:
        """Give a seat another token; the one before opens nothing from now on."""
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id)
            .values(token_hash=hashed)
        )

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)


def add_seat(connection: Connection, seat: SeatRow) -> None:
    """Insert a seat inside a larger write, unless it is there."""
    values = {name: getattr(seat, name) for name in SeatRow.__slots__}
    connection.execute(insert_new(connection, seats).values(**values))
