"""Who steers a unit: a pilot takes one that nobody has, or gives it back (frame-state 1).

A character that waits for somebody to play it comes with its unit, and goes with it again.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.commands import UnitCommand, command
from app.engine.crew import Character
from app.engine.decide.crew import put
from app.engine.decide.draft import Draft, Say, character_ref, unit_ref
from app.engine.fighters import pilot_of
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.engine.state import Unit


class TakeUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot takes the controls of a free unit, and of its character that nobody plays."""


class ReleaseUnit(UnitCommand, frozen=True, kw_only=True):
    """Whoever controls the unit gives it back, with the character that came with it."""


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
    character = _waiting(draft, unit, seat.id)
    draft.set_unit(
        "unit.updated",
        unit,
        _line(draft, unit, character, "unit.taken", "unit.taken_with", pilot=seat.name),
        controller=seat.id,
    )
    if character is not None:
        put(draft, "character.updated", replace(character, seat=seat.id, lent=True))


@command("unit.release", Who.OWNER)
def release_unit(draft: Draft, c: ReleaseUnit) -> None:
    """The unit is free again; the Handler can release anyone's."""
    unit = draft.own_unit(c.unit)
    if unit.controller is None:
        raise Refusal("already-so", unit=unit_ref(unit))
    character = pilot_of(draft.state.world, unit)
    if character is not None and not (character.lent and character.seat == unit.controller):
        character = None
    line = _line(draft, unit, character, "unit.released", "unit.released_with")
    draft.set_unit("unit.updated", unit, line, controller=None)
    if character is not None:
        put(draft, "character.updated", replace(character, seat=None, lent=False))


def _waiting(draft: Draft, unit: Unit, seat: str) -> Character | None:
    """The unit's character while nobody plays it, for a seat that plays none yet."""
    character = pilot_of(draft.state.world, unit)
    if character is None or character.seat in draft.state.record.seats:
        return None
    plays = any(each.seat == seat for each in draft.state.world.characters.values())
    return None if plays else character


def _line(
    draft: Draft, unit: Unit, character: Character | None, alone: str, both: str, **params: str
) -> Say:
    if character is None:
        return draft.about(unit, alone, "system", **params)
    return draft.about(unit, both, "system", character=character_ref(character), **params)
