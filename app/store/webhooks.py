"""Webhooks: whom a table tells about its log, how far each was told, and the last deliveries.

The journal is the outbox: a webhook keeps only its position there. While a process delivers, it
holds the webhook for a short time, so that the others do not.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select, update

from app.store.database import Database, insert_new
from app.store.schema import deliveries, webhooks
from app.store.writer import JournalWriter

#: The deliveries of a webhook that are kept.
KEPT_DELIVERIES: Final = 50
#: Columns of a webhook that no process holds, and of one that does not fail.
UNHELD: Final[dict[str, Any]] = {"holder": "", "held_until": ""}
NO_FAILURE: Final[dict[str, Any]] = {"failures": 0, "failing_since": None, "next_at": None}


@dataclass(frozen=True, slots=True)
class Webhook:
    """A webhook. The columns are described in `app.store.schema`."""

    id: str
    table_id: str
    name: str
    url: str
    secret: str
    viewer: str
    kinds: str
    created: str
    state: str
    version: int
    line: int = 0
    failures: int = 0
    failing_since: str | None = None
    next_at: str | None = None
    holder: str = ""
    held_until: str = ""
    old_secret: str | None = None
    old_until: str | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """An attempt to deliver a line of the log."""

    id: str
    table_id: str
    webhook_id: str
    at: str
    version: int
    line: int
    code: str
    attempt: int
    result: str
    status: int | None
    milliseconds: int


class Webhooks:
    """The webhooks of all tables, and their deliveries."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        self._database = database
        self._writer = writer

    async def add(self, webhook: Webhook) -> None:
        """Stores a new webhook."""
        values = _values(webhook)

        def run(connection: Connection) -> None:
            connection.execute(insert_new(connection, webhooks).values(**values))

        await self._writer.write(run)

    async def of_table(self, table_id: str) -> list[Webhook]:
        """Returns the webhooks of one table, oldest first."""
        return await self._read(webhooks.c.table_id == table_id)

    async def switched_on(self) -> list[Webhook]:
        """Returns every webhook that is on."""
        return await self._read(webhooks.c.state == "on")

    async def get(self, table_id: str, webhook_id: str) -> Webhook | None:
        """Returns a webhook, or None."""
        found = await self._read(webhooks.c.table_id == table_id, webhooks.c.id == webhook_id)
        return found[0] if found else None

    async def change(
        self, table_id: str, webhook_id: str, if_secret: str | None = None, **values: Any
    ) -> bool:
        """Sets columns, and ends the hold, so that a process that delivers stops. Returns False
        when the table has no such webhook, or not one with the secret `if_secret`."""
        change = update(webhooks).where(
            webhooks.c.table_id == table_id, webhooks.c.id == webhook_id
        )
        if if_secret is not None:
            change = change.where(webhooks.c.secret == if_secret)
        change = change.values(**{**UNHELD, **values})
        return await self._writer.write(lambda connection: connection.execute(change).rowcount == 1)

    async def remove(self, table_id: str, webhook_id: str) -> bool:
        """Deletes a webhook with its deliveries. Returns False when there is no such one."""

        def run(connection: Connection) -> bool:
            which = (webhooks.c.table_id == table_id, webhooks.c.id == webhook_id)
            removed = connection.execute(delete(webhooks).where(*which)).rowcount == 1
            if removed:
                of_it = deliveries.c.webhook_id == webhook_id
                connection.execute(delete(deliveries).where(of_it))
            return removed

        return await self._writer.write(run)

    # -- delivering: only by the process that holds the webhook

    async def claim(self, webhook_id: str, holder: str, at: str, until: str) -> Webhook | None:
        """Holds a webhook that is on, unless another process does. Returns it as it is now."""
        free = or_(webhooks.c.held_until <= at, webhooks.c.holder.in_(["", holder]))
        which = (webhooks.c.id == webhook_id, webhooks.c.state == "on", free)
        change = update(webhooks).where(*which).values(holder=holder, held_until=until)

        def run(connection: Connection) -> Webhook | None:
            if connection.execute(change).rowcount != 1:
                return None
            query = select(webhooks).where(webhooks.c.id == webhook_id)
            return Webhook(**connection.execute(query).mappings().one())

        return await self._writer.write(run)

    async def advance(
        self, webhook_id: str, process: str, delivery: Delivery | None, **values: Any
    ) -> bool:
        """Sets columns of a webhook that this process holds, and stores a delivery. Returns False,
        and stores nothing, when it is held no more."""
        which = (webhooks.c.id == webhook_id, webhooks.c.holder == process)
        change = update(webhooks).where(*which).values(**values)

        def run(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            if delivery is not None:
                _keep(connection, delivery)
            return True

        return await self._writer.write(run)

    async def release(self, holder: str, webhook_id: str | None = None) -> None:
        """Ends the hold of one webhook, or of all that this process holds."""
        change = update(webhooks).where(webhooks.c.holder == holder)
        if webhook_id is not None:
            change = change.where(webhooks.c.id == webhook_id)
        held = change.values(**UNHELD)
        await self._writer.write(lambda connection: connection.execute(held).rowcount)

    # -- the list of deliveries

    async def keep(self, delivery: Delivery) -> None:
        """Stores a delivery that somebody asked for."""
        await self._writer.write(lambda connection: _keep(connection, delivery))

    async def deliveries(self, webhook_id: str) -> list[Delivery]:
        """Returns the last deliveries of a webhook, newest first."""
        query = select(deliveries).where(deliveries.c.webhook_id == webhook_id)
        query = query.order_by(deliveries.c.at.desc(), deliveries.c.id)
        return await self._database.read(
            lambda connection: [Delivery(**row) for row in connection.execute(query).mappings()]
        )

    async def _read(self, *which: Any) -> list[Webhook]:
        query = select(webhooks).where(*which).order_by(webhooks.c.created, webhooks.c.id)
        return await self._database.read(
            lambda connection: [Webhook(**row) for row in connection.execute(query).mappings()]
        )


def _keep(connection: Connection, delivery: Delivery) -> None:
    """Stores a delivery, and deletes the oldest."""
    connection.execute(insert_new(connection, deliveries).values(**_values(delivery)))
    of_it = deliveries.c.webhook_id == delivery.webhook_id
    newest = select(deliveries.c.id).where(of_it).order_by(deliveries.c.at.desc(), deliveries.c.id)
    if old := connection.execute(newest.offset(KEPT_DELIVERIES)).scalars().all():
        connection.execute(delete(deliveries).where(deliveries.c.id.in_(old)))


def _values(row: Webhook | Delivery) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(row)}
