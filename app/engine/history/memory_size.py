"""Estimates how many bytes of memory a table takes: its worlds, its undo steps, remembered terrain
and drawings.

Worlds share all parts that are equal. So a world is measured by its difference from the world
before it, and the work grows with the change, not with the size of the world.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import getsizeof
from typing import Any, Final

from app.engine.history.timeline import CACHED_STEPS
from app.engine.state.record import Record
from app.engine.state.state import State, UndoStep, World
from app.rules.geometry.chunks import Chunk
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.props import Prop
from app.rules.memo import Memo, memo

#: Bytes of a map without its chunks and props.
MAP_BYTES: Final = 4_000
#: Bytes of a prop with its map entry and its views.
PROP_BYTES: Final = 850
#: Bytes of each further hex of a prop, likewise.
PROP_HEX_BYTES: Final = 300
#: Bytes that every map keeps for each hex of a prop, also for props it shares with another map.
PROP_ENTRY_BYTES: Final = 190
#: Bytes of a chunk of 1024 hexes in a set, with its encoded mask.
HEX_CHUNK_BYTES: Final = 650
#: Bytes of an undo step without what it changed.
STEP_BYTES: Final = 1_500
#: Bytes of values computed from a unit: in the present world, and in each of the newest worlds.
UNIT_CACHE_BYTES: Final = 4_000
RECENT_UNIT_BYTES: Final = 400

#: Bytes of a drawing with its views, and of each number of its points.
DRAWING_BYTES: Final = 1_500
POINT_BYTES: Final = 60

_WORLD_SIZE: Final = Memo[int]()
_MAP_SIZE: Final = Memo[int]()
#: Of a timeline that ends with this step: the row of its first step, the last place, and the bytes.
_TIMELINE_SIZE: Final = Memo[tuple[int, int, int]]()

_HEADER: Final = 16
_LEAVES: Final = (str, int, float, bool, type(None), bytes)


def state_size(state: State) -> int:
    """Returns the bytes that a table's state takes."""
    return world_size(state) + history_size(state) + record_size(state.record)


def world_size(state: State) -> int:
    """Returns the bytes of the present world, without the history that undo and redo keep."""
    found = _WORLD_SIZE.get(state.world)
    if found is None:
        measured = (
            step.before
            for step in reversed(state.timeline[-CACHED_STEPS:])
            if _WORLD_SIZE.get(step.before) is not None
        )
        base = next(measured, None)
        if base is None:
            found = full_world_size(state.world)
        else:
            found = next_world_size(state.world, base, size_beyond(base, state.world))
    return found


def full_world_size(world: World) -> int:
    """Returns the bytes of a world, measured as a whole."""
    found = _WORLD_SIZE.get(world)
    if found is None:
        found = _WORLD_SIZE.put(world, size_beyond(world, None) + _unit_cache_size(world))
    return found


def next_world_size(world: World, before: World, lost: int) -> int:
    """Returns the bytes of a world, measured by its difference from a world `before`.

    `lost`: bytes of the earlier world that this one does not have.
    """
    found = (
        full_world_size(before)
        + size_beyond(world, before)
        - lost
        + _unit_cache_size(world)
        - _unit_cache_size(before)
    )
    return _WORLD_SIZE.put(world, found)


def _unit_cache_size(world: World) -> int:
    return UNIT_CACHE_BYTES * sum(len(scene.units) for scene in world.scenes.values())


def history_size(state: State) -> int:
    """Returns the bytes that undo and redo keep besides the present world."""
    kept = _timeline_size(state.timeline)
    cached_units = sum(_unit_count(step.before) for step in state.timeline[-CACHED_STEPS:])
    worlds = [state.world]
    for step in reversed(state.redo):
        kept += (
            STEP_BYTES + size_beyond(step.before, worlds[-1]) + size_beyond(step.after, step.before)
        )
        worlds.append(step.after)
    return kept + RECENT_UNIT_BYTES * cached_units


def _timeline_size(timeline: Sequence[UndoStep]) -> int:
    """Returns the bytes of all steps; continues from the last cached sum."""
    total, first = 0, timeline[0].version if timeline else 0
    for place in range(len(timeline) - 1, -1, -1):
        known = _TIMELINE_SIZE.get(timeline[place])
        if known is not None and known[:2] == (first, place):
            total += known[2]
            break
        total += undo_step_size(timeline[place])
    if timeline:
        _TIMELINE_SIZE.put(timeline[-1], (first, len(timeline) - 1, total))
    return total


def _unit_count(world: World) -> int:
    scene = world.scenes.get(world.active_scene)
    return 0 if scene is None else len(scene.units)


@memo
def undo_step_size(step: UndoStep) -> int:
    """Returns the bytes that are freed when a step is forgotten."""
    return STEP_BYTES + size_beyond(step.before, step.after)


def record_size(record: Record) -> int:
    """Returns the bytes of terrain that groups remember under fog, and of drawings."""
    drawings = (each for of in record.drawings.values() for each in of.values())
    drawn = sum(DRAWING_BYTES + POINT_BYTES * len(each.points) for each in drawings)
    return drawn + _remembered_terrain_size(record)


def _remembered_terrain_size(record: Record) -> int:
    maps = {id(known): known for of in record.memory.values() for known in of.values()}
    return sum(_map_size(known, None) for known in maps.values())


# -- differences ------------------------------------------------------------------------------


def size_beyond(value: Any, base: Any) -> int:
    """Returns the bytes of a value that are not shared with another value, which may be None."""
    if value is base:
        return 0
    if isinstance(value, _LEAVES):
        return getsizeof(value)
    if isinstance(value, HexMap):
        return _map_size(value, base if isinstance(base, HexMap) else None)
    size = getsizeof(value) + _HEADER
    if isinstance(value, Mapping):
        old: Mapping[Any, Any] = base if isinstance(base, Mapping) else {}
        return size + sum(
            size_beyond(item, old.get(key)) + (0 if key in old else getsizeof(key))
            for key, item in value.items()
            if item is not old.get(key)
        )
    if isinstance(value, Sequence):
        parts = base if isinstance(base, Sequence) else ()
        shared = min(len(value), len(parts))
        size += sum(size_beyond(value[i], parts[i]) for i in range(shared))
        return size + sum(size_beyond(value[i], None) for i in range(shared, len(value)))
    same = type(base) is type(value)
    for name in _fields(type(value)):
        size += size_beyond(getattr(value, name), getattr(base, name) if same else None)
    return size


#: The stored fields of each dataclass, without caches.
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def _fields(type_: type) -> tuple[str, ...]:
    found = _FIELDS.get(type_)
    if found is None:
        names = getattr(type_, "__slots__", ())
        found = _FIELDS[type_] = tuple(name for name in names if not name.startswith("_"))
    return found


# -- maps -------------------------------------------------------------------------------------


def _map_size(map_: HexMap, other: HexMap | None) -> int:
    found = _MAP_SIZE.get(map_) if other is None else None
    if found is None:
        filled = sum(len(prop.hexes) for prop in map_.props.values())
        found = MAP_BYTES + PROP_ENTRY_BYTES * filled + 8 * len(map_.chunks)
        found += _chunks_size(map_, other) + _props_size(map_, other)
        found += _hexes_size(map_.veiled, None if other is None else other.veiled)
        found += _hexes_size(map_.unknown, None if other is None else other.unknown)
        if other is None:
            _MAP_SIZE.put(map_, found)
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
    return sum(
        PROP_BYTES + PROP_HEX_BYTES * (len(prop.hexes) - 1) + getsizeof(prop.name) for prop in fresh
    )


def _hexes_size(hexes: HexSet, other: HexSet | None) -> int:
    return 0 if hexes is other else HEX_CHUNK_BYTES * len(hexes.bits)
