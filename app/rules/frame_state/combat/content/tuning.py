"""Tuning: grades for parts of a frame, its OS, its generator and its weapons (FS C 2.11).

A grade is +1 on a number, or one grade of a die. Elements of weapons are tuned per weapon, under a
key like "range:w1".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.content.draft import FrameDraft, WeaponDraft
from app.rules.frame_state.combat.content.generators import GENERATORS
from app.rules.frame_state.combat.content.weapon_types import WEAPON_TYPES
from app.rules.frame_state.combat.model import Build, Weapon

#: the most grades of one build by default, and of one element
POINTS: Final = 6
GRADES_EACH: Final = 3
#: the source of tuned values
TUNED: Final = "tuning", "Tuning"


def _always(_: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class FrameTuning:
    """A tunable element of the frame; `what` is the sum that it adds to.

    `system`: it is part of the OS and has no value without tuning, so its own name is the source of
    the value. `fits`: whether a build has the element.
    """

    id: str
    name: str
    text: str
    what: str
    system: bool = False
    fits: Callable[[Build], bool] = _always

    def shape(self, draft: FrameDraft, grades: int) -> None:
        """Adds the grades to a draft."""
        draft.by = (self.id, self.name) if self.system else TUNED
        draft.add(self.what, grades)


@dataclass(frozen=True, slots=True)
class WeaponTuning:
    """A tunable element of each weapon; `hook` applies it. `fits`: whether a weapon has the
    element."""

    id: str
    name: str
    text: str
    hook: Callable[[WeaponDraft, int], None]
    fits: Callable[[Weapon], bool] = _always

    def shape(self, draft: WeaponDraft, grades: int) -> None:
        """Adds the grades to a draft."""
        draft.by = TUNED
        self.hook(draft, grades)


def _recharges(build: Build) -> bool:
    generator = GENERATORS.get(build.generator)
    return generator is None or generator.recharges


def _ranged(weapon: Weapon) -> bool:
    kind = WEAPON_TYPES.get(weapon.kind)
    return kind is None or not kind.melee


FRAME_TUNING: Final[dict[str, FrameTuning]] = {
    entry.id: entry
    for entry in (
        FrameTuning("integrity", "Integrity", "What it takes to destroy it.", "integrity"),
        FrameTuning("stability", "Stability", "What it takes to stagger it.", "stability"),
        FrameTuning("speed", "Speed", "Hexes of one move.", "speed"),
        FrameTuning("recoil", "Recoil", "Uses of weapons before they go astray.", "recoil"),
        FrameTuning("energy-capacity", "Energy Capacity", "What the generator holds.", "capacity"),
        FrameTuning(
            "energy-recharge",
            "Energy Recharge",
            "What comes back at the start of a turn.",
            "recharge",
            fits=_recharges,
        ),
        FrameTuning(
            "servo-assist",
            "Servo Assist",
            "Aims melee and adds to its damage.",
            "servo",
            system=True,
        ),
        FrameTuning("aim-assist", "Aim Assist", "Aims shooters.", "aim", system=True),
        FrameTuning(
            "lock-correction",
            "Lock Correction",
            "Aims lock-on weapons and adds to their range; no help at targets closer than itself.",
            "lock",
            system=True,
        ),
        FrameTuning("detectors", "Detectors", "Adds to surveys.", "detectors", system=True),
        FrameTuning("evasion", "Evasion", "Adds to dodging.", "evasion", system=True),
    )
}

WEAPON_TUNING: Final[dict[str, WeaponTuning]] = {
    entry.id: entry
    for entry in (
        WeaponTuning(
            "damage",
            "Damage",
            "The weapon's damage die.",
            lambda draft, grades: draft.grade("damage", grades),
        ),
        WeaponTuning(
            "direct",
            "Direct hit",
            "The die that a direct hit adds.",
            lambda draft, grades: draft.grade("direct", grades),
        ),
        WeaponTuning(
            "range",
            "Range",
            "How far the weapon reaches; nothing for melee.",
            lambda draft, grades: draft.further(grades),
            fits=_ranged,
        ),
    )
}


def weapon_key(element: str, weapon: str) -> str:
    """Returns the key of a weapon's element in `Build.tuning`."""
    return f"{element}:{weapon}"
