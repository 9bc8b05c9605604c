"""Rolls: Potential, dice, success, extra successes and effect, as pure functions (AR 2, 4 to 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.rules.systems.action_rolls.state import Sheet

#: the die of each level (AR 2.1)
DIE: Final[Mapping[str, int]] = {"novice": 6, "journeyman": 8, "master": 10, "legend": 12}
STRUGGLE_DIE: Final = 4
SAVE_DIE: Final = 6
MOST_DICE: Final = 5
LOWEST_THRESHOLD: Final = 2


def potential(values: Sequence[int]) -> int:
    """The most dice for one attribute's value, or for two: half their sum, rounded down.

    Never above 5; below 1 only a struggle is left. (AR 2.2)
    """
    return min(MOST_DICE, sum(values) // len(values))


@dataclass(frozen=True, slots=True)
class Pool:
    """The dice somebody may roll: any number of dice from 1 to `most`. A struggle: exactly 1d4."""

    sides: int
    most: int
    struggle: bool


def spelling_of(sheet: Sheet, ability: str) -> str | None:
    """The ability as the sheet spells it, None for one that is not known."""
    wanted = ability.strip().casefold()
    return next((name for name in sheet.abilities if name.casefold() == wanted), None)


def pool(sheet: Sheet, ability: str, attributes: Sequence[str], fixed: int | None) -> Pool:
    """The dice for an attempt; `fixed` is the Potential set by the GM.

    Without the ability, or with a Potential below 1, it is a struggle. (AR 9.1)
    """
    most = fixed if fixed is not None else potential([sheet.attribute(a) for a in attributes])
    name = spelling_of(sheet, ability)
    if name is None or most < 1:
        return Pool(STRUGGLE_DIE, 1, True)
    return Pool(DIE[sheet.abilities[name]], most, False)


def value(face: int, modifier: int) -> int:
    """A die with its roll modifiers, which never lower it below 1 (AR 4.1, 4.2)."""
    return max(1, face + modifier)


@dataclass(frozen=True, slots=True)
class Judgement:
    """`values` of all dice; `primary` and `extras` are places in it, 0 the first."""

    values: tuple[int, ...]
    primary: int | None
    extras: tuple[int, ...]

    @property
    def success(self) -> bool:
        """Whether any die was enough."""
        return self.primary is not None


def judge(faces: Sequence[int], modifier: int, threshold: int) -> Judgement:
    """Which dice succeed: the first of the highest is the primary one, the others are extras.

    (AR 5.1, 5.2)
    """
    values = tuple(value(face, modifier) for face in faces)
    enough = [at for at, each in enumerate(values) if each >= threshold]
    if not enough:
        return Judgement(values, None, ())
    primary = max(enough, key=lambda at: (values[at], -at))
    return Judgement(values, primary, tuple(at for at in enough if at != primary))


def effect(counted: Sequence[int], each: int, once: int) -> int:
    """The effect of a success: the values that count for it with their modifiers, at least 0.

    The floor is that of the whole effect (AR 6.1, 6.2).
    """
    return max(0, sum(counted) + each * len(counted) + once)


def failed_dice(faces: Sequence[int], attribute: int) -> int:
    """Returns how many dice of a save exceed the attribute; any fails it (AR 10.1)."""
    return sum(1 for face in faces if face > attribute)


def panic_penalty(failed: int) -> int:
    """Action points lost to a panic save: 1 for one die, 3 for both. (AR 10.4)"""
    return (0, 1, 3)[failed]
