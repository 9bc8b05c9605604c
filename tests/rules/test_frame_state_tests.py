"""Frame State's tests: examples, both tables, and odds against an enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.dice.chance import FixedChance
from app.rules.frame_state.tests import (
    OUTCOMES,
    Die,
    Kind,
    odds,
    outcome,
    roll_dice,
    score,
    score_distribution,
)
from app.rules.systems import SYSTEMS

GAME_DICE = st.lists(st.sampled_from([0, 4, 6, 8, 10, 12]), max_size=4)
MODIFIERS = st.lists(st.integers(-4, 4), max_size=3)
KINDS: list[Kind] = ["proactive", "reactive"]


def enumerated(dice: list[int], modifiers: list[int]) -> dict[int, Fraction]:
    """Every roll one by one, scored by the rule."""
    sides = [each for each in dice if each]
    seen: Counter[int] = Counter()
    for faces in product(*(range(1, each + 1) for each in sides)):
        aced = any(face == each for face, each in zip(faces, sides, strict=True))
        seen[max(faces, default=0) + sum(modifiers) + (2 if aced else 0)] += 1
    return {result: Fraction(seen[result], seen.total()) for result in sorted(seen)}


@given(dice=GAME_DICE, modifiers=MODIFIERS)
def test_the_distribution_of_scores_equals_enumeration(
    dice: list[int], modifiers: list[int]
) -> None:
    distribution = score_distribution(dice, modifiers)
    assert distribution == enumerated(dice, modifiers)
    assert list(distribution) == sorted(distribution)
    assert sum(distribution.values()) == 1


@given(dice=GAME_DICE, modifiers=MODIFIERS, mark=st.integers(-5, 20), kind=st.sampled_from(KINDS))
@pytest.mark.rule("FS 3.6")
def test_the_odds_of_outcomes_equal_enumeration(
    dice: list[int], modifiers: list[int], mark: int, kind: Kind
) -> None:
    expected = dict.fromkeys(OUTCOMES[kind], Fraction(0))
    for result, p in enumerated(dice, modifiers).items():
        expected[outcome(kind, result - mark)] += p
    assert odds(kind, dice, modifiers, mark) == expected


@given(data=st.data(), modifiers=MODIFIERS)
@pytest.mark.rule("FS 3.3")
def test_a_scored_roll_is_one_of_the_distribution(
    data: st.DataObject, modifiers: list[int]
) -> None:
    sides = data.draw(GAME_DICE)
    rolled = [Die(each, data.draw(st.integers(1, each))) for each in sides if each]
    scored = score(rolled, modifiers)
    assert score_distribution(sides, modifiers)[scored.score] > 0
    if scored.kept is not None:
        assert rolled[scored.kept].face == max(die.face for die in rolled)


@pytest.mark.parametrize(
    ("margin", "proactive", "reactive"),
    [
        (-9, "miss", "fumble"),
        (-2, "miss", "fumble"),
        (-1, "miss", "miss"),
        (0, "hit", "miss"),
        (1, "hit", "hit"),
        (2, "critical", "hit"),
        (9, "critical", "hit"),
    ],
)
@pytest.mark.rule("FS 3.4")
def test_the_two_tables(margin: int, proactive: str, reactive: str) -> None:
    assert outcome("proactive", margin) == proactive
    assert outcome("reactive", margin) == reactive


@pytest.mark.rule("FS 3.2")
def test_worked_example_of_a_discarded_ace() -> None:
    scored = score([Die(4, 4), Die(8, 6)], [1])
    assert (scored.kept, scored.ace, scored.score) == (1, True, 9)
    assert outcome("proactive", scored.score - 8) == "hit"
    assert outcome("reactive", scored.score - 8) == "hit"


@pytest.mark.rule("FS 3.4")
def test_worked_examples_of_a_draw_and_a_fumble() -> None:
    draw = score([Die(6, 3)]).score - 3
    assert (outcome("proactive", draw), outcome("reactive", draw)) == ("hit", "miss")
    assert outcome("reactive", score([Die(12, 1)], [-2]).score - 1) == "fumble"


@pytest.mark.rule("FS 3.2")
def test_several_aces_give_the_bonus_once() -> None:
    assert score([Die(4, 4), Die(4, 4), Die(6, 6)]).score == 8


@pytest.mark.rule("FS 3.2")
def test_of_equal_dice_the_first_is_kept() -> None:
    assert score([Die(6, 2), Die(8, 5), Die(6, 5)]).kept == 1


@pytest.mark.rule("FS 3.5")
def test_a_test_without_dice_is_legal() -> None:
    scored = score([], [3, -1])
    assert (scored.kept, scored.ace, scored.score) == (None, False, 2)
    assert score_distribution([0, 0], [3, -1]) == {2: Fraction(1)}


@pytest.mark.rule("FS 2.2")
def test_dice_of_grade_0_are_not_rolled() -> None:
    assert roll_dice([0, 8, 0, 4], FixedChance([5, 4])) == (Die(8, 5), Die(4, 4))


@pytest.mark.rule("FS 2.2")
def test_one_d4_by_hand() -> None:
    assert score_distribution([4]) == {
        1: Fraction(1, 4),
        2: Fraction(1, 4),
        3: Fraction(1, 4),
        6: Fraction(1, 4),
    }


def roll(**changed: Any) -> dict[str, Any]:
    return {"kind": "reactive", "dice": ["d4"], "modifiers": [1], "mark": 4, **changed}


def test_the_registry_answers_a_roll_as_data() -> None:
    answer = SYSTEMS["frame-state"].odds(roll())
    assert answer["outcomes"] == {
        "fumble": {"p": 0.25, "exact": "1/4"},
        "miss": {"p": 0.5, "exact": "1/2"},
        "hit": {"p": 0.25, "exact": "1/4"},
    }
    assert answer["scores"]["7"] == {"p": 0.25, "exact": "1/4"}


def test_without_a_mark_only_the_scores_are_known() -> None:
    answer = SYSTEMS["frame-state"].odds({"kind": "proactive", "dice": ["none", "d6"]})
    assert answer["outcomes"] is None
    assert len(answer["scores"]) == 6


@pytest.mark.parametrize(
    "changed",
    [
        {"kind": "sideways"},
        {"dice": "d4"},
        {"dice": ["d5"]},
        {"dice": [4]},
        {"dice": ["d4"] * 21},
        {"modifiers": 3},
        {"modifiers": [1] * 21},
        {"modifiers": [True]},
        {"modifiers": [0.5]},
        {"mark": 1001},
        {"mark": "8"},
        {"more": 1},
    ],
)
def test_a_roll_that_does_not_fit_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        SYSTEMS["frame-state"].odds(roll(**changed))


@pytest.mark.parametrize(
    "given_roll",
    [roll(), roll(mark=None), roll(dice=[]), roll(dice=["none"]), roll(mark=2000), roll(more=1)],
)
def test_the_form_and_the_odds_agree_on_what_fits(given_roll: dict[str, Any]) -> None:
    import jsonschema_rs

    system = SYSTEMS["frame-state"]
    checker = jsonschema_rs.Draft202012Validator(cast(dict[str, Any], dict(system.form)))
    if checker.is_valid(given_roll):
        system.odds(given_roll)
    else:
        with pytest.raises(ValueError):
            system.odds(given_roll)
