"""Measures how long a table of 100,000 commands is unavailable after a restart.

The cases are: with a snapshot, as a stopped server leaves it; with the oldest possible snapshot, as
a killed server may leave it; and without one, as after an upgrade. The last case is what the others
are compared with. The last lines show the parts of a snapshot, and how long a server takes to stop
and start.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _servers import hexframe

from app.engine import snapshot
from app.live.replay import (
    SNAPSHOT_FORMAT,
    ReplayedTable,
    copy_groups,
    encode_snapshot,
    replay_table,
    take_snapshot,
)
from app.live.table import SNAPSHOT_EVERY
from app.live.tables import CreatedTable
from app.store import Store
from tests.live.long_game import lay_out, repeated

ROWS = int(os.environ.get("HEXFRAME_BENCH_ROWS", "100000"))
AGAIN = 5


async def fastest_load(store: Store, made: CreatedTable) -> tuple[float, ReplayedTable]:
    """Returns the fewest milliseconds to load a table in several runs, and the table."""
    took = []
    for _ in range(AGAIN):
        started = time.perf_counter()
        folded = await replay_table(store, made.id)
        took.append((time.perf_counter() - started) * 1000)
    return min(took), folded


async def measure(url: str) -> CreatedTable:
    """Creates the history, replays it in each case and prints the times."""
    store = Store.open(url)
    made = await lay_out(store, ROWS)
    started = time.perf_counter()
    folded = await replay_table(store, made.id)
    whole = (time.perf_counter() - started) * 1000
    await take_snapshot(store, made.id, folded)
    current, folded = await fastest_load(store, made)
    await add_rows(store, made, SNAPSHOT_EVERY - 1)
    worst, _ = await fastest_load(store, made)
    print(f"a table of {ROWS:,} commands, in memory again")
    print(f"  every row folded                        {whole:9.0f} ms = 1 x")
    print(f"  with a current snapshot                 {current:9.1f} ms, 1/{whole / current:.0f}")
    print(f"  with {SNAPSHOT_EVERY - 1} rows after it                   "
          f"{worst:9.1f} ms, 1/{whole / worst:.0f}")  # fmt: skip
    body = encode_snapshot(folded.state, copy_groups(folded))
    state = len(snapshot(folded.state))
    kept = await store.snapshots.newest(made.id, SNAPSHOT_FORMAT)
    assert kept is not None
    print(f"  a snapshot: {len(body) / 1024:.0f} KiB before it is compressed, of that "
          f"{state / 1024:.0f} the state with {len(folded.state.timeline)} changes to undo,\n"
          f"    {(len(body) - state) / 1024:.0f} the seqs and newest lines of "
          f"{len(folded.groups)} groups")  # fmt: skip
    store.close()
    return made


async def add_rows(store: Store, made: CreatedTable, count: int) -> None:
    """Adds some rows after the snapshot."""
    rows = [row async for row in store.journal.tail(made.id, 0) if row.version < 100]
    first, again = rows[:14], rows[14:62]
    more = [row for row in repeated(first, again, ROWS + count) if row.version > ROWS]
    assert all(await asyncio.gather(*(store.journal.append(row) for row in more)))


def measure_server(folder: Path, made: CreatedTable) -> None:
    """Measures a server: from its start to the first answer of the table, and its stop."""
    for _ in range(2):
        started = time.perf_counter()
        with hexframe(folder) as server:
            up = time.perf_counter()
            asked = urllib.request.Request(
                f"http://{server.address}/api/v1/tables/{made.id}/state",
                headers={"Authorization": f"Bearer {made.handler_key}"},
            )
            with urllib.request.urlopen(asked) as found:
                found.read()
            first = time.perf_counter()
        stopped = time.perf_counter()
    start, answer, stop = (
        1000 * (later - before) for before, later in ((started, up), (up, first), (first, stopped))
    )
    print(f"  a server: listens {start:.0f} ms after its start, the table's first answer "
          f"{answer:.0f} ms later; stopped in {stop:.0f} ms")  # fmt: skip


def main() -> None:
    """Measures SQLite in a temporary folder."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("HEXFRAME_BENCH_DIR")) as name:
        folder = Path(name)
        made = asyncio.run(measure(f"sqlite:///{folder / 'hexframe.db'}"))
        measure_server(folder, made)


if __name__ == "__main__":
    main()
