"""Errors injected into writes of a real server, and a clock that a test sets."""

from __future__ import annotations

import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from app.live import tables
from app.store import seats, snapshots
from app.store.writer import JournalWriter

#: point -> what the database contains when the error occurs
POINTS: Final = {
    "before the insert": "nothing of the rows",
    "in the commit": "nothing: the transaction of the rows is undone",
    "after the commit": "the rows, and nobody is told so",
    "in a snapshot": "nothing: the transaction of the snapshot is undone",
    "after a snapshot": "the snapshot, and nobody is told so",
    "in a seat": "nothing: the transaction of the token is undone",
    "after a seat": "the token, and nobody is told so",
    "in a making": "nothing: the transaction of the table is undone",
    "after a making": "the table without a history, and nobody is told so",
}
#: kind -> the error
KINDS: Final = {
    "refused": "the database says no",
    "lost": "the connection is lost",
    "unexpected": "an error that no database raises",
}
#: The text of every injected error, to find it in the log.
INJECTED: Final = "injected by a test"


def inject(
    *,
    clock: str | None = None,
    point: str | None = None,
    kind: str = "",
    every: int = 1,
    count: int = 0,
    told: str = "",
) -> None:
    """Injects errors and a clock into this process.

    An error is raised at every nth pass of a point, `count` times in all; the file `told` grows by
    one byte with each. The file `clock` has the seconds to add to the time.
    """
    if clock is not None:
        _shift_clock(Path(clock))
    if point is not None:
        _raise_errors(Errors(point, kind, every, count, told))


class Errors:
    """Counts the passes of one point and raises its errors there."""

    def __init__(self, point: str, kind: str, every: int, count: int, told: str) -> None:
        assert point in POINTS and kind in KINDS
        self._point = point
        self._kind = kind
        self._every = every
        self._left = count
        self._told = told
        self._passes = 0

    def __call__(self, point: str) -> None:
        """Counts a pass of this point."""
        if point != self._point or not self._left:
            return
        self._passes += 1
        if self._passes % self._every == 0:
            self._left -= 1
            with Path(self._told).open("ab") as told:
                told.write(b".")
            raise self._error()

    def _error(self) -> Exception:
        if self._kind == "unexpected":
            return RuntimeError(INJECTED)
        said = sqlite3.OperationalError(INJECTED)
        lost = self._kind == "lost"
        return OperationalError("a statement", None, said, connection_invalidated=lost)


def _raise_errors(at: Errors) -> None:
    """Injects the errors into the journal by replacing its methods, because it has no hook."""
    now = threading.local()  # what the writing thread does: "rows", or what the job has written
    insert = JournalWriter._insert_rows

    def insert_rows(self: JournalWriter, items: Any) -> None:
        at("before the insert")
        now.at = "rows"
        try:
            insert(self, items)
        finally:
            now.at = ""
        at("after the commit")

    JournalWriter._insert_rows = insert_rows  # type: ignore[method-assign]

    @event.listens_for(Engine, "commit")
    def _committing(_connection: Any) -> None:
        if getattr(now, "at", "") == "rows":
            at("in the commit")

    job = JournalWriter._job

    def run_job(self: JournalWriter, item: Any) -> None:
        now.at = ""
        job(self, item)
        done, now.at = now.at, ""
        at(f"after a {done}")

    JournalWriter._job = run_job  # type: ignore[method-assign]

    def writes(owner: Any, name: str, what: str) -> None:
        write: Callable[..., Any] = getattr(owner, name)

        def wrapped(*arguments: Any) -> None:
            write(*arguments)
            now.at = what
            at(f"in a {what}")

        setattr(owner, name, wrapped)

    writes(snapshots, "_add", "snapshot")
    writes(seats, "add_seat", "seat")
    writes(tables, "add_chapter", "making")


def _shift_clock(file: Path) -> None:
    """Gives every part of the application another time of day.

    Durations use the monotonic clock, which no operator can set.
    """
    real = time.time

    def offset() -> float:
        return float(file.read_text())

    class Shifted(datetime):
        """The shifted time of day."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Any:
            return datetime.now(tz) + timedelta(seconds=offset())

    time.time = lambda: real() + offset()
    for name, module in list(sys.modules.items()):
        if name.startswith("app.") and getattr(module, "datetime", None) is datetime:
            module.datetime = Shifted  # type: ignore[attr-defined]


def set_clock(file: Path, seconds: float) -> None:
    """Shifts the time of every server with this clock file by so many seconds."""
    fresh = file.with_suffix(".new")
    fresh.write_text(str(seconds))
    fresh.replace(file)
