"""Limits of request bodies: length, speed and number at once, and authentication before reading.

`BodyLimit` bounds every body while it arrives. A `GuardedRoute` authenticates the sender before it
reads the body, and accepts JSON only with a JSON content type and limited nesting.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.formats.json_limits import MOST_DEPTH, too_deep
from app.formats.pictures import MOST_FILE_BYTES
from app.settings import Settings
from app.web import auth, idempotency
from app.web.conventions import DEPRECATION, marked, tagged
from app.web.errors import Problem, ProblemRaised
from app.web.limits import address_of

#: How many bytes of an unread body are read and discarded after the answer: a client that is cut
#: off while it sends may never see the answer.
DRAIN_BYTES: Final = 128 * 1024 * 1024
DRAIN_SECONDS: Final = 10.0
#: A body that arrives more slowly, in bytes per second, is refused.
BODY_PACE: Final = 16 * 1024
#: Bodies of the greatest length that one address, and all addresses, may have in memory at once.
UPLOADS_EACH, UPLOADS_ALL = 1, 2
PICTURES_EACH, PICTURES_ALL = 2, 6
OTHERS_EACH, OTHERS_ALL = 64, 1024
#: Seconds to wait after a body found no room.
TRY_AGAIN: Final = 5
#: Routes of uploads: a table, a map, a scene, a whole table, an entry of the library; and the form
#: of the start page.
_UPLOADS: Final = re.compile(
    r"(/api/v1)?/tables(/import)?/?|/api/v1/tables/[^/]+/(map|scenes|library)/?"
)
#: The route that takes a picture.
_PICTURES: Final = re.compile(r"/api/v1/tables/[^/]+/pictures/?")
#: Dependencies that authenticate the sender.
_GUARDS: Final = (auth.viewer, auth.handler, auth.operator, auth.may_create)


class BodyBudget:
    """Bytes of bodies that may be in memory at once: `each` of one address, `most` of all."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self.taken = 0
        self._by: Counter[str] = Counter()

    def take(self, address: str, size: int) -> None:
        """Counts received bytes.

        Raises Problem too-many-requests when the address has too many in memory, no-room when all
        addresses have.
        """
        self.taken += size
        self._by[address] += size
        headers = {"Retry-After": str(TRY_AGAIN)}
        if self._by[address] > self.each:
            raise Problem("too-many-requests", {"seconds": TRY_AGAIN}, headers=headers)
        if self.taken > self.most:
            raise Problem("no-room", {"seconds": TRY_AGAIN}, headers=headers)

    def give(self, address: str, size: int) -> None:
        """Releases counted bytes."""
        self.taken -= size
        self._by[address] -= size
        if not self._by[address]:
            del self._by[address]


BodyKind = Literal["upload", "picture", "other"]


def body_kind(method: str, path: str) -> BodyKind:
    """Returns what a request sends, which bounds its body."""
    if method == "POST" and _PICTURES.fullmatch(path) is not None:
        return "picture"
    upload = method in ("POST", "PUT") and _UPLOADS.fullmatch(path) is not None
    return "upload" if upload else "other"


class BodyLimit:
    """ASGI middleware: counts every request body while it arrives.

    Reading a body raises ProblemRaised when it is too long (a declared length at once), when it
    falls behind BODY_PACE by `request_seconds`, or when there is no room for it in memory. An
    unread body is discarded after the answer, and the connection is closed.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.seconds = settings.request_seconds
        picture = min(MOST_FILE_BYTES, settings.max_upload)
        self.lengths: dict[BodyKind, int] = {
            "upload": settings.max_upload,
            "picture": picture,
            "other": settings.max_body,
        }
        self.rooms = {
            "upload": BodyBudget(
                UPLOADS_EACH * settings.max_upload, UPLOADS_ALL * settings.max_upload
            ),
            "picture": BodyBudget(PICTURES_EACH * picture, PICTURES_ALL * picture),
            "other": BodyBudget(OTHERS_EACH * settings.max_body, OTHERS_ALL * settings.max_body),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on with a counted body."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        kind = body_kind(scope["method"], scope["path"])
        body = _Body(scope, receive, send, self.lengths[kind], self.rooms[kind], self.seconds)
        try:
            await self.app(scope, body.receive, body.answer)
        finally:
            body.room.give(body.address, body.taken)


class _Body:
    """One body while it arrives."""

    def __init__(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        limit: int,
        room: BodyBudget,
        seconds: float,
    ) -> None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "")
        self.declared = int(length) if length.isascii() and length.isdigit() else 0
        self.whole = not self.declared and "transfer-encoding" not in headers
        self.waits = headers.get("expect", "").lower() == "100-continue"
        self.address = address_of(HTTPConnection(scope))
        self.limit, self.room, self.seconds = limit, room, seconds
        self.taken = 0
        #: seconds left before it counts as too slow; received bytes add to them
        self.left = seconds
        self._receive, self._send = receive, send

    async def receive(self) -> Message:
        """Receives the next part.

        Raises ProblemRaised too-slow, too-large, too-many-requests, no-room.
        """
        if self.whole:
            return await self._receive()
        self.waits = False
        if self.declared > self.limit:
            raise self._too_large()
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            async with asyncio.timeout(self.left):
                message = await self._receive()
        except TimeoutError:
            self.left = 0
            raise ProblemRaised(Problem("too-slow")) from None
        self.whole = not message.get("more_body", False)
        if message["type"] == "http.request":
            size = len(message.get("body", b""))
            self.left = min(self.seconds, self.left - (clock() - begun) + size / BODY_PACE)
            if self.taken + size > self.limit:
                raise self._too_large()
            self.taken += size
            try:
                self.room.take(self.address, size)
            except Problem as problem:
                raise ProblemRaised(problem) from None
        return message

    def _too_large(self) -> ProblemRaised:
        return ProblemRaised(Problem("too-large", {"limit": self.limit}))

    async def answer(self, message: Message) -> None:
        """Sends a message; after the answer, discards the rest of an unread body."""
        if self.whole:
            await self._send(message)
        elif message["type"] == "http.response.start":
            MutableHeaders(scope=message)["Connection"] = "close"
            await self._send(message)
        elif message.get("more_body", False) or self.waits or self.declared > DRAIN_BYTES:
            await self._send(message)
        else:
            await self._send({**message, "more_body": True})
            await self._drain()
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                read = 0
                while not self.whole and read <= DRAIN_BYTES:
                    message = await self._receive()
                    read += len(message.get("body", b""))
                    self.whole = not message.get("more_body", False)
        except TimeoutError:
            return


class UploadQueues:
    """Reads the uploads of one address one after the other."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits until no earlier upload of this address is being read."""
        lock, waiting = self._locks.get(address, (asyncio.Lock(), 0))
        self._locks[address] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            _, waiting = self._locks[address]
            if waiting > 1:
                self._locks[address] = lock, waiting - 1
            else:
                del self._locks[address]


@asynccontextmanager
async def upload_turn(request: Request) -> AsyncIterator[None]:
    """Context of reading an upload: one at a time per address."""
    queues: UploadQueues = request.app.state.uploads
    async with queues.turn(address_of(request)):
        yield


def is_json(headers: Headers) -> bool:
    """Whether the content type names JSON."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or (kind.startswith("application/") and kind[-5:] == "+json")


def check_json(request: Request) -> None:
    """Raises Problem not-json for a body without a JSON content type."""
    if not is_json(request.headers):
        raise Problem("not-json")


def _depends_on(dependant: Dependant, guard: Callable[..., Any]) -> bool:
    return dependant.call is guard or any(
        _depends_on(each, guard) for each in dependant.dependencies
    )


class GuardedRoute(APIRoute):
    """A route that authenticates the sender before it reads the body."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Returns the handler: authentication first, then the body, then the route."""
        inner = super().get_route_handler()
        guards = [guard for guard in _GUARDS if _depends_on(self.dependant, guard)]
        reads = self.body_field is not None
        deprecation = (self.openapi_extra or {}).get(DEPRECATION)

        async def guarded(request: Request) -> Response:
            for guard in guards:
                await _run_guard(guard, request)
            if reads and (data := await request.body()):
                check_json(request)
                if too_deep(data):
                    what = f"nested deeper than {MOST_DEPTH}"
                    raise Problem("malformed", {"at": "body", "what": what})
            answer = await idempotency.once(request, inner)
            return tagged(request, marked(answer, deprecation))

        return guarded


async def _run_guard(guard: Callable[..., Awaitable[Any]], request: Request) -> None:
    table_id = request.path_params.get("table_id")
    await (guard(request) if table_id is None else guard(request, table_id))
