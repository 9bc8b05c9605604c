"""Obstacles: why a step or a place is not allowed, as codes (FS 5.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import Cell, distance
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.reach import Mode, start_refusal
from app.rules.geometry.special_steps import SpecialStep, SpecialSteps
from app.rules.geometry.standable_levels import Mover, gaps
from app.rules.geometry.support import hovers, stands

#: Why a cell cannot be entered or a unit cannot stand in it, with the params of each text.
Obstacle = Literal[
    "above-ceiling",  # ceiling
    "above-flight-height",  # highest
    "after-step-off",
    "airborne",  # a ground move from a cell where nothing holds the mover
    "climbs-straight",
    "headroom",
    "hover-grounded",
    "hover-height",  # most
    "needs-face",
    "no-push",  # no step up from the air
    "no-surface",
    "no-way",
    "not-adjacent",
    "occupied",  # by
    "off-map",
    "risen-enough",  # most
    "solid",  # by
    "too-far",  # cost, left, at_least
    "too-steep",  # levels, up
    "unexplored",  # nothing is known of the ground there
]
OBSTACLES: Final[frozenset[str]] = frozenset(get_args(Obstacle))


@dataclass(frozen=True, slots=True)
class Blocked:
    """Why a cell cannot be entered; texts are made from code and params.

    `cell` is the cell that bars the way: for a unit of several cells not always its anchor.
    """

    code: Obstacle
    params: dict[str, Any] = field(default_factory=dict)
    cell: Cell = field(kw_only=True)


def not_adjacent(cell: Cell) -> Blocked:
    """Returns that a cell is no neighbour of the one before it."""
    where = {"hex": {"q": cell.q, "r": cell.r}, "level": cell.level}
    return Blocked("not-adjacent", where, cell=cell)


def flight_ceiling(field: Field, cell: Cell, speed: int) -> int:
    """The highest level a unit of this speed may fly at in the column of `cell`, from that cell.

    Speed levels above the highest surface at or below it, over void above the floor
    (FS C 3.3). Solid cells or the ceiling may end the column sooner.
    """
    bottoms = [gap.bottom for gap in gaps(field.map, cell) if gap.bottom <= cell.level]
    return max(bottoms, default=field.map.floor) + speed


def within_height(field: Field, mover: Mover, at: Cell) -> bool:
    limit = mover.height_limit or 0
    cells = cells_of(at, mover.footprint)
    if any(field.map.is_unknown(cell) for cell in cells):
        return True
    return any(cell.level <= flight_ceiling(field, cell, limit) for cell in cells)


def cannot_begin(field: Field, mover: Mover, mode: Mode) -> Blocked | None:
    """Why the mover cannot start a movement in any direction; None when it can."""
    why = start_refusal(field, mover, mode)
    return None if why is None else Blocked(why, cell=mover.at)


def may_step(here: Cell, there: Cell, mode: Mode, traits: MovementTraits = WALK) -> bool:
    """Whether two cells are adjacent for a step of this mode and these traits."""
    apart, rise = distance(here, there), there.level - here.level
    if mode == "flight":
        return apart + abs(rise) == 1
    if apart == 1:
        return True
    both_ways = bool(traits.hover or traits.climbs)
    return apart == 0 and (abs(rise) == 1 if both_ways else traits.jumps > 0 and rise == 1)


def step_between(
    special: SpecialSteps, mode: Mode, here: Cell, there: Cell, risen: int
) -> SpecialStep | None:
    """Returns the step between adjacent cells after `risen` levels; None when it is not allowed."""
    standing = special.standing
    if mode == "flight":
        allowed = standing.at(there.q, there.r).fly >> (there.level - standing.low) & 1
        return SpecialStep(there, 1) if allowed else None
    if not special.movement_traits.plain:
        return next((step for step in special.steps_from(here, risen) if step.to == there), None)
    for level, cost, falls in standing.walks(*here, standing.at(there.q, there.r)):
        if level == there.level:
            return SpecialStep(there, cost, falls, falls)
    return None


def too_far(cost: int, budget: int, cell: Cell, at_least: bool = False) -> Blocked:
    return Blocked("too-far", {"cost": cost, "left": budget, "at_least": at_least}, cell=cell)


def step_refusal(field: Field, mover: Mover, mode: Mode, here: Cell, there: Cell) -> Blocked:
    """Returns why `step_between` does not allow a step."""
    place = place_refusal(field, mover, mode, there)
    if place is not None:
        return place
    rise = there.level - here.level
    if here.hex == there.hex and mover.movement_traits.jumps and rise > 0:
        return Blocked("risen-enough", {"most": mover.movement_traits.jumps}, cell=there)
    why = support_refusal(field, mover, there)
    if why is not None:
        return why
    if abs(rise) > 1:
        return Blocked("too-steep", {"levels": abs(rise), "up": rise > 0}, cell=there)
    if mover.movement_traits.climbs and not (
        _on_top(field, mover, here) or _on_top(field, mover, there)
    ):
        return Blocked("climbs-straight", cell=there)
    over = here if rise > 0 else there
    barred = [
        Cell(q, r, level + 1)
        for q, r, level in cells_of(over, mover.footprint)
        if not field.map.open(Cell(q, r, level + 1))
    ]
    return Blocked("headroom", cell=barred[0]) if barred else Blocked("no-push", cell=there)


def _on_top(field: Field, mover: Mover, at: Cell) -> bool:
    """Whether the mover is supported there; at its start, resting on a unit counts too."""
    cells = cells_of(at, mover.footprint)
    if at == mover.at:
        return field.held(cells, mover.unit_id)
    return field.supported(cells)


def support_refusal(field: Field, mover: Mover, at: Cell) -> Blocked | None:
    """Why nothing would hold up a mover on the ground there; None when something does."""
    cells = cells_of(at, mover.footprint)
    if mover.movement_traits.hover:
        if not hovers(field, cells, mover.movement_traits.hover):
            return Blocked("hover-height", {"most": mover.movement_traits.hover}, cell=at)
        return None
    if stands(field, cells, mover.movement_traits):
        return None
    return Blocked("needs-face" if mover.movement_traits.climbs else "no-surface", cell=at)


def place_refusal(field: Field, mover: Mover, mode: Mode, at: Cell) -> Blocked | None:
    """Why the mover cannot be at a place at all; None when it can."""
    map_ = field.map
    for cell in cells_of(at, mover.footprint):
        if not map_.contains(cell):
            return Blocked("off-map", cell=cell)
        if map_.ceiling is not None and cell.level >= map_.ceiling:
            return Blocked("above-ceiling", {"ceiling": map_.ceiling}, cell=cell)
        if mode == "ground" and map_.is_unknown(cell):
            return Blocked("unexplored", cell=cell)
        solid = map_.solid_kind(cell)
        if solid is not None:
            return Blocked("solid", {"by": solid}, cell=cell)
        if not map_.open(cell):
            return Blocked("off-map", cell=cell)
        unit = field.occupant(cell, mover.unit_id)
        if unit is not None:
            return Blocked("occupied", {"by": unit}, cell=cell)
    if mode == "flight" and mover.height_limit is not None and not within_height(field, mover, at):
        highest = flight_ceiling(field, at, mover.height_limit)
        return Blocked("above-flight-height", {"highest": highest}, cell=at)
    return None
