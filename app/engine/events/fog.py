"""Events of remembered terrain. It is part of the record, so undo never removes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec import field

from app.engine.events.events import Event, folds
from app.engine.state.record import Memory
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.visibility.knowledge import map_shape, remembered_terrain
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.remembered_terrain import TerrainUpdate, apply_update, terrain_update
from app.rules.geometry.resize import Resize, hexes_beyond, resized
from app.rules.geometry.terrain import Note, Prop


def _with_memory(state: State, scene: str, group: str, terrain: HexMap) -> State:
    by_group = {**state.record.memory.get(scene, {}), group: terrain}
    memory = {**state.record.memory, scene: by_group}
    return replace(state, record=replace(state.record, memory=memory))


def memory_of(state: State, scene: str, group: str) -> HexMap:
    """Returns the terrain of a scene as a group remembers it."""
    scenes = state.record.memory.items()
    known = {scene_id: by_group[group] for scene_id, by_group in scenes if group in by_group}
    return remembered_terrain(known, state.world.scenes[scene])


class FogLearned(Event, frozen=True, kw_only=True):
    """A group's `TerrainUpdate`: `hexes` as masks, `levels` by chunk, ids of props `gone`."""

    scene: str
    group: str
    hexes: dict[str, str] = field(default_factory=dict)
    levels: dict[str, list[int | None]] = field(default_factory=dict)
    notes: list[tuple[int, int, list[Note]]] = field(default_factory=list)
    props: list[Prop] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)


@folds(FogLearned, "fog.learned")
def _fog_learned(state: State, event: FogLearned) -> State:
    known = HexSet.from_masks(event.hexes)
    news = TerrainUpdate(known, event.levels, event.notes, event.props, event.gone)
    terrain = apply_update(memory_of(state, event.scene, event.group), news)
    return _with_memory(state, event.scene, event.group, terrain)


class FogCovered(Event, frozen=True, kw_only=True):
    """Hexes, as masks, that a group forgets."""

    scene: str
    group: str
    hexes: dict[str, str]


@folds(FogCovered, "fog.covered")
def _fog_covered(state: State, event: FogCovered) -> State:
    terrain = memory_of(state, event.scene, event.group)
    unknown = terrain.unknown.joined(HexSet.from_masks(event.hexes))
    return _with_memory(state, event.scene, event.group, terrain.masked(unknown))


# -- another size of the map -------------------------------------------------------------------


def moved_memory(state: State, scene_id: str, to: Resize) -> tuple[Memory, Mapping[str, HexMap]]:
    """Returns what groups remember once a scene's map has another size: it moves along.

    Also returns, by group, what they remembered before if the new edge cuts some of it off.
    """
    scene, memory = state.world.scenes[scene_id], state.record.memory
    old = {
        group: known
        for group, known in memory.get(scene_id, {}).items()
        if map_shape(known) == map_shape(scene.map)
    }
    beyond = hexes_beyond(scene.map, to)
    cut = {group: known for group, known in old.items() if beyond.minus(known.unknown)}
    moved = {group: resized(known, to, None, known=False) for group, known in old.items()}
    return {**memory, scene_id: moved}, cut


def restored_memory(memory: Memory, left: World, entered: World) -> Memory:
    """Returns what groups remember after undo or redo led from one world to another.

    Nothing is forgotten, but where a map gets back the size it had, what is known of it moves back,
    and what was known beyond the edge is known again.
    """
    for key, old in left.scenes.items():
        new = entered.scenes.get(key)
        if new is not None and new.frame.count != old.frame.count and key in memory:
            groups = memory[key].items()
            back = {group: _moved_back(known, old, new, group) for group, known in groups}
            memory = {**memory, key: back}
    return memory


def _moved_back(known: HexMap, old: Scene, new: Scene, group: str) -> HexMap:
    if map_shape(known) != map_shape(old.map):
        return known  # it does not count, see `remembered_terrain`
    to, at = new.frame.origin, old.frame.origin
    by = Resize(new.map.columns, new.map.rows, to.q - at.q, to.r - at.r)
    moved, cut = resized(known, by, None, known=False), old.frame.cut.get(group)
    undone = new.frame.count == old.frame.count - 1
    if cut is None or not undone or map_shape(cut) != map_shape(new.map):
        return moved
    lost = hexes_beyond(new.map, by.back(old.map.columns, old.map.rows)).minus(cut.unknown)
    return apply_update(moved, terrain_update(moved, cut, lost))
