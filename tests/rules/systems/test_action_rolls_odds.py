"""Action Rolls: exact odds against an enumeration of every roll, and against played attempts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from app.rules.systems.action_rolls import SYSTEM, odds
from tests.counts import LONG
from tests.rules.systems.action_rolls_game import Game

ROLL = range(-4, 5) if LONG else (-2, -1, 0, 1, 3)
EACH = range(-3, 4) if LONG else (-3, 0, 2)
ONCE = range(-6, 7, 2) if LONG else (-5, 0, 4)
THRESHOLDS = range(2, 15)
#: More than the sum of any roll.
SUMS = 1000


def every_roll(dice: int, sides: int) -> np.ndarray[Any, Any]:
    """Returns all rolls of equal dice, one per row."""
    faces = np.arange(1, sides + 1, dtype=np.int16)
    return np.stack(np.meshgrid(*[faces] * dice, indexing="ij"), -1).reshape(-1, dice)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.rule("AR 12.1")
def test_odds_are_those_of_all_rolls(dice: int, sides: int) -> None:
    every = every_roll(dice, sides)
    total = len(every)
    ones = Counter((every == 1).sum(axis=1).tolist())
    assert odds.ones(dice, sides) == {n: Fraction(ones[n], total) for n in range(dice + 1)}
    for roll in ROLL:
        values = np.maximum(every + roll, 1)
        for threshold in THRESHOLDS:
            enough = values >= threshold
            # rolls with the same number and sum of successes have the same effect
            alike = np.bincount(enough.sum(axis=1) * SUMS + (values * enough).sum(axis=1))
            kinds = np.flatnonzero(alike)
            (wins, sums), count = np.divmod(kinds, SUMS), alike[kinds]
            for each, once in product(EACH, ONCE):
                effect = np.where(wins > 0, np.maximum(sums + wins * each + once, 0), 0)
                ways = np.bincount(effect, weights=count)
                known = odds.chances(dice, sides, threshold, roll, each, once)
                assert known.success == Fraction(int(count[wins > 0].sum()), total)
                assert known.effects == {
                    value: Fraction(int(n), total) for value, n in enumerate(ways) if n
                }
                assert known.mean == Fraction(int((effect * count).sum()), total)


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("attribute", range(-1, 9))
@pytest.mark.rule("AR 12.4")
def test_odds_of_saves_are_those_of_all_rolls(dice: int, attribute: int) -> None:
    every = every_roll(dice, 6)
    failed = Counter((every > attribute).sum(axis=1).tolist())
    expected = {n: Fraction(failed[n], len(every)) for n in range(dice + 1)}
    assert odds.save(dice, attribute) == expected


@pytest.mark.rule("AR 12.1")
def test_the_preview_is_what_play_comes_to() -> None:
    """Each of the 64 rolls of 2d8 is played to its end. Mistakes are declared, extras go to the
    effect."""
    game = Game().can("ann", value=2).announce()
    game.frame(threshold=6, roll=[1, -2], each=[1], once=[-3, 1])
    preview = game.offer("roll").previews[1]
    assert preview.when == {"dice": 2}
    start, ones = game.slice, Counter[int]()
    wins = effects = 0
    for faces in product(range(1, 9), repeat=2):
        game.slice = start
        game.roll(*faces)
        ones[faces.count(1)] += 1
        if game.slice["attempts"] and game.attempt()["stage"] == "extras":
            game.at("extras-rest")
        if game.slice["attempts"]:
            game.at("mistakes", text="a click")
        wins += game.result["success"]
        effects += game.result["effect"] or 0
    assert preview.outcomes["success"]["exact"] == str(Fraction(wins, 64))
    assert preview.outcomes["effect"]["exact"] == str(Fraction(effects, 64))
    assert preview.outcomes["effect"]["mean"] == effects / 64
    for count in range(3):
        assert preview.outcomes[f"ones-{count}"]["exact"] == str(Fraction(ones[count], 64))


@pytest.mark.rule("AR 12.1")
def test_a_roll_over_rest() -> None:
    answer = SYSTEM.odds(
        {"kind": "action", "level": "master", "dice": 2, "threshold": 9, "once": -10}
    )
    assert answer["outcomes"]["success"]["exact"] == "9/25"
    assert answer["outcomes"]["failure"]["exact"] == "16/25"
    assert answer["effects"]["0"]["exact"] == "24/25"
    assert answer["effects"]["10"]["exact"] == "1/100"
    assert answer["mean"] == {"mean": 0.36, "exact": "9/25"}
    assert list(answer["ones"]) == ["0", "1", "2"]


@pytest.mark.rule("AR 12.2")
def test_a_hidden_threshold_leaves_only_the_ones() -> None:
    answer = SYSTEM.odds({"kind": "action", "level": "legend", "dice": 1, "threshold": None})
    assert answer["ones"]["1"] == {"p": 1 / 12, "exact": "1/12"}
    assert (answer["outcomes"], answer["effects"], answer["mean"]) == (None, None, None)


@pytest.mark.rule("AR 12.3")
def test_a_struggle_never_tells_its_chance_of_success() -> None:
    for threshold in (2, 4, 5, 13):
        answer = SYSTEM.odds({"kind": "struggle", "threshold": threshold})
        assert answer == SYSTEM.odds({"kind": "struggle"})
        assert answer["outcomes"] is None
        assert answer["ones"] == {
            "0": {"p": 0.75, "exact": "3/4"},
            "1": {"p": 0.25, "exact": "1/4"},
        }


def test_a_save_over_rest() -> None:
    answer = SYSTEM.odds({"kind": "save", "dice": 2, "attribute": 4})
    assert answer["outcomes"]["success"]["exact"] == "4/9"
    assert answer["failed"]["2"]["exact"] == "1/9"
    assert odds.save_preview(2, 4) == {
        "success": {"p": 4 / 9, "exact": "4/9"},
        "failed-1": {"p": 4 / 9, "exact": "4/9"},
        "failed-2": {"p": 1 / 9, "exact": "1/9"},
    }


@pytest.mark.parametrize(
    "roll",
    [
        {"kind": "vehicle"},
        {"kind": "action", "more": 1},
        {"kind": "action", "level": "expert"},
        {"kind": "action", "level": 6},
        {"kind": "action", "dice": 0},
        {"kind": "action", "dice": 6},
        {"kind": "action", "dice": True},
        {"kind": "action", "threshold": 1},
        {"kind": "action", "threshold": "7"},
        {"kind": "action", "threshold": 100},
        {"kind": "action", "roll": 1.5},
        {"kind": "struggle", "dice": 2},
        {"kind": "save", "dice": 11},
        {"kind": "save", "attribute": None},
    ],
)
def test_rolls_that_do_not_fit(roll: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEM.odds(roll)
