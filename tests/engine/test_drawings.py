"""Drawings: lines that people draw freehand on the map."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.engine import log_entries, project
from app.engine.state.drawings import MOST_OF_A_SCENE, MOST_OF_A_SEAT, MOST_POINTS, Drawing
from app.rules.geometry.hexes import Hex, Orientation, from_offset
from app.rules.geometry.plane import centre, hex_box, map_box
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal

LINE = [1000, 900, 4000, 2500, 7000, 900]


def draw(table: Table, who: str = "handler", **fields: Any) -> str:
    """Draws a line. Returns its id."""
    row = table.send(who, "drawing.add", **({"points": LINE} | fields))
    return str(row.events[0]["drawing"]["id"])


def shown(table: Table, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["scene"]["drawings"]
    return found


def test_everybody_sees_what_anybody_draws() -> None:
    table = Table()
    table.send("handler", "table.options", options={"fog": "team"})
    table.send("handler", "terrain.veil", all=True, veiled=True)
    key = draw(table, "ann", colour="red", width="thick")
    dot = draw(table, "handler", points=[500, 500])
    for group in ("handler", "pilots", "spectators"):
        assert list(shown(table, group)) == [key, dot]
        found = shown(table, group)[key]
        assert (found["points"], found["colour"], found["width"]) == (LINE, "red", "thick")
        assert found["seat"] == "a"
        assert ("secret" in found) == (group == "handler")
    assert not any(log_entries(table.rows[-1], group, 1) for group in ("handler", "pilots"))
    check_round_trips(table)


def test_only_handlers_know_of_a_secret_line() -> None:
    table = Table()
    before = project(table.state, "pilots")
    key = draw(table, secret=True)
    assert project(table.state, "pilots")["scene"] is before["scene"]
    assert shown(table) == shown(table, "spectators") == {}
    assert shown(table, "handler")[key]["secret"]
    there = table.refuse("ann", "drawing.remove", drawing=key)
    nowhere = table.refuse("ann", "drawing.remove", drawing="none")
    assert there.code == nowhere.code == "no-such-drawing"
    assert table.refuse("ann", "drawing.add", points=LINE, secret=True).code == "handler-only"


def test_its_owner_and_the_handler_take_it_away() -> None:
    table = Table()
    key, other = draw(table, "ann"), draw(table, "ann")
    assert table.refuse("bob", "drawing.remove", drawing=key).code == "drawing-not-yours"
    for kind, fields in (("add", {"points": LINE}), ("remove", {"drawing": key}), ("clear", {})):
        assert table.refuse("eve", f"drawing.{kind}", **fields).code == "spectators-watch"
    table.send("ann", "drawing.remove", drawing=key)
    assert table.refuse("ann", "drawing.remove", drawing=key).code == "no-such-drawing"
    table.send("handler", "drawing.remove", drawing=other)
    assert shown(table) == {}


def test_clearing_takes_away_ones_own_or_all() -> None:
    table = Table()
    draw(table, "ann")
    other, secret = draw(table, "bob"), draw(table, secret=True)
    table.send("ann", "drawing.clear")
    assert list(shown(table, "handler")) == [other, secret]
    assert table.refuse("ann", "drawing.clear").code == "nothing-changes"
    assert table.refuse("ann", "drawing.clear", all=True).code == "handler-only"
    table.send("handler", "drawing.clear")
    assert list(shown(table, "handler")) == [other]
    table.send("handler", "drawing.clear", all=True)
    assert shown(table, "handler") == {}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"points": []}, "malformed"),
        ({"points": [1]}, "malformed"),
        ({"points": [1, 2, 3]}, "malformed"),
        ({"points": [1.5, 2]}, "malformed"),
        ({"points": [10**10, 2]}, "malformed"),
        ({"points": [[1, 2]]}, "malformed"),
        ({"points": [1, 2] * 20 * MOST_POINTS}, "malformed"),
        ({"points": [1, 2] * (MOST_POINTS + 1)}, "drawing-too-long"),
        ({"points": [-1, 500]}, "drawing-off-map"),
        ({"points": [500, 500, 500, 10**6]}, "drawing-off-map"),
        ({"colour": "pink"}, "malformed"),
        ({"width": 3}, "malformed"),
        ({"scene": "none"}, "no-such-scene"),
    ],
)
def test_what_no_line_can_be(fields: dict[str, Any], code: str) -> None:
    table = Table()
    assert table.refuse("ann", "drawing.add", **({"points": LINE} | fields)).code == code
    assert draw(table, "ann", points=[1, 2] * MOST_POINTS)


def test_a_seat_has_a_bound_of_its_own() -> None:
    table = Table()
    for _ in range(MOST_OF_A_SEAT):
        draw(table, "ann")
    refused = table.refuse("ann", "drawing.add", points=LINE)
    assert (refused.code, refused.params["most"]) == ("drawings-enough", MOST_OF_A_SEAT)
    draw(table, "bob")


@pytest.mark.parametrize("secret", [False, True])
def test_a_full_map_tells_nobody_of_secret_lines(secret: bool) -> None:
    table = Table()
    keys = [f"d{n}" for n in range(MOST_OF_A_SCENE)]
    drawings = {table.state.scene.id: {k: Drawing(k, (1, 1), secret=secret) for k in keys}}
    table.state = replace(table.state, record=replace(table.state.record, drawings=drawings))
    if secret:
        draw(table, "ann")
        assert table.refuse("handler", "drawing.add", points=LINE, secret=True).code == (
            "drawings-full"
        )
    else:
        refused = table.refuse("ann", "drawing.add", points=LINE)
        assert (refused.code, refused.params["most"]) == ("drawings-full", MOST_OF_A_SCENE)
        draw(table, secret=True)


def test_undo_and_redo_leave_lines_alone() -> None:
    table = Table()
    fox = table.unit("Fox", (0, 0, 0), controller="a")
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(0, 1, 0)])
    steps = len(table.state.timeline)
    key = draw(table, "ann")
    assert len(table.state.timeline) == steps
    table.send("ann", "undo")
    assert table[fox].at == (0, 0, 0)
    other = draw(table, "bob")
    table.send("handler", "redo")
    assert table[fox].at == (0, 1, 0)
    assert list(shown(table)) == [key, other]
    table.send("ann", "drawing.remove", drawing=key)
    table.send("handler", "undo")
    assert list(shown(table)) == [other]


def test_lines_stay_where_they_are_drawn_when_the_map_gets_another_size() -> None:
    table = Table()
    near, far = draw(table), draw(table, points=[15_000, 9_000])
    (old_x, old_y), (x, y) = centre(Hex(0, 0), "flat"), centre(Hex(2, -1), "flat")
    table.send("handler", "map.resize", columns=8, rows=8, left=2, top=0)
    # the far one is beyond the edge
    assert list(shown(table)) == [near]
    moved = shown(table)[near]["points"]
    assert moved[:2] == [1000 + round(x - old_x), 900 + round(y - old_y)]
    late = draw(table, points=moved)
    assert shown(table)[late]["points"] == moved
    assert table.send("handler", "undo")
    assert list(shown(table)) == [near, far, late]
    assert shown(table)[near]["points"] == shown(table)[late]["points"] == LINE
    table.send("handler", "map.set", map={**BLANK, "columns": 5})
    assert list(shown(table)) == [near, late]
    check_round_trips(table)


def test_lines_belong_to_a_scene_and_go_with_it() -> None:
    table = Table()
    here = draw(table)
    table.send("handler", "scene.duplicate")
    first, second = table.state.world.scenes
    assert second not in table.state.record.drawings
    there = draw(table, scene=second)
    assert list(shown(table)) == [here]
    assert table.refuse("ann", "drawing.add", points=LINE, scene=second).code == "no-such-scene"
    table.send("handler", "scene.activate", scene=second)
    assert list(shown(table)) == [there]
    table.send("handler", "scene.remove", scene=first)
    table.send("handler", "undo")
    table.send("handler", "scene.activate", scene=first)
    assert list(shown(table)) == [here]
    table.send("handler", "scene.remove", scene=second)
    assert table.refuse("handler", "drawing.clear", scene=second).code == "no-such-scene"
    draw(table)
    assert list(table.state.record.drawings) == [first]


def test_a_line_of_somebody_who_left_has_no_seat() -> None:
    table = Table()
    key = draw(table, "bob")
    table.send("handler", "seat.kick", seat="b")
    assert shown(table)[key]["seat"] is None
    table.send("handler", "drawing.remove", drawing=key)


def test_an_export_has_the_lines_without_their_seats() -> None:
    table = Table()
    draw(table, "ann", colour="green", width="thin")
    draw(table, secret=True)
    draw(table, points=[15_000, 9_000])
    table.send("handler", "map.resize", columns=8, rows=8, left=2, top=0)
    found = exported(table)
    copy = imported(found)
    assert normal(exported(copy)) == normal(found)
    line, secret = shown(copy, "handler").values()
    (drawn, _) = shown(table, "handler").values()
    assert line["points"] == drawn["points"]
    assert (line["colour"], line["width"], line["seat"]) == ("green", "thin", None)
    assert secret["secret"] and len(shown(copy)) == 1
    assert copy.refuse("ann", "drawing.remove", drawing=line["id"]).code == "drawing-not-yours"
    check_round_trips(copy)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"points": [1]}, "malformed"),
        ({"points": []}, "malformed"),
        ({"points": [1, 2] * (MOST_POINTS + 1)}, "drawing-too-long"),
        ({"points": [1, 10**10]}, "malformed"),
        ({"points": ["a", 1]}, "malformed"),
        ({"colour": "pink"}, "malformed"),
        ({"width": "huge"}, "malformed"),
    ],
)
def test_documents_with_impossible_lines_are_refused(fields: dict[str, Any], code: str) -> None:
    table = Table()
    draw(table)
    bad = json.loads(json.dumps(exported(table)))
    bad["world"]["scenes"][0]["drawings"][0] |= fields
    with pytest.raises(AssertionError, match=code):
        imported(bad)


def test_a_document_has_no_more_lines_than_a_map_can_have() -> None:
    table = Table()
    draw(table)
    bad = json.loads(json.dumps(exported(table)))
    (line,) = bad["world"]["scenes"][0]["drawings"]
    bad["world"]["scenes"][0]["drawings"] = [
        {**line, "id": f"d{n}"} for n in range(MOST_OF_A_SCENE + 1)
    ]
    with pytest.raises(AssertionError, match="drawings-full"):
        imported(bad)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 3), (3, 1), (2, 2), (3, 4)])
def test_the_box_of_a_map_is_that_of_all_hexes(
    columns: int, rows: int, orientation: Orientation
) -> None:
    hexes = [from_offset(c, r, orientation) for c in range(columns) for r in range(rows)]
    boxes = [hex_box(each, orientation) for each in hexes]
    box = map_box(columns, rows, orientation)
    assert box == pytest.approx(
        (
            min(each.left for each in boxes),
            min(each.top for each in boxes),
            max(each.right for each in boxes),
            max(each.bottom for each in boxes),
        )
    )
