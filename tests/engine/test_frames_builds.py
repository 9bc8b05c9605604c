"""Builds kept at a table, and units fitted out with them (FS C 2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from app.engine.combat.fighters import fighter_of, numbers_of, prop_fighter
from app.engine.commands.combat.builds import MOST_BUILDS, MOST_BUILDS_OF_A_PILOT
from app.engine.state.builds import Frame
from app.rules.frame_state.combat.model import Weapon
from app.rules.frame_state.combat.numbers import numbers
from tests.engine.frames import KESTREL, build, document, fit, framed, npc, put
from tests.engine.play import BLANK, Table, check_round_trips
from tests.fixtures.builds import builds

RIFLE = Weapon("w1", "Rifle", 1, "shooter", "kinetic")


def save(table: Table, who: str, made: Any = KESTREL, **fields: Any) -> str:
    row = table.send(who, "build.save", build=document(made), **fields)
    return str(row.events[0]["build"]["id"])


@pytest.mark.rule("FS C 2.15")
def test_a_build_is_kept_changed_and_removed() -> None:
    table = Table()
    kept = save(table, "ann")
    assert table.view()["builds"][kept] == {
        "id": kept,
        "name": "Kestrel",
        "owner": "a",
        "shared": False,
        "asked": False,
        "build": document(KESTREL),
    }
    assert table.codes() == ["build.saved"]
    save(table, "ann", replace(KESTREL, name="Hobby"), id=kept, shared=True)
    assert table.codes() == ["build.changed"]
    seen = table.view("spectators")["builds"][kept]
    assert (seen["name"], seen["shared"]) == ("Hobby", True)
    again = {"build": document(replace(KESTREL, name="Hobby")), "id": kept}
    assert table.refuse("ann", "build.save", **again).code == "nothing-changes"
    check_round_trips(table)
    table.send("ann", "build.remove", build=kept)
    assert table.codes("pilots") == ["build.removed"]
    assert table.view()["builds"] == {}
    table.send("handler", "undo")
    assert list(table.view()["builds"]) == [kept]
    check_round_trips(table)


def test_whose_builds_they_are() -> None:
    table = Table()
    anns = save(table, "ann")
    refused = table.refuse("bob", "build.save", build=document(build()), id=anns)
    assert refused.code == "not-your-build"
    assert table.refuse("bob", "build.remove", build=anns).code == "not-your-build"
    assert table.refuse("bob", "build.remove", build="none").code == "no-such-build"
    save(table, "handler", build("Mended"), id=anns)
    assert table.state.world.builds[anns].owner == "a"


def test_the_handlers_builds_are_a_secret_until_they_are_shared() -> None:
    table = Table()
    fox = table.frame()
    secret = save(table, "handler", build("Ghost"))
    assert table.log("pilots") == []
    assert "Ghost" not in str(table.view())
    assert table.refuse("ann", "build.remove", build=secret).code == "no-such-build"
    assert table.refuse("ann", "unit.fit", unit=fox, build=secret).code == "no-such-build"
    save(table, "handler", build("Ghost"), id=secret, shared=True)
    assert table.codes("pilots") == ["build.changed"]
    table.send("ann", "unit.fit", unit=fox, build=secret)
    assert table.view()["scene"]["units"][fox]["frame"]["build"] == "Ghost"


def test_a_table_keeps_so_many_builds() -> None:
    table = Table()
    *_, kept = (save(table, "handler") for _ in range(MOST_BUILDS))
    for who in ("handler", "ann"):
        assert table.refuse(who, "build.save", build=document(KESTREL)).code == "builds-enough"
    save(table, "handler", build("Other"), id=kept)


def test_one_pilot_keeps_only_a_part_of_them() -> None:
    table = Table()
    *_, kept = (save(table, "ann") for _ in range(MOST_BUILDS_OF_A_PILOT))
    refused = table.refuse("ann", "build.save", build=document(KESTREL))
    assert (refused.code, refused.params) == ("own-builds-enough", {"most": MOST_BUILDS_OF_A_PILOT})
    save(table, "ann", build("Other"), id=kept)
    save(table, "handler")
    table.send("ann", "build.remove", build=kept)
    save(table, "ann")


@pytest.mark.rule("FS C 2.15")
def test_an_illegal_build_is_refused_with_everything_that_is_wrong() -> None:
    table = Table()
    fox = table.frame()
    greedy = document(build(tuning={"speed": 3, "recoil": 3, "stability": 3}))
    refused = table.refuse("ann", "build.save", build=greedy)
    assert (refused.code, refused.params) == ("illegal-build", {"name": "Test", "count": 1})
    assert refused.data["problems"][0]["code"] == "build-tuning-points"
    assert table.refuse("ann", "unit.fit", unit=fox, build=greedy).code == "illegal-build"
    assert table.refuse("ann", "build.save", build=greedy, force=True).code == "handler-only"
    assert table.refuse("handler", "unit.fit", unit=fox, build=greedy).code == "illegal-build"
    table.send("handler", "unit.fit", unit=fox, build=greedy, force=True)
    table.send("handler", "table.options", options={"tuning_points": 9})
    assert table.codes() == ["table.tuning"]
    table.send("ann", "build.save", build=greedy)
    unknown = document(build(chassis="none"))
    command = {"unit": fox, "build": unknown, "force": True}
    assert table.refuse("handler", "unit.fit", **command).code == "illegal-build"


@pytest.mark.rule("FS C 2.15")
def test_a_pilot_fits_the_own_unit_out_between_conflicts() -> None:
    table = Table()
    fox = table.frame()
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    put(table, fox, integrity=3, stability=0, overheated=True, off_balance=True)
    table.send("ann", "unit.fit", unit=fox, build="kestrel")
    assert table.codes("pilots") == ["unit.fitted"]
    base = numbers(KESTREL)
    unit = table[fox]
    assert unit.frame is not None
    assert unit.frame.build == KESTREL
    assert (unit.integrity, unit.stability, unit.energy) == (
        base.integrity.value,
        base.stability.value,
        base.capacity.value,
    )
    assert (unit.integrity_max, unit.stability_max, unit.energy_max, unit.speed) == (
        base.integrity.value,
        base.stability.value,
        base.capacity.value,
        base.speed.value,
    )
    assert unit.frame.recoil == base.recoil.value
    assert not (unit.staggered or unit.overheated or unit.off_balance)
    assert table.refuse("ann", "unit.fit", unit=dog, build="kestrel").code == "not-yours"
    assert table.refuse("ann", "unit.fit", unit=fox, build="none").code == "no-such-build"
    table.send("handler", "conflict.start")
    assert table.refuse("ann", "unit.fit", unit=fox, build="heron").code == "mid-conflict"
    table.send("handler", "unit.fit", unit=fox, build="heron")
    put(table, fox, integrity=0)
    assert table.refuse("handler", "unit.fit", unit=fox, build="heron").code == "destroyed"
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert table[fox].frame.build == KESTREL
    check_round_trips(table)


@pytest.mark.rule("FS C 2.16")
def test_a_frame_follows_the_sheet_of_its_pilot() -> None:
    table = Table()
    fox = framed(table)
    npc(table)
    table.unit("Dog", (9, 3, 0), "pilot", "b")
    who = table.send("ann", "character.add", name="Ann", unit=fox).events[0]["character"]["id"]
    assert table[fox].integrity_max == 9
    put(table, fox, integrity=5)
    bulk = {"do": "raise", "attribute": "bulk", "points": 2}
    steady = {"do": "raise", "attribute": "system-recovery", "points": 1}
    table.send("ann", "character.upgrade", character=who, upgrades=[bulk, steady])
    unit = table[fox]
    assert (unit.integrity, unit.integrity_max) == (11, 15)
    assert (unit.stability, unit.stability_max) == (14, 14)
    shown = table.view()["scene"]["units"][fox]["frame"]["numbers"]
    assert shown["integrity"]["value"] == 15
    assert {"source": "bulk", "name": "Bulk II", "value": 6, "grades": 0} in shown["integrity"][
        "parts"
    ]
    sharp = {"do": "raise", "attribute": "sharpness", "points": 1}
    before = table.view()["scene"]["units"][fox]
    table.send("ann", "character.upgrade", character=who, upgrades=[sharp])
    after = table.view()["scene"]["units"][fox]
    assert before["frame"]["numbers"]["sharpness"]["sides"] == 4
    assert after["frame"]["numbers"]["sharpness"]["sides"] == 6
    table.send("ann", "character.update", character=who, unit=None)
    unit = table[fox]
    assert (unit.integrity, unit.integrity_max, unit.stability_max) == (9, 9, 12)
    check_round_trips(table)


def test_a_wreck_does_not_rise_when_its_sheet_does() -> None:
    table = Table()
    fox = framed(table)
    who = table.send("ann", "character.add", name="Ann", unit=fox).events[0]["character"]["id"]
    put(table, fox, integrity=0)
    bulk = {"do": "raise", "attribute": "bulk", "points": 2}
    table.send("ann", "character.upgrade", character=who, upgrades=[bulk])
    assert (table[fox].integrity, table[fox].integrity_max) == (0, 15)


def test_a_frame_of_another_scene_follows_its_sheet_unseen() -> None:
    table = Table()
    framed(table)
    row = table.send("handler", "scene.add", name="s", map=BLANK)
    scene = row.events[0]["scene"]
    wolf = table.send(
        "handler", "unit.add", scene=scene, name="Wolf", disposition="enemy", speed=1,
        integrity=1, stability=0,
    ).events[0]["unit"]["id"]  # fmt: skip
    made = document(build())
    table.send("handler", "unit.fit", scene=scene, unit=wolf, build=made, force=True)
    who = table.send("handler", "character.add", name="Sable").events[0]["character"]["id"]
    bulk = {"points": {"bulk": 1}}
    table.send("handler", "character.edit", character=who, **bulk)
    table.send("handler", "character.update", scene=scene, character=who, unit=wolf)
    assert table.state.world.scenes[scene].units[wolf].integrity_max == 12
    assert table.log("pilots") == []


def test_changing_the_build_is_no_loss_of_a_mission() -> None:
    table = Table()
    fox = framed(table, build(chassis="tank"))
    who = table.send("ann", "character.add", name="Ann", unit=fox).events[0]["character"]["id"]
    mission = table.send("handler", "mission.add", name="m", crew=[who]).events[0]["mission"]["id"]
    for phase in ("briefed", "running"):
        table.send("handler", "mission.phase", mission=mission, phase=phase)
    fit(table, fox, build())
    assert table[fox].integrity == 9
    assert table.state.world.missions[mission].mission.tallies == {}


@pytest.mark.rule("FS C 2.17")
def test_overruled_numbers_keep_their_parts() -> None:
    table = Table()
    fox = framed(table)
    table.send(
        "handler", "overrule", unit=fox,
        set={"speed": 6, "recoil": 1, "numbers": {"evasion_number": 7, "mitigation_number": 1}},
    )  # fmt: skip
    line = table.log("pilots")[0]
    assert line["data"]["set"] == {
        "speed": 6,
        "recoil": 1,
        "evasion_number": 7,
        "mitigation_number": 1,
    }
    assert line["data"]["was"] == {"speed": 4, "recoil": 3, "numbers": ""}
    own = numbers_of(table.state.world, table[fox])
    assert own.speed.value == 6
    assert own.speed.parts[-1].source == "handler"
    assert own.speed.parts[-1].value == 2
    assert own.evasion_number.value == 7
    assert {each.value for each in own.mitigation_number.values()} == {1}
    assert table[fox].frame.recoil == 1
    table.send("handler", "overrule", unit=fox, set={"numbers": {"evasion_number": None}})
    assert numbers_of(table.state.world, table[fox]).evasion_number.value == 3
    assert table[fox].overrides == {"mitigation_number": 1}
    wrong: dict[str, Any] = {"unit": fox, "set": {"numbers": {"luck": 1}}}
    assert table.refuse("handler", "overrule", **wrong).code == "no-such-number"
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    assert table.refuse("handler", "unit.update", unit=dog, recoil=1).code == "no-frame"
    check_round_trips(table)


@pytest.mark.rule("FS C 2.14")
def test_a_unit_without_a_build_fights_as_a_d4() -> None:
    table = Table()
    dog = table.unit("Dog", (6, 3, 0), "enemy", stability=4)
    fighter = fighter_of(table.state.world, table[dog])
    own = fighter.numbers
    assert (own.evasion_number.value, own.attack_number.value) == (3, 3)
    assert set(own.mitigation_number.values()) == {own.attack_number}
    assert (own.sharpness.sides, own.synergy.sides, own.profiles) == (4, 4, {})
    assert (fighter.recoil, fighter.rolls, fighter.evades, fighter.ablative) == (0, 0, True, False)
    put(table, dog, numbers={"attack_number": 6})
    assert numbers_of(table.state.world, table[dog]).attack_number.value == 6


def test_a_fighter_is_the_unit_as_it_is_now() -> None:
    table = Table()
    hull = {"ablative-layer": 1, "system-recovery": 2}
    fox = framed(table, build(hull=hull, weapons=(RIFLE,)))
    fighter = fighter_of(table.state.world, table[fox])
    assert fighter.rolls
    assert fighter.evades
    assert fighter.ablative
    assert fighter.endures
    assert fighter.recovers
    assert list(fighter.numbers.profiles) == ["w1"]
    table.send("ann", "orders.set", unit=fox, recovery=False)
    assert not fighter_of(table.state.world, table[fox]).recovers
    put(table, fox, stability=0)
    assert not fighter_of(table.state.world, table[fox]).evades
    put(table, fox, stability=9, off_balance=True)
    assert not fighter_of(table.state.world, table[fox]).evades


def test_a_prop_as_a_fighter() -> None:
    table = Table()
    wall = table.prop(5, 5, value=4, name="Wall")
    table.send("handler", "prop.damage", prop=wall, damage=1)
    fighter = prop_fighter(table.state.scene.map.props[wall])
    assert (fighter.name, fighter.integrity, fighter.sturdy, fighter.evades) == (
        "Wall",
        table.state.scene.map.props[wall].integrity,
        True,
        False,
    )
    assert {n.value for n in fighter.numbers.mitigation_number.values()} == {4}
    assert prop_fighter(replace(table.state.scene.map.props[wall], name="")).name == "Prop"


def test_only_what_changes_of_a_frame_is_written() -> None:
    table = Table()
    fox = framed(table, KESTREL)
    row = table.send("ann", "orders.set", unit=fox, recovery=False)
    assert row.events[0]["frame"] == {"orders": {"recovery": False}}
    assert row.events[0]["set"] == {}
    assert table[fox].frame.build == KESTREL


@settings(max_examples=20, deadline=None)
@given(builds())
def test_random_builds_can_be_stored_fitted_and_shown(made: Any) -> None:
    table = Table()
    fox = framed(table, made)
    save(table, "handler", made, force=True)
    shown = table.view()["scene"]["units"][fox]["frame"]
    assert shown["recoil"] == shown["recoil_max"] == table[fox].frame.recoil
    assert [each["id"] for each in shown["weapons"]] == [each.id for each in made.weapons]
    assert all(each["available"] for each in shown["weapons"])
    check_round_trips(table)


def test_a_unit_is_added_with_its_frame() -> None:
    table = Table()
    sent = {"name": "Fox", "disposition": "pilot", "at": {"q": 3, "r": 3, "level": 0}}
    made = document(KESTREL)
    for wanted in ("kestrel", made):
        table.send("handler", "unit.add", **sent, build=wanted)
        assert table.codes("pilots") == ["unit.added"]
        (unit,) = table.state.scene.units.values()
        own = numbers(KESTREL)
        assert unit.frame == Frame(KESTREL, recoil=own.recoil.value)
        assert (unit.speed, unit.silhouette) == (own.speed.value, KESTREL.silhouette)
        assert unit.integrity == unit.integrity_max == own.integrity.value
        assert unit.stability == unit.stability_max == own.stability.value
        assert unit.energy == unit.energy_max == own.capacity.value
        table.send("handler", "unit.remove", unit=unit.id)
    table.send("handler", "unit.add", **sent, build=made, integrity=20, speed=9, silhouette="tank")
    (unit,) = table.state.scene.units.values()
    assert (unit.integrity, unit.integrity_max, unit.speed) == (20, 20, 9)
    assert (unit.stability, unit.silhouette) == (own.stability.value, "tank")


def test_a_unit_without_a_build_needs_its_numbers() -> None:
    table = Table()
    refused = table.refuse(
        "handler", "unit.add", name="Fox", disposition="pilot", speed=4, integrity=9
    )
    assert (refused.code, "`stability`" in refused.params["what"]) == ("malformed", True)
    sent = {"name": "Fox", "disposition": "pilot"}
    assert table.refuse("handler", "unit.add", **sent, build="nobody").code == "no-such-build"
    much = document(replace(KESTREL, tuning={"speed": 3, "integrity": 3, "stability": 3}))
    assert table.refuse("handler", "unit.add", **sent, build=much).code == "illegal-build"
    table.send("handler", "unit.add", **sent, build=much, force=True)


def test_a_pilot_asks_for_a_build_and_the_handler_brings_it_in() -> None:
    table = Table()
    kept = save(table, "ann")
    ask = {"build": kept}
    assert table.refuse("bob", "build.ask", **ask).code == "not-your-build"
    table.send("ann", "build.ask", **ask)
    assert table.codes("pilots") == ["build.asked"]
    assert table.view("spectators")["builds"][kept]["asked"] is True
    assert table.refuse("ann", "build.ask", **ask).code == "nothing-changes"
    save(table, "ann", build("Hobby"), id=kept)
    assert table.view()["builds"][kept]["asked"] is True
    check_round_trips(table)
    come = {"name": "Hobby", "disposition": "pilot", "build": kept, "controller": "a"}
    row = table.send("handler", "unit.add", **come)
    unit = table[row.events[0]["unit"]["id"]]
    assert (unit.controller, unit.at, unit.frame is not None) == ("a", None, True)
    assert table.view()["builds"][kept]["asked"] is False
    table.send("handler", "unit.add", **come)
    assert table.view()["builds"][kept]["asked"] is False
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert table.view()["builds"][kept]["asked"] is True


def test_requests_are_withdrawn_or_denied() -> None:
    table = Table()
    kept = save(table, "ann")
    table.send("ann", "build.ask", build=kept)
    table.send("ann", "build.ask", build=kept, asked=False)
    assert table.codes("pilots") == ["build.not_asked"]
    table.send("ann", "build.ask", build=kept)
    table.send("handler", "build.ask", build=kept, asked=False)
    assert table.codes("pilots") == ["build.denied"]
    assert table.view()["builds"][kept]["asked"] is False
    own = save(table, "handler", build("Ghost"))
    assert table.refuse("handler", "build.ask", build=own).code == "nothing-changes"


@pytest.mark.rule("FS C 2.16")
def test_the_log_says_that_the_sheet_counts_and_not_the_build() -> None:
    table = Table()
    fox = framed(table)
    table.send("ann", "unit.fit", unit=fox, build="kestrel")
    base = numbers(KESTREL)
    row = table.send("ann", "character.add", name="Ann", unit=fox)
    who = row.events[0]["character"]["id"]
    assert table.codes("pilots")[-1] == "unit.by_sheet"
    params = table.log("pilots")[-1]["params"]
    assert params["character"]["character"] == who
    assert params["integrity_was"] == base.integrity.value
    assert params["integrity_now"] == table[fox].integrity_max < base.integrity.value
    # fitted out again, it still uses the sheet, and the line says so again
    table.send("ann", "unit.fit", unit=fox, build="heron")
    assert table.codes("pilots") == ["unit.fitted", "unit.by_sheet"]
    table.send("ann", "character.update", character=who, unit=None)
    assert table.codes("pilots")[-1] == "unit.by_build"
    # where the pools stay, the line has no numbers
    plain = build(skills={"sharpness": 3})
    table.send("ann", "unit.fit", unit=fox, build=document(plain))
    table.send("ann", "character.update", character=who, unit=fox)
    assert table.codes("pilots")[-1] == "unit.by_sheet_else"
    # a sheet that raises a number is no news of this kind
    bulk = {"do": "raise", "attribute": "bulk", "points": 2}
    table.send("ann", "character.upgrade", character=who, upgrades=[bulk])
    assert table.codes("pilots") == ["character.raised"]
    check_round_trips(table)
