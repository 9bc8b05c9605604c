"""The Handler's changes to a sheet: experimental awards (FS 4.5), and any number overruled."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from app.engine.characters.sheets import sheet_refusal
from app.engine.commands.characters.character_lookup import (
    CharacterCommand,
    character_of,
    put_character,
)
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import Id
from app.engine.state.crew import Character
from app.engine.state.references import character_ref
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.characters import (
    Sheet,
    SheetError,
    attribute_ref,
    category_ref,
    format_value,
    value_of,
)
from app.rules.frame_state.upgrades import override_numbers, with_award, without_award
from app.rules.json_types import Doc

Count = Annotated[int, Meta(ge=0, le=1000)]
Counts = Annotated[dict[Id, Count], Meta(max_length=1000)]
Money = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Spent = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SheetChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers to set in a sheet. Those left out stay, and a 0 removes one."""

    points: Annotated[Counts, Doc("points by attribute", {"sharpness": 2})] = msgspec.field(
        default_factory=dict
    )
    advances: Annotated[Counts, Doc("advancements by category")] = msgspec.field(
        default_factory=dict
    )
    awards: Annotated[Counts, Doc("experimental awards by attribute")] = msgspec.field(
        default_factory=dict
    )
    credits: Annotated[Money | None, Doc("credits that it has")] = None
    spent: Annotated[Spent | None, Doc("credits spent on upgrades of the frame")] = None
    salvage: Annotated[Spent | None, Doc("credits' worth of a lost frame")] = None


class AwardCharacter(CharacterCommand, frozen=True, kw_only=True):
    """Gives one experimental award of 1 to 3 to an attribute (FS 4.5). A bonus of 0 removes all of
    them."""

    attribute: Annotated[Id, Doc("id of the attribute", "sharpness")]
    bonus: Annotated[int, Meta(ge=0, le=100), Doc("1 to 3; 0 removes all awards of the attribute")]


class EditCharacter(SheetChanges, frozen=True, kw_only=True):
    """Sets numbers of a sheet, whatever the rules say. Each change is a line of the log."""

    character: Id
    scene: Id | None = None


@command("character.award", Permission.HANDLER)
def award_character(draft: Draft, c: AwardCharacter) -> None:
    character = character_of(draft, c.character)
    known = draft.state.world.categories, character.sheet, c.attribute
    try:
        shift, sheet = with_award(*known, c.bonus) if c.bonus else without_award(*known)
    except SheetError as error:
        raise sheet_refusal(error) from None
    if sheet == character.sheet:
        return
    params = {
        "character": character_ref(character),
        "attribute": attribute_ref(shift.attribute),
        "bonus": c.bonus,
    }
    line = PendingLine("character.awarded" if c.bonus else "character.award_gone", params, "system")
    put_character(draft, "character.upgraded", replace(character, sheet=sheet), line)


@command("character.edit", Permission.HANDLER)
def edit_character(draft: Draft, c: EditCharacter) -> None:
    before = character_of(draft, c.character)
    sheet = edited_sheet(draft, before.sheet, c)
    if sheet == before.sheet:
        return
    character = replace(before, sheet=sheet)
    put_character(
        draft, "character.updated", character, *_edit_lines(draft, character, before.sheet)
    )


def edited_sheet(draft: Draft, sheet: Sheet, c: SheetChanges) -> Sheet:
    """Returns the sheet with numbers set. Raises `Refusal` for what no sheet of this table has."""
    try:
        sheet = override_numbers(
            draft.state.world.categories, sheet, c.points, c.advances, c.awards
        )
    except SheetError as error:
        raise sheet_refusal(error) from None
    return replace(
        sheet,
        credits=sheet.credits if c.credits is None else c.credits,
        spent=sheet.spent if c.spent is None else c.spent,
        salvage=sheet.salvage if c.salvage is None else c.salvage,
    )


def _edit_lines(draft: Draft, character: Character, before: Sheet) -> list[PendingLine]:
    sheet, ref = character.sheet, character_ref(character)
    lines: list[tuple[str, dict[str, Any]]] = []
    for category in draft.state.world.categories:
        times = sheet.advances.get(category.id, 0)
        if times != before.advances.get(category.id, 0):
            about = {"category": category_ref(category), "times": times}
            lines.append(("character.edited_advances", about))
        for attribute in category.attributes:
            named, value = attribute_ref(attribute), value_of(sheet, attribute)
            if value != value_of(before, attribute):
                about = {"attribute": named, "value": format_value(attribute, value)}
                lines.append(("character.edited_points", about))
            bonus = sheet.awards.get(attribute.id, 0)
            if bonus != before.awards.get(attribute.id, 0):
                lines.append(("character.edited_award", {"attribute": named, "bonus": bonus}))
    if sheet.credits != before.credits:
        lines.append(("character.edited_credits", {"credits": sheet.credits}))
    if sheet.spent != before.spent:
        lines.append(("character.edited_spent", {"spent": sheet.spent}))
    if sheet.salvage != before.salvage:
        lines.append(("character.edited_salvage", {"salvage": sheet.salvage}))
    return [PendingLine(code, {"character": ref, **about}, "overrule") for code, about in lines]
