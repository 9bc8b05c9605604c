"""Measures how much one server process holds: memory of tables and sockets, and the time of a move
while 1,000 tables of six players play, of whom one in ten moves every five seconds.

The time is from sending a move until the last of the table's sockets has it. The comparison is the
same traffic through a bare broadcaster, which stores and computes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import Running, bare_broadcaster, hexframe
from _tables import prepare_table, tables_in

from app.rules.geometry.hexes import from_offset
from app.rules.geometry.hexmap import HexMap

SIDE, UNITS, PLAYERS = 30, 30, 6
#: One in so many players moves, once in so many seconds.
ONE_IN, EVERY = 10, 5.0
SECONDS = 20.0
#: Seconds after which a move is lost.
PATIENCE = 10.0
#: Tables, and windows of each of their people, whose sockets are weighed.
WINDOWS = 10
#: Processes that hold the sockets, and sockets that one opens at a time.
CLIENTS, AT_ONCE = 2, 20
#: Settings under which no limit of one address is reached.
NO_LIMITS = {
    "HEXFRAME_RATE_ADDRESS": "10000000",
    "HEXFRAME_MEMORY_BYTES": str(2**34),
}
#: What frames of a change have, and those of the bare broadcaster.
CHANGE = ('"t":"change"', "round ")


@dataclass(frozen=True, slots=True)
class Laid:
    """A table of the benchmark: the tokens of its six people, and its units by id."""

    id: str
    tokens: list[str]
    units: list[str]

    def command(self, player: int, number: int) -> str:
        """Returns the frame with which a player moves the own unit to and fro."""
        at = from_offset(2 + 4 * player, 4 - number // PLAYERS % 2, "flat")
        path = [{"q": at.q, "r": at.r, "level": 0}]
        unit = self.units[player]
        command = {"type": "unit.move", "unit": unit, "mode": "ground", "path": path}
        return json.dumps({"t": "command", "id": f"{player}-{number}", "command": command})


async def prepare(folder: Path, tables: int, units: int, highest: int) -> list[Laid]:
    """Creates tables before the server starts, on ground of random levels from 0."""
    dice = random.Random(1)
    levels = [dice.randint(0, highest) for _ in range(SIDE * SIDE)]
    laid = []
    async with tables_in(folder) as opened:
        for number in range(tables):
            ground = HexMap.from_levels(SIDE, SIDE, "flat", levels)
            frames = [frame(n, highest) for n in range(units)]
            made = await prepare_table(opened, f"Table {number}", ground, PLAYERS - 1, frames)
            laid.append(Laid(made.id, [made.handler_key, *made.pilots], made.units))
    return laid


def frame(number: int, level: int) -> dict[str, Any]:
    """Returns a unit of one of the people, as `prepare_table` takes it."""
    at = from_offset(2 + number % PLAYERS * 4, 3 + number // PLAYERS * 4, "flat")
    place = {"q": at.q, "r": at.r, "level": level}
    return {"disposition": "pilot", "controller": number % PLAYERS, "at": place}


def resident(server: Running) -> float:
    """Returns the resident memory of a server in MiB. Linux only."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Player:
    """A socket of a table that is always read; it notes when changes come."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ready = asyncio.Event()
        self.coming: asyncio.Future[float] | None = None
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            text = str(frame[:80])
            if '"t":"refused"' in text:
                raise RuntimeError(text)
            if any(mark in text for mark in CHANGE):
                if self.coming is not None and not self.coming.done():
                    self.coming.set_result(time.perf_counter())
            elif '"t":"view"' in text:
                self.ready.set()


async def sit(address: str, token: str) -> Player:
    """Opens a socket as a person of a table, and reads its first view."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    opened = await connect(
        f"ws://{address}", additional_headers=headers, compression=None, max_size=2**26, proxy=None
    )
    player = Player(opened)
    if token:
        await player.ready.wait()
    return player


async def play(
    people: list[Player], frame: Callable[[int, int], str], start: float, dice: random.Random
) -> list[float]:
    """Moves the units of a table in turn, at its share of the moves. Returns milliseconds."""
    took: list[float] = []
    between = EVERY * ONE_IN / PLAYERS
    until = start + between + SECONDS
    due = start + dice.random() * between
    number = 0
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        player = number % PLAYERS
        for each in people:
            each.coming = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await people[player].socket.send(frame(player, number))
        coming = [each.coming for each in people if each.coming]
        _, late = await asyncio.wait(coming, timeout=PATIENCE)
        if late:
            raise RuntimeError(f"{len(late)} of {len(people)} sockets did not get move {number}")
        last = max(each.result() for each in coming)
        # the first move at a table finds nothing prepared
        if number > 0:
            took.append((last - began) * 1000)
        number += 1
        due += between
    return took


async def client(pipe: Connection, address: str, tables: list[Laid], bare: bool) -> None:
    """Opens all sockets of some tables, waits to be told, then plays. Sends the times."""
    room = asyncio.Semaphore(AT_ONCE)

    async def seat(table: Laid, token: str) -> Player:
        async with room:
            path = f"{address}/ws/tables/{table.id}"
            return await sit(path, "" if bare else token)

    everybody = [
        await asyncio.gather(*(seat(table, token) for token in table.tokens)) for table in tables
    ]
    # collecting the garbage of thousands of sockets would stop this process while it measures
    gc.collect()
    gc.disable()
    pipe.send("seated")
    await asyncio.to_thread(pipe.recv)
    start, dice = time.perf_counter() + 0.5, random.Random(len(tables))

    def framer(table: Laid) -> Callable[[int, int], str]:
        if bare:
            return lambda player, number: f"round {player} {number} " + "x" * 540
        return table.command

    times = await asyncio.gather(
        *(
            play(people, framer(table), start, dice)
            for table, people in zip(tables, everybody, strict=True)
        )
    )
    pipe.send([each for one in times for each in one])
    await asyncio.to_thread(pipe.recv)


def run_client(pipe: Connection, address: str, tables: list[Laid], bare: bool) -> None:
    """Runs `client` in its own process, so that its work does not count as the server's."""
    asyncio.run(client(pipe, address, tables, bare))


@contextmanager
def clients(address: str, tables: list[Laid], *, bare: bool) -> Iterator[list[Connection]]:
    """Starts the processes that play. Yields their pipes when everybody has a seat."""
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for n in range(CLIENTS):
        near, far = context.Pipe()
        args = (far, address, tables[n::CLIENTS], bare)
        process = context.Process(target=run_client, args=args, daemon=True)
        process.start()
        pipes.append(near)
        processes.append(process)
    try:
        for pipe in pipes:
            assert pipe.recv() == "seated"
        yield pipes
    finally:
        for process in processes:
            process.terminate()
            process.join()


def measure(server: Running, pipes: list[Connection]) -> tuple[list[float], float]:
    """Lets everybody play. Returns the times of all moves in milliseconds, and the share of one
    core that the server used."""
    worked = server.processor_seconds()
    for pipe in pipes:
        pipe.send("play")
    times = [each for pipe in pipes for each in pipe.recv()]
    seconds = SECONDS + EVERY * ONE_IN / PLAYERS
    return times, (server.processor_seconds() - worked) / seconds


def memory_of_tables(count: int) -> tuple[float, float]:
    """Returns the MiB of a table with 30 units that is open, and the KiB of a socket there."""
    with tempfile.TemporaryDirectory() as name:
        laid = asyncio.run(prepare(Path(name), count, UNITS, 6))
        with hexframe(Path(name), **NO_LIMITS) as server:
            open_tables(server, laid[:1])
            before = resident(server)
            open_tables(server, laid)
            opened = resident(server)
            # several windows of each person, so that what a table keeps for a group counts little
            windows = [replace(each, tokens=each.tokens * WINDOWS) for each in laid[:WINDOWS]]
            with clients(server.address, windows, bare=False):
                seated = resident(server)
    sockets = WINDOWS * PLAYERS * WINDOWS
    return (opened - before) / (count - 1), (seated - opened) * 1024 / sockets


def open_tables(server: Running, tables: list[Laid]) -> None:
    """Reads the view of each table as its Handler and as a pilot."""
    with httpx.Client(timeout=60, trust_env=False) as http:
        for table in tables:
            for token in table.tokens[:2]:
                path = f"http://{server.address}/api/v1/tables/{table.id}/state"
                headers: dict[str, Any] = {"Authorization": f"Bearer {token}"}
                http.get(path, headers=headers).raise_for_status()


def main() -> None:
    """Measures memory and load, and prints both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables that play")
    asked = parser.parse_args()
    table, socket = memory_of_tables(100)
    print(f"an open table of {SIDE} x {SIDE} hexes with {UNITS} units  {table:8.2f} MiB (target 3)")
    print(f"a socket at it                              {socket:8.1f} KiB (target 40)")
    with tempfile.TemporaryDirectory() as name:
        laid = asyncio.run(prepare(Path(name), asked.tables, PLAYERS, 0))
        with bare_broadcaster() as server, clients(server.address, laid, bare=True) as pipes:
            bare, bare_share = measure(server, pipes)
        with (
            hexframe(Path(name), **NO_LIMITS) as server,
            clients(server.address, laid, bare=False) as pipes,
        ):
            times, share = measure(server, pipes)
            memory = resident(server)
    print(f"{asked.tables} tables of {PLAYERS}, {len(times) / SECONDS:.0f} moves a second")
    print(f"{'':24}{'median':>10}{'99 %':>10}{'core':>8}")
    for what, found, used in (("bare broadcaster", bare, bare_share), ("Hexframe", times, share)):
        late = statistics.quantiles(found, n=100)[-1]
        print(f"  {what:22}{statistics.median(found):7.2f} ms{late:7.2f} ms{used:7.0%}")
    ratio = statistics.quantiles(times, n=100)[-1] / statistics.quantiles(bare, n=100)[-1]
    print(f"  99 % within {ratio:.1f} times the bare broadcaster (target 50 ms); {memory:.0f} MiB")


if __name__ == "__main__":
    main()
