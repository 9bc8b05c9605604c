"""The query `payout`: the pay of each member of a mission's crew, line by line (FS 8.3)."""

from __future__ import annotations

from typing import Annotated, Any

from typing_extensions import TypedDict

from app.engine.access import find_mission, runs_the_table
from app.engine.characters.missions import payout_refusal, planned_pays
from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, fixed_cost, query
from app.engine.refusals import BarView, bar_view
from app.rules.frame_state.missions import RATES, Pay, Phase, Rates, Result, player_view
from app.rules.json_types import Doc, JsonForm, Reshaped, SchemaName, json_form


class PayoutQuery(Query, frozen=True, kw_only=True):
    """The id of a mission."""

    mission: Id


class Credits(TypedDict):
    """What a member of the crew has."""

    credits: Annotated[int | None, Doc("now; null: there is no such character any more")]
    after: Annotated[int | None, Doc("once it is paid; null: it is, or there is no character")]


class PayoutAnswer(TypedDict):
    """The pay of a mission's crew: a preview, or what was paid (`final`)."""

    mission: str
    name: str
    phase: Annotated[Phase, Doc("the phase of the mission")]
    result: Annotated[Result, Doc("the result of the primary objective")]
    shared: Annotated[bool, Doc("the base pay is shared")]
    final: Annotated[bool, Doc("it was paid")]
    bar: Annotated[
        Annotated[BarView, SchemaName("PayoutReason")] | None, Doc("why it cannot be paid now")
    ]
    rates: Annotated[Rates, Doc("credits for a point of integrity, for a use by tier")]
    crew: Annotated[
        list[Annotated[JsonForm[Pay], Reshaped("CrewPay", more=Credits)]],
        Doc("the pay of each pilot"),
    ]


@query("payout", cost=fixed_cost(20_000))
def payout(context: QueryContext, q: PayoutQuery) -> PayoutAnswer:
    """Calculates the pay of each member of a mission's crew, in credits (FS 8.2, FS 8.3).

    Before the payout this is a preview, and `bar` says why the mission cannot be paid now;
    afterwards it is what was paid. Players get it without what the Handler hides from them.
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
        "bar": None if final else bar_view(payout_refusal(mission, pays)),
        "rates": RATES,
        "crew": [_pay_view(context, pay, final=final) for pay in pays],
    }


def _pay_view(context: QueryContext, pay: Pay, *, final: bool) -> Any:
    character = context.state.world.characters.get(pay.character)
    credits = None if character is None else character.sheet.credits
    after = None if final or credits is None else credits + pay.sum
    return {**json_form(pay), "credits": credits, "after": after}
