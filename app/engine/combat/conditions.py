"""Conditions of units: what the numbers of all of them come to, and when they are over.

Of several conditions that do the same the strongest counts (frame-state-combat 2.1 and 5). What a
condition does is in its own numbers; only its name is looked up, so none is named here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Literal

from app.engine.state.state import Scene, Unit
from app.rules.frame_state.combat.content.conditions import CONDITIONS
from app.rules.frame_state.combat.harm import regain_stability, stagger_threshold
from app.rules.frame_state.combat.model import Condition

#: A moment of the round at which conditions can end.
Moment = Literal["turn-start", "turn-end", "round-end"]


def speed_of(unit: Unit) -> int:
    """Its speed as its conditions leave it, in hexes."""
    return max(0, unit.speed + min((each.move for each in unit.conditions), default=0))


def steps_drained(unit: Unit) -> int:
    """The steps it loses at the start of its turn."""
    return max((each.drain for each in unit.conditions), default=0)


def condition_ref(condition: Condition) -> dict[str, str]:
    """How params name a condition."""
    kind = CONDITIONS.get(condition.kind)
    return {"condition": condition.kind, "name": condition.kind if kind is None else kind.name}


def bound_condition(scene: Scene, condition: Condition, unit: str, by: str) -> Condition:
    """The condition that a unit leaves on another: whose turns it counts is named now."""
    running = "" if scene.conflict is None else scene.conflict.active or ""
    ends = condition.ends and condition.ends.bound(by, unit, running)
    return replace(condition, by=by, ends=ends)


def with_condition(conditions: Iterable[Condition], new: Condition) -> tuple[Condition, ...]:
    """With one more, which takes the place of the same from the same unit."""
    return (*(c for c in conditions if (c.kind, c.by) != (new.kind, new.by)), new)


def remaining_after(
    conditions: tuple[Condition, ...], when: Moment, unit: str
) -> tuple[Condition, ...]:
    """What is left of conditions after such a moment, of that unit's turn or of the round."""
    left = []
    for condition in conditions:
        ends = condition.ends
        if ends is None or ends.when != when or ends.unit not in ("", unit):
            left.append(condition)
        elif ends.count > 1:
            left.append(replace(condition, ends=replace(ends, count=ends.count - 1)))
    return tuple(left)


def condition_fields(unit: Unit, conditions: tuple[Condition, ...]) -> dict[str, Any]:
    """The fields of a unit with these conditions.

    Only a gain of stability ends a stagger, so a unit stays staggered that was so by a condition
    which is over.
    """
    then = replace(unit, conditions=conditions, reeling=False)
    staggered = unit.staggered or then.staggered
    return {"conditions": conditions, "reeling": staggered and unit.stability > 0}


def stability_fields(unit: Unit, amount: int) -> dict[str, Any]:
    """The fields of a unit after a gain of stability; who is steady again cannot evade before the
    start of its next turn (frame-state-combat 5)."""
    least = stagger_threshold(unit.conditions)
    level, staggered = regain_stability(
        unit.stability, unit.stability_max, unit.staggered, amount, least
    )
    values = {"stability": level, "reeling": staggered and level > 0}
    return {**values, "off_balance": True} if unit.staggered and not staggered else values


def units_with_changes_at(
    scene: Scene, when: Moment, unit: str
) -> list[tuple[Unit, tuple[Condition, ...]]]:
    """The units whose conditions count a moment, with what is left of them.

    The end of a round also counts for every turn of a unit that has none any more.
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
