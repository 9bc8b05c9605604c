"""Sight windows: what is seen of the columns around an eye, for all lines at once (FS 5.4.1).

Heights are counted in half levels above the eye, so the top H of a column that is solid from below
is odd. On its way to a target D above the eye a line leaves a column for the next at the fraction t
of its length, at the height D * t, and is blocked there when a top beside it is higher. So the line
is blocked exactly when D is less than the highest H / t. For each step to a neighbour the higher of
the two tops is the same for every line: it is worked out once, as one plane per direction.

t is a fraction with a denominator of at most three times the distance. So D and H / t are equal or
further apart than SLACK, and the roundings of floating point numbers change no answer. The lines of
most windows are kept as a table (`near_lines`); the longest ones are worked out band by band.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any, Final

import numpy as np

from app.rules.geometry.chunks import MIN_LEVEL
from app.rules.geometry.ground_window import OFF_MAP, ground_levels
from app.rules.geometry.hexes import DIRECTIONS, Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.near_lines import FARTHEST, HIGHEST_EYE, near_lines, near_stretches
from app.rules.geometry.sight import without_levels
from app.rules.geometry.sight_bodies import sight_spans
from app.rules.geometry.sight_decks import (
    NO_TARGET,
    SLACK,
    Decks,
    deck_table,
    split,
    stacks_of,
    targets_in,
)
from app.rules.geometry.sight_lines import (
    ENDS,
    ITEMS_PER_UNIT,
    NOWHERE,
    STEPS,
    TO_EDGES,
    Indexes,
    Lines,
    grid_of,
    side_for,
)
from app.rules.geometry.sight_table import Floats, Ints, bands
from app.rules.work_budget import spend

#: q, r and level of each of many cells
Cells = tuple[Ints, Ints, Ints]

#: Array items of the lines that are worked out together, so that they fit a processor's cache.
ITEMS_AT_ONCE: Final = 131_072


class SightWindow:
    """The columns around an eye as flat arrays of `side` * `side`, q by q.

    `apart` are the targets that are left to `sight`: those in the eye's own column and in columns
    with units that block lines. `radius` is the greatest distance of a target.
    """

    def __init__(self, terrain: HexMap, eye: Cell, radius: int) -> None:
        self.eye = eye
        self.radius = radius
        self.side = side_for(radius)
        self.middle = self.side // 2
        spend(self.side * self.side // ITEMS_PER_UNIT + len(terrain.prop_hexes))
        levels = ground_levels(
            terrain,
            eye.q - self.middle,
            eye.r - self.middle,
            self.side,
            self.side,
            marks_unknown=False,
        )
        void = levels < MIN_LEVEL
        #: Heights of what is solid from below.
        self.ground = self._height(levels)
        np.copyto(self.ground, NOWHERE, where=void)
        target = levels.astype(np.int64)
        np.copyto(target, terrain.floor, where=void)
        if terrain.ceiling is not None:
            target[target >= terrain.ceiling] = NO_TARGET
        np.copyto(target, NO_TARGET, where=levels == OFF_MAP)
        #: Levels of the lowest target of each column, of the next above it, ...
        self.targets: list[Ints] = [target]
        self.apart = targets_in(terrain, eye.hex)
        self.decks = self._stack(terrain)

    def _height(self, levels: Any) -> Any:
        """Levels as heights; NOWHERE stays far below and above everything."""
        return 2.0 * levels - (2 * self.eye.level + 1)

    def _stack(self, terrain: HexMap) -> Decks | None:
        """Puts columns with props or bodies, and the eye's own, into the arrays; returns decks."""
        own = self.middle * self.side + self.middle
        spans = without_levels(sight_spans(terrain, self.eye.hex), (self.eye.level,))
        ground, above = split(spans)
        self.ground[own] = self._height(ground)
        self.targets[0][own] = NO_TARGET
        stacks = stacks_of(terrain)
        if not above and not stacks.q.size:
            return None
        dq, dr = stacks.q - self.eye.q, stacks.r - self.eye.r
        far = np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr))
        near = np.flatnonzero((far <= self.radius) & (far > 0))
        places = (dq[near] + self.middle) * self.side + dr[near] + self.middle
        self.ground[places] = self._height(stacks.ground[near])
        self.targets[0][places] = NO_TARGET
        for n, levels in enumerate(stacks.targets[near].T):
            if n == len(self.targets):
                self.targets.append(np.full_like(self.targets[0], NO_TARGET))
            self.targets[n][places] = levels
        for row in stacks.apart.keys() & set(near.tolist()):
            self.apart += stacks.apart[row]

        if not above and not stacks.tops.size:
            return None
        own_bottoms, own_tops = deck_table([above])
        has_decks = (stacks.tops[near] > NOWHERE).any(axis=1)
        rows = np.zeros(len(self.ground), np.int64)
        rows[places] = np.where(has_decks, np.arange(1, len(near) + 1), 0)
        rows[own] = len(near) + 1 if above else 0
        width = max(stacks.tops.shape[1], len(above))
        bottoms, tops = np.full((2, len(near) + 2, width), [[[-NOWHERE]], [[NOWHERE]]])
        for table, others, mine in (
            (bottoms, stacks.bottoms, own_bottoms),
            (tops, stacks.tops, own_tops),
        ):
            table[1:-1, : others.shape[1]] = others[near]
            table[-1, : len(above)] = mine
        return Decks(rows, self._height(bottoms), self._height(tops), self.ground)

    def visible(self) -> Cells:
        """The targets in sight, but for those `apart`."""
        if self.radius <= FARTHEST and abs(self.eye.level) <= HIGHEST_EYE:
            return self._visible_near()
        found = list(self._found())
        place = np.concatenate([*(places for places, _ in found), np.zeros(0, np.intp)])
        level = np.concatenate([*(levels for _, levels in found), np.zeros(0, np.int64)])
        q, r = np.divmod(place, self.side)
        return q + (self.eye.q - self.middle), r + (self.eye.r - self.middle), level

    def _visible_near(self) -> Cells:
        """`visible` by the table of near lines."""
        lines = near_lines(self.radius)
        levels = [target.take(lines.ends) for target in self.targets]
        rises = [2 * (level - self.eye.level) for level in levels]
        near = lines.steps <= self.radius
        wanted = [(level != NO_TARGET) & near for level in levels]
        needed = lines.needed(self.ground.astype(np.float32), reduce(np.logical_or, wanted))
        seen = [want & (rise >= needed) for want, rise in zip(wanted, rises, strict=True)]
        if self.decks:
            stretches = near_stretches(self.radius)
            for each in self.decks.near_crossings(stretches, reduce(np.logical_or, seen)):
                for rise, found in zip(rises, seen, strict=True):
                    each.block(rise, found)
        which = [np.flatnonzero(found) for found in seen]
        level = np.concatenate([level.take(n) for level, n in zip(levels, which, strict=True)])
        line = np.concatenate(which)
        return lines.q.take(line) + self.eye.q, lines.r.take(line) + self.eye.r, level

    def _found(self) -> Iterator[tuple[Indexes, Ints]]:
        """Yields places and levels of visible targets."""
        tops, grid = self._tops(), grid_of(self.side)
        wanted = (np.array(self.targets) != NO_TARGET).any(axis=0)
        for band in bands(self.radius):
            ends = grid.places(slice(None), band.to_q, band.to_r)
            asked = wanted.take(ends) & (band.steps <= self.radius)
            # two symmetries share the lines at the sides of the wedge
            asked[1::2, (band.to_r == 0) | (band.to_q == band.to_r)] = False
            rows = np.flatnonzero(asked.any(axis=1))
            count = max(1, ITEMS_AT_ONCE // len(band.line))
            for n in range(0, len(rows), count):
                part = rows[n : n + count] if len(rows) < 12 or count < 12 else slice(None)
                lines = Lines.of(band, grid, part, asked)
                yield from self._seen(lines, tops)

    def _seen(self, lines: Lines, tops: Floats) -> Iterator[tuple[Indexes, Ints]]:
        """Yields places and levels of the visible targets at the ends of lines."""
        heights = np.empty(lines.exits.shape)
        # clipping, which never happens here, is quicker than checking
        tops.take(lines.exits, out=heights, mode="clip")
        heights /= lines.leave
        needed = np.maximum.reduceat(heights, lines.starts, axis=1)
        needed -= SLACK
        crossings = self.decks.crossings(lines) if self.decks else []
        for target in self.targets:
            level = target.take(lines.ends)
            rise = 2 * (level - self.eye.level)
            seen = lines.asked & (level != NO_TARGET) & (rise >= needed)
            for each in crossings:
                each.block(rise, seen)
            yield lines.ends[seen], level[seen]

    def _tops(self) -> Floats:
        """The higher of two tops for every column and step (`STEPS`, `TO_EDGES`, `ENDS`).

        Along an edge only what is solid on both sides counts.
        """
        area, pad = self.side * self.side, self.side + 1
        padded = np.full(area + 2 * pad, NOWHERE)
        padded[pad : pad + area] = self.ground
        shifts = [pad + dq * self.side + dr for dq, dr in DIRECTIONS]
        around = [padded[shift : shift + area] for shift in shifts]
        planes = np.empty((ENDS + 1, area))
        for n in range(len(STEPS)):
            np.maximum(self.ground, around[n], out=planes[n])
        for n, neighbour in enumerate(around):
            both = planes[TO_EDGES + n]
            np.minimum(neighbour, around[(n + 1) % 6], out=both)
            np.maximum(self.ground, both, out=both)
        planes[ENDS] = NOWHERE
        return planes.ravel()
