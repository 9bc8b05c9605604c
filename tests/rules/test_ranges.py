"""Distance and range (FS 5.1, 5.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import (
    CellsWithin,
    distance3,
    nearest_pair,
    steps,
)
from app.rules.geometry.sight import sight
from app.rules.geometry.terrain import HexMap, Prop
from tests.reference import movement as reference
from tests.rules.strategies import cells, maps

FLAT = HexMap.blank(9, 9, "flat")
#: A wall three levels high across the middle of a row.
WALL = HexMap.from_levels(5, 1, "pointy", [0, 0, 3, 0, 0])


def at(q: int, level: int) -> Cell:
    return Cell(q, 0, level)


any_cell = st.builds(Cell, *[st.integers(-20, 20)] * 3)


class TestDistance:
    @pytest.mark.rule("FS 5.1.1")
    def test_horizontal_vertical_and_both(self) -> None:
        assert distance3(Cell(0, 0, 1), Cell(3, -1, 5)) == (3, 4, 7)

    @given(any_cell, any_cell, any_cell)
    @pytest.mark.rule("FS 5.1.1")
    def test_range_is_a_metric(self, a: Cell, b: Cell, c: Cell) -> None:
        assert (distance3(a, b).total == 0) == (a == b)
        assert distance3(a, b) == distance3(b, a)
        assert distance3(a, c).total <= distance3(a, b).total + distance3(b, c).total

    @pytest.mark.rule("FS 5.10")
    def test_the_best_pair_of_two_large_units(self) -> None:
        pair = nearest_pair([at(0, 0), at(1, 0)], iter([at(5, 0), at(4, 9), at(5, 1)]))
        assert pair == (at(1, 0), at(5, 0))


class TestSteps:
    def test_over_open_ground_they_are_the_distance(self) -> None:
        assert steps(FLAT, Cell(0, 0, 0), Cell(3, 0, 2), 9) == 5
        assert steps(FLAT, Cell(0, 0, 0), Cell(0, 0, 0), 0) == 0

    @pytest.mark.rule("FS 5.2.1")
    def test_a_wall_is_climbed_over(self) -> None:
        assert steps(WALL, at(1, 0), at(3, 0), 20) == 8
        assert steps(WALL, at(1, 0), at(3, 0), 7) is None

    @pytest.mark.rule("FS 5.2.1")
    def test_the_last_step_may_enter_something_solid(self) -> None:
        assert steps(WALL, at(1, 0), at(2, 0), 1) == 1
        prop = Prop("p", 1, 0, 0, 2, 1, 1)
        assert steps(FLAT.with_prop(prop), at(0, 0), at(1, 1), 2) == 2
        assert steps(WALL, at(1, 0), at(2, -1), 9) is None

    def test_under_a_ceiling_there_is_no_way_over(self) -> None:
        assert steps(WALL.with_ceiling(3), at(1, 0), at(3, 0), 20) is None

    def test_off_the_map_there_is_none(self) -> None:
        assert steps(FLAT, Cell(0, 0, 0), Cell(-1, 0, 0), 5) is None

    @given(maps(), st.data(), st.integers(0, 9))
    @pytest.mark.rule("FS 5.2.1")
    def test_steps_equal_the_slow_search(
        self, map_: HexMap, data: st.DataObject, limit: int
    ) -> None:
        a, b = data.draw(cells(map_)), data.draw(cells(map_))
        expected = reference.path_length(map_, a, b, limit)
        assert steps(map_, a, b, limit) == expected
        if expected:
            assert steps(map_, a, b, expected) == expected
            assert steps(map_, a, b, expected - 1) is None

    @given(maps(), st.data(), st.integers(0, 5))
    @pytest.mark.rule("FS 5.2.1")
    def test_all_cells_within_a_number_of_steps(
        self, map_: HexMap, data: st.DataObject, limit: int
    ) -> None:
        sources = tuple(data.draw(st.lists(cells(map_), min_size=1, max_size=3)))
        within = CellsWithin(map_, sources, limit)
        stacks = within.level_runs()
        assert stacks == sorted(set(stacks))
        inside = {
            Cell(stack.q, stack.r, level)
            for stack in stacks
            for level in range(stack.bottom, stack.top)
        }
        some = data.draw(st.lists(cells(map_), min_size=1, max_size=4))
        for cell in some:
            fewest = [steps(map_, source, cell, limit) for source in sources]
            best = min((each for each in fewest if each is not None), default=None)
            assert within.steps((cell,)) == best
            assert (cell in inside) == (best is not None)
        found = [n for cell in some if (n := within.steps((cell,))) is not None]
        assert within.steps(some) == min(found, default=None)
        assert within.steps((Cell(-1, 0, 0),)) is None

    def test_the_limit_itself_is_enough(self) -> None:
        assert steps(FLAT, Cell(0, 0, 0), Cell(3, 0, 0), 3) == 3
        assert steps(FLAT, Cell(0, 0, 0), Cell(0, 0, 4), 4) == 4


def in_straight_range(map_: HexMap, a: Cell, b: Cell, n: int) -> bool:
    """Whether b is at most n away with a clear straight line to it (FS 5.2.2)."""
    return distance3(a, b).total <= n and sight(map_, a, b).visible


class TestStraight:
    @pytest.mark.rule("FS 5.2.2")
    def test_straight_range_needs_distance_and_a_clear_line(self) -> None:
        assert in_straight_range(WALL, at(0, 0), at(1, 2), 3)
        assert not in_straight_range(WALL, at(0, 0), at(1, 2), 2)
        assert not in_straight_range(WALL, at(1, 0), at(3, 0), 9)
        assert in_straight_range(WALL, at(1, 3), at(3, 3), 9)
