"""Snapshots: a state as bytes and back. What the state shares is written once.

A snapshot of another `FOLD_VERSION` is thrown away and folded anew, never converted.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

import msgspec

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, Frame, StoredBuild
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.documents import UNIT_FIELDS, character_document
from app.engine.state.record import DiceRecord, Record, Seat
from app.engine.state.state import (
    Conflict,
    Scene,
    State,
    TableInfo,
    TestRequest,
    UndoStep,
    Unit,
    World,
)
from app.rules.frame_state.characters import Category
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.missions import Mission
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import Chunk, Note, Prop

#: Raise it when a fold, the shape of the state, or what a group knows of it changes: by the last
#: the seqs of groups are counted.
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
    """All of a record; of what is remembered, maps by scene and group."""

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
    """Pools of parts that refer to each other by position, and the state itself."""

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
    """Objects already written, by identity; `items` keeps them in order."""

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
    """The whole state, with the worlds that undo can bring back; not compressed."""
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

    def change(c: UndoStep) -> UndoStepPart:
        before, after = worlds.add(c.before), worlds.add(c.after)
        told = dict(c.lines), dict(c.whats), sorted(c.taught), c.covert
        return UndoStepPart(c.version, before, after, c.what, c.seat, *told)

    whole = Snapshot(
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
        timeline=[change(c) for c in state.timeline],
        redo=[change(c) for c in state.redo],
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
    return msgspec.msgpack.encode(whole)


def load_snapshot(body: bytes) -> State:
    """The state a snapshot of this FOLD_VERSION holds; DecodeError for other bytes."""
    whole = msgspec.msgpack.decode(body, type=Snapshot)
    chunks = [
        Chunk(array("h", part.levels), {key: tuple(n) for key, n in part.notes.items()})
        for part in whole.chunks
    ]
    maps = [
        HexMap(
            part.columns,
            part.rows,
            part.orientation,
            tuple(chunks[i] for i in part.chunks),
            part.floor,
            part.ceiling,
            {whole.props[i].id: whole.props[i] for i in part.props},
            HexSet.from_masks(part.veiled),
            HexSet.from_masks(part.unknown),
        )
        for part in whole.maps
    ]
    units = [_unit(part, whole.builds) for part in whole.units]
    scenes = [
        Scene(
            part.id,
            part.name,
            maps[part.map],
            {units[i].id: units[i] for i in part.units},
            part.conflict,
        )
        for part in whole.scenes
    ]
    categories = [tuple(part) for part in whole.categories]
    characters = [msgspec.convert(document, Character) for document in whole.characters]
    missions = [MissionState(mission) for mission in whole.missions]
    slices = [SystemState(document) for document in whole.slices]
    stored = [
        StoredBuild(part.id, whole.builds[part.build], part.owner, part.shared, part.asked)
        for part in whole.stored
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
        for part in whole.worlds
    ]

    def change(c: UndoStepPart) -> UndoStep:
        before, after = worlds[c.before], worlds[c.after]
        told = c.lines, c.whats, frozenset(c.taught), c.covert
        return UndoStep(c.version, before, after, c.what, c.seat, *told)

    return State(
        table=whole.table,
        world=worlds[whole.world],
        record=Record(
            whole.record.seats,
            whole.record.came,
            whole.record.played,
            whole.record.log_counts,
            whole.record.dice,
            whole.record.own,
            whole.record.confided,
            whole.record.forks,
            {
                scene: {group: maps[i] for group, i in of.items()}
                for scene, of in whole.record.memory.items()
            },
        ),
        timeline=tuple(change(c) for c in whole.timeline),
        redo=tuple(change(c) for c in whole.redo),
        version=whole.version,
        horizon=whole.horizon,
    )


def _unit(part: UnitPart, builds: list[Build]) -> Unit:
    unit = msgspec.convert(part.fields, Unit)
    kept = part.frame
    if kept is None:
        return unit
    frame = Frame(builds[kept.build], kept.recoil, kept.used, kept.spent, kept.orders)
    return replace(unit, frame=frame)
