"""Viewshed: all surfaces in sight of a cell at once (FS 5.4.1, 5.4.7).

`sight_window` computes it for the columns around the cell; the rest, which is a few columns, is
asked of `sight` cell by cell.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Set
from functools import cached_property
from typing import Any, Final

import numpy as np

from app.rules.geometry.chunks import CHUNK_AREA
from app.rules.geometry.hexes import Cell, Hex, to_offset
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.sight import sight, sight_between
from app.rules.geometry.sight_table import Ints
from app.rules.geometry.sight_window import SightWindow
from app.rules.geometry.terrain import CHUNK_SIZE, HexMap
from app.rules.memo import Memo

#: Entries of a map's sight caches; a full cache is cleared.
KEPT_SIGHTS: Final = 1_000
KEPT_LINES: Final = 20_000

#: Columns in sight, by cell and radius; and whether cells see each other.
SEEN: Final = Memo[dict[tuple[Cell, int], HexSet]](released=True)
_LINES: Final = Memo[dict[object, bool]](released=True)
#: Combined sight of several observers, by their cells and range; the newest last.
SEEN_TOGETHER: Final = Memo[OrderedDict[object, HexSet]](released=True)


class Viewshed(Set[Cell]):
    """The cells in sight of a cell; they become objects when one is first asked for."""

    def __init__(self, q: Ints, r: Ints, level: Ints) -> None:
        self.q = q
        self.r = r
        self.level = level

    @cached_property
    def _cells(self) -> frozenset[Cell]:
        found = zip(self.q.tolist(), self.r.tolist(), self.level.tolist(), strict=True)
        return frozenset(Cell(*each) for each in found)

    _from_iterable = frozenset

    def __contains__(self, cell: object) -> bool:
        """Whether a cell is in sight."""
        return cell in self._cells

    def __iter__(self) -> Iterator[Cell]:
        """All cells in sight."""
        return iter(self._cells)

    def __len__(self) -> int:
        """The number of cells."""
        return len(self.q)


def viewshed(terrain: HexMap, cell: Cell, radius: int) -> Viewshed:
    """The cells in sight of `cell` among the surfaces of all columns at most `radius` hexes away.

    A column without ground adds its lowest cell (at the map's floor) when that is open. The same
    as asking `sight` for each. ValueError for a negative radius.
    """
    if radius < 0:
        raise ValueError("a radius is 0 or more")
    terrain = terrain.without_hidden_props
    window = SightWindow(terrain, cell, min(radius, _farthest(terrain, cell)))
    q, r, level = window.visible()
    apart = [to for to in window.apart if to == cell or sight(terrain, cell, to).visible]
    if apart:
        more = np.array(apart, np.int64).T
        q, r, level = map(np.concatenate, zip((q, r, level), more, strict=True))
    return Viewshed(q, r, level)


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
    found = viewshed(terrain, cell, radius)
    column, row = _offsets(terrain, found.q, found.r)
    inside = (column >= 0) & (column < terrain.columns) & (row >= 0) & (row < terrain.rows)
    seen = np.zeros((len(terrain.chunks), CHUNK_AREA), np.bool_)
    seen[_places(terrain, column[inside], row[inside])] = True
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


def _solid(terrain: HexMap) -> set[tuple[Hex, int, int]]:
    props = (prop for prop in terrain.props.values() if not prop.hidden)
    return {(h, prop.base, prop.height) for prop in props for h in prop.hexes}


def _farthest(terrain: HexMap, cell: Cell) -> int:
    """A distance from `cell` that no column of the map exceeds."""
    column, row = to_offset(cell.hex, terrain.orientation)
    wide = max(abs(column), abs(terrain.columns - 1 - column))
    tall = max(abs(row), abs(terrain.rows - 1 - row))
    if terrain.orientation == "pointy":
        wide, tall = tall, wide
    # two columns to the side lead one row up or down, no less
    return max(wide, tall + (wide + 1) // 2)
