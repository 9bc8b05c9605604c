"""Who steers a unit: a pilot takes one that nobody has or gives it back (frame-state 1), and the
Handler gives any unit to any player, to several at once too, or takes it back (ours). For a second
one a pilot asks.

The first seat that steers a unit is its controller, the others its co-pilots: each may do for it
whatever the controller may. Where the controller goes, the next one takes that place. A character
that waits for somebody to play it comes with its unit, and goes with it again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.access import controllers_among
from app.engine.combat.fighters import pilot_character
from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.combat.request_queue import (
    add_request,
    check_request_limit,
    drop_control_requests,
    requests_of,
)
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, character_ref, unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import UnitCommand, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.record import Seat
from app.engine.state.state import Unit

#: Seats that steer one unit.
MOST_CONTROLLERS: Final = 4


class TakeUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot takes the controls of a free unit, and of its character that nobody plays."""


class RequestUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot asks the Handler for the controls of a free unit (`action.grant`, `action.deny`)."""


class GiveUnit(UnitCommand, frozen=True, kw_only=True):
    """Another seat steers the unit: beside those that do, or alone where nobody does."""

    seat: Id


class ReleaseUnit(UnitCommand, frozen=True, kw_only=True):
    """Whoever steers the unit gives it back, with the character that came with it; the Handler
    takes it from one `seat`, or from everybody."""

    seat: Id | None = None


@command("unit.take", Permission.PLAYER)
def take_unit(draft: Draft, c: TakeUnit) -> None:
    """A pilot has a frame (frame-state 1): any unit of the pilots that nobody steers yet.

    Refusal "one-unit-each" for who steers one: a second one is the Handler's to give (ours).
    """
    unit, seat = _unclaimed_unit(draft, c.unit)
    for other in draft.scene.units.values():
        if seat.id in other.controllers and _is_pilots_frame(other):
            raise Refusal("one-unit-each", unit=unit_ref(other))
    _give_first_control(draft, unit, seat, "unit.taken", "unit.taken_with")


@command("unit.ask", Permission.PLAYER)
def request_unit(draft: Draft, c: RequestUnit) -> None:
    """A pilot asks for a unit that could be taken; Refusal "asked-enough", "nothing-changes"."""
    unit, seat = _unclaimed_unit(draft, c.unit)
    if any(
        request.kind == "unit" and request.about == seat.id
        for request in requests_of(draft.state.world, unit)
    ):
        raise Refusal("nothing-changes")
    check_request_limit(draft, unit)
    line = draft.unit_line(unit, "unit.asked_for", "system", pilot=seat.name)
    add_request(draft, unit, line, seat.name, kind="unit", about=seat.id)


def _is_pilots_frame(unit: Unit) -> bool:
    """Whether it is the frame that a pilot has: no wreck, and nobody out of one."""
    return unit.disposition == "pilot" and not unit.destroyed and not unit.pilot_of


def _unclaimed_unit(draft: Draft, unit_id: str) -> tuple[Unit, Seat]:
    """A unit that the pilot who sends this could steer."""
    unit = draft.unit(unit_id)
    seat = draft.state.record.seats.get(draft.sent.seat or "")
    if seat is None or seat.role != "pilot":
        raise Refusal("pilots-take")
    if unit.disposition != "pilot":
        raise Refusal("not-for-pilots", unit=unit_ref(unit))
    if controllers_among(draft.state.record.seats, unit):
        raise Refusal("unit-taken", unit=unit_ref(unit))
    return unit, seat


@command("unit.give", Permission.HANDLER)
def give_unit(draft: Draft, c: GiveUnit) -> None:
    """Any unit, an NPC too, to any player, and to several.

    Refusal "no-such-seat" (or a spectator's), "steers-already", "too-many-hands".
    """
    give_control(draft, draft.unit(c.unit), c.seat)


def give_control(draft: Draft, unit: Unit, seat_id: str) -> None:
    """A seat steers the unit; refusals as for `unit.give`."""
    seat = draft.state.record.seats.get(seat_id)
    if seat is None or seat.role == "spectator":
        raise Refusal("no-such-seat", seat=seat_id)
    controllers = controllers_among(draft.state.record.seats, unit)
    if seat.id in controllers:
        raise Refusal("steers-already", unit=unit_ref(unit), pilot=seat.name)
    if not controllers:
        _give_first_control(draft, unit, seat, "unit.given", "unit.given_with")
        return
    if len(controllers) >= MOST_CONTROLLERS:
        raise Refusal("too-many-hands", unit=unit_ref(unit), most=MOST_CONTROLLERS)
    after = _with_controllers(unit, (*controllers, seat.id))
    line = draft.unit_line(after, "unit.shared", "system", pilot=seat.name)
    _emit_controllers(draft, unit, after.controllers, line)


def _give_first_control(
    draft: Draft, unit: Unit, seat: Seat, code: str, code_with_character: str
) -> None:
    """A seat steers a unit that nobody has, and plays its character that waits."""
    character = _unplayed_character(draft, unit, seat)
    after = _with_controllers(unit, (seat.id,))
    line = _control_line(draft, after, character, code, code_with_character, pilot=seat.name)
    _emit_controllers(draft, unit, after.controllers, line)
    if character is not None:
        put_character(draft, "character.updated", replace(character, seat=seat.id, lent=True))
    drop_control_requests(draft, unit)


def _with_controllers(unit: Unit, controllers: tuple[str, ...]) -> Unit:
    """The unit as these seats steer it, who are told of it though it is hidden."""
    return replace(unit, controller=controllers[0], copilots=controllers[1:])


def _emit_controllers(
    draft: Draft, unit: Unit, controllers: tuple[str, ...], line: PendingLine
) -> None:
    first = controllers[0] if controllers else None
    draft.set_unit("unit.updated", unit, line, controller=first, copilots=controllers[1:])


@command("unit.release", Permission.OWNER)
def release_unit(draft: Draft, c: ReleaseUnit) -> None:
    """The unit is free again, or steered by the others alone; the Handler can release anyone's.

    Refusal "handler-only" for another's `seat`, "no-such-seat", "already-so" when nobody had it, or
    that seat had not.
    """
    unit, own = draft.own_unit(c.unit), None if draft.runs_the_table else draft.sent.seat
    if own is not None and c.seat not in (None, own):
        raise Refusal("handler-only")
    seats, wanted = draft.state.record.seats, c.seat if own is None else own
    if wanted is not None and wanted not in seats:
        raise Refusal("no-such-seat", seat=wanted)
    leaving = (
        unit.controllers if wanted is None else tuple(s for s in unit.controllers if s == wanted)
    )
    if not leaving:
        raise Refusal("already-so", unit=unit_ref(unit))
    character = pilot_character(draft.state.world, unit)
    if character is not None and not (character.lent and character.seat in leaving):
        character = None
    left = tuple(seat for seat in controllers_among(seats, unit) if seat not in leaving)
    if left:
        name = seats[leaving[0]].name
        line = _control_line(draft, unit, character, "unit.let_go", "unit.let_go_with", pilot=name)
    else:
        code = "unit.released" if unit.disposition == "pilot" else "unit.returned"
        line = _control_line(draft, unit, character, code, "unit.released_with")
    _emit_controllers(draft, unit, left, line)
    if character is not None:
        put_character(draft, "character.updated", replace(character, seat=None, lent=False))


def _unplayed_character(draft: Draft, unit: Unit, seat: Seat) -> Character | None:
    """The unit's character while nobody plays it, for a pilot who plays none yet."""
    if unit.disposition != "pilot" or seat.role != "pilot":
        return None
    character = pilot_character(draft.state.world, unit)
    if character is None or character.seat in draft.state.record.seats:
        return None
    plays = any(each.seat == seat.id for each in draft.state.world.characters.values())
    return None if plays else character


def _control_line(
    draft: Draft,
    unit: Unit,
    character: Character | None,
    code: str,
    code_with_character: str,
    **params: str,
) -> PendingLine:
    if character is None:
        return draft.unit_line(unit, code, "system", **params)
    return draft.unit_line(
        unit, code_with_character, "system", character=character_ref(character), **params
    )
