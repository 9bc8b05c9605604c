"""Measures the latency from sending a command to its arrival at the last of 8 and of 32 sockets.

The comparison is a bare broadcaster under the same web server, which stores and computes nothing.
The ratio can be compared between machines.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import bare_broadcaster, hexframe

ROUNDS = 300
WARM_UP = 30


async def open_socket(address: str, token: str = "") -> ClientConnection:
    """Opens a WebSocket without compression."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await connect(
        f"ws://{address}", additional_headers=headers, compression=None, max_size=2**26, proxy=None
    )


async def wait_for_text(socket: ClientConnection, wanted: str) -> float:
    """Waits for the frame with this text and returns the time of its arrival."""
    while wanted not in str(await socket.recv()):
        pass
    return time.perf_counter()


async def rounds(
    sockets: list[ClientConnection], send: Callable[[str], Awaitable[None]]
) -> list[float]:
    """Returns the milliseconds from sending to the last arrival, one round after the other."""
    took = []
    for n in range(ROUNDS + WARM_UP):
        text = f"round {n:06d} " + "x" * 300
        waiting = [asyncio.create_task(wait_for_text(socket, text[:12])) for socket in sockets]
        await asyncio.sleep(0)
        started = time.perf_counter()
        await send(text)
        took.append((max(await asyncio.gather(*waiting)) - started) * 1000)
    return took[WARM_UP:]


async def bare_latencies(address: str, count: int) -> list[float]:
    """Returns the latencies of the bare broadcaster."""
    sockets = [await open_socket(f"{address}/ws") for _ in range(count)]
    took = await rounds(sockets, sockets[0].send)
    for socket in sockets:
        await socket.close()
    return took


async def hexframe_latencies(address: str, count: int) -> list[float]:
    """Returns the latencies of Hexframe: the Handler sends chats, pilots receive them."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api/v1", trust_env=False) as http:
        blank = {"columns": 30, "rows": 30, "orientation": "flat"}
        made = (await http.post("/tables", json={"name": "Bench", "map": blank})).json()
        tokens = [made["handler_key"]]
        for n in range(count - 1):
            body = {"invite": made["invites"]["pilot"], "name": f"Pilot {n}"}
            taken = await http.post(f"/tables/{made['id']}/seats", json=body)
            tokens.append(taken.json()["token"])
    path = f"{address}/ws/tables/{made['id']}"
    sockets = [await open_socket(path, token) for token in tokens]
    numbers = iter(range(10**9))

    async def send(text: str) -> None:
        command: dict[str, Any] = {"type": "chat.say", "text": text}
        frame = {"t": "command", "id": f"c{next(numbers)}", "command": command}
        await sockets[0].send(json.dumps(frame))

    took = await rounds(sockets, send)
    for socket in sockets:
        await socket.close()
    return took


def report(label: str, took: list[float], base: list[float]) -> None:
    """Prints the median, the 95th percentile and the ratio of the medians."""
    median, late = statistics.median(took), statistics.quantiles(took, n=20)[-1]
    ratio = median / statistics.median(base)
    print(f"  {label:18} median {median:6.2f} ms, 95 % within {late:6.2f} ms, {ratio:5.2f} x")


async def main() -> None:
    """Measures both servers in the same run."""
    with (
        tempfile.TemporaryDirectory() as folder,
        bare_broadcaster() as plain,
        hexframe(Path(folder), HEXFRAME_RATE_MESSAGES="100000") as address,
    ):
        for count in (8, 32):
            print(f"to the last of {count} sockets")
            base = await bare_latencies(plain, count)
            took = await hexframe_latencies(address, count)
            report("bare broadcaster", base, base)
            report("Hexframe", took, base)


if __name__ == "__main__":
    asyncio.run(main())
