"""`Tables`: the live tables of this process, and its ear for what other processes did."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from app.engine import Refused, map_document
from app.live.chance import new_chapter, now
from app.live.outbox import CloseCode, Outbox
from app.live.pubsub import MemoryPubSub, PubSub
from app.live.replay import BrokenHistory, replay_table
from app.live.table import Ack, LiveTable, NoSuchTable, UnknownSeat
from app.live.view_groups import encode
from app.live.workers import DecisionWorkers, QueryWorkers
from app.rules.geometry.terrain import HexMap
from app.store import Store, StoreUnavailable
from app.store.chapters import add_chapter
from app.store.seats import SeatRow, add_seat
from app.store.secrets import new_id, new_token, token_hash
from app.store.tables import TableRow, add_table

__all__ = [
    "Ack",
    "CreatedTable",
    "LiveTable",
    "NoRoom",
    "NoSuchTable",
    "Outbox",
    "StillLoading",
    "Tables",
    "UnknownSeat",
]

#: Seconds between looks into the journal for rows of which no bell told.
CHECK_EVERY = 5.0
#: Seconds after which a table that nobody looks at leaves memory.
IDLE = 600.0
#: Seconds for which nobody had it in hand, after which a table that nobody looks at leaves memory
#: where there is no room.
QUIET = 10.0
#: Threads for queries: one at a time leaves the event loop the most of the interpreter's lock.
QUERIES = 1

log = logging.getLogger(__name__)


class NoRoom(Exception):
    """The tables of this process take as many bytes as they may, and all of them are in use."""


class StillLoading(Exception):
    """A table's history is being folded, and that takes longer than the caller would wait."""

    def __init__(self, percent: int) -> None:
        super().__init__(percent)
        self.percent = percent


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table and the secrets that open it; the handler key is the token of `handler_seat`."""

    id: str
    handler_key: str
    pilot_invite: str
    spectator_invite: str
    handler_seat: str


class Tables:
    """The registry of live tables in this process. Use it from one event loop."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub | None = None,
        *,
        check_every: float = CHECK_EVERY,
        quiet: float = QUIET,
        table_bytes: int | None = None,
        memory_bytes: int | None = None,
    ) -> None:
        self.store = store
        self._quiet = quiet
        self._table_bytes = table_bytes
        self._memory_bytes = memory_bytes
        #: bytes of tables that have been read and are about to be live
        self._loading_bytes: dict[str, int] = {}
        self._pubsub: PubSub = pubsub or MemoryPubSub()
        self._check_every = check_every
        self._process = new_id("p")
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        #: tables that are being read: (the version reached, the journal's last one)
        self.loading: dict[str, tuple[int, int]] = {}
        #: tables that this program cannot read, and why; another program might
        self.unreadable: dict[str, BrokenHistory] = {}
        #: the threads that answer queries, of all tables
        self.queries = QueryWorkers(QUERIES)
        #: and those for decisions that are not quick
        self._deciders = DecisionWorkers()
        self._checking: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the other processes, and look after them from time to time."""
        await self._pubsub.start(self._on_message)
        self._checking = asyncio.create_task(self._check_for_ever(), name="tables check")

    async def close(self) -> None:
        """Stop every table; sockets are told to come again. The store stays open."""
        if self._checking is not None:
            self._checking.cancel()
            with suppress(asyncio.CancelledError):
                await self._checking
            await self._pubsub.stop(self._on_message)
        for task in self._live.values():
            task.cancel()  # only what is still being read; nobody waits for a long fold to end
        await asyncio.gather(
            *(self._unload(table_id, CloseCode.RESTART) for table_id in [*self._live])
        )
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.queries.close()
        self._deciders.close()

    async def get(
        self, table_id: str, seat_id: str | None = None, *, patience: float | None = None
    ) -> LiveTable:
        """The live table, loaded when it is not in memory.

        With a seat that was taken a moment ago through another process, that is read first. Raises
        NoSuchTable; NoRoom; BrokenHistory when it cannot be read; StillFolding after `patience`
        seconds, while the loading goes on.
        """
        if table_id in self.unreadable:
            raise self.unreadable[table_id]
        task = self._live.get(table_id)
        if task is None or (task.done() and (_failed(task) or task.result().closed)):
            task = self._live[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(_failed)  # somebody may have gone away who waited for it
        if patience is not None and not task.done():
            await asyncio.wait({task}, timeout=patience)
            if not task.done():
                version, head = self.loading.get(table_id, (0, 0))
                raise StillLoading(min(99, 100 * version // max(head, 1)))
        try:
            # Whoever goes away must not stop the loading for the others.
            table = await asyncio.shield(task)
        except (NoSuchTable, NoRoom, StoreUnavailable, BrokenHistory):
            if self._live.get(table_id) is task:
                del self._live[table_id]
            raise
        table.touch()
        if seat_id is not None and not table.knows(seat_id):
            await table.catch_up()
        return table

    async def create(
        self,
        name: str,
        map: HexMap | Mapping[str, Any],
        options: Mapping[str, Any] | None = None,
        systems: Sequence[str] = ("frame-state",),
        *,
        demo: bool = False,
        handler_name: str = "Handler",
        scene_name: str = "",
    ) -> CreatedTable | Refused:
        """Make a table with its first Handler seat; Refused when the engine will not have it.
        `scene_name` empty: as the engine calls a first scene."""
        key, seat_id, at = new_token(), new_id("s"), now()
        row = TableRow(new_id("t"), name, at, new_id(), new_token(), new_token(), demo)
        seat = SeatRow(seat_id, row.id, "handler", handler_name, token_hash(key), at)
        chapter = new_chapter(row.id, 1)

        def store(connection: Any) -> None:
            add_table(connection, row)
            add_seat(connection, seat)
            add_chapter(connection, chapter)

        commands: list[dict[str, Any]] = [
            {
                "type": "table.create",
                "name": name,
                "map": map_document(map) if isinstance(map, HexMap) else dict(map),
                "options": dict(options or {}),
                "systems": list(systems),
                "commitment": chapter.commitment,
                **({"scene_name": scene_name} if scene_name else {}),
            },
            {"type": "seat.join", "seat": seat_id, "name": handler_name, "role": "handler"},
        ]
        try:
            await self.store.write(store)
            live = await self._load_new(row)
            for command in commands:
                done = await live.send(None, command["type"], command)
                if isinstance(done, Refused):
                    await self.delete(row.id)
                    return done
            if not await self.make_room(row.id):
                await self.delete(row.id)
                return Refused("server-full")
        except Exception:
            await self.discard(row.id)
            raise
        return CreatedTable(row.id, key, row.pilot_invite, row.spectator_invite, seat_id)

    async def discard(self, table_id: str) -> None:
        """Delete a table whose making failed, where the store takes that; else a later start does
        (`TableList.forget_unfinished`)."""
        with suppress(StoreUnavailable):
            await self.delete(table_id)

    async def delete(self, table_id: str) -> None:
        """Delete a table for good; its sockets are closed, in every process."""
        await self._unload(table_id, CloseCode.GONE)
        await self.store.tables.delete(table_id)
        self.unreadable.pop(table_id, None)
        self._publish(table_id, {"gone": True})

    # -- loading and parting ---------------------------------------------------------------------

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.tables.get(table_id)
        if row is None:
            raise NoSuchTable(table_id)
        if not await self.make_room(table_id):
            raise NoRoom
        head = (await self.store.journal.heads([table_id])).get(table_id, 0)

        def report(version: int, _rows: int) -> None:
            self.loading[table_id] = (version, head)

        report(0, 0)
        try:
            folded = await replay_table(self.store, table_id, report)
            weight = await asyncio.to_thread(lambda: folded.weight)
        except BrokenHistory as error:
            self.unreadable[table_id] = error
            log.error("table %s cannot be read: %s", table_id, error, exc_info=error.__cause__)
            raise
        finally:
            del self.loading[table_id]
        if folded.state.version == 0:  # its making was cut short
            raise NoSuchTable(table_id)
        self._loading_bytes[table_id] = weight
        try:
            if not await self.make_room(table_id):
                raise NoRoom
            return self._live_table(row, folded)
        finally:
            del self._loading_bytes[table_id]

    async def _load_new(self, row: TableRow) -> LiveTable:
        """A table of which there is nothing in the journal yet."""

        async def start() -> LiveTable:
            return self._live_table(row, await replay_table(self.store, row.id))

        task = self._live[row.id] = asyncio.create_task(start())
        return await task

    def _live_table(self, row: TableRow, folded: Any) -> LiveTable:
        def ring(news: dict[str, Any]) -> None:
            self._publish(row.id, news)

        async def room() -> bool:
            return await self.make_room(row.id)

        return LiveTable(
            *(self.store, row, folded, ring, self.queries, self._deciders, room),
            most_bytes=self._table_bytes,
        )

    # -- room --------------------------------------------------------------------------------------

    @property
    def open(self) -> int:
        """How many tables are in memory."""
        return len(self._now_live())

    @property
    def weight(self) -> int:
        """About the bytes that the tables take in memory."""
        return sum(table.weight for table in self._now_live()) + sum(self._loading_bytes.values())

    async def make_room(self, table_id: str = "") -> bool:
        """Whether there is room for a table, or for more of this one, after tables that nobody uses
        have left memory, those first that were used longest ago. A table alone has room."""
        if self._memory_bytes is None:
            return True
        since = asyncio.get_running_loop().time() - self._quiet
        resting = [table for table in self._now_live() if table.is_idle(since)]
        resting.sort(key=lambda table: table.last_used)
        while self.weight > self._memory_bytes:
            table = next((each for each in resting if each.id != table_id), None)
            if table is None:
                others = {each.id for each in self._now_live()} | self._loading_bytes.keys()
                return others <= {table_id}
            resting.remove(table)
            if table.is_idle(since):
                await self._unload(table.id, CloseCode.RESTART)
        return True

    async def unload_unvisited(self, table_id: str) -> None:
        """Take a table out of memory again, unless somebody has come to it."""
        task = self._live.get(table_id)
        if task is not None and task.done() and not _failed(task):
            table = task.result()
            if not len(table.audience) and not table.visited:
                await self._unload(table_id, CloseCode.RESTART)

    async def _unload(self, table_id: str, code: CloseCode) -> None:
        """Take a table out of memory."""
        task = self._live.pop(table_id, None)
        if task is None:
            return
        with suppress(NoSuchTable, NoRoom, StoreUnavailable, BrokenHistory, asyncio.CancelledError):
            table = await task
            reason = "the table is deleted" if code is CloseCode.GONE else "the server restarts"
            await table.stop(code, reason)

    def _now_live(self) -> list[LiveTable]:
        return [task.result() for task in self._live.values() if task.done() and not _failed(task)]

    # -- the other processes ---------------------------------------------------------------------

    def _publish(self, table_id: str, news: dict[str, Any]) -> None:
        self._pubsub.publish(encode({"from": self._process, "table": table_id, **news}))

    def _on_message(self, message: bytes) -> None:
        try:
            news = msgspec.json.decode(message, type=dict[str, Any])
            sender, table_id = news["from"], news["table"]
            task = self._live.get(table_id)
            if sender == self._process or task is None or not task.done() or _failed(task):
                return
            table = task.result()
            if "version" in news:
                table.notify_version(int(news["version"]))
            elif "online" in news:
                table.audience.set_remote_presence(sender, news["online"])
            elif "signal" in news:
                table.relay_signal(*news["signal"])
            elif "gone" in news:
                self._run_in_background(self._unload(table_id, CloseCode.GONE))
        except Exception:  # whatever else speaks on this channel
            log.exception("the bell said something that makes no sense")

    def _run_in_background(self, chore: Any) -> None:
        task = asyncio.create_task(chore)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _check_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._check_every)
            try:
                await self.check()
            except StoreUnavailable as error:
                log.warning("the journal could not be checked: %s", error)
            except Exception:
                log.exception("the check of the live tables failed")

    async def check(self) -> None:
        """Look for rows that no bell told of, repeat presence, let unused tables go."""
        live = {table.id: table for table in self._now_live()}
        if not live:
            return
        heads = await self.store.journal.heads(live)
        at = asyncio.get_running_loop().time()
        for table_id, table in live.items():
            head = heads.get(table_id)
            if head is None and table.state.version:
                await self._unload(table_id, CloseCode.GONE)
            elif table.closed or (not len(table.audience) and at - table.last_used > IDLE):
                await self._unload(table_id, CloseCode.RESTART)
            else:
                table.notify_version(head or 0)
                table.audience.refresh_presence()
        await self.make_room()


def _failed(task: asyncio.Task[LiveTable]) -> bool:
    """Whether a loading that is done came to nothing."""
    return task.cancelled() or task.exception() is not None
