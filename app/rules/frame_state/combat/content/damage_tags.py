"""Damage tags, which are bought with the same points as weapon tags (FS C 2.1.17 to 2.1.23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.conditions import breaks, inflict
from app.rules.frame_state.combat.content.draft import WeaponDraft


@dataclass(frozen=True, slots=True)
class DamageTag:
    """A tag that only weapons of one damage type, `damage`, can have."""

    id: str
    name: str
    text: str
    damage: str
    tiers: tuple[str, str, str]
    hook: Callable[[WeaponDraft, int], None]

    def shape(self, draft: WeaponDraft, tier: int) -> None:
        """Applies the tag at this tier to a draft."""
        self.hook(draft, tier)


def _pierce(draft: WeaponDraft, tier: int) -> None:
    draft.switch(pierce=tier)


def _plasma(draft: WeaponDraft, tier: int) -> None:
    draft.switch(firm=tier)


def _rebound(draft: WeaponDraft, tier: int) -> None:
    draft.switch(least=tier + 1)


def _anomaly(draft: WeaponDraft, tier: int) -> None:
    draft.switch(through=tier)


def _emp(draft: WeaponDraft, tier: int) -> None:
    draft.inflict(breaks("emp", tier))


def _napalm(draft: WeaponDraft, tier: int) -> None:
    draft.inflict(inflict("burning", tier))


def _resonance(draft: WeaponDraft, tier: int) -> None:
    draft.inflict(inflict("ringing", tier))


DAMAGE_TAGS: Final[dict[str, DamageTag]] = {
    entry.id: entry
    for entry in (
        DamageTag(
            "pierce",
            "Pierce",
            "Goes through armour.",
            "kinetic",
            (
                "1 point of mitigation does not count.",
                "2 points do not count.",
                "3 points do not count.",
            ),
            _pierce,
        ),
        DamageTag(
            "plasma",
            "Plasma",
            "Sticks and burns: part of the energy's bonus gets through whatever happens.",
            "energy",
            (
                "The first point of the bonus cannot be mitigated.",
                "The first 2 points cannot.",
                "The first 3 points cannot.",
            ),
            _plasma,
        ),
        DamageTag(
            "emp",
            "EMP",
            "A hit breaks something: a d4 says what.",
            "energy",
            (
                "For one of the target's turns, mildly.",
                "For four of its turns, badly.",
                "Until it is repaired, severely.",
            ),
            _emp,
        ),
        DamageTag(
            "napalm",
            "Napalm",
            "A hit sets the target on fire; it burns when its turns start. Fire makes no impact.",
            "blast",
            (
                "d4 damage at the start of 2 turns.",
                "d6 damage at the start of 3 turns.",
                "d8 damage at the start of 4 turns.",
            ),
            _napalm,
        ),
        DamageTag(
            "rebound",
            "Rebound",
            "The pressure finds its way: a hit never comes to little.",
            "blast",
            (
                "A hit does at least 2 damage, before mitigation.",
                "At least 3.",
                "At least 4.",
            ),
            _rebound,
        ),
        DamageTag(
            "resonance",
            "Resonance",
            "A hit leaves the target ringing, and what comes next does more.",
            "wave",
            (
                "The next damage it takes in this round or the next is 2 more.",
                "3 more, over three rounds.",
                "The next two times 4 more, over four rounds.",
            ),
            _resonance,
        ),
        DamageTag(
            "anomaly",
            "Anomaly",
            "What gets through does not stop there.",
            "singularity",
            (
                "Damage that gets through is 1 more.",
                "2 more.",
                "3 more.",
            ),
            _anomaly,
        ),
    )
}
