"""The fields of a unit that can be set, where it can be placed, and the log lines about both.

`unit.update`, imports and the Handler's overruling use the same checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.combat.conditions import (
    bound_condition,
    condition_fields,
    condition_ref,
    with_condition,
)
from app.engine.combat.fighters import OVERRIDABLE_NUMBERS
from app.engine.commands.combat.request_queue import drop_control_requests, drop_requests_about
from app.engine.commands.draft import Draft
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.rounds.movement import blocked_refusal
from app.engine.state.references import UnitRef, cell_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Mode, Movement, Unit
from app.engine.state.unit_fields import names_told, settable
from app.engine.visibility.log_lines import PendingLine, UnitPath
from app.rules.frame_state.combat.content import CONDITIONS
from app.rules.frame_state.combat.harm import STEADY
from app.rules.frame_state.combat.model import Condition, Duration
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Blocked, Mover
from app.rules.geometry.obstacles import place_refusal
from app.rules.geometry.terrain import Footprint
from app.rules.json_types import Doc

Offset = Annotated[int, Meta(ge=-10, le=10)]
Cells = Annotated[list[tuple[Offset, Offset, Offset]], Meta(min_length=1, max_length=100)]


class DurationForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a condition lasts: so many moments of the unit that has it, or until a "repair"."""

    when: Annotated[
        Literal["turn-start", "turn-end", "round-end", "repair"],
        Doc("at such a moment of the unit, or by a `repair`"),
    ]
    count: Annotated[int, Meta(ge=1, le=1000), Doc("so many of these moments")] = 1


class NewCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition of a kind and tier, as an attack of the unit `by` leaves it."""

    kind: Annotated[Id, Doc("the kind of condition", "burning")]
    tier: Annotated[int, Meta(ge=1, le=3)] = 1
    by: Annotated[str, Meta(max_length=64), Doc("id of the unit that causes it")] = ""
    ends: Annotated[DurationForm | UnsetType | None, Doc("how long it lasts; null: for ever")] = (
        UNSET
    )


class MovementForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement that can go on, with the range it has left."""

    mode: Annotated[Mode, Doc("on the ground or in flight")]
    left: Annotated[int, Meta(ge=0, le=1000), Doc("range left")]


class ConditionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Conditions to give to a unit, and kinds to remove."""

    add: Annotated[tuple[NewCondition, ...], Meta(max_length=20), Doc("conditions to give")] = ()
    remove: Annotated[tuple[Id, ...], Meta(max_length=20), Doc("kinds to remove")] = ()


#: Numbers that replace computed ones, by name (see `fighters.OVERRIDABLE_NUMBERS`). Null: as
#: computed.
NumberChanges = dict[Id, Annotated[int, Meta(ge=0, le=1000)] | None]


#: Counts to set, by name. 0 removes one.
Counts = dict[Id, Annotated[int, Meta(ge=0, le=100)]]


if TYPE_CHECKING:

    class PlainChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
        """The fields of a unit that are set as they are given."""

else:
    PlainChanges = msgspec.defstruct(
        "PlainChanges",
        [(name, kind | UnsetType, UNSET) for name, kind in settable(Unit).items()],
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


class Changes(PlainChanges, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a unit that can be set. Fields left out stay.

    Those that `Unit` declares with `set_as` are set as they are given.
    """

    controller: Annotated[
        Id | UnsetType | None, Doc("the seat that controls it; null: nobody", "p2")
    ] = UNSET
    footprint: Annotated[
        Cells | UnsetType, Doc("its cells as [q, r, level] from the first one")
    ] = UNSET
    recoil: Annotated[Annotated[int, Meta(ge=0, le=100)] | UnsetType, Doc("recoil left")] = UNSET
    #: of a frame: uses of its weapons this turn, and what else is spent, by the rule that counts it
    used: Annotated[
        Counts | UnsetType, Doc("uses of its weapons in this turn; 0 removes a count")
    ] = UNSET
    spent: Annotated[Counts | UnsetType, Doc("other things spent, by name; 0 removes a count")] = (
        UNSET
    )
    #: the movement that can go on
    movement: Annotated[
        MovementForm | UnsetType | None, Doc("the movement that can be continued; null: none")
    ] = UNSET
    conditions: Annotated[ConditionChanges | UnsetType, Doc("conditions to give and to remove")] = (
        UNSET
    )
    numbers: Annotated[
        NumberChanges | UnsetType, Doc("replaces computed numbers; null restores one")
    ] = UNSET
    #: of a pilot on foot: the unit that was its frame, and the unit that carries it
    pilot_of: Annotated[Id | UnsetType | None, Doc("id of the former frame of a pilot on foot")] = (
        UNSET
    )
    carried_by: Annotated[Id | UnsetType | None, Doc("id of the unit that carries it")] = UNSET


def check_placement(draft: Draft, unit_id: str, at: Cell, footprint: Footprint) -> None:
    """Raises as `check_cells_free`. The Handler may overrule it, but not off the map."""
    for cell in cells_of(at, footprint):
        if not draft.scene.map.contains(cell.hex):
            check_cells_free(draft.scene, unit_id, at, footprint)
    with draft.overridable():
        check_cells_free(draft.scene, unit_id, at, footprint)


def place_unit_at(draft: Draft, unit: Unit, at: Cell) -> Unit:
    """Moves a unit by force into a checked cell (FS 5.3.7). Returns the unit as it is now.

    On ground, a prop or a unit it does not count as flown any more: it stands there like any other.
    """
    hex_ = {"q": at.q, "r": at.r}
    data = {"path": [cell_ref(at)], "from": None if unit.at is None else cell_ref(unit.at)}
    line = draft.unit_line(unit, "unit.placed", "move", data, to=hex_, level=at.level)
    if unit.at is None:
        line = line.entering(replace(unit, at=at))
    else:
        line = replace(line, path=UnitPath(unit, (unit.at, at)))
    values: dict[str, Any] = {"at": at, "falling": False, "fallen": 0, "lost": False}
    if unit.flown and draft.scene.is_supported(replace(unit, at=at)):
        values["flown"] = False
    return draft.set_unit("unit.placed", unit, line, **values)


def check_cells_free(scene: Scene, unit_id: str, at: Cell, footprint: Footprint) -> None:
    """Raises `Refusal` with a code of movement unless every cell is free (FS 5.7)."""
    mover = Mover(unit_id, at, footprint)
    blocked: Blocked | None = place_refusal(scene.field, mover, "ground", at)
    if blocked is not None:
        raise blocked_refusal(scene, blocked)


def copilots_beside(unit: Unit, controller: str | None) -> tuple[str, ...]:
    """Returns the unit's co-pilots once this seat is its controller. Without a controller there are
    none."""
    return () if controller is None else tuple(s for s in unit.copilots if s != controller)


def check_controller(draft: Draft, controller: str | None) -> None:
    """Raises `Refusal("no-such-seat")` unless the seat can control units."""
    seat = draft.state.record.seats.get(controller or "")
    if controller is not None and (seat is None or seat.role == "spectator"):
        raise Refusal("no-such-seat", seat=controller)


def apply_changes(draft: Draft, unit: Unit, changes: Changes) -> dict[str, Any]:
    """Returns the fields to set. Raises `Refusal` when they contradict the unit or the map."""
    values: dict[str, Any] = {
        name: value
        for name in Changes.__struct_fields__
        if (value := getattr(changes, name)) is not UNSET
    }
    if values.get("falling") and unit.at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    if "controller" in values:
        check_controller(draft, values["controller"])
        values["copilots"] = copilots_beside(unit, values["controller"])
        if values["controller"] is not None:
            drop_control_requests(draft, unit)
    for pool in ("integrity", "stability", "energy"):
        most = values.get(f"{pool}_max", getattr(unit, f"{pool}_max"))
        level = values.get(pool)
        if level is not None and level > most:
            raise Refusal("above-maximum", what=pool, value=level, maximum=most)
        if level is None and getattr(unit, pool) > most:
            values[pool] = most
    _apply_frame(draft.scene, unit, values)
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
            check_placement(draft, unit.id, unit.at, values["footprint"])
    if values.get("destroyed") is False and unit.destroyed and unit.at is not None:
        _return_pilot_to_frame(draft, unit)
        check_placement(draft, unit.id, unit.at, values.get("footprint", unit.footprint))
    return values


def _return_pilot_to_frame(draft: Draft, frame: Unit) -> None:
    """Puts the pilots who stand at a wreck back into it, as it becomes whole again (FS C 5.9)."""
    for pilot in tuple(draft.scene.units.values()):
        if pilot.pilot_of != frame.id or not pilot.can_act or pilot.at not in frame.cells:
            continue
        line = draft.unit_line(pilot, "pilot.back", "system", frame=unit_ref(frame))
        unseen = draft.unit_line(pilot, "pilot.gone", "system")
        remove_from_scene(draft, pilot, line.knowing(frame, unseen))


def _apply_frame(scene: Scene, unit: Unit, values: dict[str, Any]) -> None:
    """Turns changes of frame, numbers and conditions into fields of the unit.

    Raises `Refusal` "no-frame", "no-such-number" or "no-such-condition".
    """
    parts: dict[str, Any] = {name: values.pop(name) for name in _FRAME_PARTS if name in values}
    if parts:
        if unit.frame is None:
            raise Refusal("no-frame", unit=unit_ref(unit))
        for name in parts.keys() & {"used", "spent"}:
            merged = {**getattr(unit.frame, name), **parts[name]}
            parts[name] = {key: count for key, count in merged.items() if count}
        values["frame"] = replace(unit.frame, **parts)
    if isinstance(going := values.get("movement"), MovementForm):
        values["movement"] = Movement(going.mode, going.left)
    if "numbers" in values:
        overrides = {**unit.overrides, **values.pop("numbers")}
        for name in overrides:
            if name not in OVERRIDABLE_NUMBERS:
                raise Refusal("no-such-number", name=name[:80])
        values["overrides"] = {n: value for n, value in overrides.items() if value is not None}
    if "conditions" in values:
        changes = values.pop("conditions")
        left = tuple(each for each in unit.conditions if each.kind not in changes.remove)
        for new in changes.add:
            left = with_condition(left, _condition(scene, unit, new))
        for name, value in condition_fields(unit, left).items():
            if value != getattr(unit, name):
                values.setdefault(name, value)
    steady = values.get("stability", 0) >= min(STEADY, unit.stability_max)
    if unit.reeling and steady:
        values.setdefault("reeling", False)


def _condition(scene: Scene, unit: Unit, new: NewCondition) -> Condition:
    """Returns the new condition. Raises `Refusal("no-such-condition")`."""
    kind = CONDITIONS.get(new.kind)
    if kind is None or len(kind.tiers) < new.tier:
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    made = bound_condition(scene, kind.tiers[new.tier - 1], unit.id, new.by)
    if new.ends is UNSET:
        return made
    ends = None
    if new.ends is not None:
        whose = unit.id if new.ends.when.startswith("turn") else ""
        ends = Duration(new.ends.when, whose, new.ends.count)
    return replace(made, ends=ends)


#: The parts of a frame that can be set.
_FRAME_PARTS: Final[tuple[str, ...]] = ("recoil", "used", "spent")
_UNLOGGED: Final = (*names_told(Unit, "secret"), "copilots")


def logged_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Returns fields of a unit as the log shows them, by the names they are set by.

    Secret fields are left out, and so are co-pilots.
    """
    logged: dict[str, Any] = {}
    for name, value in values.items():
        if name == "frame":
            logged["recoil"] = None if value is None else value.recoil
            for part in _FRAME_PARTS[1:]:
                counts = {} if value is None else getattr(value, part)
                logged[part] = ", ".join(f"{key} {n}" for key, n in sorted(counts.items()))
        elif name == "conditions":
            logged[name] = ", ".join(f"{condition_ref(c)['name']} {'I' * c.tier}" for c in value)
        elif name == "movement":
            logged[name] = None if value is None else value.left
        elif name == "overrides":
            logged |= value or {"numbers": ""}
        elif name not in _UNLOGGED:
            logged[name] = msgspec.to_builtins(value)
    return logged


def log_changes(unit: Unit, values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns what the log shows of changed fields: as they are now, and as they were.

    Parts of a frame that did not change are left out.
    """
    now, was = logged_values(values), logged_values({name: getattr(unit, name) for name in values})
    for part in _FRAME_PARTS:
        if now.get(part) == was.get(part):
            now.pop(part, None)
            was.pop(part, None)
    return now, was


def units_in_changes(*logged: Mapping[str, Any]) -> tuple[UnitRef, ...]:
    """Returns the units that logged fields name by their ids."""
    ids = (each.get(name) for each in logged for name in ("pilot_of", "carried_by"))
    return tuple(UnitRef(unit_id, "") for unit_id in ids if unit_id is not None)


def remove_from_scene(
    draft: Draft, unit: Unit, *log_lines: PendingLine, kind: str = "unit.removed"
) -> None:
    """Removes a unit from the scene by an event of this kind, with its requests and the tests
    requested of it."""
    drop_requests_about(draft, unit.id)
    for request in tuple(draft.state.world.requests.values()):
        if request.unit == unit.id:
            draft.emit("test.closed", request=request.id)
    draft.emit(kind, *log_lines, scene=draft.scene.id, unit=unit.id)
