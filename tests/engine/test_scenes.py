"""Several scenes at one table: listed, copied, removed, and units that are carried between them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import chunk_view
from app.engine.state.unit import Unit
from app.rules.geometry.hexes import Hex, distance
from tests.engine.fights import gunship
from tests.engine.frames import carrier, document, ejected
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.reactions import HIT, claim, left_over


def with_cave(**more: Any) -> tuple[Table, str, str]:
    """Returns a table with a second scene, and the ids of both."""
    table = Table()
    gorge = table.state.world.active_scene
    row = table.send("handler", "scene.add", name="Cave", map={**BLANK, **more})
    return table, gorge, row.events[0]["scene"]


def units_of(table: Table, scene: str) -> dict[str, Unit]:
    """Returns the units of a scene by name."""
    return {unit.name: unit for unit in table.state.world.scenes[scene].units.values()}


def test_a_scene_is_renamed() -> None:
    table, gorge, cave = with_cave()
    table.send("handler", "scene.rename", scene=cave, name="Deep cave")
    assert table.view("handler")["scenes"][cave]["name"] == "Deep cave"
    assert table.log("pilots") == []
    table.send("handler", "scene.rename", name="Gorge")
    assert table.codes("pilots") == ["scene.renamed"]
    assert table.view("pilots")["scene"]["name"] == "Gorge"
    assert table.refuse("ann", "scene.rename", name="Mine").code == "handler-only"
    assert table.refuse("handler", "scene.rename", scene="none", name="X").code == "no-such-scene"
    table.send("handler", "undo")
    assert table.state.world.scenes[gorge].name != "Gorge"
    check_round_trips(table)


def test_scenes_are_listed_in_an_order_of_their_own() -> None:
    table, gorge, cave = with_cave()
    places = {gorge: 0, cave: 1}
    listed = table.view("handler")["scenes"].values()
    assert {each["id"]: each["place"] for each in listed} == places
    table.send("handler", "scene.order", order=[cave, gorge])
    listed = table.view("handler")["scenes"].values()
    assert {each["id"]: each["place"] for each in listed} == {cave: 0, gorge: 1}
    assert table.log("pilots") == []
    for wrong in ([cave], [cave, cave], [cave, gorge, "none"], []):
        assert table.refuse("handler", "scene.order", order=wrong).code == "malformed"
    assert table.refuse("handler", "scene.order", order=[cave, gorge]).code == "nothing-changes"
    check_round_trips(table)


def test_a_list_of_scenes_says_what_is_in_each() -> None:
    table, gorge, cave = with_cave()
    table.unit("Fox", (3, 3, 0))
    wolf = table.send(
        "handler", "unit.add", scene=cave, name="Wolf", disposition="enemy", at=cell(2, 2, 0),
        speed=4, integrity=9, stability=9,
    ).events[0]["unit"]["id"]  # fmt: skip
    table.send("handler", "conflict.start", scene=cave)
    listed = table.view("handler")["scenes"]
    assert listed[gorge] | {"id": "", "name": ""} == {
        "id": "", "name": "", "place": 0, "columns": 12, "rows": 12, "round": None, "seen": True,
        "units": [], "spawn_zones": [],
    }  # fmt: skip
    assert (listed[cave]["round"], listed[cave]["seen"]) == (1, False)
    assert listed[cave]["units"] == [
        {"unit": wolf, "name": "Wolf", "disposition": "enemy", "destroyed": False}
    ]


def test_a_copy_of_a_scene_has_its_units_with_ids_of_their_own() -> None:
    table, gorge, _ = with_cave()
    fox = table.unit("Fox", (3, 3, 0), build=document(gunship()), force=True)
    table.unit("Ann's", (9, 3, 0), controller="a")
    wolf = table.unit("Wolf", (5, 3, 0), "enemy")
    rider = table.unit("Rider", (7, 3, 0), "enemy")
    table.send("handler", "conflict.start")
    ends = {"when": "turn-end", "unit": wolf, "count": 2}
    burning = [{"kind": "burning", "tier": 1, "by": wolf, "ends": ends}]
    table.send("handler", "unit.restore", unit=fox, conditions=burning)
    away = [{"kind": "burning", "tier": 1, "by": "", "ends": {**ends, "unit": rider}}]
    table.send("handler", "unit.restore", unit=wolf, conditions=away)
    table.send("handler", "unit.remove", unit=rider)
    row = table.send("handler", "scene.duplicate", scene=gorge)
    copy = row.events[0]["scene"]
    copied, originals = units_of(table, copy), units_of(table, gorge)
    assert table.state.world.scenes[copy].name == "Scene 2"
    assert table.state.world.scenes[copy].conflict is None
    assert copied.keys() == originals.keys() - {"Ann's"}, "players' units are not copied"
    assert not {unit.id for unit in copied.values()} & {unit.id for unit in originals.values()}
    for name, unit in copied.items():
        assert (unit.at, unit.integrity) == (originals[name].at, originals[name].integrity)
    (burns,) = next(unit for unit in copied.values() if unit.frame is not None).conditions
    assert burns.by == copied["Wolf"].id
    assert burns.ends is not None
    assert burns.ends.unit == copied["Wolf"].id
    (burns,) = copied["Wolf"].conditions
    assert burns.ends is not None
    assert (burns.ends.when, burns.ends.unit) == ("round-end", "")
    assert [group for line in row.events[0]["log"] for group in line["n"]] == ["handler"]
    table.send("handler", "scene.duplicate", scene=gorge, name="Gorge by night")
    assert "Gorge by night" in {each.name for each in table.state.world.scenes.values()}
    check_round_trips(table)


def test_a_scene_is_removed_with_all_that_is_in_it_and_undo_brings_it_back() -> None:
    table, fox, wolf = left_over()
    gorge = table.state.world.active_scene
    assert table.refuse("handler", "scene.remove").code == "scene-in-use"
    table.send("handler", "attack.declare", unit=wolf, weapon="gun", at={"unit": fox})
    claim(table, fox, HIT)
    asked = {"unit": fox, "kind": "proactive", "dice": ["d6"], "mark": 3}
    table.send("handler", "test.request", **asked)
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    table.send("handler", "scene.activate", scene=cave)
    world = table.state.world
    assert (len(world.attacks), len(world.reactions), len(world.requests)) == (1, 1, 1)
    row = table.send("handler", "scene.remove", scene=gorge)
    now = table.state.world
    assert list(now.scenes) == [cave]
    assert (now.attacks, now.requests, now.reactions) == ({}, {}, {})
    lines = [line for event in row.events for line in event.get("log", ())]
    assert [list(line["n"]) for line in lines] == [["handler"]]
    assert table.refuse("handler", "scene.activate", scene=gorge).code == "no-such-scene"
    table.send("handler", "undo")
    assert table.state.world == world
    check_round_trips(table)


def test_what_goes_on_in_other_scenes_stays_when_one_is_removed() -> None:
    table, fox, wolf = left_over()
    table.send("handler", "attack.declare", unit=wolf, weapon="gun", at={"unit": fox})
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    world = table.state.world
    owl = table.unit("Owl", (9, 3, 0), "enemy")
    table.send("handler", "units.carry", units=[owl], to=cave)
    table.send("handler", "scene.remove", scene=cave)
    assert table.state.world.attacks == world.attacks != {}
    assert fox in table.state.scene.units


def test_units_are_carried_with_their_state() -> None:
    table, gorge, cave = with_cave()
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    table.unit("Wolf", (6, 3, 0), "enemy")
    table.send("handler", "unit.update", unit=fox, integrity=2, notes="limps")
    row = table.send("handler", "units.carry", units=[fox], to=cave)
    assert "Fox" not in units_of(table, gorge)
    there = units_of(table, cave)["Fox"]
    assert (there.id, there.integrity, there.notes, there.controller) == (fox, 2, "limps", "a")
    assert there.at == (3, 3, 0), "it keeps its place"
    assert table.codes("pilots") == ["unit.left_map"], "the Cave is the Handler's alone"
    assert "Cave" not in json.dumps(table.log("pilots"))
    assert [event["type"] for event in row.events] == ["unit.left", "unit.arrived"]
    assert table.view("handler")["undo"]["what"] == "unit.left"
    table.send("handler", "scene.activate", scene=cave)
    assert fox in table.view("pilots")["scene"]["units"]
    table.send("handler", "units.carry", scene=cave, units=[fox], to=gorge)
    assert table.codes("pilots") == ["unit.left"], "players have seen both scenes"
    table.send("handler", "units.carry", scene=gorge, units=[fox], to=cave)
    assert table.codes("pilots") == ["unit.arrived_from"]
    for _ in range(4):
        table.send("handler", "undo")
    assert "Fox" in units_of(table, gorge)
    # from a scene that nobody has seen a unit comes without its name
    lair = table.send("handler", "scene.add", name="Lair", map=BLANK).events[0]["scene"]
    body = {"name": "Owl", "disposition": "pilot", "speed": 4, "integrity": 9, "stability": 9}
    added = table.send("handler", "unit.add", scene=lair, at=cell(1, 1, 0), **body)
    owl = added.events[0]["unit"]["id"]
    table.send("handler", "units.carry", scene=lair, units=[owl], to=gorge)
    assert table.codes("pilots") == ["unit.arrived"]
    assert "Lair" not in json.dumps(table.log("pilots"))
    check_round_trips(table)


def test_a_conflict_waits_for_the_units_that_leave() -> None:
    table, fox, wolf = left_over()
    gorge = table.state.world.active_scene
    table.send("handler", "attack.declare", unit=wolf, weapon="gun", at={"unit": fox})
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert conflict.active == wolf
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    steps = table[wolf].steps
    table.send("handler", "units.carry", units=[wolf, fox], to=cave)
    assert table.codes("pilots")[0] == "attack.void", "the attack ends and the log says so"
    assert table.state.world.attacks == {}
    assert table.state.world.scenes[gorge].conflict == conflict, "nothing has gone on"
    table.send("handler", "units.carry", scene=cave, units=[wolf, fox], to=gorge)
    assert table.state.scene.conflict == conflict
    assert table[wolf].steps == steps
    check_round_trips(table)


def test_units_come_back_to_where_they_left_a_scene() -> None:
    table, gorge, cave = with_cave(columns=4, rows=4)
    table.ground((9, 1, 3))
    fox, owl = table.unit("Fox", (9, 1, 3)), table.unit("Owl", (8, 1, 0))
    table.send("handler", "units.carry", units=[fox, owl], to=cave)
    assert table.state.world.scenes[cave].units[fox].at != (9, 1, 3)
    table.unit("Crow", (8, 1, 0), "enemy")
    table.send("handler", "units.carry", scene=cave, units=[fox, owl], to=gorge)
    assert table[fox].at == (9, 1, 3)
    assert table[owl].at is not None
    assert table[owl].at != (8, 1, 0), "somebody stands there now"
    table.send("handler", "unit.place", unit=fox, at=None)
    table.send("handler", "units.carry", units=[fox], to=cave)
    table.send("handler", "unit.place", scene=cave, unit=fox, at=cell(1, 1, 0))
    table.send("handler", "units.carry", scene=cave, units=[fox], to=gorge)
    assert table[fox].at == (1, 1, 0), "who was off the map comes to the same hex"
    check_round_trips(table)


def test_a_pilot_whose_unit_is_elsewhere_takes_no_second_one() -> None:
    table, _, cave = with_cave()
    table.unit("Fox", (3, 3, 0), controller="a")
    free = table.unit("Owl", (5, 3, 0))
    table.send("handler", "units.carry", units=[free], to=cave)
    table.send("handler", "scene.activate", scene=cave)
    assert table.refuse("ann", "unit.take", unit=free).code == "one-unit-each"
    table.send("bob", "unit.take", unit=free)


def test_a_place_that_is_taken_or_off_the_map_is_replaced_by_the_nearest_free_one() -> None:
    table, gorge, cave = with_cave(columns=4, rows=4, levels=[[2] * 4] * 4)
    fox, owl = table.unit("Fox", (3, 3, 0)), table.unit("Owl", (4, 3, 0))
    crow, bat = table.unit("Crow", (9, 3, 5)), table.unit("Bat", (8, 3, 0))
    table.send("handler", "unit.place", unit=bat, at=None)
    table.send("handler", "units.carry", units=[fox, owl, crow, bat], to=cave)
    there = units_of(table, cave)
    places = [there[name].at for name in ("Fox", "Owl", "Crow")]
    assert all(place is not None and place.level == 2 for place in places), "on the ground there"
    assert len(set(places)) == 3
    assert there["Bat"].at is None, "who was off the map stays so"
    back = {"scene": cave, "to": gorge, "at": {"q": 1, "r": 1}}
    row = table.send("handler", "units.carry", units=[fox], **back)
    assert row.events[-1]["unit"]["at"] == [1, 1, 0]
    nothing = {**BLANK, "levels": [[None] * 12] * 12}
    void = table.send("handler", "scene.add", name="Void", map=nothing).events[0]["scene"]
    table.send("handler", "units.carry", units=[fox], to=void)
    assert units_of(table, void)["Fox"].at is None
    check_round_trips(table)


def test_units_come_to_a_zone_of_the_other_scene_and_around_it_where_it_is_full() -> None:
    table, gorge, cave = with_cave()
    zone = {"name": "Gate", "kind": "spawn", "cells": [{"q": 8, "r": 2}, {"q": 8, "r": 3}]}
    gate = table.send("handler", "zone.add", scene=cave, **zone).events[0]["zone"]["id"]
    table.send("handler", "zone.add", scene=cave, **{**zone, "name": "Core", "kind": "objective"})
    assert table.view("handler")["scenes"][cave]["spawn_zones"] == [{"zone": gate, "name": "Gate"}]
    units = [table.unit(f"Fox {n}", (3, n, 0)) for n in range(3)]
    table.send("handler", "units.carry", units=units, to=cave, zone=gate)
    places = [unit.at for unit in units_of(table, cave).values()]
    assert {(at.q, at.r) for at in places[:2] if at} == {(8, 2), (8, 3)}
    third = places[2]
    assert third is not None and distance(third.hex, Hex(8, 2)) == 1, "there is no room in the zone"
    back = {"scene": cave, "units": units, "to": gorge}
    assert table.refuse("handler", "units.carry", **back, zone=gate).code == "no-such-zone"
    both = {"zone": gate, "at": {"q": 1, "r": 1}}
    assert table.refuse("handler", "units.carry", **back, **both).code == "malformed"
    check_round_trips(table)


def test_riders_come_along_and_one_alone_leaves_its_carrier() -> None:
    table, _, pilot = ejected()
    frame = carrier(table)
    gorge = table.state.world.active_scene
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    table.send("ann", "pilot.board", unit=pilot, frame=frame)
    table.send("handler", "units.carry", units=[frame], to=cave)
    assert table.state.world.scenes[cave].units[pilot].carried_by == frame
    table.send("handler", "units.carry", scene=cave, units=[pilot], to=gorge)
    assert table[pilot].carried_by is None
    check_round_trips(table)


def test_carrying_units_is_refused_where_it_makes_no_sense() -> None:
    table, gorge, cave = with_cave()
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    for code, fields in (
        ("no-such-scene", {"units": [fox], "to": "none"}),
        ("already-there", {"units": [fox], "to": gorge}),
        ("no-such-unit", {"units": [fox, "none"], "to": cave}),
        ("malformed", {"units": [], "to": cave}),
    ):
        assert table.refuse("handler", "units.carry", **fields).code == code
    assert table.refuse("ann", "units.carry", units=[fox], to=cave).code == "handler-only"


@pytest.mark.parametrize("fog", ["off", "team", "own"])
def test_a_pilot_reads_where_its_unit_is(fog: str) -> None:
    table, gorge, cave = with_cave()
    if fog != "off":
        table.send("handler", "table.options", options={"fog": fog})
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    ghost = table.unit("Ghost", (5, 3, 0), controller="b", hidden=True)
    table.unit("Wolf", (6, 3, 0), "enemy")
    assert table.view("pilots")["elsewhere"] == []
    table.send("handler", "scene.activate", scene=cave)
    name = table.state.world.scenes[gorge].name
    where = {"unit": fox, "name": "Fox", "scene": name, "seats": ["a"]}
    for group in ("pilots", "spectators"):
        assert table.view(group)["elsewhere"] == [where]
    hidden = {"unit": ghost, "name": "Ghost", "scene": name, "seats": ["b"]}
    assert table.view("handler")["elsewhere"] == [where, hidden]
    assert table.view(table.state.record.own["b"])["elsewhere"] == [where, hidden]
    # what a prepared scene holds is nobody's business
    table.send("handler", "scene.activate", scene=gorge)
    new = table.send("handler", "scene.add", name="Lair", map=BLANK).events[0]["scene"]
    table.send("handler", "unit.add", scene=new, name="Bear", disposition="pilot", controller="a",
               at=cell(1, 1, 0), speed=4, integrity=9, stability=9)  # fmt: skip
    assert table.view("pilots")["elsewhere"] == []


def test_a_table_has_room_for_so_many_scenes_and_units() -> None:
    table, gorge, _ = with_cave()
    for n in range(49):
        table.send("handler", "scene.add", name=f"{n}", map={**BLANK, "columns": 2, "rows": 2})
    small = {**BLANK, "columns": 2, "rows": 2}
    assert table.refuse("handler", "scene.add", name="more", map=small).code == "scenes-enough"
    assert table.refuse("handler", "scene.duplicate", scene=gorge).code == "scenes-enough"
    table, gorge, _ = with_cave()
    body = {"disposition": "enemy", "speed": 1, "integrity": 1, "stability": 1}
    units = [{"name": f"U{n}", **body} for n in range(160)]
    table.send("handler", "units.add", units=units)
    assert table.refuse("handler", "scene.duplicate", scene=gorge).code == "units-enough"


@pytest.mark.parametrize("fog", ["off", "team"])
def test_handlers_open_a_scene_that_players_do_not_see(fog: str) -> None:
    table, gorge, cave = with_cave()
    if fog != "off":
        table.send("handler", "table.options", options={"fog": fog})
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    before = {group: table.view(group) for group in ("pilots", "spectators")}
    row = table.send("handler", "scene.open", scene=cave)
    assert not any(event.get("log") for event in row.events)
    view = table.view("handler")
    assert (view["scene"]["id"], view["active_scene"]) == (cave, gorge)
    listed = {"unit": fox, "name": "Fox", "disposition": "pilot", "destroyed": False}
    assert view["scenes"][gorge]["units"] == [listed]
    for chunk in view["scene"]["map"]["chunks"]:
        assert chunk_view(table.state, "handler", chunk) is not None
    # what the Handler prepares there shows in the Handler's view only
    bear = table.send(
        "handler", "unit.add", scene=cave, name="Bear", disposition="enemy", at=cell(1, 1, 0),
        speed=4, integrity=9, stability=9,
    ).events[0]["unit"]["id"]  # fmt: skip
    table.send("handler", "conflict.start", scene=cave)
    view = table.view("handler")
    assert (list(view["scene"]["units"]), view["scene"]["conflict"]["round"]) == ([bear], 1)
    assert {group: table.view(group) for group in before} == before
    assert table.refuse("handler", "scene.open", scene=cave).code == "nothing-changes"
    assert table.refuse("ann", "scene.open").code == "handler-only"
    check_round_trips(table)
    table.send("handler", "scene.open")
    assert table.view("handler")["scene"]["id"] == gorge
    # who shows a scene looks at it, and so does who has opened one that is removed
    table.send("handler", "scene.open", scene=cave)
    table.send("handler", "scene.activate", scene=cave)
    assert table.view("handler")["scene"]["id"] == cave
    table.send("handler", "scene.open", scene=gorge)
    table.send("handler", "scene.remove", scene=gorge)
    assert table.view("handler")["scene"]["id"] == cave
    check_round_trips(table)


def test_a_scene_with_a_name_that_is_taken_gets_a_number() -> None:
    table = Table()
    table.send("handler", "scene.add", name="Dam", map=BLANK)
    table.send("handler", "scene.add", name="Dam", map=BLANK)
    assert [scene.name for scene in table.state.world.scenes.values()][1:] == ["Dam", "Dam 2"]
