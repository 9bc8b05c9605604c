"""Improvised actions: a pilot says what, the Handler what it costs (frame-state-combat 3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from app.engine.commands import Command, Id, UnitCommand, command
from app.engine.decide.draft import Draft, unit_ref
from app.engine.decide.pay import check_may_act, pay
from app.engine.frames import Ask
from app.engine.permissions import Who, may_know
from app.engine.refusals import Refusal
from app.engine.state import STEPS, Unit

Words = Annotated[str, Meta(min_length=1, max_length=500)]
#: Questions that a unit can have open.
MOST_ASKS = 5


class AskAction(UnitCommand, frozen=True, kw_only=True):
    """What the unit is to do, in words."""

    text: Words


class GrantAction(Command, frozen=True, kw_only=True):
    """It does it, at this cost; `anyway` as for a module."""

    ask: Id
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
    asked = [ask for ask in draft.state.world.asks.values() if ask.unit == unit.id]
    if len(asked) >= MOST_ASKS:
        raise Refusal("asked-enough", unit=unit_ref(unit), most=MOST_ASKS)
    line = draft.about(unit, "action.asked", "turn", text=text)
    draft.emit("ask.put", line, ask=Ask(draft.context.ids(), unit.id, text))


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
    check_may_act(draft, unit)
    line = draft.about(
        unit, "action.granted", "turn", text=ask.text, steps=c.steps, energy=c.energy
    )
    pay(draft, unit, c.steps, c.energy, c.anyway, line)
    draft.emit("ask.gone", ask=ask.id)


@command("action.deny", Who.PLAYER)
def deny_action(draft: Draft, c: DenyAction) -> None:
    """The Handler says no, or whoever asked takes it back."""
    ask, unit = _asked(draft, c.ask)
    if draft.runs_the_table:
        why = c.text.strip()
        code = "action.denied_why" if why else "action.denied"
        line = draft.about(unit, code, "turn", text=ask.text, why=why)
    else:
        unit = draft.own_unit(unit.id)
        line = draft.about(unit, "action.withdrawn", "turn", text=ask.text)
    draft.emit("ask.gone", line, ask=ask.id)


def drop_asks(draft: Draft, unit_id: str) -> None:
    """A unit is gone, and with it what it asked for."""
    for ask in tuple(draft.state.world.asks.values()):
        if ask.unit == unit_id:
            draft.emit("ask.gone", ask=ask.id)
