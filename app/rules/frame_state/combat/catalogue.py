"""Catalogue: the whole combat content as one JSON document, for the build page.

Words, numbers by tier, what a point buys and where the limits are; nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from app.rules.dice.dice import GRADES
from app.rules.frame_state.characters import CATEGORIES, Category
from app.rules.frame_state.combat import content, legality
from app.rules.frame_state.combat.content import modules, tuning
from app.rules.frame_state.combat.content.draft import Die, Draft, FrameDraft, Sum, WeaponDraft
from app.rules.frame_state.combat.content.skills import START
from app.rules.frame_state.combat.model import Weapon, WeaponTraits
from app.rules.frame_state.combat.numbers import TOP_TIER

#: what has hooks is written by these fields
_WORDS: Final = ("id", "name", "text")


@cache
def catalogue() -> Mapping[str, Any]:
    """Lists of entries by kind, and "limits"; made once, not to be changed.

    Every entry has `id`, `name`, `text`; those with tiers `tiers`, the words for tier I to III, and
    `numbers`, what a tier changes: sums by name, "<die>_grades", mechanisms that it switches on.
    """
    return {
        "limits": limits(),
        "chassis": msgspec.to_builtins(list(content.CHASSIS.values())),
        "generators": msgspec.to_builtins(list(content.GENERATORS.values())),
        "tiers": [
            {**msgspec.to_builtins(tier), "name": tier.name, "die": GRADES[tier.grade]}
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
            *({**entry, "each": False} for entry in _written(content.FRAME_TUNING.values())),
            *({**entry, "each": True} for entry in _written(content.WEAPON_TUNING.values())),
        ],
        "modules": [
            {**msgspec.to_builtins(entry.module), "generator": entry.generator}
            for entry in content.EXPANSIONS.values()
        ],
        "conditions": msgspec.to_builtins(list(content.CONDITIONS.values())),
        "actions": msgspec.to_builtins(list(content.ACTIONS.values())),
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


def _written(entries: Iterable[object], *more: str) -> list[dict[str, Any]]:
    return [
        {what: msgspec.to_builtins(getattr(entry, what)) for what in (*_WORDS, *more)}
        for entry in entries
    ]


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
