"""State of Action Rolls: sheets, attempts in resolution, saves, results.

`read` converts the JSON slice to these values, `write` back.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from app.rules.decoding import convert
from app.rules.systems.base import Slice

Level = Literal["novice", "journeyman", "master", "legend"]
#: "dieing" is the seed's word for who dies unless saved; "dead" is what a failed death save leaves
State = Literal["dieing", "wounded", "panicked", "dead"]
#: What an attempt waits for, in the order of the rules; "announced", "ones", "openings",
#: "judging" and "mistakes" are for the GM and those who act, "framed" and "extras" for the player
Stage = Literal["announced", "framed", "ones", "openings", "judging", "extras", "mistakes"]
SaveKind = Literal["death", "injury", "panic", "other"]
Purpose = Literal["effect", "mend", "other"]
Trace = Literal["death", "injury", "mistake", "save", "note"]

#: the attribute that death and injury are rolled against, and that of panic
HEARTINESS: Final = "Heartiness"
TENACITY: Final = "Tenacity"
#: those the document names; a table may have others
ATTRIBUTES: Final = (
    HEARTINESS, TENACITY, "Power", "Finesse", "Speed", "Agility", "Acuity", "Memory", "Charm",
)  # fmt: skip

#: what a sheet says nothing about (ours: the document gives everybody at least 1 of each)
USUAL: Final = 1
KEPT_CONSEQUENCES: Final = 40
KEPT_RESULTS: Final = 10


class Consequence(Struct, frozen=True):
    """Something that stays with a character."""

    kind: Trace
    text: str


class Sheet(Struct, frozen=True):
    """A character's sheet. `points` None: action points are not counted (ours).

    `defense`: the threshold of attacks on them, None where there is none; `defense_told`: the
    others have learnt it.
    """

    abilities: dict[str, Level] = {}
    attributes: dict[str, int] = {}
    points: int | None = None
    #: points at the start of each turn
    most: int | None = None
    states: tuple[State, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    defense: int | None = None
    defense_told: bool = False

    def attribute(self, name: str) -> int:
        """The value of an attribute."""
        return self.attributes.get(name, USUAL)


class Opening(Struct, frozen=True):
    """Somebody who may act first: up to `allowance` points, `spent` of them so far."""

    person: str
    allowance: int
    spent: int = 0
    closed: bool = False

    @property
    def left(self) -> int:
        """Points that may still be spent in this opening."""
        return self.allowance - self.spent


class Use(Struct, frozen=True):
    """The use of an extra success."""

    to: Purpose
    text: str = ""


class Attempt(Struct, frozen=True):
    """An action of somebody, from its announcement to its effects."""

    id: str
    person: str
    name: str
    intent: str
    #: "" for none
    ability: str
    attributes: tuple[str, ...]
    contested: tuple[str, ...]
    cost: int
    #: points taken for it, given back when it is withdrawn
    paid: int = 0
    #: of an attack: whom it is on, so that their Defense is the threshold; "" for none
    target: str = ""
    #: the attempt in whose opening it was made
    under: str | None = None
    stage: Stage = "announced"
    threshold: int = 2
    hidden: bool = False
    #: modifiers to every die, to the value of every successful die, and once to the total
    roll: tuple[int, ...] = ()
    each: tuple[int, ...] = ()
    once: tuple[int, ...] = ()
    #: the GM's word instead of the attributes'
    potential: int | None = None
    struggle: bool = False
    sides: int = 0
    #: natural faces in the order rolled
    faces: tuple[int, ...] = ()
    #: how many of the ones are openings; the others are mistakes
    opened: int = 0
    openings: tuple[Opening, ...] = ()
    #: for each die, the function it is spent on; none for the primary and failed dice
    uses: tuple[Use | None, ...] = ()

    @property
    def ones(self) -> int:
        """Natural ones."""
        return self.faces.count(1)

    @property
    def mistakes(self) -> int:
        """Ones that are mistakes, less the extras spent against them."""
        spent = sum(1 for use in self.uses if use is not None and use.to == "mend")
        return max(0, self.ones - self.opened - spent)

    def opening_of(self, person: str) -> Opening | None:
        """Returns the opening that a person may still use."""
        return next((o for o in self.openings if o.person == person and not o.closed), None)


class Save(Struct, frozen=True):
    """A save that waits to be rolled."""

    id: str
    person: str
    name: str
    kind: SaveKind
    dice: int
    attribute: str
    reason: str = ""


class Result(Struct, frozen=True):
    """The result of an attempt; `effect` None without success."""

    id: str
    person: str
    name: str
    intent: str
    success: bool
    effect: int | None
    sides: int
    faces: tuple[int, ...]
    values: tuple[int, ...]
    threshold: int
    hidden: bool
    uses: tuple[Use | None, ...] = ()
    mistakes: int = 0
    mistake: str = ""


class Table(Struct, frozen=True):
    """The whole state; people without an entry have an empty sheet."""

    attributes: tuple[str, ...] = ATTRIBUTES
    people: dict[str, Sheet] = {}
    #: by id, the oldest first
    attempts: dict[str, Attempt] = {}
    saves: dict[str, Save] = {}
    #: the newest last
    results: tuple[Result, ...] = ()

    def sheet(self, person: str) -> Sheet:
        """Returns a person's sheet."""
        return self.people.get(person, Sheet())

    def attempt_of(self, person: str) -> Attempt | None:
        """Returns a person's attempt in resolution."""
        return next((a for a in self.attempts.values() if a.person == person), None)

    def save_of(self, person: str) -> Save | None:
        """Returns the first save that a person must roll."""
        return next((s for s in self.saves.values() if s.person == person), None)

    def opening_for(self, person: str) -> Attempt | None:
        """Returns the newest attempt in which a person may act first."""
        open_to = [a for a in self.attempts.values() if a.opening_of(person) is not None]
        return open_to[-1] if open_to else None

    def children(self, attempt: str) -> list[Attempt]:
        """The attempts being made in the openings of another."""
        return [a for a in self.attempts.values() if a.under == attempt]


def read(kept: Slice) -> Table:
    """The slice as values."""
    return convert(dict(kept), Table)


def write(table: Table) -> dict[str, Any]:
    """Returns the values as a slice. Defense and target are written only when set, so that older
    slices stay unchanged."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
    for sheet in kept["people"].values():
        if sheet["defense"] is None:
            del sheet["defense"], sheet["defense_told"]
    for attempt in kept["attempts"].values():
        if not attempt["target"]:
            del attempt["target"]
    return kept
