"""Objectives and deductions of a mission, and their results (FS 8.1, FS 8.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, TypeVar

from msgspec import UNSET, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.missions.missions import (
    MAX_TERMS,
    MissionCommand,
    TermText,
    given_fields,
    known_mission,
    mission_line,
    put_mission,
    unpaid_mission,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import Id, Number
from app.engine.refusals import Refusal
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.missions import Deduction, Mission, Objective, Result
from app.rules.json_types import Doc


class SetResult(MissionCommand, frozen=True, kw_only=True):
    """Sets the result of an objective, by default of the primary one."""

    result: Annotated[Result, Doc("its result", "achieved")]
    objective: Annotated[Id | None, Doc("id of the objective; by default the primary one")] = None


class AddObjective(MissionCommand, frozen=True, kw_only=True):
    """Adds an objective. Each pilot gets the bonus. Only the Handler knows a hidden one."""

    text: Annotated[TermText, Doc("what is to be done", "Save the convoy")]
    bonus: Annotated[Number, Doc("credits for each pilot", 30)]
    hidden: Annotated[bool, Doc("players do not know of it")] = False


class ObjectiveCommand(MissionCommand, frozen=True, kw_only=True):
    """A command about one objective."""

    objective: Id


class UpdateObjective(ObjectiveCommand, frozen=True, kw_only=True):
    """Changes an objective. `hidden` hides it, also again, or shows it."""

    text: Annotated[TermText | UnsetType, Doc("what is to be done")] = UNSET
    bonus: Annotated[Number | UnsetType, Doc("credits for each pilot", 40)] = UNSET
    hidden: Annotated[bool | UnsetType, Doc("true hides it, false shows it")] = UNSET


class RemoveObjective(ObjectiveCommand, frozen=True, kw_only=True):
    """Removes an objective."""


class RevealObjective(ObjectiveCommand, frozen=True, kw_only=True):
    """Reveals a hidden objective to players. In a paid mission this moves no credits."""


class AddDeduction(MissionCommand, frozen=True, kw_only=True):
    """Adds a deduction from each pilot's pay. It counts if it `applies`, or once it does
    (FS 8.3)."""

    text: Annotated[TermText, Doc("why", "Damage to the depot")]
    amount: Annotated[Number, Doc("credits", 20)]
    applies: Annotated[bool, Doc("the reason has occurred")] = True


class DeductionCommand(MissionCommand, frozen=True, kw_only=True):
    """A command about one deduction."""

    deduction: Id


class UpdateDeduction(DeductionCommand, frozen=True, kw_only=True):
    """Changes a deduction."""

    text: Annotated[TermText | UnsetType, Doc("why")] = UNSET
    amount: Annotated[Number | UnsetType, Doc("credits")] = UNSET
    applies: Annotated[bool | UnsetType, Doc("the reason has occurred", True)] = UNSET


class RemoveDeduction(DeductionCommand, frozen=True, kw_only=True):
    """Removes a deduction."""


def _objective(mission: Mission, objective_id: str) -> Objective:
    found = next((each for each in mission.objectives if each.id == objective_id), None)
    if found is None:
        raise Refusal("no-such-objective", objective=objective_id)
    return found


def _deduction(mission: Mission, deduction_id: str) -> Deduction:
    found = next((each for each in mission.deductions if each.id == deduction_id), None)
    if found is None:
        raise Refusal("no-such-deduction", deduction=deduction_id)
    return found


Term = TypeVar("Term", Objective, Deduction)


def _check_term_limit(terms: tuple[Term, ...]) -> None:
    if len(terms) >= MAX_TERMS:
        raise Refusal("mission-full", limit=MAX_TERMS)


def _with_term(terms: tuple[Term, ...], changed: Term) -> tuple[Term, ...]:
    return tuple(changed if each.id == changed.id else each for each in terms)


def _without_term(terms: tuple[Term, ...], removed: Term) -> tuple[Term, ...]:
    return tuple(each for each in terms if each.id != removed.id)


def _objective_line(
    mission: Mission, objective: Objective, what: str, **params: Any
) -> PendingLine:
    """Returns a line about an objective. Only the Handler reads of a concealed one."""
    to: LineReaders = "handler" if objective.concealed else "all"
    return mission_line(mission, what, to, text=objective.text, **params)


@command("mission.result", Permission.HANDLER)
def set_result(draft: Draft, c: SetResult) -> None:
    mission = unpaid_mission(draft, c.mission)
    if c.objective is None:
        new = replace(mission, result=c.result)
        put_mission(draft, mission, new, mission_line(new, "result", result=c.result))
        return
    objective = replace(_objective(mission, c.objective), result=c.result)
    new = replace(mission, objectives=_with_term(mission.objectives, objective))
    put_mission(
        draft, mission, new, _objective_line(new, objective, "objective_result", result=c.result)
    )


@command("mission.add_objective", Permission.HANDLER)
def add_objective(draft: Draft, c: AddObjective) -> None:
    mission = unpaid_mission(draft, c.mission)
    _check_term_limit(mission.objectives)
    objective = Objective(draft.context.ids(), c.text, c.bonus, c.hidden)
    new = replace(mission, objectives=(*mission.objectives, objective))
    put_mission(
        draft, mission, new, _objective_line(new, objective, "objective_added", bonus=c.bonus)
    )


@command("mission.update_objective", Permission.HANDLER)
def update_objective(draft: Draft, c: UpdateObjective) -> None:
    mission = unpaid_mission(draft, c.mission)
    old = _objective(mission, c.objective)
    values = given_fields(c, "text", "bonus", "hidden")
    if "hidden" in values:
        values["revealed"] = False
    objective = replace(old, **values)
    what = "objective_updated"
    if old.concealed != objective.concealed:
        what = "objective_hidden" if objective.concealed else "objective_revealed"
    new = replace(mission, objectives=_with_term(mission.objectives, objective))
    put_mission(draft, mission, new, _objective_line(new, objective, what, bonus=objective.bonus))


@command("mission.remove_objective", Permission.HANDLER)
def remove_objective(draft: Draft, c: RemoveObjective) -> None:
    mission = unpaid_mission(draft, c.mission)
    objective = _objective(mission, c.objective)
    new = replace(mission, objectives=_without_term(mission.objectives, objective))
    put_mission(draft, mission, new, _objective_line(new, objective, "objective_removed"))


@command("mission.reveal", Permission.HANDLER)
def reveal_objective(draft: Draft, c: RevealObjective) -> None:
    mission = known_mission(draft, c.mission)
    old = _objective(mission, c.objective)
    objective = replace(old, revealed=old.hidden)
    new = replace(mission, objectives=_with_term(mission.objectives, objective))
    put_mission(draft, mission, new, reveal_line(new, objective))


def reveal_line(mission: Mission, objective: Objective) -> PendingLine:
    """Returns the line that reveals an objective to players."""
    return _objective_line(mission, objective, "objective_revealed", bonus=objective.bonus)


@command("mission.add_deduction", Permission.HANDLER)
def add_deduction(draft: Draft, c: AddDeduction) -> None:
    mission = unpaid_mission(draft, c.mission)
    _check_term_limit(mission.deductions)
    deduction = Deduction(draft.context.ids(), c.text, c.amount, c.applies)
    new = replace(mission, deductions=(*mission.deductions, deduction))
    what = "deduction_added" if c.applies else "deduction_offered"
    put_mission(draft, mission, new, mission_line(new, what, text=c.text, amount=c.amount))


@command("mission.update_deduction", Permission.HANDLER)
def update_deduction(draft: Draft, c: UpdateDeduction) -> None:
    mission = unpaid_mission(draft, c.mission)
    old = _deduction(mission, c.deduction)
    deduction = replace(old, **given_fields(c, "text", "amount", "applies"))
    new = replace(mission, deductions=_with_term(mission.deductions, deduction))
    what = "deduction_updated"
    if old.applies != deduction.applies:
        what = "deduction_applies" if deduction.applies else "deduction_open"
    params: dict[str, Any] = {"text": deduction.text, "amount": deduction.amount}
    put_mission(draft, mission, new, mission_line(new, what, **params))


@command("mission.remove_deduction", Permission.HANDLER)
def remove_deduction(draft: Draft, c: RemoveDeduction) -> None:
    mission = unpaid_mission(draft, c.mission)
    deduction = _deduction(mission, c.deduction)
    new = replace(mission, deductions=_without_term(mission.deductions, deduction))
    put_mission(draft, mission, new, mission_line(new, "deduction_removed", text=deduction.text))
