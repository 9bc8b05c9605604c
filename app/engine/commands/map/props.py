"""Props: add, change, hide, damage, remove (FS 5.0.4, FS 5.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import lift_units, lifted_units, terrain_refusal
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Coordinate, Id, Level, Number
from app.engine.refusals import Refusal
from app.engine.state.references import prop_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.terrain import Prop, TerrainError

Height = Annotated[int, Meta(ge=1, le=1000)]
Value = Annotated[int, Meta(ge=1, le=100_000)]
PropName = Annotated[str, Meta(max_length=80)]


class AddProp(Command, frozen=True, kw_only=True):
    """Adds a prop. It may neither overlap another one nor bury a unit (FS 5.0.4, FS 5.11).

    `base`: by default the top of the ground; required over a void. `carry`: lift the units that
    stand where it is to be.
    """

    q: Coordinate
    r: Coordinate
    height: Height
    value: Value
    base: Level | None = None
    name: PropName = ""
    hidden: bool = False
    carry: bool = False


class PropCommand(Command, frozen=True, kw_only=True):
    """A command about one prop."""

    prop: Id


class UpdateProp(PropCommand, frozen=True, kw_only=True):
    """Changes fields of a prop, also its place. Integrity is 1 or more: see `prop.damage`,
    `prop.remove`.

    `carry`: as in `AddProp`.
    """

    q: Coordinate | UnsetType = UNSET
    r: Coordinate | UnsetType = UNSET
    base: Level | UnsetType = UNSET
    height: Height | UnsetType = UNSET
    value: Value | UnsetType = UNSET
    integrity: Value | UnsetType = UNSET
    name: PropName | UnsetType = UNSET
    carry: bool = False


class DamageProp(PropCommand, frozen=True, kw_only=True):
    """Damages a prop. Its value is taken off the damage, and at integrity 0 it is destroyed
    (FS 5.5)."""

    damage: Number


class HideProp(PropCommand, frozen=True, kw_only=True):
    """Hides a prop from players, or shows it."""

    hidden: bool


class RemoveProp(PropCommand, frozen=True, kw_only=True):
    """Removes a prop. Props above it stay, and units on it begin to fall."""


def _find_prop(scene: Scene, prop_id: str) -> Prop:
    prop = scene.map.props.get(prop_id)
    if prop is None:
        raise Refusal("no-such-prop", prop=prop_id)
    return prop


def prop_line(scene: Scene, code: str, prop: Prop, /, **params: Any) -> PendingLine:
    """Returns a line about a prop of a scene, for those who may know of it."""
    at = {"q": prop.q, "r": prop.r}
    to: LineReaders = "handler" if scene.map.is_secret(prop) else "all"
    return PendingLine(
        code, {"prop": prop_ref(prop), "at": at, **params}, "system", to, {"cell": at}
    )


def _units_in_the_way(
    scene: Scene, changed: HexMap, prop: Prop, carry: bool
) -> list[tuple[Unit, Cell]]:
    """Returns the units that the prop lifts, with their new places.

    Raises `Refusal("occupied")` when a unit is in the way and not to be lifted, or "no-room-above".
    """
    for level in () if carry else range(prop.base, prop.top):
        for unit in scene.units.values():
            for cell in unit.cells:
                if cell == (prop.q, prop.r, level):
                    data = {"cell": {"q": prop.q, "r": prop.r, "level": level}, "unit": unit.id}
                    raise Refusal("occupied", data, by=unit_ref(unit))
    return lifted_units(scene, changed, [Hex(prop.q, prop.r)], carry) if carry else []


@command("prop.add", Permission.HANDLER, lifted_by={"occupied": "carry"})
def add_prop(draft: Draft, c: AddProp) -> None:
    scene = draft.scene
    base = c.base if c.base is not None else scene.map.ground(Hex(c.q, c.r))
    if base is None:
        if not scene.map.contains(Hex(c.q, c.r)):
            raise terrain_refusal(TerrainError("off-map", q=c.q, r=c.r), scene.map)
        raise Refusal("base-needed", {"cell": {"q": c.q, "r": c.r}})
    value = c.value
    prop = Prop(draft.context.ids(), c.q, c.r, base, c.height, value, value, c.name, c.hidden)
    try:
        map_ = scene.map.with_prop(prop)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    moved = _units_in_the_way(scene, map_, prop, c.carry)
    draft.emit("prop.added", prop_line(scene, "prop.added", prop), scene=scene.id, prop=prop)
    lift_units(draft, moved)


@command("prop.update", Permission.HANDLER, lifted_by={"occupied": "carry"})
def update_prop(draft: Draft, c: UpdateProp) -> None:
    scene = draft.scene
    prop = _find_prop(scene, c.prop)
    names = ("q", "r", "base", "height", "value", "integrity", "name")
    given = {name: getattr(c, name) for name in names if getattr(c, name) is not UNSET}
    changed = replace(prop, **given)
    try:
        map_ = scene.map.replace_prop(changed)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    moved = _units_in_the_way(scene, map_, changed, c.carry)
    draft.emit("prop.updated", *_update_lines(scene, prop, changed), scene=scene.id, prop=changed)
    lift_units(draft, moved)


def _update_lines(scene: Scene, prop: Prop, changed: Prop) -> list[PendingLine]:
    """Returns the lines about a changed prop: to players it appears or disappears at the veil."""
    line = prop_line(scene, "prop.updated", changed)
    before, after = scene.map.is_secret(prop), scene.map.is_secret(changed)
    if before == after:
        return [line]
    other = (
        prop_line(scene, "prop.removed", prop) if after else prop_line(scene, "prop.added", changed)
    )
    return [replace(line, to="handler"), replace(other, to="others")]


@command("prop.hide", Permission.HANDLER)
def hide_prop(draft: Draft, c: HideProp) -> None:
    scene = draft.scene
    prop = _find_prop(scene, c.prop)
    if prop.hidden == c.hidden:
        raise Refusal("already-so", unit=prop_ref(prop))
    changed = replace(prop, hidden=c.hidden)
    line = prop_line(scene, "prop.hidden" if c.hidden else "prop.shown", changed)
    draft.emit("prop.hidden", line, scene=scene.id, prop=changed)


@command("prop.damage", Permission.HANDLER)
def damage_prop(draft: Draft, c: DamageProp) -> None:
    scene = draft.scene
    prop = _find_prop(scene, c.prop)
    loss = max(0, c.damage - prop.value)
    left = max(0, prop.integrity - loss)
    params = {"damage": c.damage, "loss": loss, "left": left}
    if left == 0:
        line = prop_line(scene, "prop.destroyed", prop, **params)
        draft.emit("prop.destroyed", line, scene=scene.id, prop=prop.id)
    else:
        code = "prop.damaged" if loss else "prop.unharmed"
        changed = replace(prop, integrity=left)
        line = prop_line(scene, code, prop, **params)
        draft.emit("prop.damaged", line, scene=scene.id, prop=changed)


@command("prop.remove", Permission.HANDLER)
def remove_prop(draft: Draft, c: RemoveProp) -> None:
    scene = draft.scene
    prop = _find_prop(scene, c.prop)
    line = prop_line(scene, "prop.removed", prop)
    draft.emit("prop.removed", line, scene=scene.id, prop=prop.id)
