"""Invalid boards: each fault has its code and line, and nothing is read in part."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.formats.registry import FormatError, read_file, read_map

BOARDS = Path(__file__).parent.parent / "fixtures" / "boards"


def fault(text: str | bytes, name: str = "x.board", max_hexes: int = 250_000) -> FormatError:
    """Returns the error of reading this."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(FormatError) as caught:
        read_map(name, data, max_hexes)
    assert caught.value.text()
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "empty", None),
        (" \r\n\n\t", "empty", None),
        ("# only a comment\n", "no-size", None),
        ("end\nsize 1 1", "no-size", None),
        ("size 1 1\nend", "too-few-hexes", 2),
        ('size 2 1\nhex 0101 0 ""\n', "too-few-hexes", 3),
        ('size 1 1\nhex 0101 0 ""\nhex 0201 0 ""\nend', "too-many-hexes", 3),
        ('\nhex 0101 0 ""\nsize 1 1\nend', "hex-before-size", 2),
        ('size 1 1\nhex 0101 0 ""\nsize 1 1', "size-again", 3),
        ("size 0 4", "bad-size", 1),
        ("size -3 4", "bad-size", 1),
        ("# \n\nsize 4", "bad-size", 3),
        ("size", "bad-size", 1),
        ("size 16x17 3", "bad-size", 1),
        ("size 1e3 3", "bad-size", 1),
        ("size 99999999999999999999 1", "bad-size", 1),
        ("size " + "9" * 5000 + " 1", "bad-size", 1),
        ("size 999999999 999999999", "too-large", 1),
        ("size 501 500", "too-large", 1),
        ("size 1 1\nhex 0101 x", "bad-level", 2),
        ("size 1 1\nhex 0101 1.5", "bad-level", 2),
        ("size 1 1\nhex 0101 " + "9" * 5000, "bad-level", 2),
        ('size 1 1\nhex 0101 1001 ""', "level-range", 2),
        ('size 1 1\nhex 0101 -999 "water:5"', "level-range", 2),
        ('size 1 1\nhex 0101 0 "building:1;bldg_elev:4000"', "level-range", 2),
        ("size 1 1\nhex", "bad-hex", 2),
        ("size 1 1\nhex 0101", "bad-hex", 2),
        ('size 1 1\nhex 0101 0 "" "" ""', "bad-hex", 2),
        ('size 1 1\nhex 0101 "0" ""', "bad-hex", 2),
        ('size 1 1\nhex 0101 0 "woods', "unclosed-quote", 2),
        ('size 1 1\nhex 0101 0 "woods"', "bad-terrain", 2),
        ('size 1 1\nhex 0101 0 "woods:"', "bad-terrain", 2),
        ('size 1 1\nhex 0101 0 ":1"', "bad-terrain", 2),
        ('size 1 1\nhex 0101 0 "woods:one"', "bad-terrain", 2),
        ('size 1 1\nhex 0101 0 "woods:1:2:3"', "bad-terrain", 2),
        ('size 1 1\nhex 0101 0 "woods:99999999999"', "bad-terrain", 2),
    ],
)
def test_faults(text: str, code: str, line: int | None) -> None:
    error = fault(text)
    assert (error.code, error.line) == (code, line)


def test_fixtures_that_contradict_themselves_or_end_early() -> None:
    for name, code in (
        ("16x17-contradictory.board", "too-few-hexes"),
        ("truncated.board", "unclosed-quote"),
        ("empty.board", "empty"),
    ):
        with pytest.raises(FormatError) as caught:
            read_file(BOARDS / name)
        assert caught.value.code == code


def test_the_limit_is_the_callers() -> None:
    assert fault('size 3 2\nhex 0101 0 ""', max_hexes=5).code == "too-large"


def test_a_file_of_100_mb_is_refused_before_it_is_read() -> None:
    assert fault(b"#" * 100_000_000).code == "too-big"


def test_a_long_file_is_not_taken_into_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.board"
    with path.open("wb") as file:
        file.truncate(2_000_000_000)  # sparse
    with pytest.raises(FormatError) as caught:
        read_file(path)
    assert caught.value.code == "too-big"


def test_files_that_are_no_map_are_refused() -> None:
    assert fault(b"\x89PNG\r\n\x1a\n\x00\x00", name="picture.png").code == "unknown-format"
    assert fault(b"\x89PNG\r\n\x1a\n\x00\x00", name="picture.board").code == "no-size"
    assert fault("hello", name="").code == "unknown-format"


def test_messages_quote_little_and_nothing_unprintable() -> None:
    text = fault("size 1 1\nhex 0101 \x07" + "x" * 500).text()
    assert len(text) < 200
    assert text.isprintable()
    assert text.startswith("line 2: ")


def test_a_missing_end_and_unknown_lines_are_only_reported() -> None:
    document = read_map("x.board", b'size 1 1\nwhatever 3\nhex 0101 0 ""\nmore')
    assert document.report.notes == (
        {"code": "no-end", "params": {}},
        {"code": "unknown-lines", "params": {"count": 2, "line": 2}},
    )
    assert len(document.report.lines()) == 2


def test_our_comment_damaged_is_only_a_comment() -> None:
    text = 'size 1 1\n#:hexframe 00000000 {"ground":\n#:hexframe map [\nhex 0101 2 ""\nend'
    document = read_map("x.board", text.encode())
    assert document.map.ground(next(iter(document.map.hexes()))) == 2
    assert [note["code"] for note in document.report.notes] == ["stale-details"]
