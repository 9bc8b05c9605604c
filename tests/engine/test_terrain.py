"""Maps, ground, props and scenes through commands: FS 5."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexmap_document import map_document
from app.rules.geometry.terrain import Note, Prop
from tests.engine.play import BLANK, Table, cell, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def ground_at(table: Table, q: int, r: int) -> int | None:
    return table.state.scene.map.ground(Hex(q, r))


def raise_ground(table: Table, q: int, r: int, level: int, **fields: Any) -> None:
    cells = [{"q": q, "r": r, "level": level}]
    table.send("handler", "terrain.set", cells=cells, **fields)


def no_ground(table: Table, q: int, r: int, level: int | None, **fields: Any) -> Any:
    cells = [{"q": q, "r": r, "level": level}]
    return table.refuse("handler", "terrain.set", cells=cells, **fields)


def test_new_ground(table: Table) -> None:
    table.ground((3, 3, 4), (4, 3, None))
    assert (ground_at(table, 3, 3), ground_at(table, 4, 3)) == (4, None)
    assert table.codes("pilots") == ["terrain.set"]
    assert no_ground(table, 90, 3, 1).code == "off-map"
    assert no_ground(table, 3, 3, 5000).code == "malformed"


@pytest.mark.rule("FS 5.11")
def test_ground_that_would_bury_a_unit_is_refused_unless_it_is_carried(table: Table) -> None:
    fox = table.frame()
    refused = no_ground(table, 3, 3, 3)
    assert refused.code == "would-bury"
    assert refused.data == {"cell": cell(3, 3, 0), "unit": fox}
    raise_ground(table, 3, 3, 3, carry=True)
    assert table[fox].at == Cell(3, 3, 3)
    assert table.codes("pilots") == ["terrain.set", "unit.carried"]
    assert not table[fox].falling


def test_carrying_keeps_the_order_of_what_stands_above_each_other(table: Table) -> None:
    tower = table.prop(3, 3, height=2)
    fox = table.frame(at=(3, 3, 2))
    deck = table.prop(3, 3, base=8, height=1)
    assert no_ground(table, 3, 3, 3).code == "prop-in-the-way"
    raise_ground(table, 3, 3, 3, carry=True)
    props = table.state.scene.map.props
    assert (props[tower].base, props[deck].base) == (3, 8)
    assert table[fox].at == Cell(3, 3, 5)
    check_round_trips(table)


def test_two_units_in_a_column_are_both_carried(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (3, 3, 1), "pilot", "b")
    wreck = table.unit("Wreck", (4, 3, 0), "enemy")
    table.send("handler", "unit.update", unit=wreck, destroyed=True)
    cells = [{"q": 3, "r": 3, "level": 3}, {"q": 4, "r": 3, "level": 2}]
    table.send("handler", "terrain.set", cells=cells, carry=True)
    assert sorted(table[u].cells[0].level for u in (fox, dog)) == [3, 4]
    assert table[wreck].at == Cell(4, 3, 2)


def test_no_room_above(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "ceiling.set", level=2)
    refused = no_ground(table, 3, 3, 2, carry=True)
    assert (refused.code, refused.data) == ("no-room-above", {"unit": fox})


def test_notes(table: Table) -> None:
    notes = [{"kind": "woods", "level": 2, "text": "dense"}]
    table.send("handler", "terrain.note", cells=[{"q": 3, "r": 3, "notes": notes}])
    assert table.state.scene.map.notes(Hex(3, 3)) == (Note("woods", 2, "dense"),)
    far = [{"q": 99, "r": 3, "notes": []}]
    assert table.refuse("handler", "terrain.note", cells=far).code == "off-map"
    table.send("handler", "terrain.note", cells=[{"q": 3, "r": 3, "notes": []}])
    assert table.state.scene.map.notes(Hex(3, 3)) == ()


def test_the_ceiling(table: Table) -> None:
    fox = table.frame()
    refused = table.refuse("handler", "ceiling.set", level=0)
    assert (refused.code, refused.data["unit"]) == ("unit-above-ceiling", fox)
    table.send("handler", "ceiling.set", level=5)
    assert table.view()["scene"]["map"]["ceiling"] == 5
    table.send("handler", "ceiling.set", level=None)
    assert table.view()["scene"]["map"]["ceiling"] is None
    assert table.codes() == ["ceiling.cleared"]


def test_adding_a_prop(table: Table) -> None:
    table.ground((3, 3, 2), (5, 5, None))
    tower = table.prop(3, 3, height=2, value=4, name="Tower")
    assert table.state.scene.map.props[tower] == Prop(tower, 3, 3, 2, 2, 4, 4, "Tower")
    prop = {"height": 1, "value": 1}
    assert table.refuse("handler", "prop.add", q=5, r=5, **prop).code == "base-needed"
    table.prop(5, 5, base=3)
    assert table.refuse("handler", "prop.add", q=99, r=5, **prop).code == "off-map"
    refused = table.refuse("handler", "prop.add", q=3, r=3, base=3, **prop)
    assert refused.code == "props-overlap"
    assert refused.params == {"prop": {"prop": tower, "name": "Tower"}}
    assert table.refuse("handler", "prop.add", q=3, r=3, base=0, **prop).code == "in-the-ground"


def test_a_prop_may_not_bury_a_unit(table: Table) -> None:
    fox = table.frame()
    refused = table.refuse("handler", "prop.add", q=3, r=3, height=1, value=1)
    assert (refused.code, refused.data["unit"]) == ("occupied", fox)
    deck = table.prop(3, 3, base=1)
    assert table.refuse("handler", "prop.update", prop=deck, base=0).code == "occupied"


@pytest.mark.rule("FS 1.6")
def test_a_unit_is_lifted_by_a_prop_placed_under_it(table: Table) -> None:
    fox = table.frame()
    before = table.state.world
    put = {"q": 3, "r": 3, "height": 2, "value": 1}
    table.send("handler", "prop.add", **put, carry=True)
    assert table[fox].at == Cell(3, 3, 2)
    assert table.codes("pilots") == ["prop.added", "unit.carried"]
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before
    tower = table.prop(5, 5, height=1)
    table.send("handler", "prop.update", prop=tower, q=3, r=3, height=3, carry=True)
    assert table[fox].at == Cell(3, 3, 3)
    table.send("handler", "undo")
    table.prop(8, 3)
    assert table[fox].at == Cell(3, 3, 0)
    table.send("handler", "ceiling.set", level=2)
    refused = table.refuse("handler", "prop.add", **put, carry=True)
    assert (refused.code, refused.data) == ("no-room-above", {"unit": fox})


def test_changing_a_prop(table: Table) -> None:
    tower = table.prop(3, 3, height=2)
    table.send("handler", "prop.update", prop=tower, name="Old tower", integrity=1, height=3)
    changed = table.state.scene.map.props[tower]
    assert (changed.name, changed.integrity, changed.height) == ("Old tower", 1, 3)
    assert table.refuse("handler", "prop.update", prop=tower, base=-1).code == "in-the-ground"
    assert table.refuse("handler", "prop.update", prop="none", base=1).code == "no-such-prop"


@pytest.mark.rule("FS 5.5")
def test_a_props_value_is_taken_off_the_damage(table: Table) -> None:
    tower = table.prop(3, 3, value=5)
    table.send("handler", "prop.damage", prop=tower, damage=5)
    assert table.codes() == ["prop.unharmed"]
    table.send("handler", "prop.damage", prop=tower, damage=8)
    assert table.codes() == ["prop.damaged"]
    assert table.state.scene.map.props[tower].integrity == 2
    table.send("handler", "prop.damage", prop=tower, damage=7)
    assert table.codes() == ["prop.destroyed"]
    assert tower not in table.view()["scene"]["props"]
    assert table.refuse("handler", "prop.damage", prop=tower, damage=7).code == "no-such-prop"


@pytest.mark.rule("FS 5.5")
def test_props_above_a_destroyed_one_stay(table: Table) -> None:
    tower = table.prop(3, 3, height=2, value=1)
    roof = table.prop(3, 3, base=2)
    fox = table.frame(at=(3, 3, 3))
    table.send("handler", "prop.damage", prop=tower, damage=99)
    assert table.state.scene.map.props[roof].base == 2
    assert not table[fox].falling


def test_a_new_map_carries_up_or_takes_off(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (11, 3, 0), "pilot", "b")
    wolf = table.unit("Wolf", (3, 3, 5), "enemy")
    wreck = table.unit("Wreck", (1, 1, 0), "enemy")
    table.send("handler", "unit.update", unit=wreck, destroyed=True)
    reserve = table.unit("Reserve", None)
    table.send("handler", "map.set", map={**BLANK, "columns": 6, "levels": [[6] * 6] * 12})
    assert table[fox].at == Cell(3, 3, 6)
    assert table[wolf].at == Cell(3, 3, 7)
    assert table[wreck].at == Cell(1, 1, 6)
    assert table[dog].at is None
    assert table[reserve].at is None
    assert "unit.off_the_map" in table.codes()
    table.send("handler", "map.set", map={**BLANK, "levels": [[0] * 12] * 12})
    assert table[fox].falling


def test_a_map_as_a_document(table: Table) -> None:
    drawn = HexMap.blank(40, 35, "pointy").set_ground({Hex(3, 3): 7, Hex(9, 30): None})
    drawn = drawn.set_notes({Hex(3, 3): (Note("woods", 1, ""),)})
    drawn = drawn.with_prop(Prop("deck", 9, 30, 2, 1, 4, 4, "Deck")).with_ceiling(20)
    table.send("handler", "map.set", map=map_document(drawn))
    assert table.state.scene.map == drawn
    wide = HexMap.blank(70, 32, "flat", ground=2)
    table.send("handler", "map.set", map=map_document(wide))
    assert table.state.scene.map == wide
    check_round_trips(table)


def test_cells_of_a_chunk_beyond_the_edge_are_not_on_the_map(table: Table) -> None:
    body = {"levels": [5] * 1024, "notes": {"33": [{"kind": "mud"}], "1": []}}
    small = {"columns": 3, "rows": 2, "orientation": "pointy"}
    table.send("handler", "map.set", map={**small, "chunks": ["x"], "bodies": {"x": body}})
    flat = HexMap.blank(3, 2, "pointy", ground=5)
    assert table.state.scene.map == flat.set_notes({Hex(1, 1): (Note("mud"),)})


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"levels": [[0]]}, "wrong-count"),
        ({"chunks": []}, "wrong-count"),
        ({"chunks": ["x"]}, "missing-chunk"),
        (
            {"chunks": ["x"], "bodies": {"x": {"levels": [0] * 1024, "notes": {"a": []}}}},
            "bad-note",
        ),
        (
            {"chunks": ["x"], "bodies": {"x": {"levels": [0] * 1024, "notes": {"1024": []}}}},
            "bad-note",
        ),
        (
            {
                "props": [
                    {"id": "a", "q": 50, "r": 1, "base": 0, "height": 1, "value": 1, "integrity": 1}
                ]
            },
            "off-map",
        ),
    ],
)
def test_a_map_that_contradicts_itself(table: Table, change: dict[str, Any], what: str) -> None:
    refused = table.refuse("handler", "map.set", map={**BLANK, **change})
    assert (refused.code, refused.params["what"]) == ("bad-map", what)


def test_a_map_too_large(table: Table) -> None:
    wide = {**BLANK, "columns": 600, "rows": 600}
    refused = table.refuse("handler", "map.set", map=wide)
    assert (refused.code, refused.params["hexes"]) == ("too-many-hexes", 360_000)


def test_scenes(table: Table) -> None:
    row = table.send("handler", "scene.add", name="Cave", map=BLANK)
    cave = row.events[0]["scene"]
    assert table.log("pilots") == []
    assert "scenes" not in table.view("pilots")
    assert table.view("handler")["scenes"][cave]["name"] == "Cave"
    before = table.view("pilots")
    table.send(
        "handler",
        "unit.add",
        scene=cave,
        name="Bat",
        disposition="enemy",
        speed=3,
        integrity=1,
        stability=1,
        at=cell(2, 2, 0),
    )
    table.send("handler", "terrain.set", scene=cave, cells=[{"q": 1, "r": 1, "level": 3}])
    assert table.view("pilots") == before
    assert (table.log("pilots"), table.log("spectators")) == ([], [])
    assert table.codes("handler") == ["terrain.set"]
    refused = table.refuse(
        "ann", "unit.move", scene=cave, unit="x", mode="ground", path=[cell(1, 1, 0)]
    )
    assert refused.code == "no-such-scene"
    assert table.refuse("handler", "scene.activate").code == "scene-shown"
    table.send("handler", "scene.activate", scene=cave)
    assert table.codes("pilots") == ["scene.activated"]
    assert [u["name"] for u in table.view()["scene"]["units"].values()] == ["Bat"]
    check_round_trips(table)


def test_a_test_asked_in_another_scene_stays_there(table: Table) -> None:
    fox = table.frame()
    first = table.state.world.active_scene
    row = table.send("handler", "test.request", unit=fox, kind="proactive", dice=["d6"], mark=3)
    asked = row.events[0]["request"]["id"]
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    table.send("handler", "scene.activate", scene=cave)
    assert table.view("pilots")["requests"] == {}
    assert table.refuse("ann", "test.answer", request=asked).code == "no-such-request"
    hidden = {"unit": fox, "dice": ["d6"], "mark": 3, "kind": "proactive", "scene": first}
    table.send("handler", "test.request", **hidden)
    assert table.log("pilots") == []
    table.send("handler", "test.withdraw", request=asked)


def test_hexes_in_a_row_are_edited_as_one() -> None:
    table = Table()
    run = {"q": 2, "r": 1, "count": 3}
    table.send("handler", "terrain.set", cells=[{**run, "level": 4}])
    table.send("handler", "terrain.note", cells=[{**run, "notes": [{"kind": "woods"}]}])
    terrain = table.state.scene.map
    assert [terrain.ground(Hex(2, r)) for r in range(5)] == [0, 4, 4, 4, 0]
    assert [len(terrain.notes(Hex(2, r))) for r in range(5)] == [0, 1, 1, 1, 0]
    over = {"q": 2, "r": 1, "count": 50}
    assert table.refuse("handler", "terrain.set", cells=[{**over, "level": 4}]).code == "off-map"
    noted = {**over, "notes": []}
    assert table.refuse("handler", "terrain.note", cells=[noted]).code == "off-map"


def test_runs_of_more_hexes_than_an_edit_may_have_are_refused() -> None:
    table = Table()
    runs = [{"q": 0, "r": 0, "count": 1000, "level": 1}] * 251
    refused = table.refuse("handler", "terrain.set", cells=runs)
    assert (refused.code, refused.params) == (
        "too-many-hexes",
        {"hexes": 251_000, "limit": 250_000},
    )
    none = [{"q": 0, "r": 0, "count": 0, "level": 1}]
    assert table.refuse("handler", "terrain.set", cells=none).code == "malformed"


def test_hexes_in_a_row_with_levels_of_their_own(table: Table) -> None:
    cells = [{"q": 3, "r": 2, "levels": [1, None, 3]}, {"q": 5, "r": 2, "count": 2, "level": 4}]
    table.send("handler", "terrain.set", cells=cells)
    assert [ground_at(table, 3, r) for r in (1, 2, 3, 4, 5)] == [0, 1, None, 3, 0]
    assert [ground_at(table, 5, r) for r in (2, 3, 4)] == [4, 4, 0]
    check_round_trips(table)
    for wrong in ({}, {"level": 1, "levels": [1]}, {"levels": [1], "count": 2}, {"levels": []}):
        refused = table.refuse("handler", "terrain.set", cells=[{"q": 3, "r": 2, **wrong}])
        assert refused.code == "malformed"
        assert "either `level`, or `levels`" in refused.params["what"]
    too_many = [{"q": 3, "r": 2, "levels": [0] * 1000}] * 251
    assert table.refuse("handler", "terrain.set", cells=too_many).code == "too-many-hexes"


def test_hexes_in_a_row_with_notes_of_their_own(table: Table) -> None:
    woods, road = {"kind": "woods", "level": 2}, {"kind": "road", "text": "exits 9"}
    cells = [{"q": 3, "r": 2, "of": [1, 0, 2]}, {"q": 5, "r": 2, "count": 2, "notes": [road]}]
    kinds = [[woods], [], [woods, road]]
    table.send("handler", "terrain.note", cells=cells, kinds=kinds)
    noted = [table.state.scene.map.notes(Hex(3, r)) for r in (2, 3, 4)]
    assert noted == [
        (),
        (Note("woods", 2, ""),),
        (Note("woods", 2, ""), Note("road", 1, "exits 9")),
    ]
    assert table.state.scene.map.notes(Hex(5, 3)) == (Note("road", 1, "exits 9"),)
    for wrong in ({}, {"of": [3]}, {"of": [-1]}, {"of": [0], "count": 2}, {"of": [0], "notes": []}):
        given = [{"q": 3, "r": 2, **wrong}]
        assert table.refuse("handler", "terrain.note", cells=given, kinds=kinds).code == "malformed"
    too_many = [{"q": 3, "r": 2, "of": [0] * 1000}] * 251
    refused = table.refuse("handler", "terrain.note", cells=too_many, kinds=kinds)
    assert refused.code == "too-many-hexes"
