"""The folds of the table: settings, seats, dice, chat and undo."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import events as e
from app.engine.events.fold_fog import restored_memory
from app.engine.events.folds import folds
from app.engine.history.kept_pages import keeper_of, steps_with
from app.engine.history.rebase import reapplied, without_step
from app.engine.history.timeline import forget_through
from app.engine.state.options import TableInfo
from app.engine.state.record import DiceRecord
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.visibility.groups import with_own_groups
from app.rules.geometry.hexmap_document import map_from_document


@folds(e.TableCreated)
def _table_created(state: State, event: e.TableCreated) -> State:
    table = TableInfo(state.table.id, event.name, event.options, tuple(event.systems))
    scene = Scene(event.scene, event.scene_name, map_from_document(event.map))
    dice = DiceRecord(1, event.commitment)
    return replace(
        state,
        table=table,
        world=World({scene.id: scene}, scene.id),
        record=replace(state.record, dice=dice),
    )


@folds(e.TableSet)
def _table_set(state: State, event: e.TableSet) -> State:
    keep_groups = state.table.options.fog != "own" or event.options.fog == "own"
    record = with_own_groups(
        state.record, event.options, state.version + 1, keep_groups=keep_groups
    )
    table = replace(state.table, name=event.name, options=event.options)
    return replace(state, table=table, record=record)


@folds(e.SeatPut)
def _seat_put(state: State, event: e.SeatPut) -> State:
    seats, joined = {**state.record.seats, event.seat.id: event.seat}, state.record.joined_at
    if event.seat.role != "handler":
        joined = {event.seat.id: state.version + 1, **joined}
    record = replace(state.record, seats=seats, joined_at=joined)
    record = with_own_groups(record, state.table.options, state.version + 1, starts_empty=True)
    return replace(state, record=record)


@folds(e.SeatGone)
def _seat_gone(state: State, event: e.SeatGone) -> State:
    seats = {key: seat for key, seat in state.record.seats.items() if key != event.seat}
    joined = {key: row for key, row in state.record.joined_at.items() if key != event.seat}
    record = replace(state.record, seats=seats, joined_at=joined)
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


@folds(e.HiddenUnitControllersSet)
def _hidden_unit_controllers_set(state: State, event: e.HiddenUnitControllersSet) -> State:
    record = replace(state.record, hidden_unit_controllers=tuple(event.seats))
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


@folds(e.SeatsToldApart)
def _seats_told_apart(state: State, event: e.SeatsToldApart) -> State:
    record = state.record
    fresh = {seat: 0 for seat in event.seats if seat not in record.told_apart}
    record = replace(record, told_apart={**record.told_apart, **fresh})
    record = with_own_groups(record, state.table.options, state.version + 1)
    return replace(state, record=record)


@folds(e.DiceRolled)
def _dice_rolled(state: State, event: e.DiceRolled) -> State:
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


@folds(e.TimerSet)
def _timer_set(state: State, event: e.TimerSet) -> State:
    return replace(state, record=replace(state.record, timer=event.timer))


@folds(e.LinesOnly)
def _lines_only(state: State, event: e.LinesOnly) -> State:  # noqa: ARG001
    return state


@folds(e.Reverted)
def _reverted(state: State, event: e.Reverted) -> State:
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


@folds(e.HistoryForgotten)
def _history_forgotten(state: State, event: e.HistoryForgotten) -> State:
    timeline, horizon = forget_through(state.timeline, event.to_version, state.horizon)
    return replace(state, timeline=timeline, horizon=horizon)
