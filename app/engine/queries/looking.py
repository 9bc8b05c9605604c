"""Questions about range and sight."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.decide.draft import cell_ref
from app.engine.queries.asking import Asked, Question, query
from app.engine.queries.places import Place, cells_of_place
from app.engine.state import Scene
from app.rules import ranges
from app.rules.hexes import Cell, Hex, label
from app.rules.sight import Sight, sight_between
from app.rules.viewshed import viewshed

#: The farthest a question may look, and the longest path it may ask for.
MAX_RANGE: Final = 200
MAX_STEPS: Final = 60
Ranging = Annotated[int, Meta(ge=0, le=MAX_RANGE)]


class RangeQuestion(Question, frozen=True, kw_only=True):
    """Whether `to` is within n of `from`."""

    from_: Place
    to: Place
    n: Ranging = 0


class SightQuestion(Question, frozen=True, kw_only=True):
    """Whether there is a line from `from` to `to`."""

    from_: Place
    to: Place


class ViewshedQuestion(Question, frozen=True, kw_only=True):
    """What can be seen from a place."""

    from_: Place
    radius: Ranging = 30


def _blocker(scene: Scene, found: Sight) -> dict[str, Any] | None:
    by = found.blocked_by
    if by is None:
        return None
    view: dict[str, Any] = {"q": by.q, "r": by.r, "level": by.level, "kind": by.kind}
    if by.prop is None:
        return view | {"top": scene.map.ground(Hex(by.q, by.r))}
    prop = scene.map.props[by.prop]
    return view | {"prop": by.prop, "name": prop.name, "top": prop.top}


def _line(
    asked: Asked, place: Place, here: Collection[Cell], there: Collection[Cell]
) -> tuple[Sight, dict[str, Any] | None]:
    """The verdict on a line, and what blocks it as far as the asker knows. What one sees through a
    unit is judged by the truth; everything else by what is known."""
    scene = asked.scene
    true = scene.looking(scene.units.get(place.unit or ""), there)
    line = known = sight_between(true, here, there)
    if true is not scene.map:
        known = sight_between(scene.map, here, there)
    return line, None if line.visible else _blocker(scene, known)


@query("range")
def range_(asked: Asked, q: RangeQuestion) -> dict[str, Any]:
    """Distance and both kinds of range (frame-state 5.1 and 5.2)."""
    here, there = cells_of_place(asked, q.from_), cells_of_place(asked, q.to)
    a, b = ranges.nearest_pair(here, there)
    distance = ranges.distance3(a, b)
    steps = ranges.steps(asked.scene.map, a, b, min(q.n or distance.total, MAX_STEPS))
    line, by = _line(asked, q.from_, here, there)
    return {
        "distance": {
            "horizontal": distance.horizontal,
            "vertical": distance.vertical,
            "total": distance.total,
        },
        "steps": steps,
        "in_range": steps is not None and steps <= q.n,
        "straight": {
            "clear": line.visible,
            "in_range": line.visible and distance.total <= q.n,
            "blocked_by": by,
        },
    }


@query("sight")
def sight(asked: Asked, q: SightQuestion) -> dict[str, Any]:
    """The verdict on a line of sight, the blocking cell and the cross-section (frame-state 5.4)."""
    here, there = cells_of_place(asked, q.from_), cells_of_place(asked, q.to)
    line, by = _line(asked, q.from_, here, there)
    target = asked.scene.units.get(q.to.unit or "")
    return {
        "visible": line.visible or (target is not None and target.highlighted),
        "line": line.visible,
        "blocked_by": by,
        "from": cell_ref(line.observer),
        "to": cell_ref(line.target),
        "profile": [
            {
                "q": part.q,
                "r": part.r,
                "label": label(Hex(part.q, part.r), asked.scene.map.orientation),
                "t0": part.t0,
                "t1": part.t1,
                "eye0": part.eye0,
                "eye1": part.eye1,
                "edge": part.edge,
                "spans": [list(span) for span in part.spans],
            }
            for part in replace(line, map=asked.scene.map).profile
            if not asked.scene.map.is_unknown(Hex(part.q, part.r))
        ],
    }


@query("viewshed")
def viewshed_(asked: Asked, q: ViewshedQuestion) -> dict[str, Any]:
    """The surfaces in sight of a place (frame-state 5.4)."""
    cells: set[Cell] = set()
    scene, here = asked.scene, cells_of_place(asked, q.from_)
    true = scene.looking(scene.units.get(q.from_.unit or ""), ())
    radius = q.radius
    if true is not scene.map and scene.truth is not None:
        radius = min(radius, scene.truth.sight)
    for cell in here:
        cells |= viewshed(true, cell, radius)
    known = (cell for cell in cells if not scene.map.is_unknown(cell))
    return {"cells": [cell_ref(cell) for cell in sorted(known)]}
