"""Pilot skills, the dice for attacking, mitigating and dodging (FS C 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from app.rules.frame_state.combat.content.draft import FrameDraft

#: the grade of a skill without points, a d4
START: Final = 1


@dataclass(frozen=True, slots=True)
class Skill:
    """A pilot skill. `die` is the name of its die in a `FrameDraft`."""

    id: str
    name: str
    text: str
    die: Literal["sharpness", "smarts", "synergy"]

    def shape(self, draft: FrameDraft, points: int, award: int) -> None:
        """Adds the skill's die to a draft: d4, a grade per point, and an award as a bonus on
        results."""
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
