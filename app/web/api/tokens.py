"""REST routes for integration tokens, and for the tickets that open sockets and streams."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.live.clock import from_now
from app.services import tickets
from app.services.tokens import NewToken, token_summary
from app.store.tokens import Token
from app.web.api.common import SeatAccess, errors, json
from app.web.auth import Viewer, service_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.schemas.tokens import MadeTicket, MadeToken, MakeToken, TokenList

router = APIRouter(tags=["tokens"], route_class=GuardedRoute)


def _reach(viewer: Viewer) -> str | None:
    """Returns the seat whose tokens a viewer manages; None for those of the whole table."""
    return None if viewer.role == "handler" else viewer.seat_id


def _made(token: Token, secret: str) -> MadeToken:
    return {**token_summary(token), "token": secret}


@router.post(
    "/tables/{table_id}/tokens",
    status_code=201,
    response_model=MadeToken,
    responses=errors(
        "handler-only", "no-such-seat", "scope-not-for-seat", "bad-origin", "too-many-tokens"
    ),
)
async def make_token(
    request: Request, table_id: str, body: MakeToken, viewer: SeatAccess
) -> Response:
    """Create an integration token for your own seat, or as the Handler for any seat or for the
    table. Its secret is not shown again."""
    seat = body.seat or viewer.seat_id
    if _reach(viewer) not in (None, seat):
        raise Problem("handler-only")
    wanted = NewToken(body.name, body.scopes, body.origins, body.expires_in)
    return json(_made(*await service_of(request).tokens.make(table_id, seat, wanted)), 201)


@router.get("/tables/{table_id}/tokens", response_model=TokenList, responses=errors())
async def list_tokens(request: Request, table_id: str, viewer: SeatAccess) -> Response:
    """List the tokens of your own seat, or as the Handler those of the whole table, oldest
    first."""
    found = await service_of(request).tokens.of_seat(table_id, _reach(viewer))
    listed: TokenList = {"tokens": [token_summary(each) for each in found]}
    return json(listed)


@router.post(
    "/tables/{table_id}/tokens/{token_id}/rotate",
    response_model=MadeToken,
    responses=errors("no-such-token"),
)
async def rotate_token(
    request: Request, table_id: str, token_id: str, viewer: SeatAccess
) -> Response:
    """Replace the secret of a token, for its whole lifetime again. The old secret and its sockets
    end at once."""
    tokens = service_of(request).tokens
    return json(_made(*await tokens.rotate(table_id, _reach(viewer), token_id)))


@router.delete(
    "/tables/{table_id}/tokens/{token_id}",
    status_code=204,
    responses=errors("no-such-token"),
)
async def revoke_token(
    request: Request, table_id: str, token_id: str, viewer: SeatAccess
) -> Response:
    """Revoke a token. Its sockets end at once."""
    await service_of(request).tokens.revoke(table_id, _reach(viewer), token_id)
    return Response(status_code=204)


@router.post(
    "/tables/{table_id}/tickets",
    status_code=201,
    response_model=MadeTicket,
    responses=errors(),
)
async def make_ticket(request: Request, table_id: str, viewer: SeatAccess) -> Response:
    """Create a ticket that opens the WebSocket or the event stream once, within 30 seconds, as
    `?ticket=`: for pages that can send no header there."""
    token = viewer.token
    ticket = tickets.Ticket(table_id, viewer.seat_id)
    if token is not None:
        ticket = tickets.Ticket(table_id, viewer.seat_id, token.id, token.token_hash)
    made: MadeTicket = {
        "ticket": await service_of(request).tickets.make(ticket),
        "expires": from_now(tickets.LIFETIME),
    }
    return json(made, 201)
