"""What is stacked in columns with props or blocking units, and where lines of sight meet it.

A deck is solid with open cells below it. A line is blocked where it is inside one (FS 5.4.1).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.near_lines import NearStretches
from app.rules.geometry.sight import Spans
from app.rules.geometry.sight_bodies import body_columns, sight_spans
from app.rules.geometry.sight_lines import ITEMS_PER_UNIT, NOWHERE, Flags, Lines
from app.rules.geometry.sight_table import Floats, Ints
from app.rules.memo import Memo
from app.rules.work_budget import spend

#: The level of a column without a target.
NO_TARGET: Final = 10**6
#: Less than the difference of a level and the height of a line where it passes from one column to
#: the next, unless they are equal: that height is a fraction of at most three times the distance.
SLACK: Final = 1e-5


class Stacks(NamedTuple):
    """The columns of a map that have props or blocking units: a row of each array per column.

    Levels: `ground`, the top of what is solid from below; `bottoms` and `tops` of the decks;
    `targets`. `apart` are the targets in columns with blocking units, by row.
    """

    q: Ints
    r: Ints
    ground: Floats
    bottoms: Floats
    tops: Floats
    targets: Ints
    apart: dict[int, list[Cell]]


_STACKS: Final = Memo[Stacks](released=True)


def stacks_of(terrain: HexMap) -> Stacks:
    """The stacks of a map, kept with it."""
    return _STACKS.obtain(terrain, lambda: _stacks(terrain))


def _stacks(terrain: HexMap) -> Stacks:
    bodies = body_columns(terrain)
    hexes = sorted({*terrain.prop_hexes, *(Hex(*h) for h in bodies)})
    spend(len(hexes))
    solid = [split(sight_spans(terrain, here)) for here in hexes]
    targets = [targets_in(terrain, here) for here in hexes]
    apart = {n: targets[n] for n, here in enumerate(hexes) if here in bodies}
    levels = [[] if n in apart else [cell.level for cell in t] for n, t in enumerate(targets)]
    width = max(map(len, levels), default=0)
    q, r = np.array(hexes, np.int64).reshape(-1, 2).T
    bottoms, tops = deck_table([decks for _, decks in solid])
    return Stacks(
        q,
        r,
        np.array([ground for ground, _ in solid]),
        bottoms,
        tops,
        np.array([[*row, *[NO_TARGET] * (width - len(row))] for row in levels], np.int64).reshape(
            len(hexes), width
        ),
        apart,
    )


def split(spans: Spans) -> tuple[float, Spans]:
    """What is solid from below, up to which level, and the decks above it."""
    if spans and spans[0][0] is None:
        return spans[0][1], spans[1:]
    return NOWHERE, spans


def targets_in(terrain: HexMap, here: Hex) -> list[Cell]:
    """The cells of a column that can be seen: its surfaces; in a void the lowest cell, if open."""
    found = [Cell(*here, level) for level in terrain.surfaces(here)]
    lowest = Cell(*here, terrain.floor)
    if terrain.ground(here) is None and terrain.open(lowest):
        found.insert(0, lowest)
    return found


def deck_table(decks: list[Spans]) -> tuple[Floats, Floats]:
    """Bottoms and tops, a row for each of these lists; its end is filled with empty decks."""
    most = max(map(len, decks), default=0)
    bottoms, tops = np.full((len(decks), most), -NOWHERE), np.full((len(decks), most), NOWHERE)
    for n, spans in enumerate(decks):
        for k, (bottom, top) in enumerate(spans):
            bottoms[n, k] = NOWHERE if bottom is None else bottom
            tops[n, k] = top
    return bottoms, tops


class Crossings(NamedTuple):
    """Stretches of lines beside decks: the number of the line (of all symmetries, one after the
    other), where it enters and leaves the stretch, and the decks there."""

    line: Ints
    enter: Floats
    leave: Floats
    bottoms: Floats
    tops: Floats

    def block(self, rise: Ints, seen: Flags) -> None:
        """Takes away from `seen` the lines of this rise that a deck blocks."""
        kept = np.flatnonzero(seen.take(self.line))
        line = self.line[kept]
        climb = rise.take(line)
        start, end = climb * self.enter[kept], climb * self.leave[kept]
        low, high = np.minimum(start, end) + SLACK, np.maximum(start, end) - SLACK
        inside = (low[:, None] < self.tops[kept]) & (high[:, None] > self.bottoms[kept])
        np.put(seen, line[inside.any(axis=1)], False)


class Decks:
    """The decks of a window, as heights in half levels above the eye.

    `rows` tells by place which row of `bottoms` and `tops` belongs to a column; row 0 is empty.
    `ground` is the height of what is solid from below.
    """

    def __init__(self, rows: Ints, bottoms: Floats, tops: Floats, ground: Floats) -> None:
        self._rows = rows
        self._bottoms = bottoms
        self._tops = tops
        self._ground = ground

    def crossings(self, lines: Lines) -> list[Crossings]:
        """Where lines may meet decks: in columns, and along edges between two of them."""
        band, begin, end = lines.band, lines.part.start, lines.part.stop
        line = band.line[begin:end] - lines.first
        enter, leave = band.enter[begin:end], band.leave[begin:end]
        places = lines.grid.places(lines.rows, band.q[begin:end], band.r[begin:end])
        rows = self._rows.take(places)

        low, high = np.searchsorted(band.edges, (begin, end)).tolist()
        edges = band.edges[low:high] - begin
        beside = lines.grid.places(lines.rows, band.edge_q[low:high], band.edge_r[low:high])
        row, n = np.nonzero((rows[:, edges] > 0) | (self._rows.take(beside) > 0))
        stretch, width = edges[n], lines.asked.shape[1]
        both = self._on_both(places[row, stretch], beside[row, n])
        along = Crossings(row * width + line[stretch], enter[stretch], leave[stretch], *both)

        rows[:, edges] = 0
        row, stretch = np.nonzero(rows)
        spend((len(row) + len(along.line)) // ITEMS_PER_UNIT)
        number = row * width + line[stretch]
        decks = self._decks(rows[row, stretch])
        return [Crossings(number, enter[stretch], leave[stretch], *decks), along]

    def near_crossings(self, stretches: NearStretches, asked: Flags) -> list[Crossings]:
        """`crossings` for those near lines that are asked for."""
        columns = np.flatnonzero(self._rows)
        begin = stretches.starts[columns]
        counts = stretches.starts[columns + 1] - begin
        n = np.repeat(begin - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
        kept = np.flatnonzero(asked.take(stretches.line[n]))
        which = stretches.which[n[kept]]
        rows = np.repeat(self._rows[columns], counts)[kept]
        enter, leave = stretches.enter, stretches.leave
        here = Crossings(stretches.line[n[kept]], enter[which], leave[which], *self._decks(rows))

        beside = self._rows.take((stretches.edge_places, stretches.edge_beside)).any(axis=0)
        n = np.flatnonzero(beside & asked.take(stretches.edge_line))
        which = stretches.edge_which[n]
        both = self._on_both(stretches.edge_places[n], stretches.edge_beside[n])
        spend((len(kept) + len(n)) // ITEMS_PER_UNIT)
        return [here, Crossings(stretches.edge_line[n], enter[which], leave[which], *both)]

    def _decks(self, rows: Ints) -> tuple[Floats, Floats]:
        return self._bottoms[rows], self._tops[rows]

    def _on_both(self, places: Ints, others: Ints) -> tuple[Floats, Floats]:
        """What is solid in both of two columns, for many pairs."""
        (bottoms, tops), (their_bottoms, their_tops) = self._solid(places), self._solid(others)
        bottom = np.maximum(bottoms[:, :, None], their_bottoms[:, None, :])
        top = np.minimum(tops[:, :, None], their_tops[:, None, :])
        empty = bottom >= top
        bottom[empty], top[empty] = -NOWHERE, NOWHERE
        shape = len(places), bottom.shape[1] * bottom.shape[2]
        return bottom.reshape(shape), top.reshape(shape)

    def _solid(self, places: Ints) -> tuple[Floats, Floats]:
        """Ground and decks of columns."""
        rows, ground = self._rows[places], self._ground[places, None]
        bottoms = np.hstack([np.full_like(ground, 2 * NOWHERE), self._bottoms[rows]])
        return bottoms, np.hstack([ground, self._tops[rows]])
