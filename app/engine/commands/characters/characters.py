"""Characters: a name, a frame, the seat that plays it, and the unit it is linked to (FS 4).

Purchases for a sheet are in `upgrades`, the Handler's changes in `sheets`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.characters.character_lookup import (
    OWN_CHARACTER,
    CharacterCommand,
    character_of,
    put_character,
)
from app.engine.commands.characters.sheets import SheetChanges, edited_sheet
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, OWN_SEAT, Command, command
from app.engine.params import Id, Name, Text
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import linked_unit, viewer_of_group
from app.engine.visibility.log_lines import PendingLine
from app.engine.visibility.log_visibility import lines_by_group
from app.rules.frame_state.upgrades import points_available, with_number
from app.rules.json_types import Doc

FrameName = Annotated[str, Meta(max_length=80)]


FromBuild = Annotated[
    bool, Doc("a sheet without points takes those of the unit's build, as far as they fit")
]


class AddCharacter(Command, frozen=True, kw_only=True):
    """Adds a character with 100 credits (FS 4.8).

    A pilot adds one, for its own seat. The Handler adds any, with notes and a sheet.
    """

    name: Annotated[Name, Doc("its name", "Ann Vale")]
    frame: Annotated[FrameName, Doc("the name of its frame, in the player's words")] = ""
    seat: Annotated[
        Id | UnsetType | None,
        OWN_SEAT,
        Doc("the seat that plays it; by default the sender's. Null: nobody"),
    ] = UNSET
    unit: Annotated[Id | None, Doc("id of the unit that it pilots; null: none")] = None
    from_build: FromBuild = False
    notes: Annotated[Text, HANDLER_ONLY, Doc("notes for the Handler")] = ""
    sheet: Annotated[SheetChanges | None, HANDLER_ONLY, Doc("numbers of its sheet to set")] = None


class UpdateCharacter(CharacterCommand, frozen=True, kw_only=True):
    """Changes fields of a character. A pilot changes name, frame and unit. Null: no seat, no
    unit."""

    name: Annotated[Name | UnsetType, Doc("its name", "Ann Vale")] = UNSET
    frame: Annotated[FrameName | UnsetType, Doc("the name of its frame, in the player's words")] = (
        UNSET
    )
    seat: Annotated[
        Id | UnsetType | None, HANDLER_ONLY, Doc("the seat that plays it; null: nobody")
    ] = UNSET
    unit: Annotated[Id | UnsetType | None, Doc("id of the unit that it pilots; null: none")] = UNSET
    from_build: FromBuild = False
    notes: Annotated[Text | UnsetType, HANDLER_ONLY, Doc("notes for the Handler")] = UNSET


class RemoveCharacter(CharacterCommand, frozen=True, kw_only=True):
    """Removes a character for good."""


# -- links to seat and unit -------------------------------------------------------------------


def _check_seat(draft: Draft, seat_id: str | None) -> None:
    """Raises `Refusal("no-such-seat")` unless the seat can play characters."""
    seat = draft.state.record.seats.get(seat_id or "")
    if seat_id is not None and (seat is None or seat.role == "spectator"):
        raise Refusal("no-such-seat", seat=seat_id)


def _check_unit_unlinked(draft: Draft, unit_id: str, character_id: str) -> None:
    """Raises `Refusal` unless the sender controls the unit and no other character is linked to
    it."""
    unit = draft.own_unit(unit_id)
    for other in draft.state.world.characters.values():
        if other.unit == unit.id and other.id != character_id:
            raise Refusal("unit-linked", unit=unit_ref(unit), character=character_ref(other))


def _with_points_of_build(draft: Draft, character: Character) -> Character:
    """Returns the character with the points of its unit's build, as far as its pools hold them.

    A sheet that has points stays as it is.
    """
    frame = None if character.unit is None else draft.own_unit(character.unit).frame
    sheet = character.sheet
    if frame is None or sheet.points:
        return character
    wanted = {**frame.build.skills, **frame.build.hull}
    for category in draft.state.world.categories:
        for attribute in category.attributes:
            room = points_available(sheet, category, attribute)
            points = min(wanted.get(attribute.id, 0), room)
            sheet = replace(sheet, points=with_number(sheet.points, attribute.id, points))
    return replace(character, sheet=sheet)


def _link_line(
    character: Character, before: Unit | None, after: Unit | None, from_build: bool
) -> tuple[str, dict[str, Any]] | None:
    """Returns the code and params about a changed link, for somebody who knows these units."""
    ref = character_ref(character)
    if after is before:
        return None
    if after is None:
        return "character.unlinked", {"character": ref}
    code = "character.linked_by_build" if from_build else "character.linked"
    return code, {"character": ref, "unit": unit_ref(after)}


def _link_lines(
    draft: Draft, character: Character, before: str | None, from_build: bool
) -> list[PendingLine]:
    """Returns the lines about a changed link. Nobody reads of a unit that is hidden from them.

    `from_build`: the sheet has taken the points of the unit's build.
    """

    def line_for(group: str) -> PendingLine | None:
        observer = viewer_of_group(draft.state, group)
        text = _link_line(
            character,
            linked_unit(draft.state.world, observer, before),
            linked_unit(draft.state.world, observer, character.unit),
            from_build,
        )
        return None if text is None else PendingLine(*text, "system")

    return lines_by_group(draft.state, line_for)


def _seat_lines(draft: Draft, character: Character, before: str | None) -> list[PendingLine]:
    """Returns the line about a changed seat. A seat that is gone counts as none."""
    seats = draft.state.record.seats
    was, now = seats.get(before or ""), seats.get(character.seat or "")
    if was == now:
        return []
    ref = character_ref(character)
    if now is None:
        return [PendingLine("character.unseated", {"character": ref}, "system")]
    return [
        PendingLine(
            "character.seated",
            {"character": ref, "pilot": {"seat": now.id, "name": now.name}},
            "system",
        )
    ]


# -- the commands -----------------------------------------------------------------------------


@command("character.add", Permission.PLAYER, note="a pilot: one, for the own seat")
def add_character(draft: Draft, c: AddCharacter) -> None:
    if draft.runs_the_table:
        seat, told_seat = (None if c.seat is UNSET else c.seat), None
    else:
        seat = told_seat = _seat_without_character(draft)
    _check_seat(draft, seat)
    character = Character(draft.context.ids(), c.name, c.frame, seat, c.unit, notes=c.notes)
    if c.unit is not None:
        _check_unit_unlinked(draft, c.unit, character.id)
    if c.sheet is not None:
        character = replace(character, sheet=edited_sheet(draft, character.sheet, c.sheet))
    before = character.sheet
    if c.from_build:
        character = _with_points_of_build(draft, character)
    params = {"character": character_ref(character), "frame": {"name": c.frame}}
    code = "character.added_frame" if c.frame else "character.added"
    lines = [PendingLine(code, params, "system"), *_seat_lines(draft, character, told_seat)]
    lines += _link_lines(draft, character, None, character.sheet != before)
    put_character(draft, "character.added", character, *lines)


def _seat_without_character(draft: Draft) -> str | None:
    """Returns the seat of a pilot who adds a character. Raises `Refusal("has-character")`."""
    own = draft.sent.seat
    for character in draft.state.world.characters.values():
        if character.seat == own:
            raise Refusal("has-character", character=character_ref(character))
    return own


@command("character.update", Permission.OWNER, OWN_CHARACTER)
def update_character(draft: Draft, c: UpdateCharacter) -> None:
    character = character_of(draft, c.character)
    before, unit = character, c.unit
    if unit is None and linked_unit(draft.state.world, draft.viewer, before.unit) is None:
        # A sender who does not know the link must not learn of it by removing it.
        unit = UNSET
    if isinstance(c.seat, str | None):
        _check_seat(draft, c.seat)
    if isinstance(unit, str):
        _check_unit_unlinked(draft, unit, character.id)
    given = {"name": c.name, "frame": c.frame, "seat": c.seat, "unit": unit, "notes": c.notes}
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not UNSET}
    if "seat" in values:
        values["lent"] = False
    character = replace(character, **values)
    if c.from_build and character.unit != before.unit:
        character = _with_points_of_build(draft, character)
    if character == before:
        return
    changed = [
        f"field.{each}"
        for each in ("name", "frame")
        if getattr(character, each) != getattr(before, each)
    ]
    lines = []
    if changed:
        params = {"character": character_ref(character), "changed": changed}
        lines.append(PendingLine("character.updated", params, "system"))
    lines += _seat_lines(draft, character, before.seat)
    lines += _link_lines(draft, character, before.unit, character.sheet != before.sheet)
    put_character(draft, "character.updated", character, *lines)


@command("character.remove", Permission.HANDLER)
def remove_character(draft: Draft, c: RemoveCharacter) -> None:
    character = character_of(draft, c.character)
    line = PendingLine("character.removed", {"character": character_ref(character)}, "system")
    draft.emit("character.removed", line, character=character.id)
