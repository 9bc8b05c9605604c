"""Log lines about undo and redo: each group reads which of the steps it knew of were undone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.commands.map.props import prop_ref
from app.engine.state.state import Scene, State, UndoStep, Unit
from app.engine.visibility.groups import HANDLER, group_at_version, groups, seat_of
from app.engine.visibility.knowledge import viewer_of_group


def subject_unit(state: State, step: UndoStep, group: str) -> Unit | None:
    """Returns the one unit that a step is about, as a group knows it, or None for none or several.

    Units that the group did not know before and after the step do not count.
    """
    what = step.whats.get(group_at_version(group, step.version), step.what)
    if not what.startswith(("unit.", "turn.")):
        return None
    observer = viewer_of_group(state, group)
    about: dict[str, Unit] = {}
    for before, after in _scene_pairs(step):
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


def _scene_pairs(step: UndoStep) -> Iterator[tuple[Scene, Scene]]:
    """Yields each scene that existed before and after the step, as it was at both times."""
    for key in step.before.scenes.keys() & step.after.scenes.keys():
        yield step.before.scenes[key], step.after.scenes[key]


def _changed_units(before: Scene, after: Scene) -> set[str]:
    """Returns the ids of units that changed."""
    ids = before.units.keys() | after.units.keys()
    return {each for each in ids if before.units.get(each) is not after.units.get(each)}


def _units_with_turn(before: Scene, after: Scene) -> set[str]:
    """Returns the ids of units whose turn began or ended, or that abstained."""
    old, new = before.conflict, after.conflict
    if old is None or new is None:
        return set()
    begun = {new.active} if new.active is not None and new.active != old.active else set()
    return begun | (new.acted.keys() - old.acted.keys())


def subject_prop(step: UndoStep, group: str) -> dict[str, Any] | None:
    """Returns the prop that a step is about, as `{"prop": id, "name"}`, or None.

    Only the Handler gets a prop that was hidden or veiled before or after.
    """
    if not step.whats.get(group_at_version(group, step.version), step.what).startswith("prop."):
        return None
    everything = group == "handler"
    for before, after in ((a.map, b.map) for a, b in _scene_pairs(step)):
        for key in sorted(before.props.keys() | after.props.keys()):
            old, new = before.props.get(key), after.props.get(key)
            prop = old if new is None else new
            if old is new or prop is None:
                continue
            kept = any(m.is_secret(p) for m, p in ((before, old), (after, new)) if p is not None)
            if everything or not kept:
                return prop_ref(prop)
    return None


def _step_description(draft: Draft, step: UndoStep, group: str) -> list[Any]:
    """Returns the description of a step: the seat, if it is another's, its unit or prop, and its
    code."""
    parts: list[Any] = [step.whats[group_at_version(group, step.version)]]
    unit = subject_unit(draft.state, step, group)
    thing = subject_prop(step, group) if unit is None else unit_ref(unit)
    if thing is not None:
        parts.insert(0, thing)
    whose = draft.state.record.seats.get(step.seat or "")
    named = not step.covert or group == HANDLER or seat_of(group) == step.seat
    if whose is not None and named and whose.id != draft.sent.seat:
        parts.insert(0, {"seat": whose.id, "name": whose.name})
    return parts


def undo_lines(
    draft: Draft, code: str, undone: Sequence[UndoStep], *, steps: bool = True
) -> list[PendingLine]:
    """Returns a line for each group that read of a step, with the numbers of its lines in that log.

    Data: `from` the first line `to` the last one, and for several steps `lines`, those of each.
    Several steps are described by their number and by the first one undone, or the last one redone;
    without `steps` by the first one alone.
    """
    lines = []
    for group in groups(draft.state):
        logged = [
            (each, name)
            for each in undone
            if (name := group_at_version(group, each.version)) in each.lines
        ]
        if not logged:
            continue
        spans = [list(each.lines[name]) for each, name in logged]
        several = steps and len(logged) > 1
        step, name = logged[-1 if several and code == "redone" else 0]
        params: dict[str, Any] = {
            "what": step.whats[name],
            "change": _step_description(draft, step, group),
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
