"""A server at half of its load for a long time: no leak, no slowing down, no error in its log."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from app.live.table import SNAPSHOT_EVERY
from app.live.tables import Tables
from app.store import Store
from tests.counts import LONG
from tests.faults.loads import UNLIMITED, quiet
from tests.faults.servers import Server, nursery
from tests.live.play import add_unit, make_table

TABLES, WATCHERS = 8, 5
#: Seconds at full speed, which tell what half of the load is, and at half of it.
FULL, HALF = (10.0, 600.0) if LONG else (1.0, 4.0)
#: Seconds between two looks at the server's memory.
LOOK = HALF / 60


@dataclass
class Mover:
    """A pilot whose unit walks to and fro, and watchers that see it."""

    sockets: Sequence[ClientConnection]
    unit: str
    sent: int = 0
    #: when each move was sent, and the seconds until all sockets had it
    took: list[tuple[float, float]] = field(default_factory=list)

    async def move(self) -> None:
        """Moves once. Returns when every socket has the change."""
        self.sent += 1
        path = [{"q": 2, "r": 3 + self.sent % 2, "level": 0}]
        command = {"type": "unit.move", "unit": self.unit, "mode": "ground", "path": path}
        started = time.monotonic()
        frame = {"t": "command", "id": f"move {self.sent}", "command": command}
        await self.sockets[0].send(json.dumps(frame))
        await asyncio.gather(*(change(each) for each in self.sockets))
        self.took.append((started, time.monotonic() - started))

    async def play(self, seconds: float, every: float = 0.0) -> None:
        """Moves for a while: the next move starts at least `every` seconds after the last one."""
        until = due = time.monotonic() + seconds
        due -= seconds
        while due < until and time.monotonic() < until:
            await self.move()
            due += every
            # This paces the load; nothing is waited for.
            await asyncio.sleep(max(0.0, due - time.monotonic()))


async def change(socket: ClientConnection) -> None:
    """Reads until the next change."""
    while (text := str(await socket.recv())) and '"t":"change"' not in text:
        assert '"t":"refused"' not in text, text


async def prepare(url: str) -> list[tuple[str, str, str]]:
    """Creates tables. Returns the id, the Handler's key and a unit of each."""
    store = Store.open(url)
    tables = Tables(store)
    made = []
    for _ in range(TABLES):
        table = await make_table(tables)
        unit = await add_unit(await tables.get(table.id), table.handler_seat, 2, 3)
        made.append((table.id, table.handler_key, unit))
    await tables.close()
    store.close()
    return made


async def opened(server: Server, table: str, key: str) -> ClientConnection:
    """Opens a socket and reads its first view."""
    headers = {"Authorization": f"Bearer {key}"}
    address = f"ws://{server.address}/ws/tables/{table}"
    socket = await connect(address, additional_headers=headers, compression=None, proxy=None)
    while '"t":"view"' not in str(await socket.recv()):
        pass
    return socket


def resident(pid: int) -> int:
    """Returns the resident pages of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1])


async def test_memory_and_speed_stay_as_they_are_at_half_load(tmp_path: Path) -> None:
    """Over the last half, memory grows by less than 2 % and the median stays within 20 %."""
    log = tmp_path / "log"
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    made = await prepare(url)
    settings = {"data_dir": str(tmp_path), **UNLIMITED}
    async with nursery(log) as servers:
        server = await servers.start(settings, snapshot_every=SNAPSHOT_EVERY)
        movers = []
        for table, key, unit in made:
            sockets = [await opened(server, table, key) for _ in range(1 + WATCHERS)]
            movers.append(Mover(sockets, unit))
        await asyncio.gather(*(each.play(FULL) for each in movers))
        full = sum(len(each.took) for each in movers) / FULL
        for each in movers:
            each.took.clear()
        pages: list[int] = []

        async def look() -> None:
            while True:
                pages.append(resident(server.pid))
                await asyncio.sleep(LOOK)

        looking = asyncio.create_task(look())
        started = time.monotonic()
        await asyncio.gather(*(each.play(HALF, 2 * TABLES / full) for each in movers))
        looking.cancel()
        sent = sum(each.sent for each in movers)
        assert sum(len(each.took) for each in movers) >= full * HALF / 2 * 0.5, "the load was real"
        await asyncio.gather(*(socket.close() for each in movers for socket in each.sockets))
        await server.stop()
    quiet(log)
    store = Store.open(url)
    rows = 0
    for table, _, _ in made:
        rows += len([row async for row in store.journal.tail(table, 0) if row.seat_id])
    store.close()
    assert rows >= sent, "every move that was answered is in the journal"
    if LONG:
        late = pages[len(pages) // 2 :]
        tenth = max(1, len(late) // 10)
        before, after = statistics.mean(late[:tenth]), statistics.mean(late[-tenth:])
        assert after < before * 1.02, f"{before} pages, then {after}"
        middle = started + HALF / 2
        halves = [
            statistics.median(
                took for each in movers for at, took in each.took if (at < middle) == first
            )
            for first in (True, False)
        ]
        assert 0.8 < halves[1] / halves[0] < 1.2, halves
