"""Missions and payout of Frame State: terms, tally of costs, pay per pilot (FS 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from typing_extensions import TypedDict

from app.rules.field_marks import CharacterId, Credits, IdOf, Name, Points
from app.rules.json_types import Doc

Result = Literal["open", "achieved", "failed"]
#: phases of a mission: prepared, briefed, under way, paid
Phase = Literal["draft", "briefed", "running", "paid"]

#: credits for each point of cost (FS 8.2)
FEE: Final = 5
#: cost of each use of a weapon by tier I, II, III; a point of integrity lost costs 1
TIER_COSTS: Final = (1, 2, 3)


class Rates(TypedDict):
    """Credits for a point of integrity, and for a use of each tier."""

    integrity: Annotated[int, Doc("credits for a point of integrity")]
    uses: Annotated[list[int], Doc("credits for a use of a weapon of tier 1, 2 and 3")]


#: the costs of a point of integrity and of a use of each tier, in credits
RATES: Final[Rates] = {"integrity": FEE, "uses": [FEE * cost for cost in TIER_COSTS]}


@dataclass(frozen=True, slots=True)
class Objective:
    """A secondary or hidden objective with its bonus in credits, to each pilot.

    A hidden one is not shown to players before it is `revealed`.
    """

    id: Annotated[str, IdOf("term", defines=True)]
    text: str
    bonus: Annotated[Points, Doc("credits for each pilot")]
    hidden: Annotated[bool, Doc("players do not know of it until it is revealed")] = False
    revealed: Annotated[bool, Doc("players know of it")] = False
    result: Annotated[Result, Doc("its result")] = "open"

    @property
    def concealed(self) -> bool:
        """Players may not know of it yet."""
        return self.hidden and not self.revealed


@dataclass(frozen=True, slots=True)
class Deduction:
    """Credits that the employer keeps back from each pilot, and why.

    One with a condition counts once it `applies`; those of older tables have always applied.
    """

    id: Annotated[str, IdOf("term", defines=True)]
    text: str
    amount: Annotated[Points, Doc("credits")]
    applies: Annotated[bool, Doc("the reason has occurred, so it counts")] = True


@dataclass(frozen=True, slots=True)
class Tally:
    """A pilot's costs in a mission: integrity lost, and uses of weapons by tier (1, 2, 3)."""

    integrity: Annotated[Points, Doc("points of integrity lost")] = 0
    uses: Annotated[tuple[Points, Points, Points], Doc("uses of weapons of tier 1, 2 and 3")] = (
        0,
        0,
        0,
    )

    def plus(self, other: Tally, sign: Literal[1, -1] = 1) -> Tally:
        """Both together, or this one without the other; never below nothing."""
        first, second, third = (
            max(0, mine + sign * more) for mine, more in zip(self.uses, other.uses, strict=True)
        )
        return Tally(max(0, self.integrity + sign * other.integrity), (first, second, third))


@dataclass(frozen=True, slots=True)
class PayLine:
    """One line of a pilot's pay: `amount` in credits, with its sign.

    "base" or "share" of it; "bonus" of the objective `id`; "deduction" `id`; "fee" for the costs.
    """

    kind: Annotated[
        Literal["base", "share", "bonus", "deduction", "fee"],
        Doc(
            "`base`, a `share` of it, the `bonus` of an objective, a `deduction`, or the `fee` "
            "for the costs"
        ),
    ]
    amount: Annotated[Credits, Doc("credits, with their sign")]
    id: Annotated[str, IdOf("term"), Doc("id of the objective or deduction")] = ""
    text: str = ""
    concealed: Annotated[bool, Doc("a bonus that players may not know of yet")] = False


@dataclass(frozen=True, slots=True)
class Cost:
    """A line of the mission's cost to a pilot: how many, and the points they cost.

    "integrity" (tier 0), or uses of weapons of a "tier".
    """

    kind: Annotated[
        Literal["integrity", "tier"], Doc("points of `integrity`, or uses of weapons of a `tier`")
    ]
    tier: Annotated[Literal[0, 1, 2, 3], Doc("the tier of the weapons; 0 for integrity")]
    count: Annotated[Points, Doc("how many")]
    cost: Annotated[Credits, Doc("credits for them")]


@dataclass(frozen=True, slots=True)
class Pay:
    """A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`."""

    character: Annotated[str, IdOf("character", gone="")]
    name: Name
    lines: Annotated[tuple[PayLine, ...], Doc("the lines of the pay")]
    costs: Annotated[tuple[Cost, ...], Doc("the costs of the pilot")]
    cost: Annotated[Credits, Doc("the sum of the costs")]
    fee: Annotated[Credits, Doc("credits for the costs")]
    sum: Annotated[Credits, Doc("credits that the pilot gets")]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission; `crew` names the characters that are paid, `tallies` is by character."""

    id: Annotated[str, IdOf("mission", defines=True)]
    name: Name
    briefing: str = ""
    primary: str = ""
    base: Points = 0
    result: Result = "open"
    phase: Phase = "draft"
    objectives: tuple[Objective, ...] = ()
    deductions: tuple[Deduction, ...] = ()
    crew: tuple[CharacterId, ...] = ()
    tallies: Mapping[CharacterId, Tally] = field(default_factory=dict)
    #: for the Handler alone
    notes: str = ""
    #: the part of `tallies` that players may not know of, as that of a unit hidden from them
    veiled: Mapping[CharacterId, Tally] = field(default_factory=dict)
    #: the payout, once it is paid
    paid: tuple[Pay, ...] = ()


def player_view(mission: Mission) -> Mission:
    """Returns the mission as players may see it: without concealed objectives, veiled costs and
    notes.

    Tallies are sorted by id, because their original order would reveal veiled ones.
    """
    tallies = {}
    for character in sorted(mission.tallies):
        total, secret = tally_of(mission, character)
        shown = total.plus(secret, -1)
        if shown != Tally():
            tallies[character] = shown
    return replace(
        mission,
        objectives=tuple(each for each in mission.objectives if not each.concealed),
        tallies=tallies,
        veiled={},
        notes="",
    )


def add_to_tally(mission: Mission, character: str, more: Tally, *, veiled: bool = False) -> Mission:
    """Adds to a character's tally; `veiled`: players may not know of it (FS 8.5)."""
    total, secret = tally_of(mission, character)
    return _with(mission, character, total.plus(more), secret.plus(more) if veiled else secret)


def set_tally(
    mission: Mission,
    character: str,
    integrity: int | None = None,
    uses: tuple[int, int, int] | None = None,
) -> Mission:
    """Sets numbers of a character's tally and makes them known to players (FS 8.5)."""
    total, secret = tally_of(mission, character)
    if integrity is not None:
        total, secret = replace(total, integrity=integrity), replace(secret, integrity=0)
    if uses is not None:
        total, secret = replace(total, uses=uses), replace(secret, uses=(0, 0, 0))
    return _with(mission, character, total, secret)


def reveal_tally(mission: Mission, character: str) -> Mission:
    """Makes a character's whole tally known to players."""
    return _with(mission, character, tally_of(mission, character)[0], Tally())


def tally_of(mission: Mission, character: str) -> tuple[Tally, Tally]:
    """A character's tally, and the part of it that is veiled."""
    nothing = Tally()
    return mission.tallies.get(character, nothing), mission.veiled.get(character, nothing)


def _with(mission: Mission, character: str, total: Tally, secret: Tally) -> Mission:
    """Sets a character's tallies; empty ones are not stored."""
    tallies, veiled = (
        {key: tally for key, tally in {**old, character: new}.items() if tally != Tally()}
        for old, new in ((mission.tallies, total), (mission.veiled, secret))
    )
    return replace(mission, tallies=tallies, veiled=veiled)


def costs_of(tally: Tally) -> tuple[Cost, Cost, Cost, Cost]:
    """The costs of a tally, line by line: integrity, then weapons of tier I, II, III."""
    one, two, three = tally.uses
    return (
        Cost("integrity", 0, tally.integrity, tally.integrity),
        Cost("tier", 1, one, one * TIER_COSTS[0]),
        Cost("tier", 2, two, two * TIER_COSTS[1]),
        Cost("tier", 3, three, three * TIER_COSTS[2]),
    )


def split_base(base: int, pilots: int) -> list[int]:
    """Splits the base into whole credits; the remainder goes to the first seats (FS 8.3)."""
    each, rest = divmod(base, pilots)
    return [each + (place < rest) for place in range(pilots)]


def payout(mission: Mission, names: Mapping[str, str], *, share: bool) -> tuple[Pay, ...]:
    """Returns the pay of each of the crew that is in `names` (character -> name) (FS 8.3).

    Base (only for an achieved primary objective) + bonuses of achieved objectives, hidden ones
    too - deductions that apply - the pilot's own fee. `share`: the base is shared instead of paid
    in full to each; everything else applies to each.
    """
    crew = [character for character in mission.crew if character in names]
    bases: Sequence[int] = [mission.base] * len(crew)
    if share and crew:
        bases = split_base(mission.base, len(crew))
    terms = [
        PayLine("bonus", each.bonus, each.id, each.text, each.concealed)
        for each in mission.objectives
        if each.result == "achieved"
    ]
    terms += [
        PayLine("deduction", -each.amount, each.id, each.text)
        for each in mission.deductions
        if each.applies
    ]
    pays = []
    for character, base in zip(crew, bases, strict=True):
        costs = costs_of(mission.tallies.get(character, Tally()))
        cost = sum(each.cost for each in costs)
        lines = [*terms, PayLine("fee", -FEE * cost)]
        if mission.result == "achieved":
            lines.insert(0, PayLine("share" if share else "base", base))
        pay = sum(line.amount for line in lines)
        pays.append(Pay(character, names[character], tuple(lines), costs, cost, FEE * cost, pay))
    return tuple(pays)


def mark_paid(mission: Mission, pays: Sequence[Pay]) -> Mission:
    """Marks the mission as paid; hidden objectives that were achieved and all costs become known
    (FS 8.5, 8.6)."""
    objectives = tuple(
        replace(each, revealed=True) if each.concealed and each.result == "achieved" else each
        for each in mission.objectives
    )
    statement = tuple(
        replace(pay, lines=tuple(replace(line, concealed=False) for line in pay.lines))
        for pay in pays
    )
    return replace(mission, phase="paid", objectives=objectives, veiled={}, paid=statement)
