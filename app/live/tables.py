"""`Tables`: the live tables of this process, kept in step with the other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

from app.engine import Refused, map_document
from app.live.chance import new_chapter
from app.live.clock import now
from app.live.outbox import CloseCode, Outbox
from app.live.pubsub import MemoryPubSub, PubSub
from app.live.replay import BrokenHistory, replay_table
from app.live.table import Ack, LiveTable, NoSuchTable, UnknownSeat
from app.live.view_groups import encode
from app.live.workers import DecisionWorkers, QueryWorkers
from app.rules.decoding import decode_json
from app.rules.geometry.terrain import HexMap
from app.rules.json_types import Doc
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

#: Seconds between checks of the journal for rows that no message announced.
CHECK_EVERY = 5.0
#: Seconds after which a table without sockets is unloaded.
IDLE = 600.0
#: Seconds without use after which a table without sockets may be unloaded when memory is short.
QUIET = 10.0
#: Threads for queries: one leaves the event loop most of the interpreter's lock.
QUERIES = 1
#: How long attacks of a new table wait for reactions, in seconds. The default of the option itself
#: is shorter and stays so, for the tables that were created with it.
REACTION_SECONDS = 30

log = logging.getLogger(__name__)


class NoRoom(Exception):
    """The tables of this process take all permitted memory, and all of them are in use."""


class StillLoading(Exception):
    """A table is still being loaded after the time that the caller would wait."""

    def __init__(self, percent: int) -> None:
        super().__init__(percent)
        self.percent = percent


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table and its secrets; the handler key is the token of `handler_seat`."""

    id: str
    handler_key: Annotated[str, Doc("the Handler's token; it is shown once")]
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
        #: bytes of tables that are loaded and not yet live
        self._loading_bytes: dict[str, int] = {}
        self._pubsub: PubSub = pubsub or MemoryPubSub()
        self._check_every = check_every
        self._process = new_id("p")
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        #: tables that are being loaded: (version reached, last version)
        self.loading: dict[str, tuple[int, int]] = {}
        #: tables that this version of the program cannot read, and why
        self.unreadable: dict[str, BrokenHistory] = {}
        #: the threads for queries, of all tables
        self.queries = QueryWorkers(QUERIES)
        #: the threads for long decisions
        self._deciders = DecisionWorkers()
        self._checking: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        #: called with the id of a table that has a new row, as far as this process hears of it
        self.on_row: Callable[[str], None] | None = None

    async def start(self) -> None:
        """Starts to listen to the other processes and to check the journal regularly."""
        await self._pubsub.start(self._on_message)
        self._checking = asyncio.create_task(self._check_for_ever(), name="tables check")

    async def close(self) -> None:
        """Stops every table and asks the sockets to reconnect. The store stays open."""
        if self._checking is not None:
            self._checking.cancel()
            with suppress(asyncio.CancelledError):
                await self._checking
            await self._pubsub.stop(self._on_message)
        for task in self._live.values():
            task.cancel()  # cancels only unfinished loads
        await asyncio.gather(
            *(self._unload(table_id, CloseCode.RESTART) for table_id in [*self._live])
        )
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.queries.close()
        self._deciders.close()

    async def get(
        self, table_id: str, seat_id: str | None = None, *, patience: float | None = None
    ) -> LiveTable:
        """Returns the live table, which is loaded when it is not in memory.

        When another process has just created the seat, its row is read first. Raises NoSuchTable,
        NoRoom, BrokenHistory when the table cannot be read, and StillLoading when loading takes
        longer than `patience` seconds; the loading then continues.
        """
        if table_id in self.unreadable:
            raise self.unreadable[table_id]
        task = self._live.get(table_id)
        if task is None or (task.done() and (_failed(task) or task.result().closed)):
            task = self._live[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(_failed)  # retrieves the exception when nobody waits any more
        if patience is not None and not task.done():
            await asyncio.wait({task}, timeout=patience)
            if not task.done():
                version, head = self.loading.get(table_id, (0, 0))
                raise StillLoading(min(99, 100 * version // max(head, 1)))
        try:
            # A cancelled caller must not cancel the load for the others.
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
        """Creates a table with its first Handler seat, or returns the engine's refusal.

        An empty `scene_name` means the engine's default.
        """
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
                "options": {"reaction_seconds": REACTION_SECONDS, **(options or {})},
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
        """Deletes a table whose creation failed. If the store does not answer, a later start
        deletes it (`TableList.delete_unfinished`)."""
        with suppress(StoreUnavailable):
            await self.delete(table_id)

    async def delete(self, table_id: str) -> None:
        """Deletes a table permanently and closes its sockets in every process."""
        await self._unload(table_id, CloseCode.GONE)
        await self.store.tables.delete(table_id)
        self.unreadable.pop(table_id, None)
        self._publish(table_id, {"gone": True})

    # -- loading ----------------------------------------------------------------------------------

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
        if folded.state.version == 0:  # its creation was interrupted
            raise NoSuchTable(table_id)
        self._loading_bytes[table_id] = weight
        try:
            if not await self.make_room(table_id):
                raise NoRoom
            return self._live_table(row, folded)
        finally:
            del self._loading_bytes[table_id]

    async def _load_new(self, row: TableRow) -> LiveTable:
        """Makes a table live that has no rows yet."""

        async def start() -> LiveTable:
            return self._live_table(row, await replay_table(self.store, row.id))

        task = self._live[row.id] = asyncio.create_task(start())
        return await task

    def _live_table(self, row: TableRow, folded: Any) -> LiveTable:
        def publish(news: dict[str, Any]) -> None:
            self._publish(row.id, news)

        async def room() -> bool:
            return await self.make_room(row.id)

        return LiveTable(
            *(self.store, row, folded, publish, self.queries, self._deciders, room),
            most_bytes=self._table_bytes,
        )

    # -- memory ------------------------------------------------------------------------------------

    @property
    def open(self) -> int:
        """The number of tables in memory."""
        return len(self._now_live())

    @property
    def waiting(self) -> int:
        """The number of commands that wait, at all tables."""
        return sum(table.waiting for table in self._now_live())

    @property
    def weight(self) -> int:
        """The approximate bytes of memory that the tables take."""
        return sum(table.weight for table in self._now_live()) + sum(self._loading_bytes.values())

    async def make_room(self, table_id: str = "") -> bool:
        """Unloads unused tables, least recently used first, until the tables fit in memory.

        Returns whether there is room for another table, or for more of this one. A single table
        always has room.
        """
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
        """Unloads a table unless somebody has used it."""
        task = self._live.get(table_id)
        if task is not None and task.done() and not _failed(task):
            table = task.result()
            if not len(table.audience) and not table.visited:
                await self._unload(table_id, CloseCode.RESTART)

    async def _unload(self, table_id: str, code: CloseCode) -> None:
        """Unloads a table and closes its sockets."""
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
        if "version" in news and self.on_row is not None:
            self.on_row(table_id)
        self._pubsub.publish(encode({"from": self._process, "table": table_id, **news}))

    def _on_message(self, message: bytes) -> None:
        try:
            news = decode_json(message, dict[str, Any])
            sender, table_id = news["from"], news["table"]
            if "version" in news and sender != self._process and self.on_row is not None:
                self.on_row(str(table_id))
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
            elif "link" in news:
                table.audience.hear_of_link(str(news["link"]), str(news["reason"]))
            elif "gone" in news:
                self._run_in_background(self._unload(table_id, CloseCode.GONE))
        except Exception:  # other programs may publish on this channel
            log.exception("a message from the channel of the processes is malformed")

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
        """Checks the journal for unannounced rows, repeats presence and unloads unused tables."""
        live = {table.id: table for table in self._now_live()}
        if not live:
            return
        # a table may get its first row while the heads are read
        begun = {table_id for table_id, table in live.items() if table.state.version}
        heads = await self.store.journal.heads(live)
        at = asyncio.get_running_loop().time()
        for table_id, table in live.items():
            head = heads.get(table_id)
            if head is None and table_id in begun:
                await self._unload(table_id, CloseCode.GONE)
            elif table.closed or (not len(table.audience) and at - table.last_used > IDLE):
                await self._unload(table_id, CloseCode.RESTART)
            else:
                table.notify_version(head or 0)
                table.audience.refresh_presence()
        await self.make_room()


def _failed(task: asyncio.Task[LiveTable]) -> bool:
    """Whether a finished load failed."""
    return task.cancelled() or task.exception() is not None
