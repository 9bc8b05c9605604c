"""The query of a free roll gives its exact odds before the roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from app.engine.queries.notation import MAX_TOTALS
from tests.engine.play import Table

TABLE = Table()


def asked(notation: str, who: str = "ann") -> dict[str, Any]:
    answer = TABLE.ask(who, "notation", notation=notation)
    assert isinstance(answer, dict), answer
    return answer


def exact(answer: dict[str, Any]) -> dict[int, Fraction]:
    return {int(total): Fraction(odds["exact"]) for total, odds in answer["totals"].items()}


def test_a_roll_with_everything() -> None:
    found = asked("2D6 kh1 + 2 # over the gap")
    assert (found["notation"], found["comment"]) == ("2d6kh1+2", "over the gap")
    assert (found["min"], found["max"]) == (3, 8)
    highest = [max(dice) for dice in product(range(1, 7), repeat=2)]
    assert exact(found) == {f + 2: Fraction(highest.count(f), 36) for f in range(1, 7)}
    assert found["average"]["exact"] == "233/36"
    assert found["below"] == found["above"] == {"p": 0.0, "exact": "0"}


@pytest.mark.parametrize(
    ("notation", "least", "highest", "average"),
    [
        ("4d6kl1", 1, 6, "2275/1296"),
        ("3d10+1d4-2", 2, 32, "17"),
        ("1d6-1d4", -3, 5, "1"),
        ("d%", 1, 100, "101/2"),
        ("7 - 2", 5, 5, "5"),
        ("-3", -3, -3, "-3"),
    ],
)
def test_ends_and_average(notation: str, least: int, highest: int, average: str) -> None:
    found = asked(notation)
    assert (found["min"], found["max"]) == (least, highest)
    assert found["average"]["exact"] == average
    odds = exact(found)
    assert (min(odds), max(odds), sum(odds.values())) == (least, highest, 1)


def test_exploding_has_no_end() -> None:
    found = asked("d8!")
    assert (found["min"], found["max"]) == (1, None)
    assert found["totals"]["9"]["exact"] == "1/64"
    assert found["average"]["p"] == pytest.approx(36 / 7)
    odds, above = exact(found), Fraction(found["above"]["exact"])
    assert sum(odds.values()) + above == 1
    assert 0 < above < Fraction(1, 10**7)
    assert asked("10 - d8!")["min"] is None


def test_the_odds_of_many_totals_are_cut_to_the_middle() -> None:
    for notation in ("2d1000", "1d1000"):
        found = asked(notation)
        below, above = Fraction(found["below"]["exact"]), Fraction(found["above"]["exact"])
        assert len(found["totals"]) == MAX_TOTALS
        assert sum(exact(found).values()) + below + above == 1
        assert abs(below - above) < Fraction(1, 100)


def test_expensive_odds_give_only_the_least_and_the_most() -> None:
    found = asked("100d1000")
    assert (found["min"], found["max"]) == (100, 100_000)
    assert found["totals"] is found["average"] is found["above"] is None
    assert found["reason"] == {"code": "odds-too-costly", "params": {}}
    assert asked("99d6")["reason"] is None


def test_invalid_notation_is_refused_as_for_a_roll() -> None:
    answer = TABLE.ask("eve", "notation", notation="2d")
    assert answer.code == TABLE.refuse("ann", "dice.roll", notation="2d").code
    assert answer.params == TABLE.refuse("ann", "dice.roll", notation="2d").params
