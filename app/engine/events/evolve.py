"""Applies events to the state: `evolve(state, event)` and `apply_row(state, row)`. No rule here.

An event says what has happened. Nothing is checked and nothing is decided here, so a rule that is
corrected later changes no past game. Four things no event says, because they follow from the order
of the rows; recorded journals lack them, so their computation never changes: the own groups of
seats (`with_own_groups`), the row of the first conflict (`Record.first_conflict_at`), the undo
steps with what can be redone, and that a new map ends what groups remember of the old one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app.engine.events import crew, drawings, fog, journal, scenes, table, units
from app.engine.events.events import FOLDS, decode_event
from app.engine.events.upcast import upcast
from app.engine.history import step_summary
from app.engine.history.timeline import append_step
from app.engine.state.state import State, UndoStep
from app.engine.visibility.groups import PILOTS

#: Modules imported because they register events with their folds.
_EVENT_MODULES: Final = (crew, drawings, fog, journal, scenes, table, units)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the journal: all events of one command. `at` is ISO 8601 UTC."""

    table_id: str
    version: int
    command_id: str
    seat_id: str | None
    body_hash: str
    at: str
    events: list[dict[str, Any]]


def evolve(state: State, event: dict[str, Any]) -> State:
    """Returns the state after one event of the journal, of any version.

    Raises UnknownEvent for a type or version that this program does not know.
    """
    decoded = decode_event(upcast(event))
    state = FOLDS[type(decoded)](state, decoded)
    return with_log_counts(state, [line.n for line in decoded.log])


def with_log_counts(state: State, lines: Sequence[Mapping[str, int]]) -> State:
    """Returns the state after log lines with these numbers by group."""
    if not lines:
        return state
    counts = dict(state.record.log_counts)
    for numbers in lines:
        counts.update(numbers)
    return replace(state, record=replace(state.record, log_counts=counts))


def apply_row(state: State, row: Row) -> State:
    """Returns the state after one row."""
    after = state
    for event in row.events:
        after = evolve(after, event)
    return close_row(state, after, row)


def close_row(state: State, after: State, row: Row) -> State:
    """Returns the state after a row whose events led from `state` to `after`.

    A change of the world becomes a step of the timeline.
    """
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
            kind_by_group=step_summary.kinds_by_group(row.events),
            taught=frozenset(e["group"] for e in row.events if e["type"] == "fog.learned"),
            anonymous=row.seat_id is not None and step_summary.is_anonymous(row.events),
        )
        timeline, horizon = append_step(timeline, change, horizon)
        redo = _remaining_redo(redo, change, after.record.own)
    return replace(after, timeline=timeline, redo=redo, version=row.version, horizon=horizon)


def _remaining_redo(
    redo: tuple[UndoStep, ...], step: UndoStep, own_groups: Mapping[str, str]
) -> tuple[UndoStep, ...]:
    """Returns what can still be redone after a new step.

    Nothing, if the pilots read of the step. Then a seat with an own group keeps the redo of its own
    moves, as long as its group read nothing of the step.
    """
    moves = _redoable_moves(redo)
    if PILOTS not in step.lines:
        return moves
    unaware = {seat for seat, group in own_groups.items() if group not in step.lines}
    return tuple(each for each in moves if each.seat in unaware)


def _redoable_moves(redo: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """Returns the moves at the end of the undone steps that pilots read of."""
    read = [step for step in redo if PILOTS in step.lines]
    others = [i for i, step in enumerate(read) if step.what != "unit.moved"]
    return tuple(read[others[-1] + 1 :] if others else read)
