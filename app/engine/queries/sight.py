"""The queries `range`, `sight`, `viewshed` and `area`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Final, Literal, NotRequired, cast

import msgspec
from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.params import CellForm
from app.engine.queries.costs import columns_within, line_pairs, rough_distance, viewshed_cost
from app.engine.queries.places import Place, cells_of_place
from app.engine.queries.registry import Query, QueryContext, query
from app.engine.refusals import Refusal
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.scene import Scene
from app.rules.geometry import ranges
from app.rules.geometry.hexes import Cell, Hex, label
from app.rules.geometry.sight import Sight, sight_between
from app.rules.geometry.sight_bodies import smoke_spans, without_blockers_in, without_smoke
from app.rules.geometry.viewshed import viewshed
from app.rules.json_types import Doc
from app.rules.work_budget import spend

#: The largest range of a query, in hexes, and the longest path that it may look for, in steps.
MAX_RANGE: Final = 200
MAX_STEPS: Final = 60
#: The largest radius of an area, in steps; more than any weapon or zone has.
MAX_AREA: Final = 20
BlockerKind = Literal["ground", "prop", "unit", "smoke"]
RangeLimit = Annotated[int, Meta(ge=0, le=MAX_RANGE)]


class RangeQuery(Query, frozen=True, kw_only=True):
    """Is `to` within n of `from`?"""

    from_: Annotated[Place, Doc("where it is measured from")] = msgspec.field(name="from")
    to: Annotated[Place, Doc("where it is measured to", {"q": 6, "r": 3})]
    n: Annotated[RangeLimit, Doc("the distance to compare with")] = 0


class SightQuery(Query, frozen=True, kw_only=True):
    """Is there a line of sight from `from` to `to`?"""

    from_: Annotated[Place, Doc("where one looks from")] = msgspec.field(name="from")
    to: Annotated[Place, Doc("where one looks to", {"q": 6, "r": 3})]


class AreaQuery(Query, frozen=True, kw_only=True):
    """Which cells lie within `radius` steps of a cell?"""

    at: Annotated[CellForm, Doc("the cell in its middle")]
    radius: Annotated[int, Meta(ge=0, le=MAX_AREA), Doc("steps from it", 3)]


class ViewshedQuery(Query, frozen=True, kw_only=True):
    """Which surfaces can be seen from a place?"""

    from_: Annotated[Place, Doc("where one looks from")] = msgspec.field(name="from")
    radius: Annotated[RangeLimit, Doc("how far, in hexes")] = 30


class BlockerView(CellDocument):
    """The cell that blocks a line, and what is in it."""

    kind: Annotated[BlockerKind, Doc("what kind of thing it is")]
    top: Annotated[int | None, Doc("the level above it; null over a void")]
    unit: NotRequired[str]
    prop: NotRequired[str]
    name: NotRequired[Annotated[str, Doc("of a unit, a prop, or the area of the smoke")]]


class DistanceView(TypedDict):
    """A distance in hexes."""

    horizontal: Annotated[int, Doc("hexes on the plane")]
    vertical: Annotated[int, Doc("levels")]
    total: Annotated[int, Doc("both together, as ranges count")]


class StraightRange(TypedDict):
    """A range along a clear line."""

    clear: Annotated[bool, Doc("nothing is in the way")]
    in_range: Annotated[bool, Doc("it is within `n` in a straight line")]
    blocked_by: Annotated[BlockerView | None, Doc("what is in the way; null: nothing")]


class RangeAnswer(TypedDict):
    """A distance, and both kinds of range."""

    distance: Annotated[DistanceView, Doc("the distance in hexes, in levels and both together")]
    steps: Annotated[
        int | None,
        Doc(
            "of the shortest path through open cells; null: it has more than `n`, without `n` more "
            "than the distance, or more than 60"
        ),
    ]
    in_range: Annotated[bool, Doc("it is within `n` steps")]
    straight: Annotated[StraightRange, Doc("the range along a clear line")]


Span = tuple[int | None, int]


class ProfileSection(TypedDict):
    """A section of a line over one hex, from `t0` to `t1` (0 at the observer, 1 at the target)."""

    q: int
    r: int
    label: Annotated[str, Doc("the name of the hex, as the map shows it")]
    t0: Annotated[float, Doc("where the section begins on the line, 0 to 1")]
    t1: Annotated[float, Doc("where the section ends on the line, 0 to 1")]
    eye0: Annotated[float, Doc("height of the line where it enters, in levels")]
    eye1: Annotated[float, Doc("level of the line of sight at the end of the section")]
    edge: Annotated[bool, Doc("the line runs between this hex and the next section's")]
    spans: Annotated[list[Span], Doc("what is solid, as bottom and top; null: no bottom")]
    smoke: NotRequired[Annotated[list[Span], Doc("where smoke is, as bottom and top")]]


SightAnswer = TypedDict(
    "SightAnswer",
    {
        "visible": Annotated[bool, Doc("there is a line of sight")],
        "line": Annotated[bool, Doc("the line is clear")],
        "blocked_by": Annotated[BlockerView | None, Doc("what is in the way; null: nothing")],
        "from": Annotated[CellDocument, Doc("the cell it begins in")],
        "to": Annotated[CellDocument, Doc("the cell it ends in")],
        "profile": Annotated[list[ProfileSection], Doc("the line's cross-section")],
    },
)
SightAnswer.__doc__ = "The verdict on a line."


class ViewshedAnswer(TypedDict):
    """The surfaces in sight of a place."""

    cells: Annotated[list[CellDocument], Doc("the surfaces in sight")]


class AreaAnswer(TypedDict):
    """The cells around a centre."""

    stacks: Annotated[list[list[int]], Doc("[q, r, bottom, top], bottom <= level < top")]


def _blocker(scene: Scene, found: Sight) -> BlockerView | None:
    by = found.blocked_by
    if by is None:
        return None
    view: BlockerView = {
        "q": by.q,
        "r": by.r,
        "level": by.level,
        "kind": cast("BlockerKind", by.kind),
        "top": None,
    }
    if by.unit is not None:
        unit = scene.units[by.unit]
        top = max(c.level for c in unit.cells if c.hex == (by.q, by.r)) + 1
        return {**view, "unit": unit.id, "name": unit.name, "top": top}
    if by.kind == "smoke":
        at = Cell(by.q, by.r, by.level)
        areas = (each for each in scene.templates.values() if at in each.smoke_cells(scene.map))
        top = next(top for _, top in smoke_spans(scene.sight_map, at) if top > by.level)
        return {**view, "name": next((each.name for each in areas), ""), "top": top}
    if by.prop is None:
        return {**view, "top": scene.map.ground(Hex(by.q, by.r))}
    prop = scene.map.props[by.prop]
    return {**view, "prop": by.prop, "name": prop.name, "top": prop.top}


def _line(
    context: QueryContext,
    place: Place,
    here: Collection[Cell],
    there: Collection[Cell],
    *,
    through_smoke: bool = False,
) -> tuple[Sight, BlockerView | None]:
    """Returns the verdict on a line, and what blocks it as far as the sender knows.

    A line from an observer of the group is judged by the true map, any other by what the group
    knows.
    """
    scene = context.scene
    unit = scene.units.get(place.unit or "")
    line = scene.line_of_sight(unit, here, there, through_smoke=through_smoke)
    if line.visible:
        return line, None
    known = without_smoke(scene.sight_map) if through_smoke else scene.sight_map
    return line, _blocker(scene, sight_between(known, here, there))


def _profile(scene: Scene, line: Sight, own: Collection[Cell]) -> list[ProfileSection]:
    """Returns the cross-section of a line as far as the ground is known. The cells `own` hold no
    bodies."""
    bodies = without_blockers_in(scene.sight_map, own)
    found: list[ProfileSection] = []
    for part in replace(line, map=without_smoke(bodies)).profile:
        here = Hex(part.q, part.r)
        if scene.map.is_unknown(here):
            continue
        section: ProfileSection = {
            "q": part.q,
            "r": part.r,
            "label": label(here, scene.map.orientation),
            "t0": part.t0,
            "t1": part.t1,
            "eye0": part.eye0,
            "eye1": part.eye1,
            "edge": part.edge,
            "spans": [cast("Span", list(span)) for span in part.spans],
        }
        smoke = smoke_spans(bodies, here)
        found.append({**section, "smoke": list(smoke)} if smoke else section)
    return found


def _line_cost(context: QueryContext, from_: Place, to: Place) -> int:
    """Estimates the lines between all pairs of cells, on the true map and on the known one."""
    here, there = cells_of_place(context, from_), cells_of_place(context, to)
    maps = 1 if context.scene.truth is None else 2
    return maps * line_pairs(len(here), len(there), rough_distance(here, there))


def _range_cost(context: QueryContext, q: RangeQuery) -> int:
    """Estimates the lines, and the search for a path through open cells."""
    path = 16 * columns_within(context.scene.map, min(q.n or MAX_STEPS, MAX_STEPS))
    return _line_cost(context, q.from_, q.to) + path


def _sight_cost(context: QueryContext, q: SightQuery) -> int:
    """Estimates the lines."""
    return _line_cost(context, q.from_, q.to)


def _viewshed_cost(context: QueryContext, q: ViewshedQuery) -> int:
    """Estimates the viewshed of each cell of the place."""
    return len(cells_of_place(context, q.from_)) * viewshed_cost(context.scene.sight_map, q.radius)


@query("range", cost=_range_cost)
def range_(context: QueryContext, q: RangeQuery) -> RangeAnswer:
    """Measures the distance and both kinds of range between two places, in hexes (FS 5.1.1).

    `steps` counts those of the shortest path through open cells (FS 5.2.1), and `straight` is the
    range along a clear line (FS 5.2.2). Each takes the best pair of cells for itself. A straight
    range needs one pair that is both clear and near enough (FS 5.10).
    """
    here, there = cells_of_place(context, q.from_), cells_of_place(context, q.to)
    a, b = ranges.nearest_pair(here, there)
    distance = ranges.distance3(a, b)
    limit = min(q.n or distance.total, MAX_STEPS)
    steps = ranges.fewest_steps(context.scene.map, here, there, limit)
    line, by = _line(context, q.from_, here, there, through_smoke=True)
    along = ranges.distance3(line.observer, line.target).total
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
            "in_range": line.visible and along <= q.n,
            "blocked_by": by,
        },
    }


@query("sight", cost=_sight_cost)
def sight(context: QueryContext, q: SightQuery) -> SightAnswer:
    """Decides whether one place is in sight of another (FS 5.4.1, FS 5.4.3).

    `blocked_by` is the first cell in the way, and `profile` the section of the terrain along the
    line, in parts from 0 to 1.
    """
    here, there = cells_of_place(context, q.from_), cells_of_place(context, q.to)
    line, by = _line(context, q.from_, here, there)
    target = context.scene.units.get(q.to.unit or "")
    return {
        "visible": line.visible or (target is not None and target.highlighted),
        "line": line.visible,
        "blocked_by": by,
        "from": cell_document(line.observer),
        "to": cell_document(line.target),
        "profile": _profile(context.scene, line, (*here, *there)),
    }


@query("viewshed", cost=_viewshed_cost)
def viewshed_(context: QueryContext, q: ViewshedQuery) -> ViewshedAnswer:
    """Lists the surfaces in sight of a place, as far as the sender knows the map (FS 5.4.1)."""
    cells: set[Cell] = set()
    scene, here = context.scene, cells_of_place(context, q.from_)
    sight_map = scene.sight_map_for(scene.units.get(q.from_.unit or ""))
    radius = q.radius
    if sight_map is not scene.sight_map and scene.truth is not None:
        radius = min(radius, scene.truth.sight_range)
    sight_map = without_blockers_in(sight_map, here)
    for cell in here:
        seen = viewshed(sight_map, cell, radius)
        spend(len(seen))
        cells |= seen
    known = (cell for cell in cells if not scene.map.is_unknown(cell))
    return {"cells": [cell_document(cell) for cell in sorted(known)]}


def _area_cost(context: QueryContext, q: AreaQuery) -> int:
    """Estimates every step of every column around."""
    return 4 * q.radius * columns_within(context.scene.map, q.radius)


@query("area", cost=_area_cost)
def area(context: QueryContext, q: AreaQuery) -> AreaAnswer:
    """Lists the cells within a number of steps of a centre, as runs of levels of each hex.

    These are the cells of an area of effect (FS 5.2.1, FS C 4.31).
    """
    centre = Cell(q.at.q, q.at.r, q.at.level)
    if not context.scene.map.contains(centre):
        raise Refusal("off-map", {"cell": cell_document(centre)}, hex={"q": q.at.q, "r": q.at.r})
    stacks = ranges.CellsWithin(context.scene.map, (centre,), q.radius).level_runs()
    return {"stacks": [list(stack) for stack in stacks]}
