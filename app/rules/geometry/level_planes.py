"""Level planes: the levels that a mover may take in all columns around it, as one integer each.

A window is the columns around a mover. Each column is a run of bits, one for a level, so that a
step to a neighbouring column or level shifts a whole plane. `standable_levels` answers the same for
single columns.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_, or_
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.rules.geometry.chunks import MIN_LEVEL, VOID
from app.rules.geometry.field import Field, Footprint
from app.rules.geometry.ground_window import OFF_MAP, UNKNOWN, Levels, ground_levels
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.standable_levels import Mover, gaps
from app.rules.memo import Memo, memo
from app.rules.work_budget import spend

Indexes = NDArray[np.intp]
Flags = NDArray[np.bool_]
#: one value for each column or kind of column: the bits of its levels, as bytes
Runs = NDArray[np.void]

#: Columns that count as one unit of work.
COLUMNS_PER_UNIT: Final = 16


@dataclass(frozen=True, slots=True)
class Window:
    """The columns of a rhombus, q by q, with `across` columns to each q and `run` bits to a column.

    The last column of each q is off the map, so that a step beyond the edge enters nothing.
    """

    q: int
    r: int
    count: int
    across: int
    run: int
    low: int

    def bit(self, cell: Cell) -> int:
        """The position of a cell's bit."""
        column = (cell.q - self.q) * self.across + cell.r - self.r
        return column * self.run + cell.level - self.low

    def cell(self, bit: int) -> Cell:
        """The cell of a bit."""
        column, level = divmod(bit, self.run)
        q, r = divmod(column, self.across)
        return Cell(q + self.q, r + self.r, level + self.low)

    def holds(self, cell: Cell) -> bool:
        """Whether a cell has a bit."""
        return (
            0 <= cell.q - self.q < self.count
            and 0 <= cell.r - self.r < self.across - 1
            and 0 <= cell.level - self.low < self.run
        )

    @property
    def size(self) -> int:
        """The number of bits."""
        return self.count * self.across * self.run

    def flags(self, plane: int, edge: int) -> Flags:
        """The bits of a plane, with `edge` zeros before and after them."""
        size = self.size + 2 * edge
        packed = np.frombuffer((plane << edge).to_bytes(-(-size // 8), "little"), np.uint8)
        return np.unpackbits(packed, count=size, bitorder="little").view(np.bool_)

    def cells(self, bits: Indexes) -> list[Cell]:
        """The cells of these bits."""
        column, level = np.divmod(bits, self.run)
        q, r = np.divmod(column, self.across)
        found = (q + self.q).tolist(), (r + self.r).tolist(), (level + self.low).tolist()
        return [Cell(*each) for each in zip(*found, strict=True)]

    def shift(self, dq: int, dr: int, levels: int = 0) -> int:
        """How far a step of so many columns and levels shifts a plane."""
        return (dq * self.across + dr) * self.run + levels

    def beside(self, plane: int) -> int:
        """The neighbours of every cell on its level: six directions in four shifts."""
        along, across = self.run, self.across * self.run
        before, after = plane >> along, plane << along
        return (plane | before) << across | (plane | after) >> across | before | after

    def around(self, plane: int) -> int:
        """Every cell and its neighbours on its level: a hexagon is the sum of three stretches."""
        along, across = self.run, self.across * self.run
        plane |= plane << along
        plane |= plane << across - along
        return plane | plane >> across


def shifted(plane: int, by: int) -> int:
    """A plane moved by a `Window.shift`."""
    if by == 0:
        return plane
    return plane << by if by > 0 else plane >> -by


class Planes(NamedTuple):
    """What a mover's anchor may do in each cell of a window; see `StandableLevels`."""

    window: Window
    open: int
    free: int
    stand: int
    fly: int


class _Around(NamedTuple):
    """What a movement can touch of a map: the least and greatest q and r, and the mover's level,
    budget, footprint and flight height (None: no limit)."""

    q_low: int
    q_high: int
    r_low: int
    r_high: int
    level: int
    budget: int
    footprint: Footprint
    limit: int | None
    flies: bool


#: The planes of the last few movements on a map without units: one is asked about again and again.
_KEPT: Final = 8
_MAP_PLANES: Final = Memo["OrderedDict[_Around, Planes]"](released=True)


def planes_around(field: Field, mover: Mover, budget: int, *, flies: bool) -> Planes:
    """The planes for a movement of this budget. `fly` is empty on the ground, `stand` in flight."""
    around = _around(field.map, mover, budget, flies)
    columns = (around.q_high - around.q_low + 1) * (around.r_high - around.r_low + 1)
    spend(columns // COLUMNS_PER_UNIT + len(mover.footprint))
    kept = _MAP_PLANES.obtain(field.map, OrderedDict)
    found = kept.get(around)
    if found is None:
        if len(kept) >= _KEPT:
            kept.popitem(last=False)
        found = kept[around] = _map_planes(field.map, around)
    window, open_, free, stand, fly = found
    taken = _taken(field, mover, window)
    if taken:
        barred = reduce(or_, _from_anchor(window, mover.footprint, taken))
        # with ^, as ~ makes negative numbers, which are slow
        free, stand, fly = (plane ^ plane & barred for plane in (free, stand, fly))
    return Planes(window, open_, free, stand, fly)


def _from_anchor(window: Window, footprint: Footprint, plane: int) -> list[int]:
    """For each cell of a footprint: the anchors with which it lies in a plane."""
    return [shifted(plane, -window.shift(*offset)) for offset in footprint]


def _around(map_: HexMap, mover: Mover, budget: int, flies: bool) -> _Around:
    wide = budget + _extent(mover.footprint)[0]
    at, flat = mover.at, map_.orientation == "flat"
    # axial coordinates of a map's corners, see `to_offset`
    q_first, r_first = (0, -(map_.columns // 2)) if flat else (-(map_.rows // 2), 0)
    return _Around(
        max(at.q - wide, q_first - 1),
        min(at.q + wide, map_.columns),
        max(at.r - wide, r_first - 1),
        min(at.r + wide, map_.rows),
        at.level,
        budget,
        mover.footprint,
        mover.height_limit if flies else None,
        flies,
    )


@lru_cache(maxsize=64)
def _extent(footprint: Footprint) -> tuple[int, int, int]:
    """How far cells of a footprint lie from the anchor, and the lowest and highest level."""
    levels = [dl for _, _, dl in footprint]
    return max(max(abs(dq), abs(dr)) for dq, dr, _ in footprint), min(levels), max(levels)


def _map_planes(map_: HexMap, around: _Around) -> Planes:
    q, r = around.q_low, around.r_low
    count, across = around.q_high - q + 1, around.r_high - r + 2
    ground = ground_levels(map_, q, r, count, across, marks_unknown=True)
    props = _props_within(map_, around)
    low, high = around.level - around.budget, around.level + around.budget
    bottom, top = _between(map_, around, ground, props)
    _, lowest, highest = _extent(around.footprint)
    low = max(low, bottom - highest)
    high = high if top is None else min(high, top - lowest)
    # one level more on both sides, so that nothing is carried over to another column
    low = min(low, around.level) + lowest - 1
    high = max(high, around.level) + highest + 2
    window = Window(q, r, count, across, -(-(high - low) // 8) * 8, low)
    return _packed(map_, window, ground, props, around)


def _between(
    map_: HexMap, around: _Around, ground: Levels, props: list[Hex]
) -> tuple[int, int | None]:
    """The lowest and the highest level in which any cell may stand or fly (None: no limit)."""
    known = ground[ground >= MIN_LEVEL]
    levels = [s for here in props for s in map_.surfaces(here)]
    levels += [int(known.min()), int(known.max())] if known.size else []
    if around.flies:
        levels.append(map_.floor)  # the air above a void begins there
        above = None if map_.unknown else around.limit
        return min(levels), None if above is None else max(levels) + above
    return min(levels, default=around.level), max(levels, default=around.level)


def _props_within(map_: HexMap, around: _Around) -> list[Hex]:
    """The columns with props that a movement can touch."""
    hexes, q, r = _prop_columns(map_)
    near = (q >= around.q_low) & (q <= around.q_high) & (r >= around.r_low) & (r <= around.r_high)
    return [hexes[n] for n in np.flatnonzero(near).tolist()]


@memo
def _prop_columns(map_: HexMap) -> tuple[list[Hex], Indexes, Indexes]:
    """The columns that have props, and their q and r."""
    hexes = sorted(map_.prop_hexes)
    q, r = np.array(hexes, np.intp).reshape(-1, 2).T
    return hexes, q, r


class _Runs(NamedTuple):
    """The bits of every kind of column: ground at each level from `-depth` up, void, unknown, off
    the map."""

    open: Runs
    stand: Runs
    fly: Runs
    unknown: Runs


@lru_cache(maxsize=256)
def _runs(run: int, depth: int, floor: int, ceiling: int, limit: int | None) -> _Runs:
    """`_Runs` for levels 0 to `run`, with floor and ceiling counted from there."""
    full = (1 << run) - 1
    below_ceiling = (1 << ceiling) - 1

    def between(bottom: int, top: int) -> int:
        return full & below_ceiling & (1 << max(top, 0)) - 1 & ~((1 << max(bottom, 0)) - 1)

    def flown(bottom: int) -> int:
        return between(bottom, run if limit is None else min(bottom + limit + 1, run))

    levels = range(-depth, run + 1)
    void = between(floor, run)
    opens = [between(t, run) for t in levels]
    stands = [opens[n] & 1 << t if t >= 0 else 0 for n, t in enumerate(levels)]
    flies = [flown(t) for t in levels]

    def packed(values: list[int]) -> Runs:
        return np.frombuffer(
            b"".join(value.to_bytes(run // 8, "little") for value in values), f"V{run // 8}"
        )

    return _Runs(
        packed([*opens, void, void, 0]),
        packed([*stands, 0, 0, 0]),
        packed([*flies, flown(floor), void, 0]),
        packed([0] * len(levels) + [0, full, 0]),
    )


def _packed(
    map_: HexMap, window: Window, ground: Levels, props: list[Hex], around: _Around
) -> Planes:
    """The planes of a window with these ground levels and these columns of props."""
    run, low, limit = window.run, window.low, around.limit
    depth = 1 if limit is None else limit + 2
    ceiling = run if map_.ceiling is None else min(max(map_.ceiling - low, 0), run)
    runs = _runs(run, depth, min(max(map_.floor - low, -depth), run), ceiling, limit)
    kinds = np.clip(ground.astype(np.intp), low - depth, low + run) + (depth - low)
    for n, absent in enumerate((VOID, UNKNOWN, OFF_MAP)):
        kinds[ground == absent] = depth + run + 1 + n
    kinds.reshape(window.count, window.across)[:, -1] = depth + run + 3
    open_ = runs.open.take(kinds)
    other = (runs.fly if around.flies else runs.stand).take(kinds)
    for here in props:
        opens = others = 0
        for gap in gaps(map_, here, limit):
            opens |= _bits(gap.bottom, gap.top, low, run)
            if around.flies:
                others |= _bits(gap.bottom, gap.highest, low, run)
            elif gap.surface:
                others |= _bits(gap.bottom, gap.bottom + 1, low, run)
        index = (here.q - window.q) * window.across + here.r - window.r
        open_[index] = opens.to_bytes(run // 8, "little")
        other[index] = others.to_bytes(run // 8, "little")
    unknown = _integer(runs.unknown.take(kinds)) if map_.unknown else 0
    return _of_anchor(window, around, _integer(open_), _integer(other), unknown)


def _of_anchor(window: Window, around: _Around, open_: int, other: int, unknown: int) -> Planes:
    """Combines planes of single cells for all cells of a mover (FS 5.10): it needs each of them
    open, and one of them on a surface or within the flight height (`other`)."""
    free = opens = reduce(and_, _from_anchor(window, around.footprint, open_))
    others = reduce(or_, _from_anchor(window, around.footprint, other))
    if around.flies:
        return Planes(window, opens, free, 0, free & others)
    # unknown ground may be flown over, not walked on (FS 5.13)
    free ^= free & reduce(or_, _from_anchor(window, around.footprint, unknown))
    return Planes(window, opens, free, free & others, 0)


def _bits(bottom: int, top: int | None, low: int, run: int) -> int:
    """The bits of the levels from `bottom` to below `top` (None: no bound)."""
    start = max(bottom - low, 0)
    end = run if top is None else min(top - low, run)
    return (1 << end) - (1 << start) if start < end else 0


def _integer(runs: Runs) -> int:
    return int.from_bytes(runs.tobytes(), "little")


def _taken(field: Field, mover: Mover, window: Window) -> int:
    """The cells that other units fill."""
    taken = bytearray(window.size // 8)
    for cell, unit in field.occupied.items():
        if unit != mover.unit_id and window.holds(cell):
            bit = window.bit(cell)
            taken[bit >> 3] |= 1 << (bit & 7)
    return int.from_bytes(taken, "little")
