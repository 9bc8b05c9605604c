"""Events of units, of the conflict of their scene, and of requested tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.engine.events.events import Event, folds, with_entry, with_scene, without_entry
from app.engine.state.documents import from_document, unit_with
from app.engine.state.state import State, TestRequest
from app.engine.state.unit import Unit
from app.rules.frame_state.rounds import Conflict, Effect
from app.rules.geometry.hexes import Cell

#: Events of a movement of a unit's own, with the cells that it entered in `path`.
MOVEMENT_EVENTS: Final = frozenset({"unit.moved", "unit.barred", "unit.descended"})


class UnitPut(Event, frozen=True, kw_only=True):
    scene: str
    unit: dict[str, Any]


@folds(UnitPut, "unit.added", "unit.arrived")
def _unit_put(state: State, event: UnitPut) -> State:
    scene = state.world.scenes[event.scene]
    unit = from_document(event.unit, Unit)
    return with_scene(state, scene.with_unit(unit))


class UnitGone(Event, frozen=True, kw_only=True):
    scene: str
    unit: str


@folds(UnitGone, "unit.removed")
def _unit_gone(state: State, event: UnitGone) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(
        state, scene.with_units({k: u for k, u in scene.units.items() if k != event.unit})
    )


class UnitLeft(Event, frozen=True, kw_only=True):
    """A unit has left a scene for another one."""

    scene: str
    unit: str


@folds(UnitLeft, "unit.left")
def _unit_left(state: State, event: UnitLeft) -> State:
    scene = state.world.scenes[event.scene]
    at = scene.units[event.unit].at
    left = {key: place for key, place in scene.left.items() if key != event.unit}
    scene = scene.with_units({k: u for k, u in scene.units.items() if k != event.unit})
    return with_scene(state, replace(scene, left=left if at is None else left | {event.unit: at}))


class UnitChanged(Event, frozen=True, kw_only=True):
    """A change of one unit. `set` and `frame`: new values of fields of the unit and of its frame,
    which keeps its build. `path`: the cells entered, in order.
    """

    scene: str
    unit: str
    set: dict[str, Any]
    frame: dict[str, Any] | None = None
    path: list[Cell] | None = None
    cost: int | None = None


@folds(
    UnitChanged,
    "unit.updated",
    "unit.overruled",
    "unit.placed",
    "unit.carried",
    "unit.moved",
    "unit.barred",
    "unit.descended",
    "unit.stayed_aloft",
    "unit.hidden",
    "unit.highlighted",
    "unit.readied",
    "unit.falling",
    "unit.fell",
    "unit.fitted",
    "unit.ordered",
    "unit.acted",
    "unit.expired",
    "unit.struck",
    "unit.boarded",
    "unit.alighted",
    "unit.dropped",
)
def _unit_changed(state: State, event: UnitChanged) -> State:
    scene = state.world.scenes[event.scene]
    unit = unit_with(scene.units[event.unit], event.set, event.frame)
    return with_scene(state, scene.with_unit(unit))


class ConflictChanged(Event, frozen=True, kw_only=True):
    scene: str
    conflict: Conflict | None


@folds(
    ConflictChanged,
    "conflict.started",
    "conflict.ended",
    "conflict.set",
    "environment.set",
    "round.begun",
    "segment.begun",
    "turn.started",
    "turn.ended",
    "turn.abstained",
)
def _conflict_changed(state: State, event: ConflictChanged) -> State:
    if state.record.joined_at and not state.record.first_conflict_at and event.conflict is not None:
        state = replace(state, record=replace(state.record, first_conflict_at=state.version + 1))
    return with_scene(state, state.world.scenes[event.scene].with_conflict(event.conflict))


class EffectsPrepared(Event, frozen=True, kw_only=True):
    """The effects of the environment for the next conflict of a scene."""

    scene: str
    effects: list[Effect]


@folds(EffectsPrepared, "environment.prepared")
def _effects_prepared(state: State, event: EffectsPrepared) -> State:
    scene = state.world.scenes[event.scene]
    return with_scene(state, scene.with_prepared(event.effects))


class RequestOpened(Event, frozen=True, kw_only=True):
    request: TestRequest


@folds(RequestOpened, "test.requested")
def _request_opened(state: State, event: RequestOpened) -> State:
    return with_entry(state, "requests", event.request.id, event.request)


class RequestClosed(Event, frozen=True, kw_only=True):
    request: str


@folds(RequestClosed, "test.closed")
def _request_closed(state: State, event: RequestClosed) -> State:
    return without_entry(state, "requests", event.request)
