"""The fold: `evolve(state, event) -> state` and `apply_row(state, row) -> state`. No rule here.

What an event says has happened; nothing is checked and nothing decided, so a rule mended later
rewrites no past game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app.engine.events import fold_crew, fold_fog, fold_scene, fold_table
from app.engine.events.events import decode_event
from app.engine.events.folds import FOLDS
from app.engine.events.upcast import upcast
from app.engine.history import step_summary
from app.engine.history.timeline import append_step
from app.engine.state.state import State, UndoStep
from app.engine.visibility.groups import PILOTS

#: Importing these modules fills the registry of folds.
_FOLD_MODULES: Final = (fold_crew, fold_fog, fold_scene, fold_table)


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


def evolve(state: State, event: dict[str, Any]) -> State:
    """The state after one event of the journal, of any version. UnknownEvent for a stranger."""
    happened = decode_event(upcast(event))
    state = FOLDS[type(happened)](state, happened)
    return with_log_counts(state, [line.n for line in happened.log])


def with_log_counts(state: State, lines: Sequence[Mapping[str, int]]) -> State:
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
        change = UndoStep(
            version=row.version,
            before=state.world,
            after=after.world,
            what=step_summary.step_kind(row.events),
            seat=row.seat_id,
            lines=step_summary.line_ranges(row.events),
            whats=step_summary.kinds_by_group(row.events),
            taught=frozenset(e["group"] for e in row.events if e["type"] == "fog.learned"),
            covert=row.seat_id is not None and step_summary.is_anonymous(row.events),
        )
        timeline, horizon = append_step(timeline, change, horizon)
        redo = _remaining_redo(redo, change, after.record.own)
    return replace(after, timeline=timeline, redo=redo, version=row.version, horizon=horizon)


def _remaining_redo(
    redo: tuple[UndoStep, ...], change: UndoStep, own: Mapping[str, str]
) -> tuple[UndoStep, ...]:
    """What can be done again after a change: nothing that its readers would lose sight of by it.
    Who sees for itself keeps the own moves while it was told of nothing."""
    if PILOTS not in change.lines:
        return _redoable_moves(redo)
    unaware = {seat for seat, group in own.items() if group not in change.lines}
    return tuple(each for each in _redoable_moves(redo) if each.seat in unaware) if unaware else ()


def _redoable_moves(redo: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """The moves at the end of what pilots were told of: what a pilot may do again."""
    told = [change for change in redo if PILOTS in change.lines]
    others = [i for i, change in enumerate(told) if change.what != "unit.moved"]
    return tuple(told[others[-1] + 1 :] if others else told)
