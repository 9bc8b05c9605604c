"""Character sheets at the table: refusals of upgrades, views of a sheet, tests made from one.

Commands, queries and views share it. Sheets are public.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.params import Id
from app.engine.refusals import BarView, Refusal
from app.engine.state.crew import FromSheet
from app.rules.frame_state import characters as rules
from app.rules.frame_state import frame_replacement as replacing
from app.rules.frame_state import sheet_tests, upgrades
from app.rules.frame_state.characters import Category, Sheet, SheetError, Upgrade
from app.rules.frame_state.upgrades import Plan, Step
from app.rules.json_types import Doc, JsonForm, json_form

#: The most dice, and the most modifiers, of one test.
MAX_PARTS: Final = 20

AttributeIds = Annotated[list[Id], Meta(min_length=1, max_length=MAX_PARTS)]


class SheetForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attributes of a test, by id, and the character whose sheet they are from."""

    character: Annotated[Id, Doc("id of the character whose sheet it is")]
    attributes: Annotated[AttributeIds, Doc("ids of the attributes that count")]


class UpgradeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a plan of upgrades (see `app.rules.frame_state.characters.Upgrade`)."""

    do: Annotated[
        rules.UpgradeKind,
        Doc(
            "`raise`: points into an attribute; `advance`: one advancement of a category; "
            "`refit`: one point from an attribute into another; `award`: an experimental award, "
            "by the Handler",
            "raise",
        ),
    ]
    attribute: Annotated[Id, Doc("id of the attribute; for all but `advance`", "sharpness")] = ""
    to: Annotated[Id, Doc("id of the attribute that a `refit` moves a point to")] = ""
    category: Annotated[Id, Doc("id of the category; for `advance`")] = ""
    points: Annotated[int, Meta(ge=0, le=100), Doc("points of a `raise` or an `award`", 1)] = 1

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


def source_view(source: FromSheet | None) -> JsonForm[FromSheet] | None:
    """Returns where a test's dice and modifiers come from, JSON-ready."""
    return None if source is None else json_form(source)


# -- views of a sheet -------------------------------------------------------------------------


class PoolView(TypedDict):
    """The points of one category, and what more of them costs."""

    size: Annotated[int, Doc("points that it has")]
    left: Annotated[int, Doc("below 0 only when the Handler overruled")]
    advances: Annotated[int, Doc("advancements bought")]
    limit: Annotated[int, Doc("how often an advancement may be bought")]
    price: Annotated[int, Doc("credits for one advancement")]
    refit: Annotated[int, Doc("the price of a refit")]
    advance_bar: Annotated[BarView | None, Doc("why no advancement can be bought; null: one can")]
    refit_bar: Annotated[BarView | None, Doc("why no point can be moved; null: one can")]


class ReplaceView(TypedDict):
    """A new frame in the place of a lost one (FS C 5.64, FS C 5.65)."""

    price: Annotated[int, Doc("credits for a new frame")]
    salvage: Annotated[int, Doc("what the wreck of the frame would give, brought home")]
    bar: Annotated[BarView | None, Doc("why the frame cannot be replaced; null: it can")]


class AttributeNumbers(TypedDict):
    """What the rules make of one attribute of a sheet."""

    category: str
    kind: Annotated[rules.AttributeKind, Doc("`die`: its grades are dice; `val`: a number")]
    value: Annotated[int, Doc("grade of a die (0 none, 1 d4 ... 5 d12), or the value")]
    shown: Annotated[str, Doc('"d8", "none", or the value')]
    points: Annotated[int, Doc("points in it")]
    cap: Annotated[int, Doc("its highest grade")]
    award: Annotated[int, Doc("its experimental award")]
    room: Annotated[int, Doc("points that can be put into it now")]
    fixed: Annotated[int, Doc("what it stands for where nobody rolls, the award included")]
    raise_bar: Annotated[BarView | None, Doc("why no point can be put into it; null: one can")]


class SheetNumbers(TypedDict):
    """The numbers that the rules derive from a sheet."""

    pools: Annotated[dict[str, PoolView], Doc("by category")]
    attributes: Annotated[dict[str, AttributeNumbers], Doc("its attributes")]
    replace: Annotated[ReplaceView, Doc("what a new frame costs")]


def numbers_view(categories: Iterable[Category], sheet: Sheet) -> SheetNumbers:
    """Returns the numbers that the rules derive from a sheet, JSON-ready."""
    pools: dict[str, PoolView] = {}
    attributes: dict[str, AttributeNumbers] = {}
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
    new_frame: ReplaceView = {
        "price": replacing.FRAME_PRICE,
        "salvage": replacing.salvage_value(sheet),
        "bar": _refusal_view(replacing.replacement_refusal(sheet)),
    }
    return {"pools": pools, "attributes": attributes, "replace": new_frame}


def _pool_view(category: Category, sheet: Sheet) -> PoolView:
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


def _refusal_view(error: SheetError | None) -> BarView | None:
    return None if error is None else {"code": error.code, "params": error.params}


class CategoryName(TypedDict):
    """A category by id and name."""

    category: str
    name: str


class AttributeShift(TypedDict):
    """What a step of a plan does to one attribute."""

    attribute: str
    name: str
    before: Annotated[str, Doc("the grade before")]
    after: Annotated[str, Doc("the grade after")]


class BeforeAndAfter(TypedDict):
    """A number before and after a step of a plan."""

    before: Annotated[int, Doc("the number before")]
    after: Annotated[int, Doc("the number after")]


class PlanStep(TypedDict):
    """One step of a plan: what it changes and costs."""

    do: Annotated[rules.UpgradeKind, Doc("what it does")]
    category: Annotated[CategoryName, Doc("the category that it is about")]
    changes: Annotated[list[AttributeShift], Doc("attributes that it changes")]
    cost: Annotated[int, Doc("credits")]
    salvaged: Annotated[int, Doc("how much of the cost a lost frame paid")]
    credits: Annotated[int, Doc("after it")]
    pool: Annotated[BeforeAndAfter, Doc("points left")]


def step_view(step: Step) -> PlanStep:
    """Returns one step of a plan, JSON-ready."""
    before, after = step.pool
    return {
        "do": step.upgrade.do,
        "category": {"category": step.category.id, "name": step.category.name},
        "changes": [
            {
                "attribute": shift.attribute.id,
                "name": shift.attribute.name,
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
