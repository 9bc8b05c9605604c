"""Conditions come, count down and go (frame-state-combat 2.1 and 5)."""

from __future__ import annotations

from typing import Any

from app.engine.combat.conditions import (
    Moment,
    condition_fields,
    condition_ref,
    units_with_changes_at,
)
from app.engine.commands.draft import Draft, PendingLine
from app.engine.state.state import Unit
from app.rules.frame_state.combat.model import Condition


def remove_conditions(draft: Draft, unit: Unit, *conditions: Condition, **values: Any) -> Unit:
    """Take conditions from a unit, with a line for each, and set `values`; the unit as it is."""
    left = tuple(each for each in unit.conditions if each not in conditions)
    lines = [condition_line(draft, unit, "condition.over", each) for each in conditions]
    return set_conditions(draft, unit, left, *lines, **values)


def set_conditions(
    draft: Draft, unit: Unit, conditions: tuple[Condition, ...], *say: PendingLine, **values: Any
) -> Unit:
    fields = {**condition_fields(unit, conditions), **values}
    return draft.set_unit("unit.expired", unit, *say, **fields)


def count_down_conditions(draft: Draft, when: Moment, unit_id: str = "") -> None:
    """A turn of this unit begins or ends, or the round does: conditions count it."""
    for unit, left in units_with_changes_at(draft.scene, when, unit_id):
        kinds = [(each.kind, each.by) for each in left]
        over = [each for each in unit.conditions if (each.kind, each.by) not in kinds]
        lines = [condition_line(draft, unit, "condition.over", each) for each in over]
        set_conditions(draft, unit, left, *lines)


def condition_line(draft: Draft, unit: Unit, code: str, condition: Condition) -> PendingLine:
    data = {"condition": condition.kind, "tier": condition.tier, "value": condition.value}
    return draft.unit_line(unit, code, "turn", data, condition=condition_ref(condition))
