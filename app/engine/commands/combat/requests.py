"""Improvised actions: a pilot says what, the Handler what it costs (frame-state-combat 3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from app.engine.commands.combat.action_costs import check_may_take_action, free_action_lines, pay
from app.engine.commands.combat.actions import carry_out_repair, check_repair
from app.engine.commands.combat.attack_requests import (
    WeaponUse,
    checked_attack_request,
    grant_attack,
    request_line,
)
from app.engine.commands.combat.request_queue import check_request_limit, requester_seated
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Overridable, UnitCommand, command
from app.engine.commands.units.unit_changes import check_placement, place_unit_at
from app.engine.commands.units.unit_control import give_control
from app.engine.params import CellForm, HexForm, Id
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.state import STEPS, Unit
from app.rules.geometry.hexes import Cell, Hex

RequestText = Annotated[str, Meta(min_length=1, max_length=500)]


class RequestAction(UnitCommand, frozen=True, kw_only=True):
    """What the unit is to do, in words; `to`: where it would be then, of a movement; `attack`: the
    one that it would make."""

    text: RequestText
    to: HexForm | None = None
    attack: WeaponUse | None = None


class GrantAction(Overridable, frozen=True, kw_only=True):
    """It does it, at this cost; `anyway` as for a module. A repair costs what repairs do, and an
    expansion is paid for: that one has been carried out. A unit that a seat asked for is given to
    it. `free` as for a `Deed`. `at`: it is put there as well, as by `unit.place`; `attack`: the
    attack that it asked for is declared, although a rule bars its line."""

    ask: Id
    at: CellForm | None = None
    attack: bool = False
    free: bool = False
    steps: Annotated[int, Meta(ge=0, le=STEPS)] = 1
    energy: Annotated[int, Meta(ge=0, le=100)] = 0
    anyway: bool = False


class DenyAction(Command, frozen=True, kw_only=True):
    """It does not; the Handler may say why."""

    ask: Id
    text: Annotated[str, Meta(max_length=500)] = ""


@command("action.ask", Permission.OWNER)
def request_action(draft: Draft, c: RequestAction) -> None:
    """Ask the Handler for something that no rule knows, or one bars; also while staggered."""
    unit = draft.own_unit(c.unit)
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    check_may_take_action(draft, unit, staggered=True)
    check_request_limit(draft, unit)
    to = None if c.to is None else Hex(c.to.q, c.to.r)
    attack = None if c.attack is None else checked_attack_request(draft, unit, c.attack)
    ask = ActionRequest(draft.context.ids(), unit.id, text, to=to, attack=attack)
    draft.emit("ask.put", request_line(draft, unit, ask, "action.asked"), ask=ask)


def _find_request(draft: Draft, ask_id: str) -> tuple[ActionRequest, Unit]:
    """An open question and its unit; Refusal "no-such-ask"."""
    ask = draft.state.world.asks.get(ask_id)
    unit = None if ask is None else draft.scene.units.get(ask.unit)
    seats = draft.state.record.seats
    if ask is None or unit is None or not draft.knows(unit) or not requester_seated(seats, ask):
        raise Refusal("no-such-ask", ask=ask_id)
    return ask, unit


@command("action.grant", Permission.HANDLER)
def grant_action(draft: Draft, c: GrantAction) -> None:
    """The unit pays and does it, staggered or not."""
    ask, unit = _find_request(draft, c.ask)
    draft.overridden_unit = unit.id
    if ask.kind == "module":
        line = draft.unit_line(unit, "module.carried_out", "turn", module=_module_ref(ask))
        draft.emit("ask.gone", line, ask=ask.id)
        return
    if ask.kind == "repair":
        target = draft.unit(ask.about)
        check_repair(draft, unit, target, c.free)
        carry_out_repair(draft, unit, target, c.free)
        draft.emit("ask.gone", ask=ask.id)
        return
    if ask.kind == "unit":
        give_control(draft, unit, ask.about)
        return
    cost = (0, 0) if c.free else (c.steps, c.energy)
    if c.attack and ask.attack is not None:
        grant_attack(draft, ask, ask.attack, unit, cost, free=c.free, anyway=c.anyway)
        draft.emit("ask.gone", ask=ask.id)
        return
    check_may_take_action(draft, unit, free=c.free, granted=True)
    at = None if c.at is None else Cell(c.at.q, c.at.r, c.at.level)
    if at is not None:
        check_placement(draft, unit.id, at, unit.footprint)
    line = request_line(draft, unit, ask, "action.granted", steps=cost[0], energy=cost[1])
    pay(draft, unit, *cost, c.anyway, line, *free_action_lines(draft, unit, c.free))
    draft.emit("ask.gone", ask=ask.id)
    if at is not None:
        place_unit_at(draft, draft.scene.units[unit.id], at)


def _module_ref(ask: ActionRequest) -> dict[str, str]:
    return {"module": ask.about, "name": ask.text}


def _refund_module(draft: Draft, ask: ActionRequest, unit: Unit, why: str) -> None:
    """An expansion was not used after all: it has what it paid again."""
    code = "module.taken_back"
    if draft.runs_the_table:
        code = "module.given_back_why" if why else "module.given_back"
    line = draft.unit_line(unit, code, "turn", module=_module_ref(ask), why=why)
    draft.emit("ask.gone", line, ask=ask.id)
    steps = min(STEPS, unit.steps + ask.steps)
    energy = min(unit.energy_max, unit.energy + ask.energy)
    draft.set_unit("unit.readied", unit, steps=steps, energy=energy)


def _decline_control(draft: Draft, ask: ActionRequest, unit: Unit, why: str) -> None:
    """Whoever asked for a unit does not get it, or asks no longer."""
    if draft.runs_the_table:
        code = "unit.not_given_why" if why else "unit.not_given"
    elif ask.about == draft.sent.seat:
        code = "unit.not_asked_for"
    else:
        raise Refusal("not-yours", unit=unit_ref(unit))
    seat = draft.state.record.seats[ask.about]
    line = draft.unit_line(unit, code, "system", pilot=seat.name, seat=seat.id, why=why)
    draft.emit("ask.gone", line, ask=ask.id)


@command("action.deny", Permission.PLAYER)
def deny_action(draft: Draft, c: DenyAction) -> None:
    """The Handler says no, or whoever asked takes it back."""
    ask, unit = _find_request(draft, c.ask)
    why = c.text.strip()
    if ask.kind == "unit":
        _decline_control(draft, ask, unit, why)
        return
    if not draft.runs_the_table:
        unit = draft.own_unit(unit.id)
    if ask.kind == "module":
        _refund_module(draft, ask, unit, why)
        return
    if draft.runs_the_table:
        code = "action.denied_why" if why else "action.denied"
        line = request_line(draft, unit, ask, code, why=why)
    else:
        line = request_line(draft, unit, ask, "action.withdrawn")
    draft.emit("ask.gone", line, ask=ask.id)
