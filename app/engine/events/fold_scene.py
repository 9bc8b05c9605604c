"""The folds of scenes: their map, props, units, conflict and test requests."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import events as e
from app.engine.events.fold_fog import moved_memory
from app.engine.events.folds import folds, with_entry, without_entry
from app.engine.state.documents import from_document, unit_with
from app.engine.state.resized import resized_world
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexmap_document import map_from_document
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.resize import Resize


def _with_scene(state: State, scene: Scene) -> State:
    return replace(state, world=state.world.with_scene(scene))


@folds(e.SceneAdded)
def _scene_added(state: State, event: e.SceneAdded) -> State:
    return _with_scene(state, Scene(event.scene, event.name, map_from_document(event.map)))


@folds(e.SceneActivated)
def _scene_activated(state: State, event: e.SceneActivated) -> State:
    # Players have seen the scene that was shown until now.
    left, shown = state.scene, state.world.scenes[event.scene]
    world = state.world.with_scene(replace(left, seen=True)).with_scene(replace(shown, seen=True))
    record = replace(state.record, handlers_scene="")
    return replace(state, world=replace(world, active_scene=event.scene), record=record)


@folds(e.SceneOpened)
def _scene_opened(state: State, event: e.SceneOpened) -> State:
    return replace(state, record=replace(state.record, handlers_scene=event.scene))


@folds(e.SceneRenamed)
def _scene_renamed(state: State, event: e.SceneRenamed) -> State:
    return _with_scene(state, replace(state.world.scenes[event.scene], name=event.name))


@folds(e.SceneRemoved)
def _scene_removed(state: State, event: e.SceneRemoved) -> State:
    scenes = {key: scene for key, scene in state.world.scenes.items() if key != event.scene}
    return replace(state, world=replace(state.world, scenes=scenes))


@folds(e.ScenesOrdered)
def _scenes_ordered(state: State, event: e.ScenesOrdered) -> State:
    scenes = {key: state.world.scenes[key] for key in event.order}
    return replace(state, world=replace(state.world, scenes=scenes))


@folds(e.MapPut)
def _map_put(state: State, event: e.MapPut) -> State:
    scene = state.world.scenes[event.scene]
    # A new map: what groups remember of the old one no longer applies.
    memory = {key: of for key, of in state.record.memory.items() if key != scene.id}
    state = replace(state, record=replace(state.record, memory=memory))
    return _with_scene(state, replace(scene, map=map_from_document(event.map)))


@folds(e.MapResized)
def _map_resized(state: State, event: e.MapResized) -> State:
    to = Resize(event.columns, event.rows, event.q, event.r)
    memory, cut = moved_memory(state, event.scene, to)
    world = resized_world(state.world, event.scene, to, event.level, cut)
    return replace(state, world=world, record=replace(state.record, memory=memory))


@folds(e.TerrainChanged)
def _terrain_changed(state: State, event: e.TerrainChanged) -> State:
    scene = state.world.scenes[event.scene]
    changed = scene.map
    for prop in event.props:
        changed = changed.without_prop(prop.id)
    changed = changed.set_ground({Hex(q, r): level for q, r, level in event.cells})
    for prop in event.props:
        changed = changed.with_prop(prop)
    if event.notes:
        changed = changed.set_notes({Hex(q, r): tuple(notes) for q, r, notes in event.notes})
    return _with_scene(state, scene.with_map(changed))


@folds(e.TerrainVeiled)
def _terrain_veiled(state: State, event: e.TerrainVeiled) -> State:
    scene = state.world.scenes[event.scene]
    masks = {k: m for k, m in (scene.map.veiled.masks | event.veiled).items() if m}
    return _with_scene(state, scene.with_map(scene.map.with_veil(HexSet.from_masks(masks))))


@folds(e.CeilingChanged)
def _ceiling_changed(state: State, event: e.CeilingChanged) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(state, scene.with_map(scene.map.with_ceiling(event.ceiling)))


@folds(e.EffectsPrepared)
def _effects_prepared(state: State, event: e.EffectsPrepared) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(state, scene.with_prepared(event.effects))


@folds(e.PropPut)
def _prop_put(state: State, event: e.PropPut) -> State:
    scene = state.world.scenes[event.scene]
    known = event.prop.id in scene.map.props
    put = scene.map.replace_prop if known else scene.map.with_prop
    return _with_scene(state, scene.with_map(put(event.prop)))


@folds(e.PropGone)
def _prop_gone(state: State, event: e.PropGone) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(state, scene.with_map(scene.map.without_prop(event.prop)))


@folds(e.WavePut)
def _wave_put(state: State, event: e.WavePut) -> State:
    scene = state.world.scenes[event.scene]
    waves = {**scene.waves, event.wave.id: event.wave}
    return _with_scene(state, scene.with_waves(waves))


@folds(e.WaveGone)
def _wave_gone(state: State, event: e.WaveGone) -> State:
    scene = state.world.scenes[event.scene]
    waves = {key: wave for key, wave in scene.waves.items() if key != event.wave}
    return _with_scene(state, scene.with_waves(waves))


@folds(e.BackgroundPut)
def _background_put(state: State, event: e.BackgroundPut) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(state, scene.with_background(event.background))


@folds(e.ZonePut)
def _zone_put(state: State, event: e.ZonePut) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(state, scene.with_zones({**scene.zones, event.zone.id: event.zone}))


@folds(e.ZoneGone)
def _zone_gone(state: State, event: e.ZoneGone) -> State:
    scene = state.world.scenes[event.scene]
    zones = {key: zone for key, zone in scene.zones.items() if key != event.zone}
    return _with_scene(state, scene.with_zones(zones))


@folds(e.TemplatePut)
def _template_put(state: State, event: e.TemplatePut) -> State:
    scene = state.world.scenes[event.scene]
    templates = {**scene.templates, event.template.id: event.template}
    return _with_scene(state, scene.with_templates(templates))


@folds(e.TemplateGone)
def _template_gone(state: State, event: e.TemplateGone) -> State:
    scene = state.world.scenes[event.scene]
    templates = {key: each for key, each in scene.templates.items() if key != event.template}
    return _with_scene(state, scene.with_templates(templates))


@folds(e.UnitPut)
def _unit_put(state: State, event: e.UnitPut) -> State:
    scene = state.world.scenes[event.scene]
    unit = from_document(event.unit, Unit)
    return _with_scene(state, scene.with_unit(unit))


@folds(e.UnitGone)
def _unit_gone(state: State, event: e.UnitGone) -> State:
    scene = state.world.scenes[event.scene]
    return _with_scene(
        state, scene.with_units({k: u for k, u in scene.units.items() if k != event.unit})
    )


@folds(e.UnitLeft)
def _unit_left(state: State, event: e.UnitLeft) -> State:
    scene = state.world.scenes[event.scene]
    at = scene.units[event.unit].at
    left = {key: place for key, place in scene.left.items() if key != event.unit}
    scene = scene.with_units({k: u for k, u in scene.units.items() if k != event.unit})
    return _with_scene(state, replace(scene, left=left if at is None else left | {event.unit: at}))


@folds(e.UnitChanged)
def _unit_changed(state: State, event: e.UnitChanged) -> State:
    scene = state.world.scenes[event.scene]
    unit = unit_with(scene.units[event.unit], event.set, event.frame)
    return _with_scene(state, scene.with_unit(unit))


@folds(e.ConflictChanged)
def _conflict_changed(state: State, event: e.ConflictChanged) -> State:
    if state.record.joined_at and not state.record.first_conflict_at and event.conflict is not None:
        state = replace(state, record=replace(state.record, first_conflict_at=state.version + 1))
    return _with_scene(state, state.world.scenes[event.scene].with_conflict(event.conflict))


@folds(e.RequestOpened)
def _request_opened(state: State, event: e.RequestOpened) -> State:
    return with_entry(state, "requests", event.request.id, event.request)


@folds(e.RequestClosed)
def _request_closed(state: State, event: e.RequestClosed) -> State:
    return without_entry(state, "requests", event.request)
