"""The query `odds`: the exact odds of a roll of any dice system."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from app.engine.characters.sheets import (
    SheetForm,
    sheet_contribution,
    source_view,
    with_sheet_parts,
)
from app.engine.params import read_struct
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import Refusal
from app.rules.frame_state.sheet_tests import fixed_score
from app.rules.frame_state.system import SYSTEM as FRAME_STATE
from app.rules.systems import SYSTEMS


class OddsQuery(Query, frozen=True, kw_only=True):
    """`roll`: in the form of the dice system (see `app.rules.systems`).

    A roll of Frame State may have a `sheet` besides its dice or instead of them.
    """

    roll: dict[str, Any]
    system: Annotated[str, Meta(max_length=40)] = "frame-state"


@query("odds", cost=fixed_cost(200_000))
def odds(context: QueryContext, q: OddsQuery) -> dict[str, Any]:
    """Returns the exact probability of every outcome (FS 3.6).

    A roll from a sheet also has its `dice` and `modifiers`, their `sheet`, and `fixed`, the number
    of an NPC with such a sheet (FS 4.10).
    """
    system = SYSTEMS.get(q.system)
    if system is None:
        raise Refusal("no-such-system", name=q.system)
    if system is FRAME_STATE and q.roll.get("sheet") is not None:
        return _sheet_odds(context, q.roll)
    return _odds(q.system, q.roll)


def _odds(system: str, roll: dict[str, Any]) -> dict[str, Any]:
    try:
        return SYSTEMS[system].odds(roll)
    except ValueError as error:
        raise Refusal("malformed", what=str(error), at="$.roll") from None


def _sheet_odds(context: QueryContext, roll: dict[str, Any]) -> dict[str, Any]:
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
