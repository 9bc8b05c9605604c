"""Units: adding, changing, placing, hiding, highlighting, removing (frame-state 5 and 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands import At, Command, Id, Name, Number, Speed, Text, UnitCommand, command
from app.engine.conditions import joined, named, placed, with_conditions
from app.engine.decide.asks import drop_asks
from app.engine.decide.builds import fitted, settle_asked, wanted_build
from app.engine.decide.draft import Draft, Say, cell_ref, unit_ref
from app.engine.decide.movement import refusal_of
from app.engine.evolve import unit_document
from app.engine.fighters import OVERRULED
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.engine.state import Disposition, Scene, Silhouette, Unit
from app.rules.frames.content import CONDITIONS
from app.rules.frames.harm import STEADY
from app.rules.frames.model import Build, Condition
from app.rules.hexes import Cell
from app.rules.movement import Blocked, Mover
from app.rules.obstacles import place_refusal
from app.rules.terrain import ONE_CELL, Footprint

Offset = Annotated[int, Meta(ge=-10, le=10)]
Cells = Annotated[list[tuple[Offset, Offset, Offset]], Meta(min_length=1, max_length=100)]
Steps = Annotated[int, Meta(ge=0, le=4)]


class AddUnit(Command, frozen=True, kw_only=True):
    """Integrity, stability and energy are the maxima; `at` null or left out: off the map.

    `build` and `force`, as in `unit.fit`: a frame, whose numbers are those of its build where none
    is named. Without a build speed, integrity and stability must be named.
    """

    name: Name
    disposition: Disposition
    speed: Speed | UnsetType = UNSET
    integrity: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET
    stability: Number | UnsetType = UNSET
    at: At | None = None
    energy: Number | UnsetType = UNSET
    hidden: bool = False
    controller: Id | None = None
    footprint: Cells | None = None
    notes: Text = ""
    silhouette: Silhouette | UnsetType = UNSET
    build: Id | Build | UnsetType = UNSET
    force: bool = False


class NewCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition of a kind and tier, as an attack by that unit would leave it."""

    kind: Id
    tier: Annotated[int, Meta(ge=1, le=3)] = 1
    by: Annotated[str, Meta(max_length=64)] = ""


class ConditionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Conditions to give to a unit, and kinds to take from it."""

    add: Annotated[tuple[NewCondition, ...], Meta(max_length=20)] = ()
    remove: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()


#: Numbers in place of those worked out, by name (see `fighters.OVERRULED`); null: as worked out.
NumberChanges = dict[Id, Annotated[int, Meta(ge=0, le=1000)] | None]


class Changes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set of a unit; what is left out stays."""

    name: Name | UnsetType = UNSET
    disposition: Disposition | UnsetType = UNSET
    speed: Speed | UnsetType = UNSET
    integrity: Number | UnsetType = UNSET
    integrity_max: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET
    stability: Number | UnsetType = UNSET
    stability_max: Number | UnsetType = UNSET
    energy: Number | UnsetType = UNSET
    energy_max: Number | UnsetType = UNSET
    steps: Steps | UnsetType = UNSET
    controller: Id | UnsetType | None = UNSET
    footprint: Cells | UnsetType = UNSET
    notes: Text | UnsetType = UNSET
    silhouette: Silhouette | UnsetType = UNSET
    falling: bool | UnsetType = UNSET
    fallen: Number | UnsetType = UNSET
    flown: bool | UnsetType = UNSET
    destroyed: bool | UnsetType = UNSET
    overheated: bool | UnsetType = UNSET
    reeling: bool | UnsetType = UNSET
    off_balance: bool | UnsetType = UNSET
    recoil: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    conditions: ConditionChanges | UnsetType = UNSET
    numbers: NumberChanges | UnsetType = UNSET
    #: of a pilot on foot: the unit that was its frame, and what carries it now
    pilot_of: Id | UnsetType | None = UNSET
    carried_by: Id | UnsetType | None = UNSET
    in_hand: bool | UnsetType = UNSET


class UpdateUnit(Changes, frozen=True, kw_only=True):
    """Any field of a unit, by name."""

    unit: Id
    scene: Id | None = None


class RemoveUnit(UnitCommand, frozen=True, kw_only=True):
    """The unit is taken out of the scene for good."""


class PlaceUnit(UnitCommand, frozen=True, kw_only=True):
    """Into any free cell, or off the map (null); `falling`: it begins to fall at once."""

    at: At | None
    falling: bool = False


class HideUnit(UnitCommand, frozen=True, kw_only=True):
    """Whether the pilots' side may know of the unit."""

    hidden: bool


class HighlightUnit(UnitCommand, frozen=True, kw_only=True):
    """A highlighted unit is in sight, line or no line (frame-state 5.4)."""

    highlighted: bool


def check_place(scene: Scene, unit_id: str, at: Cell, footprint: Footprint) -> None:
    """Refusal with a movement's code unless every cell is free."""
    mover = Mover(unit_id, at, footprint)
    blocked: Blocked | None = place_refusal(scene.field, mover, "ground", at)
    if blocked is not None:
        raise refusal_of(scene, blocked)


def _check_controller(draft: Draft, controller: str | None) -> None:
    seat = draft.state.record.seats.get(controller or "")
    if controller is not None and (seat is None or seat.role == "spectator"):
        raise Refusal("no-such-seat", seat=controller)


@command("unit.add", Who.HANDLER)
def add_unit(draft: Draft, c: AddUnit) -> None:
    """A new unit; it acts in this round if its segment is still to come."""
    _check_controller(draft, c.controller)
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    footprint = ONE_CELL if c.footprint is None else tuple(c.footprint)
    unit = Unit(
        id=draft.context.ids(),
        name=c.name,
        disposition=c.disposition,
        at=at,
        hidden=c.hidden,
        controller=c.controller,
        footprint=footprint,
        notes=c.notes,
    )
    unit = replace(unit, **_fitted(draft, unit, c))
    if at is not None:
        check_place(draft.scene, unit.id, at, footprint)
    line = draft.about(unit, "unit.added", "system")
    draft.emit("unit.added", line, scene=draft.scene.id, unit=unit_document(unit))
    if c.build is not UNSET:
        settle_asked(draft, c.build)


def _fitted(draft: Draft, unit: Unit, c: AddUnit) -> dict[str, Any]:
    """Frame and numbers of a new unit; Refusal "malformed" when a number is missing."""
    values: dict[str, Any] = {}
    if c.build is not UNSET:
        values = fitted(draft.state.world, unit, wanted_build(draft, c.build, c.force))
    for pool in ("integrity", "stability", "energy"):
        level = getattr(c, pool)
        if level is not UNSET:
            values |= {pool: level, f"{pool}_max": level}
    for name in ("speed", "silhouette"):
        if getattr(c, name) is not UNSET:
            values[name] = getattr(c, name)
    for name in ("speed", "integrity", "stability"):
        if name not in values:
            raise Refusal("malformed", what=f"`{name}` is missing where no build is named", at="$")
    return values


def apply_changes(draft: Draft, unit: Unit, changes: Changes) -> dict[str, Any]:
    """The fields to set; Refusal when they contradict the unit or the map."""
    values: dict[str, Any] = {
        name: value
        for name in Changes.__struct_fields__
        if (value := getattr(changes, name)) is not UNSET
    }
    if values.get("falling") and unit.at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    if "controller" in values:
        _check_controller(draft, values["controller"])
    for pool in ("integrity", "stability", "energy"):
        most = values.get(f"{pool}_max", getattr(unit, f"{pool}_max"))
        level = values.get(pool)
        if level is not None and level > most:
            raise Refusal("above-maximum", what=pool, value=level, maximum=most)
        if level is None and getattr(unit, pool) > most:
            values[pool] = most
    _apply_frame(unit, values)
    for other in (values.get("pilot_of"), values.get("carried_by")):
        if other is not None and (other == unit.id or other not in draft.scene.units):
            raise Refusal("no-such-unit", unit=other)
    if values.get("carried_by") is not None:
        values |= {"at": None, "movement": None, "falling": False}
    if values.get("integrity") == 0:
        values.setdefault("destroyed", True)
    if "footprint" in values:
        values["footprint"] = tuple(values["footprint"])
        if unit.at is not None and not unit.destroyed:
            check_place(draft.scene, unit.id, unit.at, values["footprint"])
    if values.get("destroyed") is False and unit.destroyed and unit.at is not None:
        _aboard_again(draft, unit)
        check_place(draft.scene, unit.id, unit.at, values.get("footprint", unit.footprint))
    return values


def _aboard_again(draft: Draft, frame: Unit) -> None:
    """A wreck is to be whole again: its pilot who still stands there is in it (ours). Whoever else
    does is in the way, and a pilot who went elsewhere stays out."""
    for pilot in tuple(draft.scene.units.values()):
        if pilot.pilot_of != frame.id or not pilot.can_act or pilot.at not in frame.cells:
            continue
        line = draft.about(pilot, "pilot.back", "system", frame=unit_ref(frame))
        lines = [line]
        if line.to == "all" and draft.readers(frame) == "handler":
            unseen = draft.about(pilot, "pilot.gone", "system")
            lines = [replace(line, to="handler"), replace(unseen, to="others")]
        take_out(draft, pilot, *lines)


def _apply_frame(unit: Unit, values: dict[str, Any]) -> None:
    """Turn what was named of frame, numbers and conditions into fields of the unit.

    Refusal "no-frame", "above-maximum", "no-such-number" or "no-such-condition".
    """
    if "recoil" in values:
        recoil = values.pop("recoil")
        if unit.frame is None:
            raise Refusal("no-frame", unit=unit_ref(unit))
        values["frame"] = replace(unit.frame, recoil=recoil)
    if "numbers" in values:
        overrides = {**unit.overrides, **values.pop("numbers")}
        for name in overrides:
            if name not in OVERRULED:
                raise Refusal("no-such-number", name=name[:80])
        values["overrides"] = {n: value for n, value in overrides.items() if value is not None}
    if "conditions" in values:
        changes = values.pop("conditions")
        left = tuple(each for each in unit.conditions if each.kind not in changes.remove)
        for new in changes.add:
            left = joined(left, _condition(unit, new))
        for name, value in with_conditions(unit, left).items():
            if value != getattr(unit, name):
                values.setdefault(name, value)
    steady = values.get("stability", 0) >= min(STEADY, unit.stability_max)
    if unit.reeling and steady:
        values.setdefault("reeling", False)


def _condition(unit: Unit, new: NewCondition) -> Condition:
    kind = CONDITIONS.get(new.kind)
    if kind is None or len(kind.tiers) < new.tier:
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    return placed(kind.tiers[new.tier - 1], unit.id, new.by)


def told(values: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a unit as the log tells of them, by the names they are set by; no notes."""
    shown: dict[str, Any] = {}
    for name, value in values.items():
        if name == "frame":
            shown["recoil"] = None if value is None else value.recoil
        elif name == "conditions":
            shown[name] = ", ".join(f"{named(c)['name']} {'I' * c.tier}" for c in value)
        elif name == "overrides":
            shown |= value or {"numbers": ""}
        elif name != "notes":
            shown[name] = msgspec.to_builtins(value)
    return shown


@command("unit.update", Who.HANDLER)
def update_unit(draft: Draft, c: UpdateUnit) -> None:
    """Other numbers, another name or disposition (frame-state 6)."""
    unit = draft.unit(c.unit)
    values = apply_changes(draft, unit, c)
    public = told(values)
    if not public:
        draft.set_unit("unit.updated", unit, **values)
        return
    was = told({name: getattr(unit, name) for name in values})
    data = {"set": sorted(public), "now": public, "was": was}
    line = draft.about(unit, "unit.updated", "system", data)
    draft.set_unit("unit.updated", unit, line, **values)


@command("unit.remove", Who.HANDLER)
def remove_unit(draft: Draft, c: RemoveUnit) -> None:
    """Take a unit out of the scene."""
    unit = draft.unit(c.unit)
    take_out(draft, unit, draft.about(unit, "unit.removed", "system"))


def take_out(draft: Draft, unit: Unit, *say: Say) -> None:
    """A unit is in the scene no longer; tests asked of it are dropped, and what it asked for."""
    drop_asks(draft, unit.id)
    for request in tuple(draft.state.world.requests.values()):
        if request.unit == unit.id:
            draft.emit("test.closed", request=request.id)
    draft.emit("unit.removed", *say, scene=draft.scene.id, unit=unit.id)


@command("unit.place", Who.HANDLER)
def place_unit(draft: Draft, c: PlaceUnit) -> None:
    """Forced movement: spends nothing; in the air it does not fall before its next turn."""
    unit = draft.unit(c.unit)
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    if at is None:
        line = draft.about(unit, "unit.taken_off", "move")
        draft.set_unit("unit.placed", unit, line, at=None, falling=False, fallen=0, lost=False)
        return
    check_place(draft.scene, unit.id, at, unit.footprint)
    hex_ = {"q": at.q, "r": at.r}
    data = {"path": [cell_ref(at)], "from": None if unit.at is None else cell_ref(unit.at)}
    line = draft.about(unit, "unit.placed", "move", data, to=hex_, level=at.level)
    unit = draft.set_unit("unit.placed", unit, line, at=at, falling=False, fallen=0, lost=False)
    if c.falling and not draft.scene.held(unit):
        line = draft.about(unit, "unit.begins_to_fall", "fall")
        draft.set_unit("unit.falling", unit, line, falling=True)


@command("unit.hide", Who.HANDLER)
def hide_unit(draft: Draft, c: HideUnit) -> None:
    """Take a unit out of the pilots' knowledge, or show it to them."""
    unit = draft.unit(c.unit)
    if unit.hidden == c.hidden:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.hidden" if c.hidden else "unit.shown"
    line = Say(code, {"unit": unit_ref(unit)}, "system", "handler" if c.hidden else "all")
    draft.set_unit("unit.hidden", unit, line, hidden=c.hidden)


@command("unit.highlight", Who.HANDLER)
def highlight_unit(draft: Draft, c: HighlightUnit) -> None:
    """Mark a unit so that everybody sees it."""
    unit = draft.unit(c.unit)
    if unit.highlighted == c.highlighted:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.highlighted" if c.highlighted else "unit.unhighlighted"
    line = draft.about(unit, code, "system")
    draft.set_unit("unit.highlighted", unit, line, highlighted=c.highlighted)
