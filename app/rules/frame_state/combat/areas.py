"""Lines of fire from a weapon to its target, and centres of areas (FS C 4.26, 4.27, 4.31)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Final, Literal

from app.rules.frame_state.combat.model import LineOfFire
from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.ranges import CellsWithin, distance3, nearest_pair, steps
from app.rules.geometry.sight import sight
from app.rules.geometry.standable_levels import gaps
from app.rules.work_budget import spend

#: The longest path that "any path" searches, in hexes (FS C 4.26).
LONGEST_WAY: Final = 60

#: Codes for a missing line of fire.
AimRefusal = Literal["out-of-sight", "out-of-range"]

#: A cell of the attacker and a cell of the target.
CellPair = tuple[Cell, Cell]


def find_aim_pair(
    map_: HexMap,
    line: LineOfFire,
    reach: int,
    here: Collection[Cell],
    there: Collection[Cell],
    seen: CellPair | None,
) -> CellPair | AimRefusal:
    """Returns the nearest pair of cells with the line that a weapon needs, or why there is none.

    `seen` is the nearest pair with a line of sight, which is enough for every weapon; a clear line
    in the air above is too for all that need not see, and better arcs reach further
    (FS C 2.1.15).
    """
    if line == "sight":
        return seen or "out-of-sight"
    map_ = map_.without_hidden_props
    far = None if seen is None else distance3(*seen).total
    for pair in _by_distance(here, there):
        total = distance3(*pair).total
        if far is not None and total >= far:
            break
        if clear_above(map_, *pair) or _way(map_, line, reach, pair):
            return pair
    if seen is not None:
        return seen
    beyond = distance3(*nearest_pair(here, there)).total > reach
    return "out-of-range" if line == "path" or (line == "any" and beyond) else "out-of-sight"


def _by_distance(here: Collection[Cell], there: Collection[Cell]) -> list[CellPair]:
    """Returns all pairs of cells, the nearest first."""
    spend(len(here) * len(there))
    return sorted(product(here, there), key=lambda pair: (distance3(*pair).total, pair))


def _way(map_: HexMap, line: LineOfFire, reach: int, pair: CellPair) -> bool:
    """Whether a better arc finds a way between two cells: in range, or to a target in range."""
    if line == "air" or distance3(*pair).total > reach:
        return False
    return steps(map_, *pair, reach if line == "path" else LONGEST_WAY) is not None


def clear_above(map_: HexMap, a: Cell, b: Cell) -> bool:
    """Whether going straight up from both cells leads to a level with a clear line between them."""
    room_a, room_b = _room(map_, a), _room(map_, b)
    if room_a is None or room_b is None:
        return False
    low = max(room_a[0], room_b[0])
    tops = [top for _, top in (room_a, room_b) if top is not None]
    if not tops:
        # Both columns are open to the sky, where nothing blocks.
        return True
    return any(
        sight(map_, Cell(a.q, a.r, level), Cell(b.q, b.r, level)).visible
        for level in range(low, min(tops))
    )


def _room(map_: HexMap, cell: Cell) -> tuple[int, int | None] | None:
    """Returns the open levels above a cell in a column, as first and last; None when there are
    none. For a solid cell they begin on top of what fills it."""
    level = cell.level
    for bottom, top in map_.solid_spans(cell):
        if (bottom is None or bottom <= level) and level < top:
            level = top
    for gap in gaps(map_, cell):
        if gap.bottom <= level and (gap.top is None or level < gap.top):
            return level, gap.top
    return None


def area_centres(
    map_: HexMap, user: Collection[Cell], target: Collection[Cell], radius: int
) -> list[Cell]:
    """Returns possible centres of a melee area beside its user: its edge touches the user's hex,
    the user is outside, the target inside (FS C 4.31). Open cells, the nearest to the target first,
    then those at its level."""
    map_ = map_.without_hidden_props
    a, b = nearest_pair(user, target)
    found = []
    for stack in CellsWithin(map_, target, radius).level_runs():
        spend((stack.top - stack.bottom) * len(user))
        for level in range(stack.bottom, stack.top):
            cell = Cell(stack.q, stack.r, level)
            near = min(distance3(each, cell).total for each in user)
            if near == radius + 1 and (cell in target or map_.open(cell)):
                found.append(cell)
    return sorted(
        found, key=lambda c: (distance3(b, c).total, abs(c.level - a.level), abs(c.level), c)
    )
