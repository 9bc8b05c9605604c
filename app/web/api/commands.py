"""REST routes for state, commands and queries. They do the same as the WebSocket messages."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, cast

from fastapi import APIRouter, Body, Request
from starlette.responses import Response

from app.engine import View
from app.errors import raise_refused
from app.live.sequencer import LONGEST_ID
from app.live.table import Ack
from app.web.api.common import (
    READ_ERRORS,
    HandlerAccess,
    IfMatch,
    ReadAccess,
    SeatAccess,
    compressed,
    errors,
    json,
    state_tag,
    unchanged,
    until_disconnect,
    with_etag,
)
from app.web.auth import service_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.idempotency import key_of
from app.web.limits import address_of
from app.web.schemas.rest import (
    CommandDone,
    QueryAnswer,
    SendCommand,
    State,
)

router = APIRouter(tags=["game"], route_class=GuardedRoute)


def done_answer(done: Ack) -> Response:
    """Returns the answer to a stored command."""
    answer: CommandDone = {"seq": done.seq, "events": done.entries}
    return json(answer)


@router.get("/tables/{table_id}/state", response_model=State, responses=errors(*READ_ERRORS))
async def get_state(request: Request, context: ReadAccess) -> Response:
    """Get your current view."""
    epoch, seq, view = context.live.view(context.whom)
    tag = state_tag(context.live, context.whom, limited=not context.invites)
    if not context.invites:
        view = cast("View", {name: part for name, part in view.items() if name != "invites"})
    state: State = {"epoch": epoch, "seq": seq, "view": view}
    return with_etag(request, state, tag)


def _id_of(request: Request, sent: SendCommand) -> str:
    """Returns the id of a command: its own, or the key of the request. Raises Problem malformed."""
    key = key_of(request)
    if key is not None and len(key) > LONGEST_ID:
        key = hashlib.sha256(key.encode()).hexdigest()
    if sent.id is None and key is None:
        raise Problem("malformed", {"at": "body.id", "what": "needed without an Idempotency-Key"})
    if None not in (sent.id, key) and sent.id != key:
        what = "an id other than the Idempotency-Key"
        raise Problem("malformed", {"at": "body.id", "what": what})
    return sent.id or key or ""


@router.post(
    "/tables/{table_id}/commands",
    response_model=CommandDone,
    responses=errors(
        "not-allowed",
        "only-looking",
        "duplicate-id",
        "no-such-picture",
        "state-changed",
        "too-large",
        "too-much-work",
        "unknown-command",
    ),
)
async def send_command(
    request: Request,
    table_id: str,
    viewer: SeatAccess,
    sent: SendCommand,
    if_match: IfMatch = None,  # noqa: ARG001 - `unchanged` reads it
) -> Response:
    """Send a command. A command sent again with the same id is executed once and answered the
    same."""
    if "as" in request.query_params:
        raise Problem("only-looking")
    service = service_of(request)
    live = await service.table(table_id, viewer.seat_id)
    if (refused := viewer.refusal_of(live, sent.command)) is not None:
        raise_refused(refused)
    done = raise_refused(
        await service.send(
            live,
            viewer.seat_id,
            _id_of(request, sent),
            sent.command,
            viewer.program,
            unchanged(request, viewer.seat_id),
        )
    )
    return done_answer(done)


@router.post(
    "/tables/{table_id}/queries/{name}",
    response_model=QueryAnswer,
    responses=errors(
        "unknown-query", "query-too-large", "too-much-work", "too-many-queries", *READ_ERRORS
    ),
)
async def ask_query(
    request: Request,
    name: str,
    context: ReadAccess,
    params: Annotated[dict[str, Any] | None, Body()] = None,
) -> Response:
    """Ask a query: reach, path, range, sight, viewshed, odds, falls and others. Changes nothing.

    The documents have one operation for each query.
    """
    address = address_of(request)
    answer = context.live.query(context.whom, name, params or {}, address, context.turn)
    found = raise_refused(await until_disconnect(request, answer))
    return await compressed(request, bytes(found), "application/json")


@router.post(
    "/tables/{table_id}/chapters",
    response_model=CommandDone,
    responses=errors("handler-only"),
)
async def close_chapter(request: Request, table_id: str, viewer: HandlerAccess) -> Response:
    """Close the open dice chapter: the log shows its seed, and the next chapter begins."""
    live = await service_of(request).table(table_id, viewer.seat_id)
    done = raise_refused(await live.new_chapter(viewer.program))
    return done_answer(done)
