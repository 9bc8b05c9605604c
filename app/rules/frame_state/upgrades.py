"""Upgrades of a sheet: points, advancements, refits, awards, and plans of them (FS 4.1 to 4.9).

Pure functions from sheet to sheet; they raise `SheetError` where the rules forbid a step. A mapping
of a sheet never holds a 0, so sheets with the same values are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.rules.frame_state.characters import (
    Attribute,
    Category,
    Sheet,
    SheetError,
    Upgrade,
    attribute_ref,
    award_of,
    category_ref,
    find_attribute,
    find_category,
    format_value,
    pool_left,
    value_of,
)

#: The largest experimental award.
MAX_AWARD: Final = 3
#: The highest grade of a Die, and the highest value of a Val.
HIGHEST: Final = 5

Categories = Sequence[Category]


@dataclass(frozen=True, slots=True)
class AttributeChange:
    """One attribute before and after a step, as people write it: "d6", "2", or "+1" of an award."""

    attribute: Attribute
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Step:
    """One upgrade that was done: in which category, what changed, what it cost, what is left."""

    upgrade: Upgrade
    category: Category
    shifts: tuple[AttributeChange, ...]
    cost: int
    #: how much of the cost the salvage of a lost frame paid
    salvaged: int
    #: credits after it
    credits: int
    #: points left in the pool of the category, before and after
    pool: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """Upgrades one after the other: the steps done, the sheet after them, and why not further."""

    steps: tuple[Step, ...]
    sheet: Sheet
    refused: SheetError | None = None

    @property
    def cost(self) -> int:
        """Credits for all steps."""
        return sum(step.cost for step in self.steps)


def with_number(numbers: Mapping[str, int], key: str, value: int) -> dict[str, int]:
    """The mapping with one number set; a 0 is left out."""
    changed = {**numbers, key: value}
    return {name: number for name, number in changed.items() if number}


def refit_price(category: Category) -> int:
    """Returns a tenth of the price of an advancement, rounded up (FS 4.6)."""
    return -(-category.price // 10)


def advance_refusal(sheet: Sheet, category: Category) -> SheetError | None:
    """Why the category cannot be advanced now (FS 4.3): "advance-limit", "in-debt",
    "cannot-afford", or None."""
    if sheet.advances.get(category.id, 0) >= category.limit:
        return SheetError("advance-limit", category=category_ref(category), limit=category.limit)
    return price_refusal(sheet, category.price, salvage_for(sheet, category))


def refit_refusal(sheet: Sheet, category: Category) -> SheetError | None:
    """Why no point of it can be refitted now: "cannot-afford", or None.

    Rearranging is assembly, which debt does not bar; salvage can pay for it (FS 4.6).
    """
    price, left = refit_price(category), max(0, sheet.credits) + salvage_for(sheet, category)
    return None if price <= left else SheetError("cannot-afford", need=price, left=left)


def salvage_for(sheet: Sheet, category: Category) -> int:
    """Returns the salvage that can pay for an upgrade of this category (FS C 5.66)."""
    return sheet.salvage if category.frame else 0


def price_refusal(sheet: Sheet, price: int, salvage: int = 0) -> SheetError | None:
    """Why a price cannot be paid: "in-debt", "cannot-afford" or None; `salvage` counts (FS 4.3)."""
    if sheet.credits < 0:
        return SheetError("in-debt", credits=sheet.credits)
    if sheet.credits + salvage < price:
        return SheetError("cannot-afford", need=price, left=sheet.credits + salvage)
    return None


def raise_refusal(
    sheet: Sheet, category: Category, attribute: Attribute, points: int = 1
) -> SheetError | None:
    """Why no such points can go into the attribute now: "at-cap", "in-debt", "pool-empty" or None.

    No stat is raised in debt; the point waits in its pool (FS 8.4).
    """
    try:
        _check_cap(sheet, attribute, points)
    except SheetError as error:
        return error
    if sheet.credits < 0:
        return SheetError("in-debt", credits=sheet.credits)
    left = pool_left(sheet, category)
    if left < points:
        ref = category_ref(category)
        return SheetError("pool-empty", category=ref, need=points, left=max(0, left))
    return None


def points_available(sheet: Sheet, category: Category, attribute: Attribute) -> int:
    """Returns the points that can be put into the attribute now, within debt, cap and pool."""
    if sheet.credits < 0:
        return 0
    free = min(attribute.cap - value_of(sheet, attribute), pool_left(sheet, category))
    return max(0, free)


def plan(categories: Categories, sheet: Sheet, upgrades: Iterable[Upgrade]) -> Plan:
    """Does the upgrades in order, up to the first that the rules forbid (FS 4.9)."""
    steps: list[Step] = []
    for upgrade in upgrades:
        try:
            step, sheet = apply(categories, sheet, upgrade)
        except SheetError as error:
            return Plan(tuple(steps), sheet, error)
        steps.append(step)
    return Plan(tuple(steps), sheet)


def apply(categories: Categories, sheet: Sheet, upgrade: Upgrade) -> tuple[Step, Sheet]:
    """Does one upgrade; returns the step and the new sheet. Raises SheetError when it is
    forbidden."""
    category, shifts, cost, after = _DO[upgrade.do](categories, sheet, upgrade)
    pool = (pool_left(sheet, category), pool_left(after, category))
    salvaged = sheet.salvage - after.salvage
    return Step(upgrade, category, shifts, cost, salvaged, after.credits, pool), after


def with_award(
    categories: Categories, sheet: Sheet, attribute_id: str, bonus: int
) -> tuple[AttributeChange, Sheet]:
    """Adds an award of 1 to 3 to those the attribute has (FS 4.5).

    Raises SheetError "no-such-attribute" or "award-range".
    """
    _, attribute = find_attribute(categories, attribute_id)
    if not 1 <= bonus <= MAX_AWARD:
        raise SheetError("award-range", most=MAX_AWARD)
    before = award_of(sheet, attribute)
    shift = AttributeChange(attribute, f"+{before}", f"+{before + bonus}")
    return shift, replace(sheet, awards=with_number(sheet.awards, attribute_id, before + bonus))


def without_award(
    categories: Categories, sheet: Sheet, attribute_id: str
) -> tuple[AttributeChange, Sheet]:
    """Removes all awards of an attribute. Raises SheetError("no-such-attribute")."""
    _, attribute = find_attribute(categories, attribute_id)
    shift = AttributeChange(attribute, f"+{award_of(sheet, attribute)}", "+0")
    return shift, replace(sheet, awards=with_number(sheet.awards, attribute_id, 0))


def override_numbers(
    categories: Categories,
    sheet: Sheet,
    points: Mapping[str, int],
    advances: Mapping[str, int],
    awards: Mapping[str, int],
) -> Sheet:
    """Sets numbers for the Handler, whatever pools and caps say; others stay (FS 4.7).

    Raises SheetError "no-such-attribute", "no-such-category", or "at-cap" above the highest grade.
    """
    for attribute_id, number in points.items():
        _, attribute = find_attribute(categories, attribute_id)
        if attribute.start + number > HIGHEST:
            raise SheetError(
                "at-cap", attribute=attribute_ref(attribute), cap=format_value(attribute, HIGHEST)
            )
        sheet = replace(sheet, points=with_number(sheet.points, attribute_id, number))
    for category_id, number in advances.items():
        category = find_category(categories, category_id)
        sheet = replace(sheet, advances=with_number(sheet.advances, category.id, number))
    for attribute_id, bonus in awards.items():
        find_attribute(categories, attribute_id)
        sheet = replace(sheet, awards=with_number(sheet.awards, attribute_id, bonus))
    return sheet


def _shift(before: Sheet, after: Sheet, attribute: Attribute) -> AttributeChange:
    old, new = (format_value(attribute, value_of(sheet, attribute)) for sheet in (before, after))
    return AttributeChange(attribute, old, new)


def _check_cap(sheet: Sheet, attribute: Attribute, points: int) -> None:
    if value_of(sheet, attribute) + points > attribute.cap:
        raise SheetError(
            "at-cap", attribute=attribute_ref(attribute), cap=format_value(attribute, attribute.cap)
        )


def _moved(sheet: Sheet, attribute: Attribute, points: int) -> Sheet:
    """The sheet with more points, or fewer, in an attribute."""
    number = sheet.points.get(attribute.id, 0) + points
    return replace(sheet, points=with_number(sheet.points, attribute.id, number))


def _paid(sheet: Sheet, category: Category, price: int) -> Sheet:
    """Pays a price, salvage first. Credits spent on the frame enter its ledger, salvage does not
    (FS 4.4, FS C 5.66)."""
    salvaged = min(price, salvage_for(sheet, category))
    paid = price - salvaged
    return replace(
        sheet,
        credits=sheet.credits - paid,
        spent=sheet.spent + paid if category.frame else sheet.spent,
        salvage=sheet.salvage - salvaged,
    )


Done = tuple[Category, tuple[AttributeChange, ...], int, Sheet]


def _raise(categories: Categories, sheet: Sheet, upgrade: Upgrade) -> Done:
    """One point raises one grade, and comes from the category's own pool."""
    category, attribute = find_attribute(categories, upgrade.attribute)
    if upgrade.points < 1:
        raise SheetError("raise-range")
    bar = raise_refusal(sheet, category, attribute, upgrade.points)
    if bar is not None:
        raise bar
    after = _moved(sheet, attribute, upgrade.points)
    return category, (_shift(sheet, after, attribute),), 0, after


def _advance(categories: Categories, sheet: Sheet, upgrade: Upgrade) -> Done:
    """Pays the category's price; its pool has one point more for good."""
    category = find_category(categories, upgrade.category)
    bar = advance_refusal(sheet, category)
    if bar is not None:
        raise bar
    number = sheet.advances.get(category.id, 0) + 1
    after = replace(
        _paid(sheet, category, category.price),
        advances=with_number(sheet.advances, category.id, number),
    )
    return category, (), category.price, after


def _refit(categories: Categories, sheet: Sheet, upgrade: Upgrade) -> Done:
    """One invested point goes into another attribute of the same category, for a tenth."""
    category, attribute = find_attribute(categories, upgrade.attribute)
    other, to = find_attribute(categories, upgrade.to)
    if attribute is to:
        raise SheetError("refit-same", attribute=attribute_ref(attribute))
    if category is not other:
        raise SheetError("other-category", attribute=attribute_ref(attribute), to=attribute_ref(to))
    if sheet.points.get(attribute.id, 0) < 1:
        raise SheetError("nothing-invested", attribute=attribute_ref(attribute))
    _check_cap(sheet, to, 1)
    bar = refit_refusal(sheet, category)
    if bar is not None:
        raise bar
    price = refit_price(category)
    after = _moved(_moved(_paid(sheet, category, price), attribute, -1), to, 1)
    shifts = (_shift(sheet, after, attribute), _shift(sheet, after, to))
    return category, shifts, price, after


def _award(categories: Categories, sheet: Sheet, upgrade: Upgrade) -> Done:
    """Adds an award, outside pool, cap and price."""
    category, _ = find_attribute(categories, upgrade.attribute)
    shift, after = with_award(categories, sheet, upgrade.attribute, upgrade.points)
    return category, (shift,), 0, after


_DO: Final[Mapping[str, Callable[[Categories, Sheet, Upgrade], Done]]] = {
    "raise": _raise,
    "advance": _advance,
    "refit": _refit,
    "award": _award,
}
