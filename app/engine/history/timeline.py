"""The timeline: how far back the changes of the world are remembered.

At least to the start of the conflict, however long that is, and `UNDO_LIMIT` changes before it.
The worlds of a timeline share all that is the same in them; what was computed from an old one is
dropped, and of very many changes the older half is remembered in steps twice as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.engine.state.state import UNDO_LIMIT, UndoStep, World

#: Changes remembered before the older ones are put together.
MAX_STEPS: Final = 4000
#: Changes whose worlds keep what was computed from them.
CACHED_STEPS: Final = 60
#: The group that can take everything back.
HANDLER: Final = "handler"


def begins_conflict(change: UndoStep) -> bool:
    """Whether a conflict began with it, in any scene."""
    before = change.before.scenes
    return any(
        scene.conflict is not None and (key not in before or before[key].conflict is None)
        for key, scene in change.after.scenes.items()
    )


def append_step(
    timeline: tuple[UndoStep, ...], change: UndoStep, horizon: int
) -> tuple[tuple[UndoStep, ...], int]:
    """The timeline with one more change, and the Handler's last line of what is forgotten."""
    _drop_changed_map_caches(change)
    longer = kept = (*timeline, change)
    if begins_conflict(change):
        kept = longer[-UNDO_LIMIT:]
    elif len(longer) > MAX_STEPS:
        kept = _trimmed(longer)
    if len(kept) > CACHED_STEPS:
        _drop_old_caches(kept[-CACHED_STEPS - 1].before, kept[-CACHED_STEPS].before)
    return _merge_older_half(kept), _last_line(longer[: longer.index(kept[0])], horizon)


def forget_through(
    timeline: tuple[UndoStep, ...], version: int, horizon: int
) -> tuple[tuple[UndoStep, ...], int]:
    """The timeline without the changes up to a row, and the Handler's last line of what is
    forgotten."""
    gone = sum(change.version <= version for change in timeline)
    return timeline[gone:], _last_line(timeline[:gone], horizon)


def _last_line(gone: Sequence[UndoStep], horizon: int) -> int:
    return max([horizon, *(each.lines.get(HANDLER, (0, 0))[1] for each in gone)])


def _trimmed(changes: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """Without what was before the conflict; outside one the newer half."""
    began = [i for i, change in enumerate(changes) if begins_conflict(change)]
    return changes[began[-1] :] if began else changes[len(changes) // 2 :]


def _merge_older_half(changes: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """Of too many changes the older half two by two, but for the first: the conflict's start."""
    if len(changes) <= MAX_STEPS:
        return changes
    half = 1 + MAX_STEPS // 4 * 2
    pairs = [merge_steps(changes[i : i + 2]) for i in range(1, half, 2)]
    return (changes[0], *pairs, *changes[half:])


def merge_steps(changes: Sequence[UndoStep]) -> UndoStep:
    """Several changes as one: the first that each group read of says what it was."""
    whats: dict[str, str] = {}
    lines: dict[str, tuple[int, int]] = {}
    taught = frozenset[str]().union(*(change.taught for change in changes))
    for change in changes:
        whats = {**change.whats, **whats}
        for group, (first, last) in change.lines.items():
            lines[group] = (lines.get(group, (first, last))[0], last)
    after = changes[-1].after
    return replace(changes[0], after=after, whats=whats, lines=lines, taught=taught)


def _drop_changed_map_caches(change: UndoStep) -> None:
    """Drop what was computed from the scenes whose map it changed: their views hold all of it."""
    for key, scene in change.before.scenes.items():
        now = change.after.scenes.get(key)
        if now is not None and now.map is not scene.map:
            scene._memo.clear()


def _drop_old_caches(old: World, newer: World) -> None:
    """Drop what was computed from the scenes and units that only the older world has."""
    for key, scene in old.scenes.items():
        now = newer.scenes.get(key)
        if now is scene:
            continue
        scene._memo.clear()
        units = {} if now is None else now.units
        for unit in scene.units.values():
            if units.get(unit.id) is not unit:
                unit._memo.clear()
