"""State of Course and Flow: the values of a table, and their conversion from and to JSON.

Names that people give (of Flows, skills, tracks) are their keys. Nothing is changed in place.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec
from msgspec.structs import replace

from app.rules.decoding import convert
from app.rules.systems.base import ActionRefused, ActionResult, LogLine, Player, Players, Slice

Die = Literal["compelling", "daring", "expertise", "sneaky", "thriving"]
Token = Literal["rumor", "initiative", "foresight", "clue", "focus"]
#: outcomes of the sum of a roll, worst first
Outcome = Literal["tie", "not-yet", "win", "intent"]
#: the phases of an open roll: the player it waits for, and the step
Phase = Literal["elect", "learn", "offer", "settle", "recover", "react"]

DICE: Final[tuple[Die, ...]] = get_args(Die)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
#: the token that a six of this die gives
TOKEN_OF: Final[dict[Die, Token]] = dict(zip(DICE, TOKENS, strict=True))
#: the ids of the three questions of each token; the catalogue has their words
QUESTIONS: Final[dict[Token, tuple[str, ...]]] = {
    token: tuple(f"{token}-{n}" for n in (1, 2, 3)) for token in TOKENS
}
SIDES: Final = 6
#: of any number that is set by hand
LARGEST: Final = 99
#: the sum that is more than "not yet", so also the lowest threshold
LEAST: Final = 7


class Face(msgspec.Struct, frozen=True):
    """A die and what it shows: the Course, or a die just rolled."""

    die: Die
    face: int


class By(msgspec.Struct, frozen=True):
    """Whose something is, as they were called then; they may have left the table since."""

    player: str
    name: str
    seat: str | None


class Terms(msgspec.Struct, frozen=True):
    """The Handler's terms for a roll: threshold, at most one skill and one Flow (CF 3.2)."""

    threshold: int
    skill: str | None
    flow: str | None


class Intent(msgspec.Struct, frozen=True):
    """A player's intent before the roll; `skill` and `flow` are wishes (CF 3.1).

    `answers` counts how often terms were set or changed, so that dice are picked for those seen.
    """

    by: By
    text: str
    how: str
    skill: str | None = None
    flow: str | None = None
    terms: Terms | None = None
    answers: int = 0


class Roll(msgspec.Struct, frozen=True):
    """The roll that is open, from the dice to the Handler's last reaction."""

    by: By
    text: str
    how: str
    threshold: int
    skill: str | None
    skill_value: int
    flow: str | None
    flow_value: int
    course: Face
    dice: tuple[Face, Face]
    phase: Phase = "elect"
    elected: Die | None = None
    outcome: Outcome | None = None
    high: Die | None = None
    sum: int | None = None
    #: the win that the Handler offers
    offered: str = ""
    #: the final result
    result: Outcome | None = None

    def face(self, die: Die) -> Face:
        """Returns the rolled die of this type. Raises ActionRefused "die-not-rolled"."""
        for face in self.dice:
            if face.die == die:
                return face
        raise ActionRefused("die-not-rolled", die=die)

    def other(self, die: Die) -> Face:
        """The rolled die that is not of this type."""
        return self.dice[self.dice[0].die == die]


class Track(msgspec.Struct, frozen=True):
    """A destiny track or a damage matrix of anyone or any ship: slots 1.., some of them marked."""

    kind: Literal["destiny", "damage"]
    slots: int
    marked: tuple[int, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """A question that a token was spent on, until its Flow has gained."""

    id: str
    by: By
    question: str
    about: str
    answer: str | None = None


class Table(msgspec.Struct, frozen=True):
    """Everything that a table has (CF 0.1). Missing numbers are 0, missing dice all five.

    `setter`: who set the Course by a roll, None for the Handler. `shelter`: whose high Daring die
    protects until the Course is replaced.
    """

    course: Face | None = None
    setter: By | None = None
    shelter: By | None = None
    flows: dict[str, int] = {}
    skills: dict[str, dict[str, int]] = {}
    dice: dict[str, tuple[Die, ...]] = {}
    tokens: dict[str, dict[Token, int]] = {}
    tracks: dict[str, Track] = {}
    intents: dict[str, Intent] = {}
    roll: Roll | None = None
    questions: tuple[Question, ...] = ()

    def skill(self, player: str, skill: str | None) -> int:
        """Returns a skill of a player, 0 if missing."""
        return self.skills.get(player, {}).get(skill or "", 0)

    def flow(self, flow: str | None) -> int:
        """The value of a Flow."""
        return self.flows.get(flow or "", 0)

    def held(self, player: str, token: Token) -> int:
        """Returns a player's number of tokens of a type."""
        return self.tokens.get(player, {}).get(token, 0)

    def legal(self, player: str) -> tuple[Die, ...]:
        """The dice a player may pick from now: available, and not of the Course's type."""
        mine = self.dice.get(player, DICE)
        course = None if self.course is None else self.course.die
        return tuple(die for die in DICE if die in mine and die != course)

    def set_it(self, player: Player) -> bool:
        """Whether this player set the Course by a roll, with whichever character."""
        setter = self.setter
        return setter is not None and (
            setter.player == player.id or (setter.seat is not None and setter.seat == player.seat)
        )


def read(kept: Slice) -> Table:
    """The slice as a table."""
    return convert(kept, Table)


def write(table: Table) -> dict[str, Any]:
    """The table as a slice."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
    return kept


def result_of(table: Table, *lines: LogLine) -> ActionResult:
    """Returns the result of an action."""
    return ActionResult(write(table), lines)


def author_of(player: Player) -> By:
    """Returns a player as stored in the slice."""
    return By(player.id, player.name, player.seat)


def ref(who: By, cast: Players) -> dict[str, str]:
    """Returns a player, who may have left, as a param of a text."""
    player = cast.get(who.player)
    return {"player": who.player, "name": who.name} if player is None else player.ref


def named(name: str | None, none: str) -> dict[str, str] | str:
    """Returns a name given by people as a param, or the word `none` without one."""
    return none if name is None else {"name": name}


def _counted(name: str | None, value: int) -> dict[str, Any] | str:
    """Returns a skill or Flow with its value as a param."""
    return "nothing" if name is None else {"name": f"{name} +{value}", "value": value}


def terms_of(table: Table, player: str, terms: Terms) -> dict[str, Any]:
    """The Handler's terms for a player's roll, as params."""
    return {
        "threshold": terms.threshold,
        "skill": _counted(terms.skill, table.skill(player, terms.skill)),
        "flow": _counted(terms.flow, table.flow(terms.flow)),
    }


def track_slots(table: Table, *, marked: bool) -> list[tuple[str, int]]:
    """Every slot of every track that is, or is not, marked: the track's name and the number."""
    return [
        (name, slot)
        for name, track in sorted(table.tracks.items())
        for slot in range(1, track.slots + 1)
        if (slot in track.marked) == marked
    ]


def gain_flow(table: Table, flow: str) -> tuple[Table, LogLine]:
    """A Flow gains 1; one that is not there begins at 1."""
    value = table.flow(flow) + 1
    code = "flow-gained" if flow in table.flows else "flow-begun"
    after = replace(table, flows={**table.flows, flow: value})
    return after, LogLine(code, {"flow": named(flow, ""), "value": value})


def with_tokens(table: Table, player: str, token: Token, held: int) -> Table:
    """The player has so many tokens of this type."""
    mine = {**table.tokens.get(player, {}), token: held}
    return replace(table, tokens={**table.tokens, player: mine})


def clear_slot(table: Table, track: str, slot: int) -> Table:
    """The slot is no longer marked."""
    before = table.tracks[track]
    marked = tuple(each for each in before.marked if each != slot)
    return replace(table, tracks={**table.tracks, track: replace(before, marked=marked)})
