"""Problems that make a build illegal, and their place in it (FS C 2, 2.1)."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from app.messages import codes
from app.rules.frame_state.characters import CATEGORIES, Attribute, Category
from app.rules.frame_state.combat import content, legality
from app.rules.frame_state.combat.legality import Budget, budgets, problems
from app.rules.frame_state.combat.model import Build, Module, Weapon
from app.rules.frame_state.combat.numbers import numbers
from tests.fixtures.builds import builds, random_build
from tests.rules.frame_state.sample_builds import frame

GUN = Weapon("w1", "Gun", 1, "shooter", "kinetic")


def wrong(build: Build, **more: Any) -> list[tuple[str, str]]:
    """Returns codes and places of all problems."""
    return [(problem.code, problem.at) for problem in problems(build, **more)]


def armed(**changed: Any) -> Build:
    """Returns a frame with one gun that is changed."""
    return frame(weapons=(replace(GUN, **changed),))


@pytest.mark.rule("FS C 2.13")
@given(builds())
def test_random_builds_are_legal(build: Build) -> None:
    assert problems(build) == ()
    assert all(budget.used <= budget.points for budget in budgets(build).values())


@pytest.mark.rule("FS C 2.13")
def test_a_seeded_build_is_always_the_same() -> None:
    made = [random_build(random.Random(7), weapons=2) for _ in range(2)]
    assert made[0] == made[1] != random_build(random.Random(8), weapons=2)
    assert len(made[0].weapons) >= 2
    for seed in range(200):
        assert problems(random_build(random.Random(seed))) == ()


@pytest.mark.rule("FS C 2.13")
def test_a_frame_without_weapons_is_legal() -> None:
    assert problems(frame()) == ()


@pytest.mark.rule("FS C 2.13")
@pytest.mark.parametrize(
    ("changed", "code", "at"),
    [
        ({"name": "  "}, "build-no-name", "name"),
        ({"name": "x" * 65}, "build-too-long", "name"),
        ({"notes": "x" * 4001}, "build-too-long", "notes"),
        ({"chassis": "spider"}, "build-unknown", "chassis"),
        ({"generator": "steam"}, "build-unknown", "generator"),
        ({"skills": {"wits": 1}}, "build-unknown", "skills.wits"),
        ({"skills": {"bulk": 1}}, "build-unknown", "skills.bulk"),
        ({"hull": {"spikes": 1}}, "build-unknown", "hull.spikes"),
        ({"awards": {"spikes": 1}}, "build-unknown", "awards.spikes"),
        ({"awards": {"bulk": 4}}, "build-award", "awards.bulk"),
        ({"awards": {"smarts": 0}}, "build-award", "awards.smarts"),
        ({"tuning": {"beauty": 1}}, "build-unknown", "tuning.beauty"),
        ({"tuning": {"range:w1": 1}}, "build-unknown", "tuning.range:w1"),
        ({"tuning": {"speed": 4}}, "build-cap", "tuning.speed"),
        ({"tuning": {"speed": 0}}, "build-cap", "tuning.speed"),
        ({"hull": {"bulk": 4}}, "build-cap", "hull.bulk"),
        ({"hull": {"bulk": -1}}, "build-cap", "hull.bulk"),
        ({"skills": {"synergy": 5}}, "build-cap", "skills.synergy"),
    ],
)
def test_illegal_frames(changed: Mapping[str, Any], code: str, at: str) -> None:
    assert wrong(frame(**changed)) == [(code, at)]


@pytest.mark.rule("FS C 2.4", "FS C 2.5", "FS C 2.11")
def test_points_run_out() -> None:
    skills = {"sharpness": 4, "smarts": 3}
    hull = {"bulk": 3, "scanner": 3, "ablative-layer": 3, "system-recovery": 1}
    tuning = {"speed": 3, "recoil": 3}
    assert problems(frame(skills=skills, hull=hull, tuning=tuning)) == ()
    over = frame(
        skills=skills | {"synergy": 1},
        hull=hull | {"system-recovery": 2},
        tuning=tuning | {"evasion": 1},
    )
    assert wrong(over) == [
        ("build-points", "pilot-skills"),
        ("build-points", "hull-and-os"),
        ("build-tuning-points", "tuning"),
    ]
    assert problems(over)[1].params == {"name": "Hull and OS", "used": 11, "points": 10}


@pytest.mark.rule("FS C 2.11")
def test_a_table_says_how_much_tuning_there_is() -> None:
    tuned = frame(tuning={"speed": 2})
    assert wrong(tuned, tuning_points=1) == [("build-tuning-points", "tuning")]
    assert wrong(frame(tuning={"speed": 3, "recoil": 3, "evasion": 3}), tuning_points=9) == []


@pytest.mark.rule("FS C 2.11")
def test_tuning_that_does_nothing_is_refused() -> None:
    singularity = frame(generator="singularity", tuning={"energy-recharge": 1})
    assert wrong(singularity) == [("build-no-effect", "tuning.energy-recharge")]
    fist = replace(armed(kind="melee"), tuning={"range:w1": 1, "damage:w1": 1})
    assert wrong(fist) == [("build-no-effect", "tuning.range:w1")]
    # an unknown id is reported once
    nowhere = frame(generator="steam", tuning={"energy-recharge": 1})
    assert wrong(nowhere) == [("build-unknown", "generator")]
    strange = replace(armed(kind="bow"), tuning={"range:w1": 1})
    assert wrong(strange) == [("build-unknown", "weapons.w1.kind")]


@pytest.mark.rule("FS C 2.13", "FS C 2.1.4")
@pytest.mark.parametrize(
    ("changed", "code", "at"),
    [
        ({"name": ""}, "build-no-name", "weapons.w1.name"),
        ({"name": "x" * 65}, "build-too-long", "weapons.w1.name"),
        ({"kind": "bow"}, "build-unknown", "weapons.w1.kind"),
        ({"damage": "cold"}, "build-unknown", "weapons.w1.damage"),
        ({"tags": {"shiny": 1}}, "build-unknown", "weapons.w1.tags.shiny"),
        ({"tags": {"reach": 0}}, "build-tier", "weapons.w1.tags.reach"),
        ({"tags": {"reach": 4}, "tier": 2}, "build-tier", "weapons.w1.tags.reach"),
        ({"tags": {"rebound": 1}}, "build-wrong-damage", "weapons.w1.tags.rebound"),
        ({"tags": {"reach": 2, "pierce": 2}}, "build-tag-points", "weapons.w1"),
        ({"id": "W 1"}, "build-bad-id", "weapons.W 1"),
    ],
)
def test_illegal_weapons(changed: Mapping[str, Any], code: str, at: str) -> None:
    assert wrong(armed(**changed)) == [(code, at)]


@pytest.mark.rule("FS C 2.1.4")
@pytest.mark.parametrize(("tier", "points"), [(1, 3), (2, 5), (3, 7)])
def test_weapon_and_damage_tags_share_the_points(tier: int, points: int) -> None:
    tags = {"reach": 1, "pierce": 2, "strike": min(3, points - 3)}
    tags["lock"] = points - sum(tags.values())
    fitting = {id: at for id, at in tags.items() if at}
    assert problems(armed(tier=tier, tags=fitting)) == ()
    assert wrong(armed(tier=tier, tags=fitting | {"arc": 1})) == [
        ("build-tag-points", "weapons.w1")
    ]


def test_a_weapon_of_no_tier_has_no_points() -> None:
    assert wrong(armed(tier=4)) == [("build-tier", "weapons.w1.tier")]
    assert budgets(armed(tier=4))["weapons.w1"] == Budget("Gun", 0, 0)


@pytest.mark.rule("FS C 2.13")
def test_limit_of_weapons() -> None:
    guns = tuple(replace(GUN, id=f"w{n}") for n in range(5))
    assert problems(frame(weapons=guns[:4])) == ()
    assert wrong(frame(weapons=guns)) == [("build-too-many", "weapons")]
    assert wrong(frame(weapons=(GUN, GUN))) == [("build-same-id", "weapons.w1")]


@pytest.mark.rule("FS C 2.12")
def test_limit_of_modules() -> None:
    some = tuple(Module(f"m{n}", "Own", 1) for n in range(7))
    assert problems(frame(modules=some[:6])) == ()
    assert wrong(frame(modules=some)) == [("build-too-many", "modules")]
    assert wrong(frame(modules=(some[0], some[0]))) == [("build-same-id", "modules.m0")]


@pytest.mark.rule("FS C 2.12")
@pytest.mark.parametrize(
    ("changed", "code", "at"),
    [
        ({"name": ""}, "build-no-name", "modules.m.name"),
        ({"name": "x" * 65}, "build-too-long", "modules.m.name"),
        ({"trigger": "x" * 201}, "build-too-long", "modules.m.trigger"),
        ({"text": "x" * 1001}, "build-too-long", "modules.m.text"),
        ({"tier": 4}, "build-tier", "modules.m.tier"),
        ({"steps": 5}, "build-module-cost", "modules.m"),
        ({"energy": -1}, "build-module-cost", "modules.m"),
    ],
)
def test_illegal_modules(changed: Mapping[str, Any], code: str, at: str) -> None:
    module = replace(Module("m", "Own work", 1), **changed)
    assert wrong(frame(modules=(module,))) == [(code, at)]


@pytest.mark.rule("FS C 2.12")
def test_named_modules_keep_their_text_and_generator() -> None:
    assert len(content.EXPANSIONS) == 18
    assert {entry.module.tier for entry in content.EXPANSIONS.values()} == {1, 2, 3}
    for entry in content.EXPANSIONS.values():
        carried = frame(generator=entry.generator or "wave", modules=(entry.module,))
        assert problems(carried) == ()
        cheaper = replace(entry.module, text="Does everything.")
        at = f"modules.{entry.id}"
        assert wrong(replace(carried, modules=(cheaper,))) == [("build-module-changed", at)]
        if entry.generator:
            assert entry.module.energy == 1
            elsewhere = replace(carried, generator="coolant")
            assert wrong(elsewhere) == [("build-module-generator", at)]


@pytest.mark.rule("FS C 2.3")
def test_wave_and_singularity_weapons_need_their_generator() -> None:
    for damage in content.DAMAGE_TYPES:
        weapon = Weapon("gun", "Rifle", 1, "shooter", damage)
        for generator in content.GENERATORS:
            fed = damage not in ("wave", "singularity") or damage == generator
            found = wrong(frame(generator=generator, weapons=(weapon,)))
            assert found == ([] if fed else [("build-weapon-generator", "weapons.gun.damage")])
    odd = replace(frame(generator="wave"), weapons=(Weapon("gun", "Rifle", 1, "shooter", "odd"),))
    assert wrong(odd) == [("build-unknown", "weapons.gun.damage")]


@pytest.mark.rule("FS C 2.13")
def test_a_tables_own_categories_say_points_and_caps() -> None:
    skills = Category("skills", "Skills", 2, (Attribute("sharpness", "Aim", "die", 1, cap=3),))
    build = frame(skills={"sharpness": 3, "smarts": 4}, hull={"bulk": 3})
    assert wrong(build, categories=(skills,)) == [
        ("build-cap", "skills.sharpness"),
        ("build-points", "skills"),
    ]
    # attributes missing in the table's categories are counted as in the game
    assert budgets(build, categories=(skills,))["pilot-skills"].used == 4


def test_points_are_counted_where_they_are_spent() -> None:
    assert budgets(replace(armed(tags={"reach": 2}), hull={"bulk": 2, "rust": 1})) == {
        "pilot-skills": Budget("Pilot skills", 0, 7),
        "hull-and-os": Budget("Hull and OS", 2, 10),
        "tuning": Budget("Tuning", 0, 6),
        "weapons.w1": Budget("Gun", 2, 3),
    }


def test_every_problem_is_listed_and_has_a_text() -> None:
    source = Path(legality.__file__).read_text("utf-8")
    assert set(re.findall(r'"(build-[a-z-]+)"', source.partition("_ID:")[2])) == legality.CODES
    assert codes("refusals") >= legality.CODES


@given(builds(weapons=1))
def test_one_point_too_many_is_always_seen(build: Build) -> None:
    """A build that spends every point accepts no more."""
    for category in CATEGORIES:
        name = "skills" if category.id == "pilot-skills" else "hull"
        points = dict(getattr(build, name))
        free = [a.id for a in category.attributes if points.get(a.id, 0) < a.cap - a.start]
        left = budgets(build)[category.id].points - budgets(build)[category.id].used
        if free and not left:
            more = replace(build, **{name: points | {free[0]: points.get(free[0], 0) + 1}})
            assert ("build-points", category.id) in wrong(more)
            assert numbers(more)
