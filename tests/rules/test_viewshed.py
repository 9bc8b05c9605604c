"""Viewsheds equal pairwise queries of sight, whatever the terrain (FS 5.4)."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.geometry.chunks import MAX_LEVEL, MIN_LEVEL
from app.rules.geometry.hexes import Cell, Hex, Orientation, distance
from app.rules.geometry.near_lines import FARTHEST, HIGHEST_EYE
from app.rules.geometry.sight import sight
from app.rules.geometry.sight_table import BAND_WIDTH, KEPT_DISTANCE, bands, crossings
from app.rules.geometry.terrain import HexMap, Note, Prop
from app.rules.geometry.viewshed import (
    inherit_sight_cache,
    seen_columns,
    sees,
    viewshed,
)
from app.rules.memo import release
from tests.counts import counts
from tests.reference.maps import random_hex, random_map
from tests.rules.strategies import ORIENTATIONS

EYES = counts(40, 400)


def pairwise(terrain: HexMap, eye: Cell, radius: int) -> set[Cell]:
    """Queries every surface and the lowest cell of every void, one by one."""
    found = set()
    for here in terrain.hexes():
        if distance(here, eye) > radius:
            continue
        asked = [Cell(*here, level) for level in terrain.surfaces(here)]
        lowest = Cell(*here, terrain.floor)
        if terrain.ground(here) is None and terrain.open(lowest):
            asked.append(lowest)
        found.update(cell for cell in asked if sight(terrain, eye, cell).visible)
    return found


@given(seed=st.integers(0, 2**32), radius=st.integers(0, 12))
@settings(max_examples=40)
def test_a_viewshed_is_sight_asked_for_every_cell(seed: int, radius: int) -> None:
    rnd = random.Random(seed)
    terrain = random_map(rnd, rnd.randint(1, 9), rnd.randint(1, 9), rnd.choice(ORIENTATIONS))
    eye = Cell(*random_hex(rnd, terrain, 1), rnd.randint(-2, 7))
    assert viewshed(terrain, eye, radius) == pairwise(terrain, eye, radius)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_viewsheds_of_wide_maps(orientation: Orientation) -> None:
    rnd = random.Random(7)
    widest = 0
    for _ in range(EYES // 20):
        terrain = random_map(rnd, 40, 36, orientation, rnd.choice([1, 2, 4]))
        eye = Cell(*random_hex(rnd, terrain), rnd.randint(0, 4))
        found = viewshed(terrain, eye, 60)
        assert found == pairwise(terrain, eye, 60)
        widest = max(widest, len({cell.hex for cell in found}))
    # an eye may lie buried and see nothing; that all of them did would prove nothing
    assert widest > 10


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_viewsheds_beyond_the_lines_that_are_kept(orientation: Orientation) -> None:
    rnd = random.Random(11)
    columns, rows = (FARTHEST + 20, 9) if orientation == "flat" else (9, FARTHEST + 20)
    farthest = 0
    for _ in range(EYES // 20):
        terrain = random_map(rnd, columns, rows, orientation, 4)
        eye = Cell(*rnd.choice([Hex(1, 2), Hex(2, 1)]), rnd.choice([6, 15]))
        found = viewshed(terrain, eye, FARTHEST + 18)
        assert found == pairwise(terrain, eye, FARTHEST + 18)
        farthest = max(farthest, *(distance(cell, eye) for cell in found))
    assert farthest > FARTHEST


@pytest.mark.parametrize("level", [HIGHEST_EYE, HIGHEST_EYE + 1, 40 * HIGHEST_EYE])
def test_viewsheds_from_high_up_and_far_below(level: int) -> None:
    terrain = random_map(random.Random(5), 12, 12, "flat", 4)
    for eye in (Cell(5, 3, level), Cell(5, 3, -level)):
        assert viewshed(terrain, eye, 9) == pairwise(terrain, eye, 9)


def test_a_line_that_just_touches_a_top_is_free_and_one_just_below_it_is_not() -> None:
    """Where a falling line leaves a tower's hex, it is as high as the tower, or as little higher or
    lower as there is."""
    rnd = random.Random(8)
    plain = HexMap.blank(2 * FARTHEST + 13, 2 * FARTHEST + 13, "flat", MIN_LEVEL)
    eye, checked = Cell(70, 35, MAX_LEVEL - 1), 0
    while checked < counts(90, 2000):
        to = Hex(rnd.randint(-FARTHEST, FARTHEST), rnd.randint(-FARTHEST, FARTHEST))
        scale, stretches = crossings(*to)
        if distance(to, Hex(0, 0)) > FARTHEST or len(stretches) < 3:
            continue
        between = rnd.choice(stretches[1:-1])
        a, b = Fraction(between.leave, scale).as_integer_ratio()
        # in half levels above the eye: top = end * a / b + off / b; end is even, and top is odd
        off = rnd.choice([0, 0, 1, -1])
        end = -off * pow(a, -1, b) % b - b * rnd.randint(1, 3900 // b)
        top = (end * a + off) // b
        if end % 2 or top % 2 == 0:
            continue
        target = Cell(eye.q + to.q, eye.r + to.r, eye.level + end // 2)
        columns = ((between.q, between.r), (between.q2, between.r2))
        tower = {Hex(eye.q + q, eye.r + r): eye.level + (top + 1) // 2 for q, r in columns}
        terrain = plain.set_ground({**tower, target.hex: target.level})
        assert (target in viewshed(terrain, eye, distance(eye, target))) == (off <= 0)
        assert sight(terrain, eye, target).visible == (off <= 0)
        checked += 1


def test_nothing_is_seen_from_far_off_the_map() -> None:
    assert viewshed(HexMap.blank(2, 2, "flat"), Cell(300, 300, 4), 5) == frozenset()


@pytest.mark.parametrize(("columns", "rows"), [(50, 40), (150, 6)])
def test_the_open_plain_is_seen_to_its_ends(columns: int, rows: int) -> None:
    terrain = HexMap.blank(columns, rows, "flat", 3)
    assert viewshed(terrain, Cell(20, -8, 3), 10_000) == {Cell(*h, 3) for h in terrain.hexes()}


def test_under_and_on_a_bridge_over_the_void() -> None:
    rows = HexMap.blank(3, 3, "flat", 4).set_ground({Hex(1, 1): None})
    terrain = rows.with_prop(Prop("bridge", 1, 1, 3, 1, 2, 2))
    from_edge = viewshed(terrain, Cell(0, 1, 4), 1)
    assert Cell(1, 1, 4) in from_edge
    assert Cell(1, 1, 0) not in from_edge
    assert Cell(1, 1, 0) in viewshed(terrain, Cell(1, 1, 2), 1)


def test_an_observer_deep_in_the_ground_sees_nothing() -> None:
    assert viewshed(HexMap.blank(7, 7, "pointy", 9), Cell(3, 3, 2), 5) == frozenset()


def test_a_radius_below_0_is_refused() -> None:
    with pytest.raises(ValueError, match="radius"):
        viewshed(HexMap.blank(2, 2, "flat"), Cell(0, 0, 0), -1)


def test_near_bands_are_cached_and_far_ones_dropped() -> None:
    once, again = list(bands(KEPT_DISTANCE + 1)), list(bands(KEPT_DISTANCE + 1))
    assert len(once) == KEPT_DISTANCE // BAND_WIDTH + 1
    assert all(a is b for a, b in zip(once[:-1], again[:-1], strict=True))
    assert once[-1] is not again[-1]
    assert once[-1].steps.min() == KEPT_DISTANCE + 1


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_viewsheds_are_cached_across_maps_with_the_same_terrain(orientation: Orientation) -> None:
    rnd = random.Random(4)
    terrain = random_map(rnd, 12, 12, orientation, 3)
    eye = Cell(*random_hex(rnd, terrain), 4)
    columns = seen_columns(terrain, eye, 8)
    assert set(terrain.hexes_of(columns)) == {cell.hex for cell in viewshed(terrain, eye, 8)}
    assert seen_columns(terrain, eye, 8) is columns
    assert sees(terrain, (eye,), (eye,))
    noted = terrain.set_notes({eye.hex: (Note("Mud"),)})
    other = terrain.set_ground({eye.hex: -3}, carry=True)
    for fresh in (noted, other):
        inherit_sight_cache(terrain, fresh)
    assert seen_columns(noted, eye, 8) is columns
    assert seen_columns(other, eye, 8) is not columns
    release(terrain)
    assert seen_columns(terrain, eye, 8) == columns
    assert seen_columns(terrain, eye, 8) is not columns
