"""REST routes for state, commands, log lines and queries. They do the same as the WebSocket
messages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from starlette.responses import Response

from app.errors import raise_refused
from app.live.table import Ack
from app.web.api.common import (
    READ_ERRORS,
    HandlerAccess,
    ReadAccess,
    SeatAccess,
    compressed,
    errors,
    json,
    until_disconnect,
    with_etag,
)
from app.web.auth import service_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.limits import address_of
from app.web.schemas.rest import (
    QUERY_RESULTS,
    CommandDone,
    Events,
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
    state: State = {"epoch": epoch, "seq": seq, "view": view}
    return with_etag(request, state, f"{epoch}-{seq}")


@router.post(
    "/tables/{table_id}/commands",
    response_model=CommandDone,
    responses=errors(
        "not-allowed",
        "only-looking",
        "duplicate-id",
        "too-large",
        "too-much-work",
        "unknown-command",
    ),
)
async def send_command(
    request: Request, table_id: str, viewer: SeatAccess, sent: SendCommand
) -> Response:
    """Send a command. A command sent again with the same id is executed once and answered the
    same."""
    if "as" in request.query_params:
        raise Problem("only-looking")
    service = service_of(request)
    live = await service.table(table_id, viewer.seat_id)
    done = raise_refused(await service.send(live, viewer.seat_id, sent.id, sent.command))
    return done_answer(done)


@router.get("/tables/{table_id}/events", response_model=Events, responses=errors(*READ_ERRORS))
async def get_events(
    context: ReadAccess,
    after: Annotated[int, Query(ge=0, le=2**53, description="seq that you have already")] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Get the log lines after a seq, oldest first."""
    found = await context.live.entries(context.whom, after, limit)
    events: Events = {"events": [{"seq": entry["version"], **entry} for entry in found]}
    return json(events)


@router.post(
    "/tables/{table_id}/queries/{name}",
    response_model=QueryAnswer,
    openapi_extra={"x-results": QUERY_RESULTS},
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

    `x-results` names the schema of the answer by query.
    """
    answer = context.live.query(context.whom, name, params or {}, address_of(request))
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
    done = raise_refused(await live.new_chapter())
    return done_answer(done)
