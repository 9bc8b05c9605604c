"""Categories of attributes, which the Handler defines as data (FS 4.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from app.engine.characters.sheets import sheet_refusal
from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.refusals import Refusal
from app.engine.state.references import character_ref
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.categories import adapt_sheet, check_categories, losses
from app.rules.frame_state.characters import (
    Attribute,
    AttributeKind,
    Category,
    SheetError,
    category_ref,
)
from app.rules.json_types import Doc

#: Any integer. The rules check its range and say why.
Any32 = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Word = Annotated[str, Meta(max_length=200)]


class AttributeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute as written on the wire."""

    id: Annotated[Word, Doc("id of the attribute", "sharpness")]
    name: Annotated[Word, Doc("its name", "Sharpness")]
    kind: Annotated[AttributeKind, Doc("`die`: its grades are dice; `val`: a number")]
    start: Annotated[Any32, Doc("its grade on a new sheet")] = 0
    cap: Annotated[Any32, Doc("its highest grade")] = 5


class CategoryForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A category as written on the wire."""

    id: Annotated[Word, Doc("id of the category", "pilot-skills")]
    name: Annotated[Word, Doc("its name", "Pilot skills")]
    pool: Annotated[Any32, Doc("points that a new character has for it", 7)]
    attributes: Annotated[list[AttributeForm], Meta(max_length=200), Doc("its attributes")]
    frame: Annotated[bool, Doc("its upgrades belong to the frame, and are lost with it")] = False
    price: Annotated[Any32, Doc("credits for one advancement")] = 100
    limit: Annotated[Any32, Doc("how often a character may buy an advancement")] = 5

    def category(self) -> Category:
        """Returns the category as the rules take it."""
        attributes = tuple(Attribute(a.id, a.name, a.kind, a.start, a.cap) for a in self.attributes)
        return Category(
            self.id, self.name, self.pool, attributes, self.frame, self.price, self.limit
        )


class SetCategories(Command, frozen=True, kw_only=True):
    """Replaces the table's categories.

    Refused while sheets would lose something. With `force` they lose it, which is logged (FS 4.7).
    """

    categories: Annotated[
        list[CategoryForm], Meta(max_length=200), Doc("all categories of the table")
    ]
    force: Annotated[bool, Doc("sheets may lose what the new categories lack")] = False


@command("categories.set", Permission.HANDLER)
def set_categories(draft: Draft, c: SetCategories) -> None:
    old = draft.state.world.categories
    new = tuple(form.category() for form in c.categories)
    if new == old:
        return
    try:
        check_categories(new)
    except SheetError as error:
        raise sheet_refusal(error) from None
    changed = []
    for character in draft.state.world.characters.values():
        sheet = adapt_sheet(old, new, character.sheet)
        if sheet is not character.sheet:
            lost = losses(old, character.sheet, sheet)
            changed.append((replace(character, sheet=sheet), lost))
    if changed and not c.force:
        data = {"sheets": [{**character_ref(each), "lost": lost} for each, lost in changed]}
        names = [character_ref(each) for each, _ in changed]
        raise Refusal("sheets-in-the-way", data, characters=names)
    params = {"categories": [category_ref(category) for category in new]}
    draft.emit(
        "categories.set", PendingLine("categories.set", params, "system"), categories=list(new)
    )
    for character, lost in changed:
        loss: dict[str, Any] = {"character": character_ref(character), "lost": lost}
        put_character(
            draft,
            "character.updated",
            character,
            PendingLine("categories.clipped", loss, "overrule"),
        )
