"""Links with a secret, of which a table has the hash: what links, screens and tokens share."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Table, delete, select

from app.store.database import Database, insert_new
from app.store.secrets import token_hash
from app.store.writer import JournalWriter

L = TypeVar("L")


class Links(Generic[L]):
    """The links of one kind, of all tables. `make` builds one from the columns of `rows`. A removed
    link is deleted."""

    def __init__(
        self, database: Database, writer: JournalWriter, rows: Table, make: Callable[..., L]
    ) -> None:
        self._database = database
        self._writer = writer
        self._rows = rows
        self._make = make

    async def add(self, link: L) -> None:
        """Stores a new link."""
        values: dict[str, Any] = {each.name: getattr(link, each.name) for each in self._rows.c}

        def run(connection: Connection) -> None:
            connection.execute(insert_new(connection, self._rows).values(**values))

        await self._writer.write(run)

    async def of_table(self, table_id: str) -> list[L]:
        """Returns the links of one table, oldest first."""
        rows = self._rows
        query = select(rows).where(rows.c.table_id == table_id)
        query = query.order_by(rows.c.created, rows.c.id)
        return await self._database.read(
            lambda connection: [self._make(**row) for row in connection.execute(query).mappings()]
        )

    async def by_token(self, token: str) -> L | None:
        """Returns the link with this secret, or None."""
        wanted = token_hash(token)
        query = select(self._rows).where(self._rows.c.token_hash == wanted)

        def find(connection: Connection) -> L | None:
            found = connection.execute(query).mappings().first()
            # The index already found equal hashes; this keeps the comparison constant in time.
            if found is None or not hmac.compare_digest(str(found["token_hash"]), wanted):
                return None
            return self._make(**found)

        return await self._database.read(find)

    async def remove(self, table_id: str, link_id: str) -> bool:
        """Deletes a link. Returns False when the table has no such link."""
        rows = self._rows
        query = delete(rows).where(rows.c.table_id == table_id, rows.c.id == link_id)
        return await self._writer.write(lambda connection: connection.execute(query).rowcount == 1)
