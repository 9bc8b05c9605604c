"""Exact distributions against an enumeration of every roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from app.rules.dice import odds

WEIGHTS = st.dictionaries(st.integers(-4, 9), st.integers(1, 5), min_size=1, max_size=4)


def rolls(weights: odds.Weights) -> list[int]:
    """Yields every combination of faces."""
    return [value for value, ways in weights.items() for _ in range(ways)]


def test_a_plain_die() -> None:
    assert odds.uniform(4) == {1: 1, 2: 1, 3: 1, 4: 1}


@given(one=WEIGHTS, other=WEIGHTS)
def test_a_sum_of_two(one: odds.Weights, other: odds.Weights) -> None:
    expected = Counter(a + b for a, b in product(rolls(one), rolls(other)))
    assert odds.convolve(one, other) == dict(expected)


@given(one=WEIGHTS, times=st.integers(0, 3))
def test_a_sum_of_several(one: odds.Weights, times: int) -> None:
    expected = Counter(sum(some) for some in product(rolls(one), repeat=times))
    assert odds.repeat(one, times) == dict(expected)


@given(
    one=st.dictionaries(st.integers(-4, 9), st.integers(1, 2), min_size=1, max_size=3),
    count=st.integers(1, 4),
    highest=st.booleans(),
    data=st.data(),
)
def test_keeping_some_dice(
    one: odds.Weights, count: int, highest: bool, data: st.DataObject
) -> None:
    kept = data.draw(st.integers(1, count))
    expected = Counter(
        sum(sorted(some, reverse=highest)[:kept]) for some in product(rolls(one), repeat=count)
    )
    assert odds.keep(one, count, kept, highest=highest) == dict(expected)


@given(sides=st.integers(2, 5), limit=st.integers(0, 3))
def test_an_exploding_die(sides: int, limit: int) -> None:
    expected: Counter[int] = Counter()
    for faces in product(range(1, sides + 1), repeat=limit + 1):
        total = 0
        for face in faces:
            total += face
            if face < sides:
                break
        expected[total] += 1
    assert odds.exploding(sides, limit) == dict(expected)


def test_ways_become_fractions_in_order() -> None:
    found = odds.fractions({3: 1, 1: 2, 2: 3})
    assert list(found.items()) == [(1, Fraction(1, 3)), (2, Fraction(1, 2)), (3, Fraction(1, 6))]


def test_odds_as_they_are_shown() -> None:
    third = odds.odds_document(
        {"miss": Fraction(1, 3), "hit": Fraction(2, 3), "critical": Fraction(0)}
    )
    assert third["hit"] == {"p": 2 / 3, "exact": "2/3"}
    assert third["critical"] == {"p": 0.0, "exact": "0"}
    assert list(third) == ["miss", "hit", "critical"]
