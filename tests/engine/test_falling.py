"""Falling through commands: FS 7, and FS 5 where an edit begins a fall."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.geometry.hexes import Cell
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    return Table()


def drop(table: Table, unit: str, level: int) -> None:
    """Puts a falling unit in the air above its hex."""
    at = table[unit].at
    assert at is not None
    table.send("handler", "unit.place", unit=unit, at=cell(at.q, at.r, level), falling=True)


def resolve(table: Table) -> None:
    if table.state.scene.conflict is None:
        table.send("handler", "conflict.start")
    table.to_environment()
    table.send("handler", "environment.resolve")


def fall_of(table: Table, unit: str, group: str = "pilots") -> dict[str, Any]:
    falls = table.view(group)["scene"]["conflict"]["falls"]
    return next(fall for fall in falls if fall["unit"] == unit)


@pytest.mark.rule("FS 7.2")
def test_one_level_lands_without_impact(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 1)
    resolve(table)
    assert table[fox].at == Cell(3, 3, 0)
    assert (table[fox].stability, table[fox].falling) == (12, False)


@pytest.mark.rule("FS 7.2", "FS 7.8")
def test_two_levels_cost_ten_stability(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 2)
    resolve(table)
    assert (table[fox].stability, table[fox].fallen) == (2, 0)
    assert table.codes()[:2] == ["unit.fall_landed", "unit.impact"]
    told = next(line for line in table.log("handler", 1) if line["code"] == "unit.impact")
    assert told["data"] == {"set": {"stability": 2}, "was": {"stability": 12}}


@pytest.mark.rule("FS 7.1", "FS 7.3")
def test_ten_levels_a_round_and_the_length_adds_up(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 11)
    resolve(table)
    assert table[fox].at == Cell(3, 3, 1)
    assert (table[fox].falling, table[fox].fallen, table[fox].stability) == (True, 10, 12)
    resolve(table)
    assert table[fox].at == Cell(3, 3, 0)
    assert (table[fox].falling, table[fox].fallen, table[fox].stability) == (False, 0, 2)


@pytest.mark.rule("FS 7.1")
def test_supported_after_the_tenth_level_it_has_landed(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 10)
    resolve(table)
    assert not table[fox].falling
    assert table[fox].stability == 2


@pytest.mark.rule("FS 7.8")
def test_impact_at_no_stability_costs_integrity(table: Table) -> None:
    fox = table.frame(stability=8, integrity=15)
    drop(table, fox, 3)
    resolve(table)
    assert table[fox].staggered
    assert table[fox].integrity == 15, "what exceeds the pool is lost"
    assert "unit.staggered" in table.codes()
    drop(table, fox, 3)
    resolve(table)
    assert table[fox].integrity == 5
    drop(table, fox, 3)
    resolve(table)
    assert table[fox].destroyed
    assert "unit.destroyed" in table.codes()


@pytest.mark.rule("FS 5.7")
def test_a_destroyed_unit_leaves_a_wreck_that_fills_no_cell(table: Table) -> None:
    fox = table.frame(stability=0, integrity=10)
    dog = table.unit("Dog", (3, 3, 0 + 1), "pilot", "b")
    table.send("handler", "unit.place", unit=dog, at=cell(4, 3, 0))
    drop(table, fox, 2)
    resolve(table)
    assert table[fox].destroyed
    assert table[fox].at == Cell(3, 3, 0)
    table.send("handler", "unit.place", unit=dog, at=cell(3, 3, 0))


@pytest.mark.rule("FS 5.7")
def test_a_wreck_falls_without_impact_through_units(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 5)
    table.send("handler", "unit.update", unit=fox, destroyed=True)
    table.unit("Dog", (3, 3, 0), "pilot", "b")
    resolve(table)
    assert table[fox].stability == 12
    assert table[fox].at == Cell(3, 3, 1)


def test_destroyed_in_the_air_it_falls_even_if_it_flew(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 1), (3, 3, 2))
    table.send("handler", "unit.update", unit=fox, integrity=0)
    assert table[fox].falling
    resolve(table)
    assert table[fox].at == Cell(3, 3, 0)


@pytest.mark.rule("FS 7.4")
def test_falling_onto_a_unit_rests_above_it_and_walks_on_from_there(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 4)
    dog = table.unit("Dog", (3, 3, 0), "pilot", "b")
    resolve(table)
    assert table[fox].at == Cell(3, 3, 1)
    assert (table[fox].falling, table[fox].stability, table[dog].stability) == (False, 2, 12)
    assert not table.view()["scene"]["units"][fox]["airborne"]
    table.send("ann", "turn.start", unit=fox)
    assert not table[fox].falling
    table.walk("ann", fox, (4, 3, 0))


@pytest.mark.rule("FS 7.4")
def test_a_unit_falls_further_when_the_cell_below_empties(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 4)
    dog = table.unit("Dog", (3, 3, 0), "pilot", "b")
    resolve(table)
    table.send("handler", "conflict.end")
    table.walk("bob", dog, (4, 3, 0))
    assert table[fox].falling
    assert table.codes() == ["unit.moved", "unit.begins_to_fall"]


@pytest.mark.rule("FS 7.5")
def test_units_are_resolved_from_the_lowest_up(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (3, 3, 2), "pilot", "b")
    drop(table, fox, 6)
    drop(table, dog, 4)
    table.send("handler", "conflict.start")
    table.to_environment()
    assert fall_of(table, dog)["end"] == cell(3, 3, 0)
    assert fall_of(table, fox)["end"] == cell(3, 3, 1)
    assert fall_of(table, fox)["ends"] == "rests"
    table.send("handler", "environment.resolve")
    assert table[dog].at == Cell(3, 3, 0)
    assert table[fox].at == Cell(3, 3, 1)


def test_a_unit_its_impact_destroys_does_not_hold_the_one_above(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (3, 3, 2), "pilot", "b", stability=0)
    drop(table, fox, 6)
    drop(table, dog, 4)
    resolve(table)
    assert table[dog].destroyed
    assert table[fox].at == Cell(3, 3, 0)


@pytest.mark.rule("FS 6.4", "FS 7.7")
def test_the_handler_sees_falls_always_and_pilots_before_they_resolve(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 3)
    table.send("handler", "conflict.start")
    assert table.view()["scene"]["conflict"]["falls"] == []
    fall = fall_of(table, fox, "handler")
    assert fall == {
        "unit": fox,
        "start": cell(3, 3, 3),
        "end": cell(3, 3, 0),
        "levels": 3,
        "total": 3,
        "ends": "landed",
        "impact": 10,
        "on": None,
        "stability": {"from": 12, "to": 2},
        "integrity": {"from": 9, "to": 9},
        "staggered": False,
        "destroyed": False,
    }
    table.to_environment()
    assert fall_of(table, fox) == fall
    assert table.ask("eve", "falls") == {"falls": [fall]}


@pytest.mark.rule("FS 7.6")
def test_below_the_floor_of_a_void_it_is_lost(table: Table) -> None:
    table.ground((3, 3, None))
    fox = table.unit("Fox", (3, 3, 4), "pilot", "a")
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 4), falling=True)
    resolve(table)
    assert table[fox].at is None
    assert table[fox].lost
    assert not table[fox].falling
    assert table.codes()[0] == "unit.fall_lost"
    table.send("handler", "unit.place", unit=fox, at=cell(1, 1, 0))
    assert not table[fox].lost


@pytest.mark.rule("FS 7.5")
def test_a_prop_destroyed_under_a_unit_starts_its_fall_even_if_it_has_acted(table: Table) -> None:
    tower = table.prop(3, 3, height=4, value=2)
    wolf = table.unit("Wolf", (3, 3, 4), "enemy")
    table.send("handler", "conflict.start")
    table.send("handler", "turn.abstain", unit=wolf)
    assert table.segment == "environmental"
    table.send("handler", "prop.damage", prop=tower, damage=4)
    assert table.codes("pilots") == ["prop.destroyed", "unit.begins_to_fall"]
    table.send("handler", "environment.resolve")
    assert table[wolf].at == Cell(3, 3, 0)
    assert table[wolf].stability == 2


@pytest.mark.rule("FS 7.5")
def test_one_that_flew_stays_up_when_the_prop_goes(table: Table) -> None:
    tower = table.prop(3, 3, height=4, value=2)
    fox = table.frame(at=(3, 3, 4))
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 5), (3, 3, 4))
    table.send("handler", "prop.remove", prop=tower)
    assert not table[fox].falling
    resolve(table)
    assert table[fox].at == Cell(3, 3, 4)
    table.send("ann", "turn.start", unit=fox)
    assert table[fox].falling, "its next turn begins in the air"


@pytest.mark.rule("FS 5.3.7")
@pytest.mark.rule("FS 7.5")
def test_one_that_flew_and_is_put_on_a_prop_falls_when_the_prop_goes(table: Table) -> None:
    tower = table.prop(3, 3, height=4, value=2)
    fox = table.frame(at=(5, 3, 0))
    table.turn(fox)
    table.fly("ann", fox, (5, 3, 1))
    table.send("handler", "unit.place", unit=fox, at=cell(5, 3, 2))
    assert table[fox].flown, "in the air it stays up as before"
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 4))
    table.send("handler", "prop.remove", prop=tower)
    assert table[fox].falling
    resolve(table)
    assert table[fox].at == Cell(3, 3, 0)


@pytest.mark.rule("FS 5.11")
def test_lowering_ground_under_a_unit_begins_its_fall(table: Table) -> None:
    table.ground((3, 3, 5))
    fox = table.frame(at=(3, 3, 5))
    table.ground((3, 3, 2))
    assert table[fox].falling


@pytest.mark.rule("FS 5.3.7")
def test_placed_in_the_air_it_does_not_fall_before_its_next_turn(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (8, 3, 0), "pilot", "b")
    table.turn(fox)
    table.send("ann", "turn.end", unit=fox)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 6))
    table.send("bob", "turn.abstain", unit=dog)
    resolve(table)
    assert table[fox].at == Cell(3, 3, 6)
    table.send("ann", "turn.start", unit=fox)
    assert table[fox].falling


@pytest.mark.rule("FS 7.3")
def test_placing_sets_the_length_of_a_fall_to_nothing(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 20)
    resolve(table)
    assert table[fox].fallen == 10
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 1), falling=True)
    assert table[fox].fallen == 0
    resolve(table)
    assert table[fox].stability == 12
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 0), falling=True)
    assert not table[fox].falling, "what is held does not fall"


def test_outside_a_conflict_the_handler_resolves_what_falls(table: Table) -> None:
    fox = table.frame()
    assert table.refuse("handler", "environment.resolve").code == "nothing-falls"
    drop(table, fox, 3)
    table.send("handler", "environment.resolve")
    assert table[fox].at == Cell(3, 3, 0)
    assert table.state.scene.conflict is None


def test_a_fall_of_a_hidden_unit_is_not_shown(table: Table) -> None:
    ghost = table.unit("Ghost", (3, 3, 0), "enemy", hidden=True)
    drop(table, ghost, 5)
    table.send("handler", "conflict.start")
    table.to_environment()
    assert table.view()["scene"]["conflict"]["falls"] == []
    table.send("handler", "environment.resolve")
    assert "unit.fall_landed" in table.codes("handler")
    assert "unit.fall_landed" not in table.codes("pilots")


@pytest.mark.rule("FS 7.7")
def test_the_list_of_falls_says_what_each_will_do(table: Table) -> None:
    fox = table.frame(stability=9)
    crow = table.unit("Crow", (5, 5, 0), stability=0, integrity=8)
    drop(table, fox, 3)
    drop(table, crow, 3)
    table.send("handler", "conflict.start")
    fall = fall_of(table, fox, "handler")
    assert fall["stability"] == {"from": 9, "to": 0}
    assert fall["integrity"] == {"from": 9, "to": 9}
    assert (fall["staggered"], fall["destroyed"]) == (True, False)
    fall = fall_of(table, crow, "handler")
    assert fall["integrity"] == {"from": 8, "to": 0}
    assert (fall["staggered"], fall["destroyed"]) == (False, True)
    assert table.view("pilots")["scene"]["conflict"]["falls"] == []
    resolve(table)
    assert (table[fox].stability, table[fox].staggered, table[crow].destroyed) == (0, True, True)


def ledge(table: Table, hidden: bool = False) -> tuple[str, str]:
    """Fox on a ledge of level 1, and a unit on the lower ground beside it."""
    table.ground((3, 3, 1))
    crow = table.unit("Crow", (4, 3, 0), "enemy", hidden=hidden)
    return table.frame(at=(3, 3, 1)), crow


def test_stepping_off_above_a_unit_rests_on_it_everywhere(table: Table) -> None:
    fox, crow = ledge(table)
    on = {"unit": crow, "name": "Crow"}
    path = table.ask("ann", "path", unit=fox, mode="ground", to={"q": 4, "r": 3, "level": 1})
    unharmed = {"from": 12, "to": 12}, {"from": 9, "to": 9}
    assert path["fall"] == {
        "levels": 0,
        "ends": "rests",
        "on": on,
        "stability": unharmed[0],
        "integrity": unharmed[1],
        "staggered": False,
        "destroyed": False,
    }
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 1))
    for group in ("handler", "pilots"):
        line = table.log(group)[-1]
        assert (line["code"], line["params"]["on"]) == ("unit.stepped_onto", on)
    assert fall_of(table, fox, "handler")["on"] == on
    resolve(table)
    assert table.codes("pilots")[0] == "unit.rests_on"
    assert table[fox].at == Cell(4, 3, 1)
    assert not table[fox].falling


def test_resting_on_a_hidden_unit_names_it_to_the_handler_alone(table: Table) -> None:
    table.ground((3, 3, 3), (4, 3, 1))
    table.unit("Crow", (4, 3, 1), "enemy", hidden=True)
    fox = table.frame(at=(3, 3, 3))
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 3))
    resolve(table)
    assert table.codes("handler")[0] == "unit.fall_rests_on"
    assert table.codes("pilots")[0] == "unit.fall_rests"
    assert "Crow" not in str(table.log("pilots"))


def test_stepping_off_right_above_a_hidden_unit_does_not_name_it(table: Table) -> None:
    table.ground((3, 3, 2))  # the unit it knows nothing of hovers over level 0
    table.unit("Crow", (4, 3, 1), "enemy", hidden=True)
    fox = table.frame(at=(3, 3, 2))
    table.walk("ann", fox, (4, 3, 2))
    assert table.codes("handler")[-1] == "unit.stepped_onto"
    assert table.codes("pilots")[-1] == "unit.stepped_off"


def test_a_supported_unit_just_lands(table: Table) -> None:
    fox = table.frame()
    drop(table, fox, 3)
    table.send("handler", "conflict.start")
    table.to_environment()
    table.send("handler", "unit.update", unit=fox, falling=True)
    table.ground((3, 3, 3))
    table.send("handler", "environment.resolve")
    assert table.codes()[0] == "unit.lands"


def test_reach_says_how_deep_a_fall_is(table: Table) -> None:
    table.ground((3, 3, 30), (4, 3, None))
    fox = table.frame(at=(3, 3, 30))
    cells = table.ask("ann", "reach", unit=fox, mode="ground")["cells"]
    falls = {(c["q"], c["r"]): c["fall"] for c in cells if "fall" in c}
    assert falls[4, 2] == {
        "levels": 30,
        "ends": "landed",
        "stability": {"from": 12, "to": 2},
        "integrity": {"from": 9, "to": 9},
        "staggered": False,
        "destroyed": False,
    }
    assert falls[4, 3] == {"levels": 30, "ends": "lost"}
    assert all(("fall" in c) == c["falls"] for c in cells)
