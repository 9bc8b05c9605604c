"""Step 1 of an attack: who tests what against which mark (FS C 4.1 to 4.8)."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat.attack import aim, next_owed_die, resolve
from app.rules.frame_state.combat.exchange import (
    Adjust,
    Situation,
    effective_reach,
    exchange_of,
    in_area,
    strongest,
)
from app.rules.frame_state.combat.model import Condition, Number, Part, PlatingEffect
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


@pytest.mark.rule("FS C 4.1")
@pytest.mark.parametrize(
    ("face", "score", "result"),
    [(1, 2, "miss"), (3, 4, "hit"), (4, 5, "hit"), (5, 6, "direct"), (6, 9, "direct")],
)
def test_a_pilot_attacks_an_npc(face: int, score: int, result: str) -> None:
    # Sharpness d6 + Aim Assist 1 against Synergy d4 (3) + Evasion 1
    attacker = pilot(numbers=numbers(sharpness=6))
    target = fighter(numbers=numbers(synergy=4, evasion=1))
    faces = {"targeting": face, "damage": 1, "direct": 1}
    outcome = attack(attacker, profile(targeting=1), target, faces)
    assert outcome.aim.test is not None
    assert outcome.aim.test.total == score
    assert (outcome.aim.mark, outcome.aim.margin) == (4, score - 4)
    assert outcome.result == result
    assert outcome.aim.test.ace == (face == 6)


@pytest.mark.rule("FS C 4.1")
def test_the_roller_of_each_die() -> None:
    weapon = profile()
    npc, other, one, two = fighter("npc"), fighter("other"), pilot("one"), pilot("two")

    def asked(attacker: object, target: object) -> list[tuple[str, int, str]]:
        return owed(exchange_of(attacker, weapon, target, STUFF))  # type: ignore[arg-type]

    # of a miss nothing more is asked
    assert asked(one, npc) == [("targeting", 4, "one")]
    assert asked(npc, one) == [("dodge", 4, "one"), ("mitigate", 4, "one")]
    assert asked(npc, other) == []
    assert asked(one, two) == [("targeting", 4, "one")]
    aimed = {"targeting": 4}
    assert owed(exchange_of(one, weapon, npc, STUFF), aimed) == [
        ("damage", 6, "one"),
        ("direct", 4, "one"),
    ]
    assert owed(exchange_of(one, weapon, two, STUFF), aimed) == [
        ("damage", 6, "one"),
        ("direct", 4, "one"),
        ("mitigate", 4, "two"),
    ]


def test_a_roll_that_is_owed_is_not_guessed() -> None:
    exchange = exchange_of(pilot(), profile(), fighter(), STUFF)
    assert aim(exchange, {}) is None
    with pytest.raises(ValueError, match="targeting"):
        resolve(exchange, {})
    first = next_owed_die(exchange, {})
    assert first is not None
    assert first.shared
    last = next_owed_die(exchange_of(fighter(), profile(), pilot(), STUFF), {"dodge": 1})
    assert last is not None
    assert (last.purpose, last.shared) == ("mitigate", False)


@pytest.mark.rule("FS C 4.2")
@pytest.mark.parametrize(
    ("face", "margin", "result"),
    [(1, -3, "direct"), (2, -2, "direct"), (3, -1, "hit"), (4, 0, "hit"), (5, 1, "miss"),
     (6, 4, "miss")],
)  # fmt: skip
def test_an_npc_attacks_a_pilot_who_dodges(face: int, margin: int, result: str) -> None:
    # Synergy d6 + Evasion 1 against Sharpness d4 (3) + 2: a fumble is a direct hit
    target = pilot(numbers=numbers(synergy=6, evasion=1))
    weapon = profile(targeting=2)
    outcome = attack(fighter(), weapon, target, {"dodge": face, "mitigate": 1})
    assert outcome.aim.mark == 5
    assert (outcome.aim.margin, outcome.result) == (margin, result)


@pytest.mark.rule("FS C 4.3")
def test_npcs_among_themselves_have_fixed_numbers() -> None:
    # 3 + 1 against 3: margin 1, a hit; damage d6 (4) against 3
    outcome = attack(fighter("a"), profile(targeting=1), fighter("b"))
    assert outcome.aim.test is not None
    assert (outcome.aim.test.total, outcome.aim.mark, outcome.result) == (4, 3, "hit")
    assert outcome.damage is not None
    assert (outcome.damage.total, outcome.met.mitigated, outcome.met.through) == (4, 3, 1)
    # one more and it is a direct hit: the d4 is 3
    outcome = attack(fighter("a"), profile(targeting=2), fighter("b"))
    assert outcome.damage is not None
    assert outcome.damage.direct is not None
    assert (outcome.result, outcome.damage.direct.total, outcome.damage.total) == ("direct", 3, 7)


@pytest.mark.rule("FS C 4.3")
def test_pilots_among_themselves() -> None:
    attacker = pilot("one", numbers=numbers(sharpness=8))
    target = pilot("two", numbers=numbers(synergy=6, evasion=1, smarts=6, plating=2))
    outcome = attack(attacker, profile(), target, {"targeting": 5, "damage": 5, "mitigate": 2})
    # 5 against 4 + 1; damage 5 against 2 + 2
    assert (outcome.aim.mark, outcome.aim.margin, outcome.result) == (5, 0, "hit")
    assert outcome.mitigation is not None
    assert (outcome.mitigation.total, outcome.met.through) == (4, 1)


@pytest.mark.rule("FS C 4.4")
@pytest.mark.parametrize("why", [{"evades": False}, {"staggered": True}, {"sturdy": True}])
def test_a_target_that_cannot_evade_is_hit_against_0(why: dict[str, bool]) -> None:
    target = fighter(numbers=numbers(evasion=5), **why)
    exchange = exchange_of(pilot(), profile(), target, STUFF)
    assert not exchange.evades
    assert exchange.mark.value == 0
    assert aim(exchange, {"targeting": 1}).result == "hit"  # type: ignore[union-attr]
    assert aim(exchange, {"targeting": 2}).result == "direct"  # type: ignore[union-attr]


@pytest.mark.rule("FS C 4.4")
def test_a_pilot_who_cannot_evade_scores_0_without_a_roll() -> None:
    target = pilot(staggered=True, numbers=numbers(evasion=5))
    exchange = exchange_of(fighter(), profile(), target, STUFF)
    assert owed(exchange)[0][0] == "mitigate"
    aimed = aim(exchange, {})
    assert aimed is not None
    assert aimed.test is not None
    assert (aimed.test.total, aimed.mark, aimed.result) == (0, 3, "direct")
    # an attack number below 0 misses even that mark
    far = exchange_of(fighter(), profile(), target, STUFF, Situation(distance=9))
    assert aim(far, {}).result == "miss"  # type: ignore[union-attr]


@pytest.mark.rule("FS C 4.5")
def test_each_hex_beyond_the_range_is_two_less() -> None:
    weapon = profile(reach=5)
    for distance, beyond in ((1, 0), (5, 0), (6, 1), (8, 3)):
        at = Situation(distance=distance)
        exchange = exchange_of(pilot(), weapon, fighter(), STUFF, at)
        assert exchange.test is not None
        assert (exchange.beyond, exchange.test.plus) == (beyond, -2 * beyond)
        # an NPC's attack number too
        assert exchange_of(fighter(), weapon, pilot(), STUFF, at).mark.value == 3 - 2 * beyond


def test_beyond_can_be_said() -> None:
    at = Situation(distance=20, beyond=0)
    assert exchange_of(pilot(), profile(), fighter(), STUFF, at).beyond == 0
    at = Situation(distance=1, beyond=2)
    assert exchange_of(pilot(), profile(), fighter(), STUFF, at).test.plus == -4  # type: ignore[union-attr]


@pytest.mark.rule("FS C 4.6")
def test_without_recoil_the_range_is_0() -> None:
    weapon = profile(reach=5)
    at = Situation(distance=3, unbraced=True)
    exchange = exchange_of(pilot(), weapon, fighter(), STUFF, at)
    assert exchange.beyond == 3
    reach = effective_reach(pilot(), weapon, unbraced=True)
    assert reach.value == 0
    assert reach.parts == (Part("reach", "Range", 5), Part("recoil", "No recoil left", -5))


@pytest.mark.rule("FS C 4.6")
def test_only_what_names_melee_changes_its_reach() -> None:
    blade = profile(reach=1, melee=True)
    dimmed = pilot(conditions=(Condition("dimmed", reach=-1),))
    assert effective_reach(dimmed, blade, unbraced=True).value == 1
    at = Situation(distance=1, unbraced=True)
    assert exchange_of(dimmed, blade, fighter(), STUFF, at).beyond == 0


@pytest.mark.rule("FS C 4.6")
def test_a_condition_shortens_ranges_but_never_below_0() -> None:
    dimmed = pilot(conditions=(Condition("dimmed", reach=-2), Condition("dimmed", reach=-3)))
    reach = effective_reach(dimmed, profile(reach=5))
    assert (reach.value, reach.parts[-1]) == (2, Part("dimmed", "Dimmed", -3))
    assert effective_reach(dimmed, profile(reach=2)).value == 0
    assert effective_reach(dimmed, profile(reach=0)).value == 0
    assert effective_reach(pilot(), profile(reach=5)) == Number(5)


@pytest.mark.rule("FS C 4.7")
def test_below_its_least_range_a_weapon_has_no_targeting_bonus() -> None:
    weapon = profile(least_range=3, targeting=2)
    for distance, plus in ((2, 0), (3, 2)):
        at = Situation(distance=distance)
        exchange = exchange_of(pilot(), weapon, fighter(), STUFF, at)
        assert exchange.test is not None
        assert exchange.test.plus == plus
        assert exchange_of(fighter(), weapon, pilot(), STUFF, at).mark.value == 3 + plus


@pytest.mark.rule("FS C 4.8")
def test_the_homing_die_takes_the_place_of_sharpness() -> None:
    weapon = profile(homing=8, targeting=1)
    attacker = pilot(numbers=numbers(sharpness=4))
    chosen = exchange_of(attacker, weapon, fighter(), STUFF, Situation(homing=True))
    assert chosen.test is not None
    assert (chosen.test.sides, chosen.test.plus) == (8, 1)
    own = exchange_of(attacker, weapon, fighter(), STUFF)
    assert own.test is not None
    assert own.test.sides == 4
    # of an NPC its AVG takes the place of the attack number
    npc = exchange_of(fighter(), weapon, pilot(), STUFF, Situation(homing=True))
    assert (npc.mark.value, npc.mark.parts[0]) == (6, Part("homing", "Average of d8", 5))
    for attacks in (pilot(), fighter()):
        with pytest.raises(ValueError, match="no homing"):
            exchange_of(attacks, profile(), fighter(), STUFF, Situation(homing=True))


@pytest.mark.rule("FS C 4.8")
@pytest.mark.parametrize(
    ("evasion", "face", "result", "looked"),
    [
        # the mark is 3 + evasion; a 2 with targeting 1 comes to 3
        (0, 1, "hit", True),
        (0, 2, "hit", False),
        (1, 1, "miss", False),
        (1, 3, "hit", False),
    ],
)
def test_a_second_look_at_a_miss(evasion: int, face: int, result: str, looked: bool) -> None:
    weapon = profile(homing=8, second_look=2, targeting=1)
    target = fighter(numbers=numbers(evasion=evasion))
    exchange = exchange_of(pilot(), weapon, target, STUFF, Situation(homing=True))
    aimed = aim(exchange, {"targeting": face})
    assert aimed is not None
    assert (aimed.result, aimed.looked) == (result, looked)


@pytest.mark.rule("FS C 4.8")
def test_a_second_look_is_no_direct_hit_and_only_of_the_homing_die() -> None:
    weapon = profile(homing=10, second_look=4, targeting=5)
    at = Situation(homing=True)
    target = fighter(numbers=numbers(evasion=4))
    # a 4 would come to 9 against 7, which were a direct hit
    aimed = aim(exchange_of(pilot(), weapon, target, STUFF, at), {"targeting": 1})
    assert aimed is not None
    assert (aimed.margin, aimed.result, aimed.looked) == (-1, "hit", True)
    assert aim(exchange_of(pilot(), weapon, target, STUFF), {"targeting": 1}).result == "miss"  # type: ignore[union-attr]


@pytest.mark.rule("FS C 4.7")
def test_preparing_adds_to_targeting() -> None:
    weapon = profile(prepare=((1, 2), (2, 3)))
    for steps, bonus in ((0, 0), (1, 2), (2, 3)):
        at = Situation(prepare=steps)
        assert exchange_of(pilot(), weapon, fighter(), STUFF, at).test.plus == bonus  # type: ignore[union-attr]
        assert exchange_of(fighter(), weapon, pilot(), STUFF, at).mark.value == 3 + bonus
    with pytest.raises(ValueError, match="3 steps"):
        exchange_of(pilot(), weapon, fighter(), STUFF, Situation(prepare=3))


@pytest.mark.rule("FS C 4.7")
def test_a_zone_adds_to_targeting_and_damage() -> None:
    at = Situation(zone_targeting=3, zone_damage=2)
    exchange = exchange_of(pilot(), profile(), fighter(), STUFF, at)
    assert exchange.test is not None
    assert (exchange.test.plus, exchange.damage.plus) == (3, 2)
    assert Part("zone", "Zone", 3) in exchange.test.parts
    npc = exchange_of(fighter(), profile(), pilot(), STUFF, at)
    assert (npc.mark.value, npc.damage.plus) == (6, 4 + 2)


@pytest.mark.rule("FS C 4.7")
def test_a_marked_target_is_easier_to_hit_and_the_strongest_mark_counts() -> None:
    marks = Condition("highlighted", targeting=1), Condition("highlighted", 2, targeting=2)
    target = fighter(conditions=marks)
    exchange = exchange_of(pilot(), profile(), target, STUFF)
    assert exchange.test is not None
    assert exchange.test.plus == 2
    assert exchange.test.parts == (Part("highlighted", "Highlighted", 2),)
    hunted = pilot(conditions=marks)
    assert exchange_of(fighter(), profile(), hunted, STUFF).mark.value == 5


def test_a_condition_nobody_knows_is_called_as_its_kind() -> None:
    target = fighter(conditions=(Condition("odd", targeting=1),))
    exchange = exchange_of(pilot(), profile(), target, STUFF)
    assert exchange.test is not None
    assert exchange.test.parts == (Part("odd", "odd", 1),)


def test_the_strongest_condition() -> None:
    def targeting(condition: Condition) -> int:
        return condition.targeting

    some = Condition("a", targeting=1), Condition("b", targeting=3), Condition("c", targeting=3)
    assert strongest(some, targeting) == 1
    assert strongest((Condition("a"),), targeting) is None
    assert strongest((), targeting) is None


@pytest.mark.rule("FS C 4.12")
def test_the_handler_adds_to_every_number() -> None:
    adjust = Adjust(targeting=1, mark=2, dodge=3, damage=4, mitigation=5)
    at = Situation(adjust=adjust)
    exchange = exchange_of(pilot(), profile(), fighter(), STUFF, at)
    assert exchange.test is not None
    assert exchange.mitigation is not None
    assert exchange.test.plus == 1
    assert exchange.mark.value == 3 + 2 + 3
    assert exchange.damage.plus == 4
    assert exchange.mitigation.plus == 3 + 5
    assert exchange.mark.parts[-1] == Part("handler", "Handler", 5)
    dodging = exchange_of(fighter(), profile(), pilot(), STUFF, at)
    assert dodging.test is not None
    assert dodging.mitigation is not None
    assert (dodging.test.plus, dodging.mark.value) == (3, 3 + 1 + 2)
    assert (dodging.damage.plus, dodging.mitigation.plus) == (4 + 4, 5)
    down = exchange_of(pilot(), profile(), fighter(staggered=True), STUFF, at)
    assert down.mark.value == 2


@pytest.mark.rule("FS C 4.12")
@pytest.mark.parametrize("result", ["miss", "hit", "direct"])
def test_the_handler_says_how_it_ends(result: str) -> None:
    at = Situation(adjust=Adjust(outcome=result))  # type: ignore[arg-type]
    exchange = exchange_of(pilot(), profile(), fighter(), STUFF, at)
    assert "targeting" not in [purpose for purpose, _, _ in owed(exchange)]
    outcome = resolve(exchange, {"damage": 6, "direct": 1})
    assert outcome.result == result
    assert outcome.aim.forced
    assert (outcome.harm.integrity_lost > 0) == (result != "miss")


@pytest.mark.rule("FS C 4.17")
def test_plating_counts_an_epicentre_further_away() -> None:
    clear = numbers(guard=PlatingEffect(clear=1))
    assert [in_area(d, 1, numbers(), STUFF) for d in (0, 1, 2)] == [True, True, False]
    assert [in_area(d, 1, clear, STUFF) for d in (0, 1, 2)] == [True, False, False]
    assert in_area(1, 1, clear, "another")


def test_a_prop_stands_still_and_mitigates_its_value() -> None:
    exchange = exchange_of(pilot(), profile(), prop(3), STUFF)
    assert exchange.mark.value == 0
    outcome = resolve(exchange, {"targeting": 1, "damage": 5})
    assert (outcome.met.through, outcome.harm.integrity, outcome.harm.stability_lost) == (2, 1, 0)
