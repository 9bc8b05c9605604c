"""Imports a conflict with all that was under way, as another table exported it.

Nothing is rolled, and faces that were rolled stay. What is not valid at this table ends afterwards,
as after any command.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from app.engine.combat.aiming import profile_of
from app.engine.combat.attacks import can_continue, exchange_for, target_is_present
from app.engine.commands.combat.attack_requests import WeaponUse, requested_attack
from app.engine.commands.combat.delayed_attacks import with_full_pause
from app.engine.commands.combat.requests import RequestText
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.rounds.environment import MOST_EFFECTS, EffectText
from app.engine.params import CellForm, HexForm, Id
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState, AttackTarget, AttackZone, Reaction
from app.engine.state.builds import ActionRequest, RequestedAttack
from app.engine.state.conflict import Conflict, Effect, Segment
from app.engine.state.state import STEPS
from app.rules.frame_state.combat.exchange_model import Adjust, Result
from app.rules.geometry.hexes import Cell, Hex

#: Limit of the attacks, reactions, requests and targets in a document.
MOST_ENTRIES = 500
Label = Annotated[str, Meta(max_length=64)]
SignedNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Face = Annotated[int, Meta(ge=1, le=12)]
Purpose = Annotated[
    str, Meta(pattern=r"^(targeting|dodge|damage|direct|mitigate|bulk|condition-\d)$")
]


class EffectState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect of the environment that is to come."""

    text: EffectText
    lasts: bool = False


class ConflictState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The round, as in `state.Conflict`."""

    round: Annotated[int, Meta(ge=1, le=100_000)] = 1
    segment: Segment = "friendly"
    active: Id | None = None
    acted: Annotated[dict[Id, Literal["done", "abstained"]], Meta(max_length=10_000)] = (
        msgspec.field(default_factory=dict)
    )
    effects: Annotated[tuple[EffectState, ...], Meta(max_length=MOST_EFFECTS)] = ()


class AdjustState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Handler's changes to an attack."""

    targeting: SignedNumber = 0
    mark: SignedNumber = 0
    dodge: SignedNumber = 0
    damage: SignedNumber = 0
    mitigation: SignedNumber = 0
    outcome: Result | None = None


class TargetState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One target, with the faces rolled so far."""

    id: Id
    prop: bool = False
    adjust: AdjustState = AdjustState()
    faces: dict[Purpose, Face] = msgspec.field(default_factory=dict)


class ZoneState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The zone in which an attack waits."""

    centre: CellForm
    radius: Count
    inside: Literal["nothing", "plain", "targeting", "damage"] = "nothing"


class AttackDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack, as in `attack_state.AttackState`. Reactions refer to it by `id`, which is not
    kept."""

    id: Label
    unit: Id
    weapon: Id
    targets: Annotated[tuple[TargetState, ...], Meta(max_length=MOST_ENTRIES)]
    distance: Count = 1
    beyond: Count = 0
    centre: CellForm | None = None
    homing: bool = False
    prepare: Annotated[int, Meta(ge=0, le=STEPS)] = 0
    unbraced: bool = False
    zone_targeting: SignedNumber = 0
    zone_damage: SignedNumber = 0
    mark: Label = ""
    mark_prop: bool = False
    waits: Literal["", "zone", "pause"] = ""
    zone: ZoneState | None = None
    passed: Annotated[tuple[Id, ...], Meta(max_length=MOST_ENTRIES)] = ()
    overruled: bool = False


class ReactionState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reaction, as in `attack_state.Reaction`. `attack` is the `id` of an attack in the
    document."""

    unit: Id
    state: Literal["now", "choose", "after", "acting"]
    attack: Label = ""
    awaits: Label = ""


class RequestState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open request of a unit."""

    unit: Id
    text: RequestText
    kind: Literal["", "module", "repair"] = ""
    about: Annotated[str, Meta(max_length=64)] = ""
    steps: Annotated[int, Meta(ge=0, le=STEPS)] = 0
    energy: Annotated[int, Meta(ge=0, le=100)] = 0
    to: HexForm | None = None
    attack: WeaponUse | None = None


class ImportFight(Command, frozen=True, kw_only=True):
    """All that was under way. `conflict` null: there was no conflict.

    Raises `Refusal("conflict-running")` where one runs here, and as for missing units and targets.
    """

    conflict: ConflictState | None = None
    attacks: Annotated[tuple[AttackDoc, ...], Meta(max_length=MOST_ENTRIES)] = ()
    reactions: Annotated[tuple[ReactionState, ...], Meta(max_length=MOST_ENTRIES)] = ()
    asks: Annotated[tuple[RequestState, ...], Meta(max_length=MOST_ENTRIES)] = ()


@command("fight.restore", Permission.HANDLER)
def import_fight(draft: Draft, c: ImportFight) -> None:
    scene = draft.scene
    if scene.conflict is not None:
        raise Refusal("conflict-running")
    restored = (c.conflict, c.attacks, c.reactions, c.asks)
    if not any(restored):
        raise Refusal("nothing-changes")
    line: tuple[PendingLine, ...] = (PendingLine("fight.restored", {}, "system"),)
    if c.conflict is not None:
        conflict = _conflict(draft, c.conflict)
        draft.emit("conflict.started", *line, scene=scene.id, conflict=conflict)
        line = ()
    new_ids: dict[str, str] = {}
    for each in c.attacks:
        attack = _attack(draft, each)
        new_ids[each.id] = attack.id
        draft.emit("attack.put", *line, attack=attack)
        line = ()
    for reaction in c.reactions:
        draft.emit("reaction.put", *line, reaction=_reaction(draft, reaction, new_ids))
        line = ()
    for form in c.asks:
        unit = draft.unit(form.unit)
        if form.kind == "repair":
            draft.unit(form.about)
        request = ActionRequest(
            draft.context.ids(),
            unit.id,
            form.text,
            form.kind,
            form.about,
            form.steps,
            form.energy,
            None if form.to is None else Hex(form.to.q, form.to.r),
            None if form.attack is None else _requested_attack(draft, form.attack),
        )
        draft.emit("ask.put", *line, ask=request)
        line = ()


def _requested_attack(draft: Draft, use: WeaponUse) -> RequestedAttack:
    """Returns the attack of a request. Raises `Refusal` "no-such-unit", "no-such-prop" or
    "malformed"."""
    attack = requested_attack(use)
    if attack.mark_prop:
        if attack.mark not in draft.scene.map.props:
            raise Refusal("no-such-prop", prop=attack.mark)
    elif attack.mark:
        draft.unit(attack.mark)
    return attack


def _conflict(draft: Draft, state: ConflictState) -> Conflict:
    """Returns the conflict. Raises `Refusal("no-such-unit")`."""
    for unit in (*state.acted, *filter(None, [state.active])):
        draft.unit(unit)
    effects = tuple(Effect(draft.context.ids(), e.text.strip(), e.lasts) for e in state.effects)
    return Conflict(state.round, state.segment, state.active, dict(state.acted), effects)


def _reaction(draft: Draft, state: ReactionState, new_ids: Mapping[str, str]) -> Reaction:
    """Returns a reaction. Raises `Refusal` "no-such-unit" or "no-such-attack"."""
    unit = draft.unit(state.unit)
    if state.awaits:
        draft.unit(state.awaits)
    if state.attack and state.attack not in new_ids:
        raise Refusal("no-such-attack", attack=state.attack)
    attack = new_ids.get(state.attack, "")
    return Reaction(unit.id, draft.scene.id, state.state, attack, state.awaits)


def _attack(draft: Draft, state: AttackDoc) -> AttackState:
    """Returns an attack with a new id.

    Raises `Refusal` "no-such-unit", "no-frame", "no-such-weapon", "no-such-target" or "malformed".
    """
    scene, unit = draft.scene, draft.unit(state.unit)
    profile_of(draft.state.world, unit, state.weapon)
    for other in state.passed:
        draft.unit(other)
    marks = () if not state.mark else ((state.mark, state.mark_prop),)
    for id, prop in (*((each.id, each.prop) for each in state.targets), *marks):
        if id not in (scene.map.props if prop else scene.units):
            raise Refusal("no-such-target", target=id)
    zone, centre = state.zone, state.centre
    if (state.waits == "zone" and zone is None) or not (state.mark or centre or not state.waits):
        raise Refusal("malformed", what="An attack that waits says where", at="$.attacks")
    attack = AttackState(
        id=draft.context.ids(),
        scene=scene.id,
        unit=unit.id,
        weapon=state.weapon,
        targets=tuple(_target(each) for each in state.targets),
        distance=state.distance,
        beyond=state.beyond,
        centre=None if centre is None else _cell(centre),
        homing=state.homing,
        prepare=state.prepare,
        unbraced=state.unbraced,
        zone_targeting=state.zone_targeting,
        zone_damage=state.zone_damage,
        mark=state.mark,
        mark_prop=state.mark_prop,
        waits=state.waits,
        zone=None if zone is None else AttackZone(_cell(zone.centre), zone.radius, zone.inside),
        passed=state.passed,
        overruled=state.overruled,
    )
    _check_faces(draft, attack)
    return with_full_pause(draft, attack) if attack.waits == "pause" else attack


def _target(state: TargetState) -> AttackTarget:
    adjust = Adjust(**{name: getattr(state.adjust, name) for name in AdjustState.__struct_fields__})
    return AttackTarget(state.id, state.prop, adjust, dict(state.faces))


def _cell(at: CellForm) -> Cell:
    return Cell(at.q, at.r, at.level)


def _check_faces(draft: Draft, attack: AttackState) -> None:
    """Raises `Refusal("malformed")` for a face that the die of a condition does not have."""
    world, scene = draft.state.world, draft.scene
    if not can_continue(world, scene, attack):
        return
    for target in attack.targets:
        if not target_is_present(scene, target):
            continue
        exchange = exchange_for(world, scene, attack, target)
        sides = {f"condition-{i}": each.sides for i, each in enumerate(exchange.inflicts)}
        for purpose, face in target.faces.items():
            if purpose.startswith("condition") and face > sides.get(purpose, 0):
                raise Refusal("malformed", what=f"No face {face}", at="$.attacks")
