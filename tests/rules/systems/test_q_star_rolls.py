"""Odds of Q* as data: valid and invalid forms."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from app.rules.systems import SYSTEMS


def ask(**roll: Any) -> dict[str, Any]:
    Draft202012Validator(SYSTEMS["q-star"].form).validate(roll)
    return SYSTEMS["q-star"].odds(roll)


def test_a_check_as_data() -> None:
    answer = ask(die="d4")
    assert answer["outcomes"]["success"] == {"p": 0.375, "exact": "3/8"}
    assert answer["totals"]["2"] == {"p": 0.25, "exact": "1/4"}
    assert ask(die="d4", difficulty=4, shifts=[3, -2])["outcomes"] == answer_to("d4", 5)
    assert ask(die="d4", difficulty=None)["outcomes"] is None


def answer_to(die: str, difficulty: int) -> dict[str, Any]:
    return ask(die=die, difficulty=difficulty)["outcomes"]  # type: ignore[no-any-return]


def test_a_contest_as_data() -> None:
    answer = ask(die="d6", other_die="d6", bonus=1, other_bonus=1)
    assert answer["outcomes"]["win"] == {"p": 0.5, "exact": "1/2"}
    assert set(answer["round"]) == {"win", "lose", "again"}
    assert set(answer) == {"outcomes", "round"}


@pytest.mark.parametrize(
    "changed",
    [
        {"die": "d5"},
        {"die": 4},
        {"die": None},
        {"bonus": "1"},
        {"bonus": 1001},
        {"bonus": True},
        {"difficulty": 0},
        {"difficulty": 1001},
        {"difficulty": "four"},
        {"shifts": 3},
        {"shifts": [1] * 21},
        {"shifts": [2, 1]},
        {"shifts": [-3]},
        {"shifts": [0.5]},
        {"other_die": "d20"},
        {"other_bonus": None},
        {"mark": 4},
    ],
)
def test_a_roll_that_does_not_fit(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEMS["q-star"].odds({"die": "d4", **changed})
