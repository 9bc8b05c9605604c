"""Views of open attacks and reactions: what settles them, what was rolled, and the exact odds."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

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
from app.engine.state.attack_state import AttackState, AttackTarget, AttackZone
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.visibility.knowledge import Viewer, pilots_viewer
from app.engine.visibility.stat_redaction import disclosure_for, disclosure_key, redact_target
from app.rules.frame_state.combat import odds
from app.rules.frame_state.combat.attack import aim
from app.rules.frame_state.combat.exchange_model import Adjust, Exchange
from app.rules.frame_state.combat.model import Number, Part
from app.rules.frame_state.combat.serialize import (
    AimDocument,
    ExchangeDocument,
    aim_document,
    exchange_document,
)
from app.rules.json_types import Doc, JsonForm, json_form, json_forms


class AttackWeaponView(TypedDict):
    """The weapon of an attack."""

    weapon: str
    name: str


class ReactionView(TypedDict):
    """A leftover step used outside the unit's turn."""

    unit: str
    state: Annotated[
        Literal["now", "choose", "after", "acting"],
        Doc("in time; too late, to be chosen; to come just after; its attack is not over"),
    ]
    ready: Annotated[bool, Doc("it may act now")]


class ExchangeView(TypedDict):
    """What settles an attack on one target; all null without its numbers."""

    mark: Annotated[JsonForm[Number] | None, Doc("of the test to hit or to dodge, explained")]
    modifiers: Annotated[list[JsonForm[Part]], Doc("what is added to that test")]
    exchange: Annotated[ExchangeDocument | None, Doc("everything that settles the attack")]
    odds: Annotated[
        odds.OddsDocument | None,
        Doc(
            "exact chances before any die: outcomes, and damage, impact, stagger, destroy "
            "(null where the target's numbers are not told)"
        ),
    ]


class AttackTargetView(ExchangeView):
    """One that is attacked: a unit or a prop. Of an attacker that the viewer cannot know there are
    no numbers."""

    unit: str | None
    prop: str | None
    faces: Annotated[dict[str, int], Doc("dice rolled so far, by what they are for")]
    aim: Annotated[AimDocument | None, Doc("the first step, once it is rolled")]
    adjust: Annotated[JsonForm[Adjust] | None, Doc("what the Handler has added")]


class AttackView(TypedDict):
    """An attack that is not over."""

    id: str
    unit: Annotated[str | None, Doc("null: somebody that the viewer cannot know")]
    weapon: Annotated[AttackWeaponView | None, Doc("its weapon; null: not told")]
    stage: Annotated[
        Literal["target", "dodge", "damage", "mitigate", "zone", "pause"],
        Doc("the step that it waits for"),
    ]
    waiting_for: Annotated[list[str], Doc("units whose players are to roll")]
    distance: Annotated[int | None, Doc("distance in hexes; null: not told")]
    beyond: Annotated[int | None, Doc("hexes beyond the range")]
    at: Annotated[CellDocument | None, Doc("centre of its area; null: no area")]
    homing: Annotated[bool, Doc("with the weapon's own die")]
    prepare: Annotated[int, Doc("steps spent on targeting")]
    unbraced: Annotated[bool, Doc("declared without recoil left: its range is 0")]
    zone: Annotated[JsonForm[AttackZone] | None, Doc("the zone that it waits in; null: none")]
    until: Annotated[str | None, Doc("when the pause for reactions ends, ISO 8601")]
    may_react: Annotated[list[str], Doc("units that the pause is for")]
    targets: Annotated[list[AttackTargetView], Doc("its targets")]


class AttacksView(TypedDict):
    """The part of a view about open attacks and reactions."""

    attacks: Annotated[dict[str, AttackView], Doc("attacks that are not over")]
    reactions: Annotated[dict[str, ReactionView], Doc("reactions that have begun, by unit")]


def attacks_view(
    state: State, whole: Scene, scene: Scene, viewer: Viewer, group: str
) -> AttacksView:
    """Returns open attacks and reactions in the scene `whole` as a group knows them; the group
    knows it as `scene`."""
    world, pilots = state.world, pilots_viewer(state)
    views = (
        _redact_attack(state, group, attack_view(world, whole, scene, each, viewer, pilots))
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
) -> AttackView | None:
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
    weapon = attack_profile(world, scene, attack).weapon
    view: AttackView = {
        "id": attack.id,
        "unit": attack.unit if attacker_is_known else None,
        "weapon": {"weapon": weapon.id, "name": weapon.name} if attacker_is_known else None,
        "stage": attack.waits or (step[0].stage if step else "mitigate"),
        "waiting_for": [each for each in due if each in known.units],
        "distance": attack.distance if attacker_is_known else None,
        "beyond": attack.beyond if attacker_is_known else None,
        "at": None if centre is None else cell_document(centre),
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
    return view


def _redact_attack(state: State, group: str, view: AttackView | None) -> AttackView | None:
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
) -> AttackTargetView:
    """Returns one target with its numbers and what was rolled for it."""
    view: AttackTargetView = {
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
    aimed = aim(exchange, target.faces)
    return {
        **view,
        **exchange_view(exchange),
        "faces": dict(target.faces),
        "aim": None if aimed is None else aim_document(aimed),
        "adjust": json_form(target.adjust),
    }


def exchange_view(exchange: Exchange) -> ExchangeView:
    """Returns mark, modifiers and odds of an attack on one target before any die (FS C 4.18)."""
    modifiers = exchange.test.parts if exchange.test else ()
    return {
        "mark": json_form(exchange.mark),
        "modifiers": json_forms(modifiers),
        "exchange": exchange_document(exchange),
        "odds": odds.odds_document(odds.odds(exchange)),
    }
