"""Sight tables: which columns a line between two centres crosses, and where, exactly.

In axial coordinates the hexagon around (0, 0) is |2q + r| <= 1, |q + 2r| <= 1, |q - r| <= 1, for
either orientation. The line to (Q, R) is at (tQ, tR), so each of the three strips is entered and
left at a fraction over A = 2Q + R, B = Q + 2R or C = Q - R. All of them become whole numbers T over
`scale`, the least common multiple: T = 0 is the start, T = scale the end, and nothing is rounded.

Only the wedge Q >= R >= 0 is worked out; the grid's twelve symmetries give the rest. In the wedge
the line meets, for every k from 0 to Q + R, columns with q + r = k, and where it crosses that
diagonal it lies between two neighbouring centres: no third column of the diagonal is near enough to
be crossed. Where Q = R the line runs along edges, and there two columns share the same stretch.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from math import lcm
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Matrix = tuple[int, int, int, int]


class Stretch(NamedTuple):
    """A part of a line, T from `enter` to `leave`, inside the column (q, r) relative to the start.

    On an edge shared by two columns `q2, r2` is the other one, else the same again.
    """

    q: int
    r: int
    q2: int
    r2: int
    enter: int
    leave: int


class Line(NamedTuple):
    """All stretches of a line in order; each begins where the one before ends."""

    scale: int
    stretches: tuple[Stretch, ...]


def _symmetries() -> tuple[Matrix, ...]:
    """The twelve maps of the grid onto itself that leave (0, 0) in place, as (a, b, c, d):
    (q, r) -> (a q + b r, c q + d r). Six turns, and the same after exchanging q and r."""
    found: list[Matrix] = []
    transformed: Matrix = (1, 0, 0, 1)
    for _ in range(6):
        a, b, c, d = transformed
        found += [transformed, (b, a, d, c)]
        transformed = (-c, -d, a + c, b + d)
    return tuple(found)


SYMMETRIES: Final = _symmetries()


@lru_cache(maxsize=8192)
def crossings(dq: int, dr: int) -> Line:
    """The columns that the line from (0, 0) to (dq, dr) crosses, in order."""
    ways = ((matrix, *_inverse_image(matrix, dq, dr)) for matrix in SYMMETRIES)
    (a, b, c, d), q, r = next(way for way in ways if way[1] >= way[2] >= 0)
    scale, stretches = _wedge_line(q, r)
    return Line(
        scale,
        tuple(
            Stretch(
                a * s.q + b * s.r,
                c * s.q + d * s.r,
                a * s.q2 + b * s.r2,
                c * s.q2 + d * s.r2,
                s.enter,
                s.leave,
            )
            for s in stretches
        ),
    )


def _inverse_image(matrix: Matrix, dq: int, dr: int) -> tuple[int, int]:
    """The column that a symmetry takes to (dq, dr)."""
    a, b, c, d = matrix
    # the inverse is the adjugate times the determinant, which is 1 or -1
    sign = a * d - b * c
    return sign * (d * dq - b * dr), sign * (a * dr - c * dq)


def _wedge_line(dq: int, dr: int) -> Line:
    """`crossings` for dq >= dr >= 0."""
    steps = dq + dr
    if steps == 0:
        return Line(1, (Stretch(0, 0, 0, 0, 0, 1),))
    rises = (2 * dq + dr, dq + 2 * dr, dq - dr)
    scale = lcm(*(rise for rise in rises if rise))
    return Line(scale, tuple(_wedge_stretches(dq, dr, rises, scale)))


def _wedge_stretches(
    dq: int, dr: int, rises: tuple[int, int, int], scale: int
) -> Iterator[Stretch]:
    steps = dq + dr
    for k in range(steps + 1):
        low = k * dr // steps
        # along edges both columns of an odd diagonal lie beside the line: name the edge once
        edge = dq == dr and k % 2
        for r, r2 in [(low, low + 1)] if edge else [(low + 1, low + 1), (low, low)]:
            q = k - r
            enter, leave = 0, scale
            for place, rise in zip((q + k, r + k, q - r), rises, strict=True):
                if rise:
                    enter = max(enter, (place - 1) * (scale // rise))
                    leave = min(leave, (place + 1) * (scale // rise))
                elif abs(place) > 1:
                    leave = enter
            if enter < leave:
                yield Stretch(q, r, k - r2, r2, enter, leave)


@dataclass(frozen=True, slots=True)
class Band:
    """The lines of the wedge to all columns with low < distance <= high, as flat arrays.

    Per line, by direction: `to_q`, `to_r`, `steps` (distance), `starts` (its first stretch). Per
    stretch: `line`, `q`, `r`, `enter` and `leave` (0 at the start of the line, 1 at its end), and
    the `Exit` through which the line leaves. Edges: `edges` (which stretches), `edge_q`, `edge_r`
    (the other column).
    """

    to_q: Ints
    to_r: Ints
    steps: Ints
    starts: Ints
    line: Ints
    q: Ints
    r: Ints
    enter: Floats
    leave: Floats
    exit: Ints
    edges: Ints
    edge_q: Ints
    edge_r: Ints


class Exit(IntEnum):
    """Where a line of the wedge goes from a column (q, r): to one neighbour; along the edge of the
    two ahead; from such an edge, at (q, r) and (q - 1, r + 1), to (q, r + 1); nowhere."""

    Q = 0
    R = 1
    ACROSS = 2
    ONTO_EDGE = 3
    OFF_EDGE = 4
    END = 5


BAND_WIDTH: Final = 16
#: bands up to this distance stay in memory once built (about 20 MB); farther ones are rare
KEPT_DISTANCE: Final = 128


def bands(radius: int) -> Iterator[Band]:
    """The bands that together hold every line of the wedge up to `radius` (and somewhat more)."""
    for low in range(0, radius, BAND_WIDTH):
        yield _kept_band(low) if low < KEPT_DISTANCE else build_band(low, low + BAND_WIDTH)


@cache
def _kept_band(low: int) -> Band:
    return build_band(low, low + BAND_WIDTH)


def build_band(low: int, high: int) -> Band:
    """Work out the band of the distances low + 1 .. high."""
    pairs = [(n - r, r) for n in range(low + 1, high + 1) for r in range(n // 2 + 1)]
    ends = sorted(pairs, key=lambda end: (end[1] / sum(end), end))
    to_q, to_r = np.array(ends, np.int64).T.copy()
    steps = to_q + to_r
    rises = (2 * to_q + to_r, to_q + 2 * to_r, to_q - to_r)
    # along edges (Q = R) the third strip is never crossed; 1 keeps the arithmetic whole
    scales = np.lcm(np.lcm(rises[0], rises[1]), np.where(rises[2] > 0, rises[2], 1))

    # two candidates for every line and every diagonal k
    count = 2 * (steps + 1)
    line = np.repeat(np.arange(len(ends)), count)
    nth = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
    k = nth // 2
    # a line that crosses both columns of a diagonal comes from the one with the greater r
    r = k * to_r[line] // steps[line] + 1 - nth % 2
    q = k - r
    scale = scales[line]
    enter = np.zeros_like(scale)
    leave = scale.copy()
    along = rises[2][line] == 0
    for place, rise in zip((q + k, r + k), rises[:2], strict=True):
        unit = scale // rise[line]
        np.maximum(enter, (place - 1) * unit, out=enter)
        np.minimum(leave, (place + 1) * unit, out=leave)
    across = q - r
    unit = scale // np.where(along, 1, rises[2][line])
    enter = np.where(along, enter, np.maximum(enter, (across - 1) * unit))
    leave = np.where(along, leave, np.minimum(leave, (across + 1) * unit))
    # of the two columns along an edge the one with across = 1 stands for both
    crossed = (enter < leave) & (~along | (across == 0) | (across == 1))

    line, q, r, scale = line[crossed], q[crossed], r[crossed], scale[crossed]
    along, edge = along[crossed], along[crossed] & (q - r == 1)
    edges = np.flatnonzero(edge)
    starts = np.searchsorted(line, np.arange(len(ends)))
    exits = np.where(np.diff(q, append=0) == 0, Exit.R, Exit.Q)
    exits[np.diff(r, append=0) < 0] = Exit.ACROSS
    exits[along] = Exit.ONTO_EDGE
    exits[edge] = Exit.OFF_EDGE
    exits[np.append(starts[1:], len(line)) - 1] = Exit.END
    return Band(
        to_q=to_q,
        to_r=to_r,
        steps=steps,
        starts=starts,
        line=line,
        q=q,
        r=r,
        enter=enter[crossed] / scale,
        leave=leave[crossed] / scale,
        exit=exits,
        edges=edges,
        edge_q=q[edges] - 1,
        edge_r=r[edges] + 1,
    )
