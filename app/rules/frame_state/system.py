"""Frame State as a dice system: the form of a test (JSON Schema) and its odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.rules.dice.dice import GRADES, die_name, odds_document, parse_die
from app.rules.frame_state import tests
from app.rules.systems.base import System

MAX_DICE = 20
MAX_MODIFIERS = 20
LARGEST = 1000  # of a modifier or a mark, either sign

_NUMBER = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}

#: JSON Schema of a roll: what `odds_of_roll` takes and a panel asks for
FORM: Mapping[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Test",
    "type": "object",
    "properties": {
        "kind": {"title": "Kind", "enum": list(tests.OUTCOMES)},
        "dice": {
            "title": "Dice",
            "type": "array",
            "items": {"enum": [die_name(sides) for sides in GRADES]},
            "maxItems": MAX_DICE,
        },
        "modifiers": {
            "title": "Modifiers",
            "type": "array",
            "items": _NUMBER,
            "maxItems": MAX_MODIFIERS,
            "default": [],
        },
        "mark": {"title": "Mark", "oneOf": [_NUMBER, {"type": "null"}], "default": None},
    },
    "required": ["kind", "dice"],
    "additionalProperties": False,
}


def odds_of_roll(roll: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the exact odds of a test `{kind, dice: ["d8"], modifiers: [1], mark: 8|None}`.

    Gives `{"outcomes": {name: {p, exact}} | None, "scores": {score: {p, exact}}}`; the outcomes
    are None without a mark. Raises ValueError for a roll that does not fit `FORM`.
    """
    kind, names = roll.get("kind"), roll.get("dice")
    modifiers, mark = roll.get("modifiers", []), roll.get("mark")
    if set(roll) - set(FORM["properties"]):
        raise ValueError("an unknown part of a roll")
    if kind not in ("proactive", "reactive"):
        raise ValueError("kind is proactive or reactive")
    if not isinstance(names, list | tuple) or len(names) > MAX_DICE:
        raise ValueError(f"dice is a list of at most {MAX_DICE} names")
    if not isinstance(modifiers, list | tuple) or len(modifiers) > MAX_MODIFIERS:
        raise ValueError(f"modifiers is a list of at most {MAX_MODIFIERS} numbers")
    if not all(isinstance(name, str) for name in names):
        raise ValueError("dice are named: none, d4 to d12")
    numbers = [*modifiers] if mark is None else [*modifiers, mark]
    if not all(type(number) is int and abs(number) <= LARGEST for number in numbers):
        raise ValueError(f"modifiers and mark are whole numbers from -{LARGEST} to {LARGEST}")
    dice = [parse_die(name) for name in names]
    scores = tests.score_distribution(dice, modifiers)
    outcomes = None if mark is None else odds_document(tests.odds(kind, dice, modifiers, mark))
    return {"outcomes": outcomes, "scores": odds_document(scores)}


#: Tests, characters and missions are commands of the engine; this has what all systems share.
SYSTEM = System(
    name="frame-state",
    title="Frame State",
    source="Frame State, public playtest 1.2, by Gerard van Silke (CC BY-SA 4.0)",
    form=FORM,
    odds=odds_of_roll,
)
