"""Connections to SQLite and PostgreSQL: a small pool for reads, one for writes, and migrations.

Everything is synchronous SQLAlchemy Core. There is one writing thread per process (`writer.py`);
all other connections are read-only.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from app.store.migrations import upgrade

T = TypeVar("T")

READ_CONNECTIONS = 4
#: Milliseconds that SQLite waits for a lock.
BUSY_MILLISECONDS = 30_000
#: Pages of the write-ahead log after which SQLite checkpoints by itself when it is never idle.
AUTOCHECKPOINT_PAGES = 16_000
#: Free bytes beside the SQLite file below which the disk counts as full.
LEAST_FREE = 16 * 1024 * 1024
#: PostgreSQL: seconds to connect, and milliseconds after which unacknowledged data ends a
#: connection, so that nobody waits for a database that is gone.
POSTGRES_CONNECT = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
#: PostgreSQL: milliseconds for a statement, for a lock, and for an idle transaction. A process that
#: hangs inside a transaction blocks the others for as long.
POSTGRES_TIMEOUTS = {
    "statement_timeout": 30_000,
    "lock_timeout": 10_000,
    "idle_in_transaction_session_timeout": 10_000,
}
#: The key of the advisory lock for migrations; any constant works.
MIGRATION_LOCK = 0x4865_7866


class StoreUnavailable(Exception):
    """The database did not answer, or refused a write."""


def database_url(url: str) -> URL:
    """Parses a database URL; `postgresql://` and `postgres://` mean psycopg 3."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        return parsed
    raise ValueError(f"neither SQLite nor PostgreSQL: {parsed.drivername}")


class Database:
    """One database: an engine that writes (one connection) and one that reads (a small pool)."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if self.url.database in (None, "", ":memory:"):
                raise ValueError("an SQLite database must be a file: a table outlives the process")
            self._file = Path(str(self.url.database))
            self._file.parent.mkdir(parents=True, exist_ok=True)
            _restrict_permissions(self._file)
        self.write_engine = self._engine(readonly=False)
        self.read_engine = self._engine(readonly=True)
        self._readers = ThreadPoolExecutor(READ_CONNECTIONS, thread_name_prefix="store-read")

    def _engine(self, *, readonly: bool) -> Engine:
        size = READ_CONNECTIONS if readonly else 2
        if self.is_sqlite:
            engine = create_engine(
                self.url,
                # An error that is logged must not show invites and hashes.
                hide_parameters=True,
                pool_size=size,
                max_overflow=2,
                connect_args={"timeout": 30, "check_same_thread": False},
            )
            _prepare_sqlite(engine, readonly=readonly)
            return engine
        return create_engine(
            self.url,
            hide_parameters=True,
            pool_size=size,
            max_overflow=2,
            pool_pre_ping=readonly,
            connect_args=_postgres_connect(self.url),
            isolation_level="AUTOCOMMIT" if readonly else "READ COMMITTED",
        )

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Runs `query` on a read connection in a thread. Raises StoreUnavailable."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Runs `query` in the calling thread, for the command line and for tests."""
        try:
            with self.read_engine.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            raise StoreUnavailable(str(error.orig)) from error

    def migrate(self) -> None:
        """Migrates the schema to this program's version. Raises DatabaseTooNew without a change.

        Processes that start at the same time wait for each other.
        """
        try:
            with self.write_engine.begin() as connection:
                if not self.is_sqlite:  # SQLite: BEGIN IMMEDIATE already holds the only lock
                    lock = text("SELECT pg_advisory_xact_lock(:key)")
                    # A migration, or the wait for another process's, takes as long as it takes.
                    for name in POSTGRES_TIMEOUTS:
                        connection.execute(text(f"SET LOCAL {name} = 0"))
                    connection.execute(lock, {"key": MIGRATION_LOCK})
                upgrade(connection)
        except DBAPIError as error:
            raise StoreUnavailable(str(error.orig)) from error

    def is_full(self) -> bool:
        """Whether the disk of the SQLite file is full; always False for PostgreSQL."""
        if not self.is_sqlite:
            return False
        return shutil.disk_usage(self._file.parent).free < LEAST_FREE

    def wal_bytes(self) -> int:
        """Size of SQLite's write-ahead log in bytes; 0 where there is none."""
        try:
            return self._file.with_name(f"{self._file.name}-wal").stat().st_size
        except FileNotFoundError:
            return 0

    def close(self) -> None:
        """Closes every connection; the writer must be closed first."""
        self._readers.shutdown()
        self.read_engine.dispose()
        self.write_engine.dispose()


def _restrict_permissions(file: Path) -> None:
    """Lets only the owner read the SQLite file, which holds invites and the seeds of dice.

    SQLite gives its other files beside the database the same permissions.
    """
    with suppress(OSError):  # where this fails, SQLite says what is wrong with the file
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-wal", "-shm"):
        with suppress(OSError):  # another user's file stays as that user wants it
            file.with_name(file.name + ending).chmod(0o600)


def _postgres_connect(url: URL) -> dict[str, Any]:
    """Returns the connection arguments for PostgreSQL; those in the URL take precedence."""
    timeouts = " ".join(f"-c {name}={value}" for name, value in POSTGRES_TIMEOUTS.items())
    given = {**POSTGRES_CONNECT, "options": timeouts}
    return {name: value for name, value in given.items() if name not in url.query}


def insert_new(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Returns an INSERT that skips rows that conflict with existing ones."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def _prepare_sqlite(engine: Engine, *, readonly: bool) -> None:
    """Sets up each connection: WAL, every commit synced, and writers that wait for the lock."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        # The driver must not begin transactions by itself, or BEGIN IMMEDIATE comes too late.
        connection.isolation_level = None
        pragmas = ["journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}"]
        pragmas.append(f"wal_autocheckpoint={AUTOCHECKPOINT_PAGES}")
        if readonly:
            pragmas.append("query_only=ON")
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")
