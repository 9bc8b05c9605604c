"""Tallies (FS 8): losses and uses are counted when they happen, and can be corrected."""

from __future__ import annotations

import pytest

from tests.engine.crew import Crew
from tests.engine.play import BLANK, cell, check_round_trips


@pytest.fixture
def crew() -> Crew:
    return Crew()


# -- tallies ----------------------------------------------------------------------------------


@pytest.mark.rule("FS 8.5")
def test_losses_are_counted_while_the_mission_runs(crew: Crew) -> None:
    crew.hurt("fox", 8)
    crew.do("phase", phase="briefed")
    crew.hurt("fox", 7)
    assert crew.tally(crew.fox) == (0, [0, 0, 0])
    crew.run()
    crew.hurt("fox", 4)
    assert crew.table.codes("pilots") == ["unit.updated", "mission.integrity_lost"]
    assert crew.table.log("pilots")[1]["params"] == {
        "mission": {"mission": crew.id, "name": "Cold Gorge"},
        "character": {"character": crew.fox, "name": "Fox"},
        "lost": 3,
    }
    crew.table.send("handler", "overrule", unit=crew.units["fox"], set={"integrity": 3})
    assert crew.tally(crew.fox) == (4, [0, 0, 0])
    crew.hurt("fox", 9)
    assert crew.tally(crew.fox) == (4, [0, 0, 0])
    crew.hurt("fox", 5, integrity_max=6)
    assert crew.tally(crew.fox) == (8, [0, 0, 0])
    assert crew.tally(crew.dog) == (0, [0, 0, 0])
    check_round_trips(crew.table)


@pytest.mark.rule("FS 8.5")
def test_a_fall_that_costs_integrity_is_counted_with_it(crew: Crew) -> None:
    fox = crew.units["fox"]
    crew.run()
    crew.table.send("handler", "unit.update", unit=fox, stability=0)
    crew.table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 4), falling=True)
    crew.table.send("handler", "environment.resolve")
    assert crew.table[fox].destroyed
    assert crew.tally(crew.fox) == (9, [0, 0, 0])
    assert crew.table.codes("pilots")[-1] == "mission.integrity_lost"
    crew.table.send("handler", "undo")
    assert crew.tally(crew.fox) == (0, [0, 0, 0])
    crew.table.send("handler", "redo")
    assert crew.tally(crew.fox) == (9, [0, 0, 0])


@pytest.mark.rule("FS 8.5")
def test_the_losses_of_a_round_are_logged_before_the_next_one_begins(crew: Crew) -> None:
    table = crew.table
    crew.run()
    at = table[crew.units["fox"]].at
    assert at is not None
    fire = {"harm": "damage", "amount": 2}
    cells, names = [{"q": at.q, "r": at.r}], {"kind": "area", "name": "Fire", "secret": False}
    table.send("handler", "zone.add", **names, cells=cells, effect=fire)
    table.send("handler", "conflict.start")
    table.to_environment()
    table.send("handler", "environment.resolve")
    codes = table.codes("pilots")
    assert codes.count("mission.integrity_lost") == 1
    assert codes.index("mission.integrity_lost") < codes.index("round.begun")
    assert crew.tally(crew.fox) == (2, [0, 0, 0])
    check_round_trips(table)


@pytest.mark.rule("FS 8.7")
def test_a_unit_lost_removed_or_destroyed_by_the_handler_costs_no_integrity(crew: Crew) -> None:
    crew.run()
    crew.table.send("handler", "unit.update", unit=crew.units["fox"], destroyed=True)
    crew.table.send("handler", "terrain.set", cells=[{"q": 6, "r": 3, "level": None}])
    crew.table.send("handler", "environment.resolve")
    assert crew.table[crew.units["dog"]].lost
    crew.table.send("handler", "unit.remove", unit=crew.units["dog"])
    assert crew.tally(crew.fox) == crew.tally(crew.dog) == (0, [0, 0, 0])
    # a crew member without a unit costs nothing
    crew.do("update", crew=[crew.character("Owl"), crew.dog])
    crew.hurt("fox", 1)
    assert crew.seen()["tallies"] == {}


def test_removed_characters_are_not_counted(crew: Crew) -> None:
    crew.run()
    crew.table.send("handler", "character.remove", character=crew.dog)
    crew.hurt("dog", 1)
    assert crew.seen()["tallies"] == {}


@pytest.mark.rule("FS 8.5")
def test_uses_of_weapons(crew: Crew) -> None:
    crew.run()
    send, refuse = crew.table.send, crew.table.refuse
    send("ann", "mission.use", unit=crew.units["fox"], tier=1)
    send("ann", "mission.use", character=crew.fox, tier=3, count=2)
    send("handler", "mission.use", unit=crew.units["dog"], tier=2)
    send("handler", "mission.use", character=crew.dog, tier=2)
    assert crew.table.codes("pilots", 2) == ["mission.used"] * 2
    assert crew.tally(crew.fox) == (0, [1, 0, 2])
    assert crew.tally(crew.dog) == (0, [0, 2, 0])
    assert refuse("ann", "mission.use", unit=crew.units["dog"], tier=1).code == "not-yours"
    assert refuse("ann", "mission.use", character=crew.dog, tier=1).code == "not-your-character"
    assert refuse("eve", "mission.use", character=crew.dog, tier=1).code == "spectators-watch"
    assert refuse("ann", "mission.use", character="none", tier=1).code == "no-such-character"
    assert refuse("ann", "mission.use", unit="none", tier=1).code == "no-such-unit"
    assert refuse("ann", "mission.use", tier=1).code == "malformed"
    both = {"unit": crew.units["fox"], "character": crew.fox}
    assert refuse("ann", "mission.use", **both, tier=1).code == "malformed"
    assert refuse("ann", "mission.use", character=crew.fox, tier=4).code == "malformed"
    assert refuse("ann", "mission.use", character=crew.fox, tier=1, count=0).code == "malformed"
    stray = crew.table.unit("Stray", (9, 3, 0), "pilot", "a")
    assert refuse("ann", "mission.use", unit=stray, tier=1).code == "no-character"
    crew.do("update", crew=[crew.dog])
    refused = refuse("ann", "mission.use", character=crew.fox, tier=1)
    assert (refused.code, refused.params["character"]["name"]) == ("not-in-crew", "Fox")


@pytest.mark.rule("FS 8.7")
def test_weapons_are_counted_only_while_a_mission_runs(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    assert crew.table.refuse("ann", "mission.use", character=crew.fox, tier=1).code == "no-mission"


@pytest.mark.rule("FS 8.5")
def test_the_handler_corrects_a_tally_and_the_log_says_both(crew: Crew) -> None:
    crew.run()
    crew.hurt("fox", 5)
    crew.do("correct", character=crew.fox, integrity=2, uses=[0, 1, 0])
    assert crew.tally(crew.fox) == (2, [0, 1, 0])
    lines = crew.table.log("pilots")
    assert [(line["code"], line["params"]["was"], line["params"]["now"]) for line in lines] == [
        ("mission.corrected_integrity", 4, 2),
        ("mission.corrected_uses", 0, 1),
    ]
    assert lines[1]["params"]["tier"] == 2
    assert crew.no("correct", character=crew.fox, integrity=2) == "nothing-changes"
    assert crew.no("correct", character="none", integrity=2) == "no-such-character"
    assert crew.no("correct", character=crew.character("Owl"), integrity=2) == "not-in-crew"
    assert crew.no("correct", character=crew.fox, uses=[1, 2]) == "malformed"
    crew.do("phase", phase="draft")
    crew.do("correct", character=crew.fox, uses=[3, 1, 0])
    assert crew.table.codes("pilots") == []
    assert crew.table.codes("handler") == ["mission.corrected_uses"]


# -- units that players may not know of -------------------------------------------------------


def hidden_fox(crew: Crew) -> None:
    crew.run()
    crew.hurt("fox", 8)
    crew.table.send("handler", "unit.hide", unit=crew.units["fox"], hidden=True)


@pytest.mark.rule("FS 8.8")
def test_costs_of_a_hidden_unit_stay_hidden(crew: Crew) -> None:
    hidden_fox(crew)
    shown, preview = crew.seen(), crew.payout("bob")
    crew.hurt("fox", 5)
    assert crew.table.log("pilots") == []
    crew.table.send("handler", "mission.use", unit=crew.units["fox"], tier=2)
    assert crew.table.log("pilots") == []
    assert (crew.seen(), crew.payout("bob")) == (shown, preview)
    assert crew.tally(crew.fox, "handler") == (4, [0, 1, 0])
    assert crew.seen("handler")["veiled"] == {crew.fox: {"integrity": 3, "uses": [0, 1, 0]}}
    refused = crew.table.refuse("bob", "mission.use", unit=crew.units["fox"], tier=2)
    unknown = crew.table.refuse("bob", "mission.use", unit="none", tier=2)
    assert refused.code == unknown.code == "no-such-unit"
    # reports of pilots are no secret, and neither is a Handler's correction of a character
    crew.table.send("ann", "mission.use", character=crew.fox, tier=1)
    assert crew.tally(crew.fox) == (1, [1, 0, 0])
    crew.table.send("handler", "unit.hide", unit=crew.units["fox"], hidden=False)
    assert crew.tally(crew.fox) == (4, [1, 1, 0])
    assert crew.seen("handler")["veiled"] == {}
    check_round_trips(crew.table)


def test_a_unit_comes_into_view_without_anything_veiled(crew: Crew) -> None:
    hidden_fox(crew)
    before = len(crew.table.rows)
    crew.table.send("handler", "unit.hide", unit=crew.units["fox"], hidden=False)
    told = [event["type"] for event in crew.table.rows[before].events]
    # its controller no longer has a view of its own
    assert told == ["seats.confided", "unit.hidden"]


@pytest.mark.rule("FS 8.8")
def test_a_correction_shows_each_side_the_value_it_knew(crew: Crew) -> None:
    hidden_fox(crew)
    crew.hurt("fox", 5)
    crew.do("correct", character=crew.fox, integrity=6)
    assert [line["params"]["was"] for line in crew.table.log("handler")] == [4]
    assert [line["params"]["was"] for line in crew.table.log("pilots")] == [1]
    assert crew.tally(crew.fox) == (6, [0, 0, 0])
    crew.hurt("fox", 4)
    crew.do("correct", character=crew.fox, integrity=7)
    assert crew.table.codes("handler") == []
    assert [line["params"]["now"] for line in crew.table.log("pilots")] == [7]


def test_a_correction_of_one_number_leaves_the_others_veiled(crew: Crew) -> None:
    hidden_fox(crew)
    crew.table.send("handler", "mission.use", unit=crew.units["fox"], tier=2)
    crew.do("correct", character=crew.fox, integrity=6)
    assert crew.table.codes("pilots") == ["mission.corrected_integrity"]
    assert crew.tally(crew.fox) == (6, [0, 0, 0])
    crew.do("correct", character=crew.fox, uses=[0, 2, 0])
    assert [line["params"]["was"] for line in crew.table.log("handler")] == [1]
    assert [line["params"]["was"] for line in crew.table.log("pilots")] == [0]


def test_a_scene_that_is_not_shown_tells_nothing_until_it_is(crew: Crew) -> None:
    row = crew.table.send("handler", "scene.add", name="Cave", map=BLANK)
    scene = row.events[0]["scene"]
    row = crew.table.send(
        "handler", "unit.add", scene=scene, name="Fox", disposition="pilot", controller="a",
        at=cell(1, 1, 0), speed=4, integrity=9, stability=12,
    )  # fmt: skip
    unit = row.events[0]["unit"]["id"]
    crew.table.send("handler", "character.update", character=crew.fox, unit=unit, scene=scene)
    crew.run()
    crew.table.send("handler", "unit.update", scene=scene, unit=unit, integrity=4)
    crew.table.send("handler", "mission.use", scene=scene, unit=unit, tier=1)
    assert crew.table.log("pilots", 2) == []
    assert crew.tally(crew.fox) == (0, [0, 0, 0])
    crew.table.send("handler", "scene.activate", scene=scene)
    assert crew.tally(crew.fox) == (5, [1, 0, 0])
