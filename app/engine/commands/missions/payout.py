"""The payout of a mission: each pilot's credits move once (FS 8.3 to 8.6).

The whole payout is one row of the journal. An undo takes back all of it, and the mission can be
paid again. A redo is the same payout.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.characters.missions import payout_refusal, planned_pays
from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.draft import Draft
from app.engine.commands.missions.missions import MissionCommand, mission_line, unpaid_mission
from app.engine.commands.missions.objectives import reveal_line
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.state.references import character_ref
from app.rules.frame_state.missions import Mission, Pay, mark_paid
from app.rules.json_types import json_form


class PayMission(MissionCommand, frozen=True, kw_only=True):
    """Pays the running mission, once its primary objective is decided.

    A mission needs a crew for it, and is paid once.
    """


@command("mission.pay", Permission.HANDLER)
def pay_mission(draft: Draft, c: PayMission) -> None:
    mission = unpaid_mission(draft, c.mission)
    pays = planned_pays(draft.state, mission)
    refusal = payout_refusal(mission, pays)
    if refusal is not None:
        raise refusal
    done = mark_paid(mission, pays)
    revealed = [
        reveal_line(done, new)
        for old, new in zip(mission.objectives, done.objectives, strict=True)
        if old.concealed and not new.concealed
    ]
    draft.emit(
        "mission.paid", *revealed, mission_line(done, "paid", result=done.result), mission=done
    )
    for pay in done.paid:
        _pay_character(draft, done, pay)


def _pay_character(draft: Draft, mission: Mission, pay: Pay) -> None:
    character = draft.state.world.characters[pay.character]
    credits = character.sheet.credits + pay.sum
    after = replace(character, sheet=replace(character.sheet, credits=credits))
    what = "pay" if pay.sum >= 0 else "charged"
    data: dict[str, Any] = {"kind": "pay", **json_form(pay)}
    params: dict[str, Any] = {"amount": abs(pay.sum), "credits": credits}
    line = mission_line(mission, what, data=data, character=character_ref(character), **params)
    put_character(draft, "credits.moved", after, line)
