"""A map with its occupants: what movement, range and falling work on (frame-state 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap

#: Offsets (dq, dr, dlevel) from a unit's anchor to each cell it fills.
Footprint = tuple[tuple[int, int, int], ...]
ONE_CELL: Final[Footprint] = ((0, 0, 0),)


def cells_of(at: Cell, footprint: Footprint = ONE_CELL) -> tuple[Cell, ...]:
    """The cells a unit with this footprint fills when its anchor is `at`."""
    return tuple(Cell(at[0] + dq, at[1] + dr, at[2] + dl) for dq, dr, dl in footprint)


@dataclass(frozen=True, slots=True)
class Field:
    """A map and who fills which cell: `occupied` maps each cell to a unit's id."""

    map: HexMap
    occupied: Mapping[Cell, str] = field(default_factory=dict)

    def occupant(self, cell: Cell, ignore: str | None = None) -> str | None:
        """The unit in a cell, unless it is the one to ignore."""
        unit = self.occupied.get(cell)
        return None if unit == ignore else unit

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
        """Supported, or at rest on another unit (frame-state 7): nothing falls from here."""
        cells = tuple(cells)
        below = (Cell(q, r, level - 1) for q, r, level in cells)
        return self.supported(cells) or any(self.occupant(c, ignore) is not None for c in below)
