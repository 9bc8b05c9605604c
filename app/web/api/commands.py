"""REST routes for state, commands, log lines and queries, as on the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from starlette.responses import Response

from app.errors import raise_refused
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
from app.web.schemas.rest import CommandDone, Events, SendCommand, State

router = APIRouter(tags=["game"], route_class=GuardedRoute)


@router.get("/tables/{table_id}/state", response_model=State, responses=errors(*READ_ERRORS))
async def get_state(request: Request, looking: ReadAccess) -> Response:
    """Get your current view."""
    epoch, seq, view = looking.live.view(looking.whom)
    return with_etag(request, {"epoch": epoch, "seq": seq, "view": view}, f"{epoch}-{seq}")


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
    return json({"seq": done.seq, "events": done.entries})


@router.get("/tables/{table_id}/events", response_model=Events, responses=errors(*READ_ERRORS))
async def get_events(
    looking: ReadAccess,
    after: Annotated[int, Query(ge=0, le=2**53, description="seq that you have already")] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Get the log lines after a seq, oldest first."""
    found = await looking.live.entries(looking.whom, after, limit)
    return json({"events": [{"seq": entry["version"], **entry} for entry in found]})


@router.post(
    "/tables/{table_id}/queries/{name}",
    responses=errors(
        "unknown-query", "query-too-large", "too-much-work", "too-many-queries", *READ_ERRORS
    ),
)
async def ask_query(
    request: Request,
    name: str,
    looking: ReadAccess,
    params: Annotated[dict[str, Any] | None, Body()] = None,
) -> Response:
    """Ask a query: reach, path, range, sight, viewshed, odds, falls and others. Changes nothing."""
    asked = looking.live.query(looking.whom, name, params or {}, address_of(request))
    found = raise_refused(await until_disconnect(request, asked))
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
    return json({"seq": done.seq, "events": done.entries})
