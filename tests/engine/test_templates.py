"""Templates: units, missions and parts of maps as parameters of commands, for other tables."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.commands.templates import (
    check_template,
    mission_template,
    stamp_contents,
    units_template,
)
from app.engine.refusals import Refusal
from tests.engine.fights import armed
from tests.engine.frames import npc, put
from tests.engine.play import Table, cell

LARGE = [[0, 0, 0], [1, 0, 0]]


def test_units_come_back_whole_and_without_their_pilots() -> None:
    table = Table()
    wolf = npc(table, armed(), at=(6, 3, 0))
    fox = table.unit("Fox", (3, 3, 0), "pilot", "a", footprint=LARGE, obstacle=True, notes="old")
    off = table.unit("Crow", None, "enemy", hidden=True, group="Birds")
    put(table, wolf, integrity=1)
    body = units_template(table.state.scene, [wolf, fox, off, wolf])
    check_template("units", body)
    other = Table()
    other.send("handler", "units.add", **body)
    made = {unit.name: unit for unit in other.state.scene.units.values()}
    assert set(made) == {"Wolf", "Fox", "Crow"}
    assert made["Wolf"].integrity == made["Wolf"].integrity_max == table[wolf].integrity_max
    assert made["Wolf"].frame == table[wolf].frame
    assert (made["Fox"].controller, made["Fox"].obstacle, made["Fox"].notes) == (None, True, "old")
    assert made["Fox"].footprint == table[fox].footprint
    assert (made["Crow"].at, made["Crow"].hidden, made["Crow"].group) == (None, True, "Birds")
    with pytest.raises(Refusal) as refusal:
        units_template(table.state.scene, [wolf, "nobody"])
    assert refusal.value.refused.code == "no-such-unit"


def test_a_mission_comes_back_as_a_draft_with_all_its_terms() -> None:
    table = Table()
    goals = [{"text": "Hold", "bonus": 3}, {"text": "Spy", "bonus": 5, "hidden": True}]
    table.send(
        "handler", "mission.add", name="Dam", base=100, notes="a trap", objectives=goals,
        deductions=[{"text": "the bridge", "amount": 20, "applies": False}],
    )  # fmt: skip
    (kept,) = table.state.world.missions.values()
    body = mission_template(kept.mission)
    check_template("mission", body)
    other = Table()
    other.send("handler", "mission.add", **body)
    (made,) = other.state.world.missions.values()
    assert mission_template(made.mission) == body
    assert (made.mission.phase, made.mission.crew) == ("draft", ())
    assert [each.hidden for each in made.mission.objectives] == [False, True]


def test_parameters_of_another_command_are_no_template() -> None:
    with pytest.raises(Refusal) as refusal:
        check_template("mission", {"units": [], "at": cell(1, 1, 0)})
    assert refusal.value.refused.code == "malformed"


STAMP: dict[str, Any] = {
    "level": 2,
    "ground": [{"q": 0, "r": -1, "levels": [2, 3]}],
    "notes": [{"q": 0, "r": -1, "of": [0, 1]}],
    "kinds": [[], [{"kind": "road", "text": "exits 9"}]],
    "props": [{"q": 0, "r": 0, "base": 3, "height": 2, "value": 5, "name": "Hut"}],
}


def test_a_stamp_has_ground_notes_or_props() -> None:
    check_template("stamp", STAMP)
    for part in ("ground", "props"):
        check_template("stamp", {part: STAMP[part]})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ground": [], "notes": [], "props": []}, "malformed"),
        ({"units": []}, "malformed"),
        ({"level": 5000}, "malformed"),
        ({"ground": [{"q": 0, "r": 0}]}, "malformed"),
        ({"kinds": []}, "malformed"),
        ({"props": [{"q": 0, "r": 0, "height": 2}]}, "malformed"),
        ({"props": STAMP["props"] * 299}, "malformed"),
        ({"props": [{**STAMP["props"][0], "scene": "s2"}]}, "malformed"),
        ({"ground": [{"q": 0, "r": 0, "level": 1, "count": 1000}] * 251}, "too-many-hexes"),
        ({"notes": [{"q": 0, "r": 0, "notes": [], "count": 1000}] * 251}, "too-many-hexes"),
    ],
)
def test_what_is_no_stamp_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_template("stamp", {**STAMP, **change})
    assert refusal.value.refused.code == code


def test_a_stamp_counts_each_of_its_hexes_once() -> None:
    runs = {
        "ground": [{"q": 0, "r": 0, "level": 2, "count": 3}],
        "notes": [{"q": 0, "r": 2, "of": [0, 0]}],
        "kinds": [[{"kind": "woods"}]],
        "props": [{"q": 0, "r": 0, "height": 1, "value": 3, "base": 2}],
    }
    check_template("stamp", runs)
    assert stamp_contents(runs) == {"hexes": 4, "props": 1}
