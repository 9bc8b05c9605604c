"""Requested attacks: what a pilot asks for, and its declaration once granted (FS C 3.14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from app.engine.combat.aiming import DesignationForm
from app.engine.combat.attacks import target_is_hidden
from app.engine.commands.combat.attacks import DeclareAttack, aim_shot, start_attack
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackTarget
from app.engine.state.builds import ActionRequest, RequestedAttack
from app.engine.state.state import STEPS, Unit
from app.engine.visibility.groups import HANDLER, groups
from app.engine.visibility.knowledge import viewer_of_group
from app.rules.geometry.hexes import Cell


class WeaponUse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a weapon would be used. The fields are those of `attack.declare`."""

    weapon: Id
    at: DesignationForm
    centre: CellForm | None = None
    homing: bool = False
    prepare: Annotated[int, Meta(ge=0, le=STEPS)] = 0
    zone: bool = False
    inside: Literal["targeting", "damage"] = "targeting"


def checked_attack_request(draft: Draft, unit: Unit, use: WeaponUse) -> RequestedAttack:
    """Returns the requested attack as the state keeps it.

    Raises the refusals of `aim_shot`. A target that the sender does not know does not exist for it.
    """
    aim_shot(draft, unit, DeclareAttack(unit=unit.id, **msgspec.structs.asdict(use)))
    return requested_attack(use)


def requested_attack(use: WeaponUse) -> RequestedAttack:
    """Converts a use to the state's form. Raises `Refusal("malformed")` where it names no
    target."""
    at, centre = use.at, use.centre
    target_id = at.unit or at.prop or ""
    if target_id:
        cell = None
    elif at.q is None or at.r is None or at.level is None:
        raise Refusal("malformed", what="A cell, a unit or a prop is missing", at="$.at")
    else:
        cell = Cell(at.q, at.r, at.level)
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


def designation(attack: RequestedAttack) -> dict[str, Any]:
    """Returns the target of a requested attack as the parameters of `attack.declare` write it."""
    if attack.cell is not None:
        return dict(attack.cell._asdict())
    return {"prop" if attack.mark_prop else "unit": attack.mark}


def request_line(
    draft: Draft, unit: Unit, request: ActionRequest, code: str, **params: Any
) -> PendingLine:
    """Returns a line about a request in its own words.

    The words may name the target, so only groups that know the target read of an attack.
    """
    line = draft.unit_line(unit, code, "turn", text=request.text, **params)
    if request.attack is None or not request.attack.mark:
        return line
    target = AttackTarget(request.attack.mark, request.attack.mark_prop)
    readers = {
        group
        for group in groups(draft.state)
        if group == HANDLER
        or not target_is_hidden(viewer_of_group(draft.state, group), draft.scene, target)
    }
    return replace(line, to=draft.groups_reading(line.to) & readers)
