"""The ready builds, and the content as one document."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.catalogue import catalogue, limits
from app.rules.frame_state.combat.legality import budgets, problems
from app.rules.frame_state.combat.library import SHELVES, find_ready_build, ready_builds
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.combat.numbers import numbers

EVERYTHING = [build for shelf in SHELVES for build in ready_builds(shelf).values()]


@pytest.mark.parametrize("build", EVERYTHING, ids=lambda build: build.name)
def test_ready_builds_are_legal_and_can_fight(build: Build) -> None:
    assert problems(build) == ()
    assert numbers(build).profiles
    assert build.notes and not build.awards


def test_twelve_frames_and_twelve_npcs() -> None:
    assert [len(ready_builds(shelf)) for shelf in SHELVES] == [12, 12]
    assert max(Counter(build.name for build in EVERYTHING).values()) == 1
    assert [build.name for build in ready_builds("frames").values()] == sorted(
        build.name for build in ready_builds("frames").values()
    )


def test_ready_frames_spend_every_point() -> None:
    for build in ready_builds("frames").values():
        assert all(budget.used == budget.points for budget in budgets(build).values()), build.name


def test_the_library_shows_everything_there_is() -> None:
    used = {build.chassis for build in EVERYTHING} | {build.generator for build in EVERYTHING}
    used |= {id for build in EVERYTHING for id in build.hull}
    for weapon in (weapon for build in EVERYTHING for weapon in build.weapons):
        used |= {weapon.kind, weapon.damage, *weapon.tags}
    there = {*content.CHASSIS, *content.GENERATORS, *content.HULL, *content.WEAPON_TYPES}
    there |= {*content.DAMAGE_TYPES, *content.WEAPON_TAGS, *content.DAMAGE_TAGS}
    assert there - used == set()


def test_a_ready_build_is_found_by_its_id() -> None:
    assert find_ready_build("kestrel") is ready_builds("frames")["kestrel"]
    assert find_ready_build("toll-tank") is ready_builds("npcs")["toll-tank"]
    assert find_ready_build("nobody") is None


def test_the_catalogue_is_json_and_has_everything() -> None:
    written = json.loads(json.dumps(msgspec.to_builtins(catalogue())))
    for kind, entries in (
        ("chassis", content.CHASSIS),
        ("generators", content.GENERATORS),
        ("weapon_types", content.WEAPON_TYPES),
        ("damage_types", content.DAMAGE_TYPES),
        ("weapon_tags", content.WEAPON_TAGS),
        ("damage_tags", content.DAMAGE_TAGS),
        ("hull", content.HULL),
        ("skills", content.SKILLS),
        ("tuning", {**content.FRAME_TUNING, **content.WEAPON_TUNING}),
        ("modules", content.EXPANSIONS),
        ("conditions", content.CONDITIONS),
        ("actions", content.ACTIONS),
    ):
        assert [entry["id"] for entry in written[kind]] == list(entries)
        assert all(entry["name"] and entry["text"] for entry in written[kind])
    assert [tier["points"] for tier in written["tiers"]] == [3, 5, 7]
    assert [tier["die"] for tier in written["tiers"]] == [4, 6, 8]


def test_the_catalogue_says_the_numbers_of_each_tier() -> None:
    tags = {tag["id"]: tag["numbers"] for tag in catalogue()["weapon_tags"]}
    assert tags["reach"] == [{"reach": 2}, {"reach": 4}, {"reach": 6}]
    assert tags["strike"][2] == {"damage_grades": 3, "damage_least": 3}
    assert tags["burst"] == [{"burst": 1}, {"burst": 3}, {"burst": 5}]
    hull = {tag["id"]: tag["numbers"] for tag in catalogue()["hull"]}
    assert hull["bulk"][0] == {"integrity": 3, "bulk": 4}
    assert hull["blast-plating"][2] == {"plating": 4, "clear": 1, "staggered": 2}
    for kind in ("weapon_tags", "damage_tags", "hull"):
        for tag in catalogue()[kind]:
            assert len(tag["tiers"]) == len(tag["numbers"]) == 3
            assert all(tag["numbers"]), tag["id"]


def test_limits_are_those_of_the_table() -> None:
    assert limits()["tuning"] == 6
    assert limits(9)["tuning"] == 9
    hull = limits()["categories"]["hull-and-os"]
    assert (hull["points"], hull["caps"]["bulk"]) == (10, 3)


def test_actions_need_what_is_explained() -> None:
    needed = {need for entry in content.ACTIONS.values() for need in entry.needs}
    assert needed == set(content.NEEDS)
    assert len({entry.effect for entry in content.ACTIONS.values()}) == len(content.ACTIONS)
