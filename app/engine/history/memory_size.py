"""What a table weighs: about the bytes that its worlds, its undo and its memory take.

An estimate from what they are made of. Worlds share what is the same in them, so a world is
weighed by how it differs from the one before: as long as the change, however large the world is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import getsizeof
from typing import Any, Final

from app.engine.history.timeline import WARM
from app.engine.state.record import Record
from app.engine.state.state import State, UndoStep, World
from app.rules.geometry.chunks import Chunk, Prop
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet

#: A map beside its chunks and props.
MAP: Final = 4_000
#: A prop, with its place in the map and its views.
PROP: Final = 850
#: What every map keeps of each prop, also of those it shares with another map.
PLACE: Final = 190
#: 1024 hexes of a set, with the mask they are sent as.
HEXES: Final = 650
#: A step to take back beside what changed.
STEP: Final = 1_500
#: What is computed from a unit and from its place among others: while it is in play, and in each
#: of the newest worlds.
VIEWED: Final = 4_000
AMONG: Final = 400

_HEADER: Final = 16
_LEAVES: Final = (str, int, float, bool, type(None), bytes)


def weight(state: State) -> int:
    """Bytes that a table's state takes."""
    return world_weight(state) + past_weight(state) + memory_weight(state.record)


def world_weight(state: State) -> int:
    """Bytes of the world as it is now, without what undo and redo keep besides."""
    found: int | None = state.world._memo.get("weight")
    if found is None:
        last = state.timeline[-1] if state.timeline else None
        if last is None or last.after is not state.world or "weight" not in last.before._memo:
            found = weigh(state.world)
        else:
            found = weigh_next(state.world, last.before, step_weight(last) - STEP)
    return found


def weigh(world: World) -> int:
    """Bytes of a world on the whole."""
    found: int | None = world._memo.get("weight")
    if found is None:
        found = world._memo["weight"] = apart(world, None) + _played(world)
    return found


def weigh_next(world: World, before: World, lost: int) -> int:
    """Bytes of a world by how it differs from one that was weighed before; `lost`: of what that
    one has and it has not."""
    found = weigh(before) + apart(world, before) - lost + _played(world) - _played(before)
    world._memo["weight"] = found
    return found


def _played(world: World) -> int:
    return VIEWED * sum(len(scene.units) for scene in world.scenes.values())


def past_weight(state: State) -> int:
    """Bytes that undo and redo keep beside the world."""
    kept = _steps(state.timeline)
    warm = sum(_units(change.before) for change in state.timeline[-WARM:])
    worlds = [state.world]
    for change in reversed(state.redo):
        kept += STEP + apart(change.before, worlds[-1]) + apart(change.after, change.before)
        worlds.append(change.after)
    return kept + AMONG * warm


def _steps(timeline: Sequence[UndoStep]) -> int:
    """Bytes of all steps of a timeline: those of the one before, and what came since."""
    total, first = 0, timeline[0].version if timeline else 0
    for place in range(len(timeline) - 1, -1, -1):
        known = timeline[place]._memo.get("steps")
        if known is not None and known[:2] == (first, place):
            total += known[2]
            break
        total += step_weight(timeline[place])
    if timeline:
        timeline[-1]._memo["steps"] = (first, len(timeline) - 1, total)
    return total


def _units(world: World) -> int:
    scene = world.scenes.get(world.active_scene)
    return 0 if scene is None else len(scene.units)


def step_weight(change: UndoStep) -> int:
    """Bytes that are free when a change can no longer be taken back."""
    found: int | None = change._memo.get("weight")
    if found is None:
        found = change._memo["weight"] = STEP + apart(change.before, change.after)
    return found


def memory_weight(record: Record) -> int:
    """Bytes of the terrain that is remembered under fog."""
    maps = {id(known): known for of in record.memory.values() for known in of.values()}
    return sum(_map(known, None) for known in maps.values())


# -- what one thing has that another has not --------------------------------------------------


def apart(thing: Any, other: Any) -> int:
    """Bytes of a value that are no part of another, which may be None."""
    if thing is other:
        return 0
    if isinstance(thing, _LEAVES):
        return getsizeof(thing)
    if isinstance(thing, HexMap):
        return _map(thing, other if isinstance(other, HexMap) else None)
    size = getsizeof(thing) + _HEADER
    if isinstance(thing, Mapping):
        old: Mapping[Any, Any] = other if isinstance(other, Mapping) else {}
        return size + sum(
            apart(value, old.get(key)) + (0 if key in old else getsizeof(key))
            for key, value in thing.items()
            if value is not old.get(key)
        )
    if isinstance(thing, Sequence):
        parts = other if isinstance(other, Sequence) else ()
        shared = min(len(thing), len(parts))
        size += sum(apart(thing[i], parts[i]) for i in range(shared))
        return size + sum(apart(thing[i], None) for i in range(shared, len(thing)))
    same = type(other) is type(thing)
    for name in _fields(type(thing)):
        size += apart(getattr(thing, name), getattr(other, name) if same else None)
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


def _map(map_: HexMap, other: HexMap | None) -> int:
    found: int | None = map_._memo.get("weight") if other is None else None
    if found is None:
        found = MAP + PLACE * len(map_.props) + 8 * len(map_.chunks)
        found += _chunks(map_, other) + _props(map_, other)
        found += _hexes(map_.veiled, None if other is None else other.veiled)
        found += _hexes(map_.unknown, None if other is None else other.unknown)
        if other is None:
            map_._memo["weight"] = found
    return found


def _chunks(map_: HexMap, other: HexMap | None) -> int:
    own: dict[int, Chunk] = {id(chunk): chunk for chunk in map_.chunks}
    for chunk in () if other is None else other.chunks:
        own.pop(id(chunk), None)
    return sum(chunk.weight for chunk in own.values())


def _props(map_: HexMap, other: HexMap | None) -> int:
    old: Mapping[str, Prop] = {} if other is None else other.props
    if map_.props is old:
        return 0
    fresh = (prop for key, prop in map_.props.items() if old.get(key) is not prop)
    return sum(PROP + getsizeof(prop.name) for prop in fresh)


def _hexes(hexes: HexSet, other: HexSet | None) -> int:
    return 0 if hexes is other else HEXES * len(hexes.bits)
