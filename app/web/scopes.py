"""The scope that an integration token needs for each operation below `/api/v1/tables/{table_id}`.

An operation that is not listed is refused to every token.
"""

from __future__ import annotations

from typing import Final, Literal

from starlette.requests import HTTPConnection

from app.engine.commands.scopes import Scope

#: Sends a command, each of which has its own scope.
BY_COMMAND: Final = "by-command"
#: Takes the seat's own token.
NO_TOKEN: Final = "no-token"  # noqa: S105 - the name of a rule

RouteScope = Scope | Literal["by-command", "no-token"]

_ROUTES: Final[dict[RouteScope, str]] = {
    "read": """
        GET /
        GET /seats
        GET /state
        GET /stream
        GET /events
        GET /log.json
        GET /export
        GET /history
        GET /history/moment
        GET /history/frames
        GET /history/chunks/{chunk_hash}
        GET /map
        GET /map/chunks
        GET /map/chunks/{chunk_hash}
        GET /pictures
        GET /pictures/{picture_id}
        GET /background/{part}
        GET /library
        GET /library/{entry_id}
        POST /queries/{name}
        POST /tickets
    """,
    "play": """
        POST /pictures
    """,
    "run": """
        PUT /map
        POST /map/generate
        POST /scenes
        POST /chapters
        POST /library
        DELETE /library/{entry_id}
        DELETE /pictures/{picture_id}
    """,
    "manage": """
        DELETE /
        DELETE /seats/{seat_id}
        GET /bans
        DELETE /bans/{seat_id}
        POST /invites
        POST /branch
        GET /shares
        POST /shares
        DELETE /shares/{share_id}
        GET /screens
        POST /screens
        DELETE /screens/{screen_id}
        GET /webhooks
        POST /webhooks
        PATCH /webhooks/{webhook_id}
        DELETE /webhooks/{webhook_id}
        POST /webhooks/{webhook_id}/rotate
        POST /webhooks/{webhook_id}/test
        GET /webhooks/{webhook_id}/deliveries
        POST /webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver
    """,
    BY_COMMAND: "POST /commands",
    # A token that could make tokens would outlive its own end.
    NO_TOKEN: """
        GET /tokens
        POST /tokens
        GET /tokens/{token_id}
        PATCH /tokens/{token_id}
        DELETE /tokens/{token_id}
        POST /tokens/{token_id}/rotate
    """,
}
_API: Final = "/api/v1"
TABLE_PATH: Final = _API + "/tables/{table_id}"
#: By method and path as the OpenAPI document has them.
ROUTE_SCOPES: Final[dict[tuple[str, str], RouteScope]] = {
    (method, (TABLE_PATH + path).rstrip("/")): scope
    for scope, text in _ROUTES.items()
    for method, path in (line.split() for line in text.strip().splitlines())
}
#: The WebSocket of a table needs this scope; each command over it needs its own, a signal "chat".
SOCKET: Final[Scope] = "read"
SIGNALS: Final[Scope] = "chat"
#: Operations that a ticket opens, beside the WebSocket.
_BY_TICKET: Final = frozenset({f"{TABLE_PATH}/stream"})


def _documented_path(connection: HTTPConnection) -> str:
    """Returns the path of a request's operation in the OpenAPI document."""
    path: str = getattr(connection.scope.get("route"), "path", "")
    # A route knows its path within the router of the REST interface.
    return _API + path if connection.scope["path"].startswith(f"{_API}/") else path


def scope_of(connection: HTTPConnection) -> RouteScope:
    """Returns the scope that a request or handshake needs."""
    if connection.scope["type"] == "websocket":
        return SOCKET
    method = connection.scope["method"]
    path = _documented_path(connection)
    return ROUTE_SCOPES.get(("GET" if method == "HEAD" else method, path), NO_TOKEN)


def takes_ticket(connection: HTTPConnection) -> bool:
    """Whether a ticket opens this."""
    return connection.scope["type"] == "websocket" or _documented_path(connection) in _BY_TICKET
