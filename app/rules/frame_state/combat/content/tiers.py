"""The tiers of weapons: the costs of a use, and the base numbers (FS C 2.1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.draft import WeaponDraft, roman


@dataclass(frozen=True, slots=True)
class WeaponTier:
    """A weapon tier. `grade`: of the damage die. `points`: for tags. `cost`: of a use, in a
    mission's fee."""

    tier: int
    steps: int
    energy: int
    grade: int
    reach: int
    points: int
    cost: int

    @property
    def name(self) -> str:
        """The name of the tier for people."""
        return f"Tier {roman(self.tier)}"

    def shape(self, draft: WeaponDraft) -> None:
        """Adds the numbers of the tier to a draft."""
        draft.add("steps", self.steps)
        draft.add("energy", self.energy)
        draft.grade("damage", self.grade)
        draft.further(self.reach)
        draft.cost = self.cost


TIERS: Final[dict[int, WeaponTier]] = {
    entry.tier: entry
    for entry in (
        WeaponTier(1, steps=1, energy=0, grade=1, reach=5, points=3, cost=1),
        WeaponTier(2, steps=2, energy=0, grade=2, reach=7, points=5, cost=2),
        WeaponTier(3, steps=2, energy=1, grade=3, reach=9, points=7, cost=3),
    )
}
