"""Exchange: all numbers of one attack on one target before the dice (FS C 4.1 to 4.16).

`exchange_of` collects every number of the attack from attacker, weapon, target and situation, each
with the parts that explain it. Only the faces of dice are open: `attack.next_owed_die` names the
next die, `attack.resolve` returns the outcome, `odds.odds` the odds. An `Exchange` can be hashed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from app.rules.dice.dice import average, die_name
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.exchange_model import Adjust, Exchange, Result, Situation
from app.rules.frame_state.combat.harm import body_of
from app.rules.frame_state.combat.model import (
    Condition,
    Fighter,
    Number,
    Numbers,
    Part,
    PlatingEffect,
    Roll,
    WeaponProfile,
    WeaponTraits,
)

__all__ = [
    "Adjust",
    "Exchange",
    "Result",
    "Situation",
    "burn_of",
    "effective_reach",
    "exchange_of",
    "in_area",
    "may_evade",
    "strongest",
]

#: for each hex beyond the range of a weapon
BEYOND: Final = -2


def exchange_of(
    attacker: Fighter,
    profile: WeaponProfile,
    target: Fighter,
    damage_type: str,
    situation: Situation | None = None,
) -> Exchange:
    """Returns the exchange of an attack of this weapon on this target.

    Raises ValueError for a choice that the weapon does not offer (homing, steps to prepare).
    """
    at = situation or Situation()
    traits = profile.traits
    beyond = _beyond(attacker, profile, at)
    aiming = _aiming(profile, target, at, beyond)
    reactive = target.rolls and not attacker.rolls
    if reactive:
        test = _dodge(target, at)
        mark = _total((*_attack_parts(attacker, traits, at), *aiming, *_handler(at.adjust.mark)))
    else:
        test = _targeting(attacker, traits, at, aiming)
        mark = _evasion(target, at)
    resonance, harmed = _resonance(target)
    damage, missed = _damages(attacker, profile, at, resonance)
    bonus = max(0, attacker.energy - at.unpaid) if traits.energy_bonus else 0
    direct = profile.direct if attacker.rolls else _fixed(profile.direct)
    return Exchange(
        attacker=attacker.id,
        target=target.id,
        weapon=profile.weapon.id,
        damage_type=damage_type,
        kind="reactive" if reactive else "proactive",
        attacker_rolls=attacker.rolls,
        target_rolls=target.rolls,
        test=test,
        mark=mark,
        evades=may_evade(target),
        beyond=beyond,
        second_look=traits.second_look if attacker.rolls and at.homing else 0,
        exposed=traits.direct_on_staggered and target.staggered,
        forced=at.adjust.outcome,
        damage=damage,
        missed=missed,
        direct=direct,
        shock=traits.shock,
        bonus=bonus,
        firm=min(bonus, traits.firm),
        missed_bonus=bonus if traits.on_miss == "plain" else 0,
        aces=True,
        least=traits.least,
        more=traits.through,
        ablative=_ablative(target),
        mitigation=_mitigation(target, damage_type, traits, at.adjust.mitigation),
        guard=target.numbers.guards.get(damage_type, PlatingEffect()),
        impacts=True,
        blast=traits.blast,
        body=body_of(target),
        inflicts=() if target.sturdy else traits.inflicts,
        harmed=harmed,
        overheats=traits.overheats,
        running=at.running,
    )


def burn_of(
    target: Fighter, condition: Condition, damage_type: str, *, rolled: bool, damage: int = 0
) -> Exchange:
    """Returns the exchange of a fire (`condition.burn`: sides of its die) when the target's turn
    starts (FS C 4.21).

    `rolled`: a pilot lit it, so its die is rolled; it is AVG otherwise and never aces. It is
    mitigated as any damage and makes no impact. `damage`: what the Handler adds.
    """
    die = Roll(condition.burn, parts=(_by(condition, 0),))
    parts, harmed = _resonance(target)
    roll = die if rolled else _fixed(die)
    roll = _with(roll, (*parts, *_handler(damage)))
    return Exchange(
        attacker=condition.by,
        target=target.id,
        weapon="",
        damage_type=damage_type,
        kind="proactive",
        attacker_rolls=rolled,
        target_rolls=target.rolls,
        test=None,
        mark=Number(0),
        evades=False,
        beyond=0,
        second_look=0,
        exposed=False,
        forced="hit",
        damage=roll,
        missed=None,
        direct=Roll(0),
        shock=0,
        bonus=0,
        firm=0,
        missed_bonus=0,
        aces=False,
        least=0,
        more=0,
        ablative=_ablative(target),
        mitigation=_mitigation(target, damage_type, WeaponTraits(), 0),
        guard=PlatingEffect(),
        impacts=False,
        blast=False,
        body=body_of(target),
        inflicts=(),
        harmed=harmed,
        overheats=False,
    )


def in_area(distance: int, radius: int, numbers: Numbers, damage_type: str) -> bool:
    """Whether an epicentre so many steps away reaches a unit; plating may count it further (FS C
    4.17)."""
    return (
        distance + numbers.guards.get(damage_type, PlatingEffect()).clear <= radius or distance == 0
    )


def may_evade(target: Fighter) -> bool:
    """Whether a target may dodge: not while staggered, off balance or as a prop (FS C 4.4,
    5.24)."""
    return target.evades and not target.staggered and not target.sturdy


def strongest(conditions: Iterable[Condition], strength: Callable[[Condition], int]) -> int | None:
    """Returns the index of the strongest condition; they do not add up (FS C 5.21)."""
    found = [(strength(condition), -i) for i, condition in enumerate(conditions)]
    most, place = max(found, default=(0, 0))
    return -place if most > 0 else None


def effective_reach(attacker: Fighter, profile: WeaponProfile, unbraced: bool = False) -> Number:
    """The range of a weapon now: 0 without recoil, less with some conditions; reach is neither
    (FS C 4.6)."""
    if profile.traits.melee:
        return profile.reach
    if unbraced:
        return _total((*_of(profile.reach, "reach"), _part("recoil", -profile.reach.value)))
    less = strongest(attacker.conditions, lambda condition: -condition.reach)
    if less is None:
        return profile.reach
    condition = attacker.conditions[less]
    taken = max(condition.reach, -profile.reach.value)
    return _total((*_of(profile.reach, "reach"), _by(condition, taken)))


def _beyond(attacker: Fighter, profile: WeaponProfile, at: Situation) -> int:
    if at.beyond is not None:
        return at.beyond
    return max(0, at.distance - effective_reach(attacker, profile, at.unbraced).value)


def _aiming(
    profile: WeaponProfile, target: Fighter, at: Situation, beyond: int
) -> tuple[Part, ...]:
    """Returns what is added to targeting: bonus, preparation, zone, tracers, range."""
    parts: list[Part] = []
    if at.distance >= profile.least_range.value:
        parts += _of(profile.targeting, "targeting")
    else:
        parts.append(_part("least-range", 0))
    if at.prepare:
        offered = dict(profile.traits.prepare)
        if at.prepare not in offered:
            raise ValueError(f"no preparation of {at.prepare} steps")
        parts.append(_part("prepare", offered[at.prepare]))
    if at.zone_targeting:
        parts.append(_part("zone", at.zone_targeting))
    marked = strongest(target.conditions, lambda condition: condition.targeting)
    if marked is not None:
        condition = target.conditions[marked]
        parts.append(_by(condition, condition.targeting))
    if beyond:
        parts.append(_part("beyond", BEYOND * beyond))
    return (*parts, *_handler(at.adjust.targeting))


def _homing(traits: WeaponTraits, at: Situation) -> int:
    """Sides of the die that takes the place of Sharpness, 0: Sharpness it is."""
    if at.homing and not traits.homing:
        raise ValueError("the weapon has no homing")
    return traits.homing if at.homing else 0


def _targeting(
    attacker: Fighter, traits: WeaponTraits, at: Situation, aiming: tuple[Part, ...]
) -> Roll:
    """Step 1 of a proactive attack. An attacker that never rolls has a fixed number."""
    if not attacker.rolls:
        return _with(Roll(0), (*_attack_parts(attacker, traits, at), *aiming))
    homing = _homing(traits, at)
    die = Roll(homing, parts=(_part("homing", 0),)) if homing else attacker.numbers.sharpness
    return _with(die, aiming)


def _attack_parts(attacker: Fighter, traits: WeaponTraits, at: Situation) -> tuple[Part, ...]:
    """The attack number of an attacker that never rolls, before additions to targeting."""
    homing = _homing(traits, at)
    if homing:
        return (Part("homing", f"Average of {die_name(homing)}", average(homing)),)
    return _of(attacker.numbers.attack_number, "attack")


def _dodge(target: Fighter, at: Situation) -> Roll:
    """Step 1 of an attacked pilot; a target that cannot evade has score 0 (FS C 4.4)."""
    if not may_evade(target):
        return Roll(0, parts=(_part("no-evasion", 0),))
    evasion = _of(target.numbers.evasion, "evasion")
    return _with(target.numbers.synergy, (*evasion, *_handler(at.adjust.dodge)))


def _evasion(target: Fighter, at: Situation) -> Number:
    """The mark of a proactive attack: 0 for a target that cannot evade (FS C 4.4)."""
    adjust = at.adjust
    if not may_evade(target):
        return _total((_part("no-evasion", 0), *_handler(adjust.mark)))
    evasion = _of(target.numbers.evasion_number, "evasion")
    return _total((*evasion, *_handler(adjust.dodge + adjust.mark)))


def _resonance(target: Fighter) -> tuple[tuple[Part, ...], int | None]:
    """Returns what a condition of the target adds to damage, and its index (FS C 2.1.22)."""
    place = strongest(target.conditions, lambda condition: condition.harm)
    if place is None:
        return (), None
    condition = target.conditions[place]
    return (_by(condition, condition.harm),), place


def _damages(
    attacker: Fighter, profile: WeaponProfile, at: Situation, resonance: tuple[Part, ...]
) -> tuple[Roll, Roll | None]:
    """Step 2: the damage of a hit, and that of a miss (FS C 4.15)."""
    traits = profile.traits
    after = (*resonance, *_handler(at.adjust.damage))
    zone = (_part("zone", at.zone_damage),) if at.zone_damage else ()
    die = Roll(profile.damage.sides, least=profile.damage.least)
    whole, bare = (profile.damage, die)
    if not attacker.rolls:
        whole, bare = _fixed(whole), _fixed(bare)
    hit = _with(whole, (*zone, *after))
    if traits.on_miss == "nothing":
        return hit, None
    if traits.on_miss == "bare":
        return hit, _with(bare, after)
    return hit, _with(hit, (_part("volley", -traits.volley),))


def _ablative(target: Fighter) -> int:
    return target.numbers.ablative.value if target.ablative else 0


def _mitigation(
    target: Fighter, damage_type: str, traits: WeaponTraits, adjust: int
) -> Roll | None:
    """Step 2 of the target: a pilot tests Smarts and plating, others have a fixed number."""
    if traits.unmitigable:
        return None
    numbers = target.numbers
    if target.rolls:
        plating = numbers.plating.get(damage_type, Number(0))
        base = _with(numbers.smarts, _of(plating, "plating"))
    else:
        base = _with(Roll(0), _of(numbers.mitigation_number[damage_type], "mitigation"))
    pierce = (_part("pierce", -traits.pierce),) if traits.pierce else ()
    return _with(base, (*pierce, *_handler(adjust)))


# -- parts ----------------------------------------------------------------------------------------


#: names of parts; a condition's part has the name of its kind
_NAMES: Final = {
    "attack": "Attack",
    "beyond": "Beyond range",
    "evasion": "Evasion",
    "handler": "Handler",
    "homing": "Homing",
    "least-range": "Too near",
    "mitigation": "Mitigation",
    "no-evasion": "Cannot evade",
    "pierce": "Pierce",
    "plating": "Plating",
    "prepare": "Preparation",
    "reach": "Range",
    "recoil": "No recoil left",
    "targeting": "Targeting",
    "volley": "Without the volley",
    "zone": "Zone",
}


def _part(source: str, value: int) -> Part:
    return Part(source, _NAMES[source], value)


def _by(condition: Condition, value: int) -> Part:
    """Returns the summand of a condition."""
    known = content.CONDITIONS.get(condition.kind)
    return Part(condition.kind, known.name if known else condition.kind, value)


def _handler(value: int) -> tuple[Part, ...]:
    return (_part("handler", value),) if value else ()


def _of(number: Number, source: str) -> tuple[Part, ...]:
    """The parts of a number; its value as one where it has none."""
    return number.parts or ((_part(source, number.value),) if number.value else ())


def _total(parts: tuple[Part, ...]) -> Number:
    return Number(sum(part.value for part in parts), parts)


def _with(roll: Roll, parts: tuple[Part, ...]) -> Roll:
    """A roll with more added to it."""
    plus = roll.plus + sum(part.value for part in parts)
    return replace(roll, plus=plus, parts=(*roll.parts, *parts))


def _fixed(roll: Roll) -> Roll:
    """The result of a fighter that never rolls: the die at AVG, or its least result (FS C 1.1)."""
    if not roll.sides:
        return roll
    counts = max(average(roll.sides), roll.least)
    part = Part("average", f"Average of {die_name(roll.sides)}", counts)
    return Roll(0, roll.plus + counts, 0, (part, *roll.parts))
