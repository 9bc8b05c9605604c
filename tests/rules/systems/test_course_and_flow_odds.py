"""The odds of Course and Flow, against an enumeration of every roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from app.messages import system_texts
from app.rules.systems import SYSTEMS
from app.rules.systems.course_and_flow.odds import chances
from app.rules.systems.course_and_flow.state import DICE, Die, Face
from tests.rules.systems.playing import fits

SYSTEM = SYSTEMS["course-and-flow"]
FACES = range(1, 7)
BONUS = [f"high-{die}" for die in DICE]
TOTAL = 36


def by_hand(
    course: tuple[Die, int], dice: tuple[Die, Die], threshold: int, modifiers: int
) -> dict[str, Fraction]:
    """Enumerates all 36 rolls; the player takes the better die of each."""
    ways = dict.fromkeys(("tie", "not-yet", "win", "intent", "token", "may-tie"), 0)
    ways.update({f"high-{die}": 0 for die in (*dice, course[0])})
    for a in FACES:
        for b in FACES:
            elections = []
            bonuses = set()
            for die, face in ((dice[0], a), (dice[1], b)):
                if face == course[1]:
                    came = "tie"
                elif face + course[1] + modifiers <= 6:
                    came = "not-yet"
                elif face + course[1] + modifiers < threshold:
                    came = "win"
                else:
                    came = "intent"
                six = (face == 6) + (course[1] == 6)
                elections.append((["tie", "not-yet", "win", "intent"].index(came), six, came))
                if face > course[1]:
                    bonuses.add(f"high-{die}")
                if face < course[1]:
                    bonuses.add(f"high-{course[0]}")
            best = sorted(elections)[-1]
            ways[best[2]] += 1
            ways["token"] += best[1] >= 1
            ways["may-tie"] += course[1] in (a, b)
            for bonus in bonuses:
                ways[bonus] += 1
    return {name: Fraction(n, TOTAL) for name, n in ways.items()}


@pytest.mark.rule("CF 12.1")
@pytest.mark.parametrize("face", FACES)
def test_every_threshold_flow_and_skill_is_counted_out(face: int) -> None:
    dice: tuple[Die, Die] = ("compelling", "sneaky")
    for threshold in range(7, 21):
        for modifiers in range(15):
            found = chances(Face("daring", face), dice, threshold, modifiers)
            assert found == by_hand(("daring", face), dice, threshold, modifiers)
            assert sum(found[name] for name in ("tie", "not-yet", "win", "intent")) == 1


@pytest.mark.rule("CF 12.1")
@pytest.mark.parametrize("course", DICE)
def test_every_pair_beside_every_course_is_counted_out(course: Die) -> None:
    rest = [die for die in DICE if die != course]
    for dice in permutations(rest, 2):
        for face in FACES:
            for threshold in (7, 10, 13, 16):
                found = chances(Face(course, face), dice, threshold, 2)
                assert found == by_hand((course, face), dice, threshold, 2)


@pytest.mark.rule("CF 12.1")
@given(
    course=st.sampled_from(DICE),
    face=st.integers(1, 6),
    threshold=st.integers(7, 30),
    flow=st.integers(0, 12),
    skill=st.integers(0, 12),
    pick=st.integers(0, 5),
)
def test_the_question_for_odds_gives_them(
    course: Die, face: int, threshold: int, flow: int, skill: int, pick: int
) -> None:
    dice = list(combinations([die for die in DICE if die != course], 2))[pick]
    roll: dict[str, Any] = {
        "course": {"die": course, "face": face},
        "dice": list(dice),
        "threshold": threshold,
        "flow": flow,
        "skill": skill,
    }
    Draft202012Validator(dict(SYSTEM.form)).validate(roll)
    outcomes = SYSTEM.odds(roll)["outcomes"]
    expected = by_hand((course, face), dice, threshold, flow + skill)
    assert {name: Fraction(odds["exact"]) for name, odds in outcomes.items()} == expected
    assert all(abs(odds["p"] - expected[name]) < 1e-12 for name, odds in outcomes.items())
    assert set(outcomes) <= set(system_texts(SYSTEM.name)["words"])


@pytest.mark.rule("CF 12.1")
def test_one_case_by_hand() -> None:
    """Course 4, threshold 10, Flow 1: only two fours tie, 1 and 1 sum to 6, and 5 makes 10."""
    roll = {
        "course": {"die": "daring", "face": 4},
        "dice": ["sneaky", "thriving"],
        "threshold": 10,
        "flow": 1,
    }
    outcomes = SYSTEM.odds(roll)["outcomes"]
    assert {name: odds["exact"] for name, odds in outcomes.items()} == {
        "tie": "1/36",
        "not-yet": "1/12",
        "win": "1/3",
        "intent": "5/9",
        "token": "11/36",
        "may-tie": "11/36",
        "high-sneaky": "1/3",
        "high-thriving": "1/3",
        "high-daring": "3/4",
    }


def test_a_course_of_six_always_gives_a_token() -> None:
    found = chances(Face("daring", 6), ("sneaky", "thriving"), 10, 0)
    assert found["token"] == 1
    assert found["high-daring"] == Fraction(35, 36)


BAD = {
    "nothing": {},
    "a face of 7": {"course": {"die": "daring", "face": 7}},
    "a die that is none": {"dice": ["sneaky", "lucky"]},
    "one die": {"dice": ["sneaky"]},
    "the same die twice": {"dice": ["sneaky", "sneaky"]},
    "the Course's die": {"dice": ["sneaky", "daring"]},
    "a threshold below 2": {"threshold": 1},
    "a threshold that asks nothing": {"threshold": 6},
    "a Flow below 0": {"flow": -1},
    "a text for a skill": {"skill": "2"},
    "an unknown part": {"luck": 1},
}


@pytest.mark.parametrize("name", BAD)
def test_a_roll_that_does_not_fit(name: str) -> None:
    good = {
        "course": {"die": "daring", "face": 4},
        "dice": ["sneaky", "thriving"],
        "threshold": 10,
    }
    assert SYSTEM.odds(good)
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEM.odds({**good, **BAD[name]} if BAD[name] else {})


@given(data=st.data())
def test_a_roll_that_fits_has_odds_or_says_why_not(data: st.DataObject) -> None:
    roll = data.draw(fits(SYSTEM.form))
    course, (first, second) = roll["course"]["die"], roll["dice"]
    if first == second or course in (first, second):
        with pytest.raises(ValueError, match=r"di(e|ce)"):
            SYSTEM.odds(roll)
    else:
        assert SYSTEM.odds(roll)["outcomes"]
