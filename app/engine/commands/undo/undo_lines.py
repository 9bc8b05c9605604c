"""What the log says of an undo or a redo: to each group what was taken back, as far as it was told
of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.commands.map.props import prop_ref
from app.engine.state.state import Scene, State, UndoStep, Unit
from app.engine.visibility.groups import HANDLER, group_at_version, groups, seat_of
from app.engine.visibility.knowledge import viewer_of_group


def subject_unit(state: State, change: UndoStep, group: str) -> Unit | None:
    """The one unit a change is about, as a group knows it; None when it is about none or several.

    A unit that the group did not know of before or after does not count.
    """
    what = change.whats.get(group_at_version(group, change.version), change.what)
    if not what.startswith(("unit.", "turn.")):
        return None
    observer = viewer_of_group(state, group)
    about: dict[str, Unit] = {}
    for before, after in _scene_pairs(change):
        changed = (
            _units_with_turn(before, after)
            if what.startswith("turn.")
            else _changed_units(before, after)
        )
        for each in changed:
            old, new = before.units.get(each), after.units.get(each)
            there = [(s, u) for s, u in ((before, old), (after, new)) if u is not None]
            if there and all(observer.knows(s, u) for s, u in there):
                about[each] = there[-1][1]
    return next(iter(about.values())) if len(about) == 1 else None


def _scene_pairs(change: UndoStep) -> Iterator[tuple[Scene, Scene]]:
    """The scenes that were there before and after, each as it was."""
    for key in change.before.scenes.keys() & change.after.scenes.keys():
        yield change.before.scenes[key], change.after.scenes[key]


def _changed_units(before: Scene, after: Scene) -> set[str]:
    """The ids of units that changed."""
    ids = before.units.keys() | after.units.keys()
    return {each for each in ids if before.units.get(each) is not after.units.get(each)}


def _units_with_turn(before: Scene, after: Scene) -> set[str]:
    """The ids of units whose turn began or ended, or that abstained."""
    old, new = before.conflict, after.conflict
    if old is None or new is None:
        return set()
    begun = {new.active} if new.active is not None and new.active != old.active else set()
    return begun | (new.acted.keys() - old.acted.keys())


def subject_prop(change: UndoStep, group: str) -> dict[str, Any] | None:
    """The prop that a change is about, as `{"prop": id, "name"}`; None when it is about none.

    For all but the Handler one that was kept back before or after does not count.
    """
    if not change.whats.get(group_at_version(group, change.version), change.what).startswith(
        "prop."
    ):
        return None
    everything = group == "handler"
    for before, after in ((a.map, b.map) for a, b in _scene_pairs(change)):
        for key in sorted(before.props.keys() | after.props.keys()):
            old, new = before.props.get(key), after.props.get(key)
            prop = old if new is None else new
            if old is new or prop is None:
                continue
            kept = any(m.is_secret(p) for m, p in ((before, old), (after, new)) if p is not None)
            if everything or not kept:
                return prop_ref(prop)
    return None


def _step_description(draft: Draft, change: UndoStep, group: str) -> list[Any]:
    """What a change was, for a line: whose, when it was another seat's; of what; what."""
    parts: list[Any] = [change.whats[group_at_version(group, change.version)]]
    unit = subject_unit(draft.state, change, group)
    thing = subject_prop(change, group) if unit is None else unit_ref(unit)
    if thing is not None:
        parts.insert(0, thing)
    whose = draft.state.record.seats.get(change.seat or "")
    named = not change.covert or group == HANDLER or seat_of(group) == change.seat
    if whose is not None and named and whose.id != draft.sent.seat:
        parts.insert(0, {"seat": whose.id, "name": whose.name})
    return parts


def undo_lines(
    draft: Draft, code: str, changes: Sequence[UndoStep], *, steps: bool = True
) -> list[PendingLine]:
    """A line for each group that read of a change, with the numbers of its lines there: `from` the
    first `to` the last, and of several changes `lines`, those of each.

    Several are told as so many `steps` with the one where it began, or ended; else as the first.
    """
    lines = []
    for group in groups(draft.state):
        logged = [
            (each, name)
            for each in changes
            if (name := group_at_version(group, each.version)) in each.lines
        ]
        if not logged:
            continue
        spans = [list(each.lines[name]) for each, name in logged]
        several = steps and len(logged) > 1
        change, name = logged[-1 if several and code == "redone" else 0]
        params: dict[str, Any] = {
            "what": change.whats[name],
            "change": _step_description(draft, change, group),
        }
        data: dict[str, Any] = {
            "from": min(first for first, _ in spans),
            "to": max(last for _, last in spans),
        }
        if len(logged) > 1:
            data["lines"] = spans
        if several:
            params |= {"n": len(logged)}
        full_code = f"{code}.steps" if several else code
        lines.append(PendingLine(full_code, params, "undo", frozenset({group}), data))
    return lines
