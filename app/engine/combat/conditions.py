"""Conditions of units: their combined effect on numbers, and when they end.

Of several conditions with the same effect the strongest counts (FS C 5.21). The effects are numbers
of the condition itself; content is looked up only for names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Literal

from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.content.conditions import CONDITIONS
from app.rules.frame_state.combat.harm import regain_stability, stagger_threshold
from app.rules.frame_state.combat.model import Condition

#: A moment of the round at which conditions can end.
Moment = Literal["turn-start", "turn-end", "round-end"]


def speed_of(unit: Unit) -> int:
    """Returns a unit's speed under its conditions, in hexes."""
    return max(0, unit.speed + min((each.move for each in unit.conditions), default=0))


def steps_drained(unit: Unit) -> int:
    """Returns the steps that a unit loses at the start of its turn (FS C 2.1.24)."""
    return max((each.drain for each in unit.conditions), default=0)


def condition_ref(condition: Condition) -> dict[str, str]:
    """Returns how params refer to a condition."""
    kind = CONDITIONS.get(condition.kind)
    return {"condition": condition.kind, "name": condition.kind if kind is None else kind.name}


def bound_condition(scene: Scene, condition: Condition, unit: str, by: str) -> Condition:
    """Returns a condition bound to the unit that causes it and the unit whose turns it counts."""
    running = "" if scene.conflict is None else scene.conflict.active or ""
    ends = condition.ends and condition.ends.bound(by, unit, running)
    return replace(condition, by=by, ends=ends)


def with_condition(conditions: Iterable[Condition], new: Condition) -> tuple[Condition, ...]:
    """Returns conditions with a new one, which replaces the same from the same unit (FS C 5.21)."""
    return (*(c for c in conditions if (c.kind, c.by) != (new.kind, new.by)), new)


def remaining_after(
    conditions: tuple[Condition, ...], when: Moment, unit: str
) -> tuple[Condition, ...]:
    """Returns the conditions that remain after a moment of a turn or round (FS C 5.21)."""
    left = []
    for condition in conditions:
        ends = condition.ends
        if ends is None or ends.when != when or ends.unit not in ("", unit):
            left.append(condition)
        elif ends.count > 1:
            left.append(replace(condition, ends=replace(ends, count=ends.count - 1)))
    return tuple(left)


def condition_fields(unit: Unit, conditions: tuple[Condition, ...]) -> dict[str, Any]:
    """Returns the fields of a unit that gets these conditions.

    A unit that a condition staggered stays so when that ends: only regained stability ends a
    stagger (FS C 5.24).
    """
    then = replace(unit, conditions=conditions, reeling=False)
    staggered = unit.staggered or then.staggered
    return {"conditions": conditions, "reeling": staggered and unit.stability > 0}


def stability_fields(unit: Unit, amount: int) -> dict[str, Any]:
    """Returns the fields of a unit that regains stability.

    If that ends its stagger, it cannot evade before its next turn begins (FS C 5.2, FS C 5.24).
    """
    least = stagger_threshold(unit.conditions)
    level, staggered = regain_stability(
        unit.stability, unit.stability_max, unit.staggered, amount, least
    )
    values = {"stability": level, "reeling": staggered and level > 0}
    return {**values, "off_balance": True} if unit.staggered and not staggered else values


def units_with_changes_at(
    scene: Scene, when: Moment, unit: str
) -> list[tuple[Unit, tuple[Condition, ...]]]:
    """Returns the units whose conditions change at a moment, with the conditions that remain.

    The end of a round also counts for the turns of units that have none any more (FS C 5.22).
    """
    found = []
    for each in scene.units.values():
        left = remaining_after(each.conditions, when, unit)
        if when == "round-end":
            left = _after_no_turn(scene, left)
        if left != each.conditions:
            found.append((each, left))
    return found


def _after_no_turn(scene: Scene, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    for condition in conditions:
        ends = condition.ends
        if ends is None or ends.when not in ("turn-start", "turn-end"):
            continue
        whose = scene.units.get(ends.unit)
        if whose is None or not whose.can_act:
            only = remaining_after((condition,), ends.when, ends.unit)
            at = conditions.index(condition)
            return (*conditions[:at], *only, *_after_no_turn(scene, conditions[at + 1 :]))
    return conditions
