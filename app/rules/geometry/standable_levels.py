"""Standable levels: where a mover's anchor may be, per column as bits of an integer.

For a large unit the sets of the columns it covers are shifted and combined, so that movement only
looks at its anchor (FS 5.10).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from app.rules.geometry.field import ONE_CELL, Field, Footprint
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.work_budget import spend


@dataclass(frozen=True, slots=True)
class Mover:
    """The unit that moves: its id (its own cells never block it), anchor cell and footprint.

    `height_limit` is the flight height, in levels above the highest surface at or below
    (FS C 3.3); None for no limit. `movement_traits` are those of the moment (while
    staggered: `MovementTraits.unsteady`), `risen` the levels it has risen in this movement already.
    """

    unit_id: str
    at: Cell
    footprint: Footprint = ONE_CELL
    height_limit: int | None = None
    movement_traits: MovementTraits = WALK
    risen: int = 0


class LevelSets(NamedTuple):
    """Sets of levels of one column; bit i stands for level `low + i` of its `StandableLevels`."""

    open: int
    free: int
    stand: int
    fly: int
    cling: int = 0
    ground: int = 0


_NOWHERE = LevelSets(0, 0, 0, 0)


class Gap(NamedTuple):
    """Open levels bottom <= level < top of a column (None: no bound).

    `surface`: something solid lies below the bottom (else it is the floor of a void).
    `highest`: like `top`, for flyers with a flight height.
    """

    bottom: int
    top: int | None
    surface: bool
    highest: int | None


def gaps(map_: HexMap, h: Hex | Cell, limit: int | None = None) -> list[Gap]:
    """Returns the open spans of a column, ascending; none off the map.

    `limit` is a flight height: levels above the highest surface at or below, over void above the
    floor (FS C 3.3). An unknown column has no limit (FS 5.13).
    """
    if not map_.contains(h):
        return []
    if map_.is_unknown(h):
        limit = None
    spans = map_.solid_spans(h)
    bottoms = [(top, True) for _, top in spans]
    tops: list[int | None] = [bottom for bottom, _ in spans]
    if spans and spans[0][0] is None:
        tops.pop(0)
    else:
        bottoms.insert(0, (map_.floor, False))
    tops.append(None)
    found = []
    for (bottom, surface), top in zip(bottoms, tops, strict=True):
        end = _least(top, map_.ceiling)
        if end is None or bottom < end:
            reach = None if limit is None else bottom + limit + 1
            found.append(Gap(bottom, end, surface, _least(end, reach)))
    return found


def _least(a: int | None, b: int | None) -> int | None:
    if a is None:
        return b
    return a if b is None else min(a, b)


class StandableLevels:
    """The levels a mover's anchor may take, for levels low <= level < high; cached per column.

    `open`, `free` (every cell is), `stand` (free and supported: a surface, for a unit of one cell;
    for a hovering mover: free, within its height above a surface and not supported), `fly` (free
    and within the flight height, measured in the best of its columns), `cling` (for a climbing
    mover: free and beside a wall, not supported), `ground` (for these two: free and supported).
    """

    def __init__(self, field: Field, mover: Mover, low: int, high: int) -> None:
        self.low = low
        self._map = field.map
        self._mover = mover
        self._holds = bool(mover.movement_traits.hover or mover.movement_traits.climbs)
        self._offsets = mover.footprint
        self._lowest = min(dl for _, _, dl in mover.footprint)
        self._base = low + self._lowest
        self._width = high - low + max(dl for _, _, dl in mover.footprint) - self._lowest
        self._within = (1 << (high - low)) - 1
        self._columns: dict[tuple[int, int], LevelSets] = {}
        self._anchors: dict[tuple[int, int], LevelSets] = {}
        self._filled = field.columns

    def _bits(self, bottom: int, top: int | None) -> int:
        """Levels bottom <= level < top of the window of single columns."""
        start = max(bottom - self._base, 0)
        end = self._width if top is None else min(top - self._base, self._width)
        return (1 << end) - (1 << start) if start < end else 0

    def _column(self, q: int, r: int) -> LevelSets:
        """The sets of one column for a single cell, counted from `_base`; `stand` its surfaces."""
        known = self._columns.get((q, r))
        if known is not None:
            return known
        open_ = surface = fly = 0
        for gap in gaps(self._map, Hex(q, r), self._mover.height_limit):
            open_ |= self._bits(gap.bottom, gap.top)
            fly |= self._bits(gap.bottom, gap.highest)
            if gap.surface:
                surface |= self._bits(gap.bottom, gap.bottom + 1)
        free = open_
        for level, unit in self._filled.get((q, r), {}).items():
            if unit != self._mover.unit_id:
                free &= ~self._bits(level, level + 1)
        made = LevelSets(open_, free, surface, fly)
        self._columns[q, r] = made
        return made

    def at(self, q: int, r: int) -> LevelSets:
        """The sets of the anchor in a column; all empty off the map."""
        known = self._anchors.get((q, r))
        if known is not None:
            return known
        spend(2 * len(self._offsets))
        open_ = free = self._within
        surface = fly = 0
        for dq, dr, dl in self._offsets:
            column = self._column(q + dq, r + dr)
            shift = dl - self._lowest
            open_ &= column.open >> shift
            free &= column.free >> shift
            surface |= column.stand >> shift
            fly |= column.fly >> shift
        unknown = self._map.unknown and any(
            self._map.is_unknown(Hex(q + dq, r + dr)) for dq, dr, _ in self._offsets
        )
        if unknown:
            # Unknown ground may be flown over, not walked on (FS 5.13).
            made = self._anchors[q, r] = LevelSets(open_, 0, 0, free & fly)
            return made
        made = LevelSets(open_, free, free & surface, free & fly) if open_ else _NOWHERE
        if self._holds and open_:
            made = self._held(q, r, made, free & ~surface)
        self._anchors[q, r] = made
        return made

    def _held(self, q: int, r: int, levels: LevelSets, air: int) -> LevelSets:
        """The sets for a mover that hovers or climbs; `air`: free and not supported."""
        near = face = 0
        spend(4 * len(self._offsets))
        for dq, dr, dl in self._offsets:
            shift = dl - self._lowest
            near |= self._near(q + dq, r + dr) >> shift
            face |= self._face(q + dq, r + dr) >> shift
        stand = air & near if self._mover.movement_traits.hover else levels.stand
        return levels._replace(stand=stand, cling=air & face, ground=levels.stand)

    def _near(self, q: int, r: int) -> int:
        """Levels of a column within hover height above one of its surfaces."""
        near = 0
        for gap in gaps(self._map, Hex(q, r)):
            if gap.surface:
                over = _least(gap.top, gap.bottom + self._mover.movement_traits.hover + 1)
                near |= self._bits(gap.bottom + 1, over)
        return near

    def _face(self, q: int, r: int) -> int:
        """Levels of a column with something solid beside them, for a climbing mover."""
        face = 0
        for dq, dr in DIRECTIONS if self._mover.movement_traits.climbs else ():
            beside = Hex(q + dq, r + dr)
            if self._map.contains(beside):
                for bottom, top in self._map.solid_spans(beside):
                    face |= self._bits(self._base if bottom is None else bottom, top)
        return face

    def walks(self, q: int, r: int, level: int, there: LevelSets) -> list[tuple[int, int, bool]]:
        """Ground steps from (q, r, level) into an adjacent column: (level, cost, steps off).

        FS 5.3.1 to 5.3.3: one level at most, 1 + the difference; up needs the cell
        above the mover open, down the neighbour's cell at the old level; stepping off only where
        no legal step leads down. The mover is taken to stand at `level`.
        """
        bit = level - self.low
        steps = []
        if there.stand >> bit & 1:
            steps.append((level, 1, False))
        if there.stand >> (bit + 1) & 1 and self.at(q, r).open >> (bit + 1) & 1:
            steps.append((level + 1, 2, False))
        if there.stand >> (bit - 1) & 1 and there.open >> bit & 1:
            steps.append((level - 1, 2, False))
        elif there.free >> bit & 1 and not there.stand >> bit & 1:
            steps.append((level, 1, True))
        return steps
