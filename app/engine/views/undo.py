"""The view of undo: what a group can undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from typing_extensions import TypedDict

from app.engine.history.revertible import (
    can_redo,
    last_logged_for,
    pilot_may_revert,
    redoable_steps,
    subject_prop,
    subject_unit,
)
from app.engine.state.references import NamedProp, NamedUnit
from app.engine.state.state import State, UndoStep
from app.engine.views.units import named_unit
from app.engine.visibility.groups import HANDLER, PILOTS, Group
from app.rules.json_types import Doc
from app.rules.memo import Memo

#: How many undo steps, and how many redo steps, the Handler is shown.
STEPS_SHOWN: Final = 10


class ChangeView(TypedDict):
    """A change that can be taken back or done again; all null when there is none."""

    what: Annotated[str | None, Doc("what it is")]
    by: Annotated[str | None, Doc("the seat whose command it was")]
    unit: Annotated[NamedUnit | None, Doc("the one unit it is about")]
    prop: Annotated[NamedProp | None, Doc("the prop it is about")]


class StepView(ChangeView):
    """A change as a step of undo or redo."""

    change: Annotated[int, Doc("what undo and redo name it by")]
    lines: Annotated[
        list[int] | None, Doc("the first and the last line of the Handler's log that tell of it")
    ]


class UndoView(ChangeView):
    """What undo (the fields of a change) and redo would do for the viewer."""

    can_undo: Annotated[bool, Doc("there is something to undo")]
    can_redo: Annotated[bool, Doc("there is something to redo")]
    redo: Annotated[ChangeView | None, Doc("the change that can be redone; null: none")]
    steps: Annotated[list[StepView], Doc("the Handler's: the last changes, the newest first")]
    again: Annotated[list[StepView], Doc("the Handler's: what redo brings back, in order")]


_STEPS: Final = Memo[StepView]()
#: Steps as the Handler knows them.
_CHANGES: Final = Memo[ChangeView]()


def undo_view(state: State, group: str) -> UndoView:
    """Returns what a group can undo: the Handler anything, a pilot its own last move.

    A step that the group has not read of does not show here.
    """
    undo: UndoStep | None = None
    redo: UndoStep | None = None
    steps: Sequence[UndoStep] = ()
    again: Sequence[UndoStep] = ()
    if group == HANDLER:
        undo = state.timeline[-1] if state.timeline else None
        redo = state.redo[-1] if can_redo(state) else None
        steps = state.timeline[: -STEPS_SHOWN - 1 : -1]
        again = redoable_steps(state)[:STEPS_SHOWN]
    elif group == PILOTS or Group.read(group).seat is not None:
        last_read, own_seat = last_logged_for(state.timeline, group), Group.read(group).seat
        is_own = last_read is not None and own_seat in (None, last_read.seat)
        if (
            last_read is not None
            and is_own
            and pilot_may_revert(state, group, last_read, last_read.seat)
        ):
            undo = last_read
    return {
        "can_undo": undo is not None,
        "can_redo": redo is not None,
        **_change_view(state, undo, group),
        "redo": None if redo is None else _change_view(state, redo, group),
        "steps": _steps_view(state, steps),
        "again": _steps_view(state, again),
    }


def _steps_view(state: State, steps: Sequence[UndoStep]) -> list[StepView]:
    return [_STEPS.obtain(step, partial(_step_view, state, step)) for step in steps]


def _step_view(state: State, step: UndoStep) -> StepView:
    """Returns an undo step for the Handler, with the row that made it and its log lines."""
    lines = step.lines.get(HANDLER)
    return {
        "change": step.version,
        "lines": None if lines is None else list(lines),
        **_change_view(state, step, HANDLER),
    }


def _change_view(state: State, step: UndoStep | None, group: str) -> ChangeView:
    """Returns the kind of a step, who made it, and the unit or prop it is about."""
    if step is None:
        return {"what": None, "by": None, "unit": None, "prop": None}
    if group == HANDLER:  # who knows everything, now and later
        return _CHANGES.obtain(step, partial(_new_change_view, state, step, group))
    return _new_change_view(state, step, group)


def _new_change_view(state: State, step: UndoStep, group: str) -> ChangeView:
    unit, prop = subject_unit(state, step, group), subject_prop(step, group)
    return {
        "what": step.what,
        "by": step.seat,
        "unit": None if unit is None else named_unit(unit),
        "prop": None if prop is None else {"prop": prop.prop, "name": prop.name},
    }
