"""Views of open attacks and reactions: what settles them, what was rolled, and the exact odds."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from app.engine.combat.aiming import weapon_ref
from app.engine.combat.attacks import (
    attack_profile,
    can_continue,
    dice_due_now,
    exchange_for,
    knows_attack,
    target_is_present,
    units_to_roll,
)
from app.engine.combat.reaction_eligibility import may_act_now, units_that_may_react
from app.engine.state.attack_state import AttackState, AttackTarget
from app.engine.state.patch import View
from app.engine.state.state import Scene, State, World
from app.engine.views.builds import json_form
from app.engine.visibility.knowledge import Viewer, pilots_viewer
from app.engine.visibility.stat_redaction import disclosure_for, disclosure_key, redact_target
from app.rules.frame_state.combat import odds
from app.rules.frame_state.combat.attack import aim
from app.rules.frame_state.combat.exchange_model import Exchange
from app.rules.frame_state.combat.serialize import (
    aim_document,
    exchange_document,
    number_document,
    part_document,
)


def attacks_view(state: State, scene: Scene, viewer: Viewer, group: str) -> View:
    """Returns `attacks` and `reactions` of a group's view; the group knows `scene`."""
    world, pilots = state.world, pilots_viewer(state)
    views = (
        _redact_attack(state, group, attack_view(world, state.scene, scene, each, viewer, pilots))
        for each in world.attacks.values()
    )
    return {
        "attacks": {each["id"]: each for each in views if each is not None},
        "reactions": {
            each.unit: {
                "unit": each.unit,
                "state": each.state,
                "ready": may_act_now(world, scene, scene.units[each.unit]),
            }
            for each in world.reactions.values()
            if each.scene == scene.id and each.unit in scene.units
        },
    }


def attack_view(
    world: World, scene: Scene, known: Scene, attack: AttackState, viewer: Viewer, pilots: Viewer
) -> View | None:
    """Returns an attack as a group knows it; None when it does not know of the attack.

    `scene` is the complete scene, `known` the group's. A group that does not know the attacker sees
    who is attacked, but no numbers (FS C 4.32).
    """
    if attack.scene != scene.id or not can_continue(world, scene, attack):
        return None
    attacker_is_known = attack.unit in known.units
    targets = [each for each in attack.targets if target_is_present(known, each)]
    step = [] if attack.waits else dice_due_now(pilots, world, scene, attack)
    due = units_to_roll(step)
    if not knows_attack(viewer, world, scene, attack):
        return None
    centre, paused = attack.centre, attack.waits == "pause"
    return {
        "id": attack.id,
        "unit": attack.unit if attacker_is_known else None,
        "weapon": weapon_ref(attack_profile(world, scene, attack)) if attacker_is_known else None,
        "stage": attack.waits or (step[0].stage if step else "mitigate"),
        "waiting_for": [each for each in due if each in known.units],
        "distance": attack.distance if attacker_is_known else None,
        "beyond": attack.beyond if attacker_is_known else None,
        "at": None if centre is None else {"q": centre.q, "r": centre.r, "level": centre.level},
        "homing": attack.homing if attacker_is_known else False,
        "prepare": attack.prepare if attacker_is_known else 0,
        "unbraced": attack.unbraced if attacker_is_known else False,
        "zone": None if attack.zone is None else json_form(attack.zone),
        "until": attack.until if paused else None,
        "may_react": units_that_may_react(world, scene, viewer, attack) if paused else [],
        "targets": [
            _target_view(world, scene, attack, each, attacker_is_known) for each in targets
        ],
    }


def _redact_attack(state: State, group: str, view: View | None) -> View | None:
    """Returns an attack's view without the numbers that are not disclosed to a group (FS 1.5)."""
    if view is None or view["unit"] is None or disclosure_key(state, group) is None:
        return view
    units = state.scene.units
    attacker = disclosure_for(state, group, units[view["unit"]])
    targets = [
        redact_target(
            each,
            attacker,
            "all" if each["unit"] is None else disclosure_for(state, group, units[each["unit"]]),
        )
        for each in view["targets"]
    ]
    beyond = view["beyond"] if attacker == "all" else None
    return {**view, "beyond": beyond, "targets": targets}


def _target_view(
    world: World, scene: Scene, attack: AttackState, target: AttackTarget, attacker_is_known: bool
) -> View:
    """Returns one target with its numbers and what was rolled for it."""
    view: View = {
        "unit": None if target.prop else target.id,
        "prop": target.id if target.prop else None,
        "mark": None,
        "modifiers": [],
        "exchange": None,
        "odds": None,
        "faces": {},
        "aim": None,
        "adjust": None,
    }
    if not attacker_is_known:
        return view
    exchange = exchange_for(world, scene, attack, target)
    return {**view, **exchange_view(exchange), **_rolled_view(exchange, target)}


def exchange_view(exchange: Exchange) -> View:
    """Returns mark, modifiers and odds of an attack on one target before any die (FS C 4.18)."""
    modifiers = exchange.test.parts if exchange.test else ()
    return {
        "mark": number_document(exchange.mark),
        "modifiers": [part_document(part) for part in modifiers],
        "exchange": exchange_document(exchange),
        "odds": odds.odds_document(odds.odds(exchange)),
    }


def _rolled_view(exchange: Exchange, target: AttackTarget) -> dict[str, Any]:
    aimed = aim(exchange, target.faces)
    return {
        "faces": dict(target.faces),
        "aim": aimed and aim_document(aimed),
        "adjust": asdict(target.adjust),
    }
