"""Sight lines: the lines of a band around an eye as places in the flat arrays of a window.

The arrays of a window have `side` * `side` columns, q by q, with the eye in the middle. Planes of
that size follow each other: one for each step to a neighbour (`STEPS`; the opposite step belongs to
the neighbour), from `TO_EDGES` one for each edge of two neighbours, by `DIRECTIONS`, and at `ENDS`
one for the ends of lines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.rules.geometry.hexes import DIRECTIONS
from app.rules.geometry.sight_table import BAND_WIDTH, SYMMETRIES, Band, Exit, Floats, Ints
from app.rules.work_budget import spend

Flags = NDArray[np.bool_]
Indexes = NDArray[np.intp]

#: A level or height below every other
NOWHERE: Final = -1e6
STEPS: Final = DIRECTIONS[:3]
TO_EDGES: Final = len(STEPS)
ENDS: Final = TO_EDGES + len(DIRECTIONS)

#: Array items that count as one unit of work.
ITEMS_PER_UNIT: Final = 32


def whole_bands(radius: int) -> int:
    """The distance at which the bands up to this one end: one band at least."""
    return max(1, -(-radius // BAND_WIDTH)) * BAND_WIDTH


def side_for(radius: int) -> int:
    """The side of the window for lines up to this distance; it holds whole bands and a margin."""
    return 2 * (whole_bands(radius) + 1) + 1


class Grid(NamedTuple):
    """Where columns and exits lie in the arrays of a window, for each of the grid's symmetries.

    (q, r) from the eye is at `along_q` * q + `along_r` * r + `centre`, its exit `shift` further.
    """

    side: int
    centre: int
    along_q: Ints
    along_r: Ints
    shift: Ints

    def places(self, rows: slice | Ints, q: Ints, r: Ints) -> Indexes:
        """The places of columns of the wedge, a row for each of these symmetries."""
        along_q, along_r = self.along_q[rows, None], self.along_r[rows, None]
        return along_q * q + along_r * r + self.centre

    def exits(self, rows: slice | Ints, part: slice, band: Band) -> Indexes:
        """The places in a window's planes of where stretches of a band end."""
        places = self.places(rows, band.q[part], band.r[part])
        places += self.shift[rows][:, band.exit[part]]
        return places


@lru_cache(maxsize=16)
def grid_of(side: int) -> Grid:
    """The grid of windows of this size."""
    area, middle = side * side, side // 2

    def shift_of(a: int, b: int, c: int, d: int, exit_: Exit) -> int:
        def place(q: int, r: int) -> int:
            return (a * q + b * r) * side + c * q + d * r

        def direction(q: int, r: int) -> int:
            return DIRECTIONS.index((a * q + b * r, c * q + d * r))

        def edge(one: int, other: int) -> int:
            """The plane of an edge between two neighbours."""
            return TO_EDGES + (one if (one + 1) % 6 == other else other)

        if exit_ == Exit.END:
            return ENDS * area
        if exit_ == Exit.ONTO_EDGE:
            return edge(direction(1, 0), direction(0, 1)) * area
        if exit_ == Exit.OFF_EDGE:
            return edge(direction(-1, 0), direction(0, -1)) * area + place(0, 1)
        step = {Exit.Q: (1, 0), Exit.R: (0, 1), Exit.ACROSS: (1, -1)}[exit_]
        plane = direction(*step)
        return plane * area if plane < TO_EDGES else (plane - TO_EDGES) * area + place(*step)

    matrices = np.array(SYMMETRIES, np.int64)
    return Grid(
        side,
        middle * side + middle,
        matrices[:, 0] * side + matrices[:, 2],
        matrices[:, 1] * side + matrices[:, 3],
        np.array([[shift_of(*matrix, exit_) for exit_ in Exit] for matrix in SYMMETRIES]),
    )


class Lines(NamedTuple):
    """Lines of a band in some of its symmetries: arrays with a row for each symmetry.

    Per line: `starts` (its first stretch), `ends` (the place of its target), `asked` (whether there
    is a target). Per stretch: `part` (which of the band), `exits`, `leave`.
    """

    band: Band
    grid: Grid
    rows: slice | Ints
    first: int
    part: slice
    starts: Ints
    ends: Indexes
    asked: Flags
    exits: Indexes
    leave: Floats

    @staticmethod
    def of(band: Band, grid: Grid, rows: slice | Ints, asked: Flags) -> Lines:
        """The lines of these symmetries, from the first to the last that is asked for."""
        asked = asked[rows]
        some = np.flatnonzero(asked.any(axis=0))
        first, last = int(some[0]), int(some[-1]) + 1
        begin = int(band.starts[first])
        end = int(band.starts[last]) if last < len(band.starts) else len(band.line)
        part = slice(begin, end)
        spend(len(asked) * (end - begin) // ITEMS_PER_UNIT)
        return Lines(
            band,
            grid,
            rows,
            first,
            part,
            band.starts[first:last] - begin,
            grid.places(rows, band.to_q[first:last], band.to_r[first:last]),
            asked[:, first:last],
            grid.exits(rows, part, band),
            band.leave[part],
        )
