"""Attacks under fog: possible targets, and who reads of the attack and its dice."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import group_of, log_entries
from app.rules.frame_state.combat.model import Build, Weapon
from app.rules.geometry import viewshed
from tests.engine.fog_table import at, names, scene, told, walled
from tests.engine.frames import build, fit
from tests.engine.play import Table, cell

WEAPONS = (
    Weapon("gun", "Rifle", 2, "shooter", "kinetic", {}),
    Weapon("mortar", "Mortar", 3, "shooter", "blast", {"burst": 2, "arc": 2}),
)


def armed() -> Build:
    return build(weapons=WEAPONS)


@pytest.fixture
def table() -> Table:
    """Ann's Fox in the west, Bob's Owl and a Wolf in the east; each pilot has its own fog."""
    table = walled(fog="own", sight=20)
    table.send("handler", "table.options", options={"reaction_seconds": 0})
    for name, place, disposition, seat in (
        ("Fox", at(2, 3), "pilot", "a"),
        ("Owl", at(10, 4), "pilot", "b"),
        ("Wolf", at(9, 3), "enemy", None),
    ):
        fit(table, table.unit(name, place, disposition, seat), armed())
    return table


def unit(table: Table, name: str) -> str:
    return next(each.id for each in table.state.scene.units.values() if each.name == name)


def read(table: Table, seat: str) -> list[dict[str, Any]]:
    """Returns the lines of the last row for a seat."""
    return log_entries(table.rows[-1], group_of(table.state, seat), 1)


def attack(table: Table, who: str, by: str, target: Any, weapon: str = "gun") -> str:
    row = table.send(
        who, "attack.declare", unit=unit(table, by), weapon=weapon, at=target, free=who == "handler"
    )
    return str(next(e["attack"]["id"] for e in row.events if e["type"] == "attack.put"))


def test_a_group_that_sees_nothing_of_a_fight_reads_only_its_dice(table: Table) -> None:
    begun = attack(table, "bob", "Owl", {"unit": unit(table, "Wolf")})
    assert read(table, "a") == []
    assert [line["code"] for line in read(table, "b")] == ["attack.declared"]
    assert table.refuse("ann", "attack.roll", attack=begun).code == "no-such-attack"
    assert scene(table, group_of(table.state, "a"))["units"].keys() == {
        unit(table, "Fox"),
        unit(table, "Owl"),
    }
    table.faces = [4]
    table.send("bob", "attack.roll", attack=begun)
    (line,) = read(table, "a")
    assert line["code"] == "dice.unseen" and line["params"] == {}
    assert line["data"]["dice"][0]["faces"] == [4] and "proof" in line["data"]
    assert "Wolf" in str(read(table, "b"))


def test_the_target_of_an_unseen_attacker_reads_the_results(table: Table) -> None:
    begun = attack(table, "handler", "Wolf", {"unit": unit(table, "Owl")})
    assert [line["code"] for line in read(table, "b")] == ["attack.declared"]
    assert [line["code"] for line in read(table, "a")] == ["attack.declared_unseen"]
    assert "Wolf" not in str(read(table, "a"))
    table.faces = [1]
    table.send("bob", "attack.roll", attack=begun)
    assert read(table, "a")[0]["code"].endswith("_unseen")
    assert "Wolf" not in str(read(table, "a")) and unit(table, "Wolf") not in str(read(table, "a"))


def test_of_an_area_each_reads_of_those_it_knows(table: Table) -> None:
    table.send("handler", "unit.place", unit=unit(table, "Wolf"), at=cell(*at(9, 6)))
    fit(table, table.unit("Kite", at(9, 7), "ally"), armed())
    begun = attack(table, "bob", "Owl", {"unit": unit(table, "Wolf")}, "mortar")
    (line,) = read(table, "a")
    assert [each["name"] for each in line["params"]["targets"]] == ["Owl", "Kite"]
    table.faces = [3, 3, 3, 3]
    row = table.send("bob", "attack.roll", attack=begun)
    assert "Wolf" not in str(read(table, "a")) and unit(table, "Wolf") not in str(read(table, "a"))
    assert any(line["data"] and "dice" in line["data"] for line in read(table, "a"))
    assert log_entries(row, group_of(table.state, "b"), 1) != []


def test_unseen_targets_cannot_be_aimed_at(table: Table) -> None:
    wolf = unit(table, "Wolf")
    sent = {"unit": unit(table, "Fox"), "weapon": "gun"}
    assert table.refuse("ann", "attack.declare", **sent, at={"unit": wolf}).code == "no-such-unit"
    assert table.refuse("ann", "attack.declare", **sent, at={"unit": "i99"}).code == "no-such-unit"
    refused = table.refuse("ann", "attack.declare", **sent, at={"unit": unit(table, "Owl")})
    assert refused.code == "out-of-sight", "the wall is in the way, whoever has seen it or not"
    table.send("handler", "fog.cover", all=True)
    refused = table.refuse("ann", "attack.declare", **sent, at={"unit": unit(table, "Owl")})
    assert refused.code == "out-of-sight"
    listed = table.ask("ann", "targets", **sent)["targets"]
    assert [each["unit"] for each in listed] == [unit(table, "Owl")]


def test_a_shot_at_what_one_remembers_hits_nothing(table: Table) -> None:
    prop = table.prop(*at(2, 8)[:2], height=2)
    fox = unit(table, "Fox")
    assert prop in scene(table, group_of(table.state, "a"))["props"]
    table.send("handler", "unit.place", unit=fox, at=cell(*at(10, 9)))
    table.send("handler", "prop.remove", prop=prop)
    assert prop in scene(table, group_of(table.state, "a"))["props"]
    row = table.send("ann", "attack.declare", unit=fox, weapon="mortar", at={"prop": prop})
    codes = [line["code"] for line in log_entries(row, group_of(table.state, "a"), 1)]
    assert "attack.nobody" in codes


def test_revealed_things_are_shown_to_groups_that_see_them(table: Table) -> None:
    wolf = unit(table, "Wolf")
    for hidden in (True, False):
        table.send("handler", "unit.hide", unit=wolf, hidden=hidden)
    assert read(table, "a") == []
    assert [line["code"] for line in read(table, "b")] == ["unit.shown"]
    assert told(table) == ["unit.shown"]


def test_ceiling_and_notes_under_fog(table: Table) -> None:
    ann = group_of(table.state, "a")
    table.send("handler", "ceiling.set", level=20)
    assert scene(table, ann)["map"]["ceiling"] == 20
    assert scene(table, ann)["map"] is scene(table, ann)["map"]
    q, r, _ = at(3, 3)
    noted = [{"q": q, "r": r, "notes": [{"kind": "Mud"}]}]
    table.send("handler", "terrain.note", cells=noted)
    assert read(table, "a") == []
    known = table.state.record.memory[table.state.scene.id][ann]
    assert [note.kind for note in known.notes(at(3, 3)[:2])] == ["Mud"]  # type: ignore[arg-type]
    table.send("handler", "terrain.note", cells=[{"q": q, "r": r, "notes": []}])
    known = table.state.record.memory[table.state.scene.id][ann]
    assert known.notes(at(3, 3)[:2]) == ()  # type: ignore[arg-type]


def test_the_memory_of_sights_does_not_grow(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    before = scene(table, group_of(table.state, "a"))["fog"]
    monkeypatch.setattr(viewshed, "KEPT_SIGHTS", 2)
    monkeypatch.setattr(viewshed, "KEPT_LINES", 2)
    monkeypatch.setattr("app.engine.visibility.fog_of_war.MAX_CACHED_OBSERVER_SETS", 1)
    for column in (3, 4, 3, 2):
        table.send("handler", "unit.place", unit=unit(table, "Fox"), at=cell(*at(column, 3)))
    after = scene(table, group_of(table.state, "a"))["fog"]
    assert after["seen"] == before["seen"]
    terrain = table.state.scene.map
    together = viewshed.SEEN_TOGETHER.get(terrain)
    assert together is not None and len(together) == 1
    seen = viewshed.SEEN.get(terrain)
    assert seen is not None and len(seen) <= 2
    assert names(table) == {"Fox", "Owl", "Wolf"}


def test_a_lines_verdict_through_another_unit_goes_by_what_is_known(table: Table) -> None:
    owl, fox = {"unit": unit(table, "Owl")}, {"unit": unit(table, "Fox")}
    for here, there in ((owl, fox), (fox, owl)):
        answer = table.ask("ann", "sight", **{"from": here, "to": there})
        assert isinstance(answer["visible"], bool)
