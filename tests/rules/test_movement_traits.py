"""Movement and falls other than plain walking, case by case (FS C 2)."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat import content
from app.rules.geometry.falling import IMPACT, fall_once
from app.rules.geometry.field import Field
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.movement import (
    Blocked,
    Mover,
    border_refusals,
    check_path,
    held,
    hover_rise,
    path,
    path_to,
    reach,
    why_not,
)
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.obstacles import not_adjacent, too_far
from app.rules.geometry.terrain import HexMap, Prop
from tests.reference import movement as reference
from tests.rules.strategies import FallingUnit

HOVER = MovementTraits(hover=2)
CLIMB = MovementTraits(climbs=True)
JUMP = MovementTraits(jumps=2, cushion=2)


def row(*levels: int | None, props: tuple[Prop, ...] = (), **more: int) -> HexMap:
    """A pointy-top map of one row: hex q has the qth level."""
    return HexMap.from_levels(len(levels), 1, "pointy", levels, props=props, **more)


def at(q: int, level: int) -> Cell:
    return Cell(q, 0, level)


def deck(q: int, base: int, height: int = 1) -> Prop:
    return Prop(f"deck{q}.{base}", q, 0, base, height, 3, 3)


def field(map_: HexMap, *units: Cell) -> Field:
    return Field(map_, {cell: f"u{n}" for n, cell in enumerate(units)})


def me(gait: MovementTraits, q: int, level: int, limit: int | None = None, risen: int = 0) -> Mover:
    return Mover("me", at(q, level), height_limit=limit, movement_traits=gait, risen=risen)


def costs(world: Field, mover: Mover, budget: int) -> dict[tuple[int, int], tuple[int, bool]]:
    found = reach(world, mover, "ground", budget).cells
    return {(cell.q, cell.level): (step.cost, step.falls) for cell, step in found.items()}


def why(world: Field, mover: Mover, to: Cell, budget: int = 9) -> str:
    blocked = why_not(world, mover, "ground", budget, to)
    assert blocked is not None
    return blocked.code


def fall(
    gait: MovementTraits, map_: HexMap, q: int, level: int, before: int = 0
) -> tuple[int, str, int]:
    found = fall_once(Field(map_), FallingUnit("me", at(q, level)), before, traits=gait)
    return found.end.level, found.ends, found.impact


def test_the_five_chassis_move_in_their_own_ways() -> None:
    traits_by_chassis = {name: chassis.movement_traits for name, chassis in content.CHASSIS.items()}
    assert traits_by_chassis == {
        "bipedal": MovementTraits(moves_staggered=True),
        "reverse-joint": JUMP,
        "multiped": CLIMB,
        "tank": MovementTraits(sinks=True),
        "hover": HOVER,
    }


def test_staggered_neither_hovering_nor_walls_hold() -> None:
    assert HOVER.unsteady() == WALK
    assert CLIMB.unsteady() == WALK
    assert JUMP.unsteady() is JUMP


class TestHover:
    @pytest.mark.rule("FS C 2.24")
    def test_a_hover_moves_one_or_two_levels_above_the_surface(self) -> None:
        assert costs(field(row(0, 0)), me(HOVER, 0, 1), 2) == {
            (0, 1): (0, False),
            (0, 2): (1, False),
            (1, 1): (1, False),
            (1, 2): (2, False),
        }

    @pytest.mark.rule("FS C 2.24")
    def test_a_step_of_the_ground_costs_as_on_foot_and_two_are_too_many(self) -> None:
        assert costs(field(row(0, 2)), me(HOVER, 0, 1), 3)[1, 3] == (3, False)
        assert why(field(row(0, 4)), me(HOVER, 0, 1), at(1, 5)) == "too-steep"
        assert why(field(row(0, 1, 4)), me(HOVER, 0, 2), at(2, 5)) == "too-steep"

    def test_the_cheapest_way_counts_whichever_is_found_first(self) -> None:
        world, mover = field(HexMap.from_levels(2, 2, "pointy", [0, 1, 2, 0])), me(HOVER, 0, 1)
        found = reach(world, mover, "ground", 6).cells
        slow = reference.reach(world, mover, "ground", 6)
        assert {cell: (step.cost, step.falls) for cell, step in found.items()} == slow

    def test_a_hover_passes_over_units_on_the_ground(self) -> None:
        world = field(row(0, 0, 0), at(1, 0))
        assert costs(world, me(HOVER, 0, 1), 2)[2, 1] == (2, False)

    def test_not_higher_nor_lower_than_that(self) -> None:
        world = field(row(0, 0, None))
        assert why(world, me(HOVER, 0, 2), at(0, 3)) == "hover-height"
        assert why(world, me(HOVER, 0, 1), at(1, 0)) == "hover-height"
        assert why(world, me(HOVER, 0, 1), at(1, 3)) == "hover-height"
        assert why(world, me(HOVER, 0, 1), at(0, 9), 1) == "hover-height"
        assert why_not(world, me(HOVER, 0, 1), "ground", 9, Hex(1, 0)) is None

    def test_a_hover_is_not_told_of_a_deck_that_is_too_far_away(self) -> None:
        """Between ground 2 and the deck above it there is no room; on the deck it would be at 5."""
        world = field(row(0, 2, props=(deck(1, 3, 1),)))
        mover = me(HOVER, 0, 1)
        refusals = border_refusals(world, mover, reach(world, mover, "flight", 0))
        assert refusals[at(1, 5)] == too_far(5, 0, at(1, 5), at_least=True)

    def test_a_hover_never_moves_onto_the_ground(self) -> None:
        assert (1, 1) not in costs(field(row(0, 1)), me(HOVER, 0, 1), 1)
        assert why(field(row(0, 1)), me(HOVER, 0, 1), at(1, 1)) == "hover-height"

    def test_over_an_edge_it_steps_off_and_the_movement_ends(self) -> None:
        for world in (field(row(5, 0)), field(row(5, None))):
            assert costs(world, me(HOVER, 0, 6), 9)[1, 6] == (1, True)
            assert (1, 7) in costs(world, me(HOVER, 0, 6), 9)
        walk = check_path(field(row(5, 0)), me(HOVER, 0, 6), "ground", 9, [at(1, 6), at(1, 7)])
        assert walk.stopped == Blocked("after-step-off", cell=at(1, 7))

    def test_headroom_is_asked_for_as_on_foot(self) -> None:
        world = field(row(0, 1, props=(deck(0, 3),)))
        assert check_path(world, me(HOVER, 0, 2), "ground", 9, [at(1, 3)]).stopped == Blocked(
            "headroom", cell=at(0, 3)
        )

    @pytest.mark.rule("FS C 2.25")
    def test_a_hover_is_held_up_to_two_levels_above_the_ground(self) -> None:
        world = field(row(0, None))
        held_at = [level for level in range(5) if held(world, [at(0, level)], HOVER)]
        assert held_at == [0, 1, 2]
        assert not held(world, [at(1, 1)], HOVER)
        assert not held(world, [at(0, 1)], HOVER.unsteady())

    @pytest.mark.rule("FS C 2.25")
    def test_a_hover_falls_to_two_levels_above_ground_without_impact(self) -> None:
        assert fall(HOVER, row(0), 0, 9) == (2, "hovers", 0)
        assert fall(HOVER, row(0), 0, 2, before=10) == (2, "hovers", 0)
        assert fall(HOVER, row(0, props=(deck(0, 3),)), 0, 9) == (6, "hovers", 0)
        assert fall(HOVER, row(None), 0, 3) == (0, "lost", 0)

    @pytest.mark.rule("FS C 2.25")
    def test_staggered_it_falls_to_the_ground(self) -> None:
        assert fall(HOVER.unsteady(), row(0), 0, 2) == (0, "landed", IMPACT)

    @pytest.mark.rule("FS C 2.26")
    def test_on_the_ground_it_cannot_move_in_any_way(self) -> None:
        world = field(row(0, 0))
        grounded = Blocked("hover-grounded", cell=at(0, 0))
        for mode in ("ground", "flight"):
            mover = me(HOVER, 0, 0, 3)
            assert list(reach(world, mover, mode, 4).cells) == [at(0, 0)]
            assert why_not(world, mover, mode, 4, at(1, 1)) == grounded
            assert check_path(world, mover, mode, 4, [at(0, 1)]).stopped == grounded
            assert check_path(world, mover, mode, 4, []).stopped is None
            assert border_refusals(world, mover, reach(world, mover, mode, 4)) == {}

    @pytest.mark.rule("FS C 2.26")
    def test_a_hover_is_lifted_off_the_ground_where_there_is_room(self) -> None:
        assert hover_rise(field(row(0)), me(HOVER, 0, 0)) == at(0, 1)
        assert hover_rise(field(row(0), at(0, 1)), me(HOVER, 0, 0)) is None
        assert hover_rise(field(row(0)), me(HOVER, 0, 1)) is None
        assert hover_rise(field(row(0)), me(WALK, 0, 0)) is None

    def test_at_rest_on_a_unit_it_moves_on(self) -> None:
        world = field(row(0, 1), at(0, 3))
        assert costs(world, me(HOVER, 0, 4), 2)[1, 3] == (2, False)

    def test_too_high_it_is_in_the_air(self) -> None:
        assert why(field(row(0, 0)), me(HOVER, 0, 3), at(1, 2)) == "airborne"

    def test_beyond_names_the_place_to_hover_in(self) -> None:
        world = field(row(5, 0, 4))
        found = reach(world, me(HOVER, 1, 1), "ground", 1)
        assert border_refusals(world, me(HOVER, 1, 1), found) == {
            at(0, 6): Blocked("too-steep", {"levels": 4, "up": True}, cell=at(0, 6)),
            at(2, 5): Blocked("too-steep", {"levels": 3, "up": True}, cell=at(2, 5)),
        }

    def test_a_wide_one_hovers_by_any_of_its_cells_and_stands_by_any(self) -> None:
        wide = ((0, 0, 0), (1, 0, 0))
        world = field(row(1, 0, None))
        assert held(world, [at(1, 2), at(2, 2)], HOVER)
        assert not held(world, [at(1, 3), at(2, 3)], HOVER)
        mover = Mover("me", at(0, 1), wide, movement_traits=HOVER)
        assert why(world, mover, at(1, 1)) == "hover-grounded"


class TestMultiped:
    @pytest.mark.rule("FS C 2.22")
    def test_a_multiped_climbs_a_wall_and_over_its_edge(self) -> None:
        world = field(row(0, 3))
        assert costs(world, me(CLIMB, 0, 0), 4) == {
            (0, 0): (0, False),
            (0, 1): (1, False),
            (0, 2): (2, False),
            (1, 3): (4, False),
        }
        assert path(world, me(CLIMB, 0, 0), "ground", 9, at(1, 3)) == [at(0, 1), at(0, 2), at(1, 3)]

    @pytest.mark.rule("FS C 2.22")
    def test_a_multiped_climbs_down_again(self) -> None:
        assert costs(field(row(0, 3)), me(CLIMB, 1, 3), 9) == {
            (1, 3): (0, False),
            (0, 3): (1, True),
            (0, 2): (2, False),
            (0, 1): (3, False),
            (0, 0): (4, False),
        }

    def test_no_wall_no_climbing(self) -> None:
        world = field(row(0, 1, props=(deck(1, 2),)))
        assert why(world, me(CLIMB, 0, 0), at(0, 1)) == "needs-face"
        assert why(field(row(0, 2)), me(CLIMB, 0, 0), at(0, 2), 1) == "needs-face"
        assert why(world, me(CLIMB, 0, 0), at(0, 9), 1) == "needs-face"

    @pytest.mark.rule("FS C 2.22")
    def test_along_a_wall_it_goes_up_and_down_only(self) -> None:
        map_ = HexMap.from_levels(2, 2, "pointy", [0, 0, 5, 5])
        world = field(map_)
        assert why(world, me(CLIMB, 0, 2), at(1, 2), 1) == "climbs-straight"
        assert why(world, me(CLIMB, 0, 2), at(1, 3), 1) == "climbs-straight"
        steep = Blocked("too-steep", {"levels": 2, "up": True}, cell=at(1, 4))
        assert check_path(world, me(CLIMB, 0, 2), "ground", 9, [at(1, 4)]).stopped == steep
        far = why_not(world, me(CLIMB, 0, 2), "ground", 9, at(1, 2))
        assert far is None, "down, along the ground and up again"

    def test_a_multiped_steps_onto_a_wall_beside_it(self) -> None:
        map_ = HexMap.from_levels(3, 2, "pointy", [4, 0, 0, 0, 9, 0])
        found = costs(field(map_), me(CLIMB, 0, 4), 2)
        assert found[1, 4] == (1, False)
        assert found[1, 5] == (2, False)
        assert found[1, 3] == (2, False)

    def test_headroom_over_the_edge(self) -> None:
        world = field(row(2, 0, 9, props=(deck(0, 3),)))
        assert check_path(world, me(CLIMB, 0, 2), "ground", 9, [at(1, 3)]).stopped == Blocked(
            "headroom", cell=at(0, 3)
        )
        world = field(row(3, 0, 9, props=(deck(1, 3),)))
        assert check_path(world, me(CLIMB, 0, 3), "ground", 9, [at(1, 2)]).stopped == Blocked(
            "headroom", cell=at(1, 3)
        )

    @pytest.mark.rule("FS C 2.23")
    def test_beside_a_wall_it_is_held(self) -> None:
        world = field(row(0, 3, None))
        assert [level for level in range(5) if held(world, [at(0, level)], CLIMB)] == [0, 1, 2]
        assert held(world, [at(2, 1)], CLIMB)
        assert not held(world, [at(0, 1)], CLIMB.unsteady())

    @pytest.mark.rule("FS C 2.23")
    def test_a_wall_ends_its_fall_with_the_impact_of_any(self) -> None:
        assert fall(CLIMB, row(0, 5), 0, 6) == (4, "clings", IMPACT)
        assert fall(CLIMB, row(0, 5), 0, 5) == (4, "clings", 0)
        assert fall(CLIMB, row(0, 5), 0, 16) == (6, "falling", 0)
        assert fall(CLIMB.unsteady(), row(0, 5), 0, 4) == (0, "landed", IMPACT)

    def test_at_rest_on_a_unit_beside_a_wall_it_walks_on_as_well(self) -> None:
        map_ = HexMap.from_levels(2, 2, "pointy", [0, 0, 5, 5])
        assert costs(field(map_, at(0, 1)), me(CLIMB, 0, 2), 1)[1, 2] == (1, False)

    def test_from_a_unit_beside_a_wall_it_also_steps_off(self) -> None:
        world = field(row(9, 0, 0), at(1, 2))
        assert costs(world, me(CLIMB, 1, 3), 1)[2, 3] == (1, True)

    def test_props_are_walls(self) -> None:
        world = field(row(0, 0, props=(deck(1, 0, 2),)))
        assert costs(world, me(CLIMB, 0, 0), 4)[1, 2] == (3, False)


class TestReverseJoint:
    @pytest.mark.rule("FS C 2.20")
    def test_two_levels_up_from_the_ground_for_one_each(self) -> None:
        assert costs(field(row(0)), me(JUMP, 0, 0), 5) == {
            (0, 0): (0, False),
            (0, 1): (1, True),
            (0, 2): (2, True),
        }
        assert why(field(row(0)), me(JUMP, 0, 0), at(0, 3)) == "risen-enough"

    @pytest.mark.rule("FS C 2.20")
    def test_onto_a_cliff_of_two_levels_not_of_three(self) -> None:
        world = field(row(0, 2, 3))
        assert costs(world, me(JUMP, 0, 0), 5)[1, 2] == (3, False)
        assert path(world, me(JUMP, 0, 0), "ground", 5, at(1, 2)) == [at(0, 1), at(0, 2), at(1, 2)]
        assert why(field(row(0, 3)), me(JUMP, 0, 0), at(1, 3)) == "no-push"

    @pytest.mark.rule("FS C 2.20")
    def test_anywhere_in_the_movement_but_two_in_all(self) -> None:
        assert costs(field(row(0, 0, 2)), me(JUMP, 0, 0), 5)[2, 2] == (4, False)
        stairs = field(row(0, 2, 4))
        assert why(stairs, me(JUMP, 0, 0), at(2, 4)) != ""
        assert (2, 4) not in costs(stairs, me(JUMP, 0, 0), 9)
        two_ones = field(row(0, 1, 2, 4))
        assert costs(two_ones, me(JUMP, 0, 0), 9)[3, 4] == (7, False)

    @pytest.mark.rule("FS C 2.20")
    def test_a_cheap_way_that_has_risen_does_not_hide_one_that_has_not(self) -> None:
        """The way over the cliff is shorter, but only after the way around it can the unit rise
        again."""
        map_ = HexMap.from_levels(3, 2, "pointy", [0, 2, 4, 0, 1, 2])
        world, mover = field(map_), me(JUMP, 0, 0)
        found = reach(world, mover, "ground", 12)
        assert found.cells[at(1, 2)].cost == 3
        way = path_to(found, at(2, 4))
        walk = check_path(world, mover, "ground", 12, way)
        assert (walk.entered, walk.stopped, walk.risen) == (way, None, 2)
        assert walk.cost == found.cells[at(2, 4)].cost
        assert found.ways

    def test_earlier_rises_of_the_movement_count(self) -> None:
        assert (0, 2) not in costs(field(row(0)), me(JUMP, 0, 0, risen=1), 5)
        assert costs(field(row(0)), me(JUMP, 0, 0, risen=1), 5)[0, 1] == (1, True)

    def test_from_the_air_it_comes_down_or_steps_off(self) -> None:
        assert costs(field(row(0, 1)), me(JUMP, 0, 0), 4)[1, 1] == (2, False)
        world = field(row(0, 0), at(1, 0))
        walk = check_path(world, me(JUMP, 0, 0), "ground", 5, [at(0, 1), at(1, 1)])
        assert (walk.cost, walk.ends_in_air, walk.stopped) == (2, True, None)
        assert why(world, me(JUMP, 0, 0), at(0, -1)) == "solid"
        down = check_path(world, me(JUMP, 0, 0), "ground", 5, [at(0, 1), at(0, 0)])
        assert down.stopped == not_adjacent(at(0, 0))

    def test_a_ceiling_or_somebody_above_ends_it(self) -> None:
        assert (0, 1) not in costs(field(row(0), at(0, 1)), me(JUMP, 0, 0), 5)
        assert (0, 1) not in costs(field(row(0, ceiling=1)), me(JUMP, 0, 0), 5)

    @pytest.mark.rule("FS C 2.21")
    @pytest.mark.parametrize(
        ("level", "before", "impact"), [(3, 0, 0), (4, 0, IMPACT), (1, 2, 0), (1, 3, IMPACT)]
    )
    def test_two_levels_of_a_fall_do_not_count(self, level: int, before: int, impact: int) -> None:
        assert fall(JUMP, row(0), 0, level, before) == (0, "landed", impact)
