"""Log lines about undo and redo: each group reads which of the steps it knew of were undone.

Undo does not make anybody forget what an undone move had revealed, so the log says that too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from app.engine.commands.draft import Draft
from app.engine.events.units import MOVEMENT_EVENTS
from app.engine.history.revertible import subject_prop, subject_unit
from app.engine.state.references import UnitRef, unit_ref
from app.engine.state.state import State, UndoStep
from app.engine.state.unit import Unit
from app.engine.visibility.groups import HANDLER, PILOTS, SPECTATORS, Group, groups
from app.engine.visibility.knowledge import viewer_of_group
from app.engine.visibility.log_lines import PendingLine


def _step_description(draft: Draft, step: UndoStep, group: str) -> list[Any]:
    """Returns the description of a step: the seat, if it is another's, its unit or prop, and its
    code."""
    parts: list[Any] = [step.kind_by_group[Group.read(group).key_at(step.version)]]
    unit = subject_unit(draft.state, step, group)
    thing = subject_prop(step, group) if unit is None else unit_ref(unit)
    if thing is not None:
        parts.insert(0, thing)
    whose = draft.state.record.seats.get(step.seat or "")
    named = not step.anonymous or group == HANDLER or Group.read(group).seat == step.seat
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
            if (name := Group.read(group).key_at(each.version)) in each.lines
        ]
        if not logged:
            continue
        spans = [list(each.lines[name]) for each, name in logged]
        several = steps and len(logged) > 1
        step, name = logged[-1 if several and code == "redone" else 0]
        params: dict[str, Any] = {
            "what": step.kind_by_group[name],
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


# -- what an undone move had revealed ---------------------------------------------------------

#: Kinds of steps that change a unit's place.
_CHANGES_OF_PLACE: Final = MOVEMENT_EVENTS | {"unit.placed"}


class RevealedByUndo(NamedTuple):
    """Whether terrain was learned, and the units that came into sight, by id."""

    ground: bool
    units: dict[str, Unit]


def reveal_lines(state: State, steps: Sequence[UndoStep]) -> list[PendingLine]:
    """Returns a line for each group about what it learned, and for the Handler about all of it.

    Groups that learned the same share a line.
    """
    if state.table.options.fog == "off":
        return []
    found = {
        group: _revealed_to(state, group, steps) for group in groups(state) if group != HANDLER
    }
    units = {key: unit for each in found.values() for key, unit in each.units.items()}
    found[HANDLER] = RevealedByUndo(any(each.ground for each in found.values()), units)
    readers: dict[tuple[bool, tuple[str, ...]], set[str]] = {}
    for group, each in found.items():
        readers.setdefault((each.ground, tuple(sorted(each.units))), set()).add(group)
    lines = []
    for (ground, ids), to in readers.items():
        refs = [unit_ref(units[key]) for key in ids]
        texts = _codes_and_params(ground, refs)
        lines += [
            PendingLine(code, params, "system", frozenset(to), readers_final=True)
            for code, params in texts
        ]
    return lines


def _codes_and_params(
    ground: bool, units: Sequence[UnitRef]
) -> Iterable[tuple[str, dict[str, Any]]]:
    if ground:
        yield "undone.ground", {}
    if units:
        yield "undone.sight", {"units": units}


def _revealed_to(state: State, group: str, steps: Sequence[UndoStep]) -> RevealedByUndo:
    """Returns what a group learned by those of these moves that it read of."""
    observer = viewer_of_group(state, group)
    ground, units = False, {}
    for step in steps:
        name = Group.read(group).key_at(step.version)
        if step.kind_by_group.get(name) not in _CHANGES_OF_PLACE:
            continue
        ground = ground or (PILOTS if name == SPECTATORS else name) in step.taught
        for key in step.before.scenes.keys() & step.after.scenes.keys():
            before, after = step.before.scenes[key], step.after.scenes[key]
            for each in before.units.keys() & after.units.keys():
                unit = after.units[each]
                if observer.knows(after, unit) and not observer.knows(before, before.units[each]):
                    units[each] = unit
    return RevealedByUndo(ground, units)
