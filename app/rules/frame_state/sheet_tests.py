"""A test made from a sheet: which attribute gives which die and which modifier (FS 4.10).

A Die gives its die, or none at grade 0; a Val gives a modifier. An experimental award is a separate
modifier, added after the dice are read: it changes neither the kept die nor the ace (FS 4.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated

from app.rules.dice.dice import average, parse_die
from app.rules.frame_state.characters import (
    Category,
    Sheet,
    SheetError,
    attribute_ref,
    award_of,
    find_attribute,
    format_value,
    value_of,
)
from app.rules.json_types import Doc


@dataclass(frozen=True, slots=True)
class AttributePart:
    """The part of an attribute in a test: either a die by name, or a modifier."""

    attribute: str
    name: str
    die: Annotated[str | None, Doc("its die; null: none")] = None
    modifier: Annotated[int | None, Doc("what it adds; null: nothing")] = None
    award: Annotated[bool, Doc("the modifier is an experimental award")] = False


def parts_of(
    categories: Iterable[Category], sheet: Sheet, attributes: Sequence[str]
) -> tuple[AttributePart, ...]:
    """Returns what these attributes give, in their order.

    Raises SheetError "no-such-attribute", or "named-twice" for an attribute that is named again.
    """
    categories = tuple(categories)
    parts: list[AttributePart] = []
    for place, attribute_id in enumerate(attributes):
        _, attribute = find_attribute(categories, attribute_id)
        if attribute_id in attributes[:place]:
            raise SheetError("named-twice", attribute=attribute_ref(attribute))
        value, award = value_of(sheet, attribute), award_of(sheet, attribute)
        if attribute.kind == "die":
            part = AttributePart(attribute.id, attribute.name, die=format_value(attribute, value))
        else:
            part = AttributePart(attribute.id, attribute.name, modifier=value)
        parts.append(part)
        if award:
            parts.append(AttributePart(attribute.id, attribute.name, modifier=award, award=True))
    return tuple(parts)


def dice_of(parts: Iterable[AttributePart]) -> tuple[str, ...]:
    """The dice of the parts by name, in their order; "none" for a Die of grade 0."""
    return tuple(part.die for part in parts if part.die is not None)


def modifiers_of(parts: Iterable[AttributePart]) -> tuple[int, ...]:
    """The modifiers of the parts, in their order."""
    return tuple(part.modifier for part in parts if part.modifier is not None)


def fixed_score(dice: Iterable[str], modifiers: Iterable[int]) -> int:
    """Returns the fixed score of an NPC: the best die at AVG plus the modifiers (FS 3.1, 4.10)."""
    return max((average(parse_die(die)) for die in dice), default=0) + sum(modifiers)
