"""Drafts: the numbers of a frame or weapon while content adds parts to them.

A hook gets a draft and its own tier. Each part carries the id and name of its source (`by`), so
that a number can explain its sum: "range 9 = Tier II 7 + Reach II 2".
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

#: the grade of the best die; each grade above it adds 1 instead
TOP: Final = len(GRADES) - 1


def roman(tier: int) -> str:
    """Returns a tier as a Roman numeral."""
    return "I" * tier


@dataclass(slots=True)
class Sum:
    """A whole number that is being added up. Its total is never below `floor`."""

    floor: int | None = None
    parts: list[Part] = field(default_factory=list)

    def number(self) -> Number:
        """Returns the total. When the floor raises it, an extra part says by how much."""
        total = sum(part.value for part in self.parts)
        if self.floor is None or total >= self.floor:
            return Number(total, tuple(self.parts))
        lift = Part("least", f"At least {self.floor}", self.floor - total)
        return Number(self.floor, (*self.parts, lift))


@dataclass(slots=True)
class Die:
    """A die whose grades and bonuses are being added up. A result counts at least `least`."""

    least: int = 0
    parts: list[Part] = field(default_factory=list)

    def roll(self) -> Roll:
        """Returns the die. Each grade above d12 adds 1 (FS C 2.11, 2.1.5)."""
        grades = sum(part.grades for part in self.parts)
        plus = sum(part.value for part in self.parts) + max(0, grades - TOP)
        return Roll(GRADES[max(0, min(grades, TOP))], plus, self.least, tuple(self.parts))


class Draft:
    """Named sums and dice. Each added part carries `by`, the id and name of its source."""

    by: tuple[str, str] = ("", "")

    def add(self, what: str, value: int) -> None:
        """Adds a part to the sum or die with this name; 0 adds no part."""
        self.put(getattr(self, what), value)

    def put(self, made: Sum | Die, value: int) -> None:
        """Adds a part to this sum or die; 0 adds no part."""
        if value:
            made.parts.append(Part(*self.by, value=value))

    def grade(self, what: str, grades: int) -> None:
        """Raises the die with this name by grades; 0 adds no part."""
        if grades:
            made: Die = getattr(self, what)
            made.parts.append(Part(*self.by, grades=grades))


@dataclass
class FrameDraft(Draft):
    """The numbers of a frame and its pilot while they are added up.

    Its weapons use the directors (`servo`, `aim`, `lock`) and `further`.
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
    #: added to the range of every weapon that is not a melee weapon
    further: Sum = field(default_factory=Sum)
    regained: Sum = field(default_factory=Sum)
    ablative: Sum = field(default_factory=Sum)
    sharpness: Die = field(default_factory=Die)
    smarts: Die = field(default_factory=Die)
    synergy: Die = field(default_factory=Die)
    #: plain counts, which are not sums of parts
    bulk: int = 0
    bulk_bonus: Sum = field(default_factory=Sum)
    recovery: int = 0
    ablative_times: int = 0
    #: bonus, tier and special protection against damage, by damage type
    plating: dict[str, Sum] = field(default_factory=dict)
    plated: dict[str, int] = field(default_factory=dict)
    guards: dict[str, PlatingEffect] = field(default_factory=dict)


@dataclass
class WeaponDraft(Draft):
    """The numbers of a weapon while they are added up, with the draft of its frame."""

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
        """Adds to the range: `melee` hexes for a melee weapon, else `hexes`."""
        self.add("reach", melee if self.traits.melee else hexes)

    def borrow(self, what: str, parts: Sum) -> None:
        """Adds the parts of a sum of the frame to the sum or die with this name."""
        made: Sum | Die = getattr(self, what)
        made.parts.extend(parts.parts)

    def switch(self, **traits: Any) -> None:
        """Sets traits of the attack."""
        self.traits = replace(self.traits, **traits)

    def inflict(self, *conditions: InflictedCondition) -> None:
        """Adds conditions that the attack inflicts."""
        self.switch(inflicts=(*self.traits.inflicts, *conditions))
