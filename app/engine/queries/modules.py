"""The query `module_hexes`: where an expansion can be used (FS C 3.13)."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from app.engine.combat.module_places import usable_hexes
from app.engine.params import Id
from app.engine.queries.costs import columns_within, line_pairs
from app.engine.queries.registry import Query, QueryContext, disclosed_unit, query
from app.engine.state.documents import HexDocument
from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Module
from app.rules.json_types import Doc


class ModuleHexesQuery(Query, frozen=True, kw_only=True):
    """An expansion of a unit."""

    unit: Id
    module: Annotated[Id, Doc("id of the expansion", "m1")]


class ModuleHexesAnswer(TypedDict):
    """The hexes on which an expansion can be used."""

    hexes: Annotated[
        list[HexDocument],
        Doc("in range, and in sight if it must be; none where it needs no hex"),
    ]


def _module(unit: Unit, id: str) -> Module | None:
    modules = () if unit.frame is None else unit.frame.build.modules
    return next((each for each in modules if each.id == id), None)


def _cost(context: QueryContext, q: ModuleHexesQuery) -> int:
    """Estimates a few lines of sight to each hex in range."""
    place = content.module_place(q.module)
    unit = context.scene.units.get(q.unit)
    if place is None or unit is None or unit.at is None:
        return 1_000
    columns = len(unit.cells) * columns_within(context.scene.map, place.range)
    return 1_000 + 4 * columns * line_pairs(len(unit.cells), 1, place.range)


@query("module_hexes", cost=_cost)
def module_hexes(context: QueryContext, q: ModuleHexesQuery) -> ModuleHexesAnswer:
    """Lists the hexes on which a unit can use one of its expansions.

    They are in range, and in sight if they must be, as far as the sender knows the map.
    """
    unit = disclosed_unit(context, q.unit)
    module, place = _module(unit, q.module), content.module_place(q.module)
    if module is None or place is None or unit.at is None:
        return {"hexes": []}
    found = usable_hexes(context.scene, unit, module, place)
    return {"hexes": [{"q": each.q, "r": each.r} for each in found]}
