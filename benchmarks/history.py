"""Measures the history of a table of 5,000 rows: its index, and a range from the middle.

The comparison is a replay of every row, as after a restart without a snapshot. The first request
replays rows; later ones start from states that the first one kept.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import delete

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.live.history import History
from app.live.replay import replay_table
from app.live.tables import CreatedTable, LiveTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store import Store
from app.store.schema import snapshots

ROWS = 5_000
UNITS = 12


async def play(table: LiveTable, seat: str) -> None:
    """Plays rounds of turns, steps and chat until there are enough rows."""
    dice = random.Random(3)
    n = 0

    async def send(body: dict[str, Any]) -> None:
        nonlocal n
        n += 1
        await table.send(seat, f"c{n}", body)

    for i in range(UNITS):
        side = ("pilot", "ally", "neutral", "enemy")[i % 4]
        at = {"q": 2 * i, "r": 5, "level": 0}
        plain = {"speed": 6, "integrity": 30, "stability": 20}
        await send(
            {"type": "unit.add", "name": f"Unit {i}", "disposition": side, "at": at, **plain}
        )
    await send({"type": "conflict.start"})
    while table.state.version < ROWS:
        conflict = table.state.scene.conflict
        if conflict is None or conflict.segment == "environmental":
            await send({"type": "environment.resolve"})
            continue
        for unit in list(table.state.scene.units.values()):
            await send({"type": "turn.start", "unit": unit.id})
            for _ in range(4):
                cell = table.state.scene.units[unit.id].at
                if cell is None:
                    break
                to = {"q": cell[0] + dice.choice((-1, 1)), "r": cell[1], "level": 0}
                await send({"type": "unit.move", "unit": unit.id, "mode": "ground", "path": [to]})
            await send({"type": "chat.say", "text": "over"})
            await send({"type": "turn.end", "unit": unit.id})


async def timed(what: str, run: Callable[[], Awaitable[Any]], whole: float = 0.0) -> float:
    """Prints how long a step takes."""
    started = time.perf_counter()
    await run()
    took = time.perf_counter() - started
    ratio = f"{took / whole:8.3f} of folding all" if whole else ""
    print(f"  {what:46} {took * 1000:9.1f} ms {ratio}")
    return took


async def measure(folder: Path) -> None:
    """Plays, then requests parts of the history."""
    store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
    tables = Tables(store)
    made = await tables.create("Bench", HexMap.blank(60, 40, "flat"))
    assert isinstance(made, CreatedTable), made
    table = await tables.get(made.id)
    await play(table, made.handler_seat)
    folded = table._folded
    middle = folded.groups["pilots"].seq // 2
    past = History(store, made.id, folded)
    print(f"{table.state.version} rows, {middle * 2} changes for the pilots")

    def stretch(first: int) -> Callable[[], Awaitable[Any]]:
        return lambda: past.read_range("pilots", "s", first, None)

    await timed("loading the table from its newest snapshot", lambda: replay_table(store, made.id))
    await store.write(lambda connection: connection.execute(delete(snapshots)))
    whole = await timed("folding every row", lambda: replay_table(store, made.id))
    await timed("the index, first", lambda: past.moments("pilots", "s"), whole)
    await timed("the index, again", lambda: past.moments("pilots", "s"), whole)
    await timed("250 changes from the middle, first", stretch(middle), whole)
    await timed("the same again", stretch(middle), whole)
    await timed("250 changes from a quarter on", stretch(middle // 2), whole)
    await timed("the newest 250 changes", stretch(middle * 2 - 250), whole)
    await tables.close()
    store.close()


def main() -> None:
    """Runs the benchmark in a temporary folder."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name)))


if __name__ == "__main__":
    main()
