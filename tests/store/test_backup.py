"""Backups and restores: what they contain and refuse, and that a failed one loses nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.store import DatabaseTooNew, Store, backup
from app.store.backup import (
    BackupFailed,
    NotSqlite,
    check_backup,
    exclusive_access,
    keep_replaced,
    make_backup,
    replace_database,
    sqlite_file,
    staged_copy,
)
from app.store.database import Database
from app.store.tables import TableRow


def url_of(path: Path) -> str:
    """Returns the URL of an SQLite file."""
    return f"sqlite:///{path}"


async def add_table(store: Store, name: str) -> None:
    """Adds a row to the list of tables."""
    row = TableRow(name, name, "2025-01-01T00:00:00.000Z", "e", f"p{name}", f"s{name}", False)
    await store.tables.add(row)


def tables_in(path: Path) -> list[str]:
    """Returns the tables of a database."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]


@pytest.fixture
async def live(tmp_path: Path) -> Path:
    """A database with the table `one` and its backup `kept.db`; the table `two` came later."""
    path = tmp_path / "data" / "hexframe.db"
    store = Store.open(url_of(path))
    await add_table(store, "one")
    make_backup(url_of(path), str(tmp_path / "kept.db"))
    await add_table(store, "two")
    store.close()
    return path


def restore(live: Path, backup: Path, *, force: bool = True) -> Path | None:
    """Does the steps of a restore, without those that open the tables."""
    with (
        exclusive_access(url_of(live), force=force) as database,
        staged_copy(backup, url_of(live)) as (part, _),
    ):
        fresh = Database(url_of(part))
        try:
            fresh.migrate()
        finally:
            fresh.close()
        kept = keep_replaced(database, url_of(live))
        replace_database(part, database)
    return kept


def test_a_restore_replaces_the_database_and_keeps_the_old_one(live: Path, tmp_path: Path) -> None:
    assert tables_in(tmp_path / "kept.db") == ["one"]
    kept = restore(live, tmp_path / "kept.db")
    assert tables_in(live) == ["one"]
    assert kept is not None
    assert tables_in(kept) == ["one", "two"]
    assert kept.stat().st_mode & 0o777 == 0o600
    Store.open(url_of(live)).close()
    with pytest.raises(BackupFailed, match="--force"):
        restore(live, tmp_path / "kept.db", force=False)
    assert {each.name for each in live.parent.iterdir()} == {live.name, kept.name}


def test_a_restore_creates_a_missing_database(live: Path, tmp_path: Path) -> None:
    there = tmp_path / "new" / "place" / "hexframe.db"
    with pytest.raises(BackupFailed):
        restore(there, tmp_path / "absent.db", force=False)
    assert restore(there, tmp_path / "kept.db", force=False) is None
    assert tables_in(there) == ["one"]


def test_an_unreadable_database_is_put_aside(live: Path, tmp_path: Path) -> None:
    live.write_bytes(b"\0" * live.stat().st_size)
    with pytest.raises(BackupFailed, match="--force"):
        restore(live, tmp_path / "kept.db", force=False)
    assert restore(live, tmp_path / "kept.db") is None
    assert tables_in(live) == ["one"]
    assert len(list(live.parent.glob("hexframe-broken-*.db"))) == 1


def test_restores_in_the_same_second_keep_every_replaced_database(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "stamp", lambda: "20261126T120000Z")
    replaced = [restore(live, tmp_path / "kept.db") for _ in range(3)]
    assert len({path for path in replaced if path is not None and path.exists()}) == 3
    for content in (b"\1", b"\2"):
        live.write_bytes(content * live.stat().st_size)
        restore(live, tmp_path / "kept.db")
    aside = live.parent.glob("hexframe-broken-*.db")
    assert sorted(path.read_bytes()[:1] for path in aside) == [b"\1", b"\2"]


async def test_an_open_store_prevents_a_restore(live: Path, tmp_path: Path) -> None:
    store = Store.open(url_of(live))
    try:
        with pytest.raises(BackupFailed, match="in use"):
            restore(live, tmp_path / "kept.db")
        await add_table(store, "three")
    finally:
        store.close()
    assert tables_in(live) == ["one", "three", "two"]


def test_a_store_waits_while_a_restore_goes_on(live: Path, tmp_path: Path) -> None:
    locked = pytest.raises(sqlite3.OperationalError, match="locked")
    with (
        exclusive_access(url_of(live), force=True),
        closing(sqlite3.connect(live, timeout=0)) as other,
        locked,
    ):
        other.execute("SELECT * FROM tables")
    assert tables_in(live) == ["one", "two"]


def cut(kept: Path) -> bytes:
    return kept.read_bytes()[: kept.stat().st_size // 2]


def cut_at_a_page(kept: Path) -> bytes:
    return kept.read_bytes()[:-4096]


def cut_by_a_byte(kept: Path) -> bytes:
    return kept.read_bytes()[:-1]


def cut_in_the_header(kept: Path) -> bytes:
    return kept.read_bytes()[:50]


def scribbled(kept: Path) -> bytes:
    whole = bytearray(kept.read_bytes())
    whole[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    return bytes(whole)


def empty(kept: Path) -> bytes:
    return b""


def text(kept: Path) -> bytes:
    return b"no database at all\n" * 500


def foreign(kept: Path) -> bytes:
    path = kept.with_name("foreign.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (cut, "cut off"),
        (cut_at_a_page, "cut off"),
        (cut_by_a_byte, "cut off"),
        (cut_in_the_header, "cut off"),
        (scribbled, "damaged|malformed"),
        (empty, "is empty"),
        (text, "no SQLite database"),
        (foreign, "no database of Hexframe"),
    ],
)
def test_files_that_are_no_backup_are_refused(
    live: Path, tmp_path: Path, spoil: Callable[[Path], bytes], why: str
) -> None:
    bad = tmp_path / "bad.db"
    bad.write_bytes(spoil(tmp_path / "kept.db"))
    for force in (True, False):
        with pytest.raises(BackupFailed, match=why if force else "--force"):
            restore(live, bad, force=force)
    with pytest.raises(BackupFailed, match=why):
        check_backup(bad)
    assert tables_in(live) == ["one", "two"]
    assert [each.name for each in live.parent.iterdir()] == [live.name]


def test_a_missing_backup_is_refused(live: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for bad, why in ((tmp_path / "absent.db", "No such file"), (tmp_path / "folder", "directory")):
        with pytest.raises(BackupFailed, match=why):
            restore(live, bad)
    with pytest.raises(BackupFailed, match="the database itself"):
        restore(live, live)
    assert tables_in(live) == ["one", "two"]


def test_a_backup_of_a_newer_program(live: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "kept.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseTooNew, match="9999"):
        restore(live, tmp_path / "kept.db")
    assert tables_in(live) == ["one", "two"]


@pytest.mark.parametrize("target", ["missing/one.db", "missing/", "kept.db/one.db", "/proc/one.db"])
@pytest.mark.parametrize("force", [True, False])
def test_places_that_take_no_backup(live: Path, tmp_path: Path, target: str, force: bool) -> None:
    where = target if target.startswith("/") else f"{tmp_path}/{target}"
    with pytest.raises(BackupFailed):
        make_backup(url_of(live), where, force=force)


@pytest.mark.parametrize("target", ["data/hexframe.db", "data/../data/hexframe.db", "link.db"])
def test_a_backup_does_not_replace_the_database(live: Path, tmp_path: Path, target: str) -> None:
    (tmp_path / "link.db").symlink_to(live)
    for force in (True, False):
        with pytest.raises(BackupFailed):
            make_backup(url_of(live), str(tmp_path / target), force=force)
    assert tables_in(live) == ["one", "two"]


def test_a_file_is_replaced_only_when_asked(live: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.db")
    with pytest.raises(BackupFailed, match="--force"):
        make_backup(url_of(live), kept)
    assert tables_in(tmp_path / "kept.db") == ["one"]
    make_backup(url_of(live), kept, force=True)
    assert tables_in(tmp_path / "kept.db") == ["one", "two"]
    with pytest.raises(BackupFailed, match="not to be replaced"):
        make_backup(url_of(live), "/dev/null", force=True)


def test_a_folder_gets_backups_with_different_names(live: Path, tmp_path: Path) -> None:
    (tmp_path / "all").mkdir()
    made = {make_backup(url_of(live), str(tmp_path / "all"))[0] for _ in range(3)}
    assert set((tmp_path / "all").iterdir()) == made
    assert all(each.name.startswith("hexframe-2") and each.suffix == ".db" for each in made)
    assert all(check_backup(each).tables == 2 for each in made)
    assert len(made) == 3


def test_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="no database"):
        make_backup(url_of(tmp_path / "none.db"), str(tmp_path / "one.db"))
    assert list(tmp_path.iterdir()) == []


def test_postgres_is_for_its_own_programs() -> None:
    with pytest.raises(NotSqlite, match="pg_dump --format=custom") as error:
        sqlite_file("postgresql://ann:secret@db.example:5433/hexframe")
    assert "postgresql://ann@db.example:5433/hexframe" in str(error.value)
    assert "secret" not in str(error.value)
