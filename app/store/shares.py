"""Replay links: the table and rows of a finished mission, and the hash of the link's secret."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from app.store.database import Database, insert_new
from app.store.schema import shares
from app.store.secrets import token_hash
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class Share:
    """A replay link. It shows the rows `first_version` to `last_version` as spectators saw them."""

    id: str
    table_id: str
    mission: str
    name: str
    token_hash: str
    first_version: int
    last_version: int
    created: str


class Shares:
    """The replay links of all tables. A removed link is deleted."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, share: Share) -> None:
        """Stores a new link."""
        values = {name: getattr(share, name) for name in Share.__slots__}

        def run(connection: Connection) -> None:
            connection.execute(insert_new(connection, shares).values(**values))

        await self._writer.write(run)

    async def of_table(self, table_id: str) -> list[Share]:
        """Returns the links of one table, oldest first."""
        query = select(shares).where(shares.c.table_id == table_id)
        query = query.order_by(shares.c.created, shares.c.id)
        return await self._database.read(
            lambda connection: [Share(**row) for row in connection.execute(query).mappings()]
        )

    async def by_token(self, token: str) -> Share | None:
        """Returns the link with this secret, or None."""
        wanted = token_hash(token)
        query = select(shares).where(shares.c.token_hash == wanted)

        def find(connection: Connection) -> Share | None:
            found = connection.execute(query).mappings().first()
            # The index already found equal hashes; this keeps the comparison constant in time.
            if found is None or not hmac.compare_digest(str(found["token_hash"]), wanted):
                return None
            return Share(**found)

        return await self._database.read(find)

    async def remove(self, table_id: str, share_id: str) -> bool:
        """Deletes a link. Returns False when the table has no such link."""
        query = delete(shares).where(shares.c.table_id == table_id, shares.c.id == share_id)
        return await self._writer.write(lambda connection: connection.execute(query).rowcount == 1)
