"""A slow and exact reference for sight, in rational arithmetic.

The open segment is cut wherever it meets a side of a hexagon or the plane of a level. Between two
cuts it stays in the same cells, so the middle point stands for the whole piece: it is inside solid
ground exactly when all cells whose closed prism contains it are solid. Hexagons are polygons of six
corners in axial coordinates. No arithmetic of the rules is used.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import HexMap

Point = tuple[Fraction, Fraction]

_THIRD = Fraction(1, 3)
#: corners of the hexagon around (0, 0), counter-clockwise in axial coordinates
CORNERS: list[Point] = [
    (2 * _THIRD, -_THIRD),
    (_THIRD, _THIRD),
    (-_THIRD, 2 * _THIRD),
    (-2 * _THIRD, _THIRD),
    (-_THIRD, -_THIRD),
    (_THIRD, -2 * _THIRD),
]


def cross(a: Point, b: Point) -> Fraction:
    return a[0] * b[1] - a[1] * b[0]


def sides(q: int, r: int) -> list[tuple[Point, Point]]:
    """Yields the sides of a hexagon as (corner, direction)."""
    placed = [(q + x, r + y) for x, y in CORNERS]
    return [
        (one, (two[0] - one[0], two[1] - one[1]))
        for one, two in zip(placed, placed[1:] + placed[:1], strict=True)
    ]


def holds(q: int, r: int, point: Point) -> bool:
    """Whether the closed hexagon contains the point: it is left of, or on, every side."""
    return all(
        cross(along, (point[0] - corner[0], point[1] - corner[1])) >= 0
        for corner, along in sides(q, r)
    )


@lru_cache(maxsize=4096)
def pieces(dq: int, dr: int) -> tuple[tuple[Fraction, Fraction, tuple[tuple[int, int], ...]], ...]:
    """Returns (from, to, hexagons that contain it) for the pieces of the flat segment (0, 0) - (dq,
    dr)."""
    whole = (Fraction(dq), Fraction(dr))
    near = [
        (q, r)
        for q in range(min(0, dq) - 1, max(0, dq) + 2)
        for r in range(min(0, dr) - 1, max(0, dr) + 2)
        # twice the area between centre and line: columns far from it cannot matter
        if abs(dq * r - dr * q) <= abs(dq) + abs(dr)
    ]
    cuts = {Fraction(0), Fraction(1)}
    for q, r in near:
        for corner, along in sides(q, r):
            slope = cross(whole, along)
            if slope:
                t, on_side = cross(corner, along) / slope, cross(corner, whole) / slope
                if 0 <= t <= 1 and 0 <= on_side <= 1:
                    cuts.add(t)
    found = []
    ordered = sorted(cuts)
    for begin, end in pairwise(ordered):
        t = (begin + end) / 2
        point = (t * dq, t * dr)
        found.append((begin, end, tuple(h for h in near if holds(*h, point))))
    return tuple(found)


def first_blocked(terrain: HexMap, a: Cell, b: Cell, own: Collection[Cell] = ()) -> Cell | None:
    """The blocking cell nearest `a` (ties by q, r, level), or None when `b` is in sight."""
    ignored = {a, b, *own}
    rise = b.level - a.level
    eye = a.level + Fraction(1, 2)
    for begin, end, hexagons in pieces(b.q - a.q, b.r - a.r):
        cuts = {begin, end}
        for plane in range(min(a.level, b.level), max(a.level, b.level) + 2):
            if rise and begin < (t := (plane - eye) / rise) < end:
                cuts.add(t)
        ordered = sorted(cuts)
        for one, two in pairwise(ordered):
            height = eye + rise * (one + two) / 2
            # never on a plane: pieces end at planes, and a horizontal line runs at half levels
            level = height.numerator // height.denominator
            cells = [Cell(a.q + q, a.r + r, level) for q, r in hexagons]
            if all(cell not in ignored and terrain.solid(cell) for cell in cells):
                return min(cells)
    return None
