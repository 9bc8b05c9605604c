"""Migrations at start, the pragmas that make SQLite durable, and URLs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from app.store import Database, DatabaseTooNew, Store, StoreUnavailable
from app.store.database import database_url
from app.store.schema import metadata


def test_the_migrations_build_the_declared_schema(empty_database: str) -> None:
    database = Database(empty_database)
    try:
        database.migrate()
        with database.read_engine.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
    finally:
        database.close()
    assert differences == []


def test_processes_that_start_together_migrate_once(empty_database: str) -> None:
    def start(_: int) -> None:
        Store.open(empty_database).close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(4)))


def test_a_newer_database_is_refused_and_left_alone(empty_database: str) -> None:
    Store.open(empty_database).close()
    database = Database(empty_database)
    try:
        with database.write_engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(DatabaseTooNew, match="9999"):
            Store.open(empty_database)
        with database.read_engine.connect() as connection:
            assert connection.execute(text("SELECT * FROM alembic_version")).scalar() == "9999"
            assert "journal" in inspect(connection).get_table_names()
    finally:
        database.close()


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


async def test_ready(store: Store) -> None:
    await store.ready()
