"""Shared parts of the REST routes: access checks, JSON, ETags, compression, documented errors."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
from fastapi import Depends, Header, Query, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from app.engine import Refused
from app.live.tables import LiveTable
from app.services.tables import TablePrecondition
from app.web.auth import Viewer, handler, service_of, view_as, viewer
from app.web.errors import error_responses

T = TypeVar("T")

#: An answer of at least this many bytes is compressed in a thread.
LARGE = 32 * 1024
#: The end of the ETag of a view without its invites.
LIMITED = "-limited"
_encode = msgspec.json.Encoder().encode

SeatAccess = Annotated[Viewer, Depends(viewer)]
HandlerAccess = Annotated[Viewer, Depends(handler)]


@dataclass(frozen=True, slots=True)
class ReadContext:
    """A read request of `seat`, or of its token, at a table. The answer shows the view of `whom`, a
    Handler's without its `invites` where the sender may not see them. A query takes the `turn` of a
    program, by default that of `whom`."""

    live: LiveTable
    whom: str
    seat: str
    invites: bool = True
    turn: str | None = None


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
    shown = view_as(live, viewer, whom)
    return ReadContext(live, shown, viewer.counted_as, viewer.sees_invites, viewer.turn)


ReadAccess = Annotated[ReadContext, Depends(_read_context)]

#: Errors of every route that needs a seat.
SEAT_ERRORS = (
    "not-signed-in",
    "stale-token",
    "token-expired",
    "token-revoked",
    "scope-missing",
    "no-token-here",
    "origin-not-allowed",
    "not-your-table",
    "wrong-origin",
    "no-such-table",
    "server-full",
)


def errors(*codes: str) -> dict[int | str, dict[str, Any]]:
    """Returns the documented errors of a route under /tables/{table_id}."""
    return error_responses(*SEAT_ERRORS, "malformed", *codes)


#: Errors of routes that make tables, for those who may not.
CREATE_ERRORS = (
    "operator-only",
    "stale-token",
    "token-expired",
    "token-revoked",
    "origin-not-allowed",
)
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


def state_tag(live: LiveTable, whom: str, *, limited: bool = False) -> str:
    """Returns the ETag of a viewer's view; `limited`: without what the sender may not see."""
    group = live.group_of(whom)
    return f"{live.epoch_of(group)}-{live.seq(whom)}{LIMITED if limited else ''}"


def tags_in(header: str) -> set[str]:
    """Returns the strong tags of an If-Match header."""
    found = (each.strip() for each in header.split(","))
    return {each[1:-1] for each in found if len(each) > 1 and each[0] == each[-1] == '"'}


def unchanged(
    request: Request, whom: str, *others: Callable[[LiveTable], Iterable[str]]
) -> TablePrecondition | None:
    """Returns what refuses a command as state-changed unless the If-Match header of a request
    has the ETag of what its sender sees by then, or one of `others`."""
    header = request.headers.get("if-match")
    if header is None or header.strip() == "*":
        return None
    known = {tag.removesuffix(LIMITED) for tag in tags_in(header)}

    def check(live: LiveTable) -> Refused | None:
        if state_tag(live, whom) in known or any(known & set(each(live)) for each in others):
            return None
        return Refused("state-changed")

    return check


#: Documents the header that `unchanged` reads.
IfMatch = Annotated[
    str | None,
    Header(
        max_length=1000,
        description="an ETag of `GET .../state`: refused with 412 if something has changed since",
    ),
]


def with_etag(request: Request, content: Any, tag: str, cache: str = "no-cache") -> Response:
    """Returns a JSON response with an ETag, or 304 when the client has it already."""
    headers = {"ETag": f'"{tag}"', "Cache-Control": f"private, {cache}"}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return json(content, headers=headers)


def for_everybody(request: Request, content: Any) -> Response:
    """Returns an answer that is the same for everybody and may be cached."""
    return with_etag(request, content, hashlib.sha256(_encode(content)).hexdigest()[:24])


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
