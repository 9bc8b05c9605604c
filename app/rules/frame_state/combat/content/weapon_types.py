"""The weapon types: how a weapon is aimed and its range (FS C 2.1.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.draft import WeaponDraft


@dataclass(frozen=True, slots=True)
class WeaponType:
    """A weapon type. `director`: the system that aims it, for people. `melee`: its range is that of
    an arm, not of its tier. `locks_on`: it looks for its target itself."""

    id: str
    name: str
    text: str
    director: str
    hook: Callable[[WeaponDraft], None]
    melee: bool = False
    locks_on: bool = False

    def shape(self, draft: WeaponDraft) -> None:
        """Applies the weapon type to a draft."""
        self.hook(draft)


def _melee(draft: WeaponDraft) -> None:
    draft.add("reach", 1)
    draft.borrow("targeting", draft.frame.servo)
    draft.borrow("damage", draft.frame.servo)


def _shooter(draft: WeaponDraft) -> None:
    draft.borrow("targeting", draft.frame.aim)


def _lock_on(draft: WeaponDraft) -> None:
    for what in ("targeting", "reach", "least_range"):
        draft.borrow(what, draft.frame.lock)


WEAPON_TYPES: Final[dict[str, WeaponType]] = {
    entry.id: entry
    for entry in (
        WeaponType(
            "melee",
            "Melee",
            "Blades, fists, rams. Range 1, whatever the tier. Servo Assist helps it aim and is "
            "added to its damage.",
            "Servo Assist",
            _melee,
            melee=True,
        ),
        WeaponType(
            "shooter",
            "Shooter",
            "Points and fires. Aim Assist helps it aim.",
            "Aim Assist",
            _shooter,
        ),
        WeaponType(
            "lock-on",
            "Lock-on",
            "Looks for its target itself. Lock Correction, from tuning, helps it aim, and reach as "
            "many hexes further; nothing helps it aim at targets closer than that many hexes.",
            "Lock Correction",
            _lock_on,
            locks_on=True,
        ),
    )
}
