"""Delivers the log of tables to their webhooks: each line at least once, and in order.

Every process runs one worker. A webhook is held by the process that delivers to it, for a few
seconds at a time, so that the next one takes over when it dies. A webhook's position moves after
its receiver has answered; until then the same line is sent again, later each time.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

from app.errors import RequestRefused, raise_refused
from app.live.clock import from_now, now
from app.live.tables import LiveTable, NoSuchTable, Tables
from app.services.outgoing import PATIENCE, Outgoing
from app.services.seats import TableOf
from app.services.webhook_messages import Describe, line_message, send, whom
from app.store import StoreUnavailable
from app.store.secrets import new_id
from app.store.store import Store
from app.store.webhooks import NO_FAILURE, UNHELD, Delivery, Webhook

#: Seconds between two looks for something to deliver, and after a message that there is.
LOOK_EVERY, SOON = 1.0, 0.05
#: Seconds for which a webhook is held after each delivery: longer than a delivery takes.
HOLD = PATIENCE + 5.0
#: Seconds before the first repetition and the longest; each failure doubles them.
FIRST_RETRY, LONGEST_RETRY = 5.0, 3600.0
#: Seconds of failures after which a webhook is switched off.
OFF_AFTER: Final = 3 * 24 * 3600
#: The status with which a receiver says that it wants nothing any more.
GONE: Final = 410
#: Webhooks that are delivered to at a time, rows that are read at a time, and rows without a line
#: to deliver after which the position is stored.
MOST_AT_ONCE, PAGE, FAR = 64, 100, 500
#: Seconds before a table that cannot be read now is tried again.
REST = 5.0

log = logging.getLogger(__name__)


def retry_after(failures: int, chance: float) -> float:
    """Returns the seconds until the next attempt: doubled by each failure, and half of it random,
    so that the webhooks of a receiver that was down do not all come at once."""
    whole: float = min(LONGEST_RETRY, FIRST_RETRY * 2.0 ** min(failures - 1, 20))
    return whole * (0.5 + 0.5 * chance)


class WebhookWorker:
    """The worker of one process. `chance` returns a number from 0 to 1."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        table: TableOf,
        outgoing: Outgoing,
        describe: Describe,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._tables = tables
        self._table = table
        self._outgoing = outgoing
        self._describe = describe
        self._chance = chance
        self._process = new_id("w")
        self._running: dict[str, asyncio.Task[None]] = {}
        #: by webhook: until when it rests, by the clock of the event loop
        self._resting: dict[str, float] = {}
        #: by webhook: its stored position, and up to where there is nothing to deliver
        self._nothing: dict[str, tuple[int, int]] = {}
        self._watched: set[str] = set()
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Delivers until it is cancelled."""
        self._tables.on_row = self._on_row
        try:
            while True:
                try:
                    await self._look()
                except StoreUnavailable as error:
                    log.warning("webhooks could not be read: %s", error)
                except Exception:
                    log.exception("the look for webhooks failed")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._woken.wait()
                    await asyncio.sleep(SOON)
                self._woken.clear()
        finally:
            self._tables.on_row = None
            for task in self._running.values():
                task.cancel()
            await asyncio.gather(*self._running.values(), return_exceptions=True)
            with suppress(StoreUnavailable):
                await self._store.webhooks.release(self._process)

    def _on_row(self, table_id: str) -> None:
        if table_id in self._watched:
            self._woken.set()

    async def _look(self) -> None:
        """Starts to deliver where something is due."""
        found = await self._store.webhooks.switched_on()
        self._watched = {each.table_id for each in found}
        known = {each.id for each in found}
        for forgotten in (self._resting.keys() | self._nothing.keys()) - known:
            self._resting.pop(forgotten, None)
            self._nothing.pop(forgotten, None)
        if not found:
            return
        heads = await self._store.journal.heads(self._watched)
        for webhook in found:
            if len(self._running) >= MOST_AT_ONCE:
                return
            if self._is_due(webhook, heads.get(webhook.table_id, 0)):
                task = asyncio.create_task(self._guarded(webhook, heads[webhook.table_id]))
                self._running[webhook.id] = task
                task.add_done_callback(partial(self._finished, webhook.id))

    def _is_due(self, webhook: Webhook, head: int) -> bool:
        at = now()
        elsewhere = webhook.held_until > at and webhook.holder != self._process
        waits = webhook.next_at is not None and webhook.next_at > at
        rests = self._resting.get(webhook.id, 0.0) > asyncio.get_running_loop().time()
        if webhook.id in self._running or elsewhere or waits or rests:
            return False
        return head > self._start_of(webhook)

    def _start_of(self, webhook: Webhook) -> int:
        """Returns the version after which there may be something to deliver."""
        stored, nothing = self._nothing.get(webhook.id, (-1, -1))
        return nothing if stored == webhook.version else webhook.version

    def _finished(self, webhook_id: str, _: object) -> None:
        self._running.pop(webhook_id, None)
        self._woken.set()

    async def _guarded(self, webhook: Webhook, head: int) -> None:
        rest = REST
        try:
            await self._deliver(webhook, head)
            return
        except (StoreUnavailable, NoSuchTable, RequestRefused) as error:
            log.info("webhook %s rests: %s", webhook.id, error)
        except Exception:
            log.exception("webhook %s could not be delivered to", webhook.id)
            rest = 6 * REST
        self._resting[webhook.id] = asyncio.get_running_loop().time() + rest

    async def _deliver(self, webhook: Webhook, head: int) -> None:
        """Delivers what is due, up to one page of rows."""
        live = await self._table(webhook.table_id)
        if live.state.version < head:
            await live.catch_up()
        kinds, start = webhook.kinds.split(), self._start_of(webhook)
        last, lines = await live.entries_by_row(whom(webhook), start, PAGE)
        wanted = [
            (version, entry)
            for version, entry in lines
            if entry["n"] > webhook.line and (not kinds or entry["kind"] in kinds)
        ]
        if not wanted and last - webhook.version < FAR:
            self._nothing[webhook.id] = (webhook.version, last)
            if last == start:  # the table has not read the newest rows yet
                self._resting[webhook.id] = asyncio.get_running_loop().time() + LOOK_EVERY
            return
        held = await self._store.webhooks.claim(webhook.id, self._process, now(), from_now(HOLD))
        if held is None:
            return
        if (held.version, held.line, held.kinds) != (webhook.version, webhook.line, webhook.kinds):
            # It was changed, or another process has delivered: read again.
            await self._store.webhooks.release(self._process, webhook.id)
            return
        if not wanted:
            await self._store.webhooks.advance(held.id, self._process, None, version=last, **UNHELD)
            return
        for n, (version, entry) in enumerate(wanted):
            following = wanted[n + 1][0] if n + 1 < len(wanted) else None
            # A row counts as delivered with its last line.
            reached = last if following is None else following - 1
            message = line_message(held, live, version, entry, self._describe)
            delivery = await send(self._outgoing, held, message, held.failures + 1)
            if delivery.result != "delivered":
                await self._failed(held, live, delivery)
                return
            hold = UNHELD if following is None else {"held_until": from_now(HOLD)}
            done: dict[str, Any] = {"version": reached, "line": entry["n"], **NO_FAILURE}
            if not await self._store.webhooks.advance(
                held.id, self._process, delivery, **done, **hold
            ):
                return  # it was changed or removed, or another process holds it
            held = replace(held, **done)

    async def _failed(self, webhook: Webhook, live: LiveTable, delivery: Delivery) -> None:
        """Plans the next attempt, or switches the webhook off."""
        since = webhook.failing_since or delivery.at
        age = datetime.now(UTC) - datetime.fromisoformat(since)
        off = age >= timedelta(seconds=OFF_AFTER) or delivery.status == GONE
        if off:
            # First told, then switched off: if the server dies in between, it is told once.
            command = {"type": "webhook.tell", "name": webhook.name}
            raise_refused(await live.send(None, f"webhook-{webhook.id}-{since}", command))
        await self._store.webhooks.advance(
            webhook.id,
            self._process,
            delivery,
            state="off" if off else "on",
            failures=webhook.failures + 1,
            failing_since=since,
            next_at=from_now(retry_after(webhook.failures + 1, self._chance())),
            **UNHELD,
        )
