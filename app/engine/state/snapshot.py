"""Snapshots: a state as bytes and back. Parts that the state shares are written once.

A snapshot with another `FOLD_VERSION` is never converted: the journal is folded again.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

import msgspec

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, Frame, StoredBuild
from app.engine.state.conflict import Conflict
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.documents import UNIT_FIELDS, character_document
from app.engine.state.options import TableInfo
from app.engine.state.record import DiceRecord, Record, Seat
from app.engine.state.state import Scene, State, TestRequest, UndoStep, Unit, World
from app.rules.frame_state.characters import Category
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.missions import Mission
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import Chunk, Note, Prop

#: Raise it when a fold, the shape of the state, or what a group knows of it changes. The last of
#: these decides which rows count for the seq of a group.
FOLD_VERSION: Final = 12


class ChunkPart(msgspec.Struct, array_like=True):
    levels: bytes
    notes: dict[int, list[Note]]


class MapPart(msgspec.Struct, array_like=True):
    columns: int
    rows: int
    orientation: Any
    floor: int
    ceiling: int | None
    chunks: list[int]
    props: list[int]
    veiled: dict[str, str] = {}
    unknown: dict[str, str] = {}


class FramePart(msgspec.Struct, array_like=True):
    build: int
    recoil: int
    used: dict[str, int]
    spent: dict[str, int]
    orders: dict[str, bool]


class UnitPart(msgspec.Struct, array_like=True):
    """All fields of a unit but its frame, whose build is a part of its own."""

    fields: dict[str, Any]
    frame: FramePart | None


class StoredPart(msgspec.Struct, array_like=True):
    id: str
    build: int
    owner: str | None
    shared: bool
    asked: bool = False


class ScenePart(msgspec.Struct, array_like=True):
    id: str
    name: str
    map: int
    units: list[int]
    conflict: Conflict | None


class WorldPart(msgspec.Struct, array_like=True):
    scenes: list[int]
    active_scene: str
    requests: list[TestRequest]
    categories: int
    characters: list[int]
    missions: list[int]
    systems: dict[str, int]
    stored: list[int]
    asks: list[ActionRequest]
    attacks: list[AttackState]
    reactions: list[Reaction]


class RecordPart(msgspec.Struct):
    """A record; remembered terrain refers to maps, by scene and group."""

    seats: dict[str, Seat]
    came: dict[str, int]
    played: int
    log_counts: dict[str, int]
    dice: DiceRecord
    own: dict[str, str]
    confided: tuple[str, ...]
    forks: int
    memory: dict[str, dict[str, int]]


class UndoStepPart(msgspec.Struct, array_like=True):
    version: int
    before: int
    after: int
    what: str
    seat: str | None
    lines: dict[str, tuple[int, int]]
    whats: dict[str, str]
    taught: list[str]
    covert: bool


class Snapshot(msgspec.Struct):
    """The state, and pools of parts that refer to each other by position."""

    table: TableInfo
    version: int
    horizon: int
    record: RecordPart
    world: int
    timeline: list[UndoStepPart]
    redo: list[UndoStepPart]
    chunks: list[ChunkPart]
    props: list[Prop]
    maps: list[MapPart]
    builds: list[Build]
    units: list[UnitPart]
    scenes: list[ScenePart]
    categories: list[list[Category]]
    characters: list[dict[str, Any]]
    missions: list[Mission]
    slices: list[dict[str, Any]]
    stored: list[StoredPart]
    worlds: list[WorldPart]


T = TypeVar("T")
P = TypeVar("P")


class _Pool(Generic[T, P]):
    """Writes each object once, by identity. `items` has the parts in order."""

    def __init__(self, write: Callable[[T], P]) -> None:
        self._write = write
        self._known: dict[int, tuple[int, T]] = {}
        self.items: list[P] = []

    def add(self, thing: T) -> int:
        known = self._known.get(id(thing))
        if known is not None:
            return known[0]
        part = self._write(thing)
        place = len(self.items)
        self.items.append(part)
        self._known[id(thing)] = (place, thing)
        return place


def snapshot(state: State) -> bytes:
    """Returns the state as bytes, with all worlds that undo and redo need; not compressed."""
    chunks = _Pool[Chunk, ChunkPart](
        lambda c: ChunkPart(c.levels.tobytes(), {k: list(n) for k, n in c.notes.items()})
    )
    props = _Pool[Prop, Prop](lambda prop: prop)
    maps = _Pool[HexMap, MapPart](
        lambda m: MapPart(
            m.columns,
            m.rows,
            m.orientation,
            m.floor,
            m.ceiling,
            [chunks.add(chunk) for chunk in m.chunks],
            [props.add(prop) for prop in m.props.values()],
            m.veiled.masks,
            m.unknown.masks,
        )
    )
    builds = _Pool[Build, Build](lambda build: build)

    def frame_part(f: Frame) -> FramePart:
        return FramePart(builds.add(f.build), f.recoil, dict(f.used), dict(f.spent), dict(f.orders))

    units = _Pool[Unit, UnitPart](
        lambda u: UnitPart(
            {name: getattr(u, name) for name in UNIT_FIELDS if name != "frame"},
            None if u.frame is None else frame_part(u.frame),
        )
    )
    scenes = _Pool[Scene, ScenePart](
        lambda s: ScenePart(
            s.id,
            s.name,
            maps.add(s.map),
            [units.add(unit) for unit in s.units.values()],
            s.conflict,
        )
    )
    categories = _Pool[tuple[Category, ...], list[Category]](list)
    characters = _Pool[Character, dict[str, Any]](character_document)
    missions = _Pool[MissionState, Mission](lambda kept: kept.mission)
    slices = _Pool[SystemState, dict[str, Any]](lambda system: dict(system.slice))
    stored = _Pool[StoredBuild, StoredPart](
        lambda b: StoredPart(b.id, builds.add(b.build), b.owner, b.shared, b.asked)
    )
    worlds = _Pool[World, WorldPart](
        lambda w: WorldPart(
            [scenes.add(scene) for scene in w.scenes.values()],
            w.active_scene,
            list(w.requests.values()),
            categories.add(w.categories),
            [characters.add(character) for character in w.characters.values()],
            [missions.add(kept) for kept in w.missions.values()],
            {name: slices.add(system) for name, system in w.systems.items()},
            [stored.add(each) for each in w.builds.values()],
            list(w.asks.values()),
            list(w.attacks.values()),
            list(w.reactions.values()),
        )
    )

    def undo_step_part(c: UndoStep) -> UndoStepPart:
        before, after = worlds.add(c.before), worlds.add(c.after)
        group_fields = dict(c.lines), dict(c.whats), sorted(c.taught), c.covert
        return UndoStepPart(c.version, before, after, c.what, c.seat, *group_fields)

    contents = Snapshot(
        table=state.table,
        version=state.version,
        horizon=state.horizon,
        record=RecordPart(
            dict(state.record.seats),
            dict(state.record.came),
            state.record.played,
            dict(state.record.log_counts),
            state.record.dice,
            dict(state.record.own),
            state.record.confided,
            state.record.forks,
            {
                scene: {group: maps.add(known) for group, known in of.items()}
                for scene, of in state.record.memory.items()
            },
        ),
        timeline=[undo_step_part(c) for c in state.timeline],
        redo=[undo_step_part(c) for c in state.redo],
        world=worlds.add(state.world),
        chunks=chunks.items,
        props=props.items,
        maps=maps.items,
        builds=builds.items,
        units=units.items,
        scenes=scenes.items,
        categories=categories.items,
        characters=characters.items,
        missions=missions.items,
        slices=slices.items,
        stored=stored.items,
        worlds=worlds.items,
    )
    return msgspec.msgpack.encode(contents)


def load_snapshot(body: bytes) -> State:
    """Returns the state that a snapshot of this FOLD_VERSION holds.

    Raises msgspec.DecodeError for other bytes.
    """
    contents = msgspec.msgpack.decode(body, type=Snapshot)
    chunks = [
        Chunk(array("h", part.levels), {key: tuple(n) for key, n in part.notes.items()})
        for part in contents.chunks
    ]
    maps = [
        HexMap(
            part.columns,
            part.rows,
            part.orientation,
            tuple(chunks[i] for i in part.chunks),
            part.floor,
            part.ceiling,
            {contents.props[i].id: contents.props[i] for i in part.props},
            HexSet.from_masks(part.veiled),
            HexSet.from_masks(part.unknown),
        )
        for part in contents.maps
    ]
    units = [_unit(part, contents.builds) for part in contents.units]
    scenes = [
        Scene(
            part.id,
            part.name,
            maps[part.map],
            {units[i].id: units[i] for i in part.units},
            part.conflict,
        )
        for part in contents.scenes
    ]
    categories = [tuple(part) for part in contents.categories]
    characters = [msgspec.convert(document, Character) for document in contents.characters]
    missions = [MissionState(mission) for mission in contents.missions]
    slices = [SystemState(document) for document in contents.slices]
    stored = [
        StoredBuild(part.id, contents.builds[part.build], part.owner, part.shared, part.asked)
        for part in contents.stored
    ]
    worlds = [
        World(
            {scenes[i].id: scenes[i] for i in part.scenes},
            part.active_scene,
            {request.id: request for request in part.requests},
            categories[part.categories],
            {characters[i].id: characters[i] for i in part.characters},
            {missions[i].mission.id: missions[i] for i in part.missions},
            {name: slices[i] for name, i in part.systems.items()},
            {stored[i].id: stored[i] for i in part.stored},
            {ask.id: ask for ask in part.asks},
            {attack.id: attack for attack in part.attacks},
            {reaction.unit: reaction for reaction in part.reactions},
        )
        for part in contents.worlds
    ]

    def undo_step(c: UndoStepPart) -> UndoStep:
        before, after = worlds[c.before], worlds[c.after]
        group_fields = c.lines, c.whats, frozenset(c.taught), c.covert
        return UndoStep(c.version, before, after, c.what, c.seat, *group_fields)

    return State(
        table=contents.table,
        world=worlds[contents.world],
        record=Record(
            contents.record.seats,
            contents.record.came,
            contents.record.played,
            contents.record.log_counts,
            contents.record.dice,
            contents.record.own,
            contents.record.confided,
            contents.record.forks,
            {
                scene: {group: maps[i] for group, i in of.items()}
                for scene, of in contents.record.memory.items()
            },
        ),
        timeline=tuple(undo_step(c) for c in contents.timeline),
        redo=tuple(undo_step(c) for c in contents.redo),
        version=contents.version,
        horizon=contents.horizon,
    )


def _unit(part: UnitPart, builds: list[Build]) -> Unit:
    unit = msgspec.convert(part.fields, Unit)
    kept = part.frame
    if kept is None:
        return unit
    frame = Frame(builds[kept.build], kept.recoil, kept.used, kept.spent, kept.orders)
    return replace(unit, frame=frame)
