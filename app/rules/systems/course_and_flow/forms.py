"""The forms of Course and Flow: one struct for each action, with what people read beside it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from app.rules.systems.course_and_flow.odds import Number
from app.rules.systems.course_and_flow.state import DICE, SIDES, Die, Token

PlayerId = Annotated[str, Meta(title="Who", max_length=60)]
#: a name has nothing empty around it, else it would look like another one
Name = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^\S(.*\S)?$")]
Text = Annotated[str, Meta(min_length=1, max_length=400, pattern=r"\S")]
#: of one track
MOST_SLOTS: Final = 20

DieName = Annotated[Die, Meta(title="Die")]


class CourseIs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new Course."""

    die: Annotated[
        DieName,
        Meta(
            description="The Course is the die on the table that every roll is paired with. Nobody"
            " picks a die of its type; its face is added to the die that is elected, and the same"
            " face is a tie. The die that a roll leaves over is the next Course."
        ),
    ]
    face: Annotated[int, Meta(title="Face", ge=1, le=SIDES)]


class Stated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a character is after."""

    player: PlayerId
    intent: Annotated[
        Text,
        Meta(
            title="Intent",
            description="What should be so afterwards. What a high die gives (impressing somebody,"
            " staying unharmed or unnoticed, recovering) may be the intent if it is all of it.",
        ),
    ]
    how: Annotated[Text, Meta(title="How", description="What the character does for it.")]
    skill: Annotated[Name | None, Meta(title="Skill wished for")] = None
    flow: Annotated[Name | None, Meta(title="Flow wished for")] = None


class OfPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's."""

    player: PlayerId


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a roll takes: the threshold, at most one skill, at most one Flow."""

    player: PlayerId
    threshold: Annotated[
        int,
        Meta(
            title="Threshold",
            description="7 routine, 10 at once with luck or skill, 13 takes attempts or"
            " preparation, 16 only for the highly skilled",
        ),
    ]
    skill: Annotated[Name | None, Meta(title="Skill")] = None
    flow: Annotated[Name | None, Meta(title="Flow")] = None


class Picked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two dice. `terms`: the number of the answer they are picked for, where it matters."""

    player: PlayerId
    dice: Annotated[list[DieName], Meta(title="Dice", min_length=2, max_length=2)]
    terms: int | None = None


class Elected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The die to pair with the Course; the other one becomes the next Course."""

    die: DieName


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the skill rises by 1."""

    learn: Annotated[bool, Meta(title="The skill rises by 1")]


class Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A win short of the intent, or beside it."""

    text: Annotated[Text, Meta(title="The win")]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to fill in."""


class Struggled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Not quite yet; a roll without a Flow may begin one."""

    flow: Annotated[Name | None, Meta(title="Begin a Flow named")] = None


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of a track."""

    track: Annotated[Name, Meta(title="Track")]
    slot: Annotated[int, Meta(title="Slot", ge=1)]


class Recovered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot to recover, of anyone or any ship, or none."""

    place: Annotated[Place | None, Meta(title="Slot")]


class Reacted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last word on a roll."""

    text: Annotated[str, Meta(title="What happens", max_length=400)] = ""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the questions that tokens are for."""

    player: PlayerId
    question: Annotated[str, Meta(title="Question", max_length=20)]
    about: Annotated[str, Meta(title="About", max_length=400)] = ""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a question that a token was spent on."""

    question: Annotated[str, Meta(title="Question", max_length=60)]
    text: Annotated[Text, Meta(title="Answer")]


class Gained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Flow that an answer helps: one that is there, or a new one."""

    question: Annotated[str, Meta(title="Question", max_length=60)]
    flow: Annotated[Name, Meta(title="Flow")]


class FlowIs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Flow, there already or new."""

    flow: Annotated[Name, Meta(title="Flow")]
    value: Annotated[Number, Meta(title="Value")]


class OfFlow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Flow that is there."""

    flow: Annotated[Name, Meta(title="Flow")]


class SkillIs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill of somebody; at 0 it is as if it were not there."""

    player: PlayerId
    skill: Annotated[Name, Meta(title="Skill")]
    value: Annotated[Number, Meta(title="Value")]


class TokensAre(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens of a type somebody has."""

    player: PlayerId
    token: Annotated[Token, Meta(title="Token")]
    value: Annotated[Number, Meta(title="How many")]


class DiceAre(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice that are available to somebody."""

    player: PlayerId
    dice: Annotated[list[Die], Meta(title="Dice", max_length=len(DICE))]


class TrackIs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track of anyone or any ship, there already or new."""

    track: Annotated[Name, Meta(title="Track", description="whose it is, and of what")]
    kind: Annotated[Literal["destiny", "damage"], Meta(title="Kind")]
    slots: Annotated[int, Meta(title="Slots", ge=1, le=MOST_SLOTS)]


class OfTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track that is there."""

    track: Annotated[Name, Meta(title="Track")]


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot that is marked from now on, or cleared."""

    place: Annotated[Place, Meta(title="Slot")]
    marked: Annotated[bool, Meta(title="Marked")]
