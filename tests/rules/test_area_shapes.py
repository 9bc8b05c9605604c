"""Shapes of areas: radius, line and cone."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.area_shapes import area_hexes
from app.rules.geometry.hexes import Hex, disk, distance

#: The page has the same shapes: tests/js/area_shapes.test.js.
SHAPES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "fixtures" / "area-shapes.json").read_text()
)
HEXES = st.builds(Hex, st.integers(-12, 12), st.integers(-12, 12))


@pytest.mark.parametrize("case", SHAPES, ids=lambda c: f"{c['shape']}-{c['at']}-{c['to']}")
def test_shapes_of_the_fixture(case: dict[str, Any]) -> None:
    found = area_hexes(case["shape"], Hex(*case["at"]), Hex(*case["to"]))
    assert [list(hex_) for hex_ in found] == case["hexes"]


def angle(at: Hex, to: Hex) -> float:
    q, r = to.q - at.q, to.r - at.r
    return math.atan2(r * math.sqrt(3) / 2, q + r / 2)


@given(HEXES, HEXES)
def test_a_cone_is_sixty_degrees_wide(at: Hex, to: Hex) -> None:
    found = set(area_hexes("cone", at, to))
    assert at not in found and (to in found) == (at != to)
    for hex_ in disk(at, distance(at, to) + 1):
        if hex_ == at:
            continue
        off = abs(math.remainder(angle(at, hex_) - angle(at, to), math.tau))
        inside = distance(at, hex_) <= distance(at, to) and off <= math.pi / 6 + 1e-9
        assert (hex_ in found) == inside


@given(HEXES, HEXES)
def test_a_line_has_one_hex_for_each_step(at: Hex, to: Hex) -> None:
    found = area_hexes("line", at, to)
    assert [distance(at, hex_) for hex_ in found] == list(range(1, distance(at, to) + 1))
    assert not found or found[-1] == to


@given(HEXES, HEXES)
def test_a_radius_has_all_hexes_as_near(at: Hex, to: Hex) -> None:
    found = area_hexes("radius", at, to)
    n = distance(at, to)
    assert len(found) == len(set(found)) == 3 * n * (n + 1) + 1
    assert max(distance(at, hex_) for hex_ in found) == n
