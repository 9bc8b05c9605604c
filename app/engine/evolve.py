"""The fold: `evolve(state, event) -> state` and `apply_row(state, row) -> state`. No rule here.

What an event says has happened; nothing is checked and nothing decided, so a rule mended later
rewrites no past game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from app.engine import events as e
from app.engine import steps
from app.engine.events import Event, typed
from app.engine.frames import Frame
from app.engine.groups import PILOTS, with_own
from app.engine.rebase import lifted, put_on
from app.engine.record import DiceRecord
from app.engine.state import Change, Scene, State, TableInfo, Unit, World
from app.engine.timeline import grown, without
from app.engine.upcast import upcast
from app.rules.hexes import Hex
from app.rules.hexset import HexSet
from app.rules.terrain import HexMap


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the journal: everything one command did. `at` is ISO 8601 UTC."""

    table_id: str
    version: int
    command_id: str
    seat_id: str | None
    body_hash: str
    at: str
    events: list[dict[str, Any]]


S = TypeVar("S", bound=Event)
FOLDS: Final[dict[type[Event], Callable[[State, Any], State]]] = {}


def folds(kind: type[S]) -> Callable[[Callable[[State, S], State]], Callable[[State, S], State]]:
    def register(fold: Callable[[State, S], State]) -> Callable[[State, S], State]:
        FOLDS[kind] = fold
        return fold

    return register


def evolve(state: State, event: dict[str, Any]) -> State:
    """The state after one event of the journal, of any version. UnknownEvent for a stranger."""
    happened = typed(upcast(event))
    state = FOLDS[type(happened)](state, happened)
    return counted(state, [line.n for line in happened.log])


def counted(state: State, lines: Sequence[Mapping[str, int]]) -> State:
    """The state after lines with these numbers in each group's log."""
    if not lines:
        return state
    counts = dict(state.record.log_counts)
    for numbers in lines:
        counts.update(numbers)
    return replace(state, record=replace(state.record, log_counts=counts))


def apply_row(state: State, row: Row) -> State:
    """The state after one row; the row's change of the world goes on the timeline."""
    after = state
    for event in row.events:
        after = evolve(after, event)
    timeline, redo, horizon = after.timeline, after.redo, after.horizon
    reverted = any(event["type"] == "reverted" for event in row.events)
    if after.world is not state.world and not reverted and state.version > 0:
        change = Change(
            version=row.version,
            before=state.world,
            after=after.world,
            what=steps.what(row.events),
            seat=row.seat_id,
            lines=steps.lines(row.events),
            whats=steps.whats(row.events),
            taught=frozenset(e["group"] for e in row.events if e["type"] == "fog.learned"),
            covert=row.seat_id is not None and steps.covert(row.events),
        )
        timeline, horizon = grown(timeline, change, horizon)
        redo = _left_to_redo(redo, change, after.record.own)
    return replace(after, timeline=timeline, redo=redo, version=row.version, horizon=horizon)


def _left_to_redo(
    redo: tuple[Change, ...], change: Change, own: Mapping[str, str]
) -> tuple[Change, ...]:
    """What can be done again after a change: nothing that its readers would lose sight of by it.
    Who sees for itself keeps the own moves while it was told of nothing."""
    if PILOTS not in change.lines:
        return _moves_told(redo)
    unaware = {seat for seat, group in own.items() if group not in change.lines}
    return tuple(each for each in _moves_told(redo) if each.seat in unaware) if unaware else ()


def _moves_told(redo: tuple[Change, ...]) -> tuple[Change, ...]:
    """The moves at the end of what pilots were told of: what a pilot may do again."""
    told = [change for change in redo if PILOTS in change.lines]
    others = [i for i, change in enumerate(told) if change.what != "unit.moved"]
    return tuple(told[others[-1] + 1 :] if others else told)


# -- units as documents -----------------------------------------------------------------------

UNIT_FIELDS: Final = tuple(f.name for f in fields(Unit) if f.init)


@cache
def _unit_types() -> dict[str, Any]:
    return get_type_hints(Unit)


def unit_document(unit: Unit) -> dict[str, Any]:
    """All fields of a unit, JSON-ready."""
    document: dict[str, Any] = msgspec.to_builtins(
        {name: getattr(unit, name) for name in UNIT_FIELDS}
    )
    return document


@cache
def _frame_types() -> dict[str, Any]:
    return get_type_hints(Frame)


def unit_with(
    unit: Unit, values: Mapping[str, Any], frame: Mapping[str, Any] | None = None
) -> Unit:
    """The unit with fields set from their JSON form; `frame`: fields of the frame it has."""
    types = _unit_types()
    read = {name: msgspec.convert(value, types[name]) for name, value in values.items()}
    if frame is not None and unit.frame is not None:
        kinds = _frame_types()
        parts = {name: msgspec.convert(value, kinds[name]) for name, value in frame.items()}
        read["frame"] = replace(unit.frame, **parts)
    return replace(unit, **read)


# -- the folds --------------------------------------------------------------------------------


def _scene(state: State, scene: Scene) -> State:
    return replace(state, world=state.world.with_scene(scene))


@folds(e.TableCreated)
def _table_created(state: State, event: e.TableCreated) -> State:
    table = TableInfo(state.table.id, event.name, event.options, tuple(event.systems))
    scene = Scene(event.scene, event.scene_name, HexMap.from_document(event.map))
    dice = DiceRecord(1, event.commitment)
    return replace(
        state,
        table=table,
        world=World({scene.id: scene}, scene.id),
        record=replace(state.record, dice=dice),
    )


@folds(e.TableSet)
def _table_set(state: State, event: e.TableSet) -> State:
    parted = state.table.options.fog != "own" or event.options.fog == "own"
    record = with_own(state.record, event.options, state.version + 1, parted=parted)
    table = replace(state.table, name=event.name, options=event.options)
    return replace(state, table=table, record=record)


@folds(e.SeatPut)
def _seat_put(state: State, event: e.SeatPut) -> State:
    seats, came = {**state.record.seats, event.seat.id: event.seat}, state.record.came
    if event.seat.role != "handler":
        came = {event.seat.id: state.version + 1, **came}
    record = replace(state.record, seats=seats, came=came)
    record = with_own(record, state.table.options, state.version + 1, fresh=True)
    return replace(state, record=record)


@folds(e.SeatGone)
def _seat_gone(state: State, event: e.SeatGone) -> State:
    seats = {key: seat for key, seat in state.record.seats.items() if key != event.seat}
    came = {key: row for key, row in state.record.came.items() if key != event.seat}
    record = replace(state.record, seats=seats, came=came)
    record = with_own(record, state.table.options, state.version + 1)
    return replace(state, record=record)


@folds(e.Confided)
def _confided(state: State, event: e.Confided) -> State:
    record = replace(state.record, confided=tuple(event.seats))
    record = with_own(record, state.table.options, state.version + 1)
    return replace(state, record=record)


@folds(e.SceneAdded)
def _scene_added(state: State, event: e.SceneAdded) -> State:
    return _scene(state, Scene(event.scene, event.name, HexMap.from_document(event.map)))


@folds(e.SceneActivated)
def _scene_activated(state: State, event: e.SceneActivated) -> State:
    return replace(state, world=replace(state.world, active_scene=event.scene))


@folds(e.MapPut)
def _map_put(state: State, event: e.MapPut) -> State:
    scene = state.world.scenes[event.scene]
    # Nobody remembers anything of a map that was never there.
    memory = {key: of for key, of in state.record.memory.items() if key != scene.id}
    state = replace(state, record=replace(state.record, memory=memory))
    return _scene(state, replace(scene, map=HexMap.from_document(event.map)))


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
    return _scene(state, scene.with_map(changed))


@folds(e.TerrainVeiled)
def _terrain_veiled(state: State, event: e.TerrainVeiled) -> State:
    scene = state.world.scenes[event.scene]
    masks = {k: m for k, m in (scene.map.veiled.masks | event.veiled).items() if m}
    return _scene(state, scene.with_map(scene.map.with_veil(HexSet.from_masks(masks))))


@folds(e.CeilingChanged)
def _ceiling_changed(state: State, event: e.CeilingChanged) -> State:
    scene = state.world.scenes[event.scene]
    return _scene(state, scene.with_map(scene.map.with_ceiling(event.ceiling)))


@folds(e.PropPut)
def _prop_put(state: State, event: e.PropPut) -> State:
    scene = state.world.scenes[event.scene]
    known = event.prop.id in scene.map.props
    put = scene.map.replace_prop if known else scene.map.with_prop
    return _scene(state, scene.with_map(put(event.prop)))


@folds(e.PropGone)
def _prop_gone(state: State, event: e.PropGone) -> State:
    scene = state.world.scenes[event.scene]
    return _scene(state, scene.with_map(scene.map.without_prop(event.prop)))


@folds(e.UnitPut)
def _unit_put(state: State, event: e.UnitPut) -> State:
    scene = state.world.scenes[event.scene]
    unit = msgspec.convert(event.unit, Unit)
    return _scene(state, scene.with_units({**scene.units, unit.id: unit}))


@folds(e.UnitGone)
def _unit_gone(state: State, event: e.UnitGone) -> State:
    scene = state.world.scenes[event.scene]
    return _scene(
        state, scene.with_units({k: u for k, u in scene.units.items() if k != event.unit})
    )


@folds(e.UnitChanged)
def _unit_changed(state: State, event: e.UnitChanged) -> State:
    scene = state.world.scenes[event.scene]
    unit = unit_with(scene.units[event.unit], event.set, event.frame)
    return _scene(state, scene.with_units({**scene.units, unit.id: unit}))


@folds(e.ConflictChanged)
def _conflict_changed(state: State, event: e.ConflictChanged) -> State:
    if state.record.came and not state.record.played and event.conflict is not None:
        state = replace(state, record=replace(state.record, played=state.version + 1))
    return _scene(state, state.world.scenes[event.scene].with_conflict(event.conflict))


@folds(e.RequestOpened)
def _request_opened(state: State, event: e.RequestOpened) -> State:
    requests = {**state.world.requests, event.request.id: event.request}
    return replace(state, world=replace(state.world, requests=requests))


@folds(e.RequestClosed)
def _request_closed(state: State, event: e.RequestClosed) -> State:
    requests = {k: r for k, r in state.world.requests.items() if k != event.request}
    return replace(state, world=replace(state.world, requests=requests))


@folds(e.Rolled)
def _rolled(state: State, event: e.Rolled) -> State:
    dice = state.record.dice
    public = event.stream == "public"
    dice = replace(
        dice,
        counters={**dice.counters, event.stream: event.counter},
        rolls=dice.rolls + public,
    )
    return replace(state, record=replace(state.record, dice=dice))


@folds(e.EntropyMixed)
def _entropy_mixed(state: State, event: e.EntropyMixed) -> State:
    dice = state.record.dice
    shares = {**dice.shares, event.seat: dice.shares.get(event.seat, 0) + 1}
    dice = replace(dice, mix=event.mix, shares=shares)
    return replace(state, record=replace(state.record, dice=dice))


@folds(e.ChapterOpened)
def _chapter_opened(state: State, event: e.ChapterOpened) -> State:
    dice = DiceRecord(event.chapter, event.commitment)
    return replace(state, record=replace(state.record, dice=dice))


@folds(e.Said)
def _said(state: State, event: e.Said) -> State:  # noqa: ARG001
    return state


@folds(e.Reverted)
def _reverted(state: State, event: e.Reverted) -> State:
    world, timeline, redo = state.world, state.timeline, state.redo
    if event.only is not None and event.redo:
        change = next(each for each in redo if each.version == event.only)
        again = put_on(world, change, state.version + 1)
        world, timeline = again.after, (*timeline, again)
        redo = tuple(each for each in redo if each is not change)
    elif event.only is not None:
        change = next(each for each in timeline if each.version == event.only)
        timeline, world = lifted(timeline, change)
        redo = (*redo, change)
    elif event.redo:
        while redo and redo[-1].version <= event.to_version and redo[-1].before is world:
            world, timeline, redo = redo[-1].after, (*timeline, redo[-1]), redo[:-1]
    else:
        while timeline and timeline[-1].version > event.to_version:
            world, redo, timeline = timeline[-1].before, (*redo, timeline[-1]), timeline[:-1]
    return replace(state, world=world, timeline=timeline, redo=redo)


@folds(e.Forgot)
def _forgot(state: State, event: e.Forgot) -> State:
    timeline, horizon = without(state.timeline, event.to_version, state.horizon)
    return replace(state, timeline=timeline, horizon=horizon)
