"""Decides commands: a command and a state give events or a refusal. The state is not changed."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

from app.engine.access import find_scene
from app.engine.commands.characters import categories, characters, credits, sheets, upgrades
from app.engine.commands.characters import frame_replacement as replacing
from app.engine.commands.combat import actions, attacks, builds, import_fight, requests, riding
from app.engine.commands.combat.attack_resolution import settle_attacks
from app.engine.commands.combat.delayed_attacks import settle_pauses, settle_zones
from app.engine.commands.combat.ejection import settle_ejected
from app.engine.commands.combat.reactions import settle_reactions
from app.engine.commands.context import CountedChance, DecisionContext, SentCommand
from app.engine.commands.draft import Draft
from app.engine.commands.map import fog, props, terrain
from app.engine.commands.missions import import_missions, missions, objectives, payout, tally
from app.engine.commands.permissions import Permission, check_role
from app.engine.commands.registry import (
    CommandEntry,
    Overridable,
    UnitCommand,
    find_command,
    parse_command,
)
from app.engine.commands.rounds import environment, movement, rounds, tests
from app.engine.commands.rounds.lost_support import settle_falls
from app.engine.commands.table import branching, dice, overrule, systems, table
from app.engine.commands.undo import undo
from app.engine.commands.undo.table_size import enforce_memory_limit
from app.engine.commands.units import add_units, import_units, unit_control, units
from app.engine.refusals import Refusal, Refused
from app.engine.state.state import State
from app.rules.work_budget import TooMuchWork, Work, spending

__all__ = ["CountedChance", "Decision", "DecisionContext", "SentCommand", "decide"]

#: Importing these modules fills the registry of commands.
_COMMAND_MODULES: Final = (
    actions,
    add_units,
    attacks,
    branching,
    builds,
    categories,
    characters,
    credits,
    dice,
    environment,
    fog,
    import_fight,
    import_missions,
    import_units,
    missions,
    movement,
    objectives,
    overrule,
    payout,
    props,
    replacing,
    requests,
    riding,
    rounds,
    sheets,
    systems,
    table,
    tally,
    terrain,
    tests,
    undo,
    unit_control,
    units,
    upgrades,
)

#: Imports of units. They eject nobody: the pilot of an imported wreck is a unit of the document.
IMPORTS_OF_UNITS: Final = frozenset({"unit.restore", "units.restore"})


@dataclass(frozen=True, slots=True)
class Decision:
    """The result of a command: events ready for the journal."""

    events: list[dict[str, Any]]


def decide(
    state: State, sent: SentCommand, context: DecisionContext, work: Work | None = None
) -> Decision | Refused:
    """Returns the events of a command, or the reason why it is refused.

    With `work`, a command that takes more than that budget is refused as "too-much-work". Nobody
    has seen a die of such a command, and the same dice are rolled when it is sent again.
    """
    try:
        with nullcontext() if work is None else spending(work):
            return Decision(_decide(state, sent, context))
    except Refusal as refusal:
        return refusal.refused
    except TooMuchWork as error:
        return Refused("too-much-work", {"limit": error.limit})


def _decide(state: State, sent: SentCommand, context: DecisionContext) -> list[dict[str, Any]]:
    """Returns the events of a command. Raises `Refusal`."""
    entry = find_command(sent.command)
    check_role(entry.who, sent.role)
    parsed = parse_command(entry, sent.command)
    if state.version == 0 and entry.name != "table.create":
        raise Refusal("no-such-table")
    draft = Draft(state, sent, context, parsed.scene)
    if parsed.scene is not None:
        # Also for commands that need no scene: the answer must not disclose which scenes exist.
        find_scene(state, sent.role, parsed.scene)
    if isinstance(parsed, Overridable) and parsed.overrule:
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        draft.overriding = True
    if entry.who is Permission.OWNER and isinstance(parsed, UnitCommand):
        draft.own_unit(parsed.unit)
    try:
        _apply(draft, entry, parsed)
    except Refusal as refusal:
        if draft.dice_drawn:
            # A face that is not kept would be known, and the sender could retry until one pleases.
            raise RuntimeError(f"{entry.name}: refused after a die was drawn") from refusal
        raise
    return draft.events


def _apply(draft: Draft, entry: CommandEntry, parsed: Any) -> None:
    """Runs the command on the draft, then everything that follows from the change."""
    start, world = draft.state, draft.state.world
    before = world.scenes.get(parsed.scene or world.active_scene)
    entry.handle(draft, parsed)
    if draft.overridden:
        overrule.log_overridden(draft, before, parsed)
    if before is not None and entry.name not in ("undo", "redo"):
        settle_zones(draft, before)
        settle_attacks(draft)
        settle_reactions(draft)
        settle_pauses(draft)
        settle_attacks(draft)
        riding.settle_riders(draft, world)
        settle_falls(draft, before)
        if entry.name not in IMPORTS_OF_UNITS:
            settle_ejected(draft, before)
        rounds.settle_round(draft)
        tally.tally_losses(draft, world)
        builds.settle_frames(draft, world)
    if not draft.events:
        raise Refusal("nothing-changes")
    fog.settle_fog(draft)
    enforce_memory_limit(draft, start, entry.name)
