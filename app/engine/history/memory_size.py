"""What a table weighs: about the bytes that its worlds, its undo and its memory take.

An estimate from what they are made of. Worlds share what is the same in them, so a world is
weighed by how it differs from the one before: as long as the change, however large the world is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import getsizeof
from typing import Any, Final

from app.engine.history.timeline import CACHED_STEPS
from app.engine.state.record import Record
from app.engine.state.state import State, UndoStep, World
from app.rules.geometry.chunks import Chunk, Prop
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet

#: A map beside its chunks and props.
MAP_BYTES: Final = 4_000
#: A prop, with its place in the map and its views.
PROP_BYTES: Final = 850
#: What every map keeps of each prop, also of those it shares with another map.
PROP_ENTRY_BYTES: Final = 190
#: 1024 hexes of a set, with the mask they are sent as.
HEX_CHUNK_BYTES: Final = 650
#: A step to take back beside what changed.
STEP_BYTES: Final = 1_500
#: What is computed from a unit and from its place among others: while it is in play, and in each
#: of the newest worlds.
UNIT_CACHE_BYTES: Final = 4_000
RECENT_UNIT_BYTES: Final = 400

_HEADER: Final = 16
_LEAVES: Final = (str, int, float, bool, type(None), bytes)


def state_size(state: State) -> int:
    """Bytes that a table's state takes."""
    return world_size(state) + history_size(state) + remembered_terrain_size(state.record)


def world_size(state: State) -> int:
    """Bytes of the world as it is now, without what undo and redo keep besides."""
    found: int | None = state.world._memo.get("weight")
    if found is None:
        last = state.timeline[-1] if state.timeline else None
        if last is None or last.after is not state.world or "weight" not in last.before._memo:
            found = full_world_size(state.world)
        else:
            found = next_world_size(state.world, last.before, undo_step_size(last) - STEP_BYTES)
    return found


def full_world_size(world: World) -> int:
    """Bytes of a world on the whole."""
    found: int | None = world._memo.get("weight")
    if found is None:
        found = world._memo["weight"] = size_beyond(world, None) + _unit_cache_size(world)
    return found


def next_world_size(world: World, before: World, lost: int) -> int:
    """Bytes of a world by how it differs from one that was weighed before; `lost`: of what that
    one has and it has not."""
    found = (
        full_world_size(before)
        + size_beyond(world, before)
        - lost
        + _unit_cache_size(world)
        - _unit_cache_size(before)
    )
    world._memo["weight"] = found
    return found


def _unit_cache_size(world: World) -> int:
    return UNIT_CACHE_BYTES * sum(len(scene.units) for scene in world.scenes.values())


def history_size(state: State) -> int:
    """Bytes that undo and redo keep beside the world."""
    kept = _timeline_size(state.timeline)
    warm = sum(_unit_count(change.before) for change in state.timeline[-CACHED_STEPS:])
    worlds = [state.world]
    for change in reversed(state.redo):
        kept += (
            STEP_BYTES
            + size_beyond(change.before, worlds[-1])
            + size_beyond(change.after, change.before)
        )
        worlds.append(change.after)
    return kept + RECENT_UNIT_BYTES * warm


def _timeline_size(timeline: Sequence[UndoStep]) -> int:
    """Bytes of all steps of a timeline: those of the one before, and what came since."""
    total, first = 0, timeline[0].version if timeline else 0
    for place in range(len(timeline) - 1, -1, -1):
        known = timeline[place]._memo.get("steps")
        if known is not None and known[:2] == (first, place):
            total += known[2]
            break
        total += undo_step_size(timeline[place])
    if timeline:
        timeline[-1]._memo["steps"] = (first, len(timeline) - 1, total)
    return total


def _unit_count(world: World) -> int:
    scene = world.scenes.get(world.active_scene)
    return 0 if scene is None else len(scene.units)


def undo_step_size(change: UndoStep) -> int:
    """Bytes that are free when a change can no longer be taken back."""
    found: int | None = change._memo.get("weight")
    if found is None:
        found = change._memo["weight"] = STEP_BYTES + size_beyond(change.before, change.after)
    return found


def remembered_terrain_size(record: Record) -> int:
    """Bytes of the terrain that is remembered under fog."""
    maps = {id(known): known for of in record.memory.values() for known in of.values()}
    return sum(_map_size(known, None) for known in maps.values())


# -- what one thing has that another has not --------------------------------------------------


def size_beyond(thing: Any, other: Any) -> int:
    """Bytes of a value that are no part of another, which may be None."""
    if thing is other:
        return 0
    if isinstance(thing, _LEAVES):
        return getsizeof(thing)
    if isinstance(thing, HexMap):
        return _map_size(thing, other if isinstance(other, HexMap) else None)
    size = getsizeof(thing) + _HEADER
    if isinstance(thing, Mapping):
        old: Mapping[Any, Any] = other if isinstance(other, Mapping) else {}
        return size + sum(
            size_beyond(value, old.get(key)) + (0 if key in old else getsizeof(key))
            for key, value in thing.items()
            if value is not old.get(key)
        )
    if isinstance(thing, Sequence):
        parts = other if isinstance(other, Sequence) else ()
        shared = min(len(thing), len(parts))
        size += sum(size_beyond(thing[i], parts[i]) for i in range(shared))
        return size + sum(size_beyond(thing[i], None) for i in range(shared, len(thing)))
    same = type(other) is type(thing)
    for name in _fields(type(thing)):
        size += size_beyond(getattr(thing, name), getattr(other, name) if same else None)
    return size


#: Of a kind of value what it is made of, without what is computed from it.
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def _fields(kind: type) -> tuple[str, ...]:
    found = _FIELDS.get(kind)
    if found is None:
        names = getattr(kind, "__slots__", ())
        found = _FIELDS[kind] = tuple(name for name in names if not name.startswith("_"))
    return found


# -- maps -------------------------------------------------------------------------------------


def _map_size(map_: HexMap, other: HexMap | None) -> int:
    found: int | None = map_._memo.get("weight") if other is None else None
    if found is None:
        found = MAP_BYTES + PROP_ENTRY_BYTES * len(map_.props) + 8 * len(map_.chunks)
        found += _chunks_size(map_, other) + _props_size(map_, other)
        found += _hexes_size(map_.veiled, None if other is None else other.veiled)
        found += _hexes_size(map_.unknown, None if other is None else other.unknown)
        if other is None:
            map_._memo["weight"] = found
    return found


def _chunks_size(map_: HexMap, other: HexMap | None) -> int:
    own: dict[int, Chunk] = {id(chunk): chunk for chunk in map_.chunks}
    for chunk in () if other is None else other.chunks:
        own.pop(id(chunk), None)
    return sum(chunk.weight for chunk in own.values())


def _props_size(map_: HexMap, other: HexMap | None) -> int:
    old: Mapping[str, Prop] = {} if other is None else other.props
    if map_.props is old:
        return 0
    fresh = (prop for key, prop in map_.props.items() if old.get(key) is not prop)
    return sum(PROP_BYTES + getsizeof(prop.name) for prop in fresh)


def _hexes_size(hexes: HexSet, other: HexSet | None) -> int:
    return 0 if hexes is other else HEX_CHUNK_BYTES * len(hexes.bits)
