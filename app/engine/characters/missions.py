"""Missions: which one runs, and what it would pay (FS 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.refusals import Refusal
from app.engine.state.state import State, World
from app.rules.frame_state.characters import Upgrade
from app.rules.frame_state.missions import Mission, Pay, payout


def mission_ref(mission: Mission) -> dict[str, Any]:
    """Returns how params name a mission."""
    return {"mission": mission.id, "name": mission.name}


def running_mission(world: World) -> Mission | None:
    """Returns the mission that runs, or None."""
    kept = (each.mission for each in world.missions.values())
    return next((mission for mission in kept if mission.phase == "running"), None)


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


def mission_running_refusal(world: World, upgrades: Sequence[Upgrade]) -> Refusal | None:
    """Returns "during-mission" for an advancement while a mission runs (FS 4.3)."""
    mission = running_mission(world)
    if mission is None or not any(upgrade.do == "advance" for upgrade in upgrades):
        return None
    return Refusal("during-mission", mission=mission_ref(mission))
