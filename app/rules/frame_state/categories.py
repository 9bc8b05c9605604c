"""Categories defined by a Handler: validation, and fitting sheets to changed categories (FS 4.7).

`check_categories` refuses data that could not be played, `fit_sheet`
brings a sheet that was made under other categories within the new ones.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.rules.frame_state.characters import (
    Attribute,
    Category,
    Sheet,
    SheetError,
    attribute_ref,
    category_ref,
    format_value,
    invested,
    pool_size,
)
from app.rules.frame_state.upgrades import HIGHEST, with_number

MAX_CATEGORIES: Final = 20
MAX_ATTRIBUTES: Final = 40
MAX_POOL: Final = 1_000
MAX_PRICE: Final = 1_000_000
MAX_LIMIT: Final = 1_000
MAX_NAME: Final = 80

_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def check_categories(categories: Sequence[Category]) -> None:
    """Raises SheetError with what is wrong: "too-many", "id-twice", "bad-id", "bad-name",
    "bad-number", "start-above-cap", "no-attributes"."""
    if len(categories) > MAX_CATEGORIES:
        raise SheetError("too-many", what="categories", limit=MAX_CATEGORIES)
    for category in categories:
        _check_category(category)
    _check_unique([category.id for category in categories])
    _check_unique([each.id for category in categories for each in category.attributes])


def _check_category(category: Category) -> None:
    _check_naming(category.id, category.name)
    if not category.attributes:
        raise SheetError("no-attributes", category=category_ref(category))
    if len(category.attributes) > MAX_ATTRIBUTES:
        raise SheetError("too-many", what="attributes", limit=MAX_ATTRIBUTES)
    _check_number(category.name, "pool", category.pool, MAX_POOL)
    _check_number(category.name, "price", category.price, MAX_PRICE)
    _check_number(category.name, "limit", category.limit, MAX_LIMIT)
    for attribute in category.attributes:
        _check_naming(attribute.id, attribute.name)
        _check_number(attribute.name, "start", attribute.start, HIGHEST)
        _check_number(attribute.name, "cap", attribute.cap, HIGHEST)
        if attribute.start > attribute.cap:
            raise SheetError(
                "start-above-cap",
                attribute=attribute_ref(attribute),
                start=format_value(attribute, attribute.start),
                cap=format_value(attribute, attribute.cap),
            )


def _check_naming(id_: str, name: str) -> None:
    if not _ID.fullmatch(id_):
        raise SheetError("bad-id", id=id_[:MAX_NAME])
    if not 1 <= len(name) <= MAX_NAME or name.isspace():
        raise SheetError("bad-name", id=id_, limit=MAX_NAME)


def _check_number(name: str, what: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        raise SheetError("bad-number", name=name, what=what, value=value, most=most)


def _check_unique(ids: Sequence[str]) -> None:
    for place, id_ in enumerate(ids):
        if id_ in ids[:place]:
            raise SheetError("id-twice", id=id_)


def fit_sheet(categories: Sequence[Category], sheet: Sheet, *, overruled: bool = False) -> Sheet:
    """Returns the sheet within the limits of these categories; the same object if it fits.

    Values of unknown attributes and categories go, and points beyond a cap. If a pool is too small
    the last attributes lose points first. Advancements stay, as they were paid for. `overruled`:
    the Handler set the sheet beyond caps and pools, so only impossible values go.
    """
    attributes = {each.id: each for category in categories for each in category.attributes}
    known = {category.id for category in categories}
    points = {
        id_: min(number, (HIGHEST if overruled else attributes[id_].cap) - attributes[id_].start)
        for id_, number in sheet.points.items()
        if id_ in attributes
    }
    fit = replace(
        sheet,
        points={id_: number for id_, number in points.items() if number},
        advances={id_: number for id_, number in sheet.advances.items() if id_ in known},
        awards={id_: bonus for id_, bonus in sheet.awards.items() if id_ in attributes},
    )
    if not overruled:
        for category in categories:
            fit = _within_pool(category, fit)
    return sheet if fit == sheet else fit


def _within_pool(category: Category, sheet: Sheet) -> Sheet:
    over = invested(sheet, category) - pool_size(sheet, category)
    points = sheet.points
    for attribute in reversed(category.attributes):
        there = points.get(attribute.id, 0)
        taken = min(there, max(0, over))
        points = with_number(points, attribute.id, there - taken)
        over -= taken
    return replace(sheet, points=points)


def adapt_sheet(old: Sequence[Category], new: Sequence[Category], sheet: Sheet) -> Sheet:
    """Returns the sheet after a table changes its categories; the same object if nothing is
    lost."""
    return fit_sheet(new, sheet, overruled=fit_sheet(old, sheet) is not sheet)


def losses(old: Sequence[Category], before: Sheet, after: Sheet) -> list[str]:
    """Returns what a sheet has lost as texts: "Bulk 2", "Bulk +1", "Hull and OS"."""
    lost = []
    for category in old:
        if after.advances.get(category.id, 0) != before.advances.get(category.id, 0):
            lost.append(category.name)
        lost += [
            each for attribute in category.attributes for each in _lost(attribute, before, after)
        ]
    return lost


def _lost(attribute: Attribute, before: Sheet, after: Sheet) -> list[str]:
    points = before.points.get(attribute.id, 0) - after.points.get(attribute.id, 0)
    lost = [f"{attribute.name} {points}"] if points else []
    if before.awards.get(attribute.id, 0) != after.awards.get(attribute.id, 0):
        lost.append(f"{attribute.name} +{before.awards[attribute.id]}")
    return lost
