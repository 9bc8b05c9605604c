"""REST routes for the server's library, which all Handlers of the server share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Request
from starlette.responses import Response

from app.services import library
from app.services.library import EntrySummary, LibraryDocument
from app.web.api.common import HandlerAccess, attachment, errors, json
from app.web.api.paging import Page
from app.web.auth import service_of
from app.web.bodies import GuardedRoute
from app.web.schemas.library import (
    AddDocument,
    Entries,
    SaveEntry,
    SaveMap,
    SaveMission,
    SaveUnits,
)

router = APIRouter(tags=["library"], route_class=GuardedRoute)


@router.get("/tables/{table_id}/library", response_model=Entries, responses=errors("handler-only"))
async def list_library(
    request: Request,
    table_id: str,
    _: HandlerAccess,
    kind: Annotated[Literal["", "units", "map", "mission", "stamp"], Query()] = "",
    search: Annotated[
        str, Query(max_length=200, description="words that the name or the note contains")
    ] = "",
    *,
    page: Page,
) -> Response:
    """List the entries of the library, by name."""
    found = await library.find(service_of(request), kind, search)
    shown, paged = page.of(found, lambda entry: (entry.name.lower(), entry.id))
    entries: Entries = {
        "entries": [library.summary(each, table_id) for each in shown],
        **paged,
    }
    return json(entries)


@router.post(
    "/tables/{table_id}/library",
    status_code=201,
    response_model=EntrySummary,
    responses=errors(
        "handler-only",
        "no-such-scene",
        "no-such-unit",
        "no-such-mission",
        "bad-entry",
        "bad-map",
        "too-large",
        "too-many-hexes",
        "library-full",
    ),
)
async def save_to_library(
    request: Request, table_id: str, _: HandlerAccess, body: Annotated[SaveEntry, Body()]
) -> Response:
    """Save units, a map or a mission of this table, or add an entry from a file."""
    service = service_of(request)
    made: Any
    if isinstance(body, AddDocument):
        made = await library.read_document(service, body.document)
    else:
        made = library.new_document(
            body.kind, body.name, body.note, await _body(request, table_id, body)
        )
    return json(library.summary(await library.add(service, table_id, made), table_id), 201)


async def _body(
    request: Request, table_id: str, body: SaveUnits | SaveMap | SaveMission
) -> dict[str, Any]:
    service = service_of(request)
    if isinstance(body, SaveUnits):
        return await library.units_body(service, table_id, body.scene, body.units)
    if isinstance(body, SaveMap):
        return await library.map_body(service, table_id, body.scene)
    return await library.mission_body(service, table_id, body.mission)


@router.get(
    "/tables/{table_id}/library/{entry_id}",
    response_model=LibraryDocument,
    responses=errors("handler-only", "no-such-entry"),
)
async def get_from_library(request: Request, entry_id: str, _: HandlerAccess) -> Response:
    """Get an entry as a file."""
    found = await library.document(service_of(request), entry_id)
    headers = {"Content-Disposition": attachment(found["name"], "entry.hexframe-library.json")}
    return json(found, headers=headers)


@router.delete(
    "/tables/{table_id}/library/{entry_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-entry", "not-your-entry"),
)
async def remove_from_library(
    request: Request, table_id: str, entry_id: str, _: HandlerAccess
) -> Response:
    """Remove an entry that was saved at this table."""
    await library.remove(service_of(request), table_id, entry_id)
    return Response(status_code=204)
