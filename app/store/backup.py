"""Backups of an SQLite database: made while it is in use, checked, and restored in one transaction.

Everything uses SQLite's own backup API: a copy is the database at one moment, and an interrupted
restore leaves the old database as it was.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.store.database import database_url

MAGIC = b"SQLite format 3\0"
HEADER_SIZE = 100
#: Tables that every Hexframe database has had since its first revision.
REQUIRED_TABLES = frozenset(
    {"alembic_version", "tables", "seats", "chapters", "journal", "snapshots"}
)
#: The most lines of damage that an error shows.
MAX_ERRORS_SHOWN = 3
#: Pages restored between two progress reports.
PAGES_PER_STEP = 256

#: Called with (pages left, pages in all) during a restore.
Progress = Callable[[int, int], None]


class BackupFailed(Exception):
    """A backup or restore failed; nothing has changed."""


class NotSqlite(BackupFailed):
    """The database is not SQLite, and its own programs back it up."""


@dataclass(frozen=True, slots=True)
class Contents:
    """A summary of a database."""

    tables: int
    rows: int
    newest: str | None

    def __str__(self) -> str:
        def many(n: int, what: str) -> str:
            return f"{n} {what}" if n == 1 else f"{n} {what}s"

        said = f"{many(self.tables, 'table')}, {many(self.rows, 'command')}"
        return said if self.newest is None else f"{said}, the last of {self.newest}"


def sqlite_file(url: str) -> Path:
    """Returns the file of an SQLite database. Raises NotSqlite, which says what to do instead."""
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        return Path(str(parsed.database))
    name = parsed._replace(drivername="postgresql", password=None).render_as_string()
    raise NotSqlite(
        "PostgreSQL is backed up and restored by its own programs, also while the server runs:\n"
        f"  pg_dump --format=custom --file=hexframe.dump '{name}'\n"
        "To restore, stop the server, then:\n"
        "  pg_restore --clean --if-exists --single-transaction --no-owner \\\n"
        f"    --dbname='{name}' hexframe.dump\n"
        "  hexframe restore --finish"
    )


def stamp() -> str:
    """Returns the current time for a file name."""
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")


def make_backup(url: str, target: str, *, force: bool = False) -> tuple[Path, Contents]:
    """Copies the database to a new file, or into a folder under a name with the time.

    The copy holds every command acknowledged before the call. The file appears only when it is
    complete and checked. Raises BackupFailed.
    """
    source = sqlite_file(url)
    if not source.is_file():
        raise BackupFailed(f"there is no database to back up: {source}")
    final = _name_for(target)
    if final.exists() and not force:
        raise BackupFailed(f"there is a file already: {final} (--force replaces it)")
    if final.exists() and (not final.is_file() or final.samefile(source)):
        raise BackupFailed(f"this is not to be replaced: {final}")
    try:
        with _partial_file(final) as part:
            with closing(_open(source, "rw")) as database:
                database.execute("PRAGMA query_only=ON")
                copy(database, part)
            found = check_backup(part)
            _publish(part, final, force=force)
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(f"{final}: {_error_text(error)}") from error
    return final, found


def _name_for(target: str) -> Path:
    path = Path(target)
    if not path.is_dir():
        if target.endswith(("/", os.sep)):
            raise BackupFailed(f"there is no such folder: {path}")
        if not path.parent.is_dir():
            raise BackupFailed(f"there is no such folder: {path.parent}")
        return path
    return _unused(path / f"hexframe-{stamp()}.db")


def _unused(plain: Path) -> Path:
    """Returns the path, with a number where files of that name exist already."""
    numbered = (plain.with_stem(f"{plain.stem}-{n}") for n in range(2, 1000))
    return next((each for each in (plain, *numbered) if not each.exists()), plain)


@contextmanager
def _partial_file(final: Path) -> Iterator[Path]:
    """Yields a temporary file beside the final one, readable by its owner only, deleted at the
    end."""
    handle, name = tempfile.mkstemp(prefix=f".{final.name}.", suffix=".part", dir=final.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            Path(name + ending).unlink(missing_ok=True)


def _publish(part: Path, final: Path, *, force: bool) -> None:
    if force:
        part.replace(final)
    else:
        try:
            os.link(part, final)
        except FileExistsError:
            raise BackupFailed(f"there is a file already: {final}") from None
        except OSError:  # a file system without links
            part.replace(final)
    _sync_folder(final.parent)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not every system opens folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=30, isolation_level=None
    )


def copy(database: sqlite3.Connection, to: Path) -> None:
    """Copies a database in one step, so that writers need not wait and it never restarts."""
    with closing(_open(to, "rwc")) as made:
        made.execute("PRAGMA synchronous=FULL")
        database.backup(made)
        # A single file; the next writer switches it back to WAL.
        made.execute("PRAGMA journal_mode=DELETE")


def check_backup(path: Path) -> Contents:
    """Checks a whole database and returns its summary. Raises BackupFailed."""
    _check_header(path)
    try:
        with closing(_open(path, "ro")) as database:
            damage = [row[0] for row in database.execute("PRAGMA integrity_check")]
            if damage != ["ok"]:
                raise BackupFailed(f"{path} is damaged: " + "; ".join(damage[:MAX_ERRORS_SHOWN]))
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            if not names >= REQUIRED_TABLES:
                raise BackupFailed(f"{path} is no database of Hexframe")
            tables = database.execute("SELECT count(*) FROM tables").fetchone()[0]
            rows, newest = database.execute("SELECT count(*), max(at) FROM journal").fetchone()
    except sqlite3.Error as error:
        raise BackupFailed(f"{path}: {_error_text(error)}") from error
    return Contents(tables, rows, newest)


def _check_header(path: Path) -> None:
    """Checks the header and the size, because SQLite reads a truncated last page as zeros."""
    try:
        with path.open("rb") as file:
            header = file.read(HEADER_SIZE)
            size = file.seek(0, os.SEEK_END)
    except OSError as error:
        raise BackupFailed(f"{path}: {_error_text(error)}") from error
    if not header:
        raise BackupFailed(f"{path} is empty")
    if not header.startswith(MAGIC):
        raise BackupFailed(f"{path} is no SQLite database")
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    pages = int.from_bytes(header[28:32], "big")
    if len(header) < HEADER_SIZE or not page or size % page or size < page * pages:
        raise BackupFailed(f"{path} is cut off: its end is missing")


def _error_text(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error)


# --- restore


@contextmanager
def staged_copy(backup: Path, url: str) -> Iterator[tuple[Path, Contents]]:
    """Yields a checked copy of the backup beside the database, deleted at the end."""
    live = sqlite_file(url)
    _check_header(backup)
    if live.exists() and backup.samefile(live):
        raise BackupFailed(f"{backup} is the database itself")
    try:
        # Left over from a killed restore. The exclusive lock is held, so nobody else uses it.
        for stale in live.parent.glob(f".{live.name}.*.part*"):
            stale.unlink()
        with _partial_file(live) as part:
            with closing(_open(backup, "ro")) as database:
                copy(database, part)
            yield part, check_backup(part)
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(f"{backup}: {_error_text(error)}") from error


@contextmanager
def exclusive_access(url: str, *, force: bool) -> Iterator[sqlite3.Connection]:
    """Yields the database with an exclusive lock.

    SQLite refuses to leave write-ahead logging while another process has the database open; this
    serves as the test. Raises BackupFailed when the database is in use, or when it has content and
    `force` is not set.
    """
    live = sqlite_file(url)
    there = BackupFailed(
        f"there is a database already: {live}\n"
        "(--force replaces it; what is there now is kept beside it)"
    )
    try:
        live.parent.mkdir(parents=True, exist_ok=True)
        database = _locked(live)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise BackupFailed(
                f"{live} is in use: stop the server, and whatever else has it open, first"
            ) from None
        raise BackupFailed(f"{live}: {_error_text(error)}") from error
    except sqlite3.DatabaseError:
        # Not readable as a database: it cannot be in use, and cannot be written to.
        if not force:
            raise there from None
        _move_aside(live)
        database = _locked(live)
    except OSError as error:
        raise BackupFailed(f"{live}: {_error_text(error)}") from error
    with closing(database):
        if not (force or _is_blank(database)):
            raise there
        yield database


def _is_blank(database: sqlite3.Connection) -> bool:
    try:
        found = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError:  # damaged, so it is not blank
        return False
    return bool(found == (0,))


def _locked(live: Path) -> sqlite3.Connection:
    database = sqlite3.connect(live, timeout=0, isolation_level=None)
    try:
        database.execute("PRAGMA synchronous=FULL")
        database.execute("PRAGMA locking_mode=EXCLUSIVE")
        (mode,) = database.execute("PRAGMA journal_mode=DELETE").fetchone()
        if mode != "delete":
            raise BackupFailed(f"{live} is in use: it stays in the mode {mode}")
        # The lock of the first transaction stays.
        database.execute("BEGIN EXCLUSIVE")
        database.execute("COMMIT")
    except BaseException:
        database.close()
        raise
    return database


def _move_aside(live: Path) -> None:
    aside = _unused(live.with_stem(f"{live.stem}-broken-{stamp()}"))
    for ending in ("-wal", "-shm", "-journal", ""):
        each = live.with_name(live.name + ending)
        if each.exists():
            each.rename(aside.with_name(aside.name + ending))


def keep_replaced(database: sqlite3.Connection, url: str) -> Path | None:
    """Copies the database that is about to be replaced beside it; returns None for an empty one."""
    live = sqlite_file(url)
    if _is_blank(database):
        return None
    final = _unused(live.with_stem(f"{live.stem}-before-restore-{stamp()}"))
    with _partial_file(final) as part:
        copy(database, part)
        _publish(part, final, force=False)
    return final


def replace_database(
    part: Path, database: sqlite3.Connection, progress: Progress | None = None
) -> None:
    """Replaces the whole database by a staged one, in one transaction."""
    with closing(_open(part, "ro")) as source:
        if progress is None:
            source.backup(database)
        else:
            report = progress
            source.backup(
                database,
                pages=PAGES_PER_STEP,
                progress=lambda _status, left, all: report(left, all),
            )
