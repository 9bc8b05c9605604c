"""The query `odds`: the exact odds of a roll of any dice system."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, cast

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.characters.sheets import (
    SheetForm,
    sheet_contribution,
    source_view,
    with_sheet_parts,
)
from app.engine.params import read_struct
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import Refusal
from app.engine.state.crew import FromSheet
from app.rules.dice.odds import Odds
from app.rules.frame_state.sheet_tests import fixed_score
from app.rules.frame_state.system import SYSTEM as FRAME_STATE
from app.rules.json_types import Doc, JsonForm
from app.rules.systems import SYSTEMS


class OddsQuery(Query, frozen=True, kw_only=True):
    """`roll`: in the form of the dice system (see `app.rules.systems`).

    A roll of Frame State may have a `sheet` besides its dice or instead of them.
    """

    roll: Annotated[
        dict[str, Any],
        Doc(
            "the roll, in the form of the dice system: `forms.roll` in `GET /systems`",
            {"kind": "proactive", "mark": 5, "dice": ["d8"]},
        ),
    ]
    system: Annotated[
        str, Meta(max_length=40), Doc("the dice system; by default `frame-state`")
    ] = "frame-state"


class MeanOdds(TypedDict):
    """An average for display: as a float and as an exact fraction."""

    mean: Annotated[float, Doc("the mean")]
    exact: Annotated[str, Doc("the same as a fraction")]


class RollOdds(TypedDict):
    """The exact odds of a roll. Which parts besides `outcomes` there are depends on the dice system
    and the roll."""

    outcomes: Annotated[
        dict[str, Odds] | None, Doc("by name; null where the roll does not say what it must reach")
    ]
    scores: NotRequired[Annotated[dict[str, Odds], Doc("Frame State: each score")]]
    totals: NotRequired[Annotated[dict[str, Odds], Doc("Q-Star: each total of a check")]]
    round: NotRequired[Annotated[dict[str, Odds], Doc("Q-Star: the first roll of a contest")]]
    effects: NotRequired[
        Annotated[dict[str, Odds] | None, Doc("Action Rolls: each value of the effect")]
    ]
    mean: NotRequired[Annotated[MeanOdds | None, Doc("Action Rolls: the average effect")]]
    ones: NotRequired[Annotated[dict[str, Odds], Doc("Action Rolls: how many dice show 1")]]
    failed: NotRequired[Annotated[dict[str, Odds], Doc("Action Rolls: how many saves fail")]]
    dice: NotRequired[Annotated[list[str], Doc("of a roll from a sheet")]]
    modifiers: NotRequired[Annotated[list[int], Doc("of a roll from a sheet")]]
    sheet: NotRequired[
        Annotated[JsonForm[FromSheet] | None, Doc("what the sheet adds; null: nothing")]
    ]
    fixed: NotRequired[Annotated[int, Doc("the number of an NPC with such a sheet (FS 4.10)")]]


@query("odds", cost=fixed_cost(200_000))
def odds(context: QueryContext, q: OddsQuery) -> RollOdds:
    """Calculates the exact probability of every outcome of a roll of a dice system (FS 3.6).

    A roll from a sheet also has its `dice` and `modifiers`, their `sheet`, and `fixed`, the number
    of an NPC with such a sheet (FS 4.10).
    """
    system = SYSTEMS.get(q.system)
    if system is None:
        raise Refusal("no-such-system", name=q.system)
    if system is FRAME_STATE and q.roll.get("sheet") is not None:
        return _sheet_odds(context, q.roll)
    return _odds(q.system, q.roll)


def _odds(system: str, roll: dict[str, Any]) -> RollOdds:
    try:
        return cast("RollOdds", SYSTEMS[system].odds(roll))
    except ValueError as error:
        raise Refusal("malformed", what=str(error), at="$.roll") from None


def _sheet_odds(context: QueryContext, roll: dict[str, Any]) -> RollOdds:
    named = {"dice": [], "modifiers": [], **roll}
    form = read_struct(named.pop("sheet"), SheetForm, "$.roll.sheet")
    _odds(FRAME_STATE.name, named)
    world = context.state.world
    character = world.characters.get(form.character)
    if character is None:
        raise Refusal("no-such-character", character=form.character)
    source = sheet_contribution(world.categories, form, character.name, character.sheet)
    dice, modifiers = with_sheet_parts(source, named["dice"], named["modifiers"])
    whole = {**named, "dice": dice, "modifiers": modifiers}
    return {
        **_odds(FRAME_STATE.name, whole),
        "dice": list(dice),
        "modifiers": list(modifiers),
        "sheet": source_view(source),
        "fixed": fixed_score(dice, modifiers),
    }
