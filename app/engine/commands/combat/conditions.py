"""Removes conditions and counts them down (FS C 5.21, FS C 5.22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.engine.combat.conditions import (
    Moment,
    condition_fields,
    condition_ref,
    units_with_changes_at,
)
from app.engine.commands.draft import Draft
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.combat.model import Condition


def remove_conditions(draft: Draft, unit: Unit, *conditions: Condition, **values: Any) -> Unit:
    """Removes conditions with a line for each kind, and sets `values`. Returns the unit as it is
    now."""
    left = tuple(each for each in unit.conditions if each not in conditions)
    return set_conditions(draft, unit, left, *_over_lines(draft, unit, conditions), **values)


def set_conditions(
    draft: Draft,
    unit: Unit,
    conditions: tuple[Condition, ...],
    *log_lines: PendingLine,
    **values: Any,
) -> Unit:
    """Writes the unit's conditions and other values. Returns the unit as it is now."""
    fields = {**condition_fields(unit, conditions), **values}
    return draft.set_unit("unit.expired", unit, *log_lines, **fields)


def count_down_conditions(draft: Draft, when: Moment, unit_id: str = "") -> None:
    """Counts a moment for conditions: a turn of this unit begins or ends, or the round ends.

    A kind of condition is over when none of that kind is left, whoever set it (FS C 5.21).
    """
    for unit, left in units_with_changes_at(draft.scene, when, unit_id):
        kinds = {each.kind for each in left}
        over = [each for each in unit.conditions if each.kind not in kinds]
        set_conditions(draft, unit, left, *_over_lines(draft, unit, over))


def _over_lines(draft: Draft, unit: Unit, over: Iterable[Condition]) -> list[PendingLine]:
    """Returns the lines that conditions have ended: one for those of one kind, whoever set them."""
    kinds = {each.kind: each for each in over}
    return [condition_line(draft, unit, "condition.over", each) for each in kinds.values()]


def condition_line(draft: Draft, unit: Unit, code: str, condition: Condition) -> PendingLine:
    """Returns a line about a condition of a unit."""
    data = {"condition": condition.kind, "tier": condition.tier, "value": condition.value}
    return draft.unit_line(unit, code, "turn", data, condition=condition_ref(condition))
