"""Imports the state of units, as another table exported it. An import adds the units first."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, UnitCommand, command
from app.engine.commands.units.unit_changes import Changes, apply_changes, check_cells_free
from app.engine.commands.units.units import MOST_UNITS
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.rounds.movement import blocked_refusal
from app.engine.state.portable import NewIds, read
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.content import CONDITIONS
from app.rules.frame_state.combat.model import Condition
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Blocked
from app.rules.json_types import Doc

Conditions = Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Counts = Annotated[dict[Id, Count], Meta(max_length=100)]
Switches = Annotated[dict[Id, bool], Meta(max_length=100)]


class ImportUnit(UnitCommand, frozen=True, kw_only=True):
    """Sets the state of a unit. Fields left out stay.

    A wreck fills no cell, so it may lie where another unit is. What `unit.update` and `unit.place`
    refuse is refused here too.
    """

    set: Annotated[Changes, Doc("the fields of the unit", {"integrity": 5})] = Changes()
    at: Annotated[CellForm | UnsetType | None, Doc("where it stands; null: off the map")] = UNSET
    conditions: Annotated[Conditions | UnsetType, Doc("all its conditions")] = UNSET
    used: Annotated[Counts | UnsetType, Doc("uses of its weapons in this turn")] = UNSET
    spent: Annotated[Counts | UnsetType, Doc("other things spent, by name")] = UNSET
    orders: Annotated[Switches | UnsetType, Doc("its standing orders")] = UNSET
    lost: Annotated[bool | UnsetType, Doc("it is lost for good")] = UNSET
    highlighted: Annotated[bool | UnsetType, Doc("it is in sight without a line")] = UNSET


class ImportUnits(Command, frozen=True, kw_only=True):
    """Sets the state of several units as `unit.restore` does, in this order: all or none."""

    units: Annotated[
        list[ImportUnit],
        Meta(min_length=1, max_length=MOST_UNITS),
        Doc("the units, each as for `unit.restore`"),
    ]


@command("unit.restore", Permission.HANDLER, imports_units=True)
def import_unit(draft: Draft, c: ImportUnit) -> None:
    _import_unit(draft, c)


@command("units.restore", Permission.HANDLER, imports_units=True)
def import_units(draft: Draft, c: ImportUnits) -> None:
    for each in c.units:
        _import_unit(draft, each)


def _import_unit(draft: Draft, c: ImportUnit) -> None:
    unit = draft.unit(c.unit)
    values: dict[str, Any] = {}
    for name in ("lost", "highlighted"):
        if getattr(c, name) is not UNSET:
            values[name] = getattr(c, name)
    if c.at is not UNSET:
        values["at"] = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    there = replace(unit, **values)
    values |= apply_changes(draft, there, c.set)
    if c.conditions is not UNSET:
        values["conditions"] = tuple(_condition(draft, unit, each) for each in c.conditions)
    _set_frame_parts(unit, c, values)
    after = replace(unit, **values)
    if c.at is not UNSET and after.at is not None:
        _check_place(draft, after)
    # The line also without a change: that is no reason to refuse a whole document.
    line = draft.unit_line(unit, "unit.restored", "system")
    draft.set_unit("unit.updated", unit, line.entering(after), **values)


def _set_frame_parts(unit: Unit, c: ImportUnit, values: dict[str, Any]) -> None:
    """Adds the parts of the frame that the command sets to `values`. Raises
    `Refusal("no-frame")`."""
    given = {name: getattr(c, name) for name in ("used", "spent", "orders")}
    parts = {name: value for name, value in given.items() if value is not UNSET}
    frame = values.get("frame", unit.frame)
    if not parts:
        return
    if frame is None:
        raise Refusal("no-frame", unit=unit_ref(unit))
    values["frame"] = replace(frame, **parts)


def _condition(draft: Draft, unit: Unit, state: dict[str, Any]) -> Condition:
    """Returns the condition. Raises `Refusal` "malformed" or "no-such-condition"."""
    ids = NewIds(str, {"unit": draft.scene.units}, at_table=True)
    condition = read(state, Condition, ids)
    if condition.kind not in CONDITIONS:
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    return condition


def _check_place(draft: Draft, unit: Unit) -> None:
    assert unit.at is not None
    if not unit.destroyed:
        check_cells_free(draft.scene, unit.id, unit.at, unit.footprint)
    elif not all(draft.scene.map.contains(cell) for cell in unit.cells):
        raise blocked_refusal(draft.scene, Blocked("off-map", cell=unit.at))
