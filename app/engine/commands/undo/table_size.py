"""The room of a table: what a command makes too much of, undo gives back, or it is refused.

The oldest steps of undo are let go first. What they were is in the journal for ever; that they can
no longer be taken back is an event, so that every process folds the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.commands.undo.undo import last_logged_for
from app.engine.history.memory_size import (
    STEP_BYTES,
    history_size,
    next_world_size,
    remembered_terrain_size,
    size_beyond,
    undo_step_size,
    world_size,
)
from app.engine.refusals import Refusal
from app.engine.state.state import State
from app.engine.visibility.groups import PILOTS

#: Commands about these bring maps and what is on them; they are refused when they add anything to a
#: table that is full.
MAP_NOUNS: Final = frozenset({"table", "map", "scene", "terrain", "prop"})
#: Bytes that any other command may add to one, so that play goes on.
SMALL_GROWTH: Final = 16 * 1024


def brings_maps(command: Mapping[str, Any]) -> bool:
    """Whether a command, as it was sent, is one of those."""
    return str(command.get("type")).partition(".")[0] in MAP_NOUNS


def enforce_memory_limit(draft: Draft, before: State, name: str) -> None:
    """Let old steps of undo go where the table takes more bytes than it may; Refusal "table-full"
    where that is not enough and the command is what adds to it."""
    limit, after = draft.context.room, draft.state
    same = after.world is before.world and after.record.memory is before.record.memory
    if limit is None or same or name in ("undo", "redo"):
        return
    was = world_size(before) + remembered_terrain_size(before.record)
    past = history_size(before)
    if was + past <= limit * 7 // 8 and not brings_maps(draft.sent.command):
        return  # nothing else is large enough for the eighth that is left
    lost = size_beyond(before.world, after.world)
    now = next_world_size(after.world, before.world, lost) + remembered_terrain_size(after.record)
    past += STEP_BYTES + lost
    if now + past <= limit:
        return
    # An eighth more, lest every command from now on lets a step go.
    count, freed = _oldest_steps(before, now + past - limit * 7 // 8)
    grows = now - was > (0 if brings_maps(draft.sent.command) else SMALL_GROWTH)
    if now + past - freed > limit and grows and not draft.dice_drawn:
        raise Refusal("table-full", limit=limit, mib=max(1, limit >> 20))
    if count:
        draft.emit("table.forgot", to_version=before.timeline[count - 1].version)


def _oldest_steps(state: State, wanted: int) -> tuple[int, int]:
    """How many of the oldest steps are to go for so many bytes, or as many as may, and their bytes.

    A pilot's own last move stays, with what came after it: by its going the pilot would learn of
    what was done unseen.
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
