"""Deciding: a command against a state gives events or a refusal, and changes nothing itself.

The modules of this package are the nouns of the game; importing them fills the registry.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

from app.engine.commands import Entry, Ruled, UnitCommand, find, parse
from app.engine.decide import (
    actions,
    asks,
    attacks,
    branching,
    builds,
    categories,
    characters,
    claims,
    credits,
    dice,
    environment,
    fog,
    missions,
    movement,
    objectives,
    overrule,
    payout,
    props,
    replacing,
    restore,
    restore_fight,
    restore_units,
    riding,
    rounds,
    sheets,
    systems,
    table,
    tally,
    terrain,
    tests,
    undo,
    units,
    units_add,
    upgrades,
)
from app.engine.decide.draft import Context, CountedChance, Draft, Sent
from app.engine.decide.ejecting import settle_ejected
from app.engine.decide.reactions import settle_reactions
from app.engine.decide.room import settle_room
from app.engine.decide.settle import settle_falls
from app.engine.decide.striking import settle_attacks
from app.engine.decide.waits import settle_pauses, settle_zones
from app.engine.permissions import Who, check_role, find_scene
from app.engine.refusals import Refusal, Refused
from app.engine.state import State
from app.rules.work import TooMuchWork, Work, spending

__all__ = [
    "Context",
    "CountedChance",
    "Decision",
    "Sent",
    "actions",
    "asks",
    "attacks",
    "branching",
    "builds",
    "categories",
    "characters",
    "claims",
    "credits",
    "decide",
    "dice",
    "environment",
    "fog",
    "missions",
    "movement",
    "objectives",
    "overrule",
    "payout",
    "props",
    "replacing",
    "restore",
    "restore_fight",
    "restore_units",
    "riding",
    "rounds",
    "sheets",
    "systems",
    "table",
    "tally",
    "terrain",
    "tests",
    "undo",
    "units",
    "units_add",
    "upgrades",
]


#: Commands that say how units stood before.
RESTORE: Final = frozenset({"unit.restore", "units.restore"})


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command does: events ready for the journal."""

    events: list[dict[str, Any]]


def decide(
    state: State, sent: Sent, context: Context, work: Work | None = None
) -> Decision | Refused:
    """What the command does to the table, or why it does nothing. The state is not changed.

    With `work` it is refused ("too-much-work") when it takes more than that budget. Nobody has seen
    a die of such a command, and the same dice are rolled when it is sent again.
    """
    try:
        with nullcontext() if work is None else spending(work):
            return Decision(_decide(state, sent, context))
    except Refusal as refusal:
        return refusal.refused
    except TooMuchWork as error:
        return Refused("too-much-work", {"limit": error.limit})


def _decide(state: State, sent: Sent, context: Context) -> list[dict[str, Any]]:
    entry = find(sent.command)
    check_role(entry.who, sent.role)
    parsed = parse(entry, sent.command)
    if state.version == 0 and entry.name != "table.create":
        raise Refusal("no-such-table")
    draft = Draft(state, sent, context, parsed.scene)
    if parsed.scene is not None:
        # Every command, also one that needs no scene: else the answer would tell what scenes exist.
        find_scene(state, sent.role, parsed.scene)
    if isinstance(parsed, Ruled) and parsed.overrule:
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        draft.overrules = True
    if entry.who is Who.OWNER and isinstance(parsed, UnitCommand):
        draft.own_unit(parsed.unit)
    try:
        _play(draft, entry, parsed)
    except Refusal as refusal:
        if draft.drew:
            # Somebody would learn of a face that is not kept, and try again until one pleases.
            raise RuntimeError(f"{entry.name}: refused after a die was drawn") from refusal
        raise
    return draft.events


def _play(draft: Draft, entry: Entry, parsed: Any) -> None:
    """Do the command on the draft, and what follows from it."""
    start, world = draft.state, draft.state.world
    before = world.scenes.get(parsed.scene or world.active_scene)
    entry.handle(draft, parsed)
    if draft.passed:
        overrule.tell_passed(draft, before, parsed)
    if before is not None and entry.name not in ("undo", "redo"):
        settle_zones(draft, before)
        settle_attacks(draft)
        settle_reactions(draft)
        settle_pauses(draft)
        settle_attacks(draft)
        riding.settle_riders(draft, world)
        settle_falls(draft, before)
        if entry.name not in RESTORE:  # The wreck lay there already, and its pilot is told of.
            settle_ejected(draft, before)
        rounds.settle_round(draft)
        tally.tally_losses(draft, world)
        builds.settle_frames(draft, world)
    if not draft.events:
        raise Refusal("nothing-changes")
    fog.settle_fog(draft)
    settle_room(draft, start, entry.name)
