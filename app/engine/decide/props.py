"""Props: adding, changing, damaging, taking away (frame-state 5, prop)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands import Command, Coordinate, Id, Level, Number, command
from app.engine.decide.draft import Draft, Say
from app.engine.decide.terrain import terrain_refusal
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.engine.state import Scene
from app.rules.hexes import Hex
from app.rules.terrain import Prop, TerrainError

Height = Annotated[int, Meta(ge=1, le=1000)]
Value = Annotated[int, Meta(ge=1, le=100_000)]
PropName = Annotated[str, Meta(max_length=80)]


class AddProp(Command, frozen=True, kw_only=True):
    """`base`: the top of the ground unless given; over void it must be given."""

    q: Coordinate
    r: Coordinate
    height: Height
    value: Value
    base: Level | None = None
    name: PropName = ""


class PropCommand(Command, frozen=True, kw_only=True):
    """A command about one prop."""

    prop: Id


class UpdateProp(PropCommand, frozen=True, kw_only=True):
    """Any of these fields; integrity 1 or more (see prop.damage and prop.remove)."""

    q: Coordinate | UnsetType = UNSET
    r: Coordinate | UnsetType = UNSET
    base: Level | UnsetType = UNSET
    height: Height | UnsetType = UNSET
    value: Value | UnsetType = UNSET
    integrity: Value | UnsetType = UNSET
    name: PropName | UnsetType = UNSET


class DamageProp(PropCommand, frozen=True, kw_only=True):
    """Its defence, the value, is taken off the damage."""

    damage: Number


class RemoveProp(PropCommand, frozen=True, kw_only=True):
    """The prop is taken away."""


def _find(scene: Scene, prop_id: str) -> Prop:
    prop = scene.map.props.get(prop_id)
    if prop is None:
        raise Refusal("no-such-prop", prop=prop_id)
    return prop


def prop_ref(prop: Prop) -> dict[str, Any]:
    """How params name a prop."""
    return {"prop": prop.id, "name": prop.name or "Prop"}


def prop_line(code: str, prop: Prop, **params: Any) -> Say:
    """A line about a prop."""
    at = {"q": prop.q, "r": prop.r}
    return Say(code, {"prop": prop_ref(prop), "at": at, **params}, "system", data={"cell": at})


def _check_room(scene: Scene, prop: Prop) -> None:
    """Refusal "occupied" when a unit stands where the prop would be."""
    for level in range(prop.base, prop.top):
        for unit in scene.units.values():
            for cell in unit.cells:
                if cell == (prop.q, prop.r, level):
                    data = {"cell": {"q": prop.q, "r": prop.r, "level": level}, "unit": unit.id}
                    raise Refusal("occupied", data, by={"unit": unit.id, "name": unit.name})


@command("prop.add", Who.HANDLER)
def add_prop(draft: Draft, c: AddProp) -> None:
    """A new prop; it may neither overlap another nor bury a unit."""
    scene = draft.scene
    base = c.base if c.base is not None else scene.map.ground(Hex(c.q, c.r))
    if base is None:
        if not scene.map.contains(Hex(c.q, c.r)):
            raise terrain_refusal(TerrainError("off-map", q=c.q, r=c.r), scene.map)
        raise Refusal("base-needed", {"cell": {"q": c.q, "r": c.r}})
    prop = Prop(draft.context.ids(), c.q, c.r, base, c.height, c.value, c.value, c.name)
    try:
        scene.map.with_prop(prop)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    _check_room(scene, prop)
    draft.emit("prop.added", prop_line("prop.added", prop), scene=scene.id, prop=prop)


@command("prop.update", Who.HANDLER)
def update_prop(draft: Draft, c: UpdateProp) -> None:
    """Other numbers or another place for a prop."""
    scene = draft.scene
    prop = _find(scene, c.prop)
    names = ("q", "r", "base", "height", "value", "integrity", "name")
    given = {name: getattr(c, name) for name in names if getattr(c, name) is not UNSET}
    changed = replace(prop, **given)
    try:
        scene.map.replace_prop(changed)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    _check_room(scene, changed)
    draft.emit("prop.updated", prop_line("prop.updated", changed), scene=scene.id, prop=changed)


@command("prop.damage", Who.HANDLER)
def damage_prop(draft: Draft, c: DamageProp) -> None:
    """Damage d costs max(0, d - value) integrity; at 0 the prop is destroyed (frame-state 5)."""
    scene = draft.scene
    prop = _find(scene, c.prop)
    loss = max(0, c.damage - prop.value)
    left = max(0, prop.integrity - loss)
    params = {"damage": c.damage, "loss": loss, "left": left}
    if left == 0:
        line = prop_line("prop.destroyed", prop, **params)
        draft.emit("prop.destroyed", line, scene=scene.id, prop=prop.id)
    else:
        code = "prop.damaged" if loss else "prop.unharmed"
        changed = replace(prop, integrity=left)
        line = prop_line(code, prop, **params)
        draft.emit("prop.damaged", line, scene=scene.id, prop=changed)


@command("prop.remove", Who.HANDLER)
def remove_prop(draft: Draft, c: RemoveProp) -> None:
    """Take a prop away; props above it stay, units above it begin to fall."""
    scene = draft.scene
    prop = _find(scene, c.prop)
    draft.emit("prop.removed", prop_line("prop.removed", prop), scene=scene.id, prop=prop.id)
