"""Requests that were sent with a key of the client's, so that they are carried out once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from app.store.database import Database, insert_new
from app.store.schema import idempotency
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class KeptRequest:
    """A request with a key. `claim` is random, and belongs to who carries it out. `answer` is None
    until that is done."""

    key_hash: str
    table_id: str
    claim: str
    request_hash: str
    created: str
    answer: bytes | None = None


class KeptRequests:
    """The requests with a key, of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def begin(self, request: KeptRequest, expired: str) -> KeptRequest:
        """Stores a request, unless there is one with its key, and returns the stored one. Requests
        from before `expired` are forgotten."""

        def run(connection: Connection) -> KeptRequest:
            connection.execute(delete(idempotency).where(idempotency.c.created < expired))
            values = {name: getattr(request, name) for name in KeptRequest.__slots__}
            connection.execute(insert_new(connection, idempotency).values(**values))
            query = select(idempotency).where(idempotency.c.key_hash == request.key_hash)
            return KeptRequest(**connection.execute(query).mappings().one())

        return await self._writer.write(run)

    async def finish(self, claim: str, answer: bytes) -> None:
        """Stores the answer to a request."""
        change = update(idempotency).where(idempotency.c.claim == claim).values(answer=answer)

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)

    async def release(self, claim: str) -> None:
        """Forgets a request that changed nothing, so that it can be sent again."""
        gone = delete(idempotency).where(idempotency.c.claim == claim)

        def run(connection: Connection) -> None:
            connection.execute(gone)

        await self._writer.write(run)
