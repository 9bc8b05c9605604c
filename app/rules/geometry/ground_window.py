"""Ground windows: the ground levels of a rhombus of columns, read from the chunks it touches."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from app.rules.geometry.chunks import CHUNK_SIZE, VOID
from app.rules.geometry.hexes import Hex, Orientation, to_offset
from app.rules.geometry.hexmap import HexMap

Levels = NDArray[np.int16]

#: In a window: nothing is known of the column; it is not on the map.
UNKNOWN: Final = VOID + 1
OFF_MAP: Final = VOID + 2


def ground_levels(
    map_: HexMap, q: int, r: int, count: int, across: int, *, marks_unknown: bool
) -> Levels:
    """The ground levels of the columns from (q, r) to (q + count, r + across), q by q.

    VOID, OFF_MAP and, where asked for, UNKNOWN stand for columns without a level.
    """
    flat = map_.orientation == "flat"
    left, top = to_offset(Hex(q, r), map_.orientation)
    wide = count if flat else count + across // 2 + 1
    tall = across + count // 2 + 1 if flat else across
    rectangle = np.full((tall, wide), OFF_MAP, np.int16)
    x0, x1 = max(left, 0), min(left + wide, map_.columns)
    y0, y1 = max(top, 0), min(top + tall, map_.rows)
    if x0 < x1 and y0 < y1:
        known = _rows_of_chunks(map_, y0 // CHUNK_SIZE, -(-y1 // CHUNK_SIZE), marks_unknown)
        first, last = x0 // CHUNK_SIZE, -(-x1 // CHUNK_SIZE)
        square = known[:, first:last].swapaxes(1, 2).reshape(-1, (last - first) * CHUNK_SIZE)
        x, y = first * CHUNK_SIZE, y0 // CHUNK_SIZE * CHUNK_SIZE
        part = square[y0 - y : y1 - y, x0 - x : x1 - x]
        rectangle[y0 - top : y1 - top, x0 - left : x1 - left] = part
    return rectangle.ravel().take(_rhombus(map_.orientation, (q if flat else r) & 1, count, across))


def _rows_of_chunks(map_: HexMap, first: int, last: int, marks_unknown: bool) -> Levels:
    """The levels of these rows of chunks: an array by row and column of chunks, row and column."""
    across = -(-map_.columns // CHUNK_SIZE)
    numbers = range(first * across, last * across)
    joined = b"".join([map_.chunks[n].levels for n in numbers])
    levels = np.frombuffer(joined, np.int16).reshape(-1, CHUNK_SIZE * CHUNK_SIZE)
    if marks_unknown and map_.unknown:
        levels = levels.copy()
        for n in map_.unknown.bits.keys() & set(numbers):
            packed = map_.unknown.bits[n].to_bytes(CHUNK_SIZE * CHUNK_SIZE // 8, "little")
            hidden = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
            levels[n - numbers.start, hidden.view(np.bool_)] = UNKNOWN
    return levels.reshape(last - first, across, CHUNK_SIZE, CHUNK_SIZE)


@lru_cache(maxsize=256)
def _rhombus(orientation: Orientation, odd: int, count: int, across: int) -> NDArray[np.intp]:
    """Where the columns of a rhombus lie in the rectangle around it.

    `odd`: the parity of its first column (flat-top) or row.
    """
    i, j = np.arange(count)[:, None], np.arange(across)[None, :]
    if orientation == "flat":
        row, column, wide = j + (i + odd) // 2, i + 0 * j, count
    else:
        row, column, wide = j + 0 * i, i + (j + odd) // 2, count + across // 2 + 1
    return (row * wide + column).ravel().astype(np.intp)
