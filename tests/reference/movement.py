"""A slow reference for movement: each rule applied cell by cell, and a plain Dijkstra.

It shares only the coordinates and the map's raw numbers with the fast search.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from app.rules.geometry.hexes import Cell, Hex, neighbours
from app.rules.geometry.movement import Mode, Mover
from app.rules.geometry.movement_traits import WALK
from app.rules.geometry.terrain import Field, HexMap


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


def rests(field: Field, mover: Mover, at: Cell) -> bool:
    """Whether it stands on something solid or on another unit."""
    own = mover.unit_id
    return supported(field, mover, at) or any(
        field.occupied.get(below(cell), own) != own for cell in body(mover, at)
    )


def hovers(field: Field, mover: Mover, at: Cell) -> bool:
    """Whether it is 1 to `hover` levels above a surface: an open cell of the same air with solid
    below."""
    if supported(field, mover, at):
        return False
    for cell in body(mover, at):
        for _ in range(mover.movement_traits.hover):
            cell = below(cell)
            if solid(field.map, below(cell)):
                return True
    return False


def clings(field: Field, mover: Mover, at: Cell) -> bool:
    """Whether it climbs and has a wall beside it."""
    return mover.movement_traits.climbs and any(
        solid(field.map, Cell(h.q, h.r, cell.level))
        for cell in body(mover, at)
        for h in neighbours(cell)
    )


def held(field: Field, mover: Mover, at: Cell) -> bool:
    return rests(field, mover, at) or hovers(field, mover, at) or clings(field, mover, at)


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
    """Returns (cell, cost, steps off) of every ground step from a supported place."""
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


def gait_steps(
    field: Field, mover: Mover, at: Cell, risen: int
) -> Iterator[tuple[Cell, int, bool, bool, int]]:
    """Yields every step of a unit that hovers, climbs or rises (FS C 2), as (cell, cost, falls,
    over, risen).

    `over`: the movement ends with this step.
    """
    gait = mover.movement_traits

    def base(cell: Cell) -> bool:
        """Whether the unit can stand there: on a surface, or above one for a hovering unit."""
        how = hovers if gait.hover else supported
        return free(field, mover, cell) and how(field, mover, cell)

    def wall(cell: Cell) -> bool:
        on = supported(field, mover, cell)
        return free(field, mover, cell) and clings(field, mover, cell) and not on

    def clear(cells: list[Cell]) -> bool:
        return all(open_(field.map, cell) for cell in cells)

    stands = base(at) or (at == mover.at and rests(field, mover, at))
    on_wall = not stands and wall(at)
    in_air = not stands and not on_wall
    up, down = above(at), below(at)
    if (gait.hover or gait.climbs) and (base(up) or wall(up)):
        yield up, 1, False, False, risen
    elif gait.jumps > risen and not on_wall and free(field, mover, up):
        yield up, 1, True, False, risen + 1
    if (gait.hover or gait.climbs) and (base(down) or wall(down)):
        yield down, 1, False, False, risen
    for h in neighbours(at):
        level = Cell(h.q, h.r, at.level)
        steps_down = False
        for cell in (level, above(level), below(level)):
            if not (base(cell) or (stands and wall(cell))):
                continue
            rise = cell.level - at.level
            if rise == 1 and (in_air or not clear([above(c) for c in body(mover, at)])):
                continue
            if rise == -1 and not clear(body(mover, level)):
                continue
            steps_down = steps_down or (rise == -1 and base(cell))
            yield cell, 1 + abs(rise), False, False, risen
        air = free(field, mover, level) and not supported(field, mover, level)
        if air and not on_wall and not base(level) and not wall(level) and not steps_down:
            yield level, 1, True, True, risen


def reach(field: Field, mover: Mover, mode: Mode, budget: int) -> dict[Cell, tuple[int, bool]]:
    """Returns every cell within the budget with its least cost, and whether the mover falls from
    it.

    Of two ways with equal cost the one that has risen less counts, then the one after which the
    movement can continue.
    """
    found: dict[Cell, tuple[int, bool]] = {}
    for cost, _, _, cell, falls in sorted(places(field, mover, mode, budget)):
        found.setdefault(cell, (cost, falls))
    return found


def places(
    field: Field, mover: Mover, mode: Mode, budget: int
) -> list[tuple[int, int, bool, Cell, bool]]:
    """Returns the places of the movement, (cost, risen, over, cell, falls), each at its least
    cost."""
    start = (0, mover.risen, False, mover.at, False)
    if mover.movement_traits.hover and supported(field, mover, mover.at):
        return [start]
    if mode == "ground" and not held(field, mover, mover.at):
        return [start]
    best: dict[tuple[Cell, int, bool], tuple[int, bool]] = {}
    queue: list[tuple[int, int, bool, Cell, bool]] = [start]
    while queue:
        cost, risen, over, cell, falls = heapq.heappop(queue)
        if (cell, risen, over) in best:
            continue
        best[cell, risen, over] = (cost, falls)
        if over:
            continue
        for entered, price, falls_there, ends, more in steps(field, mover, mode, cell, risen):
            if cost + price <= budget:
                heapq.heappush(queue, (cost + price, more, ends, entered, falls_there))
    return [(cost, risen, over, cell, falls) for (cell, risen, over), (cost, falls) in best.items()]


def steps(
    field: Field, mover: Mover, mode: Mode, at: Cell, risen: int
) -> Iterator[tuple[Cell, int, bool, bool, int]]:
    if mode == "ground" and mover.movement_traits != WALK:
        yield from gait_steps(field, mover, at, risen)
        return
    plain = ground_steps if mode == "ground" else flight_steps
    for cell, price, off in plain(field, mover, at):
        yield cell, price, off, off, 0


def path_length(map_: HexMap, a: Cell, b: Cell, limit: int) -> int | None:
    """Returns the steps of the shortest way through open cells; the last cell may be solid."""
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
