"""Characters of Frame State: categories of attributes, point buy, advancement (frame-state 4).

A category is data, so the Handler can define others for a table. A sheet holds what was done with
it: points invested, advancements bought, awards, credits, and what a frame's upgrades have cost.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

#: a Die climbs the grades of the dice, a Val counts for itself
AttributeKind = Literal["die", "val"]

#: what a new pilot has (frame-state 4)
STARTING_CREDITS: Final = 100


@dataclass(frozen=True, slots=True)
class Attribute:
    """`start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5)."""

    id: str
    name: str
    kind: AttributeKind
    start: int = 0
    cap: int = 5


@dataclass(frozen=True, slots=True)
class Category:
    """Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame."""

    id: str
    name: str
    pool: int
    attributes: tuple[Attribute, ...]
    frame: bool = False
    #: credits for one advancement, and how often a character may buy it
    price: int = 100
    limit: int = 5


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a character has; missing keys count as 0. Attribute ids are unique in a table."""

    points: Mapping[str, int] = field(default_factory=dict)
    #: category id -> advancements bought
    advances: Mapping[str, int] = field(default_factory=dict)
    #: attribute id -> experimental award, 1 to 3
    awards: Mapping[str, int] = field(default_factory=dict)
    credits: int = STARTING_CREDITS
    #: credits spent on the upgrades of the frame, for good
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Upgrade:
    """One step of a plan.

    "raise": `points` into `attribute`; "advance": one advancement of `category`; "refit": one
    point from `attribute` into `to`; "award": `points` (1 to 3) for `attribute`, by the Handler.
    """

    do: Literal["raise", "advance", "refit", "award"]
    attribute: str = ""
    to: str = ""
    category: str = ""
    points: int = 1


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
