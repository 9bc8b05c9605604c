"""Viewshed: all surfaces in sight of a cell at once (FS 5.4.1, 5.4.7).

With ground solid from below, a column whose top is H half levels above the eye blocks a line that
rises D exactly when D * T < H * scale, with T where the line enters the column (H > 0) or leaves it
(H < 0); H is odd and so never 0. That is one comparison per crossed column, done by numpy for all
lines of a band and each of the grid's symmetries. Floating decks are few and checked apart.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from app.rules.geometry.blocking_units import body_columns, sight_spans
from app.rules.geometry.chunks import CHUNK_AREA
from app.rules.geometry.hexes import Cell, Hex, distance, from_offset
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.sight import (
    Spans,
    common,
    first_level,
    sight,
    sight_between,
    without_levels,
)
from app.rules.geometry.sight_table import SYMMETRIES, Band, Ints, Matrix, bands, transformed
from app.rules.geometry.terrain import CHUNK_SIZE, VOID, HexMap
from app.rules.memo import Memo
from app.rules.work_budget import spend

#: Entries of a map's sight caches; a full cache is cleared.
KEPT_SIGHTS: Final = 1_000
KEPT_LINES: Final = 20_000

#: Columns in sight, by cell and radius; and whether cells see each other.
SEEN: Final = Memo[dict[tuple[Cell, int], HexSet]](released=True)
_LINES: Final = Memo[dict[object, bool]](released=True)
#: Combined sight of several observers, by their cells and range; the newest last.
SEEN_TOGETHER: Final = Memo[OrderedDict[object, HexSet]](released=True)

Flags = NDArray[np.bool_]
#: q, r and level of each of many cells
Cells = tuple[Ints, Ints, Ints]

#: the height of an open column: far below every level, small enough to multiply exactly
NOWHERE: Final = -(10**6)
NO_TARGET: Final = 10**6
#: array items that count as one unit of work
ITEMS_PER_UNIT: Final = 32


def viewshed(terrain: HexMap, cell: Cell, radius: int) -> frozenset[Cell]:
    """The cells in sight of `cell` among the surfaces of all columns at most `radius` hexes away.

    A column without ground adds its lowest cell (at the map's floor) when that is open. The same
    as asking `sight` for each. ValueError for a negative radius.
    """
    around, seen = _looking(terrain, cell, radius)
    for q, r, level in around.everywhere():
        cells = zip(q.tolist(), r.tolist(), level.tolist(), strict=True)
        seen.update(Cell(*found) for found in cells)
    return frozenset(seen)


def _looking(terrain: HexMap, cell: Cell, radius: int) -> tuple[_Surroundings, set[Cell]]:
    """Returns the surroundings of an observer, and the visible cells of those checked one by
    one."""
    if radius < 0:
        raise ValueError("a radius is 0 or more")
    terrain = terrain.without_hidden_props
    around = _Surroundings(terrain, cell, min(radius, _farthest(terrain, cell)))
    return around, {target for target in around.apart if sight(terrain, cell, target).visible}


def seen_columns(terrain: HexMap, cell: Cell, radius: int) -> HexSet:
    """The columns at most `radius` hexes away of which anything is in sight of `cell`: any of their
    surfaces, of a void its lowest cell. Kept with the map. ValueError for a negative radius."""
    kept = SEEN.obtain(terrain, dict)
    found = kept.get((cell, radius))
    if found is None:
        _make_room(kept, KEPT_SIGHTS)
        found = kept[cell, radius] = _columns(terrain, cell, radius)
    return found


def _columns(terrain: HexMap, cell: Cell, radius: int) -> HexSet:
    around, apart = _looking(terrain, cell, radius)
    seen = np.zeros((len(terrain.chunks), CHUNK_AREA), np.bool_)
    places = [place for target in apart if (place := terrain.place(target)) is not None]
    for place in places:
        seen[place] = True
    for q, r, _ in around.everywhere():
        column, row = _offsets(terrain, q, r)
        seen[_places(terrain, column, row)] = True
    packed = np.packbits(seen, axis=1, bitorder="little")
    some = np.flatnonzero(packed.any(axis=1)).tolist()
    return HexSet({n: int.from_bytes(packed[n].tobytes(), "little") for n in some})


def _offsets(terrain: HexMap, q: Ints, r: Ints) -> tuple[Ints, Ints]:
    """`to_offset` for many hexes: columns and rows."""
    if terrain.orientation == "flat":
        return q, r + (q - (q & 1)) // 2
    return q + (r - (r & 1)) // 2, r


def _places(terrain: HexMap, column: Ints, row: Ints) -> tuple[Ints, Ints]:
    """`HexMap.place` for many hexes on the map: chunks, and the indexes in them."""
    across = -(-terrain.columns // CHUNK_SIZE)
    chunk = row // CHUNK_SIZE * across + column // CHUNK_SIZE
    return chunk, row % CHUNK_SIZE * CHUNK_SIZE + column % CHUNK_SIZE


def sees(
    terrain: HexMap, observers: tuple[Cell, ...], cells: tuple[Cell, ...], radius: int | None = None
) -> bool:
    """Whether there is a line between any two of these cells (see `sight_between`), no more than
    `radius` hexes apart. Kept with the map."""
    kept = _LINES.obtain(terrain, dict)
    key = (observers, cells, radius)
    found = kept.get(key)
    if found is None:
        _make_room(kept, KEPT_LINES)
        apart = None if radius is None else range(radius + 1)
        found = kept[key] = sight_between(terrain, observers, cells, apart).visible
    return found


def _make_room(kept: dict[Any, Any], most: int) -> None:
    """Clears a cache that has reached its limit."""
    if len(kept) >= most:
        kept.clear()


def inherit_sight_cache(old: HexMap, new: HexMap) -> None:
    """Copies the sight caches to a new map when nothing that blocks a line differs."""
    alike = (
        (old.columns, old.rows, old.orientation, old.floor, old.ceiling)
        == (new.columns, new.rows, new.orientation, new.floor, new.ceiling)
        and all(a is b or a.levels == b.levels for a, b in zip(old.chunks, new.chunks, strict=True))
        and _solid(old) == _solid(new)
    )
    if alike:
        for cache in (SEEN, _LINES, SEEN_TOGETHER):
            cache.inherit(old, new)


def _solid(terrain: HexMap) -> set[tuple[int, int, int, int]]:
    return {(p.q, p.r, p.base, p.height) for p in terrain.props.values() if not p.hidden}


def _farthest(terrain: HexMap, cell: Cell) -> int:
    """A distance from `cell` that no column of the map exceeds: the edge is zigzag, so two deep."""
    columns = {0, 1, terrain.columns - 2, terrain.columns - 1}
    rows = {0, 1, terrain.rows - 2, terrain.rows - 1}
    corners = (from_offset(c, r, terrain.orientation) for c in columns for r in rows)
    return max(distance(cell, corner) for corner in corners)


class _Surroundings:
    """The map around an eye as flat arrays, indexed by axial offset from the eye.

    `side` numbers to a row; `ground` is the height of what is solid all the way down, in half
    levels above the eye; `target` the level of the column's lowest surface, where it has one.
    """

    def __init__(self, terrain: HexMap, eye: Cell, radius: int) -> None:
        self.eye = eye
        self.radius = radius
        # a band may reach beyond the radius
        self.middle = radius + 16
        self.side = 2 * self.middle + 1
        bodies = body_columns(terrain)
        spend(self.side * self.side // ITEMS_PER_UNIT + len(terrain.props) + len(bodies))
        levels, on_map = self._window(terrain)
        base = np.where(levels == VOID, NOWHERE, levels)
        surface = np.where(levels == VOID, terrain.floor, levels)
        #: surfaces asked about one by one: those in the eye's own column and those of decks
        self.apart: list[Cell] = []
        self.decks: dict[int, Spans] = {}
        columns = {Hex(prop.q, prop.r) for prop in terrain.props.values()}
        columns |= {Hex(*column) for column in bodies}
        for here in columns | {eye.hex}:
            if distance(here, eye) <= radius:
                self._column(terrain, here, base, surface)
        if terrain.ceiling is not None:
            surface[surface >= terrain.ceiling] = NO_TARGET
        surface[~on_map] = NO_TARGET
        self.target = surface
        self.rise = 2 * (surface - eye.level)
        self.ground = 2 * base - (2 * eye.level + 1)
        self.has_deck = np.zeros(base.shape, np.bool_)
        self.deck_bottom = np.zeros_like(base)
        self.deck_top = np.zeros_like(base)
        for index, spans in self.decks.items():
            self.has_deck[index] = True
            self.deck_bottom[index] = spans[0][0]
            self.deck_top[index] = spans[-1][1]

    def _window(self, terrain: HexMap) -> tuple[Ints, Flags]:
        """Ground levels around the eye (VOID where there is none), and which are on the map."""
        reach = np.arange(-self.middle, self.middle + 1, dtype=np.int64)
        q = np.repeat(self.eye.q + reach, self.side)
        r = np.tile(self.eye.r + reach, self.side)
        column, row = _offsets(terrain, q, r)
        on_map = (column >= 0) & (column < terrain.columns) & (row >= 0) & (row < terrain.rows)
        chunk, place = _places(terrain, column[on_map], row[on_map])
        stored = np.array([np.frombuffer(c.levels, np.int16) for c in terrain.chunks])
        levels = np.full(on_map.shape, VOID, np.int64)
        levels[on_map] = stored[chunk, place]
        return levels, on_map

    def _column(self, terrain: HexMap, here: Hex, base: Ints, surface: Ints) -> None:
        """Put a column with props, or the eye's own, into the arrays and the lists beside them."""
        index = int(self._index(here.q - self.eye.q, here.r - self.eye.r))
        spans: Spans = sight_spans(terrain, here)
        apart = here == self.eye.hex or here in body_columns(terrain)
        if here == self.eye.hex:
            spans = without_levels(spans, (self.eye.level,))
        if spans and spans[0][0] is None:
            base[index] = surface[index] = spans[0][1]
            spans = spans[1:]
        if spans:
            self.decks[index] = spans
        if spans or apart:
            surface[index] = NO_TARGET
            self.apart += [Cell(*here, level) for level in terrain.surfaces(here)]
            lowest = Cell(*here, terrain.floor)
            if terrain.ground(here) is None and terrain.open(lowest):
                self.apart.append(lowest)

    def _index(self, q: Ints | int, r: Ints | int) -> Ints:
        return np.asarray((q + self.middle) * self.side + r + self.middle)

    def everywhere(self) -> Iterator[Cells]:
        """Yields the visible targets at the ends of all lines."""
        for band in bands(self.radius):
            for matrix in SYMMETRIES:
                spend(len(band.line) // ITEMS_PER_UNIT)
                found = self.seen(band, matrix)
                if found is not None:
                    yield found

    def seen(self, band: Band, matrix: Matrix) -> Cells | None:
        """Returns the visible targets at the ends of a band's lines, after a symmetry of the
        grid."""
        to_q, to_r = transformed(matrix, band.to_q, band.to_r)
        ends = self._index(to_q, to_r)
        target = self.target[ends]
        asked = (target != NO_TARGET) & (band.steps <= self.radius)
        if not asked.any():
            return None
        rise = self.rise[ends]
        columns = self._index(*transformed(matrix, band.q, band.r))
        beside = self._index(*transformed(matrix, band.edge_q, band.edge_r))
        top = self.ground[columns]
        top[band.edges] = np.minimum(top[band.edges], self.ground[beside])
        where = np.where(top > 0, band.enter, band.leave)
        blocks = rise[band.line] * where < top * band.scale
        blocked = np.logical_or.reduceat(blocks, band.starts)
        if self.decks:
            self._decks(band, columns, beside, rise, blocked)
        found = np.flatnonzero(asked & ~blocked)
        return to_q[found] + self.eye.q, to_r[found] + self.eye.r, target[found]

    def _decks(self, band: Band, columns: Ints, beside: Ints, rise: Ints, blocked: Flags) -> None:
        """Mark the lines that a floating deck blocks."""
        others = dict(zip(band.edges.tolist(), beside.tolist(), strict=True))
        eye = 2 * self.eye.level + 1
        under = self.has_deck[columns]
        under[band.edges] |= self.has_deck[beside]
        asked = np.flatnonzero(under & ~blocked[band.line])
        line, scale, place = band.line[asked], band.scale[asked], columns[asked]
        start = eye * scale + rise[line] * band.enter[asked]
        end = eye * scale + rise[line] * band.leave[asked]
        # most lines pass above or below all decks of a column; edges are looked at closely
        near = (np.minimum(start, end) < 2 * self.deck_top[place] * scale) & (
            np.maximum(start, end) > 2 * self.deck_bottom[place] * scale
        )
        near |= np.isin(asked, band.edges)
        for n in np.flatnonzero(near).tolist():
            spend(4)
            stretch = int(asked[n])
            spans = self._spans(int(place[n]))
            if stretch in others:
                spans = common(spans, self._spans(others[stretch]))
            if first_level(spans, int(start[n]), int(end[n]), int(scale[n])) is not None:
                blocked[line[n]] = True

    def _spans(self, index: int) -> Spans:
        """Returns the solid spans of a column, in levels."""
        ground = (int(self.ground[index]) + 2 * self.eye.level + 1) // 2
        return [(None, ground), *self.decks.get(index, ())]
