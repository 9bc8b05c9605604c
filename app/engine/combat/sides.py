"""The sides of units: who belongs together, and who fights whom."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.state.unit import Unit

#: The side of each disposition. A side shares what one of its units has marked (FS C 4.26).
SIDES = {"pilot": "pilots", "ally": "pilots", "enemy": "enemy", "neutral": "neutral"}


def are_on_one_side(unit: Unit, other: Unit) -> bool:
    """Returns whether two units are on the same side."""
    return SIDES[unit.disposition] == SIDES[other.disposition]


def are_foes(unit: Unit, other: Unit) -> bool:
    """Returns whether one unit is on the pilots' side and the other on the enemy's."""
    return {SIDES[unit.disposition], SIDES[other.disposition]} == {"pilots", "enemy"}


def one_side_is_lost(units: Iterable[Unit]) -> bool:
    """Returns whether all frames of the pilots' side, or all of the enemy's, are destroyed.

    Hidden units and ejected pilots do not count, nor does a side without units.
    """
    lost: dict[str, bool] = {}
    for unit in units:
        if not unit.hidden and unit.pilot_of is None:
            side = SIDES[unit.disposition]
            lost[side] = lost.get(side, True) and unit.destroyed
    return lost.get("pilots", False) or lost.get("enemy", False)
