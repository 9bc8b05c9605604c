"""Shared parts of the REST routes: access checks, JSON, ETags, compression, documented errors."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
from fastapi import Depends, Query, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from app.live.tables import LiveTable
from app.web.auth import Viewer, handler, service_of, view_as, viewer
from app.web.errors import error_responses

T = TypeVar("T")

#: An answer of at least this many bytes is compressed in a thread.
LARGE = 32 * 1024
_encode = msgspec.json.Encoder().encode

SeatAccess = Annotated[Viewer, Depends(viewer)]
HandlerAccess = Annotated[Viewer, Depends(handler)]


@dataclass(frozen=True, slots=True)
class ReadContext:
    """A read request of `seat` at a table. The answer shows the view of `whom`."""

    live: LiveTable
    whom: str
    seat: str


async def _read_context(
    request: Request,
    table_id: str,
    viewer: SeatAccess,
    whom: Annotated[
        str | None,
        Query(
            alias="as",
            max_length=64,
            description="for the Handler: answer as for this seat, or `pilots`, or `spectators`",
        ),
    ] = None,
) -> ReadContext:
    live = await service_of(request).table(table_id, viewer.seat_id)
    return ReadContext(live, view_as(live, viewer, whom), viewer.seat_id)


ReadAccess = Annotated[ReadContext, Depends(_read_context)]

#: Errors of every route that needs a seat.
SEAT_ERRORS = (
    "not-signed-in",
    "stale-token",
    "not-your-table",
    "wrong-origin",
    "no-such-table",
    "server-full",
)


def errors(*codes: str) -> dict[int | str, dict[str, Any]]:
    """Returns the documented errors of a route under /tables/{table_id}."""
    return error_responses(*SEAT_ERRORS, "malformed", *codes)


#: Further errors of routes that use `ReadAccess`.
READ_ERRORS = ("handler-only", "no-such-seat")


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Returns a JSON response."""
    return Response(_encode(content), status, headers, media_type="application/json")


def attachment(name: str, plain: str) -> str:
    """Returns a Content-Disposition header for a download named after the table (RFC 6266).

    Old clients save the file as `plain`. The new name gets the same ending.
    """
    named = quote(f"{name.replace('/', '-')}.{plain.partition('.')[2]}", safe="")
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{named}"


def with_etag(request: Request, content: Any, tag: str, cache: str = "no-cache") -> Response:
    """Returns a JSON response with an ETag, or 304 when the client has it already."""
    headers = {"ETag": f'"{tag}"', "Cache-Control": f"private, {cache}"}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return json(content, headers=headers)


async def compressed(
    request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response:
    """Returns a response; a large one is compressed in a thread when the client accepts gzip."""
    headers = dict(headers or {})
    if len(body) >= LARGE and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(body, headers=headers, media_type=media_type)


async def until_disconnect(request: Request, answer: Coroutine[Any, Any, T]) -> T:
    """Awaits a long computation, and cancels it when the client disconnects.

    The body of the request must be read before. Raises ClientDisconnect.
    """
    found = asyncio.create_task(answer)
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait({found, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not found.done():
            raise ClientDisconnect
        return found.result()
    finally:
        gone.cancel()
        found.cancel()
        await asyncio.gather(found, gone, return_exceptions=True)


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
