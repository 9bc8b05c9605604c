"""The registry: detection, names, and that every code has a text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import app.formats
from app.formats.document import REPORT_TEXTS
from app.formats.errors import TEXTS, FormatError
from app.formats.registry import FORMATS, read_file, read_map, size_limit, write_map
from app.rules.geometry.terrain import HexMap

SOURCES = "\n".join(
    path.read_text() for path in sorted(Path(app.formats.__file__).parent.rglob("*.py"))
)
BLANK = HexMap.blank(3, 2, "flat")


def test_every_code_raised_has_a_text_and_every_text_is_used() -> None:
    raised = set(re.findall(r'(?:FormatError|\.error)\(\s*"([a-z-]+)"', SOURCES))
    assert raised == set(TEXTS)


def test_every_report_code_has_a_text_and_every_text_is_used() -> None:
    told = set(re.findall(r'(?:"code": |tally\[)"([a-z0-9-]+)"', SOURCES))
    assert told == set(REPORT_TEXTS)


@pytest.mark.parametrize("name", ["", "map", "map.txt", "MAP.BOARD", r"C:\maps\map.board"])
def test_a_board_is_known_by_suffix_or_content(name: str) -> None:
    assert read_map(name, write_map("board", BLANK)).report.format == "board"


@pytest.mark.parametrize("name", ["", "map", "map.txt", "a.json", "a.HEXFRAME.json"])
def test_our_json_is_known_by_suffix_or_content(name: str) -> None:
    assert read_map(name, write_map("hexframe", BLANK)).report.format == "hexframe"


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Cold Gorge.board", "Cold Gorge"),
        (r"C:\maps\Ford.BOARD", "Ford"),
        ("../../etc/ford.board", "ford"),
        ("ford.hexframe.json", "ford"),
        (".board", "Map"),
        ("x" * 100 + ".board", "x" * 79 + "…"),
        ("", "Map"),
    ],
)
def test_the_name_of_a_map(name: str, title: str) -> None:
    fmt = "hexframe" if "json" in name else "board"
    assert read_map(name, write_map(fmt, BLANK)).name == title


def test_an_unknown_format_is_refused_with_the_known_ones() -> None:
    with pytest.raises(FormatError) as caught:
        write_map("tiled", BLANK)
    assert caught.value.code == "no-such-format"
    assert all(name in caught.value.text() for name in FORMATS)


def test_a_map_of_the_greatest_size_fits_the_byte_limit(tmp_path: Path) -> None:
    """500 x 500 hexes in every format, read again from a file."""
    board = HexMap.blank(500, 500, "flat", 7)
    for fmt, suffix in (("hexframe", "json"), ("board", "board"), ("tmj", "tmj"), ("tmx", "tmx")):
        path = tmp_path / f"large.{suffix}"
        path.write_bytes(write_map(fmt, board))
        assert path.stat().st_size < size_limit(250_000)
        assert read_file(path).map == board
