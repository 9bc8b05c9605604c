"""Attacks: declare, roll, adjust and cancel them (FS C 4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, UnsetType

from app.engine.access import controls_unit
from app.engine.combat.acting import check_weapon_use, used_up_refusal
from app.engine.combat.aiming import (
    DesignationForm,
    Shot,
    designation_of,
    new_attack,
    profile_of,
    shot_of,
    targets_of,
)
from app.engine.combat.attacks import dice_due_now, target_is_present, units_to_roll
from app.engine.combat.reaction_eligibility import other_reaction_refusal
from app.engine.commands.combat.action_costs import (
    TurnAction,
    check_may_take_action,
    fields_after_paying,
    free_action_lines,
    overheat,
)
from app.engine.commands.combat.attack_log import attack_lines
from app.engine.commands.combat.attack_lookup import AttackCommand, find_attack
from app.engine.commands.combat.attack_resolution import roll_stage
from app.engine.commands.combat.delayed_attacks import pause_for_reactions, zone_of_shot
from app.engine.commands.draft import Draft
from app.engine.commands.missions.tally import tally_use
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState
from app.engine.state.references import unit_ref
from app.engine.state.unit import STEPS, Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.combat.model import WeaponProfile
from app.rules.json_types import Doc

Adjustment = Annotated[int, Meta(ge=-100, le=100)]
#: Refusals about the way to a target that exists. Other codes say that there is no such target.
LINE_CODES: Final = frozenset({"out-of-sight", "out-of-range", "bad-centre"})


class DeclareAttack(TurnAction, frozen=True, kw_only=True):
    """Attacks what `at` designates with a weapon, at a cost of steps, energy and recoil
    (FS C 4.23).

    `centre`: where the area of a melee weapon lies (FS C 4.31). `homing`: use the weapon's own die
    (FS C 4.8). `prepare`: further steps for targeting (FS C 4.7). `zone`: wait for the unit's next
    turn (FS C 4.35). A target that moves inside the zone triggers the attack early, with a bonus to
    what `inside` says, where the weapon can do that.
    """

    weapon: Annotated[Id, Doc("id of the weapon in the build", "w1")]
    at: Annotated[DesignationForm, Doc("what it aims at")]
    centre: Annotated[CellForm | None, Doc("the centre of the area of a melee weapon")] = None
    homing: Annotated[bool, Doc("use the weapon's own die")] = False
    prepare: Annotated[int, Meta(ge=0, le=STEPS), Doc("further steps for targeting")] = 0
    zone: Annotated[bool, Doc("wait for the unit's next turn")] = False
    inside: Annotated[
        Literal["targeting", "damage"],
        Doc("what gets the bonus when a target moves inside the zone"),
    ] = "targeting"
    anyway: Annotated[bool, Doc("also where the use only overheats the frame")] = False


class RollAttack(AttackCommand, frozen=True, kw_only=True):
    """Rolls the dice that are due for the sender's units (FS C 4.25). The Handler rolls for
    anybody."""

    unit: Annotated[Id | None, Doc("which of the sender's units rolls, if there are several")] = (
        None
    )


class AdjustAttack(AttackCommand, frozen=True, kw_only=True):
    """The Handler's changes to the numbers of an attack, for one target or for all (FS C 4.12).

    Each number replaces the one set before.
    """

    target: Annotated[Id | None, Doc("id of the target that it is about; by default all")] = None
    targeting: Annotated[Adjustment | UnsetType, Doc("added to targeting", 2)] = UNSET
    mark: Annotated[Adjustment | UnsetType, Doc("added to the mark")] = UNSET
    dodge: Annotated[Adjustment | UnsetType, Doc("added to dodging")] = UNSET
    damage: Annotated[Adjustment | UnsetType, Doc("added to the damage")] = UNSET
    mitigation: Annotated[Adjustment | UnsetType, Doc("added to the mitigation")] = UNSET
    outcome: Annotated[
        Literal["miss", "hit", "direct"] | UnsetType | None,
        Doc("how the attack ends; null: as the dice fall"),
    ] = UNSET
    text: Annotated[str, Meta(max_length=500), Doc("why; part of the log")] = ""


class CancelAttack(AttackCommand, frozen=True, kw_only=True):
    """Calls an attack off. What it cost stays spent (FS C 4.28)."""


# -- declaring --------------------------------------------------------------------------------


@command("attack.declare", Permission.OWNER)
def declare_attack(draft: Draft, c: DeclareAttack) -> None:
    start_attack(draft, draft.unit(c.unit), c)


def aim_shot(draft: Draft, unit: Unit, c: DeclareAttack) -> Shot:
    """Returns the shot as the sender knows the scene. `Shot.refusal` says why it cannot be fired.

    Raises `Refusal` where there is no such attack: "no-frame", "no-such-weapon", "self-target",
    "needs-target", and as `marked` and `check_weapon_use`.
    """
    world, known = draft.state.world, draft.known
    profile = profile_of(world, unit, c.weapon)
    shot = shot_of(world, known, unit, profile, designation_of(known, c.at), c.centre)
    if shot.refusal is not None and shot.refusal.refused.code not in LINE_CODES:
        raise shot.refusal
    check_weapon_use(profile, homing=c.homing, prepare=c.prepare, zone=c.zone)
    return shot


def start_attack(
    draft: Draft,
    unit: Unit,
    c: DeclareAttack,
    *log_lines: PendingLine,
    cost: tuple[int, int] | None = None,
    granted: bool = False,
) -> None:
    """Pays for an attack and starts it. The given lines come first.

    `cost`: steps and energy instead of the weapon's own. `granted`: the Handler allows it although
    a stagger, its line, or the number of uses bars it (FS C 3.14).
    """
    check_may_take_action(draft, unit, free=c.free, granted=granted)
    world, shot = draft.state.world, aim_shot(draft, unit, c)
    profile, known = shot.profile, draft.known
    if shot.refusal is not None:
        with draft.overridable(granted=granted):
            raise shot.refusal
    counted = replace(known, conflict=None) if c.free else known
    refusal = used_up_refusal(counted, unit, profile)
    if refusal is not None:
        with draft.overridable(granted=granted):
            raise refusal
    steps, energy = cost or (profile.steps.value + c.prepare, profile.energy.value)
    paid = fields_after_paying(draft, unit, steps, energy, c.anyway, c.free)
    if paid is None:
        overheat(draft, unit)
        return
    struck = targets_of(world, draft.scene, unit, shot)
    # A remembered prop may be gone.
    targets = tuple(target for target in struck if target_is_present(draft.scene, target))
    begun = new_attack(draft.context.ids(), draft.scene, unit, shot, targets)
    barred = shot.refusal is not None
    attack = replace(begun, homing=c.homing, prepare=c.prepare, overruled=barred)
    if c.zone:
        attack = replace(attack, waits="zone", zone=zone_of_shot(draft, unit, shot, c.inside))
    else:
        attack = pause_for_reactions(draft, attack)
    log_lines = (
        *log_lines,
        *_declaration_lines(draft, attack),
        *free_action_lines(draft, unit, c.free),
    )
    draft.emit("attack.put", *log_lines, attack=attack)
    used = {} if counted.conflict is None else _fields_after_use(unit, profile)
    draft.set_unit("unit.acted", unit, **paid, **used)
    tally_use(draft, unit, profile.weapon.tier)


def _fields_after_use(unit: Unit, profile: WeaponProfile) -> dict[str, Any]:
    """Returns the frame after a use: less recoil, and one use less this turn (FS C 4.23)."""
    frame = unit.frame
    assert frame is not None
    used = {**frame.used, profile.weapon.id: frame.used.get(profile.weapon.id, 0) + 1}
    recoil = max(0, frame.recoil - profile.recoil.value)
    return {"frame": replace(frame, recoil=recoil, used=used)}


def _declaration_lines(draft: Draft, attack: AttackState) -> list[PendingLine]:
    """Returns the lines that an attack is declared: on a target, or on an area with all in it."""
    centre = attack.centre
    at = None if centre is None else {"q": centre.q, "r": centre.r, "level": centre.level}
    data = {"attack": attack.id, "distance": attack.distance, "beyond": attack.beyond}
    code = "attack.declared" if at is None else "attack.declared_area"
    if attack.zone is not None:
        code = "attack.zoned"
    veiled = data if draft.side.knows(draft.scene, draft.scene.units[attack.unit]) else None
    nobody = "attack.declared_nobody"
    return attack_lines(draft, attack, code, attack.targets, data, veiled, nobody=nobody, at=at)


# -- rolling and adjusting --------------------------------------------------------------------


@command("attack.roll", Permission.PLAYER, note="a pilot: the unit whose roll is due", scope="roll")
def roll_attack(draft: Draft, c: RollAttack) -> None:
    attack = find_attack(draft, c.attack)
    if attack.waits:
        raise _why_it_waits(draft, attack)
    due = units_to_roll(dice_due_now(draft.side, draft.state.world, draft.scene, attack))
    units = [draft.scene.units[each] for each in due]
    known = [each for each in units if draft.knows(each)]
    own = [each for each in known if draft.runs_the_table or controls_unit(draft.sent.seat, each)]
    own = [each for each in own if c.unit is None or each.id == c.unit]
    if not own:
        raise Refusal("not-your-roll", waiting=[unit_ref(each) for each in known])
    draft.conceal_sender(own[0])
    roll_stage(draft, attack, own[0].id)


def _why_it_waits(draft: Draft, attack: AttackState) -> Refusal:
    """Returns "reaction-pending" if a reaction holds up an attack that may be reacted to; else
    "attack-waits"."""
    if attack.waits == "pause":
        world, scene, viewer = draft.state.world, draft.scene, draft.viewer
        refusal = other_reaction_refusal(world, scene, viewer, None)
        if refusal is not None:
            return refusal
    return Refusal("attack-waits", why=attack.waits)


@command("attack.adjust", Permission.HANDLER)
def adjust_attack(draft: Draft, c: AdjustAttack) -> None:
    attack = find_attack(draft, c.attack)
    about = [each for each in attack.targets if c.target in (None, each.id)]
    if not about:
        raise Refusal("no-such-target", target=c.target or "")
    names = ("targeting", "mark", "dodge", "damage", "mitigation", "outcome")
    given = {name: getattr(c, name) for name in names if getattr(c, name) is not UNSET}
    changed = attack
    for target in about:
        changed = changed.with_target(replace(target, adjust=replace(target.adjust, **given)))
    if changed == attack:
        raise Refusal("nothing-overruled")
    listed = [f"{name} {_signed(value)}" for name, value in given.items()]
    text = c.text.strip()
    line = attack_lines(
        draft, attack, "attack.adjusted", about, {"attack": attack.id, "set": given}, None,
        kind="overrule", changes=listed, text=text,
    )  # fmt: skip
    draft.emit("attack.put", *line, attack=changed)


def _signed(value: Any) -> str:
    return f"{value:+d}" if isinstance(value, int) else str(value or "as the dice fall")


@command("attack.cancel", Permission.HANDLER)
def cancel_attack(draft: Draft, c: CancelAttack) -> None:
    attack = find_attack(draft, c.attack)
    code = "attack.cancelled"
    lines = attack_lines(draft, attack, code, attack.targets, nobody=code)
    draft.emit("attack.gone", *lines, attack=attack.id)
