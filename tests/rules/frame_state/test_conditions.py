"""Conditions inflicted by attacks, and fires (FS C 2.1)."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat.attack import next_owed_die, resolve
from app.rules.frame_state.combat.exchange import Adjust, Situation, burn_of, exchange_of
from app.rules.frame_state.combat.model import Condition, Duration, InflictedCondition, Part
from app.rules.frame_state.combat.outcome import OwedDie
from tests.rules.frame_state.sample_fights import (
    STUFF,
    attack,
    fighter,
    numbers,
    owed,
    pilot,
    profile,
    prop,
)

HIT = Situation(adjust=Adjust(outcome="hit"))
MISS = Situation(adjust=Adjust(outcome="miss"))

SHAKY = Condition("shaky", 2, unsteady=2)
#: a d4: slowed, slowed, shaky, slowed
BREAKS = InflictedCondition(
    "emp", 2, sides=4, gives=(Condition("slowed"),) * 2 + (SHAKY, Condition("slowed"))
)


@pytest.mark.rule("FS C 4.20")
def test_conditions_after_a_hit_and_after_a_miss() -> None:
    marked = Condition("marked", 2, targeting=2, ends=Duration("turn-end", "user", 2))
    weapon = profile(
        inflicts=(
            InflictedCondition("marked", 2, gives=(marked,)),
            InflictedCondition("scratched", 1),
            InflictedCondition(
                "near", 1, "miss", gives=(Condition("near", ends=Duration("turn-end", "target")),)
            ),
        )
    )
    user, target = pilot("user"), fighter("target")
    outcome = resolve(exchange_of(user, weapon, target, STUFF, HIT), {"damage": 1})
    assert outcome.conditions == (
        Condition("marked", 2, "user", targeting=2, ends=Duration("turn-end", "user", 2)),
        Condition("scratched", 1, "user"),
    )
    user = pilot("x")
    outcome = resolve(exchange_of(user, weapon, target, STUFF, MISS), {})
    assert outcome.conditions == (Condition("near", 0, "x", ends=Duration("turn-end", "target")),)
    # a condition that ends with a round belongs to nobody's turn
    ringing = Condition("ringing", harm=2, ends=Duration("round-end", "", 2))
    weapon = profile(inflicts=(InflictedCondition("ringing", 1, gives=(ringing,)),))
    outcome = resolve(exchange_of(user, weapon, target, STUFF, HIT), {"damage": 1})
    assert outcome.conditions[0].ends == Duration("round-end", "", 2)
    # a direct hit is a hit; a thing keeps nothing
    at = Situation(adjust=Adjust(outcome="direct"))
    faces = {"damage": 1, "direct": 1}
    assert resolve(exchange_of(user, weapon, target, STUFF, at), faces).conditions
    assert not resolve(exchange_of(user, weapon, prop(), STUFF, at), faces).conditions


@pytest.mark.rule("FS C 4.20")
def test_the_die_of_a_condition_is_rolled_by_the_pilot_in_the_attack() -> None:
    weapon = profile(inflicts=(InflictedCondition("near", 1, "miss"), BREAKS))

    def first(attacker: object, target: object) -> OwedDie | None:
        return next_owed_die(exchange_of(attacker, weapon, target, STUFF, HIT), {})  # type: ignore[arg-type]

    assert first(pilot("a"), fighter("b")) == OwedDie("condition-1", 4, "a", False)
    assert first(fighter("a"), pilot("b")) == OwedDie("condition-1", 4, "b", False)
    assert first(pilot("a"), pilot("b")) == OwedDie("condition-1", 4, "a", False)
    # nobody rolls: AVG, which is 3
    assert first(fighter("a"), fighter("b")) is None
    outcome = resolve(exchange_of(fighter("a"), weapon, fighter("b"), STUFF, HIT), {})
    assert outcome.conditions == (Condition("shaky", 2, "a", unsteady=2),)


@pytest.mark.rule("FS C 4.20")
def test_one_that_is_shaken_staggers_before_the_damage() -> None:
    weapon = profile(inflicts=(BREAKS,), plus=2)
    target = fighter(stability=2)
    exchange = exchange_of(pilot(), weapon, target, STUFF, HIT)
    # damage 4 + 2 against 3: 3 get through, and 3 impact on integrity
    outcome = resolve(exchange, {"condition-0": 3, "damage": 4})
    assert (outcome.early, outcome.staggered_before, outcome.staggers) == (True, True, True)
    assert (outcome.harm.integrity_lost, outcome.harm.stability_lost) == (6, 0)
    # another face, or more stability: it is as ever
    outcome = resolve(exchange, {"condition-0": 2, "damage": 4})
    assert (outcome.early, outcome.harm.integrity_lost, outcome.staggers) == (False, 3, True)
    steady = exchange_of(pilot(), weapon, fighter(stability=6), STUFF, HIT)
    outcome = resolve(steady, {"condition-0": 3, "damage": 1})
    assert (outcome.early, outcome.staggers) == (False, False)
    assert resolve(steady, {"condition-0": 3, "damage": 5}).harm.stability == 3
    five = exchange_of(pilot(), weapon, fighter(stability=5), STUFF, HIT)
    assert resolve(five, {"condition-0": 3, "damage": 5}).staggers


@pytest.mark.rule("FS C 4.20")
def test_a_wreck_does_not_stagger() -> None:
    weapon = profile(inflicts=(BREAKS,), plus=20)
    exchange = exchange_of(pilot(), weapon, fighter(stability=2), STUFF, HIT)
    outcome = resolve(exchange, {"condition-0": 3, "damage": 1})
    assert (outcome.early, outcome.harm.destroyed, outcome.staggers) == (True, True, False)


FIRE = Condition("burning", 2, "lit", value=6, burn=6)


@pytest.mark.rule("FS C 4.21")
def test_a_fire_is_mitigated_and_makes_no_impact() -> None:
    exchange = burn_of(fighter(), FIRE, STUFF, rolled=True)
    assert owed(exchange) == [("damage", 6, "lit")]
    # a 6 is no ace
    outcome = resolve(exchange, {"damage": 6})
    assert outcome.damage is not None
    assert (outcome.damage.total, outcome.damage.base.ace) == (6, False)
    assert (outcome.met.mitigated, outcome.met.through, outcome.impact.total) == (3, 3, 0)
    assert (outcome.harm.integrity_lost, outcome.harm.stability_lost) == (3, 0)
    assert (outcome.result, outcome.aim.test, outcome.conditions) == ("hit", None, ())
    assert not outcome.aim.forced
    down = resolve(burn_of(fighter(staggered=True), FIRE, STUFF, rolled=True), {"damage": 6})
    assert down.harm.integrity_lost == 3


@pytest.mark.rule("FS C 4.21")
def test_a_fire_of_an_npc_on_a_pilot() -> None:
    burning = pilot(conditions=(FIRE, Condition("ringing", harm=2)))
    exchange = burn_of(burning, FIRE, STUFF, rolled=False, damage=1)
    assert exchange.damage.plus == 4 + 2 + 1
    assert exchange.damage.parts == (
        Part("average", "Average of d6", 4),
        Part("burning", "Burning", 0),
        Part("ringing", "Ringing", 2),
        Part("handler", "Handler", 1),
    )
    assert owed(exchange) == [("mitigate", 4, "pilot")]
    outcome = resolve(exchange, {"mitigate": 2})
    assert (outcome.met.through, outcome.harmed) == (5, 1)


@pytest.mark.rule("FS C 4.21")
def test_a_layer_negates_fire_too() -> None:
    layered = fighter(ablative=True, numbers=numbers(ablative=4))
    outcome = resolve(burn_of(layered, FIRE, STUFF, rolled=True), {"damage": 5})
    assert (outcome.met.negated, outcome.met.mitigated, outcome.met.through) == (4, 1, 0)


@pytest.mark.rule("FS C 4.19")
def test_the_last_roll_of_an_attack_is_that_against_destruction() -> None:
    target = pilot("two", integrity=2, numbers=numbers(bulk=6))
    exchange = exchange_of(pilot("one"), profile(), target, STUFF, HIT)
    faces = {"damage": 6, "mitigate": 1}
    assert next_owed_die(exchange, faces) == OwedDie("bulk", 6, "two", False)
    outcome = attack(pilot(), profile(), target, {**faces, "bulk": 6}, adjust=HIT.adjust)
    assert (outcome.harm.integrity, outcome.harm.destroyed) == (1, False)
    assert owed(exchange, {"damage": 1, "mitigate": 2}) == []
