"""The payout of a mission: each pilot's credits move once (FS 8.3 to 8.6).

The whole payout is one row of the journal. An undo takes back all of it, and the mission can be
paid again. A redo is the same payout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import character_ref
from app.engine.commands.missions.missions import (
    MissionCommand,
    mission_line,
    mission_ref,
    unpaid_mission,
)
from app.engine.commands.missions.objectives import reveal_line
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.refusals import Refusal
from app.engine.state.state import State
from app.rules.frame_state.missions import Mission, Pay, mark_paid, payout


class PayMission(MissionCommand, frozen=True, kw_only=True):
    """Pays the running mission, once its primary objective is decided.

    Raises `Refusal` "already-paid", "not-running", "primary-undecided" or "no-crew".
    """


def planned_pays(state: State, mission: Mission) -> tuple[Pay, ...]:
    """Returns what each of the crew would be paid now. Characters that are gone are left out."""
    names = {character.id: character.name for character in state.world.characters.values()}
    return payout(mission, names, share=state.table.options.share_base)


def payout_refusal(mission: Mission, pays: Sequence[Pay]) -> Refusal | None:
    """Returns why a mission that is not paid cannot be paid now: "not-running",
    "primary-undecided", "no-crew"."""
    if mission.phase != "running":
        return Refusal("not-running", mission=mission_ref(mission))
    if mission.result == "open":
        return Refusal("primary-undecided", mission=mission_ref(mission))
    return None if pays else Refusal("no-crew", mission=mission_ref(mission))


def pay_document(pay: Pay) -> dict[str, Any]:
    """Returns a pilot's pay as JSON data."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(pay))
    return document


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
    data: dict[str, Any] = {"kind": "pay", **pay_document(pay)}
    params: dict[str, Any] = {"amount": abs(pay.sum), "credits": credits}
    line = mission_line(mission, what, data=data, character=character_ref(character), **params)
    put_character(draft, "credits.moved", after, line)
