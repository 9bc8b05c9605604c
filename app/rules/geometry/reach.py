"""Reach: the cells a mover can enter with its movement range and what each costs (FS 5.3).

Walking and flight spread over whole planes of cells (`spread`). The way of a mover that hovers,
climbs or rises is searched cell by cell, for what it has risen counts too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, Literal, NamedTuple

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex
from app.rules.geometry.special_steps import SpecialSteps
from app.rules.geometry.spread import Spread, Step, fly, walk
from app.rules.geometry.standable_levels import Mover, StandableLevels
from app.rules.geometry.support import held
from app.rules.work_budget import spend

Mode = Literal["ground", "flight"]


class Reach:
    """The cells within the budget of a movement, each with its cheapest step; the start costs 0.

    `ways`: the whole way to a cell whose previous cell is reached at less cost by a way that cannot
    be gone on with like that (too many levels risen on it). Of a plain movement only the cells that
    are asked about are worked out.
    """

    def __init__(
        self,
        start: Cell,
        mode: Mode,
        budget: int,
        found: Spread | dict[Cell, Step],
        ways: Mapping[Cell, list[Cell]] | None = None,
    ) -> None:
        self.start = start
        self.mode = mode
        self.budget = budget
        self.ways = ways or {}
        self._found = found

    @cached_property
    def cells(self) -> dict[Cell, Step]:
        """Every cell within the budget, the cheapest first."""
        return self._found if isinstance(self._found, dict) else self._found.steps()

    def step(self, cell: Cell) -> Step | None:
        """The cheapest step into a cell; None when it is out of reach."""
        return self.cells.get(cell) if isinstance(self._found, dict) else self._found.step(cell)

    def column(self, here: Hex) -> list[Cell]:
        """The cells of a column within reach."""
        if isinstance(self._found, dict):
            return [cell for cell in self._found if cell.hex == here]
        return self._found.column(here)


#: Levels that `StandableLevels` must know beyond those the budget can change.
_MARGIN: Final = 3


def standable_levels_for(field: Field, mover: Mover, budget: int) -> StandableLevels:
    """Returns the standable levels for every cell that a movement of this budget can touch."""
    level = mover.at.level
    return StandableLevels(field, mover, level - budget - _MARGIN, level + budget + _MARGIN)


def reach(field: Field, mover: Mover, mode: Mode, budget: int) -> Reach:
    """Every cell the mover can end in (FS 5.3), with costs and predecessors.

    A mover that cannot move at all (`start_refusal`) reaches only its own cell.
    """
    if start_refusal(field, mover, mode) is not None:
        return Reach(mover.at, mode, budget, {mover.at: Step(0, None)})
    if mode == "flight":
        return Reach(mover.at, mode, budget, fly(field, mover, budget))
    if mover.movement_traits.plain:
        return Reach(mover.at, mode, budget, walk(field, mover, budget))
    standing = standable_levels_for(field, mover, budget)
    return _stride(mover, budget, SpecialSteps(field, mover, standing))


def start_refusal(
    field: Field, mover: Mover, mode: Mode
) -> Literal["airborne", "hover-grounded"] | None:
    """Why the mover cannot even begin: nothing holds it, or it hovers and is on the ground.

    FS 7.4 (at rest) and FS C 2.26 (hovering); None when it can.
    """
    cells = cells_of(mover.at, mover.footprint)
    if mover.movement_traits.hover and field.supported(cells):
        return "hover-grounded"
    if field.map.unknown and any(field.map.is_unknown(cell) for cell in cells):
        # Only the true map shows whether anything holds it.
        return None
    if mode == "ground" and not held(field, cells, mover.movement_traits, mover.unit_id):
        return "airborne"
    return None


def path_to(found: Reach, cell: Cell) -> list[Cell]:
    """The cells entered on the way, in order, without the start. KeyError when out of reach."""
    path = []
    while cell not in found.ways:
        step = found.step(cell)
        if step is None:
            raise KeyError(cell)
        if step.previous is None:
            break
        path.append(cell)
        cell = step.previous
    return [*found.ways.get(cell, ()), *path[::-1]]


class _Place(NamedTuple):
    """A place in a movement: where, the levels risen so far, whether the movement ends there."""

    cell: Cell
    risen: int
    over: bool = False


_Best = dict[_Place, tuple[Step, _Place | None]]


def _stride(mover: Mover, budget: int, special: SpecialSteps) -> Reach:
    """Searches the steps of a mover that hovers, climbs or rises.

    Nodes are cell and levels risen, as risen levels are spent for good. Of two ways to a cell at
    one cost the one that has risen less is kept.
    """
    start = _Place(mover.at, mover.risen)
    best: _Best = {start: (Step(0, None, risen=mover.risen), None)}
    buckets: list[list[_Place]] = [[] for _ in range(budget + 3)]
    buckets[0].append(start)
    cells: dict[Cell, Step] = {}
    for cost in range(budget + 1):
        for place in sorted(buckets[cost], key=_risen_least):
            if best[place][0].cost < cost:
                continue
            spend(2 * len(DIRECTIONS))
            cells.setdefault(place.cell, best[place][0])
            if place.over:
                continue
            for to, price, falls, over, risen in special.steps_from(place.cell, place.risen):
                total, entered = cost + price, _Place(to, risen, over)
                if total <= budget and (entered not in best or total < best[entered][0].cost):
                    aloft = falls and not over
                    best[entered] = Step(total, place.cell, falls, aloft, risen), place
                    buckets[total].append(entered)
    return Reach(mover.at, "ground", budget, cells, _ways(cells, best))


def _risen_least(place: _Place) -> tuple[int, bool]:
    return place.risen, place.over


def _ways(cells: dict[Cell, Step], best: _Best) -> dict[Cell, list[Cell]]:
    """Returns the ways to cells whose last step does not continue the way to the cell before."""
    ways = {}
    for cell, step in cells.items():
        place = best[_Place(cell, step.risen, step.falls and not step.aloft)][1]
        if place is None or _leads_on(cells[place.cell], place):
            continue
        way = [cell]
        while place is not None and (before := best[place][1]) is not None:
            way.append(place.cell)
            place = before
        ways[cell] = way[::-1]
    return ways


def _leads_on(step: Step, place: _Place) -> bool:
    """Whether the way kept for a cell ends in this state of it."""
    return step.risen == place.risen and (step.aloft or not step.falls)
