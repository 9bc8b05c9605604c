"""The damage types: what happens when a weapon hits (FS C 2.1.3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.draft import WeaponDraft


@dataclass(frozen=True, slots=True)
class DamageType:
    """A damage type. Its hook sets the traits of attacks with it.

    `generator`: the only generator that can power weapons of this type (FS C 2.3); "" means any.
    """

    id: str
    name: str
    text: str
    hook: Callable[[WeaponDraft], None]
    generator: str = ""

    def shape(self, draft: WeaponDraft) -> None:
        """Applies the damage type to a draft."""
        self.hook(draft)


def _kinetic(draft: WeaponDraft) -> None:
    draft.grade("damage", 1)
    draft.grade("direct", 1)


def _energy(draft: WeaponDraft) -> None:
    draft.switch(energy_bonus=True)


def _blast(draft: WeaponDraft) -> None:
    draft.switch(blast=True)


def _wave(draft: WeaponDraft) -> None:
    draft.add("energy", 1)
    draft.switch(direct_on_staggered=True)


def _singularity(draft: WeaponDraft) -> None:
    draft.switch(unmitigable=True, overheats=True)


DAMAGE_TYPES: Final[dict[str, DamageType]] = {
    entry.id: entry
    for entry in (
        DamageType(
            "kinetic",
            "Kinetic",
            "Mass at speed: the damage die and the die of a direct hit are one grade better.",
            _kinetic,
        ),
        DamageType(
            "energy",
            "Energy",
            "The energy that is left after the shot is added to its damage. What is mitigated of "
            "that makes no impact.",
            _energy,
        ),
        DamageType(
            "blast",
            "Blast",
            "Pressure: mitigated damage counts twice as impact on who is not staggered.",
            _blast,
        ),
        DamageType(
            "wave",
            "Wave",
            "Needs a Wave generator and 1 energy more. Every hit on a staggered unit is a direct "
            "hit.",
            _wave,
            generator="wave",
        ),
        DamageType(
            "singularity",
            "Singularity",
            "Needs a Singularity generator. Nothing mitigates it, and each use overheats the one "
            "who fires.",
            _singularity,
            generator="singularity",
        ),
    )
}
