"""Hidden props and veiled ground: only the Handler knows them until a unit bumps into them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Row, chunk_view, log_entries, project
from tests.engine.fights import armed, declare, duel, gun
from tests.engine.fog_table import at, walled
from tests.engine.play import Table, cell

LESS = ("pilots", "spectators")


def lines(row: Row, group: str = "pilots") -> list[str]:
    return [line["code"] for line in log_entries(row, group, 1)]


def veil(table: Table, *hexes: tuple[int, int], veiled: bool = True) -> Row:
    cells = [{"q": q, "r": r} for q, r in hexes]
    return table.send("handler", "terrain.veil", cells=cells, veiled=veiled)


def known(table: Table, group: str = "pilots") -> dict[str, Any]:
    return project(table.state, group)["scene"]


def level(table: Table, q: int, r: int, group: str = "pilots") -> int | None:
    """Returns the ground of a hex of the first chunk as a group gets it (flat map, even
    columns)."""
    chunk = chunk_view(table.state, group, known(table, group)["map"]["chunks"][0])
    assert chunk is not None
    found: int | None = chunk["levels"][(r + (q - q % 2) // 2) * 32 + q]
    return found


# -- hidden props -----------------------------------------------------------------------------


def test_a_hidden_prop_is_the_handlers_alone() -> None:
    table = Table()
    before = {group: json.dumps(project(table.state, group)) for group in LESS}
    row = table.send("handler", "prop.add", q=5, r=3, height=2, value=4, name="Mine", hidden=True)
    prop = row.events[0]["prop"]["id"]
    for group in LESS:
        assert lines(row, group) == []
        assert json.dumps(project(table.state, group)) == before[group]
    assert known(table, "handler")["props"][prop]["hidden"]
    for kind, fields in (
        ("prop.update", {"name": "Bomb"}),
        ("prop.damage", {"damage": 5}),
        ("prop.damage", {"damage": 4}),
        ("prop.remove", {}),
    ):
        row = table.send("handler", kind, prop=prop, **fields)
        assert lines(row) == []
        assert lines(row, "handler") != []
    assert json.dumps(project(table.state, "pilots")) == before["pilots"]


def test_hiding_is_logged_for_the_handler_and_showing_for_everybody() -> None:
    table = Table()
    prop = table.prop(5, 3, name="Crate")
    row = table.send("handler", "prop.hide", prop=prop, hidden=True)
    assert (lines(row), lines(row, "handler")) == ([], ["prop.hidden"])
    assert prop not in known(table)["props"]
    assert table.refuse("handler", "prop.hide", prop=prop, hidden=True).code == "already-so"
    assert table.refuse("ann", "prop.hide", prop=prop, hidden=False).code == "handler-only"
    assert table.refuse("handler", "prop.hide", prop="no", hidden=True).code == "no-such-prop"
    row = table.send("handler", "prop.hide", prop=prop, hidden=False)
    [line] = log_entries(row, "pilots", 1)
    assert (line["code"], line["data"]) == ("prop.shown", {"cell": {"q": 5, "r": 3}})
    assert "hidden" not in known(table)["props"][prop]
    row = table.send("handler", "undo")
    assert prop not in known(table)["props"]
    [line] = log_entries(row, "pilots", 1)
    assert prop not in json.dumps(line)


@pytest.mark.parametrize("mode", ["ground", "flight"])
@pytest.mark.rule("FS 5.12")
def test_a_move_is_stopped_by_a_hidden_prop_without_naming_it(mode: str) -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    prop = table.prop(5, 3, hidden=True, height=3)
    path = [cell(4, 3, 0), cell(5, 3, 0), cell(6, 3, 0)]
    assert table.ask("ann", "path", unit=fox, mode=mode, to=path[-1])["path"] is not None
    row = table.send("ann", "unit.move", unit=fox, mode=mode, path=path)
    assert table[fox].at == (4, 3, 0)
    assert lines(row) == ["unit.moved", "unit.barred"]
    assert prop not in json.dumps(log_entries(row, "pilots", 1))
    refused = table.refuse("handler", "unit.move", unit=fox, mode=mode, path=[cell(5, 3, 0)])
    assert refused.code == "solid"


@pytest.mark.rule("FS 5.12")
def test_a_descent_ends_on_a_hidden_prop() -> None:
    table = Table()
    fox = table.frame((3, 3, 6))
    table.prop(3, 3, hidden=True, base=2, height=1)
    row = table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == (3, 3, 3)
    assert lines(row) == ["unit.descended", "unit.barred"]


def test_lines_of_sight_run_through_a_hidden_prop_for_everybody() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    owl = table.unit("Owl", (7, 3, 0), "enemy")
    table.prop(5, 3, hidden=True, height=4)
    for who in ("handler", "ann", "eve"):
        answer = table.ask(who, "sight", **{"from": {"unit": fox}, "to": {"unit": owl}})
        assert answer["visible"], who


# -- the veil ---------------------------------------------------------------------------------


def test_veiled_ground_is_unknown_to_all_but_the_handler() -> None:
    table = Table()
    table.ground((4, 3, 5), (5, 3, -2))
    table.send("handler", "terrain.note", cells=[
        {"q": 4, "r": 3, "notes": [{"kind": "woods", "text": "camp"}]}
    ])  # fmt: skip
    prop = table.prop(4, 3)
    row = veil(table, (4, 3), (5, 3))
    assert (lines(row), lines(row, "handler")) == ([], ["terrain.veiled"])
    for group in LESS:
        scene = known(table, group)
        assert level(table, 4, 3, group) is None
        assert level(table, 6, 3, group) == 0
        assert prop not in scene["props"]
        assert (scene["map"]["lowest"], scene["map"]["highest"]) == (0, 0)
        assert scene["fog"]["mode"] == "off"
        mask = scene["fog"]["known"]["0"]
        row_of_four = int(mask[5 * 8 : 6 * 8], 16)
        assert row_of_four >> 4 & 1 == 0
        assert row_of_four >> 6 & 1 == 1
        assert scene["fog"]["seen"] == scene["fog"]["known"]
        text = json.dumps([scene, chunk_view(table.state, group, scene["map"]["chunks"][0])])
        assert "camp" not in text
    assert level(table, 4, 3, "handler") == 5
    assert set(known(table, "handler")["fog"]["veiled"]) == {"0"}
    chunk = known(table, "handler")["map"]["chunks"][0]
    assert chunk_view(table.state, "pilots", chunk) is None
    row = veil(table, (4, 3), (6, 3), veiled=False)
    assert lines(row) == ["terrain.unveiled"]
    assert log_entries(row, "pilots", 1)[0]["params"] == {"count": 1}
    assert level(table, 4, 3) == 5
    table.send("handler", "undo")
    assert level(table, 4, 3) is None


def test_the_whole_map_is_veiled_at_once() -> None:
    table = Table()
    row = table.send("handler", "terrain.veil", all=True, veiled=True)
    count = table.state.scene.map.columns * table.state.scene.map.rows
    assert log_entries(row, "handler", 1)[0]["params"] == {"count": count}
    assert len(table.state.scene.veiled) == count
    again = table.refuse("handler", "terrain.veil", all=True, veiled=True)
    assert again.code == "nothing-changes"
    table.send("handler", "terrain.veil", all=True, veiled=False)
    assert not table.state.scene.veiled


def test_the_veil_refuses_what_is_not_there_or_changes_nothing() -> None:
    table = Table()
    off = table.refuse("handler", "terrain.veil", cells=[{"q": 40, "r": 0}], veiled=True)
    assert (off.code, off.data["cell"]) == ("off-map", {"q": 40, "r": 0})
    bare = [{"q": 1, "r": 1}]
    assert table.refuse("handler", "terrain.veil", cells=[], veiled=True).code == "malformed"
    code = table.refuse("handler", "terrain.veil", cells=bare, veiled=False).code
    assert code == "nothing-changes"
    assert table.refuse("ann", "terrain.veil", cells=bare, veiled=True).code == "handler-only"


@pytest.mark.rule("FS 5.13")
def test_paths_avoid_veiled_hexes_and_flights_bump_into_hidden_things() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    table.ground((4, 3, 2), (5, 3, 2))
    veil(table, (4, 3), (5, 3))
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert refused.code == "unexplored"
    beyond = table.ask("ann", "reach", unit=fox, mode="ground")["beyond"]
    assert "unexplored" in {each["code"] for each in beyond}
    to = {"q": 4, "r": 3, "level": 0}
    assert table.ask("ann", "path", unit=fox, mode="ground", to=to)["code"] == "unexplored"
    row = table.fly("ann", fox, (3, 3, 1), (4, 3, 1), (5, 3, 1))
    assert table[fox].at == (3, 3, 1)
    assert lines(row) == ["unit.moved", "unit.barred"]
    assert level(table, 4, 3) is None
    # The Handler knows what is there.
    assert table.no_walk("handler", fox, (4, 3, 0)).code != "unexplored"


@pytest.mark.rule("FS 5.13")
def test_units_on_veiled_ground_are_seen_and_walk_out_of_it() -> None:
    table = Table()
    fox = table.frame((4, 3, 0))
    veil(table, (4, 3))
    assert fox in known(table)["units"]
    table.walk("ann", fox, (5, 3, 0))
    assert table[fox].at == (5, 3, 0)


def test_no_fall_is_previewed_over_unknown_ground() -> None:
    table = Table()
    owl = table.unit("Owl", (4, 3, 4), "enemy")
    table.send("handler", "unit.update", unit=owl, falling=True)
    assert len(table.ask("eve", "falls")["falls"]) == 1
    veil(table, (4, 3))
    assert table.ask("eve", "falls")["falls"] == []
    assert len(table.ask("handler", "falls")["falls"]) == 1
    fox = table.frame((3, 3, 0))
    found = table.ask("ann", "reach", unit=fox, mode="flight")["cells"]
    assert any(each["q"] == 4 for each in found)
    assert not any("fall" in each for each in found if each["q"] == 4)


def test_edits_of_veiled_ground_are_the_handlers_to_read() -> None:
    table = Table()
    veil(table, (4, 3))
    for kind, fields in (("terrain.set", {"level": 3}), ("terrain.note", {"notes": []})):
        secret = table.send("handler", kind, cells=[{"q": 4, "r": 3, **fields}])
        assert (lines(secret), len(lines(secret, "handler"))) == ([], 1)
        both = table.send(
            "handler", kind, cells=[{"q": 4, "r": 3, **fields}, {"q": 7, "r": 3, **fields}]
        )
        assert log_entries(both, "pilots", 1)[0]["params"] == {"count": 1}
        assert log_entries(both, "handler", 1)[0]["params"] == {"count": 2}


def test_a_prop_comes_from_behind_the_veil_and_goes_there() -> None:
    table = Table()
    veil(table, (4, 3))
    secret = table.send("handler", "prop.add", q=4, r=3, height=1, value=1)
    assert lines(secret) == []
    prop = secret.events[0]["prop"]["id"]
    row = table.send("handler", "prop.update", prop=prop, q=5)
    assert (lines(row), lines(row, "handler")) == (["prop.added"], ["prop.updated"])
    row = table.send("handler", "prop.update", prop=prop, q=4)
    assert (lines(row), lines(row, "handler")) == (["prop.removed"], ["prop.updated"])
    [line] = log_entries(table.send("handler", "undo"), "pilots", 1)
    assert prop not in json.dumps(line)


def test_another_map_keeps_the_veil_where_it_fits() -> None:
    table = Table()
    veil(table, (4, 3))
    same = {"columns": 12, "rows": 12, "orientation": "flat"}
    table.send("handler", "map.set", map=same)
    assert len(table.state.scene.veiled) == 1
    table.send("handler", "map.set", map={**same, "veiled": {}})
    assert not table.state.scene.veiled
    mask = "0" * 7 + "3" + "0" * 248
    table.send("handler", "map.set", map={**same, "veiled": {"0": mask}})
    assert len(table.state.scene.veiled) == 2
    table.send("handler", "map.set", map={**same, "rows": 9})
    assert not table.state.scene.veiled
    for veiled in ({"0": "f" * 256}, {"7": mask}, {"0": "x"}):
        assert table.refuse("handler", "map.set", map={**same, "veiled": veiled}).code == "bad-map"


# -- areas, and what is left to be noticed ----------------------------------------------------


def shell(q: int) -> tuple[Table, list[Any]]:
    """Ann's burst, with a hidden prop in that column. Returns what the pilots read and see of
    it."""
    table, fox, wolf = duel(armed(gun(3, damage="blast", burst=1)), armed())
    prop = {"q": q, "r": 2, "height": 1, "value": 2, "name": "Ghost", "hidden": True}
    table.send("handler", "prop.add", **prop)
    got: list[Any] = []
    attack = declare(table, fox, wolf)
    got.append(table.log("pilots"))
    while table.state.world.attacks:
        table.faces = [4]
        got.append(project(table.state, "pilots"))
        table.send("ann", "attack.roll", attack=attack)
        got.append(table.log("pilots"))
    got.append(project(table.state, "pilots"))
    return table, got


@pytest.mark.rule("FS 5.12")
def test_a_hidden_prop_in_an_area_is_disclosed_to_the_handler_only() -> None:
    (table, got), (_, plain) = shell(6), shell(1)
    assert json.dumps(got) == json.dumps(plain)
    assert "Ghost" not in json.dumps(got)
    assert table.state.scene.map.props == {}
    assert any(line["code"] == "prop.destroyed" for line in table.log("handler"))


def test_units_on_a_destroyed_hidden_prop_fall() -> None:
    table = Table()
    prop = table.prop(3, 3, height=2)
    fox = table.frame((3, 3, 2))
    table.send("handler", "prop.hide", prop=prop, hidden=True)
    row = table.send("handler", "prop.damage", prop=prop, damage=99)
    assert lines(row) == ["unit.begins_to_fall"]
    assert table[fox].falling


def test_alighting_and_placing_meet_the_truth() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    table.prop(4, 3, hidden=True)
    refused = table.refuse("handler", "unit.place", unit=fox, at=cell(4, 3, 0))
    assert refused.code == "solid"
    assert table.refuse("ann", "unit.place", unit=fox, at=cell(4, 3, 0)).code == "handler-only"


def test_a_prop_that_is_hidden_is_forgotten_where_it_was_remembered() -> None:
    table = walled(fog="team", sight=3)
    fox = table.unit("Fox", at(2, 3), "pilot", "a")
    q, r, _ = at(4, 3)
    crate, chest = table.prop(q, r, name="Crate"), table.prop(q, r - 1, name="Chest")
    table.send("handler", "unit.place", unit=fox, at=cell(*at(2, 10)))
    assert set(known(table)["props"]) == {crate, chest}
    table.send("handler", "prop.hide", prop=crate, hidden=True)
    assert set(known(table)["props"]) == {chest}
    table.send("handler", "undo")
    table.send("handler", "redo")
    assert set(known(table)["props"]) == {chest}
    table.send("handler", "prop.remove", prop=crate)
    assert set(known(table)["props"]) == {chest}
    table.send("handler", "unit.place", unit=fox, at=cell(*at(2, 3)))
    assert set(known(table)["props"]) == {chest}
