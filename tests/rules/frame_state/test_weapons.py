"""The numbers of weapons, computed by hand from the tables of the book (FS C 2.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Condition, Duration, InflictedCondition, Weapon, Zone
from app.rules.frame_state.combat.numbers import numbers
from tests.fixtures.builds import weapons_of
from tests.rules.frame_state.sample_builds import die, frame, profile, told


@pytest.mark.rule("FS C 2.1.1")
@pytest.mark.parametrize(
    ("tier", "steps", "energy", "damage", "reach", "points", "cost"),
    [(1, 1, 0, "d4", 5, 3, 1), (2, 2, 0, "d6", 7, 5, 2), (3, 2, 1, "d8", 9, 7, 3)],
)
def test_the_table_of_tiers(
    tier: int, steps: int, energy: int, damage: str, reach: int, points: int, cost: int
) -> None:
    came = profile("shooter", "blast", tier)
    assert (came.steps.value, came.energy.value, came.reach.value) == (steps, energy, reach)
    assert (die(came.damage), die(came.direct)) == (damage, "d4")
    assert (came.cost, content.TIERS[tier].points) == (cost, points)
    assert (came.uses.value, came.recoil.value) == (1, 1)


@pytest.mark.rule("FS C 2.1.2")
def test_melee() -> None:
    came = profile("melee", "blast", 2, of={"tuning": {"servo-assist": 2}})
    assert told(came.reach) == "1 = Melee 1"
    assert told(came.targeting) == "2 = Servo Assist 2"
    assert die(came.damage) == "d6+2"
    assert came.traits.melee


@pytest.mark.rule("FS C 2.1.2")
def test_shooter() -> None:
    came = profile("shooter", "blast", 2, of={"tuning": {"aim-assist": 2, "servo-assist": 3}})
    assert told(came.targeting) == "2 = Aim Assist 2"
    assert (die(came.damage), came.reach.value, came.least_range.value) == ("d6", 7, 0)
    assert not came.traits.melee


@pytest.mark.rule("FS C 2.1.2")
def test_lock_on() -> None:
    came = profile("lock-on", "blast", 2, of={"tuning": {"lock-correction": 3}})
    assert told(came.targeting) == "3 = Lock Correction 3"
    assert told(came.reach) == "10 = Tier II 7 + Lock Correction 3"
    assert told(came.least_range) == "3 = Lock Correction 3"


@pytest.mark.rule("FS C 2.1.3")
def test_damage_types() -> None:
    kinetic, energy = profile("shooter", "kinetic", 2), profile("shooter", "energy", 2)
    assert (die(kinetic.damage), die(kinetic.direct)) == ("d8", "d6")
    assert energy.traits.energy_bonus and die(energy.damage) == "d6"
    assert profile("shooter", "blast").traits.blast
    assert profile("shooter", "wave").traits.direct_on_staggered
    singularity = profile("shooter", "singularity").traits
    assert singularity.unmitigable and singularity.overheats


@pytest.mark.rule("FS C 2.1.3")
def test_a_wave_weapon_costs_an_energy_more() -> None:
    assert profile("shooter", "wave", 1).energy.value == 1
    assert told(profile("melee", "wave", 3).energy) == "2 = Tier III 1 + Wave 1"
    with_wave = {"generator": "wave"}
    assert profile("shooter", "wave", 1, of=with_wave).energy.value == 1
    assert profile("shooter", "singularity", 1).energy.value == 0


@pytest.mark.rule("FS C 2.1.5")
def test_strike() -> None:
    dice = [die(profile("shooter", "blast", 1, strike=n).damage) for n in (1, 2, 3)]
    assert dice == ["d6", "d8>=2", "d10>=3"]


@pytest.mark.rule("FS C 2.1.6")
def test_shockwave() -> None:
    assert [profile(shockwave=n).traits.shock for n in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.rule("FS C 2.1.7")
def test_homing() -> None:
    traits = [profile("lock-on", homing=n).traits for n in (1, 2, 3)]
    assert [(t.homing, t.second_look) for t in traits] == [(6, 0), (8, 2), (10, 4)]


@pytest.mark.rule("FS C 2.1.8")
def test_reach() -> None:
    assert [profile("shooter", reach=n).reach.value for n in (1, 2, 3)] == [7, 9, 11]
    assert [profile("melee", reach=n).reach.value for n in (1, 2, 3)] == [1, 2, 3]
    assert told(profile("shooter", "blast", 2, reach=1).reach) == "9 = Tier II 7 + Reach I 2"


@pytest.mark.rule("FS C 2.1.9")
def test_multifire() -> None:
    came = [profile("shooter", multifire=n) for n in (1, 2, 3)]
    assert [die(c.damage) for c in came] == ["d4+2", "d4+3", "d4+4"]
    assert [c.recoil.value for c in came] == [2, 3, 4]
    assert [c.traits.volley for c in came] == [2, 3, 4]
    assert [c.traits.on_miss for c in came] == ["nothing", "bare", "plain"]
    assert [c.cost for c in came] == [1, 1, 1]


@pytest.mark.rule("FS C 2.1.10")
def test_rapid_fire() -> None:
    came = [profile("shooter", "blast", 2, rapid_fire=n) for n in (1, 2, 3)]
    assert [(c.uses.value, c.steps.value) for c in came] == [(2, 2), (3, 1), (4, 1)]
    assert told(came[2].steps) == "1 = Tier II 2 + Rapid Fire III -2 + At least 1 1"
    assert profile("shooter", "blast", 1, rapid_fire=3).steps.value == 1


@pytest.mark.rule("FS C 2.1.11")
def test_lock() -> None:
    prepared = [profile(lock=n).traits.prepare for n in (1, 2, 3)]
    assert prepared == [((1, 1),), ((1, 2), (2, 3)), ((1, 3), (2, 4))]


@pytest.mark.rule("FS C 2.1.12")
def test_zone_in() -> None:
    zones = [profile(zone_in=n).traits.zone for n in (1, 2, 3)]
    assert zones == [Zone(2, "nothing"), Zone(3, "plain"), Zone(4, "choice")]


@pytest.mark.rule("FS C 2.1.13")
def test_direct_adjustment() -> None:
    came = [profile("shooter", "kinetic", direct_adjustment=n).direct for n in (1, 2, 3)]
    assert [die(roll) for roll in came] == ["d8", "d10", "d12"]


@pytest.mark.rule("FS C 2.1.14")
def test_burst() -> None:
    assert [profile(burst=n).traits.burst for n in (1, 2, 3)] == [1, 3, 5]


@pytest.mark.rule("FS C 2.1.15")
def test_arc() -> None:
    lines = [profile(arc=n).traits.line for n in (1, 2, 3)]
    assert lines == ["air", "path", "any"]
    assert profile().traits.line == "sight"


@pytest.mark.rule("FS C 2.1.16")
def test_tracer() -> None:
    def lit(tier: int, value: int, whose: str) -> Condition:
        ends = Duration("turn-end", whose)
        return Condition("highlighted", tier, value=value, targeting=value, ends=ends)

    near = Condition("bracketed", 1, value=1, targeting=1, ends=Duration("turn-end", "user"))
    first, second, third = (profile(tracer=n).traits.inflicts for n in (1, 2, 3))
    assert first == (InflictedCondition("highlighted", 1, gives=(lit(1, 1, "user"),)),)
    hit = InflictedCondition("highlighted", 2, gives=(lit(2, 2, "user-next"),))
    assert second == (hit, InflictedCondition("bracketed", 1, "miss", gives=(near,)))
    assert third == (hit, InflictedCondition("highlighted", 3, "miss", gives=(lit(3, 2, "user"),)))
    assert content.condition("highlighted").seen and not content.condition("bracketed").seen


@pytest.mark.rule("FS C 2.1.16")
def test_the_next_turn_of_a_tracers_user_is_not_the_one_that_runs() -> None:
    next_turn = Duration("turn-end", "user-next")
    assert next_turn.bound("fox", "wolf", "fox") == Duration("turn-end", "fox", 2)
    assert next_turn.bound("fox", "wolf", "wolf") == Duration("turn-end", "fox", 1)
    assert next_turn.bound("fox", "wolf") == Duration("turn-end", "fox", 1)
    assert Duration("turn-end", "user").bound("fox", "wolf", "fox") == Duration(
        "turn-end", "fox", 1
    )
    assert Duration("turn-start", "target", 3).bound("fox", "wolf") == Duration(
        "turn-start", "wolf", 3
    )
    assert Duration("round-end", "", 2).bound("fox", "wolf", "fox") == Duration("round-end", "", 2)


@pytest.mark.rule("FS C 2.1.17", "FS C 2.1.18", "FS C 2.1.21", "FS C 2.1.23")
def test_damage_tags_that_are_numbers() -> None:
    for n in (1, 2, 3):
        assert profile("shooter", "kinetic", pierce=n).traits.pierce == n
        assert profile("shooter", "energy", plasma=n).traits.firm == n
        assert profile("shooter", "blast", rebound=n).traits.least == n + 1
        assert profile("shooter", "singularity", anomaly=n).traits.through == n


@pytest.mark.rule("FS C 2.1.19", "FS C 2.1.24")
def test_emp() -> None:
    for n, ends in (
        (1, Duration("turn-end", "target")),
        (2, Duration("turn-end", "target", 4)),
        (3, Duration("repair")),
    ):
        (broken,) = profile("shooter", "energy", emp=n).traits.inflicts
        assert (broken.sides, broken.on, broken.tier) == (4, "hit", n)
        slowed, dimmed, shaky, drained = broken.gives
        assert (slowed.move, dimmed.reach, shaky.unsteady) == (-n, -n, n)
        assert slowed.ends == dimmed.ends == shaky.ends == ends
        assert (drained.drain, drained.mend) == ((1, 0), (1, 1), (2, 1))[n - 1]
        assert drained.ends == (Duration("turn-start", "target") if n == 1 else ends)


@pytest.mark.rule("FS C 2.1.20")
def test_napalm() -> None:
    for n, sides, turns in ((1, 4, 2), (2, 6, 3), (3, 8, 4)):
        (fire,) = profile("shooter", "blast", napalm=n).traits.inflicts
        (burning,) = fire.gives
        assert (burning.burn, burning.ends) == (sides, Duration("turn-start", "target", turns))
        assert content.condition(burning.kind).damage == "blast"


@pytest.mark.rule("FS C 2.1.22")
def test_resonance() -> None:
    for n, harm, rounds, uses in ((1, 2, 2, 1), (2, 3, 3, 1), (3, 4, 4, 2)):
        (wave,) = profile("shooter", "wave", resonance=n).traits.inflicts
        (ringing,) = wave.gives
        assert (ringing.harm, ringing.uses) == (harm, uses)
        assert ringing.ends == Duration("round-end", "", rounds)


@pytest.mark.rule("FS C 2.1.4")
def test_conditions_of_two_tags_do_not_push_each_other_out() -> None:
    inflicts = profile("shooter", "wave", 3, tracer=3, resonance=2).traits.inflicts
    assert [i.condition for i in inflicts] == ["highlighted", "highlighted", "ringing"]


@given(weapons_of())
def test_every_tag_of_every_tier_changes_something(weapon: Weapon) -> None:
    """Only the first tier of Reach does nothing for a melee weapon."""

    def came(tags: dict[str, int]) -> tuple[object, ...]:
        made = numbers(frame(weapons=(replace(weapon, tags=tags),))).profiles[weapon.id]
        sums = made.steps, made.energy, made.recoil, made.uses, made.reach, made.targeting
        dice = die(made.damage), die(made.direct)
        return (*(each.value for each in sums), *dice, made.traits)

    for id in [*content.WEAPON_TAGS, *content.DAMAGE_TAGS]:
        without = {tag: at for tag, at in weapon.tags.items() if tag != id}
        seen = [came(without), *(came(without | {id: tier}) for tier in (1, 2, 3))]
        for tier in (1, 2, 3):
            idle = weapon.kind == "melee" and (id, tier) == ("reach", 1)
            assert (seen[tier] == seen[tier - 1]) == idle, (id, tier)
