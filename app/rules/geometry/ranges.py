"""Ranges: distance and range in three dimensions (FS 5.1.1, 5.2.1, 5.10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex, distance
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.standable_levels import gaps
from app.rules.work_budget import spend


class Distance(NamedTuple):
    """Steps between columns, difference in levels, and their sum."""

    horizontal: int
    vertical: int
    total: int


def distance3(a: Cell, b: Cell) -> Distance:
    """The distance in three dimensions (FS 5.1.1)."""
    horizontal, vertical = distance(a, b), abs(a.level - b.level)
    return Distance(horizontal, vertical, horizontal + vertical)


def nearest_pair(cells_a: Iterable[Cell], cells_b: Iterable[Cell]) -> tuple[Cell, Cell]:
    """Returns the closest pair of cells, one of each unit or thing (FS 5.10)."""
    sources, targets = tuple(cells_a), tuple(cells_b)
    spend(len(sources) * len(targets))
    return min(((a, b) for a in sources for b in targets), key=lambda pair: distance3(*pair).total)


def steps(map_: HexMap, a: Cell, b: Cell, limit: int) -> int | None:
    """Steps of the shortest path from a to b through open cells; None if longer than `limit`.

    One step is one adjacent hex or one level. Units do not bar the path, and the last step may
    enter b even when it is solid (FS 5.2.1); off the map there is no way. Hidden props
    bar it as little as they bar sight.
    """
    return fewest_steps(map_, (a,), (b,), limit)


def fewest_steps(
    map_: HexMap, here: Collection[Cell], there: Collection[Cell], limit: int
) -> int | None:
    """Steps of the shortest path from any of these cells to any of those (see `steps`)."""
    if not set(here).isdisjoint(there):
        return 0
    goals = [cell for cell in there if map_.contains(cell)]
    if not goals or distance3(*nearest_pair(here, goals)).total > limit:
        return None
    for moves in _spread(map_, here, limit, goals):
        spend(len(goals) - 1)
        if any(moves.entered(goal) for goal in goals):
            return moves.number
    return None


class LevelRun(NamedTuple):
    """Cells of one column: bottom <= level < top."""

    q: int
    r: int
    bottom: int
    top: int


class CellsWithin:
    """The cells within `limit` steps (see `steps`) of the nearest of some cells."""

    def __init__(self, map_: HexMap, cells: Collection[Cell], limit: int) -> None:
        self._map = map_
        self._cells = cells
        self._moves = list(_spread(map_, cells, limit))

    def steps(self, cells: Collection[Cell]) -> int | None:
        """The fewest steps to any of these cells; None when all of them are out of range."""
        if not set(cells).isdisjoint(self._cells):
            return 0
        for moves in self._moves:
            spend(len(cells))
            if any(self._map.contains(cell) and moves.entered(cell) for cell in cells):
                return moves.number
        return None

    def level_runs(self) -> list[LevelRun]:
        """Returns all its cells on the map as runs of levels, sorted."""
        found: dict[tuple[int, int], int] = {}
        low = min(cell.level for cell in self._cells)
        for moves in self._moves:
            low = moves.low
            for column, bits in moves.columns.items():
                found[column] = found.get(column, 0) | bits
        for q, r, level in self._cells:
            found[q, r] = found.get((q, r), 0) | 1 << (level - low)
        return [
            LevelRun(q, r, low + bottom, low + top)
            for (q, r), bits in sorted(found.items())
            if self._map.contains(Hex(q, r))
            for bottom, top in _runs(bits)
        ]


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """The runs of ones, each from its first bit to the one after its last."""
    at = 0
    while bits:
        zeros = (bits & -bits).bit_length() - 1
        bits, at = bits >> zeros, at + zeros
        ones = (~bits & (bits + 1)).bit_length() - 1
        yield at, at + ones
        bits, at = bits >> ones, at + ones


class _Moves(NamedTuple):
    """The cells that the last of a `number` of steps enters, solid ones too: by column as bits, bit
    0 for level `low`."""

    number: int
    low: int
    columns: dict[tuple[int, int], int]

    def entered(self, cell: Cell) -> bool:
        bits, place = self.columns.get((cell.q, cell.r), 0), cell.level - self.low
        return place >= 0 and bool(bits >> place & 1)


def _spread(
    map_: HexMap, sources: Collection[Cell], limit: int, goals: Sequence[Cell] = ()
) -> Iterator[_Moves]:
    """Spreads step by step through open cells; with `goals`, only where one may still be
    reached."""
    spread = max((distance(goals[0], goal) for goal in goals), default=0)
    map_ = map_.without_hidden_props
    columns: dict[tuple[int, int], int] = {}
    levels = [cell.level for cell in sources]
    low, height = min(levels) - limit, max(levels) - min(levels) + 2 * limit + 1
    frontier: dict[tuple[int, int], int] = {}
    for q, r, level in sources:
        frontier[q, r] = frontier.get((q, r), 0) | 1 << (level - low)
    for count in range(1, limit + 1):
        spend(4 * len(frontier))
        moved: dict[tuple[int, int], int] = {}
        for (q, r), bits in frontier.items():
            moved[q, r] = moved.get((q, r), 0) | bits << 1 | bits >> 1
            for dq, dr in DIRECTIONS:
                side = (q + dq, r + dr)
                moved[side] = moved.get(side, 0) | bits
        yield _Moves(count, low, moved)
        frontier = {}
        for (q, r), bits in moved.items():
            room = columns.get((q, r))
            if room is None:
                # `count` steps led here, at least
                left = limit - count
                near = not goals or distance(goals[0], Hex(q, r)) - spread <= left
                room = _open_levels(map_, Hex(q, r), low, height) if near else 0
            fresh = bits & room
            columns[q, r] = room & ~fresh
            if fresh:
                frontier[q, r] = fresh


def _open_levels(map_: HexMap, h: Hex, low: int, height: int) -> int:
    """The open levels of a column as bits, bit 0 for level `low`."""
    bits = 0
    for gap in gaps(map_, h):
        start = max(gap.bottom - low, 0)
        end = height if gap.top is None else min(gap.top - low, height)
        bits |= (1 << end) - (1 << start) if start < end else 0
    return bits
