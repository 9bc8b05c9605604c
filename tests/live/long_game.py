"""A long game for measurements: rows of real commands, repeated as often as needed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

from app.engine import Refused
from app.live.tables import CreatedTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store import Store
from app.store.rows import Row

UNITS = 12


async def first_rows(store: Store) -> tuple[CreatedTable, list[Row], list[Row]]:
    """Creates a table with a dozen units. Returns its rows, and those of a few commands that can be
    repeated."""
    tables = Tables(store)
    made = await tables.create("Long game", HexMap.blank(40, 30, "flat"))
    assert isinstance(made, CreatedTable), made
    table = await tables.get(made.id)

    async def act(**command: Any) -> None:
        done = await table.send(made.handler_seat, f"c{table.state.version}", command)
        assert not isinstance(done, Refused), (command, done)

    for n in range(UNITS):
        at = {"q": 2 * n, "r": 0, "level": 0}
        numbers = {"speed": 6, "integrity": 10, "stability": 5, "hidden": n == 0}
        await act(type="unit.add", name=f"Unit {n}", disposition="pilot", at=at, **numbers)
    first = table.state.version
    for n, unit in enumerate(table.state.scene.units):
        for r in (1, 0):
            place = {"q": 2 * n, "r": r, "level": 0}
            await act(type="unit.place", unit=unit, at=place)
            await act(type="chat.say", text="and so it goes on")
    rows = [row async for row in store.journal.tail(made.id, 0)]
    await tables.close()
    return made, rows[:first], rows[first:]


def repeated(rows: list[Row], again: list[Row], count: int) -> Iterator[Row]:
    """Yields rows as if those commands had been sent again and again, until there are `count` in
    all."""
    lines: dict[str, int] = {}
    for row in rows:
        for event in row.events:
            for line in event.get("log", ()):
                lines.update(line["n"])
    for version in range(len(rows) + 1, count + 1):
        row = again[(version - len(rows) - 1) % len(again)]
        events = deepcopy(row.events)
        for event in events:
            for line in event.get("log", ()):
                for group in line["n"]:
                    lines[group] += 1
                    line["n"][group] = lines[group]
        yield replace(row, version=version, command_id=f"c{version}", events=events)


async def lay_out(store: Store, count: int) -> CreatedTable:
    """Creates a table whose journal has `count` rows. Only the first few were really decided."""
    made, rows, again = await first_rows(store)
    waiting = []
    have = len(rows) + len(again)
    for row in repeated(rows, again, count):
        if row.version > have:
            waiting.append(asyncio.ensure_future(store.journal.append(row)))
            if len(waiting) == 500:
                assert all(await asyncio.gather(*waiting))
                waiting.clear()
    assert all(await asyncio.gather(*waiting))
    return made
