"""Conditions come, count down and go (frame-state-combat 2.1 and 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.combat.conditions import Moment, concerned, joined, named, with_conditions
from app.engine.commands.draft import Draft, Say
from app.engine.state.state import Unit
from app.rules.frame_state.combat.model import Condition


def afflict(draft: Draft, unit_id: str, *conditions: Condition) -> Unit:
    """Give a unit conditions, with a line for each; the unit as it is now."""
    unit = draft.scene.units[unit_id]
    held = unit.conditions
    for condition in conditions:
        held = joined(held, condition)
    lines = [_line(draft, unit, "condition.begun", each) for each in conditions]
    return change(draft, unit, held, *lines)


def lift(draft: Draft, unit: Unit, *conditions: Condition, **values: Any) -> Unit:
    """Take conditions from a unit, with a line for each, and set `values`; the unit as it is."""
    left = tuple(each for each in unit.conditions if each not in conditions)
    lines = [_line(draft, unit, "condition.over", each) for each in conditions]
    return change(draft, unit, left, *lines, **values)


def change(
    draft: Draft, unit: Unit, conditions: tuple[Condition, ...], *say: Say, **values: Any
) -> Unit:
    """Set a unit's conditions; the log says who staggers by it."""
    if replace(unit, conditions=conditions).staggered and not unit.staggered:
        say = (*say, draft.about(unit, "unit.staggered", "turn"))
    fields = {**with_conditions(unit, conditions), **values}
    return draft.set_unit("unit.expired", unit, *say, **fields)


def pass_moment(draft: Draft, when: Moment, unit_id: str = "") -> None:
    """A turn of this unit begins or ends, or the round does: conditions count it."""
    for unit, left in concerned(draft.scene, when, unit_id):
        kinds = [(each.kind, each.by) for each in left]
        over = [each for each in unit.conditions if (each.kind, each.by) not in kinds]
        lines = [_line(draft, unit, "condition.over", each) for each in over]
        change(draft, unit, left, *lines)


def _line(draft: Draft, unit: Unit, code: str, condition: Condition) -> Say:
    data = {"condition": condition.kind, "tier": condition.tier, "value": condition.value}
    return draft.about(unit, code, "turn", data, condition=named(condition))
