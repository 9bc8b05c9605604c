"""Attacks that wait: in a zone for the user's next turn, or paused while others may react
(frame-state-combat 2.1 and 3)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from app.engine.access import controls_unit
from app.engine.combat.aiming import Shot, current_designation, is_within, shot_of, targets_of
from app.engine.combat.attacks import attack_profile, can_continue, knows_attack
from app.engine.combat.fighters import numbers_of
from app.engine.combat.reaction_eligibility import eligible_reactors, reaction_bar
from app.engine.commands.combat.attack_log import attack_lines
from app.engine.commands.combat.attack_lookup import AttackCommand, find_attack
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import CellForm
from app.engine.refusals import Refusal
from app.engine.state.attack_state import LONGEST_PAUSE, AttackState, AttackZone
from app.engine.state.state import Scene, Unit

#: What moving inside its zone gives an attack of the best kind.
INSIDE_BONUS: Final = 2


class ProceedAttack(AttackCommand, frozen=True, kw_only=True):
    """An attack that waits goes on: for a pilot once nobody is given time to react any more, or as
    far as the own units are concerned."""


# -- going on ---------------------------------------------------------------------------------


def resume_attack(draft: Draft, attack: AttackState, *, bonus: int = 0, inside: str = "") -> None:
    """An attack waits no longer: it is aimed again from where everybody is now.

    From a pause it comes to nothing when there is no line any more, unless it had none from the
    beginning by the Handler's word. One that waited in a zone needs
    its target in the zone and in range, and nothing else.
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
    """Whether what it was aimed at cannot be reached any more."""
    if attack.overruled:
        return False
    return shot.bar is not None if attack.zone is None else shot.beyond > 0


def _aimed_again(draft: Draft, attack: AttackState) -> Shot | None:
    scene, world = draft.scene, draft.state.world
    mark = current_designation(scene, attack)
    if mark is None or not can_continue(world, scene, attack):
        return None
    unit, profile = scene.units[attack.unit], attack_profile(world, scene, attack)

    def shot(centre: CellForm | None) -> Shot:
        blind = attack.zone is not None
        return shot_of(world, scene, unit, profile, mark, centre, attack.unbraced, blind)

    found = shot(None)
    if attack.centre in found.choices and attack.centre is not None:
        # A melee area stays where its user turned it, as long as it can.
        return shot(CellForm(attack.centre.q, attack.centre.r, attack.centre.level))
    return found


def _in_zone(scene: Scene, attack: AttackState) -> bool:
    """Whether what it was aimed at is still in its zone; without a zone it is."""
    zone, mark = attack.zone, current_designation(scene, attack)
    return zone is None or (mark is not None and is_within(scene, mark, zone.centre, zone.radius))


@command("attack.proceed", Permission.PLAYER)
def proceed_attack(draft: Draft, c: ProceedAttack) -> None:
    """The Handler lets it go on, and so does anybody when its time is up; a pilot before that says
    that none of the own units reacts."""
    attack = find_attack(draft, c.attack)
    if not attack.waits:
        raise Refusal("attack-waits-not", attack=attack.id)
    if attack.waits == "zone":
        if not draft.runs_the_table:
            raise Refusal("handler-only")
        resume_zone_attack(draft, attack)
        return
    handler = draft.runs_the_table
    bar = reaction_bar(draft.state.world, draft.scene, draft.viewer, None)
    if bar is not None:
        raise bar
    late = _pause_is_over(_parse_time(draft.context.now), _parse_time(attack.until))
    if handler or late:
        resume_attack(draft, attack)
        return
    own = [
        each.id for each in _awaited_units(draft, attack) if controls_unit(draft.sent.seat, each)
    ]
    if not own:
        raise Refusal("attack-waits")
    draft.emit("attack.put", attack=replace(attack, passed=(*attack.passed, *own)))


def _parse_time(at: str) -> datetime:
    return datetime.fromisoformat(at)


def _pause_is_over(now: datetime, until: datetime) -> bool:
    """Whether a pause is over. One that has further to go than a pause can last was begun before
    the server's clock was set back: nobody waits for hours."""
    return now >= until or until - now > timedelta(seconds=LONGEST_PAUSE)


# -- pauses -----------------------------------------------------------------------------------


def pause_for_reactions(draft: Draft, attack: AttackState) -> AttackState:
    """An attack waits a while when somebody may react whom its player does not steer: its state to
    begin with. What is itself a reaction does not wait, nor what players may not know of."""
    seconds = draft.state.table.options.reaction_seconds
    unit = draft.scene.units[attack.unit]
    world, scene, side = draft.state.world, draft.scene, draft.side
    if not side.knows(scene, unit) or not seconds or unit.id in world.reactions:
        return attack
    if not knows_attack(side, world, scene, attack) or not _awaited_units(draft, attack):
        return attack
    return with_full_pause(draft, attack)


def with_full_pause(draft: Draft, attack: AttackState) -> AttackState:
    """An attack with the whole of its pause before it."""
    seconds = draft.state.table.options.reaction_seconds
    until = _parse_time(draft.context.now) + timedelta(seconds=seconds)
    stamp = until.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return replace(attack, waits="pause", until=stamp)


def _awaited_units(draft: Draft, attack: AttackState) -> list[Unit]:
    """Whom an attack waits for. What nobody but the Handler knows of changes nothing."""
    return eligible_reactors(draft.state.world, draft.side.scene(draft.scene), attack)


def settle_pauses(draft: Draft) -> None:
    """A paused attack goes on when nobody is left who may react to it, and nobody's reaction comes
    first, as far as players know. What it was aimed at is gone: then it is over at once."""
    world, scene = draft.state.world, draft.scene
    free = reaction_bar(world, scene, draft.side, None) is None
    for attack in tuple(world.attacks.values()):
        if attack.scene != scene.id or attack.waits != "pause":
            continue
        if current_designation(scene, attack) is None or (
            free and not _awaited_units(draft, attack)
        ):
            resume_attack(draft, attack)


# -- zones ------------------------------------------------------------------------------------


def zone_of_shot(draft: Draft, unit: Unit, shot: Shot, inside: str) -> AttackZone:
    """The zone in which an attack waits: within scanner range of the target's cell (R13)."""
    zone = shot.profile.traits.zone
    assert zone is not None
    chosen: Any = inside if zone.inside == "choice" else zone.inside
    radius = numbers_of(draft.state.world, unit).scanner.value
    return AttackZone(shot.mark.cells[0], radius, chosen)


def resume_zone_attack(draft: Draft, attack: AttackState) -> None:
    """The time of an attack that waited in a zone has come."""
    zone = attack_profile(draft.state.world, draft.scene, attack).traits.zone
    resume_attack(draft, attack, bonus=0 if zone is None else zone.bonus)


def resume_zone_attacks(draft: Draft, unit: Unit) -> None:
    """At the start of a unit's turn its attacks that waited for it are fired."""
    for attack in tuple(draft.state.world.attacks.values()):
        mine = attack.unit == unit.id and attack.scene == draft.scene.id
        if mine and attack.waits == "zone" and can_continue(draft.state.world, draft.scene, attack):
            resume_zone_attack(draft, attack)


def settle_zones(draft: Draft, before: Scene) -> None:
    """Who moves inside a zone calls the attack down, where the weapon can do that."""
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
