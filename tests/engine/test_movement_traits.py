"""Movement and falls of the five chassis, through commands (FS C 2 and 5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from app.engine.state.unit import Movement
from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement_traits import WALK, MovementTraits
from tests.engine.fog_table import at
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    return Table()


def frame(table: Table, chassis: str, at: tuple[int, int, int] = (3, 3, 0), who: str = "a") -> str:
    """Returns a pilot's unit with only a chassis and a generator."""
    unit = table.unit("Fox" if who == "a" else "Dog", at, "pilot", who)
    build = Build("Bare", chassis, "pulse")
    table.send("handler", "unit.fit", unit=unit, build=msgspec.to_builtins(build))
    return unit


def stagger(table: Table, unit: str) -> None:
    table.send("handler", "unit.update", unit=unit, stability=0)


def steady(table: Table, unit: str) -> None:
    table.send("handler", "overrule", unit=unit, set={"stability": 9, "reeling": False})


def resolve(table: Table) -> None:
    table.to_environment()
    table.send("handler", "environment.resolve")


def cells(table: Table, unit: str, mode: str = "ground") -> dict[tuple[int, int, int], Any]:
    found = table.ask("ann", "reach", unit=unit, mode=mode)["cells"]
    return {(c["q"], c["r"], c["level"]): c for c in found}


def way_to(found: dict[tuple[int, int, int], Any], end: Any) -> list[tuple[int, int, int]]:
    """Returns the cells on the way, built from the answer as a client does."""
    way: list[tuple[int, int, int]] = []
    while end["from"] is not None:
        if "way" in end:
            return [*(tuple(place) for place in end["way"]), *reversed(way)]
        way.append((end["q"], end["r"], end["level"]))
        end = found[tuple(end["from"])]
    return way[::-1]


def test_a_unit_has_the_gait_of_its_chassis(table: Table) -> None:
    fox = table.frame()
    assert table[fox].movement_traits is WALK
    dog = frame(table, "hover", (5, 5, 1))
    assert (
        table[dog].movement_traits == table[dog].current_movement_traits == MovementTraits(hover=2)
    )
    stagger(table, dog)
    assert (table[dog].movement_traits, table[dog].current_movement_traits) == (
        MovementTraits(hover=2),
        WALK,
    )
    table.send("handler", "unit.update", unit=dog, destroyed=True)
    assert table[dog].current_movement_traits is WALK


class TestStaggered:
    @pytest.mark.rule("FS C 2.28")
    def test_a_staggered_unit_does_not_move_in_a_conflict(self, table: Table) -> None:
        fox = table.frame()
        stagger(table, fox)
        table.walk("ann", fox, (4, 3, 0))
        table.turn(fox)
        refused = table.no_walk("ann", fox, (5, 3, 0))
        assert refused.code == "staggered"
        assert refused.params == {"unit": {"unit": fox, "name": "Fox"}}
        assert table.no_fly("ann", fox, (4, 3, 1)).code == "staggered"
        assert table.refuse("ann", "unit.stay_aloft", unit=fox).code == "staggered"
        assert table.refuse("ann", "unit.descend", unit=fox).code == "staggered"
        wait = table.ask("ann", "reach", unit=fox, mode="ground")["wait"]
        assert wait == {"code": "staggered", "params": refused.params}

    @pytest.mark.rule("FS C 2.28")
    def test_the_handler_moves_a_staggered_unit(self, table: Table) -> None:
        fox = table.frame()
        stagger(table, fox)
        table.turn(fox)
        table.walk("handler", fox, (4, 3, 0), free=True)
        assert table[fox].at == Cell(4, 3, 0)

    @pytest.mark.rule("FS C 2.28")
    def test_a_chassis_that_may_moves_while_staggered(self, table: Table) -> None:
        fox = frame(table, "bipedal")
        stagger(table, fox)
        table.turn(fox)
        assert table[fox].staggered
        assert table.ask("ann", "reach", unit=fox, mode="ground")["wait"] is None
        table.walk("ann", fox, (4, 3, 0))
        assert table[fox].at == Cell(4, 3, 0)


class TestHover:
    @pytest.mark.rule("FS C 2.24", "FS C 2.25")
    def test_a_hover_moves_above_the_ground_and_does_not_fall(self, table: Table) -> None:
        fox = frame(table, "hover", (3, 3, 2))
        assert not table.view()["scene"]["units"][fox]["airborne"]
        table.turn(fox)
        assert not table[fox].falling
        assert set(cells(table, fox)) >= {(3, 3, 1), (4, 3, 1), (4, 3, 2)}
        table.walk("ann", fox, (4, 3, 2), (4, 3, 1))
        assert table[fox].movement == Movement("ground", 1)
        refused = table.no_walk("ann", fox, (4, 3, 0))
        assert (refused.code, refused.params) == ("hover-height", {"most": 2})
        resolve(table)
        assert table[fox].at == Cell(4, 3, 1)

    @pytest.mark.rule("FS C 2.25")
    def test_a_hover_falls_to_two_levels_above_ground_as_the_preview_says(
        self, table: Table
    ) -> None:
        table.ground((3, 3, 9))
        fox = frame(table, "hover", (3, 3, 10))
        table.turn(fox)
        fall = cells(table, fox)[4, 3, 10]["fall"]
        assert (fall["levels"], fall["ends"]) == (8, "hovers")
        assert fall["stability"] == {"from": 12, "to": 12}
        table.walk("ann", fox, (4, 3, 10))
        resolve(table)
        assert table[fox].at == Cell(4, 3, 2)
        assert (table[fox].stability, table[fox].falling) == (12, False)
        assert table.codes()[0] == "unit.fall_hovers"

    @pytest.mark.rule("FS C 2.25")
    def test_staggered_it_falls_and_steadied_in_time_it_does_not(self, table: Table) -> None:
        fox = frame(table, "hover", (3, 3, 2))
        table.turn(fox)
        stagger(table, fox)
        assert table[fox].falling
        assert table.codes()[-1] == "unit.begins_to_fall"
        steady(table, fox)
        assert not table[fox].falling
        assert table.codes()[-1] == "unit.hovers"
        stagger(table, fox)
        resolve(table)
        assert table[fox].at == Cell(3, 3, 0)
        assert table[fox].integrity == 5

    def test_steadied_too_high_it_falls_on_until_it_hovers(self, table: Table) -> None:
        fox = frame(table, "hover", (3, 3, 2))
        table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 5), falling=True)
        stagger(table, fox)
        steady(table, fox)
        assert table[fox].falling
        table.send("handler", "environment.resolve")
        assert table[fox].at == Cell(3, 3, 2)

    def test_set_falling_where_it_hovers_it_just_hovers(self, table: Table) -> None:
        fox = frame(table, "hover", (3, 3, 2))
        table.send("handler", "unit.update", unit=fox, falling=True)
        table.send("handler", "environment.resolve")
        assert table.codes()[0] == "unit.hovers"

    @pytest.mark.rule("FS C 2.26")
    def test_on_the_ground_it_rises_when_its_turn_begins(self, table: Table) -> None:
        fox = frame(table, "hover")
        table.turn(fox)
        assert table[fox].at == Cell(3, 3, 1)
        assert "unit.rises" in table.codes()
        assert not table[fox].falling

    @pytest.mark.rule("FS C 2.26")
    def test_staggered_or_under_something_it_stays_and_cannot_move(self, table: Table) -> None:
        fox = frame(table, "hover")
        stagger(table, fox)
        table.turn(fox)
        assert table[fox].at == Cell(3, 3, 0)
        steady(table, fox)
        assert table.no_walk("ann", fox, (4, 3, 1)).code == "hover-grounded"
        assert table.no_fly("ann", fox, (3, 3, 1)).code == "hover-grounded"
        assert list(cells(table, fox)) == [(3, 3, 0)]
        dog = frame(table, "hover", (5, 5, 0), "b")
        table.prop(5, 5, base=1)
        table.send("ann", "turn.end", unit=fox)
        table.send("bob", "turn.start", unit=dog)
        assert table[dog].at == Cell(5, 5, 0)

    @pytest.mark.rule("FS C 2.26")
    def test_outside_a_conflict_a_hover_rises_while_moving(self, table: Table) -> None:
        fox = frame(table, "hover")
        assert table.ask("ann", "reach", unit=fox, mode="ground")["start"] == cell(3, 3, 1)
        table.walk("ann", fox, (4, 3, 1))
        assert table[fox].at == Cell(4, 3, 1)

    def test_descending_it_stays_off_the_ground(self, table: Table) -> None:
        fox = frame(table, "hover", (3, 3, 1))
        table.turn(fox)
        table.fly("ann", fox, (3, 3, 2), (3, 3, 3))
        table.send("ann", "unit.descend", unit=fox)
        assert table[fox].at == Cell(3, 3, 1)
        assert table.refuse("ann", "unit.descend", unit=fox).code == "nothing-below"


class TestMultiped:
    @pytest.mark.rule("FS C 2.22", "FS C 2.23")
    def test_a_multiped_climbs_and_is_held_until_staggered(self, table: Table) -> None:
        table.ground((4, 3, 5))
        fox = frame(table, "multiped")
        table.turn(fox)
        table.walk("ann", fox, (3, 3, 1), (3, 3, 2), (3, 3, 3))
        assert not table[fox].falling
        assert table.refuse("ann", "unit.stay_aloft", unit=fox).code == "not-in-air"
        resolve(table)
        assert table[fox].at == Cell(3, 3, 3)
        table.send("ann", "turn.start", unit=fox)
        assert not table[fox].falling
        stagger(table, fox)
        assert table[fox].falling
        steady(table, fox)
        assert not table[fox].falling
        assert table.codes()[-1] == "unit.clings"
        assert table.no_walk("ann", fox, (2, 3, 3)).code == "needs-face"

    @pytest.mark.rule("FS C 2.23")
    def test_a_climber_falls_when_its_wall_is_removed(self, table: Table) -> None:
        tower = table.prop(4, 3, height=4)
        fox = frame(table, "multiped")
        table.walk("ann", fox, (3, 3, 1), (3, 3, 2))
        table.send("handler", "prop.remove", prop=tower)
        assert table[fox].falling
        table.prop(4, 3, height=1)
        table.send("handler", "environment.resolve")
        assert table[fox].at == Cell(3, 3, 0)

    @pytest.mark.rule("FS C 2.23")
    def test_past_an_edge_it_falls_one_level_and_holds_on(self, table: Table) -> None:
        table.ground((3, 3, 5))
        fox = frame(table, "multiped", (3, 3, 5))
        table.turn(fox)
        table.walk("ann", fox, (4, 3, 5))
        assert table[fox].falling
        resolve(table)
        assert (table[fox].at, table[fox].stability) == (Cell(4, 3, 4), 12)
        assert table.codes()[0] == "unit.fall_clings"


class TestReverseJoint:
    @pytest.mark.rule("FS C 2.20")
    def test_a_reverse_joint_rises_two_levels_per_movement_even_when_continued(
        self, table: Table
    ) -> None:
        table.ground((4, 3, 1), (5, 3, 3))
        fox = frame(table, "reverse-joint")
        table.turn(fox)
        table.walk("ann", fox, (3, 3, 1), (4, 3, 1))
        assert (table[fox].risen, table[fox].movement) == (1, Movement("ground", 3))
        refused = table.no_walk("ann", fox, (4, 3, 2), (4, 3, 3))
        assert (refused.code, refused.params) == ("risen-enough", {"most": 2})
        assert (5, 3, 3) not in cells(table, fox)
        table.walk("ann", fox, (4, 3, 2), (4, 3, 3), (5, 3, 3), new=True)
        assert (table[fox].at, table[fox].risen) == (Cell(5, 3, 3), 2)

    @pytest.mark.rule("FS C 2.20", "FS C 2.21")
    def test_ending_in_the_air_begins_a_fall_that_does_no_harm(self, table: Table) -> None:
        fox = frame(table, "reverse-joint")
        table.turn(fox)
        ahead = cells(table, fox)[3, 3, 2]
        assert (ahead["falls"], ahead["cost"], ahead["fall"]["levels"]) == (True, 2, 2)
        assert ahead["fall"]["stability"] == {"from": 9, "to": 9}
        table.walk("ann", fox, (3, 3, 1), (3, 3, 2))
        assert (table[fox].falling, table[fox].movement) == (True, None)
        assert table.codes()[-2:] == ["unit.moved", "unit.rose"]
        resolve(table)
        assert (table[fox].at, table[fox].stability) == (Cell(3, 3, 0), 9)

    @pytest.mark.rule("FS C 2.20")
    def test_a_path_that_is_not_the_cheapest_is_given_whole(self, table: Table) -> None:
        table.ground((4, 3, 2), (3, 4, 1), (2, 5, 2), (5, 3, 4))
        fox = frame(table, "reverse-joint")
        table.ground((4, 4, 2))
        table.send("handler", "unit.update", unit=fox, speed=20)
        table.turn(fox)
        found = cells(table, fox)
        told = [c for c in found.values() if "way" in c]
        assert told
        for end in told:
            path = table.ask(
                "ann", "path", unit=fox, mode="ground", to=cell(*way_to(found, end)[-1])
            )
            assert [tuple(p.values()) for p in path["path"]] == way_to(found, end)
        table.walk("ann", fox, *way_to(found, found[5, 3, 4]))
        assert table[fox].at == Cell(5, 3, 4)


class TestTank:
    @pytest.mark.rule("FS C 2.27")
    @pytest.mark.parametrize("pays", [False, True])
    def test_a_tank_comes_down_at_the_end_of_its_own_turn(self, table: Table, pays: bool) -> None:
        fox = frame(table, "tank")
        table.turn(fox)
        ahead = cells(table, fox, "flight")
        assert not ahead[4, 3, 0]["falls"]
        assert ahead[3, 3, 2]["falls"]
        assert ahead[3, 3, 2]["fall"]["levels"] == 2
        table.fly("ann", fox, (3, 3, 1), (3, 3, 2))
        if pays:
            table.send("ann", "unit.stay_aloft", unit=fox)
        assert not table[fox].falling
        table.send("ann", "turn.end", unit=fox)
        assert (table[fox].falling, table[fox].flown) == (True, False)
        assert "unit.begins_to_fall" in table.codes()
        resolve(table)
        assert (table[fox].at, table[fox].stability) == (Cell(3, 3, 0), 5)

    def test_one_that_steps_off_says_it_once_and_one_on_the_ground_stays(
        self, table: Table
    ) -> None:
        table.ground((3, 3, 3))
        fox = frame(table, "tank", (3, 3, 3))
        table.turn(fox)
        table.walk("ann", fox, (4, 3, 3))
        table.send("ann", "turn.end", unit=fox)
        assert "unit.begins_to_fall" not in table.codes()
        resolve(table)
        table.send("ann", "turn.start", unit=fox)
        table.send("ann", "turn.end", unit=fox)
        assert not table[fox].falling

    def test_outside_a_conflict_it_stays_where_it_flew(self, table: Table) -> None:
        fox = frame(table, "tank")
        assert not cells(table, fox, "flight")[3, 3, 2]["falls"]

    @pytest.mark.rule("FS C 2.27")
    def test_before_its_turn_ends_one_can_ask_what_would_come_of_it(self, table: Table) -> None:
        fox = frame(table, "tank")
        table.turn(fox)
        assert table.ask("ann", "falls", ending=fox) == {"falls": []}
        table.fly("ann", fox, (3, 3, 1), (3, 3, 2))
        assert table.ask("ann", "falls") == {"falls": []}
        (fall,) = table.ask("ann", "falls", ending=fox)["falls"]
        assert (fall["unit"], fall["levels"], fall["stability"]) == (fox, 2, {"from": 15, "to": 5})
        table.send("handler", "unit.place", unit=fox, at=None)
        assert table.ask("ann", "falls", ending=fox) == {"falls": []}
        view = table.view()["scene"]["units"][fox]["frame"]
        assert view["gait"] == {"hover": 0, "sinks": True}


def offered(table: Table, unit: str) -> dict[str, str | None]:
    """Returns why a unit of Ann's can neither walk nor fly now."""
    found = {each["id"]: each for each in table.ask("ann", "actions", unit=unit)["actions"]}
    reasons = {name: found[name]["reason"] for name in ("base-move", "flying")}
    return {name: why and why["code"] for name, why in reasons.items()}


@pytest.mark.rule("FS C 2.26", "FS C 3.15")
def test_the_actions_say_why_a_unit_cannot_move(table: Table) -> None:
    fox = frame(table, "hover")
    table.prop(3, 3, base=1, height=2)
    table.turn(fox)
    assert offered(table, fox) == {"base-move": "hover-grounded", "flying": "hover-grounded"}
    table.send("handler", "unit.place", unit=fox, at=cell(5, 5, 1))
    assert offered(table, fox) == {"base-move": None, "flying": None}
    table.send("handler", "unit.place", unit=fox, at=cell(5, 5, 6))
    assert offered(table, fox) == {"base-move": "airborne", "flying": None}
    table.send("handler", "unit.place", unit=fox, at=None)
    assert offered(table, fox)["flying"] == "not-on-map"


# -- what is known of the ground where it would be ------------------------------------------------


@pytest.mark.rule("FS C 2.27")
def test_fall_forecasts_use_remembered_ground() -> None:
    """Removing ground out of sight behind the wall changes nobody's answers."""
    table = Table()
    table.ground(*(at(6, row, 3) for row in range(12)))
    table.send("handler", "table.options", options={"fog": "team"})
    fox = frame(table, "tank", at(5, 3))
    behind = [{"q": q, "r": r} for q, r, _ in (at(7, row) for row in range(6))]
    table.send("handler", "fog.reveal", cells=behind)
    table.send("handler", "conflict.start")
    table.send("ann", "turn.start", unit=fox)
    table.send("handler", "unit.update", unit=fox, speed=8)
    asked = {"unit": fox, "mode": "flight", "range": 8}
    to = cell(*at(7, 3))
    before = table.ask("ann", "reach", **asked), table.ask("ann", "path", to=to, **asked)
    assert not before[1]["falls"]
    table.send("handler", "terrain.set", cells=[{**each, "level": None} for each in behind])
    after = table.ask("ann", "reach", **asked), table.ask("ann", "path", to=to, **asked)
    assert after == before
    assert table.ask("handler", "path", to=to, **asked)["falls"]
