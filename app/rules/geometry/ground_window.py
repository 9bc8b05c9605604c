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
    for first_row in range(top // CHUNK_SIZE, (top + tall - 1) // CHUNK_SIZE + 1):
        for first_column in range(left // CHUNK_SIZE, (left + wide - 1) // CHUNK_SIZE + 1):
            _copy_chunk(map_, first_column, first_row, rectangle, left, top, marks_unknown)
    return rectangle.ravel().take(_rhombus(map_.orientation, (q if flat else r) & 1, count, across))


def _copy_chunk(
    map_: HexMap,
    column: int,
    row: int,
    rectangle: Levels,
    left: int,
    top: int,
    marks_unknown: bool,
) -> None:
    """Copies the part of a chunk (by its column and row of chunks) that lies in a rectangle."""
    x, y = column * CHUNK_SIZE, row * CHUNK_SIZE
    tall, wide = rectangle.shape
    x0, x1 = max(x, left, 0), min(x + CHUNK_SIZE, left + wide, map_.columns)
    y0, y1 = max(y, top, 0), min(y + CHUNK_SIZE, top + tall, map_.rows)
    if x0 >= x1 or y0 >= y1:
        return
    number = row * -(-map_.columns // CHUNK_SIZE) + column
    square = np.frombuffer(map_.chunks[number].levels, np.int16).reshape(CHUNK_SIZE, CHUNK_SIZE)
    unknown = map_.unknown.bits.get(number) if marks_unknown else None
    if unknown:
        packed = np.frombuffer(unknown.to_bytes(CHUNK_SIZE * CHUNK_SIZE // 8, "little"), np.uint8)
        hidden = np.unpackbits(packed, bitorder="little").reshape(CHUNK_SIZE, CHUNK_SIZE)
        square = np.where(hidden, UNKNOWN, square).astype(np.int16)
    rectangle[y0 - top : y1 - top, x0 - left : x1 - left] = square[y0 - y : y1 - y, x0 - x : x1 - x]


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
