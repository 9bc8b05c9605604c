"""Sample fighters and weapons made of plain numbers, and attacks enumerated by brute force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from app.rules.dice.dice import average
from app.rules.frame_state.combat.attack import next_owed_die, resolve
from app.rules.frame_state.combat.exchange import Exchange, Situation, exchange_of
from app.rules.frame_state.combat.model import (
    Fighter,
    Number,
    Numbers,
    PlatingEffect,
    Roll,
    Weapon,
    WeaponProfile,
    WeaponTraits,
)
from app.rules.frame_state.combat.odds import RESULTS, AttackOdds
from app.rules.frame_state.combat.outcome import Outcome

#: the only damage type here
STUFF = "stuff"


def numbers(
    *,
    sharpness: int = 4,
    smarts: int = 4,
    synergy: int = 4,
    evasion: int = 0,
    plating: int = 0,
    bulk: int = 0,
    bulk_bonus: int = 0,
    ablative: int = 0,
    guard: PlatingEffect | None = None,
    **more: Any,
) -> Numbers:
    """Returns the numbers of a frame, with dice as sides. Fixed numbers follow from the dice;
    `more` replaces any number."""
    made = Numbers(
        integrity=Number(9),
        stability=Number(12),
        speed=Number(4),
        recoil=Number(3),
        capacity=Number(4),
        recharge=Number(4),
        sharpness=Roll(sharpness),
        smarts=Roll(smarts),
        synergy=Roll(synergy),
        evasion=Number(evasion),
        detectors=Number(0),
        evasion_number=Number(average(synergy) + evasion),
        attack_number=Number(average(sharpness)),
        mitigation_number={STUFF: Number(average(smarts) + plating)},
        plating={STUFF: Number(plating)},
        plated={},
        bulk=bulk,
        recovery=0,
        regained=Number(0),
        ablative=Number(ablative),
        ablative_times=0,
        scanner=Number(0),
        profiles={},
        bulk_bonus=bulk_bonus,
        guards={STUFF: guard} if guard else {},
    )
    return replace(made, **more)


def profile(
    damage: int = 6,
    *,
    direct: int = 4,
    plus: int = 0,
    least: int = 0,
    reach: int = 7,
    least_range: int = 0,
    targeting: int = 0,
    **traits: Any,
) -> WeaponProfile:
    """Returns a weapon. Its type and tags are the `traits`."""
    return WeaponProfile(
        weapon=Weapon("w1", "Weapon", 2, "shooter", STUFF),
        steps=Number(2),
        energy=Number(0),
        recoil=Number(1),
        uses=Number(1),
        reach=Number(reach),
        least_range=Number(least_range),
        targeting=Number(targeting),
        damage=Roll(damage, plus, least),
        direct=Roll(direct),
        cost=2,
        traits=WeaponTraits(**traits),
    )


def fighter(id: str = "npc", **more: Any) -> Fighter:
    """Returns a fighter without rolls, with 9 integrity, 12 stability and 4 energy."""
    some: dict[str, Any] = {"rolls": False, "integrity": 9, "stability": 12, "energy": 4}
    return Fighter(**{"id": id, "name": id, "numbers": numbers(), **some, **more})


def pilot(id: str = "pilot", **more: Any) -> Fighter:
    """Returns a fighter that rolls, like a pilot's."""
    return fighter(id, rolls=True, **more)


def prop(value: int = 3, **more: Any) -> Fighter:
    """Returns a prop with that value."""
    made = numbers(mitigation_number={STUFF: Number(value)}, evasion_number=Number(value))
    some = {"evades": False, "sturdy": True, "integrity": value, "stability": 0, "numbers": made}
    return fighter("prop", **{**some, **more})


def attack(
    attacker: Fighter,
    weapon: WeaponProfile,
    target: Fighter,
    faces: Mapping[str, int] | None = None,
    **situation: Any,
) -> Outcome:
    """Attacks and resolves with these faces."""
    at = Situation(**situation)
    return resolve(exchange_of(attacker, weapon, target, STUFF, at), faces or {})


def owed(exchange: Exchange, faces: Mapping[str, int] | None = None) -> list[tuple[str, int, str]]:
    """Returns all dice in order when each shows a 1 (or `faces`): purpose, sides, roller."""
    rolled = dict(faces or {})
    found: list[tuple[str, int, str]] = []
    while one := next_owed_die(exchange, rolled):
        found.append((one.purpose, one.sides, one.by))
        rolled[one.purpose] = 1
    return found


def every(exchange: Exchange) -> Iterator[tuple[Fraction, Outcome]]:
    """Yields every course of an attack, die by die in order, with its probability."""
    open_: list[tuple[Fraction, dict[str, int]]] = [(Fraction(1), {})]
    while open_:
        p, faces = open_.pop()
        one = next_owed_die(exchange, faces)
        if one is None:
            yield p, resolve(exchange, faces)
            continue
        assert one.purpose not in faces
        shown = ({**faces, one.purpose: face} for face in range(1, one.sides + 1))
        open_.extend((p / one.sides, each) for each in shown)


def enumerated(exchange: Exchange) -> AttackOdds:
    """Returns the odds by enumeration: every face of every die through `resolve`."""
    outcomes = dict.fromkeys(RESULTS, Fraction(0))
    damage: dict[int, Fraction] = {}
    impact: dict[int, Fraction] = {}
    stagger = destroy = Fraction(0)
    for p, outcome in every(exchange):
        harm = outcome.harm
        outcomes[outcome.result] += p
        damage[harm.integrity_lost] = damage.get(harm.integrity_lost, Fraction(0)) + p
        impact[harm.stability_lost] = impact.get(harm.stability_lost, Fraction(0)) + p
        stagger += p * outcome.staggers
        destroy += p * harm.destroyed
    return AttackOdds(
        outcomes, dict(sorted(damage.items())), dict(sorted(impact.items())), stagger, destroy
    )
