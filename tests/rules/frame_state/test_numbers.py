"""The numbers of frames, computed by hand from the tables of the book (FS C 1 and 2)."""

from __future__ import annotations

import pytest
from hypothesis import given

from app.rules.dice.dice import GRADES
from app.rules.frame_state.characters import CATEGORIES, Attribute, Category, Sheet
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Build, Number, Numbers, Part, PlatingEffect, Roll
from app.rules.frame_state.combat.numbers import bare, fixed, numbers, with_sheet
from app.rules.geometry.movement_traits import MovementTraits
from tests.fixtures.builds import builds
from tests.rules.frame_state.sample_builds import die, frame, profile, told


@pytest.mark.rule("FS C 2.0.1")
@pytest.mark.parametrize(
    ("chassis", "table"),
    [
        ("bipedal", (9, 12, 4, 3)),
        ("reverse-joint", (9, 9, 5, 2)),
        ("multiped", (12, 12, 3, 4)),
        ("tank", (18, 15, 2, 5)),
        ("hover", (15, 12, 3, 4)),
    ],
)
def test_the_table_of_chassis(chassis: str, table: tuple[int, ...]) -> None:
    came = numbers(frame(chassis=chassis))
    each = came.integrity, came.stability, came.speed, came.recoil
    assert tuple(number.value for number in each) == table


@pytest.mark.rule("FS C 2.2")
def test_movement_of_each_chassis() -> None:
    assert {id: entry.movement_traits for id, entry in content.CHASSIS.items()} == {
        "bipedal": MovementTraits(moves_staggered=True),
        "reverse-joint": MovementTraits(jumps=2, cushion=2),
        "multiped": MovementTraits(climbs=True),
        "tank": MovementTraits(sinks=True),
        "hover": MovementTraits(hover=2),
    }
    steady = [id for id, entry in content.CHASSIS.items() if entry.movement_traits.moves_staggered]
    assert steady == ["bipedal"]


@pytest.mark.rule("FS C 2.3")
@pytest.mark.parametrize(
    ("generator", "capacity", "recharge"),
    [("coolant", 2, 4), ("plasma", 3, 3), ("pulse", 3, 2), ("wave", 4, 1), ("singularity", 5, 0)],
)
def test_the_table_of_generators(generator: str, capacity: int, recharge: int) -> None:
    came = numbers(frame(generator=generator))
    assert (came.capacity.value, came.recharge.value) == (capacity, recharge)


@pytest.mark.rule("FS C 2.3")
def test_special_rules_of_generators() -> None:
    special = {
        id: (g.cools, g.trickle, g.recharges, g.refills) for id, g in content.GENERATORS.items()
    }
    assert special == {
        "coolant": (4, 0, True, False),
        "plasma": (0, 1, True, False),
        "pulse": (0, 0, True, False),
        "wave": (0, 0, True, False),
        "singularity": (0, 0, False, True),
    }
    assert content.GENERATORS["coolant"].cool_energy == 2


@pytest.mark.rule("FS C 2.3", "FS C 2.11")
def test_tuning_gives_a_singularity_no_recharge() -> None:
    tuning = {"energy-recharge": 3, "energy-capacity": 1}
    came = numbers(frame(generator="singularity", tuning=tuning))
    assert (came.recharge.value, came.capacity.value) == (0, 6)
    assert numbers(frame(generator="wave", tuning=tuning)).recharge.value == 4


@pytest.mark.rule("FS C 2.4")
def test_pilot_skills_start_at_d4_and_climb_with_points() -> None:
    came = numbers(frame(skills={"sharpness": 4, "smarts": 2}))
    assert [die(r) for r in (came.sharpness, came.smarts, came.synergy)] == ["d12", "d8", "d4"]
    assert came.attack_number.value == 7
    assert came.evasion_number.value == 3
    assert {number.value for number in came.mitigation_number.values()} == {5}


@pytest.mark.rule("FS C 1.1", "FS C 2.4")
def test_fixed_numbers_take_dice_at_their_average() -> None:
    skills, tuning = {"synergy": 2, "smarts": 1}, {"evasion": 2}
    came = numbers(frame(skills=skills, tuning=tuning, hull={"energy-plating": 1}))
    assert told(came.evasion_number) == "7 = Synergy d8 5 + Evasion 2"
    assert told(came.mitigation_number["energy"]) == "6 = Smarts d6 4 + Energy Plating I 2"
    assert told(came.mitigation_number["wave"]) == "4 = Smarts d6 4"


@pytest.mark.rule("FS C 1.3")
def test_the_os_starts_at_nothing_and_is_tuned() -> None:
    came = numbers(frame())
    assert (came.evasion, came.detectors) == (Number(0), Number(0))
    assert profile("melee", of={}).targeting == profile("lock-on").targeting == Number(0)
    tuned = numbers(frame(tuning={"evasion": 2, "detectors": 3}))
    assert (tuned.evasion.value, tuned.detectors.value) == (2, 3)


@pytest.mark.rule("FS C 2.5")
@pytest.mark.parametrize("damage", ["kinetic", "energy", "blast"])
def test_plating(damage: str) -> None:
    second = {"kinetic": "direct", "energy": "impact", "blast": "clear"}[damage]
    for tier, bonus, guard in (
        (0, 0, PlatingEffect()),
        (1, 2, PlatingEffect()),
        (2, 3, PlatingEffect(**{second: 1})),
        (3, 4, PlatingEffect(**{second: 1}, staggered=2)),
    ):
        came = numbers(frame(hull={f"{damage}-plating": tier}))
        assert came.plating[damage].value == bonus
        assert came.plated[damage] == tier
        assert came.guards[damage] == guard
        others = set(came.plating) - {damage}
        assert all(came.plating[other].value == came.plated[other] == 0 for other in others)
        assert all(came.guards.get(other, PlatingEffect()) == PlatingEffect() for other in others)


@pytest.mark.rule("FS C 2.6", "FS C 2.7", "FS C 2.8", "FS C 2.9")
@pytest.mark.parametrize("tier", [0, 1, 2, 3])
def test_the_other_hull_tags(tier: int) -> None:
    came = numbers(frame(hull={"bulk": tier}))
    assert (came.integrity.value, came.bulk) == (9 + 3 * tier, (0, 4, 6, 8)[tier])
    came = numbers(frame(hull={"system-recovery": tier}))
    assert (came.stability.value, came.regained.value, came.recovery) == (12 + 2 * tier, tier, tier)
    came = numbers(frame(hull={"ablative-layer": tier}))
    assert (came.ablative.value, came.ablative_times) == (2 * tier, tier)
    came = numbers(frame(hull={"scanner": tier}))
    assert (came.scanner.value, came.detectors.value) == (3 * tier, tier)


@pytest.mark.rule("FS C 2.9")
def test_a_scanner_lets_weapons_reach_further_but_not_arms() -> None:
    with_scanner = {"hull": {"scanner": 2}}
    assert told(profile("shooter", of=with_scanner).reach) == "9 = Tier I 5 + Scanner II 4"
    assert profile("melee", of=with_scanner).reach.value == 1


@pytest.mark.rule("FS C 2.10")
def test_an_award_is_added_to_results_and_raises_no_tier() -> None:
    awards = {
        "sharpness": 2,
        "kinetic-plating": 3,
        "bulk": 1,
        "system-recovery": 2,
        "ablative-layer": 1,
        "scanner": 2,
    }
    came = numbers(frame(awards=awards, hull={"bulk": 1, "ablative-layer": 1, "scanner": 1}))
    assert (die(came.sharpness), came.attack_number.value) == ("d4+2", 5)
    assert (came.plating["kinetic"].value, came.plated["kinetic"]) == (3, 0)
    assert came.guards["kinetic"] == PlatingEffect()
    assert (came.integrity.value, came.bulk, came.bulk_bonus) == (13, 4, 1)
    assert (came.stability.value, came.regained.value, came.recovery) == (14, 2, 0)
    assert (came.ablative.value, came.ablative_times) == (3, 1)
    assert (came.scanner.value, came.detectors.value) == (5, 3)
    assert [part.name for part in came.scanner.parts] == ["Scanner I", "Scanner, experimental"]


@pytest.mark.rule("FS C 1.2", "FS C 1.4", "FS C 2.11")
def test_each_grade_of_tuning_adds_one() -> None:
    before = numbers(frame())
    for element, what in (
        ("integrity", "integrity"),
        ("stability", "stability"),
        ("speed", "speed"),
        ("recoil", "recoil"),
        ("energy-capacity", "capacity"),
        ("energy-recharge", "recharge"),
        ("detectors", "detectors"),
        ("evasion", "evasion"),
    ):
        after = numbers(frame(tuning={element: 3}))
        assert getattr(after, what).value == getattr(before, what).value + 3
        assert told(getattr(after, what)).endswith(" 3")


@pytest.mark.rule("FS C 2.11")
def test_tuning_of_a_weapon() -> None:
    tuned = {"tuning": {"damage:w1": 2, "direct:w1": 1, "range:w1": 3, "range:w2": 3}}
    shooter = profile("shooter", "blast", 3, of=tuned)
    assert (die(shooter.damage), die(shooter.direct), shooter.reach.value) == ("d12", "d6", 12)
    assert profile("melee", of=tuned).reach.value == 1


@pytest.mark.rule("FS C 2.11", "FS C 2.1.5")
def test_past_the_best_die_a_grade_is_one_more() -> None:
    tuned = {"tuning": {"damage:w1": 3}}
    assert die(profile("shooter", "kinetic", 3, of=tuned, strike=3).damage) == "d12+5>=3"
    assert fixed(profile("shooter", "kinetic", 3, of=tuned, strike=3).damage).value == 12


@pytest.mark.rule("FS C 1.1")
@given(builds())
def test_every_number_is_the_sum_of_its_parts(build: Build) -> None:
    came = numbers(build)
    for number in every_number(came):
        assert number.value == sum(part.value for part in number.parts), number
        assert not any(part.grades for part in number.parts)
        assert all(part.value and part.source and part.name for part in number.parts)
    for roll in every_roll(came):
        grades = sum(part.grades for part in roll.parts)
        beyond = max(0, grades - 5)
        assert roll.sides == GRADES[grades - beyond]
        assert roll.plus == beyond + sum(part.value for part in roll.parts)
        number = fixed(roll)
        assert number.value == sum(part.value for part in number.parts)


@pytest.mark.rule("FS C 1.2")
@given(builds())
def test_a_legal_frame_always_has_numbers_to_play_with(build: Build) -> None:
    came = numbers(build)
    assert came == numbers(build)
    assert min(came.integrity.value, came.stability.value, came.speed.value) > 0
    assert came.recharge.value >= 0 and came.recoil.value > 0 and came.capacity.value > 0
    for each in came.profiles.values():
        assert each.steps.value >= 1 and each.energy.value >= 0
        assert each.reach.value >= 1 and each.least_range.value <= each.reach.value
        assert each.damage.sides >= 4 and each.direct.sides >= 4
        assert each.uses.value >= 1 and each.recoil.value >= 1


def every_number(came: Numbers) -> list[Number]:
    """Returns all numbers of a frame and its weapons."""
    found = [n for n in (getattr(came, f) for f in Numbers.__slots__) if isinstance(n, Number)]
    found += [*came.mitigation_number.values(), *came.plating.values()]
    for each in came.profiles.values():
        found += [each.steps, each.energy, each.recoil, each.uses, each.reach]
        found += [each.least_range, each.targeting]
    return found


def every_roll(came: Numbers) -> list[Roll]:
    """Returns all dice of a frame and its weapons."""
    skills = [came.sharpness, came.smarts, came.synergy]
    return skills + [r for each in came.profiles.values() for r in (each.damage, each.direct)]


@pytest.mark.rule("FS C 2.14")
def test_without_a_build_everything_stands_at_a_d4() -> None:
    came = bare("Truck", integrity=7, stability=5, speed=3, energy=2)
    assert [die(r) for r in (came.sharpness, came.smarts, came.synergy)] == ["d4"] * 3
    assert (came.evasion_number.value, came.attack_number.value) == (3, 3)
    assert {n.value for n in came.mitigation_number.values()} == {3}
    assert set(came.plating) == set(content.DAMAGE_TYPES)
    assert (came.integrity.value, came.stability.value, came.speed.value) == (7, 5, 3)
    assert (came.capacity.value, came.recharge.value, came.recoil.value) == (2, 2, 0)
    assert dict(came.profiles) == {}
    for number in every_number(came):
        assert number.value == sum(part.value for part in number.parts)


def test_a_prop_defends_with_its_value() -> None:
    came = bare("Tower", integrity=6, sides=0, defence=6)
    assert came.sharpness == Roll(0)
    assert {came.evasion_number.value, came.mitigation_number["blast"].value} == {6}
    nothing = bare("Dust", integrity=1, sides=0)
    assert nothing.evasion_number == Number(0)
    assert fixed(Roll(6)) == Number(4, (Part("die", "Die d6", 4),))


def test_a_sheet_goes_before_the_builds_own_points() -> None:
    build = frame(skills={"sharpness": 4}, hull={"bulk": 3}, awards={"bulk": 3, "smarts": 1})
    sheet = Sheet(points={"synergy": 2, "scanner": 1}, awards={"scanner": 2})
    piloted = with_sheet(build, CATEGORIES, sheet)
    assert piloted.skills == {"synergy": 2}
    assert piloted.hull == {"scanner": 1}
    assert piloted.awards == {"scanner": 2}
    assert (piloted.name, piloted.chassis) == (build.name, build.chassis)


def test_a_tables_own_categories_count_from_where_they_start() -> None:
    skills = (Attribute("sharpness", "Aim", "die", start=2), Attribute("smarts", "Wits", "die"))
    other = (Attribute("synergy", "Calm", "val"), Attribute("bulk", "Fat", "val", cap=5))
    categories = (Category("own", "Own", 9, skills), Category("more", "More", 9, other))
    build = frame(skills={"synergy": 3})
    piloted = with_sheet(build, categories, Sheet(points={"sharpness": 1, "bulk": 5}))
    came = numbers(piloted)
    assert [die(r) for r in (came.sharpness, came.smarts, came.synergy)] == ["d8", "none", "d10"]
    assert came.integrity.value == 9 + 9
    assert came.mitigation_number["wave"] == Number(0)


def test_builds_with_unknown_content_are_refused() -> None:
    for build in (
        frame(chassis="spider"),
        frame(generator="steam"),
    ):
        with pytest.raises(content.UnknownContent):
            numbers(build)
    for kind, damage, tier, tags in (
        ("bow", "blast", 1, {}),
        ("melee", "cold", 1, {}),
        ("melee", "blast", 4, {}),
        ("melee", "blast", 1, {"shiny": 1}),
    ):
        with pytest.raises(content.UnknownContent) as missing:
            profile(kind, damage, tier, **tags)
        assert missing.value.kind
    with pytest.raises(ValueError, match="reach has no tier 4"):
        profile("shooter", "blast", 3, reach=4)


def test_everything_is_found_by_its_id() -> None:
    assert content.condition("burning") is content.CONDITIONS["burning"]
    assert content.action("survey" + "ing") is content.ACTIONS["surveying"]
    with pytest.raises(content.UnknownContent, match="no condition 'wet'"):
        content.condition("wet")
    for entries in (content.CHASSIS, content.GENERATORS, content.HULL, content.SKILLS):
        assert all(id == entry.id for id, entry in entries.items())
