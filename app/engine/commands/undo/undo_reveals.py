"""What an undone move had revealed. Undo does not make anybody forget it, so the log says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.state.state import State, UndoStep, Unit
from app.engine.visibility.groups import HANDLER, PILOTS, SPECTATORS, group_at_version, groups
from app.engine.visibility.knowledge import viewer_of_group

#: Events that change a unit's place.
_MOVES: Final = frozenset({"unit.moved", "unit.barred", "unit.descended", "unit.placed"})


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
    ground: bool, units: list[dict[str, Any]]
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
        name = group_at_version(group, step.version)
        if step.whats.get(name) not in _MOVES:
            continue
        ground = ground or (PILOTS if name == SPECTATORS else name) in step.taught
        for key in step.before.scenes.keys() & step.after.scenes.keys():
            before, after = step.before.scenes[key], step.after.scenes[key]
            for each in before.units.keys() & after.units.keys():
                unit = after.units[each]
                if observer.knows(after, unit) and not observer.knows(before, before.units[each]):
                    units[each] = unit
    return RevealedByUndo(ground, units)
