"""The content of Frame State's combat: data with small hooks, one entry per item.

Code outside this folder names no entry. It looks entries up here by the ids in a build.
`UnknownContent` is raised for an unknown id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from app.rules.frame_state.combat.content.actions import ACTIONS, NEEDS, Action
from app.rules.frame_state.combat.content.chassis import CHASSIS, Chassis
from app.rules.frame_state.combat.content.conditions import CONDITIONS, ConditionKind
from app.rules.frame_state.combat.content.damage_tags import DAMAGE_TAGS, DamageTag
from app.rules.frame_state.combat.content.damage_types import DAMAGE_TYPES, DamageType
from app.rules.frame_state.combat.content.generators import GENERATORS, Generator
from app.rules.frame_state.combat.content.hull import HULL, HullTag
from app.rules.frame_state.combat.content.modules import EXPANSIONS, Expansion, ModulePlace
from app.rules.frame_state.combat.content.skills import SKILLS, Skill
from app.rules.frame_state.combat.content.tiers import TIERS, WeaponTier
from app.rules.frame_state.combat.content.tuning import (
    FRAME_TUNING,
    WEAPON_TUNING,
    FrameTuning,
    WeaponTuning,
    weapon_key,
)
from app.rules.frame_state.combat.content.weapon_tags import WEAPON_TAGS, WeaponTag
from app.rules.frame_state.combat.content.weapon_types import WEAPON_TYPES, WeaponType

__all__ = [
    "ACTIONS",
    "CHASSIS",
    "CONDITIONS",
    "DAMAGE_TAGS",
    "DAMAGE_TYPES",
    "EXPANSIONS",
    "FRAME_TUNING",
    "GENERATORS",
    "HULL",
    "NEEDS",
    "SKILLS",
    "TIERS",
    "WEAPON_TAGS",
    "WEAPON_TUNING",
    "WEAPON_TYPES",
    "Action",
    "Chassis",
    "ConditionKind",
    "DamageTag",
    "DamageType",
    "Expansion",
    "FrameTuning",
    "Generator",
    "HullTag",
    "ModulePlace",
    "Skill",
    "UnknownContent",
    "WeaponTag",
    "WeaponTier",
    "WeaponTuning",
    "WeaponType",
    "action",
    "chassis",
    "condition",
    "damage_type",
    "generator",
    "module_place",
    "tag",
    "tier",
    "weapon_key",
    "weapon_type",
]

Key = TypeVar("Key", str, int)
Entry = TypeVar("Entry")


class UnknownContent(ValueError):
    """There is no entry with this id; `kind` is the kind of the entry."""

    def __init__(self, kind: str, id: str | int) -> None:
        super().__init__(f"no {kind} {id!r}")
        self.kind = kind
        self.id = id


def _found(kind: str, entries: Mapping[Key, Entry], id: Key) -> Entry:
    entry = entries.get(id)
    if entry is None:
        raise UnknownContent(kind, id)
    return entry


def chassis(id: str) -> Chassis:
    """Returns the chassis with this id. Raises UnknownContent."""
    return _found("chassis", CHASSIS, id)


def generator(id: str) -> Generator:
    """Returns the generator with this id. Raises UnknownContent."""
    return _found("generator", GENERATORS, id)


def module_place(id: str) -> ModulePlace | None:
    """Returns what the hex of a use must be; None for an expansion that needs no hex, and for one
    that a player wrote."""
    expansion = EXPANSIONS.get(id)
    return None if expansion is None else expansion.place


def tier(number: int) -> WeaponTier:
    """Returns a weapon tier. Raises UnknownContent."""
    return _found("tier", TIERS, number)


def weapon_type(id: str) -> WeaponType:
    """Returns the weapon type with this id. Raises UnknownContent."""
    return _found("weapon type", WEAPON_TYPES, id)


def damage_type(id: str) -> DamageType:
    """Returns the damage type with this id. Raises UnknownContent."""
    return _found("damage type", DAMAGE_TYPES, id)


def tag(id: str) -> WeaponTag | DamageTag:
    """Returns the weapon or damage tag with this id. Raises UnknownContent."""
    return WEAPON_TAGS.get(id) or _found("tag", DAMAGE_TAGS, id)


def condition(id: str) -> ConditionKind:
    """Returns the kind of condition with this id. Raises UnknownContent."""
    return _found("condition", CONDITIONS, id)


def action(id: str) -> Action:
    """Returns the action with this id. Raises UnknownContent."""
    return _found("action", ACTIONS, id)
