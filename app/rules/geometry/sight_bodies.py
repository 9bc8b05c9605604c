"""Bodies: units and smoke that block lines of sight like solid cells (FS 5.4.2, FS C 3.13).

A `SightMap` is a map with the cells of such bodies. They count for lines of sight only, not for
movement or reach.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.memo import Memo, memo

#: Cached sight maps beside the newest.
_KEPT: Final = 7

#: What stands for smoke in place of the id of a unit.
SMOKE: Final = ""

#: (bottom, top) in levels, ascending and apart; bottom None: all the way down.
Spans = tuple[tuple[int | None, int], ...]


@dataclass(frozen=True, slots=True)
class SightMap(HexMap):
    """A map for lines of sight; `bodies`: the unit, or SMOKE, that blocks lines in each of these
    cells."""

    bodies: Mapping[Cell, str] = field(default_factory=dict)

    @property
    @memo
    def levels(self) -> Mapping[tuple[int, int], list[int]]:
        """By column the levels of the bodies, ascending."""
        found: dict[tuple[int, int], list[int]] = {}
        for q, r, level in sorted(self.bodies):
            found.setdefault((q, r), []).append(level)
        return found


_SIGHT_MAPS: Final = Memo[list[SightMap]](released=True)


def with_bodies(terrain: HexMap, bodies: Mapping[Cell, str]) -> HexMap:
    """Returns the sight map with these bodies, cached; the map itself without any."""
    if not bodies:
        return terrain
    made = _SIGHT_MAPS.obtain(terrain, list)
    found = next((each for each in made if each.bodies == bodies), None)
    if found is None:
        found = SightMap(**_map_fields(terrain), bodies=bodies)
        made[:] = [*made[-_KEPT:], found]
    return found


def _map_fields(terrain: HexMap) -> dict[str, Any]:
    return {each.name: getattr(terrain, each.name) for each in fields(HexMap) if each.init}


def without_blockers_in(terrain: HexMap, cells: Collection[Cell]) -> HexMap:
    """Returns the map without bodies in these cells: a unit never blocks its own lines."""
    if not isinstance(terrain, SightMap) or terrain.bodies.keys().isdisjoint(cells):
        return terrain
    left = {cell: unit for cell, unit in terrain.bodies.items() if cell not in cells}
    return with_bodies(terrain, left) if left else _bare(terrain)


def without_smoke(terrain: HexMap) -> HexMap:
    """Returns the map without smoke, for what flies in a straight line and need not see."""
    if not isinstance(terrain, SightMap) or SMOKE not in terrain.bodies.values():
        return terrain
    left = {cell: unit for cell, unit in terrain.bodies.items() if unit != SMOKE}
    return with_bodies(terrain, left) if left else _bare(terrain)


def smoke_spans(terrain: HexMap, h: Hex | Cell) -> Spans:
    """Returns (bottom, top) of the smoke in a column."""
    if not isinstance(terrain, SightMap):
        return ()
    spans: list[tuple[int | None, int]] = []
    for level in terrain.levels.get((h[0], h[1]), ()):
        if terrain.bodies[Cell(h[0], h[1], level)] != SMOKE:
            continue
        if spans and spans[-1][1] == level:
            spans[-1] = (spans[-1][0], level + 1)
        else:
            spans.append((level, level + 1))
    return tuple(spans)


@memo
def _bare(terrain: SightMap) -> HexMap:
    return HexMap(**_map_fields(terrain))


def sight_spans(terrain: HexMap, h: Hex | Cell) -> Spans:
    """Returns (bottom, top) of everything that blocks lines in a column: solid ground, props, units
    and smoke."""
    spans = terrain.solid_spans(h)
    if not isinstance(terrain, SightMap):
        return spans
    levels = terrain.levels.get((h[0], h[1]))
    if levels is None:
        return spans
    parts = [*spans, *((level, level + 1) for level in levels)]
    merged: list[tuple[int | None, int]] = []
    for bottom, top in sorted(parts, key=lambda part: (part[0] is not None, part[0] or 0)):
        if merged and bottom is not None and bottom <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], top))
        else:
            merged.append((bottom, top))
    return tuple(merged)


def body_columns(terrain: HexMap) -> Collection[tuple[int, int]]:
    """The columns that hold bodies."""
    return terrain.levels.keys() if isinstance(terrain, SightMap) else ()


def body_at(terrain: HexMap, cell: Cell) -> str | None:
    """Returns the unit that fills a cell, SMOKE for smoke, None for neither."""
    return terrain.bodies.get(cell) if isinstance(terrain, SightMap) else None
