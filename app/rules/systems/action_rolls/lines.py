"""The log lines and refusals of Action Rolls: their parameters and data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from typing_extensions import TypedDict

from app.rules.json_types import Doc
from app.rules.line_types import LineDie, LineType, Named, NamedPlayer, ProofDocument, Vocabulary
from app.rules.systems.action_rolls.state import Level, Purpose, State


class ActionRollData(TypedDict):
    """The dice of an action."""

    kind: Annotated[str, Doc("the dice system")]
    dice: Annotated[list[LineDie], Doc("the dice, in the order rolled")]
    attempt: Annotated[str, Doc("id of the action")]
    roll: Annotated[int, Doc("added to the roll")]
    proof: Annotated[ProofDocument | None, Doc("where the dice come from; null: not told")]


class SaveRollData(TypedDict):
    """The dice of a save."""

    kind: Annotated[str, Doc("the dice system")]
    dice: Annotated[list[LineDie], Doc("the dice, in the order rolled")]
    save: Annotated[str, Doc("id of the save")]
    proof: Annotated[ProofDocument | None, Doc("where the dice come from; null: not told")]


#: The parameters of the lines by name.
TERMS: Final = Vocabulary(
    {
        "ability": Annotated[Named, Doc("the ability")],
        "after": Annotated[int, Doc("the threshold now")],
        "amount": Annotated[int, Doc("the damage")],
        "attribute": Annotated[Named, Doc("the attribute")],
        "attributes": Annotated[list[Named], Doc("the attributes")],
        "before": Annotated[int, Doc("the threshold before")],
        "cost": Annotated[int, Doc("action points that it costs")],
        "count": Annotated[int, Doc("how many")],
        "dice": Annotated[int, Doc("how many dice")],
        "die_number": Annotated[int, Doc("place of the die, from 1")],
        "each": Annotated[str, Doc("the modifier of each die, with its sign")],
        "effect": Annotated[int, Doc("the effect")],
        "extras": Annotated[int, Doc("extra successes")],
        "faces": Annotated[list[int], Doc("the faces")],
        "have": Annotated[int, Doc("action points that are left")],
        "id": Annotated[str, Doc("the id")],
        "kind": Annotated[str, Doc("the kind of the save, or of the note")],
        "level": Annotated[Level, Doc("the level")],
        "mistakes": Annotated[int, Doc("dice that are mistakes")],
        "most": Annotated[int, Doc("the most")],
        "names": Annotated[list[Named], Doc("the attributes")],
        "need": Annotated[int, Doc("action points that are needed")],
        "number": Annotated[int, Doc("the number of the note")],
        "once": Annotated[str, Doc("the modifier of the sum, with its sign")],
        "ones": Annotated[int, Doc("dice that show a one")],
        "other": Annotated[NamedPlayer, Doc("the other character")],
        "others": Annotated[list[NamedPlayer], Doc("the other characters")],
        "person": Annotated[NamedPlayer, Doc("the character")],
        "points": Annotated[int | None, Doc("action points; null: not counted")],
        "reason": Annotated[str, Doc("the reason; can be empty")],
        "roll": Annotated[str, Doc("the modifier of the roll, with its sign")],
        "sides": int,
        "state": Annotated[State, Doc("the state")],
        "text": str,
        "threshold": Annotated[int, Doc("the threshold")],
        "to": Annotated[Purpose, Doc("what it goes to")],
        "value": Annotated[int, Doc("the value")],
        "what": Annotated[list[str], Doc("the parts that were set")],
    }
)
_line: Final = TERMS.line

LINES: Final[Mapping[str, LineType]] = {
    "ability": _line("ability level person"),
    "acted": _line("cost person text"),
    "adjusted": _line("after before person"),
    "amended": _line("effect person text"),
    "amended-failure": _line("effect person text"),
    "announced": _line("ability attributes person text"),
    "announced-in-opening": _line("ability attributes person text"),
    "announced-in-opening-unskilled": _line("ability attributes person text"),
    "announced-unskilled": _line("ability attributes person text"),
    "attacks": _line("other person"),
    "attribute": _line("attribute person value"),
    "attributes": _line("names"),
    "cancelled": _line("person text"),
    "contested": _line("others person"),
    "damage": _line("amount person reason"),
    "damage-by": _line("amount person reason"),
    "defense": _line("person value"),
    "defense-none": _line("person"),
    "dies": _line("person"),
    "edited": _line("person what"),
    "effect": _line("effect person text"),
    "extra": _line("person text to value"),
    "extra-for": _line("person text to value"),
    "extras-rest": _line("count person"),
    "failed": _line("person threshold"),
    "failed-hidden": _line("person"),
    "forgotten": _line("kind person text"),
    "framed": _line("person threshold"),
    "framed-hidden": _line("person"),
    "injured": _line("person"),
    "mistakes": _line("count person text"),
    "modifiers": _line("each once person roll"),
    "noted": _line("kind person text"),
    "ones-are-mistakes": _line("count person"),
    "openings": _line("count mistakes others person"),
    "openings-and-mistakes": _line("count mistakes others person"),
    "panics": _line("person points"),
    "passed": _line("person"),
    "points": _line("person points"),
    "points-uncounted": _line("person points"),
    "rolled": _line("dice faces ones person sides text", ActionRollData),
    "save-called": _line("attribute dice kind person reason"),
    "save-called-for": _line("attribute dice kind person reason"),
    "save-failed": _line("attribute faces kind person value", SaveRollData),
    "save-failed-npc": _line("attribute faces kind person", SaveRollData),
    "save-made": _line("attribute faces kind person value", SaveRollData),
    "save-made-npc": _line("attribute faces kind person", SaveRollData),
    "save-waived": _line("kind person"),
    "spent": _line("person points"),
    "state": _line("person state"),
    "state-over": _line("person state"),
    "struggled": _line("dice faces ones person sides text", ActionRollData),
    "succeeded": _line("extras person threshold value"),
    "succeeded-hidden": _line("extras person value"),
    "suffers": _line("person reason"),
    "turn-ends": _line("person"),
    "turn-starts": _line("person"),
}

REFUSALS: Final[Mapping[str, LineType]] = {
    "above-potential": _line("most"),
    "attacks-itself": _line(),
    "attribute-twice": _line("attribute"),
    "busy": _line("player:person"),
    "cannot-act": _line("player:person"),
    "contests-itself": _line(),
    "dead": _line("player:person"),
    "dice-are-rolled": _line(),
    "extra-is-spent": _line("die:die_number"),
    "no-extra": _line("die:die_number"),
    "no-mistake": _line(),
    "no-opening": _line("player:person"),
    "no-such-attempt": _line(),
    "no-such-attribute": _line("attribute"),
    "no-such-faces": _line("dice sides"),
    "no-such-note": _line("number"),
    "no-such-player": _line("player:id"),
    "no-such-save": _line(),
    "not-framed": _line(),
    "not-now": _line(),
    "not-rolled": _line(),
    "not-your-character": _line("player:person"),
    "opening-cost": _line("most"),
    "save-waits": _line("player:person"),
    "struggle-is-one": _line("most"),
    "too-few-points": _line("need have"),
    "too-many": _line("most"),
    "too-many-openings": _line("most"),
}
