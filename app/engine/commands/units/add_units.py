"""Adds many units by one command, as an import or a template does. Views are then made once."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Overridable, command
from app.engine.commands.table.overrule import log_overridden
from app.engine.commands.units.several_units import free_place
from app.engine.commands.units.units import MOST_UNITS, AddUnit, create_unit, numbered_name
from app.engine.params import CellForm
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import ONE_CELL
from app.rules.json_types import Doc


class AddUnits(Overridable, frozen=True, kw_only=True):
    """Adds units as `unit.add` does, in this order: all or none.

    With `at` they come to the nearest free places around it: those with places of their own keep
    their distances to the first of them.
    """

    units: Annotated[
        list[AddUnit],
        Meta(min_length=1, max_length=MOST_UNITS),
        Doc("the units, each as for `unit.add`"),
    ]
    at: Annotated[CellForm | None, Doc("they come to the nearest free places around this cell")] = (
        None
    )
    numbered: Annotated[bool, Doc("names that other units have get numbers")] = False


@command("units.add", Permission.HANDLER)
def add_units(draft: Draft, c: AddUnits) -> None:
    before = draft.scene
    first = next((each.at for each in c.units if each.at is not None), None)
    for each in c.units:
        name = each.name
        if c.numbered:
            name = numbered_name(name, {unit.name for unit in draft.scene.units.values()})
        placed = each if c.at is None else _placed(draft, each, first, c.at)
        create_unit(draft, placed, name)
        if draft.overridden:
            log_overridden(draft, before, each)
            draft.overridden.clear()


def _placed(draft: Draft, new: AddUnit, first: CellForm | None, at: CellForm) -> AddUnit:
    """Returns the new unit at the nearest free place. `first`: the place that comes to `at`.

    Raises `Refusal("no-free-place")`.
    """
    q, r = at.q, at.r
    if new.at is not None and first is not None:
        q, r = q + new.at.q - first.q, r + new.at.r - first.r
    footprint = ONE_CELL if new.footprint is None else tuple(new.footprint)
    unit = Unit("", new.name, new.disposition, footprint=footprint)
    found = free_place(draft.scene, unit, Cell(q, r, at.level))
    if found is None:
        raise Refusal("no-free-place", unit=unit_ref(unit))
    return msgspec.structs.replace(new, at=CellForm(found.q, found.r, found.level))
