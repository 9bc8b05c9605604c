"""Units of several cells: each query uses its own best pair of cells."""

from __future__ import annotations

import pytest

from app.engine import project
from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.engine.play import Table, cell

#: two cells, eight levels apart
TALL = [[0, 0, 0], [0, 0, 8]]


def tall() -> tuple[Table, str, str]:
    """A wall between Fox and a Giant, whose upper cell is above the wall."""
    table = Table()
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    table.ground(*((5, row, 3) for row in range(-2, 9)))
    giant = table.unit("Giant", (7, 3, 0), "enemy", footprint=TALL)
    return table, fox, giant


@pytest.mark.rule("FS 5.10")
def test_each_query_takes_the_best_pair_of_cells() -> None:
    """The nearest cell is in range but not in sight; the visible cell is too far."""
    table, fox, giant = tall()
    asked = {"from": {"unit": fox}, "to": {"unit": giant}}
    for n, straight in ((4, False), (11, False), (12, True)):
        found = table.ask("ann", "range", n=n, **asked)
        assert found["distance"]["total"] == 4
        assert found["straight"] == {"clear": True, "in_range": straight, "blocked_by": None}
    assert table.ask("ann", "range", n=11, **asked)["steps"] == 10, "to its feet"
    assert table.ask("ann", "sight", **asked)["to"] == cell(7, 3, 8)
    # both ways alike
    back = {"from": {"unit": giant}, "to": {"unit": fox}}
    assert table.ask("handler", "range", n=11, **back)["steps"] == 10


@pytest.mark.rule("FS C 4.27")
def test_an_attack_needs_one_pair_that_is_seen_and_in_range() -> None:
    table, fox, giant = tall()
    table.send("handler", "unit.fit", unit=fox, build=document(armed(gun(1))), force=True)
    aimed = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": giant})
    # the cell that is seen is 4 hexes and 8 levels away; the nearest one, 4, is behind the wall
    assert (aimed["distance"], aimed["designable"]) == (12, True)
    assert aimed["beyond"] == 7
    table.send("handler", "unit.highlight", unit=giant, highlighted=True)
    aimed = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": giant})
    assert (aimed["distance"], aimed["beyond"]) == (4, 0), "seen without a line: the nearest"


def wide(level: int) -> tuple[Table, str, str]:
    """Fox sees 5 hexes far. A Barge has one cell within 5 hexes and one beyond. A wall of `level`
    levels hides the nearer one."""
    table = Table()
    table.send("handler", "table.options", options={"fog": "team", "sight": 5})
    fox = table.unit("Fox", (2, 3, 0), controller="a")
    barge = table.unit("Barge", (7, 3, 0), "enemy", footprint=[[0, 0, 0], [2, 0, 8]])
    table.ground(*((6, row, level) for row in range(-3, 9)))
    return table, fox, barge


@pytest.mark.rule("FS 5.4.6")
@pytest.mark.parametrize(("level", "known"), [(0, True), (2, False)])
def test_under_fog_one_pair_of_cells_is_near_enough_and_seen(level: int, known: bool) -> None:
    """The upper cell is visible over the wall, but too far away under fog."""
    table, _fox, barge = wide(level)
    assert (barge in project(table.state, "pilots")["scene"]["units"]) == known


@pytest.mark.rule("FS 5.4.6")
def test_a_line_beyond_the_sight_range_uses_remembered_terrain() -> None:
    table, fox, barge = wide(2)
    table.send("handler", "unit.highlight", unit=barge, highlighted=True)
    asked = {"from": {"unit": fox}, "to": {"unit": barge}}
    before = table.ask("ann", "sight", **asked)
    assert (before["line"], before["to"]) == (True, cell(9, 3, 8))
    # between the two cells, out of sight
    table.ground((8, 3, 30))
    assert table.ask("ann", "sight", **asked) == before
    assert not table.ask("handler", "sight", **asked)["line"]
    table.send("handler", "fog.reveal", all=True)
    assert not table.ask("ann", "sight", **asked)["line"]


@pytest.mark.rule("FS 5.4.6")
def test_a_cell_that_is_near_enough_is_seen_as_it_is() -> None:
    table, fox, barge = wide(0)
    asked = {"from": {"unit": fox}, "to": {"unit": barge}}
    assert table.ask("ann", "sight", **asked)["to"] == cell(7, 3, 0)
    table.ground(*((5, row, 30) for row in range(-2, 9)))
    table.send("handler", "unit.highlight", unit=barge, highlighted=True)
    table.send("handler", "fog.reveal", all=True)
    assert not table.ask("ann", "sight", **asked)["line"]


@pytest.mark.rule("FS 5.4.6")
def test_a_place_beyond_the_sight_range_uses_remembered_terrain() -> None:
    table, fox, _barge = wide(0)
    asked = {"from": {"unit": fox}, "to": cell(10, 3, 9)}
    before = table.ask("ann", "sight", **asked)
    assert before["line"]
    table.ground((8, 3, 30))
    assert table.ask("ann", "sight", **asked) == before
