"""Templates: units and missions as parameters of commands, for other tables."""

from __future__ import annotations

import pytest

from app.engine.commands.templates import check_template, mission_template, units_template
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
