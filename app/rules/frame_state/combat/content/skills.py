"""Pilot skills: the dice that attack, mitigate and dodge (FS C 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from app.rules.frame_state.combat.content.draft import FrameDraft

#: the grade of a skill without points: d4
START: Final = 1


@dataclass(frozen=True, slots=True)
class Skill:
    """`die`: which die of the frame in the making it is."""

    id: str
    name: str
    text: str
    die: Literal["sharpness", "smarts", "synergy"]

    def shape(self, draft: FrameDraft, points: int, award: int) -> None:
        """Roll out the die: d4 and one grade more for each point; an award is added to results."""
        draft.by = self.id, self.name
        draft.grade(self.die, START + points)
        draft.by = self.id, f"{self.name}, experimental"
        draft.add(self.die, award)


SKILLS: Final[dict[str, Skill]] = {
    entry.id: entry
    for entry in (
        Skill("sharpness", "Sharpness", "Attacks and quick reactions.", "sharpness"),
        Skill("smarts", "Smarts", "Mitigates damage, surveys and repairs.", "smarts"),
        Skill("synergy", "Synergy", "Dodges, and steadies a staggering frame.", "synergy"),
    )
}
