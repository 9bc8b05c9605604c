"""Migrations at start, pragmas that make SQLite durable, and URLs."""

from __future__ import annotations

import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from app.store import Database, DatabaseTooNew, Store, StoreUnavailable, database, writer
from app.store.database import database_url
from app.store.migrations import upgrade
from app.store.schema import metadata


def test_the_migrations_build_the_declared_schema(empty_database: str) -> None:
    opened = Database(empty_database)
    try:
        opened.migrate()
        with opened.read_engine.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
    finally:
        opened.close()
    assert differences == []


def test_an_old_journal_is_kept_by_the_migration_to_command_ids_per_seat(
    empty_database: str,
) -> None:
    opened = Database(empty_database)
    row = "INSERT INTO journal VALUES ('t', :n, :id, :seat, 'hash', '2026', :events)"
    rows = [
        {"n": 1, "id": "made", "seat": None, "events": b"1"},
        {"n": 2, "id": "a", "seat": "s1", "events": b"2"},
    ]
    try:
        with opened.write_engine.begin() as connection:
            upgrade(connection, "0003")
            connection.execute(text(row), rows)
        opened.migrate()
        with opened.write_engine.begin() as connection:
            found = connection.execute(text("SELECT version, command_id, seat_id FROM journal"))
            assert sorted(map(tuple, found)) == [(1, "made", None), (2, "a", "s1")]
            connection.execute(text(row), {"n": 3, "id": "a", "seat": "s2", "events": b"3"})
            if opened.is_sqlite:
                made = "SELECT sql FROM sqlite_master WHERE name = 'journal'"
                assert "WITHOUT ROWID" in connection.execute(text(made)).scalar_one()
        with pytest.raises(IntegrityError), opened.write_engine.begin() as connection:
            connection.execute(text(row), {"n": 4, "id": "a", "seat": "s2", "events": b"4"})
    finally:
        opened.close()


def test_processes_that_start_together_migrate_once(empty_database: str) -> None:
    def start(_: int) -> None:
        Store.open(empty_database).close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(4)))


def test_a_newer_database_is_refused_and_left_alone(empty_database: str) -> None:
    Store.open(empty_database).close()
    opened = Database(empty_database)
    try:
        with opened.write_engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(DatabaseTooNew, match="9999"):
            Store.open(empty_database)
        with opened.read_engine.connect() as connection:
            assert connection.execute(text("SELECT * FROM alembic_version")).scalar() == "9999"
            assert "journal" in inspect(connection).get_table_names()
    finally:
        opened.close()


def test_sqlite_is_durable_and_readers_cannot_write(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'deep' / 'er' / 'hexframe.db'}")
    try:
        for engine in (store.database.write_engine, store.database.read_engine):
            with engine.connect() as connection:
                assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
                assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        with pytest.raises(StoreUnavailable):
            store.database.read_now(
                lambda connection: connection.execute(text("DELETE FROM seats"))
            )
    finally:
        store.close()


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        Store.open("postgresql://nobody@127.0.0.1:1/none")
    (tmp_path / "text.db").write_text("this is no database, only text that is long enough\n" * 99)
    with pytest.raises(StoreUnavailable):
        Store.open(f"sqlite:///{tmp_path / 'text.db'}")


@pytest.mark.parametrize("url", ["mysql://x/y", "oracle://x", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError):
        Database(url)


def test_postgres_urls_mean_psycopg() -> None:
    for url in ("postgres://a/b", "postgresql://a/b", "postgresql+psycopg://a/b"):
        assert database_url(url).drivername == "postgresql+psycopg"


async def test_a_usable_store_is_ready(store: Store) -> None:
    await store.ready()


async def test_a_locked_database_is_not_ready(sqlite_store: Store) -> None:
    file = str(sqlite_store.database.url.database)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="no writes"):
            await sqlite_store.ready()
        other.execute("ROLLBACK")
    await sqlite_store.ready()


async def test_a_database_that_may_not_be_written_is_not_ready(
    scratch_postgres: Callable[[], str],
) -> None:
    store = Store.open(scratch_postgres())
    try:
        with store.database.write_engine.begin() as connection:
            name = connection.execute(text("SELECT current_database()")).scalar_one()
            connection.execute(
                text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
            )
        store.database.write_engine.dispose()
        with pytest.raises(StoreUnavailable, match="read-only"):
            await store.ready()
    finally:
        store.close()


#: A program that opens a store, then allows its files no more bytes, like a full disk.
ON_A_FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from app.store import Store, StoreUnavailable

folder = Path(sys.argv[1])
store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
asyncio.run(store.ready())
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
store._last_probe = float("-inf")
try:
    asyncio.run(store.ready())
except StoreUnavailable as error:
    print("not ready:", error)
"""


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ON_A_FULL_DISK, str(tmp_path)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.startswith("not ready:"), done.stderr


def test_a_disk_with_hardly_any_room_counts_as_full(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not sqlite_store.database.is_full()
    monkeypatch.setattr(database, "LEAST_FREE", 1 << 62)
    assert sqlite_store.database.is_full()


def test_the_sqlite_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "hexframe.db"
    for before in (None, 0o644):
        if before is not None:
            file.chmod(before)
        store = Store.open(f"sqlite:///{file}")
        try:
            found = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        finally:
            store.close()
        assert set(found) == {"hexframe.db", "hexframe.db-wal", "hexframe.db-shm"}
        assert set(found.values()) == {0o600}


async def test_the_write_ahead_log_is_truncated_under_load(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "WAL_LIMIT", 256 * 1024)
    sqlite_store.writer._wal_limit = writer.WAL_LIMIT
    largest = 0
    for number in range(64):
        snapshot = (f"table-{number}", 1, secrets.token_bytes(64 * 1024))
        await sqlite_store.write(lambda connection, row=snapshot: _keep(connection, row))
        largest = max(largest, sqlite_store.database.wal_bytes())
    assert largest <= 2 * writer.WAL_LIMIT


def _keep(connection: Connection, row: tuple[str, int, bytes]) -> None:
    connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS filler (name, number, data)")
    connection.exec_driver_sql("INSERT INTO filler VALUES (?, ?, ?)", row)


def test_postgres_is_not_waited_for_without_end(scratch_postgres: Callable[[], str]) -> None:
    store = Store.open(scratch_postgres())
    try:
        for engine in (store.database.write_engine, store.database.read_engine):
            with engine.connect() as connection:
                for name, value in database.POSTGRES_TIMEOUTS.items():
                    shown = connection.execute(
                        text("SELECT setting::int FROM pg_settings WHERE name = :name"),
                        {"name": name},
                    )
                    assert shown.scalar_one() == value, name
                plain = connection.connection.driver_connection
                assert plain is not None
                assert plain.info.get_parameters()["connect_timeout"] == "10"
    finally:
        store.close()


def test_timeouts_in_the_url_are_used(scratch_postgres: Callable[[], str]) -> None:
    url = scratch_postgres() + "?options=-c%20statement_timeout%3D50"
    store = Store.open(url)
    try:
        with pytest.raises(StoreUnavailable, match="timeout"):
            store.database.read_now(
                lambda connection: connection.execute(text("SELECT pg_sleep(9)"))
            )
    finally:
        store.close()
