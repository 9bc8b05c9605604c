"""Distance and range in three dimensions (frame-state 5.1, 5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.rules.hexes import DIRECTIONS, Cell, Hex, distance
from app.rules.hexmap import HexMap
from app.rules.sight import sight
from app.rules.standing import gaps


class Distance(NamedTuple):
    """Steps between columns, difference in levels, and their sum."""

    horizontal: int
    vertical: int
    total: int


def distance3(a: Cell, b: Cell) -> Distance:
    """The distance in three dimensions (frame-state 5.1)."""
    horizontal, vertical = distance(a, b), abs(a.level - b.level)
    return Distance(horizontal, vertical, horizontal + vertical)


def nearest_pair(cells_a: Iterable[Cell], cells_b: Iterable[Cell]) -> tuple[Cell, Cell]:
    """The pair of cells, one of each thing, that lie closest (large units: the best pair)."""
    targets = tuple(cells_b)
    return min(((a, b) for a in cells_a for b in targets), key=lambda pair: distance3(*pair).total)


def steps(map_: HexMap, a: Cell, b: Cell, limit: int) -> int | None:
    """Steps of the shortest path from a to b through open cells; None if longer than `limit`.

    One step is one adjacent hex or one level. Units do not bar the path, and the last step may
    enter b even when it is solid (frame-state 5.2.1); off the map there is no way. Hidden props
    bar it as little as they bar sight.
    """
    map_ = map_.seen_through
    if a == b:
        return 0
    if distance3(a, b).total > limit or not map_.contains(b):
        return None
    columns: dict[tuple[int, int], int] = {}
    low = min(a.level, b.level) - limit
    height = abs(a.level - b.level) + 2 * limit + 1
    frontier = {(a.q, a.r): 1 << (a.level - low)}
    goal, goal_bit = (b.q, b.r), 1 << (b.level - low)
    for count in range(1, limit + 1):
        moved: dict[tuple[int, int], int] = {}
        for (q, r), bits in frontier.items():
            moved[q, r] = moved.get((q, r), 0) | bits << 1 | bits >> 1
            for dq, dr in DIRECTIONS:
                side = (q + dq, r + dr)
                moved[side] = moved.get(side, 0) | bits
        if moved.get(goal, 0) & goal_bit:
            return count
        frontier = {}
        for (q, r), bits in moved.items():
            room = columns.get((q, r))
            if room is None:
                near = distance(a, Hex(q, r)) + distance(b, Hex(q, r)) <= limit
                room = _open_levels(map_, Hex(q, r), low, height) if near else 0
            fresh = bits & room
            columns[q, r] = room & ~fresh
            if fresh:
                frontier[q, r] = fresh
    return None


def _open_levels(map_: HexMap, h: Hex, low: int, height: int) -> int:
    """The open levels of a column as bits, bit 0 for level `low`."""
    bits = 0
    for gap in gaps(map_, h):
        start = max(gap.bottom - low, 0)
        end = height if gap.top is None else min(gap.top - low, height)
        bits |= (1 << end) - (1 << start) if start < end else 0
    return bits


def in_range_by_steps(map_: HexMap, a: Cell, b: Cell, n: int) -> bool:
    """Whether a path of at most n steps through open cells reaches b (frame-state 5.2.1)."""
    return steps(map_, a, b, n) is not None


def in_straight_range(map_: HexMap, a: Cell, b: Cell, n: int) -> bool:
    """Whether b is at most n away with an unobstructed straight line to it (frame-state 5.2.2)."""
    if not (map_.contains(a) and map_.contains(b)):
        return False
    return distance3(a, b).total <= n and sight(map_, a, b).visible
