"""Gives a map another size and moves what is on it, so that neighbours stay neighbours.

The old map moves by a whole number of hexes in axial coordinates. On a flat-top map that moves by
an odd number of columns, columns that lay half a hex lower now lie half a hex higher: their hexes
get a row number one higher than those beside them. A pointy-top map is the same with rows.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from app.rules.geometry.chunks import CHUNK_AREA, CHUNK_SIZE, VOID, Chunk, Note
from app.rules.geometry.hexes import Cell, Hex, Orientation, from_offset, to_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.props import Prop

_Grid = npt.NDArray[Any]
_NO_NOTES: Final[dict[int, tuple[Note, ...]]] = {}


@dataclass(frozen=True, slots=True)
class Resize:
    """A new size, and the axial step by which everything moves."""

    columns: int
    rows: int
    q: int
    r: int

    @staticmethod
    def by_offset(columns: int, rows: int, left: int, top: int, orientation: Orientation) -> Resize:
        """Returns the resize with `left` and `top` more columns and rows before the first ones."""
        return Resize(columns, rows, *from_offset(left, top, orientation))

    def hex(self, h: Hex) -> Hex:
        """Returns the new place of a hex."""
        return Hex(h.q + self.q, h.r + self.r)

    def cell(self, cell: Cell) -> Cell:
        """Returns the new place of a cell."""
        return Cell(cell.q + self.q, cell.r + self.r, cell.level)

    def prop(self, prop: Prop) -> Prop:
        """Returns the prop at its new place."""
        return prop.shifted(prop.q + self.q, prop.r + self.r)

    def holds(self, h: Hex | Cell, orientation: Orientation) -> bool:
        """Returns whether a hex, given by its old place, is on the new map."""
        column, row = to_offset(Hex(h[0] + self.q, h[1] + self.r), orientation)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def back(self, columns: int, rows: int) -> Resize:
        """Returns the resize back to this size."""
        return Resize(columns, rows, -self.q, -self.r)


def props_beyond(terrain: HexMap, to: Resize) -> list[Prop]:
    """Returns the props that lie beyond the new edge with any of their hexes."""
    return [
        prop
        for prop in terrain.props.values()
        if not all(to.holds(h, terrain.orientation) for h in prop.hexes)
    ]


def resized(terrain: HexMap, to: Resize, fill: int | None, *, known: bool = True) -> HexMap:
    """Returns the map with another size. New hexes have their ground at `fill`, None for a void.

    Ground, notes, veil, unknown hexes and props move along; what lies beyond the edge is gone.
    Without `known` the new hexes are unknown, as on a remembered map.
    """
    grid = np.full((to.rows, to.columns), VOID if fill is None else fill, np.int16)
    _copy(_levels(terrain), grid, terrain, to)
    blank = HexMap.blank(to.columns, to.rows, terrain.orientation)
    notes = _notes(terrain, blank, to)
    unknown = np.full(grid.shape, not known)
    _copy(_members(terrain, terrain.unknown), unknown, terrain, to)
    gone = {prop.id for prop in props_beyond(terrain, to)}
    return replace(
        terrain,
        columns=to.columns,
        rows=to.rows,
        chunks=_chunks(grid, notes),
        props={key: to.prop(prop) for key, prop in terrain.props.items() if key not in gone},
        veiled=moved_hexes(terrain, terrain.veiled, to),
        unknown=_hexes(unknown),
    )


def moved_hexes(terrain: HexMap, hexes: HexSet, to: Resize) -> HexSet:
    """Returns a set of the map's hexes at their new places, without those beyond the edge."""
    if not hexes:
        return NO_HEXES
    grid = np.zeros((to.rows, to.columns), bool)
    _copy(_members(terrain, hexes), grid, terrain, to)
    return _hexes(grid)


def hexes_beyond(terrain: HexMap, to: Resize) -> HexSet:
    """Returns the hexes of the map that lie beyond the new edge."""
    back = to.back(terrain.columns, terrain.rows)
    blank = HexMap.blank(to.columns, to.rows, terrain.orientation)
    return terrain.all_hexes.minus(moved_hexes(blank, blank.all_hexes, back))


def _copy(old: _Grid, new: _Grid, terrain: HexMap, to: Resize) -> None:
    """Copies a grid of rows and columns to its new place in another grid."""
    left, top = to_offset(Hex(to.q, to.r), terrain.orientation)
    if terrain.orientation == "pointy":
        old, new, left, top = old.T, new.T, top, left
    for parity in (0, 1):  # even columns, then odd ones, which may move one row further
        further = top + (parity & left)
        first = parity if parity + left >= 0 else parity + 2 * -(-(-left - parity) // 2)
        columns = np.arange(first, min(old.shape[1], new.shape[1] - left), 2)
        rows = np.arange(max(0, -further), min(old.shape[0], new.shape[0] - further))
        if columns.size and rows.size:
            new[np.ix_(rows + further, columns + left)] = old[np.ix_(rows, columns)]


def _levels(terrain: HexMap) -> _Grid:
    return _assembled(terrain, {i: np.frombuffer(c.levels, np.int16) for i, c in _each(terrain)})


def _members(terrain: HexMap, hexes: HexSet) -> _Grid:
    found = {}
    for chunk, bits in hexes.bits.items():
        packed = np.frombuffer(bits.to_bytes(CHUNK_AREA // 8, "little"), np.uint8)
        found[chunk] = np.unpackbits(packed, bitorder="little").astype(bool)
    return _assembled(terrain, found, bool)


def _each(terrain: HexMap) -> enumerate[Chunk]:
    return enumerate(terrain.chunks)


def _assembled(terrain: HexMap, chunks: dict[int, _Grid], kind: Any = np.int16) -> _Grid:
    """Returns the hexes of chunks as one grid of rows and columns; others are 0."""
    across, down = -(-terrain.columns // CHUNK_SIZE), -(-terrain.rows // CHUNK_SIZE)
    whole = np.zeros((down * CHUNK_SIZE, across * CHUNK_SIZE), kind)
    for number, values in chunks.items():
        row, column = number // across * CHUNK_SIZE, number % across * CHUNK_SIZE
        square = values.reshape(CHUNK_SIZE, CHUNK_SIZE)
        whole[row : row + CHUNK_SIZE, column : column + CHUNK_SIZE] = square
    return whole[: terrain.rows, : terrain.columns]


def _split(grid: _Grid, beyond: Any) -> list[_Grid]:
    """Returns a grid as chunks, row by row; hexes beyond its edge are `beyond`."""
    down, across = (-(-n // CHUNK_SIZE) for n in grid.shape)
    whole = np.full((down * CHUNK_SIZE, across * CHUNK_SIZE), beyond, grid.dtype)
    whole[: grid.shape[0], : grid.shape[1]] = grid
    return [
        whole[top : top + CHUNK_SIZE, left : left + CHUNK_SIZE].ravel()
        for top in range(0, whole.shape[0], CHUNK_SIZE)
        for left in range(0, whole.shape[1], CHUNK_SIZE)
    ]


def _chunks(grid: _Grid, notes: dict[int, dict[int, tuple[Note, ...]]]) -> tuple[Chunk, ...]:
    return tuple(
        Chunk(array("h", levels.tobytes()), notes.get(number, _NO_NOTES))
        for number, levels in enumerate(_split(grid, VOID))
    )


def _hexes(grid: _Grid) -> HexSet:
    masks = (
        int.from_bytes(np.packbits(each, bitorder="little").tobytes(), "little")
        for each in _split(grid, False)
    )
    return HexSet({number: bits for number, bits in enumerate(masks) if bits})


def _notes(terrain: HexMap, new: HexMap, to: Resize) -> dict[int, dict[int, tuple[Note, ...]]]:
    """Returns the notes at their new places, by chunk and index."""
    found: dict[int, dict[int, tuple[Note, ...]]] = {}
    noted = HexSet.of((n, index) for n, chunk in _each(terrain) for index in chunk.notes)
    for h in terrain.hexes_of(noted):
        place = new.place(to.hex(h))
        if place is not None:
            found.setdefault(place[0], {})[place[1]] = terrain.notes(h)
    return found
