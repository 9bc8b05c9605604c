"""REST routes for seats: take one with an invite, list them, leave or remove one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.web.api.common import HandlerAccess, SeatAccess, errors, json
from app.web.api.paging import Page
from app.web.auth import check_ban, service_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem, error_responses
from app.web.limits import limits_of
from app.web.schemas.rest import Ban, Bans, RotatedInvite, RotateInvite, Seats, TakenSeat, TakeSeat

router = APIRouter(tags=["seats"], route_class=GuardedRoute)


@router.post(
    "/tables/{table_id}/seats",
    status_code=201,
    response_model=TakenSeat,
    responses=error_responses("malformed", "bad-invite", "banned", "too-many-seats"),
)
async def take_seat(request: Request, table_id: str, body: TakeSeat) -> Response:
    """Take a seat. The answer has its token, which is not shown again."""
    await _table_of(request, body.invite)
    return await _taken(request, table_id, body)


@router.post(
    "/seats",
    status_code=201,
    response_model=TakenSeat,
    responses=error_responses("malformed", "bad-invite", "banned", "too-many-seats", "not-ready"),
)
async def take_invited_seat(request: Request, body: TakeSeat) -> Response:
    """Take a seat at the table of an invite. The answer has the table, and the token of the seat,
    which is not shown again."""
    return await _taken(request, await _table_of(request, body.invite), body)


async def _table_of(request: Request, invite: str) -> str:
    """Returns the table of an invite. Raises Problem bad-invite, too-many-guesses."""
    async with limits_of(request).guessing(request):
        found = await service_of(request).seats.invite_target(invite)
    return found.table_id


async def _taken(request: Request, table_id: str, body: TakeSeat) -> Response:
    """Takes the seat. Raises Problem banned, too-many-requests, bad-invite, too-many-seats."""
    await check_ban(request, table_id)
    limits_of(request).count_join(request, table_id)
    seat = await service_of(request).seats.join(table_id, body.invite, body.name)
    taken: TakenSeat = {
        "table": table_id, "seat": seat.id, "token": seat.token, "role": seat.role
    }  # fmt: skip
    return json(taken, 201)


@router.get("/tables/{table_id}/seats", response_model=Seats, responses=errors())
async def list_seats(request: Request, table_id: str, viewer: SeatAccess, page: Page) -> Response:
    """List the seats, in the order in which they were taken."""
    live = await service_of(request).table(table_id, viewer.seat_id)
    _, _, view = live.view(viewer.seat_id)
    rows = await service_of(request).store.seats.of_table(table_id)
    taken = {row.id: row.created for row in rows}
    shown, paged = page.of(
        list(view["seats"].values()), lambda seat: (taken.get(seat["id"], ""), seat["id"])
    )
    seats: Seats = {"seats": shown, **paged}
    return json(seats)


@router.delete(
    "/tables/{table_id}/seats/{seat_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-seat", "not-allowed"),
)
async def leave_seat(
    request: Request,
    table_id: str,
    seat_id: str,
    viewer: SeatAccess,
    ban: Annotated[
        bool, Query(description="the Handler's: who had the seat takes no other one")
    ] = False,
) -> Response:
    """Leave your own seat, or as the Handler remove another one: its token ends at once."""
    if viewer.role != "handler" and (ban or viewer.seat_id != seat_id):
        raise Problem("handler-only")
    seats = service_of(request).seats
    await seats.remove_seat(table_id, viewer.seat_id, seat_id, ban=ban, program=viewer.program)
    return Response(status_code=204)


@router.get("/tables/{table_id}/bans", response_model=Bans, responses=errors("handler-only"))
async def list_bans(request: Request, table_id: str, _: HandlerAccess, page: Page) -> Response:
    """List the banned seats, whose browsers may not take a seat again, oldest first."""
    seats = await service_of(request).store.seats.of_table(table_id)
    bans: list[Ban] = [
        {"seat": seat.id, "name": seat.name, "at": seat.banned}
        for seat in seats
        if seat.banned is not None
    ]
    shown, paged = page.of(bans, lambda ban: (ban["at"], ban["seat"]))
    answer: Bans = {"bans": shown, **paged}
    return json(answer)


@router.delete(
    "/tables/{table_id}/bans/{seat_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-ban"),
)
async def lift_ban(
    request: Request, table_id: str, seat_id: str, viewer: HandlerAccess
) -> Response:
    """Lift a ban, so that its holder can take a new seat with an invite."""
    await service_of(request).seats.lift_ban(table_id, viewer.seat_id, seat_id, viewer.program)
    return Response(status_code=204)


@router.post(
    "/tables/{table_id}/invites",
    response_model=RotatedInvite,
    responses=errors("handler-only"),
)
async def rotate_invite(
    request: Request, table_id: str, body: RotateInvite, viewer: HandlerAccess
) -> Response:
    """Replace an invite. Seats taken with the old one stay."""
    seats = service_of(request).seats
    invite = await seats.rotate(table_id, viewer.seat_id, body.role, viewer.program)
    rotated: RotatedInvite = {"role": body.role, "invite": invite, "url": f"/j/{invite}"}
    return json(rotated)
