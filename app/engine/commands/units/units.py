"""Units: add, change, remove, place, hide, highlight (FS 1.4, FS 5.3.7, FS 5.4.4)."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

import msgspec
from msgspec import UNSET, UnsetType

from app.engine.commands.combat.builds import (
    FORCED,
    fitted_fields,
    resolve_build,
    settle_requested_build,
)
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Overridable, UnitCommand, command
from app.engine.commands.units.unit_changes import (
    Cells,
    Changes,
    apply_changes,
    check_controller,
    check_placement,
    log_changes,
    place_unit_at,
    remove_from_scene,
    units_in_changes,
)
from app.engine.params import CellForm, FieldRules, Id, Name, Number, Speed
from app.engine.refusals import Refusal
from app.engine.state.documents import unit_document
from app.engine.state.references import unit_ref
from app.engine.state.state import World
from app.engine.state.unit import Maximum, Silhouette, Unit
from app.engine.state.unit_fields import given_when_new
from app.rules.field_marks import LONGEST_NAME
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.rounds import Disposition
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import ONE_CELL
from app.rules.json_types import Doc

#: Limit of the units of a table, in all scenes.
MOST_UNITS: Final = 300


def unit_count(world: World) -> int:
    """Returns the number of a table's units."""
    return sum(len(scene.units) for scene in world.scenes.values())


def check_unit_limit(draft: Draft, more: int = 1) -> None:
    """Raises `Refusal("units-enough")` where the table has no room for so many more."""
    if more and unit_count(draft.state.world) + more > MOST_UNITS:
        raise Refusal("units-enough", most=MOST_UNITS)


#: The types and defaults of what a new unit takes over as it is given.
_PLAIN: Final = given_when_new(Unit)

if TYPE_CHECKING:

    class PlainFields(Overridable, frozen=True, kw_only=True):
        """The fields of a new unit that it takes over as they are given."""

else:
    PlainFields = msgspec.defstruct(
        "PlainFields",
        [(name, kind, default) for name, (kind, default) in _PLAIN.items()],
        bases=(Overridable,),
        frozen=True,
        kw_only=True,
    )


class AddUnit(PlainFields, frozen=True, kw_only=True):
    """Adds a unit. It acts in this round if its segment is still to come (FS 6.1).

    Integrity, stability and energy are the maxima. A name that another unit of the scene has gets a
    number. `build` and `force`, as in `unit.fit`, make it a frame with the numbers of that build.
    Without a build, speed, integrity and stability are required.
    """

    FIELD_RULES: ClassVar[FieldRules] = {
        "anyOf": [{"required": ["speed", "integrity", "stability"]}, {"required": ["build"]}]
    }

    name: Annotated[Name, Doc("its name; one that is taken gets a number", "Hound")]
    disposition: Annotated[
        Disposition, Doc("its side, which decides the segment in which it acts", "pilot")
    ]
    speed: Annotated[Speed | UnsetType, Doc("hexes of a base movement", 4)] = UNSET
    integrity: Annotated[Maximum | UnsetType, Doc("its most integrity", 30)] = UNSET
    stability: Annotated[Number | UnsetType, Doc("its most stability", 20)] = UNSET
    at: Annotated[
        CellForm | None, Doc("its cell; null: off the map", {"q": 2, "r": 3, "level": 0})
    ] = None
    energy: Annotated[Number | UnsetType, Doc("its most energy")] = UNSET
    hidden: Annotated[bool, Doc("the pilots' side does not know of it")] = False
    controller: Annotated[Id | None, Doc("the seat that controls it")] = None
    footprint: Annotated[
        Cells | None,
        Doc("its cells as [q, r, level] from the first one, for a unit of several cells"),
    ] = None
    silhouette: Annotated[Silhouette | UnsetType, Doc("its shape on the map")] = UNSET
    build: Annotated[
        Id | Build | UnsetType, Doc("id of a build, or a whole build: it is a frame")
    ] = UNSET
    force: Annotated[bool, Doc("accept problems of points and expansions of the build")] = False


class UpdateUnit(Changes, frozen=True, kw_only=True):
    """Sets any fields of a unit."""

    unit: Annotated[Id, Doc("id of the unit")]
    scene: Id | None = None


class RemoveUnit(UnitCommand, frozen=True, kw_only=True):
    """Removes a unit from the scene."""


class PlaceUnit(UnitCommand, frozen=True, kw_only=True):
    """Moves a unit by force into a free cell, or off the map (null), at no cost (FS 5.3.7).

    In the air it does not fall before its next turn, unless `falling` begins its fall at once.
    """

    at: Annotated[CellForm | None, Doc("a free cell; null: off the map")]
    falling: Annotated[bool, Doc("it begins to fall at once")] = False


class HideUnit(UnitCommand, frozen=True, kw_only=True):
    """Hides a unit from the pilots' side, or shows it."""

    hidden: Annotated[bool, Doc("whether the pilots' side does not know of it")]


class HighlightUnit(UnitCommand, frozen=True, kw_only=True):
    """Highlights a unit: it is in sight without a line (FS 5.4.4)."""

    highlighted: Annotated[bool, Doc("whether it is in sight without a line")]


def numbered_name(name: str, taken: Collection[str]) -> str:
    """Returns the name, or the first free one of "name 2", "name 3" and so on.

    A number at the end of the name is counted on from. Hidden units count too, since whoever adds
    units knows them all.
    """
    if name not in taken:
        return name
    found = re.fullmatch(r"(.*\S) (\d{1,6})", name)
    base, number = (found[1], int(found[2])) if found else (name, 1)
    while name in taken:
        number += 1
        end = f" {number}"
        name = base[: LONGEST_NAME - len(end)] + end
    return name


@command("unit.add", Permission.HANDLER, lifted_by=FORCED)
def add_unit(draft: Draft, c: AddUnit) -> None:
    create_unit(draft, c, numbered_name(c.name, {each.name for each in draft.scene.units.values()}))


def create_unit(draft: Draft, c: AddUnit, name: str) -> None:
    """Checks a new unit and adds it to the scene under this name."""
    check_unit_limit(draft)
    check_controller(draft, c.controller)
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    footprint = ONE_CELL if c.footprint is None else tuple(c.footprint)
    unit = Unit(
        id=draft.context.ids(),
        name=name,
        disposition=c.disposition,
        at=at,
        hidden=c.hidden,
        controller=c.controller,
        footprint=footprint,
        **{name: getattr(c, name) for name in _PLAIN},
    )
    unit = replace(unit, **_initial_fields(draft, unit, c))
    if at is not None:
        check_placement(draft, unit.id, at, footprint)
    draft.overridden_unit = unit.id
    line = draft.unit_line(unit, "unit.added", "system")
    draft.emit("unit.added", line, scene=draft.scene.id, unit=unit_document(unit))
    if c.build is not UNSET:
        settle_requested_build(draft, c.build)


def _initial_fields(draft: Draft, unit: Unit, c: AddUnit) -> dict[str, Any]:
    """Returns the frame and numbers of a new unit. Raises `Refusal("malformed")` for a missing
    number."""
    values: dict[str, Any] = {}
    if c.build is not UNSET:
        values = fitted_fields(draft.state.world, unit, resolve_build(draft, c.build, c.force))
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


@command("unit.update", Permission.HANDLER)
def update_unit(draft: Draft, c: UpdateUnit) -> None:
    unit = draft.unit(c.unit)
    values = apply_changes(draft, unit, c)
    public, was = log_changes(unit, values)
    if not public:
        draft.set_unit("unit.updated", unit, **values)
        return
    data = {"set": sorted(public), "now": public, "was": was}
    line = draft.unit_line(unit, "unit.updated", "system", data)
    line = replace(line, mentions=units_in_changes(public, was))
    line = line.entering(replace(unit, **values))
    draft.set_unit("unit.updated", unit, line, **values)


@command("unit.remove", Permission.HANDLER)
def remove_unit(draft: Draft, c: RemoveUnit) -> None:
    unit = draft.unit(c.unit)
    remove_from_scene(draft, unit, draft.unit_line(unit, "unit.removed", "system"))


@command("unit.place", Permission.HANDLER)
def place_unit(draft: Draft, c: PlaceUnit) -> None:
    unit = draft.unit(c.unit)
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    if at is None:
        line = draft.unit_line(unit, "unit.taken_off", "move")
        draft.set_unit("unit.placed", unit, line, at=None, falling=False, fallen=0, lost=False)
        return
    check_placement(draft, unit.id, at, unit.footprint)
    unit = place_unit_at(draft, unit, at)
    if c.falling and not draft.scene.is_supported(unit):
        line = draft.unit_line(unit, "unit.begins_to_fall", "fall")
        draft.set_unit("unit.falling", unit, line, falling=True)


@command("unit.hide", Permission.HANDLER)
def hide_unit(draft: Draft, c: HideUnit) -> None:
    unit = draft.unit(c.unit)
    if unit.hidden == c.hidden:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.hidden" if c.hidden else "unit.shown"
    line = draft.unit_line(replace(unit, hidden=c.hidden), code, "system")
    draft.set_unit("unit.hidden", unit, line, hidden=c.hidden)


@command("unit.highlight", Permission.HANDLER)
def highlight_unit(draft: Draft, c: HighlightUnit) -> None:
    unit = draft.unit(c.unit)
    if unit.highlighted == c.highlighted:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.highlighted" if c.highlighted else "unit.unhighlighted"
    line = draft.unit_line(unit, code, "system")
    draft.set_unit("unit.highlighted", unit, line, highlighted=c.highlighted)
