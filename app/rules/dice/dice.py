"""Dice: the grades of Frame State (FS 2.1), and one import for chance, notation and odds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.rules.dice.chance import Chance, FixedChance, SeededChance, commitment
from app.rules.dice.notation import (
    DiceTerm,
    Notation,
    NotationError,
    NumberTerm,
    Rolled,
    RolledDie,
    RolledTerm,
    distribution,
    parse_notation,
    roll,
)
from app.rules.dice.odds import Odds, odds_document

__all__ = [
    "AVERAGES",
    "GRADES",
    "Chance",
    "DiceTerm",
    "FixedChance",
    "Notation",
    "NotationError",
    "NumberTerm",
    "Odds",
    "Rolled",
    "RolledDie",
    "RolledTerm",
    "SeededChance",
    "average",
    "commitment",
    "die_name",
    "distribution",
    "grade_of",
    "odds_document",
    "parse_die",
    "parse_notation",
    "roll",
    "rolled_document",
]

#: sides by grade; grade 0 is no die
GRADES: tuple[int, ...] = (0, 4, 6, 8, 10, 12)

#: the fixed number that stands for a die of this grade where nobody rolls (FS 2.1)
AVERAGES: tuple[int, ...] = (0, 3, 4, 5, 6, 7)

_BY_NAME = {"none" if sides == 0 else f"d{sides}": sides for sides in GRADES}
_NAMES = {sides: name for name, sides in _BY_NAME.items()}


def parse_die(name: str) -> int:
    """Returns the sides of a die of the game by name: "d4" to "d12", "none" is 0. Raises ValueError
    for others."""
    sides = _BY_NAME.get(name)
    if sides is None:
        raise ValueError(f"no die of the game: {name!r}")
    return sides


def die_name(sides: int) -> str:
    """The name of a die of the game: "d8" for 8, "none" for 0. Raises ValueError for others."""
    name = _NAMES.get(sides)
    if name is None:
        raise ValueError(f"no die of the game has {sides} sides")
    return name


def grade_of(sides: int) -> int:
    """The grade of a die of the game, 0 (none) to 5 (d12). Raises ValueError for others."""
    return GRADES.index(parse_die(die_name(sides)))


def average(sides: int) -> int:
    """The number a die of the game stands for where nobody rolls (FS 2.1)."""
    return AVERAGES[grade_of(sides)]


def rolled_document(rolled: Rolled) -> dict[str, Any]:
    """Returns a free roll as data of a log line: `{"kind": "free", "notation", "terms", "dice",
    "total"}`.

    `dice` has every die in the order rolled: `faces` all it showed, `face` their sum, `ace` whether
    the last was its highest.
    """
    return {
        "kind": "free",
        "notation": str(replace(rolled.notation, comment="")),
        "terms": [
            {
                "text": str(term.term),
                "subtotal": term.subtotal,
                "dice": [
                    {"sides": die.sides, "faces": list(die.faces), "kept": die.kept}
                    for die in term.dice
                ],
            }
            for term in rolled.terms
        ],
        "dice": [
            {
                "sides": die.sides,
                "faces": list(die.faces),
                "face": die.value,
                "kept": die.kept,
                "ace": die.faces[-1] == die.sides,
            }
            for term in rolled.terms
            for die in term.dice
        ],
        "total": rolled.total,
    }
