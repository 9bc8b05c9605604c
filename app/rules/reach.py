"""Everywhere a mover can get with a movement range: one search for ground, one for flight.

Ground is a bucket queue over standing places. Flight spreads a frontier held in one integer: each
column of the neighbourhood is a run of bits, so that one step in a direction is a shift, and the
whole frontier moves at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from app.rules.field import Field, cells_of
from app.rules.hexes import DIRECTIONS, Cell, Hex
from app.rules.standing import Mover, Standing

Mode = Literal["ground", "flight"]


class Step(NamedTuple):
    """How a cell is reached: the whole cost, the cell before, whether the mover steps off there.

    Stepping off ends the movement; the mover then falls unless it has flown since its turn began
    (frame-state 5.3.3).
    """

    cost: int
    previous: Cell | None
    falls: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """`cells` maps every cell within the budget to its cheapest step; the start costs 0."""

    start: Cell
    mode: Mode
    budget: int
    cells: dict[Cell, Step]


#: Levels that `Standing` must know beyond those the budget can change.
_MARGIN: Final = 3


def standing_for(field: Field, mover: Mover, budget: int) -> Standing:
    """The standing places in every level that a movement of this budget can touch."""
    level = mover.at.level
    return Standing(field, mover, level - budget - _MARGIN, level + budget + _MARGIN)


def reach(field: Field, mover: Mover, mode: Mode, budget: int) -> Reach:
    """Every cell the mover can end in (frame-state 5.3), with costs and predecessors.

    A mover on the ground that nothing holds (frame-state 7, at rest) reaches only its own cell.
    """
    standing = standing_for(field, mover, budget)
    if mode == "flight":
        cells = _fly(field, mover, budget, standing)
    elif field.held(cells_of(mover.at, mover.footprint), mover.unit_id):
        cells = _walk(mover, budget, standing)
    else:
        cells = {mover.at: Step(0, None)}
    return Reach(mover.at, mode, budget, cells)


def path_to(found: Reach, cell: Cell) -> list[Cell]:
    """The cells entered on the way, in order, without the start. KeyError when out of reach."""
    path = []
    step = found.cells[cell]
    while step.previous is not None:
        path.append(cell)
        cell = step.previous
        step = found.cells[cell]
    return path[::-1]


def _walk(mover: Mover, budget: int, standing: Standing) -> dict[Cell, Step]:
    cells = {mover.at: Step(0, None)}
    buckets: list[list[Cell]] = [[] for _ in range(budget + 3)]
    buckets[0].append(mover.at)
    for cost in range(budget):
        for cell in buckets[cost]:
            best = cells[cell]
            if best.cost < cost or best.falls:
                continue
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


def _fly(field: Field, mover: Mover, budget: int, standing: Standing) -> dict[Cell, Step]:
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
                cell = window.cell(bit)
                layer[bit] = cell
                cells[cell] = Step(cost, entered[bit - shift])
        if not reached:
            break
        frontier, entered = reached, layer
    return cells


def _flyable(field: Field, mover: Mover, budget: int, standing: Standing) -> tuple[_Window, int]:
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
