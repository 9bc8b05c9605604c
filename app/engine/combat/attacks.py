"""Attacks on their way: what settles each target now, which dice are owed, and by whom.

Everything is worked out from the units as they are; only faces and the Handler's numbers are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from app.engine.combat.fighters import fighter_of, numbers_of, prop_fighter
from app.engine.state.attack_state import AttackState, AttackTarget
from app.engine.state.state import Scene, World
from app.engine.visibility.knowledge import Viewer
from app.rules.frame_state.combat.attack import next_owed_die
from app.rules.frame_state.combat.exchange import exchange_of
from app.rules.frame_state.combat.exchange_model import Exchange, Situation
from app.rules.frame_state.combat.model import Fighter, WeaponProfile
from app.rules.frame_state.combat.outcome import OwedDie

Stage = Literal["target", "dodge", "damage", "mitigate"]

#: In which order dice are rolled, over all targets.
STAGES: Final[tuple[Stage, ...]] = ("target", "dodge", "damage", "mitigate")

_STAGE_OF: Final[dict[str, Stage]] = {
    "targeting": "target",
    "dodge": "dodge",
    "damage": "damage",
    "direct": "damage",
    "mitigate": "mitigate",
    "bulk": "mitigate",
}


@dataclass(frozen=True, slots=True)
class DueDie:
    """A die that is owed for one target."""

    target: AttackTarget
    need: OwedDie
    stage: Stage


def attack_profile(world: World, scene: Scene, attack: AttackState) -> WeaponProfile:
    """The weapon of an attack, as its user has it now."""
    return numbers_of(world, scene.units[attack.unit]).profiles[attack.weapon]


def defender(world: World, scene: Scene, target: AttackTarget) -> Fighter:
    """The target as the attack finds it."""
    if target.prop:
        return prop_fighter(scene.map.props[target.id])
    return fighter_of(world, scene.units[target.id])


def exchange_for(
    world: World, scene: Scene, attack: AttackState, target: AttackTarget, unpaid: int = 0
) -> Exchange:
    """All that settles an attack on one of its targets; `unpaid`: energy not paid yet."""
    profile = attack_profile(world, scene, attack)
    situation = Situation(
        distance=attack.distance,
        beyond=attack.beyond,
        homing=attack.homing,
        prepare=attack.prepare,
        zone_targeting=attack.zone_targeting,
        zone_damage=attack.zone_damage,
        unpaid=unpaid,
        unbraced=attack.unbraced,
        running="" if scene.conflict is None else scene.conflict.active or "",
        adjust=target.adjust,
    )
    attacker = fighter_of(world, scene.units[attack.unit])
    damage = profile.weapon.damage
    return exchange_of(attacker, profile, defender(world, scene, target), damage, situation)


def can_continue(world: World, scene: Scene, attack: AttackState) -> bool:
    """Whether its user can still see it through: on the map, not destroyed, with that weapon, which
    can still be used as it was."""
    unit = scene.units.get(attack.unit)
    if unit is None or not unit.can_act:
        return False
    profile = numbers_of(world, unit).profiles.get(attack.weapon)
    if profile is None or (attack.homing and not profile.traits.homing):
        return False
    return not attack.prepare or attack.prepare in dict(profile.traits.prepare)


def target_is_present(scene: Scene, target: AttackTarget) -> bool:
    """Whether a target is still there to be hit."""
    if target.prop:
        return target.id in scene.map.props
    unit = scene.units.get(target.id)
    return unit is not None and unit.can_act


def target_is_hidden(viewer: Viewer, scene: Scene, target: AttackTarget) -> bool:
    """Whether a group may not know of a target."""
    if target.prop:
        prop = scene.map.props.get(target.id)
        return prop is None or not viewer.knows_prop(scene, prop)
    unit = scene.units.get(target.id)
    return unit is None or not viewer.knows(scene, unit)


def due_dice(world: World, scene: Scene, attack: AttackState) -> Iterator[DueDie]:
    """The next die of each target that owes one."""
    for target in attack.targets:
        found = next_owed_die(exchange_for(world, scene, attack, target), target.faces)
        if found is not None:
            own: Stage = "damage" if found.by == attack.unit else "mitigate"
            stage = _STAGE_OF.get(found.purpose, own)
            yield DueDie(target, found, stage)


def dice_due_now(
    side: Viewer, world: World, scene: Scene, attack: AttackState, veiled: bool = False
) -> list[DueDie]:
    """The dice that are due now: those of the earliest stage, of the targets that the pilots' side
    may know of, or (`veiled`) of the others. The others' turn comes when nothing is owed for the
    known ones, so that nobody notices them."""
    every = due_dice(world, scene, attack)
    found = [each for each in every if target_is_hidden(side, scene, each.target) == veiled]
    first = min((STAGES.index(each.stage) for each in found), default=0)
    return [each for each in found if STAGES.index(each.stage) == first]


def units_to_roll(step: list[DueDie]) -> list[str]:
    """The units whose players are to roll, each once."""
    return list(dict.fromkeys(each.need.by for each in step))


def knows_attack(viewer: Viewer, world: World, scene: Scene, attack: AttackState) -> bool:
    """Whether a group knows of an attack: a known unit's on anybody it knows of or on a place, or
    one out of hiding that somebody it knows of has to answer."""
    if viewer.omniscient:
        return True
    if viewer.knows(scene, scene.units[attack.unit]):
        known = not all(target_is_hidden(viewer, scene, each) for each in attack.targets)
        return known or attack.centre is not None
    step = [] if attack.waits else dice_due_now(viewer.side, world, scene, attack)
    return any(viewer.knows(scene, scene.units[each]) for each in units_to_roll(step))


def open_attack(world: World, unit_id: str) -> AttackState | None:
    """An attack of the unit's that is not over; what waits for its next turn does not count."""
    for attack in world.attacks.values():
        if attack.unit == unit_id and attack.waits != "zone":
            return attack
    return None
