"""Characters of Frame State: categories of attributes, point buy, advancement (FS 4).

A category is data, so the Handler can define others for a table. A sheet holds what was done with
it: points invested, advancements bought, awards, credits, and what a frame's upgrades have cost.
This module reads a sheet, `upgrades` changes it, `categories` checks what a Handler defines, and
`sheet_tests` makes tests of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from app.rules.dice.dice import AVERAGES, GRADES, die_name
from app.rules.field_marks import Count, Credits
from app.rules.json_types import Doc

#: a Die climbs the grades of the dice, a Val counts for itself
AttributeKind = Literal["die", "val"]
UpgradeKind = Literal["raise", "advance", "refit", "award"]

#: credits of a new pilot (FS 4.8)
STARTING_CREDITS: Final = 100


@dataclass(frozen=True, slots=True)
class Attribute:
    """`start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5)."""

    id: str
    name: str
    kind: Annotated[
        AttributeKind,
        Doc("`die`: its grades are dice, 0 none to 5 d12; `val`: a number from 0 to 5"),
    ]
    start: Annotated[int, Doc("its grade on a new sheet")] = 0
    cap: Annotated[int, Doc("its highest grade")] = 5


@dataclass(frozen=True, slots=True)
class Category:
    """Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame."""

    id: str
    name: str
    pool: Annotated[int, Doc("points that a new character has for it")]
    attributes: Annotated[tuple[Attribute, ...], Doc("its attributes")]
    frame: Annotated[bool, Doc("its upgrades belong to the frame, and are lost with it")] = False
    price: Annotated[Credits, Doc("credits for one advancement")] = 100
    limit: Annotated[int, Doc("how often a character may buy an advancement")] = 5


@dataclass(frozen=True, slots=True)
class Sheet:
    """A character's sheet; missing keys count as 0. Attribute ids are unique in a table."""

    points: Annotated[Mapping[str, Count], Doc("points by attribute")] = field(default_factory=dict)
    advances: Annotated[Mapping[str, Count], Doc("advancements bought, by category")] = field(
        default_factory=dict
    )
    awards: Annotated[Mapping[str, Count], Doc("experimental awards by attribute, 1 to 3")] = field(
        default_factory=dict
    )
    credits: Annotated[Credits, Doc("credits that it has")] = STARTING_CREDITS
    spent: Annotated[Credits, Doc("credits spent on the upgrades of the frame, for good")] = 0
    salvage: Annotated[
        Credits, Doc("credits' worth of a lost frame; pays for upgrades of frames")
    ] = 0


@dataclass(frozen=True, slots=True)
class Upgrade:
    """One step of a plan.

    "raise": `points` into `attribute`; "advance": one advancement of `category`; "refit": one
    point from `attribute` into `to`; "award": `points` (1 to 3) for `attribute`, by the Handler.
    """

    do: Annotated[
        UpgradeKind,
        Doc(
            "`raise`: points into an attribute; `advance`: one advancement of a category; "
            "`refit`: one point from an attribute into another; `award`: an experimental award"
        ),
    ]
    attribute: str = ""
    to: Annotated[str, Doc("id of the attribute that a `refit` moves a point to")] = ""
    category: str = ""
    points: Annotated[int, Doc("points of a `raise` or an `award`")] = 1


class SheetError(Exception):
    """Why a sheet or category is refused: a stable code and the params of its text."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


#: Frame State's own categories
CATEGORIES: Final[tuple[Category, ...]] = (
    Category(
        "pilot-skills",
        "Pilot skills",
        pool=7,
        attributes=(
            Attribute("sharpness", "Sharpness", "die", start=1),
            Attribute("smarts", "Smarts", "die", start=1),
            Attribute("synergy", "Synergy", "die", start=1),
        ),
    ),
    Category(
        "hull-and-os",
        "Hull and OS",
        pool=10,
        frame=True,
        attributes=(
            Attribute("kinetic-plating", "Kinetic Plating", "val", cap=3),
            Attribute("energy-plating", "Energy Plating", "val", cap=3),
            Attribute("blast-plating", "Blast Plating", "val", cap=3),
            Attribute("bulk", "Bulk", "val", cap=3),
            Attribute("system-recovery", "System Recovery", "val", cap=3),
            Attribute("ablative-layer", "Ablative Layer", "val", cap=3),
            Attribute("scanner", "Scanner", "val", cap=3),
        ),
    ),
)


def attribute_ref(attribute: Attribute) -> dict[str, str]:
    """Returns an attribute as a param of a text."""
    return {"attribute": attribute.id, "name": attribute.name}


def category_ref(category: Category) -> dict[str, str]:
    """Returns a category as a param of a text."""
    return {"category": category.id, "name": category.name}


def find_category(categories: Iterable[Category], category_id: str) -> Category:
    """Returns the category of that id. Raises SheetError("no-such-category")."""
    for category in categories:
        if category.id == category_id:
            return category
    raise SheetError("no-such-category", category=category_id)


def find_attribute(categories: Iterable[Category], attribute_id: str) -> tuple[Category, Attribute]:
    """Returns the category and the attribute of that id. Raises SheetError("no-such-attribute")."""
    for category in categories:
        for attribute in category.attributes:
            if attribute.id == attribute_id:
                return category, attribute
    raise SheetError("no-such-attribute", attribute=attribute_id)


def value_of(sheet: Sheet, attribute: Attribute) -> int:
    """Returns the grade of a Die or value of a Val: its start plus one for each point (FS 4.2)."""
    return attribute.start + sheet.points.get(attribute.id, 0)


def award_of(sheet: Sheet, attribute: Attribute) -> int:
    """Returns the experimental award, 0 without one. It counts for no grade, value or limit (FS
    4.5)."""
    return sheet.awards.get(attribute.id, 0)


def format_value(attribute: Attribute, value: int) -> str:
    """Returns a grade or value as text: "none", "d4" to "d12", or the number."""
    return die_name(GRADES[value]) if attribute.kind == "die" else str(value)


def fixed_value(sheet: Sheet, attribute: Attribute) -> int:
    """Returns the number used where nobody rolls: a Die at AVG or a Val, plus the award (FS
    4.10)."""
    value = value_of(sheet, attribute)
    return (AVERAGES[value] if attribute.kind == "die" else value) + award_of(sheet, attribute)


def invested(sheet: Sheet, category: Category) -> int:
    """Returns the points invested in the category's attributes."""
    return sum(sheet.points.get(attribute.id, 0) for attribute in category.attributes)


def pool_size(sheet: Sheet, category: Category) -> int:
    """Returns the size of a pool: the category's points plus one for each advancement (FS 4.3)."""
    return category.pool + sheet.advances.get(category.id, 0)


def pool_left(sheet: Sheet, category: Category) -> int:
    """Points of the pool that are not invested yet; below 0 only when the Handler overruled."""
    return pool_size(sheet, category) - invested(sheet, category)
