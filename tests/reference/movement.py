"""Movement the slow way: each rule read off the digest, cell by cell, and a plain Dijkstra.

Shares nothing with the fast search but the coordinates and the map's raw numbers.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from app.rules.hexes import Cell, Hex, neighbours
from app.rules.movement import Mode, Mover
from app.rules.terrain import Field, HexMap


def solid(map_: HexMap, cell: Cell) -> bool:
    ground = map_.ground(cell.hex)
    if ground is not None and cell.level < ground:
        return True
    return any(
        prop.base <= cell.level < prop.base + prop.height for prop in map_.props_at(cell.hex)
    )


def open_(map_: HexMap, cell: Cell) -> bool:
    if not map_.contains(cell.hex) or solid(map_, cell):
        return False
    if map_.ceiling is not None and cell.level >= map_.ceiling:
        return False
    return map_.ground(cell.hex) is not None or cell.level >= map_.floor


def below(cell: Cell) -> Cell:
    return Cell(cell.q, cell.r, cell.level - 1)


def above(cell: Cell) -> Cell:
    return Cell(cell.q, cell.r, cell.level + 1)


def body(mover: Mover, at: Cell) -> list[Cell]:
    return [Cell(at.q + dq, at.r + dr, at.level + dl) for dq, dr, dl in mover.footprint]


def free(field: Field, mover: Mover, at: Cell) -> bool:
    return all(
        open_(field.map, cell) and field.occupied.get(cell, mover.unit_id) == mover.unit_id
        for cell in body(mover, at)
    )


def supported(field: Field, mover: Mover, at: Cell) -> bool:
    return any(solid(field.map, below(cell)) for cell in body(mover, at))


def held(field: Field, mover: Mover, at: Cell) -> bool:
    own = mover.unit_id
    return supported(field, mover, at) or any(
        field.occupied.get(below(cell), own) != own for cell in body(mover, at)
    )


def within_flight_height(field: Field, mover: Mover, at: Cell) -> bool:
    if mover.height_limit is None:
        return True
    for cell in body(mover, at):
        level = cell.level
        while not solid(field.map, Cell(cell.q, cell.r, level - 1)):
            if field.map.ground(cell.hex) is None and level <= field.map.floor:
                break
            level -= 1
        if cell.level - level <= mover.height_limit:
            return True
    return False


def ground_steps(field: Field, mover: Mover, at: Cell) -> Iterator[tuple[Cell, int, bool]]:
    """(cell, cost, steps off) of every ground step from a place where the mover is held."""
    for h in neighbours(at):
        level = Cell(h.q, h.r, at.level)
        up, down = above(level), below(level)
        if free(field, mover, level) and supported(field, mover, level):
            yield level, 1, False
        may_rise = all(open_(field.map, above(cell)) for cell in body(mover, at))
        if free(field, mover, up) and supported(field, mover, up) and may_rise:
            yield up, 2, False
        may_sink = all(open_(field.map, cell) for cell in body(mover, level))
        steps_down = free(field, mover, down) and supported(field, mover, down) and may_sink
        if steps_down:
            yield down, 2, False
        air = free(field, mover, level) and not supported(field, mover, level)
        if air and not steps_down:
            yield level, 1, True


def flight_steps(field: Field, mover: Mover, at: Cell) -> Iterator[tuple[Cell, int, bool]]:
    sides = [Cell(h.q, h.r, at.level) for h in neighbours(at)]
    for cell in [*sides, above(at), below(at)]:
        if free(field, mover, cell) and within_flight_height(field, mover, cell):
            yield cell, 1, False


def reach(field: Field, mover: Mover, mode: Mode, budget: int) -> dict[Cell, tuple[int, bool]]:
    """Every cell within the budget: its least cost, and whether the mover steps off into it."""
    if mode == "ground" and not held(field, mover, mover.at):
        return {mover.at: (0, False)}
    steps = ground_steps if mode == "ground" else flight_steps
    best: dict[Cell, tuple[int, bool]] = {}
    queue: list[tuple[int, Cell, bool]] = [(0, mover.at, False)]
    while queue:
        cost, cell, falls = heapq.heappop(queue)
        if cell in best:
            continue
        best[cell] = (cost, falls)
        if falls:
            continue
        for entered, price, off in steps(field, mover, cell):
            if cost + price <= budget:
                heapq.heappush(queue, (cost + price, entered, off))
    return best


def path_length(map_: HexMap, a: Cell, b: Cell, limit: int) -> int | None:
    """Steps of the shortest way through open cells, the last of which may be solid."""
    layer, seen = {a}, {a}
    for count in range(limit + 1):
        if b in layer:
            return count
        spread = set()
        for cell in layer:
            sides = [Cell(h.q, h.r, cell.level) for h in neighbours(cell)]
            for entered in [*sides, above(cell), below(cell)]:
                ends = entered == b and map_.contains(Hex(b.q, b.r))
                if entered not in seen and (ends or open_(map_, entered)):
                    spread.add(entered)
        seen |= spread
        layer = spread
    return None
