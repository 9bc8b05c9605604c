"""How integration tokens sign in: by a secret or a ticket, from allowed origins, with scopes."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import RequestRefused
from app.services.tickets import Ticket
from app.services.tokens import (
    Tokens,
    allows_origin,
    check_alive,
    plain_origin,
    scopes_of,
)
from app.store.tokens import Token
from app.web.errors import Problem
from app.web.scopes import BY_COMMAND, NO_TOKEN, scope_of, takes_ticket
from app.web.security import same_origin

#: Headers of an answer that pages of another origin may read.
EXPOSED = ", ".join(
    (
        "ETag",
        "Location",
        "Retry-After",
        "Content-Disposition",
        "RateLimit",
        "RateLimit-Policy",
        "Idempotency-Replayed",
        "Deprecation",
        "Sunset",
        "Link",
    )
)
#: Seconds for which a browser may keep the answer to a preflight.
PREFLIGHT_AGE = 600
_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE"
_HEADERS = ", ".join(
    (
        "Authorization",
        "Content-Type",
        "If-Match",
        "If-None-Match",
        "Idempotency-Key",
        "Hexframe-At",
        "Last-Event-ID",
    )
)


def ticket_of(connection: HTTPConnection) -> str | None:
    """Returns the ticket in the address, where one is taken: by sockets and event streams."""
    return connection.query_params.get("ticket") if takes_ticket(connection) else None


def check_use(connection: HTTPConnection, token: Token, public_url: str) -> None:
    """Checks where a request with a token comes from, and whether the token is alive.

    An answer to a page of an allowed origin may be read by that page, also a refusal from here on.
    Raises Problem origin-not-allowed, and RequestRefused token-revoked, token-expired.
    """
    origin = connection.headers.get("origin")
    if origin is not None and not same_origin(
        connection.headers, connection.url.scheme, public_url
    ):
        if not allows_origin(token, origin):
            raise Problem("origin-not-allowed", {"origin": origin[:200]})
        connection.state.cross_origin = origin
    check_alive(token)


def check_scope(connection: HTTPConnection, token: Token) -> None:
    """Raises Problem no-token-here, scope-missing where a token does not allow this request."""
    needed = scope_of(connection)
    if needed == NO_TOKEN:
        raise Problem("no-token-here")
    if needed != BY_COMMAND and needed not in scopes_of(token):
        raise Problem("scope-missing", {"scope": needed})


async def token_of_ticket(tokens: Tokens, ticket: Ticket) -> Token:
    """Returns the token for which a ticket was made. Raises RequestRefused token-revoked."""
    found = await tokens.get(ticket.table, ticket.token)
    if found is None or found.token_hash != ticket.token_hash:
        raise RequestRefused("token-revoked")
    return found


class CrossOrigin:
    """ASGI middleware: answers preflights, and lets pages of allowed origins read their answers.

    Every preflight for a table's operations gets the same answer, which tells nothing about the
    table or its tokens. Only the request that follows has a token, and is refused unless the token
    allows its origin. Cookies are never taken from another origin.
    """

    def __init__(self, app: ASGIApp, prefix: str = "/api/v1/tables/") -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or answers a preflight."""
        if scope["type"] != "http" or not scope["path"].startswith(self.prefix):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        origin = headers.get("origin", "")
        preflight = scope["method"] == "OPTIONS" and "access-control-request-method" in headers
        if preflight and plain_origin(origin) is not None:
            answer = Response(
                status_code=204,
                headers={
                    "Access-Control-Allow-Origin": origin,
                    "Vary": "Origin",
                    "Access-Control-Allow-Methods": _METHODS,
                    "Access-Control-Allow-Headers": _HEADERS,
                    "Access-Control-Max-Age": str(PREFLIGHT_AGE),
                },
            )
            await answer(scope, receive, send)
            return
        state = scope.setdefault("state", {})

        async def marked(message: Message) -> None:
            allowed = state.get("cross_origin")
            if message["type"] == "http.response.start" and allowed is not None:
                answer = MutableHeaders(scope=message)
                answer["Access-Control-Allow-Origin"] = allowed
                answer.add_vary_header("Origin")
                answer["Access-Control-Expose-Headers"] = EXPOSED
                # The page is of another origin, and may read this.
                answer["Cross-Origin-Resource-Policy"] = "cross-origin"
            await send(message)

        await self.app(scope, receive, marked)
