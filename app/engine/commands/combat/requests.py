"""Improvised actions: a pilot requests one, the Handler sets its cost or declines (FS C 3.14)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from app.engine.combat.requests import requester_seated
from app.engine.commands.combat.action_costs import check_may_take_action, free_action_lines, pay
from app.engine.commands.combat.actions import carry_out_repair, check_repair
from app.engine.commands.combat.attack_requests import (
    WeaponUse,
    checked_attack_request,
    grant_attack,
    request_line,
)
from app.engine.commands.combat.modules import take_back_area
from app.engine.commands.combat.request_queue import check_request_limit
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import (
    OWN_UNIT,
    Command,
    Overridable,
    Subject,
    UnitCommand,
    command,
)
from app.engine.commands.units.unit_changes import check_placement, place_unit_at
from app.engine.commands.units.unit_control import give_control
from app.engine.params import CellForm, HexForm, Id
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.references import unit_ref
from app.engine.state.unit import STEPS, Unit
from app.rules.geometry.hexes import Cell, Hex
from app.rules.json_types import Doc

#: Refusals of an action that refuse a request for it as well: it is not the unit's time.
REFUSES_REQUESTS: Final = frozenset(
    {"not-your-turn", "no-turn", "attack-pending", "reaction-pending", "not-on-map"}
)

RequestText = Annotated[str, Meta(min_length=1, max_length=500)]


class RequestAction(UnitCommand, frozen=True, kw_only=True):
    """Requests something that no rule covers or that one bars, also while staggered."""

    text: Annotated[RequestText, Doc("what it asks for", "Kick the door open")]
    to: Annotated[HexForm | None, Doc("where the unit would be after a movement")] = None
    attack: Annotated[WeaponUse | None, Doc("the attack it would make")] = None


class GrantAction(Overridable, frozen=True, kw_only=True):
    """Grants a request: the unit pays this cost and acts, staggered or not.

    An ordinary request costs `steps` and `energy`; a repair costs what repairs cost. An expansion
    is paid for already, and granting it says that it has been carried out, with `at` also where its
    unit is then. A seat that requested a unit gets control of it.
    """

    ask: Annotated[Id, Doc("id of the request")]
    at: Annotated[CellForm | None, Doc("also place the unit there")] = None
    attack: Annotated[bool, Doc("declare the requested attack, although a rule bars its line")] = (
        False
    )
    free: Annotated[bool, Doc("out of turn and at no cost")] = False
    steps: Annotated[int, Meta(ge=0, le=STEPS), Doc("steps that it pays")] = 1
    energy: Annotated[int, Meta(ge=0, le=100), Doc("energy that it pays")] = 0
    anyway: Annotated[bool, Doc("also where it only overheats the frame")] = False


class DenyAction(Command, frozen=True, kw_only=True):
    """Declines a request, with the reason if there is one. A pilot withdraws its own request."""

    ask: Annotated[Id, Doc("id of the request")]
    text: Annotated[str, Meta(max_length=500), Doc("the reason; part of the log")] = ""


@command("action.ask", Permission.OWNER)
def request_action(draft: Draft, c: RequestAction) -> None:
    unit = draft.unit(c.unit)
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    check_may_take_action(draft, unit, staggered=True)
    check_request_limit(draft, unit)
    to = None if c.to is None else Hex(c.to.q, c.to.r)
    attack = None if c.attack is None else checked_attack_request(draft, unit, c.attack)
    request = ActionRequest(draft.context.ids(), unit.id, text, to=to, attack=attack)
    draft.emit("ask.put", request_line(draft, unit, request, "action.asked"), ask=request)


def _find_request(draft: Draft, request_id: str) -> tuple[ActionRequest, Unit]:
    """Returns an open request and its unit. Raises `Refusal("no-such-ask")`."""
    request = draft.state.world.asks.get(request_id)
    unit = None if request is None else draft.scene.units.get(request.unit)
    seats = draft.state.record.seats
    if (
        request is None
        or unit is None
        or not draft.knows(unit)
        or not requester_seated(seats, request)
    ):
        raise Refusal("no-such-ask", ask=request_id)
    return request, unit


@command("action.grant", Permission.HANDLER)
def grant_action(draft: Draft, c: GrantAction) -> None:
    request, unit = _find_request(draft, c.ask)
    draft.overridden_unit = unit.id
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    if request.kind == "module":
        if at is not None:
            check_placement(draft, unit.id, at, unit.footprint)
        line = draft.unit_line(unit, "module.carried_out", "turn", module=_module_ref(request))
        draft.emit("ask.gone", line, ask=request.id)
        if at is not None:
            place_unit_at(draft, unit, at)
        return
    if request.kind == "repair":
        target = draft.unit(request.about)
        check_repair(draft, unit, target, c.free)
        carry_out_repair(draft, unit, target, c.free)
        draft.emit("ask.gone", ask=request.id)
        return
    if request.kind == "unit":
        give_control(draft, unit, request.about)
        return
    cost = (0, 0) if c.free else (c.steps, c.energy)
    if c.attack and request.attack is not None:
        grant_attack(draft, request, request.attack, unit, cost, free=c.free, anyway=c.anyway)
        draft.emit("ask.gone", ask=request.id)
        return
    check_may_take_action(draft, unit, free=c.free, granted=True)
    if at is not None:
        check_placement(draft, unit.id, at, unit.footprint)
    line = request_line(draft, unit, request, "action.granted", steps=cost[0], energy=cost[1])
    pay(draft, unit, *cost, c.anyway, line, *free_action_lines(draft, unit, c.free))
    draft.emit("ask.gone", ask=request.id)
    if at is not None:
        place_unit_at(draft, draft.scene.units[unit.id], at)


def _module_ref(request: ActionRequest) -> dict[str, str]:
    return {"module": request.about, "name": request.text}


def _refund_module(draft: Draft, request: ActionRequest, unit: Unit, why: str) -> None:
    """Drops a request for an expansion and gives its cost back."""
    code = "module.taken_back"
    if draft.runs_the_table:
        code = "module.given_back_why" if why else "module.given_back"
    line = draft.unit_line(unit, code, "turn", module=_module_ref(request), why=why)
    draft.emit("ask.gone", line, ask=request.id)
    take_back_area(draft, request)
    steps = min(STEPS, unit.steps + request.steps)
    energy = min(unit.energy_max, unit.energy + request.energy)
    draft.set_unit("unit.readied", unit, steps=steps, energy=energy)


def _decline_control(draft: Draft, request: ActionRequest, unit: Unit, why: str) -> None:
    """Drops a request for control of a unit."""
    code = "unit.not_asked_for"
    if draft.runs_the_table:
        code = "unit.not_given_why" if why else "unit.not_given"
    seat = draft.state.record.seats[request.about]
    line = draft.unit_line(unit, code, "system", pilot=seat.name, seat=seat.id, why=why)
    draft.emit("ask.gone", line, ask=request.id)


def _own_request(draft: Draft, c: DenyAction) -> None:
    """Raises `Refusal` "no-such-ask", or "not-yours" for a request of another pilot's."""
    request, unit = _find_request(draft, c.ask)
    if request.kind != "unit":
        draft.own_unit(unit.id)
    elif not draft.runs_the_table and request.about != draft.sent.seat:
        raise Refusal("not-yours", unit=unit_ref(unit))


@command(
    "action.deny",
    Permission.OWNER,
    Subject(OWN_UNIT.text, _own_request),
    note="a pilot takes back what was asked",
)
def deny_action(draft: Draft, c: DenyAction) -> None:
    request, unit = _find_request(draft, c.ask)
    why = c.text.strip()
    if request.kind == "unit":
        _decline_control(draft, request, unit, why)
        return
    if request.kind == "module":
        _refund_module(draft, request, unit, why)
        return
    if draft.runs_the_table:
        code = "action.denied_why" if why else "action.denied"
        line = request_line(draft, unit, request, code, why=why)
    else:
        line = request_line(draft, unit, request, "action.withdrawn")
    draft.emit("ask.gone", line, ask=request.id)
