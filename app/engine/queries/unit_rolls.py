"""The query `rolls`: what a unit would roll for its own actions, with exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from typing_extensions import TypedDict

from app.engine.access import check_owner, find_unit
from app.engine.combat.conditions import stability_fields
from app.engine.combat.fighters import numbers_of
from app.engine.combat.upkeep import (
    HEAT_MARK,
    HEAT_SIDES,
    REACTION_MARK,
    REGAIN_WITHOUT_BUILD,
    SURVEY_MARK,
    can_regain_stability,
)
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.state.builds import COOLING
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.rules.dice.dice import average
from app.rules.dice.odds import Odds, odds_document
from app.rules.frame_state import tests as rules
from app.rules.frame_state.combat.model import Numbers, Part, Roll
from app.rules.json_types import Doc, JsonForm, json_forms


class RollsQuery(Query, frozen=True, kw_only=True):
    """The id of a unit."""

    unit: Id


OwnRoll = TypedDict(
    "OwnRoll",
    {
        "for": Annotated[
            str,
            Doc("a command, or, at the start of its turn, `heat` or `steady` (FS C 3.8)"),
        ],
        "sides": Annotated[int, Doc("0: nothing is rolled, and `plus` is the score")],
        "plus": Annotated[int, Doc("added to the die")],
        "extra": Annotated[int, Doc("added to the score")],
        "parts": list[JsonForm[Part]],
        "mark": Annotated[int | None, Doc("what it is compared with; null: nothing")],
        "success": Annotated[Odds | None, Doc("of a roll against a mark")],
        "scores": Annotated[dict[str, Odds] | None, Doc("of another roll")],
        "steady": Annotated[Odds | None, Doc("the chance that it ends a stagger")],
    },
)
OwnRoll.__doc__ = "A roll of a unit's own action."


class RollsAnswer(TypedDict):
    """The rolls of a unit's own actions."""

    rolls: Annotated[list[OwnRoll], Doc("the rolls of the unit")]


@query("rolls", cost=fixed_cost(20_000), who="controller")
def rolls(context: QueryContext, q: RollsQuery) -> RollsAnswer:
    """Lists the rolls of a unit's own actions, with their dice, marks and exact odds.

    These are the rolls to claim a reaction, to survey, to repair, to stabilise, and, while the unit
    is overheated, the one against heat (FS C 3.7 to FS C 3.11).
    """
    unit = find_unit(context.scene, q.unit)
    check_owner(context.role, context.seat, unit)
    own = numbers_of(context.state.world, unit)
    frame = unit.frame
    regains = Roll(0, plus=REGAIN_WITHOUT_BUILD) if frame is None else own.synergy
    views = [
        _check_view("reaction.claim", unit, own.sharpness, 0, REACTION_MARK),
        _survey_view(unit, own),
        _score_view("action.repair", unit, own.smarts),
        _stability_view("action.stabilise", unit, regains, 0),
    ]
    if unit.overheated:
        helped = 0 if frame is None else frame.spent.get(COOLING, 0)
        views.append(_check_view("heat", unit, Roll(HEAT_SIDES), helped, HEAT_MARK))
    if frame is not None and can_regain_stability(unit):
        views.append(_stability_view("steady", unit, regains, max(0, own.regained.value)))
    return {"rolls": views}


def best_survey_score(world: World, unit: Unit) -> int:
    """Returns the highest score that a survey of the unit can have (FS C 3.11)."""
    return max(_score_odds(_survey_view(unit, numbers_of(world, unit))))


def _survey_view(unit: Unit, own: Numbers) -> OwnRoll:
    return _check_view("action.survey", unit, own.smarts, own.detectors.value, SURVEY_MARK)


def _roll_view(purpose: str, unit: Unit, roll: Roll, extra: int) -> OwnRoll:
    """Returns a roll as shown. An NPC has the AVG of the die instead (FS 2.1, FS C 1.1)."""
    rolled = unit.disposition == "pilot" and roll.sides > 0
    plus = roll.plus + (0 if rolled else average(roll.sides))
    return {
        "for": purpose, "sides": roll.sides if rolled else 0, "plus": plus, "extra": extra,
        "parts": json_forms(roll.parts), "mark": None, "success": None, "scores": None,
        "steady": None,
    }  # fmt: skip


def _score_odds(view: OwnRoll) -> dict[int, Fraction]:
    """Returns the probability of each score; an ace adds 2 (FS 3.2)."""
    dice = [view["sides"]] if view["sides"] else []
    return rules.score_distribution(dice, [view["plus"] + view["extra"]])


def _check_view(purpose: str, unit: Unit, roll: Roll, extra: int, mark: int) -> OwnRoll:
    """Returns a roll against a mark. A score equal to the mark succeeds."""
    view = _roll_view(purpose, unit, roll, extra)
    success = sum((p for score, p in _score_odds(view).items() if score >= mark), Fraction())
    return {**view, "mark": mark, "success": odds_document({"success": success})["success"]}


def _score_view(purpose: str, unit: Unit, roll: Roll, extra: int = 0) -> OwnRoll:
    """Returns a roll whose score itself counts."""
    view = _roll_view(purpose, unit, roll, extra)
    return {
        **view,
        "scores": odds_document({max(0, score): p for score, p in _score_odds(view).items()}),
    }


def _stability_view(purpose: str, unit: Unit, roll: Roll, extra: int) -> OwnRoll:
    """Returns a roll for stability, with the chance that it ends a stagger (FS C 5.2)."""
    view = _score_view(purpose, unit, roll, extra)
    if not unit.staggered:
        return view
    stands = (p for score, p in _score_odds(view).items() if _ends_stagger(unit, score))
    return {**view, "steady": odds_document({"steady": sum(stands, Fraction())})["steady"]}


def _ends_stagger(unit: Unit, amount: int) -> bool:
    """Returns whether regaining so much stability ends a unit's stagger."""
    return "off_balance" in stability_fields(unit, amount)
