"""Measures what one server process holds: memory of tables and sockets, and 1,000 tables at play.

The server has one processor core for itself and the players have another. Of the six players of a
table one in ten moves a unit every five seconds, which makes 120 moves a second at 1,000 tables.
The time of a move is from its sending until the last of the table's sockets has it. The comparison
is the same load on a single core of a bare broadcaster, with one message for each move.

`HEXFRAME_BENCH_TABLES` changes the number of tables, `HEXFRAME_BENCH_SECONDS` the time of play.
Linux only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import Running, bare_broadcaster, hexframe
from commands import CHANGE, NO_LIMITS

from app.engine import Refused
from app.live.tables import CreatedTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store import Store

TABLES = int(os.environ.get("HEXFRAME_BENCH_TABLES", "1000"))
SECONDS = float(os.environ.get("HEXFRAME_BENCH_SECONDS", "60"))
PLAYERS, PAUSE, SHARE = 6, 5.0, 0.1
#: What the memory of one table is measured with.
WEIGHED_TABLES, WEIGHED_UNITS, WEIGHED_SOCKETS = 60, 30, 600
SETTINGS = {
    **NO_LIMITS,
    "HEXFRAME_RATE_ADDRESS": "1000",
    "HEXFRAME_MAX_SOCKETS": "5000",
    "HEXFRAME_MAX_SOCKETS_SEAT": "5000",
    "HEXFRAME_MEMORY_BYTES": str(2**33),
}
#: How many sockets are opened at once.
AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table on the disk: its id, the keys of its players, and a unit that the first may move."""

    id: str
    tokens: list[str]
    unit: str


async def prepare(folder: Path, tables: int, players: int, units: int) -> list[Prepared]:
    """Creates tables before the server starts."""
    store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
    live = Tables(store)
    made = [await _table(live, n, players, units) for n in range(tables)]
    await live.close()
    store.close()
    return made


async def _table(live: Tables, n: int, players: int, units: int) -> Prepared:
    made = await live.create(f"Table {n}", HexMap.from_levels(30, 30, "flat", [0] * 900))
    assert isinstance(made, CreatedTable), made
    table = await live.get(made.id)
    tokens, seats = [], []
    for player in range(players):
        taken = await table.join("pilot", f"Pilot {player}")
        assert not isinstance(taken, Refused), taken
        tokens.append(taken[1])
        seats.append(taken[0])
    for number in range(units):
        body = {
            "type": "unit.add",
            "name": f"Unit {number}",
            "disposition": "pilot" if number == 0 else "enemy",
            "at": {"q": 10 + number % 10, "r": 5 + 2 * (number // 10), "level": 0},
            "speed": 5,
            "integrity": 9,
            "stability": 9,
        }
        if number == 0:
            body["controller"] = seats[0]
        done = await table.send(made.handler_seat, f"unit {number}", body)
        assert not isinstance(done, Refused), done
    return Prepared(made.id, tokens, next(iter(table.state.scene.units)))


async def opened(address: str, table: Prepared, token: str) -> ClientConnection:
    """Opens a socket and reads its first view."""
    socket = await connect(
        f"ws://{address}/ws/tables/{table.id}",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        max_size=2**26,
        open_timeout=120,
        proxy=None,
    )
    while '"t":"view"' not in str(await socket.recv()):
        pass
    return socket


async def open_all(address: str, wanted: list[tuple[Prepared, str]]) -> list[ClientConnection]:
    """Opens one socket for each table and token, a few at once."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: Prepared, token: str) -> ClientConnection:
        async with room:
            return await opened(address, table, token)

    return list(await asyncio.gather(*(one(table, token) for table, token in wanted)))


def resident(pid: int) -> int:
    """Returns the resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def keep_to(pid: int, core: int) -> None:
    """Keeps all threads of a process to one core, and those that they start."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(ProcessLookupError):
            os.sched_setaffinity(int(task.name), {core})


async def weigh() -> None:
    """Measures the memory of a table with 30 units, and of a socket."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = await prepare(folder, WEIGHED_TABLES + 1, 1, WEIGHED_UNITS)
        with hexframe(folder, **SETTINGS) as server:
            first, others = tables[0], tables[1:]
            sockets = await open_all(server.address, [(first, first.tokens[0])])
            start = resident(server.pid)
            sockets += await open_all(server.address, [(each, each.tokens[0]) for each in others])
            loaded = resident(server.pid)
            more = [(first, first.tokens[0])] * WEIGHED_SOCKETS
            sockets += await open_all(server.address, more)
            full = resident(server.pid)
            await asyncio.gather(*(each.close() for each in sockets))
    socket = (full - loaded) / WEIGHED_SOCKETS
    table = (loaded - start) / WEIGHED_TABLES - socket
    print(f"a live table with {WEIGHED_UNITS} units          {table / 1e6:8.2f} MB (target 3)")
    print(f"a socket                            {socket / 1e3:8.1f} kB (target 40)")
    print(f"the process with one table          {start / 1e6:8.1f} MB")


class Player:
    """The sockets of a table, of which the first moves a unit again and again."""

    def __init__(self, sockets: list[ClientConnection], number: int) -> None:
        self.sockets = sockets
        self.number = number
        self.took: list[float] = []
        self._left = 0
        self._done = asyncio.Event()

    async def read(self, socket: ClientConnection, wanted: str) -> None:
        """Reads frames until the socket is closed, and notes when all have the wanted one."""
        async for frame in socket:
            if wanted in str(frame) and self._left:
                self._left -= 1
                if not self._left:
                    self._done.set()

    async def play(self, message: str, until: float, pause: float) -> None:
        """Sends messages at random times, `{n}` of each replaced by 6 or 5 in turn."""
        dice = random.Random(self.number)
        await asyncio.sleep(dice.random() * pause)
        n = 0
        while time.monotonic() < until:
            self._left, started = len(self.sockets), time.perf_counter()
            self._done.clear()
            text = message.replace("#n#", str(n)).replace('"#r#"', str(6 - n % 2))
            await self.sockets[0].send(text)
            await self._done.wait()
            self.took.append((time.perf_counter() - started) * 1000)
            n += 1
            await asyncio.sleep(pause * (0.5 + dice.random()))


async def play(server: Running, players: list[Player], message: list[str], wanted: str) -> None:
    """Lets all play for a while, and prints the times and the load of the server."""
    reading = [
        asyncio.create_task(each.read(socket, wanted))
        for each in players
        for socket in each.sockets
    ]
    movers = players[: round(len(players) * PLAYERS * SHARE)]
    worked, started = server.processor_seconds(), time.monotonic()
    until = started + SECONDS
    await asyncio.gather(
        *(each.play(text, until, PAUSE) for each, text in zip(movers, message, strict=False))
    )
    spent = time.monotonic() - started
    worked = server.processor_seconds() - worked
    took = sorted(each for player in players for each in player.took)
    late = statistics.quantiles(took, n=100)[-1]
    print(
        f"  {len(took) / spent:6.0f} moves a second: median {statistics.median(took):6.2f} ms, "
        f"99 % within {late:6.2f} ms; {100 * worked / spent:4.0f} % of a core, "
        f"{resident(server.pid) / 1e6:.0f} MB"
    )
    for task in reading:
        task.cancel()
    await asyncio.gather(*(each.close() for player in players for each in player.sockets))


async def thousand() -> None:
    """Measures many tables of six players on one core."""
    print(f"{TABLES} tables of {PLAYERS} players, one in ten moving every {PAUSE:g} seconds")
    count = TABLES * PLAYERS
    with bare_broadcaster() as server:
        keep_to(server.pid, 0)
        room = asyncio.Semaphore(AT_ONCE)

        async def bare(group: int) -> ClientConnection:
            async with room:
                return await connect(
                    f"ws://{server.address}/ws/{group}", compression=None, proxy=None
                )

        sockets = await asyncio.gather(*(bare(n // PLAYERS) for n in range(count)))
        players = [Player(list(sockets[n * 6 : n * 6 + 6]), n) for n in range(TABLES)]
        print("a bare broadcaster of 570 bytes to the six:")
        await play(server, players, ["round #n# " + "x" * 560] * TABLES, "round ")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = await prepare(folder, TABLES, PLAYERS, 1)
        with hexframe(folder, **SETTINGS) as server:
            keep_to(server.pid, 0)
            wanted = [(table, token) for table in tables for token in table.tokens]
            started = time.monotonic()
            sockets = await open_all(server.address, wanted)
            print(f"all tables loaded and joined in {time.monotonic() - started:.0f} seconds")
            players = [Player(list(sockets[n * 6 : n * 6 + 6]), n) for n in range(TABLES)]
            print("Hexframe (target: 99 % within 50 ms):")
            await play(server, players, [_move(each) for each in tables], CHANGE)


def _move(table: Prepared) -> str:
    path = [{"q": 10, "r": "#r#", "level": 0}]
    command = {"type": "unit.move", "unit": table.unit, "mode": "ground", "path": path}
    return json.dumps({"t": "command", "id": "move #n#", "command": command})


async def main() -> None:
    """Measures both."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard < TABLES * PLAYERS + 500:
        print(f"too few files may be open ({hard}) for {TABLES} tables; see `ulimit -n`")
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    await weigh()
    await thousand()


if __name__ == "__main__":
    asyncio.run(main())
