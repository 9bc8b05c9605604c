"""What the start and end of a turn or a round do to a unit.

The rules are FS C 1.5, FS C 1.7, FS C 3.8 and FS C 5.20 to 5.22. A unit without a build gets its
steps and all its energy back. A frame recharges or cools down, steadies itself, and has all recoil
and all uses of its weapons again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.combat.conditions import steps_drained
from app.engine.combat.fighters import numbers_of
from app.engine.combat.upkeep import HEAT_MARK, HEAT_SIDES, can_regain_stability
from app.engine.commands.combat.actions import regain_stability
from app.engine.commands.combat.conditions import count_down_conditions, remove_conditions
from app.engine.commands.combat.delayed_attacks import resume_zone_attacks
from app.engine.commands.combat.harm import take_fire_damage
from app.engine.commands.combat.unit_rolls import emit_roll, roll_for_unit
from app.engine.commands.draft import Draft
from app.engine.commands.map.area_templates import take_away_template
from app.engine.state.area_templates import AreaTemplate
from app.engine.state.builds import COOLING, EACH_ROUND, Frame
from app.engine.state.unit import STEPS, Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Roll


def ready_fields(draft: Draft, unit: Unit) -> dict[str, Any]:
    """Returns the fields of a unit at the start of its turn, as far as they need no roll."""
    values: dict[str, Any] = {
        "steps": max(0, STEPS - steps_drained(unit)),
        "energy": unit.energy_max,
        "off_balance": unit.off_balance and unit.staggered,
    }
    if unit.frame is None:
        return values
    frame = _frame_without_uses(draft, unit, unit.frame)
    return {**values, "energy": recharged_energy(draft, unit), "frame": frame}


def _frame_without_uses(draft: Draft, unit: Unit, frame: Frame) -> Frame:
    """Returns the frame with the recoil of its build and no use of a weapon counted."""
    return replace(frame, recoil=numbers_of(draft.state.world, unit).recoil.value, used={})


def recharged_energy(draft: Draft, unit: Unit) -> int:
    """Returns a frame's energy at the start of its turn (FS C 1.4).

    An overheated frame gets only what its generator gives then (FS C 2.3).
    """
    assert unit.frame is not None
    own = numbers_of(draft.state.world, unit)
    generator = content.generator(unit.frame.build.generator)
    gained = generator.trickle if unit.overheated else own.recharge.value
    return min(unit.energy_max, unit.energy + max(0, gained))


def cool_down(draft: Draft, unit: Unit) -> Unit:
    """Rolls an overheated unit's test at the start of its turn. Returns the unit as it is now.

    The test precedes the recharge, so a unit that cools down recharges in the same turn
    (FS C 5.20).
    """
    if not unit.overheated:
        return unit
    frame = unit.frame
    bonus = 0 if frame is None else frame.spent.get(COOLING, 0)
    rolled = roll_for_unit(draft, unit, Roll(HEAT_SIDES), bonus, HEAT_MARK)
    values: dict[str, Any] = {"overheated": not rolled.success}
    if frame is not None:
        values["frame"] = replace(frame, spent=frame.spent_without([COOLING]))
        if rolled.success and content.generator(frame.build.generator).refills:
            values["energy"] = unit.energy_max
    code = "unit.cooled" if rolled.success else "unit.stays_hot"
    line = draft.unit_line(unit, code, "roll", score=rolled.score, mark=HEAT_MARK)
    return emit_roll(draft, unit, rolled, line, **values)


def begin_turn(draft: Draft, unit: Unit) -> None:
    """Runs what follows once a unit is ready: it steadies itself, burns, resumes zone attacks, and
    its conditions count the turn. What it laid on the map until now ends first (FS C 3.13)."""
    end_areas(draft, unit)
    if unit.frame is not None and not unit.destroyed and can_regain_stability(unit):
        own = numbers_of(draft.state.world, unit)
        regain_stability(draft, unit, "unit.steadies_itself", max(0, own.regained.value))
    take_fire_damage(draft, draft.scene.units[unit.id])
    resume_zone_attacks(draft, unit)
    count_down_conditions(draft, "turn-start", unit.id)


def end_areas(draft: Draft, unit: Unit | None = None) -> None:
    """Removes the areas that end with a unit's turn, or all that end with anybody's.

    An area that players see stays while they do not know the unit: its end would tell of the turn.
    """
    for template in tuple(draft.scene.templates.values()):
        if not template.ends_with or (unit is not None and unit.id != template.ends_with):
            continue
        if unit is not None and not template.secret and not draft.known_to_all(unit):
            continue
        user = draft.scene.units.get(template.ends_with)
        lines = () if user is None else (_area_line(draft, template, user),)
        take_away_template(draft, template, *lines)


def _area_line(draft: Draft, template: AreaTemplate, user: Unit) -> PendingLine:
    """Returns the line about the end of an area. Of one that they keep secret only Handlers
    read."""
    at = {"q": template.at.q, "r": template.at.r}
    line = draft.unit_line(user, "module.area_ended", "turn", text=template.name, at=at)
    return replace(line, to="handler") if template.secret else line


def finish_turn(draft: Draft, unit: Unit) -> None:
    """Counts the end of a unit's turn for conditions."""
    count_down_conditions(draft, "turn-end", unit.id)


def finish_round(draft: Draft) -> None:
    """Counts the end of a round for conditions, and resets what is limited to once a round."""
    count_down_conditions(draft, "round-end")
    for unit in tuple(draft.scene.units.values()):
        if unit.frame is not None:
            frame = replace(unit.frame, spent=unit.frame.spent_without(EACH_ROUND))
            draft.set_unit("unit.readied", unit, frame=frame)


def refill_generators(draft: Draft) -> None:
    """Fills the generators that a minute of standby refills, when a conflict ends (FS C 2.3)."""
    for unit in tuple(draft.scene.units.values()):
        frame = unit.frame
        if frame is None or unit.destroyed or unit.energy >= unit.energy_max:
            continue
        if content.generator(frame.build.generator).refills:
            line = draft.unit_line(unit, "unit.refilled", "turn", energy=unit.energy_max)
            draft.set_unit("unit.readied", unit, line, energy=unit.energy_max)


def reset_for_conflict(draft: Draft) -> None:
    """Resets recoil, uses and counting conditions when a conflict starts or ends (FS C 5.22)."""
    end_areas(draft)
    for unit in tuple(draft.scene.units.values()):
        values: dict[str, Any] = {}
        if unit.frame is not None:
            frame = _frame_without_uses(draft, unit, unit.frame)
            values["frame"] = replace(frame, spent=frame.spent_without(EACH_ROUND))
        unit = draft.set_unit("unit.readied", unit, off_balance=False, **values)
        counting = [c for c in unit.conditions if c.ends is not None and c.ends.when != "repair"]
        if counting:
            remove_conditions(draft, unit, *counting)
