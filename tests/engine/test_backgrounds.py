"""Backgrounds of scenes: set, changed, moved with the map, and shown as far as they are known."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.views.backgrounds import background_block
from app.engine.views.pictures import pictures_in_view, pictures_in_world
from app.engine.views.views import project
from app.engine.visibility.background_blocks import BLOCK
from app.rules.geometry.hexes import Hex, Orientation, from_offset
from app.rules.geometry.plane import Box, centre, corners, hex_box, hexes_in, ranges_in
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal

PLACE = {"x": 0, "y": 0, "width": 30_000, "height": 30_000}


@pytest.fixture
def table() -> Table:
    return Table()


def put(table: Table, picture: str = "p1", **place: int) -> None:
    table.send("handler", "scene.background", picture=picture, **{**PLACE, **place})


def shown(table: Table, group: str) -> Any:
    return table.view(group)["scene"].get("background")


def seen_by(table: Table, group: str) -> set[Hex]:
    """Returns the hexes of which a group gets the background."""
    found = (background_block(table.state, group, name) for name in shown(table, group)["blocks"])
    return {h for each in found if each is not None for h in each[1].known}


def fogged(table: Table) -> None:
    """Turns on the fog, with one pilot's unit that sees a little."""
    table.send("handler", "unit.add", name="Fox", disposition="pilot", speed=4, integrity=9,
               stability=9, at=cell(1, 1, 0), controller="a")  # fmt: skip
    table.send("handler", "table.options", options={"fog": "team", "sight": 2})


def test_a_background_is_set_changed_and_taken_away(table: Table) -> None:
    assert shown(table, "handler") is None is shown(table, "pilots")
    put(table)
    assert table.codes("handler")[-1] == "background.set"
    assert shown(table, "handler") == {
        "opacity": 80, "blocks": {}, "picture": "p1", "place": [0, 0, 30_000, 30_000],
    }  # fmt: skip
    table.send("handler", "scene.background", x=-500, opacity=30)
    assert shown(table, "handler")["place"] == [-500, 0, 30_000, 30_000]
    assert shown(table, "pilots")["opacity"] == 30
    assert table.refuse("handler", "scene.background", opacity=30).code == "nothing-changes"
    table.send("handler", "scene.background", picture="")
    assert table.codes("handler")[-1] == "background.gone"
    assert shown(table, "handler") is None is shown(table, "pilots")
    table.send("handler", "undo")
    assert shown(table, "handler")["place"][0] == -500
    check_round_trips(table)


@pytest.mark.parametrize(
    "wrong",
    [
        {"picture": "p1"},
        {**PLACE},
        {"picture": "p1", **PLACE, "width": 0},
        {"picture": "p1", **PLACE, "height": -5},
        {"picture": "p1", **PLACE, "x": 10**7},
        {"picture": "p1", **PLACE, "y": 0.5},
        {"picture": "p1", **PLACE, "opacity": 101},
        {"picture": "p/1", **PLACE},
        {"picture": "p1", **PLACE, "rotation": 4},
    ],
)
def test_a_bad_background_is_refused(table: Table, wrong: dict[str, Any]) -> None:
    assert table.refuse("handler", "scene.background", **wrong).code == "malformed"
    assert table.refuse("handler", "scene.background", picture="").code == "nothing-changes"


def test_backgrounds_are_the_handlers(table: Table) -> None:
    refused = table.refuse("ann", "scene.background", picture="p1", **PLACE)
    assert refused.code == "handler-only"


def test_only_handlers_get_the_whole_picture(table: Table) -> None:
    put(table)
    assert pictures_in_view(project(table.state, "handler")) == {"p1"}
    assert pictures_in_view(project(table.state, "pilots")) == frozenset()
    assert pictures_in_world(table.state.world) == {"p1"}
    assert "picture" not in shown(table, "pilots") and "place" not in shown(table, "pilots")


def test_blocks_show_known_hexes_alone(table: Table) -> None:
    fogged(table)
    put(table)
    seen = seen_by(table, "pilots")
    known = table.state.record.memory[table.state.scene.id]["pilots"]
    assert seen == {h for h in known.hexes() if not known.is_unknown(h)}
    assert 0 < len(seen) < 60
    (name, *_) = shown(table, "pilots")["blocks"]
    assert background_block(table.state, "handler", name) is None
    assert background_block(table.state, "pilots", "none") is None


def test_a_background_over_unknown_hexes_is_unknown(table: Table) -> None:
    fogged(table)
    before = project(table.state, "pilots")
    put(table, x=9_000, y=9_000)
    assert project(table.state, "pilots")["scene"] == before["scene"]
    put(table, x=2_000, y=1_000)
    assert shown(table, "pilots")["blocks"]


def test_veiled_hexes_are_cut_out(table: Table) -> None:
    put(table)
    table.send("handler", "terrain.veil", cells=[{"q": 1, "r": 1}], veiled=True)
    known = seen_by(table, "pilots")
    assert Hex(1, 1) not in known and {Hex(0, 0), Hex(1, 2), Hex(2, 1)} <= known


def test_names_change_with_what_is_known_and_with_the_picture(table: Table) -> None:
    fogged(table)
    put(table)
    (first,) = shown(table, "pilots")["blocks"]
    put(table, "p2")
    (second,) = shown(table, "pilots")["blocks"]
    table.send("handler", "unit.place", unit=next(iter(table.state.scene.units)), at=cell(4, 2, 0))
    (third,) = shown(table, "pilots")["blocks"]
    assert len({first, second, third}) == 3
    table.send("handler", "scene.background", opacity=11)
    assert list(shown(table, "pilots")["blocks"]) == [third]


def test_the_background_moves_with_a_resized_map(table: Table) -> None:
    put(table)
    size = {"columns": 14, "rows": 13, "left": 2, "top": 1}
    table.send("handler", "map.resize", **size)
    orientation = table.state.scene.map.orientation
    x, y = centre(from_offset(2, 1, orientation), orientation)
    x0, y0 = centre(Hex(0, 0), orientation)
    assert shown(table, "handler")["place"][:2] == [round(x - x0), round(y - y0)]


def test_a_background_beside_the_map_has_no_blocks(table: Table) -> None:
    put(table, x=-90_000)
    assert shown(table, "pilots") is None


def test_a_background_that_ends_with_a_block_has_no_empty_one(table: Table) -> None:
    put(table, width=BLOCK, height=BLOCK)
    assert [box[2:] for box in shown(table, "pilots")["blocks"].values()] == [[BLOCK, BLOCK]]


def test_an_export_has_the_background(table: Table) -> None:
    put(table)
    found = exported(table)
    copy = imported(found)
    assert shown(copy, "handler") == shown(table, "handler")
    assert normal(exported(copy)) == normal(found)


def test_a_copy_of_a_scene_has_its_background(table: Table) -> None:
    put(table)
    table.send("handler", "scene.duplicate")
    backgrounds = [each.background for each in table.state.world.scenes.values()]
    assert len(backgrounds) == 2 and backgrounds[0] == backgrounds[1] is not None
    check_round_trips(table)


@given(
    orientation=st.sampled_from(["flat", "pointy"]),
    left=st.floats(-3000, 20_000),
    top=st.floats(-3000, 20_000),
    wide=st.floats(1, 9000),
    high=st.floats(1, 9000),
)
def test_every_hex_in_a_box_is_found(
    orientation: Orientation, left: float, top: float, wide: float, high: float
) -> None:
    box = Box(left, top, left + wide, top + high)
    every = [from_offset(column, row, orientation) for row in range(9) for column in range(11)]
    wanted = {h for h in every if hex_box(h, orientation).common(box) is not None}
    assert set(hexes_in(box, 11, 9, orientation)) == wanted
    columns, rows = ranges_in(box, 11, 9, orientation)
    assert set(columns) <= set(range(11)) and set(rows) <= set(range(9))


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_hexes_lie_as_the_board_draws_them(orientation: Orientation) -> None:
    assert hex_box(Hex(0, 0), orientation)[:2] == pytest.approx((0, 0))
    for h in (Hex(0, 0), Hex(2, 3)):
        middle = centre(h, orientation)
        for x, y in corners(h, orientation):
            assert (x - middle[0]) ** 2 + (y - middle[1]) ** 2 == pytest.approx(1000**2)
