"""The write path of one table: one task that executes commands in order.

It decides a command, appends the row to the journal, waits for the commit, applies the row and
publishes the changes. A conflict means that another process wrote first: the task reads the new
rows and decides again. Refusals are not stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Protocol, TypeVar

import msgspec

from app import metrics, tracing
from app.engine import (
    DecisionContext,
    Refused,
    Row,
    SentCommand,
    State,
    View,
    apply_row,
    close_row,
    decide,
    groups,
    project,
)
from app.engine.commands.registry import COMMANDS
from app.engine.commands.undo.table_size import brings_maps
from app.live.chance import ChapterSeeds
from app.live.command_log import CommandContext, note_result, running
from app.live.memory_limit import MemoryLimit
from app.live.replay import BrokenHistory, ReplayedTable
from app.live.view_groups import Op, ViewDelta
from app.live.workers import QUICK, DecisionWorkers, QueryWorkers, needs_more_work
from app.rules.work_budget import TooMuchWork, Work, spending
from app.store import Store, StoreUnavailable
from app.store.journal import UnreadableRow

#: Commands that may wait; more are refused as "busy".
WAITING = 1_000
#: Attempts to decide a command when other processes write first, a few milliseconds each.
ATTEMPTS = 300
LONGEST_ID = 64

BeforeAppend = Callable[[], Awaitable[None]]
#: Refuses a command because of what its sender sees by then.
Precondition = Callable[[], Refused | None]

T = TypeVar("T")

log = logging.getLogger(__name__)


class NoSuchTable(KeyError):
    """There is no table with this id, or it was deleted."""


class Listener(Protocol):
    """The table that publishes what the sequencer applies."""

    async def before_row(self, row: Row) -> dict[str, Sequence[Op]]:
        """Called before a committed row is applied. Returns patch operations by group, for the
        parts of views that the engine does not build."""

    async def before_append(self, row: Row) -> None:
        """Called before a decided row is stored, to store what must precede it."""

    def after_row(self, row: Row, before: State, changes: dict[str, ViewDelta]) -> None:
        """Called after a row is applied, to publish the changes."""

    async def has_room(self) -> bool:
        """Whether this process has memory for a larger table."""

    def broken(self) -> None:
        """Called when the table in memory can no longer be trusted."""


@dataclass(slots=True)
class _Command:
    seat_id: str | None
    id: str
    body: Mapping[str, Any]
    body_hash: str
    #: bytes of the body as JSON
    size: int
    #: runs after the decision and before the row is stored
    before: BeforeAppend | None
    done: asyncio.Future[Row | Refused]
    #: when it was queued, by `perf_counter`
    queued: float
    #: the name of the integration token with which it was sent
    program: str
    precondition: Precondition | None = None


@dataclass(frozen=True, slots=True)
class _Decided:
    """A row that is ready to be stored, the state after it, and views of that by group."""

    row: Row
    after: State
    views: Mapping[str, View]


@dataclass(slots=True)
class _CatchUp:
    done: asyncio.Future[None] | None


class Sequencer:
    """Executes the commands of one table. Nothing else changes its `ReplayedTable`."""

    def __init__(
        self,
        store: Store,
        table_id: str,
        folded: ReplayedTable,
        listener: Listener,
        deciders: DecisionWorkers,
        queries: QueryWorkers,
        most_bytes: int | None = None,
    ) -> None:
        self._memory = MemoryLimit(most_bytes)
        self._store = store
        self._id = table_id
        self._folded = folded
        self._listener = listener
        self._deciders = deciders
        self._queries = queries
        self._seeds = ChapterSeeds(store, table_id)
        self._queue: asyncio.Queue[_Command | _CatchUp | None] = asyncio.Queue()
        self._behind = False  # the journal may have rows that this process has not read yet
        self._catch_up_queued = False  # a look into the journal is queued already
        self.closed = False
        self._working = False
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    @property
    def waiting(self) -> int:
        """The number of commands that wait."""
        return self._queue.qsize()

    @property
    def busy(self) -> bool:
        """Whether a command runs or waits."""
        return self._working or not self._queue.empty()

    async def send(
        self,
        seat_id: str | None,
        command_id: str,
        body: Mapping[str, Any],
        before: BeforeAppend | None = None,
        program: str = "",
        precondition: Precondition | None = None,
    ) -> Row | Refused:
        """Queues a command and waits for its row or refusal.

        A queued command is executed even when the caller stops waiting. Raises NoSuchTable when the
        table has closed.
        """
        if self.closed:
            raise NoSuchTable(self._id)
        if self._queue.qsize() >= WAITING:
            return Refused("busy")
        if not (0 < len(command_id) <= LONGEST_ID and command_id.isprintable()):
            what = f"1 to {LONGEST_ID} printable characters"
            return Refused("malformed", {"at": "id", "what": what})
        try:
            content = msgspec.json.encode([seat_id, body], order="deterministic")
        except (ValueError, TypeError, OverflowError, RecursionError) as error:
            return Refused("malformed", {"at": "$", "what": f"this is no JSON: {error}"[:200]})
        done: asyncio.Future[Row | Refused] = asyncio.get_running_loop().create_future()
        # to compare commands with the same id
        body_hash = hashlib.sha256(content).hexdigest()
        size, queued = len(content), perf_counter()
        self._queue.put_nowait(
            _Command(
                seat_id,
                command_id,
                body,
                body_hash,
                size,
                before,
                done,
                queued,
                program,
                precondition,
            )
        )
        return await done

    async def catch_up(self) -> None:
        """Waits until every row now in the journal is applied and published."""
        if not self.closed:
            done = asyncio.get_running_loop().create_future()
            self._queue.put_nowait(_CatchUp(done))
            await done

    def notify_version(self, version: int) -> None:
        """Queues a look into the journal when its version is newer than the table in memory."""
        if version > self._folded.state.version and not self._catch_up_queued and not self.closed:
            self._catch_up_queued = True
            self._queue.put_nowait(_CatchUp(None))

    async def stop(self) -> None:
        """Executes what is queued, then stops the task."""
        if not self.closed:
            self.closed = True
            self._queue.put_nowait(None)
        await asyncio.wait([self._task])

    # -- in the task -----------------------------------------------------------------------------

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            await self._do(job)
            del job  # an idle table does not keep the map of its last command in memory

    async def _do(self, job: _Command | _CatchUp) -> None:
        self._queries.command(1)
        self._working = True
        try:
            await (self._run_command(job) if isinstance(job, _Command) else self._catch_up(job))
        finally:
            self._working = False
            self._queries.command(-1)

    async def _catch_up(self, job: _CatchUp) -> None:
        self._catch_up_queued = False
        try:
            await self._follow()
            if job.done is not None and not job.done.done():
                job.done.set_result(None)
        except Exception as error:
            self._failed(job, error)

    async def _run_command(self, job: _Command) -> None:
        """Handles a command. The metrics and the log tell of it, whatever comes of it."""
        name = str(job.body.get("type"))
        known = name if name in COMMANDS else "other"
        context = CommandContext(self._id, job.seat_id, job.id, known)
        metrics.observe("wait", perf_counter() - job.queued)
        result: Row | Refused | None = None
        with running(context), tracing.span(f"command {known}", **context.fields()) as traced:
            try:
                result = await self._handle(job)
                if not job.done.done():
                    job.done.set_result(result)
            except Exception as error:
                self._failed(job, error)
            finally:
                note_result(context, result, perf_counter() - job.queued, traced)

    def _failed(self, job: _Command | _CatchUp, error: Exception) -> None:
        if job.done is not None and not job.done.done():
            job.done.set_exception(error)
        if isinstance(error, BrokenHistory | UnreadableRow):
            log.error("table %s: %s", self._id, error, exc_info=error.__cause__)
            self._behind = True
            if not self.closed:
                self.closed = True
                self._queue.put_nowait(None)
                self._listener.broken()
        elif not isinstance(error, StoreUnavailable):
            log.error("table %s: %r", self._id, error, exc_info=error)

    async def _handle(self, command: _Command) -> Row | Refused:
        if self._behind:
            await self._follow()
        if (command.seat_id, command.id) in self._folded.command_ids:
            first = await self._first_result(command)
            if first is not None:
                return first
        for _ in range(ATTEMPTS):
            sent = await self._with_role(command)
            context = await self._seeds.context(self._folded.state, command.id)
            room = self._memory.room_for(command.body, command.size)
            context = replace(context, room=room)
            before = self._folded.state
            found: _Decided | Refused = Refused("no-such-seat")
            if (
                sent is not None
                and brings_maps(sent.command)
                and not await self._listener.has_room()
            ):
                found = Refused("server-full")
            elif sent is not None and command.precondition is not None:
                found = command.precondition() or await self._decide(before, command, sent, context)
            elif sent is not None:
                with metrics.phase("decide"):
                    found = await self._decide(before, command, sent, context)
            if isinstance(found, Refused):
                # A command that was executed before gets its old answer, even if it were refused
                # now. A refusal is final, so no open transaction may still execute the command.
                return await self._first_result(command, settled=True) or found
            if command.before is not None:
                await command.before()
            row = found.row
            await self._listener.before_append(row)
            if await self._append(row):
                await self._fold(row, found)
                if room is not None:
                    self._memory.note(found.after)
                return row
            await self._follow()
            # Skip the look for the command after a mere version conflict: it costs the next race.
            known = (command.seat_id, command.id) in self._folded.command_ids
            if self._folded.state is before or known:
                first = await self._first_result(command)
                if first is not None:
                    return first
        raise StoreUnavailable("other processes were faster every time")

    async def _decide(
        self, state: State, command: _Command, sent: SentCommand, context: DecisionContext
    ) -> _Decided | Refused:
        """Returns the row of a command and what follows from it, or the refusal.

        A long decision runs in a thread, so that other tables continue.
        """

        def step(limit: int) -> _Decided | Refused:
            work = Work(limit)
            decision = decide(state, sent, context, work)
            if isinstance(decision, Refused):
                return decision
            row = Row(
                table_id=self._id,
                version=state.version + 1,
                command_id=command.id,
                seat_id=command.seat_id,
                body_hash=command.body_hash,
                at=context.now,
                events=decision.events,
            )
            try:
                with spending(work):
                    after = close_row(state, decision.after, row)
                    return _Decided(row, after, _views_under_fog(after))
            except TooMuchWork as error:
                return Refused("too-much-work", {"limit": error.limit})

        if "map" not in command.body:
            found = step(QUICK)
            if not needs_more_work(found):
                return found
        return await self._in_thread(self._deciders.decide(step))

    async def _in_thread(self, computed: Awaitable[T]) -> T:
        """Awaits work in a thread; queries do not pause for it."""
        self._queries.command(-1)
        try:
            return await computed
        finally:
            self._queries.command(1)

    async def _with_role(self, command: _Command) -> SentCommand | None:
        """Returns the command with its sender's role, or None when the sender has no seat here."""
        if command.seat_id is None:
            return SentCommand(None, "system", command.id, command.body, command.program)
        if command.seat_id not in self._folded.state.record.seats:
            await self._follow()  # the seat may have been taken through another process
        seat = self._folded.state.record.seats.get(command.seat_id)
        if seat is None:
            return None
        return SentCommand(seat.id, seat.role, command.id, command.body, command.program)

    async def _append(self, row: Row) -> bool:
        try:
            with metrics.phase("commit"):
                return await self._store.journal.append(row)
        except StoreUnavailable:
            self._behind = True  # the row may be in the journal after all
            raise

    async def _first_result(
        self, command: _Command, *, settled: bool = False
    ) -> Row | Refused | None:
        """Returns the result of a command that was executed before, or None; `settled` also waits
        for transactions of other processes that are executing it."""
        journal = self._store.journal
        look = journal.by_command_once_settled if settled else journal.by_command
        row = await look(self._id, command.seat_id, command.id)
        if row is None:
            return None
        if row.body_hash != command.body_hash:
            return Refused("duplicate-id")
        if row.version > self._folded.state.version:
            await self._follow()
        return row

    async def _follow(self) -> None:
        """Applies and publishes the new rows of the journal."""
        self._behind = True
        async for row in self._store.journal.tail(self._id, self._folded.state.version):
            await self._fold(row)
            self._memory.measure_next()
        self._behind = False

    async def _fold(self, row: Row, decided: _Decided | None = None) -> None:
        """Applies and publishes a row; `decided` for one that this process has decided."""
        extra = await self._listener.before_row(row)
        before = self._folded.state
        after = None if decided is None else decided.after
        try:
            if after is None and any("map" in event for event in row.events):
                after = await self._in_thread(self._deciders.run(apply_row, before, row))
            with metrics.phase("fold"):
                views = None if decided is None else decided.views
                changes = self._folded.advance(row, extra, after, views)
        except BrokenHistory:
            raise
        except Exception as error:
            raise BrokenHistory(f"row {row.version} cannot be folded") from error
        with metrics.phase("send"):
            self._listener.after_row(row, before, changes)


def _views_under_fog(state: State) -> dict[str, View]:
    """Returns every group's view where that can be much work, and nothing without fog of war."""
    if state.table.options.fog == "off":
        return {}
    return {group: project(state, group) for group in groups(state)}
