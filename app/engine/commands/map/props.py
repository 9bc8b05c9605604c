"""Props: add, change, hide, damage, remove (FS 5.0.4, FS 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import lift_units, lifted_units, terrain_refusal
from app.engine.commands.map.terrain_forms import MAX_CELLS
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Coordinate, FieldRules, HexForm, Id, Level, Number
from app.engine.refusals import Refusal
from app.engine.state.references import cell_ref, prop_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.props import Look
from app.rules.geometry.terrain import Prop, TerrainError
from app.rules.json_types import Doc

Height = Annotated[int, Meta(ge=1, le=1000)]
Value = Annotated[int, Meta(ge=1, le=100_000)]
PropName = Annotated[str, Meta(max_length=80)]


class AddProp(Command, frozen=True, kw_only=True):
    """Adds a prop. It may neither overlap another one nor bury a unit (FS 5.0.4, FS 5.11)."""

    q: Annotated[Coordinate, Doc("of its first hex")]
    r: Annotated[Coordinate, Doc("of its first hex")]
    height: Annotated[Height, Doc("levels from its base to its top", 2)]
    value: Annotated[
        Value, Doc("taken off the damage that it gets; also its integrity when new", 3)
    ]
    base: Annotated[
        Level | None,
        Doc("the level it stands on; by default the top of the highest ground under it"),
    ] = None
    name: Annotated[PropName, Doc("its name", "Depot")] = ""
    hidden: Annotated[bool, Doc("players do not know of it")] = False
    look: Annotated[Look, Doc('how it is drawn; "" is a plain block')] = ""
    hexes: Annotated[
        tuple[HexForm, ...], Meta(max_length=MAX_CELLS), Doc("further hexes of the same prop")
    ] = ()
    carry: Annotated[bool, Doc("lift the units that stand where it is to be")] = False


class PropCommand(Command, frozen=True, kw_only=True):
    """A command about one prop."""

    prop: Id


class UpdateProp(PropCommand, frozen=True, kw_only=True):
    """Changes fields of a prop, also its place. Integrity is 1 or more: see `prop.damage`,
    `prop.remove`.

    `q` and `r` move the whole prop: its first hex is there then. `hexes`, instead of them, are all
    its hexes.
    """

    FIELD_RULES: ClassVar[FieldRules] = {
        "not": {"required": ["hexes"], "anyOf": [{"required": ["q"]}, {"required": ["r"]}]}
    }

    q: Annotated[Coordinate | UnsetType, Doc("moves its first hex there")] = UNSET
    r: Annotated[Coordinate | UnsetType, Doc("moves its first hex there")] = UNSET
    base: Annotated[Level | UnsetType, Doc("the level it stands on")] = UNSET
    height: Annotated[Height | UnsetType, Doc("levels from its base to its top", 3)] = UNSET
    value: Annotated[Value | UnsetType, Doc("taken off the damage that it gets")] = UNSET
    integrity: Annotated[Value | UnsetType, Doc("what is left of it, at least 1")] = UNSET
    name: Annotated[PropName | UnsetType, Doc("its name")] = UNSET
    look: Annotated[Look | UnsetType, Doc('how it is drawn; "" is a plain block')] = UNSET
    hexes: Annotated[
        Annotated[tuple[HexForm, ...], Meta(min_length=1, max_length=MAX_CELLS)] | UnsetType,
        Doc("all its hexes, in place of a movement"),
    ] = UNSET
    carry: Annotated[bool, Doc("lift the units that stand where it is to be")] = False


class DamageProp(PropCommand, frozen=True, kw_only=True):
    """Damages a prop. Its value is taken off the damage, and at integrity 0 it is destroyed
    (FS 5.5)."""

    damage: Annotated[Number, Doc("damage before its value is taken off", 6)]


class HideProp(PropCommand, frozen=True, kw_only=True):
    """Hides a prop from players, or shows it."""

    hidden: Annotated[bool, Doc("whether players do not know of it")]


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
    if carry:
        return lifted_units(scene, changed, prop.hexes, carry)
    cells = set(prop.cells)
    for unit in scene.units.values():
        for cell in unit.cells:
            if cell in cells:
                data = {"cell": cell_ref(cell), "unit": unit.id}
                raise Refusal("occupied", data, by=unit_ref(unit))
    return []


def _base_on(map_: HexMap, hexes: Sequence[Hex]) -> int:
    """Returns the highest ground of hexes. Raises `Refusal` "off-map" or "base-needed"."""
    for h in hexes:
        if not map_.contains(h):
            raise terrain_refusal(TerrainError("off-map", q=h.q, r=h.r), map_)
    grounds = [ground for h in hexes if (ground := map_.ground(h)) is not None]
    if not grounds:
        raise Refusal("base-needed", {"cell": {"q": hexes[0].q, "r": hexes[0].r}})
    return max(grounds)


@command("prop.add", Permission.HANDLER, lifted_by={"occupied": "carry"})
def add_prop(draft: Draft, c: AddProp) -> None:
    scene = draft.scene
    hexes = (Hex(c.q, c.r), *(Hex(h.q, h.r) for h in c.hexes))
    base = _base_on(scene.map, hexes) if c.base is None else c.base
    prop = Prop(
        draft.context.ids(),
        c.q,
        c.r,
        base,
        c.height,
        c.value,
        c.value,
        c.name,
        c.hidden,
        c.look,
        hexes,
    )
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
    names = ("base", "height", "value", "integrity", "name", "look")
    given = {name: getattr(c, name) for name in names if getattr(c, name) is not UNSET}
    changed = replace(_moved(prop, c), **given)
    try:
        map_ = scene.map.replace_prop(changed)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    moved = _units_in_the_way(scene, map_, changed, c.carry)
    draft.emit("prop.updated", *_update_lines(scene, prop, changed), scene=scene.id, prop=changed)
    lift_units(draft, moved)


def _moved(prop: Prop, c: UpdateProp) -> Prop:
    """Returns the prop at its new place. Raises `Refusal("malformed")` for two places."""
    q, r = (new if new is not UNSET else old for new, old in ((c.q, prop.q), (c.r, prop.r)))
    if c.hexes is UNSET:
        return prop.shifted(q, r)
    if c.q is not UNSET or c.r is not UNSET:
        raise Refusal("malformed", what="Expected `q` and `r`, or `hexes`", at="$.hexes")
    return prop.on(Hex(h.q, h.r) for h in c.hexes)


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
