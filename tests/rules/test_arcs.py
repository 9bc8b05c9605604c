"""Lines of weapons, and where areas can be placed, on small maps (FS C 2.1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.combat.areas import CellPair, area_centres, clear_above, find_aim_pair
from app.rules.frame_state.combat.model import LineOfFire
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.ranges import distance3
from app.rules.geometry.sight import sight_between
from app.rules.geometry.terrain import Prop

HERE, THERE = Cell(1, 3, 0), Cell(5, 3, 0)
WALL = {Hex(3, r): 4 for r in range(-1, 9)}


def flat(ceiling: int | None = None) -> HexMap:
    return HexMap.blank(8, 8, "flat").with_ceiling(ceiling)


def walled(ceiling: int | None = None, walls: dict[Hex, int] | None = None) -> HexMap:
    map_ = flat()
    inside = {h: level for h, level in (walls or WALL).items() if map_.contains(h)}
    return map_.set_ground(inside).with_ceiling(ceiling)


def seen(map_: HexMap, here: Sequence[Cell], there: Sequence[Cell]) -> CellPair | None:
    """Returns the nearest pair with a line of sight."""
    line = sight_between(map_, here, there)
    return (line.observer, line.target) if line.visible else None


def barred(
    map_: HexMap, line: LineOfFire, reach: int, here: Sequence[Cell], there: Sequence[Cell]
) -> str | None:
    found = find_aim_pair(map_, line, reach, here, there, seen(map_, here, there))
    return found if isinstance(found, str) else None


@pytest.mark.rule("FS C 4.26")
def test_sight_is_enough_for_every_weapon() -> None:
    for line in ("sight", "air", "path", "any"):
        assert barred(flat(), line, 0, [HERE], [THERE]) is None


@pytest.mark.rule("FS C 4.26")
def test_behind_a_wall() -> None:
    map_ = walled()
    assert barred(map_, "sight", 9, [HERE], [THERE]) == "out-of-sight"
    assert barred(map_, "air", 0, [HERE], [THERE]) is None
    assert barred(map_, "path", 0, [HERE], [THERE]) is None


@pytest.mark.rule("FS C 4.26")
def test_under_a_low_ceiling_the_way_counts() -> None:
    """The wall reaches the ceiling, with a gap at its far end or without one."""
    gap = {h: level for h, level in WALL.items() if h.r > -1}
    map_ = walled(4, gap)
    assert not clear_above(map_, HERE, THERE)
    assert barred(map_, "air", 9, [HERE], [THERE]) == "out-of-sight"
    assert barred(map_, "path", 4, [HERE], [THERE]) == "out-of-range"
    assert barred(map_, "path", 10, [HERE], [THERE]) is None
    assert barred(map_, "any", 4, [HERE], [THERE]) is None
    assert barred(map_, "any", 3, [HERE], [THERE]) == "out-of-range"
    assert barred(walled(4), "any", 9, [HERE], [THERE]) == "out-of-sight"


@pytest.mark.rule("FS C 4.26")
def test_a_clear_line_above() -> None:
    assert clear_above(walled(6), HERE, THERE)
    deck = Prop("deck", 1, 3, 2, 1, 5, 5)
    assert not clear_above(walled().with_prop(deck), HERE, THERE)
    tower = Prop("tower", 5, 3, 0, 5, 5, 5)
    map_ = walled(6).with_prop(tower)
    assert clear_above(map_, HERE, Cell(5, 3, 1))
    assert not clear_above(walled(5).with_prop(tower), HERE, Cell(5, 3, 1))
    assert not clear_above(flat(3), Cell(5, 3, 1), Cell(5, 3, 4))


@pytest.mark.rule("FS C 4.31")
@given(st.integers(1, 3), st.integers(-4, 4), st.integers(0, 2))
def test_an_area_beside_its_user(radius: int, off: int, level: int) -> None:
    user, target = Cell(6, 6, 0), Cell(6 + off, 6, level)
    map_ = HexMap.blank(16, 16, "flat")
    found = area_centres(map_, [user], [target], radius)
    for cell in found:
        assert distance3(user, cell).total == radius + 1
        assert distance3(target, cell).total <= radius
        assert cell == target or map_.open(cell)
    near = 0 < distance3(user, target).total <= 2 * radius + 1
    assert bool(found) == near
    assert found == sorted(found, key=lambda c: distance3(target, c).total)


def test_no_area_lies_off_the_map_or_in_the_ground() -> None:
    map_ = HexMap.blank(3, 3, "flat")
    found = area_centres(map_, [Cell(0, 0, 0)], [Cell(1, 0, 0)], 1)
    assert found
    assert all(map_.contains(cell) and cell.level >= 0 for cell in found)


@pytest.mark.rule("FS C 4.27")
def test_one_pair_of_cells_has_both_the_line_and_the_distance() -> None:
    """The nearest cell is behind the wall; the far one above it is visible."""
    map_ = walled()
    there = [THERE, Cell(5, 3, 7)]
    assert seen(map_, [Cell(1, 3, 3)], there) == (Cell(1, 3, 3), there[1])
    assert find_aim_pair(map_, "sight", 9, [HERE], [THERE], None) == "out-of-sight"
    best = seen(map_, [Cell(1, 3, 3)], there)
    assert find_aim_pair(map_, "sight", 1, [Cell(1, 3, 3)], there, best) == best
    # over the wall, from one cell to the next one of the two
    assert find_aim_pair(map_, "air", 1, [Cell(1, 3, 3)], there, best) == (Cell(1, 3, 3), THERE)


@pytest.mark.rule("FS C 4.26")
@pytest.mark.parametrize("line", ["path", "any"])
def test_a_way_is_looked_for_between_the_nearest_pair_that_has_one(line: LineOfFire) -> None:
    """Under a low ceiling one cell is walled in, the other is not."""
    gap = {h: level for h, level in WALL.items() if h.r > -1}
    map_ = walled(4, gap).set_ground({Hex(6, 3): 0})
    shut = Prop("shut", 5, 3, 0, 4, 5, 5)
    there = [Cell(5, 3, 1), Cell(6, 3, 0)]
    found = find_aim_pair(map_.with_prop(shut), line, 30, [HERE], there, None)
    assert found == (HERE, Cell(5, 3, 1)), "the last step may enter what is solid"
    assert find_aim_pair(map_, line, 3, [HERE], there, None) == "out-of-range"
