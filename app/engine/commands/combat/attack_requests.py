"""Requested attacks: what a pilot asks for, and its declaration once granted (FS C 3.14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from app.engine.combat.aiming import DesignationForm
from app.engine.combat.requests import designation
from app.engine.commands.combat.attacks import DeclareAttack, aim_shot, start_attack
from app.engine.commands.draft import Draft
from app.engine.params import CellForm, Id
from app.engine.state.builds import ActionRequest, RequestedAttack
from app.engine.state.unit import STEPS, Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import Prop
from app.rules.json_types import Doc


class WeaponUse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a weapon would be used. The fields are those of `attack.declare`."""

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


def checked_attack_request(draft: Draft, unit: Unit, use: WeaponUse) -> RequestedAttack:
    """Returns the requested attack as the state keeps it.

    Raises the refusals of `aim_shot`. A target that the sender does not know does not exist for it.
    """
    aim_shot(draft, unit, DeclareAttack(unit=unit.id, **msgspec.structs.asdict(use)))
    return _requested_attack(use)


def _requested_attack(use: WeaponUse) -> RequestedAttack:
    """Converts a use to the state's form. `aim_shot` has refused one that names no target."""
    at, centre = use.at, use.centre
    target_id = at.unit or at.prop or ""
    cell = None if target_id else Cell(*cast("tuple[int, int, int]", (at.q, at.r, at.level)))
    return RequestedAttack(
        weapon=use.weapon,
        mark=target_id,
        mark_prop=at.unit is None and at.prop is not None,
        cell=cell,
        centre=None if centre is None else Cell(centre.q, centre.r, centre.level),
        homing=use.homing,
        prepare=use.prepare,
        zone=use.zone,
        inside=use.inside,
    )


def grant_attack(
    draft: Draft,
    request: ActionRequest,
    attack: RequestedAttack,
    unit: Unit,
    cost: tuple[int, int],
    *,
    free: bool,
    anyway: bool,
) -> None:
    """Declares the requested attack as the unit's own, at this cost, whatever bars its line.

    Raises as any attack of the unit, except "staggered", the refusals of the line, and "used-up".
    """
    c = DeclareAttack(
        unit=unit.id,
        weapon=attack.weapon,
        at=DesignationForm(**designation(attack)),
        centre=None if attack.centre is None else CellForm(*attack.centre),
        homing=attack.homing,
        prepare=attack.prepare,
        zone=attack.zone,
        inside=attack.inside,
        free=free,
        anyway=anyway,
    )
    line = request_line(draft, unit, request, "action.granted", steps=cost[0], energy=cost[1])
    start_attack(draft, unit, c, line, cost=cost, granted=True)


def request_line(
    draft: Draft, unit: Unit, request: ActionRequest, code: str, **params: Any
) -> PendingLine:
    """Returns a line about a request in its own words.

    The words may name the target, so only groups that know the target read of an attack.
    """
    line = draft.unit_line(unit, code, "turn", text=request.text, **params)
    if request.attack is None or not request.attack.mark:
        return line
    scene, attack = draft.scene, request.attack
    things: Mapping[str, Unit | Prop] = scene.map.props if attack.mark_prop else scene.units
    target = things.get(attack.mark)
    if target is None:
        return replace(line, to="handler")
    return replace(line, about=(unit, target))
