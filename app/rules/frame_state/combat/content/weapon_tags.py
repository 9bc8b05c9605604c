"""Weapon tags: one entry each, with tiers 1 to 3 that cost as many points (FS C 2.1.4 to 2.1.16).

`CONTRIBUTING.md` says how to add one. A hook changes the weapon's numbers, or sets one of the
`WeaponTraits`. The code of attacks reads traits and names no tag.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.conditions import inflict
from app.rules.frame_state.combat.content.draft import WeaponDraft
from app.rules.frame_state.combat.model import Zone


@dataclass(frozen=True, slots=True)
class WeaponTag:
    """A weapon tag. `tiers` describes each tier in plain words. `hook` gets the draft and the tier,
    1 to 3."""

    id: str
    name: str
    text: str
    tiers: tuple[str, str, str]
    hook: Callable[[WeaponDraft, int], None]

    def shape(self, draft: WeaponDraft, tier: int) -> None:
        """Applies the tag at this tier to a draft."""
        self.hook(draft, tier)


def _strike(draft: WeaponDraft, tier: int) -> None:
    draft.grade("damage", tier)
    draft.damage.least = (0, 2, 3)[tier - 1]


def _shockwave(draft: WeaponDraft, tier: int) -> None:
    draft.switch(shock=tier)


def _homing(draft: WeaponDraft, tier: int) -> None:
    draft.switch(homing=(6, 8, 10)[tier - 1], second_look=(0, 2, 4)[tier - 1])


def _reach(draft: WeaponDraft, tier: int) -> None:
    draft.further(2 * tier, melee=tier - 1)


def _multifire(draft: WeaponDraft, tier: int) -> None:
    volley = tier + 1
    draft.add("damage", volley)
    draft.add("recoil", tier)
    draft.switch(volley=volley)
    if tier == 2:
        draft.switch(on_miss="bare")
    elif tier == 3:
        draft.switch(on_miss="plain")


def _rapid_fire(draft: WeaponDraft, tier: int) -> None:
    draft.add("uses", tier)
    draft.add("steps", 1 - tier)


def _lock(draft: WeaponDraft, tier: int) -> None:
    two = ((2, tier + 1),) if tier > 1 else ()
    draft.switch(prepare=((1, tier), *two))


def _zone_in(draft: WeaponDraft, tier: int) -> None:
    zones = Zone(2, "nothing"), Zone(3, "plain"), Zone(4, "choice")
    draft.switch(zone=zones[tier - 1])


def _direct_adjustment(draft: WeaponDraft, tier: int) -> None:
    draft.grade("direct", tier)


def _burst(draft: WeaponDraft, tier: int) -> None:
    draft.switch(burst=(1, 3, 5)[tier - 1])


def _arc(draft: WeaponDraft, tier: int) -> None:
    lines: Final = ("air", "path", "any")
    draft.switch(line=lines[tier - 1])


def _tracer(draft: WeaponDraft, tier: int) -> None:
    hit = inflict("highlighted", min(tier, 2))
    miss = (), (inflict("bracketed", 1, "miss"),), (inflict("highlighted", 3, "miss"),)
    draft.inflict(hit, *miss[tier - 1])


WEAPON_TAGS: Final[dict[str, WeaponTag]] = {
    entry.id: entry
    for entry in (
        WeaponTag(
            "strike",
            "Strike",
            "Hits harder.",
            (
                "The damage die is one grade better.",
                "Two grades better; the die counts at least 2.",
                "Three grades better; the die counts at least 3.",
            ),
            _strike,
        ),
        WeaponTag(
            "shockwave",
            "Shockwave",
            "A direct hit rings through the whole frame.",
            (
                "A direct hit does 1 more damage and 1 more impact.",
                "2 more of both.",
                "3 more of both.",
            ),
            _shockwave,
        ),
        WeaponTag(
            "homing",
            "Homing",
            "Steers itself: its own die may take the place of the pilot's Sharpness.",
            (
                "A d6 may be rolled to hit.",
                "A d8; a miss that a 2 would have made a hit hits after all, but never directly.",
                "A d10; likewise with a 4.",
            ),
            _homing,
        ),
        WeaponTag(
            "reach",
            "Reach",
            "A longer barrel, a longer arm.",
            (
                "Range +2; nothing for melee.",
                "Range +4, melee +1.",
                "Range +6, melee +2.",
            ),
            _reach,
        ),
        WeaponTag(
            "multifire",
            "Multifire",
            "Many barrels in one use, which shake the frame.",
            (
                "+2 damage, 1 more recoil.",
                "+3 damage, 2 more recoil; a miss may still do the bare damage die.",
                "+4 damage, 3 more recoil; a miss still does its damage without the 4.",
            ),
            _multifire,
        ),
        WeaponTag(
            "rapid-fire",
            "Rapid Fire",
            "Ready again sooner than others.",
            (
                "One more use a turn.",
                "Two more uses a turn, each 1 step cheaper, but never below 1.",
                "Three more uses a turn, each 2 steps cheaper, but never below 1.",
            ),
            _rapid_fire,
        ),
        WeaponTag(
            "lock",
            "Lock",
            "Takes its time, and then does not miss.",
            (
                "1 step more: targeting +1.",
                "1 step more: +2, or 2 steps more: +3.",
                "1 step more: +3, or 2 steps more: +4.",
            ),
            _lock,
        ),
        WeaponTag(
            "zone-in",
            "Zone In",
            "Watches the place where the target is, as far around it as the scanner goes, and "
            "fires at the start of the next turn. Misses whoever has left the place or the range.",
            (
                "Targeting and damage +2.",
                "+3; fires at once, without the bonus, when the target moves inside the zone.",
                "+4; fires at once, with +2 to one of the two, when the target moves inside.",
            ),
            _zone_in,
        ),
        WeaponTag(
            "direct-adjustment",
            "Direct Adjustment",
            "Finds the gap in the armour.",
            (
                "The die of a direct hit is one grade better.",
                "Two grades better.",
                "Three grades better.",
            ),
            _direct_adjustment,
        ),
        WeaponTag(
            "burst",
            "Burst",
            "Fills an area, friend or foe. From a melee weapon the area touches its user, who "
            "stays outside and turns it as he likes while the target is in it.",
            (
                "Everything within 1 hex of the target, around walls and not through them.",
                "Within 3 hexes.",
                "Within 5 hexes.",
            ),
            _burst,
        ),
        WeaponTag(
            "arc",
            "Arc",
            "Goes around what is in the way.",
            (
                "A clear line in the air above both is enough.",
                "Any way through the open no longer than the range is enough.",
                "Any way at all, with the target within range.",
            ),
            _arc,
        ),
        WeaponTag(
            "tracer",
            "Tracer",
            "Marks what it finds for everybody.",
            (
                "A hit highlights the target until your turn ends: targeting on it +1.",
                "Until your next turn ends, +2; a miss gives +1 on it this turn.",
                "As II; a miss too highlights the target until this turn ends and gives +2.",
            ),
            _tracer,
        ),
    )
}
