"""Decides commands: a command and a state give events or a refusal. The state is not changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

from app.engine.access import find_scene
from app.engine.commands import load_commands
from app.engine.commands.aftermath import Before, settle
from app.engine.commands.context import CountedChance, DecisionContext, SentCommand
from app.engine.commands.draft import Draft, hand_down_lines
from app.engine.commands.map.fog import settle_fog
from app.engine.commands.permissions import check_role
from app.engine.commands.registry import (
    CommandEntry,
    Overridable,
    check_sender,
    find_command,
    parse_command,
)
from app.engine.commands.table.overrule import log_overridden
from app.engine.commands.undo.table_size import enforce_memory_limit
from app.engine.refusals import Refusal, Refused
from app.engine.state.state import State
from app.rules.work_budget import TooMuchWork, Work, spending

__all__ = ["CountedChance", "Decision", "DecisionContext", "SentCommand", "decide"]

load_commands()


@dataclass(frozen=True, slots=True)
class Decision:
    """The result of a command: events ready for the journal, and the state that they lead to.

    `close_row` makes that the state after their row.
    """

    events: list[dict[str, Any]]
    after: State


def decide(
    state: State, sent: SentCommand, context: DecisionContext, work: Work | None = None
) -> Decision | Refused:
    """Returns the events of a command, or the reason why it is refused.

    With `work`, a command that takes more than that budget is refused as "too-much-work". Nobody
    has seen a die of such a command, and the same dice are rolled when it is sent again.
    """
    try:
        with nullcontext() if work is None else spending(work):
            draft = _decide(state, sent, context)
            return Decision(draft.events, draft.state)
    except Refusal as refusal:
        return refusal.refused
    except TooMuchWork as error:
        return Refused("too-much-work", {"limit": error.limit})


def _decide(state: State, sent: SentCommand, context: DecisionContext) -> Draft:
    """Returns the draft of a command that is carried out. Raises `Refusal`."""
    entry = find_command(sent.command)
    check_role(entry.who, sent.role)
    parsed = parse_command(entry, sent.command)
    if state.version == 0 and not entry.creates_table:
        raise Refusal("no-such-table")
    draft = Draft(state, sent, context, parsed.scene)
    if parsed.scene is not None:
        # Also for commands that need no scene: the answer must not disclose which scenes exist.
        find_scene(state, sent.role, parsed.scene)
    check_sender(draft, entry, parsed)
    if entry.is_batch:
        _decide_each(draft, parsed.scene, parsed.commands)
        return draft
    draft.overriding = isinstance(parsed, Overridable) and parsed.overrule
    try:
        _apply(draft, entry, parsed)
    except Refusal as refusal:
        if draft.dice_drawn:
            # A face that is not kept would be known, and the sender could retry until one pleases.
            raise RuntimeError(f"{entry.name}: refused after a die was drawn") from refusal
        raise
    return draft


def _decide_each(draft: Draft, scene: str | None, commands: Sequence[Mapping[str, Any]]) -> None:
    """Carries out the commands of a batch on its draft. Raises `Refusal`, with the place of the
    refused command in its data."""
    for place, command in enumerate(commands):
        try:
            if draft.dice_drawn:
                # If the command were refused for its own sake, a face that is not kept would be
                # known.
                raise Refusal("roll-comes-last", roll=place - 1)
            entry = find_command(command)
            if entry.is_batch or entry.reverts or entry.creates_table:
                raise Refusal("not-in-a-batch", type=entry.name)
            sent = replace(draft.sent, command={"scene": scene, **command})
            done = _decide(draft.state, sent, draft.context)
        except Refusal as refusal:
            refused = refusal.refused
            raise Refusal(
                refused.code, {**refused.data, "command": place}, **refused.params
            ) from None
        hand_down_lines(draft.events, draft.state.record, done.state.record)
        draft.state = done.state
        draft.events += done.events
        draft.dice_drawn = done.dice_drawn


def _apply(draft: Draft, entry: CommandEntry, parsed: Any) -> None:
    """Runs the command on the draft, then everything that follows from the change."""
    start, world = draft.state, draft.state.world
    before = world.scenes.get(parsed.scene or world.active_scene)
    entry.handle(draft, parsed)
    if draft.overridden:
        log_overridden(draft, before, parsed)
    if before is not None and not entry.reverts:
        settle(draft, entry, Before(world, before))
    if not draft.events:
        raise Refusal("nothing-changes")
    # After the settlers, and after undo too: what is in sight now, and how large all of it is.
    settle_fog(draft)
    if not entry.reverts:
        enforce_memory_limit(draft, start)
