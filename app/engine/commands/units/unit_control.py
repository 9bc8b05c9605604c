"""Control of units: pilots take, request and release them; the Handler gives any unit (FS 1.2).

The first seat that controls a unit is its controller, the others its co-pilots. Each of them may do
whatever the controller may. If the controller leaves, the next one takes that place. A character
that nobody plays goes to the pilot who takes its unit, and is given back with it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from app.engine.access import controllers_among
from app.engine.combat.fighters import pilot_character
from app.engine.combat.requests import requests_of
from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.combat.request_queue import (
    add_request,
    check_request_limit,
    drop_control_requests,
)
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import OWN_SEAT, UnitCommand, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.record import Seat
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.elsewhere import units_elsewhere
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc

#: Limit of the seats that control one unit.
MOST_CONTROLLERS: Final = 4
FREE_UNIT: Final = "pilots only: a pilots' unit that nobody controls"


class TakeUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot takes control of a free unit, and of its character that nobody plays (FS 1.2).

    A pilot who controls a unit already takes no second one, but the Handler can give it.
    """


class RequestUnit(UnitCommand, frozen=True, kw_only=True):
    """A pilot requests control of a free unit. The Handler answers by `action.grant` or
    `action.deny`."""


class GiveUnit(UnitCommand, frozen=True, kw_only=True):
    """Gives control of a unit to one more seat, an NPC too.

    The seat is a pilot's or a Handler's. A unit has at most four controllers.
    """

    seat: Annotated[Id, Doc("the seat", "p2")]


class ReleaseUnit(UnitCommand, frozen=True, kw_only=True):
    """Gives a unit back, with the character that came with it.

    The Handler takes it from one `seat`, or from all of them; a pilot gives back its own control.
    """

    seat: Annotated[
        Id | None,
        OWN_SEAT,
        Doc("the seat that loses control; by default your own, or as the Handler everybody"),
    ] = None


@command("unit.take", Permission.PLAYER, note=FREE_UNIT)
def take_unit(draft: Draft, c: TakeUnit) -> None:
    unit, seat = _unclaimed_unit(draft, c.unit)
    away = (other for _, other in units_elsewhere(draft.state.world))
    for other in (*draft.scene.units.values(), *away):
        if seat.id in other.controllers and _is_pilots_frame(other):
            raise Refusal("one-unit-each", unit=unit_ref(other))
    _give_first_control(draft, unit, seat, "unit.taken", "unit.taken_with")


@command("unit.ask", Permission.PLAYER, note=FREE_UNIT)
def request_unit(draft: Draft, c: RequestUnit) -> None:
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
    """Returns whether the unit counts as the frame of a pilot: no wreck, and no pilot on foot."""
    return unit.disposition == "pilot" and not unit.destroyed and not unit.pilot_of


def _unclaimed_unit(draft: Draft, unit_id: str) -> tuple[Unit, Seat]:
    """Returns a unit that the sending pilot could control, and the pilot's seat.

    Raises `Refusal` "pilots-take", "not-for-pilots" or "unit-taken".
    """
    unit = draft.unit(unit_id)
    seat = draft.state.record.seats.get(draft.sent.seat or "")
    if seat is None or seat.role != "pilot":
        raise Refusal("pilots-take")
    if unit.disposition != "pilot":
        raise Refusal("not-for-pilots", unit=unit_ref(unit))
    if controllers_among(draft.state.record.seats, unit):
        raise Refusal("unit-taken", unit=unit_ref(unit))
    return unit, seat


@command("unit.give", Permission.HANDLER, note="to a Handler or a pilot")
def give_unit(draft: Draft, c: GiveUnit) -> None:
    give_control(draft, draft.unit(c.unit), c.seat)


def give_control(draft: Draft, unit: Unit, seat_id: str) -> None:
    """Gives control of the unit to a seat. Raises as `GiveUnit`."""
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
    """Gives control of a free unit, and its character if nobody plays it."""
    character = _unplayed_character(draft, unit, seat)
    after = _with_controllers(unit, (seat.id,))
    line = _control_line(draft, after, character, code, code_with_character, pilot=seat.name)
    _emit_controllers(draft, unit, after.controllers, line)
    if character is not None:
        put_character(draft, "character.updated", replace(character, seat=seat.id, lent=True))
    drop_control_requests(draft, unit)


def _with_controllers(unit: Unit, controllers: tuple[str, ...]) -> Unit:
    """Returns the unit as these seats control it. They know it even if it is hidden."""
    return replace(unit, controller=controllers[0], copilots=controllers[1:])


def _emit_controllers(
    draft: Draft, unit: Unit, controllers: tuple[str, ...], line: PendingLine
) -> None:
    first = controllers[0] if controllers else None
    draft.set_unit("unit.updated", unit, line, controller=first, copilots=controllers[1:])


@command("unit.release", Permission.OWNER, note="a pilot: for its own seat")
def release_unit(draft: Draft, c: ReleaseUnit) -> None:
    unit, own = draft.unit(c.unit), None if draft.runs_the_table else draft.sent.seat
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
    """Returns the unit's character if nobody plays it and the pilot plays none."""
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
