"""Line of sight between cells, exact, with what blocks it and a cross-section (FS 5.4.1, 5.4.3).

The line runs from the centre of one cell to the centre of the other and is blocked when it passes
through the interior of the union of the solid cells. Heights are counted in half levels, so eyes
are at odd heights and faces at even ones; a height at T of `scale` is a whole number over `scale`.
Where the line runs along an edge between two columns only what is solid in both blocks. What is off
the map is not solid, and a prop that is hidden from players hides nothing. Units that are obstacles
and smoke block as solid cells do (see `sight_bodies`). `viewshed` computes the same for a whole
neighbourhood.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from app.rules.geometry.hexes import Cell, Hex, distance
from app.rules.geometry.sight_bodies import body_at, sight_spans
from app.rules.geometry.sight_table import Stretch, crossings
from app.rules.geometry.terrain import HexMap
from app.rules.work_budget import spend

#: (bottom, top) in levels, ascending and apart; bottom None: all the way down
Spans = Sequence[tuple[int | None, int]]


class Blocker(NamedTuple):
    """The cell that blocks: `kind` is "ground", "prop", "unit" or "smoke"; a prop and a unit have
    their id."""

    q: int
    r: int
    level: int
    kind: str
    prop: str | None = None
    unit: str | None = None


class Section(NamedTuple):
    """One column of a cross-section, for drawing (the fractions are rounded).

    The line is over (q, r) from t0 to t1 (0 at the observer, 1 at the target) and rises from
    height eye0 to eye1, in levels; `spans` is what is solid there. Two sections with the same t0
    and t1 and `edge` set lie on either side of the line.
    """

    q: int
    r: int
    t0: float
    t1: float
    eye0: float
    eye1: float
    spans: Spans
    edge: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """The result: whether the line is clear, what blocks it, and its two cells."""

    visible: bool
    blocked_by: Blocker | None
    observer: Cell
    target: Cell
    map: HexMap = field(repr=False, compare=False)

    @property
    def profile(self) -> tuple[Section, ...]:
        """The cross-section from the observer to the target, computed on access."""
        return tuple(_sections(self.map, self.observer, self.target))


def sight(terrain: HexMap, observer: Cell, target: Cell) -> Sight:
    """Whether there is a straight line from cell to cell (FS 5.4.1).

    The two cells themselves never block, so ground or a prop can be looked at. The verdict of
    `visible` is the same the other way round; `blocked_by` is the blocking cell nearest the
    observer, of two at the same place the lower q, then r.
    """
    return _verdict(terrain, observer, target, _levels((observer, target)))


def sight_between(
    terrain: HexMap,
    observers: Collection[Cell],
    targets: Collection[Cell],
    apart: Container[int] | None = None,
) -> Sight:
    """Sight between things of several cells: any pair of cells is enough (FS 5.10).

    No cell of either counts as solid. Pairs are tried from the nearest (3D distance, then the
    cells' order), where `apart` is given only those so many hexes apart; without a line the nearest
    pair's verdict is given. ValueError when there is no such pair.
    """
    own = _levels((*observers, *targets))
    spend(2 * len(observers) * len(targets))
    pairs = sorted(
        (distance(a, b) + abs(a.level - b.level), a, b)
        for a in observers
        for b in targets
        if apart is None or distance(a, b) in apart
    )
    nearest: Sight | None = None
    for _, a, b in pairs:
        verdict = _verdict(terrain, a, b, own)
        if verdict.visible:
            return verdict
        nearest = nearest or verdict
    if nearest is None:
        raise ValueError("nothing to look from or at")
    return nearest


#: the levels of each column that belong to the two things themselves
_Own = dict[tuple[int, int], list[int]]


def _levels(cells: Collection[Cell]) -> _Own:
    own: _Own = {}
    for cell in cells:
        own.setdefault((cell.q, cell.r), []).append(cell.level)
    return own


def _verdict(terrain: HexMap, a: Cell, b: Cell, own: _Own) -> Sight:
    terrain = terrain.without_hidden_props
    blocker = _first_blocker(terrain, a, b, own)
    return Sight(blocker is None, blocker, a, b, terrain)


def _first_blocker(terrain: HexMap, a: Cell, b: Cell, own: _Own) -> Blocker | None:
    spend(2 * (distance(a, b) + 1))
    scale, stretches = crossings(b.q - a.q, b.r - a.r)
    eye, rise = 2 * a.level + 1, 2 * (b.level - a.level)
    for stretch in stretches:
        spans = _solid_along(terrain, a, stretch, own)
        if not spans:
            continue
        level = first_level(
            spans, eye * scale + rise * stretch.enter, eye * scale + rise * stretch.leave, scale
        )
        if level is not None:
            q, r = min((stretch.q, stretch.r), (stretch.q2, stretch.r2))
            found = Cell(a.q + q, a.r + r, level)
            what = terrain.solid_kind(found)
            if what == "ground":
                return Blocker(*found, "ground")
            if what is None:
                unit = body_at(terrain, found)
                return Blocker(*found, "unit", unit=unit) if unit else Blocker(*found, "smoke")
            return Blocker(*found, "prop", what)
    return None


def _solid_along(terrain: HexMap, a: Cell, stretch: Stretch, own: _Own) -> Spans:
    """Returns the spans that can block a stretch of the line from `a`."""
    here = Hex(a.q + stretch.q, a.r + stretch.r)
    spans = without_levels(sight_spans(terrain, here), own.get(here, ()))
    there = Hex(a.q + stretch.q2, a.r + stretch.r2)
    if there == here:
        return spans
    return common(spans, without_levels(sight_spans(terrain, there), own.get(there, ())))


def first_level(spans: Spans, start: int, end: int, scale: int) -> int | None:
    """The level of the first solid cell that a line going from height `start` to `end` is inside.

    Heights are in half levels over `scale`. Touching a face is not being inside. None when the
    line stays clear of all spans.
    """
    low, high, level_unit = min(start, end), max(start, end), 2 * scale
    for bottom, top in spans if start <= end else reversed(spans):
        if low < top * level_unit and (bottom is None or high > bottom * level_unit):
            if start <= end:
                inside = start if bottom is None else max(start, bottom * level_unit)
                return inside // level_unit
            # going down, a height on a face belongs to the level below it
            return -(-min(start, top * level_unit) // level_unit) - 1
    return None


def without_levels(spans: Spans, levels: Collection[int]) -> Spans:
    """Returns the spans without these levels."""
    for level in levels:
        cut: list[tuple[int | None, int]] = []
        for bottom, top in spans:
            if level >= top or (bottom is not None and level < bottom):
                cut.append((bottom, top))
                continue
            if bottom is None or bottom < level:
                cut.append((bottom, level))
            if level + 1 < top:
                cut.append((level + 1, top))
        spans = cut
    return spans


def common(some: Spans, others: Spans) -> Spans:
    """Returns the intersection of two columns' spans."""
    both: list[tuple[int | None, int]] = []
    for bottom, top in some:
        for other_bottom, other_top in others:
            ends = min(top, other_top)
            begins = max((x for x in (bottom, other_bottom) if x is not None), default=None)
            if begins is None or begins < ends:
                both.append((begins, ends))
    return both


def _sections(terrain: HexMap, a: Cell, b: Cell) -> Iterator[Section]:
    scale, stretches = crossings(b.q - a.q, b.r - a.r)
    eye, rise = a.level + 0.5, b.level - a.level
    for stretch in stretches:
        t0, t1 = stretch.enter / scale, stretch.leave / scale
        first, second = (stretch.q, stretch.r), (stretch.q2, stretch.r2)
        for q, r in sorted({first, second}):
            here = Hex(a.q + q, a.r + r)
            spans = sight_spans(terrain, here)
            edge = first != second
            yield Section(*here, t0, t1, eye + rise * t0, eye + rise * t1, spans, edge)
