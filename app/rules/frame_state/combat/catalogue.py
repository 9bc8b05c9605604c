"""Catalogue: the whole combat content as one JSON document, for the hangar.

It has texts, numbers by tier, the value of a point, and limits. It decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Final, NotRequired

import msgspec
from typing_extensions import TypedDict

from app.rules.dice.dice import GRADES
from app.rules.frame_state.characters import CATEGORIES, Category
from app.rules.frame_state.combat import content, legality
from app.rules.frame_state.combat.content import modules, tuning
from app.rules.frame_state.combat.content.actions import Action
from app.rules.frame_state.combat.content.chassis import Chassis
from app.rules.frame_state.combat.content.conditions import ConditionKind
from app.rules.frame_state.combat.content.draft import Die, Draft, FrameDraft, Sum, WeaponDraft
from app.rules.frame_state.combat.content.generators import Generator
from app.rules.frame_state.combat.content.skills import START
from app.rules.frame_state.combat.model import Weapon, WeaponTraits
from app.rules.frame_state.combat.numbers import TOP_TIER
from app.rules.json_types import Doc, JsonForm, json_forms

#: entries with hooks are written with these fields
_WORDS: Final = ("id", "name", "text")


class ContentEntry(TypedDict):
    """One thing to build with; what else it has depends on its kind."""

    id: str
    name: str
    text: str
    tiers: NotRequired[Annotated[list[str], Doc("the words for tier I to III")]]
    numbers: NotRequired[
        Annotated[
            list[dict[str, Any]],
            Doc(
                'what each tier changes: sums by name, "<die>_grades", mechanisms that it switches '
                "on"
            ),
        ]
    ]
    each: NotRequired[Annotated[bool, Doc("of a tuning: of each weapon apart")]]
    director: NotRequired[Annotated[str, Doc("of a weapon type: what aims it")]]
    melee: NotRequired[Annotated[bool, Doc("of a weapon type: it has the range of an arm")]]
    damage: NotRequired[Annotated[str, Doc("of a damage tag: the damage type that it is for")]]


class ModuleEntry(TypedDict):
    """A named expansion."""

    id: str
    name: str
    tier: int
    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]
    trigger: str
    text: str
    generator: Annotated[str, Doc("the generator that it needs; empty: any will do")]


class WeaponTier(TypedDict):
    """A tier of weapons."""

    tier: int
    name: str
    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]
    grade: Annotated[int, Doc("of the damage die")]
    reach: Annotated[int, Doc("range in hexes")]
    points: Annotated[int, Doc("for tags")]
    cost: Annotated[int, Doc("of a use, in a mission's fee")]
    die: Annotated[int, Doc("sides of the damage die")]


class FrameContent(TypedDict):
    """Everything that frames are built of, in words and numbers."""

    limits: Annotated[dict[str, Any], Doc("how much of everything a build can have")]
    chassis: Annotated[list[JsonForm[Chassis]], Doc("all chassis")]
    generators: Annotated[list[JsonForm[Generator]], Doc("all generators")]
    tiers: Annotated[list[WeaponTier], Doc("costs and range of weapons by tier")]
    weapon_types: Annotated[list[ContentEntry], Doc("all types of weapons")]
    damage_types: Annotated[list[ContentEntry], Doc("all types of damage")]
    weapon_tags: Annotated[list[ContentEntry], Doc("all weapon tags")]
    damage_tags: Annotated[list[ContentEntry], Doc("all damage tags")]
    hull: Annotated[list[ContentEntry], Doc("attributes of the frame")]
    skills: Annotated[list[ContentEntry], Doc("attributes of the pilot")]
    tuning: Annotated[list[ContentEntry], Doc("elements that can be tuned")]
    modules: Annotated[list[ModuleEntry], Doc("expansions to copy")]
    conditions: Annotated[list[JsonForm[ConditionKind]], Doc("all kinds of conditions")]
    actions: Annotated[list[JsonForm[Action]], Doc("all actions")]
    needs: Annotated[Mapping[str, str], Doc("what actions need, in words")]


@cache
def catalogue() -> FrameContent:
    """Returns all content as entries by kind, and the limits; made once, not to be changed."""
    return {
        "limits": limits(),
        "chassis": json_forms(content.CHASSIS.values()),
        "generators": json_forms(content.GENERATORS.values()),
        "tiers": [
            {
                "tier": tier.tier,
                "name": tier.name,
                "steps": tier.steps,
                "energy": tier.energy,
                "grade": tier.grade,
                "reach": tier.reach,
                "points": tier.points,
                "cost": tier.cost,
                "die": GRADES[tier.grade],
            }
            for tier in content.TIERS.values()
        ],
        "weapon_types": _written(content.WEAPON_TYPES.values(), "director", "melee"),
        "damage_types": _written(content.DAMAGE_TYPES.values()),
        "weapon_tags": [
            {**written, "numbers": _on_a_weapon(content.tag(written["id"]))}
            for written in _written(content.WEAPON_TAGS.values(), "tiers")
        ],
        "damage_tags": [
            {**written, "numbers": _on_a_weapon(content.tag(written["id"]))}
            for written in _written(content.DAMAGE_TAGS.values(), "tiers", "damage")
        ],
        "hull": [
            {**written, "numbers": _on_a_frame(content.HULL[written["id"]])}
            for written in _written(content.HULL.values(), "tiers")
        ],
        "skills": _written(content.SKILLS.values()),
        "tuning": [
            {**entry, "each": each}
            for each, entries in ((False, content.FRAME_TUNING), (True, content.WEAPON_TUNING))
            for entry in _written(entries.values())
        ],
        "modules": [
            msgspec.to_builtins(entry.module) | {"generator": entry.generator}
            for entry in content.EXPANSIONS.values()
        ],
        "conditions": json_forms(content.CONDITIONS.values()),
        "actions": json_forms(content.ACTIONS.values()),
        "needs": content.NEEDS,
    }


def limits(
    tuning_points: int = tuning.POINTS, categories: Iterable[Category] = CATEGORIES
) -> dict[str, Any]:
    """Returns the limits of a build at a table with these options."""
    return {
        "weapons": legality.MOST_WEAPONS,
        "modules": modules.MOST,
        "module_steps": legality.MOST_STEPS,
        "module_energy": legality.MOST_ENERGY,
        "tag_tier": TOP_TIER,
        "tuning": tuning_points,
        "tuning_each": tuning.GRADES_EACH,
        "award": legality.MOST_AWARD,
        "name": legality.NAME_LENGTH,
        "trigger": legality.TRIGGER_LENGTH,
        "text": legality.TEXT_LENGTH,
        "notes": legality.NOTES_LENGTH,
        "grades": list(GRADES),
        "skill_start": START,
        "categories": {
            category.id: {
                "name": category.name,
                "points": category.pool,
                "caps": {a.id: a.cap - a.start for a in category.attributes},
            }
            for category in categories
        },
    }


def _written(entries: Iterable[object], *more: str) -> list[ContentEntry]:
    written: list[Any] = [
        {what: msgspec.to_builtins(getattr(entry, what)) for what in (*_WORDS, *more)}
        for entry in entries
    ]
    return written


def _on_a_weapon(tag: content.WeaponTag | content.DamageTag) -> list[dict[str, Any]]:
    """Returns what each tier of a tag changes on a plain weapon."""
    found = []
    for tier in range(1, TOP_TIER + 1):
        draft = WeaponDraft(Weapon("", "", 1, "", ""), FrameDraft())
        tag.shape(draft, tier)
        switched = {
            trait: value
            for trait, value in msgspec.to_builtins(draft.traits).items()
            if value != msgspec.to_builtins(WeaponTraits())[trait]
        }
        found.append(_changes(draft) | switched)
    return found


def _on_a_frame(tag: content.HullTag) -> list[dict[str, Any]]:
    """Returns what each tier of a hull tag changes on a plain frame."""
    found = []
    for tier in range(1, TOP_TIER + 1):
        draft = FrameDraft()
        tag.shape(draft, tier)
        changed = _changes(draft)
        for made in draft.plating.values():
            changed["plating"] = made.number().value
        for guard in draft.guards.values():
            changed |= {what: n for what, n in msgspec.to_builtins(guard).items() if n}
        found.append(changed)
    return found


def _changes(draft: Draft) -> dict[str, int]:
    changed: dict[str, int] = {}
    for what, made in vars(draft).items():
        if isinstance(made, Sum | Die):
            values = sum(part.value for part in made.parts)
            grades = sum(part.grades for part in made.parts)
            changed |= {what: values} if values else {}
            changed |= {f"{what}_grades": grades} if grades else {}
            if isinstance(made, Die) and made.least:
                changed[f"{what}_least"] = made.least
        elif isinstance(made, int) and made:
            changed[what] = made
    return changed
