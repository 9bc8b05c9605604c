"""Hex coordinates: test vectors shared with the browser, and their laws."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import (
    Cell,
    Hex,
    Orientation,
    disk,
    distance,
    from_offset,
    label,
    line,
    neighbours,
    ring,
    to_offset,
)
from tests.rules.strategies import hexes, orientations

VECTORS: dict[str, list[Any]] = json.loads(
    (Path(__file__).parent.parent / "fixtures" / "hexes.json").read_text()
)


def centre(h: Hex) -> tuple[float, float]:
    """Returns the centre of a flat-top hex in the plane, with neighbours 1 apart."""
    return h.q * math.sqrt(3) / 2, h.r + h.q / 2


class TestVectors:
    def test_offset(self) -> None:
        for v in VECTORS["offset"]:
            assert to_offset(Hex(*v["hex"]), v["orientation"]) == tuple(v["offset"])
            assert from_offset(*v["offset"], v["orientation"]) == Hex(*v["hex"])

    def test_neighbours_and_distance(self) -> None:
        for v in VECTORS["neighbours"]:
            assert neighbours(Hex(*v["hex"])) == tuple(Hex(*h) for h in v["neighbours"])
        for v in VECTORS["distance"]:
            assert distance(Hex(*v["a"]), Hex(*v["b"])) == v["distance"]

    def test_line_ring_disk(self) -> None:
        for v in VECTORS["line"]:
            assert line(Hex(*v["a"]), Hex(*v["b"])) == [Hex(*h) for h in v["line"]]
        for v in VECTORS["ring"]:
            assert ring(Hex(*v["centre"]), v["radius"]) == [Hex(*h) for h in v["hexes"]]
        for v in VECTORS["disk"]:
            assert disk(Hex(*v["centre"]), v["radius"]) == [Hex(*h) for h in v["hexes"]]

    def test_label(self) -> None:
        for v in VECTORS["label"]:
            assert label(Hex(*v["hex"]), v["orientation"]) == v["label"]


class TestKnown:
    def test_flat_odd_columns_lie_lower(self) -> None:
        east = {to_offset(h, "flat") for h in neighbours(from_offset(1, 1, "flat"))}
        assert east == {(1, 0), (1, 2), (0, 1), (0, 2), (2, 1), (2, 2)}

    def test_pointy_odd_rows_lie_to_the_right(self) -> None:
        around = {to_offset(h, "pointy") for h in neighbours(from_offset(1, 1, "pointy"))}
        assert around == {(0, 1), (2, 1), (1, 0), (2, 0), (1, 2), (2, 2)}

    def test_flat_neighbours_go_clockwise_from_north(self) -> None:
        x0, y0 = centre(Hex(0, 0))
        angles = [
            math.degrees(math.atan2(x - x0, -(y - y0))) % 360
            for x, y in map(centre, neighbours(Hex(0, 0)))
        ]
        assert [round(angle) for angle in angles] == [0, 60, 120, 180, 240, 300]

    def test_labels(self) -> None:
        assert label(from_offset(3, 4, "flat"), "flat") == "0405"
        assert label(from_offset(102, 6, "pointy"), "pointy") == "103.007"

    @pytest.mark.rule("FS 5.0.2")
    def test_a_cell_knows_its_hex(self) -> None:
        assert Cell(2, -3, 7).hex == Hex(2, -3)


class TestLaws:
    @given(hexes, orientations)
    def test_offset_round_trip(self, h: Hex, orientation: Orientation) -> None:
        assert from_offset(*to_offset(h, orientation), orientation) == h

    @given(hexes, hexes, hexes)
    def test_distance_is_a_metric(self, a: Hex, b: Hex, c: Hex) -> None:
        assert (distance(a, b) == 0) == (a == b)
        assert distance(a, b) == distance(b, a)
        assert distance(a, c) <= distance(a, b) + distance(b, c)

    @given(hexes)
    @pytest.mark.rule("FS 5.0.1")
    def test_neighbours_are_one_step_away_and_mutual(self, h: Hex) -> None:
        around = neighbours(h)
        assert len(set(around)) == 6
        assert all(distance(h, n) == 1 and h in neighbours(n) for n in around)

    @given(hexes, hexes)
    def test_distance_is_the_fewest_steps(self, a: Hex, b: Hex) -> None:
        n = distance(a, b)
        assert n == 0 or min(distance(step, b) for step in neighbours(a)) == n - 1

    @given(hexes, hexes)
    def test_a_line_is_a_shortest_path_and_the_same_both_ways(self, a: Hex, b: Hex) -> None:
        found = line(a, b)
        assert (found[0], found[-1]) == (a, b)
        assert len(found) == distance(a, b) + 1
        assert all(distance(*pair) == 1 for pair in itertools.pairwise(found))
        assert found == line(b, a)[::-1]

    @given(hexes, hexes)
    def test_a_line_keeps_to_the_straight_one(self, a: Hex, b: Hex) -> None:
        (ax, ay), (bx, by) = centre(a), centre(b)
        length = math.hypot(bx - ax, by - ay) or 1.0
        for x, y in map(centre, line(a, b)):
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
            assert off <= 1 / math.sqrt(3) + 1e-5

    @given(hexes, st.integers(0, 8))
    def test_rings_make_up_the_disk(self, h: Hex, radius: int) -> None:
        rings = [ring(h, n) for n in range(radius + 1)]
        assert [len(r) for r in rings] == [6 * n or 1 for n in range(radius + 1)]
        assert all(distance(h, found) == n for n, r in enumerate(rings) for found in r)
        assert disk(h, radius) == sorted(found for r in rings for found in r)

    @given(hexes, st.integers(1, 8))
    def test_a_ring_goes_round(self, h: Hex, radius: int) -> None:
        found = ring(h, radius)
        closed = zip(found, [*found[1:], found[0]], strict=True)
        assert all(distance(*pair) == 1 for pair in closed)
