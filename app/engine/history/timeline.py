"""The timeline: how many undo steps a table keeps.

It keeps every step since the start of the conflict, and `UNDO_LIMIT` steps before it. Worlds share
all parts that are equal. Values computed from old worlds are dropped, and beyond `MAX_STEPS` the
older half of the steps is merged two by two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.engine.state.changed_units import changed_ids
from app.engine.state.state import UNDO_LIMIT, UndoStep, World
from app.rules.memo import forget

#: Steps that are kept before older ones are merged.
MAX_STEPS: Final = 4000
#: The newest steps, whose worlds keep values computed from them.
CACHED_STEPS: Final = 60
#: The group that may undo every step.
HANDLER: Final = "handler"


def begins_conflict(step: UndoStep) -> bool:
    """Returns whether a conflict begins with a step, in any scene."""
    before = step.before.scenes
    return any(
        scene.conflict is not None and (key not in before or before[key].conflict is None)
        for key, scene in step.after.scenes.items()
    )


def append_step(
    timeline: tuple[UndoStep, ...], step: UndoStep, horizon: int
) -> tuple[tuple[UndoStep, ...], int]:
    """Returns the timeline with one more step, and the new horizon.

    The horizon is the Handler's last log line about a step that can no longer be undone.
    """
    _drop_changed_map_caches(step)
    longer = kept = (*timeline, step)
    if begins_conflict(step):
        kept = longer[-UNDO_LIMIT:]
    elif len(longer) > MAX_STEPS:
        kept = _trimmed(longer)
    if len(kept) > CACHED_STEPS:
        _drop_old_caches(kept[-CACHED_STEPS - 1].before, kept[-CACHED_STEPS].before)
    return _merge_older_half(kept), _new_horizon(longer[: longer.index(kept[0])], horizon)


def forget_through(
    timeline: tuple[UndoStep, ...], version: int, horizon: int
) -> tuple[tuple[UndoStep, ...], int]:
    """Returns the timeline without the steps up to a row, and the new horizon."""
    count = sum(step.version <= version for step in timeline)
    return timeline[count:], _new_horizon(timeline[:count], horizon)


def _new_horizon(forgotten: Sequence[UndoStep], horizon: int) -> int:
    return max([horizon, *(each.lines.get(HANDLER, (0, 0))[1] for each in forgotten)])


def _trimmed(steps: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """Returns the steps since the start of the conflict, or the newer half without a conflict."""
    starts = [i for i, step in enumerate(steps) if begins_conflict(step)]
    return steps[starts[-1] :] if starts else steps[len(steps) // 2 :]


def _merge_older_half(steps: tuple[UndoStep, ...]) -> tuple[UndoStep, ...]:
    """Merges the older half two by two if there are too many, but not the conflict's start."""
    if len(steps) <= MAX_STEPS:
        return steps
    half = 1 + MAX_STEPS // 4 * 2
    pairs = [merge_steps(steps[i : i + 2]) for i in range(1, half, 2)]
    return (steps[0], *pairs, *steps[half:])


def merge_steps(steps: Sequence[UndoStep]) -> UndoStep:
    """Returns several steps as one. For each group it has the kind of the first that it read of."""
    kind_by_group: dict[str, str] = {}
    lines: dict[str, tuple[int, int]] = {}
    taught = frozenset[str]().union(*(step.taught for step in steps))
    for step in steps:
        kind_by_group = {**step.kind_by_group, **kind_by_group}
        for group, (first, last) in step.lines.items():
            lines[group] = (lines.get(group, (first, last))[0], last)
    after = steps[-1].after
    return replace(steps[0], after=after, kind_by_group=kind_by_group, lines=lines, taught=taught)


def _drop_changed_map_caches(step: UndoStep) -> None:
    """Drops values computed from scenes whose map the step changed; they hold the whole map."""
    for key, scene in step.before.scenes.items():
        now = step.after.scenes.get(key)
        if now is not None and now.map is not scene.map:
            forget(scene)


def _drop_old_caches(old: World, newer: World) -> None:
    """Drops values computed from the scenes and units that only the older world has."""
    for key, scene in old.scenes.items():
        now = newer.scenes.get(key)
        if now is scene:
            continue
        forget(scene)
        for each in changed_ids({} if now is None else now.units, scene.units):
            forget(scene.units[each])
