"""The examples in docs/map-formats.md can be read, and its statements are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.formats.registry import FORMATS, read_map, size_limit

PAGE = (Path(__file__).parents[2] / "docs" / "map-formats.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("fence", "start", "name"),
    [("json", "{", "x.json"), ("json tiled", "{", "x.tmj"), ("", "size", "x.board")],
)
def test_the_examples_are_maps(fence: str, start: str, name: str) -> None:
    blocks = re.findall(
        rf"^```{fence}\n({re.escape(start)}.*?)^```", PAGE, re.DOTALL | re.MULTILINE
    )
    assert len(blocks) == 1
    assert read_map(name, blocks[0].encode()).map.columns > 0


def test_every_format_and_suffix_is_named() -> None:
    for entry in FORMATS.values():
        for suffix in entry.suffixes:
            assert f"`{suffix}`" in PAGE


def test_the_example_of_tiled_means_what_the_page_says() -> None:
    block = re.findall(r"^```json tiled\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[0]
    board = read_map("x.tmj", block.encode()).map
    assert [board.ground(h) for h in board.hexes()] == [2, 0, None]
    assert [(prop.q, prop.base, prop.integrity) for prop in board.props.values()] == [(1, 0, 12)]
    assert {note.kind for h in board.hexes() for note in board.notes(h)} == {"woods"}


def test_the_byte_limit_is_as_stated() -> None:
    assert "1 MiB and 200 bytes for each hex" in PAGE
    assert size_limit(1000) == 1024**2 + 200 * 1000
