"""Scenes: several maps at one table, of which one is shown, and the way of units between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import check_hexes
from app.engine.commands.map.zone_changes import check_place
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.units.several_units import copied, free_place, free_places_in
from app.engine.commands.units.unit_changes import remove_from_scene
from app.engine.commands.units.units import MOST_UNITS, check_unit_limit, numbered_name
from app.engine.params import FieldRules, HexForm, Id, Name, at_most_one
from app.engine.refusals import Refusal
from app.engine.state.contents import without_absent_units
from app.engine.state.documents import unit_document
from app.engine.state.map_document import MapForm, read_map
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone, middle_of
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap_document import map_document
from app.rules.json_types import Doc

#: The most scenes of a table, as in its document.
MOST_SCENES: Final = 51


class AddScene(Command, frozen=True, kw_only=True):
    """Adds another map to the table. It is shown once it is activated.

    A name that another scene has gets a number.
    """

    name: Annotated[Name, Doc("its name", "The depot")]
    map: Annotated[MapForm, Doc("its map")]


class ActivateScene(Command, frozen=True, kw_only=True):
    """Shows this `scene` to everybody."""


class OpenScene(Command, frozen=True, kw_only=True):
    """Opens this `scene` on the pages of all Handlers. Players notice nothing."""


class RenameScene(Command, frozen=True, kw_only=True):
    """Gives this `scene` another name."""

    name: Annotated[Name, Doc("its new name", "The depot at night")]


class DuplicateScene(Command, frozen=True, kw_only=True):
    """Adds a copy of this `scene`: its map and its units, without those that players control.

    Its background, zones, waves and the effects for its next conflict are copied too; the
    conflict, attacks, requests, area templates and drawings are not.
    Without a `name` the copy gets a number.
    """

    name: Annotated[
        Name | None, Doc("the name of the copy; by default that of the scene with a number")
    ] = None


class OrderScenes(Command, frozen=True, kw_only=True):
    """Sets the order in which the Handler's page lists the scenes: `order` names all of them."""

    order: Annotated[list[Id], Meta(max_length=MOST_SCENES), Doc("ids of all scenes", ["s1", "s2"])]


class RemoveScene(Command, frozen=True, kw_only=True):
    """Removes this `scene`, which is not the one shown, with its units and their attacks."""


class CarryUnits(Command, frozen=True, kw_only=True):
    """Moves units of this `scene` to another one, `to`, with their state and their riders.

    Each keeps its hex, or comes back to where it left this scene; where that is taken it gets the
    nearest free place on the ground. With `at` the places are those around this hex, with `zone`
    those in this zone of the other scene, then around it. Units without a place stay off the map.
    Their attacks and requests end. A conflict waits for them.
    """

    FIELD_RULES: ClassVar[FieldRules] = at_most_one("at", "zone")

    units: Annotated[list[Id], Meta(min_length=1, max_length=MOST_UNITS)]
    to: Annotated[Id, Doc("id of the other scene", "s2")]
    at: Annotated[HexForm | None, Doc("the hex around which they come")] = None
    zone: Annotated[Id | None, Doc("id of the zone of the other scene to which they come")] = None


@command("scene.add", Permission.HANDLER)
def add_scene(draft: Draft, c: AddScene) -> None:
    new_map = read_map(c.map)
    check_hexes(draft, new_map.columns, new_map.rows)
    _check_scene_limit(draft)
    name = numbered_name(c.name, {each.name for each in draft.state.world.scenes.values()})
    line = PendingLine("scene.added", {"name": name}, "system", "handler")
    scene = draft.context.ids()
    draft.emit("scene.added", line, scene=scene, name=name, map=map_document(new_map))


def _check_scene_limit(draft: Draft) -> None:
    if len(draft.state.world.scenes) >= MOST_SCENES:
        raise Refusal("scenes-enough", most=MOST_SCENES)


@command("scene.activate", Permission.HANDLER)
def activate_scene(draft: Draft, c: ActivateScene) -> None:  # noqa: ARG001
    scene = draft.scene
    if scene.id == draft.state.world.active_scene:
        raise Refusal("scene-shown", name=scene.name)
    line = PendingLine("scene.activated", {"name": scene.name}, "system")
    draft.emit("scene.activated", line, scene=scene.id)


@command("scene.open", Permission.HANDLER)
def open_scene(draft: Draft, c: OpenScene) -> None:  # noqa: ARG001
    scene = draft.scene
    if scene is not draft.state.handlers_scene:
        draft.emit("scene.opened", scene=scene.id if draft.in_inactive_scene else "")


@command("scene.rename", Permission.HANDLER)
def rename_scene(draft: Draft, c: RenameScene) -> None:
    scene = draft.scene
    to: LineReaders = "handler" if draft.in_inactive_scene else "all"
    line = PendingLine("scene.renamed", {"was": scene.name, "name": c.name}, "system", to)
    draft.emit("scene.renamed", line, scene=scene.id, name=c.name)


@command("scene.duplicate", Permission.HANDLER)
def duplicate_scene(draft: Draft, c: DuplicateScene) -> None:
    scene, ids = draft.scene, draft.context.ids
    check_hexes(draft, scene.map.columns, scene.map.rows)
    _check_scene_limit(draft)
    units = [unit for unit in scene.units.values() if not unit.controllers]
    check_unit_limit(draft, len(units))
    taken = {each.name for each in draft.state.world.scenes.values()}
    name = numbered_name(scene.name, taken) if c.name is None else c.name
    line = PendingLine("scene.added", {"name": name}, "system", "handler")
    copy = ids()
    draft.emit("scene.added", line, scene=copy, name=name, map=map_document(scene.map))
    new_ids = {unit.id: ids() for unit in units}
    for unit in units:
        draft.emit("unit.added", scene=copy, unit=unit_document(copied(unit, new_ids)))
    if scene.background is not None:
        draft.emit("background.put", scene=copy, background=scene.background)
    new_zones = {zone: ids() for zone in scene.zones}
    for zone in scene.zones.values():
        draft.emit("zone.put", scene=copy, zone=replace(zone, id=new_zones[zone.id]))
    if scene.prepared:
        effects = [replace(each, id=ids()) for each in scene.prepared]
        draft.emit("environment.prepared", scene=copy, effects=effects)
    for wave in scene.waves.values():
        reserve = tuple(new_ids[each.id] for each in scene.reserve_of(wave) if each.id in new_ids)
        there = wave.zone and new_zones[wave.zone]
        draft.emit("wave.put", scene=copy, wave=replace(wave, id=ids(), units=reserve, zone=there))


@command("scene.order", Permission.HANDLER)
def order_scenes(draft: Draft, c: OrderScenes) -> None:
    scenes = draft.state.world.scenes
    if sorted(c.order) != sorted(scenes):
        raise Refusal("malformed", what=f"All {len(scenes)} scenes, each once", at="$.order")
    if c.order != list(scenes):
        draft.emit("scenes.ordered", order=c.order)


@command("scene.remove", Permission.HANDLER)
def remove_scene(draft: Draft, c: RemoveScene) -> None:  # noqa: ARG001
    scene = draft.scene
    if scene.id == draft.state.world.active_scene:
        raise Refusal("scene-in-use", name=scene.name)
    for attack in tuple(draft.state.world.attacks.values()):
        if attack.scene == scene.id:
            draft.emit("attack.gone", attack=attack.id)
    for unit in scene.units.values():
        if unit.id in draft.state.world.reactions:
            draft.emit("reaction.gone", unit=unit.id)
        remove_from_scene(draft, unit)
    line = PendingLine("scene.removed", {"name": scene.name}, "system", "handler")
    draft.emit("scene.removed", line, scene=scene.id)


@command("units.carry", Permission.HANDLER, conflict_waits=True)
def carry_units(draft: Draft, c: CarryUnits) -> None:
    source, target = draft.scene, draft.state.world.scenes.get(c.to)
    if target is None:
        raise Refusal("no-such-scene", scene=c.to)
    if target.id == source.id:
        raise Refusal("already-there", name=target.name)
    check_place(target, c.at, c.zone)
    there = None if c.at is None else Hex(c.at.q, c.at.r)
    to = there if c.zone is None else target.zones[c.zone]
    units = _with_riders(source, [draft.unit(each) for each in dict.fromkeys(c.units)])
    known = {*target.units, *(unit.id for unit in units)}
    for unit in units:
        _carry(draft, without_absent_units(known, unit), target.id, to)


def _with_riders(scene: Scene, units: Iterable[Unit]) -> list[Unit]:
    """Returns the units, and those that ride on them after them."""
    found = {unit.id: unit for unit in units}
    for unit in scene.units.values():
        if unit.carried_by in found:
            found.setdefault(unit.id, unit)
    return list(found.values())


def _carry(draft: Draft, unit: Unit, to: str, there: Hex | Zone | None) -> None:
    """Moves one unit to a scene, and `there` to a zone or around a hex.

    Who sees it leave or arrive reads the other scene's name, if the unit is on the pilots' side
    and players have seen that scene.
    """
    for attack in tuple(draft.state.world.attacks.values()):
        if attack.unit == unit.id:
            void = draft.unit_line(unit, "attack.void", "attack", attack=attack.id)
            draft.emit("attack.gone", void, attack=attack.id)
    target = draft.state.world.scenes[to]
    goes = {"to": target.name} if _is_named(draft, target, unit) else {}
    code = "unit.left" if goes else "unit.left_map"
    line = draft.unit_line(unit, code, "system", None, **goes)
    remove_from_scene(draft, unit, line, kind="unit.left")
    rides = unit.carried_by in target.units
    arrived = replace(
        unit,
        at=None if rides else _arrival(target, unit, there),
        falling=False,
        fallen=0,
        flown=False,
        movement=None,
        risen=0,
        carried_by=unit.carried_by if rides else None,
        in_hand=unit.in_hand and rides,
    )
    comes = {"from": draft.scene.name} if _is_named(draft, draft.scene, unit) else {}
    code = "unit.arrived_from" if comes else "unit.arrived"
    line = draft.unit_line(arrived, code, "system", None, **comes)
    draft.emit("unit.arrived", line, scene=to, unit=unit_document(arrived))


def _is_named(draft: Draft, scene: Scene, unit: Unit) -> bool:
    """Returns whether players may read that a unit goes to a scene, or comes from there."""
    shown = scene.seen or scene.id == draft.state.world.active_scene
    return shown and unit.disposition in ("pilot", "ally")


def _arrival(target: Scene, unit: Unit, there: Hex | Zone | None) -> Cell | None:
    """Returns where a unit arrives, or None: it was off the map, or there is no free place."""
    if unit.at is None:
        return None
    before = target.left.get(unit.id, unit.at)
    if isinstance(there, Zone):
        found = free_places_in(target, [unit], there).get(unit.id)
        if found is not None:
            return found
        there = middle_of(there, target.map)
    q, r = before.hex if there is None else there
    return free_place(target, unit, Cell(q, r, before.level))
