"""Character sheets at the table: refusals of upgrades, views of a sheet, tests made from one.

Commands, queries and views share it. Sheets are public.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import FromSheet
from app.rules.frame_state import characters as rules
from app.rules.frame_state import frame_replacement as replacing
from app.rules.frame_state import sheet_tests, upgrades
from app.rules.frame_state.characters import Category, Sheet, SheetError, Upgrade
from app.rules.frame_state.upgrades import Plan, Step

#: The most dice, and the most modifiers, of one test.
MAX_PARTS: Final = 20

AttributeIds = Annotated[list[Id], Meta(min_length=1, max_length=MAX_PARTS)]


class SheetForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attributes of a test, by id, and the character whose sheet they are from."""

    character: Id
    attributes: AttributeIds


class UpgradeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a plan of upgrades (see `app.rules.frame_state.characters.Upgrade`)."""

    do: rules.UpgradeKind
    attribute: Id = ""
    to: Id = ""
    category: Id = ""
    points: Annotated[int, Meta(ge=0, le=100)] = 1

    def upgrade(self) -> Upgrade:
        """Returns the step as the rules take it."""
        return Upgrade(self.do, self.attribute, self.to, self.category, self.points)


UpgradeForms = Annotated[list[UpgradeForm], Meta(max_length=60)]


def sheet_refusal(error: SheetError, step: int | None = None) -> Refusal:
    """Returns an error of the rules as a refusal. `step`: which step of a plan failed, from 0."""
    return Refusal(error.code, None if step is None else {"step": step}, **error.params)


def require_allowed(plan: Plan) -> Plan:
    """Returns the plan. Raises the `Refusal` of the first step that the rules forbid (FS 4.9)."""
    if plan.refused is not None:
        raise sheet_refusal(plan.refused, len(plan.steps))
    return plan


# -- tests from a sheet -----------------------------------------------------------------------


def sheet_contribution(
    categories: Sequence[Category], form: SheetForm, name: str, sheet: Sheet
) -> FromSheet:
    """Returns what these attributes add to a test (FS 4.10).

    Raises `Refusal` "no-such-attribute" or "named-twice".
    """
    try:
        parts = sheet_tests.parts_of(categories, sheet, form.attributes)
    except SheetError as error:
        raise sheet_refusal(error) from None
    return FromSheet(form.character, name, parts)


def with_sheet_parts(
    source: FromSheet | None, dice: Iterable[str], modifiers: Iterable[int]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Returns dice and modifiers of a test, those of the sheet first.

    Raises `Refusal("malformed")` when there are too many.
    """
    parts = () if source is None else source.parts
    all_dice = (*sheet_tests.dice_of(parts), *dice)
    all_modifiers = (*sheet_tests.modifiers_of(parts), *modifiers)
    if max(len(all_dice), len(all_modifiers)) > MAX_PARTS:
        what = f"Expected at most {MAX_PARTS} dice and modifiers with those of the sheet"
        raise Refusal("malformed", what=what, at="$.sheet")
    return all_dice, all_modifiers


def source_view(source: FromSheet | None) -> dict[str, Any] | None:
    """Returns where a test's dice and modifiers come from, JSON-ready."""
    if source is None:
        return None
    parts = [msgspec.to_builtins(part) for part in source.parts]
    return {"character": source.character, "name": source.name, "parts": parts}


# -- views of a sheet -------------------------------------------------------------------------


def numbers_view(categories: Iterable[Category], sheet: Sheet) -> dict[str, Any]:
    """Returns the numbers that the rules derive from a sheet, JSON-ready.

    `pools` by category; `attributes` by id; `replace`: what a new frame costs, and the salvage that
    its wreck would give (FS C 5.64, FS C 5.65).
    """
    pools: dict[str, Any] = {}
    attributes: dict[str, Any] = {}
    for category in categories:
        pools[category.id] = _pool_view(category, sheet)
        for attribute in category.attributes:
            value = rules.value_of(sheet, attribute)
            attributes[attribute.id] = {
                "category": category.id,
                "kind": attribute.kind,
                "value": value,
                "shown": rules.format_value(attribute, value),
                "points": sheet.points.get(attribute.id, 0),
                "cap": attribute.cap,
                "award": rules.award_of(sheet, attribute),
                "room": upgrades.points_available(sheet, category, attribute),
                "fixed": rules.fixed_value(sheet, attribute),
                "raise_bar": _refusal_view(upgrades.raise_refusal(sheet, category, attribute)),
            }
    new_frame = {
        "price": replacing.FRAME_PRICE,
        "salvage": replacing.salvage_value(sheet),
        "bar": _refusal_view(replacing.replacement_refusal(sheet)),
    }
    return {"pools": pools, "attributes": attributes, "replace": new_frame}


def _pool_view(category: Category, sheet: Sheet) -> dict[str, Any]:
    return {
        "size": rules.pool_size(sheet, category),
        "left": rules.pool_left(sheet, category),
        "advances": sheet.advances.get(category.id, 0),
        "limit": category.limit,
        "price": category.price,
        "refit": upgrades.refit_price(category),
        "advance_bar": _refusal_view(upgrades.advance_refusal(sheet, category)),
        "refit_bar": _refusal_view(upgrades.refit_refusal(sheet, category)),
    }


def _refusal_view(error: SheetError | None) -> dict[str, Any] | None:
    return None if error is None else {"code": error.code, "params": error.params}


def step_view(step: Step) -> dict[str, Any]:
    """Returns one step of a plan, JSON-ready."""
    before, after = step.pool
    return {
        "do": step.upgrade.do,
        "category": rules.category_ref(step.category),
        "changes": [
            {
                **rules.attribute_ref(shift.attribute),
                "before": shift.before,
                "after": shift.after,
            }
            for shift in step.shifts
        ],
        "cost": step.cost,
        "salvaged": step.salvaged,
        "credits": step.credits,
        "pool": {"before": before, "after": after},
    }
