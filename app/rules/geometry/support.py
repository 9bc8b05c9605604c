"""Support: what holds a unit up, ground, a unit, hovering or a wall (FS 7, FS C 2.22 to 2.25)."""

from __future__ import annotations

from collections.abc import Iterable

from app.rules.geometry.field import Field
from app.rules.geometry.hexes import Cell, neighbours
from app.rules.geometry.movement_traits import MovementTraits


def hovers(field: Field, cells: Iterable[Cell], height: int) -> bool:
    """Whether one of the cells (of one unit) is 1 to `height` levels above a surface.

    Not when any of them stands on one: it is grounded then. Over a void there is no surface.
    """
    cells = tuple(cells)
    return not field.supported(cells) and any(
        field.map.solid(Cell(q, r, level - 1 - up))
        for q, r, level in cells
        for up in range(1, height + 1)
    )


def clings(field: Field, cells: Iterable[Cell]) -> bool:
    """Whether a solid side face is beside one of the cells (of one unit)."""
    return any(
        field.map.solid(Cell(h.q, h.r, cell.level)) for cell in cells for h in neighbours(cell)
    )


def stands(field: Field, cells: Iterable[Cell], traits: MovementTraits) -> bool:
    """Whether ground, hovering or a wall holds the unit here; resting on a unit does not count."""
    cells = tuple(cells)
    return (
        field.supported(cells)
        or (traits.hover > 0 and hovers(field, cells, traits.hover))
        or (traits.climbs and clings(field, cells))
    )


def held(
    field: Field, cells: Iterable[Cell], traits: MovementTraits, ignore: str | None = None
) -> bool:
    """Whether the unit does not fall from here: it stands, or rests on another unit."""
    cells = tuple(cells)
    return stands(field, cells, traits) or field.held(cells, ignore)
