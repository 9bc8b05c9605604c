"""A written map reads back as the same map: always in our JSON, and as a board for flat-top
maps."""

from __future__ import annotations

import json

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.formats.hexframe import schema
from app.formats.registry import FormatError, read_map, write_map
from app.rules.geometry.hexes import Hex
from app.rules.geometry.terrain import HexMap
from tests.counts import counts
from tests.formats.strategies import maps

SCHEMA = jsonschema_rs.Draft202012Validator(schema())


@settings(max_examples=counts(150, 3000), deadline=None)
@given(st.sampled_from(["flat", "pointy"]).flatmap(maps))
def test_our_json_loses_nothing(board: HexMap) -> None:
    data = write_map("hexframe", board, "A “name”")
    back = read_map("x.json", data)
    assert back.map == board
    assert back.name == "A “name”"
    assert write_map("hexframe", back.map, back.name) == data
    SCHEMA.validate(json.loads(data))


@settings(max_examples=counts(150, 3000), deadline=None)
@given(st.sampled_from(["flat", "pointy"]).flatmap(maps), st.sampled_from(["tmj", "tmx"]))
def test_a_tiled_map_comes_back_the_same(board: HexMap, fmt: str) -> None:
    data = write_map(fmt, board, "A “name”")
    back = read_map(f"x.{fmt}", data)
    assert back.map == board
    assert back.name == "A “name”"
    assert back.report.notes == ()
    assert write_map(fmt, back.map, back.name) == data


@settings(max_examples=counts(150, 3000), deadline=None)
@given(maps())
def test_a_board_comes_back_the_same(board: HexMap) -> None:
    data = write_map("board", board, "name")
    assert read_map("x.board", data).map == board


@settings(max_examples=counts(100, 1000), deadline=None)
@given(maps())
def test_a_board_without_our_comments_keeps_the_shape(board: HexMap) -> None:
    """MegaMek itself reads the same size and ground; void is impassable there."""
    lines = write_map("board", board).decode().split("\n")
    plain = "\n".join(line for line in lines if not line.startswith("#"))
    back = read_map("x.board", plain.encode()).map
    assert (back.columns, back.rows) == (board.columns, board.rows)
    for h in board.hexes():
        if board.ground(h) is None:
            assert "impassable" in {note.kind for note in back.notes(h)}
        elif sum(note.kind == "water" for note in board.notes(h)) < 2:
            assert back.ground(h) == board.ground(h)


def test_units_and_unknown_versions() -> None:
    board = HexMap.blank(2, 2, "pointy")
    unit = {"name": "Lantern", "disposition": "pilot", "at": {"q": 0, "r": 0, "level": 0}}
    data = write_map("hexframe", board, "n", [unit])
    assert read_map("x.json", data).units == [unit]
    newer = data.replace(b'"version": 1', b'"version": 2')
    with pytest.raises(FormatError) as caught:
        read_map("x.json", newer)
    assert caught.value.code == "newer-version"


def test_a_pointy_map_is_no_board() -> None:
    with pytest.raises(FormatError) as caught:
        write_map("board", HexMap.blank(2, 2, "pointy"))
    assert caught.value.code == "cannot-hold"


def test_an_edited_line_counts_more_than_our_comment() -> None:
    board = HexMap.blank(2, 1, "flat").set_ground({Hex(1, 0): None})
    text = write_map("board", board).decode()
    assert 'hex 0201 0 "impassable:1" ""' in text
    edited = text.replace('hex 0201 0 "impassable:1" ""', 'hex 0201 4 "woods:1" ""')
    document = read_map("x.board", edited.encode())
    assert document.map.ground(Hex(1, 0)) == 4
    assert [note["code"] for note in document.report.notes] == ["stale-details"]


def test_hand_copied_lines_get_their_own_ids() -> None:
    board = read_map("x.json", ONE_TOWER).map
    size, details, line, *_ = write_map("board", board).decode().split("\n")
    assert (size, details[:11]) == ("size 1 1", "#:hexframe ")
    doubled = "\n".join(["size 2 1", details, line, details, line, "end"])
    props = read_map("x.board", doubled.encode()).map.props
    assert len(props) == 2
    assert {prop.name for prop in props.values()} == {"Relay"}


ONE_TOWER = b"""{"format": "hexframe-map", "version": 1, "columns": 1, "rows": 1,
"orientation": "flat", "ground": [[3]], "props": [{"id": "a", "q": 0, "r": 0, "value": 4,
"name": "Relay"}]}"""


def test_optional_parts_of_a_document() -> None:
    prop = read_map("x.json", ONE_TOWER).map.props["a"]
    assert (prop.base, prop.height, prop.integrity) == (3, 1, 4)
