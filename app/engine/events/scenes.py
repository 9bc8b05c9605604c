"""Events of scenes: their map, terrain, props, waves, zones, templates and background."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import field

from app.engine.events.events import Event, folds, with_scene
from app.engine.events.fog import moved_memory
from app.engine.state.area_templates import AreaTemplate
from app.engine.state.backgrounds import Background
from app.engine.state.resized import resized_world
from app.engine.state.scene import Scene, Wave
from app.engine.state.state import State
from app.engine.state.zones import Zone
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexmap_document import map_from_document
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.resize import Resize
from app.rules.geometry.terrain import Note, Prop


class SceneAdded(Event, frozen=True, kw_only=True):
    scene: str
    name: str
    map: dict[str, Any]


@folds(SceneAdded, "scene.added")
def _scene_added(state: State, event: SceneAdded) -> State:
    return with_scene(state, Scene(event.scene, event.name, map_from_document(event.map)))


class SceneActivated(Event, frozen=True, kw_only=True):
    scene: str


@folds(SceneActivated, "scene.activated")
def _scene_activated(state: State, event: SceneActivated) -> State:
    # Players have seen the scene that was shown until now.
    left, shown = state.scene, state.world.scenes[event.scene]
    world = state.world.with_scene(replace(left, seen=True)).with_scene(replace(shown, seen=True))
    record = replace(state.record, handlers_scene="")
    return replace(state, world=replace(world, active_scene=event.scene), record=record)


class SceneOpened(Event, frozen=True, kw_only=True):
    """Handlers look at this scene from now on; empty: at the one that is shown."""

    scene: str


@folds(SceneOpened, "scene.opened")
def _scene_opened(state: State, event: SceneOpened) -> State:
    return replace(state, record=replace(state.record, handlers_scene=event.scene))


class SceneRenamed(Event, frozen=True, kw_only=True):
    scene: str
    name: str


@folds(SceneRenamed, "scene.renamed")
def _scene_renamed(state: State, event: SceneRenamed) -> State:
    return with_scene(state, replace(state.world.scenes[event.scene], name=event.name))


class SceneRemoved(Event, frozen=True, kw_only=True):
    scene: str


@folds(SceneRemoved, "scene.removed")
def _scene_removed(state: State, event: SceneRemoved) -> State:
    scenes = {key: scene for key, scene in state.world.scenes.items() if key != event.scene}
    return replace(state, world=replace(state.world, scenes=scenes))


class ScenesOrdered(Event, frozen=True, kw_only=True):
    """`order`: the ids of all scenes."""

    order: list[str]


@folds(ScenesOrdered, "scenes.ordered")
def _scenes_ordered(state: State, event: ScenesOrdered) -> State:
    scenes = {key: state.world.scenes[key] for key in event.order}
    return replace(state, world=replace(state.world, scenes=scenes))


class MapPut(Event, frozen=True, kw_only=True):
    scene: str
    map: dict[str, Any]


@folds(MapPut, "map.set")
def _map_put(state: State, event: MapPut) -> State:
    scene = state.world.scenes[event.scene]
    # A new map: what groups remember of the old one no longer applies.
    memory = {key: of for key, of in state.record.memory.items() if key != scene.id}
    state = replace(state, record=replace(state.record, memory=memory))
    return with_scene(state, replace(scene, map=map_from_document(event.map)))


class MapResized(Event, frozen=True, kw_only=True):
    """The map has another size and everything in the scene has moved by (q, r). `level`: the
    ground of new hexes, null for a void."""

    scene: str
    columns: int
    rows: int
    q: int
    r: int
    level: int | None


@folds(MapResized, "map.resized")
def _map_resized(state: State, event: MapResized) -> State:
    to = Resize(event.columns, event.rows, event.q, event.r)
    memory, cut = moved_memory(state, event.scene, to)
    world = resized_world(state.world, event.scene, to, event.level, cut)
    return replace(state, world=world, record=replace(state.record, memory=memory))


class TerrainChanged(Event, frozen=True, kw_only=True):
    """`cells`: new ground, null for a void. `notes`: by hex, complete. `props`: raised props."""

    scene: str
    cells: list[tuple[int, int, int | None]] = field(default_factory=list)
    notes: list[tuple[int, int, list[Note]]] = field(default_factory=list)
    props: list[Prop] = field(default_factory=list)


@folds(TerrainChanged, "terrain.changed")
def _terrain_changed(state: State, event: TerrainChanged) -> State:
    scene = state.world.scenes[event.scene]
    changed = scene.map
    for prop in event.props:
        changed = changed.without_prop(prop.id)
    changed = changed.set_ground({Hex(q, r): level for q, r, level in event.cells})
    for prop in event.props:
        changed = changed.with_prop(prop)
    if event.notes:
        changed = changed.set_notes({Hex(q, r): tuple(notes) for q, r, notes in event.notes})
    return with_scene(state, scene.with_map(changed))


class TerrainVeiled(Event, frozen=True, kw_only=True):
    """`veiled`: the new masks of chunks whose veil has changed, "" for none (see `HexSet`)."""

    scene: str
    veiled: dict[str, str]


@folds(TerrainVeiled, "terrain.veiled")
def _terrain_veiled(state: State, event: TerrainVeiled) -> State:
    scene = state.world.scenes[event.scene]
    masks = {k: m for k, m in (scene.map.veiled.masks | event.veiled).items() if m}
    return with_scene(state, scene.with_map(scene.map.with_veil(HexSet.from_masks(masks))))


class CeilingChanged(Event, frozen=True, kw_only=True):
    scene: str
    ceiling: int | None


@folds(CeilingChanged, "ceiling.set")
def _ceiling_changed(state: State, event: CeilingChanged) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(state, scene.with_map(scene.map.with_ceiling(event.ceiling)))


class PropPut(Event, frozen=True, kw_only=True):
    scene: str
    prop: Prop


@folds(PropPut, "prop.added", "prop.updated", "prop.damaged", "prop.hidden")
def _prop_put(state: State, event: PropPut) -> State:
    scene = state.world.scenes[event.scene]
    known = event.prop.id in scene.map.props
    put = scene.map.replace_prop if known else scene.map.with_prop
    return with_scene(state, scene.with_map(put(event.prop)))


class PropGone(Event, frozen=True, kw_only=True):
    scene: str
    prop: str


@folds(PropGone, "prop.removed", "prop.destroyed")
def _prop_gone(state: State, event: PropGone) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(state, scene.with_map(scene.map.without_prop(event.prop)))


class WavePut(Event, frozen=True, kw_only=True):
    scene: str
    wave: Wave


@folds(WavePut, "wave.put")
def _wave_put(state: State, event: WavePut) -> State:
    scene = state.world.scenes[event.scene]
    waves = {**scene.waves, event.wave.id: event.wave}
    return with_scene(state, scene.with_waves(waves))


class WaveGone(Event, frozen=True, kw_only=True):
    scene: str
    wave: str


@folds(WaveGone, "wave.gone")
def _wave_gone(state: State, event: WaveGone) -> State:
    scene = state.world.scenes[event.scene]
    waves = {key: wave for key, wave in scene.waves.items() if key != event.wave}
    return with_scene(state, scene.with_waves(waves))


class BackgroundPut(Event, frozen=True, kw_only=True):
    """The background of a scene in its new state; None: it has none."""

    scene: str
    background: Background | None


@folds(BackgroundPut, "background.put")
def _background_put(state: State, event: BackgroundPut) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(state, scene.with_background(event.background))


class ZonePut(Event, frozen=True, kw_only=True):
    """The zone in its new state."""

    scene: str
    zone: Zone


@folds(ZonePut, "zone.put")
def _zone_put(state: State, event: ZonePut) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(state, scene.with_zones({**scene.zones, event.zone.id: event.zone}))


class ZoneGone(Event, frozen=True, kw_only=True):
    scene: str
    zone: str


@folds(ZoneGone, "zone.gone")
def _zone_gone(state: State, event: ZoneGone) -> State:
    scene = state.world.scenes[event.scene]
    zones = {key: zone for key, zone in scene.zones.items() if key != event.zone}
    return with_scene(state, scene.with_zones(zones))


class TemplatePut(Event, frozen=True, kw_only=True):
    """The area template in its new state."""

    scene: str
    template: AreaTemplate


@folds(TemplatePut, "template.put")
def _template_put(state: State, event: TemplatePut) -> State:
    scene = state.world.scenes[event.scene]
    templates = {**scene.templates, event.template.id: event.template}
    return with_scene(state, scene.with_templates(templates))


class TemplateGone(Event, frozen=True, kw_only=True):
    scene: str
    template: str


@folds(TemplateGone, "template.gone")
def _template_gone(state: State, event: TemplateGone) -> State:
    scene = state.world.scenes[event.scene]
    templates = {key: each for key, each in scene.templates.items() if key != event.template}
    return with_scene(state, scene.with_templates(templates))
