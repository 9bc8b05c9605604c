"""Events of the table: settings, seats, dice, timer, chat and undo."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.events.events import Event, folds
from app.engine.events.fog import restored_memory
from app.engine.history.kept_pages import keeper_of, steps_with
from app.engine.history.rebase import reapplied, without_step
from app.engine.history.timeline import forget_through
from app.engine.state.options import Options, TableInfo
from app.engine.state.record import DiceRecord, Seat
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.state.timer import Timer
from app.engine.visibility.groups import with_own_groups
from app.rules.geometry.hexmap_document import map_from_document


class TableCreated(Event, frozen=True, kw_only=True):
    name: str
    options: Options
    systems: list[str]
    scene: str
    scene_name: str
    map: dict[str, Any]
    commitment: str


@folds(TableCreated, "table.created")
def _table_created(state: State, event: TableCreated) -> State:
    table = TableInfo(state.table.id, event.name, event.options, tuple(event.systems))
    scene = Scene(event.scene, event.scene_name, map_from_document(event.map))
    dice = DiceRecord(1, event.commitment)
    return replace(
        state,
        table=table,
        world=World({scene.id: scene}, scene.id),
        record=replace(state.record, dice=dice),
    )


class TableSet(Event, frozen=True, kw_only=True):
    name: str
    options: Options


@folds(TableSet, "table.set")
def _table_set(state: State, event: TableSet) -> State:
    keep_groups = state.table.options.fog != "own" or event.options.fog == "own"
    record = with_own_groups(
        state.record, event.options, state.version + 1, keep_groups=keep_groups
    )
    table = replace(state.table, name=event.name, options=event.options)
    return replace(state, table=table, record=record)


class SeatPut(Event, frozen=True, kw_only=True):
    seat: Seat


@folds(SeatPut, "seat.joined", "seat.changed")
def _seat_put(state: State, event: SeatPut) -> State:
    seats, joined = {**state.record.seats, event.seat.id: event.seat}, state.record.joined_at
    if event.seat.role != "handler":
        joined = {event.seat.id: state.version + 1, **joined}
    record = replace(state.record, seats=seats, joined_at=joined)
    record = with_own_groups(record, state.table.options, state.version + 1, starts_empty=True)
    return replace(state, record=record)


class SeatGone(Event, frozen=True, kw_only=True):
    seat: str


@folds(SeatGone, "seat.left")
def _seat_gone(state: State, event: SeatGone) -> State:
    seats = {key: seat for key, seat in state.record.seats.items() if key != event.seat}
    joined = {key: row for key, row in state.record.joined_at.items() if key != event.seat}
    record = replace(state.record, seats=seats, joined_at=joined)
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


class HiddenUnitControllersSet(Event, frozen=True, kw_only=True):
    """The pilots' seats that control a hidden unit from now on (see `groups`)."""

    seats: list[str]


@folds(HiddenUnitControllersSet, "seats.confided")
def _hidden_unit_controllers_set(state: State, event: HiddenUnitControllersSet) -> State:
    record = replace(state.record, hidden_unit_controllers=tuple(event.seats))
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


class SeatsToldApart(Event, frozen=True, kw_only=True):
    """Pilots' seats that are told something which the other pilots are not told (see `groups`)."""

    seats: list[str]


@folds(SeatsToldApart, "seats.apart")
def _seats_told_apart(state: State, event: SeatsToldApart) -> State:
    record = state.record
    fresh = {seat: 0 for seat in event.seats if seat not in record.told_apart}
    record = replace(record, told_apart={**record.told_apart, **fresh})
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


class DiceRolled(Event, frozen=True, kw_only=True):
    """`counter`: the counter of the stream's next die."""

    stream: str
    counter: int


@folds(DiceRolled, "dice.rolled")
def _dice_rolled(state: State, event: DiceRolled) -> State:
    dice = state.record.dice
    public = event.stream == "public"
    dice = replace(
        dice,
        counters={**dice.counters, event.stream: event.counter},
        rolls=dice.rolls + public,
    )
    return replace(state, record=replace(state.record, dice=dice))


class EntropyMixed(Event, frozen=True, kw_only=True):
    """`mix`: mixed into every later die of this chapter. `seat`: who has contributed to it."""

    seat: str
    mix: str


@folds(EntropyMixed, "dice.mixed")
def _entropy_mixed(state: State, event: EntropyMixed) -> State:
    dice = state.record.dice
    shares = {**dice.shares, event.seat: dice.shares.get(event.seat, 0) + 1}
    dice = replace(dice, mix=event.mix, shares=shares)
    return replace(state, record=replace(state.record, dice=dice))


class ChapterOpened(Event, frozen=True, kw_only=True):
    """`closed`: the seed (hex) of the previous chapter, public now that no roll uses it."""

    chapter: int
    commitment: str
    closed: str | None = None


@folds(ChapterOpened, "dice.chapter")
def _chapter_opened(state: State, event: ChapterOpened) -> State:
    dice = DiceRecord(event.chapter, event.commitment)
    return replace(state, record=replace(state.record, dice=dice))


class TimerSet(Event, frozen=True, kw_only=True):
    """The timer in its new state; null: there is none."""

    timer: Timer | None


@folds(TimerSet, "timer.set")
def _timer_set(state: State, event: TimerSet) -> State:
    return replace(state, record=replace(state.record, timer=event.timer))


class LinesOnly(Event, frozen=True, kw_only=True):
    """An event that only has log lines."""


@folds(LinesOnly, "environment.resolved", "said")
def _lines_only(state: State, event: LinesOnly) -> State:  # noqa: ARG001
    return state


class Reverted(Event, frozen=True, kw_only=True):
    """The world after the row `to_version` is back; undo and redo.

    `only`: the row of the one step that was undone or redone; later steps stay (see `rebase`).
    `pages`: pages of the journal that stay as they are (see `kept_pages`).
    """

    to_version: int
    redo: bool
    only: int | None = None
    pages: tuple[str, ...] = ()


@folds(Reverted, "reverted")
def _reverted(state: State, event: Reverted) -> State:
    world, timeline, redo = state.world, state.timeline, state.redo
    memory = state.record.memory
    if event.only is not None and event.redo:
        step = next(each for each in redo if each.version == event.only)
        again = reapplied(world, step, state.version + 1)
        world, timeline = again.after, (*timeline, again)
        redo = tuple(each for each in redo if each is not step)
    elif event.only is not None:
        step = next(each for each in timeline if each.version == event.only)
        timeline, world = without_step(timeline, step)
        redo = (*redo, step)
    elif event.redo:
        while redo and redo[-1].version <= event.to_version and redo[-1].before is world:
            memory = restored_memory(memory, world, redo[-1].after)
            world, timeline, redo = redo[-1].after, (*timeline, redo[-1]), redo[:-1]
    else:
        while timeline and timeline[-1].version > event.to_version:
            memory = restored_memory(memory, world, timeline[-1].before)
            world, redo, timeline = timeline[-1].before, (*redo, timeline[-1]), timeline[:-1]
        if event.pages:
            keep = keeper_of(event.pages, state.world)
            world, timeline, redo = keep(world), steps_with(keep, timeline), steps_with(keep, redo)
    record = state.record
    if memory is not record.memory:
        record = replace(record, memory=memory)
    return replace(state, world=world, timeline=timeline, redo=redo, record=record)


class HistoryForgotten(Event, frozen=True, kw_only=True):
    """Steps up to the row `to_version` can no longer be undone: the table had no memory left."""

    to_version: int


@folds(HistoryForgotten, "table.forgot")
def _history_forgotten(state: State, event: HistoryForgotten) -> State:
    timeline, horizon = forget_through(state.timeline, event.to_version, state.horizon)
    return replace(state, timeline=timeline, horizon=horizon)
