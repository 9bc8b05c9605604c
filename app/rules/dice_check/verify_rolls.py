"""Verification of one roll of an exported log: its dice, its proof, its sums.

It needs no seed. The logged results are compared with those of the logged faces: kept dice, aces,
totals, scores. Results of dice systems depend on more than one line, so for them only the dice are
checked, and that the text names the same faces. static/js/dice-check/verify-rolls.js does the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from app.rules.decoding import convert
from app.rules.dice.chance import WORD, FixedChance
from app.rules.dice.dice import parse_notation, roll, rolled_document
from app.rules.frame_state import tests

#: Whole numbers that every JSON reader represents exactly.
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Number = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
Sides = Annotated[int, Meta(ge=1, le=WORD)]
Faces = Annotated[list[Count], Meta(min_length=1)]

#: Fields of a roll that are repeated in the line's params.
_SAID: Final = ("notation", "total", "score", "outcome")
#: Fields that a logged die may omit.
_OPTIONAL: Final = ("faces", "face")
#: Agrees with nothing that is logged.
_NEVER: Final = object()


class Proof(msgspec.Struct, frozen=True):
    """The proof of a roll: the source of its dice (see `app.rules.dice.chance`)."""

    chapter: Count
    stream: Literal["public", "secret"]
    counter: Count
    command: str
    mix: str = ""


class _Die(msgspec.Struct, frozen=True):
    """A die as logged; the oldest logs have no `faces` here."""

    sides: Sides
    faces: Faces | None = None
    face: Count | None = None


class _Term(msgspec.Struct, frozen=True):
    dice: list[_Die]


class _Roll(msgspec.Struct, frozen=True):
    dice: list[_Die]
    proof: Proof
    kind: str = ""
    terms: list[_Term] = []


class _Test(msgspec.Struct, frozen=True):
    kind: tests.Kind
    modifiers: list[Number]
    mark: Number | None


class LoggedRoll(msgspec.Struct, frozen=True):
    """A roll: its proof, and every natural face as (die counted from 1, sides, face), as drawn."""

    proof: Proof
    faces: list[tuple[int, int, int]]
    #: Fields that do not follow from the faces.
    wrong: list[str]


def is_roll(data: Any) -> bool:
    """Whether a line's data are those of a roll that can be checked: the proof of a secret one is
    null for all but the Handler."""
    if not isinstance(data, dict) or "dice" not in data:
        return False
    return "proof" not in data or data["proof"] is not None


def read_roll(params: Mapping[str, Any], data: Mapping[str, Any]) -> LoggedRoll | None:
    """The roll behind a line of the log; None when it cannot be read."""
    try:
        found = convert(data, _Roll)
        dice = _dice(found)
        follows = _follows(found.kind, data, dice)
    except msgspec.ValidationError:
        return None
    wrong = [name for name, value in follows.items() if not agrees(data.get(name), value)]
    own = found.kind == "free" or found.kind in tests.OUTCOMES
    said = [name for name in _SAID if name in params and (own or name in data)]
    wrong += [n for n in said if n not in wrong and not agrees(params[n], data.get(n))]
    faces = [(i, die.sides, face) for i, die in enumerate(dice, 1) for face in die.faces or ()]
    if not _repeats(params, [face for _, _, face in faces]):
        wrong.append("faces")
    return LoggedRoll(found.proof, faces, wrong)


def _repeats(params: Mapping[str, Any], faces: list[int]) -> bool:
    """Whether the faces in a line's text are those of its dice: all of them in `faces`, or one each
    in params whose names end in `_face`."""
    named = [value for name, value in params.items() if name.endswith("_face")]
    return agrees(params.get("faces", faces), faces) and (not named or agrees(named, faces))


def _dice(found: _Roll) -> list[_Die]:
    """Returns the dice with all their faces. In the oldest logs, those of free rolls are in the
    terms."""
    if all(die.faces is not None for die in found.dice):
        return found.dice
    if found.kind == "free":
        return [die for term in found.terms for die in term.dice]
    return [_Die(die.sides, [die.face or 0], die.face) for die in found.dice]


def _follows(kind: str, data: Mapping[str, Any], dice: Sequence[_Die]) -> dict[str, Any]:
    """Returns what follows from a roll's faces, by field. Raises ValidationError if unreadable."""
    faces = [face for die in dice for face in die.faces or ()]
    if kind == "free":
        return _free(data, faces)
    if kind in tests.OUTCOMES:
        return _test(data, dice)
    return {"dice": [{"sides": die.sides, "face": sum(die.faces or ())} for die in dice]}


def _free(data: Mapping[str, Any], faces: Sequence[int]) -> dict[str, Any]:
    given = FixedChance(faces)
    try:
        rolled = roll(parse_notation(str(data.get("notation"))), given)
        given.end()
    except ValueError:  # none that is logged, or not with these dice
        return {"notation": _NEVER}
    follows = rolled_document(rolled)
    written = follows["notation"] == data.get("notation")
    return follows if written else {"notation": _NEVER}


def _test(data: Mapping[str, Any], dice: Sequence[_Die]) -> dict[str, Any]:
    asked = convert(data, _Test)
    rolled = [tests.Die(die.sides, sum(die.faces or ())) for die in dice]
    scored = tests.score(rolled, asked.modifiers)
    follows: dict[str, Any] = {
        "dice": [
            {"sides": die.sides, "face": die.face, "kept": i == scored.kept, "ace": die.ace}
            for i, die in enumerate(rolled)
        ],
        "ace": scored.ace,
        "score": scored.score,
    }
    if asked.mark is not None:
        margin = scored.score - asked.mark
        follows |= {"margin": margin, "outcome": tests.outcome(asked.kind, margin)}
    return follows


def agrees(logged: Any, follows: Any) -> bool:
    """Whether the logged fields equal the computed ones. The log may have more fields."""
    if isinstance(follows, dict):
        return isinstance(logged, dict) and all(
            agrees(logged[name], value) if name in logged else name in _OPTIONAL
            for name, value in follows.items()
        )
    if isinstance(follows, list):
        same = isinstance(logged, list) and len(logged) == len(follows)
        return same and all(map(agrees, logged, follows))
    return type(logged) is type(follows) and bool(logged == follows)
