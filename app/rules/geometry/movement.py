"""Movement on the ground and in flight: path checks, path search, refusals (FS 5.3, FS C 3.2, 3.3).

Steps are in `standable_levels` and `special_steps`, the search in `reach`, refusals in
`obstacles`. Callers import all of them from here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex, distance, neighbours
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.obstacles import (
    Blocked,
    cannot_begin,
    flight_ceiling,
    may_step,
    not_adjacent,
    place_refusal,
    step_between,
    step_refusal,
    support_refusal,
    too_far,
    within_height,
)
from app.rules.geometry.reach import Mode, Reach, path_to, reach, standable_levels_for
from app.rules.geometry.special_steps import SpecialSteps
from app.rules.geometry.spread import Step
from app.rules.geometry.standable_levels import Mover
from app.rules.geometry.support import held
from app.rules.work_budget import spend

__all__ = [
    "WALK",
    "Blocked",
    "Mode",
    "MovementTraits",
    "Mover",
    "PathCheck",
    "Reach",
    "Step",
    "border_refusals",
    "check_path",
    "flight_ceiling",
    "held",
    "hover_rise",
    "path",
    "path_to",
    "reach",
    "set_down",
    "why_not",
]

#: How far past the budget `why_not` searches for the true cost of a cell.
LOOK_FURTHER: Final = 12


@dataclass(frozen=True, slots=True)
class PathCheck:
    """The result of `check_path`: cells entered, their cost, and why the movement stopped early.

    `risen`: levels risen in the movement until then (see `MovementTraits.jumps`).
    """

    entered: list[Cell]
    cost: int
    ends_in_air: bool
    stopped: Blocked | None
    risen: int = 0


def check_path(
    field: Field, mover: Mover, mode: Mode, budget: int, path: Sequence[Cell]
) -> PathCheck:
    """Moves along `path` (cells entered, without the start) as far as the rules allow.

    `ends_in_air`: the last cell entered is one stepped off or risen into. What bars the way
    halfway (a unit that the planner could not see) shows as `stopped`, with the rest of the range
    unspent (FS 5.3.5).
    """
    special = _special_steps(field, mover, budget)
    entered: list[Cell] = []
    spent, here, risen, falls, over = 0, mover.at, mover.risen, False, False

    def stop(why: Blocked | None) -> PathCheck:
        return PathCheck(entered, spent, falls, why, risen)

    stuck = cannot_begin(field, mover, mode) if path else None
    if stuck is not None:
        return stop(stuck)
    for cell in path:
        spend(8 + 2 * len(mover.footprint))
        if over:
            return stop(Blocked("after-step-off", cell=cell))
        if not may_step(here, cell, mode, mover.movement_traits):
            return stop(not_adjacent(cell))
        step = step_between(special, mode, here, cell, risen)
        if step is None:
            return stop(step_refusal(field, mover, mode, here, cell))
        if spent + step.cost > budget:
            return stop(too_far(spent + step.cost, budget, cell))
        _, cost, falls, over, risen = step
        spent, here = spent + cost, cell
        entered.append(cell)
    return stop(None)


def _special_steps(field: Field, mover: Mover, budget: int) -> SpecialSteps:
    return SpecialSteps(field, mover, standable_levels_for(field, mover, budget))


def path(field: Field, mover: Mover, mode: Mode, budget: int, to: Cell) -> list[Cell] | Blocked:
    """Returns the cheapest path to a cell, without the start, or why there is none."""
    found = reach(field, mover, mode, budget)
    if found.step(to) is not None:
        return path_to(found, to)
    return _why(field, mover, found, to)


def why_not(field: Field, mover: Mover, mode: Mode, budget: int, to: Cell | Hex) -> Blocked | None:
    """Returns why the mover cannot reach a cell, or any cell of a column; None when it can.

    A cell that only costs too much says what it would cost. Else what is wrong with the last step
    counts: a cliff is "too steep" even where a long way round leads up. A cost that was not
    searched for is a lower bound (`at_least`).
    """
    found = reach(field, mover, mode, budget)
    if not isinstance(to, Cell):
        if found.column(to):
            return None
        to = _likeliest(field, mover, to, mover.at.level)
    elif found.step(to) is not None:
        return None
    return _why(field, mover, found, to)


def border_refusals(field: Field, mover: Mover, found: Reach) -> dict[Cell, Blocked]:
    """Returns the columns just out of reach: for each its likeliest cell and the refusal."""
    if cannot_begin(field, mover, found.mode) is not None:
        return {}
    special = _special_steps(field, mover, found.budget)
    reached = {cell.hex for cell in found.cells}
    flies = found.mode == "flight"
    reasons: dict[Hex, tuple[tuple[bool, int, int], Cell, Blocked]] = {}
    beside: dict[Hex, Cell] = {}
    for here, step in found.cells.items():
        if step.falls and not step.aloft:
            continue
        spend(len(DIRECTIONS))
        for h in neighbours(here):
            if h in reached or not field.map.contains(h):
                continue
            spend(8 + 2 * len(mover.footprint))
            cell = Cell(*h, here.level) if flies else _likeliest(field, mover, h, here.level)
            why = _last_step(field, mover, found, special, here, cell)
            # what bars the flight higher up says more than the side of a plateau
            solid = flies and why.code == "solid"
            rank = (solid, abs(cell.level - here.level), step.cost)
            if h not in reasons or rank < reasons[h][0]:
                reasons[h] = rank, cell, why
                beside[h] = here
    return dict(
        _over_the_edge(field, mover, found, beside[h], cell, why) if rank[0] else (cell, why)
        for h, (rank, cell, why) in reasons.items()
    )


def set_down(field: Field, mover: Mover) -> Cell | None:
    """Returns where a unit above its flight height is set down; None if it is not above it.

    The highest free place within the flight height below it (FS C 3.3). None
    also if there is no such place: the unit then stays where it is.
    """
    if mover.height_limit is None or within_height(field, mover, mover.at):
        return None
    q, r, level = mover.at
    lowest = min(field.map.floor, field.map.lowest)
    for lower in range(level - 1, lowest - 1, -1):
        spend(2 * len(mover.footprint))
        at = Cell(q, r, lower)
        cells = cells_of(at, mover.footprint)
        if within_height(field, mover, at) and field.all_free(cells, mover.unit_id):
            return at
    return None


def hover_rise(field: Field, mover: Mover) -> Cell | None:
    """Returns the cell that a grounded hovering unit rises to; None if it is not grounded or
    cannot.

    One level up, if every cell is free (FS C 2.26).
    """
    if not mover.movement_traits.hover or not field.supported(cells_of(mover.at, mover.footprint)):
        return None
    q, r, level = mover.at
    up = Cell(q, r, level + 1)
    return up if field.all_free(cells_of(up, mover.footprint), mover.unit_id) else None


def _over_the_edge(
    field: Field, mover: Mover, found: Reach, here: Cell, side: Cell, solid: Blocked
) -> tuple[Cell, Blocked]:
    """Why a flight from `here` does not end on top of a column whose side is solid.

    Returns the place on top with the reason; the side itself where no other reason is known.
    """
    to = _likeliest(field, mover, side.hex, here.level)
    place = place_refusal(field, mover, found.mode, to)
    if place is not None:
        return (side, solid) if place.code == "solid" else (to, place)
    least = _least_cost(mover, to)
    if least > found.budget:
        return to, too_far(least, found.budget, to, at_least=True)
    climb = place_refusal(field, mover, found.mode, Cell(*here.hex, to.level))
    return (to, climb) if climb is not None else (side, solid)


def _least_cost(mover: Mover, to: Cell) -> int:
    """Returns the range that a way to a cell costs at least."""
    return distance(mover.at, to) + abs(mover.at.level - to.level)


def _last_step(
    field: Field, mover: Mover, found: Reach, special: SpecialSteps, here: Cell, there: Cell
) -> Blocked:
    """Why a cell out of reach cannot be entered from a neighbouring one within reach."""
    reached = found.cells[here]
    step = step_between(special, found.mode, here, there, reached.risen)
    if step is None:
        return step_refusal(field, mover, found.mode, here, there)
    return too_far(reached.cost + step.cost, found.budget, there)


def _why(field: Field, mover: Mover, found: Reach, to: Cell) -> Blocked:
    """Why `to`, which is not in `found`, is out of reach."""
    place = place_refusal(field, mover, found.mode, to)
    if place is not None:
        return place
    stuck = cannot_begin(field, mover, found.mode)
    if stuck is not None:
        return stuck
    special = _special_steps(field, mover, found.budget)
    reasons = [
        ((why.code != "too-far", abs(to.level - here.level), found.cells[here].cost), why)
        for here in _touching(found, to, mover.movement_traits)
        for why in [_last_step(field, mover, found, special, here, to)]
    ]
    if reasons:
        return min(reasons, key=lambda reason: reason[0])[1]
    if any(s.falls and not s.aloft and distance(cell, to) <= 1 for cell, s in found.cells.items()):
        return Blocked("after-step-off", cell=to)
    return _further(field, mover, found, to)


def _touching(found: Reach, to: Cell, traits: MovementTraits) -> Iterator[Cell]:
    """The cells within reach from which a step could lead to `to`."""
    spend(2 * len(found.cells))
    for cell, step in found.cells.items():
        if (step.aloft or not step.falls) and may_step(cell, to, found.mode, traits):
            yield cell


def _further(field: Field, mover: Mover, found: Reach, to: Cell) -> Blocked:
    """Returns the refusal for a distant cell, with its true cost if a wider search finds it."""
    least = _least_cost(mover, to)
    if least > found.budget + LOOK_FURTHER:
        return too_far(least, found.budget, to, at_least=True)
    wide = reach(field, mover, found.mode, max(least, found.budget) + LOOK_FURTHER)
    step = wide.step(to)
    if step is not None:
        return too_far(step.cost, found.budget, to)
    why = support_refusal(field, mover, to) if found.mode == "ground" else None
    return why or Blocked("no-way", cell=to)


def _likeliest(field: Field, mover: Mover, h: Hex, level: int) -> Cell:
    """Returns the place of a column to stand or hover in that is nearest to `level`."""
    places: Sequence[int] = field.map.surfaces(h)
    if mover.movement_traits.hover:
        most = mover.movement_traits.hover

        def is_open(level: int) -> bool:
            return field.map.open(Cell(h.q, h.r, level))

        # there is no room to hover right below a deck
        above = [range(surface + 1, surface + most + 1) for surface in places]
        places = [place for room in above for place in takewhile(is_open, room)]
    nearest = min(places, key=lambda s: (abs(s - level), s), default=level)
    return Cell(h.q, h.r, nearest)
