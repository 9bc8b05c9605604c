"""Legality: everything that is wrong with a build (FS C 2.3 to 2.13, 2.1.4).

Each `Problem` names its place in the build: "weapons.w1.tags.reach", "hull.bulk", "tuning.speed",
"modules.veil". Its code has a text in the catalogue.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.characters import CATEGORIES, Attribute, Category, SheetError
from app.rules.frame_state.characters import find_attribute as _find
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.content import modules, skills, tuning
from app.rules.frame_state.combat.model import Build, Module, Problem, Weapon
from app.rules.frame_state.combat.numbers import TOP_TIER

#: weapons of one build
MOST_WEAPONS: Final = 4
#: characters of names, of a trigger, of texts and notes
NAME_LENGTH: Final = 64
TRIGGER_LENGTH: Final = 200
TEXT_LENGTH: Final = 1000
NOTES_LENGTH: Final = 4000
#: steps and energy a module can ask for
MOST_STEPS: Final = 4
MOST_ENERGY: Final = 9
MOST_AWARD: Final = 3

#: every code of a problem; each has a text among the refusals
CODES: Final = frozenset(
    {
        "build-award",
        "build-bad-id",
        "build-cap",
        "build-module-changed",
        "build-module-cost",
        "build-module-generator",
        "build-no-effect",
        "build-no-name",
        "build-points",
        "build-same-id",
        "build-tag-points",
        "build-tier",
        "build-too-long",
        "build-too-many",
        "build-tuning-points",
        "build-unknown",
        "build-weapon-generator",
        "build-wrong-damage",
    }
)

_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


@dataclass(frozen=True, slots=True)
class Budget:
    """Points spent and points there are."""

    name: str
    used: int
    points: int


def problems(
    build: Build,
    tuning_points: int = tuning.POINTS,
    categories: Sequence[Category] = CATEGORIES,
) -> tuple[Problem, ...]:
    """Returns all problems of a build; empty for a legal one.

    `categories` of the table say how many points skills and hull have, and their caps.
    """
    found = [
        *_words(build),
        *_base(build),
        *_weapons(build),
        *_attributes(build, categories),
        *_tuning(build),
        *_modules(build),
    ]
    spent = budgets(build, tuning_points, categories)
    codes = {"tuning": "build-tuning-points"} | {
        f"weapons.{weapon.id}": "build-tag-points" for weapon in build.weapons
    }
    found += [
        Problem(
            codes.get(at, "build-points"),
            at,
            {"name": budget.name, "used": budget.used, "points": budget.points},
        )
        for at, budget in spent.items()
        if budget.used > budget.points
    ]
    return tuple(found)


def budgets(
    build: Build,
    tuning_points: int = tuning.POINTS,
    categories: Sequence[Category] = CATEGORIES,
) -> dict[str, Budget]:
    """Points by where they are spent: category ids, "tuning", "weapons.<id>"."""
    spent: dict[str, Budget] = {}
    for id, points in (*build.skills.items(), *build.hull.items()):
        if home := _home(id, categories):
            category = home[0]
            before = spent[category.id].used if category.id in spent else 0
            spent[category.id] = Budget(category.name, before + points, category.pool)
    for ids in (content.SKILLS, content.HULL):
        for category in (home[0] for id in ids if (home := _home(id, categories))):
            spent.setdefault(category.id, Budget(category.name, 0, category.pool))
    spent["tuning"] = Budget("Tuning", sum(build.tuning.values()), tuning_points)
    for weapon in build.weapons:
        tier = content.TIERS.get(weapon.tier)
        points = tier.points if tier else 0
        spent[f"weapons.{weapon.id}"] = Budget(weapon.name, sum(weapon.tags.values()), points)
    return spent


def _home(id: str, categories: Iterable[Category]) -> tuple[Category, Attribute] | None:
    """Returns the category of an attribute: the table's, or the game's if the table has none."""
    if id not in content.SKILLS and id not in content.HULL:
        return None
    try:
        return _find(categories, id)
    except SheetError:
        return _find(CATEGORIES, id)


def _words(build: Build) -> Iterator[Problem]:
    if not build.name.strip():
        yield Problem("build-no-name", "name")
    yield from _length("name", build.name, NAME_LENGTH)
    yield from _length("notes", build.notes, NOTES_LENGTH)


def _length(at: str, text: str, most: int) -> Iterator[Problem]:
    if len(text) > most:
        yield Problem("build-too-long", at, {"length": len(text), "most": most})


def _base(build: Build) -> Iterator[Problem]:
    yield from _known("chassis", build.chassis, content.CHASSIS)
    yield from _known("generator", build.generator, content.GENERATORS)


def _known(at: str, id: str, entries: Mapping[str, object]) -> Iterator[Problem]:
    if id not in entries:
        yield Problem("build-unknown", at, {"id": id})


def _ids(at: str, ids: list[str]) -> Iterator[Problem]:
    for id, times in Counter(ids).items():
        if not _ID.fullmatch(id):
            yield Problem("build-bad-id", f"{at}.{id}", {"id": id})
        if times > 1:
            yield Problem("build-same-id", f"{at}.{id}", {"id": id})


def _too_many(at: str, count: int, most: int) -> Iterator[Problem]:
    if count > most:
        yield Problem("build-too-many", at, {"count": count, "most": most})


def _tier(at: str, name: str, tier: int) -> Iterator[Problem]:
    if not 1 <= tier <= TOP_TIER:
        yield Problem("build-tier", at, {"name": name, "tier": tier})


def _weapons(build: Build) -> Iterator[Problem]:
    yield from _too_many("weapons", len(build.weapons), MOST_WEAPONS)
    yield from _ids("weapons", [weapon.id for weapon in build.weapons])
    for weapon in build.weapons:
        yield from _weapon(f"weapons.{weapon.id}", weapon)
        yield from _fed(f"weapons.{weapon.id}.damage", weapon, build.generator)


def _fed(at: str, weapon: Weapon, generator: str) -> Iterator[Problem]:
    """Wave and singularity weapons need their own generator (FS C 2.3)."""
    damage = content.DAMAGE_TYPES.get(weapon.damage)
    if damage is not None and damage.generator not in ("", generator):
        needs = content.generator(damage.generator).name
        yield Problem(
            "build-weapon-generator",
            at,
            {"name": weapon.name, "damage": damage.name, "needs": needs},
        )


def _weapon(at: str, weapon: Weapon) -> Iterator[Problem]:
    if not weapon.name.strip():
        yield Problem("build-no-name", f"{at}.name")
    yield from _length(f"{at}.name", weapon.name, NAME_LENGTH)
    yield from _tier(f"{at}.tier", weapon.name, weapon.tier)
    yield from _known(f"{at}.kind", weapon.kind, content.WEAPON_TYPES)
    yield from _known(f"{at}.damage", weapon.damage, content.DAMAGE_TYPES)
    for id, tier in weapon.tags.items():
        here = f"{at}.tags.{id}"
        of_damage = content.DAMAGE_TAGS.get(id)
        entry = content.WEAPON_TAGS.get(id) or of_damage
        if entry is None:
            yield from _known(here, id, {})
            continue
        yield from _tier(here, entry.name, tier)
        if of_damage and of_damage.damage != weapon.damage:
            needs = content.damage_type(of_damage.damage).name
            yield Problem("build-wrong-damage", here, {"name": entry.name, "needs": needs})


def _attributes(build: Build, categories: Sequence[Category]) -> Iterator[Problem]:
    for where, points, ids, most in (
        ("skills", build.skills, content.SKILLS, None),
        ("hull", build.hull, content.HULL, TOP_TIER),
    ):
        for id, invested in points.items():
            at = f"{where}.{id}"
            home = _home(id, categories) if id in ids else None
            if home is None:
                yield from _known(at, id, {})
                continue
            cap = home[1].cap - skills.START if most is None else min(home[1].cap, most)
            if not 0 <= invested <= cap:
                yield Problem(
                    "build-cap", at, {"name": home[1].name, "points": invested, "most": cap}
                )
    for id, award in build.awards.items():
        at = f"awards.{id}"
        entry = content.SKILLS.get(id) or content.HULL.get(id)
        if entry is None:
            yield from _known(at, id, {})
        elif not 1 <= award <= MOST_AWARD:
            yield Problem(
                "build-award", at, {"name": entry.name, "award": award, "most": MOST_AWARD}
            )


def _tuning(build: Build) -> Iterator[Problem]:
    weapons = {weapon.id: weapon for weapon in build.weapons}
    for key, grades in build.tuning.items():
        at = f"tuning.{key}"
        element, _, of = key.partition(":")
        if key in content.FRAME_TUNING:
            name = content.FRAME_TUNING[key].name
            fits = content.FRAME_TUNING[key].fits(build)
        elif element in content.WEAPON_TUNING and of in weapons:
            name = content.WEAPON_TUNING[element].name
            fits = content.WEAPON_TUNING[element].fits(weapons[of])
        else:
            yield from _known(at, key, {})
            continue
        most = tuning.GRADES_EACH
        if not 1 <= grades <= most:
            yield Problem("build-cap", at, {"name": name, "points": grades, "most": most})
        if not fits:
            yield Problem("build-no-effect", at, {"name": name})


def _modules(build: Build) -> Iterator[Problem]:
    yield from _too_many("modules", len(build.modules), modules.MOST)
    yield from _ids("modules", [module.id for module in build.modules])
    for module in build.modules:
        yield from _module(build, f"modules.{module.id}", module)


def _module(build: Build, at: str, module: Module) -> Iterator[Problem]:
    if not module.name.strip():
        yield Problem("build-no-name", f"{at}.name")
    yield from _length(f"{at}.name", module.name, NAME_LENGTH)
    yield from _length(f"{at}.trigger", module.trigger, TRIGGER_LENGTH)
    yield from _length(f"{at}.text", module.text, TEXT_LENGTH)
    yield from _tier(f"{at}.tier", module.name, module.tier)
    if not (0 <= module.steps <= MOST_STEPS and 0 <= module.energy <= MOST_ENERGY):
        yield Problem(
            "build-module-cost",
            at,
            {"name": module.name, "steps": MOST_STEPS, "energy": MOST_ENERGY},
        )
    named = content.EXPANSIONS.get(module.id)
    if named is None:
        return
    if module != named.module:
        yield Problem("build-module-changed", at, {"name": named.module.name})
    if named.generator not in ("", build.generator):
        needs = content.generator(named.generator).name
        yield Problem("build-module-generator", at, {"name": named.module.name, "needs": needs})
