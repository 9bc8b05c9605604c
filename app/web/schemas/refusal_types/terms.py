"""The parameters of refusals by name, with their types and what they mean, and the types of their
data.

Some names are only types, for parameters of another name: `unit:id`, `active:unit`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from app.engine.state.documents import HexDocument
from app.engine.state.references import NamedProp, NamedUnit
from app.engine.visibility.line_types.terms import (
    NamedAttribute,
    NamedBuild,
    NamedCategory,
    NamedCharacter,
    NamedCondition,
    NamedMission,
    NamedModule,
    NamedPage,
    NamedWeapon,
)
from app.rules.frame_state.combat.model import Problem
from app.rules.frame_state.rounds import Segment, TurnStatus
from app.rules.json_types import Doc, JsonForm
from app.rules.line_types import Vocabulary


class RefusedPlace(TypedDict):
    """A hex, or a cell of it."""

    q: int
    r: int
    level: NotRequired[int]


class RefusalData(TypedDict, total=False):
    """What shows a refusal."""

    cell: Annotated[RefusedPlace, Doc("where it is")]
    command: Annotated[int, Doc("place of the refused command in its batch, from 0")]
    prop: Annotated[str, Doc("id of the prop that it is about")]
    segment: Annotated[Segment, Doc("the segment of the round now")]
    step: Annotated[int, Doc("place of the step in its plan, from 0")]
    unit: Annotated[str | None, Doc("id of the unit that it is about; null: none is known")]


class MalformedData(RefusalData, total=False):
    """What was expected in place of something malformed."""

    fields: Annotated[list[str], Doc("all fields that the object may have")]
    missing: Annotated[list[str], Doc("all missing fields")]
    values: Annotated[list[Any], Doc("all allowed values")]


class Mistake(TypedDict):
    """A mistake in a request."""

    at: Annotated[list[str], Doc("the way to it")]
    what: Annotated[str, Doc("what is wrong there")]


class IllegalBuildData(RefusalData):
    """All problems of a build."""

    problems: Annotated[list[JsonForm[Problem]], Doc("the problems of the build")]


class MapFileData(TypedDict):
    """The error of a map format, and its place."""

    code: Annotated[str, Doc("the code of the format's own error", "bad-size")]
    params: Annotated[dict[str, Any], Doc("parameters of the format's own error")]
    line: Annotated[int | None, Doc("the line of the file, from 1; null: unknown")]
    path: Annotated[str, Doc("the place in a JSON document; empty: unknown", "$.ground")]


class NotInCrewData(RefusalData):
    """The mission to whose crew a character does not belong."""

    mission: Annotated[NamedMission, Doc("the mission")]


class PageChangedData(RefusalData):
    """A page of the journal as it is now."""

    title: str
    text: str
    picture: Annotated[str | None, Doc("hash of the picture; null: none", "9f86d081884c7d65")]
    revision: Annotated[str, Doc("its revision now")]


class SheetLoss(NamedCharacter):
    """What the sheet of a character would lose."""

    lost: Annotated[list[str], Doc("what is lost")]


class SheetsData(RefusalData):
    """The sheets that would lose something."""

    sheets: Annotated[list[SheetLoss], Doc("the characters, and what each would lose")]


class SignInData(TypedDict):
    """How a program signs in."""

    header: Annotated[str, Doc("the header that is needed", "Authorization: Bearer TOKEN")]


#: The data of refusals that have more than `RefusalData`.
DATA: Final[dict[str, Any]] = {
    "bad-map": MapFileData | RefusalData,
    "illegal-build": IllegalBuildData,
    "malformed": MalformedData | list[Mistake],
    "not-in-crew": NotInCrewData,
    "not-signed-in": SignInData,
    "page-changed": PageChangedData,
    "sheets-in-the-way": SheetsData,
    "too-large": MapFileData | RefusalData,
    "too-many-hexes": MapFileData | RefusalData,
}

TERMS: Final = Vocabulary(
    {
        "action": Annotated[str, Doc("name of the action")],
        "at_least": Annotated[
            bool, Doc("the cost is the least that it can be: the way was not searched to its end")
        ],
        "attribute": Annotated[NamedAttribute, Doc("the attribute")],
        "award": Annotated[int, Doc("the award")],
        "base": Annotated[int, Doc("the lowest level of the prop")],
        "batch_place": Annotated[int, Doc("place of the command that rolls in its batch, from 0")],
        "build": Annotated[NamedBuild, Doc("the build")],
        "bytes": Annotated[int, Doc("the most bytes")],
        "cap": Annotated[str, Doc("the most, as a die or a number")],
        "category": Annotated[NamedCategory, Doc("the category")],
        "ceiling": Annotated[int, Doc("the level of the ceiling")],
        "character": Annotated[NamedCharacter, Doc("the character")],
        "characters": Annotated[list[NamedCharacter], Doc("the characters")],
        "columns": int,
        "condition": Annotated[NamedCondition, Doc("the condition")],
        "cost": Annotated[int, Doc("the estimated work, in units of `limit`")],
        "count": Annotated[int, Doc("how many")],
        "credits": Annotated[int, Doc("credits of the character, below 0")],
        "credits_left": Annotated[int, Doc("credits that there are")],
        "credits_needed": Annotated[int, Doc("credits that it costs")],
        "damage": Annotated[str, Doc("name of the damage type")],
        "energy": Annotated[int, Doc("the most energy")],
        "energy_left": Annotated[int, Doc("energy of the unit now")],
        "energy_needed": Annotated[int, Doc("energy that it costs")],
        "epoch": str,
        "faulty_place": Annotated[
            str,
            Doc(
                "the place: in a command or query a path below it (`$.to`), in another request the "
                "names on the way to it (`body.name`)",
                "$.to",
            ),
        ],
        "fault": Annotated[str, Doc("what is wrong, in English")],
        "found": Annotated[str, Doc("what was found", "2d")],
        "ground": Annotated[int | None, Doc("the level of the ground; null: a void")],
        "height": Annotated[int, Doc("the height, in levels")],
        "hex": Annotated[HexDocument, Doc("the hex")],
        "hexes": Annotated[int, Doc("how many hexes")],
        "high": Annotated[int, Doc("the highest level that there can be")],
        "highest": Annotated[int, Doc("the highest level")],
        "host": Annotated[str, Doc("the name of the server in the request")],
        "id": Annotated[str, Doc("the id")],
        "last": Annotated[int, Doc("the number of the last one")],
        "length": Annotated[int, Doc("how many characters it has")],
        "letters": Annotated[int, Doc("the most characters of text")],
        "level": int,
        "step_levels": Annotated[int, Doc("how many levels the step leads up or down")],
        "levels": Annotated[int, Doc("how many levels it is high")],
        "limit": Annotated[int, Doc("the most that is allowed; the text says of what")],
        "line": Annotated[int | None, Doc("the line of the file, from 1; null: unknown")],
        "low": Annotated[int, Doc("the lowest level that there can be")],
        "mark": Annotated[int, Doc("the score that is needed")],
        "maximum": Annotated[int, Doc("the maximum of this number")],
        "mib": Annotated[int, Doc("the most memory in MiB")],
        "map_fault": Annotated[str, Doc("what is wrong: the code of a text, or English")],
        "mission": Annotated[NamedMission, Doc("the mission")],
        "module": Annotated[NamedModule, Doc("the expansion")],
        "most": Annotated[int, Doc("the most that is allowed; the text says of what")],
        "most_cells": Annotated[int, Doc("the most cells")],
        "most_hexes": Annotated[int, Doc("the most hexes")],
        "movement_left": Annotated[
            int, Doc("hexes of movement that are left; of a descent: levels")
        ],
        "movement_needed": Annotated[
            int, Doc("hexes of movement that it costs; of a descent: levels")
        ],
        "name": str,
        "named_number": Annotated[
            Literal["pool", "price", "limit", "start", "cap"],
            Doc("the field of the category or the attribute that has the number"),
        ],
        "nearest": Annotated[str, Doc("similar names, or `none`")],
        "needs": Annotated[str, Doc("name of the kind that it needs")],
        "obstacle": Annotated[
            NamedProp | Literal["ground"], Doc("the prop that fills the cell, or `ground`")
        ],
        "occupant": Annotated[NamedUnit, Doc("the unit that is there")],
        "of": Annotated[
            Literal["table", "seat", "token", "programs"],
            Doc("whose connections they are; `programs`: of all programs at the table"),
        ],
        "origin": Annotated[str, Doc("the origin", "https://table.example")],
        "own": Annotated[Segment, Doc("the segment in which the unit acts")],
        "page": Annotated[NamedPage, Doc("the page")],
        "path": Annotated[str, Doc("the place in a JSON document; empty: unknown")],
        "percent": Annotated[int, Doc("how much is done, of 100")],
        "pilot": Annotated[str, Doc("name of the seat")],
        "pixel_height": Annotated[int, Doc("the height, in pixels")],
        "pixels": Annotated[int, Doc("the most pixels")],
        "points": Annotated[int, Doc("how many points there are for it")],
        "points_left": Annotated[int, Doc("points of the category that are left")],
        "points_needed": Annotated[int, Doc("points that it takes")],
        "pool": Annotated[
            Literal["integrity", "stability", "energy"], Doc("the number that is above its maximum")
        ],
        "position": Annotated[int, Doc("the place in the text, from 1")],
        "prop": Annotated[NamedProp, Doc("the prop")],
        "reach": Annotated[int, Doc("how far it reaches, in hexes")],
        "role": Annotated[
            str,
            Doc(
                "role of the seat; of a shared view, which is only looked at, its group: pilots or "
                "spectators",
                "spectator",
            ),
        ],
        "rows": int,
        "scope": Annotated[str, Doc("the scope", "run")],
        "seconds": Annotated[int, Doc("how long to wait")],
        "segment": Annotated[Segment, Doc("the segment of the round now")],
        "seq": Annotated[int, Doc("the number that was asked for")],
        "start": Annotated[str, Doc("the start, as a die or a number")],
        "steps": Annotated[int, Doc("how many steps")],
        "step_count": Annotated[int, Doc("how many steps the history has")],
        "steps_left": Annotated[int, Doc("steps of the unit that are left in this turn")],
        "steps_needed": Annotated[int, Doc("steps that it costs")],
        "system": Annotated[str, Doc("title of the dice system")],
        "tier": Annotated[int, Doc("the tier")],
        "time": Annotated[str, Doc("the time", "2026-01-01T20:15:00.000Z")],
        "too_long": Annotated[
            Literal["categories", "attributes"], Doc("the list that has too many entries")
        ],
        "turn": Annotated[TurnStatus, Doc("the turn of this unit in this round")],
        "type": Annotated[str, Doc("the name of the type")],
        "unit": Annotated[NamedUnit, Doc("the unit")],
        "unit_or_prop": Annotated[NamedUnit | NamedProp, Doc("the unit or prop")],
        "up": Annotated[bool, Doc("the step leads up; false: down")],
        "url_fault": Annotated[
            Literal["scheme", "user", "fragment", "form"],
            Doc(
                "`scheme`: it does not begin with https://, or http:// where the operator allows "
                "that; `user`: there is a user or a password before the host; `fragment`: there is "
                "a #; `form`: anything else"
            ),
        ],
        "used": Annotated[int, Doc("how many points are spent on it")],
        "uses": Annotated[int, Doc("how often it can be used in a turn")],
        "value": Annotated[int, Doc("the number that was given")],
        "version": Annotated[int, Doc("the number of the step of the history")],
        "waiting": Annotated[list[NamedUnit], Doc("the units whose rolls are awaited")],
        "wait_reason": Annotated[
            Literal["zone", "pause"],
            Doc("`zone`: for the next turn of its unit; `pause`: while other units may react"),
        ],
        "weapon": Annotated[NamedWeapon, Doc("the weapon")],
        "width": Annotated[int, Doc("the width, in pixels")],
    }
)
