"""Redacted numbers: words and sums stay, parts and current values are removed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.combat import redact
from app.rules.frame_state.combat.redact import condition_word, fold_parts


@given(st.integers(0, 60), st.integers(1, 60), st.booleans())
@pytest.mark.rule("FS 1.5")
def test_the_condition_in_words(integrity: int, maximum: int, destroyed: bool) -> None:
    integrity = min(integrity, maximum)
    word = condition_word(integrity, maximum, destroyed=destroyed)
    assert (word == "destroyed") == (destroyed or integrity == 0)
    if word == "whole":
        assert integrity == maximum
    if word == "damaged":
        assert maximum / 2 < integrity < maximum
    if word == "badly-damaged":
        assert 0 < integrity <= maximum / 2


def test_a_destroyed_unit_is_destroyed_whatever_is_left_of_it() -> None:
    assert condition_word(5, 9, destroyed=True) == "destroyed"
    assert condition_word(0, 9, destroyed=False) == "destroyed"


def part(value: int, name: str = "Aim Assist") -> dict[str, Any]:
    return {"source": "frame", "name": name, "value": value, "grades": 1}


def roll(*values: int, sides: int = 8) -> dict[str, Any]:
    return {"sides": sides, "plus": sum(values), "least": 1, "parts": [part(v) for v in values]}


def test_parts_fold_into_their_sum() -> None:
    assert fold_parts([part(2), part(-5)]) == [
        {"source": "untold", "name": "in all", "value": -3, "grades": 0}
    ]
    assert fold_parts([part(2), part(-2)]) == []


def exchange(table: str) -> dict[str, Any]:
    return {
        "table": table, "test": roll(1, 2), "mark": {"value": 7, "parts": [part(4), part(3)]},
        "damage": roll(3), "missed": None, "direct": roll(2), "mitigation": roll(5), "ablative": 2,
        "more": 1, "beyond": 1, "shock": 2,
    }  # fmt: skip


@pytest.mark.parametrize("table", ["proactive", "reactive"])
@pytest.mark.parametrize("attacker", [False, True])
@pytest.mark.parametrize("target", [False, True])
def test_an_exchange_hides_each_sides_own(table: str, attacker: bool, target: bool) -> None:
    shown = redact.redact_exchange(exchange(table), attacker=attacker, target=target)
    names = [name for name, hides in (("attacker", attacker), ("target", target)) if hides]
    assert shown["untold"] == names
    tester, other = (target, attacker) if table == "reactive" else (attacker, target)
    assert (len(shown["test"]["parts"]) == 1) == tester
    assert (len(shown["mark"]["parts"]) == 1) == other
    assert (shown["test"]["plus"], shown["mark"]["value"]) == (3, 7)
    assert (shown["damage"]["parts"][0]["name"] == "in all") == attacker
    assert (shown["beyond"] is None) == attacker
    assert (shown["mitigation"] is None) == target
    assert (shown["ablative"] is None) == target
    assert shown["shock"] == 2


def outcome() -> dict[str, Any]:
    rolled = {"sides": 8, "face": 3, "parts": [part(1), part(1)], "total": 5}
    return {
        "aim": {"result": "hit", "test": rolled, "mark": 4},
        "damage": {"base": rolled, "direct": None, "guarded": 1, "total": 5},
        "mitigation": rolled,
        "met": {"negated": 1, "mitigated": 2, "mitigated_bonus": 0, "more": 0, "through": 2},
        "impact": {"mitigated": 1, "doubled": 0, "guarded": 0, "shock": 0, "total": 1,
                   "negates": 0},
        "harm": {"integrity_lost": 2, "stability_lost": 1, "integrity": 5, "stability": 3,
                 "staggers": False, "recovers": False, "destroyed": False, "bulk": None},
        "staggered_before": False, "early": False, "staggers": False, "conditions": [1],
    }  # fmt: skip


def test_an_outcome_discloses_damage_but_not_what_is_left() -> None:
    told = redact.redact_outcome(outcome(), attacker=False, target=False, dodged=False)
    assert told == outcome()
    shown = redact.redact_outcome(outcome(), attacker=False, target=True, dodged=False)
    assert shown["met"]["through"] == 2
    assert shown["met"]["mitigated"] is None
    assert (shown["harm"]["integrity_lost"], shown["harm"]["integrity"]) == (2, None)
    assert (shown["impact"]["total"], shown["impact"]["mitigated"]) == (1, None)
    assert shown["mitigation"] is None
    assert shown["staggers"] is False
    assert (shown["damage"]["guarded"], shown["damage"]["total"]) == (None, 5)
    assert len(shown["aim"]["test"]["parts"]) == 2
    bare = redact.redact_outcome(outcome(), attacker=True, target=True, dodged=True, states=True)
    assert (bare["staggers"], bare["conditions"]) == (None, [])
    assert bare["harm"]["staggers"] is None
    assert len(bare["aim"]["test"]["parts"]) == 1
    assert len(bare["damage"]["base"]["parts"]) == 1
    missed = redact.redact_outcome(
        {**outcome(), "damage": None}, attacker=True, target=False, dodged=False
    )
    assert missed["damage"] is None
