"""The plane of a map: where hexes lie, in thousandths of the side of a hex.

The left upper corner of the map is (0, 0), y grows downwards. On a flat-top map a hex is 2000 wide;
`static/js/board/projection.js` is the same with sides of 32.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from app.rules.geometry.hexes import Hex, Orientation, from_offset

SIDE: Final = 1000
#: The distance of two opposite sides of a hex.
ACROSS: Final = SIDE * sqrt(3)


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def common(self, other: Box) -> Box | None:
        """Returns the part that both have, None where there is none."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(left, top, right, bottom) if left < right and top < bottom else None


def centre(h: Hex, orientation: Orientation) -> tuple[float, float]:
    """Returns the centre of a hex."""
    if orientation == "flat":
        return SIDE * (1 + 1.5 * h.q), ACROSS * (0.5 + h.r + h.q / 2)
    return ACROSS * (0.5 + h.q + h.r / 2), SIDE * (1 + 1.5 * h.r)


def corners(h: Hex, orientation: Orientation) -> list[tuple[float, float]]:
    """Returns the six corners of a hex."""
    x, y = centre(h, orientation)
    half, long = ACROSS / 2, SIDE / 2
    shape: tuple[tuple[float, float], ...]
    if orientation == "flat":
        shape = ((SIDE, 0), (long, half), (-long, half), (-SIDE, 0), (-long, -half), (long, -half))
    else:
        shape = ((half, long), (0, SIDE), (-half, long), (-half, -long), (0, -SIDE), (half, -long))
    return [(x + dx, y + dy) for dx, dy in shape]


def hex_box(h: Hex, orientation: Orientation) -> Box:
    """Returns the smallest rectangle around a hex."""
    x, y = centre(h, orientation)
    wide, high = (SIDE, ACROSS / 2) if orientation == "flat" else (ACROSS / 2, SIDE)
    return Box(x - wide, y - high, x + wide, y + high)


def map_box(columns: int, rows: int, orientation: Orientation) -> Box:
    """Returns the smallest rectangle around a map of this size."""
    along, across = (columns, rows) if orientation == "flat" else (rows, columns)
    long = SIDE * (1.5 * along + 0.5)
    # every second line lies half a hex further
    wide = ACROSS * (across + (0.5 if along > 1 else 0))
    return Box(0, 0, long, wide) if orientation == "flat" else Box(0, 0, wide, long)


def ranges_in(box: Box, columns: int, rows: int, orientation: Orientation) -> tuple[range, range]:
    """Returns the columns and rows of a map whose hexes may touch a box."""
    across, along = (rows, columns) if orientation == "flat" else (columns, rows)
    low, high = (box.left, box.right) if orientation == "flat" else (box.top, box.bottom)
    start, end = (box.top, box.bottom) if orientation == "flat" else (box.left, box.right)
    lines = range(max(0, int(low // (1.5 * SIDE)) - 1), min(along, int(high // (1.5 * SIDE)) + 1))
    # every second line lies half a hex further
    hexes = range(max(0, int(start // ACROSS) - 1), min(across, int(end // ACROSS) + 1))
    return (lines, hexes) if orientation == "flat" else (hexes, lines)


def hexes_in(box: Box, columns: int, rows: int, orientation: Orientation) -> Iterator[Hex]:
    """Yields the hexes of a map whose rectangles have a part in a box."""
    wide, high = ranges_in(box, columns, rows, orientation)
    found = (from_offset(column, row, orientation) for row in high for column in wide)
    return (each for each in found if hex_box(each, orientation).common(box) is not None)
