"""Steps of a ground movement that are not plain walking: hovering, climbing, rising.

Rulings of this table on frame-state-combat 2. Plain walking does not come through here; it keeps
its own fast search in `reach`.
"""

from __future__ import annotations

from typing import NamedTuple

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import DIRECTIONS, Cell
from app.rules.geometry.standing import Levels, Mover, Standing


class Stride(NamedTuple):
    """A step into `to`: its cost, whether a fall begins there when the movement ends, whether the
    movement ends there, and the levels risen in it so far."""

    to: Cell
    cost: int
    falls: bool = False
    over: bool = False
    risen: int = 0


class Strides:
    """The steps of one mover over its standing places."""

    def __init__(self, field: Field, mover: Mover, standing: Standing) -> None:
        self.standing = standing
        self.gait = mover.gait
        self._at = mover.at
        self._rests = not mover.gait.plain and field.held(
            cells_of(mover.at, mover.footprint), mover.unit_id
        )
        self._known: dict[tuple[Cell, int], list[Stride]] = {}

    def stands(self, cell: Cell, here: Levels) -> bool:
        """Whether the mover has its usual ground under it, or rests on another unit."""
        on = bool(here.stand >> (cell.level - self.standing.low) & 1)
        return on or (cell == self._at and self._rests)

    def clings(self, cell: Cell, here: Levels) -> bool:
        """Whether a wall holds the mover here."""
        return self.gait.climbs and bool(here.cling >> (cell.level - self.standing.low) & 1)

    def _holds(self, cell: Cell, there: Levels) -> bool:
        """Whether a cell is no air to step off into: ground under it, or a wall to cling to."""
        on_ground = bool(there.ground >> (cell.level - self.standing.low) & 1)
        return on_ground or self.clings(cell, there)

    def from_(self, cell: Cell, risen: int) -> list[Stride]:
        """Every step from a place of the movement; `risen`: levels risen in it so far.

        From a wall it goes up and down, and sideways only to where it stands; from the air it has
        risen into, sideways to the same level or one below, or further up.
        """
        known = self._known.get((cell, risen))
        if known is None:
            known = self._known[cell, risen] = self._from(cell, risen)
        return known

    def _from(self, cell: Cell, risen: int) -> list[Stride]:
        here = self.standing.at(cell.q, cell.r)
        stands = self.stands(cell, here)
        clings = not stands and self.clings(cell, here)
        found = self._vertical(cell, here, clings, risen)
        for dq, dr in DIRECTIONS:
            q, r = cell.q + dq, cell.r + dr
            there = self.standing.at(q, r)
            for level, cost, off in self.standing.walks(*cell, there):
                to = Cell(q, r, level)
                if off and (clings or self._holds(to, there)):
                    continue
                if stands or clings or level <= cell.level:
                    found.append(Stride(to, cost, off, off, risen))
            if stands and self.gait.climbs:
                found += self._onto_walls(here, Cell(q, r, cell.level), there, risen)
        return found

    def _vertical(self, cell: Cell, here: Levels, clings: bool, risen: int) -> list[Stride]:
        """Up and down in the mover's own column, 1 each."""
        q, r, level = cell
        bit = level - self.standing.low
        up, down = Cell(q, r, level + 1), Cell(q, r, level - 1)
        places = here.stand | here.cling if self.gait.climbs or self.gait.hover else 0
        found = []
        if places >> (bit + 1) & 1:
            found.append(Stride(up, 1, risen=risen))
        elif risen < self.gait.jumps and here.free >> (bit + 1) & 1 and not clings:
            found.append(Stride(up, 1, falls=True, risen=risen + 1))
        if places >> (bit - 1) & 1:
            found.append(Stride(down, 1, risen=risen))
        return found

    def _onto_walls(self, here: Levels, beside: Cell, there: Levels, risen: int) -> list[Stride]:
        """From where it stands onto a wall in the next column, one level up or down at most."""
        q, r, level = beside
        bit = level - self.standing.low
        found = []
        if there.cling >> bit & 1:
            found.append(Stride(beside, 1, risen=risen))
        if there.cling >> (bit + 1) & 1 and here.open >> (bit + 1) & 1:
            found.append(Stride(Cell(q, r, level + 1), 2, risen=risen))
        if there.cling >> (bit - 1) & 1 and there.open >> bit & 1:
            found.append(Stride(Cell(q, r, level - 1), 2, risen=risen))
        return found
