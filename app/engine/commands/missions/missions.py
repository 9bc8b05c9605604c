"""Missions: their terms and phases (FS 8.1, FS 8.7). Objectives and deductions are in `objectives`.

Players read of a mission once it is briefed, and of a hidden objective once it is revealed. Other
lines are the Handler's. A paid mission keeps its terms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.access import find_mission
from app.engine.characters.missions import mission_ref, running_mission
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name, Number, Text
from app.engine.refusals import Refusal
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.missions import Deduction, Mission, Objective
from app.rules.json_types import Doc

#: Limit of the objectives, the deductions and the characters of a mission.
MAX_TERMS: Final = 50

TermText = Annotated[str, Meta(min_length=1, max_length=500)]
Crew = Annotated[tuple[Id, ...], Meta(max_length=MAX_TERMS)]


class ObjectiveForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new objective. Each pilot gets the bonus."""

    text: Annotated[TermText, Doc("what is to be done", "Save the convoy")]
    bonus: Annotated[Number, Doc("credits for each pilot", 30)]
    hidden: Annotated[bool, Doc("players do not know of it")] = False


class DeductionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new deduction from each pilot's pay. It counts if it `applies`, or once it does."""

    text: Annotated[TermText, Doc("why", "Damage to the depot")]
    amount: Annotated[Number, Doc("credits", 20)]
    applies: Annotated[bool, Doc("the reason has occurred")] = True


class AddMission(Command, frozen=True, kw_only=True):
    """Adds a draft, which only the Handler knows until it is briefed."""

    name: Annotated[Name, Doc("its name", "Dead Water")]
    briefing: Annotated[Text, Doc("what players read")] = ""
    primary: Annotated[Text, Doc("the primary objective")] = ""
    base: Annotated[Number, Doc("base pay of each pilot in credits")] = 0
    notes: Annotated[Text, Doc("notes for the Handler")] = ""
    crew: Annotated[Crew, Doc("ids of characters in the order of their seats")] = ()
    objectives: Annotated[
        tuple[ObjectiveForm, ...],
        Meta(max_length=MAX_TERMS),
        Doc("its secondary and hidden objectives"),
    ] = ()
    deductions: Annotated[
        tuple[DeductionForm, ...], Meta(max_length=MAX_TERMS), Doc("its deductions")
    ] = ()


class MissionCommand(Command, frozen=True, kw_only=True):
    """A command about one mission."""

    mission: Id


class UpdateMission(MissionCommand, frozen=True, kw_only=True):
    """Changes the terms. Those left out stay. Of a paid mission only the notes change."""

    name: Annotated[Name | UnsetType, Doc("its name")] = UNSET
    briefing: Annotated[Text | UnsetType, Doc("what players read")] = UNSET
    primary: Annotated[Text | UnsetType, Doc("the primary objective")] = UNSET
    base: Annotated[Number | UnsetType, Doc("base pay of each pilot in credits", 120)] = UNSET
    notes: Annotated[Text | UnsetType, Doc("notes for the Handler")] = UNSET
    crew: Annotated[Crew | UnsetType, Doc("ids of characters in the order of their seats")] = UNSET


class RemoveMission(MissionCommand, frozen=True, kw_only=True):
    """Removes a mission in any phase. What it has paid stays paid."""


class SetPhase(MissionCommand, frozen=True, kw_only=True):
    """Moves a mission to another phase, forwards or back. Only one mission runs at a time
    (FS 8.7)."""

    phase: Annotated[Literal["draft", "briefed", "running"], Doc("the new phase", "briefed")]


# -- lookups ----------------------------------------------------------------------------------


def known_mission(draft: Draft, mission_id: str) -> Mission:
    """Returns a mission the sender may know of. Raises `Refusal("no-such-mission")`."""
    return find_mission(draft.state, draft.sent.role, mission_id)


def unpaid_mission(draft: Draft, mission_id: str) -> Mission:
    """Returns a mission that is not paid. Raises `Refusal` "no-such-mission" or "already-paid"."""
    mission = known_mission(draft, mission_id)
    if mission.phase == "paid":
        raise Refusal("already-paid", mission=mission_ref(mission))
    return mission


def crew_of(draft: Draft, crew: Iterable[str]) -> tuple[str, ...]:
    """Returns the characters, each once. Raises `Refusal("no-such-character")`."""
    named = tuple(dict.fromkeys(crew))
    for character in named:
        if character not in draft.state.world.characters:
            raise Refusal("no-such-character", character=character)
    return named


def check_running(draft: Draft, mission: Mission) -> None:
    """Raises `Refusal("mission-running")` when this mission would run beside another one
    (FS 8.7)."""
    other = running_mission(draft.state.world)
    if mission.phase == "running" and other is not None and other.id != mission.id:
        raise Refusal("mission-running", mission=mission_ref(other))


# -- writing ----------------------------------------------------------------------------------


def mission_line(
    mission: Mission,
    what: str,
    to: LineReaders = "all",
    data: dict[str, Any] | None = None,
    **params: Any,
) -> PendingLine:
    """Returns the line "mission.`what`". Only the Handler reads of a draft."""
    readers: LineReaders = "handler" if mission.phase == "draft" else to
    named = {"mission": mission_ref(mission), **params}
    return PendingLine(f"mission.{what}", named, "mission", readers, data)


def put_mission(draft: Draft, old: Mission, new: Mission, *log_lines: PendingLine) -> None:
    """Writes a changed mission. Writes nothing without a change."""
    if new != old:
        draft.emit("mission.updated", *log_lines, mission=new)


def given_fields(c: msgspec.Struct, *names: str) -> dict[str, Any]:
    """Returns those of the named fields that a command sets."""
    values = ((name, getattr(c, name)) for name in names)
    return {name: value for name, value in values if value is not UNSET}


# -- the commands -----------------------------------------------------------------------------


@command("mission.add", Permission.HANDLER)
def add_mission(draft: Draft, c: AddMission) -> None:
    ids = draft.context.ids
    mission = Mission(
        id=ids(),
        name=c.name,
        briefing=c.briefing,
        primary=c.primary,
        base=c.base,
        objectives=tuple(
            Objective(ids(), each.text, each.bonus, each.hidden) for each in c.objectives
        ),
        deductions=tuple(
            Deduction(ids(), each.text, each.amount, each.applies) for each in c.deductions
        ),
        crew=crew_of(draft, c.crew),
        notes=c.notes,
    )
    draft.emit("mission.added", mission_line(mission, "added"), mission=mission)


@command("mission.update", Permission.HANDLER)
def update_mission(draft: Draft, c: UpdateMission) -> None:
    values = given_fields(c, "name", "briefing", "primary", "base", "notes", "crew")
    notes_alone = set(values) == {"notes"}
    mission = (known_mission if notes_alone else unpaid_mission)(draft, c.mission)
    if "crew" in values:
        values["crew"] = crew_of(draft, values["crew"])
    new = replace(mission, **values)
    changed = [name for name in values if getattr(new, name) != getattr(mission, name)]
    fields = [f"term.{name}" for name in changed if name != "notes"]
    put_mission(
        draft, mission, new, *([mission_line(new, "updated", fields=fields)] if fields else [])
    )


@command("mission.remove", Permission.HANDLER)
def remove_mission(draft: Draft, c: RemoveMission) -> None:
    mission = known_mission(draft, c.mission)
    draft.emit("mission.removed", mission_line(mission, "removed"), mission=mission.id)


@command("mission.phase", Permission.HANDLER)
def set_phase(draft: Draft, c: SetPhase) -> None:
    mission = unpaid_mission(draft, c.mission)
    new = replace(mission, phase=c.phase)
    check_running(draft, new)
    if c.phase == "running":
        line = mission_line(new, "started")
    elif c.phase == "briefed":
        line = mission_line(new, "halted" if mission.phase == "running" else "briefed")
    else:
        line = mission_line(mission, "withdrawn")
    put_mission(draft, mission, new, line)
