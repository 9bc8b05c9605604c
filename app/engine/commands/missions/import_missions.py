"""Imports a mission as another table exported it. No credits move (FS 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.missions.missions import (
    MAX_TERMS,
    Crew,
    TermText,
    check_running,
    crew_of,
    mission_line,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name, Number, Text
from app.engine.refusals import Refusal
from app.rules.frame_state.missions import (
    FEE,
    Deduction,
    Mission,
    Objective,
    Pay,
    PayLine,
    Phase,
    Result,
    Tally,
    costs_of,
)

#: A sum of credits of either sign.
Amount = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Label = Annotated[str, Meta(max_length=64)]


class ObjectiveState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective. Lines of a payout refer to it by `id`, which is not kept."""

    id: Label
    text: TermText
    bonus: Number
    hidden: bool = False
    revealed: bool = False
    result: Result = "open"


class DeductionState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deduction, with an `id` as for objectives. In older documents every deduction applied."""

    id: Label
    text: TermText
    amount: Number
    applies: bool = True


class TallyState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Integrity lost, and uses of weapons by tier."""

    integrity: Number
    uses: tuple[Number, Number, Number]

    def tally(self) -> Tally:
        """Returns the tally as the rules take it."""
        return Tally(self.integrity, self.uses)


class PayLineState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a payout."""

    kind: Literal["base", "share", "bonus", "deduction", "fee"]
    amount: Amount
    id: Label = ""
    text: Annotated[str, Meta(max_length=500)] = ""


class PayState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one pilot was paid. `character` is empty when that character is gone."""

    name: Name
    lines: Annotated[tuple[PayLineState, ...], Meta(max_length=2 * MAX_TERMS + 2)]
    tally: TallyState
    character: Label = ""


class ImportMission(Command, frozen=True, kw_only=True):
    """A mission with all its state. `paid` goes with the phase "paid".

    Raises the refusals of the commands that would lead to this state.
    """

    name: Name
    briefing: Text = ""
    primary: Text = ""
    base: Number = 0
    notes: Text = ""
    result: Result = "open"
    phase: Phase = "draft"
    crew: Crew = ()
    objectives: Annotated[tuple[ObjectiveState, ...], Meta(max_length=MAX_TERMS)] = ()
    deductions: Annotated[tuple[DeductionState, ...], Meta(max_length=MAX_TERMS)] = ()
    tallies: dict[Id, TallyState] = msgspec.field(default_factory=dict)
    veiled: dict[Id, TallyState] = msgspec.field(default_factory=dict)
    paid: Annotated[tuple[PayState, ...], Meta(max_length=MAX_TERMS)] = ()


@command("mission.restore", Permission.HANDLER)
def import_mission(draft: Draft, c: ImportMission) -> None:
    if (c.phase == "paid") != bool(c.paid):
        raise Refusal("malformed", what="A mission that is paid says what was paid", at="$.paid")
    ids = draft.context.ids
    objectives = tuple(
        Objective(ids(), each.text, each.bonus, each.hidden, each.revealed, each.result)
        for each in c.objectives
    )
    deductions = tuple(
        Deduction(ids(), each.text, each.amount, each.applies) for each in c.deductions
    )
    new_ids = {form.id: term.id for form, term in zip(c.objectives, objectives, strict=True)}
    new_ids |= {form.id: term.id for form, term in zip(c.deductions, deductions, strict=True)}
    mission = Mission(
        id=ids(),
        name=c.name,
        briefing=c.briefing,
        primary=c.primary,
        base=c.base,
        result=c.result,
        phase=c.phase,
        objectives=objectives,
        deductions=deductions,
        crew=crew_of(draft, c.crew),
        tallies=_tallies(draft, c.tallies),
        notes=c.notes,
        veiled=_tallies(draft, c.veiled),
        paid=tuple(_pay(draft, pay, new_ids) for pay in c.paid),
    )
    check_running(draft, mission)
    draft.emit("mission.added", mission_line(mission, "added"), mission=mission)


def _tallies(draft: Draft, states: Mapping[str, TallyState]) -> dict[str, Tally]:
    return {key: states[key].tally() for key in crew_of(draft, states)}


def _pay(draft: Draft, pay: PayState, new_ids: Mapping[str, str]) -> Pay:
    character = pay.character if pay.character in draft.state.world.characters else ""
    lines = tuple(
        PayLine(line.kind, line.amount, new_ids.get(line.id, ""), line.text) for line in pay.lines
    )
    costs = costs_of(pay.tally.tally())
    cost = sum(each.cost for each in costs)
    total = sum(line.amount for line in lines)
    return Pay(character, pay.name, lines, costs, cost, FEE * cost, total)
