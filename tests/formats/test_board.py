"""MegaMek boards: the meaning of each line and terrain, in files written by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.formats.registry import MapDocument, read_file, read_map, write_map
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.terrain import Note, Prop

BOARDS = Path(__file__).parent.parent / "fixtures" / "boards"


def one(level: int, terrain: str) -> MapDocument:
    """Returns a board of one hex."""
    return read_map("x.board", f'size 1 1\nhex 0101 {level} "{terrain}" ""\nend'.encode())


def notes(level: int, terrain: str) -> tuple[Note, ...]:
    return one(level, terrain).map.notes(Hex(0, 0))


def props(level: int, terrain: str) -> list[tuple[str, int, int, int]]:
    """Returns (name, base, top, value) of the props on one hex, from the ground up."""
    board = one(level, terrain).map
    return [(p.name, p.base, p.top, p.value) for p in board.props_at(Hex(0, 0))]


def test_place_is_the_order_in_the_file_not_the_label() -> None:
    board = read_map("x.board", b'size 2 2\nhex 9999 1 ""\nhex 9999 2 ""\nhex 1 3 ""\nhex 1 4 ""')
    order = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert [board.map.ground(from_offset(*at, "flat")) for at in order] == [1, 2, 3, 4]
    assert board.map.orientation == "flat"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_blanks_comments_and_case(end: str) -> None:
    text = end.join(
        [
            "# a comment with hex 0101 5",
            "/ the other comment sign",
            "  SIZE 2\t1 # trailing",
            "option exit_roads_to_pavement false",
            'tag "Woods (Auto)"',
            'background "a/b.png"',
            'description "it says: size 9 9"',
            'note 0101 "keep out"',
            "\tHex 0101 -3 'woods:1' \"\" # note",
            'hex 0201 2 "" "a \\"quoted\\" theme"',
            "End",
            'size 7 7 nonsense after the end "',
        ]
    )
    document = read_map("x.board", text.encode())
    assert [document.map.ground(Hex(*at)) for at in ((0, 0), (1, 0))] == [-3, 2]
    assert document.map.notes(Hex(0, 0)) == (Note("woods"),)
    assert [note["code"] for note in document.report.notes] == ["lines-ignored", "themes-dropped"]


def test_size_and_hexes_may_share_a_line() -> None:
    assert read_map("x.board", b'size 1 1 hex 0101 7 "" ""').map.ground(Hex(0, 0)) == 7


def test_utf_8_with_a_mark_and_latin_1() -> None:
    text = 'size 1 1\nhex 0101 1 "é:1"\nend'
    assert read_map("x.board", text.encode("utf-8-sig")).map.notes(Hex(0, 0)) == (Note("é"),)
    document = read_map("x.board", text.encode("latin-1"))
    assert document.map.notes(Hex(0, 0)) == (Note("é"),)
    assert "latin-1" in {note["code"] for note in document.report.notes}


@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("woods:1", Note("woods", 1)),
        ("woods:2;foliage_elev:2", Note("woods", 2, "height 2")),
        ("foliage_elev:3;jungle:3", Note("jungle", 3, "height 3")),
        ("road:1:9", Note("road", 1, "exits 9")),
        ("road:1:0", Note("road", 1, "exits 0")),
        ("road:1:73", Note("road", 1, "exits 9")),  # only the low six bits
        ("rough:1;rough:2", Note("rough", 2)),  # the last one wins
        ("Rough:2", Note("rough", 2)),
        ("impassable:1", Note("impassable", 1)),
        ("magma:2", Note("magma", 2)),
        ("ground_fluff:7:2", Note("ground_fluff", 7, "exits 2")),
        ("unheard_of:5", Note("unheard_of", 5)),
    ],
)
def test_ground_cover_becomes_a_note(terrain: str, expected: Note) -> None:
    assert notes(3, terrain) == (expected,)
    assert one(3, terrain).map.ground(Hex(0, 0)) == 3
    assert not one(3, terrain).map.props


def test_water_lowers_the_ground_by_its_depth() -> None:
    document = one(2, "water:3;ice:1")
    assert document.map.ground(Hex(0, 0)) == -1
    assert document.map.notes(Hex(0, 0)) == (Note("water", 3), Note("ice", 1))
    assert one(2, "water:0").map.ground(Hex(0, 0)) == 2


def test_unknown_names_are_kept_and_reported() -> None:
    text = 'size 2 1\nhex 0101 0 "odd:1;woods:1"\nhex 0201 0 "odd:2;stranger:1"\nend'
    document = read_map("x.board", text.encode())
    assert document.report.unknown == {"odd": 2, "stranger": 1}
    assert document.report.lines() == ["Unknown terrain, kept as notes: odd (2), stranger."]


@pytest.mark.parametrize(
    ("level", "terrain", "expected"),
    [
        (2, "building:3;bldg_cf:70;bldg_elev:4", ("heavy building", 2, 6, 70)),
        (0, "building:5;bldg_cf:0;bldg_elev:1", ("wall", 0, 1, 1)),
        (-2, "fuel_tank:1;fuel_tank_cf:40;fuel_tank_elev:2", ("fuel tank", -2, 0, 40)),
        (1, "heavy_industrial:3", ("heavy industry", 1, 4, 40)),
        (1, "building:2;bldg_elev:1", ("medium building", 1, 2, 40)),
        (0, "bridge:2:9;bridge_cf:35;bridge_elev:4", ("medium bridge", 3, 4, 35)),
        (1, "water:3;bridge:1;bridge_cf:9;bridge_elev:1", ("light bridge", 1, 2, 9)),
        (1, "water:2;building:1;bldg_cf:9;bldg_elev:2", ("light building", -1, 3, 9)),
    ],
)
def test_structures_become_props(
    level: int, terrain: str, expected: tuple[str, int, int, int]
) -> None:
    assert props(level, terrain) == [expected]


def test_one_walks_under_a_bridge() -> None:
    board = one(0, "bridge:1;bridge_cf:9;bridge_elev:3").map
    assert board.surfaces(Hex(0, 0)) == (0, 3)
    assert board.solid_spans(Hex(0, 0)) == ((None, 0), (2, 3))


def test_features_that_no_prop_has_stay_a_note() -> None:
    terrain = "building:2:8;bldg_cf:40;bldg_elev:1;bldg_class:1;bldg_armor:5"
    assert notes(0, terrain) == (
        Note("building", 2, "exits 8"),
        Note("bldg_class", 1),
        Note("bldg_armor", 5),
    )


def test_structures_that_fit_no_prop_stay_notes() -> None:
    """A deck flush with dry ground, and a bridge inside a building."""
    flush = one(2, "bridge:1;bridge_cf:9;bridge_elev:0")
    assert not flush.map.props
    assert [note.kind for note in flush.map.notes(Hex(0, 0))] == [
        "bridge",
        "bridge_cf",
        "bridge_elev",
    ]
    assert flush.report.notes == ({"code": "prop-kept-as-note", "params": {"count": 1}},)
    inside = "building:2;bldg_cf:40;bldg_elev:3;bridge:1;bridge_cf:5;bridge_elev:2"
    assert props(0, inside) == [("medium building", 0, 3, 40)]


def test_a_deep_board_has_its_floor_at_the_bottom() -> None:
    assert one(-7, "water:2").map.floor == -9
    assert one(4, "").map.floor == 0


def test_fixture_valley() -> None:
    """A file with Windows line ends and a bit of everything."""
    document = read_file(BOARDS / "valley.board")
    assert (document.name, document.map.columns, document.map.rows) == ("valley", 6, 5)
    assert (document.map.lowest, document.map.highest) == (-2, 5)
    assert document.report.unknown == {"lichen": 1}
    names = sorted(prop.name for prop in document.map.props.values())
    assert names == ["fuel tank", "heavy building", "light bridge", "light bridge", "wall"]
    assert read_map("x.board", write_map("board", document.map)).map == document.map


def test_fixture_long_beyond_99_columns() -> None:
    board = read_file(BOARDS / "long.board").map
    assert (board.columns, board.rows) == (103, 2)
    assert [board.ground(from_offset(c, 1, "flat")) for c in (0, 99, 102)] == [1, 100, 103]


def test_export_speaks_megamek() -> None:
    document = one(3, "water:1;bridge:2:9;bridge_cf:30;bridge_elev:2")
    assert write_map("board", document.map).decode() == (
        'size 1 1\nhex 0101 3 "water:1;bridge:2:9;bridge_cf:30;bridge_elev:2" ""\nend\n'
    )


def test_export_names_a_terrain_for_our_own_props() -> None:
    """A named tower is a building, a hanging deck a bridge; damage shows in MegaMek's cf."""
    board = read_map("x.board", b'size 1 1\nhex 0101 2 ""\nend').map
    tower = board.with_prop(Prop("a", 0, 0, 2, 3, 50, 20, "Relay"))
    assert '2 "building:3;bldg_cf:20;bldg_elev:3"' in write_map("board", tower).decode()
    deck = board.with_prop(Prop("a", 0, 0, 5, 1, 10, 10, "Gantry"))
    assert '2 "bridge:1;bridge_cf:10;bridge_elev:4"' in write_map("board", deck).decode()


def test_absurd_construction_factors_are_cut_to_what_a_prop_can_have() -> None:
    assert props(0, "building:1;bldg_cf:999999999;bldg_elev:1") == [
        ("light building", 0, 1, 100_000)
    ]
