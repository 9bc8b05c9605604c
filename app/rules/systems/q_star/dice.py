"""The die of a check: its steps and how it is rolled (QS 1.2, 3, 4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any, Final

from app.rules.dice.chance import Chance

#: sides of the first steps; every step beyond the last adds 1 to a d12
SIDES: Final = (4, 6, 8, 10, 12)
LAST_DIE: Final = len(SIDES) - 1

#: the most that a d12 climbs to here: d12+100
MOST_PLUS: Final = 100


@dataclass(frozen=True, slots=True)
class Die:
    """A die with a number that is added to its total."""

    sides: int
    bonus: int = 0


def die_of(step: int) -> Die:
    """The die of a step: 0 is d4, 4 is d12, 5 is d12+1, and so on without an end."""
    return Die(SIDES[min(step, LAST_DIE)], max(0, step - LAST_DIE))


def step_of(sides: int, plus: int) -> int:
    """The step of a die of the game; `plus` belongs to a d12."""
    return SIDES.index(sides) + plus


def die_name(step: int) -> str:
    """Returns the die of a step as text: "d8", "d12+2"."""
    die = die_of(step)
    return f"d{die.sides}+{die.bonus}" if die.bonus else f"d{die.sides}"


def rounded_down(fraction: Fraction) -> int:
    """Fractions are always rounded down, below zero too."""
    return floor(fraction)


@dataclass(frozen=True, slots=True)
class Rolled:
    """One rolled die: every natural face in order, and whether it is a critical failure."""

    sides: int
    faces: tuple[int, ...]
    critical: bool

    @property
    def natural(self) -> int:
        """Sum of all faces, also of a critical failure (where it does not count)."""
        return sum(self.faces)

    @property
    def dice_data(self) -> list[dict[str, Any]]:
        """The die for the data of a log line."""
        return [{"sides": self.sides, "faces": list(self.faces), "face": self.natural}]


def roll(sides: int, chance: Chance) -> Rolled:
    """Roll the die of a check.

    The highest face is rolled again and added, as often as it comes up. A one as the first roll is
    rolled again: another one is a critical failure, anything else is added to the one and can
    explode in turn. A one that comes up later is just a one (QS 3, 4).
    """
    faces = [chance.die(sides)]
    if faces[0] == 1:
        faces.append(chance.die(sides))
    critical = faces == [1, 1]
    while faces[-1] == sides:
        faces.append(chance.die(sides))
    return Rolled(sides, tuple(faces), critical)
