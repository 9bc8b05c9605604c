"""Conditions: states of a unit, their numbers and how long they last (FS C 2.1.16 to 2.1.24, 5.21).

The effect of a condition is in the numbers of its tiers, `model.Condition`. Code that resolves
actions reads those numbers and names no condition. `Duration` explains the values of `unit` in
content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from app.rules.frame_state.combat.model import Condition, Duration, InflictedCondition
from app.rules.json_types import Doc


@dataclass(frozen=True, slots=True)
class ConditionKind:
    """A kind of condition, with its numbers by tier.

    `tiers` is empty for a state that is only explained here.
    """

    id: str
    name: str
    text: str
    tiers: Annotated[tuple[Condition, ...], Doc("the condition at each tier")] = ()
    seen: Annotated[
        bool, Doc("who caused it, and its side, see the unit also without a line of sight")
    ] = False
    damage: Annotated[str, Doc("the type of the damage that it does; empty: none")] = ""


#: values for fields of a `Condition`
Numbers = dict[str, Any]


def _kind(
    id: str,
    name: str,
    text: str,
    *tiers: tuple[Duration, Numbers],
    seen: bool = False,
    damage: str = "",
) -> ConditionKind:
    made = (
        Condition(id, tier, ends=ends, **numbers) for tier, (ends, numbers) in enumerate(tiers, 1)
    )
    return ConditionKind(id, name, text, tuple(made), seen, damage)


def _broken(what: str, values: tuple[int, int, int]) -> list[tuple[Duration, Numbers]]:
    """Returns the tiers of a condition from an EMP. They last for one turn of the target, for four
    turns, and until repaired."""
    lasts = Duration("turn-end", "target"), Duration("turn-end", "target", 4), Duration("repair")
    return [
        (ends, {"value": abs(value), what: value})
        for ends, value in zip(lasts, values, strict=True)
    ]


def _targeting(value: int, whose: str) -> tuple[Duration, Numbers]:
    """Makes the target easier to hit until a turn ends, even after a reaction shot (FS C
    2.1.16)."""
    return Duration("turn-end", whose), {"value": value, "targeting": value}


def _burn(sides: int, turns: int) -> tuple[Duration, Numbers]:
    return Duration("turn-start", "target", turns), {"value": sides, "burn": sides}


def _ringing(harm: int, rounds: int, uses: int) -> tuple[Duration, Numbers]:
    return Duration("round-end", "", rounds), {"value": harm, "harm": harm, "uses": uses}


CONDITIONS: Final[dict[str, ConditionKind]] = {
    entry.id: entry
    for entry in (
        _kind(
            "highlighted",
            "Highlighted",
            "Whoever marked it sees it through everything, and so does that side; it is easier "
            "to hit.",
            _targeting(1, "user"),
            _targeting(2, "user-next"),
            _targeting(2, "user"),
            seen=True,
        ),
        _kind(
            "bracketed",
            "Bracketed",
            "The last shot went close by: the next ones go closer.",
            _targeting(1, "user"),
        ),
        _kind("slowed", "Slowed", "Moves fewer hexes.", *_broken("move", (-1, -2, -3))),
        _kind("dimmed", "Dimmed", "Its weapons reach less far.", *_broken("reach", (-1, -2, -3))),
        _kind(
            "shaky",
            "Shaky",
            "Staggers before its stability is all gone.",
            *_broken("unsteady", (1, 2, 3)),
        ),
        _kind(
            "drained",
            "Drained",
            "Loses steps when its turn starts; the worse kinds until a step is spent to mend it.",
            (Duration("turn-start", "target"), {"value": 1, "drain": 1}),
            (Duration("turn-end", "target", 4), {"value": 1, "drain": 1, "mend": 1}),
            (Duration("repair"), {"value": 2, "drain": 2, "mend": 1}),
        ),
        _kind(
            "burning",
            "Burning",
            "Takes damage when its turn starts.",
            _burn(4, 2),
            _burn(6, 3),
            _burn(8, 4),
            damage="blast",
        ),
        _kind(
            "ringing",
            "Ringing",
            "The next damage it takes is more.",
            _ringing(2, 2, 1),
            _ringing(3, 3, 1),
            _ringing(4, 4, 2),
        ),
        ConditionKind(
            "staggered",
            "Staggered",
            "Out of balance: cannot dodge and only stabilises; impact goes to integrity. Ends at "
            "9 stability, or at the most it can have if that is less.",
        ),
        ConditionKind(
            "overheated",
            "Overheated",
            "No energy can be used or comes back; at the start of each turn a d6 against 6 "
            "ends it.",
        ),
        ConditionKind("destroyed", "Destroyed", "Out of action: a wreck, which bars nothing."),
        ConditionKind("ejected", "Ejected", "A pilot on foot: any harm at all is the end."),
        ConditionKind("carried", "Carried", "Rides on a frame, or in its hand."),
        ConditionKind("falling", "Falling", "Comes down in the environmental segment."),
        ConditionKind("airborne", "Airborne", "Nothing to stand on."),
        ConditionKind("grounded", "Grounded", "Stands on something."),
        ConditionKind("cloaked", "Cloaked", "Cannot be seen until a survey finds it."),
    )
}

#: the condition that breaks a part, by the face of a d4
BREAKS: Final = ("slowed", "dimmed", "shaky", "drained")


def inflict(kind: str, tier: int, on: Literal["hit", "miss"] = "hit") -> InflictedCondition:
    """Returns what an attack with this condition inflicts."""
    return InflictedCondition(kind, tier, on, gives=(CONDITIONS[kind].tiers[tier - 1],))


def breaks(kind: str, tier: int) -> InflictedCondition:
    """Returns what an attack that breaks one of four parts inflicts; a die decides which part."""
    gives = tuple(CONDITIONS[broken].tiers[tier - 1] for broken in BREAKS)
    return InflictedCondition(kind, tier, sides=len(gives), gives=gives)
