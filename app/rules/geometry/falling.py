"""Falling: where a unit ends in the environmental segment, and the impact (FS 7.1 to 7.6).

`fall_once` says where one unit ends this round; a whole segment resolves units in `resolve_order`,
each on the field that the falls before it left behind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeVar

from app.rules.geometry.field import Field, Footprint, cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.support import clings, hovers
from app.rules.work_budget import spend

#: Levels that a unit falls without impact (FS 7.2).
HARMLESS_LEVELS: Final = 1
#: Impact of a longer fall (FS 7.2).
IMPACT: Final = 10
#: Levels that a unit falls in a round at most (FS 7.1).
FALL_LIMIT: Final = 10

Ending = Literal["landed", "rests", "hovers", "clings", "falling", "lost"]


class FallingUnit(Protocol):
    """The attributes of a unit that falling reads; `fallen`: levels fallen in earlier rounds."""

    @property
    def id(self) -> str: ...
    @property
    def at(self) -> Cell | None: ...
    @property
    def footprint(self) -> Footprint: ...
    @property
    def fallen(self) -> int: ...


AnyFallingUnit = TypeVar("AnyFallingUnit", bound=FallingUnit)


@dataclass(frozen=True, slots=True)
class Fall:
    """One unit's fall in one round.

    `levels` fell this round, `total` since the fall began. `ends`: landed on something solid, rests
    on another unit, hovers or clings to a wall (see `MovementTraits`), is still falling, or is lost
    below the floor of a void (`end` is then its last place on the map). `impact` is 10 or 0.
    """

    unit_id: str
    start: Cell
    end: Cell
    levels: int
    total: int
    ends: Ending
    impact: int
    #: The unit it rests on.
    on: str | None = None


def fall_once(
    field: Field,
    unit: FallingUnit,
    fallen_before: int,
    limit: int = FALL_LIMIT,
    traits: MovementTraits = WALK,
) -> Fall:
    """Move a falling unit on the map straight down by up to `limit` levels.

    It ends where any of its cells would enter something solid or occupied, or where its traits (as
    things are: `MovementTraits.unsteady` while staggered) holds it; a fall that adds up to more
    than `HARMLESS_LEVELS` over the rounds, less `traits.cushion`, ends with impact, but not
    where it hovers (FS 7.1 to 7.4, FS C 2.21, 2.23, 2.25).
    """
    start = here = _place(unit)
    levels = 0
    while (ends := _ending(field, unit, here, traits)) == "falling" and levels < limit:
        spend(2 * len(unit.footprint))
        here = Cell(here.q, here.r, here.level - 1)
        levels += 1
    if ends == "lost" and levels == limit:
        ends = "falling"
    total = fallen_before + levels
    hard = ends in ("landed", "rests", "clings") and total - traits.cushion > HARMLESS_LEVELS
    impact = IMPACT if hard else 0
    on = _underneath(field, unit, here) if ends == "rests" else None
    return Fall(unit.id, start, here, levels, total, ends, impact, on)


def _place(unit: FallingUnit) -> Cell:
    if unit.at is None:
        raise ValueError(f"{unit.id} is not on the map")
    return unit.at


def _ending(field: Field, unit: FallingUnit, at: Cell, traits: MovementTraits) -> Ending:
    """Returns how the fall ends here, or "falling"."""
    below = cells_of(Cell(at.q, at.r, at.level - 1), unit.footprint)
    if any(field.map.solid(cell) for cell in below):
        return "landed"
    cells = cells_of(at, unit.footprint)
    if traits.hover and hovers(field, cells, traits.hover):
        return "hovers"
    if traits.climbs and clings(field, cells):
        return "clings"
    if _underneath(field, unit, at) is not None:
        return "rests"
    if any(c.level < field.map.floor and field.map.ground(c) is None for c in below):
        return "lost"
    return "falling"


def _underneath(field: Field, unit: FallingUnit, at: Cell) -> str | None:
    """Returns the id of a unit in a cell directly below; None without one."""
    below = cells_of(Cell(at.q, at.r, at.level - 1), unit.footprint)
    found = (field.occupant(cell, unit.id) for cell in below)
    return next((other for other in found if other is not None), None)


def resolve_order(units: Iterable[AnyFallingUnit]) -> list[AnyFallingUnit]:
    """The units on the map from the lowest cell up; ties by q, r, id (FS 7.5)."""
    placed = [(min(cells_of(u.at, u.footprint), key=_height), u) for u in units if u.at is not None]
    return [u for _, u in sorted(placed, key=lambda p: (p[0].level, p[0].q, p[0].r, p[1].id))]


def _height(cell: Cell) -> tuple[int, int, int]:
    return cell.level, cell.q, cell.r
