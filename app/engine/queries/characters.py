"""The query `upgrade_plan`: what upgrades of a character would cost and lead to (FS 4.9)."""

from __future__ import annotations

from typing import Annotated

from app.engine.characters.missions import mission_running_refusal
from app.engine.characters.sheets import (
    PlanStep,
    SheetNumbers,
    UpgradeForms,
    numbers_view,
    step_view,
)
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import BarView, Refusal, bar_view
from app.rules.frame_state.characters import Sheet
from app.rules.frame_state.upgrades import plan
from app.rules.json_types import Doc, JsonForm, SchemaName, json_form


class UpgradeQuery(Query, frozen=True, kw_only=True):
    """Upgrades in the order of the plan. Pilots may ask about awards too."""

    character: Id
    upgrades: Annotated[UpgradeForms, Doc("the upgrades in their order")]


class StepRefusal(BarView):
    """Why a plan cannot go on, and at which step, from 0."""

    step: Annotated[int, Doc("its place in the plan, from 0")]


class UpgradePlanAnswer(SheetNumbers):
    """What upgrades would cost and lead to, up to the first step that the rules forbid."""

    steps: Annotated[list[PlanStep], Doc("each upgrade with its cost and effect")]
    cost: Annotated[int, Doc("credits for all of it")]
    credits: Annotated[int, Doc("credits left")]
    sheet: Annotated[JsonForm[Sheet], Doc("the sheet after it")]
    refused: Annotated[
        StepRefusal | None, Doc("the first upgrade that is not possible; null: all are")
    ]
    waits: Annotated[
        Annotated[BarView, SchemaName("UpgradePlanReason")] | None,
        Doc("why it can be planned but not done now"),
    ]


@query("upgrade_plan", cost=fixed_cost(20_000))
def upgrade_plan(context: QueryContext, q: UpgradeQuery) -> UpgradePlanAnswer:
    """Calculates upgrades of a character step by step, up to the first that the rules forbid.

    The answer has the cost in credits and the sheet afterwards; `refused` is the step that is not
    possible, with the reason. `waits` says why the plan cannot be carried out now, while a mission
    runs (FS 4.3). Sheets are public, so everybody may ask about every character.
    """
    world = context.state.world
    character = world.characters.get(q.character)
    if character is None:
        raise Refusal("no-such-character", character=q.character)
    upgrades = [each.upgrade() for each in q.upgrades]
    planned = plan(world.categories, character.sheet, upgrades)
    refused, bar = planned.refused, mission_running_refusal(world, upgrades)
    numbers = numbers_view(world.categories, planned.sheet)
    return {
        "steps": [step_view(step) for step in planned.steps],
        "cost": planned.cost,
        "credits": planned.sheet.credits,
        "sheet": json_form(planned.sheet),
        "pools": numbers["pools"],
        "attributes": numbers["attributes"],
        "replace": numbers["replace"],
        "refused": None
        if refused is None
        else {"step": len(planned.steps), "code": refused.code, "params": refused.params},
        "waits": bar_view(bar),
    }
