"""Undo and redo: the world of an earlier row returns; the log and the dice do not (FS C 4.29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, Command, command
from app.engine.commands.undo.undo_lines import reveal_lines, undo_lines
from app.engine.history.kept_pages import pages_to_keep
from app.engine.history.rebase import changed_units
from app.engine.history.revertible import (
    can_redo,
    last_logged_for,
    pilot_may_revert,
    redoable_steps,
)
from app.engine.params import FieldRules, Id, at_most_one
from app.engine.refusals import Refusal
from app.engine.state.journal import page_ref
from app.engine.state.references import unit_ref
from app.engine.state.state import State, UndoStep
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc

#: A row of the journal, by which the Handler's view names steps, or a line of the Handler's log.
Row = Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Command, frozen=True, kw_only=True):
    """Undoes the last step.

    A pilot undoes its own last move, as long as nothing followed that pilots know of. Steps that
    pilots do not know of must not show, so they stay.

    A Handler undoes any step, and several at once: an `attack`; the `change` that a row made and
    all after it; or everything `to` a line of the log. Pages of the journal that pilots wrote
    meanwhile stay, unless only changes of the journal are undone. Nothing is undone if `newest` is
    given and is not the last step.
    """

    FIELD_RULES: ClassVar[FieldRules] = at_most_one("attack", "change", "to")

    attack: Annotated[Id | None, HANDLER_ONLY, Doc("id of an attack to undo")] = None
    change: Annotated[Row | None, HANDLER_ONLY, Doc("the change to undo, with all after it")] = None
    to: Annotated[Row | None, HANDLER_ONLY, Doc("undo everything to this line of the log")] = None
    newest: Annotated[
        Row | None, HANDLER_ONLY, Doc("the step that the sender took for the last one")
    ] = None


class Redo(Command, frozen=True, kw_only=True):
    """Redoes the step undone last. A Handler redoes several at once, up to this `change`."""

    change: Annotated[Row | None, HANDLER_ONLY, Doc("redo up to this change")] = None


@command("undo", Permission.PLAYER, reverts=True, note="a pilot: its own last move")
def undo(draft: Draft, c: Undo) -> None:
    timeline, named = draft.state.timeline, (c.attack, c.change, c.to)
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
    pages = pages_to_keep(draft.state, steps)
    if pages:
        titles = [page_ref(draft.state.world.journal[key]) for key in pages]
        lines.append(PendingLine("undone.pages", {"pages": titles}, "undo", "handler"))
    draft.emit("reverted", *lines, to_version=steps[0].version - 1, redo=False, pages=pages)


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


@command("redo", Permission.PLAYER, reverts=True, note="a pilot: its own last move")
def redo(draft: Draft, c: Redo) -> None:
    taken = draft.state.redo
    if c.change is not None:
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
