"""Where a prop fits, and how rising ground lifts props (FS 5.0.4, FS 5.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.rules.geometry.chunks import MAX_LEVEL, MIN_LEVEL, TerrainError
from app.rules.geometry.hexes import Hex
from app.rules.geometry.props import MAX_PROP_CELLS, MAX_PROP_HEXES, Prop

if TYPE_CHECKING:
    from app.rules.geometry.hexmap import HexMap


def checked_level(level: int) -> int:
    """Returns the level. Raises TerrainError `level-out-of-range` for one that no map can hold."""
    if not MIN_LEVEL <= level <= MAX_LEVEL:
        raise TerrainError("level-out-of-range", level=level, low=MIN_LEVEL, high=MAX_LEVEL)
    return level


def check_fit(map_: HexMap, prop: Prop, others: Mapping[Hex, tuple[Prop, ...]]) -> None:
    """Raises TerrainError unless each hex of a prop has room for it between ground and others.

    `others`: the other props by hex. Ground may be lower than the base: the prop hangs there.
    """
    if prop.height < 1 or prop.value < 1:
        raise TerrainError("bad-prop", height=prop.height, value=prop.value)
    checked_level(prop.base)
    checked_level(prop.top)
    if prop.too_large:
        found = {"hexes": len(prop.hexes), "levels": prop.height}
        most = {"most_hexes": MAX_PROP_HEXES, "most_cells": MAX_PROP_CELLS}
        raise TerrainError("prop-too-large", **found, **most)
    for h in prop.hexes:
        if not map_.contains(h):
            raise TerrainError("off-map", q=h.q, r=h.r)
        ground = map_.ground(h)
        if prop.base < (map_.floor if ground is None else ground):
            params = {"base": prop.base, "ground": ground}
            raise TerrainError("in-the-ground", **params, q=h.q, r=h.r)
        for other in others.get(h, ()):
            if prop.base < other.top and other.base < prop.top:
                raise TerrainError("props-overlap", prop=other.id)


def lifted_props(map_: HexMap, changes: Mapping[Hex, int | None], carry: bool) -> dict[str, Prop]:
    """Returns the props that new ground lifts, at their new base, by id.

    A lifted prop pushes up those above it on each of its hexes. Raises TerrainError
    "prop-in-the-way" without `carry`, and for levels out of range.
    """
    moved: dict[str, Prop] = {}
    waiting = list(changes)[::-1]
    while waiting:
        h = waiting.pop()
        level = changes[h] if h in changes else map_.ground(h)
        height = map_.floor if level is None else level
        for each in map_.props_at(h):
            prop = moved.get(each.id, each)
            if prop.base < height:
                if not carry:
                    raise TerrainError("prop-in-the-way", prop=prop.id, q=h[0], r=h[1])
                moved[prop.id] = prop = prop.moved_to(height)
                checked_level(prop.top)
                waiting += (other for other in prop.hexes if other != h)
            height = prop.top
    return moved
