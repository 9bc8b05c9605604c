"""Upgrades of a character: planned, approved or declined, and carried out (FS 4.9).

Several upgrades of one command happen together or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta

from app.engine.characters.missions import mission_running_refusal
from app.engine.characters.sheets import UpgradeForm, UpgradeForms, require_allowed
from app.engine.commands.characters.character_lookup import (
    OWN_CHARACTER,
    PILOTS_BUY,
    CharacterCommand,
    character_of,
    put_character,
)
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Overridable, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.references import character_ref
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.characters import Upgrade, attribute_ref, category_ref
from app.rules.frame_state.upgrades import Plan, Step, plan
from app.rules.json_types import Doc


class PlanUpgrades(CharacterCommand, frozen=True, kw_only=True):
    """Plans upgrades that wait for the Handler's approval. An empty list withdraws the plan.

    The plan must be possible now, except for a running mission: it can be carried out after that.
    """

    upgrades: Annotated[UpgradeForms, Doc("the upgrades in their order; empty: withdraw the plan")]


class ApprovePlan(Overridable, frozen=True, kw_only=True):
    """Approves a plan and carries it out, if it is still possible.

    `overrule`: also an advancement while a mission runs (FS 4.3).
    """

    character: Id


class DeclinePlan(CharacterCommand, frozen=True, kw_only=True):
    """Declines a plan, with the reason if there is one."""

    reason: Annotated[str, Meta(max_length=500), Doc("why; part of the log")] = ""


class UpgradeCharacter(Overridable, frozen=True, kw_only=True):
    """Carries out upgrades now. A pilot may where the table lets pilots buy.

    A pilot's own plan is dropped by it. What the Handler carries out drops a plan only if it is
    that plan. `overrule` (Handler only): also an advancement while a mission runs (FS 4.3).
    """

    character: Id
    upgrades: Annotated[UpgradeForms, Meta(min_length=1), Doc("the upgrades in their order")]


def _read_upgrades(draft: Draft, forms: Sequence[UpgradeForm]) -> tuple[Upgrade, ...]:
    """Returns the upgrades. Raises `Refusal("handler-only")` for a pilot's award."""
    if not draft.runs_the_table and any(form.do == "award" for form in forms):
        raise Refusal("handler-only")
    return tuple(form.upgrade() for form in forms)


def _plan(draft: Draft, character: Character, upgrades: Sequence[Upgrade]) -> Plan:
    return require_allowed(plan(draft.state.world.categories, character.sheet, upgrades))


def _check_time(draft: Draft, upgrades: Sequence[Upgrade]) -> None:
    refusal = mission_running_refusal(draft.state.world, upgrades)
    if refusal is not None:
        with draft.overridable():
            raise refusal


@command("character.plan", Permission.OWNER, OWN_CHARACTER)
def plan_upgrades(draft: Draft, c: PlanUpgrades) -> None:
    character = character_of(draft, c.character)
    upgrades = _read_upgrades(draft, c.upgrades)
    if upgrades == character.plan:
        return
    params: dict[str, Any] = {"character": character_ref(character)}
    if not upgrades:
        line = PendingLine("character.plan_withdrawn", params, "system")
    else:
        planned = _plan(draft, character, upgrades)
        params |= {"count": len(upgrades), "price": planned.cost}
        line = PendingLine("character.planned", params, "system")
    put_character(draft, "character.planned", replace(character, plan=upgrades), line)


def _character_with_plan(draft: Draft, character_id: str) -> Character:
    character = character_of(draft, character_id)
    if not character.plan:
        raise Refusal("no-plan", character=character_ref(character))
    return character


@command("character.approve", Permission.HANDLER)
def approve_plan(draft: Draft, c: ApprovePlan) -> None:
    character = _character_with_plan(draft, c.character)
    _check_time(draft, character.plan)
    planned = _plan(draft, character, character.plan)
    params = {"character": character_ref(character)}
    approved = PendingLine("character.approved", params, "system")
    done = replace(character, sheet=planned.sheet, plan=())
    put_character(draft, "character.upgraded", done, approved, *_upgrade_lines(done, planned))


@command("character.decline", Permission.HANDLER)
def decline_plan(draft: Draft, c: DeclinePlan) -> None:
    character = _character_with_plan(draft, c.character)
    reason = c.reason.strip()
    code = "character.declined_why" if reason else "character.declined"
    line = PendingLine(code, {"character": character_ref(character), "reason": reason}, "system")
    put_character(draft, "character.planned", replace(character, plan=()), line)


@command("character.upgrade", Permission.OWNER, OWN_CHARACTER, option=PILOTS_BUY)
def upgrade_character(draft: Draft, c: UpgradeCharacter) -> None:
    character = character_of(draft, c.character)
    upgrades = _read_upgrades(draft, c.upgrades)
    _check_time(draft, upgrades)
    planned = _plan(draft, character, upgrades)
    settled = not draft.runs_the_table or upgrades == character.plan
    kept = () if settled else character.plan
    done = replace(character, sheet=planned.sheet, plan=kept)
    if done == character:
        return
    put_character(draft, "character.upgraded", done, *_upgrade_lines(done, planned))


def _upgrade_lines(character: Character, planned: Plan) -> list[PendingLine]:
    ref = character_ref(character)
    described = (_step_line(step) for step in planned.steps)
    return [PendingLine(code, {"character": ref, **params}, "system") for code, params in described]


def _step_line(step: Step) -> tuple[str, dict[str, Any]]:
    """Returns the code and params of what a step did, its price, and what is left."""
    params: dict[str, Any] = {"category": category_ref(step.category)}
    paid = {"price": step.cost, "left": step.credits}
    names = [attribute_ref(shift.attribute) for shift in step.shifts]
    match step.upgrade.do:
        case "raise":
            (shift,) = step.shifts
            about = {"attribute": names[0], "from": shift.before, "to": shift.after}
            return "character.raised", {**params, **about, "points": step.pool[1]}
        case "advance":
            return "character.advanced", {**params, **paid}
        case "refit":
            return "character.refitted", {**params, **paid, "from": names[0], "to": names[1]}
        case _:
            return "character.awarded", {"attribute": names[0], "bonus": step.upgrade.points}
