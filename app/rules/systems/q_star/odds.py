"""Exact odds of checks and contests (QS 8): closed forms over fractions, nothing is sampled.

What a fresh exploding die adds up to: n = k * s + f with 1 <= f <= s has k explosions before it,
so exactly n comes up with 1 / s ** (k + 1) (never for f = s, which explodes), and at least n with
(s - f + 1) / s ** (k + 1). A check is such a die after one s, or after a one and an s, or one of
finitely many plain results.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, Final

from app.rules.dice.odds import odds_document
from app.rules.systems.q_star.dice import SIDES, Die

#: The probability that a listed distribution may leave to its last entry, "n+".
REMAINDER: Final = Fraction(1, 10**12)

LARGEST: Final = 1000  # of a bonus, either sign, and of a difficulty
MOST_SHIFTS: Final = 20
MOST_SHIFTED: Final = 2


def _exactly(sides: int, n: int) -> Fraction:
    """A fresh exploding die adds up to exactly n."""
    if n < 1 or n % sides == 0:
        return Fraction(0)
    return Fraction(1, sides ** ((n - 1) // sides + 1))


def _least(sides: int, n: int) -> Fraction:
    """A fresh exploding die adds up to n or more."""
    if n < 1:
        return Fraction(1)
    exploded, face = divmod(n - 1, sides)
    return Fraction(sides - face, sides ** (exploded + 1))


def critical(die: Die) -> Fraction:
    """Two ones in a row, whatever the bonuses."""
    return Fraction(1, die.sides**2)


def exactly(die: Die, n: int) -> Fraction:
    """The total of a check is n, and it is no critical failure."""
    s, natural = die.sides, n - die.bonus
    first = Fraction(1 < natural < s, s) + _exactly(s, natural - s) / s
    after_one = Fraction(1 < natural - 1 < s, s) + _exactly(s, natural - 1 - s) / s
    return first + after_one / s


def at_least(die: Die, n: int) -> Fraction:
    """The total of a check is n or more, and it is no critical failure."""
    s, natural = die.sides, n - die.bonus

    def plain(least: int) -> Fraction:
        """A face from 2 to s - 1, and `least` or more."""
        return Fraction(max(0, s - max(2, least)), s)

    first = plain(natural) + _least(s, natural - s) / s
    after_one = plain(natural - 1) + _least(s, natural - 1 - s) / s
    return first + after_one / s


def check(die: Die, difficulty: int) -> dict[str, Fraction]:
    """A check against a number: success, failure, critical failure."""
    success = at_least(die, difficulty)
    fumble = critical(die)
    return {"success": success, "failure": 1 - success - fumble, "critical": fumble}


def totals(die: Die, remainder: Fraction = REMAINDER) -> dict[str, Fraction]:
    """Returns the distribution of the total. The rest below `remainder` is the entry "n+".

    That entry is the exact probability of n or more.
    """
    found: dict[str, Fraction] = {}
    n = die.bonus + 2
    while (left := at_least(die, n)) >= remainder:
        found[str(n)] = exactly(die, n)
        n += 1
    return {**found, f"{n}+": left, "critical": critical(die)}


@lru_cache(maxsize=4096)
def _beats(a: Die, b: Die) -> Fraction:
    """In one round a wins: a higher total, or b alone fails critically.

    Beyond the plain results both probabilities shrink by a fixed factor every `period` points, so
    the endless rest of the sum is geometric.
    """
    period = lcm(a.sides, b.sides)
    start = max(b.sides + b.bonus + 2, a.sides + a.bonus + 1)

    def between(low: int, high: int) -> Fraction:
        return sum((exactly(b, n) * at_least(a, n + 1) for n in range(low, high)), Fraction(0))

    shrinks = Fraction(1, a.sides ** (period // a.sides) * b.sides ** (period // b.sides))
    higher = between(b.bonus + 2, start) + between(start, start + period) / (1 - shrinks)
    return higher + critical(b) * (1 - critical(a))


def first_round(a: Die, b: Die) -> dict[str, Fraction]:
    """Returns the odds of one roll of both sides: each wins, or it is rolled again."""
    same = a.bonus - b.bonus
    wins = _beats(Die(a.sides, same), Die(b.sides))
    loses = _beats(Die(b.sides, -same), Die(a.sides))
    return {"win": wins, "lose": loses, "again": 1 - wins - loses}


def contest(a: Die, b: Die) -> dict[str, Fraction]:
    """A contest to its end, with every tie rolled again: whether a wins."""
    round_ = first_round(a, b)
    win = round_["win"] / (round_["win"] + round_["lose"])
    return {"win": win, "lose": 1 - win}


def answer(a: Die, b: Die, total: int | None) -> dict[str, Fraction]:
    """A contest to its end where b has rolled: a total, or None for a critical failure."""
    if total is None:
        again = critical(a)
        win = 1 - again
    else:
        again = exactly(a, total)
        win = at_least(a, total + 1)
    win += again * contest(a, b)["win"]
    return {"win": win, "lose": 1 - win}


_NUMBER: Final = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
_DIE: Final = {"enum": [f"d{sides}" for sides in SIDES]}

#: JSON Schema of a roll, for the query `odds`
FORM: Final[Mapping[str, Any]] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Check or contest",
    "type": "object",
    "properties": {
        "die": {"title": "Die", **_DIE},
        "bonus": {"title": "Bonuses, all together", **_NUMBER, "default": 0},
        "difficulty": {
            "title": "Difficulty",
            "description": "empty: only the distribution of the total",
            "oneOf": [{"type": "integer", "minimum": 1, "maximum": LARGEST}, {"type": "null"}],
            "default": 4,
        },
        "shifts": {
            "title": "Circumstances",
            "description": f"what shifts the difficulty; at most {MOST_SHIFTED} when summed",
            "type": "array",
            "items": _NUMBER,
            "maxItems": MOST_SHIFTS,
            "default": [],
        },
        "other_die": {
            "title": "Die of the other side",
            "description": "makes it a contest",
            "oneOf": [_DIE, {"type": "null"}],
            "default": None,
        },
        "other_bonus": {"title": "Bonuses of the other side", **_NUMBER, "default": 0},
    },
    "required": ["die"],
    "additionalProperties": False,
}


def odds_of_roll(roll: Mapping[str, Any]) -> dict[str, Any]:
    """Exact odds of a roll as `FORM` says it.

    A check gives `{"outcomes": {success, failure, critical} | None, "totals": {...}}` (None without
    a difficulty); a contest gives `{"outcomes": {win, lose}, "round": {win, lose, again}}`: in the
    end, and of the first roll alone. Raises ValueError for a roll that does not fit.
    """
    if set(roll) - set(FORM["properties"]):
        raise ValueError("an unknown part of a roll")
    die = Die(_sides(roll.get("die"), "die"), _number(roll.get("bonus", 0), "bonus"))
    other = roll.get("other_die")
    other_bonus = _number(roll.get("other_bonus", 0), "other_bonus")
    shifts = roll.get("shifts", [])
    if not isinstance(shifts, list | tuple) or len(shifts) > MOST_SHIFTS:
        raise ValueError(f"shifts is a list of at most {MOST_SHIFTS} numbers")
    shifted = sum(_number(shift, "each of shifts") for shift in shifts)
    if abs(shifted) > MOST_SHIFTED:
        raise ValueError(f"circumstances shift by at most {MOST_SHIFTED} in either direction")
    difficulty = roll.get("difficulty", 4)
    if difficulty is not None and _number(difficulty, "difficulty") < 1:
        raise ValueError("difficulty is at least 1")
    if other is not None:
        other_side = Die(_sides(other, "other_die"), other_bonus)
        return {
            "outcomes": odds_document(contest(die, other_side)),
            "round": odds_document(first_round(die, other_side)),
        }
    outcomes = None if difficulty is None else odds_document(check(die, difficulty + shifted))
    return {"outcomes": outcomes, "totals": odds_document(totals(die))}


def _sides(name: Any, part: str) -> int:
    sides = {f"d{each}": each for each in SIDES}.get(name) if isinstance(name, str) else None
    if sides is None:
        raise ValueError(f"{part} is one of {', '.join(_DIE['enum'])}")
    return sides


def _number(value: Any, part: str) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError(f"{part} is a whole number from -{LARGEST} to {LARGEST}")
    return value
