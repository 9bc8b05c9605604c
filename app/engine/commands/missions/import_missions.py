"""Imports missions as another table exported them. No credits move (FS 8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.missions.missions import (
    MAX_TERMS,
    Crew,
    check_running,
    crew_of,
    mission_line,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Name, Number, Text
from app.engine.refusals import Refusal
from app.engine.state.old_contents import mission_contents
from app.engine.state.portable import NewIds, read
from app.rules.frame_state.missions import Mission, Phase, Result
from app.rules.json_types import Doc

Terms = Annotated[tuple[dict[str, Any], ...], Meta(max_length=MAX_TERMS)]
#: The longest text of an objective or a deduction.
LONGEST_TERM: Final = 500


class ImportMission(Command, frozen=True, kw_only=True):
    """Adds a mission with all its state. `paid` goes with the phase "paid".

    Lines of a payout refer to objectives and deductions by the `id` they have here, which is not
    kept. What the commands that lead to this state would refuse is refused here too.
    """

    name: Annotated[Name, Doc("its name", "Dead Water")]
    briefing: Annotated[Text, Doc("what players read")] = ""
    primary: Annotated[Text, Doc("the primary objective")] = ""
    base: Annotated[Number, Doc("base pay of each pilot in credits")] = 0
    notes: Annotated[Text, Doc("notes for the Handler")] = ""
    result: Annotated[Result, Doc("the result of the primary objective")] = "open"
    phase: Annotated[Phase, Doc("the phase it was in")] = "draft"
    crew: Annotated[Crew, Doc("ids of characters in the order of their seats")] = ()
    objectives: Annotated[Terms, Doc("its objectives with their results")] = ()
    deductions: Annotated[Terms, Doc("its deductions")] = ()
    tallies: Annotated[dict[str, Any], Doc("the tally of each character")] = msgspec.field(
        default_factory=dict
    )
    veiled: Annotated[dict[str, Any], Doc("what of the tallies players may not know yet")] = (
        msgspec.field(default_factory=dict)
    )
    paid: Annotated[Terms, Doc("what was paid to each pilot")] = ()


@command("mission.restore", Permission.HANDLER)
def import_mission(draft: Draft, c: ImportMission) -> None:
    fields = {name: getattr(c, name) for name in c.__struct_fields__ if name != "scene"}
    characters = draft.state.world.characters
    ids = NewIds(lambda _: draft.context.ids(), {"character": characters}, at_table=True)
    try:
        document = mission_contents("mission", fields, characters)
    except ValueError as error:
        raise Refusal("malformed", what=str(error), at="$.paid") from None
    put_mission(draft, read(document, Mission, ids))


def put_mission(draft: Draft, mission: Mission) -> None:
    """Adds a mission. Raises `Refusal` "malformed" or "mission-running"."""
    texts = [each.text for each in mission.objectives]
    texts += [each.text for each in mission.deductions]
    if (mission.phase == "paid") != bool(mission.paid):
        raise Refusal("malformed", what="A mission that is paid says what was paid", at="$.paid")
    for part in (mission.objectives, mission.deductions, mission.crew, mission.paid):
        if len(part) > MAX_TERMS:
            raise Refusal("malformed", what=f"At most {MAX_TERMS}", at="$")
    if not all(0 < len(text) <= LONGEST_TERM for text in texts):
        raise Refusal("malformed", what=f"A text of 1 to {LONGEST_TERM} characters", at="$")
    check_running(draft, mission)
    mission = replace(mission, crew=crew_of(draft, mission.crew))
    draft.emit("mission.added", mission_line(mission, "added"), mission=mission)
