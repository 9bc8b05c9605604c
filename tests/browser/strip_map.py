"""A map for the browser tests: a strip with a slope, a cliff, a trench, a plateau and a tower."""

from __future__ import annotations

from pathlib import Path

COLUMNS, ROWS = 12, 8

#: Ground level per column: a slope at 3, a cliff at 4, a trench at 5 and 6, a plateau at 7.
LEVELS = [2, 2, 3, 5, -2, -2, 4, 2, 2, 2, 2, 2]

#: Column and row of the tower: three levels high, integrity 5.
TOWER = (10, 4)


def write(folder: Path) -> Path:
    """Writes the map as a `.board` file and returns its path."""
    lines = [f"size {COLUMNS} {ROWS}"]
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            here = (column, row) == TOWER
            things = "building:2;bldg_elev:3;bldg_cf:5" if here else ""
            lines.append(f'hex {column:02}{row:02} {LEVELS[column - 1]} "{things}" ""')
    path = folder / "strip.board"
    path.write_text("\n".join([*lines, "end", ""]))
    return path
