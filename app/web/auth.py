"""Authentication: a Bearer token, or the cookie of one table."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Literal

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from app.engine.state.record import SeatRole
from app.live.tables import LiveTable
from app.services.tables import Service
from app.settings import Settings
from app.web.errors import Problem
from app.web.limits import address_of, limits_of
from app.web.security import SAFE, same_origin

COOKIE_SECONDS = 400 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat that is authenticated at this table."""

    table_id: str
    seat_id: str
    role: SeatRole
    via: Literal["bearer", "cookie"]


def cookie_name(table_id: str) -> str:
    """Returns the cookie name of a table; one per table, so a browser can have several seats."""
    return f"hexframe_{table_id}"


def share_cookie(share_id: str) -> str:
    """Returns the cookie name of a replay link that was opened."""
    return f"hexframe_replay_{share_id}"


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
    guesses do not lock out seats of the same address.
    """
    known: Viewer | None = getattr(connection.state, "viewer", None)
    if known is not None and known.table_id == table_id:
        return known  # authenticated and counted before the body was read
    service = service_of(connection)
    token = bearer(connection)
    via: Literal["bearer", "cookie"] = "bearer"
    if token is None:
        token = connection.cookies.get(cookie_name(table_id))
        via = "cookie"
    unauthorised = {"WWW-Authenticate": 'Bearer realm="hexframe"'}
    if not token:
        raise Problem("not-signed-in", headers=unauthorised)
    unsafe = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE
    if via == "cookie" and unsafe:
        check_origin(connection)
    member = await service.seats.member(token)
    limits = limits_of(connection)
    if member is None:
        address = address_of(connection)
        await limits.check_guesses(address, "link")
        await limits.count_wrong_guess(address, "link")
        raise Problem("stale-token", headers=unauthorised)
    limits.from_seat(member.seat_id)
    if member.table_id != table_id:
        if not await service.exists(table_id):
            raise Problem("no-such-table")
        raise Problem("not-your-table")
    found = Viewer(table_id, member.seat_id, await service.seats.role_of(member), via)
    connection.state.viewer = found
    return found


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
    """Dependency: without an operator's key anybody may create tables."""
    if settings_of(request).operator_key.get_secret_value():
        await operator(request)


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
