"""The die of Q* and its exact odds: examples, and rolls enumerated up to a bounded remainder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.dice.chance import FixedChance
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.dice import Die, die_name, die_of, roll, rounded_down, step_of

BOUND = Fraction(1, 10**12)
#: Rolls less likely than this are omitted. There are two such ends: after a face and after a one.
LEAST = BOUND / 10
SIDES = st.sampled_from([4, 6, 8, 10, 12])
DICE = st.builds(Die, SIDES, st.integers(-6, 6))

#: A result: its total without bonuses, None for a critical failure.
Result = tuple[int | None, Fraction]


def enumerated(sides: int, bound: Fraction) -> Iterator[Result]:
    """Yields every roll face by face, while it is likelier than the bound."""
    for first in range(1, sides + 1):
        p = Fraction(1, sides)
        if first == 1:
            for second in range(1, sides + 1):
                if second == 1:
                    yield None, p / sides
                else:
                    yield from exploded(1, second, sides, p / sides, bound)
        else:
            yield from exploded(0, first, sides, p, bound)


def exploded(so_far: int, face: int, sides: int, p: Fraction, bound: Fraction) -> Iterator[Result]:
    """Yields the results after a face; the highest face is rolled again and added."""
    if face < sides:
        yield so_far + face, p
    elif p >= bound:
        for again in range(1, sides + 1):
            yield from exploded(so_far + face, again, sides, p / sides, bound)


@cache
def results(sides: int, bound: Fraction = LEAST) -> tuple[Result, ...]:
    """Returns all results."""
    return tuple(enumerated(sides, bound))


def total(found: Iterable[tuple[Any, Fraction]]) -> Fraction:
    return sum((p for _, p in found), Fraction(0))


# -- the die


@pytest.mark.parametrize(
    ("sides", "faces", "natural", "critical"),
    [
        (4, [2], 2, False),
        (4, [3], 3, False),
        (4, [4, 1], 5, False),
        (4, [4, 4, 4, 2], 14, False),
        (12, [12, 11], 23, False),
        (6, [1, 1], 2, True),
        (6, [1, 2], 3, False),
        (6, [1, 5], 6, False),
        (6, [1, 6, 3], 10, False),
        (6, [1, 6, 6, 1], 14, False),
        (6, [6, 1], 7, False),
        (10, [10, 10, 1], 21, False),
    ],
)
@pytest.mark.rule("QS 3.1", "QS 4.1", "QS 4.2", "QS 4.3")
def test_the_worked_rolls(sides: int, faces: list[int], natural: int, critical: bool) -> None:
    chance = FixedChance(faces)
    rolled = roll(sides, chance)
    assert (list(rolled.faces), rolled.natural, rolled.critical) == (faces, natural, critical)
    assert rolled.dice_data == [{"sides": sides, "faces": faces, "face": natural}]
    with pytest.raises(ValueError, match="no face is left"):
        chance.die(sides)


@pytest.mark.parametrize(
    ("step", "name", "die"),
    [
        (0, "d4", Die(4)),
        (1, "d6", Die(6)),
        (2, "d8", Die(8)),
        (3, "d10", Die(10)),
        (4, "d12", Die(12)),
        (5, "d12+1", Die(12, 1)),
        (7, "d12+3", Die(12, 3)),
    ],
)
@pytest.mark.rule("QS 1.2")
def test_the_steps_of_a_die(step: int, name: str, die: Die) -> None:
    assert die_name(step) == name
    assert die_of(step) == die
    assert step_of(die.sides, die.bonus) == step


@pytest.mark.parametrize(
    ("fraction", "whole"), [((7, 2), 3), ((1, 3), 0), ((6, 2), 3), ((-1, 2), -1), ((0, 4), 0)]
)
@pytest.mark.rule("QS 7.1")
def test_fractions_are_rounded_down(fraction: tuple[int, int], whole: int) -> None:
    assert rounded_down(Fraction(*fraction)) == whole


# -- the odds of a check


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_omitted_outcomes_are_below_the_bound(sides: int) -> None:
    assert 0 < 1 - total(results(sides)) < BOUND


@given(die=DICE, difficulty=st.integers(-5, 40))
@pytest.mark.rule("QS 2.1", "QS 8.1")
def test_the_odds_of_a_check_equal_enumeration(die: Die, difficulty: int) -> None:
    found = odds.check(die, difficulty)
    assert list(found) == ["success", "failure", "critical"]
    assert sum(found.values()) == 1
    rolls = results(die.sides)
    left = 1 - total(rolls)
    success = sum(p for n, p in rolls if n is not None and n + die.bonus >= difficulty)
    assert 0 <= found["success"] - success <= left < BOUND
    assert found["critical"] == sum(p for n, p in rolls if n is None)


@given(die=DICE, n=st.integers(-5, 60))
def test_the_chance_of_a_total_equals_enumeration(die: Die, n: int) -> None:
    rolls = results(die.sides)
    expected = sum(p for rolled, p in rolls if rolled is not None and rolled + die.bonus == n)
    assert abs(odds.exactly(die, n) - expected) < BOUND
    assert odds.at_least(die, n) - odds.at_least(die, n + 1) == odds.exactly(die, n)


@given(die=DICE)
@pytest.mark.rule("QS 8.1")
def test_the_distribution_of_the_total_is_whole(die: Die) -> None:
    found = odds.totals(die)
    assert sum(found.values()) == 1
    (rest,) = (name for name in found if name.endswith("+"))
    assert 0 < found[rest] < odds.REMAINDER
    assert 0 not in found.values()
    expected: dict[str, Fraction] = {}
    for n, p in results(die.sides):
        name = "critical" if n is None else str(n + die.bonus)
        expected[name] = expected.get(name, Fraction(0)) + p
    for name, p in found.items():
        if name != rest:
            assert abs(p - expected[name]) < BOUND


@pytest.mark.rule("QS 4.2")
def test_worked_odds_of_a_d4_against_4() -> None:
    """4 explodes to 5 or more; a one then 3 is 4, a one then 4 is 6 or more; two ones fail."""
    assert odds.check(Die(4), 4) == {
        "success": Fraction(1, 4) + Fraction(1, 4) * Fraction(2, 4),
        "failure": Fraction(9, 16),
        "critical": Fraction(1, 16),
    }


@pytest.mark.rule("QS 4.1")
def test_two_ones_fail_whatever_the_bonuses() -> None:
    assert odds.check(Die(6, 50), 4) == {
        "success": Fraction(35, 36),
        "failure": Fraction(0),
        "critical": Fraction(1, 36),
    }


@pytest.mark.rule("QS 3.2")
def test_a_d12_with_a_number_explodes_on_the_natural_12() -> None:
    assert odds.at_least(Die(12, 3), 16) == odds.at_least(Die(12), 13)
    assert odds.exactly(Die(12, 1), 13) == odds.exactly(Die(12), 12) == Fraction(1, 144)


# -- the odds of a contest


def fought(a: Die, b: Die, bound: Fraction) -> tuple[Fraction, Fraction, Fraction]:
    """Enumerates one round of both rolls. Returns: a wins, b wins, the omitted rest."""
    mine = [(worth(n, a), p) for n, p in results(a.sides, bound)]
    theirs = [(worth(n, b), p) for n, p in results(b.sides, bound)]
    wins = loses = Fraction(0)
    for best, p in mine:
        wins += p * sum((q for other, q in theirs if other < best), Fraction(0))
        loses += p * sum((q for other, q in theirs if other > best), Fraction(0))
    return wins, loses, 1 - total(mine) * total(theirs)


def worth(n: int | None, die: Die) -> tuple[bool, int]:
    """Returns the order of a result: a critical failure is below everything else, whatever the
    bonuses."""
    return (False, 0) if n is None else (True, n + die.bonus)


@settings(max_examples=30)
@given(a=DICE, b=DICE)
@pytest.mark.rule("QS 8.2")
def test_a_round_of_a_contest_equals_enumeration(a: Die, b: Die) -> None:
    found = odds.first_round(a, b)
    wins, loses, left = fought(a, b, Fraction(1, 10**4))
    assert 0 <= found["win"] - wins <= left
    assert 0 <= found["lose"] - loses <= left
    assert sum(found.values()) == 1
    assert left < Fraction(1, 10**3)


@pytest.mark.parametrize(
    ("a", "b"), [(Die(4), Die(4, 1)), (Die(6, -2), Die(10)), (Die(8), Die(12, 3))], ids=str
)
@pytest.mark.rule("QS 8.2")
def test_a_contest_equals_deep_enumeration(a: Die, b: Die) -> None:
    wins, loses, left = fought(a, b, Fraction(1, 10**14))
    assert left < BOUND
    found = odds.first_round(a, b)
    assert abs(found["win"] - wins) < BOUND
    assert abs(found["lose"] - loses) < BOUND
    assert abs(odds.contest(a, b)["win"] - wins / (wins + loses)) < BOUND


@given(a=DICE, b=DICE)
def test_the_two_sides_of_a_contest_agree(a: Die, b: Die) -> None:
    mine, theirs = odds.contest(a, b), odds.contest(b, a)
    assert mine["win"] == theirs["lose"]
    assert sum(mine.values()) == 1
    if a == b:
        assert mine["win"] == Fraction(1, 2)


@settings(max_examples=20)
@given(a=DICE, b=DICE)
@pytest.mark.rule("QS 8.2")
def test_answering_a_roll_is_a_part_of_the_whole(a: Die, b: Die) -> None:
    """The average over the first side's rolls equals the chance before any roll."""
    average = odds.critical(b) * odds.answer(a, b, None)["win"]
    for n in range(b.bonus + 2, b.bonus + 150):
        if p := odds.exactly(b, n):
            answer = odds.answer(a, b, n)
            assert sum(answer.values()) == 1
            average += p * answer["win"]
    assert abs(average - odds.contest(a, b)["win"]) < BOUND
