"""Hull and OS tags, bought with a frame's points in up to three tiers (FS C 2.5 to 2.9).

An experimental award is independent of the tier. It is added to every number that the tag changes,
but not to effects that only a tier has (a die, a number of uses, the reach of plating).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from app.rules.frame_state.combat.content.draft import FrameDraft, Sum, roman
from app.rules.frame_state.combat.model import PlatingEffect

#: the values that a tag adds at tiers 0 to 3
Amounts = tuple[int, int, int, int]


def _nothing(draft: FrameDraft, tier: int) -> None:
    """The hook of a tag that only adds to sums."""


@dataclass(frozen=True, slots=True)
class HullTag:
    """A hull or OS tag. `tiers` describes each tier in plain words.

    `adds`: the values added to sums, by name. `plates`: the damage type that it protects against.
    `guard`: further protection from tier II on; tier III also reduces damage from impact on a
    staggered frame. `hook` applies every other effect; it gets the draft and the tier, 0 to 3.
    """

    id: str
    name: str
    text: str
    tiers: tuple[str, str, str]
    adds: dict[str, Amounts] = field(default_factory=dict)
    plates: str = ""
    guard: PlatingEffect = field(default_factory=PlatingEffect)
    hook: Callable[[FrameDraft, int], None] = _nothing

    def shape(self, draft: FrameDraft, tier: int, award: int = 0) -> None:
        """Applies the tag at this tier to a draft, with an award of 0 to 3."""
        by_tier = self.id, f"{self.name} {roman(tier)}"
        by_award = self.id, f"{self.name}, experimental"
        for what, amounts in self.adds.items():
            draft.by = by_tier
            draft.add(what, amounts[tier])
            draft.by = by_award
            draft.add(what, award)
        if self.plates:
            made = draft.plating.setdefault(self.plates, Sum())
            draft.by = by_tier
            draft.put(made, PLATING[tier])
            draft.by = by_award
            draft.put(made, award)
            draft.plated[self.plates] = tier
            guard = self.guard if tier >= 2 else PlatingEffect()
            draft.guards[self.plates] = replace(guard, staggered=STAGGERED) if tier == 3 else guard
        self.hook(draft, tier)


#: mitigation against damage of the type, by tier
PLATING: Final[Amounts] = (0, 2, 3, 4)
#: damage from impact that tier III takes away from a staggered frame
STAGGERED: Final = 2


def _plating(damage: str, name: str, text: str, guard: PlatingEffect, second: str) -> HullTag:
    return HullTag(
        f"{damage}-plating",
        f"{name} Plating",
        text,
        (
            f"+2 mitigation against {damage} damage.",
            f"+3, and {second}.",
            f"+4, as II, and {STAGGERED} less damage from {damage} impact while staggered.",
        ),
        plates=damage,
        guard=guard,
    )


def _bulk(draft: FrameDraft, tier: int) -> None:
    draft.bulk = (0, 4, 6, 8)[tier]


def _recovery(draft: FrameDraft, tier: int) -> None:
    draft.recovery = tier


def _ablative(draft: FrameDraft, tier: int) -> None:
    draft.ablative_times = tier


HULL: Final[dict[str, HullTag]] = {
    entry.id: entry
    for entry in (
        _plating(
            "kinetic",
            "Kinetic",
            "Hard faces at odd angles.",
            PlatingEffect(direct=1),
            "a direct hit does 1 less",
        ),
        _plating(
            "energy",
            "Energy",
            "Layers that spread the heat.",
            PlatingEffect(impact=1),
            "what is mitigated costs 1 less stability",
        ),
        _plating(
            "blast",
            "Blast",
            "Plates that give way and come back.",
            PlatingEffect(clear=1),
            "you count 1 hex further from the middle of an explosion",
        ),
        HullTag(
            "bulk",
            "Bulk",
            "More of everything, and a last chance when it is gone.",
            (
                "Integrity +3. At 0 integrity a d4 against 5 keeps you at 1; "
                "a highest face has +2.",
                "Integrity +6, a d6.",
                "Integrity +9, a d8.",
            ),
            adds={"integrity": (0, 3, 6, 9), "bulk_bonus": (0, 0, 0, 0)},
            hook=_bulk,
        ),
        HullTag(
            "system-recovery",
            "System Recovery",
            "Gyros that find their feet again.",
            (
                "Stability +2, and 1 comes back at the start of a turn.",
                "+4 and 2; once a round 1 energy brings you back from 0 to 1, without a stagger.",
                "+6 and 3; the same as often as there is energy.",
            ),
            adds={"stability": (0, 2, 4, 6), "regained": (0, 1, 2, 3)},
            hook=_recovery,
        ),
        HullTag(
            "ablative-layer",
            "Ablative Layer",
            "A skin to be shot off: it takes part of the first damage of a round.",
            (
                "Negates 2 damage, once between repairs.",
                "4 damage, twice.",
                "6 damage, three times.",
            ),
            adds={"ablative": (0, 2, 4, 6)},
            hook=_ablative,
        ),
        HullTag(
            "scanner",
            "Scanner",
            "Sees what is near, and lets weapons reach further.",
            (
                "Detects within 3 hexes; surveys +1; range of weapons +2.",
                "6 hexes, +2, +4.",
                "9 hexes, +3, +6.",
            ),
            adds={"scanner": (0, 3, 6, 9), "further": (0, 2, 4, 6), "detectors": (0, 1, 2, 3)},
        ),
    )
}
