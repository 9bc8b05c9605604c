"""How long a simple chat command takes on one table while somebody on another asks all it may.

Attackers keep as many long queries, map exports, large messages or decisions under fog going as the
server accepts. The ratios to the same server left alone are what to compare between machines.
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
#: Seats of the attacker, each with a socket of its own.
SEATS = 8
SIDE = 250
#: The longest queries that are accepted, and one that is refused by its estimate.
LONG = (
    ("reach", {"unit": "", "mode": "flight", "range": 50}),
    ("reach", {"unit": "", "mode": "ground", "range": 60}),
    ("viewshed", {"from": {"unit": ""}, "radius": 200}),
    ("reach", {"unit": "", "mode": "flight", "range": 60}),
)
_ids = count()

Attack = Callable[[int], Coroutine[Any, Any, None]]


class Table:
    """A table with its Handler and a unit."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.id = self.unit = ""
        self.tokens: list[str] = []

    async def make(self, side: int, seats: int) -> None:
        """Make it, seat spectators and put a unit on it."""
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
        await self.do("unit.add", **unit)
        state = await self.ask("GET", "/state")
        self.unit = next(iter(state.json()["view"]["scene"]["units"]))

    async def ask(self, method: str, path: str, seat: int = 0, **more: Any) -> httpx.Response:
        """A request below the table."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.http.request(
            method, f"/tables/{self.id}{path}", headers=headers, timeout=120, **more
        )

    async def do(self, kind: str, **fields: Any) -> None:
        """A command of the Handler's."""
        body = {"id": f"c{os.getpid()}-{next(_ids)}", "command": {"type": kind, **fields}}
        done = await self.ask("POST", "/commands", json=body)
        assert done.status_code == 200, done.text

    async def socket(self, seat: int = 0) -> ClientConnection:
        """A WebSocket of a seat."""
        return await connect(
            f"ws://{self.address}/ws/tables/{self.id}",
            additional_headers={"Authorization": f"Bearer {self.tokens[seat]}"},
            compression=None, max_size=2**26, proxy=None,
        )  # fmt: skip


async def chats(table: Table) -> list[float]:
    """Milliseconds from sending a chat to its acknowledgement."""
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


def queries(table: Table) -> Attack:
    """Every seat keeps twenty long queries going, and opens its socket anew when it is closed."""

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


def exports(table: Table) -> Attack:
    """Every seat exports the map, again and again."""

    async def seat(number: int) -> None:
        while True:
            await table.ask("GET", "/map", number)

    return seat


def large(table: Table) -> Attack:
    """Every seat sends messages as large as there may be."""
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


def foggy(table: Table) -> Attack:
    """The Handler moves the ground before eyes that see far."""

    async def seat(number: int) -> None:
        if number > 1:
            return
        await table.do("table.options", options={"fog": "team", "sight": 200})
        for n in count():
            cells = [{"q": SIDE // 2 + 5, "r": SIDE // 4, "level": n % 7}]
            await table.do("terrain.set", cells=cells)

    return seat


ATTACKS: dict[str, Callable[[Table], Attack]] = {
    "long queries": queries,
    "map exports": exports,
    "large messages": large,
    "decisions under fog": foggy,
}


def attacking(name: str, address: str, made: tuple[str, str, list[str]]) -> None:
    """Attack until this process is ended. It is another one, so that only the server is slowed."""

    async def run() -> None:
        async with httpx.AsyncClient(
            base_url=f"http://{address}/api/v1", trust_env=False, timeout=120
        ) as http:
            table = Table(address, http)
            table.id, table.unit, table.tokens = made
            seat = ATTACKS[name](table)
            await asyncio.gather(*(seat(n) for n in range(1, SEATS + 1)))

    asyncio.run(run())


async def under(name: str, victim: Table, attacker: Table) -> list[float]:
    """The chats of one table while the other attacks."""
    made = attacker.id, attacker.unit, attacker.tokens
    process = get_context("spawn").Process(target=attacking, args=(name, victim.address, made))
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
    """Every attack, one after the other."""
    with (
        tempfile.TemporaryDirectory() as folder,
        hexframe(Path(folder), HEXFRAME_RATE_ADDRESS="100") as address,
    ):
        async with httpx.AsyncClient(
            base_url=f"http://{address}/api/v1", trust_env=False, timeout=120
        ) as http:
            victim, attacker = Table(address, http), Table(address, http)
            await victim.make(30, 0)
            await attacker.make(SIDE, SEATS)
            quiet = await chats(victim)
            for name in ("left alone", *ATTACKS):
                took = await under(name, victim, attacker) if name in ATTACKS else quiet
                late = statistics.quantiles(took, n=100)[-1]
                ratio = late / statistics.quantiles(quiet, n=100)[-1]
                print(
                    f"  {name:20} median {statistics.median(took):7.2f} ms, "
                    f"99 % within {late:8.2f} ms, {ratio:6.2f} x",
                    flush=True,
                )


if __name__ == "__main__":
    asyncio.run(main())
