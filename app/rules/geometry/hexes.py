"""Hex coordinates: axial and offset, neighbours, distance, lines, rings, disks, labels.

Axial (q, r) is the only coordinate of the rules; offset (column, row) is how maps are stored and
how people count. Flat-top maps are odd-q (odd columns lie half a hex lower), pointy-top maps are
odd-r. `static/js/core/hexes.js` is the same module for the browser; both are held to
`tests/fixtures/hexes.json`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

from app.rules.field_marks import Within

Orientation = Literal["flat", "pointy"]
Coordinate = Annotated[int, Within(-100_000, 100_000)]


class Hex(NamedTuple):
    """A column of the map in axial coordinates."""

    q: Coordinate
    r: Coordinate


class Cell(NamedTuple):
    """One level (10 m) of a column: the smallest place on the map (FS 5.0.2)."""

    q: Coordinate
    r: Coordinate
    level: int

    @property
    def hex(self) -> Hex:
        """The column this cell belongs to."""
        return Hex(self.q, self.r)


#: Axial steps to the six neighbours; on a flat-top map N, NE, SE, S, SW, NW.
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
)

#: How finely `line` nudges its points off the borders between hexes.
_NUDGE: Final = 1_000_000


def to_offset(h: Hex | Cell, orientation: Orientation) -> tuple[int, int]:
    """(column, row), counted from 0, of a hex."""
    q, r = h[0], h[1]
    if orientation == "flat":
        return q, r + (q - (q & 1)) // 2
    return q + (r - (r & 1)) // 2, r


def from_offset(column: int, row: int, orientation: Orientation) -> Hex:
    """The hex at a column and row counted from 0: the inverse of `to_offset`."""
    if orientation == "flat":
        return Hex(column, row - (column - (column & 1)) // 2)
    return Hex(column - (row - (row & 1)) // 2, row)


def neighbours(h: Hex | Cell) -> tuple[Hex, ...]:
    """The six hexes sharing an edge with `h`, in the order of `DIRECTIONS` (FS 5.0.1)."""
    q, r = h[0], h[1]
    return tuple(Hex(q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex | Cell, b: Hex | Cell) -> int:
    """Least number of steps between adjacent hexes from a to b (FS 5.1.1)."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def line(a: Hex | Cell, b: Hex | Cell) -> list[Hex]:
    """The hexes nearest to distance + 1 even samples of the straight line, ends included.

    In integers; a point on a border goes to the same side whichever end the line starts from. For
    drawing and brushes: what blocks sight is decided exactly in `sight`.
    """
    n = distance(a, b)
    if n == 0:
        return [Hex(a[0], a[1])]
    scale = n * _NUDGE
    found = []
    for i in range(n + 1):
        x = (a[0] * (n - i) + b[0] * i) * _NUDGE + 1
        y = (a[1] * (n - i) + b[1] * i) * _NUDGE + 2
        found.append(_rounded(x, y, scale))
    return found


def _rounded(x: int, y: int, scale: int) -> Hex:
    """The hex that holds the axial point (x / scale, y / scale)."""
    z = -x - y
    q, r, s = ((2 * v + scale) // (2 * scale) for v in (x, y, z))
    off_q, off_r, off_s = abs(q * scale - x), abs(r * scale - y), abs(s * scale - z)
    if off_q > off_r and off_q > off_s:
        q = -r - s
    elif off_r > off_s:
        r = -q - s
    return Hex(q, r)


def ring(centre: Hex | Cell, radius: int) -> list[Hex]:
    """The hexes at exactly `radius` steps, clockwise from the corner in direction 4."""
    if radius == 0:
        return [Hex(centre[0], centre[1])]
    q = centre[0] + DIRECTIONS[4][0] * radius
    r = centre[1] + DIRECTIONS[4][1] * radius
    found = []
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            found.append(Hex(q, r))
            q, r = q + dq, r + dr
    return found


def disk(centre: Hex | Cell, radius: int) -> list[Hex]:
    """The hexes at most `radius` steps away, by q, then r."""
    return [
        Hex(centre[0] + dq, centre[1] + dr)
        for dq in range(-radius, radius + 1)
        for dr in range(max(-radius, -dq - radius), min(radius, radius - dq) + 1)
    ]


def label(h: Hex | Cell, orientation: Orientation) -> str:
    """The label people read: column and row from 1, "0405"; above 99 with a dot, "103.007"."""
    column, row = (n + 1 for n in to_offset(h, orientation))
    if 0 <= column <= 99 and 0 <= row <= 99:
        return f"{column:02}{row:02}"
    return f"{column:03}.{row:03}"
