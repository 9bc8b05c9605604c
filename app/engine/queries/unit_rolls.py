"""What a unit would roll for its actions and when its turn begins, with exact odds, before anybody
decides on it (frame-state-combat 3 and 5)."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from typing import Any

from app.engine.access import check_owner, find_unit
from app.engine.combat.conditions import stability_fields
from app.engine.combat.fighters import numbers_of
from app.engine.commands.combat.actions import (
    REGAIN_WITHOUT_BUILD,
    SURVEY_MARK,
    can_regain_stability,
)
from app.engine.commands.combat.reactions import REACTION_MARK
from app.engine.commands.rounds.turns import HEAT_MARK, HEAT_SIDES
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.state.builds import COOLING
from app.engine.state.state import Unit
from app.rules.dice.dice import average
from app.rules.dice.odds import odds_document
from app.rules.frame_state import tests as rules
from app.rules.frame_state.combat.model import Roll


class RollsQuery(Query, frozen=True, kw_only=True):
    """A unit."""

    unit: Id


@query("rolls", cost=fixed_cost(20_000))
def rolls(context: QueryContext, q: RollsQuery) -> dict[str, Any]:
    """Every roll of a unit's own actions, told to whoever steers it.

    `for` is a command, or a moment of the turn's beginning: `heat`, `steady`. `sides` 0: nothing is
    rolled, and `plus` is the score. With a `mark` the chance of `success`; without one that of each
    score, and `steady`, the chance that a staggered unit is steady again by it.
    """
    unit = find_unit(context.scene, q.unit)
    check_owner(context.role, context.seat, unit)
    own = numbers_of(context.state.world, unit)
    frame = unit.frame
    regains = Roll(0, plus=REGAIN_WITHOUT_BUILD) if frame is None else own.synergy
    made = [
        _check_view("reaction.claim", unit, own.sharpness, 0, REACTION_MARK),
        _check_view("action.survey", unit, own.smarts, own.detectors.value, SURVEY_MARK),
        _score_view("action.repair", unit, own.smarts),
        _stability_view("action.stabilise", unit, regains, 0),
    ]
    if unit.overheated:
        helped = 0 if frame is None else frame.spent.get(COOLING, 0)
        made.append(_check_view("heat", unit, Roll(HEAT_SIDES), helped, HEAT_MARK))
    if frame is not None and can_regain_stability(unit):
        made.append(_stability_view("steady", unit, regains, max(0, own.regained.value)))
    return {"rolls": made}


def _roll_view(what: str, unit: Unit, roll: Roll, extra: int) -> dict[str, Any]:
    """A roll as it is shown; an NPC has the die's AVG (frame-state 3)."""
    rolled = unit.disposition == "pilot" and roll.sides > 0
    plus = roll.plus + (0 if rolled else average(roll.sides))
    parts = [asdict(part) for part in roll.parts]
    return {
        "for": what, "sides": roll.sides if rolled else 0, "plus": plus, "extra": extra,
        "parts": parts, "mark": None, "success": None, "scores": None, "steady": None,
    }  # fmt: skip


def _score_odds(made: dict[str, Any]) -> dict[int, Fraction]:
    """How likely each score is, an ace adding 2."""
    dice = [made["sides"]] if made["sides"] else []
    return rules.score_distribution(dice, [made["plus"] + made["extra"]])


def _check_view(what: str, unit: Unit, roll: Roll, extra: int, mark: int) -> dict[str, Any]:
    """A roll against a mark, which is met by what equals it."""
    made = _roll_view(what, unit, roll, extra)
    success = sum((p for score, p in _score_odds(made).items() if score >= mark), Fraction())
    return {**made, "mark": mark, "success": odds_document({"success": success})["success"]}


def _score_view(what: str, unit: Unit, roll: Roll, extra: int = 0) -> dict[str, Any]:
    """A roll whose score counts."""
    made = _roll_view(what, unit, roll, extra)
    return {
        **made,
        "scores": odds_document({max(0, score): p for score, p in _score_odds(made).items()}),
    }


def _stability_view(what: str, unit: Unit, roll: Roll, extra: int) -> dict[str, Any]:
    """A roll for stability, and whether it stands up by it."""
    made = _score_view(what, unit, roll, extra)
    if not unit.staggered:
        return made
    stands = (p for score, p in _score_odds(made).items() if _ends_stagger(unit, score))
    return {**made, "steady": odds_document({"steady": sum(stands, Fraction())})["steady"]}


def _ends_stagger(unit: Unit, amount: int) -> bool:
    """Whether a staggered unit is steady again with so much stability more."""
    return "off_balance" in stability_fields(unit, amount)
