"""Many units in one command: each is checked, all or none are added, each has its own line."""

from __future__ import annotations

from typing import Any

from app.engine import log_entries
from app.engine.commands.units.units import MOST_UNITS
from app.rules.geometry.hexes import Hex, distance
from tests.engine.play import Table, cell


def unit(n: int, **more: Any) -> dict[str, Any]:
    numbers = {"speed": 4, "integrity": 9, "stability": 12}
    return {"name": f"Hound {n}", "disposition": "enemy", **numbers, **more}


def test_all_are_added_by_one_row_and_each_is_logged() -> None:
    table = Table()
    units = [unit(n, at=cell(n, 0, 0)) for n in range(5)]
    row = table.send("handler", "units.add", units=units)
    made = list(table.state.scene.units.values())
    assert [each.name for each in made] == [f"Hound {n}" for n in range(5)]
    assert [line["code"] for line in log_entries(row, "pilots", 1)] == ["unit.added"] * 5
    alone = Table()
    for each in units:
        alone.send("handler", "unit.add", **each)
    assert [each.at for each in alone.state.scene.units.values()] == [each.at for each in made]
    table.send("handler", "undo")
    assert not table.state.scene.units


def test_each_keeps_its_own_name() -> None:
    table = Table()
    table.send("handler", "units.add", units=[unit(1), unit(1)])
    assert [each.name for each in table.state.scene.units.values()] == ["Hound 1", "Hound 1"]


def test_one_that_is_refused_refuses_all() -> None:
    table = Table()
    here = {"at": cell(3, 3, 0)}
    refused = table.refuse("handler", "units.add", units=[unit(1, **here), unit(2, **here)])
    assert refused.code == "occupied"
    bad = table.refuse("handler", "units.add", units=[unit(1), {**unit(2), "speed": -1}])
    assert (bad.code, bad.params["at"]) == ("malformed", "$.units[1].speed")
    table.unit("Fox")
    full = table.refuse("handler", "units.add", units=[unit(n) for n in range(MOST_UNITS)])
    assert full.code == "units-enough"
    assert table.refuse("handler", "units.add", units=[]).code == "malformed"


def test_overruled_rules_are_logged_for_each_unit() -> None:
    table = Table()
    units = [unit(n, at=cell(3, 3, 0)) for n in range(3)]
    row = table.send("handler", "units.add", units=units, overrule=True)
    told = [line for line in log_entries(row, "handler", 1) if line["code"] == "overruled.rules"]
    assert [line["params"]["unit"]["name"] for line in told] == ["Hound 1", "Hound 2"]
    assert {each.at for each in table.state.scene.units.values()} == {(3, 3, 0)}


def test_many_units_come_to_free_places_around_a_cell() -> None:
    table = Table()
    table.unit("Wolf", (4, 3, 0), "enemy")
    new = [{"name": "Wolf", "disposition": "enemy", "build": "picket-drone", "group": "Pack"}] * 4
    table.send("handler", "units.add", units=new, at=cell(4, 3, 0), numbered=True)
    units = list(table.state.scene.units.values())
    assert [unit.name for unit in units] == ["Wolf", "Wolf 2", "Wolf 3", "Wolf 4", "Wolf 5"]
    places = [unit.at for unit in units if unit.at is not None]
    assert len(set(places)) == 5
    assert all(distance(at, Hex(4, 3)) <= 1 for at in places)
    assert {unit.group for unit in units[1:]} == {"Pack"}
    assert "group" not in str(table.view("pilots"))
    table.send("handler", "undo")
    assert len(table.state.scene.units) == 1


def test_units_with_places_keep_their_distances() -> None:
    table = Table()
    new = [unit(n, at=cell(n, 3, 0)) for n in (1, 3)]
    table.send("handler", "units.add", units=new, at=cell(6, 2, 0))
    assert [each.at for each in table.state.scene.units.values()] == [(6, 2, 0), (8, 2, 0)]


def test_units_without_room_are_refused_and_none_comes() -> None:
    table = Table({"columns": 2, "rows": 1, "orientation": "flat"})
    new = [unit(n) for n in range(3)]
    refused = table.refuse("handler", "units.add", units=new, at=cell(0, 0, 0))
    assert (refused.code, refused.params["unit"]["name"]) == ("no-free-place", unit(2)["name"])
    assert not table.state.scene.units
