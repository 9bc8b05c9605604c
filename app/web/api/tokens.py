"""REST routes for integration tokens, and for the tickets that open sockets and streams."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from fastapi import APIRouter, Header, Request
from starlette.responses import Response

from app.engine.commands.scopes import SCOPES_OF
from app.live.clock import from_now
from app.services import tickets
from app.services.tokens import NewToken, TokenSummary, token_summary
from app.store.tokens import Token
from app.web.api.common import SeatAccess, errors, json, tags_in, with_etag
from app.web.api.paging import Page
from app.web.auth import Viewer, service_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.schemas.tokens import ChangeToken, MadeTicket, MadeToken, MakeToken, TokenList

router = APIRouter(tags=["tokens"], route_class=GuardedRoute)

#: Stands in an ETag before the last use, which no precondition is about.
USED: Final = "-used-"
#: The fields of a token that can be without a value.
_WITHOUT: Final = frozenset({"expires_in", "limit"})


def _reach(viewer: Viewer) -> str | None:
    """Returns the seat whose tokens a viewer manages; None for those of the whole table."""
    return None if viewer.role == "handler" else viewer.seat_id


def _unused_tag(token: Token) -> str:
    """Returns what the ETag of a token begins with: it changes with all but its use."""
    summary = {**token_summary(token), "last_used": None, "hash": token.token_hash}
    return hashlib.sha256(str(summary).encode()).hexdigest()[:24]


def _tag(token: Token) -> str:
    """Returns the ETag of a token."""
    return f"{_unused_tag(token)}{USED}{token.last_used or ''}"


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
    wanted = NewToken(body.name, body.scopes, body.origins, body.expires_in, body.limit)
    return json(_made(*await service_of(request).tokens.make(table_id, seat, wanted)), 201)


@router.get("/tables/{table_id}/tokens", response_model=TokenList, responses=errors())
async def list_tokens(request: Request, table_id: str, viewer: SeatAccess, page: Page) -> Response:
    """List the tokens of your own seat, or as the Handler those of the whole table, oldest
    first."""
    found = await service_of(request).tokens.of_seat(table_id, _reach(viewer))
    shown, paged = page.of(found, lambda token: (token.created, token.id))
    listed: TokenList = {
        "tokens": [token_summary(each) for each in shown],
        "scopes": {role: list(scopes) for role, scopes in SCOPES_OF.items()},
        **paged,
    }
    return json(listed)


@router.get(
    "/tables/{table_id}/tokens/{token_id}",
    response_model=TokenSummary,
    responses=errors("no-such-token"),
)
async def get_token(request: Request, table_id: str, token_id: str, viewer: SeatAccess) -> Response:
    """Get a token."""
    found = await service_of(request).tokens.of_seat(table_id, _reach(viewer))
    token = next((each for each in found if each.id == token_id), None)
    if token is None:
        raise Problem("no-such-token")
    return with_etag(request, token_summary(token), _tag(token))


@router.patch(
    "/tables/{table_id}/tokens/{token_id}",
    response_model=TokenSummary,
    responses=errors("no-such-token", "scope-not-for-seat", "bad-origin", "state-changed"),
)
async def change_token(
    request: Request,
    table_id: str,
    token_id: str,
    body: ChangeToken,
    viewer: SeatAccess,
    if_match: Annotated[
        str | None,
        Header(
            max_length=1000,
            description="the ETag of the token: refused with 412 if it has changed since",
        ),
    ] = None,
) -> Response:
    """Change what a token may do, its name, its end or its limit. Its open sockets follow at once,
    and end where it may no longer be used."""

    def check(token: Token) -> None:
        if if_match is None or if_match.strip() == "*":
            return
        if _unused_tag(token) not in {each.partition(USED)[0] for each in tags_in(if_match)}:
            raise Problem("state-changed")

    said = body.model_dump(exclude_unset=True)
    # null is a value of these two alone
    given = {name: each for name, each in said.items() if each is not None or name in _WITHOUT}
    if "expires_in" in given:
        given["lifetime"] = given.pop("expires_in")
    tokens = service_of(request).tokens
    changed = await tokens.change(table_id, _reach(viewer), token_id, given, check)
    return json(token_summary(changed), headers={"ETag": f'"{_tag(changed)}"'})


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
