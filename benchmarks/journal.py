"""Measures durable commands per second, against committing one row at a time to the same disk.

"Durable" means that the commit has returned and the data is synced. The ratio can be compared
between machines; the other numbers cannot.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.live.tables import Ack, CreatedTable, LiveTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store import Store
from app.store.rows import Row
from app.store.secrets import new_id

SECONDS = 2.0
CLIENTS = 32


def raw_commits(folder: Path) -> float:
    """Returns rows per second with one commit per row, using only the SQLite driver."""
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE t (a TEXT, b INTEGER, c BLOB, PRIMARY KEY (a, b))")
    body, done = os.urandom(300), 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        connection.execute("INSERT INTO t VALUES (?, ?, ?)", ("t", done, body))
        done += 1
    took = time.perf_counter() - started
    connection.close()
    return done / took


async def rate(step: Callable[[int, int], Awaitable[None]], clients: int) -> float:
    """Returns steps per second, when each client waits for one step before the next."""
    done = 0
    started = time.perf_counter()

    async def client(number: int) -> None:
        nonlocal done
        count = 0
        while time.perf_counter() - started < SECONDS:
            count += 1
            await step(number, count)
            done += 1

    await asyncio.gather(*(client(number) for number in range(clients)))
    return done / (time.perf_counter() - started)


async def rows(store: Store, clients: int) -> float:
    """Returns journal rows per second."""
    run = new_id()
    event = {"type": "said", "v": 1, "text": "x" * 200}

    async def step(client: int, count: int) -> None:
        row = Row(f"{run}{client}", count, f"c{count}", "s1", "0" * 64, "2026-01-01", [event])
        assert await store.journal.append(row)

    return await rate(step, clients)


async def commands(store: Store, tables_used: int, clients: int) -> float:
    """Returns commands per second through live tables: decided, stored, folded and sent."""
    tables = Tables(store)
    live: list[tuple[LiveTable, str]] = []
    for n in range(tables_used):
        made = await tables.create(f"Table {n}", HexMap.blank(30, 30, "flat"))
        assert isinstance(made, CreatedTable)
        live.append((await tables.get(made.id), made.handler_seat))

    async def step(client: int, count: int) -> None:
        table, seat = live[client % tables_used]
        body = {"type": "dice.roll", "notation": "2d6"}
        done = await table.send(seat, f"{client}-{count}", body)
        assert isinstance(done, Ack), done

    result = await rate(step, clients)
    await tables.close()
    return result


async def measure(url: str, baseline: float) -> None:
    """Measures one database."""
    store = Store.open(url)
    try:
        for label, measured in (
            ("journal rows, 1 client", await rows(store, 1)),
            (f"journal rows, {CLIENTS} clients", await rows(store, CLIENTS)),
            ("commands, 1 client at 1 table", await commands(store, 1, 1)),
            (f"commands, {CLIENTS} clients at 1 table", await commands(store, 1, CLIENTS)),
            (f"commands, {CLIENTS} clients at {CLIENTS} tables",
             await commands(store, CLIENTS, CLIENTS)),
        ):  # fmt: skip
            ratio = f"{measured / baseline:6.2f} x" if baseline else ""
            print(f"  {label:36} {measured:9.0f}/s {ratio}")
    finally:
        store.close()


def main() -> None:
    """Measures SQLite, and PostgreSQL when HEXFRAME_BENCH_POSTGRES_URL names an empty database."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("HEXFRAME_BENCH_DIR")) as name:
        folder = Path(name)
        baseline = raw_commits(folder)
        print(f"raw SQLite, one row a commit: {baseline:.0f}/s = 1 x")
        print("SQLite")
        asyncio.run(measure(f"sqlite:///{folder / 'hexframe.db'}", baseline))
        url = os.environ.get("HEXFRAME_BENCH_POSTGRES_URL")
        if url:
            print("PostgreSQL (same baseline)")
            asyncio.run(measure(url, baseline))
        else:
            print("not run: PostgreSQL (HEXFRAME_BENCH_POSTGRES_URL is not set)")


if __name__ == "__main__":
    main()
