"""Tests of Frame State (FS 3): score, outcome, and the exact odds of both.

Dice are given by their sides (4 to 12; a die of grade 0 is left out or given as 0), results as
`Die(sides, face)`. Scores, modifiers and marks are plain numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Literal, NamedTuple

from app.rules.dice import odds as exact
from app.rules.dice.chance import Chance

Kind = Literal["proactive", "reactive"]
Outcome = Literal["fumble", "miss", "hit", "critical"]

ACE_BONUS = 2

#: the outcomes of each table from the worst to the best
OUTCOMES: dict[Kind, tuple[Outcome, ...]] = {
    "proactive": ("miss", "hit", "critical"),
    "reactive": ("fumble", "miss", "hit"),
}

#: per table the least margin of each outcome, from the best down; below the last: the worst one
_LEAST: dict[Kind, tuple[tuple[int, Outcome], ...]] = {
    "proactive": ((2, "critical"), (0, "hit")),
    "reactive": ((1, "hit"), (-1, "miss")),
}
_WORST: dict[Kind, Outcome] = {"proactive": "miss", "reactive": "fumble"}


class Die(NamedTuple):
    """One rolled die: its sides and the natural result."""

    sides: int
    face: int

    @property
    def ace(self) -> bool:
        """The natural result is the die's maximum."""
        return self.face == self.sides


@dataclass(frozen=True, slots=True)
class Score:
    """A scored test: the dice, which one counts (None without dice), and the sum."""

    dice: tuple[Die, ...]
    kept: int | None
    ace: bool
    modifiers: tuple[int, ...]
    score: int


def roll_dice(sides: Iterable[int], chance: Chance) -> tuple[Die, ...]:
    """Roll the dice of a test in order; a die of grade 0 is no die (FS 2.1)."""
    return tuple(Die(each, chance.die(each)) for each in sides if each)


def score(dice: Sequence[Die], modifiers: Iterable[int] = ()) -> Score:
    """Returns the highest natural result plus the modifiers, +2 once when any die aced (FS 3.2,
    3.3).

    Of equal dice the first one is kept. Without dice the kept result is 0 and nothing aces (FS
    3.5).
    """
    summed = tuple(modifiers)
    kept = max(range(len(dice)), key=lambda i: dice[i].face) if dice else None
    ace = any(die.ace for die in dice)
    natural = 0 if kept is None else dice[kept].face
    return Score(tuple(dice), kept, ace, summed, natural + sum(summed) + ACE_BONUS * ace)


def outcome(kind: Kind, margin: int) -> Outcome:
    """Returns the outcome of a margin (score - mark) on the proactive or reactive table (FS
    3.4)."""
    for least, name in _LEAST[kind]:
        if margin >= least:
            return name
    return _WORST[kind]


def score_distribution(dice: Iterable[int], modifiers: Iterable[int] = ()) -> dict[int, Fraction]:
    """Returns the exact probability of each score, ascending (FS 3.6).

    Counts the rolls whose highest face is at most m, once all of them and once those without an
    ace; the differences from m - 1 to m are the rolls with that highest face.
    """
    sides = [each for each in dice if each]
    fixed = sum(modifiers)
    if not sides:
        return {fixed: Fraction(1)}
    weights: exact.Weights = {}
    below = below_plain = 0
    for highest in range(1, max(sides) + 1):
        up_to = prod(min(highest, each) for each in sides)
        plain = prod(min(highest, each - 1) for each in sides)
        without_ace = plain - below_plain
        with_ace = up_to - below - without_ace
        for result, ways in ((highest, without_ace), (highest + ACE_BONUS, with_ace)):
            if ways:
                weights[result + fixed] = weights.get(result + fixed, 0) + ways
        below, below_plain = up_to, plain
    return exact.fractions(weights)


def odds(
    kind: Kind, dice: Iterable[int], modifiers: Iterable[int], mark: int
) -> dict[Outcome, Fraction]:
    """Returns the exact probability of each outcome of a table, from the worst to the best (FS
    3.6)."""
    chances: dict[Outcome, Fraction] = dict.fromkeys(OUTCOMES[kind], Fraction(0))
    for result, p in score_distribution(dice, modifiers).items():
        chances[outcome(kind, result - mark)] += p
    return chances
