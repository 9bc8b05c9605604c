"""Steps 2 and 3 of an attack: damage, mitigation, impact (FS C 4.9 to 4.16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.rules.frame_state.combat.attack import damage_dealt, resolve
from app.rules.frame_state.combat.exchange import Adjust, Situation, exchange_of
from app.rules.frame_state.combat.model import (
    Condition,
    Number,
    Part,
    PlatingEffect,
    Roll,
    WeaponProfile,
)
from app.rules.frame_state.combat.outcome import Outcome
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

HIT = Adjust(outcome="hit")
DIRECT = Adjust(outcome="direct")
MISS = Adjust(outcome="miss")


def _with(weapon: WeaponProfile, **traits: Any) -> WeaponProfile:
    """Returns the weapon with these traits added (`least` is that of a hit, not of its die)."""
    return replace(weapon, traits=replace(weapon.traits, **traits))


def hit(faces: dict[str, int], target: Any = None, *, how: Adjust = HIT, **weapon: Any) -> Outcome:
    """A pilot's hit on an NPC with mitigation 3."""
    return attack(pilot(), profile(**weapon), target or fighter(), faces, adjust=how)


@pytest.mark.rule("FS C 4.10")
def test_damage_against_a_fixed_mitigation() -> None:
    outcome = hit({"damage": 5}, plus=1)
    assert outcome.damage is not None
    assert outcome.damage.total == 6
    assert (outcome.met.mitigated, outcome.met.through) == (3, 3)
    assert (outcome.harm.integrity_lost, outcome.harm.integrity) == (3, 6)
    assert (outcome.impact.total, outcome.harm.stability_lost, outcome.harm.stability) == (3, 3, 9)
    outcome = hit({"damage": 2})
    assert (outcome.met.mitigated, outcome.met.through, outcome.impact.total) == (2, 0, 2)


@pytest.mark.rule("FS C 4.9")
def test_damage_is_known_as_soon_as_its_dice_are() -> None:
    exchange = exchange_of(pilot(), profile(), fighter(), STUFF)
    assert damage_dealt(exchange, {}) is None
    assert damage_dealt(exchange, {"targeting": 1}) is None
    assert damage_dealt(exchange, {"targeting": 3}) is None
    damage = damage_dealt(exchange, {"targeting": 3, "damage": 5})
    assert damage is not None
    assert damage.total == 5


@pytest.mark.rule("FS C 4.10")
def test_a_pilot_who_is_hit_tests_smarts_and_plating() -> None:
    # damage d6 (4) + 3 against Smarts d6 + 2
    target = pilot(numbers=numbers(smarts=6, plating=2))
    for face, mitigation in ((1, 3), (4, 6), (6, 10)):
        faces = {"mitigate": face}
        outcome = attack(fighter(), profile(plus=3), target, faces, adjust=HIT)
        assert outcome.damage is not None
        assert outcome.mitigation is not None
        assert outcome.damage.total == 7
        assert (outcome.mitigation.total, outcome.mitigation.ace) == (mitigation, face == 6)
        assert outcome.met.mitigated == min(7, mitigation)
        assert outcome.met.through == max(0, 7 - mitigation)


@pytest.mark.rule("FS C 4.10")
def test_mitigation_is_never_below_0() -> None:
    at = Adjust(outcome="hit", mitigation=-9)
    outcome = attack(pilot(), profile(), fighter(), {"damage": 4}, adjust=at)
    assert (outcome.met.mitigated, outcome.met.through) == (0, 4)


@pytest.mark.rule("FS C 4.9")
def test_the_die_of_damage_can_ace() -> None:
    outcome = hit({"damage": 6})
    assert outcome.damage is not None
    assert outcome.damage.base.ace
    assert outcome.damage.total == 8


@pytest.mark.rule("FS C 4.9")
def test_a_die_that_counts_at_least_something_aces_only_by_itself() -> None:
    for face, total in ((1, 3), (2, 3), (3, 3), (4, 6)):
        outcome = hit({"damage": face}, damage=4, least=3)
        assert outcome.damage is not None
        assert outcome.damage.total == total
    # an NPC's die at AVG 3, which counts at least 4
    outcome = attack(fighter(), profile(damage=4, least=4), fighter(), adjust=HIT)
    assert outcome.damage is not None
    assert outcome.damage.total == 4


@pytest.mark.rule("FS C 4.9")
def test_a_direct_hit_adds_its_die_which_never_aces() -> None:
    outcome = hit({"damage": 2, "direct": 4}, how=DIRECT)
    assert outcome.damage is not None
    assert outcome.damage.direct is not None
    assert not outcome.damage.direct.ace
    assert outcome.damage.total == 6
    # no critical in step 2: the margin over the mitigation is damage and nothing else
    assert outcome.met.through == 3


@pytest.mark.rule("FS C 4.9")
def test_shock_adds_to_damage_and_impact_of_direct_hits_alone() -> None:
    outcome = hit({"damage": 2, "direct": 1}, how=DIRECT, shock=2)
    assert outcome.damage is not None
    assert (outcome.damage.shock, outcome.damage.total) == (2, 5)
    assert (outcome.impact.shock, outcome.impact.total) == (2, 3 + 2)
    outcome = hit({"damage": 2}, shock=2)
    assert outcome.damage is not None
    assert (outcome.damage.total, outcome.impact.total) == (2, 2)


@pytest.mark.rule("FS C 4.9")
def test_a_hit_on_a_staggered_one_can_be_direct() -> None:
    weapon = profile(direct_on_staggered=True)
    down = fighter(staggered=True, stability=0)
    outcome = attack(pilot(), weapon, down, {"targeting": 1, "damage": 1, "direct": 1})
    assert (outcome.aim.margin, outcome.aim.exposed, outcome.result) == (1, True, "direct")
    up = fighter(numbers=numbers(evasion=-2))
    outcome = attack(pilot(), weapon, up, {"targeting": 1, "damage": 1})
    assert (outcome.aim.exposed, outcome.result) == (False, "hit")


@pytest.mark.rule("FS C 4.9")
def test_plating_takes_from_direct_hits() -> None:
    plated = fighter(numbers=numbers(guard=PlatingEffect(direct=1)))
    outcome = hit({"damage": 5, "direct": 3}, plated, how=DIRECT)
    assert outcome.damage is not None
    assert (outcome.damage.guarded, outcome.damage.total) == (1, 7)
    outcome = hit({"damage": 5}, plated)
    assert outcome.damage is not None
    assert (outcome.damage.guarded, outcome.damage.total) == (0, 5)
    nothing = Adjust(outcome="direct", damage=-9)
    outcome = hit({"damage": 1, "direct": 1}, plated, how=nothing)
    assert outcome.damage is not None
    assert (outcome.damage.guarded, outcome.damage.total) == (0, 0)


@pytest.mark.rule("FS C 4.10")
def test_pierce_and_what_cannot_be_mitigated() -> None:
    outcome = hit({"damage": 5}, pierce=2)
    assert outcome.mitigation is not None
    assert outcome.mitigation.total == 1
    assert (outcome.met.mitigated, outcome.met.through, outcome.impact.total) == (1, 4, 1)
    outcome = hit({"damage": 5}, pierce=3)
    assert outcome.met.through == 5
    outcome = hit({"damage": 5}, unmitigable=True)
    assert outcome.mitigation is None
    assert (outcome.met.through, outcome.impact.total) == (5, 0)
    at = Situation(adjust=HIT)
    exchange = exchange_of(fighter(), profile(unmitigable=True), pilot(), STUFF, at)
    assert owed(exchange) == []


@pytest.mark.rule("FS C 4.11")
@pytest.mark.parametrize(
    ("smarts", "firm", "mitigated", "of_bonus", "through"),
    [
        # damage 4 (1 + 3) and energy 4
        (0, 0, 0, 0, 8),
        (3, 0, 3, 0, 5),
        (5, 0, 4, 1, 3),
        (9, 0, 4, 4, 0),
        (9, 3, 4, 1, 3),
        (9, 6, 4, 0, 4),
    ],
)
def test_the_bonus_of_energy_is_mitigated_last(
    smarts: int, firm: int, mitigated: int, of_bonus: int, through: int
) -> None:
    target = fighter(numbers=numbers(mitigation_number={STUFF: Number(smarts)}))
    outcome = hit({"damage": 1}, target, plus=3, energy_bonus=True, firm=firm)
    assert outcome.damage is not None
    assert (outcome.damage.bonus, outcome.damage.plain, outcome.damage.total) == (4, 4, 8)
    assert outcome.damage.firm == min(4, firm)
    met = outcome.met
    assert (met.mitigated, met.mitigated_bonus, met.through) == (mitigated, of_bonus, through)
    # the mitigated part of the bonus makes no impact
    assert outcome.impact.total == mitigated


@pytest.mark.rule("FS C 4.11")
def test_the_bonus_is_the_energy_after_paying() -> None:
    weapon = profile(energy_bonus=True)
    for unpaid, bonus in ((0, 4), (1, 3), (9, 0)):
        at = Situation(unpaid=unpaid)
        assert exchange_of(pilot(), weapon, fighter(), STUFF, at).bonus == bonus
    assert exchange_of(pilot(), profile(), fighter(), STUFF).bonus == 0


@pytest.mark.rule("FS C 4.13")
@pytest.mark.parametrize(
    ("firm", "negated", "mitigated", "of_bonus", "through"),
    [(0, 6, 0, 1, 0), (2, 5, 0, 0, 2)],
)
def test_a_layer_negates_before_mitigation(
    firm: int, negated: int, mitigated: int, of_bonus: int, through: int
) -> None:
    # damage 3 and energy 4 against a layer of 6 and mitigation 3
    target = fighter(ablative=True, numbers=numbers(ablative=6))
    outcome = hit({"damage": 3}, target, energy_bonus=True, firm=firm)
    met = outcome.met
    assert (met.negated, met.mitigated, met.mitigated_bonus) == (negated, mitigated, of_bonus)
    assert met.through == through
    assert (outcome.ablated, outcome.impact.total) == (True, 0)


@pytest.mark.rule("FS C 4.13")
def test_negated_damage_is_neither_taken_nor_mitigated() -> None:
    layered = fighter(ablative=True, numbers=numbers(ablative=2))
    outcome = hit({"damage": 6}, layered)
    met = outcome.met
    assert (met.negated, met.mitigated, met.through, outcome.impact.total) == (2, 3, 3, 3)
    # a layer that has negated this round, or is gone
    assert not hit({"damage": 6}, fighter(numbers=numbers(ablative=2))).ablated
    # nothing is left to mitigate, so there is no roll
    at = Situation(adjust=HIT)
    target = pilot("two", ablative=True, numbers=numbers(ablative=6))
    exchange = exchange_of(pilot(), profile(), target, STUFF, at)
    assert [purpose for purpose, _, _ in owed(exchange)] == ["damage"]
    outcome = resolve(exchange, {"damage": 1})
    assert (outcome.met.negated, outcome.mitigation) == (1, None)
    # nor does a miss use it up
    missed = attack(pilot(), profile(), layered, adjust=MISS)
    assert not missed.ablated


@pytest.mark.rule("FS C 4.13")
def test_a_layer_negates_what_cannot_be_mitigated() -> None:
    layered = fighter(ablative=True, numbers=numbers(ablative=2))
    outcome = hit({"damage": 5}, layered, unmitigable=True)
    assert (outcome.met.negated, outcome.met.through) == (2, 3)


@pytest.mark.rule("FS C 4.14")
def test_a_hit_does_at_least_so_much_before_mitigation() -> None:
    outcome = hit({"damage": 1}, damage=4, least=0)
    assert outcome.damage is not None
    assert outcome.damage.raised == 0
    weapon = profile(damage=4)
    raised = attack(pilot(), _with(weapon, least=4), fighter(), {"damage": 1}, adjust=HIT)
    assert raised.damage is not None
    assert (raised.damage.raised, raised.damage.total) == (3, 4)
    assert (raised.met.mitigated, raised.met.through) == (3, 1)
    more = attack(pilot(), _with(weapon, least=4), fighter(), {"damage": 4}, adjust=HIT)
    assert more.damage is not None
    assert (more.damage.raised, more.damage.total) == (0, 6)
    bare = _with(weapon, least=4, on_miss="bare")
    missed = attack(pilot(), bare, fighter(), {"damage": 1}, adjust=MISS)
    assert missed.damage is not None
    assert (missed.damage.raised, missed.damage.total) == (0, 1)


@pytest.mark.rule("FS C 4.14")
def test_more_of_what_gets_through() -> None:
    outcome = hit({"damage": 4}, through=2)
    assert (outcome.met.more, outcome.met.through) == (2, 3)
    assert outcome.harm.integrity_lost == 3
    outcome = hit({"damage": 3}, through=2)
    assert (outcome.met.more, outcome.met.through, outcome.harm.integrity_lost) == (0, 0, 0)


@pytest.mark.rule("FS C 4.15")
def test_effects_of_a_miss() -> None:
    def missed(face: int, **weapon: Any) -> Outcome:
        faces = {"damage": face}
        return hit(faces, how=MISS, plus=4, volley=3, energy_bonus=True, **weapon)

    outcome = missed(5)
    assert outcome.damage is None
    assert (outcome.met.through, outcome.impact.total) == (0, 0)
    # the bare die: nothing added, no energy; it can ace
    outcome = missed(5, on_miss="bare")
    assert outcome.damage is not None
    assert (outcome.damage.total, outcome.damage.bonus) == (5, 0)
    assert (outcome.result, outcome.met.mitigated, outcome.met.through) == ("miss", 3, 2)
    outcome = missed(6, on_miss="bare")
    assert outcome.damage is not None
    assert outcome.damage.total == 8
    # its damage without the 3 of the volley: 5 + 1, and 4 of energy
    outcome = missed(5, on_miss="plain")
    assert outcome.damage is not None
    assert (outcome.damage.plain, outcome.damage.bonus) == (6, 4)
    # an NPC's
    weapon = profile(plus=4, volley=3, on_miss="plain")
    outcome = attack(fighter(), weapon, pilot(), {"dodge": 4, "mitigate": 1}, adjust=MISS)
    assert outcome.damage is not None
    assert outcome.damage.total == 4 + 1
    bare = attack(fighter(), profile(plus=4, on_miss="bare"), fighter(), adjust=MISS)
    assert bare.damage is not None
    assert bare.damage.total == 4


@pytest.mark.rule("FS C 4.16")
def test_blast_counts_twice_as_impact_on_standing_targets() -> None:
    outcome = hit({"damage": 5}, blast=True)
    assert (outcome.met.through, outcome.impact.doubled, outcome.impact.total) == (2, 3, 6)
    assert (outcome.harm.stability_lost, outcome.harm.integrity_lost) == (6, 2)
    # the second share never damages a staggered target, nor one staggered by the first
    down = fighter(staggered=True, stability=0)
    outcome = hit({"damage": 5}, down, blast=True)
    assert (outcome.impact.doubled, outcome.impact.total) == (0, 3)
    assert (outcome.harm.stability_lost, outcome.harm.integrity_lost) == (0, 2 + 3)
    outcome = hit({"damage": 5}, fighter(stability=3), blast=True)
    assert (outcome.harm.stability_lost, outcome.harm.integrity_lost) == (3, 2)
    assert outcome.staggers


@pytest.mark.rule("FS C 4.16")
@pytest.mark.parametrize("staggered", [False, True])
@pytest.mark.parametrize("stability", [0, 1, 3, 6, 12])
def test_the_second_share_of_blast_never_costs_integrity(staggered: bool, stability: int) -> None:
    target = fighter(integrity=20, stability=stability, staggered=staggered)
    for shock in (0, 2):
        blast, plain = (
            hit({"damage": 5, "direct": 1}, target, how=DIRECT, blast=blast, shock=shock)
            for blast in (True, False)
        )
        assert blast.harm.integrity_lost == plain.harm.integrity_lost
        assert blast.harm.stability_lost >= plain.harm.stability_lost


@pytest.mark.rule("FS C 4.16")
def test_plating_saves_stability_or_negates_impact() -> None:
    steady = numbers(guard=PlatingEffect(impact=1))
    outcome = hit({"damage": 5}, fighter(numbers=steady))
    assert (outcome.impact.guarded, outcome.harm.stability_lost) == (1, 2)
    # shock is not mitigation
    outcome = hit({"damage": 5, "direct": 1}, fighter(numbers=steady), how=DIRECT, shock=2)
    assert outcome.harm.stability_lost == 3 - 1 + 2
    outcome = hit({"damage": 5}, fighter(numbers=steady), unmitigable=True)
    assert outcome.impact.guarded == 0
    down = fighter(
        numbers=numbers(guard=PlatingEffect(impact=1, staggered=2)), staggered=True, stability=0
    )
    outcome = hit({"damage": 5}, down)
    assert (outcome.impact.guarded, outcome.impact.total, outcome.impact.negates) == (0, 3, 2)
    assert outcome.harm.integrity_lost == 2 + 1


@pytest.mark.rule("FS C 4.16")
def test_a_prop_takes_no_impact_and_keeps_no_condition() -> None:
    weapon = profile(inflicts=(), shock=2)
    outcome = attack(pilot(), weapon, prop(2), {"targeting": 4, "damage": 5, "direct": 1})
    assert (outcome.result, outcome.impact.total, outcome.impact.negates) == ("direct", 0, 0)
    assert outcome.harm.destroyed
    assert not outcome.staggers


@pytest.mark.rule("FS C 4.20")
def test_ringing_adds_to_the_next_damage() -> None:
    ringing = Condition("ringing", harm=2), Condition("ringing", harm=3)
    target = fighter(conditions=ringing)
    outcome = hit({"damage": 4}, target)
    assert outcome.damage is not None
    assert (outcome.damage.total, outcome.harmed) == (7, 1)
    assert outcome.damage.base.roll.parts == (Part("ringing", "Ringing", 3),)
    # a miss does no damage, unless the weapon's die still does some
    assert hit({}, target, how=MISS).harmed is None
    bare = hit({"damage": 4}, target, how=MISS, on_miss="bare")
    assert bare.damage is not None
    assert (bare.damage.total, bare.harmed) == (7, 1)


@pytest.mark.rule("FS C 4.22")
def test_some_weapons_overheat_their_user() -> None:
    assert hit({"damage": 1}, overheats=True).overheats
    assert hit({}, overheats=True, how=MISS).overheats
    assert not hit({"damage": 1}).overheats


@pytest.mark.rule("FS C 4.17")
def test_one_roll_counts_for_everything_in_an_area() -> None:
    weapon = profile(burst=1)
    one, two, thing = pilot("one"), fighter("two", numbers=numbers(evasion=5)), prop(2)
    shared = {"targeting": 4, "damage": 5, "direct": 2}
    results = {}
    for target in (one, two, thing):
        exchange = exchange_of(pilot("user"), weapon, target, STUFF)
        own = [purpose for purpose, _, _ in owed(exchange, shared)]
        assert own == (["mitigate"] if target is one else [])
        results[target.id] = resolve(exchange, {**shared, "mitigate": 1}).result
    assert results == {"one": "direct", "two": "miss", "prop": "direct"}


def test_a_weapon_without_dice_needs_no_roll() -> None:
    weapon = profile(damage=0, direct=0, plus=2)
    assert owed(exchange_of(fighter(), weapon, fighter(), STUFF)) == []
    outcome = attack(pilot(), weapon, fighter(), adjust=DIRECT)
    assert outcome.damage is not None
    assert outcome.damage.base.roll == Roll(0, 2)
    assert outcome.damage.total == 2
