"""Reach: the cells a mover can enter with its movement range and what each costs (FS 5.3).

Ground is a bucket queue over standable levels. Flight spreads a frontier held in one integer: each
column of the neighbourhood is a run of bits, so that one step in a direction is a shift, and the
whole frontier moves at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex
from app.rules.geometry.special_steps import SpecialSteps
from app.rules.geometry.standable_levels import Mover, StandableLevels
from app.rules.geometry.support import held
from app.rules.work_budget import spend

Mode = Literal["ground", "flight"]


class Step(NamedTuple):
    """How a cell is reached: total cost, previous cell, whether the mover falls from there.

    Falling means that it steps off there, which ends the movement (FS 5.3.3), or that it has risen
    there (`aloft`) and may go on (FS C 2.20). It does not fall if it has flown since its turn
    began. `risen`: levels risen in the movement until then.
    """

    cost: int
    previous: Cell | None
    falls: bool = False
    aloft: bool = False
    risen: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """`cells` maps every cell within the budget to its cheapest step; the start costs 0.

    `ways`: the whole way to a cell whose previous cell is reached at less cost by a way that cannot
    be gone on with like that (too many levels risen on it).
    """

    start: Cell
    mode: Mode
    budget: int
    cells: dict[Cell, Step]
    ways: Mapping[Cell, list[Cell]] = field(default_factory=dict)


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
    standing = standable_levels_for(field, mover, budget)
    if mode == "flight":
        return Reach(mover.at, mode, budget, _fly(field, mover, budget, standing))
    if mover.movement_traits.plain:
        return Reach(mover.at, mode, budget, _walk(mover, budget, standing))
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
    if any(field.map.is_unknown(cell) for cell in cells):
        # Only the true map shows whether anything holds it.
        return None
    if mode == "ground" and not held(field, cells, mover.movement_traits, mover.unit_id):
        return "airborne"
    return None


def path_to(found: Reach, cell: Cell) -> list[Cell]:
    """The cells entered on the way, in order, without the start. KeyError when out of reach."""
    path = []
    step = found.cells[cell]
    while step.previous is not None and cell not in found.ways:
        path.append(cell)
        cell = step.previous
        step = found.cells[cell]
    return [*found.ways.get(cell, ()), *path[::-1]]


def _walk(mover: Mover, budget: int, standing: StandableLevels) -> dict[Cell, Step]:
    cells = {mover.at: Step(0, None)}
    buckets: list[list[Cell]] = [[] for _ in range(budget + 3)]
    buckets[0].append(mover.at)
    for cost in range(budget):
        for cell in buckets[cost]:
            best = cells[cell]
            if best.cost < cost or best.falls:
                continue
            spend(len(DIRECTIONS))
            q, r, level = cell
            for dq, dr in DIRECTIONS:
                there = standing.at(q + dq, r + dr)
                for entered, price, falls in standing.walks(q, r, level, there):
                    total = cost + price
                    target = Cell(q + dq, r + dr, entered)
                    known = cells.get(target)
                    if total <= budget and (known is None or total < known.cost):
                        cells[target] = Step(total, cell, falls)
                        buckets[total].append(target)
    return cells


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


@dataclass(frozen=True, slots=True)
class _Window:
    """The columns a flight can touch, as one integer: column-major, `run` bits to a column.

    The last bit of each run and the last column of each row stay 0, so that nothing wraps round.
    """

    q: int
    r: int
    across: int
    run: int
    low: int

    def bit(self, cell: Cell) -> int:
        return (
            ((cell.q - self.q) * self.across + cell.r - self.r) * self.run + cell.level - self.low
        )

    def cell(self, bit: int) -> Cell:
        column, level = divmod(bit, self.run)
        q, r = divmod(column, self.across)
        return Cell(q + self.q, r + self.r, level + self.low)

    def shifts(self) -> list[int]:
        sideways = [(dq * self.across + dr) * self.run for dq, dr in DIRECTIONS]
        return [*sideways, 1, -1]


def _fly(field: Field, mover: Mover, budget: int, standing: StandableLevels) -> dict[Cell, Step]:
    window, room = _flyable(field, mover, budget, standing)
    start = window.bit(mover.at)
    cells = {mover.at: Step(0, None)}
    entered = {start: mover.at}
    frontier = 1 << start
    room &= ~frontier
    for cost in range(1, budget + 1):
        reached = 0
        layer = {}
        for shift in window.shifts():
            moved = frontier << shift if shift > 0 else frontier >> -shift
            fresh = moved & room
            room ^= fresh
            reached |= fresh
            for bit in _bits(fresh):
                spend(3)
                cell = window.cell(bit)
                layer[bit] = cell
                cells[cell] = Step(cost, entered[bit - shift])
        if not reached:
            break
        frontier, entered = reached, layer
    return cells


def _flyable(
    field: Field, mover: Mover, budget: int, standing: StandableLevels
) -> tuple[_Window, int]:
    """The window around the mover and its cells that may be flown through."""
    q0, r0, level = mover.at
    map_ = field.map
    corner = max(map_.columns, map_.rows)
    q_low, q_high = max(q0 - budget, -corner), min(q0 + budget, corner)
    r_low, r_high = max(r0 - budget, -corner), min(r0 + budget, corner)
    run = -(-(2 * (budget + _MARGIN) + 1) // 8)
    window = _Window(q_low, r_low, r_high - r_low + 2, run * 8, level - budget - _MARGIN)
    nothing = bytes(run)
    parts = []
    for q in range(q_low, q_high + 1):
        spend(r_high - r_low + 1)
        for r in range(r_low, r_high + 1):
            near = abs(q - q0 + r - r0) <= budget and map_.contains(Hex(q, r))
            parts.append(standing.at(q, r).fly.to_bytes(run, "little") if near else nothing)
        parts.append(nothing)
    return window, int.from_bytes(b"".join(parts), "little")


def _bits(number: int) -> list[int]:
    """The positions of the ones, ascending."""
    text = f"{number:b}"[::-1]
    found = []
    at = text.find("1")
    while at >= 0:
        found.append(at)
        at = text.find("1", at + 1)
    return found
