"""Walking and flight: planes of cells that spread step by step (FS 5.3.1 to 5.3.3, FS C 3.2, 3.3).

A plane is one integer with a bit for every cell (`level_planes`), so that all cells of one cost
move at once. Which cell comes before another is worked out only for cells that are asked about.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import Final, NamedTuple

import numpy as np

from app.rules.geometry.field import Field
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.level_planes import Window, planes_around, shifted
from app.rules.geometry.standable_levels import Mover
from app.rules.work_budget import spend

#: The cost of a cell out of reach.
_UNREACHED: Final = -10


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


class _Move(NamedTuple):
    """A kind of step: its cost, how it shifts a plane, from which cells and into which it leads
    (-1: all that are reached)."""

    cost: int
    shift: int
    sources: int
    targets: int


@dataclass(frozen=True, slots=True)
class Spread:
    """The cells that a movement enters, as planes by cost.

    `over`: cells in which the movement ends because the mover steps off into them. `moves` are the
    steps that lead to another cell, in the order in which they are preferred among equal costs.
    """

    window: Window
    start: Cell
    reached: list[int]
    over: list[int]
    moves: list[_Move]

    def steps(self) -> dict[Cell, Step]:
        """Every cell with its cheapest step, the cheapest first."""
        window = self.window
        # room on both sides, so that no step leads out of the arrays
        edge = max(abs(move.shift) for move in self.moves)
        flags = cache(partial(window.flags, edge=edge))
        costs = np.full(window.size + 2 * edge, _UNREACHED)
        for cost, plane in enumerate(self.reached):
            spend(3 * (plane | self.over[cost]).bit_count())
            costs[flags(plane)] = cost
        over = [np.flatnonzero(flags(plane)) for plane in self.over]
        bits = np.concatenate([np.flatnonzero(costs != _UNREACHED), *over])
        own = np.concatenate(
            [costs[costs != _UNREACHED], *(np.full(len(o), n) for n, o in enumerate(over))]
        )
        order = np.argsort(own, kind="stable")
        bits, own = bits[order], own[order]
        falls = np.isin(bits, np.concatenate(over))
        before = np.full(len(bits), 0)
        left = np.arange(1, len(bits))  # the first is the start
        for move in self.moves:
            sources = bits[left] - move.shift
            leads = costs[sources] == own[left] - move.cost
            if move.sources != -1:
                leads &= flags(move.sources)[sources]
            if move.targets != -1:
                leads &= flags(move.targets)[bits[left]]
            before[left[leads]] = sources[leads]
            left = left[~leads]
        cells, previous = window.cells(bits - edge), window.cells(before - edge)
        steps = map(Step, own.tolist(), previous, falls.tolist())
        return {**dict(zip(cells, steps, strict=True)), self.start: Step(0, None)}

    def step(self, cell: Cell) -> Step | None:
        """The cheapest step into a cell; None when it is out of reach."""
        if cell == self.start:
            return Step(0, None)
        if not self.window.holds(cell):
            return None
        bit = self.window.bit(cell)
        for cost in range(1, len(self.reached)):
            falls = bool(self.over[cost] >> bit & 1)
            if falls or self.reached[cost] >> bit & 1:
                return Step(cost, self.window.cell(bit - self._move_into(cost, bit).shift), falls)
        return None

    def column(self, here: Hex) -> list[Cell]:
        """The cells of a column within reach."""
        lowest = Cell(*here, self.window.low)
        if not self.window.holds(lowest):
            return []
        first = self.window.bit(lowest)
        within = sum(self.reached) | sum(self.over)  # no cell is in two planes
        return [
            self.window.cell(first + n) for n in range(self.window.run) if within >> (first + n) & 1
        ]

    def _move_into(self, cost: int, bit: int) -> _Move:
        """The preferred step into a cell that is reached at this cost."""
        return next(
            move
            for move in self.moves
            if move.cost <= cost
            and 1 << bit
            & move.targets
            & shifted(self.reached[cost - move.cost] & move.sources, move.shift)
        )


def walk(field: Field, mover: Mover, budget: int) -> Spread:
    """The cells within reach on the ground, for a mover that neither hovers, climbs nor rises.

    A step costs 1 and the difference of levels, one at most; up needs the cell above the mover
    open, down the neighbour's cell at the old level; the mover steps off only where no step leads
    down (FS 5.3.1 to 5.3.3).
    """
    window, open_, free, stand, _ = planes_around(field, mover, budget, flies=False)
    headroom, down = open_ >> 1, (open_ >> 1) & stand
    off = free & ~stand & ~(down << 1)
    reached, over = [1 << window.bit(mover.at)], [0]
    seen, gone = reached[0], reached[0]
    later = 0  # entered by a change of level, at one more than the next cost
    for _ in range(budget):
        beside = window.spread(reached[-1])
        entered = (beside & stand | later) & ~seen
        stepped_off = beside & off & ~gone
        upward = reached[-1] & headroom
        above = beside if upward == reached[-1] else window.spread(upward)
        later = above << 1 & stand | beside >> 1 & down
        reached.append(entered)
        over.append(stepped_off)
        seen |= entered
        gone |= stepped_off
        if not (entered or later):
            break
    level = [_Move(1, shift, -1, -1) for shift in window.shifts()]
    up = [_Move(2, shift + 1, headroom, stand) for shift in window.shifts()]
    lower = [_Move(2, shift - 1, -1, down) for shift in window.shifts()]
    return Spread(window, mover.at, reached, over, [*level, *up, *lower])


def fly(field: Field, mover: Mover, budget: int) -> Spread:
    """The cells within reach in flight: 1 for each step sideways, up or down (FS C 3.2), within the
    flight height (FS C 3.3)."""
    planes = planes_around(field, mover, budget, flies=True)
    window = planes.window
    reached = [1 << window.bit(mover.at)]
    room = planes.fly & ~reached[0]
    for _ in range(budget):
        here = reached[-1]
        entered = (window.spread(here) | here << 1 | here >> 1) & room
        if not entered:
            break
        room ^= entered
        reached.append(entered)
    moves = [_Move(1, shift, -1, -1) for shift in (*window.shifts(), 1, -1)]
    return Spread(window, mover.at, reached, [0] * len(reached), moves)
