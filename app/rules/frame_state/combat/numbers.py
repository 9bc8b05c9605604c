"""Numbers of a build, each as a sum of parts (FS C 1.1 to 1.4, 2.16).

`numbers` also works for illegal builds, so that the hangar can show them. It raises ValueError only
for an unknown id (`UnknownContent`) and for a tag's tier outside 1 to 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from app.rules.dice.dice import average, die_name
from app.rules.frame_state.characters import Attribute, Category, Sheet, award_of, value_of
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.content.draft import FrameDraft, Sum, WeaponDraft, roman
from app.rules.frame_state.combat.content.skills import START
from app.rules.frame_state.combat.model import (
    Build,
    Number,
    Numbers,
    Part,
    Roll,
    Weapon,
    WeaponProfile,
)

#: tiers of hull tags, weapon tags and damage tags
TOP_TIER: Final = 3


def numbers(build: Build) -> Numbers:
    """Returns all numbers of a build. Raises ValueError as said above."""
    draft = _frame(build)
    profiles = {weapon.id: _profile(build, draft, weapon) for weapon in build.weapons}
    sharpness, smarts, synergy = draft.sharpness.roll(), draft.smarts.roll(), draft.synergy.roll()
    evasion = draft.evasion.number()
    plating = {damage: draft.plating.get(damage, Sum()).number() for damage in content.DAMAGE_TYPES}
    return Numbers(
        integrity=draft.integrity.number(),
        stability=draft.stability.number(),
        speed=draft.speed.number(),
        recoil=draft.recoil.number(),
        capacity=draft.capacity.number(),
        recharge=draft.recharge.number(),
        sharpness=sharpness,
        smarts=smarts,
        synergy=synergy,
        evasion=evasion,
        detectors=draft.detectors.number(),
        evasion_number=fixed(synergy, evasion),
        attack_number=fixed(sharpness),
        mitigation_number={damage: fixed(smarts, plate) for damage, plate in plating.items()},
        plating=plating,
        plated={damage: draft.plated.get(damage, 0) for damage in plating},
        bulk=draft.bulk,
        recovery=draft.recovery,
        regained=draft.regained.number(),
        ablative=draft.ablative.number(),
        ablative_times=draft.ablative_times,
        scanner=draft.scanner.number(),
        profiles=profiles,
        bulk_bonus=draft.bulk_bonus.number().value,
        guards=draft.guards,
    )


def fixed(roll: Roll, *added: Number) -> Number:
    """Returns the fixed number of a die where nobody rolls, with what is added (FS C 1.1)."""
    parts: list[Part] = []
    if roll.sides:
        source, name = (roll.parts[0].source, roll.parts[0].name) if roll.parts else ("die", "Die")
        parts.append(Part(source, f"{name} {die_name(roll.sides)}", average(roll.sides)))
    parts += [part for part in roll.parts if part.value]
    beyond = roll.plus - sum(part.value for part in roll.parts)
    if beyond:
        parts.append(Part("grades", "Past d12", beyond))
    for number in added:
        parts += number.parts
    return Number(sum(part.value for part in parts), tuple(parts))


def bare(
    name: str,
    *,
    integrity: int,
    stability: int = 0,
    speed: int = 0,
    energy: int = 0,
    sides: int = 4,
    defence: int | None = None,
) -> Numbers:
    """Returns the numbers of a unit or prop without a build: no weapons, no tags, every number
    named `name`.

    Its skills are dice of `sides` without bonus (d4 without a build, FS C 2.14). `defence` replaces
    their fixed numbers (a prop's value, FS 5.5).
    """

    def number(value: int) -> Number:
        return Number(value, (Part("bare", name, value),) if value else ())

    die = Roll(sides, parts=(Part("bare", name, grades=1),) if sides else ())
    stands = number(defence) if defence is not None else fixed(die)
    types = tuple(content.DAMAGE_TYPES)
    return Numbers(
        integrity=number(integrity),
        stability=number(stability),
        speed=number(speed),
        recoil=number(0),
        capacity=number(energy),
        recharge=number(energy),
        sharpness=die,
        smarts=die,
        synergy=die,
        evasion=number(0),
        detectors=number(0),
        evasion_number=stands,
        attack_number=stands,
        mitigation_number=dict.fromkeys(types, stands),
        plating=dict.fromkeys(types, number(0)),
        plated=dict.fromkeys(types, 0),
        bulk=0,
        recovery=0,
        regained=number(0),
        ablative=number(0),
        ablative_times=0,
        scanner=number(0),
        profiles={},
    )


def with_sheet(build: Build, categories: Iterable[Category], sheet: Sheet) -> Build:
    """The build with a character's points and awards before its own (FS C 2.16).

    Attributes that no category has, or has as another kind, stay the build's own. A table's
    category may let a skill start at another grade than d4: its points are then counted from d4.
    """
    known = {a.id: a for category in categories for a in category.attributes}
    skills, hull, awards = dict(build.skills), dict(build.hull), dict(build.awards)
    for ids, kind, start, points in (
        (content.SKILLS, "die", START, skills),
        (content.HULL, "val", 0, hull),
    ):
        for id in ids:
            attribute: Attribute | None = known.get(id)
            if attribute is None or attribute.kind != kind:
                continue
            points[id] = value_of(sheet, attribute) - start
            awards[id] = award_of(sheet, attribute)
    return replace(build, skills=_some(skills), hull=_some(hull), awards=_some(awards))


def _some(points: Mapping[str, int]) -> dict[str, int]:
    return {id: n for id, n in points.items() if n}


def _frame(build: Build) -> FrameDraft:
    draft = FrameDraft()
    chassis, generator = content.chassis(build.chassis), content.generator(build.generator)
    draft.by = chassis.id, chassis.name
    chassis.shape(draft)
    draft.by = generator.id, generator.name
    generator.shape(draft)
    for skill in content.SKILLS.values():
        skill.shape(draft, build.skills.get(skill.id, 0), build.awards.get(skill.id, 0))
    for hull in content.HULL.values():
        tier = max(0, min(build.hull.get(hull.id, 0), TOP_TIER))
        hull.shape(draft, tier, build.awards.get(hull.id, 0))
    for tuning in content.FRAME_TUNING.values():
        if tuning.fits(build):
            tuning.shape(draft, build.tuning.get(tuning.id, 0))
    return draft


def _profile(build: Build, frame: FrameDraft, weapon: Weapon) -> WeaponProfile:
    draft = WeaponDraft(weapon, frame)
    tier, kind = content.tier(weapon.tier), content.weapon_type(weapon.kind)
    damage = content.damage_type(weapon.damage)
    draft.switch(melee=kind.melee)
    draft.by = "use", "Each use"
    draft.add("uses", 1)
    draft.add("recoil", 1)
    draft.by = "direct", "Direct hit"
    draft.grade("direct", 1)
    draft.by = f"tier-{tier.tier}", tier.name
    tier.shape(draft)
    draft.by = kind.id, kind.name
    kind.shape(draft)
    draft.by = damage.id, damage.name
    damage.shape(draft)
    for id, at in weapon.tags.items():
        tag = content.tag(id)
        if not 1 <= at <= TOP_TIER:
            raise ValueError(f"{id} has no tier {at}")
        draft.by = tag.id, f"{tag.name} {roman(at)}"
        tag.shape(draft, at)
    for tuning in content.WEAPON_TUNING.values():
        tuning.shape(draft, build.tuning.get(content.weapon_key(tuning.id, weapon.id), 0))
    if not kind.melee:
        draft.borrow("reach", frame.further)
    return WeaponProfile(
        weapon=weapon,
        steps=draft.steps.number(),
        energy=draft.energy.number(),
        recoil=draft.recoil.number(),
        uses=draft.uses.number(),
        reach=draft.reach.number(),
        least_range=draft.least_range.number(),
        targeting=draft.targeting.number(),
        damage=draft.damage.roll(),
        direct=draft.direct.roll(),
        cost=draft.cost,
        traits=draft.traits,
    )
