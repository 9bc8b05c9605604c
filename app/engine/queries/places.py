"""Places in the parameters of queries: a cell, a column, a unit or a prop."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from app.engine.access import find_unit
from app.engine.params import Coordinate, FieldRules, Id, Level, any_given
from app.engine.queries.registry import QueryContext
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.rules.geometry.hexes import Cell, Hex


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell, a column (its highest surface), a unit or a prop."""

    FIELD_RULES: ClassVar[FieldRules] = any_given(("unit",), ("prop",), ("q", "r"))

    q: Coordinate | None = None
    r: Coordinate | None = None
    level: Level | None = None
    unit: Id | None = None
    prop: Id | None = None


def cells_of_place(context: QueryContext, place: Place) -> tuple[Cell, ...]:
    """Returns the cells of a place.

    Raises `Refusal` "no-such-unit", "no-such-prop", "not-on-map", "off-map" or "malformed".
    """
    if place.unit is not None:
        unit = find_unit(context.scene, place.unit)
        if unit.at is None:
            raise Refusal("not-on-map", unit=unit_ref(unit))
        return unit.cells
    if place.prop is not None:
        prop = context.scene.map.props.get(place.prop)
        if prop is None:
            raise Refusal("no-such-prop", prop=place.prop)
        return prop.cells
    if place.q is None or place.r is None:
        raise Refusal("malformed", what="A cell, a unit or a prop is missing", at="$")
    return (_cell(context.scene, place.q, place.r, place.level),)


def _cell(scene: Scene, q: int, r: int, level: int | None) -> Cell:
    if not scene.map.contains(Hex(q, r)):
        raise Refusal("off-map", {"cell": {"q": q, "r": r}}, hex={"q": q, "r": r})
    if level is None:
        level = max(scene.map.surfaces(Hex(q, r)), default=scene.map.floor)
    return Cell(q, r, level)
