"""The log lines and refusals of Course & Flow: their parameters and data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, NotRequired

from typing_extensions import TypedDict

from app.rules.json_types import Doc
from app.rules.line_types import LineDie, LineType, Named, NamedPlayer, ProofDocument, Vocabulary
from app.rules.systems.course_and_flow.state import Die, Token


class CourseDie(LineDie):
    """A die of a roll, by its name."""

    die: Annotated[Die, Doc("the name of the die")]


class FaceDocument(TypedDict):
    """A die and what it shows."""

    die: Annotated[Die, Doc("the name of the die")]
    face: Annotated[int, Doc("what it shows")]


class CourseRollData(TypedDict):
    """A roll with its Course, its Flow and its skill."""

    kind: Annotated[str, Doc("the dice system")]
    dice: Annotated[list[CourseDie], Doc("the dice, in the order rolled")]
    course: Annotated[FaceDocument, Doc("the Course")]
    flow: Annotated[int, Doc("the value of the Flow")]
    skill: Annotated[int, Doc("the value of the skill")]
    threshold: Annotated[int, Doc("what a win takes")]
    proof: Annotated[ProofDocument | None, Doc("where the dice come from; null: not told")]


class NamedValue(Named):
    """Something by its name, with its value."""

    value: NotRequired[Annotated[int, Doc("its value")]]


_FACE: Final = Annotated[int, Doc("what the die shows")]
_DIE: Final = Annotated[Die, Doc("the name of the die")]
#: The parameters of the lines by name.
TERMS: Final = Vocabulary(
    {
        "about": Annotated[bool, Doc("`text` says what it is about")],
        "course": _DIE,
        "dice": Annotated[list[Die], Doc("the names of the dice")],
        "die": _DIE,
        "face": _FACE,
        "flow": Annotated[Named, Doc("the Flow")],
        "flow_or_none": Annotated[NamedValue | str, Doc("the Flow, or `nothing`")],
        "how": Annotated[Named, Doc("what the character does")],
        "id": Annotated[str, Doc("the id")],
        "kind": Annotated[str, Doc("the kind of the track")],
        "least": Annotated[int, Doc("the least")],
        "most": Annotated[int, Doc("the most")],
        "phase": Annotated[str, Doc("a word for what it waits for")],
        "player": Annotated[NamedPlayer, Doc("the character")],
        "question": Annotated[str, Doc("id of the question")],
        "skill": Annotated[Named, Doc("the skill")],
        "skill_or_none": Annotated[NamedValue | str, Doc("the skill, or `nothing`")],
        "slot": Annotated[int, Doc("the slot, from 1")],
        "slots": Annotated[int, Doc("how many slots it has")],
        "sum": Annotated[int, Doc("the sum of the two dice")],
        "text": str,
        "threshold": Annotated[int, Doc("what a win takes")],
        "token": Annotated[Token, Doc("the kind of token")],
        "track": Annotated[Named, Doc("the track")],
        "value": Annotated[int, Doc("the value")],
    }
)
_line: Final = TERMS.line

LINES: Final[Mapping[str, LineType]] = {
    "answered": _line("flow:flow_or_none player skill:skill_or_none threshold"),
    "asked": _line("about player question text"),
    "course-follows": _line("die face player"),
    "course-set": _line("die face"),
    "declined": _line("player"),
    "dice-set": _line("dice player"),
    "elected": _line("course course_face:face die face other:die other_face:face player"),
    "flow-begun": _line("flow value"),
    "flow-dropped": _line("flow"),
    "flow-gained": _line("flow value"),
    "flow-kept": _line("flow value"),
    "flow-lost": _line("flow"),
    "flow-set": _line("flow value"),
    "high-compelling": _line("player"),
    "high-daring": _line("player"),
    "high-expertise": _line("player"),
    "high-sneaky": _line("player"),
    "high-thriving": _line("player"),
    "intent-stated": _line("flow:flow_or_none how player skill:skill_or_none text"),
    "intent-taken": _line("player text"),
    "intent-withdrawn": _line("player"),
    "learnt": _line("player skill value"),
    "may-learn": _line("player skill value"),
    "no-flow-begun": _line("player"),
    "not-learnt": _line("player skill value"),
    "not-recovered": _line("player"),
    "nothing-to-recover": _line(),
    "question-answered": _line("player question text"),
    "reacted": _line("player text"),
    "recovered": _line("player slot track"),
    "roll-cancelled": _line("player"),
    "rolled": _line(
        "die face first:die first_face:face player second:die second_face:face", CourseRollData
    ),
    "shelter-ended": _line("player"),
    "skill-set": _line("player skill value"),
    "slot-cleared": _line("slot track"),
    "slot-marked": _line("slot track"),
    "sum-intent": _line("player sum threshold"),
    "sum-not-yet": _line("player sum threshold"),
    "sum-win": _line("player sum threshold"),
    "tie": _line("face player"),
    "token-gained": _line("player token"),
    "token-spent": _line("about player question text token"),
    "tokens-set": _line("player token value"),
    "track-dropped": _line("track"),
    "track-set": _line("kind slots track"),
    "win-offered": _line("player text"),
    "win-taken": _line("player text"),
}

REFUSALS: Final[Mapping[str, LineType]] = {
    "answered-already": _line(),
    "course-die": _line("die"),
    "die-not-available": _line("die player"),
    "die-not-rolled": _line("die"),
    "flow-exists": _line("flow"),
    "flow-in-use": _line("flow"),
    "flow-used": _line("flow"),
    "no-course": _line(),
    "no-intent": _line("player"),
    "no-roll": _line(),
    "no-such-flow": _line("flow"),
    "no-such-player": _line("player:id"),
    "no-such-question": _line(),
    "no-such-slot": _line("track slot"),
    "no-such-track": _line("track"),
    "no-terms": _line("player"),
    "no-token": _line("player token"),
    "no-win-due": _line("player"),
    "not-answered": _line("player"),
    "not-now": _line("player phase"),
    "not-your-character": _line("player"),
    "nothing-to-take": _line("player"),
    "npc-never-rolls": _line("player"),
    "roll-open": _line("player"),
    "same-die": _line("die"),
    "set-the-course": _line("player"),
    "slot-not-marked": _line("track slot"),
    "terms-changed": _line("player"),
    "threshold-too-high": _line("threshold most"),
    "threshold-too-low": _line("threshold least"),
    "too-few-dice": _line("player"),
}
