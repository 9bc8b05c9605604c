"""Props on several hexes, and their looks: commands, attacks, falls, and what players know of
them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Row, log_entries, project
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.props import LOOKS
from tests.engine.fights import armed, bare_table, declare, gun, roll, seen
from tests.engine.fog_table import WALL, at, walled
from tests.engine.frames import framed, npc
from tests.engine.play import Table, cell, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def hexes(*places: tuple[int, int]) -> list[dict[str, int]]:
    return [{"q": q, "r": r} for q, r in places]


def house(table: Table, *more: tuple[int, int], **fields: Any) -> str:
    """Adds a house at (5, 3), (6, 3) and (5, 4), or on other further hexes."""
    further = hexes(*(more or ((6, 3), (5, 4))))
    return table.prop(5, 3, hexes=further, look="house", name="House", **fields)


def props(table: Table, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["scene"]["props"]
    return found


def lines(row: Row, group: str = "pilots") -> list[str]:
    return [line["code"] for line in log_entries(row, group, 1)]


class TestCommands:
    def test_one_prop_on_several_hexes(self, table: Table) -> None:
        prop = table.prop(6, 3, hexes=hexes((5, 4), (5, 3), (6, 3)), look="house", name="House")
        view = props(table)[prop]
        assert (view["q"], view["r"], view["look"]) == (5, 3, "house")
        assert view["hexes"] == [[5, 3], [5, 4], [6, 3]]
        assert table.log("pilots")[0]["params"]["at"] == {"q": 5, "r": 3}
        check_round_trips(table)
        table.send("handler", "prop.remove", prop=prop)
        assert not any(table.state.scene.map.props_at(Hex(q, r)) for q, r in ((5, 3), (6, 3)))
        table.send("handler", "undo")
        assert props(table)[prop] == view
        check_round_trips(table)

    @pytest.mark.rule("FS 5.0.4")
    def test_it_stands_on_the_highest_ground_under_it(self, table: Table) -> None:
        table.ground((6, 3, 2), (5, 4, None))
        prop = house(table)
        assert table.state.scene.map.props[prop].base == 2
        refused = table.refuse("handler", "prop.add", q=8, r=3, hexes=hexes((8, 99)), **SMALL)
        assert (refused.code, refused.params["hex"]) == ("off-map", {"q": 8, "r": 99})
        table.ground((8, 3, None), (8, 4, None))
        refused = table.refuse("handler", "prop.add", q=8, r=3, hexes=hexes((8, 4)), **SMALL)
        assert refused.code == "base-needed"
        table.prop(8, 3, hexes=hexes((8, 4)), base=1)
        low = table.refuse(
            "handler", "prop.add", q=7, r=3, base=1, hexes=hexes((6, 4), (6, 3)), **SMALL
        )
        assert (low.code, low.data["cell"]) == ("in-the-ground", {"q": 6, "r": 3})

    def test_each_of_its_hexes_must_be_free(self, table: Table) -> None:
        fox = table.frame((6, 3, 0))
        refused = table.refuse("handler", "prop.add", q=5, r=3, hexes=hexes((6, 3)), **SMALL)
        assert refused.code == "occupied"
        assert refused.data == {"cell": cell(6, 3, 0), "unit": fox}
        prop = house(table, carry=True, height=2)
        assert table[fox].at == Cell(6, 3, 2)
        refused = table.refuse("handler", "prop.add", q=4, r=4, hexes=hexes((5, 4)), **SMALL)
        assert (refused.code, refused.data) == ("props-overlap", {"prop": prop})

    def test_its_size_has_limits(self, table: Table) -> None:
        row = [(q, r) for r in range(5) for q in range(12)]
        first, *more = ((q, r + 1 - q // 2 + 5) for q, r in row)
        q, r = first
        big = {"q": q, "r": r, "value": 1}
        assert table.decide("handler", "prop.add", **big, hexes=hexes(*more), height=50)
        refused = table.refuse("handler", "prop.add", **big, hexes=hexes(*more), height=51)
        assert refused.code == "prop-too-large"
        far = [*more, (5, 0)]
        refused = table.refuse("handler", "prop.add", **big, hexes=hexes(*far), height=1)
        assert (refused.code, refused.params["hexes"]) == ("prop-too-large", 61)

    def test_it_moves_as_a_whole_and_gets_another_shape(self, table: Table) -> None:
        prop = house(table)
        table.send("handler", "prop.update", prop=prop, r=5)
        assert props(table)[prop]["hexes"] == [[5, 5], [5, 6], [6, 5]]
        table.send("handler", "prop.update", prop=prop, hexes=hexes((7, 3), (7, 2)))
        assert props(table)[prop]["hexes"] == [[7, 2], [7, 3]]
        for fields in ({"q": 7}, {"r": 2}):
            both = {"hexes": hexes((7, 2)), **fields}
            assert table.refuse("handler", "prop.update", prop=prop, **both).code == "malformed"
        assert table.refuse("handler", "prop.update", prop=prop, hexes=[]).code == "malformed"
        refused = table.refuse("handler", "prop.update", prop=prop, hexes=hexes((7, 3), (70, 3)))
        assert refused.code == "off-map"
        check_round_trips(table)

    def test_looks(self, table: Table) -> None:
        for n, look in enumerate(LOOKS):
            prop = table.prop(n, 6, look=look)
            assert props(table)[prop]["look"] == look
        table.send("handler", "prop.update", prop=prop, look="wreck")
        assert props(table)[prop]["look"] == "wreck"
        for look in ("castle", None, 3, "House"):
            refused = table.refuse("handler", "prop.update", prop=prop, look=look)
            assert refused.code == "malformed"

    def test_a_map_document_brings_it_back(self, table: Table) -> None:
        house(table, hidden=True)
        before = table.state.scene.map.props
        stored = {"id": "x", "q": 2, "r": 3, "base": 0, "height": 1, "value": 2, "integrity": 1}
        block = {**stored, "look": "depot", "hexes": [[2, 3], [1, 3], [2, 3]]}
        table.send("handler", "map.set", map={**BLANK, "props": [block]})
        assert props(table)["x"]["hexes"] == [[1, 3], [2, 3]]
        for wrong in ({"hexes": [[2, 99]]}, {"hexes": [[2, 3]] * 2, "height": 1000}):
            made = {**BLANK, "props": [{**block, **wrong}]}
            if "height" in wrong:
                made["props"][0]["hexes"] = [[q, 3] for q in range(4)]
            assert table.refuse("handler", "map.set", map=made).code == "bad-map"
        table.send("handler", "undo")
        assert table.state.scene.map.props == before


@pytest.mark.rule("FS 5.11")
def test_rising_ground_carries_all_of_it_and_everybody_on_it(table: Table) -> None:
    prop = house(table, height=2)
    roof = table.prop(6, 3, base=2)
    fox = table.frame((5, 4, 2))
    low = table.unit("Mole", (6, 2, 0))
    cells = [{"q": 5, "r": 3, "level": 3}]
    assert table.refuse("handler", "terrain.set", cells=cells).code == "prop-in-the-way"
    table.send("handler", "terrain.set", cells=cells, carry=True)
    bases = {key: each.base for key, each in table.state.scene.map.props.items()}
    assert bases == {prop: 3, roof: 5}
    assert (table[fox].at, table[low].at) == (Cell(5, 4, 5), Cell(6, 2, 0))
    check_round_trips(table)
    table.send("handler", "undo")
    assert table[fox].at == Cell(5, 4, 2)


@pytest.mark.rule("FS 5.5")
def test_destroyed_it_is_gone_at_once_and_all_on_it_fall(table: Table) -> None:
    prop = house(table, value=2)
    fox, dog = table.frame((6, 3, 1)), table.unit("Dog", (5, 4, 1))
    table.send("handler", "prop.damage", prop=prop, damage=3)
    assert props(table)[prop]["integrity"] == 1
    table.send("handler", "prop.damage", prop=prop, damage=9)
    assert prop not in table.state.scene.map.props
    assert table[fox].falling and table[dog].falling


class TestAttacks:
    @pytest.mark.rule("FS C 4.31")
    def test_an_area_harms_it_once(self) -> None:
        table = bare_table()
        fox = framed(table, armed(gun(3, damage="blast", burst=1)))
        wolf = npc(table)
        table.turn(fox)
        prop = table.prop(6, 2, value=1, hexes=hexes((7, 2), (7, 3)))
        attack = declare(table, fox, wolf)
        listed = [each["unit"] or each["prop"] for each in seen(table)["targets"]]
        assert listed == [wolf, prop]
        roll(table, attack, 3)
        roll(table, attack, 4, 2)
        told = [line for line in table.log() if line["code"].startswith("prop.")]
        assert [line["code"] for line in told] == ["prop.destroyed"]

    @pytest.mark.rule("FS C 4.27")
    def test_it_is_aimed_at_along_its_best_hex(self) -> None:
        table = bare_table()
        fox = framed(table, armed(gun(3)))
        table.turn(fox)
        prop = table.prop(9, 1, value=1, hexes=hexes((5, 3), (5, 2)))
        aim = table.ask("ann", "aim", unit=fox, weapon="gun", at={"prop": prop})
        assert (aim["designable"], aim["distance"]) == (True, 2)
        near = table.ask("ann", "range", **{"from": {"unit": fox}, "to": {"prop": prop}})
        assert near["distance"]["total"] == 2
        listed = table.ask("ann", "targets", unit=fox, weapon="gun")["targets"]
        assert [each["distance"] for each in listed if each["prop"] == prop] == [2]


class TestFog:
    def foggy(self) -> tuple[Table, str]:
        """Ann's Fox west of a wall, under fog."""
        table = walled(fog="team", sight=20)
        return table, table.unit("Fox", at(2, 3), "pilot", "a")

    def block(self, table: Table, *columns: int, **fields: Any) -> str:
        places = [at(column, 3)[:2] for column in columns]
        (q, r), *more = places
        return table.prop(q, r, hexes=hexes(*more), name="Depot", value=5, **fields)

    @pytest.mark.rule("FS 5.4.7")
    def test_players_know_the_hexes_they_have_seen(self) -> None:
        table, fox = self.foggy()
        prop = self.block(table, 4, WALL + 2, WALL + 3)
        q, r, _ = at(4, 3)
        view = props(table)[prop]
        assert (view["q"], view["r"], view["hexes"]) == (q, r, [[q, r]])
        assert len(props(table, "handler")[prop]["hexes"]) == 3
        table.send("handler", "unit.place", unit=fox, at=cell(*at(WALL + 4, 3)))
        assert len(props(table)[prop]["hexes"]) == 3
        check_round_trips(table)
        table.send("handler", "fog.cover", all=True)
        shown = props(table)[prop]
        eastern = at(WALL + 2, 3)[:2]
        assert (shown["q"], shown["r"]) == eastern
        assert [q, r] not in shown["hexes"]
        check_round_trips(table)

    def test_the_log_names_a_hex_that_the_reader_sees(self) -> None:
        table, fox = self.foggy()
        table.send("handler", "unit.place", unit=fox, at=cell(*at(WALL + 4, 3)))
        table.send("handler", "fog.cover", all=True)
        prop = self.block(table, 1, WALL + 2)
        seen_at = dict(zip("qr", at(WALL + 2, 3), strict=False))
        (line,) = table.log("pilots")
        assert (line["code"], line["params"]["at"]) == ("prop.added", seen_at)
        assert line["data"]["cell"] == seen_at
        (line,) = table.log("handler")
        assert line["params"]["at"] == dict(zip("qr", at(1, 3), strict=False))
        table.send("handler", "prop.damage", prop=prop, damage=7)
        (line,) = table.log("pilots")
        assert (line["code"], line["params"]["at"]) == ("prop.damaged", seen_at)
        assert props(table)[prop]["integrity"] == 3

    def test_another_shape_out_of_sight_changes_nothing(self) -> None:
        table, _fox = self.foggy()
        prop = self.block(table, 4, WALL + 2)
        before = project(table.state, "pilots")
        for columns in ((4, WALL + 3), (4, WALL + 2, WALL + 3), (4,)):
            places = hexes(*(at(column, 3)[:2] for column in columns))
            row = table.send("handler", "prop.update", prop=prop, hexes=places)
            assert (lines(row), lines(row, "handler")) == ([], ["prop.updated"])
            assert project(table.state, "pilots") == before
        table.send("handler", "prop.update", prop=prop, hexes=hexes(at(3, 3)[:2], at(4, 3)[:2]))
        assert table.codes("pilots") == ["prop.updated"]
        table.send("handler", "prop.update", prop=prop, hexes=hexes(at(WALL + 2, 3)[:2]))
        (line,) = table.log("pilots")
        assert line["params"]["at"] == dict(zip("qr", at(3, 3), strict=False))
        assert prop not in props(table)

    def test_what_a_player_sees_destroyed_is_gone_wholly(self) -> None:
        table, fox = self.foggy()
        prop = self.block(table, 4, WALL + 2)
        table.send("handler", "unit.place", unit=fox, at=cell(*at(WALL + 4, 3)))
        assert len(props(table)[prop]["hexes"]) == 2
        table.send("handler", "prop.damage", prop=prop, damage=99)
        assert props(table) == {}


class TestVeil:
    def test_a_veil_hides_the_hexes_under_it(self, table: Table) -> None:
        prop = house(table)
        table.send("handler", "terrain.veil", cells=hexes((5, 3), (5, 4)), veiled=True)
        view = props(table)[prop]
        assert (view["q"], view["r"], view["hexes"]) == (6, 3, [[6, 3]])
        row = table.send("handler", "prop.update", prop=prop, name="Barracks")
        (line,) = log_entries(row, "pilots", 1)
        assert line["params"]["at"] == {"q": 6, "r": 3}
        row = table.send("handler", "prop.update", prop=prop, hexes=hexes((6, 3), (5, 3)))
        assert (lines(row), lines(row, "handler")) == ([], ["prop.updated"])
        row = table.send("handler", "prop.update", prop=prop, hexes=hexes((5, 4), (5, 3)))
        (line,) = log_entries(row, "pilots", 1)
        assert (line["code"], line["params"]["at"]) == ("prop.removed", {"q": 6, "r": 3})
        assert prop not in props(table)
        row = table.send("handler", "prop.damage", prop=prop, damage=4)
        assert prop not in json.dumps(log_entries(row, "pilots", 1))
        check_round_trips(table)

    def test_a_hidden_one_is_hidden_on_all_hexes(self, table: Table) -> None:
        prop = house(table)
        table.send("handler", "prop.hide", prop=prop, hidden=True)
        assert props(table) == {}
        row = table.send("handler", "prop.update", prop=prop, hexes=hexes((8, 3), (8, 2)))
        assert lines(row) == []
        assert props(table) == {}


SMALL = {"height": 1, "value": 1}
BLANK = {"columns": 12, "rows": 12, "orientation": "flat"}
