"""Field: a map with the units on it, for movement, range and falling (FS 5.7, 5.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.memo import Cached, Memo

#: Offsets (dq, dr, dlevel) from a unit's anchor to each cell it fills.
Footprint = tuple[tuple[int, int, int], ...]
ONE_CELL: Final[Footprint] = ((0, 0, 0),)


def cells_of(at: Cell, footprint: Footprint = ONE_CELL) -> tuple[Cell, ...]:
    """The cells a unit with this footprint fills when its anchor is `at`."""
    return tuple(Cell(at[0] + dq, at[1] + dr, at[2] + dl) for dq, dr, dl in footprint)


#: The filled levels of each column (q, r), and the id of the unit in each.
Columns = Mapping[tuple[int, int], Mapping[int, str]]
_COLUMNS: Final = Memo[Columns]()


@dataclass(frozen=True, slots=True)
class Field(Cached):
    """A map and its occupants: `occupied` maps a cell to the id of the unit in it."""

    map: HexMap
    occupied: Mapping[Cell, str] = field(default_factory=dict)

    @property
    def columns(self) -> Columns:
        """The filled cells by column. `moved` hands them on, changed where a unit has moved."""
        return _COLUMNS.obtain(self, self._columns)

    def _columns(self) -> Columns:
        found: dict[tuple[int, int], dict[int, str]] = {}
        for (q, r, level), unit in self.occupied.items():
            found.setdefault((q, r), {})[level] = unit
        return found

    def occupant(self, cell: Cell, ignore: str | None = None) -> str | None:
        """Returns the id of the unit in a cell; None if it is empty or holds `ignore`."""
        unit = self.occupied.get(cell)
        return None if unit == ignore else unit

    def moved(self, unit: str, left: Collection[Cell], filled: Collection[Cell]) -> Field | None:
        """Returns the field after a unit has left some cells and filled others; None where another
        unit fills one of these."""
        occupied = dict(self.occupied)
        for cell in left:
            del occupied[cell]
        for cell in filled:
            if occupied.setdefault(cell, unit) != unit:
                return None
        made, known = Field(self.map, occupied), _COLUMNS.get(self)
        if known is not None:
            _COLUMNS.put(made, _moved(known, unit, left, filled))
        return made

    def free(self, cell: Cell, ignore: str | None = None) -> bool:
        """Open and unoccupied (the unit `ignore` does not count)."""
        return self.occupant(cell, ignore) is None and self.map.open(cell)

    def all_free(self, cells: Iterable[Cell], ignore: str | None = None) -> bool:
        """Whether every cell is free."""
        return all(self.free(cell, ignore) for cell in cells)

    def supported(self, cells: Iterable[Cell]) -> bool:
        """Whether something solid lies directly below any of the cells (of one unit)."""
        return any(self.map.solid(Cell(q, r, level - 1)) for q, r, level in cells)

    def held(self, cells: Iterable[Cell], ignore: str | None = None) -> bool:
        """Whether a unit here does not fall: it is supported, or rests on another unit (FS 7.4)."""
        cells = tuple(cells)
        below = (Cell(q, r, level - 1) for q, r, level in cells)
        return self.supported(cells) or any(self.occupant(c, ignore) is not None for c in below)


def _moved(known: Columns, unit: str, left: Iterable[Cell], filled: Iterable[Cell]) -> Columns:
    """Returns the filled cells by column after a unit has left some cells and filled others."""
    columns = dict(known)
    for q, r, level in left:
        rest = {at: each for at, each in columns.pop((q, r)).items() if at != level}
        if rest:
            columns[q, r] = rest
    for q, r, level in filled:
        columns[q, r] = {**columns.get((q, r), {}), level: unit}
    return columns
