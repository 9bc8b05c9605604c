"""REST routes for the ready missions and maps from which a table can start."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Body, Depends, Request
from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from app.export.ready import find_ready, picture, ready_tables
from app.rules.json_types import Doc
from app.web.api.common import CREATE_ERRORS, json
from app.web.api.tables import TOO_MUCH, created_response
from app.web.auth import may_create, service_of
from app.web.bodies import GuardedRoute, upload_turn
from app.web.errors import error_responses
from app.web.schemas.rest import CreatedTable, Name, Strict

router = APIRouter(tags=["tables"], route_class=GuardedRoute)

_PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/webp": {}}, "description": "The map as a picture of 480 x 320"}
}


class StartReadyTable(Strict):
    """What a new table from a ready mission or map is called."""

    name: Name | None = Field(None, description="else that of the mission or map")


class ReadyTableSummary(TypedDict):
    """A ready mission or map."""

    id: str
    kind: Literal["mission", "map"]
    name: str
    about: Annotated[str, Doc("what it is, in a sentence")]
    mission: Annotated[str, Doc("for a map: the mission that is played on it, else empty")]


class ReadyTables(TypedDict):
    """The ready missions and maps, in the order in which the start page shows them."""

    ready: Annotated[list[ReadyTableSummary], Doc("the ready missions and maps")]


@router.get("/ready-tables", response_model=ReadyTables, responses=error_responses())
async def list_ready_tables() -> Response:
    """List the ready missions and maps."""
    return json({"ready": [msgspec.structs.asdict(each) for each in ready_tables().values()]})


@router.get(
    "/ready-tables/{ready}/picture",
    response_class=Response,
    responses={**_PICTURE, **error_responses("no-such-ready-table")},
)
async def ready_table_picture(ready: str) -> Response:
    """Return a picture of the map of a ready mission or map, without units."""
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(picture(find_ready(ready)), media_type="image/webp", headers=headers)


@router.post(
    "/ready-tables/{ready}",
    status_code=201,
    response_model=CreatedTable,
    responses=error_responses(*TOO_MUCH, *CREATE_ERRORS, "no-such-ready-table"),
    dependencies=[Depends(may_create)],
)
async def start_ready_table(
    request: Request, ready: str, body: Annotated[StartReadyTable | None, Body()] = None
) -> Response:
    """Create a table from a ready mission or map. The answer is that of `POST /tables`."""
    async with upload_turn(request):
        name = body.name if body is not None else None
        created = await service_of(request).create_ready(find_ready(ready), name or "")
    return created_response(created)
