"""Whether a unit may act now, and what it can pay (FS C 1.6, FS C 3.1, FS C 5.20)."""

from __future__ import annotations

from typing import Any

from app.engine.combat.aiming import weapon_ref
from app.engine.combat.reaction_eligibility import (
    may_act_now,
    open_attack_refusal,
    other_reaction_refusal,
)
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import Viewer
from app.rules.frame_state.combat.model import WeaponProfile
from app.rules.frame_state.rounds import turn_status
from app.rules.geometry.hexes import Cell


def turn_refusal(scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Returns why it is not this unit's turn: "not-your-turn" or "no-turn". None outside a
    conflict.

    The refusal names the active unit only if the viewer knows it.
    """
    conflict = scene.conflict
    if conflict is None or conflict.active == unit.id:
        return None
    seen = viewer.known_scene(scene).conflict or conflict
    other = scene.units.get(seen.active or "")
    params: dict[str, Any] = {"unit": unit_ref(unit), "segment": seen.segment}
    data: dict[str, Any] = {"segment": seen.segment, "unit": seen.active}
    if other is not None:
        return Refusal("not-your-turn", data, active=unit_ref(other), **params)
    return Refusal("no-turn", data, turn=turn_status(seen, unit), **params)


def acting_refusal(world: World, scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Returns why a unit cannot act now, whatever the action.

    "not-your-turn" or "no-turn" unless it is its turn or its reaction (FS C 3.20); "attack-pending"
    while its own attack goes on (FS C 4.24); "reaction-pending" while another unit reacts.
    """
    refusal = None if may_act_now(world, scene, unit) else turn_refusal(scene, viewer, unit)
    return (
        refusal
        or open_attack_refusal(world, unit)
        or other_reaction_refusal(world, scene, viewer, unit)
    )


def check_can_act(unit: Unit) -> Cell:
    """Returns the unit's cell. Raises `Refusal` "not-on-map" or "destroyed"."""
    if unit.at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    if unit.destroyed:
        raise Refusal("destroyed", unit=unit_ref(unit))
    return unit.at


def check_not_staggered(unit: Unit) -> None:
    """Raises `Refusal("staggered")`: such a unit only stabilises (FS C 3.7)."""
    if unit.staggered:
        raise Refusal("staggered", unit=unit_ref(unit))


def cost_refusal(unit: Unit, steps: int, energy: int, *, anyway: bool = False) -> Refusal | None:
    """Returns why a unit cannot pay in a conflict: "no-steps", "overheated", "no-energy",
    "would-overheat".

    "would-overheat" warns before a frame without energy uses some. `anyway` accepts it (FS C 1.6).
    """
    ref = unit_ref(unit)
    if unit.steps < steps:
        return Refusal("no-steps", unit=ref, left=unit.steps, need=steps)
    if not energy:
        return None
    if unit.overheated:
        return Refusal("overheated", unit=ref)
    if would_overheat(unit, energy):
        return None if anyway else Refusal("would-overheat", unit=ref)
    if unit.energy < energy:
        return Refusal("no-energy", unit=ref, left=unit.energy, need=energy)
    return None


def would_overheat(unit: Unit, energy: int) -> bool:
    """Returns whether using this energy overheats the unit instead (FS C 1.6)."""
    return bool(energy) and unit.frame is not None and unit.energy == 0


def steps_and_energy_left(unit: Unit, steps: int, energy: int) -> dict[str, int]:
    """Returns the steps and energy left after paying, never below 0."""
    return {"steps": max(0, unit.steps - steps), "energy": max(0, unit.energy - energy)}


def check_weapon_use(profile: WeaponProfile, *, homing: bool, prepare: int, zone: bool) -> None:
    """Raises `Refusal` "no-homing", "no-preparation" or "no-zone" where the weapon lacks that."""
    if homing and not profile.traits.homing:
        raise Refusal("no-homing", weapon=weapon_ref(profile))
    if prepare and prepare not in dict(profile.traits.prepare):
        raise Refusal("no-preparation", weapon=weapon_ref(profile), steps=prepare)
    if zone and profile.traits.zone is None:
        raise Refusal("no-zone", weapon=weapon_ref(profile))


def used_up_refusal(scene: Scene, unit: Unit, profile: WeaponProfile) -> Refusal | None:
    """Returns why a weapon cannot be used once more this turn (FS C 2.1.1). None outside a
    conflict."""
    if scene.conflict is None or unit.frame is None:
        return None
    if unit.frame.used.get(profile.weapon.id, 0) < profile.uses.value:
        return None
    uses, weapon = profile.uses.value, weapon_ref(profile)
    return Refusal("used-up", unit=unit_ref(unit), weapon=weapon, uses=uses)
