"""The event stream of a table: what its WebSocket sends, for programs that only listen."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from app import metrics
from app.web.api.common import READ_ERRORS, SeatAccess, errors
from app.web.auth import service_of, settings_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.head import ONLY_HEAD
from app.web.outbox import SocketOutbox
from app.web.sockets import Listener, SocketSlot, listener_at, position_of, take_place
from app.web.token_watch import follow_token

router = APIRouter(tags=["game"], route_class=GuardedRoute)

#: Seconds between two heartbeats, seconds without progress after which a stream ends, and seconds
#: between two looks at that.
HEARTBEAT, STALLED, LOOK_EVERY = 15.0, 20.0, 2.5
_encode = msgspec.json.Encoder().encode


class _Head(msgspec.Struct):
    """What an event needs to know of its frame."""

    t: str
    seq: int | None = None
    epoch: str | None = None


_head = msgspec.json.Decoder(_Head).decode


class _Events:
    """Writes frames as server-sent events; takes the messages of a WebSocket."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._epoch = ""

    async def __call__(self, message: Message) -> None:
        """Writes a frame; an empty one is a heartbeat, and a close the last event."""
        if message["type"] == "websocket.close":
            end = {"code": message["code"], "reason": message["reason"]}
            await self._write(f"event: close\ndata: {_encode(end).decode()}\n\n", more=False)
        elif not message["text"]:
            await self._write(": still here\n\n")
        else:
            await self._write(self._event(message["text"]))

    def _event(self, frame: str) -> str:
        """Returns the event of a frame, which is one line of JSON."""
        head = _head(frame)
        self._epoch = head.epoch or self._epoch
        place = f"id: {self._epoch}:{head.seq}\n" if head.t in ("view", "change") else ""
        return f"event: {head.t}\n{place}data: {frame}\n\n"

    async def _write(self, text: str, *, more: bool = True) -> None:
        body = {"type": "http.response.body", "body": text.encode(), "more_body": more}
        await self._send(body)


class EventStream(Response):
    """Streams what a listener gets until either side ends it."""

    media_type = "text/event-stream"

    def __init__(self, request: Request, listener: Listener, place: SocketSlot) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._request, self._listener, self._place = request, listener, place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the head of the answer, then events."""
        if scope.get("state", {}).get(ONLY_HEAD):
            self._place.leave()
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": b""})
            return
        scope.setdefault("state", {})["event_stream"] = True
        service = service_of(self._request)
        tasks: set[asyncio.Task[Any]] = set()
        try:
            outbox = SocketOutbox(_Events(send), settings_of(self._request).outbox_bytes)
            # Before the head, while it can still be refused: the seat may have left.
            subscription = self._listener.subscribe(outbox)
            try:
                head = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                await send(head)
                chores = (outbox.finished(), _disconnected(receive), _keep_alive(outbox))
                ends = {asyncio.create_task(each) for each in chores}
                tasks |= ends
                followed = follow_token(service.tokens, self._listener, subscription, outbox)
                tasks.add(asyncio.create_task(followed))
                with metrics.SOCKETS.track_inprogress():
                    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            finally:
                subscription.close()
                outbox.abandon()
        finally:
            self._place.leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _disconnected(receive: Receive) -> None:
    """Waits until the client is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _keep_alive(outbox: SocketOutbox) -> None:
    """Sends heartbeats; returns when the client takes nothing any more."""
    clock = asyncio.get_running_loop().time
    beat = clock()
    while outbox.stalled() < STALLED:
        await asyncio.sleep(LOOK_EVERY)
        if clock() - beat >= HEARTBEAT:
            outbox.push(b"")
            beat = clock()


@router.get(
    "/tables/{table_id}/stream",
    response_class=Response,
    responses={
        200: {
            "description": "Server-sent events: `event` is the type of a frame of the WebSocket, "
            "`data` the frame, `id` the position after it (`epoch:seq`)",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors(
            "bad-ticket", "ticket-used", "too-many-connections", "not-acceptable", *READ_ERRORS
        ),
    },
)
async def stream_table(
    request: Request,
    table_id: str,
    _: SeatAccess,
    last_event_id: Annotated[
        str, Header(max_length=200, description="the id of the last event that you have")
    ] = "",
    epoch: Annotated[str, Query(max_length=128)] = "",
    after: Annotated[str, Query(max_length=16, description="seq that you have already")] = "",
    whom: Annotated[str | None, Query(alias="as", max_length=64)] = None,  # noqa: ARG001
    ticket: Annotated[str, Query(max_length=200)] = "",  # noqa: ARG001
    text: Annotated[  # noqa: ARG001 - `listener_at` reads these three
        bool, Query(description="with the English `text` of each log line")
    ] = False,
) -> Response:
    """Listen to the table: the frames of the WebSocket as server-sent events, without one to
    send. Ask for it with `Accept: text/event-stream`."""
    # Another client would wait for the end of an answer that has none.
    if EventStream.media_type not in request.headers.get("accept", ""):
        raise Problem("not-acceptable", {"type": EventStream.media_type})
    if last_event_id:
        epoch, _colon, after = last_event_id.rpartition(":")
    listener = await listener_at(request, table_id, position_of(epoch, after))
    return EventStream(request, listener, take_place(request, listener.viewer))
