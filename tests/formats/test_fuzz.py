"""Reading any bytes gives a map or a FormatError, and nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.formats.registry import FORMATS, FormatError, read_map, write_map
from app.rules.geometry.terrain import HexMap
from tests.counts import counts
from tests.formats.strategies import maps

LIMIT = 400
PIECES = st.sampled_from(
    [
        "size 2 2", "size 1 1", "size", "hex 0101 0 \"\" \"\"", "hex 0101", "hex", "0101", "end",
        "-1", "7", "99999999999", '"woods:1"', '"building:2:8;bldg_elev:3;bldg_cf:0"', '"water:-4"',
        '"bridge:1;bridge_elev:-9"', '"', "'", "\\", "#", "/", "#:hexframe map {\"floor\":-9999}",
        "#:hexframe 0 {}", "\n", "\r\n", "\r", " ", "\t", "\x00", "\ufeff", "note", "option", "²",
    ]
)  # fmt: skip


def named(fmt: str) -> str:
    """Returns a file name for a format."""
    return "x" + FORMATS[fmt].suffixes[-1]


def survives(name: str, data: bytes) -> None:
    """Reads bytes. A readable map can be written and read again."""
    try:
        document = read_map(name, data, LIMIT)
    except FormatError as error:
        assert error.text()
        return
    assert document.map.columns * document.map.rows <= LIMIT
    for fmt in FORMATS:
        if fmt != "board" or document.map.orientation == "flat":
            assert read_map(named(fmt), write_map(fmt, document.map), LIMIT).map == document.map


@settings(max_examples=counts(200, 20_000), deadline=None)
@given(st.sampled_from([*map(named, FORMATS), "x"]), st.binary(max_size=300))
def test_any_bytes(name: str, data: bytes) -> None:
    survives(name, data)


@settings(max_examples=counts(400, 40_000), deadline=None)
@given(st.lists(PIECES, max_size=40), st.sampled_from(["", " "]))
def test_shuffled_board_tokens(pieces: list[str], between: str) -> None:
    survives("x.board", between.join(pieces).encode())


@settings(max_examples=counts(300, 20_000), deadline=None)
@given(maps(), st.sampled_from(list(FORMATS)), st.data())
def test_good_files_with_a_piece_changed(board: HexMap, fmt: str, data: st.DataObject) -> None:
    good = write_map(fmt, board)
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 30)))
    new = data.draw(st.binary(max_size=6) | st.sampled_from([b"9" * 30, b'"', b"\n", b"null"]))
    survives(named(fmt), good[:start] + new + good[end:])
