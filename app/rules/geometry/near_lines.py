"""Near lines: all sight lines up to a distance around an eye, as one table that is kept.

Nothing in it depends on where the eye is. Lines with about as many stretches make a block: a row
for each stretch, a column for each line. Shorter lines are filled up with stretches that end
nowhere. So one gather, one product and one greatest value answer for a whole block.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.rules.geometry.hexes import DIRECTIONS
from app.rules.geometry.sight_lines import (
    ENDS,
    ITEMS_PER_UNIT,
    NOWHERE,
    STEPS,
    TO_EDGES,
    Flags,
    Indexes,
    grid_of,
    side_for,
    whole_bands,
)
from app.rules.geometry.sight_table import BAND_WIDTH, Band, Floats, Ints, build_band
from app.rules.work_budget import spend

#: Numbers of half the usual size
Singles = NDArray[np.float32]

#: The greatest distance of lines that are kept (about 20 MB, and 10 MB more for decks).
FARTHEST: Final = 64
#: The greatest height of an eye above or below level 0. So no line rises or falls by more than some
#: 5,000 half levels, and all roundings of a height together are less than a third of the slack.
HIGHEST_EYE: Final = 1000
#: Half of what two heights differ by unless they are equal (see `SLACK`).
SINGLE_SLACK: Final = 1 / (6 * FARTHEST)
#: A new block begins where lines have fewer stretches than this part of its longest, but for the
#: shortest lines, which make one block.
_FILLED: Final = 0.8
_SHORTEST: Final = 12


class _Block(NamedTuple):
    """Lines in this slice of the table: by stretch and line, where it ends, and 1 / t there."""

    lines: slice
    exits: Indexes
    rates: Singles


class NearLines(NamedTuple):
    """Lines to all columns around the eye, for windows of `side` * `side`.

    Per line: the symmetry and the line of the wedge; the place of its end, that place's q and r
    from the eye, its distance. `edges`: places of the column before an edge and of the two beside
    it.
    """

    side: int
    band: Band
    symmetry: Ints
    line: Ints
    ends: Indexes
    q: Ints
    r: Ints
    steps: Ints
    edges: tuple[Indexes, Indexes, Indexes]
    blocks: tuple[_Block, ...]

    def needed(self, ground: Singles, asked: Flags) -> Singles:
        """The height that each line which is asked for must end at, at least (see `sight_window`).

        `ground`: heights in the window; others are more than any height.
        """
        tops = self._tops(ground)
        needed = np.full(len(asked), np.inf, np.float32)
        for lines, exits, rates in self.blocks:
            here = np.flatnonzero(asked[lines])
            if not here.size:
                continue
            first, last = int(here[0]), int(here[-1]) + 1
            if 3 * here.size < last - first:
                # to leave out every other line would take longer than to ask for it
                exits, rates = exits.take(here, axis=1), rates.take(here, axis=1)
                lines = here + lines.start
            else:
                exits, rates = exits[:, first:last], rates[:, first:last]
                lines = slice(lines.start + first, lines.start + last)
            spend(exits.size // ITEMS_PER_UNIT)
            # clipping, which never happens here, is quicker than checking
            heights = tops.take(exits, mode="clip")
            heights *= rates
            needed[lines] = np.maximum.reduce(heights, axis=0)
        needed -= SINGLE_SLACK
        return needed

    def _tops(self, ground: Singles) -> Singles:
        """The higher of two tops for every column and step, for ends, and for each of `edges`."""
        area, pad = self.side * self.side, self.side + 1
        padded = np.zeros(area + 2 * pad, np.float32)
        padded[pad : pad + area] = ground
        before, one, other = (ground.take(places) for places in self.edges)
        tops = np.empty(len(STEPS) * area + 1 + len(before), np.float32)
        for n, (dq, dr) in enumerate(STEPS):
            shift = pad + dq * self.side + dr
            np.maximum(ground, padded[shift : shift + area], out=tops[n * area : (n + 1) * area])
        tops[len(STEPS) * area] = NOWHERE
        tops[len(STEPS) * area + 1 :] = np.maximum(before, np.minimum(one, other))
        return tops


def near_lines(radius: int) -> NearLines:
    """The lines to all columns up to `radius` (and somewhat more), at most `FARTHEST`."""
    return _lines(whole_bands(radius))


@lru_cache(maxsize=FARTHEST // BAND_WIDTH)
def _lines(radius: int) -> NearLines:
    band, grid = build_band(0, radius), grid_of(side_for(radius))
    counts = np.diff(band.starts, append=len(band.line))
    # two symmetries share the lines at the sides of the wedge
    own = np.ones((len(grid.along_q), len(counts)), np.bool_)
    own[1::2, (band.to_r == 0) | (band.to_q == band.to_r)] = False
    row, line = np.nonzero(own)
    order = np.argsort(-counts[line], kind="stable")
    counts = counts[line[order]]
    parts, first = [], 0
    while first < len(order):
        longest = int(counts[first])
        least = _FILLED * longest if longest > _SHORTEST else 0
        parts.append(slice(first, int(np.searchsorted(-counts, -least, side="right"))))
        first = parts[-1].stop
        # by direction, as a map often lies to one side
        order[parts[-1]].sort()
    row, line = row[order], line[order]
    exits, edges = _with_edges(grid.exits(slice(None), slice(None), band), grid.side)
    blocks = []
    for part in parts:
        stretch = _filled(band, line[part])
        rates = (1 / band.leave[stretch]).astype(np.float32)
        blocks.append(_Block(part, exits[row[part], stretch], rates))
    places = grid.places(slice(None), band.to_q, band.to_r)[row, line]
    q, r = np.divmod(places, grid.side)
    middle, steps = grid.side // 2, band.steps[line]
    return NearLines(
        grid.side, band, row, line, places, q - middle, r - middle, steps, edges, tuple(blocks)
    )


def _filled(band: Band, line: Ints) -> Ints:
    """The stretches of some lines of a band, a column for each; the last one fills up a column."""
    counts = np.diff(band.starts, append=len(band.line))[line]
    nth: Ints = np.minimum(np.arange(counts.max())[:, None], counts - 1)
    return band.starts[line] + nth


def _with_edges(exits: Indexes, side: int) -> tuple[Indexes, tuple[Indexes, Indexes, Indexes]]:
    """Places in planes of all columns as places in the planes of `STEPS`, one for all ends of
    lines, and one for each edge that a line runs along; and the columns at these edges."""
    area = side * side
    end = len(STEPS) * area
    along = (exits >= TO_EDGES * area) & (exits < ENDS * area)
    used, nth = np.unique(exits[along], return_inverse=True)
    made = np.where(exits >= ENDS * area, end, exits)
    made[along] = end + 1 + nth
    plane, before = np.divmod(used, area)
    shifts = np.array([dq * side + dr for dq, dr in DIRECTIONS])
    ahead = plane - TO_EDGES
    return made, (before, before + shifts[ahead], before + shifts[(ahead + 1) % 6])


class NearStretches(NamedTuple):
    """The stretches of near lines by the place of their column, for decks.

    From `starts` of a place to that of the next: `line`, and `which` of the wedge's stretches, with
    `enter` and `leave` (see `Band`). Those along an edge are apart, with both of its columns.
    """

    starts: Ints
    line: Ints
    which: Ints
    enter: Floats
    leave: Floats
    edge_line: Ints
    edge_which: Ints
    edge_places: Indexes
    edge_beside: Indexes


def near_stretches(radius: int) -> NearStretches:
    """The stretches of `near_lines`."""
    return _stretches(whole_bands(radius))


@lru_cache(maxsize=FARTHEST // BAND_WIDTH)
def _stretches(radius: int) -> NearStretches:
    lines = _lines(radius)
    band, grid = lines.band, grid_of(lines.side)
    counts = np.diff(band.starts, append=len(band.line))[lines.line]
    line = np.repeat(np.arange(len(counts)), counts)
    which = np.arange(len(line)) + (band.starts[lines.line] - np.cumsum(counts) + counts)[line]
    symmetry = lines.symmetry[line]

    def places(n: Ints, q: Ints, r: Ints) -> Indexes:
        found: Indexes = grid.along_q[symmetry[n]] * q + grid.along_r[symmetry[n]] * r + grid.centre
        return found

    edge_of = np.full(len(band.line), -1)
    edge_of[band.edges] = np.arange(len(band.edges))
    edge = edge_of[which]
    along, inside = np.flatnonzero(edge >= 0), np.flatnonzero(edge < 0)
    at = places(inside, band.q[which[inside]], band.r[which[inside]])
    order = np.argsort(at, kind="stable")
    sorted_ = inside[order]
    return NearStretches(
        np.searchsorted(at[order], np.arange(lines.side * lines.side + 1)),
        line[sorted_].astype(np.int32),
        which[sorted_].astype(np.int32),
        band.enter,
        band.leave,
        line[along],
        which[along],
        places(along, band.q[which[along]], band.r[which[along]]),
        places(along, band.edge_q[edge[along]], band.edge_r[edge[along]]),
    )
