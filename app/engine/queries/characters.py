"""The query `upgrade_plan`: what upgrades of a character would cost and lead to (FS 4.9)."""

from __future__ import annotations

from typing import Any

import msgspec

from app.engine.characters.sheets import UpgradeForms, numbers_view, step_view
from app.engine.commands.characters.upgrades import mission_running_refusal
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import Refusal
from app.rules.frame_state.upgrades import plan


class UpgradeQuery(Query, frozen=True, kw_only=True):
    """Upgrades in the order of the plan. Pilots may ask about awards too."""

    character: Id
    upgrades: UpgradeForms


@query("upgrade_plan", cost=fixed_cost(20_000))
def upgrade_plan(context: QueryContext, q: UpgradeQuery) -> dict[str, Any]:
    """Returns cost and outcome step by step, up to the first step that the rules forbid.

    `waits`: why the plan cannot be carried out now, while a mission runs (FS 4.3). Sheets are
    public, so everybody may ask about every character.
    """
    world = context.state.world
    character = world.characters.get(q.character)
    if character is None:
        raise Refusal("no-such-character", character=q.character)
    upgrades = [each.upgrade() for each in q.upgrades]
    planned = plan(world.categories, character.sheet, upgrades)
    refused, bar = planned.refused, mission_running_refusal(world, upgrades)
    waits = None if bar is None else bar.refused
    return {
        "steps": [step_view(step) for step in planned.steps],
        "cost": planned.cost,
        "credits": planned.sheet.credits,
        "sheet": msgspec.to_builtins(planned.sheet),
        **numbers_view(world.categories, planned.sheet),
        "refused": None
        if refused is None
        else {"step": len(planned.steps), "code": refused.code, "params": refused.params},
        "waits": None if waits is None else {"code": waits.code, "params": waits.params},
    }
