"""What the start and end of a turn and of a round do to a unit (frame-state-combat 1, 3 and 5).

A plain unit gets its steps and all its energy back. A frame recharges, cools down or does not,
steadies itself, and its weapons and recoil are ready again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.engine.combat.conditions import steps_drained
from app.engine.combat.fighters import numbers_of
from app.engine.commands.combat.actions import can_regain_stability, regain_stability
from app.engine.commands.combat.conditions import count_down_conditions, remove_conditions
from app.engine.commands.combat.delayed_attacks import resume_zone_attacks
from app.engine.commands.combat.harm import take_fire_damage
from app.engine.commands.combat.unit_rolls import emit_roll, roll_for_unit
from app.engine.commands.draft import Draft
from app.engine.state.builds import COOLING, EACH_ROUND
from app.engine.state.state import STEPS, Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Roll

#: The test against overheating: a d6 against 6.
HEAT_SIDES: Final = 6
HEAT_MARK: Final = 6


def ready_fields(draft: Draft, unit: Unit) -> dict[str, Any]:
    """The fields of a unit whose turn begins, as far as they need no roll."""
    values: dict[str, Any] = {
        "steps": max(0, STEPS - steps_drained(unit)),
        "energy": unit.energy_max,
        "off_balance": unit.off_balance and unit.staggered,
    }
    if unit.frame is None:
        return values
    own = numbers_of(draft.state.world, unit)
    return {
        **values,
        "energy": recharged_energy(draft, unit),
        "frame": replace(unit.frame, recoil=own.recoil.value, used={}),
    }


def recharged_energy(draft: Draft, unit: Unit) -> int:
    """A frame's energy when its turn begins; an overheated one has hardly any of it back."""
    assert unit.frame is not None
    own = numbers_of(draft.state.world, unit)
    generator = content.generator(unit.frame.build.generator)
    gained = generator.trickle if unit.overheated else own.recharge.value
    return min(unit.energy_max, unit.energy + max(0, gained))


def cool_down(draft: Draft, unit: Unit) -> Unit:
    """An overheated unit's test at the start of its turn; the unit as it is now.

    It comes before the recharge, so who cools down recharges in the same turn (ours).
    """
    if not unit.overheated:
        return unit
    frame = unit.frame
    helped = 0 if frame is None else frame.spent.get(COOLING, 0)
    rolled = roll_for_unit(draft, unit, Roll(HEAT_SIDES), helped, HEAT_MARK)
    values: dict[str, Any] = {"overheated": not rolled.success}
    if frame is not None:
        values["frame"] = replace(frame, spent=frame.spent_without([COOLING]))
        if rolled.success and content.generator(frame.build.generator).refills:
            values["energy"] = unit.energy_max
    code = "unit.cooled" if rolled.success else "unit.stays_hot"
    line = draft.unit_line(unit, code, "roll", score=rolled.score, mark=HEAT_MARK)
    return emit_roll(draft, unit, rolled, line, **values)


def begin_turn(draft: Draft, unit: Unit) -> None:
    """What follows when a unit is ready: it steadies itself, burns, and conditions count a turn."""
    if unit.frame is not None and not unit.destroyed and can_regain_stability(unit):
        own = numbers_of(draft.state.world, unit)
        regain_stability(draft, unit, "unit.steadies_itself", max(0, own.regained.value))
    take_fire_damage(draft, draft.scene.units[unit.id])
    resume_zone_attacks(draft, unit)
    count_down_conditions(draft, "turn-start", unit.id)


def finish_turn(draft: Draft, unit: Unit) -> None:
    """A unit's turn is over: conditions count it."""
    count_down_conditions(draft, "turn-end", unit.id)


def finish_round(draft: Draft) -> None:
    """A round is over: conditions count it, and what may be done once a round may be again."""
    count_down_conditions(draft, "round-end")
    for unit in tuple(draft.scene.units.values()):
        if unit.frame is not None:
            frame = replace(unit.frame, spent=unit.frame.spent_without(EACH_ROUND))
            draft.set_unit("unit.readied", unit, frame=frame)


def refill_generators(draft: Draft) -> None:
    """A conflict is over, so there is a minute of standby: generators that refill by one are full
    (frame-state-combat 2)."""
    for unit in tuple(draft.scene.units.values()):
        frame = unit.frame
        if frame is None or unit.destroyed or unit.energy >= unit.energy_max:
            continue
        if content.generator(frame.build.generator).refills:
            line = draft.unit_line(unit, "unit.refilled", "turn", energy=unit.energy_max)
            draft.set_unit("unit.readied", unit, line, energy=unit.energy_max)


def reset_for_conflict(draft: Draft) -> None:
    """No conflict any more, or a new one: recoil and weapons are ready, nothing counts turns."""
    for unit in tuple(draft.scene.units.values()):
        values: dict[str, Any] = {}
        if unit.frame is not None:
            own = numbers_of(draft.state.world, unit)
            spent = unit.frame.spent_without(EACH_ROUND)
            frame = replace(unit.frame, recoil=own.recoil.value, used={}, spent=spent)
            values["frame"] = frame
        unit = draft.set_unit("unit.readied", unit, off_balance=False, **values)
        counting = [c for c in unit.conditions if c.ends is not None and c.ends.when != "repair"]
        if counting:
            remove_conditions(draft, unit, *counting)
