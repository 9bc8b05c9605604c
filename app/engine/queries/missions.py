"""The query `payout`: the pay of each member of a mission's crew, line by line (FS 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.access import find_mission, runs_the_table
from app.engine.commands.missions.payout import pay_document, payout_refusal, planned_pays
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.rules.frame_state.missions import RATES, Mission, Pay, player_view


class PayoutQuery(Query, frozen=True, kw_only=True):
    """The id of a mission."""

    mission: Id


@query("payout", cost=fixed_cost(20_000))
def payout(context: QueryContext, q: PayoutQuery) -> dict[str, Any]:
    """Returns each crew member's pay, as far as the sender may know it (FS 8.2, FS 8.3).

    It is a preview of the present state, or what was paid (`final`). `bar`: why it cannot be paid
    now. `rates`: the cost in credits of a point of integrity and of one use of each tier. Raises
    `Refusal("no-such-mission")`.
    """
    mission = find_mission(context.state, context.role, q.mission)
    if not runs_the_table(context.role):
        mission = player_view(mission)
    final = mission.phase == "paid"
    pays = mission.paid if final else planned_pays(context.state, mission)
    shared = context.state.table.options.share_base
    if final:
        shared = any(line.kind == "share" for pay in pays for line in pay.lines)
    return {
        "mission": mission.id,
        "name": mission.name,
        "phase": mission.phase,
        "result": mission.result,
        "shared": shared,
        "final": final,
        "bar": None if final else _refusal_view(mission, pays),
        "rates": RATES,
        "crew": [_pay_view(context, pay, final=final) for pay in pays],
    }


def _refusal_view(mission: Mission, pays: Sequence[Pay]) -> dict[str, Any] | None:
    bar = payout_refusal(mission, pays)
    return None if bar is None else {"code": bar.refused.code, "params": bar.refused.params}


def _pay_view(context: QueryContext, pay: Pay, *, final: bool) -> dict[str, Any]:
    character = context.state.world.characters.get(pay.character)
    credits = None if character is None else character.sheet.credits
    after = None if final or credits is None else credits + pay.sum
    return {**pay_document(pay), "credits": credits, "after": after}
