"""Which units may react, and which actions wait for reactions (FS C 3.20 to FS C 3.25)."""

from __future__ import annotations

from app.engine.combat.attacks import knows_attack, open_attack
from app.engine.combat.sides import are_on_one_side
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import Viewer


def leftover_step_refusal(world: World, scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Returns why a unit has no step left to react with (FS C 3.20, FS C 3.22).

    "no-conflict", "own-turn", "not-acted", "no-steps", "reaction-pending" while another unit
    reacts, or "attack-rolled" once dice are rolled, as far as the viewer knows. A staggered unit
    may react.
    """
    conflict = scene.conflict
    ref = unit_ref(unit)
    if conflict is None:
        return Refusal("no-conflict")
    if conflict.active == unit.id:
        return Refusal("own-turn", unit=ref)
    if unit.id not in conflict.acted:
        return Refusal("not-acted", unit=ref)
    if unit.steps < 1:
        return Refusal("no-steps", unit=ref, left=unit.steps, need=1)
    known = viewer.known_scene(scene).units
    for other in world.reactions.values():
        if other.scene == scene.id and other.unit in known:
            return Refusal("reaction-pending", unit=unit_ref(known[other.unit]))
    return Refusal("attack-rolled", unit=ref) if dice_are_due(world, scene, viewer) else None


def dice_are_due(world: World, scene: Scene, viewer: Viewer) -> bool:
    """Returns whether dice are due for an attack that a group knows of."""
    return any(
        attack.scene == scene.id
        and not attack.waits
        and attack.unit in scene.units
        and knows_attack(viewer, world, scene, attack)
        for attack in world.attacks.values()
    )


def eligible_reactors(world: World, scene: Scene, attack: AttackState) -> list[Unit]:
    """Returns the units for which an attack waits (FS C 3.23), in a scene as the asker knows it.

    They are in plain view, decided by the other side, and have steps left of a turn they had. None
    while a reaction waits for this attack to be over.
    """
    conflict = scene.conflict
    claimed = (each for each in world.reactions.values() if each.scene == scene.id)
    if conflict is None or any(
        each.unit in scene.units and is_deferred(world, each) for each in claimed
    ):
        return []
    return [
        unit
        for unit in scene.units.values()
        if unit.can_act
        and _decided_by_other_side(scene.units.get(attack.unit), unit)
        and not unit.hidden
        and unit.steps > 0
        and unit.id in conflict.acted
        and unit.id not in attack.passed
        and unit.id not in world.reactions
    ]


def controlled_by_player(unit: Unit) -> bool:
    """Returns whether players decide for a unit, not the Handler."""
    return unit.disposition == "pilot" or bool(unit.controllers)


def _decided_by_other_side(attacker: Unit | None, unit: Unit) -> bool:
    """Returns whether a unit's reaction is another side's decision than the attack (FS C 3.23).

    Players decide on attacks of the Handler's units. The Handler decides on a player's attack, for
    units of another side than the attacker.
    """
    if attacker is None or not controlled_by_player(attacker):
        return bool(unit.controllers)
    return not (controlled_by_player(unit) or are_on_one_side(unit, attacker))


def units_that_may_react(
    world: World, scene: Scene, viewer: Viewer, attack: AttackState
) -> list[str]:
    """Returns the ids of units that an attack waits for and that may claim a reaction now."""
    could = eligible_reactors(world, viewer.known_scene(scene), attack)
    return [unit.id for unit in could if leftover_step_refusal(world, scene, viewer, unit) is None]


def may_act_now(world: World, scene: Scene, unit: Unit) -> bool:
    """Returns whether a reaction lets a unit act now, outside its turn."""
    reaction = world.reactions.get(unit.id)
    return reaction is not None and reaction.scene == scene.id and is_ready(world, reaction)


def is_ready(world: World, reaction: Reaction) -> bool:
    """Returns whether the moment for a reaction's action has come (FS C 3.20, FS C 3.21)."""
    if reaction.state == "after":
        return not reaction.awaits and reaction.attack not in world.attacks
    return reaction.state == "now"


def is_deferred(world: World, reaction: Reaction) -> bool:
    """Returns whether other actions go on because a reaction's moment is yet to come."""
    return reaction.state == "after" and not is_ready(world, reaction)


def other_reaction_refusal(
    world: World, scene: Scene, viewer: Viewer, unit: Unit | None
) -> Refusal | None:
    """Returns "reaction-pending" while another unit, known to the viewer, reacts first."""
    if not world.reactions:
        return None
    known = viewer.known_scene(scene)
    for reaction in world.reactions.values():
        other = known.units.get(reaction.unit)
        waiting = reaction.scene != scene.id or is_deferred(world, reaction)
        if other is not None and not waiting and (unit is None or other.id != unit.id):
            return Refusal("reaction-pending", unit=unit_ref(other))
    return None


def open_attack_refusal(world: World, unit: Unit) -> Refusal | None:
    """Returns "attack-pending" while the unit's own attack is not over (FS C 4.24)."""
    if open_attack(world, unit.id) is None:
        return None
    return Refusal("attack-pending", unit=unit_ref(unit))
