"""Moving through commands: FS 5.3 and FS C 3."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.state.unit import Movement
from app.rules.geometry.hexes import Cell
from tests.engine.frames import put
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    return Table()


def test_walking_up_a_slope_costs_two_a_level(table: Table) -> None:
    table.ground((4, 3, 1), (5, 3, 2))
    fox = table.frame()
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 1), (5, 3, 2))
    assert table[fox].at == Cell(5, 3, 2)
    assert table[fox].movement == Movement("ground", 0)
    assert table[fox].steps == 3
    assert table[fox].energy == 4


def test_two_levels_up_are_refused_and_say_so(table: Table) -> None:
    table.ground((4, 3, 2))
    fox = table.frame()
    table.turn(fox)
    refused = table.no_walk("ann", fox, (4, 3, 2))
    assert refused.code == "too-steep"
    assert refused.params == {"levels": 2, "up": True}
    assert refused.data == {"cell": cell(4, 3, 2)}
    assert table[fox].steps == 4


@pytest.mark.rule("FS 5.3.1", "FS C 3.2")
def test_the_movement_range_is_speed(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0), speed=2)
    table.turn(fox)
    refused = table.no_walk("ann", fox, (2, 3, 0), (3, 3, 0), (4, 3, 0))
    assert (refused.code, refused.params["cost"], refused.params["left"]) == ("too-far", 3, 2)


@pytest.mark.rule("FS 5.3.6")
def test_a_movement_goes_on_with_the_range_left_for_one_step(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0))
    table.turn(fox)
    table.walk("ann", fox, (2, 3, 0))
    table.walk("ann", fox, (3, 3, 0), (4, 3, 0))
    assert table[fox].movement == Movement("ground", 1)
    assert table[fox].steps == 3
    assert table.no_walk("ann", fox, (5, 3, 0), (6, 3, 0)).code == "too-far"
    table.walk("ann", fox, (5, 3, 0), (6, 3, 0), new=True)
    assert table[fox].steps == 2
    assert table[fox].movement == Movement("ground", 2)


@pytest.mark.rule("FS C 3.2")
def test_a_used_up_movement_makes_room_for_a_new_one(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0), speed=1)
    table.turn(fox)
    for step in range(4):
        table.walk("ann", fox, (2 + step, 3, 0))
    assert table[fox].steps == 0
    refused = table.no_walk("ann", fox, (6, 3, 0))
    assert refused.code == "no-steps"
    assert refused.params["left"] == 0


@pytest.mark.rule("FS 5.3.6")
def test_changing_between_ground_and_flight_is_a_new_movement(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 0))
    table.fly("ann", fox, (4, 3, 1))
    assert table[fox].steps == 2
    assert table[fox].energy == 3
    assert table[fox].movement == Movement("flight", 3)
    table.fly("ann", fox, (5, 3, 1))
    assert (table[fox].steps, table[fox].energy) == (2, 3)
    table.fly("ann", fox, (5, 3, 0))
    table.walk("ann", fox, (6, 3, 0))
    assert table[fox].steps == 1


@pytest.mark.rule("FS C 3.3")
def test_flight_needs_energy(table: Table) -> None:
    fox = table.frame(energy=0)
    table.turn(fox)
    refused = table.no_fly("ann", fox, (3, 3, 1))
    assert refused.code == "no-energy"
    assert refused.params["need"] == 1


@pytest.mark.rule("FS C 3.3")
def test_flight_height_is_speed_above_the_highest_surface_below(table: Table) -> None:
    fox = table.frame(speed=3)
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 1), (3, 3, 2), (3, 3, 3))
    refused = table.no_fly("ann", fox, (3, 3, 4), new=True)
    assert refused.code == "above-flight-height"
    assert refused.params == {"highest": 3}


@pytest.mark.rule("FS 5.3.4")
def test_nothing_enters_the_ceiling(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "ceiling.set", level=2)
    table.turn(fox)
    assert table.no_fly("ann", fox, (3, 3, 1), (3, 3, 2)).code == "above-ceiling"


@pytest.mark.rule("FS C 3.3")
def test_a_unit_above_its_flight_height_is_set_down_before_it_flies(table: Table) -> None:
    fox = table.frame(speed=3)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 9))
    table.turn(fox)
    assert table.ask("ann", "reach", unit=fox, mode="flight")["start"] == cell(3, 3, 3)
    table.fly("ann", fox, (4, 3, 3))
    assert table[fox].at == Cell(4, 3, 3)


def test_stepping_off_costs_one_ends_the_movement_and_begins_a_fall(table: Table) -> None:
    table.ground((3, 3, 3))
    fox = table.frame(at=(3, 3, 3))
    table.turn(fox)
    row = table.walk("ann", fox, (4, 3, 3))
    assert table[fox].falling
    assert table[fox].movement is None
    assert row.events[0]["cost"] == 1
    assert table.codes() == ["unit.moved", "unit.stepped_off"]
    assert table.no_walk("ann", fox, (5, 3, 3)).code == "airborne"


def test_no_movement_continues_after_stepping_off(table: Table) -> None:
    table.ground((3, 3, 3))
    fox = table.frame(at=(3, 3, 3))
    table.turn(fox)
    assert table.no_walk("ann", fox, (4, 3, 3), (5, 3, 3)).code == "after-step-off"


@pytest.mark.rule("FS 5.3.3")
def test_a_unit_that_has_flown_steps_off_without_falling(table: Table) -> None:
    table.ground((3, 3, 3), (4, 3, 3))
    fox = table.frame(at=(3, 3, 3))
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 4), (3, 3, 3))
    table.walk("ann", fox, (3, 4, 3))
    assert not table[fox].falling
    assert table[fox].flown
    assert table.codes() == ["unit.moved"]


@pytest.mark.rule("FS 5.3.4", "FS 6.6")
def test_flying_clears_a_fall(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 3), falling=True)
    assert table[fox].falling
    table.turn(fox)
    table.fly("ann", fox, (4, 3, 3))
    assert not table[fox].falling
    assert table[fox].flown


@pytest.mark.rule("FS 5.3.5")
def test_nothing_enters_an_occupied_cell(table: Table) -> None:
    fox = table.frame()
    wolf = table.unit("Wolf", (4, 3, 0), "enemy")
    table.turn(fox)
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert refused.code == "occupied"
    assert refused.params == {"by": {"unit": wolf, "name": "Wolf"}}
    table.send("handler", "overrule", unit=wolf, set={"integrity": 0})
    assert table[wolf].destroyed
    table.walk("ann", fox, (4, 3, 0))


def test_a_blocked_step_names_the_prop(table: Table) -> None:
    fox = table.frame()
    tower = table.prop(4, 3, height=2, name="Tower")
    nameless = table.prop(2, 3)
    table.turn(fox)
    assert table.no_walk("ann", fox, (4, 3, 0)).params == {"by": {"prop": tower, "name": "Tower"}}
    assert table.no_walk("ann", fox, (2, 3, 0)).params == {"by": {"prop": nameless, "name": "Prop"}}


@pytest.mark.rule("FS 5.3.5")
def test_something_hidden_cuts_the_movement_short_and_keeps_the_range(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0))
    table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    table.turn(fox)
    row = table.walk("ann", fox, (2, 3, 0), (3, 3, 0), (4, 3, 0))
    assert table[fox].at == Cell(3, 3, 0)
    assert table[fox].movement == Movement("ground", 2)
    assert row.events[0]["type"] == "unit.barred"
    assert table.codes("pilots") == ["unit.moved", "unit.barred"]
    table.walk("ann", fox, (4, 3, 0))
    assert table[fox].at == Cell(3, 3, 0)
    assert table.codes("pilots") == ["unit.barred"]
    assert table.refuse("ann", "undo").code == "undo-not-yours"


def test_the_handler_sees_what_is_hidden_and_is_refused(table: Table) -> None:
    fox = table.frame()
    table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    assert table.no_walk("handler", fox, (4, 3, 0)).code == "occupied"


def test_outside_a_conflict_movement_is_free_of_turns_and_costs(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0), speed=2)
    table.walk("ann", fox, *[(q, 3, 0) for q in range(2, 8)])
    assert table[fox].at == Cell(7, 3, 0)
    assert (table[fox].steps, table[fox].movement) == (0, None)
    table.fly("ann", fox, (7, 3, 1))
    assert (table[fox].energy, table[fox].flown) == (4, False)


def test_a_unit_moves_only_in_its_turn(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    table.send("handler", "conflict.start")
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert refused.code == "no-turn"
    table.send("bob", "turn.start", unit=dog)
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert refused.code == "not-your-turn"
    assert refused.params["active"] == {"unit": dog, "name": "Dog"}
    assert refused.data == {"segment": "friendly", "unit": dog}


def test_whose_turn_it_is_stays_secret_when_the_unit_is_hidden(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (8, 3, 0), "enemy", hidden=True)
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "turn.start", unit=ghost)
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert refused.code == "no-turn"
    assert refused.data["unit"] is None


def test_the_handler_moves_anything_free_of_turn_and_cost(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "conflict.start")
    table.walk("handler", fox, (4, 3, 0), free=True)
    assert table[fox].steps == 0
    assert table.codes("pilots") == ["unit.moved_free"]
    assert table.log()[0]["kind"] == "overrule"
    assert table.log()[0]["by"] == "Hanna"
    assert table.no_walk("ann", fox, (3, 3, 0), free=True).code == "handler-only"
    table.ground((5, 3, 3))
    assert table.no_walk("handler", fox, (5, 3, 3), free=True).code == "too-steep"


def test_units_that_cannot_move_are_refused(table: Table) -> None:
    absent = table.unit("Reserve", None, "pilot", "a")
    assert table.no_walk("ann", absent, (1, 1, 0)).code == "not-on-map"
    assert table.ask("ann", "reach", unit=absent, mode="ground").code == "not-on-map"
    fox = table.frame()
    table.send("handler", "unit.update", unit=fox, destroyed=True)
    assert table.no_walk("ann", fox, (4, 3, 0)).code == "destroyed"


def use_of_staying(table: Table, unit: str) -> Any:
    """Returns why staying aloft is of no use to a unit that can do it; None where it is of use."""
    listed = table.ask("ann", "actions", unit=unit)["actions"]
    (stay,) = (each for each in listed if each["command"]["type"] == "unit.stay_aloft")
    assert stay["available"]
    return stay["of_no_use"]


@pytest.mark.rule("FS 6.6", "FS C 3.5")
def test_staying_aloft_costs_an_energy_and_no_step(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 3))
    table.turn(fox)
    assert table[fox].falling
    assert use_of_staying(table, fox) is None
    table.send("ann", "unit.stay_aloft", unit=fox)
    assert (table[fox].falling, table[fox].energy, table[fox].steps) == (False, 3, 4)
    # a second time is of no use, and the list of actions says so
    assert use_of_staying(table, fox)["code"] == "stays-up"
    table.send("ann", "turn.end", unit=fox)
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert table[fox].at == Cell(3, 3, 3)


def test_staying_aloft_is_for_the_air_and_for_those_who_can_pay(table: Table) -> None:
    fox = table.frame(energy=0)
    table.turn(fox)
    assert table.refuse("ann", "unit.stay_aloft", unit=fox).code == "not-in-air"
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 3))
    assert table.refuse("ann", "unit.stay_aloft", unit=fox).code == "no-energy"
    table.send("handler", "conflict.end")
    table.send("ann", "unit.stay_aloft", unit=fox)


def test_staying_aloft_above_somebody_hidden_is_as_above_nobody(table: Table) -> None:
    fox = table.frame(at=(3, 3, 1))
    table.unit("Ghost", (3, 3, 0), "enemy", hidden=True)
    table.turn(fox)
    table.send("ann", "unit.stay_aloft", unit=fox)
    assert table[fox].energy == 3


def test_staying_aloft_ends_the_movement(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 1))
    table.send("ann", "unit.stay_aloft", unit=fox)
    assert table[fox].movement is None


@pytest.mark.rule("FS C 3.4")
def test_descending_twice_the_speed_for_nothing_after_a_flight(table: Table) -> None:
    table.ground((3, 3, 9))
    fox = table.frame(at=(3, 3, 9), speed=3)
    table.turn(fox)
    assert table.refuse("ann", "unit.descend", unit=fox).code == "has-not-flown"
    table.fly("ann", fox, (3, 3, 10))
    assert table.refuse("ann", "unit.descend", unit=fox, levels=7).code == "too-far"
    refused = table.refuse("ann", "unit.descend", unit=fox, levels=2)
    assert (refused.code, refused.data["cell"]) == ("nothing-below", cell(3, 3, 8))
    table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == Cell(3, 3, 9)
    assert (table[fox].steps, table[fox].movement, table[fox].falling) == (3, None, False)
    assert table.refuse("ann", "unit.descend", unit=fox).code == "nothing-below"


@pytest.mark.rule("FS C 1.8")
def test_at_speed_0_the_handler_may_allow_one_hex_for_a_whole_turn(table: Table) -> None:
    fox = table.frame(speed=0)
    table.turn(fox)
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert (refused.code, refused.params["need"]) == ("no-speed", 4)
    offers = {each["id"]: each for each in table.ask("ann", "actions", unit=fox)["actions"]}
    assert offers["base-move"]["reason"]["code"] == "no-speed"
    table.walk("handler", fox, (4, 3, 0), overrule=True)
    assert (table[fox].at, table[fox].steps) == (Cell(4, 3, 0), 0)
    assert table[fox].movement == Movement("ground", 0)
    # no second hex in the same turn, and in the air it is of no use
    assert table.no_walk("ann", fox, (5, 3, 0)).code == "no-speed"
    assert table.no_fly("ann", fox, (4, 3, 1)).code == "no-steps"
    table.send("handler", "conflict.end")
    table.walk("ann", fox, (5, 3, 0))


@pytest.mark.rule("FS C 3.4")
def test_a_turn_has_one_free_descent_of_twice_the_speed(table: Table) -> None:
    table.ground((3, 3, 30))
    fox = table.frame(at=(3, 3, 30), speed=3)
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 31), (3, 3, 30))
    table.walk("ann", fox, (4, 3, 30))
    assert not table[fox].falling
    table.send("ann", "unit.descend", unit=fox, levels=3)
    assert table[fox].at == Cell(4, 3, 27)
    refused = table.refuse("ann", "unit.descend", unit=fox, levels=4)
    assert (refused.code, refused.params["left"]) == ("too-far", 3)
    table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == Cell(4, 3, 24)
    refused = table.refuse("ann", "unit.descend", unit=fox)
    assert (refused.code, refused.params["most"]) == ("descended-enough", 6)
    assert table.refuse("ann", "unit.descend", unit=fox, levels=1).code == "descended-enough"
    offers = {each["id"]: each for each in table.ask("ann", "actions", unit=fox)["actions"]}
    assert offers["descent"]["reason"]["code"] == "descended-enough"


@pytest.mark.rule("FS C 3.4")
def test_free_descent_comes_back_with_undo_and_with_the_next_turn(table: Table) -> None:
    fox = table.frame(at=(3, 3, 0), speed=2)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 30))
    table.turn(fox)
    put(table, fox, flown=True, falling=False)
    table.send("ann", "unit.descend", unit=fox, levels=3)
    table.send("handler", "undo")
    assert (table[fox].at, table[fox].descended) == (Cell(3, 3, 30), 0)
    table.send("ann", "unit.descend", unit=fox)
    assert (table[fox].at, table[fox].descended) == (Cell(3, 3, 26), 4)
    table.to_environment()
    table.send("handler", "environment.resolve")
    table.turn(fox)
    assert table[fox].descended == 0
    put(table, fox, descended=4)
    table.send("handler", "conflict.end")
    # outside a conflict nothing is counted
    for level in (22, 18):
        table.send("ann", "unit.descend", unit=fox)
        assert (table[fox].at, table[fox].descended) == (Cell(3, 3, level), 0)


def test_descending_stops_above_what_is_hidden(table: Table) -> None:
    fox = table.frame()
    table.unit("Ghost", (3, 3, 4), "enemy", hidden=True)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 7))
    row = table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == Cell(3, 3, 5)
    assert row.events[0]["type"] == "unit.barred"
    assert table.codes("pilots") == ["unit.descended", "unit.barred"]
    table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == Cell(3, 3, 5)
    assert table.codes("pilots") == ["unit.barred"]


def test_descending_into_a_void_ends_at_the_floor(table: Table) -> None:
    table.ground((3, 3, None))
    fox = table.unit("Fox", (3, 3, 2), "pilot", "a")
    table.send("ann", "unit.descend", unit=fox)
    assert table[fox].at == Cell(3, 3, 0)


def test_a_large_unit_descends_until_one_of_its_cells_is_held(table: Table) -> None:
    table.ground((4, 3, 2))
    fox = table.frame(footprint=[[0, 0, 0], [0, 1, 0]], at=(2, 3, 0))
    table.send("handler", "unit.place", unit=fox, at=cell(4, 2, 6))
    table.send("ann", "unit.descend", unit=fox, levels=4)
    assert table[fox].at == Cell(4, 2, 2)
