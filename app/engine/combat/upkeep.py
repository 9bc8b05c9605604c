"""What a unit can do for itself in its turn: what there is to regain and repair (FS C 3)."""

from __future__ import annotations

from typing import Final

from app.engine.refusals import Refusal
from app.engine.state.builds import EACH_REPAIR
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.rules.dice.dice import average
from app.rules.frame_state.combat.model import Condition
from app.rules.geometry.ranges import distance3, nearest_pair

#: The mark of a survey (FS C 3.11).
SURVEY_MARK: Final = 5
#: Stability that a unit without a build regains: the AVG of a d4 (FS C 3.7).
REGAIN_WITHOUT_BUILD: Final = average(4)
#: The mark of the Sharpness test (FS C 3.20).
REACTION_MARK: Final = 5
#: The test against overheating: a d6 against 6 (FS C 5.20).
HEAT_SIDES: Final = 6
HEAT_MARK: Final = 6


def can_regain_stability(unit: Unit) -> bool:
    """Returns whether the unit has less than its maximum of stability."""
    return unit.stability < unit.stability_max


def check_can_regain_stability(unit: Unit) -> None:
    """Raises `Refusal` "nothing-to-regain" for a unit without stability, or "stability-full"."""
    if unit.stability_max <= 0:
        raise Refusal("nothing-to-regain", unit=unit_ref(unit))
    if not can_regain_stability(unit):
        raise Refusal("stability-full", unit=unit_ref(unit))


def check_beside(unit: Unit, target: Unit) -> None:
    """Raises `Refusal` "not-on-map", or "not-beside" unless the target is at most one step away."""
    if target.at is None:
        raise Refusal("not-on-map", unit=unit_ref(target))
    here, there = nearest_pair(unit.cells, target.cells)
    if distance3(here, there).total > 1:
        raise Refusal("not-beside", unit=unit_ref(unit), target=unit_ref(target))


def can_be_repaired(unit: Unit) -> bool:
    """Returns whether a repair restores anything: integrity, layers, or a condition that it
    ends."""
    spent = unit.frame is not None and any(unit.frame.spent.get(each) for each in EACH_REPAIR)
    return unit.integrity < unit.integrity_max or spent or any(map(until_repair, unit.conditions))


def until_repair(condition: Condition) -> bool:
    """Returns whether a condition lasts until a repair ends it."""
    return condition.ends is not None and condition.ends.when == "repair"
