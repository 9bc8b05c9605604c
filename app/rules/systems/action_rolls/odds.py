"""Exact odds of Action Rolls: success, effect and ones before the roll; nothing is sampled.

The effect is that of a success whose extras all add their value, 0 without success; openings,
which may change the threshold, are not foreseen. (AR 12.1)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, Final

from app.rules.dice.dice import odds_document
from app.rules.dice.odds import Weights
from app.rules.systems.action_rolls import rolls

LARGEST: Final = 99  # of a modifier, either sign, and of a threshold
MOST_SAVE_DICE: Final = 10


def ones(dice: int, sides: int) -> dict[int, Fraction]:
    """The chance of each number of natural ones, 0 to `dice`."""
    total = sides**dice
    return {
        count: Fraction(comb(dice, count) * (sides - 1) ** (dice - count), total)
        for count in range(dice + 1)
    }


@dataclass(frozen=True, slots=True)
class Chances:
    """Chances of a roll with a known threshold."""

    success: Fraction
    #: value of the effect -> chance; without success it is 0
    effects: Mapping[int, Fraction]

    @property
    def mean(self) -> Fraction:
        """The expected value of the effect."""
        return sum((value * chance for value, chance in self.effects.items()), Fraction())


@lru_cache(maxsize=1024)
def chances(dice: int, sides: int, threshold: int, roll: int, each: int, once: int) -> Chances:
    """The exact chances of `dice` dice; `roll`, `each` and `once` are sums of modifiers."""
    # sum of the successful dice with what each of them adds -> ways; None: none succeeded
    ways: dict[int | None, int] = {None: 1}
    for _ in range(dice):
        after: dict[int | None, int] = {}
        for so_far, count in ways.items():
            for face in range(1, sides + 1):
                value = rolls.value(face, roll)
                to = so_far if value < threshold else (so_far or 0) + value + each
                after[to] = after.get(to, 0) + count
        ways = after
    total = sides**dice
    effects: Weights = {}
    for so_far, count in ways.items():
        effect = 0 if so_far is None else max(0, so_far + once)
        effects[effect] = effects.get(effect, 0) + count
    return Chances(
        Fraction(total - ways.get(None, 0), total),
        {effect: Fraction(effects[effect], total) for effect in sorted(effects)},
    )


def save(dice: int, attribute: int) -> dict[int, Fraction]:
    """The chance of each number of d6 above the attribute."""
    sides = rolls.SAVE_DIE
    above = min(sides, max(0, sides - attribute))
    return {
        failed: Fraction(comb(dice, failed) * above**failed * (sides - above) ** (dice - failed),
                         sides**dice)
        for failed in range(dice + 1)
    }  # fmt: skip


def preview(
    dice: int, sides: int, threshold: int | None, roll: int, each: int, once: int
) -> dict[str, Any]:
    """Returns the odds for one number of dice, by event.

    `{"success": {p, exact}, "effect": {mean, exact}, "ones-0": {p, exact}, ...}`. Without a
    threshold it has only the ones.
    """
    counted = odds_document(
        {f"ones-{count}": chance for count, chance in ones(dice, sides).items()}
    )
    if threshold is None:
        return {**counted}
    known = chances(dice, sides, threshold, roll, each, once)
    return {**odds_document({"success": known.success}), "effect": _mean(known.mean), **counted}


def save_preview(dice: int, attribute: int) -> dict[str, Any]:
    """The odds of a save: `{"success", "failed-1", "failed-2", ...}`, by dice that fail."""
    failed = save(dice, attribute)
    return {
        **odds_document({"success": failed[0]}),
        **odds_document({f"failed-{count}": failed[count] for count in range(1, dice + 1)}),
    }


def _mean(mean: Fraction) -> dict[str, Any]:
    return {"mean": float(mean), "exact": str(mean)}


def _number(title: str, least: int, most: int, **more: Any) -> dict[str, Any]:
    return {"title": title, "type": "integer", "minimum": least, "maximum": most, **more}


#: JSON Schema of a roll: what `odds_of_roll` takes
FORM: Final[Mapping[str, Any]] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Action roll",
    "type": "object",
    "properties": {
        "kind": {"title": "Kind", "enum": ["action", "struggle", "save"]},
        "level": {"title": "Ability level", "enum": list(rolls.DIE), "default": "novice"},
        "dice": _number("Dice", 1, MOST_SAVE_DICE, default=1),
        "threshold": {
            "title": "Threshold",
            "oneOf": [
                _number("Threshold", rolls.LOWEST_THRESHOLD, LARGEST),
                {"type": "null", "title": "hidden"},
            ],
            "default": None,
        },
        "roll": _number("Roll modifiers", -LARGEST, LARGEST, default=0),
        "each": _number("Effect modifiers per successful die", -LARGEST, LARGEST, default=0),
        "once": _number("Effect modifiers on the total", -LARGEST, LARGEST, default=0),
        "attribute": _number("Attribute of a save", -LARGEST, LARGEST, default=1),
    },
    "required": ["kind"],
    "additionalProperties": False,
}


def odds_of_roll(roll: Mapping[str, Any]) -> dict[str, Any]:
    """Exact odds of a roll as `FORM` describes it.

    "action": `{"outcomes": {success, failure} | None, "effects": {value: {p, exact}} | None,
    "mean": {mean, exact} | None, "ones": {count: {p, exact}}}`, None without a threshold.
    "struggle": the same of 1d4, always without outcomes. "save": `{"outcomes": {success,
    failure}, "failed": {count: {p, exact}}}`. Raises ValueError for a roll that does not fit.
    """
    kind = roll.get("kind")
    if set(roll) - set(FORM["properties"]):
        raise ValueError("an unknown part of a roll")
    if kind not in ("action", "struggle", "save"):
        raise ValueError("kind is action, struggle or save")
    level = roll.get("level", "novice")
    if not isinstance(level, str) or level not in rolls.DIE:
        raise ValueError(f"level is one of {', '.join(rolls.DIE)}")
    most = MOST_SAVE_DICE if kind == "save" else 1 if kind == "struggle" else rolls.MOST_DICE
    dice = _part(roll, "dice", 1, 1, most)
    modifiers = [_part(roll, name, 0, -LARGEST, LARGEST) for name in ("roll", "each", "once")]
    threshold = None
    if roll.get("threshold") is not None:
        threshold = _part(roll, "threshold", 0, rolls.LOWEST_THRESHOLD, LARGEST)
    attribute = _part(roll, "attribute", 1, -LARGEST, LARGEST)
    if kind == "save":
        failed = save(dice, attribute)
        outcomes = {"success": failed[0], "failure": 1 - failed[0]}
        return {"outcomes": odds_document(outcomes), "failed": odds_document(failed)}
    struggle = kind == "struggle"
    sides = rolls.STRUGGLE_DIE if struggle else rolls.DIE[level]
    counted = odds_document(ones(dice, sides))
    if struggle or threshold is None:
        return {"outcomes": None, "effects": None, "mean": None, "ones": counted}
    known = chances(dice, sides, threshold, modifiers[0], modifiers[1], modifiers[2])
    return {
        "outcomes": odds_document({"success": known.success, "failure": 1 - known.success}),
        "effects": odds_document(known.effects),
        "mean": _mean(known.mean),
        "ones": counted,
    }


def _part(roll: Mapping[str, Any], name: str, usual: int, least: int, most: int) -> int:
    number = roll.get(name, usual)
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}")
    return number
