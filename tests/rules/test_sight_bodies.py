"""Units that block sight, against the slow reference with their cells as solid (FS 5.4.2)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, distance
from app.rules.geometry.sight import sight, sight_between
from app.rules.geometry.sight_bodies import (
    SightMap,
    body_at,
    sight_spans,
    with_bodies,
    without_blockers_in,
)
from app.rules.geometry.terrain import HexMap
from app.rules.geometry.viewshed import seen_columns, viewshed
from app.rules.memo import release
from tests.reference.maps import random_hex, random_map, random_pair
from tests.reference.sight import first_blocked
from tests.rules.strategies import ORIENTATIONS

SEEDS = st.integers(0, 2**32)


class Solid:
    """Terrain in which units' cells are solid, for the reference."""

    def __init__(self, terrain: HexMap, bodies: Mapping[Cell, str]) -> None:
        self.terrain, self.bodies = terrain, bodies

    def solid(self, cell: Cell) -> bool:
        return cell in self.bodies or self.terrain.solid(cell)


def scene(seed: int) -> tuple[random.Random, HexMap, dict[Cell, str]]:
    """A small map and units: in the air, in the ground, in props, on one another."""
    rnd = random.Random(seed)
    terrain = random_map(rnd, rnd.randint(1, 7), rnd.randint(1, 7), rnd.choice(ORIENTATIONS))
    bodies = {
        Cell(*random_hex(rnd, terrain), rnd.randint(-1, 6)): f"u{n}"
        for n in range(rnd.randint(1, 12))
    }
    return rnd, terrain, bodies


@given(seed=SEEDS)
@pytest.mark.rule("FS 5.4.2")
def test_sight_past_obstacles_equals_the_reference(seed: int) -> None:
    rnd, terrain, bodies = scene(seed)
    a, b = random_pair(rnd, terrain)
    found = sight(with_bodies(terrain, bodies), a, b).blocked_by
    slow = cast(HexMap, Solid(terrain, bodies))
    assert (None if found is None else Cell(*found[:3])) == first_blocked(slow, a, b)
    if found is not None and not terrain.solid(Cell(*found[:3])):
        assert (found.kind, found.unit) == ("unit", bodies[Cell(*found[:3])])


@given(seed=SEEDS)
def test_things_of_several_cells_do_not_block_their_own_lines(seed: int) -> None:
    rnd, terrain, bodies = scene(seed)
    a, b = random_pair(rnd, terrain)
    tall = [a, a._replace(level=a.level + 1)]
    bodies |= dict.fromkeys(tall, "tall")
    slow = cast(HexMap, Solid(terrain, bodies))
    seen = sight_between(with_bodies(terrain, bodies), tall, [b]).visible
    assert seen == any(first_blocked(slow, x, b, tall) is None for x in tall)


@given(seed=SEEDS, radius=st.integers(0, 9))
def test_a_viewshed_past_obstacles_is_sight_asked_for_every_cell(seed: int, radius: int) -> None:
    rnd, terrain, bodies = scene(seed)
    eye = Cell(*random_hex(rnd, terrain, 1), rnd.randint(-2, 7))
    lines = with_bodies(terrain, bodies)
    asked = set()
    for here in terrain.hexes():
        if distance(here, eye) <= radius:
            asked |= {Cell(*here, level) for level in terrain.surfaces(here)}
            lowest = Cell(*here, terrain.floor)
            if terrain.ground(here) is None and terrain.open(lowest):
                asked.add(lowest)
    assert viewshed(lines, eye, radius) == {c for c in asked if sight(lines, eye, c).visible}


def test_the_same_bodies_are_one_map_and_none_are_the_map_itself() -> None:
    terrain = HexMap.blank(6, 6, "flat")
    here, there = Cell(2, 2, 0), Cell(3, 2, 0)
    lines = with_bodies(terrain, {here: "u", there: "v"})
    assert with_bodies(terrain, {}) is terrain
    assert with_bodies(terrain, {here: "u", there: "v"}) is lines
    assert (
        without_blockers_in(lines, [Cell(0, 0, 0)]) is lines
        and without_blockers_in(terrain, [here]) is terrain
    )
    some = without_blockers_in(lines, [here])
    assert isinstance(some, SightMap) and some.bodies == {there: "v"}
    none = without_blockers_in(lines, [here, there])
    assert none == terrain and without_blockers_in(lines, [here, there]) is none
    assert body_at(terrain, here) is None and body_at(lines, here) == "u"
    assert lines.open(here) and lines.surfaces(here) == terrain.surfaces(here), "it can be entered"
    before = seen_columns(lines, Cell(0, 2, 0), 6)
    release(terrain)
    again = with_bodies(terrain, {here: "u", there: "v"})
    assert again is not lines and seen_columns(again, Cell(0, 2, 0), 6) == before


def test_bodies_and_ground_that_touch_are_one_body() -> None:
    terrain = HexMap.blank(3, 3, "flat", 1)
    cells = [Cell(1, 1, level) for level in (0, 1, 2, 5)]
    lines = with_bodies(terrain, dict.fromkeys(cells, "u"))
    assert sight_spans(lines, Cell(1, 1, 0)) == ((None, 3), (5, 6))
    assert sight_spans(lines, Cell(0, 1, 0)) == ((None, 1),)
