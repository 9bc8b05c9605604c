"""Falling: length, impact, rest, loss, order (FS 7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.falling import FALL_LIMIT, IMPACT, Fall, fall_once, resolve_order
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Mover
from app.rules.geometry.terrain import Field, HexMap, Prop, cells_of
from tests.reference import movement as reference
from tests.rules.strategies import FallingUnit, scenes


def over(*levels: int | None, props: tuple[Prop, ...] = (), floor: int = 0) -> HexMap:
    return HexMap.from_levels(len(levels), 1, "pointy", levels, props=props, floor=floor)


def fall(map_: HexMap, level: int, before: int = 0, *others: Cell) -> Fall:
    occupied = {Cell(0, 0, level): "u"} | dict.fromkeys(others, "other")
    return fall_once(Field(map_, occupied), FallingUnit("u", Cell(0, 0, level)), before)


class TestOne:
    @pytest.mark.parametrize(
        ("level", "before", "end", "ends", "impact"),
        [
            (0, 0, 0, "landed", 0),
            (1, 0, 0, "landed", 0),
            (2, 0, 0, "landed", IMPACT),
            (1, 1, 0, "landed", IMPACT),
            (10, 0, 0, "landed", IMPACT),
            (11, 0, 1, "falling", 0),
            (1, 10, 0, "landed", IMPACT),
            (0, 10, 0, "landed", IMPACT),
            (25, 0, 15, "falling", 0),
        ],
    )
    def test_onto_the_ground(
        self, level: int, before: int, end: int, ends: str, impact: int
    ) -> None:
        found = fall(over(0), level, before)
        assert (found.end.level, found.ends, found.impact) == (end, ends, impact)
        assert found.levels == level - end
        assert found.total == before + found.levels

    def test_onto_a_deck(self) -> None:
        deck = Prop("d", 0, 0, 4, 1, 1, 1)
        assert fall(over(0, props=(deck,)), 9).end == Cell(0, 0, 5)
        assert fall(over(0, props=(deck,)), 3).end == Cell(0, 0, 0)

    @pytest.mark.rule("FS 7.4")
    def test_onto_a_unit_it_comes_to_rest(self) -> None:
        found = fall(over(0), 5, 0, Cell(0, 0, 0))
        assert (found.end.level, found.ends, found.impact) == (1, "rests", IMPACT)
        found = fall(over(0), 2, 0, Cell(0, 0, 0))
        assert (found.end.level, found.ends, found.impact) == (1, "rests", 0)

    @pytest.mark.rule("FS 7.6")
    def test_into_the_void_it_is_lost(self) -> None:
        found = fall(over(None, floor=-2), 3)
        assert (found.end.level, found.levels, found.ends, found.impact) == (-2, 5, "lost", 0)

    def test_the_floor_is_reached_first_and_passed_in_the_next_round(self) -> None:
        found = fall(over(None), 10)
        assert (found.end.level, found.ends) == (0, "falling")
        assert fall(over(None), 0, 10).ends == "lost"

    def test_a_shorter_limit(self) -> None:
        field = Field(over(0))
        found = fall_once(field, FallingUnit("u", Cell(0, 0, 9)), 0, limit=2)
        assert (found.end.level, found.ends) == (7, "falling")

    def test_a_unit_that_is_nowhere_cannot_fall(self) -> None:
        with pytest.raises(ValueError, match="not on the map"):
            fall_once(Field(over(0)), FallingUnit("u", None), 0)

    @pytest.mark.rule("FS 5.10")
    def test_a_large_unit_ends_where_any_cell_is_blocked(self) -> None:
        wide = ((0, 0, 0), (1, 0, 0))
        unit = FallingUnit("u", Cell(0, 0, 9), wide)
        field = Field(over(0, 3), dict.fromkeys(cells_of(Cell(0, 0, 9), wide), "u"))
        assert fall_once(field, unit, 0).end == Cell(0, 0, 3)
        tall = FallingUnit("u", Cell(0, 0, 4), ((0, 0, 0), (0, 0, 1)))
        field = Field(over(0), dict.fromkeys(cells_of(Cell(0, 0, 4), tall.footprint), "u"))
        assert fall_once(field, tall, 0).end == Cell(0, 0, 0)


class TestAll:
    def test_from_the_lowest_up(self) -> None:
        units = [
            FallingUnit("d", Cell(1, 0, 5)),
            FallingUnit("c", Cell(0, 0, 5)),
            FallingUnit("tall", Cell(1, 0, 6), ((0, 0, 0), (0, 0, -4))),
            FallingUnit("gone", None),
            FallingUnit("a", Cell(1, 0, 0)),
        ]
        assert [unit.id for unit in resolve_order(units)] == ["a", "tall", "c", "d"]

    def test_the_lower_makes_room_for_the_upper(self) -> None:
        units = [FallingUnit("high", Cell(0, 0, 6)), FallingUnit("low", Cell(0, 0, 4))]
        occupied = {Cell(0, 0, 6): "high", Cell(0, 0, 4): "low"}
        first, second = resolve_order(units)
        low = fall_once(Field(over(0), occupied), first, 0)
        assert low == Fall("low", Cell(0, 0, 4), Cell(0, 0, 0), 4, 4, "landed", IMPACT)
        occupied = {Cell(0, 0, 6): "high", low.end: "low"}
        high = fall_once(Field(over(0), occupied), second, 0)
        assert high == Fall("high", Cell(0, 0, 6), Cell(0, 0, 1), 5, 5, "rests", IMPACT, "low")


class TestByProperty:
    @given(scenes(), st.integers(0, 20))
    @pytest.mark.rule("FS 7.1")
    def test_random_falls_equal_the_reference(
        self, scene: tuple[Field, Mover], before: int
    ) -> None:
        field, mover = scene
        found = fall_once(
            field,
            FallingUnit("me", mover.at, mover.footprint),
            before,
            traits=mover.movement_traits,
        )
        assert found.start == mover.at
        assert found.end == Cell(mover.at.q, mover.at.r, mover.at.level - found.levels)
        assert 0 <= found.levels <= FALL_LIMIT
        assert found.total == before + found.levels
        stopped = reference.held(field, mover, found.end)
        assert stopped == (found.ends not in ("falling", "lost"))
        assert reference.supported(field, mover, found.end) == (found.ends == "landed")
        assert reference.hovers(field, mover, found.end) == (found.ends == "hovers")
        assert found.ends != "clings" or reference.clings(field, mover, found.end)
        hard = (
            stopped and found.ends != "hovers" and found.total > 1 + mover.movement_traits.cushion
        )
        assert found.impact == (IMPACT if hard else 0)
        between = [found.start.level - n for n in range(found.levels)]
        assert not any(
            reference.held(field, mover, Cell(mover.at.q, mover.at.r, level)) for level in between
        )
