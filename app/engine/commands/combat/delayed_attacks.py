"""Attacks that wait: in a zone for the next turn (FS C 4.35), or for reactions (FS C 3.23)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from app.engine.access import controls_unit
from app.engine.combat.aiming import Shot, current_designation, is_within, shot_of, targets_of
from app.engine.combat.attacks import attack_profile, can_continue, knows_attack
from app.engine.combat.fighters import numbers_of
from app.engine.combat.reaction_eligibility import eligible_reactors, other_reaction_refusal
from app.engine.commands.combat.attack_log import attack_lines
from app.engine.commands.combat.attack_lookup import AttackCommand, find_attack
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import CellForm
from app.engine.refusals import Refusal
from app.engine.state.attack_state import LONGEST_PAUSE, AttackState, AttackZone
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit

#: The bonus when the target moves inside the zone of a Zone In III weapon (FS C 2.1.12).
INSIDE_BONUS: Final = 2


class ProceedAttack(AttackCommand, frozen=True, kw_only=True):
    """Lets a waiting attack go on.

    The Handler may send it at any time, and everybody once the time is up. Before that, a pilot
    says that none of its units reacts.
    """


# -- resuming ---------------------------------------------------------------------------------


def resume_attack(draft: Draft, attack: AttackState, *, bonus: int = 0, inside: str = "") -> None:
    """Aims a waiting attack again, from where everybody is now, and lets it go on.

    After a pause it misses if its line is barred now, unless the Handler overruled the line before.
    An attack in a zone needs its target in the zone and in range, and no line (FS C 4.35).

    `bonus`: added to targeting and damage, or to the one that `inside` names.
    """
    world, scene = draft.state.world, draft.scene
    shot = _aimed_again(draft, attack)
    if shot is None or _target_unreachable(shot, attack) or not _in_zone(scene, attack):
        code = "attack.escaped"
        lines = attack_lines(draft, attack, code, attack.targets, nobody=code)
        draft.emit("attack.gone", *lines, attack=attack.id)
        return
    unit = scene.units[attack.unit]
    going = replace(
        attack,
        waits="",
        targets=targets_of(world, scene, unit, shot),
        distance=shot.distance,
        beyond=shot.beyond,
        centre=shot.centre,
        zone_targeting=bonus if inside != "damage" else 0,
        zone_damage=bonus if inside != "targeting" else 0,
    )
    code = "attack.goes_on"
    lines = attack_lines(draft, going, code, going.targets, nobody=code)
    draft.emit("attack.put", *lines, attack=going)


def _target_unreachable(shot: Shot, attack: AttackState) -> bool:
    """Returns whether the target cannot be reached any more."""
    if attack.overruled:
        return False
    return shot.refusal is not None if attack.zone is None else shot.beyond > 0


def _aimed_again(draft: Draft, attack: AttackState) -> Shot | None:
    """Returns the shot from where everybody is now, or None without attacker or target."""
    scene, world = draft.scene, draft.state.world
    designation = current_designation(scene, attack)
    if designation is None or not can_continue(world, scene, attack):
        return None
    unit, profile = scene.units[attack.unit], attack_profile(world, scene, attack)

    def shot(centre: CellForm | None) -> Shot:
        blind = attack.zone is not None
        return shot_of(world, scene, unit, profile, designation, centre, attack.unbraced, blind)

    found = shot(None)
    if attack.centre in found.centres and attack.centre is not None:
        # A melee area stays where its user turned it, if it can.
        return shot(CellForm(attack.centre.q, attack.centre.r, attack.centre.level))
    return found


def _in_zone(scene: Scene, attack: AttackState) -> bool:
    """Returns whether the target is still in the attack's zone, or there is no zone."""
    zone, designation = attack.zone, current_designation(scene, attack)
    return zone is None or (
        designation is not None and is_within(scene, designation, zone.centre, zone.radius)
    )


@command(
    "attack.proceed",
    Permission.PLAYER,
    note="a pilot: for its own units in a pause, for all once the pause is over",
)
def proceed_attack(draft: Draft, c: ProceedAttack) -> None:
    attack = find_attack(draft, c.attack)
    if not attack.waits:
        raise Refusal("attack-waits-not", attack=attack.id)
    if attack.waits == "zone":
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        resume_zone_attack(draft, attack)
        return
    handler = draft.runs_the_table
    refusal = other_reaction_refusal(draft.state.world, draft.scene, draft.viewer, None)
    if refusal is not None:
        raise refusal
    if handler or _pause_is_over(draft, attack):
        resume_attack(draft, attack)
        return
    own = [
        each.id for each in _awaited_units(draft, attack) if controls_unit(draft.sent.seat, each)
    ]
    if not own:
        raise Refusal("attack-waits", why=attack.waits)
    draft.emit("attack.put", attack=replace(attack, passed=(*attack.passed, *own)))


def _parse_time(at: str) -> datetime:
    return datetime.fromisoformat(at)


def _pause_is_over(draft: Draft, attack: AttackState) -> bool:
    """Returns whether the time of an attack's pause is over.

    A pause that lasts longer than any can began before the server's clock was set back. It is over.
    """
    now, until = _parse_time(draft.context.now), _parse_time(attack.until)
    return now >= until or until - now > timedelta(seconds=LONGEST_PAUSE)


# -- pauses -----------------------------------------------------------------------------------


def pause_for_reactions(draft: Draft, attack: AttackState) -> AttackState:
    """Returns the attack, paused if a unit of another player may react (FS C 3.23).

    An attack that is itself a reaction does not pause (FS C 3.25), nor one that players do not know
    of.
    """
    seconds = draft.state.table.options.reaction_seconds
    unit = draft.scene.units[attack.unit]
    world, scene, side = draft.state.world, draft.scene, draft.side
    if not side.knows(scene, unit) or not seconds or unit.id in world.reactions:
        return attack
    if not knows_attack(side, world, scene, attack) or not _awaited_units(draft, attack):
        return attack
    return with_full_pause(draft, attack)


def with_full_pause(draft: Draft, attack: AttackState) -> AttackState:
    """Returns the attack with its whole pause ahead."""
    seconds = draft.state.table.options.reaction_seconds
    until = _parse_time(draft.context.now) + timedelta(seconds=seconds)
    stamp = until.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return replace(attack, waits="pause", until=stamp)


def _awaited_units(draft: Draft, attack: AttackState) -> list[Unit]:
    """Returns the units an attack waits for. Units that only the Handler knows do not count."""
    return eligible_reactors(draft.state.world, draft.side.known_scene(draft.scene), attack)


def settle_pauses(draft: Draft) -> None:
    """Resumes paused attacks that nobody may react to any more, whose time ran out during a
    reaction, or whose target is gone (FS C 3.23).

    Only what players know counts. An attack without its target is resumed at once, and misses.
    """
    world, scene = draft.state.world, draft.scene
    free = other_reaction_refusal(world, scene, draft.side, None) is None
    for attack in tuple(world.attacks.values()):
        if attack.scene != scene.id or attack.waits != "pause":
            continue
        if current_designation(scene, attack) is None or (
            free and (not _awaited_units(draft, attack) or _pause_is_over(draft, attack))
        ):
            resume_attack(draft, attack)


# -- zones ------------------------------------------------------------------------------------


def zone_of_shot(draft: Draft, unit: Unit, shot: Shot, inside: str) -> AttackZone:
    """Returns the zone of an attack: within scanner range of the target's cell (FS C 4.35)."""
    zone = shot.profile.traits.zone
    assert zone is not None
    chosen: Any = inside if zone.inside == "choice" else zone.inside
    radius = numbers_of(draft.state.world, unit).scanner.value
    return AttackZone(shot.designation.cells[0], radius, chosen)


def resume_zone_attack(draft: Draft, attack: AttackState) -> None:
    """Resumes an attack that waited in a zone, with the weapon's bonus."""
    zone = attack_profile(draft.state.world, draft.scene, attack).traits.zone
    resume_attack(draft, attack, bonus=0 if zone is None else zone.bonus)


def resume_zone_attacks(draft: Draft, unit: Unit) -> None:
    """Resumes a unit's zone attacks at the start of its turn (FS C 2.1.12)."""
    for attack in tuple(draft.state.world.attacks.values()):
        own = attack.unit == unit.id and attack.scene == draft.scene.id
        if own and attack.waits == "zone" and can_continue(draft.state.world, draft.scene, attack):
            resume_zone_attack(draft, attack)


def settle_zones(draft: Draft, before: Scene) -> None:
    """Resumes zone attacks whose target moved inside the zone, if the weapon can do that
    (FS C 2.1.12)."""
    for attack in tuple(draft.state.world.attacks.values()):
        zone = attack.zone
        if attack.scene != draft.scene.id or attack.waits != "zone" or zone is None:
            continue
        old, new = before.units.get(attack.mark), draft.scene.units.get(attack.mark)
        moved = old is not None and new is not None and old.at is not None and old.at != new.at
        able = (
            moved
            and zone.inside != "nothing"
            and can_continue(draft.state.world, draft.scene, attack)
        )
        if able and _in_zone(draft.scene, attack):
            bonus = 0 if zone.inside == "plain" else INSIDE_BONUS
            resume_attack(draft, attack, bonus=bonus, inside=zone.inside)
