"""Open attacks: what settles each target at present, which dice are due, and who rolls them.

All of it is computed from the units as they are now. Only faces and the Handler's adjustments are
stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.engine.combat.fighters import fighter_of, numbers_of, prop_fighter
from app.engine.state.attack_state import AttackState, AttackTarget, Stage
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import Viewer
from app.rules.frame_state.combat.attack import next_owed_die
from app.rules.frame_state.combat.exchange import exchange_of
from app.rules.frame_state.combat.exchange_model import Exchange, Situation
from app.rules.frame_state.combat.model import Fighter, WeaponProfile
from app.rules.frame_state.combat.outcome import OwedDie

#: The order of stages; dice are rolled stage by stage over all targets (FS C 4.25).
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
    """A die that has to be rolled for one target."""

    target: AttackTarget
    need: OwedDie
    stage: Stage


def attack_profile(world: World, scene: Scene, attack: AttackState) -> WeaponProfile:
    """Returns the profile of an attack's weapon, as the attacker has it now."""
    return numbers_of(world, scene.units[attack.unit]).profiles[attack.weapon]


def defender(world: World, scene: Scene, target: AttackTarget) -> Fighter:
    """The target as the attack finds it."""
    if target.prop:
        return prop_fighter(scene.map.props[target.id])
    return fighter_of(world, scene.units[target.id])


def exchange_for(
    world: World, scene: Scene, attack: AttackState, target: AttackTarget, unpaid: int = 0
) -> Exchange:
    """Returns all that settles an attack on a target. `unpaid`: energy still to pay (FS C 4.11)."""
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
    """Returns whether an attack can still be resolved: the attacker can act and still has the
    weapon, with what the attack uses of it (FS C 4.28).
    """
    unit = scene.units.get(attack.unit)
    if unit is None or not unit.can_act:
        return False
    profile = numbers_of(world, unit).profiles.get(attack.weapon)
    if profile is None or (attack.homing and not profile.traits.homing):
        return False
    return not attack.prepare or attack.prepare in dict(profile.traits.prepare)


def target_is_present(scene: Scene, target: AttackTarget) -> bool:
    """Returns whether a target can still be hit (FS C 4.28)."""
    if target.prop:
        return target.id in scene.map.props
    unit = scene.units.get(target.id)
    return unit is not None and unit.can_act


def target_is_hidden(viewer: Viewer, scene: Scene, target: AttackTarget) -> bool:
    """Returns whether a group may not know of a target."""
    if target.prop:
        prop = scene.map.props.get(target.id)
        return prop is None or not viewer.knows_prop(scene, prop)
    unit = scene.units.get(target.id)
    return unit is None or not viewer.knows(scene, unit)


def due_dice(world: World, scene: Scene, attack: AttackState) -> Iterator[DueDie]:
    """Yields, for each target, the next die that has to be rolled."""
    for target in attack.targets:
        found = next_owed_die(exchange_for(world, scene, attack, target), target.faces)
        if found is not None:
            own: Stage = "damage" if found.by == attack.unit else "mitigate"
            stage = _STAGE_OF.get(found.purpose, own)
            yield DueDie(target, found, stage)


def dice_due_now(
    side: Viewer, world: World, scene: Scene, attack: AttackState, veiled: bool = False
) -> list[DueDie]:
    """Returns the dice of the earliest stage that is due (FS C 4.25).

    They are those of targets that the pilots' side may know of, or with `veiled` those of the other
    targets. The latter are rolled last and in secret, so that nobody notices them (FS C 4.32).
    """
    every = due_dice(world, scene, attack)
    found = [each for each in every if target_is_hidden(side, scene, each.target) == veiled]
    first = min((STAGES.index(each.stage) for each in found), default=0)
    return [each for each in found if STAGES.index(each.stage) == first]


def units_to_roll(step: list[DueDie]) -> list[str]:
    """Returns the units whose players roll these dice, each once."""
    return list(dict.fromkeys(each.need.by for each in step))


def knows_attack(viewer: Viewer, world: World, scene: Scene, attack: AttackState) -> bool:
    """Returns whether a group knows of an attack.

    It does when it knows the attacker, and a target or the centre; or when a unit it knows has to
    roll against a hidden attacker (FS C 4.32).
    """
    if viewer.omniscient:
        return True
    if viewer.knows(scene, scene.units[attack.unit]):
        known = not all(target_is_hidden(viewer, scene, each) for each in attack.targets)
        return known or attack.centre is not None
    step = [] if attack.waits else dice_due_now(viewer.side, world, scene, attack)
    return any(viewer.knows(scene, scene.units[each]) for each in units_to_roll(step))


def weapon_kinds_aimed_at(viewer: Viewer, world: World, scene: Scene, unit: Unit) -> set[str]:
    """Returns the types of the weapons of all attacks on a unit that a group knows of."""
    return {
        attack_profile(world, scene, attack).weapon.kind
        for attack in world.attacks.values()
        if attack.scene == scene.id
        and attack.unit in scene.units
        and any(each.id == unit.id and not each.prop for each in attack.targets)
        and knows_attack(viewer, world, scene, attack)
    }


def open_attack(world: World, unit_id: str) -> AttackState | None:
    """Returns a unit's attack that is not over, None without one. An attack that waits for its zone
    does not count (FS C 4.24, FS C 4.35).
    """
    for attack in world.attacks.values():
        if attack.unit == unit_id and attack.waits != "zone":
            return attack
    return None
