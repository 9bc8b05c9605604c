"""Undo and redo: the world of an earlier row comes back; the log and the dice do not."""

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

#: A row of the journal, as the Handler's view names the steps; a line of the Handler's log.
Row = Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Command, frozen=True, kw_only=True):
    """Take back the last change of the world. A Handler also several at once: an attack, or the
    `change` that a row made, with all that came after it; or all `to` a line of the log, so that
    the table is as it was then. `newest`: the change that the Handler took for the last one."""

    attack: Id | None = None
    change: Row | None = None
    to: Row | None = None
    newest: Row | None = None


class Redo(Command, frozen=True, kw_only=True):
    """Bring back the change taken back last; a Handler several at once, up to this `change`."""

    change: Row | None = None


def was_logged_for(change: UndoStep, group: str) -> bool:
    """Whether a group was told of a change."""
    return group_at_version(group, change.version) in change.lines


def last_logged_for(changes: Sequence[UndoStep], group: str) -> UndoStep | None:
    """The last of these changes that a group was told of."""
    return next((change for change in reversed(changes) if was_logged_for(change, group)), None)


def pilot_may_revert(state: State, group: str, change: UndoStep, seat: str | None) -> bool:
    """A pilot takes back nothing but an own move that met nothing hidden, of a unit still known."""
    if change.what != "unit.moved" or seat is None or change.seat != seat:
        return False
    observer, scene = viewer_of_group(state, group), state.scene
    known = (
        (old, scene.units.get(old.id))
        for key, old, _ in changed_units(change)
        if observer.knows(change.before.scenes[key], old)
    )
    return not any(unit is not None and not observer.knows(scene, unit) for _, unit in known)


def can_redo(state: State) -> bool:
    """Whether the last change taken back fits on the world: as it was, or a move on its own."""
    last = state.redo[-1] if state.redo else None
    return last is not None and (last.before is state.world or last.what == "unit.moved")


@command("undo", Permission.PLAYER)
def undo(draft: Draft, c: Undo) -> None:
    """The Handler takes back any change, a pilot the own last move while nothing came after it
    that pilots were told of. What they were not told of must not show, so it stays."""
    timeline, named = draft.state.timeline, (c.attack, c.change, c.to)
    if (*named, c.newest) != (None,) * 4 and not draft.runs_the_table:
        raise Refusal("handler-only")
    if c.newest is not None and [c.newest] != [change.version for change in timeline[-1:]]:
        # Whoever asked had not seen all that this would take back, or somebody else was quicker.
        raise Refusal("changed-meanwhile")
    if named != (None, None, None):
        changes = timeline[_first_undone(draft.state, c) :]
    elif draft.runs_the_table:
        changes = timeline[-1:]
    else:
        change = _own_last_step(draft, timeline, "undo-not-yours")
        lines = undo_lines(draft, "undone", (change,))
        if change is not timeline[-1]:
            lines += reveal_lines(draft.state, (change,))
            _revert_alone(draft, change, lines, redo=False)
            return
        changes = (change,)
    if not changes:
        raise Refusal("nothing-to-undo")
    lines = undo_lines(draft, "undone", changes, steps=c.attack is None)
    lines += reveal_lines(draft.state, changes)
    draft.emit("reverted", *lines, to_version=changes[0].version - 1, redo=False)


def _first_undone(state: State, c: Undo) -> int:
    """Where in the timeline begins what is to be taken back.

    Refusal "malformed" when more than one thing is named, "no-such-attack", "no-such-change",
    "undo-too-far" for a line that is older than what is remembered.
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
    # Of what the Handler was not told either, only what came after something that was.
    later = (i for i in places if state.timeline[i].lines.get(HANDLER, (0, 0))[0] > line)
    return next(later, len(places))


def _declares_attack(change: UndoStep, attack: str) -> bool:
    return attack in change.after.attacks and attack not in change.before.attacks


def redoable_steps(state: State) -> tuple[UndoStep, ...]:
    """The changes that redo brings back one after the other, the next one first."""
    world, found = state.world, []
    for change in reversed(state.redo):
        if change.before is not world:
            break
        found.append(change)
        world = change.after
    return tuple(found)


@command("redo", Permission.PLAYER)
def redo(draft: Draft, c: Redo) -> None:
    """Bring back what undo took; for a pilot an own move."""
    taken = draft.state.redo
    if c.change is not None:
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        _redo_up_to(draft, c.change)
        return
    if draft.runs_the_table:
        if not can_redo(draft.state):
            raise Refusal("nothing-to-redo")
        change = taken[-1]
    else:
        change = _own_last_step(draft, taken, "redo-not-yours")
    lines = undo_lines(draft, "redone", (change,))
    if change is taken[-1] and change.before is draft.state.world:
        draft.emit("reverted", *lines, to_version=change.version, redo=True)
    else:
        _revert_alone(draft, change, lines, redo=True)


def _redo_up_to(draft: Draft, version: int) -> None:
    """Refusal "no-such-change"."""
    changes = redoable_steps(draft.state)
    found = [i for i, change in enumerate(changes) if change.version == version]
    if not found:
        raise Refusal("no-such-change")
    lines = undo_lines(draft, "redone", changes[: found[0] + 1])
    draft.emit("reverted", *lines, to_version=version, redo=True)


def _own_last_step(draft: Draft, changes: Sequence[UndoStep], code: str) -> UndoStep:
    """One code for nothing and for what is another's: a pilot learns nothing from the two."""
    group = draft.group
    change = last_logged_for(changes, group)
    if change is None or not pilot_may_revert(draft.state, group, change, draft.sent.seat):
        raise Refusal(code)
    return change


def _revert_alone(draft: Draft, change: UndoStep, lines: list[PendingLine], *, redo: bool) -> None:
    """One change alone; Refusal "way-back-barred" when somebody now stands where a unit was."""
    draft.emit("reverted", *lines, to_version=draft.state.version, redo=redo, only=change.version)
    for key, old, _ in changed_units(change):
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
