"""The folds of remembered terrain. It is part of the record, so undo never removes it."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import events as e
from app.engine.events.folds import folds
from app.engine.state.state import State
from app.engine.visibility.knowledge import remembered_terrain
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.remembered_terrain import TerrainUpdate, apply_update


def _with_memory(state: State, scene: str, group: str, terrain: HexMap) -> State:
    by_group = {**state.record.memory.get(scene, {}), group: terrain}
    memory = {**state.record.memory, scene: by_group}
    return replace(state, record=replace(state.record, memory=memory))


def memory_of(state: State, scene: str, group: str) -> HexMap:
    """Returns the terrain of a scene as a group remembers it."""
    scenes = state.record.memory.items()
    known = {scene_id: by_group[group] for scene_id, by_group in scenes if group in by_group}
    return remembered_terrain(known, state.world.scenes[scene])


@folds(e.FogLearned)
def _fog_learned(state: State, event: e.FogLearned) -> State:
    known = HexSet.from_masks(event.hexes)
    news = TerrainUpdate(known, event.levels, event.notes, event.props, event.gone)
    terrain = apply_update(memory_of(state, event.scene, event.group), news)
    return _with_memory(state, event.scene, event.group, terrain)


@folds(e.FogCovered)
def _fog_covered(state: State, event: e.FogCovered) -> State:
    terrain = memory_of(state, event.scene, event.group)
    unknown = terrain.unknown.joined(HexSet.from_masks(event.hexes))
    return _with_memory(state, event.scene, event.group, terrain.masked(unknown))
