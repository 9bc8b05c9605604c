"""The memory limit of a table: old undo steps are dropped first, then commands are refused.

The journal keeps what those steps did. An event says that they can no longer be undone, so that
every process folds the same state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.history.memory_size import (
    STEP_BYTES,
    history_size,
    next_world_size,
    record_size,
    size_beyond,
    undo_step_size,
    world_size,
)
from app.engine.history.revertible import last_logged_for
from app.engine.refusals import Refusal
from app.engine.state.state import State
from app.engine.visibility.groups import PILOTS

#: Nouns of commands that bring maps and their contents. At a full table they may add nothing.
MAP_NOUNS: Final = frozenset(
    {"table", "map", "scene", "terrain", "prop", "zone", "journal", "drawing"}
)
#: Bytes that any other command may add to a full table, so that play goes on.
SMALL_GROWTH: Final = 16 * 1024


def brings_maps(command: Mapping[str, Any]) -> bool:
    """Returns whether a sent command has one of the map nouns."""
    return str(command.get("type")).partition(".")[0] in MAP_NOUNS


def enforce_memory_limit(draft: Draft, before: State) -> None:
    """Drops old undo steps where the table exceeds its memory limit.

    Raises `Refusal("table-full")` where that is not enough and the command adds to the size.
    """
    limit, after = draft.context.room, draft.state
    old, new = before.record, after.record
    same_record = new.memory is old.memory and new.drawings is old.drawings
    if limit is None or (after.world is before.world and same_record):
        return
    size_before = world_size(before) + record_size(old)
    history = history_size(before)
    if size_before + history <= limit * 7 // 8 and not brings_maps(draft.sent.command):
        return  # no other command is larger than the free eighth
    lost = size_beyond(before.world, after.world)
    size_now = next_world_size(after.world, before.world, lost) + record_size(new)
    history += STEP_BYTES + lost
    if size_now + history <= limit:
        return
    # An eighth more than needed, or every later command would drop a step.
    count, freed = _oldest_steps(before, size_now + history - limit * 7 // 8)
    grows = size_now - size_before > (0 if brings_maps(draft.sent.command) else SMALL_GROWTH)
    if size_now + history - freed > limit and grows and not draft.dice_drawn:
        raise Refusal("table-full", limit=limit, mib=max(1, limit >> 20))
    if count:
        draft.emit("table.forgot", to_version=before.timeline[count - 1].version)


def _oldest_steps(state: State, wanted: int) -> tuple[int, int]:
    """Returns how many of the oldest steps to drop for so many bytes, and the bytes that frees.

    A pilot's own last move and all steps after it stay: by its loss the pilot would learn that
    something happened unseen.
    """
    kept = len(state.timeline)
    for group in (PILOTS, *state.record.own.values()):
        last = last_logged_for(state.timeline, group)
        if last is not None and last.what == "unit.moved":
            kept = min(kept, state.timeline.index(last))
    count = freed = 0
    while count < kept and freed < wanted:
        freed += undo_step_size(state.timeline[count])
        count += 1
    return count, freed
