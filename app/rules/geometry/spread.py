"""Walking and flight: planes of cells that spread step by step (FS 5.3.1 to 5.3.3, FS C 3.2, 3.3).

A plane is one integer with a bit for every cell (`level_planes`), so that all cells of one cost
move at once. Which cell comes before another is worked out only for cells that are asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Final, NamedTuple

import numpy as np

from app.rules.geometry.field import Field
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex
from app.rules.geometry.level_planes import Window, planes_around
from app.rules.geometry.standable_levels import Mover
from app.rules.work_budget import spend

_LEVEL, _UP, _DOWN = (tuple((q, r, level) for q, r in DIRECTIONS) for level in (0, 1, -1))
_VERTICAL: Final = ((0, 0, 1), (0, 0, -1))
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


class _Moves(NamedTuple):
    """A kind of step: its cost, its directions (q, r, level), from which cells and into which it
    leads (-1: all that are reached)."""

    cost: int
    directions: tuple[tuple[int, int, int], ...]
    sources: int
    targets: int


@dataclass(frozen=True)
class Spread:
    """The cells that a movement enters, as planes by cost.

    `off`: cells that are not in `reached` and into which the mover would step off. `moves` are the
    steps that lead to another cell, in the order in which they are preferred among equal costs.
    """

    window: Window
    start: Cell
    reached: list[int]
    off: int
    moves: tuple[_Moves, ...]

    @cached_property
    def over(self) -> list[int]:
        """By cost, the cells in which the movement ends because the mover steps off into them."""
        found, left = [0], self.off
        for plane in self.reached[:-1]:
            entered = self.window.around(plane) & left if left else 0
            left ^= entered
            found.append(entered)
        return found

    def steps(self) -> dict[Cell, Step]:
        """Every cell with its cheapest step, the cheapest first."""
        window = self.window
        # room on both sides, so that no step leads out of the arrays
        edge = max(abs(shift) for _, shift in self._each_move())
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
        for move, shift in self._each_move():
            sources = bits[left] - shift
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
        falls = bool(self.off >> bit & 1)
        for cost, plane in enumerate(self.over if falls else self.reached):
            if plane >> bit & 1:
                return Step(cost, self.window.cell(self._before(cost, bit)), falls)
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

    def _each_move(self) -> Iterator[tuple[_Moves, int]]:
        """Every kind of step in every direction, and how it shifts a plane."""
        shift = self.window.shift
        return ((move, shift(*step)) for move in self.moves for step in move.directions)

    def _before(self, cost: int, bit: int) -> int:
        """From which cell the preferred step leads into a cell that is reached at this cost."""
        return next(
            at
            for move in self.moves
            if move.cost <= cost and move.targets >> bit & 1
            for step in move.directions
            if (at := bit - self.window.shift(*step)) >= 0
            and self.reached[cost - move.cost] >> at & 1
            and move.sources >> at & 1
        )


def walk(field: Field, mover: Mover, budget: int) -> Spread:
    """The cells within reach on the ground, for a mover that neither hovers, climbs nor rises.

    A step costs 1 and the difference of levels, one at most; up needs the cell above the mover
    open, down the neighbour's cell at the old level; the mover steps off only where no step leads
    down (FS 5.3.1 to 5.3.3).
    """
    window, open_, free, stand, _ = planes_around(field, mover, budget, flies=False)
    start = 1 << window.bit(mover.at)
    headroom = open_ >> 1
    down = headroom & stand
    off = free ^ stand
    off ^= off & (down << 1 | start)
    places = stand | start
    # most ground has neither a roof close above it nor a place directly above another
    plain = (headroom & start | down) == places and not places & places << 1
    spread = _in_the_open if plain else _under_roofs
    reached = spread(window, start, stand ^ stand & start, budget, headroom)
    moves = (
        _Moves(1, _LEVEL, -1, -1),
        _Moves(2, _UP, headroom, stand),
        _Moves(2, _DOWN, -1, down),
    )
    return Spread(window, mover.at, reached, off, moves)


def _in_the_open(window: Window, start: int, room: int, budget: int, _: int) -> list[int]:
    """The cells of `room` by their costs, where nothing bars a step but its height."""
    reached, last = [start], 0
    for _ in range(budget):
        here = reached[-1]
        entered = window.around(here | last << 1 | last >> 1) & room
        if not (entered or here):
            break
        room ^= entered
        last = here
        reached.append(entered)
    return reached


def _under_roofs(window: Window, start: int, room: int, budget: int, headroom: int) -> list[int]:
    """The cells of `room` by their costs. `headroom`: cells with an open cell above them."""
    reached, later = [start], 0  # later: entered by a change of level, which costs one more
    down = room & headroom
    for _ in range(budget):
        beside = window.beside(reached[-1])
        entered = (beside | later) & room
        room ^= entered
        later = window.beside(reached[-1] & headroom) << 1 | beside >> 1 & down
        reached.append(entered)
        if not (entered or later & room):
            break
    return reached


def fly(field: Field, mover: Mover, budget: int) -> Spread:
    """The cells within reach in flight: 1 for each step sideways, up or down (FS C 3.2), within the
    flight height (FS C 3.3)."""
    window, _, _, _, room = planes_around(field, mover, budget, flies=True)
    reached = [1 << window.bit(mover.at)]
    room ^= room & reached[0]
    for _ in range(budget):
        here = reached[-1]
        entered = (window.around(here) | here << 1 | here >> 1) & room
        if not entered:
            break
        room ^= entered
        reached.append(entered)
    moves = (_Moves(1, _LEVEL + _VERTICAL, -1, -1),)
    return Spread(window, mover.at, reached, 0, moves)
