"""Generated maps: always the same from a seed, always crossed on foot, and every slider counts."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.formats.errors import FormatError
from app.formats.generator import HIGHEST, HIGHEST_SEED, KINDS, MOST_HEXES, generate
from app.formats.registry import read_map, write_map
from app.rules.geometry.field import Field
from app.rules.geometry.hexes import Cell, to_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.movement import Mover, reach

KIND = st.sampled_from(sorted(KINDS))
SEED = st.integers(0, HIGHEST_SEED)
ORIENTATION: Any = st.sampled_from(["flat", "pointy"])


def can_be_crossed(board: HexMap) -> bool:
    """Whether a unit walks from some hex of the left edge to the right one, by the rules."""
    field, tried = Field(board), set[Cell]()
    for row in range(board.rows):
        for h in (each for each in board.hexes() if to_offset(each, board.orientation) == (0, row)):
            for level in board.surfaces(h):
                start = Cell(*h, level)
                if start in tried:
                    continue
                found = reach(
                    field, Mover("u", start), "ground", 5 * board.columns * board.rows
                ).cells
                tried.update(cell for cell, step in found.items())
                ends = {to_offset(cell, board.orientation)[0] for cell in found}
                if board.columns - 1 in ends:
                    return True
    return False


@st.composite
def settings(draw: st.DrawFn) -> tuple[str, dict[str, int]]:
    kind = draw(KIND)
    values = st.integers(0, HIGHEST)
    return kind, draw(
        st.fixed_dictionaries({}, optional=dict.fromkeys(KINDS[kind].sliders, values))
    )


@given(settings(), st.integers(1, 40), st.integers(1, 30), ORIENTATION, SEED)
@example(("canyon", {"height": 10, "width": 0}), 40, 30, "flat", 1)
@example(("city", {"height": 10, "buildings": 10, "water": 10}), 40, 30, "pointy", 2)
@example(("pass", {"height": 10, "width": 0, "roughness": 10}), 40, 30, "flat", 3)
@example(("ruins", {"craters": 10, "buildings": 10}), 40, 30, "flat", 4)
@example(("islands", {"water": 10, "height": 10}), 1, 1, "flat", 5)
def test_every_map_can_be_crossed_on_foot(
    chosen: tuple[str, dict[str, int]], columns: int, rows: int, orientation: Any, seed: int
) -> None:
    kind, values = chosen
    made = generate(kind, columns, rows, orientation, seed, values)
    assert (made.map.columns, made.map.rows, made.map.orientation) == (columns, rows, orientation)
    assert can_be_crossed(made.map)
    again = generate(kind, columns, rows, orientation, seed, values)
    assert again.map == made.map
    data = write_map("hexframe", made.map, made.name)
    assert read_map("map.hexframe.json", data).map == made.map


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_largest_maps(kind: str) -> None:
    made = generate(kind, 200, 200, "flat", 7)
    assert can_be_crossed(made.map)


#: By kind: the beginning of the digest of a 30 x 20 map with seed 7 and its defaults.
DIGESTS = {
    "canyon": "d60ea364bf9740ae",
    "city": "67563bb4bdfa725a",
    "hills": "7f0a5126fab6ec38",
    "islands": "d6f0aa2659181891",
    "pass": "45218a826660f113",
    "ruins": "c50c2faf18a6705a",
}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_seed_gives_the_same_map_everywhere(kind: str) -> None:
    data = write_map("hexframe", generate(kind, 30, 20, "flat", 7).map, kind)
    assert sha256(data).hexdigest()[:16] == DIGESTS[kind]


@pytest.mark.parametrize(
    ("kind", "slider"), [(kind.name, name) for kind in KINDS.values() for name in kind.sliders]
)
def test_every_slider_changes_the_map(kind: str, slider: str) -> None:
    low, high = (generate(kind, 36, 26, "flat", 5, {slider: value}).map for value in (0, HIGHEST))
    assert low != high


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_another_seed_gives_another_map(kind: str) -> None:
    assert len({str(generate(kind, 20, 14, "flat", seed).map.chunks) for seed in range(4)}) == 4


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_map_has_heights_and_cover(kind: str) -> None:
    for seed in range(3):
        board = generate(kind, 40, 28, "flat", seed).map
        notes = sum(len(each) for chunk in board.chunks for each in chunk.notes.values())
        assert board.top - board.lowest >= 3
        assert notes + len(board.props) > board.columns * board.rows // 20


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("no-such-kind", {"kind": "moon\n" * 99}),
        ("no-such-slider", {"settings": {"buildings": 1, "cheese": 3}}),
        ("bad-slider", {"settings": {"height": 11}}),
        ("bad-slider", {"settings": {"height": -1}}),
        ("bad-seed", {"seed": -1}),
        ("bad-seed", {"seed": 2**32}),
        ("bad-size", {"columns": 0}),
        ("bad-size", {"rows": -5}),
        ("too-large", {"columns": 201}),
        ("too-large", {"columns": 10**60}),
        ("too-large", {"max_hexes": 39_999}),
    ],
)
def test_what_cannot_be_generated(code: str, fields: dict[str, Any]) -> None:
    with pytest.raises(FormatError) as refused:
        generate(**{"kind": "hills", "columns": 200, "rows": 200, **fields})
    assert refused.value.code == code
    assert len(str(refused.value)) < 300


def test_the_largest_size_is_the_documented_one() -> None:
    assert MOST_HEXES == 200 * 200


def test_the_guide_has_every_kind_with_its_settings() -> None:
    guide = Path("docs/map-formats.md").read_text("utf-8")
    for kind in KINDS.values():
        settings = ", ".join(f"`{name}` {usual}" for name, usual in kind.sliders.items())
        assert f"| `{kind.name}` |" in guide and f"| {settings} |" in guide
