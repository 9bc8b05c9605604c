"""Ground movement, stepping off, flight: single rules, and property tests of all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex, distance
from app.rules.geometry.movement import (
    Blocked,
    Mode,
    Mover,
    border_refusals,
    check_path,
    flight_ceiling,
    path,
    path_to,
    reach,
    set_down,
    why_not,
)
from app.rules.geometry.obstacles import not_adjacent
from app.rules.geometry.terrain import ONE_CELL, Field, HexMap, Prop
from tests.reference import movement as reference
from tests.rules.strategies import cells, scenes

modes = st.sampled_from(["ground", "flight"])
budgets = st.integers(0, 6)


def row(*levels: int | None, props: tuple[Prop, ...] = (), **more: int) -> HexMap:
    """A pointy-top map of one row: hex q has the qth level, its neighbours are q - 1 and q + 1."""
    return HexMap.from_levels(len(levels), 1, "pointy", levels, props=props, **more)


def at(q: int, level: int) -> Cell:
    return Cell(q, 0, level)


def deck(q: int, base: int, height: int = 1) -> Prop:
    return Prop(f"deck{q}.{base}", q, 0, base, height, 3, 3)


def field(map_: HexMap, *units: Cell) -> Field:
    return Field(map_, {cell: f"u{n}" for n, cell in enumerate(units)})


def costs(found_in: Field, mover: Mover, mode: Mode, budget: int) -> dict[Cell, tuple[int, bool]]:
    found = reach(found_in, mover, mode, budget).cells
    return {cell: (step.cost, step.falls) for cell, step in found.items()}


def me(q: int, level: int, limit: int | None = None) -> Mover:
    return Mover("me", at(q, level), height_limit=limit)


class TestAgainstThePlainDijkstra:
    @given(scenes(), modes, budgets)
    def test_reach_equals_the_reference(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int
    ) -> None:
        world, mover = scene
        assert costs(world, mover, mode, budget) == reference.reach(world, mover, mode, budget)

    @given(scenes(), modes, budgets)
    def test_every_path_found_is_walked_at_its_cost(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int
    ) -> None:
        world, mover = scene
        found = reach(world, mover, mode, budget)
        for cell, step in found.cells.items():
            way = path_to(found, cell)
            walk = check_path(world, mover, mode, budget, way)
            assert (walk.entered, walk.cost, walk.stopped) == (way, step.cost, None)
            assert walk.ends_in_air == step.falls
            assert path(world, mover, mode, budget, cell) == way
            assert why_not(world, mover, mode, budget, cell) is None

    @given(scenes(), modes, budgets, st.data())
    def test_one_cell_is_answered_as_among_all(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int, data: st.DataObject
    ) -> None:
        world, mover = scene
        found = reach(world, mover, mode, budget)
        for cell, step in found.cells.items():
            assert found.step(cell) == step
            assert cell in found.column(cell.hex)
        other = data.draw(cells(world.map))
        assert found.step(other) == found.cells.get(other)
        assert set(found.column(other.hex)) == {c for c in found.cells if c.hex == other.hex}
        far = Cell(1_000, 1_000, 0)
        assert found.step(far) is None and found.column(far.hex) == []
        with pytest.raises(KeyError):
            path_to(found, far)

    @given(scenes(), modes, budgets, st.data())
    def test_unreachable_cells_have_a_reason(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int, data: st.DataObject
    ) -> None:
        world, mover = scene
        to = data.draw(cells(world.map))
        why = why_not(world, mover, mode, budget, to)
        assert (why is None) == (to in reference.reach(world, mover, mode, budget))
        if why is None:
            return
        assert path(world, mover, mode, budget, to) == why
        if why.code == "too-far":
            assert why.params["cost"] > why.params["left"] == budget
            truly = reference.reach(world, mover, mode, why.params["cost"])
            assert why.params["at_least"] or to in truly

    @given(scenes(), modes, budgets)
    def test_beyond_is_next_to_the_reach_and_out_of_it(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int
    ) -> None:
        world, mover = scene
        found = reach(world, mover, mode, budget)
        edge = border_refusals(world, mover, found)
        reached = {cell.hex for cell in found.cells}
        for cell, why in edge.items():
            assert world.map.contains(cell)
            assert cell.hex not in reached
            assert why.code not in ("not-adjacent", "airborne", "no-way")

    @given(scenes(), modes, budgets, st.data())
    def test_a_path_that_stops_has_entered_only_what_is_reachable(
        self, scene: tuple[Field, Mover], mode: Mode, budget: int, data: st.DataObject
    ) -> None:
        world, mover = scene
        way = data.draw(st.lists(cells(world.map), max_size=4))
        walk = check_path(world, mover, mode, budget, way)
        assert walk.entered == way[: len(walk.entered)]
        assert walk.cost <= budget
        assert (walk.stopped is None) == (len(walk.entered) == len(way))
        truly = reference.reach(world, mover, mode, budget)
        assert all(cell in truly for cell in walk.entered)


class TestGround:
    @pytest.mark.rule("FS 5.3.1")
    def test_a_step_costs_one_and_the_difference(self) -> None:
        world = field(row(0, 0, 1, 0))
        assert costs(world, me(0, 0), "ground", 9) == {
            at(0, 0): (0, False),
            at(1, 0): (1, False),
            at(2, 1): (3, False),
            at(3, 0): (5, False),
        }

    def test_a_place_far_off_has_no_way(self) -> None:
        found, far = reach(field(row(0, 0)), me(0, 0), "ground", 1), Cell(1_000, 1_000, 0)
        assert found.column(far.hex) == []
        with pytest.raises(KeyError):
            path_to(found, far)

    def test_many_movements_on_one_map_are_answered_alike(self) -> None:
        world = field(row(0, 1, 2, 1))
        first = [costs(world, me(0, 0), "ground", budget) for budget in range(12)]
        assert [costs(world, me(0, 0), "ground", budget) for budget in range(12)] == first
        assert len(first[-1]) == 4

    def test_a_hanging_deck_is_no_ground_below(self) -> None:
        world = field(row(0, None, props=(deck(1, 2),)))
        assert costs(world, me(0, 0), "ground", 9) == {at(0, 0): (0, False), at(1, 0): (1, True)}

    def test_a_whole_path_is_walked(self) -> None:
        walk = check_path(field(row(0, 1, 1)), me(0, 0), "ground", 3, [at(1, 1), at(2, 1)])
        assert (walk.entered, walk.cost) == ([at(1, 1), at(2, 1)], 3)
        assert (walk.ends_in_air, walk.stopped) == (False, None)

    @pytest.mark.rule("FS 5.3.1")
    def test_two_levels_up_are_too_steep(self) -> None:
        world = field(row(0, 2))
        assert costs(world, me(0, 0), "ground", 9) == {at(0, 0): (0, False)}
        steep = Blocked("too-steep", {"levels": 2, "up": True}, cell=at(1, 2))
        assert why_not(world, me(0, 0), "ground", 9, at(1, 2)) == steep
        assert why_not(world, me(0, 0), "ground", 9, Hex(1, 0)) == steep
        assert check_path(world, me(0, 0), "ground", 9, [at(1, 2)]).stopped == steep

    def test_a_cliff_is_too_steep_until_the_way_round_comes_within_sight_of_it(self) -> None:
        world = field(HexMap.from_levels(3, 2, "pointy", [0, 2, 2, 0, 1, 2]))
        steep = Blocked("too-steep", {"levels": 2, "up": True}, cell=at(1, 2))
        assert why_not(world, me(0, 0), "ground", 2, at(1, 2)) == steep
        far = Blocked("too-far", {"cost": 5, "left": 3, "at_least": False}, cell=at(1, 2))
        assert why_not(world, me(0, 0), "ground", 3, at(1, 2)) == far
        assert why_not(world, me(0, 0), "ground", 5, at(1, 2)) is None
        assert why_not(world, me(0, 0), "ground", 5, Hex(1, 0)) is None

    @pytest.mark.rule("FS 5.3.2")
    def test_up_needs_headroom_at_the_start_and_down_at_the_goal(self) -> None:
        world = field(row(0, 1, props=(deck(0, 1),)))
        low = Blocked("headroom", cell=at(0, 1))
        assert why_not(world, me(0, 0), "ground", 9, at(1, 1)) == low
        world = field(row(1, 0, props=(deck(1, 1),)))
        low = Blocked("headroom", cell=at(1, 1))
        assert why_not(world, me(0, 1), "ground", 9, at(1, 0)) == low
        assert why_not(field(row(1, 0)), me(0, 1), "ground", 9, at(1, 0)) is None

    @pytest.mark.rule("FS 5.3.2")
    def test_headroom_asks_for_open_not_for_free(self) -> None:
        assert at(1, 1) in reach(field(row(0, 1), at(0, 1)), me(0, 0), "ground", 2).cells
        assert at(1, 0) in reach(field(row(1, 0), at(1, 1)), me(0, 1), "ground", 2).cells

    def test_a_bridge_is_walked_over_and_under(self) -> None:
        map_ = row(0, 0, 0, props=(deck(1, 1), deck(0, 0, 2)))
        assert path(field(map_), me(0, 2), "ground", 9, at(1, 2)) == [at(1, 2)]
        assert path(field(map_), me(2, 0), "ground", 9, at(1, 0)) == [at(1, 0)]

    @pytest.mark.rule("FS 5.7")
    def test_no_movement_passes_an_occupied_cell(self) -> None:
        world = field(row(0, 0, 0), at(1, 0))
        assert costs(world, me(0, 0), "ground", 9) == {at(0, 0): (0, False)}
        assert why_not(world, me(0, 0), "ground", 9, at(1, 0)) == Blocked(
            "occupied", {"by": "u0"}, cell=at(1, 0)
        )
        assert why_not(world, me(0, 0), "ground", 9, at(2, 0)) == Blocked("no-way", cell=at(2, 0))

    def test_the_mover_does_not_bar_itself(self) -> None:
        map_ = row(0, 0, 0)
        two = ((0, 0, 0), (1, 0, 0))
        world = Field(map_, {at(0, 0): "me", at(1, 0): "me"})
        found = reach(world, Mover("me", at(0, 0), two), "ground", 3)
        assert found.cells[at(1, 0)].cost == 1
        assert at(2, 0) not in found.cells

    def test_at_rest_on_a_unit_it_may_walk_on(self) -> None:
        world = field(row(0, 1), at(0, 0))
        assert path(world, me(0, 1), "ground", 1, at(1, 1)) == [at(1, 1)]

    def test_in_the_air_it_may_not(self) -> None:
        world = field(row(0, 1))
        afloat = Blocked("airborne", cell=at(0, 1))
        assert costs(world, me(0, 1), "ground", 5) == {at(0, 1): (0, False)}
        assert why_not(world, me(0, 1), "ground", 5, at(1, 1)) == afloat
        assert check_path(world, me(0, 1), "ground", 5, [at(1, 1)]).stopped == afloat
        assert border_refusals(world, me(0, 1), reach(world, me(0, 1), "ground", 5)) == {}

    @pytest.mark.rule("FS 5.6")
    def test_the_ceiling_blocks_with_a_reason(self) -> None:
        world = field(row(0, 1, ceiling=1))
        bar = Blocked("above-ceiling", {"ceiling": 1}, cell=at(1, 1))
        assert why_not(world, me(0, 0), "ground", 5, at(1, 1)) == bar

    @pytest.mark.parametrize(
        ("to", "why"),
        [
            (at(9, 0), Blocked("off-map", cell=at(9, 0))),
            (at(1, -1), Blocked("solid", {"by": "ground"}, cell=at(1, -1))),
            (at(2, 1), Blocked("solid", {"by": "deck2.1"}, cell=at(2, 1))),
            (at(3, -1), Blocked("off-map", cell=at(3, -1))),
            (at(1, 1), Blocked("no-surface", cell=at(1, 1))),
        ],
    )
    def test_places_that_no_walk_ends_in(self, to: Cell, why: Blocked) -> None:
        world = field(row(0, 0, 0, None, props=(deck(2, 1),)))
        assert why_not(world, me(0, 0), "ground", 1, to) == why

    def test_air_far_from_the_reach_has_no_surface(self) -> None:
        world = field(row(*[0] * 9))
        assert why_not(world, me(0, 0), "ground", 1, at(6, 3)) == Blocked(
            "no-surface", cell=at(6, 3)
        )

    def test_far_says_what_it_would_cost(self) -> None:
        world = field(row(*[0, 1] * 20))
        far = why_not(world, me(0, 0), "ground", 3, at(4, 0))
        assert far == Blocked("too-far", {"cost": 8, "left": 3, "at_least": False}, cell=at(4, 0))
        next_to = why_not(world, me(0, 0), "ground", 3, at(2, 0))
        assert next_to == Blocked(
            "too-far", {"cost": 4, "left": 3, "at_least": False}, cell=at(2, 0)
        )
        further = why_not(world, me(0, 0), "ground", 3, at(30, 0))
        assert further == Blocked(
            "too-far", {"cost": 30, "left": 3, "at_least": True}, cell=at(30, 0)
        )


class TestBeyond:
    def test_each_column_at_the_edge_has_its_nearest_reason(self) -> None:
        map_ = HexMap.from_levels(3, 2, "pointy", [0, 1, 9, 0, 0, 3])
        found = reach(field(map_), me(0, 0), "ground", 3)
        assert border_refusals(field(map_), me(0, 0), found) == {
            at(2, 9): Blocked("too-steep", {"levels": 8, "up": True}, cell=at(2, 9)),
            Cell(2, 1, 3): Blocked("too-steep", {"levels": 3, "up": True}, cell=Cell(2, 1, 3)),
        }

    @pytest.mark.parametrize(
        ("limit", "budget", "why"),
        [
            (5, 2, Blocked("too-far", {"cost": 4, "left": 2, "at_least": True}, cell=at(1, 3))),
            (2, 9, Blocked("above-flight-height", {"highest": 2}, cell=at(0, 3))),
        ],
    )
    def test_a_plateau_is_too_high_for_a_flight_and_not_solid(
        self, limit: int, budget: int, why: Blocked
    ) -> None:
        world, flier = field(row(0, 3)), me(0, 0, limit)
        found = reach(world, flier, "flight", budget)
        assert border_refusals(world, flier, found) == {at(1, 3): why}

    def test_a_plateau_below_a_unit_that_hangs_over_it_is_occupied(self) -> None:
        world, flier = field(row(0, 1), at(1, 1)), me(0, 0, 1)
        occupied = Blocked("occupied", {"by": "u0"}, cell=at(1, 1))
        found = reach(world, flier, "flight", 9)
        assert border_refusals(world, flier, found)[at(1, 1)] == occupied

    def test_a_plateau_with_a_unit_on_it_is_occupied(self) -> None:
        world, flier = field(row(0, 3), at(1, 3)), me(0, 0, 5)
        occupied = Blocked("occupied", {"by": "u0"}, cell=at(1, 3))
        found = reach(world, flier, "flight", 2)
        assert border_refusals(world, flier, found) == {at(1, 3): occupied}

    @given(scenes(), budgets)
    def test_a_flight_calls_solid_only_what_its_range_would_reach(
        self, scene: tuple[Field, Mover], budget: int
    ) -> None:
        world, mover = scene
        found = reach(world, mover, "flight", budget)
        for cell, why in border_refusals(world, mover, found).items():
            most = mover.movement_traits.hover
            above = [range(s + (most > 0), s + most + 1) for s in world.map.surfaces(cell.hex)]
            places = [
                Cell(*cell.hex, level)
                for room in above
                for level in room
                if all(world.map.open(Cell(*cell.hex, n)) for n in range(room[0], level + 1))
            ]
            if why.code == "solid" and mover.footprint == ONE_CELL and places:
                away = [distance(mover.at, p) + abs(p.level - mover.at.level) for p in places]
                assert min(away) <= budget
            if why.code == "too-far":
                cheaper = reference.reach(world, mover, "flight", why.params["cost"] - 1)
                assert cell not in cheaper

    def test_nothing_lies_beyond_a_cell_stepped_off_into(self) -> None:
        world = field(row(3, 0, 0))
        assert border_refusals(world, me(0, 3), reach(world, me(0, 3), "ground", 5)) == {}


class TestSteppingOff:
    @pytest.mark.rule("FS 5.3.3")
    def test_two_levels_down_it_may_step_off_and_that_ends_it(self) -> None:
        world = field(row(3, 1, 1))
        assert costs(world, me(0, 3), "ground", 9) == {at(0, 3): (0, False), at(1, 3): (1, True)}
        walk = check_path(world, me(0, 3), "ground", 9, [at(1, 3), at(2, 3)])
        assert (walk.entered, walk.cost, walk.ends_in_air) == ([at(1, 3)], 1, True)
        assert walk.stopped == Blocked("after-step-off", cell=at(2, 3))
        assert why_not(world, me(0, 3), "ground", 9, at(2, 3)) == Blocked(
            "after-step-off", cell=at(2, 3)
        )

    @pytest.mark.rule("FS 5.3.3")
    def test_stepping_off_is_refused_where_a_step_leads_down(self) -> None:
        world = field(row(1, 0))
        assert costs(world, me(0, 1), "ground", 1) == {at(0, 1): (0, False)}
        assert why_not(world, me(0, 1), "ground", 2, at(1, 1)) == Blocked(
            "no-surface", cell=at(1, 1)
        )

    @pytest.mark.rule("FS 5.3.3")
    def test_stepping_off_is_possible_over_void_and_occupied_steps(self) -> None:
        assert costs(field(row(1, None)), me(0, 1), "ground", 1)[at(1, 1)] == (1, True)
        world = field(row(1, 0), at(1, 0))
        assert costs(world, me(0, 1), "ground", 1)[at(1, 1)] == (1, True)

    def test_not_into_an_occupied_cell(self) -> None:
        world = field(row(3, 1), at(1, 3))
        assert costs(world, me(0, 3), "ground", 9) == {at(0, 3): (0, False)}

    def test_two_levels_down_are_too_steep_to_walk(self) -> None:
        why = why_not(field(row(2, 0)), me(0, 2), "ground", 9, at(1, 0))
        assert why == Blocked("too-steep", {"levels": 2, "up": False}, cell=at(1, 0))


class TestFlight:
    @pytest.mark.rule("FS 5.3.4")
    def test_each_step_costs_one_in_any_order(self) -> None:
        world = field(row(0, 3))
        assert path(world, me(0, 0, 5), "flight", 4, at(1, 3)) == [
            at(0, 1),
            at(0, 2),
            at(0, 3),
            at(1, 3),
        ]

    def test_at_most_speed_levels_above_the_highest_surface(self) -> None:
        world = field(row(0, 2, None, props=(deck(0, 3),)))
        assert max(c.level for c in reach(world, me(1, 2, 2), "flight", 9).cells) == 6
        high = Blocked("above-flight-height", {"highest": 4}, cell=at(1, 5))
        assert why_not(world, me(1, 2, 2), "flight", 9, at(1, 5)) == high
        over_void = why_not(world, me(1, 2, 2), "flight", 9, at(2, 3))
        assert over_void == Blocked("above-flight-height", {"highest": 2}, cell=at(2, 3))
        assert flight_ceiling(world, at(0, 2), 2) == 2
        assert flight_ceiling(world, at(0, 4), 2) == 6
        assert flight_ceiling(world, at(2, -4), 2) == 2

    def test_paths_go_through_touching_cells(self) -> None:
        world = field(row(0, 0, 0))
        for cell in (at(2, 0), at(1, 1), at(0, 2)):
            stopped = check_path(world, me(0, 0), "flight", 9, [cell]).stopped
            assert stopped == not_adjacent(cell)

    def test_a_hidden_unit_cuts_it_short_and_the_rest_is_kept(self) -> None:
        seen, true = field(row(0, 0, 0, 0)), field(row(0, 0, 0, 0), at(2, 0))
        for mode in ("ground", "flight"):
            way = path(seen, me(0, 0), mode, 3, at(3, 0))
            assert isinstance(way, list)
            walk = check_path(true, me(0, 0), mode, 3, way)
            assert (walk.entered, walk.cost) == ([at(1, 0)], 1)
            assert walk.stopped == Blocked("occupied", {"by": "u0"}, cell=at(2, 0))

    def test_too_long_a_path_stops_at_the_budget(self) -> None:
        walk = check_path(field(row(0, 0)), me(0, 0), "flight", 1, [at(1, 0), at(0, 0)])
        assert walk.entered == [at(1, 0)]
        assert walk.stopped == Blocked(
            "too-far", {"cost": 2, "left": 1, "at_least": False}, cell=at(0, 0)
        )

    def test_a_path_may_be_asked_for_where_there_is_none(self) -> None:
        world = field(row(0, 0))
        assert path(world, me(0, 0), "flight", 1, at(1, 1)) == Blocked(
            "too-far", {"cost": 2, "left": 1, "at_least": False}, cell=at(1, 1)
        )

    def test_beyond_says_what_it_would_cost(self) -> None:
        world = field(row(0, 0, 0))
        edge = border_refusals(world, me(0, 0, 3), reach(world, me(0, 0, 3), "flight", 1))
        assert edge == {
            at(2, 0): Blocked("too-far", {"cost": 2, "left": 1, "at_least": False}, cell=at(2, 0))
        }


class TestSetDown:
    def test_within_its_height_nothing_happens(self) -> None:
        world = field(row(0))
        assert set_down(world, me(0, 3, 3)) is None
        assert set_down(world, me(0, 9)) is None

    def test_right_below_the_height_or_the_nearest_free_cell_under_that(self) -> None:
        assert set_down(field(row(0)), me(0, 9, 3)) == at(0, 3)
        assert set_down(field(row(0), at(0, 3), at(0, 2)), me(0, 9, 3)) == at(0, 1)
        assert set_down(field(row(None)), me(0, 9, 3)) == at(0, 3)

    def test_nowhere_to_go(self) -> None:
        full = field(row(0), at(0, 0), at(0, 1))
        assert set_down(full, me(0, 4, 1)) is None


class TestLargeUnits:
    WIDE = ((0, 0, 0), (1, 0, 0))

    @pytest.mark.rule("FS 5.10")
    def test_one_supported_cell_holds_it(self) -> None:
        world = field(row(1, 0, 0, 0))
        found = reach(world, Mover("me", at(0, 1), self.WIDE), "ground", 9)
        assert found.cells[at(1, 0)].cost == 2

    @pytest.mark.rule("FS 5.10")
    def test_every_cell_must_be_free(self) -> None:
        world = field(row(0, 0, 0, 0), at(3, 0))
        found = reach(world, Mover("me", at(0, 0), self.WIDE), "ground", 9)
        assert set(found.cells) == {at(0, 0), at(1, 0)}
        why = why_not(world, Mover("me", at(0, 0), self.WIDE), "ground", 9, at(2, 0))
        assert why == Blocked("occupied", {"by": "u0"}, cell=at(3, 0))

    def test_a_tall_one_passes_under_nothing_lower_than_it_is(self) -> None:
        tall = tuple((0, 0, level) for level in range(4))
        for base, reached in ((4, 4), (3, 2)):
            world = field(row(0, 0, 0, 0, props=(deck(2, base),)))
            found = reach(world, Mover("me", at(0, 0), tall), "ground", 3)
            assert len(found.cells) == reached

    def test_flight_height_counts_in_its_best_column(self) -> None:
        world = field(row(0, 3, 0))
        flyer = Mover("me", at(1, 3), self.WIDE, height_limit=1)
        assert at(1, 4) in reach(world, flyer, "flight", 1).cells
