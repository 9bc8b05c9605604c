"""Reactions: steps left over, used outside the unit's turn (FS C 3.20 to 3.25)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from app.engine.combat.acting import check_can_act
from app.engine.combat.attacks import open_attack
from app.engine.combat.fighters import numbers_of
from app.engine.combat.reaction_eligibility import is_ready, leftover_step_refusal
from app.engine.combat.upkeep import REACTION_MARK
from app.engine.commands.combat.unit_rolls import emit_roll, roll_for_unit
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import UnitCommand, command
from app.engine.events.units import MOVEMENT_EVENTS
from app.engine.refusals import Refusal
from app.engine.state.attack_state import Reaction
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import OMNISCIENT
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc

#: Events of a unit that uses steps, energy or a movement.
_ACTION_EVENTS: Final = MOVEMENT_EVENTS | {"unit.acted", "unit.stayed_aloft"}


class ClaimReaction(UnitCommand, frozen=True, kw_only=True):
    """The unit claims a reaction: a Sharpness test against 5 says whether it is in time
    (FS C 3.20)."""


class ChooseLateReaction(UnitCommand, frozen=True, kw_only=True):
    """After a late claim: the step is wasted, or the action comes just afterwards (FS C 3.21)."""

    how: Annotated[
        Literal["wasted", "after"],
        Doc("`wasted`: the step is lost; `after`: the action comes just afterwards"),
    ]


class EndReaction(UnitCommand, frozen=True, kw_only=True):
    """Ends a reaction, used or not. The step is spent (FS C 3.22)."""


@command("reaction.claim", Permission.OWNER)
def claim_reaction(draft: Draft, c: ClaimReaction) -> None:
    unit = draft.unit(c.unit)
    check_can_act(unit)
    refusal = leftover_step_refusal(draft.state.world, draft.scene, draft.viewer, unit)
    if refusal is not None:
        raise refusal
    own = numbers_of(draft.state.world, unit)
    rolled = roll_for_unit(draft, unit, own.sharpness, 0, REACTION_MARK)
    code = "reaction.in_time" if rolled.success else "reaction.late"
    line = draft.unit_line(unit, code, "roll", score=rolled.score, mark=REACTION_MARK)
    emit_roll(draft, unit, rolled, line)
    paused = [
        each.id
        for each in draft.state.world.attacks.values()
        if each.scene == draft.scene.id and each.waits == "pause"
    ]
    state: Literal["now", "choose"] = "now" if rolled.success else "choose"
    reaction = Reaction(unit.id, draft.scene.id, state, next(iter(paused), ""))
    draft.emit("reaction.put", reaction=reaction)
    if rolled.success:
        _stop_waiting(draft, reaction)


def _stop_waiting(draft: Draft, reaction: Reaction) -> None:
    """Notes that a unit has reacted to a paused attack, which does not wait for it again
    (FS C 3.23)."""
    attack = draft.state.world.attacks.get(reaction.attack)
    if attack is not None and attack.waits == "pause" and reaction.unit not in attack.passed:
        draft.emit("attack.put", attack=replace(attack, passed=(*attack.passed, reaction.unit)))


def _find_reaction(draft: Draft, unit: Unit) -> Reaction:
    """Returns a unit's reaction. Raises `Refusal("no-reaction")`."""
    reaction = draft.state.world.reactions.get(unit.id)
    if reaction is None:
        raise Refusal("no-reaction", unit=unit_ref(unit))
    return reaction


@command("reaction.choose", Permission.OWNER)
def choose_late_reaction(draft: Draft, c: ChooseLateReaction) -> None:
    unit = draft.unit(c.unit)
    reaction = _find_reaction(draft, unit)
    if reaction.state != "choose":
        raise Refusal("no-reaction", unit=unit_ref(unit))
    if c.how == "wasted":
        _spend_reaction(draft, unit, draft.unit_line(unit, "reaction.wasted", "turn"))
        return
    line = draft.unit_line(unit, "reaction.after", "turn")
    awaits = "" if reaction.attack in draft.state.world.attacks else _known_active_unit(draft, unit)
    after = replace(reaction, state="after", awaits=awaits)
    draft.emit("reaction.put", line, reaction=after)


def _known_active_unit(draft: Draft, unit: Unit) -> str:
    """Returns the id of the unit whose turn it is, as those who know this unit know it. Empty for
    nobody."""
    observer = draft.side if draft.side.knows(draft.scene, unit) else OMNISCIENT
    conflict = observer.known_scene(draft.scene).conflict
    return (conflict.active if conflict else None) or ""


@command("reaction.end", Permission.OWNER)
def end_reaction(draft: Draft, c: EndReaction) -> None:
    unit = draft.unit(c.unit)
    _find_reaction(draft, unit)
    _spend_reaction(draft, unit, draft.unit_line(unit, "reaction.over", "turn"))


def _spend_reaction(draft: Draft, unit: Unit, line: PendingLine) -> None:
    """Ends a reaction and takes its step, unless the step is spent already."""
    reaction = _find_reaction(draft, unit)
    spent = reaction.state == "acting"
    _stop_waiting(draft, reaction)
    draft.emit("reaction.gone", unit=unit.id)
    left = unit.steps if spent else max(0, unit.steps - 1)
    draft.set_unit("unit.acted", unit, line, steps=left, movement=None)


# -- after every command ----------------------------------------------------------------------


def settle_reactions(draft: Draft) -> None:
    """Ends reactions that are over, and moves late ones on (FS C 3.21).

    A reaction is over when its step and what it was spent on are done, or when the unit cannot
    react any more.
    """
    for reaction in tuple(draft.state.world.reactions.values()):
        if reaction.scene != draft.scene.id:
            continue
        going = _continued(draft, reaction)
        if going is None:
            draft.emit("reaction.gone", unit=reaction.unit)
            unit = draft.scene.units.get(reaction.unit)
            if unit is not None:
                # The movement of a reaction does not go on.
                draft.set_unit("unit.acted", unit, movement=None)
        elif going != reaction:
            draft.emit("reaction.put", reaction=going)


def _continued(draft: Draft, reaction: Reaction) -> Reaction | None:
    """Returns the reaction as it is after the command, or None when it is over."""
    world, conflict = draft.state.world, draft.scene.conflict
    unit = draft.scene.units.get(reaction.unit)
    if unit is None or conflict is None or not unit.can_act:
        return None
    if conflict.active == unit.id or unit.id not in conflict.acted:
        return None
    if reaction.state == "acting":
        return reaction if reaction.attack in world.attacks else None
    if reaction.awaits:
        return _after_awaited_action(draft, reaction)
    if is_ready(world, reaction) and any(
        "steps" in each["set"] for each in _action_events(draft, unit.id)
    ):
        attack = open_attack(world, unit.id)
        return None if attack is None else replace(reaction, state="acting", attack=attack.id)
    return reaction


def _after_awaited_action(draft: Draft, reaction: Reaction) -> Reaction:
    """Returns a reaction that waits for a unit's next action, moved on if that action has happened.

    If the action began an attack, the reaction waits for its end.
    """
    conflict = draft.scene.conflict
    assert conflict is not None
    attack = open_attack(draft.state.world, reaction.awaits)
    if not _action_events(draft, reaction.awaits) and conflict.active == reaction.awaits:
        return reaction
    return replace(reaction, awaits="", attack="" if attack is None else attack.id)


def _action_events(draft: Draft, unit_id: str) -> list[dict[str, Any]]:
    """Returns the events in which a unit acted during this command."""
    return [e for e in draft.events if e["type"] in _ACTION_EVENTS and e["unit"] == unit_id]
