"""Seats and their tokens. The token of the first Handler seat is the table's Handler key."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from app.engine.state.record import SeatRole
from app.store.database import Database, insert_new
from app.store.schema import seats
from app.store.secrets import token_hash
from app.store.tokens import revoke_of_seat
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the store.

    `role` is the role at the time it was taken; the table has the current one. `revoked` is the
    time since when its token is invalid, `banned` since when its holder may take no other seat.
    """

    id: str
    table_id: str
    role: SeatRole
    name: str
    token_hash: str
    created: str
    revoked: str | None = None
    banned: str | None = None


class Member(NamedTuple):
    """The owner of a token; `role` is the role at the time the seat was taken."""

    table_id: str
    seat_id: str
    role: SeatRole


class Seats:
    """All seats of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, seat: SeatRow) -> None:
        """Stores a new seat."""
        await self._writer.write(lambda connection: add_seat(connection, seat))

    async def by_token(self, token: str) -> Member | None:
        """Returns the owner of a token, or None when it is unknown or revoked."""
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
        """Returns the seats of one table, including revoked ones, oldest first."""
        query = (
            select(seats).where(seats.c.table_id == table_id).order_by(seats.c.created, seats.c.id)
        )
        return await self._database.read(
            lambda connection: [SeatRow(**row) for row in connection.execute(query).mappings()]
        )

    async def revoke(self, table_id: str, seat_id: str, at: str) -> None:
        """Revokes a seat's token permanently, and the integration tokens of the seat."""
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id, seats.c.revoked.is_(None))
            .values(revoked=at)
        )

        def run(connection: Connection) -> None:
            connection.execute(change)
            revoke_of_seat(connection, table_id, seat_id, at)

        await self._writer.write(run)

    async def ban(self, table_id: str, seat_id: str, at: str | None) -> bool:
        """Bans the holder of this seat's token, or lifts the ban when `at` is None.

        Returns False when nothing changes.
        """
        before = seats.c.banned.is_(None) if at else seats.c.banned.is_not(None)
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id, before)
            .values(banned=at)
        )
        return await self._writer.write(lambda connection: connection.execute(change).rowcount == 1)

    async def is_banned(self, table_id: str, token: str) -> bool:
        """Whether this token belongs to a banned seat."""
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
        """Gives a seat a new token; the old one is invalid from now on."""
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.id == seat_id)
            .values(token_hash=hashed)
        )

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)


def add_seat(connection: Connection, seat: SeatRow) -> None:
    """Inserts a seat inside a larger write, unless it exists."""
    values = {name: getattr(seat, name) for name in SeatRow.__slots__}
    connection.execute(insert_new(connection, seats).values(**values))
