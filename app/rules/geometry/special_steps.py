"""Special steps of a ground movement: hovering, climbing and rising (FS C 2.20 to 2.26).

Plain walking has its own fast search in `reach`.
"""

from __future__ import annotations

from typing import NamedTuple

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import DIRECTIONS, Cell
from app.rules.geometry.standable_levels import LevelSets, Mover, StandableLevels


class SpecialStep(NamedTuple):
    """A step into `to`: its cost, whether a fall begins there when the movement ends, whether the
    movement ends there, and the levels risen in it so far."""

    to: Cell
    cost: int
    falls: bool = False
    over: bool = False
    risen: int = 0


class SpecialSteps:
    """The special steps of one mover, cached by cell and levels risen."""

    def __init__(self, field: Field, mover: Mover, standing: StandableLevels) -> None:
        self.standing = standing
        self.movement_traits = mover.movement_traits
        self._at = mover.at
        self._rests = not mover.movement_traits.plain and field.held(
            cells_of(mover.at, mover.footprint), mover.unit_id
        )
        self._known: dict[tuple[Cell, int], list[SpecialStep]] = {}

    def stands(self, cell: Cell, here: LevelSets) -> bool:
        """Whether the mover stands here on ground or on another unit."""
        on = bool(here.stand >> (cell.level - self.standing.low) & 1)
        return on or (cell == self._at and self._rests)

    def clings(self, cell: Cell, here: LevelSets) -> bool:
        """Whether a wall holds the mover here."""
        return self.movement_traits.climbs and bool(
            here.cling >> (cell.level - self.standing.low) & 1
        )

    def _holds(self, cell: Cell, there: LevelSets) -> bool:
        """Whether ground or a wall holds the mover in a cell, so that it cannot step off into
        it."""
        on_ground = bool(there.ground >> (cell.level - self.standing.low) & 1)
        return on_ground or self.clings(cell, there)

    def steps_from(self, cell: Cell, risen: int) -> list[SpecialStep]:
        """Returns every step from a cell of the movement after `risen` levels.

        From a wall it goes up and down, and sideways only to where it stands; from the air it has
        risen into, sideways to the same level or one below, or further up.
        """
        known = self._known.get((cell, risen))
        if known is None:
            known = self._known[cell, risen] = self._from(cell, risen)
        return known

    def _from(self, cell: Cell, risen: int) -> list[SpecialStep]:
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
                    found.append(SpecialStep(to, cost, off, off, risen))
            if stands and self.movement_traits.climbs:
                found += self._onto_walls(here, Cell(q, r, cell.level), there, risen)
        return found

    def _vertical(self, cell: Cell, here: LevelSets, clings: bool, risen: int) -> list[SpecialStep]:
        """Up and down in the mover's own column, 1 each."""
        q, r, level = cell
        bit = level - self.standing.low
        up, down = Cell(q, r, level + 1), Cell(q, r, level - 1)
        places = (
            here.stand | here.cling
            if self.movement_traits.climbs or self.movement_traits.hover
            else 0
        )
        found = []
        if places >> (bit + 1) & 1:
            found.append(SpecialStep(up, 1, risen=risen))
        elif risen < self.movement_traits.jumps and here.free >> (bit + 1) & 1 and not clings:
            found.append(SpecialStep(up, 1, falls=True, risen=risen + 1))
        if places >> (bit - 1) & 1:
            found.append(SpecialStep(down, 1, risen=risen))
        return found

    def _onto_walls(
        self, here: LevelSets, beside: Cell, there: LevelSets, risen: int
    ) -> list[SpecialStep]:
        """Yields steps from a standing place onto a wall in the next column, one level up or down
        at most."""
        q, r, level = beside
        bit = level - self.standing.low
        found = []
        if there.cling >> bit & 1:
            found.append(SpecialStep(beside, 1, risen=risen))
        if there.cling >> (bit + 1) & 1 and here.open >> (bit + 1) & 1:
            found.append(SpecialStep(Cell(q, r, level + 1), 2, risen=risen))
        if there.cling >> (bit - 1) & 1 and there.open >> bit & 1:
            found.append(SpecialStep(Cell(q, r, level - 1), 2, risen=risen))
        return found
