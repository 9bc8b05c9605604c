"""Units: adding, changing, placing, hiding, highlighting, removing (frame-state 5 and 6)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands import At, Command, Id, Name, Number, Speed, Text, UnitCommand, command
from app.engine.decide.draft import Draft, Say, cell_ref, unit_ref
from app.engine.decide.movement import refusal_of
from app.engine.evolve import unit_document
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.engine.state import Disposition, Scene, Silhouette, Unit
from app.rules.hexes import Cell
from app.rules.movement import Blocked, Mover
from app.rules.obstacles import place_refusal
from app.rules.terrain import ONE_CELL, Footprint

Offset = Annotated[int, Meta(ge=-10, le=10)]
Cells = Annotated[list[tuple[Offset, Offset, Offset]], Meta(min_length=1, max_length=100)]
Steps = Annotated[int, Meta(ge=0, le=4)]


class AddUnit(Command, frozen=True, kw_only=True):
    """Integrity, stability and energy are the maxima; `at` null or left out: off the map."""

    name: Name
    disposition: Disposition
    speed: Speed
    integrity: Annotated[int, Meta(ge=1, le=100_000)]
    stability: Number
    at: At | None = None
    energy: Number = 4
    hidden: bool = False
    controller: Id | None = None
    footprint: Cells | None = None
    notes: Text = ""
    silhouette: Silhouette = "biped"


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
        speed=c.speed,
        integrity=c.integrity,
        integrity_max=c.integrity,
        stability=c.stability,
        stability_max=c.stability,
        energy=c.energy,
        energy_max=c.energy,
        hidden=c.hidden,
        controller=c.controller,
        footprint=footprint,
        notes=c.notes,
        silhouette=c.silhouette,
    )
    if at is not None:
        check_place(draft.scene, unit.id, at, footprint)
    line = draft.about(unit, "unit.added", "system")
    draft.emit("unit.added", line, scene=draft.scene.id, unit=unit_document(unit))


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
    if values.get("integrity") == 0:
        values.setdefault("destroyed", True)
    if "footprint" in values:
        values["footprint"] = tuple(values["footprint"])
        if unit.at is not None and not unit.destroyed:
            check_place(draft.scene, unit.id, unit.at, values["footprint"])
    if values.get("destroyed") is False and unit.destroyed and unit.at is not None:
        check_place(draft.scene, unit.id, unit.at, values.get("footprint", unit.footprint))
    return values


@command("unit.update", Who.HANDLER)
def update_unit(draft: Draft, c: UpdateUnit) -> None:
    """Other numbers, another name or disposition (frame-state 6)."""
    unit = draft.unit(c.unit)
    values = apply_changes(draft, unit, c)
    public = {key: value for key, value in values.items() if key != "notes"}
    if not public:
        draft.set_unit("unit.updated", unit, **values)
        return
    line = draft.about(unit, "unit.updated", "system", {"set": sorted(public)})
    draft.set_unit("unit.updated", unit, line, **values)


@command("unit.remove", Who.HANDLER)
def remove_unit(draft: Draft, c: RemoveUnit) -> None:
    """Take a unit out of the scene; tests asked of it are dropped."""
    unit = draft.unit(c.unit)
    for request in tuple(draft.state.world.requests.values()):
        if request.unit == unit.id:
            draft.emit("test.closed", request=request.id)
    line = draft.about(unit, "unit.removed", "system")
    draft.emit("unit.removed", line, scene=draft.scene.id, unit=unit.id)


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
