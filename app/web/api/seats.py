"""Seats: take one with an invite, look who is there, give one up or take it away."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web.api.common import Seated, TheHandler, errors, json
from app.web.auth import service_of
from app.web.errors import Problem, documented
from app.web.schemas import RotatedInvite, RotateInvite, Seats, TakenSeat, TakeSeat

router = APIRouter(tags=["seats"])


@router.post(
    "/tables/{table_id}/seats",
    status_code=201,
    response_model=TakenSeat,
    responses=documented("malformed", "bad-invite", "too-many-seats"),
)
async def take_seat(request: Request, table_id: str, asked: TakeSeat) -> Response:
    """Take a seat. The answer carries its token, which is not shown again."""
    seat = await service_of(request).join(table_id, asked.invite, asked.name)
    return json({"seat": seat.id, "token": seat.token, "role": seat.role}, 201)


@router.get("/tables/{table_id}/seats", response_model=Seats, responses=errors())
async def list_seats(request: Request, table_id: str, viewer: Seated) -> Response:
    """Who has a seat."""
    live = await service_of(request).table(table_id, viewer.seat_id)
    _, _, view = live.view(viewer.seat_id)
    return json({"seats": list(view["seats"].values())})


@router.delete(
    "/tables/{table_id}/seats/{seat_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-seat", "not-allowed"),
)
async def leave_seat(request: Request, table_id: str, seat_id: str, viewer: Seated) -> Response:
    """Give up your own seat, or as the Handler take away another's: its token ends at once."""
    if viewer.role != "handler" and viewer.seat_id != seat_id:
        raise Problem("handler-only")
    await service_of(request).remove_seat(table_id, viewer.seat_id, seat_id)
    return Response(status_code=204)


@router.post(
    "/tables/{table_id}/invites",
    response_model=RotatedInvite,
    responses=errors("handler-only"),
)
async def rotate_invite(
    request: Request, table_id: str, asked: RotateInvite, viewer: TheHandler
) -> Response:
    """Replace an invite; whoever has a seat keeps it."""
    invite = await service_of(request).rotate(table_id, viewer.seat_id, asked.role)
    return json({"role": asked.role, "invite": invite, "url": f"/j/{invite}"})
