"""Drafts: numbers of a frame or weapon while content adds parts to them.

A hook gets a draft and its own tier. What it adds is signed with whatever is at work (`by`), so
that a number can say what it is the sum of: "range 9 = Tier II 7 + Reach II 2".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from app.rules.dice.dice import GRADES
from app.rules.frame_state.combat.model import (
    InflictedCondition,
    Number,
    Part,
    PlatingEffect,
    Roll,
    Weapon,
    WeaponTraits,
)

#: the best die: what is raised past it adds 1 for each grade instead
TOP: Final = len(GRADES) - 1


def roman(tier: int) -> str:
    """A tier as people write it."""
    return "I" * tier


@dataclass(slots=True)
class Sum:
    """A whole number in the making; `floor`: it never comes to less, whatever is taken from it."""

    floor: int | None = None
    parts: list[Part] = field(default_factory=list)

    def number(self) -> Number:
        """The number; a part of its own says what the floor gave back."""
        total = sum(part.value for part in self.parts)
        if self.floor is None or total >= self.floor:
            return Number(total, tuple(self.parts))
        lift = Part("least", f"At least {self.floor}", self.floor - total)
        return Number(self.floor, (*self.parts, lift))


@dataclass(slots=True)
class Die:
    """A die in the making: grades from no die up, what is added, and what it counts at least."""

    least: int = 0
    parts: list[Part] = field(default_factory=list)

    def roll(self) -> Roll:
        """The die; grades past d12 add 1 each (FS C 2.11, 2.1.5)."""
        grades = sum(part.grades for part in self.parts)
        plus = sum(part.value for part in self.parts) + max(0, grades - TOP)
        return Roll(GRADES[max(0, min(grades, TOP))], plus, self.least, tuple(self.parts))


class Draft:
    """Sums and dice that are added to by name, signed with `by`: the id and name at work."""

    by: tuple[str, str] = ("", "")

    def add(self, what: str, value: int) -> None:
        """Add to the sum or die of that name; 0 leaves no part."""
        self.put(getattr(self, what), value)

    def put(self, made: Sum | Die, value: int) -> None:
        """Add to this sum or die; 0 leaves no part."""
        if value:
            made.parts.append(Part(*self.by, value=value))

    def grade(self, what: str, grades: int) -> None:
        """Raise the die of that name by grades; 0 leaves no part."""
        if grades:
            made: Die = getattr(self, what)
            made.parts.append(Part(*self.by, grades=grades))


@dataclass
class FrameDraft(Draft):
    """A frame and its pilot in the making.

    The directors (`servo`, `aim`, `lock`) and `further` are what its weapons build on.
    """

    integrity: Sum = field(default_factory=Sum)
    stability: Sum = field(default_factory=Sum)
    speed: Sum = field(default_factory=Sum)
    recoil: Sum = field(default_factory=Sum)
    capacity: Sum = field(default_factory=Sum)
    recharge: Sum = field(default_factory=Sum)
    evasion: Sum = field(default_factory=Sum)
    detectors: Sum = field(default_factory=Sum)
    servo: Sum = field(default_factory=Sum)
    aim: Sum = field(default_factory=Sum)
    lock: Sum = field(default_factory=Sum)
    scanner: Sum = field(default_factory=Sum)
    #: added to the range of every weapon that has one of its own
    further: Sum = field(default_factory=Sum)
    regained: Sum = field(default_factory=Sum)
    ablative: Sum = field(default_factory=Sum)
    sharpness: Die = field(default_factory=Die)
    smarts: Die = field(default_factory=Die)
    synergy: Die = field(default_factory=Die)
    #: dice and counts that are never added up
    bulk: int = 0
    bulk_bonus: Sum = field(default_factory=Sum)
    recovery: int = 0
    ablative_times: int = 0
    #: bonus, tier and special protection against damage of a type, by its id
    plating: dict[str, Sum] = field(default_factory=dict)
    plated: dict[str, int] = field(default_factory=dict)
    guards: dict[str, PlatingEffect] = field(default_factory=dict)


@dataclass
class WeaponDraft(Draft):
    """A weapon in the making, on its frame."""

    weapon: Weapon
    frame: FrameDraft
    steps: Sum = field(default_factory=lambda: Sum(floor=1))
    energy: Sum = field(default_factory=Sum)
    recoil: Sum = field(default_factory=Sum)
    uses: Sum = field(default_factory=Sum)
    reach: Sum = field(default_factory=Sum)
    least_range: Sum = field(default_factory=Sum)
    targeting: Sum = field(default_factory=Sum)
    damage: Die = field(default_factory=Die)
    direct: Die = field(default_factory=Die)
    cost: int = 0
    traits: WeaponTraits = field(default_factory=WeaponTraits)

    def further(self, hexes: int, melee: int = 0) -> None:
        """More range; only what names melee changes that of a melee weapon."""
        self.add("reach", melee if self.traits.melee else hexes)

    def borrow(self, what: str, parts: Sum) -> None:
        """Add a sum of the frame with its own parts."""
        made: Sum | Die = getattr(self, what)
        made.parts.extend(parts.parts)

    def switch(self, **traits: Any) -> None:
        """Switch mechanisms of the attack on."""
        self.traits = replace(self.traits, **traits)

    def inflict(self, *conditions: InflictedCondition) -> None:
        """Leave conditions, besides those that other content leaves."""
        self.switch(inflicts=(*self.traits.inflicts, *conditions))
