"""Measures one `unit.move`: the server's processor time, and the time to the last of all sockets.

Each move is decided by the rules, stored durably and shown to every group before the next one is
sent. The comparison is a bare broadcaster of the same bytes under the same web server, which
stores and computes nothing. Ratios can be compared between machines, milliseconds cannot.

`--json` prints the rows as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import Running, bare_broadcaster, hexframe

ROUNDS, WARM_UP = 600, 60
#: Settings under which no limit is reached.
NO_LIMITS = {
    "HEXFRAME_RATE_MESSAGES": "100000",
    "HEXFRAME_RATE_BURST": "100000",
    "HEXFRAME_MAX_SEATS": "200",
}
#: What a frame says that shows a change.
CHANGE = '"t":"change"'


@dataclass(frozen=True, slots=True)
class Case:
    """A table: its sockets, its fog, the side of its map in hexes, and units that stand by."""

    name: str
    sockets: int
    fog: str = "off"
    side: int = 30
    others: int = 0
    #: the most that its processor time may be, as a multiple of the row `against`
    target: float = 0.0
    against: str = "bare"


CASES = (
    Case("8 sockets", 8, target=4.0),
    Case("50 sockets", 50, target=1.5),
    Case("8 sockets, 20 NPCs", 8, others=20),
    Case("the same, fog for the team", 8, "team", others=20, target=1.5, against="20 NPCs"),
    Case("the same, fog for each", 8, "own", others=20, target=2.5, against="20 NPCs"),
    Case("100 x 100 hexes, 200 units", 8, side=100, others=199, target=1.2, against="8 sockets"),
)


@dataclass(slots=True)
class Measured:
    """A row: milliseconds of processor time a command, and to the last socket."""

    name: str
    processor: float
    median: float
    late: float  # 95 of 100 come sooner
    ratios: dict[str, float] = field(default_factory=dict)


class Listener:
    """A socket that is read at once; it notes when a frame with the wanted text comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._wanted = ""
        self._came: asyncio.Future[float] | None = None
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            if self._came is not None and not self._came.done() and self._wanted in str(frame):
                self._came.set_result(time.perf_counter())

    def expect(self, text: str) -> asyncio.Future[float]:
        """Returns when the next frame with this text has come."""
        self._wanted = text
        self._came = asyncio.get_running_loop().create_future()
        return self._came


async def listen(address: str, token: str = "") -> Listener:
    """Opens a WebSocket without compression."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    opened = connect(
        f"ws://{address}", additional_headers=headers, compression=None, max_size=2**26, proxy=None
    )
    return Listener(await opened)


async def measure(
    name: str,
    server: Running,
    sockets: list[Listener],
    send: Callable[[int], Awaitable[None]],
    wanted: Callable[[int], str],
) -> Measured:
    """Sends one message after the other; each waits until all sockets have the one before."""
    took: list[float] = []
    worked = 0.0
    for n in range(ROUNDS + WARM_UP):
        if n == WARM_UP:
            worked = server.processor_seconds()
        coming = [each.expect(wanted(n)) for each in sockets]
        started = time.perf_counter()
        await send(n)
        took.append((max(await asyncio.gather(*coming)) - started) * 1000)
    worked = server.processor_seconds() - worked
    took = took[WARM_UP:]
    late = statistics.quantiles(took, n=20)[-1]
    return Measured(name, worked / ROUNDS * 1000, statistics.median(took), late)


async def bare(count: int) -> Measured:
    """Measures the bare broadcaster with frames of the usual size."""
    with bare_broadcaster() as server:
        sockets = [await listen(f"{server.address}/ws") for _ in range(count)]

        async def send(n: int) -> None:
            await sockets[0].socket.send(f"round {n:06d} " + "x" * 540)

        found = await measure(
            f"bare broadcaster, {count} sockets", server, sockets, send, lambda n: f"{n:06d} "
        )
        for each in sockets:
            await each.socket.close()
        return found


@asynccontextmanager
async def table(address: str, case: Case) -> AsyncIterator[tuple[list[Listener], str]]:
    """Makes the table of a case. Yields its sockets, of which the second may move, and the unit."""
    async with AsyncExitStack() as stack:
        base = f"http://{address}/api/v1"
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=base, timeout=60, trust_env=False)
        )
        blank = {"columns": case.side, "rows": case.side, "orientation": "flat"}
        made = (await http.post("/tables", json={"name": "Bench", "map": blank})).json()
        tokens, seats = [made["handler_key"]], []
        for n in range(case.sockets - 1):
            body = {"invite": made["invites"]["pilot"], "name": f"Pilot {n}"}
            taken = await http.post(f"/tables/{made['id']}/seats", json=body)
            taken.raise_for_status()
            tokens.append(taken.json()["token"])
            seats.append(taken.json()["seat"])

        async def do(number: str, **command: Any) -> dict[str, Any]:
            done = await http.post(
                f"/tables/{made['id']}/commands",
                json={"id": number, "command": command},
                headers={"Authorization": f"Bearer {tokens[0]}"},
            )
            done.raise_for_status()
            return dict(done.json())

        unit = {"type": "unit.add", "speed": 5, "integrity": 9, "stability": 9}
        first = {"name": "Mover", "at": {"q": 10, "r": 5, "level": 0}, "disposition": "pilot"}
        told = await do("mover", **unit, **first, controller=seats[0])
        mover = next(e for e in told["events"] if e["code"] == "unit.added")["params"]["unit"][
            "unit"
        ]
        for n in range(case.others):
            at = {"q": 12 + n % 12, "r": 2 + n // 12, "level": 0}
            await do(f"other {n}", **unit, name=f"Other {n}", at=at, disposition="enemy")
        await do("fog", type="table.options", options={"fog": case.fog, "reaction_seconds": 0})
        path = f"{address}/ws/tables/{made['id']}"
        sockets = [await listen(path, token) for token in tokens]
        yield sockets, mover
        for each in sockets:
            await each.socket.close()


async def ours(case: Case) -> Measured:
    """Measures Hexframe: a pilot's unit walks to and fro."""
    with tempfile.TemporaryDirectory() as folder, hexframe(Path(folder), **NO_LIMITS) as server:
        async with table(server.address, case) as (sockets, unit):

            async def send(n: int) -> None:
                path = [{"q": 10, "r": 6 - n % 2, "level": 0}]
                command = {"type": "unit.move", "unit": unit, "mode": "ground", "path": path}
                frame = {"t": "command", "id": f"move {n}", "command": command}
                await sockets[1].socket.send(json.dumps(frame))

            # all have their first view once they get the first change
            return await measure(case.name, server, sockets, send, lambda _: CHANGE)


async def main() -> None:
    """Measures every case and what it is compared with, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    asked = parser.parse_args()
    rows = [base := await bare(8), many := await bare(50)]
    found: dict[str, Measured] = {}
    for case in CASES:
        row = await ours(case)
        rows.append(row)
        found[case.name] = row
        plain = many if case.sockets > 8 else base
        row.ratios["bare"] = row.processor / plain.processor
        row.ratios["latency"] = row.median / plain.median
        if case.against != "bare":
            anchor = next(each for name, each in found.items() if name.endswith(case.against))
            row.ratios["anchor"] = row.processor / anchor.processor
    if asked.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
        return
    targets = {case.name: case for case in CASES}
    print(f"{'':34}{'processor':>10}{'median':>9}{'95 %':>9}   in the same run")
    for row in rows:
        told = ""
        if row.ratios:
            told = f"{row.ratios['bare']:5.1f} x bare, latency {row.ratios['latency']:4.1f} x"
        if "anchor" in row.ratios:
            told += f"; {row.ratios['anchor']:4.2f} x {targets[row.name].against}"
        if row.name in targets and targets[row.name].target:
            told += f" (target {targets[row.name].target:g} x)"
        print(
            f"{row.name:34}{row.processor:7.2f} ms{row.median:6.2f} ms{row.late:6.2f} ms   {told}"
        )


if __name__ == "__main__":
    asyncio.run(main())
