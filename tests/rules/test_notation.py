"""Dice notation: parsing, writing, rolling, exact odds, and every error with its position."""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.rules.dice.chance import FixedChance, SeededChance
from app.rules.dice.notation import (
    CODES,
    MAX_DICE,
    MAX_EXPLOSIONS,
    MAX_LENGTH,
    MAX_TERMS,
    DiceTerm,
    Notation,
    NotationError,
    NumberTerm,
    distribution,
    parse_notation,
    roll,
)


@st.composite
def dice_terms(draw: st.DrawFn, most: int = 8, sides: int = 20) -> DiceTerm:
    count = draw(st.integers(1, most))
    kept = draw(st.integers(1, count))
    many = draw(st.integers(1, sides))
    return DiceTerm(
        draw(st.sampled_from([1, -1])),
        count,
        many,
        kept,
        draw(st.booleans()) if kept < count else True,
        many > 1 and draw(st.booleans()),
    )


NUMBERS = st.builds(NumberTerm, st.sampled_from([1, -1]), st.integers(0, 1000))
COMMENTS = st.text(max_size=20).map(str.strip)
NOTATIONS = st.builds(
    Notation, st.lists(dice_terms() | NUMBERS, min_size=1, max_size=5).map(tuple), COMMENTS
)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("2d6kh1+2 # jump jets", "2d6kh1+2 # jump jets"),
        ("4d6kl1", "4d6kl1"),
        ("d8!", "1d8!"),
        ("3d10+1d4-2", "3d10+1d4-2"),
        (" - D% ", "-1d100"),
        ("+ 2 d 6 K", "2d6kh1"),
        ("4d6dl1", "4d6kh3"),
        ("4d6dh", "4d6kl3"),
        ("3d6kl3", "3d6"),
        ("3d6!kh2", "3d6!kh2"),
        ("3d6 kh2 ! + 1", "3d6!kh2+1"),
        ("7", "7"),
        ("0-3", "0-3"),
        ("d6 # a # b", "1d6 # a # b"),
        ("d6#", "1d6"),
        ("d6 # Sprung über die Klippe", "1d6 # Sprung über die Klippe"),
    ],
)
def test_accepted_notation(text: str, canonical: str) -> None:
    assert str(parse_notation(text)) == canonical


@given(notation=NOTATIONS)
@example(notation=Notation((NumberTerm(-1, 0),), "#"))
def test_a_notation_survives_its_text(notation: Notation) -> None:
    assert parse_notation(str(notation)) == notation


@pytest.mark.parametrize(
    ("text", "code", "position", "params"),
    [
        ("", "notation-empty", 1, {}),
        ("   # only a reason", "notation-empty", 1, {}),
        ("d6" + " " * MAX_LENGTH, "notation-too-long", MAX_LENGTH + 1, {"limit": MAX_LENGTH}),
        ("2x6", "notation-syntax", 2, {"found": "x"}),
        ("2d", "notation-syntax", 2, {"found": "d"}),
        ("2d6 3", "notation-syntax", 5, {"found": "3"}),
        ("2d6+", "notation-unfinished", 5, {}),
        ("2d6 +  ", "notation-unfinished", 8, {}),
        ("2d6--1", "notation-syntax", 5, {"found": "-"}),
        ("  hello", "notation-syntax", 3, {"found": "h"}),
        ("d6 + ²", "notation-syntax", 6, {"found": "²"}),
        ("2d6kx", "notation-syntax", 5, {"found": "x"}),
        ("+".join(["1"] * (MAX_TERMS + 1)), "notation-too-many-terms", 41, {"limit": MAX_TERMS}),
        ("101d6", "notation-dice", 1, {"limit": MAX_DICE}),
        ("1 + 0d6", "notation-dice", 5, {"limit": MAX_DICE}),
        ("99d6+2d4", "notation-dice", 6, {"limit": MAX_DICE}),
        ("2d0", "notation-sides", 3, {"limit": 1000}),
        ("d1001", "notation-sides", 2, {"limit": 1000}),
        ("9" * 150 + "d6", "notation-dice", 1, {"limit": MAX_DICE}),
        ("1000001", "notation-number", 1, {"limit": 1_000_000}),
        ("3d6kh4", "notation-keep", 4, {"count": 3}),
        ("3d6kh0", "notation-keep", 4, {"count": 3}),
        ("3d6dl3", "notation-keep", 4, {"count": 3}),
        ("3d6kh1kl1", "notation-twice", 7, {"found": "kl"}),
        ("3d6!!", "notation-twice", 5, {"found": "!"}),
        ("d1!", "notation-endless", 3, {}),
    ],
)
def test_invalid_notation(
    text: str, code: str, position: int, params: dict[str, int | str]
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_notation(text)
    assert (caught.value.code, caught.value.position) == (code, position)
    assert caught.value.params == {"position": position, **params}
    assert set(params) == set(CODES[code])


@given(text=st.text(alphabet="0123456789dkhl!%+- #x\t", max_size=40) | st.text(max_size=40))
def test_any_text_is_read_or_explained(text: str) -> None:
    try:
        notation = parse_notation(text)
    except NotationError as error:
        assert error.code in CODES
        assert 1 <= error.position <= len(text) + 1
    else:
        assert parse_notation(str(notation)) == notation


def test_rolling_shows_every_die_in_order() -> None:
    rolled = roll(parse_notation("3d6kh2 - d4 + 10"), FixedChance([2, 6, 2, 3]))
    first, second, third = rolled.terms
    assert [(die.faces, die.kept) for die in first.dice] == [
        ((2,), True),
        ((6,), True),
        ((2,), False),
    ]
    assert (first.subtotal, second.subtotal, third.subtotal) == (8, -3, 10)
    assert third.dice == ()
    assert rolled.total == 15


def test_keeping_the_lowest_keeps_the_first_of_equals() -> None:
    rolled = roll(parse_notation("3d6kl1"), FixedChance([5, 2, 2]))
    assert [die.kept for die in rolled.terms[0].dice] == [False, True, False]


def test_an_exploding_die_counts_as_one() -> None:
    rolled = roll(parse_notation("2d4!kh1"), FixedChance([4, 4, 1, 3]))
    dice = rolled.terms[0].dice
    assert [(die.faces, die.value, die.kept) for die in dice] == [
        ((4, 4, 1), 9, True),
        ((3,), 3, False),
    ]
    assert rolled.total == 9


def test_explosions_come_to_an_end() -> None:
    rolled = roll(parse_notation("d2!"), FixedChance([2] * (MAX_EXPLOSIONS + 5)))
    assert len(rolled.terms[0].dice[0].faces) == MAX_EXPLOSIONS + 1


def enumerated(notation: Notation) -> dict[int, Fraction]:
    """Enumerates every roll of dice that do not explode, through `roll` itself."""
    sides = [
        term.sides
        for term in notation.terms
        if isinstance(term, DiceTerm)
        for _ in range(term.count)
    ]
    seen = Counter(
        roll(notation, FixedChance(faces)).total
        for faces in product(*(range(1, each + 1) for each in sides))
    )
    return {total: Fraction(seen[total], seen.total()) for total in sorted(seen)}


@pytest.mark.parametrize(
    "text",
    ["2d6kh1+2", "4d4kl1", "3d4-1d6", "3d6kh2-2", "2d4dl1+d3", "5", "4d3kl2-d2+1", "d6-d6"],
)
def test_exact_odds_equal_enumeration(text: str) -> None:
    notation = parse_notation(text)
    found = distribution(notation)
    assert found == enumerated(notation)
    assert found is not None
    assert list(found) == sorted(found)


def test_exact_odds_of_an_exploding_die() -> None:
    found = distribution(parse_notation("d6!"))
    assert found is not None
    assert (found[5], 6 in found, found[7]) == (Fraction(1, 6), False, Fraction(1, 36))
    assert sum(found.values()) == 1


@given(
    notation=st.builds(
        Notation, st.lists(dice_terms(most=4, sides=8), min_size=1, max_size=3).map(tuple)
    )
)
@settings(max_examples=40)
def test_a_roll_is_always_among_the_odds(notation: Notation) -> None:
    found = distribution(notation)
    total = roll(notation, SeededChance(b"seed", "t", "s", 0, "c")).total
    assert found is None or (found[total] > 0 and sum(found.values()) == 1)


@pytest.mark.parametrize("text", ["100d1000", "50d20kh25", "4d1000!", "99d1000kl1"])
def test_odds_that_cost_too_much_are_not_tried(text: str) -> None:
    assert distribution(parse_notation(text)) is None


@pytest.mark.parametrize(
    "text", ["20d12", "2d1000", "2d20kh1+5", "4d6kh3", "6d6kh3", "2d6!", "d1000!"]
)
def test_odds_of_common_notations_are_feasible(text: str) -> None:
    started = time.process_time()
    assert distribution(parse_notation(text)) is not None
    assert time.process_time() - started < 5
