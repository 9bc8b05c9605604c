"""Imports the state of units, as another table exported it. An import adds the units first."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, UnitCommand, command
from app.engine.commands.rounds.movement import blocked_refusal
from app.engine.commands.units.unit_changes import Changes, apply_changes, check_cells_free
from app.engine.commands.units.units import MOST_UNITS
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.state.state import Unit
from app.rules.frame_state.combat.content import CONDITIONS
from app.rules.frame_state.combat.model import Condition
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Blocked

Label = Annotated[str, Meta(max_length=64)]
SignedNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Counts = Annotated[dict[Id, Count], Meta(max_length=100)]
Switches = Annotated[dict[Id, bool], Meta(max_length=100)]


class EndsState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a condition ends, as in `combat.model.Ends`."""

    when: Literal["turn-start", "turn-end", "round-end", "repair"]
    unit: Label = ""
    count: Count = 1


class ConditionState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition with all its numbers, as in `combat.model.Condition`."""

    kind: Id
    tier: Count = 0
    by: Label = ""
    value: SignedNumber = 0
    ends: EndsState | None = None
    targeting: SignedNumber = 0
    harm: SignedNumber = 0
    uses: Count = 1
    reach: SignedNumber = 0
    unsteady: Count = 0
    move: SignedNumber = 0
    drain: Count = 0
    burn: Count = 0
    mend: Count = 0


class ImportUnit(UnitCommand, frozen=True, kw_only=True):
    """Sets the state of a unit. Fields left out stay.

    `at`: a wreck fills no cell, so it may lie where another unit is. Raises the refusals of
    `unit.update` and `unit.place`.
    """

    set: Changes = Changes()
    at: CellForm | UnsetType | None = UNSET
    conditions: Annotated[tuple[ConditionState, ...], Meta(max_length=100)] | UnsetType = UNSET
    used: Counts | UnsetType = UNSET
    spent: Counts | UnsetType = UNSET
    orders: Switches | UnsetType = UNSET
    lost: bool | UnsetType = UNSET
    highlighted: bool | UnsetType = UNSET


class ImportUnits(Command, frozen=True, kw_only=True):
    """Sets the state of several units as `unit.restore` does, in this order: all or none."""

    units: Annotated[list[ImportUnit], Meta(min_length=1, max_length=MOST_UNITS)]


@command("unit.restore", Permission.HANDLER)
def import_unit(draft: Draft, c: ImportUnit) -> None:
    _import_unit(draft, c)


@command("units.restore", Permission.HANDLER)
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
    draft.set_unit("unit.updated", unit, *draft.entry_lines(unit, after, line), **values)


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


def _condition(draft: Draft, unit: Unit, state: ConditionState) -> Condition:
    """Returns the condition. Raises `Refusal` "no-such-condition" or "no-such-unit"."""
    if state.kind not in CONDITIONS:
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    for named in (state.by, state.ends.unit if state.ends else ""):
        if named:
            draft.unit(named)
    return msgspec.convert(msgspec.to_builtins(state), Condition)


def _check_place(draft: Draft, unit: Unit) -> None:
    assert unit.at is not None
    if not unit.destroyed:
        check_cells_free(draft.scene, unit.id, unit.at, unit.footprint)
    elif not all(draft.scene.map.contains(cell) for cell in unit.cells):
        raise blocked_refusal(draft.scene, Blocked("off-map", cell=unit.at))
