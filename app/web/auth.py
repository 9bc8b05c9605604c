"""Authentication: a Bearer token, or the cookie of one table."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from app.engine import Refused
from app.engine.commands.registry import missing_scope
from app.engine.commands.scopes import Scope
from app.engine.history.visible_history import SHARED_GROUPS
from app.engine.state.record import SeatRole
from app.errors import RequestRefused
from app.live.tables import LiveTable
from app.services.tables import Service
from app.services.tokens import CREATE, scopes_of
from app.services.tokens import PREFIX as TOKEN_PREFIX
from app.settings import Settings
from app.store.seats import Member
from app.store.tokens import Token
from app.web.errors import Problem
from app.web.integrations import check_scope, check_use, ticket_of, token_of_ticket
from app.web.limits import address_of, count_seat, limits_of
from app.web.security import SAFE, same_origin

T = TypeVar("T")

#: Codes that mean an unknown secret.
UNKNOWN_SECRETS: Final = frozenset({"stale-token", "bad-ticket"})
#: Headers of an answer to a request without a valid secret (RFC 9110, 15.5.2).
UNAUTHORISED: Final = {"WWW-Authenticate": 'Bearer realm="hexframe"'}
COOKIE_SECONDS = 400 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat that is authenticated at this table."""

    table_id: str
    #: with a token without a seat: the group of viewers that it sees as
    seat_id: str
    role: SeatRole
    via: Literal["bearer", "cookie"]
    #: the integration token that acts in the seat's name
    token: Token | None = None

    @property
    def counted_as(self) -> str:
        """What limits count: the seat, or its token by itself."""
        return self.seat_id if self.token is None else self.token.id

    @property
    def turn(self) -> str | None:
        """Whose turn the queries of a program take: its own, not that of the seat."""
        return None if self.token is None else self.token.id

    @property
    def most(self) -> int | None:
        """The requests within ten seconds of a token that has a limit of its own, else None."""
        return None if self.token is None else self.token.most

    @property
    def program(self) -> str:
        """The name of the token, "" for a person."""
        return "" if self.token is None else self.token.name

    def may(self, scope: Scope) -> bool:
        """Whether the sender is a person, or a program whose token has this scope."""
        return self.token is None or scope in scopes_of(self.token)

    @property
    def sees_invites(self) -> bool:
        """Whether a Handler's view is shown with its invites, with which anybody takes a seat."""
        return self.may("manage")

    def refusal_of(self, live: LiveTable, command: Mapping[str, Any]) -> Refused | None:
        """Returns why the token may not send a command, or None."""
        if self.token is None:
            return None
        role = live.role_of(self.seat_id)
        missing = missing_scope(scopes_of(self.token), self.seat_id, role, command)
        return None if missing is None else Refused("scope-missing", {"scope": missing})


def cookie_name(table_id: str) -> str:
    """Returns the cookie name of a table; one per table, so a browser can have several seats."""
    return f"hexframe_{table_id}"


def share_cookie(share_id: str) -> str:
    """Returns the cookie name of a replay link that was opened."""
    return f"hexframe_replay_{share_id}"


def screen_cookie(screen_id: str) -> str:
    """Returns the cookie name of a screen that was opened."""
    return f"hexframe_screen_{screen_id}"


def new_cookie(table_id: str) -> str:
    """Returns the name of the cookie of a new table whose Handler has not saved the link yet."""
    return f"hexframe-new_{table_id}"


def bearer(connection: HTTPConnection) -> str | None:
    """Returns the Bearer token, or None, also for another scheme."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def settings_of(connection: HTTPConnection) -> Settings:
    """Returns the server's settings."""
    settings: Settings = connection.app.state.settings
    return settings


def service_of(connection: HTTPConnection) -> Service:
    """Returns the service behind the routes."""
    service: Service = connection.app.state.service
    return service


def check_origin(connection: HTTPConnection) -> None:
    """Raises Problem wrong-origin for a request that another site may have caused."""
    if not same_origin(
        connection.headers, connection.url.scheme, settings_of(connection).public_url
    ):
        raise Problem("wrong-origin")


async def viewer_of(connection: HTTPConnection, table_id: str) -> Viewer:
    """Returns the seat of this request.

    Raises Problem: not-signed-in, stale-token, not-your-table, no-such-table, wrong-origin,
    too-many-requests. After too many wrong tokens: too-many-guesses instead of stale-token, so that
    guesses do not lock out seats of the same address. With an integration token or a ticket also
    those of `check_use` and `check_scope`, bad-ticket and ticket-used.
    """
    known: Viewer | None = getattr(connection.state, "viewer", None)
    if known is not None and known.table_id == table_id:
        return known  # authenticated and counted before the body was read
    service = service_of(connection)
    token = bearer(connection)
    ticket = ticket_of(connection) if token is None else None
    if ticket is not None:
        found = await _viewer_with_ticket(connection, table_id, ticket)
        connection.state.viewer = found
        return found
    if token is not None and token.startswith(TOKEN_PREFIX):
        integration = await _known(connection, service.tokens.find(token))
        found = await _integration(connection, table_id, integration)
        connection.state.viewer = found
        return found
    via: Literal["bearer", "cookie"] = "bearer"
    if token is None:
        token = connection.cookies.get(cookie_name(table_id))
        via = "cookie"
    if not token:
        expected = {"header": "Authorization: Bearer TOKEN"}
        raise Problem("not-signed-in", data=expected, headers=UNAUTHORISED)
    unsafe = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE
    if via == "cookie" and unsafe:
        check_origin(connection)
    member = await service.seats.member(token)
    if member is None:
        await _count_guess(connection)
        raise Problem("stale-token", headers=UNAUTHORISED)
    count_seat(connection, member.seat_id)
    await _check_table(service, member.table_id, table_id)
    found = Viewer(table_id, member.seat_id, await service.seats.role_of(member), via)
    connection.state.viewer = found
    return found


async def _count_guess(connection: HTTPConnection) -> None:
    """Counts a wrong token. Raises Problem too-many-guesses after too many."""
    limits, address = limits_of(connection), address_of(connection)
    await limits.check_guesses(address, "link")
    await limits.count_wrong_guess(address, "link")


async def _check_table(service: Service, own: str, table_id: str) -> None:
    """Raises Problem not-your-table, no-such-table for a sender of another table."""
    if own != table_id:
        if not await service.exists(table_id):
            raise Problem("no-such-table")
        raise Problem("not-your-table")


async def _known(connection: HTTPConnection, looked_up: Awaitable[T]) -> T:
    """Returns what a secret stands for; an unknown secret counts as a wrong guess."""
    try:
        return await looked_up
    except RequestRefused as refused:
        if refused.code in UNKNOWN_SECRETS:
            await _count_guess(connection)
            raise Problem(refused.code, headers=UNAUTHORISED) from None
        raise


async def _integration(connection: HTTPConnection, table_id: str, token: Token) -> Viewer:
    """Returns the viewer that a program with an integration token is."""
    service = service_of(connection)
    count_seat(connection, token.id, "token", token.most)
    await _check_table(service, token.table_id, table_id)
    check_use(connection, token, settings_of(connection).public_url)
    check_scope(connection, token)
    service.tokens.note_use(token)
    role: SeatRole = "spectator"
    if token.seat not in SHARED_GROUPS:
        role = await service.seats.role_of(Member(table_id, token.seat, role))
    return Viewer(table_id, token.seat, role, "bearer", token)


async def _viewer_with_ticket(connection: HTTPConnection, table_id: str, secret: str) -> Viewer:
    """Returns the viewer for whom a ticket was made; the ticket is used up."""
    service = service_of(connection)
    ticket = await _known(connection, service.tickets.take(secret))
    if ticket.token:
        token = await token_of_ticket(service.tokens, ticket)
        return await _integration(connection, table_id, token)
    if "origin" in connection.headers:
        check_origin(connection)
    count_seat(connection, ticket.seat)
    await _check_table(service, ticket.table, table_id)
    role = await service.seats.role_of(Member(table_id, ticket.seat, "spectator"))
    return Viewer(table_id, ticket.seat, role, "bearer")


def view_as(live: LiveTable, found: Viewer, whom: str | None) -> str:
    """Returns the viewer to answer as: the own seat, or for a Handler another seat, "pilots" or
    "spectators". Raises Problem handler-only or no-such-seat."""
    if whom is None:
        return found.seat_id
    if found.role != "handler":
        raise Problem("handler-only")
    if not live.can_view_as(whom):
        raise Problem("no-such-seat", {"seat": whom})
    return whom


async def viewer(request: Request, table_id: str) -> Viewer:
    """Dependency of every route under /tables/{table_id}."""
    return await viewer_of(request, table_id)


async def handler(request: Request, table_id: str) -> Viewer:
    """Dependency of routes for the Handler only."""
    found = await viewer_of(request, table_id)
    if found.role != "handler":
        raise Problem("handler-only")
    return found


def is_operator(settings: Settings, key: str | None) -> bool:
    """Whether the key is the operator's, compared in constant time."""
    wanted = settings.operator_key.get_secret_value()
    return bool(wanted) and hmac.compare_digest((key or "").encode(), wanted.encode())


async def check_operator(request: Request, key: str | None) -> None:
    """Raises Problem operator-only without the operator's key; a wrong key counts as a guess.

    When no key is set, nobody is the operator.
    """
    settings = settings_of(request)
    if not key or not settings.operator_key.get_secret_value():
        raise Problem("operator-only")
    async with limits_of(request).guessing(request, "operator"):
        if not is_operator(settings, key):
            raise Problem("operator-only")


async def operator(request: Request) -> None:
    """Dependency: the operator's key as Bearer token."""
    await check_operator(request, bearer(request))


async def check_ban(request: Request, table_id: str) -> None:
    """Raises Problem banned for the token of a seat that is banned from the table."""
    shown = (bearer(request), request.cookies.get(cookie_name(table_id)))
    for token in shown:
        if token and await service_of(request).store.seats.is_banned(table_id, token):
            raise Problem("banned")


async def may_create(request: Request) -> None:
    """Dependency: without an operator's key anybody may create tables, else also a program with a
    token of the operator."""
    if not settings_of(request).operator_key.get_secret_value():
        return
    shown = bearer(request)
    if shown is None or not shown.startswith(TOKEN_PREFIX):
        await operator(request)
        return
    service = service_of(request)
    token = await _known(request, service.tokens.find(shown))
    if CREATE not in token.scopes.split():
        raise Problem("operator-only")
    check_use(request, token, settings_of(request).public_url)
    count_seat(request, token.id, "token")
    service.tokens.note_use(token)


def set_cookie(request: Request, response: Response, table_id: str, token: str) -> None:
    """Stores the token of a seat in this browser."""
    remember(request, response, cookie_name(table_id), token)


def _secure(request: Request) -> bool:
    return request.url.scheme == "https" or settings_of(request).public_url.startswith("https:")


def remember(request: Request, response: Response, name: str, token: str) -> None:
    """Stores a secret in this browser."""
    response.set_cookie(
        name,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=_secure(request),
        httponly=True,
        samesite="lax",
    )


def mark_new(request: Request, response: Response, table_id: str) -> None:
    """Sets the cookie that makes the table's page show the Handler's link. It holds no secret."""
    response.set_cookie(
        new_cookie(table_id),
        "1",
        path=f"/t/{table_id}",
        secure=_secure(request),
        samesite="lax",
    )


def key_to_keep(request: Request, viewer: Viewer) -> str | None:
    """Returns the Handler's key while the new table's link is not saved yet, else None."""
    table_id = viewer.table_id
    if (
        viewer.role != "handler"
        or viewer.via != "cookie"
        or new_cookie(table_id) not in request.cookies
    ):
        return None
    return request.cookies.get(cookie_name(table_id))
