"""Measures joining a table of 200 x 200 hexes and 200 units while others play.

Joining means the WebSocket's first view and every chunk of the map. The comparison is fetching the
same bytes the same way from a bare server. Also measures the latency of the players with and
without somebody who joins all the time.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import bare_broadcaster, hexframe
from _tables import Prepared, prepare_table, tables_in

from app.rules.geometry.hexes import from_offset
from app.rules.geometry.hexmap import HexMap

SIDE = 200
UNITS = 200
PLAYERS = 4
JOINS = 20
PLAY_SECONDS = 4.0
#: Chunks of one request of the page.
BATCH = 16


async def prepare(folder: Path) -> tuple[Prepared, list[tuple[str, int, int]]]:
    """Creates the table before the server starts. Returns it, and its units with column and row."""
    dice = random.Random(1)
    levels = [dice.randrange(6) for _ in range(SIDE * SIDE)]
    ground = HexMap.from_levels(SIDE, SIDE, "flat", levels)
    places = [(n % 20 * 10, n // 20 * 18) for n in range(UNITS)]
    units = []
    for n, (column, row) in enumerate(places):
        at = from_offset(column, row, "flat")
        place = {"q": at.q, "r": at.r, "level": levels[row * SIDE + column]}
        side = ("pilot", "ally", "neutral", "enemy")[n % 4]
        units.append({"disposition": side, "at": place})
    async with tables_in(folder) as tables:
        made = await prepare_table(tables, "Bench", ground, PLAYERS, units)
    return made, [(unit, *place) for unit, place in zip(made.units, places, strict=True)]


def address_of(address: str, table: str) -> str:
    """Returns the address of the table's WebSocket."""
    return f"ws://{address}/ws/tables/{table}"


async def join(address: str, table: str, token: str, http: httpx.AsyncClient) -> tuple[float, int]:
    """Fetches the view and every chunk. Returns the milliseconds and the number of bytes."""
    started = time.perf_counter()
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(
        address_of(address, table),
        additional_headers=headers,
        compression=None,
        max_size=2**26,
        max_queue=None,
        proxy=None,
    ) as socket:
        while True:
            text = str(await socket.recv())
            frame = json.loads(text)
            if frame["t"] == "view":
                break
        chunks = list(dict.fromkeys(frame["view"]["scene"]["map"]["chunks"]))
        path = f"http://{address}/api/v1/tables/{table}/map/chunks"
        headers["Hexframe-At"] = f"{frame['epoch']} {frame['seq']}"

        async def fetch(batch: list[str]) -> int:
            answer = await http.get(path, params={"hash": batch}, headers=headers)
            answer.raise_for_status()
            return int(answer.headers.get("content-length") or len(answer.content))

        batches = [chunks[start : start + BATCH] for start in range(0, len(chunks), BATCH)]
        sizes = await asyncio.gather(*map(fetch, batches))
        took = (time.perf_counter() - started) * 1000
    assert len(frame["view"]["scene"]["units"]) == UNITS
    return took, len(text) + sum(sizes)


async def bare_join(address: str, size: int, requests: int, http: httpx.AsyncClient) -> float:
    """Fetches as many bytes in the same way from the bare server."""
    started = time.perf_counter()
    part = size // (requests + 1)
    async with connect(
        f"ws://{address}/ws", compression=None, max_size=2**26, proxy=None
    ) as socket:
        await socket.send(f"blob {part}")
        await socket.recv()

        async def fetch() -> None:
            (await http.get(f"http://{address}/blob/{part}")).raise_for_status()

        await asyncio.gather(*(fetch() for _ in range(requests)))
    return (time.perf_counter() - started) * 1000


async def play(
    address: str,
    made: Prepared,
    player: int,
    units: list[tuple[str, int, int]],
    running: Callable[[], bool],
) -> list[float]:
    """Moves units over a socket. Returns the milliseconds from each command to its ack."""
    took: list[float] = []
    async with connect(
        address_of(address, made.id),
        additional_headers={"Authorization": f"Bearer {made.handler_key}"},
        compression=None,
        max_size=2**26,
        max_queue=None,
        proxy=None,
    ) as socket:
        count = 0
        while running():
            unit, column, row = units[(player + count * PLAYERS) % UNITS]
            at = from_offset(column, row + count // UNITS % 9, "flat")
            place: dict[str, Any] = {"q": at.q, "r": at.r, "level": 12}
            wanted = f"p{player}-{time.monotonic_ns()}"
            command = {"type": "unit.place", "unit": unit, "at": place}
            started = time.perf_counter()
            await socket.send(json.dumps({"t": "command", "id": wanted, "command": command}))
            while True:
                frame = json.loads(await socket.recv())
                if frame["t"] in ("ack", "refused") and frame["id"] == wanted:
                    break
            took.append((time.perf_counter() - started) * 1000)
            count += 1
            await asyncio.sleep(0.05)
    return took


async def join_for(address: str, table: str, tokens: list[str], joins: int) -> list[float]:
    """Joins again and again, one after the other."""
    limits = httpx.Limits(max_connections=6)
    async with httpx.AsyncClient(timeout=60, trust_env=False, limits=limits) as http:
        return [(await join(address, table, tokens[n % PLAYERS], http))[0] for n in range(joins)]


def joiner(address: str, table: str, tokens: list[str], joins: int) -> list[float]:
    """Runs `join_for` in its own process, so that its work does not count as the server's."""
    return asyncio.run(join_for(address, table, tokens, joins))


async def main() -> None:
    """Measures one table with four players while people join."""
    limits = httpx.Limits(max_connections=6)
    context = multiprocessing.get_context("spawn")
    with (
        tempfile.TemporaryDirectory() as name,
        bare_broadcaster() as bare,
        ProcessPoolExecutor(1, mp_context=context) as process,
    ):
        folder = Path(name)
        made, units = await prepare(folder)
        with hexframe(folder) as server:
            address = server.address
            async with httpx.AsyncClient(timeout=60, trust_env=False, limits=limits) as http:
                cold, size = await join(address, made.id, made.pilots[0], http)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(process, joiner, address, made.id, made.pilots, 1)
            until = time.monotonic() + PLAY_SECONDS
            quiet = await players(address, made, units, lambda: time.monotonic() < until)
            joining = loop.run_in_executor(process, joiner, address, made.id, made.pilots, JOINS)
            busy = await players(address, made, units, lambda: not joining.done())
            joins = await joining
        async with httpx.AsyncClient(timeout=60, trust_env=False, limits=limits) as http:
            chunks = ((SIDE + 31) // 32) ** 2
            requests = (chunks + BATCH - 1) // BATCH
            base = [await bare_join(bare.address, size, requests, http) for _ in range(JOINS)]
    report(cold, size, joins, base, quiet, busy)


async def players(
    address: str,
    made: Prepared,
    units: list[tuple[str, int, int]],
    running: Callable[[], bool],
) -> list[float]:
    """Lets four people play. Returns all their latencies."""
    played = await asyncio.gather(*(play(address, made, n, units, running) for n in range(PLAYERS)))
    return [took for one in played for took in one]


def report(
    cold: float,
    size: int,
    joins: list[float],
    base: list[float],
    quiet: list[float],
    busy: list[float],
) -> None:
    """Prints medians and their ratios."""
    median = statistics.median
    print(f"a table of {SIDE} x {SIDE} hexes and {UNITS} units, {size / 1024:.0f} KiB to join")
    print(f"  the same bytes from a bare server    median {median(base):8.1f} ms = 1 x")
    ratio = median(joins) / median(base)
    print(f"  joining while {PLAYERS} play              "
          f"median {median(joins):8.1f} ms, {ratio:5.2f} x ({len(joins)} joins)")  # fmt: skip
    print(f"  the first to join after a start             {cold:8.1f} ms, "
          f"{cold / median(base):5.2f} x")  # fmt: skip
    print(f"  a player's command, nobody joins     median {median(quiet):8.1f} ms = 1 x")
    print(f"  a player's command, one always joins median {median(busy):8.1f} ms, "
          f"{median(busy) / median(quiet):5.2f} x")  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main())
