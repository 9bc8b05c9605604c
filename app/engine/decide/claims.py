"""Who steers a unit: a pilot takes one that nobody has, or gives it back (frame-state 1)."""

from __future__ import annotations

from app.engine.commands import UnitCommand, command
from app.engine.decide.draft import Draft, unit_ref
from app.engine.permissions import Who
from app.engine.refusals import Refusal


class TakeUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot takes the controls of a free unit."""


class ReleaseUnit(UnitCommand, frozen=True, kw_only=True):
    """Whoever controls the unit gives it back."""


@command("unit.take", Who.PLAYER)
def take_unit(draft: Draft, c: TakeUnit) -> None:
    """A pilot has a frame (frame-state 1): any unit of the pilots that nobody steers yet."""
    unit = draft.unit(c.unit)
    seat = draft.state.record.seats.get(draft.sent.seat or "")
    if seat is None or seat.role != "pilot":
        raise Refusal("pilots-take")
    if unit.disposition != "pilot":
        raise Refusal("not-for-pilots", unit=unit_ref(unit))
    if unit.controller in draft.state.record.seats:
        raise Refusal("unit-taken", unit=unit_ref(unit))
    line = draft.about(unit, "unit.taken", "system", pilot=seat.name)
    draft.set_unit("unit.updated", unit, line, controller=seat.id)


@command("unit.release", Who.OWNER)
def release_unit(draft: Draft, c: ReleaseUnit) -> None:
    """The unit is free again; the Handler can release anyone's."""
    unit = draft.own_unit(c.unit)
    if unit.controller is None:
        raise Refusal("already-so", unit=unit_ref(unit))
    line = draft.about(unit, "unit.released", "system")
    draft.set_unit("unit.updated", unit, line, controller=None)
