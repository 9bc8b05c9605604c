"""The range of levels over which relief is tinted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import from_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.relief import tint_span


def hilly(levels: dict[tuple[int, int], int | None]) -> HexMap:
    """A map of 30 x 30 hexes with these levels by column and row, else 0."""
    blank = HexMap.blank(30, 30, "flat")
    return blank.set_ground({from_offset(*at, "flat"): level for at, level in levels.items()})


def test_an_ordinary_map_is_tinted_from_its_lowest_to_its_highest() -> None:
    peaks = hilly({(3, 3): 9, (4, 4): 6, (20, 20): -5})
    assert tint_span(peaks) == (-5, 8)
    half = hilly({(column, row): column // 3 for column in range(30) for row in range(30)})
    assert tint_span(half) == (0, 9)


def test_one_absurd_hill_or_hole_does_not_stretch_the_colours() -> None:
    slope = {(column, row): column // 3 for column in range(30) for row in range(30)}
    assert tint_span(hilly({**slope, (3, 3): 999})) == (0, 17)
    assert tint_span(hilly({**slope, (3, 3): -999})) == (-8, 9)


def test_without_ground_it_is_the_floor() -> None:
    void = hilly({(column, row): None for column in range(30) for row in range(30)})
    assert tint_span(void) == (void.floor, void.floor)


@given(
    st.dictionaries(
        st.tuples(st.integers(0, 29), st.integers(0, 29)), st.integers(-900, 900), max_size=40
    )
)
def test_the_tint_span_covers_nearly_all_of_the_ground(
    levels: dict[tuple[int, int], int],
) -> None:
    map_ = hilly(dict(levels))
    low, high = tint_span(map_)
    assert map_.lowest <= low <= high <= map_.highest
    grounds = [map_.ground(hex_) for hex_ in map_.hexes()]
    inside = sum(ground is not None and low <= ground <= high for ground in grounds)
    assert inside >= len(grounds) * 0.95
