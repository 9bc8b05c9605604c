"""The WebSocket of a table: one task reads frames in order; an outbox writes (outbox.py)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from app import metrics
from app.engine import Refused
from app.errors import RequestRefused
from app.live.audience import Link
from app.live.outbox import CloseCode
from app.live.tables import LiveTable, NoSuchTable, UnknownSeat
from app.messages import text as text_of
from app.services import screens
from app.services.tables import Service
from app.store import StoreUnavailable
from app.web.api.screens import opened_screen
from app.web.auth import Viewer, bearer, check_origin, service_of, settings_of
from app.web.errors import Problem, problem_of, problem_response
from app.web.integrations import ticket_of
from app.web.limits import address_of, limits_of
from app.web.outbox import AT_ONCE, HAND_OVER, SocketOutbox, Write
from app.web.scopes import SIGNALS
from app.web.sockets import (
    Listener,
    Position,
    SocketSlot,
    listener_at,
    position_of,
    take_place,
)
from app.web.token_watch import follow_token
from app.web.ws_messages import CommandFrame, QueryFrame, SignalFrame, client_frame

T = TypeVar("T")

log = logging.getLogger("hexframe")
router = APIRouter()
#: The most commands and queries of one socket that may run or wait at once.
IN_FLIGHT = 64
_encode = msgspec.json.Encoder().encode


@router.websocket("/ws/tables/{table_id}")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Accept, subscribe, read until either side closes."""
    try:
        by_ticket = ticket_of(socket) is not None
        if bearer(socket) is None and not by_ticket and "origin" in socket.headers:
            check_origin(socket)
        listener = await listener_at(socket, table_id, _position(socket))
    except RequestRefused as denied:
        await _refuse_handshake(socket, problem_of(denied))
        return
    except StoreUnavailable as error:
        log.warning("a handshake is refused, the store does not answer: %s", error)
        await _refuse_handshake(socket, problem_of(RequestRefused("not-ready")))
        return
    except UnknownSeat:  # the seat was removed after its token was checked
        await _refuse_handshake(socket, problem_of(RequestRefused("stale-token")))
        return
    await _accept(socket, listener)


@router.websocket("/ws/screens/{screen_id}")
async def screen_socket(socket: WebSocket, screen_id: str) -> None:
    """The socket of a screen: it gets what spectators get, and can send queries alone."""
    try:
        if bearer(socket) is None:
            check_origin(socket)
        screen = await opened_screen(socket, screen_id)
        table = await service_of(socket).table(screen.table_id)
        epoch, after = _position(socket)
        await table.wait_for_seq(screens.GROUP, epoch, after)
    except RequestRefused as denied:
        await _refuse_handshake(socket, problem_of(denied))
        return
    except StoreUnavailable as error:
        log.warning("a handshake is refused, the store does not answer: %s", error)
        await _refuse_handshake(socket, problem_of(RequestRefused("not-ready")))
        return
    viewer = Viewer(screen.table_id, screen.id, "spectator", "cookie")
    subscribe = partial(
        table.subscribe_link, Link(screen.id), screens.GROUP, epoch=epoch, after=after
    )
    await _accept(socket, Listener(table, viewer, screens.GROUP, subscribe))


async def _accept(socket: WebSocket, listener: Listener) -> None:
    """Accepts a socket, and serves it: after the handshake, where the server offers that, so that
    nothing of the handshake stays in memory as long as the socket."""
    await socket.accept()
    extensions = socket.scope.get("extensions", {})
    talk = partial(_talk, socket, listener, extensions.get(AT_ONCE, {}).get("write"))
    if HAND_OVER in extensions:
        extensions[HAND_OVER]["to"](talk)
    else:
        await talk()


async def _talk(socket: WebSocket, listener: Listener, write: Write | None) -> None:
    """Serves an accepted socket until either side closes it, unless there are too many."""
    try:
        place = take_place(socket, listener.viewer)
    except Problem as full:
        await socket.close(CloseCode.FULL, text_of(full.code, full.params))
        return
    try:
        # The socket counts until its last command is done, even if its slot is free before.
        with metrics.SOCKETS.track_inprogress():
            await _serve(socket, listener, place, write)
    finally:
        place.leave()


class _CommandQueue:
    """Runs the commands of one socket one after the other.

    After a failed command no later one runs. The client sends the failed one and those after it
    again.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()  # asyncio locks are taken first come, first served
        self._failed = False

    async def do(self, step: Callable[[], Awaitable[T]]) -> T:
        """Runs a step when those before it are done. Raises StoreUnavailable after a failed one."""
        async with self._lock:
            if self._failed:
                raise StoreUnavailable("an earlier command failed")
            try:
                return await step()
            except BaseException:
                self._failed = True
                raise


def _position(socket: WebSocket) -> Position:
    """Returns the client's position, `?epoch=&after=`."""
    return position_of(socket.query_params.get("epoch"), socket.query_params.get("after"))


async def _refuse_handshake(socket: WebSocket, problem: Problem) -> None:
    """Refuses the handshake with an HTTP status and the problem document.

    Scripts in a browser can read neither, so a browser (which sends an `Origin`) gets a close code.
    A page of another site is refused before the socket is accepted.
    """
    is_program = bearer(socket) is not None or "origin" not in socket.headers
    if is_program or problem.code in ("wrong-origin", "origin-not-allowed"):
        await socket.send_denial_response(problem_response(problem))
        return
    codes = {
        401: CloseCode.NOT_SIGNED_IN,
        404: CloseCode.GONE,
        429: CloseCode.FLOOD,
        503: CloseCode.RESTART,
    }
    code = codes.get(problem.status, CloseCode.NOT_ALLOWED)
    if problem.code == "no-such-seat":
        code = CloseCode.SEEN_GONE
    await socket.accept()
    await socket.close(code, problem.code)


async def _serve(
    socket: WebSocket, listener: Listener, place: SocketSlot, write: Write | None
) -> None:
    outbox = SocketOutbox(socket.send, settings_of(socket).outbox_bytes, write)
    subscription = listener.subscribe(outbox)
    under_way: set[asyncio.Task[None]] = set()
    asked: set[asyncio.Task[None]] = set()
    watch = None
    if listener.viewer.token is not None:
        tokens = service_of(socket).tokens
        watch = asyncio.create_task(follow_token(tokens, listener, subscription, outbox))
    try:
        # Ends also when the outbox has closed the socket, and when the protocol (app/serving) has
        # ended the connection of a client that reads nothing.
        await _read(socket, listener, outbox, under_way, asked)
    finally:
        # The slot is freed before any wait: a client that closed a socket may open the next one.
        place.leave()
        subscription.close()
        # Nobody receives the answers any more, so queries are cancelled.
        for task in (*asked, *filter(None, [watch])):
            task.cancel()
        outbox.close(1000, "bye")
        with suppress(TimeoutError):
            await asyncio.wait_for(outbox.finished(), 5)
        outbox.abandon()
        # Commands sent before the socket closed are still executed.
        if under_way:
            await asyncio.wait(under_way)


async def _read(
    socket: WebSocket,
    listener: Listener,
    outbox: SocketOutbox,
    under_way: set[asyncio.Task[None]],
    asked: set[asyncio.Task[None]],
) -> None:
    limits, address = limits_of(socket), address_of(socket)
    room, table, whom = asyncio.Semaphore(IN_FLIGHT), listener.table, listener.whom
    in_order = _CommandQueue()
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect" or outbox.closing:
                return
            metrics.MESSAGES.inc()
            viewer = listener.viewer
            limits.from_address(address)
            limits.from_seat(viewer.counted_as, most=viewer.most)
            text = message.get("text")
            if text is None:
                outbox.close(CloseCode.UNKNOWN_FRAME, "unknown frame: text expected")
                return
            await limits.read_slowly(len(text), address, viewer.counted_as)
            try:
                frame = client_frame.validate_json(text)
            except ValidationError as error:
                outbox.close(CloseCode.UNKNOWN_FRAME, _reason(error))
                return
            if whom is not None and not isinstance(frame, QueryFrame):
                frame_id = frame.id if isinstance(frame, CommandFrame) else ""
                outbox.push(_encode(refused_message(frame_id, Refused("only-looking", {}))))
                continue
            if isinstance(frame, SignalFrame) and not viewer.may(SIGNALS):
                missing = Refused("scope-missing", {"scope": SIGNALS})
                outbox.push(_encode(refused_message("", missing)))
                continue
            if isinstance(frame, SignalFrame):
                table.signal(viewer.seat_id, frame.kind, frame.data)
                continue
            await room.acquire()
            # Tasks start in the order of creation, so commands keep the order they came in.
            task = asyncio.create_task(
                _answer(frame, service_of(socket), table, viewer, outbox, in_order, whom, address)
            )
            kept = asked if isinstance(frame, QueryFrame) else under_way
            kept.add(task)
            task.add_done_callback(kept.discard)
            task.add_done_callback(lambda _: room.release())
    except Problem:
        outbox.close(CloseCode.FLOOD, "too many messages")
    except RecursionError:
        outbox.close(CloseCode.UNKNOWN_FRAME, "unknown frame: nested too deep")


def _reason(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"unknown frame: {place}: {first['msg']}" if place else f"unknown frame: {first['msg']}"


async def _answer(
    frame: CommandFrame | QueryFrame,
    service: Service,
    table: LiveTable,
    viewer: Viewer,
    outbox: SocketOutbox,
    in_order: _CommandQueue,
    whom: str | None,
    address: str,
) -> None:
    reply: dict[str, Any]
    try:
        if isinstance(frame, CommandFrame):
            sent = (viewer.seat_id, frame.id, frame.command, viewer.program)
            command = partial(service.send, table, *sent)
            no = viewer.refusal_of(table, frame.command)
            done = await in_order.do(command) if no is None else no
            if isinstance(done, Refused):
                reply = refused_message(frame.id, done)
            else:
                reply = {"t": "ack", "id": frame.id, "seq": done.seq}
        else:
            asks = whom or viewer.seat_id
            found = await table.query(asks, frame.name, frame.params, address, viewer.turn)
            if isinstance(found, Refused):
                reply = refused_message(frame.id, found)
            else:
                reply = {"t": "answer", "id": frame.id, "result": found}
    except (NoSuchTable, StoreUnavailable, UnknownSeat):
        # The table is gone, or it is unknown whether the command was stored. The client joins again
        # and sends the command again with the same id.
        outbox.close(CloseCode.RESTART, "the table cannot be reached: join again")
        return
    except Exception:
        metrics.ERRORS.inc()
        log.exception("a %s frame failed", frame.t)
        outbox.close(1011, "internal error")
        return
    outbox.push(_encode(reply))


def refused_message(frame_id: str, no: Refused) -> dict[str, Any]:
    """Returns the frame for a refusal."""
    return {
        "t": "refused",
        "id": frame_id,
        "code": no.code,
        "params": dict(no.params),
        "data": no.data,
    }
