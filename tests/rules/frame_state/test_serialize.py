"""Exchanges and outcomes as documents: every number has its source."""

from __future__ import annotations

import json
from typing import Any

from app.rules.frame_state.combat.attack import resolve
from app.rules.frame_state.combat.exchange import Adjust, Exchange, Situation, burn_of, exchange_of
from app.rules.frame_state.combat.model import Condition, InflictedCondition
from app.rules.frame_state.combat.outcome import Outcome
from app.rules.frame_state.combat.serialize import exchange_document, outcome_document
from tests.rules.frame_state.sample_fights import STUFF, fighter, numbers, pilot, profile


def sent(document: dict[str, Any]) -> Any:
    """Returns a value after encoding and decoding; nothing may be lost."""
    assert json.loads(json.dumps(document)) == document
    return document


def of(exchange: Exchange) -> Any:
    return sent(exchange_document(exchange))


def came_to(outcome: Outcome) -> Any:
    return sent(outcome_document(outcome))


def test_an_exchange() -> None:
    weapon = profile(
        6, targeting=1, on_miss="bare", inflicts=(InflictedCondition("emp", 2, sides=4),)
    )
    shown = of(exchange_of(pilot("a"), weapon, fighter("t"), STUFF, Situation(distance=8)))
    assert (shown["attacker"], shown["target"], shown["weapon"]) == ("a", "t", "w1")
    assert (shown["table"], shown["roller"], shown["damage_type"]) == ("proactive", "a", STUFF)
    assert shown["test"] == {
        "sides": 4,
        "plus": -1,
        "least": 0,
        "parts": [
            {"source": "targeting", "name": "Targeting", "value": 1, "grades": 0},
            {"source": "beyond", "name": "Beyond range", "value": -2, "grades": 0},
        ],
    }
    evasion = {"source": "evasion", "name": "Evasion", "value": 3, "grades": 0}
    assert shown["mark"] == {"value": 3, "parts": [evasion]}
    assert shown["missed"]["sides"] == 6
    assert shown["conditions"] == [{"kind": "emp", "tier": 2, "on": "hit", "sides": 4}]
    assert shown["mitigation"]["plus"] == 3


def test_rollers_are_named() -> None:
    weapon = profile(unmitigable=True)
    assert of(exchange_of(fighter("a"), weapon, pilot("t"), STUFF))["roller"] == "t"
    shown = of(exchange_of(fighter("a"), weapon, fighter("t"), STUFF))
    assert (shown["roller"], shown["mitigation"], shown["missed"]) == ("", None, None)
    fire = burn_of(pilot("t"), Condition("burning", by="a", burn=4), STUFF, rolled=True)
    assert (of(fire)["roller"], of(fire)["test"]) == ("", None)


def test_an_outcome_says_everything() -> None:
    weapon = profile(6, inflicts=(InflictedCondition("scratched", 1),))
    target = pilot("t", integrity=3, numbers=numbers(bulk=6, plating=1))
    exchange = exchange_of(pilot("a"), weapon, target, STUFF)
    faces = {"targeting": 4, "damage": 6, "direct": 4, "mitigate": 2, "bulk": 5}
    shown = came_to(resolve(exchange, faces))
    assert (shown["result"], shown["destroyed"], shown["staggers"]) == ("direct", False, False)
    assert shown["aim"]["test"]["face"] == 4
    assert (shown["aim"]["mark"], shown["aim"]["margin"]) == (3, 3)
    assert shown["damage"]["total"] == 8 + 4
    assert shown["damage"]["direct"]["total"] == 4
    assert shown["mitigation"]["total"] == 3
    assert shown["met"] == {
        "negated": 0,
        "mitigated": 3,
        "mitigated_bonus": 0,
        "more": 0,
        "through": 9,
    }
    assert shown["harm"]["bulk"] == {"face": 5, "score": 5, "outcome": "hit", "spent": True}
    assert (shown["harm"]["integrity"], shown["harm"]["stability"]) == (1, 9)
    assert shown["conditions"] == [{"kind": "scratched", "tier": 1, "value": 0, "by": "a"}]


def test_an_outcome_of_little() -> None:
    at = Situation(adjust=Adjust(outcome="miss"))
    shown = came_to(resolve(exchange_of(fighter(), profile(), fighter(), STUFF, at), {}))
    assert (shown["damage"], shown["mitigation"], shown["harm"]["bulk"]) == (None, None, None)
    assert (shown["aim"]["test"], shown["aim"]["forced"]) == (None, True)
    held = fighter(integrity=1, numbers=numbers(bulk=8))
    at = Situation(adjust=Adjust(outcome="hit"))
    shown = came_to(resolve(exchange_of(fighter(), profile(), held, STUFF, at), {}))
    assert shown["damage"]["direct"] is None
    assert shown["harm"]["bulk"] == {"face": None, "score": 5, "outcome": "hit", "spent": True}
