"""Units as the rules of combat see them: explained numbers and present state.

The rules compute the numbers of a build. Numbers that the Handler sets stand beside the computed
parts, so that each number still says where it comes from (FS C 1.1, FS C 2.17).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from app.engine.state.builds import ABLATIVE, ABLATIVE_ROUND, BULK, RECOVERY, RECOVERY_ROUND
from app.engine.state.crew import Character
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.rules.frame_state.characters import Category, Sheet
from app.rules.frame_state.combat.harm import can_recover
from app.rules.frame_state.combat.model import Build, Fighter, Number, Numbers, Part
from app.rules.frame_state.combat.numbers import bare, numbers, with_sheet
from app.rules.geometry.terrain import Prop
from app.rules.memo import Memo

#: Numbers that the Handler can set, besides the pools and the speed, which are fields of a unit.
#: "mitigation_number" is the one against damage of every type.
OVERRIDABLE_NUMBERS: Final = (
    "evasion_number",
    "attack_number",
    "mitigation_number",
    "evasion",
    "detectors",
    "recoil",
    "recharge",
    "regained",
    "scanner",
)


def pilot_character(world: World, unit: Unit) -> Character | None:
    """Returns the character that a unit stands for."""
    return next((each for each in world.characters.values() if each.unit == unit.id), None)


#: The sheet and the categories that the numbers of a unit were computed from, and the numbers.
_NUMBERS: Final = Memo[tuple[Sheet | None, tuple[Category, ...], Numbers]]()


def build_of(world: World, unit: Unit) -> Build | None:
    """Returns a unit's build with the sheet of its pilot's character (FS C 2.16).

    None for a unit without a build.
    """
    if unit.frame is None:
        return None
    pilot = pilot_character(world, unit)
    if pilot is None:
        return unit.frame.build
    return with_sheet(unit.frame.build, world.categories, pilot.sheet)


def numbers_of(world: World, unit: Unit) -> Numbers:
    """Returns all numbers of a unit with their parts; cached while nothing of it changes."""
    pilot = None if unit.frame is None else pilot_character(world, unit)
    sheet = None if pilot is None else pilot.sheet
    known = _NUMBERS.get(unit)
    if known is None or known[0] is not sheet or known[1] is not world.categories:
        known = _NUMBERS.put(unit, (sheet, world.categories, _numbers(world, unit)))
    return known[2]


def base_numbers(world: World, unit: Unit) -> Numbers:
    """Returns the numbers of a unit before those that the Handler has set."""
    build = build_of(world, unit)
    if build is not None:
        return numbers(build)
    return bare(
        unit.name,
        integrity=unit.integrity_max,
        stability=unit.stability_max,
        speed=unit.speed,
        energy=unit.energy_max,
    )


def _numbers(world: World, unit: Unit) -> Numbers:
    base = base_numbers(world, unit)
    own = {
        "integrity": unit.integrity_max,
        "stability": unit.stability_max,
        "speed": unit.speed,
        "capacity": unit.energy_max,
    }
    named: Mapping[str, int] = {**own, **unit.overrides}
    fields: dict[str, Any] = {
        name: with_override(getattr(base, name), value)
        for name, value in named.items()
        if name != "mitigation_number"
    }
    least = unit.overrides.get("mitigation_number")
    if least is None:
        return replace(base, **fields)
    against = {kind: with_override(each, least) for kind, each in base.mitigation_number.items()}
    return replace(base, **fields, mitigation_number=against)


def with_override(number: Number, value: int) -> Number:
    """Returns the number with the Handler's value; the difference is a part of its own."""
    if number.value == value:
        return number
    return Number(value, (*number.parts, Part("handler", "Handler", value - number.value)))


def fighter_of(world: World, unit: Unit) -> Fighter:
    """Returns a unit as an attack sees it now."""
    own = numbers_of(world, unit)
    spent: Mapping[str, int] = {} if unit.frame is None else unit.frame.spent
    orders: Mapping[str, bool] = {} if unit.frame is None else unit.frame.orders
    return Fighter(
        id=unit.id,
        name=unit.name,
        rolls=unit.disposition == "pilot",
        numbers=own,
        integrity=unit.integrity,
        stability=unit.stability,
        energy=unit.energy,
        recoil=0 if unit.frame is None else unit.frame.recoil,
        staggered=unit.staggered,
        evades=not (unit.staggered or unit.off_balance or unit.destroyed),
        overheated=unit.overheated,
        ablative=spent.get(ABLATIVE, 0) < own.ablative_times and not spent.get(ABLATIVE_ROUND),
        conditions=unit.conditions,
        recovers=can_recover(
            own.recovery,
            unit.energy,
            ordered=orders.get(RECOVERY, True),
            overheated=unit.overheated,
            used=bool(spent.get(RECOVERY_ROUND)),
        ),
        endures=not spent.get(BULK),
    )


def prop_fighter(prop: Prop) -> Fighter:
    """Returns a prop as an attack sees it; its value defends it (FS C 2.14, FS C 5.10)."""
    name = prop.name or "Prop"
    return Fighter(
        id=prop.id,
        name=name,
        rolls=False,
        numbers=bare(name, integrity=prop.value, sides=0, defence=prop.value),
        integrity=prop.integrity,
        stability=0,
        energy=0,
        evades=False,
        sturdy=True,
    )
