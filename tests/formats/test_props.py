"""Props on several hexes and their looks in map files."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from app.formats.errors import FormatError
from app.formats.hexframe import schema
from app.formats.registry import read_map, write_map
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.props import LOOKS, MAX_PROP_HEXES, Look
from app.rules.geometry.terrain import HexMap, Prop

FLAT = HexMap.blank(4, 3, "flat")
HALL = Prop("hall", 0, 0, 0, 2, 60, 50, "Hall", look="depot", hexes=(Hex(1, 0), Hex(0, 1)))


def document(*props: dict[str, Any]) -> bytes:
    ground = [[0, 2, None], [0, 0, 0]]
    head = {"format": "hexframe-map", "version": 1, "columns": 3, "rows": 2}
    return json.dumps({**head, "orientation": "flat", "ground": ground, "props": props}).encode()


def test_the_schema_has_the_looks_and_the_limit() -> None:
    fields = schema()["$defs"]["prop"]["properties"]
    assert fields["look"]["enum"] == list(LOOKS)
    assert fields["hexes"]["maxItems"] == MAX_PROP_HEXES


def test_without_a_base_it_stands_on_the_highest_ground_under_it() -> None:
    prop = {"id": "a", "q": 0, "r": 0, "value": 3, "hexes": [[1, 0], [2, -1]]}
    board = read_map("x.json", document(prop)).map
    assert board.props["a"] == Prop("a", 0, 0, 2, 1, 3, 3, hexes=(Hex(1, 0), Hex(2, -1)))


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"look": "castle"}, "bad-document"),
        ({"look": None}, "bad-document"),
        ({"hexes": [[0, 1, 2]]}, "bad-document"),
        ({"hexes": [[0, 9]]}, "prop-off-map"),
        ({"hexes": [[1, 0]], "base": 0}, "prop-in-ground"),
        ({"hexes": [[0, 1]], "base": 0}, "prop-overlap"),
        ({"hexes": [[0, n] for n in range(MAX_PROP_HEXES + 1)]}, "bad-document"),
        ({"hexes": [[0, n] for n in range(MAX_PROP_HEXES)], "height": 51}, "prop-too-large"),
    ],
)
def test_what_is_no_prop(fields: dict[str, Any], code: str) -> None:
    other = {"id": "b", "q": 0, "r": 1, "value": 3}
    with pytest.raises(FormatError) as caught:
        read_map("x.json", document(other, {"id": "a", "q": 0, "r": 0, "value": 3, **fields}))
    assert caught.value.code == code
    assert caught.value.text()


class TestBoards:
    def lines(self, prop: Prop) -> list[str]:
        return write_map("board", FLAT.with_prop(prop)).decode().split("\n")

    def test_each_hex_becomes_a_structure_with_the_whole_value(self) -> None:
        plain = [line for line in self.lines(HALL) if line.startswith("hex") and '"b' in line]
        terrain = '"building:3;bldg_cf:50;bldg_elev:2"'
        assert plain == [f'hex {name} 0 {terrain} ""' for name in ("0101", "0201", "0102")]
        back = read_map("x.board", "\n".join(["size 4 3", *self.lines(HALL)[1:]]).encode())
        assert back.map.props == {"hall": HALL}

    def test_without_comments_there_are_single_houses(self) -> None:
        text = "\n".join(line for line in self.lines(HALL) if not line.startswith("#"))
        props = read_map("x.board", text.encode()).map.props.values()
        assert [(len(prop.hexes), prop.look, prop.value) for prop in props] == [
            (1, "house", 50)
        ] * 3

    def test_a_hex_that_was_edited_is_no_part_of_it_any_more(self) -> None:
        text = "\n".join(self.lines(HALL))
        edited = text.replace('hex 0201 0 "building:3;', 'hex 0201 0 "woods:1;building:1;')
        props = read_map("x.board", edited.encode()).map.props
        assert props["hall"].hexes == (Hex(0, 0), Hex(0, 1))
        assert {prop.name for prop in props.values()} == {"Hall", "light building"}

    def test_a_part_that_was_copied_by_hand_is_a_prop_of_its_own(self) -> None:
        lines = self.lines(HALL)
        comment, line = next((a, b) for a, b in pairwise(lines) if b.startswith("hex 0101"))
        at = next(n for n, each in enumerate(lines) if each.startswith("hex 0403"))
        lines[at : at + 1] = [comment, line.replace("0101", "0403")]
        props = read_map("x.board", "\n".join(lines).encode()).map.props
        found = sorted(prop.hexes for prop in props.values())
        assert found == [HALL.hexes, (from_offset(3, 2, "flat"),)]
        assert {prop.name for prop in props.values()} == {"Hall"}

    @pytest.mark.parametrize(
        ("terrain", "look"),
        [
            ("building:1;bldg_elev:1;bldg_cf:9", "house"),
            ("building:5;bldg_elev:1;bldg_cf:9", "wall"),
            ("fuel_tank:1;fuel_tank_elev:1;fuel_tank_cf:9", "tower"),
            ("heavy_industrial:1", "depot"),
            ("bridge:1;bridge_elev:3;bridge_cf:9", "bridge"),
        ],
    )
    def test_structures_get_a_look(self, terrain: str, look: Look) -> None:
        text = f'size 1 1\nhex 0101 0 "{terrain}" ""\nend\n'
        board = read_map("x.board", text.encode()).map
        (prop,) = board.props.values()
        assert prop.look == look
        written = write_map("board", board).decode()
        assert "#:hexframe" not in written, "nothing is lost without a comment"

    def test_looks_decide_the_structure(self) -> None:
        wall = self.lines(Prop("w", 0, 0, 0, 1, 9, 9, look="wall"))
        assert any("building:5" in line for line in wall)
        bridge = self.lines(Prop("b", 0, 0, 0, 1, 9, 9, look="bridge"))
        assert any("bridge:1;bridge_cf:9;bridge_elev:1" in line for line in bridge)
