"""What the environment does beside falls: zones that harm, and a ceiling that comes down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import log_entries
from app.engine.rounds.hazards import acting_zones
from tests.engine.fights import bare_table
from tests.engine.frames import build, framed, put, sides
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal

FIRE = {"harm": "damage", "amount": 3}


def zone(table: Table, **fields: Any) -> str:
    """Adds a zone of the hexes (3, 3) to (3, 5) that burns. Returns its id."""
    usual: dict[str, Any] = {
        "kind": "area",
        "name": "Fire",
        "cells": [{"q": 3, "r": 3, "count": 3}],
        "secret": False,
        "effect": FIRE,
    }
    row = table.send("handler", "zone.add", **(usual | fields))
    return str(row.events[0]["zone"]["id"])


def conflict(table: Table, group: str = "handler") -> dict[str, Any]:
    found: dict[str, Any] = table.view(group)["scene"]["conflict"]
    return found


def hits(table: Table, group: str = "handler") -> list[tuple[str, Any]]:
    """Returns what will be hit, with the integrity before and after."""
    return [
        (table[each["unit"]].name, each["integrity"] and tuple(each["integrity"].values()))
        for each in conflict(table, group)["hits"]
    ]


def burning() -> tuple[Table, str, str]:
    """A conflict in its environmental segment: a wolf in the fire, a fox beside it."""
    table = Table()
    wolf = table.unit("Wolf", (3, 4, 0), "enemy")
    table.unit("Fox", (5, 5, 0))
    key = zone(table)
    table.send("handler", "conflict.start")
    return table, wolf, key


@pytest.mark.rule("FS 6.7")
def test_a_zone_harms_who_is_in_it_in_every_environmental_segment() -> None:
    table, wolf, _ = burning()
    # the Handler always sees it coming, players in the segment
    assert (hits(table), conflict(table, "pilots")["hits"]) == ([("Wolf", (9, 6))], [])
    table.to_environment()
    assert hits(table, "pilots") == [("Wolf", (9, 6))]
    row = table.send("handler", "environment.resolve")
    lines = [each for each in log_entries(row, "pilots", 1) if each["code"].startswith("unit.h")]
    assert [each["code"] for each in lines] == ["unit.harmed_in_zone"]
    assert (lines[0]["params"]["zone"], lines[0]["params"]["amount"]) == ("Fire", 3)
    assert lines[0]["data"] == {"set": {"integrity": 6}, "was": {"integrity": 9}}
    assert table[wolf].integrity == 6
    for _ in range(2):
        table.to_environment()
        table.send("handler", "environment.resolve")
    assert table[wolf].destroyed
    assert hits(table) == []
    table.send("handler", "undo")
    assert (table[wolf].integrity, hits(table)) == (3, [("Wolf", (3, 0))])
    check_round_trips(table)


def test_an_impact_and_heat() -> None:
    table, wolf, key = burning()
    table.send("handler", "zone.update", zone=key, effect={"harm": "impact", "amount": 12})
    assert conflict(table)["hits"][0]["staggered"]
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert (table[wolf].stability, table[wolf].staggered, table[wolf].integrity) == (0, True, 9)
    energy = table[wolf].energy_max
    table.send("handler", "unit.update", unit=wolf, energy=1, stability=12)
    table.send("handler", "zone.update", zone=key, effect={"harm": "heat", "amount": 2})
    found = conflict(table)["hits"][0]
    assert energy > 0 and (found["energy"], found["overheats"]) == ({"from": 1, "to": 0}, True)
    table.to_environment()
    table.send("handler", "unit.update", unit=wolf, energy=1)
    table.send("handler", "environment.resolve")
    assert (table[wolf].energy, table[wolf].overheated) == (0, True)
    check_round_trips(table)


def test_the_round_and_the_ground_of_a_zone() -> None:
    table, wolf, key = burning()
    table.send("handler", "zone.update", zone=key, effect={**FIRE, "round": 2})
    assert hits(table) == []
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert hits(table) == [("Wolf", (9, 6))]
    table.send("handler", "zone.update", zone=key, effect={**FIRE, "ground": True})
    assert hits(table) == [("Wolf", (9, 6))]
    table.send("handler", "unit.place", unit=wolf, at={"q": 3, "r": 4, "level": 4})
    assert hits(table) == []
    table.send("handler", "zone.update", zone=key, effect=None)
    assert "effect" not in table.view("handler")["scene"]["zones"][key]


def test_two_zones_harm_one_after_the_other_before_the_falls() -> None:
    table, wolf, _ = burning()
    zone(table, name="Acid", effect={"harm": "impact", "amount": 5})
    table.send("handler", "unit.place", unit=wolf, at={"q": 3, "r": 4, "level": 6})
    table.send("handler", "overrule", unit=wolf, set={"falling": True})
    found = conflict(table)
    assert [each["stability"]["to"] for each in found["hits"]] == [12, 7]
    assert found["falls"][0]["stability"]["from"] == 7
    expected = found["falls"][0]["stability"]["to"], found["falls"][0]["integrity"]["to"]
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert (table[wolf].stability, table[wolf].integrity) == expected
    assert table[wolf].at == (3, 4, 0)


def test_players_learn_nothing_of_a_secret_zone_before_it_harms() -> None:
    table, wolf, key = burning()
    table.send("handler", "zone.update", zone=key, secret=True)
    table.to_environment()
    assert (hits(table), conflict(table, "pilots")["hits"]) == ([("Wolf", (9, 6))], [])
    row = table.send("handler", "environment.resolve")
    for group in ("pilots", "handler"):
        (line,) = [e for e in log_entries(row, group, 1) if e["code"].startswith("unit.h")]
        assert (line["code"], "zone" in line["params"]) == ("unit.harmed", False)
    assert table[wolf].integrity == 6


def test_a_hidden_unit_is_harmed_in_secret() -> None:
    table, wolf, _ = burning()
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    table.to_environment()
    assert (hits(table), conflict(table, "pilots")["hits"]) == ([("Wolf", (9, 6))], [])
    row = table.send("handler", "environment.resolve")
    assert not [e for e in log_entries(row, "pilots", 1) if e["code"].startswith("unit.h")]
    assert table[wolf].integrity == 6


def test_withheld_numbers_stay_so() -> None:
    table, _, _ = burning()
    table.send("handler", "table.options", options={"npc_stats": "nothing"})
    table.to_environment()
    assert hits(table, "pilots") == [("Wolf", None)]
    row = table.send("handler", "environment.resolve")
    (line,) = [e for e in log_entries(row, "pilots", 1) if e["code"].startswith("unit.h")]
    assert "data" not in line or not line["data"]


def test_the_handler_leaves_something_out() -> None:
    table, wolf, key = burning()
    fox = table.unit("Hare", (3, 3, 0), "enemy")
    effect = {"text": "The river rises."}
    table.send("handler", "environment.add", **effect)
    (river,) = (each["id"] for each in conflict(table)["effects"])
    table.send("handler", "environment.skip", zone=key, unit=wolf)
    assert hits(table) == [("Hare", (9, 6))]
    table.send("handler", "environment.skip", zone=key)
    table.send("handler", "environment.skip", effect=river)
    assert hits(table) == []
    assert {(each["of"], each["unit"]) for each in conflict(table)["skipped"]} == {
        (key, wolf), (key, ""), (river, ""),
    }  # fmt: skip
    assert table.refuse("handler", "environment.skip", zone=key).code == "nothing-changes"
    table.send("handler", "environment.skip", zone=key, skip=False)
    table.to_environment()
    assert "skipped" not in conflict(table, "pilots")
    assert conflict(table, "pilots")["effects"] == []
    table.send("handler", "environment.resolve")
    assert (table[wolf].integrity, table[fox].integrity) == (9, 6)
    # in the next round everything comes again, also what was left out
    assert (len(hits(table)), conflict(table)["skipped"]) == (2, [])
    assert [each["id"] for each in conflict(table)["effects"]] == [river]


def test_refusals_of_leaving_out() -> None:
    table = Table()
    assert table.refuse("handler", "environment.skip", zone="x").code == "no-conflict"
    wolf = table.unit("Wolf", (3, 4, 0), "enemy")
    still = zone(table, effect=None)
    table.send("handler", "conflict.start")
    for fields, code in (
        ({}, "malformed"),
        ({"zone": still, "effect": "x"}, "malformed"),
        ({"effect": "x", "unit": wolf}, "malformed"),
        ({"effect": "x"}, "no-such-effect"),
        ({"zone": "x"}, "no-such-zone"),
        ({"zone": still}, "zone-without-effect"),
    ):
        assert table.refuse("handler", "environment.skip", **fields).code == code
    table.send("handler", "zone.update", zone=still, effect=FIRE)
    refused = table.refuse("handler", "environment.skip", zone=still, unit="x")
    assert refused.code == "no-such-unit"
    assert table.refuse("ann", "environment.skip", zone=still).code == "handler-only"


@pytest.mark.parametrize(
    "effect",
    [
        {"harm": "damage"},
        {"harm": "damage", "amount": 0},
        {"harm": "damage", "amount": 1001},
        {"harm": "love", "amount": 1},
        {"harm": "heat", "amount": 1, "round": 0},
    ],
)
def test_what_no_zone_can_do(effect: dict[str, Any]) -> None:
    table = Table()
    usual: dict[str, Any] = {"kind": "area", "name": "x", "cells": [{"q": 1, "r": 1}]}
    refused = table.refuse("handler", "zone.add", **usual, effect=effect)
    assert refused.code == "malformed"


# -- a ceiling ------------------------------------------------------------------------------------


def come_down(table: Table, level: int = 3, **fields: Any) -> None:
    table.send("handler", "environment.add", text="The roof comes down.", ceiling=level, **fields)


def test_heat_takes_energy_and_a_little_overheats_nobody() -> None:
    table, wolf, key = burning()
    table.send("handler", "zone.update", zone=key, effect={"harm": "heat", "amount": 1})
    table.to_environment()
    table.send("handler", "unit.update", unit=wolf, energy=3)
    table.send("handler", "environment.resolve")
    assert (table[wolf].energy, table[wolf].overheated) == (2, False)


@pytest.mark.rule("FS C 5.8")
def test_the_hull_of_a_pilots_frame_is_rolled_before_it_burns_down() -> None:
    table = bare_table()
    fox = framed(table, build(hull={"bulk": 1}))
    put(table, fox, integrity=1)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 0))
    zone(table)
    table.send("handler", "conflict.start")
    table.to_environment()
    sides(table, 4)
    row = table.send("handler", "environment.resolve")
    assert "unit.bulk" in [line["code"] for line in log_entries(row, "pilots", 1)]
    assert "dice.rolled" in [event["type"] for event in row.events]
    check_round_trips(table)


def test_no_zone_acts_without_a_conflict() -> None:
    table = Table()
    zone(table)
    assert acting_zones(table.state.scene) == []


def test_a_ceiling_presses_wrecks_down_too() -> None:
    table, wolf, _ = burning()
    table.send("handler", "unit.place", unit=wolf, at={"q": 8, "r": 1, "level": 5})
    table.send("handler", "unit.update", unit=wolf, destroyed=True)
    come_down(table)
    pressed = conflict(table)["ceiling"]["pressed"]
    assert pressed == [{"unit": wolf, "to": {"q": 8, "r": 1, "level": 2}}]
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert table[wolf].at == (8, 1, 0)  # nothing holds a wreck


@pytest.mark.rule("FS 6.7")
def test_a_ceiling_comes_down_in_its_round_and_presses_units_down() -> None:
    table, wolf, _ = burning()
    table.send("handler", "unit.place", unit=wolf, at={"q": 8, "r": 1, "level": 5})
    come_down(table, round=2)
    assert table.codes("handler") == ["environment.added_for"]
    assert conflict(table)["ceiling"] is None
    table.to_environment()
    assert conflict(table, "pilots")["effects"] == []
    table.send("handler", "environment.resolve")
    table.send("handler", "unit.place", unit=wolf, at={"q": 8, "r": 1, "level": 5})
    planned = conflict(table)["ceiling"]
    assert (planned["level"], planned["barred"]) == (3, None)
    assert planned["pressed"] == [{"unit": wolf, "to": {"q": 8, "r": 1, "level": 2}}]
    table.to_environment()
    table.send("handler", "unit.place", unit=wolf, at={"q": 8, "r": 1, "level": 5})
    assert conflict(table, "pilots")["ceiling"]["level"] == 3
    row = table.send("handler", "environment.resolve")
    codes = [each["code"] for each in log_entries(row, "pilots", 1)]
    assert {"environment.effect", "unit.pressed_down", "ceiling.set"} <= set(codes)
    assert (table[wolf].at, table.state.scene.map.ceiling) == ((8, 1, 2), 3)
    assert conflict(table)["effects"] == []
    table.send("handler", "undo")
    assert (table[wolf].at, table.state.scene.map.ceiling) == ((8, 1, 5), None)
    check_round_trips(table)


def test_a_ceiling_does_not_come_where_a_unit_has_no_room() -> None:
    table, wolf, _ = burning()
    table.ground((8, 1, 5))
    table.send("handler", "unit.place", unit=wolf, at={"q": 8, "r": 1, "level": 5})
    come_down(table)
    assert conflict(table)["ceiling"]["barred"] == wolf
    table.to_environment()
    refused = table.refuse("handler", "environment.resolve")
    assert (refused.code, refused.params["level"]) == ("unit-above-ceiling", 3)
    (effect,) = (each["id"] for each in conflict(table)["effects"])
    table.send("handler", "environment.skip", effect=effect)
    assert conflict(table)["ceiling"] is None
    table.send("handler", "environment.resolve")
    assert table.state.scene.map.ceiling is None
    assert conflict(table)["effects"][0]["ceiling"] == 3


def test_the_lowest_of_several_ceilings_comes() -> None:
    table, _, _ = burning()
    come_down(table, 6)
    come_down(table, 4)
    assert conflict(table)["ceiling"]["level"] == 4
    table.to_environment()
    table.send("handler", "environment.resolve")
    come_down(table, 9)
    assert conflict(table)["ceiling"] is None
    assert table.state.scene.map.ceiling == 4


def test_an_export_has_what_zones_and_ceilings_do() -> None:
    table, wolf, key = burning()
    come_down(table, round=4)
    table.send("handler", "environment.skip", zone=key, unit=wolf)
    found = exported(table)
    copy = imported(found)
    assert normal(exported(copy)) == normal(found)
    (fire,) = copy.state.scene.zones.values()
    assert fire.effect is not None and fire.effect.amount == 3
    assert conflict(copy)["effects"][0]["ceiling"] == 3
    assert conflict(copy)["skipped"] == []
    check_round_trips(copy)
    for place, wrong in (("amount", 0), ("harm", "love"), ("round", 0)):
        bad = json.loads(json.dumps(found))
        bad["world"]["scenes"][0]["zones"][0]["effect"][place] = wrong
        with pytest.raises(AssertionError, match="malformed"):
            imported(bad)
