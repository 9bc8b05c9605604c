"""Odds of real weapons (FS C 2, 4).

Each chassis, weapon type, damage type and tag tier is enumerated. Builds with everything at once
are sampled with a fixed seed.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import count
from math import sqrt

import pytest

from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.attack import next_owed_die, resolve
from app.rules.frame_state.combat.exchange import Exchange, Situation, exchange_of
from app.rules.frame_state.combat.model import Build, Condition, Fighter, Numbers, Weapon
from app.rules.frame_state.combat.numbers import numbers
from app.rules.frame_state.combat.odds import AttackOdds, odds
from app.rules.frame_state.combat.outcome import Outcome
from tests.counts import LONG
from tests.fixtures.builds import random_build
from tests.rules.frame_state.sample_fights import enumerated

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover
#: How many chassis each weapon meets, in turn; all of them with full counts.
MET = len(content.CHASSIS) if LONG else 2

TIERS = (1, 2, 3)
#: the number of rolls of each sampled attack
ROLLS = 600


def fighter(id: str, made: Numbers, **more: object) -> Fighter:
    """Returns a frame fresh out of the hangar."""
    fresh = Fighter(
        id=id,
        name=id,
        rolls=False,
        numbers=made,
        integrity=made.integrity.value,
        stability=made.stability.value,
        energy=made.capacity.value,
        ablative=made.ablative.value > 0,
    )
    return replace(fresh, **more)  # type: ignore[arg-type]


def weapons() -> list[Weapon]:
    """Returns a weapon for each weapon type, damage type, and tag with its tier."""
    found = []
    ids = (f"w{n}" for n in count())
    for kind in content.WEAPON_TYPES:
        for damage in content.DAMAGE_TYPES:
            own = [tag.id for tag in content.DAMAGE_TAGS.values() if tag.damage == damage]
            tags: list[dict[str, int]] = [{}]
            tags += [{tag: tier} for tag in (*content.WEAPON_TAGS, *own) for tier in TIERS]
            found += [Weapon(next(ids), "", 1, kind, damage, some) for some in tags]
    return found


def frame(chassis: str, hull: int = 0, weapons: tuple[Weapon, ...] = ()) -> Numbers:
    """Returns a frame with that chassis; `hull` is the tier of all its tags."""
    tuning = {"servo-assist": 1, "aim-assist": 1, "lock-correction": 1}
    tags = dict.fromkeys(content.HULL, hull)
    build = Build("test", chassis, "coolant", weapons, hull=tags, tuning=tuning)
    return numbers(build)


@pytest.mark.rule("FS C 4.18")
@pytest.mark.parametrize("chassis", content.CHASSIS)
def test_odds_of_every_weapon_equal_enumeration(chassis: str) -> None:
    made = weapons()
    armed, plain = frame(chassis, 0, tuple(made)), frame(chassis)
    places = list(content.CHASSIS)
    seen: Counter[str] = Counter()
    for n, weapon in enumerate(made):
        if (n + places.index(chassis)) % len(places) >= MET:
            continue
        profile = armed.profiles[weapon.id]
        at = Situation(
            distance=profile.reach.value + n % 2,
            homing=profile.traits.homing > 0,
            prepare=max((steps for steps, _ in profile.traits.prepare), default=0),
            zone_damage=profile.traits.zone.bonus if profile.traits.zone else 0,
            unpaid=profile.energy.value,
        )
        # each weapon once rolled and once dodged, on a frame that stands or is about to fall apart
        state = (n + places.index(chassis)) % 3
        target = fighter("t", plain if state else frame(chassis, 1 + n % 3))
        if state == 2:
            target = replace(target, integrity=4, stability=2, staggered=n % 2 == 0)
        for attacks, dodges in ((True, False), (False, True)):
            exchange = exchange_of(
                fighter("a", armed, rolls=attacks),
                profile,
                replace(target, rolls=dodges),
                weapon.damage,
                at,
            )
            assert odds(exchange) == enumerated(exchange), (weapon, attacks)
            seen[weapon.kind] += 1
    assert len(seen) == len(content.WEAPON_TYPES)
    assert min(seen.values()) >= 2 * (MET * len(made) // len(places) // len(seen) - 1)


def rolled(exchange: Exchange, rng: random.Random) -> Outcome:
    """Returns one attack with random dice."""
    faces: dict[str, int] = {}
    while one := next_owed_die(exchange, faces):
        faces[one.purpose] = rng.randint(1, one.sides)
    return resolve(exchange, faces)


def far_off(seen: int, p: Fraction) -> bool:
    """Whether a count is more than five standard deviations from the expected one."""
    return abs(seen - ROLLS * p) > 5 * sqrt(ROLLS * p * (1 - p))


def check(exchange: Exchange, chances: AttackOdds, rng: random.Random) -> None:
    """Samples fit the odds, and no outcome without odds occurs."""
    outcomes: Counter[str] = Counter()
    damage: Counter[int] = Counter()
    impact: Counter[int] = Counter()
    stagger = destroy = 0
    for _ in range(ROLLS):
        outcome = rolled(exchange, rng)
        outcomes[outcome.result] += 1
        damage[outcome.harm.integrity_lost] += 1
        impact[outcome.harm.stability_lost] += 1
        stagger += outcome.staggers
        destroy += outcome.harm.destroyed
    for result, p in chances.outcomes.items():
        assert not far_off(outcomes[result], p)
    for seen, expected in ((damage, chances.damage), (impact, chances.impact)):
        assert set(seen) <= set(expected)
        for number, p in expected.items():
            assert not far_off(seen[number], p)
    assert not far_off(stagger, chances.stagger)
    assert not far_off(destroy, chances.destroy)


@pytest.mark.rule("FS C 4.18")
@pytest.mark.parametrize("seed", range(12))
def test_odds_of_random_builds_fit_samples(seed: int) -> None:
    rng = random.Random(seed)
    attacker = fighter("a", numbers(random_build(rng)), rolls=seed % 4 != 3)
    target = fighter("t", numbers(random_build(rng)), rolls=seed % 4 != 2)
    for profile in attacker.numbers.profiles.values():
        state = rng.randrange(4)
        hurt = replace(
            target,
            integrity=rng.randint(1, target.integrity),
            stability=0 if state == 0 else rng.randint(0, target.stability),
            staggered=state == 0,
            conditions=(Condition("ringing", harm=2),) if state == 1 else (),
        )
        at = Situation(
            distance=rng.randint(1, profile.reach.value + 2),
            homing=profile.traits.homing > 0,
        )
        exchange = exchange_of(attacker, profile, hurt, profile.weapon.damage, at)
        check(exchange, odds(exchange), rng)
