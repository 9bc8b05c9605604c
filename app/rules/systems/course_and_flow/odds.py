"""Odds of Course and Flow: the outcome of a roll, and exact odds by enumeration (CF 6 to 9, 12).

Best election: of the two dice the one with the better outcome, and of equals one that gives a
token. The odds count all 36 rolls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from app.rules.decoding import convert
from app.rules.dice.odds import odds_document
from app.rules.systems.base import schema_of
from app.rules.systems.course_and_flow.state import (
    LARGEST,
    LEAST,
    SIDES,
    TOKEN_OF,
    Die,
    Face,
    Outcome,
    Token,
)

#: worst first
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

Number = Annotated[int, Meta(ge=0, le=LARGEST)]


class CourseForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Course."""

    die: Annotated[Die, Meta(title="Die")]
    face: Annotated[int, Meta(title="Face", ge=1, le=SIDES)]


class RollForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roll whose odds are asked for."""

    course: Annotated[CourseForm, Meta(title="Course")]
    dice: Annotated[
        list[Die],
        Meta(
            title="Dice",
            min_length=2,
            max_length=2,
            description="two different ones, not the Course's",
        ),
    ]
    threshold: Annotated[int, Meta(title="Threshold", ge=LEAST, le=LARGEST)]
    flow: Annotated[Number, Meta(title="Value of the Flow")] = 0
    skill: Annotated[Number, Meta(title="Value of the skill")] = 0


#: JSON Schema of what `odds` takes
FORM: Final[Mapping[str, Any]] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    **schema_of(RollForm),
    "title": "Roll",
}


def outcome(elected: int, course: int, threshold: int, modifiers: int) -> Outcome:
    """Returns the outcome of two faces; `modifiers`: Flow plus skill (CF 6.1, 8)."""
    if elected == course:
        return "tie"
    total = elected + course + modifiers
    if total < LEAST:
        return "not-yet"
    return "win" if total < threshold else "intent"


def high_die(elected: Face, course: Face) -> Die | None:
    """The die whose bonus counts; none in a tie."""
    if elected.face == course.face:
        return None
    return elected.die if elected.face > course.face else course.die


def tokens(elected: Face, course: Face) -> list[Token]:
    """Returns the tokens that sixes give, whatever the outcome (CF 9)."""
    return [TOKEN_OF[face.die] for face in (elected, course) if face.face == SIDES]


@lru_cache(maxsize=1024)
def chances(
    course: Face, dice: tuple[Die, Die], threshold: int, modifiers: int
) -> Mapping[str, Fraction]:
    """The chances of a pair of dice by name, each counted over all 36 rolls.

    "tie", "not-yet", "win" and "intent" are those of the best election and sum up to 1; "token" is
    that of at least one token by it. "may-tie": at least one die shows the Course's face.
    "high-<die>": by one election or the other that die can be the high one.
    """
    seen: Counter[str] = Counter()
    for faces in product(range(1, SIDES + 1), repeat=2):
        rolled = [Face(die, face) for die, face in zip(dice, faces, strict=True)]
        best = max(
            (OUTCOMES.index(outcome(each.face, course.face, threshold, modifiers)), got)
            for each in rolled
            for got in [len(tokens(each, course))]
        )
        seen[OUTCOMES[best[0]]] += 1
        seen["token"] += best[1] > 0
        seen["may-tie"] += course.face in faces
        seen.update(f"high-{die}" for die in {high_die(each, course) for each in rolled} - {None})
    names = (*OUTCOMES, "token", "may-tie", *(f"high-{die}" for die in (*dice, course.die)))
    return {name: Fraction(seen[name], SIDES**2) for name in names}


def odds(roll: Mapping[str, Any]) -> dict[str, Any]:
    """Exact odds of a roll as `FORM` has it: `{"outcomes": {name: {p, exact}}}` (see `chances`).

    Raises ValueError for a roll that does not fit, or whose dice may not be picked.
    """
    try:
        asked = convert(roll, RollForm)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    first, second = asked.dice
    if first == second:
        raise ValueError("the two dice must be different")
    if asked.course.die in asked.dice:
        raise ValueError("the Course's own die cannot be rolled")
    course = Face(asked.course.die, asked.course.face)
    found = chances(course, (first, second), asked.threshold, asked.flow + asked.skill)
    return {"outcomes": odds_document(found)}
