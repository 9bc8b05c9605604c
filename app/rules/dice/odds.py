"""Exact odds: distributions over whole numbers as counts of equally likely rolls.

Nothing here samples and nothing rounds. A `Weights` maps a result to the number of ways to roll it;
the ways sum up to the number of all rolls, so adding two dice is one multiplication of integers and
fractions are only made at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Annotated, TypeVar

from typing_extensions import TypedDict

from app.rules.json_types import Doc
from app.rules.work_budget import spend

Key = TypeVar("Key", bound=int | str)

#: result -> number of ways
Weights = dict[int, int]


class Odds(TypedDict):
    """A probability for display: as a float and as an exact fraction."""

    p: Annotated[float, Doc("the probability, 0 to 1")]
    exact: Annotated[str, Doc("the same as a fraction")]


def uniform(sides: int) -> Weights:
    """One die: every face one way."""
    return dict.fromkeys(range(1, sides + 1), 1)


def exploding(sides: int, limit: int) -> Weights:
    """One die that is rolled again and added up while it shows its highest face.

    At most `limit` more rolls. Counted in rolls of `limit + 1` dice, so the total is
    sides ** (limit + 1).
    """
    weights: Weights = {}
    for again in range(limit + 1):
        ways = sides ** (limit - again)
        for face in range(1, sides):
            weights[again * sides + face] = ways
    weights[(limit + 1) * sides] = 1
    return weights


def convolve(a: Weights, b: Weights) -> Weights:
    """The sum of two independent results."""
    total: Weights = {}
    for x, x_ways in a.items():
        spend(1 + len(b) // 8)  # a unit is several multiplications
        for y, y_ways in b.items():
            total[x + y] = total.get(x + y, 0) + x_ways * y_ways
    return total


def repeat(one: Weights, times: int) -> Weights:
    """The sum of `times` independent results of the same kind."""
    total: Weights = {0: 1}
    for _ in range(times):
        total = convolve(total, one)
    return total


def keep(one: Weights, count: int, kept: int, *, highest: bool) -> Weights:
    """The sum of the `kept` highest (or lowest) of `count` results of the same kind.

    Goes through the values from the best down and asks how many of the dice still open show it;
    the first `kept` dice to get a value are the ones that count.
    """
    states: dict[tuple[int, int], int] = {(count, 0): 1}
    for value in sorted(one, reverse=highest):
        after: dict[tuple[int, int], int] = {}
        for (open_dice, total), ways in states.items():
            spend(open_dice + 1)
            room = max(0, kept - (count - open_dice))
            for showing in range(open_dice + 1):
                state = (open_dice - showing, total + value * min(showing, room))
                more = ways * comb(open_dice, showing) * one[value] ** showing
                after[state] = after.get(state, 0) + more
        states = after
    return {total: ways for (open_dice, total), ways in states.items() if open_dice == 0}


def fractions(weights: Weights) -> dict[int, Fraction]:
    """Converts numbers of ways to probabilities, by ascending result."""
    total = sum(weights.values())
    return {result: Fraction(weights[result], total) for result in sorted(weights)}


def odds_document(probabilities: Mapping[Key, Fraction]) -> dict[str, Odds]:
    """Returns probabilities as JSON data: `{result: {"p": 0.25, "exact": "1/4"}}`, in the given
    order."""
    return {str(result): Odds(p=float(p), exact=str(p)) for result, p in probabilities.items()}
