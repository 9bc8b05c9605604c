"""Undo and redo: the world of an earlier row returns; the log and the dice do not (FS C 4.29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.undo.undo_lines import undo_lines
from app.engine.commands.undo.undo_reveals import reveal_lines
from app.engine.history.rebase import changed_units
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.state import State, UndoStep
from app.engine.visibility.groups import HANDLER, group_at_version
from app.engine.visibility.knowledge import viewer_of_group

#: A row of the journal, by which the Handler's view names steps, or a line of the Handler's log.
Row = Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Command, frozen=True, kw_only=True):
    """Undoes the last step.

    A pilot undoes its own last move, as long as nothing followed that pilots know of. Steps that
    pilots do not know of must not show, so they stay.

    A Handler undoes any step, and several at once: an `attack`; the `change` that a row made and
    all after it; or everything `to` a line of the log. `newest`: the step that the Handler took for
    the last one. Raises `Refusal("changed-meanwhile")` if it is not.
    """

    attack: Id | None = None
    change: Row | None = None
    to: Row | None = None
    newest: Row | None = None


class Redo(Command, frozen=True, kw_only=True):
    """Redoes the step undone last. A Handler redoes several at once, up to this `change`."""

    change: Row | None = None


def was_logged_for(step: UndoStep, group: str) -> bool:
    """Returns whether a group read of a step."""
    return group_at_version(group, step.version) in step.lines


def last_logged_for(steps: Sequence[UndoStep], group: str) -> UndoStep | None:
    """Returns the last of these steps that a group read of."""
    return next((step for step in reversed(steps) if was_logged_for(step, group)), None)


def pilot_may_revert(state: State, group: str, step: UndoStep, seat: str | None) -> bool:
    """Returns whether a pilot may undo or redo this step.

    It must be a move of its own, of units that its group still knows.
    """
    if step.what != "unit.moved" or seat is None or step.seat != seat:
        return False
    observer, scene = viewer_of_group(state, group), state.scene
    known = (
        (old, scene.units.get(old.id))
        for key, old, _ in changed_units(step)
        if observer.knows(step.before.scenes[key], old)
    )
    return not any(unit is not None and not observer.knows(scene, unit) for _, unit in known)


def can_redo(state: State) -> bool:
    """Returns whether the step undone last still fits: the world is as it was, or the step is a
    move."""
    last = state.redo[-1] if state.redo else None
    return last is not None and (last.before is state.world or last.what == "unit.moved")


@command("undo", Permission.PLAYER)
def undo(draft: Draft, c: Undo) -> None:
    timeline, named = draft.state.timeline, (c.attack, c.change, c.to)
    if (*named, c.newest) != (None,) * 4 and not draft.runs_the_table:
        raise Refusal("handler-only")
    if c.newest is not None and [c.newest] != [step.version for step in timeline[-1:]]:
        # The sender had not seen all that this would undo, or somebody else undid it first.
        raise Refusal("changed-meanwhile")
    if named != (None, None, None):
        steps = timeline[_first_undone(draft.state, c) :]
    elif draft.runs_the_table:
        steps = timeline[-1:]
    else:
        step = _own_last_step(draft, timeline, "undo-not-yours")
        lines = undo_lines(draft, "undone", (step,))
        if step is not timeline[-1]:
            lines += reveal_lines(draft.state, (step,))
            _revert_alone(draft, step, lines, redo=False)
            return
        steps = (step,)
    if not steps:
        raise Refusal("nothing-to-undo")
    lines = undo_lines(draft, "undone", steps, steps=c.attack is None)
    lines += reveal_lines(draft.state, steps)
    draft.emit("reverted", *lines, to_version=steps[0].version - 1, redo=False)


def _first_undone(state: State, c: Undo) -> int:
    """Returns the place in the timeline of the first step to undo.

    Raises `Refusal("malformed")` when the command names several things, "no-such-attack",
    "no-such-change", or "undo-too-far" for a line older than the timeline.
    """
    if sum(each is not None for each in (c.attack, c.change, c.to)) > 1:
        raise Refusal("malformed", what="Expected one of attack, change and to", at="$")
    places = range(len(state.timeline))
    if c.attack is not None:
        began = [i for i in places if _declares_attack(state.timeline[i], c.attack)]
        if not began:
            raise Refusal("no-such-attack", attack=c.attack)
        return began[-1]
    if c.change is not None:
        found = [i for i in places if state.timeline[i].version == c.change]
        if not found:
            raise Refusal("no-such-change")
        return found[-1]
    line = c.to or 0
    if line < state.horizon:
        raise Refusal("undo-too-far")
    # A step without a line of the log is undone only if it follows one with a later line.
    later = (i for i in places if state.timeline[i].lines.get(HANDLER, (0, 0))[0] > line)
    return next(later, len(places))


def _declares_attack(step: UndoStep, attack: str) -> bool:
    return attack in step.after.attacks and attack not in step.before.attacks


def redoable_steps(state: State) -> tuple[UndoStep, ...]:
    """Returns the steps that can be redone one after another, the next one first."""
    world, found = state.world, []
    for step in reversed(state.redo):
        if step.before is not world:
            break
        found.append(step)
        world = step.after
    return tuple(found)


@command("redo", Permission.PLAYER)
def redo(draft: Draft, c: Redo) -> None:
    taken = draft.state.redo
    if c.change is not None:
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        _redo_up_to(draft, c.change)
        return
    if draft.runs_the_table:
        if not can_redo(draft.state):
            raise Refusal("nothing-to-redo")
        step = taken[-1]
    else:
        step = _own_last_step(draft, taken, "redo-not-yours")
    lines = undo_lines(draft, "redone", (step,))
    if step is taken[-1] and step.before is draft.state.world:
        draft.emit("reverted", *lines, to_version=step.version, redo=True)
    else:
        _revert_alone(draft, step, lines, redo=True)


def _redo_up_to(draft: Draft, version: int) -> None:
    """Redoes steps up to the one of this row. Raises `Refusal("no-such-change")`."""
    steps = redoable_steps(draft.state)
    found = [i for i, step in enumerate(steps) if step.version == version]
    if not found:
        raise Refusal("no-such-change")
    lines = undo_lines(draft, "redone", steps[: found[0] + 1])
    draft.emit("reverted", *lines, to_version=version, redo=True)


def _own_last_step(draft: Draft, steps: Sequence[UndoStep], code: str) -> UndoStep:
    """Returns the pilot's own last step. Raises `Refusal` with the same `code` for every other
    case.

    One code for all cases discloses nothing about steps of others.
    """
    group = draft.group
    step = last_logged_for(steps, group)
    if step is None or not pilot_may_revert(draft.state, group, step, draft.sent.seat):
        raise Refusal(code)
    return step


def _revert_alone(draft: Draft, step: UndoStep, lines: list[PendingLine], *, redo: bool) -> None:
    """Undoes or redoes one step alone.

    Raises `Refusal("way-back-barred")` when a unit stands now where another one would be.
    """
    draft.emit("reverted", *lines, to_version=draft.state.version, redo=redo, only=step.version)
    for key, old, _ in changed_units(step):
        scene = draft.state.world.scenes[key]
        unit = scene.units.get(old.id)
        others = {
            c
            for each in scene.units.values()
            if each.id != old.id and not each.destroyed
            for c in each.cells
        }
        if unit is not None and not unit.destroyed and not others.isdisjoint(unit.cells):
            raise Refusal("way-back-barred", unit=unit_ref(unit))
