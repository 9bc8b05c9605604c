"""Measures how long a chat command takes on one table while another table attacks the server.

Attackers keep as many long queries, map exports, large messages or decisions under fog running as
the server accepts. The ratio to the same server without an attack can be compared between machines.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import hexframe

ROUNDS, WARM_UP, PAUSE = 150, 10, 0.02
#: The attacker's seats, each with its own socket.
SEATS = 8
SIDE = 250
#: Long queries that the server accepts, and one that it refuses by its estimate.
LONG = (
    ("reach", {"unit": "", "mode": "flight", "range": 50}),
    ("reach", {"unit": "", "mode": "ground", "range": 60}),
    ("viewshed", {"from": {"unit": ""}, "radius": 200}),
    ("reach", {"unit": "", "mode": "flight", "range": 60}),
)
_ids = count()

Attack = Callable[[int], Coroutine[Any, Any, None]]


class Table:
    """A table with its Handler, spectators and a unit."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.id = self.unit = ""
        self.tokens: list[str] = []

    async def create(self, side: int, seats: int) -> None:
        """Creates the table, seats spectators and adds a unit."""
        blank = {"columns": side, "rows": side, "orientation": "flat"}
        made = (await self.http.post("/tables", json={"name": "Bench", "map": blank})).json()
        self.id, self.tokens = made["id"], [made["handler_key"]]
        for n in range(seats):
            body = {"invite": made["invites"]["spectator"], "name": f"Seat {n}"}
            taken = await self.http.post(f"/tables/{self.id}/seats", json=body)
            self.tokens.append(taken.json()["token"])
        at = {"q": side // 2, "r": side // 4, "level": 0}
        numbers = {"speed": 4, "integrity": 9, "stability": 12}
        unit = {"name": "Fox", "disposition": "pilot", "at": at, **numbers}
        await self.command("unit.add", **unit)
        state = await self.request("GET", "/state")
        self.unit = next(iter(state.json()["view"]["scene"]["units"]))

    async def request(self, method: str, path: str, seat: int = 0, **more: Any) -> httpx.Response:
        """Sends a request for a path below the table."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.http.request(
            method, f"/tables/{self.id}{path}", headers=headers, timeout=120, **more
        )

    async def command(self, kind: str, **fields: Any) -> None:
        """Sends a command as the Handler."""
        body = {"id": f"c{os.getpid()}-{next(_ids)}", "command": {"type": kind, **fields}}
        done = await self.request("POST", "/commands", json=body)
        assert done.status_code == 200, done.text

    async def socket(self, seat: int = 0) -> ClientConnection:
        """Opens a WebSocket for a seat."""
        return await connect(
            f"ws://{self.address}/ws/tables/{self.id}",
            additional_headers={"Authorization": f"Bearer {self.tokens[seat]}"},
            compression=None, max_size=2**26, proxy=None,
        )  # fmt: skip


async def chats(table: Table) -> list[float]:
    """Returns the milliseconds from sending each chat command to its ack."""
    took = []
    async with await table.socket() as socket:
        for n in range(ROUNDS + WARM_UP):
            command = {"type": "chat.say", "text": f"line {n}"}
            frame = {"t": "command", "id": f"c{os.getpid()}-{next(_ids)}", "command": command}
            begun = time.perf_counter()
            await socket.send(json.dumps(frame))
            while '"t":"ack"' not in str(await socket.recv()):
                pass
            took.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(PAUSE)
    return took[WARM_UP:]


def long_queries(table: Table) -> Attack:
    """Keeps twenty long queries of every seat running, and reopens sockets that are closed."""

    async def seat(number: int) -> None:
        while True:
            with suppress(ConnectionClosed):
                async with await table.socket(number) as socket:
                    for n in count():
                        name, params = LONG[n % len(LONG)]
                        text = json.dumps(params).replace('""', f'"{table.unit}"')
                        params = json.loads(text)
                        frame = {"t": "query", "id": f"q{n}", "name": name, "params": params}
                        await socket.send(json.dumps(frame))
                        if n >= 20:
                            await socket.recv()

    return seat


def map_exports(table: Table) -> Attack:
    """Lets every seat export the map again and again."""

    async def seat(number: int) -> None:
        while True:
            await table.request("GET", "/map", number)

    return seat


def large_messages(table: Table) -> Attack:
    """Lets every seat send messages of the largest permitted size."""
    text = "[" + ",".join(["[]"] * 20_000) + "]"
    frame = '{"t": "command", "id": "x", "command": {"type": "chat.say", "text": ' + text + "}}"

    async def seat(number: int) -> None:
        while True:
            with suppress(ConnectionClosed):
                async with await table.socket(number) as socket:
                    while True:
                        await socket.send(frame)
                        await socket.recv()

    return seat


def decisions_under_fog(table: Table) -> Attack:
    """Lets the Handler change the ground in view of units that see far."""

    async def seat(number: int) -> None:
        if number > 1:
            return
        await table.command("table.options", options={"fog": "team", "sight": 200})
        for n in count():
            cells = [{"q": SIDE // 2 + 5, "r": SIDE // 4, "level": n % 7}]
            await table.command("terrain.set", cells=cells)

    return seat


ATTACKS: dict[str, Callable[[Table], Attack]] = {
    "long queries": long_queries,
    "map exports": map_exports,
    "large messages": large_messages,
    "decisions under fog": decisions_under_fog,
}


def attack(name: str, address: str, made: tuple[str, str, list[str]]) -> None:
    """Attacks until this process is ended. It is a process of its own, so that only the server
    slows down."""

    async def run() -> None:
        async with httpx.AsyncClient(
            base_url=f"http://{address}/api/v1", trust_env=False, timeout=120
        ) as http:
            table = Table(address, http)
            table.id, table.unit, table.tokens = made
            seat = ATTACKS[name](table)
            await asyncio.gather(*(seat(n) for n in range(1, SEATS + 1)))

    asyncio.run(run())


async def chats_during(name: str, victim: Table, attacker: Table) -> list[float]:
    """Returns the latencies of chats at one table during an attack from another table."""
    made = attacker.id, attacker.unit, attacker.tokens
    process = get_context("spawn").Process(target=attack, args=(name, victim.address, made))
    process.start()
    await asyncio.sleep(3)
    try:
        took = await chats(victim)
        if not process.is_alive():
            print(f"  {name}: the attacker gave up")
        return took
    finally:
        process.terminate()
        process.join()


async def main() -> None:
    """Runs every attack, one after the other."""
    with (
        tempfile.TemporaryDirectory() as folder,
        hexframe(Path(folder), HEXFRAME_RATE_ADDRESS="100") as server,
    ):
        async with httpx.AsyncClient(
            base_url=f"http://{server.address}/api/v1", trust_env=False, timeout=120
        ) as http:
            victim, attacker = Table(server.address, http), Table(server.address, http)
            await victim.create(30, 0)
            await attacker.create(SIDE, SEATS)
            quiet = await chats(victim)
            for name in ("left alone", *ATTACKS):
                took = await chats_during(name, victim, attacker) if name in ATTACKS else quiet
                late = statistics.quantiles(took, n=100)[-1]
                ratio = late / statistics.quantiles(quiet, n=100)[-1]
                print(
                    f"  {name:20} median {statistics.median(took):7.2f} ms, "
                    f"99 % within {late:8.2f} ms, {ratio:6.2f} x",
                    flush=True,
                )


if __name__ == "__main__":
    asyncio.run(main())
