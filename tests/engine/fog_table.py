"""A table under fog: a wall across the map with one gap, and units on both sides."""

from __future__ import annotations

from typing import Any

from app.engine import chunk_view, log_entries, project
from tests.engine.play import Table

#: The column of the wall on the flat map; its gap is in the lowest row.
WALL = 6
HIGH = 9


def walled(**options: Any) -> Table:
    """Creates a 12 x 12 map with a wall 9 levels high in column 6, rows 0 to 10, under fog with
    these options."""
    table = Table()
    table.ground(*((WALL, row - WALL // 2, HIGH) for row in range(11)))
    if options:
        table.send("handler", "table.options", options=options)
    return table


def at(column: int, row: int, level: int = 0) -> tuple[int, int, int]:
    """Returns a cell by column and row."""
    return column, row - column // 2, level


def scene(table: Table, group: str = "pilots") -> dict[str, Any]:
    return project(table.state, group)["scene"]


def names(table: Table, group: str = "pilots") -> set[str]:
    return {unit["name"] for unit in scene(table, group)["units"].values()}


def bit(masks: dict[str, str], column: int, row: int) -> bool:
    """Whether a hex of the first chunk is in a set of masks."""
    mask = masks.get("0", "0" * 256)
    return bool(int(mask[row * 8 : row * 8 + 8], 16) >> column & 1)


def knows(table: Table, column: int, row: int, group: str = "pilots") -> bool:
    return bit(scene(table, group)["fog"]["known"], column, row)


def sees(table: Table, column: int, row: int, group: str = "pilots") -> bool:
    return bit(scene(table, group)["fog"]["seen"], column, row)


def level(table: Table, column: int, row: int, group: str = "pilots") -> int | None:
    chunk = chunk_view(table.state, group, scene(table, group)["map"]["chunks"][0])
    assert chunk is not None
    found: int | None = chunk["levels"][row * 32 + column]
    return found


def told(table: Table, group: str = "pilots") -> list[str]:
    """Returns the codes of the last row that a group may read."""
    return [line["code"] for line in log_entries(table.rows[-1], group, 1)]
