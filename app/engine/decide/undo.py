"""Undo and redo: the world of an earlier row comes back; the log and the dice do not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from app.engine.commands import Command, Id, command
from app.engine.decide.draft import Draft, Say, To, unit_ref
from app.engine.decide.props import prop_ref
from app.engine.permissions import Who
from app.engine.rebase import touched
from app.engine.refusals import Refusal
from app.engine.state import Change, Scene, State, Unit, World


class Undo(Command, frozen=True, kw_only=True):
    """Take back the last change of the world, or (Handler) an attack that took several and all that
    came after it began."""

    attack: Id | None = None


class Redo(Command, frozen=True, kw_only=True):
    """Bring back the change taken back last."""


def last_told(changes: Sequence[Change], group: str) -> Change | None:
    """The last of these changes that a group was told of."""
    return next((change for change in reversed(changes) if group in change.lines), None)


def pilot_may_revert(world: World, change: Change, seat: str | None) -> bool:
    """A pilot takes back nothing but an own move that met nothing hidden, of a unit still known."""
    if change.what != "unit.moved" or seat is None or change.seat != seat:
        return False
    moved = {old.id for _, old, _ in touched(change) if not old.hidden}
    units = world.scenes[world.active_scene].units
    return not any(unit.hidden for key in moved if (unit := units.get(key)) is not None)


def may_redo(state: State) -> bool:
    """Whether the last change taken back fits on the world: as it was, or a move on its own."""
    last = state.redo[-1] if state.redo else None
    return last is not None and (last.before is state.world or last.what == "unit.moved")


@command("undo", Who.PLAYER)
def undo(draft: Draft, c: Undo) -> None:
    """The Handler takes back any change, a pilot the own last move while nothing came after it
    that pilots were told of. What they were not told of must not show, so it stays."""
    timeline = draft.state.timeline
    if c.attack is not None:
        _undo_attack(draft, c.attack)
        return
    if draft.runs_the_table:
        if not timeline:
            raise Refusal("nothing-to-undo")
        change = timeline[-1]
    else:
        change = _pilots_own(draft, timeline, "undo-not-yours")
    lines = _lines(draft, "undone", change)
    if change is timeline[-1]:
        draft.emit("reverted", *lines, to_version=change.version - 1, redo=False)
    else:
        _revert_one(draft, change, lines, redo=False)


def _undo_attack(draft: Draft, attack: str) -> None:
    """The world is as before an attack was declared; Refusal "handler-only", "no-such-attack"."""
    if not draft.runs_the_table:
        raise Refusal("handler-only")
    timeline = draft.state.timeline
    began = [i for i, change in enumerate(timeline) if _begins(change, attack)]
    if not began:
        raise Refusal("no-such-attack", attack=attack)
    changes = timeline[began[-1] :]
    lines = _lines(draft, "undone", _as_one(changes))
    draft.emit("reverted", *lines, to_version=changes[0].version - 1, redo=False)


def _begins(change: Change, attack: str) -> bool:
    return attack in change.after.attacks and attack not in change.before.attacks


def _as_one(changes: Sequence[Change]) -> Change:
    """Several changes as one, for what is told of it: the first that each group read of says what
    it was."""
    whats: dict[str, str] = {}
    lines: dict[str, tuple[int, int]] = {}
    for change in changes:
        whats = {**change.whats, **whats}
        for group, (first, last) in change.lines.items():
            lines[group] = (lines.get(group, (first, last))[0], last)
    return replace(changes[0], after=changes[-1].after, whats=whats, lines=lines)


@command("redo", Who.PLAYER)
def redo(draft: Draft, c: Redo) -> None:  # noqa: ARG001
    """Bring back what undo took; for a pilot an own move."""
    taken = draft.state.redo
    if draft.runs_the_table:
        if not may_redo(draft.state):
            raise Refusal("nothing-to-redo")
        change = taken[-1]
    else:
        change = _pilots_own(draft, taken, "redo-not-yours")
    lines = _lines(draft, "redone", change)
    if change is taken[-1] and change.before is draft.state.world:
        draft.emit("reverted", *lines, to_version=change.version, redo=True)
    else:
        _revert_one(draft, change, lines, redo=True)


def _pilots_own(draft: Draft, changes: Sequence[Change], code: str) -> Change:
    """One code for nothing and for what is another's: a pilot learns nothing from the two."""
    change = last_told(changes, "pilots")
    if change is None or not pilot_may_revert(draft.state.world, change, draft.sent.seat):
        raise Refusal(code)
    return change


def _revert_one(draft: Draft, change: Change, lines: list[Say], *, redo: bool) -> None:
    """One change alone; Refusal "way-back-barred" when somebody now stands where a unit was."""
    draft.emit("reverted", *lines, to_version=draft.state.version, redo=redo, only=change.version)
    for key, old, _ in touched(change):
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


def subject(change: Change, group: str) -> Unit | None:
    """The one unit a change is about, as a group knows it; None when it is about none or several.

    For all but the Handler a unit that was hidden before or after does not count.
    """
    what = change.whats.get(group, change.what)
    if not what.startswith(("unit.", "turn.")):
        return None
    everything = group == "handler"
    about: dict[str, Unit] = {}
    for before, after in _scenes(change):
        changed = _turns(before, after) if what.startswith("turn.") else _units(before, after)
        for each in changed:
            old, new = before.units.get(each), after.units.get(each)
            hidden = any(unit is not None and unit.hidden for unit in (old, new))
            unit = old if new is None else new
            if unit is not None and (everything or not hidden):
                about[each] = unit
    return next(iter(about.values())) if len(about) == 1 else None


def _scenes(change: Change) -> Iterator[tuple[Scene, Scene]]:
    """The scenes that were there before and after, each as it was."""
    for key in change.before.scenes.keys() & change.after.scenes.keys():
        yield change.before.scenes[key], change.after.scenes[key]


def _units(before: Scene, after: Scene) -> set[str]:
    """The ids of units that changed."""
    ids = before.units.keys() | after.units.keys()
    return {each for each in ids if before.units.get(each) is not after.units.get(each)}


def _turns(before: Scene, after: Scene) -> set[str]:
    """The ids of units whose turn began or ended, or that abstained."""
    old, new = before.conflict, after.conflict
    if old is None or new is None:
        return set()
    begun = {new.active} if new.active is not None and new.active != old.active else set()
    return begun | (new.acted.keys() - old.acted.keys())


def prop_of(change: Change, group: str) -> dict[str, Any] | None:
    """The prop that a change is about, as `{"prop": id, "name"}`; None when it is about none.

    Props are known to everybody.
    """
    if not change.whats.get(group, change.what).startswith("prop."):
        return None
    changed = (
        prop_ref(new.get(key) or old[key])
        for old, new in ((a.map.props, b.map.props) for a, b in _scenes(change))
        for key in old.keys() | new.keys()
        if old.get(key) is not new.get(key)
    )
    return next(changed, None)


def _told(draft: Draft, change: Change, group: str) -> list[Any]:
    """What a change was, for a line: whose, when it was another seat's; of what; what."""
    told: list[Any] = [change.whats[group]]
    unit = subject(change, group)
    thing = prop_of(change, group) if unit is None else unit_ref(unit)
    if thing is not None:
        told.insert(0, thing)
    whose = draft.state.record.seats.get(change.seat or "")
    if whose is not None and whose.id != draft.sent.seat:
        told.insert(0, {"seat": whose.id, "name": whose.name})
    return told


def _lines(draft: Draft, code: str, change: Change) -> list[Say]:
    """A line for each group that read of the change, with the numbers of its lines there."""
    readers: tuple[tuple[To, str], ...] = (
        ("handler", "handler"),
        ("pilots", "pilots"),
        ("spectators", "spectators"),
    )
    return [
        Say(
            code,
            {"what": change.whats[group], "change": _told(draft, change, group)},
            "undo",
            to,
            {"from": change.lines[group][0], "to": change.lines[group][1]},
        )
        for to, group in readers
        if group in change.lines
    ]
