"""The query `notation`: the exact odds of a roll in dice notation."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Final

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import BarView, Refusal
from app.rules.dice.notation import DiceTerm, Notation, NotationError, parse_notation, ways
from app.rules.dice.odds import Odds, Weights, odds_document
from app.rules.json_types import Doc, SchemaName

#: More totals are not listed one by one. Nor are totals at the ends that come up less often than
#: once in RARE rolls.
MAX_TOTALS: Final = 240
RARE: Final = 10**9


class NotationQuery(Query, frozen=True, kw_only=True):
    """A notation as `dice.roll` takes it."""

    notation: Annotated[str, Meta(max_length=400), Doc("the notation", "2d6kh1+2")]


class TotalRange(TypedDict):
    """The lowest and the highest total; null where exploding dice have no limit."""

    min: Annotated[int | None, Doc("the lowest total; null: there is none")]
    max: Annotated[int | None, Doc("the highest total; null: there is none")]


class LikelyTotals(TypedDict):
    """The likely totals one by one, and the others at both ends together."""

    totals: Annotated[dict[str, Odds] | None, Doc("null where exact odds are too much work")]
    below: Annotated[Odds | None, Doc("the odds of all totals below those in `totals`")]
    above: Annotated[Odds | None, Doc("the odds of all totals above those in `totals`")]


class NotationAnswer(TotalRange, LikelyTotals):
    """The totals of a roll with their exact odds."""

    notation: Annotated[str, Doc("the notation")]
    comment: Annotated[str, Doc("the reason after `#`")]
    average: Annotated[Odds | None, Doc("the mean, as a number (`p`) and as a fraction")]
    reason: Annotated[
        Annotated[BarView, SchemaName("NotationReason")] | None, Doc("why there are no exact odds")
    ]


@query("notation", cost=fixed_cost(400_000))
def notation(context: QueryContext, q: NotationQuery) -> NotationAnswer:  # noqa: ARG001
    """Calculates the totals of a roll in dice notation with their exact odds.

    Each is a probability (`p`) and an exact fraction. Where there are too many combinations to
    count, the odds are null, and `reason` says so.
    """
    try:
        found = parse_notation(q.notation)
    except NotationError as error:
        raise Refusal(error.code, None, **error.params) from None
    counted = ways(found)
    about: NotationAnswer = {
        "notation": str(Notation(found.terms)),
        "comment": found.comment,
        **_total_range(found),
        "average": None,
        "totals": None,
        "below": None,
        "above": None,
        "reason": None,
    }
    if counted is None:
        return {**about, "reason": {"code": "odds-too-costly", "params": {}}}
    average = Fraction(sum(total * n for total, n in counted.items()), sum(counted.values()))
    return {
        **about,
        "average": {"p": float(average), "exact": str(average)},
        **_likely_totals(counted),
    }


def _total_range(found: Notation) -> TotalRange:
    """Returns the lowest and the highest total; null where exploding dice have no limit."""
    least, highest = 0, 0
    endless = {-1: False, 1: False}
    for term in found.terms:
        low = high = term.kept if isinstance(term, DiceTerm) else term.number
        if isinstance(term, DiceTerm):
            high = term.kept * term.sides
            endless[term.sign] |= term.explodes
        least += low if term.sign > 0 else -high
        highest += high if term.sign > 0 else -low
    return {"min": None if endless[-1] else least, "max": None if endless[1] else highest}


def _likely_totals(counted: Weights) -> LikelyTotals:
    """Returns the likely totals one by one, and the others at both ends together."""
    every = sum(counted.values())
    totals = sorted(counted)
    first, last = 0, len(totals) - 1
    below = above = 0
    while first < last:
        low, high = counted[totals[first]], counted[totals[last]]
        if last - first < MAX_TOTALS and min(low, high) * RARE >= every:
            break
        if (low, below) < (high, above):
            below, first = below + low, first + 1
        else:
            above, last = above + high, last - 1
    middle = totals[first : last + 1]
    return {
        "totals": odds_document({total: Fraction(counted[total], every) for total in middle}),
        "below": odds_document({"p": Fraction(below, every)})["p"],
        "above": odds_document({"p": Fraction(above, every)})["p"],
    }
