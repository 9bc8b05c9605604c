"""The writing thread of a process: group commit of journal rows, and other small jobs.

Everything queued during one commit goes into the next one. The rows of all tables share one INSERT
that skips conflicts, so that a conflict of one table does not abort the others. Rows are sorted by
table to avoid deadlocks between processes.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import ReturningInsert

from app.store.database import BUSY_MILLISECONDS, Database, StoreUnavailable, insert_new
from app.store.rows import Row, pack
from app.store.schema import journal

T = TypeVar("T")

MAX_BATCH = 500
#: Bytes of SQLite's write-ahead log after which it is checkpointed even while people play.
WAL_LIMIT = 16 * 1024 * 1024
#: Bytes after which its size is looked at again, and what a row takes besides its events.
LOOK_AFTER, ROW_PAGES = 1024 * 1024, 16 * 1024
#: Seconds without work after which the write-ahead log is checkpointed.
IDLE = 1.0

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Item:
    """A row or a job, and the future of its result."""

    work: Row | Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None
    #: bytes of a row's events
    size: int = 0


class JournalWriter:
    """The writer of one process. Call `append` and `write` from an event loop and await them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._plain: SQLCompiler | None = None
        self._returning: ReturningInsert[Any] | None = None
        self._closed = False
        self._wal_limit = WAL_LIMIT
        self._written = 0  # bytes since the last look at the write-ahead log, about
        self._thread = threading.Thread(target=self._run, name="store-write", daemon=True)
        self._thread.start()

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Inserts the row durably. Returns False on a conflict of version or command id.

        The future raises StoreUnavailable when the outcome is not known; then the journal must
        be read before the next row is decided.
        """
        return self._put(row)

    def write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Runs `job` in its own write transaction; an exception rolls it back and is raised.

        A job whose connection is lost runs again, even if the first transaction was committed, so
        it must insert only what is new (`insert_new`).
        """
        return self._put(job)

    def close(self) -> None:
        """Writes what is queued, then stops the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _put(self, work: Row | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(_Item(work, future))
        return future

    # -- in the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        dirty = False
        while True:
            try:
                batch, ended = self._gather(IDLE if dirty else None)
            except queue.Empty:
                self._checkpoint("PASSIVE")
                dirty = False
                continue
            if batch:
                self._work(batch)
                _resolve_all(batch)
                dirty = self._database.is_sqlite
                self._written += sum(map(_size, batch))
                self._truncate_wal()
                batch = []  # so that an idle writer does not keep the last batch in memory
            if ended:
                self._checkpoint("TRUNCATE")
                self._disconnect()
                return

    def _gather(self, timeout: float | None) -> tuple[list[_Item], bool]:
        """Waits for one item and takes all others queued. The flag is True when the writer
        closes."""
        item = self._queue.get(timeout=timeout)
        batch: list[_Item] = []
        while item is not None:
            batch.append(item)
            if len(batch) == MAX_BATCH:
                return batch, False
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _work(self, batch: list[_Item]) -> None:
        rows = [item for item in batch if isinstance(item.work, Row)]
        if rows:
            rows.sort(key=lambda item: (item.work.table_id, item.work.version))  # type: ignore[union-attr]
            if not self._insert_all(rows) and len(rows) > 1:
                # One invalid row must not fail the others.
                for item in rows:
                    self._insert_all([item])
        for item in batch:
            if not isinstance(item.work, Row):
                item.error = self._run_guarded(lambda item=item: self._job(item))  # type: ignore[misc]

    def _insert_all(self, items: list[_Item]) -> bool:
        """Commits these rows together. Returns whether that worked; results are in the items."""
        error = self._run_guarded(lambda: self._insert_rows(items))
        for item in items:
            item.error = error
        return error is None

    def _insert_rows(self, items: list[_Item]) -> None:
        values = [row_values(item.work) for item in items]  # type: ignore[arg-type]
        connection = self._connect()
        insert = self._insert_one if len(values) == 1 else self._insert_several
        with connection.begin():
            inserted = insert(connection, values)
        for item, value, done in zip(items, values, inserted, strict=True):
            item.size = len(value["events"])
            item.result = done

    def _insert_one(self, connection: Connection, values: list[dict[str, Any]]) -> list[bool]:
        """Inserts one row, as most batches have it. Returns whether it was new.

        The statement is not built again each time: that takes more time than SQLite does.
        """
        if self._plain is None:
            self._plain = insert_new(connection, journal).compile(dialect=connection.dialect)
        (row,) = values
        order = self._plain.positiontup
        parameters = row if order is None else tuple(row[name] for name in order)
        return [connection.exec_driver_sql(str(self._plain), parameters).rowcount == 1]

    def _insert_several(self, connection: Connection, values: list[dict[str, Any]]) -> list[bool]:
        """Inserts rows with one statement. Returns which of them were new."""
        if self._returning is None:
            self._returning = _returning_insert(connection)
        inserted = {tuple(row) for row in connection.execute(self._returning, values)}
        found = []
        for value in values:
            key = (value["table_id"], value["version"], value["command_id"])
            found.append(key in inserted)
            inserted.discard(key)  # of two equal rows in one batch, one is the conflict
        return found

    def _job(self, item: _Item) -> None:
        connection = self._connect()
        with connection.begin():
            item.result = item.work(connection)  # type: ignore[operator]

    def _run_guarded(self, step: Callable[[], None]) -> BaseException | None:
        """Runs a step and returns its error. A step whose connection was lost runs a second time,
        which is harmless because it inserts only what is new."""
        for attempt in (1, 2):
            try:
                step()
                return None
            except DBAPIError as error:
                lost = error.connection_invalidated
                self._disconnect()
                if not lost or attempt == 2:
                    log.warning("the store refused a write: %s", error.orig)
                    return StoreUnavailable(str(error.orig))
            except Exception as error:
                self._disconnect()
                return error
        raise AssertionError("unreachable")

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.write_engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _truncate_wal(self) -> None:
        """Checkpoints and truncates the write-ahead log when it is too large.

        Readers may still need it; the next attempt comes after it has grown by half.
        """
        if not self._database.is_sqlite or self._written < LOOK_AFTER:
            return
        self._written = 0
        if self._database.wal_bytes() <= self._wal_limit:
            return
        self._checkpoint("TRUNCATE", wait=False)
        self._wal_limit = max(WAL_LIMIT, self._database.wal_bytes() * 3 // 2)

    def _checkpoint(self, mode: str, *, wait: bool = True) -> None:
        if not self._database.is_sqlite:
            return
        try:
            # Not through SQLAlchemy, which would begin a transaction.
            cursor = self._connect().connection.cursor()
            if not wait:
                cursor.execute("PRAGMA busy_timeout=0")
            cursor.execute(f"PRAGMA wal_checkpoint({mode})")
            if not wait:
                cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
            cursor.close()
        except Exception:  # a checkpoint only saves space, and is tried again
            log.debug("checkpoint did not run", exc_info=True)
            self._disconnect()


def _returning_insert(connection: Connection) -> ReturningInsert[Any]:
    returned = (journal.c.table_id, journal.c.version, journal.c.command_id)
    return insert_new(connection, journal).returning(*returned)


def row_values(row: Row) -> dict[str, Any]:
    """Returns the columns of a row of the journal."""
    return {
        "table_id": row.table_id,
        "version": row.version,
        "command_id": row.command_id,
        "seat_id": row.seat_id,
        "body_hash": row.body_hash,
        "at": row.at,
        "events": pack(row.events),
    }


def _size(item: _Item) -> int:
    """Returns about the bytes that an item adds to the write-ahead log; a job may be large."""
    return ROW_PAGES + item.size if isinstance(item.work, Row) else LOOK_AFTER


def _resolve_all(batch: list[_Item]) -> None:
    """Resolves the futures of a batch, with one wake-up per event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Item]] = {}
    for item in batch:
        loops.setdefault(item.future.get_loop(), []).append(item)
    for loop, items in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, items)
        except RuntimeError:  # that loop has ended, nobody waits
            log.debug("a result came after its event loop had closed")


def _resolve(items: list[_Item]) -> None:
    for item in items:
        if item.future.done():
            continue
        if item.error is not None:
            item.future.set_exception(item.error)
        else:
            item.future.set_result(item.result)
