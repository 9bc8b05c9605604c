"""Real servers that kill themselves (SIGKILL) or stop (SIGSTOP) at the nth pass of a named point.

`python -m tests.faults.server` imports the application once and then forks one server for each
line it reads, so that hundreds of starts are cheap. Each is a process with its own sockets,
threads and database. Requests and answers are lines of JSON:

    -> {"settings": {...}, "point": "committed" | null, "nth": 3, "snapshot_every": 10,
        "held": "a named pipe" | null, "stands": false, "injected": {...} | null,
        "hold": 1.5 | null}
    <- {"pid": 4711, "port": 40001}             it listens
    <- {"pid": 4711, "stands": true}            it stands still, or its thread that is held does
    <- {"pid": 4711, "ended": -9}               it is gone: exit code, or minus the signal

The points wrap objects of the application from outside.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import socket
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event

from app.live import replay
from app.live import table as live_table
from app.live.table import LiveTable
from app.live.tables import Tables
from app.services import webhook_worker
from app.serving.server import Server, configuration
from app.settings import Settings
from app.store import snapshots
from app.store.journal import Journal
from app.store.seats import Seats
from app.store.webhooks import Webhooks
from app.store.writer import JournalWriter
from app.web.app import create_app
from app.web.outbox import SocketOutbox
from tests.faults.injected import inject

#: point -> what has been done when a server dies there
POINTS: Final = {
    "decided": "a command is decided; nothing of it is in the journal's queue",
    "in commit": "the rows are written inside the transaction, which is not committed",
    "committed": "the row is on the disk; the state in memory and all sockets know nothing of it",
    "folded": "the state has followed; no socket knows of it",
    "publishing": "some sockets have the frame, others not",
    "answering": "all have the frame; the sender has no acknowledgement yet",
    "in snapshot": "a snapshot's transaction is not committed",
    "making": "a table is in the list, and its journal is empty",
    "making half": "a table has its map, and its Handler no seat",
    "joining": "a seat's token is stored, and the table does not know the seat",
}
#: Another point, of a server with webhooks: a receiver has answered; the position is where it was.
DELIVERED: Final = "delivered"
#: The range from which `nth` is drawn, by point.
PASSES = {
    "publishing": (20, 160),
    "in snapshot": (1, 2),
    "making": (1, 2),
    "making half": (1, 2),
    "joining": (1, 3),
}
USUAL_PASSES = (3, 25)
AT_A_TABLE = [point for point in POINTS if "making" not in point and point != "joining"]
#: Modules that a server imports at start; imported here once for all forks.
IMPORTED_LATE: Final = ("app.store.migrations", "uvicorn.lifespan.on", "uvicorn.loops.uvloop")


class Passes:
    """Counts the passes of the armed point, and ends the process at the nth.

    With `held` it ends when the writer of that pipe has closed it; the thread waits until then.
    With `stands` the process only stops, until it is told to continue.
    """

    def __init__(
        self, point: str | None, nth: int, held: str | None = None, stands: bool = False
    ) -> None:
        self.point = point
        self.left = nth
        self.held = held
        self.signal = signal.SIGSTOP if stands else signal.SIGKILL

    def __call__(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                if self.held is not None:
                    tell(pid=os.getpid(), stands=True)
                    Path(self.held).read_bytes()
                os.kill(os.getpid(), self.signal)


def arm(at: Passes) -> None:
    """Wraps the application's objects with the points."""
    append = Journal.append

    async def appended(self: Journal, row: Any) -> bool:
        at("decided")
        if row.version == 2:
            at("making half")
        done = await append(self, row)
        at("committed")
        return done

    Journal.append = appended  # type: ignore[method-assign]
    _before(LiveTable, "after_row", lambda: at("folded"))
    _before(Tables, "_load_new", lambda: at("making"))

    holds_rows = threading.local()
    insert = JournalWriter._insert_rows

    def insert_rows(self: JournalWriter, items: Any) -> None:
        holds_rows.now = True
        try:
            insert(self, items)
        finally:
            holds_rows.now = False

    JournalWriter._insert_rows = insert_rows  # type: ignore[method-assign]

    @event.listens_for(Engine, "commit")
    def _committing(_connection: Any) -> None:
        if getattr(holds_rows, "now", False):
            at("in commit")

    keep = snapshots._add

    def kept(*arguments: Any) -> None:
        keep(*arguments)
        at("in snapshot")

    snapshots._add = kept  # type: ignore[assignment]

    add_seat = Seats.add

    async def seat_added(self: Seats, seat: Any) -> None:
        await add_seat(self, seat)
        at("joining")

    Seats.add = seat_added  # type: ignore[method-assign]
    _before(Webhooks, "advance", lambda: at(DELIVERED))

    begin = SocketOutbox.__init__

    def outbox(self: SocketOutbox, send: Any, limit: int, _write: Any = None) -> None:
        async def watched(message: Any) -> None:
            text = message.get("text") or ""
            if text.startswith('{"t":"ack"'):
                at("answering")
            await send(message)
            if text.startswith('{"t":"change"'):
                at("publishing")

        begin(self, watched, limit)

    SocketOutbox.__init__ = outbox  # type: ignore[method-assign]


def _before(owner: type, name: str, step: Callable[[], None]) -> None:
    method = getattr(owner, name)

    def wrapped(*arguments: Any, **named: Any) -> Any:
        step()
        return method(*arguments, **named)

    setattr(owner, name, wrapped)


def tell(**said: Any) -> None:
    """Writes one line of JSON, short enough to be written in one piece."""
    os.write(1, json.dumps(said).encode() + b"\n")


def serve(asked: dict[str, Any]) -> None:
    """Runs a server until it is stopped or killed."""
    stands = asked.get("stands", False)
    arm(Passes(asked.get("point"), asked.get("nth", 1), asked.get("held"), stands))
    if asked.get("injected") is not None:
        inject(**asked["injected"])
    live_table.SNAPSHOT_EVERY = asked.get("snapshot_every", live_table.SNAPSHOT_EVERY)
    replay.KEEP_EVERY = asked.get("keep_every", replay.KEEP_EVERY)
    webhook_worker.HOLD = asked.get("hold") or webhook_worker.HOLD
    settings = Settings(**asked["settings"])
    config = configuration(settings, create_app(settings))
    Server(config, lambda port: tell(pid=os.getpid(), port=port)).run()


def main() -> None:
    """Forks servers on request. Ends them all when standard input ends."""
    for late in IMPORTED_LATE:
        import_module(late)
    create_app(Settings())  # the forks find the validators of all routes built
    running: set[int] = set()
    wake, waker = socket.socketpair()
    wake.setblocking(False)
    waker.setblocking(False)
    signal.set_wakeup_fd(waker.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    with selectors.DefaultSelector() as watching:
        watching.register(0, selectors.EVENT_READ)
        watching.register(wake, selectors.EVENT_READ)
        unread = b""
        while True:
            for key, _ in watching.select():
                if key.fileobj is wake:
                    wake.recv(4096)
                    _reap(running)
                    continue
                got = os.read(0, 65536)
                if not got:
                    for pid in running:
                        os.kill(pid, signal.SIGKILL)
                    return
                *lines, unread = (unread + got).split(b"\n")
                for line in lines:
                    pid = os.fork()
                    if pid == 0:
                        signal.set_wakeup_fd(-1)
                        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                        os.close(0)
                        code = 1
                        try:
                            serve(json.loads(line))
                            code = 0
                        finally:
                            sys.stderr.flush()
                            os._exit(code)
                    running.add(pid)


def _reap(running: set[int]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG | os.WUNTRACED)
        if pid == 0:
            return
        if os.WIFSTOPPED(status):
            tell(pid=pid, stands=True)
            continue
        running.discard(pid)
        tell(pid=pid, ended=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
