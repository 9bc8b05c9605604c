"""What lies between a weapon and its target, and where an area can lie (frame-state-combat 2.1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from app.rules.frames.model import Line
from app.rules.hexes import Cell, disk, distance
from app.rules.hexmap import HexMap
from app.rules.ranges import distance3, nearest_pair, steps
from app.rules.sight import sight, sight_between
from app.rules.standing import gaps

#: The longest way that "any path" looks for, in hexes (ours).
LONGEST_WAY: Final = 60

#: Why there is no line.
Barred = Literal["out-of-sight", "out-of-range"]


def barred(
    map_: HexMap, line: Line, reach: int, here: Collection[Cell], there: Collection[Cell]
) -> Barred | None:
    """Why a weapon cannot be brought to bear on a target, None when it can.

    Sight is enough for every weapon, and a clear line in the air above for all that need not see;
    what a better arc can do comes on top (2.1, Arc).
    """
    map_ = map_.seen_through
    if sight_between(map_, here, there).visible:
        return None
    a, b = nearest_pair(here, there)
    if line == "sight":
        return "out-of-sight"
    if clear_above(map_, a, b):
        return None
    if line == "air":
        return "out-of-sight"
    if line == "path":
        return None if steps(map_, a, b, reach) is not None else "out-of-range"
    if distance3(a, b).total > reach:
        return "out-of-range"
    return None if steps(map_, a, b, LONGEST_WAY) is not None else "out-of-sight"


def clear_above(map_: HexMap, a: Cell, b: Cell) -> bool:
    """Whether going straight up from both cells leads to a level with a clear line between them."""
    room_a, room_b = _room(map_, a), _room(map_, b)
    if room_a is None or room_b is None:
        return False
    low = max(room_a[0], room_b[0])
    tops = [top for _, top in (room_a, room_b) if top is not None]
    if not tops:
        # Nothing reaches the open sky's heights.
        return True
    return any(
        sight(map_, Cell(a.q, a.r, level), Cell(b.q, b.r, level)).visible
        for level in range(low, min(tops))
    )


def _room(map_: HexMap, cell: Cell) -> tuple[int, int | None] | None:
    """From which level on a column is open above a cell, and up to which; None when it is not. Of
    a solid cell the way up begins on top of what fills it."""
    level = cell.level
    for bottom, top in map_.solid_spans(cell):
        if (bottom is None or bottom <= level) and level < top:
            level = top
    for gap in gaps(map_, cell):
        if gap.bottom <= level and (gap.top is None or level < gap.top):
            return level, gap.top
    return None


def centres(
    map_: HexMap, user: Collection[Cell], target: Collection[Cell], radius: int
) -> list[Cell]:
    """Where an area beside its user can have its centre: its edge touches the user's hex, the user
    is outside, the target inside (2.1, Burst). Open cells, the nearest to the target first, then
    those at its level."""
    map_ = map_.seen_through
    a, b = nearest_pair(user, target)
    found = []
    for hex_ in disk(b, radius):
        for level in range(b.level - radius, b.level + radius + 1):
            cell = Cell(hex_.q, hex_.r, level)
            if not map_.contains(cell) or distance(b, cell) + abs(level - b.level) > radius:
                continue
            near = min(distance3(each, cell).total for each in user)
            if near == radius + 1 and (cell == b or map_.open(cell)):
                found.append(cell)
    return sorted(
        found, key=lambda c: (distance3(b, c).total, abs(c.level - a.level), abs(c.level), c)
    )
