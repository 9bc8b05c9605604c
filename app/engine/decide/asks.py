"""Improvised actions: a pilot says what, the Handler what it costs (frame-state-combat 3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from app.engine.commands import Command, Id, UnitCommand, command
from app.engine.decide.actions import check_repair, do_repair
from app.engine.decide.draft import Draft
from app.engine.decide.open_asks import check_room, put_ask
from app.engine.decide.pay import check_may_act, freely, pay
from app.engine.frames import Ask
from app.engine.permissions import Who, may_know
from app.engine.refusals import Refusal
from app.engine.state import STEPS, Unit

Words = Annotated[str, Meta(min_length=1, max_length=500)]


class AskAction(UnitCommand, frozen=True, kw_only=True):
    """What the unit is to do, in words."""

    text: Words


class GrantAction(Command, frozen=True, kw_only=True):
    """It does it, at this cost; `anyway` as for a module. A repair costs what repairs do, and an
    expansion is paid for: that one has been carried out. `free` as for a `Deed`."""

    ask: Id
    free: bool = False
    steps: Annotated[int, Meta(ge=0, le=STEPS)] = 1
    energy: Annotated[int, Meta(ge=0, le=100)] = 0
    anyway: bool = False


class DenyAction(Command, frozen=True, kw_only=True):
    """It does not; the Handler may say why."""

    ask: Id
    text: Annotated[str, Meta(max_length=500)] = ""


@command("action.ask", Who.OWNER)
def ask_action(draft: Draft, c: AskAction) -> None:
    """Ask the Handler for something that no rule knows."""
    unit = draft.own_unit(c.unit)
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    check_may_act(draft, unit)
    check_room(draft, unit)
    put_ask(draft, unit, draft.about(unit, "action.asked", "turn", text=text), text)


def _asked(draft: Draft, ask_id: str) -> tuple[Ask, Unit]:
    """An open question and its unit; Refusal "no-such-ask"."""
    ask = draft.state.world.asks.get(ask_id)
    unit = None if ask is None else draft.scene.units.get(ask.unit)
    if ask is None or unit is None or not may_know(draft.sent.role, unit):
        raise Refusal("no-such-ask", ask=ask_id)
    return ask, unit


@command("action.grant", Who.HANDLER)
def grant_action(draft: Draft, c: GrantAction) -> None:
    """The unit pays and does it."""
    ask, unit = _asked(draft, c.ask)
    if ask.kind == "module":
        line = draft.about(unit, "module.carried_out", "turn", module=_module(ask))
        draft.emit("ask.gone", line, ask=ask.id)
        return
    if ask.kind == "repair":
        target = draft.unit(ask.about)
        check_repair(draft, unit, target, c.free)
        do_repair(draft, unit, target, c.free)
        draft.emit("ask.gone", ask=ask.id)
        return
    check_may_act(draft, unit, free=c.free)
    cost = (0, 0) if c.free else (c.steps, c.energy)
    line = draft.about(unit, "action.granted", "turn", text=ask.text, steps=cost[0], energy=cost[1])
    pay(draft, unit, *cost, c.anyway, line, *freely(draft, unit, c.free))
    draft.emit("ask.gone", ask=ask.id)


def _module(ask: Ask) -> dict[str, str]:
    return {"module": ask.about, "name": ask.text}


def _give_back(draft: Draft, ask: Ask, unit: Unit, why: str) -> None:
    """An expansion was not used after all: it has what it paid again."""
    code = "module.taken_back"
    if draft.runs_the_table:
        code = "module.given_back_why" if why else "module.given_back"
    line = draft.about(unit, code, "turn", module=_module(ask), why=why)
    draft.emit("ask.gone", line, ask=ask.id)
    steps = min(STEPS, unit.steps + ask.steps)
    energy = min(unit.energy_max, unit.energy + ask.energy)
    draft.set_unit("unit.readied", unit, steps=steps, energy=energy)


@command("action.deny", Who.PLAYER)
def deny_action(draft: Draft, c: DenyAction) -> None:
    """The Handler says no, or whoever asked takes it back."""
    ask, unit = _asked(draft, c.ask)
    if not draft.runs_the_table:
        unit = draft.own_unit(unit.id)
    why = c.text.strip()
    if ask.kind == "module":
        _give_back(draft, ask, unit, why)
        return
    if draft.runs_the_table:
        code = "action.denied_why" if why else "action.denied"
        line = draft.about(unit, code, "turn", text=ask.text, why=why)
    else:
        line = draft.about(unit, "action.withdrawn", "turn", text=ask.text)
    draft.emit("ask.gone", line, ask=ask.id)


def drop_asks(draft: Draft, unit_id: str) -> None:
    """A unit is gone, and with it what it asked for."""
    for ask in tuple(draft.state.world.asks.values()):
        if ask.unit == unit_id:
            draft.emit("ask.gone", ask=ask.id)
