"""REST routes that generate a map from a seed, for a new table or for a scene of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import Field
from starlette.responses import Response

from app.formats.generator import HIGHEST, HIGHEST_SEED, KINDS, MOST_HEXES
from app.rules.geometry.hexes import Orientation
from app.rules.json_types import Doc
from app.web.api.common import CREATE_ERRORS, HandlerAccess, compressed, errors
from app.web.auth import may_create, service_of
from app.web.bodies import GuardedRoute, upload_turn
from app.web.errors import error_responses
from app.web.schemas.rest import Strict

router = APIRouter(tags=["map"], route_class=GuardedRoute)

if TYPE_CHECKING:
    KindName = str
else:
    KindName = Literal[tuple(KINDS)]

Side = Annotated[int, Field(ge=1, le=MOST_HEXES)]
Setting = Annotated[int, Field(ge=0, le=HIGHEST)]
_DOCUMENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {}}, "description": "The map document"}
}
_REFUSALS = ("malformed", "bad-map", "too-many-hexes")


class GenerateMap(Strict):
    """What map to generate. The same values always give the same map."""

    kind: Annotated[KindName, Doc("the kind of landscape")]
    columns: Side = 30
    rows: Side = 20
    orientation: Orientation = "flat"
    seed: Annotated[int, Field(ge=0, le=HIGHEST_SEED), Doc("the same seed makes the same map")] = 1
    settings: dict[str, Setting] = Field(
        default_factory=dict,
        max_length=20,
        description="sliders of the kind, from 0 to 10; those left out have their defaults",
    )


@router.post(
    "/maps/generate",
    responses={**_DOCUMENT, **error_responses(*_REFUSALS, *CREATE_ERRORS)},
    dependencies=[Depends(may_create)],
)
async def generate_map(request: Request, body: GenerateMap) -> Response:
    """Generate a map, as who may create tables."""
    return await _generated(request, body)


@router.post(
    "/tables/{table_id}/map/generate",
    responses={**_DOCUMENT, **errors("handler-only", *_REFUSALS)},
)
async def generate_map_at_table(request: Request, body: GenerateMap, _: HandlerAccess) -> Response:
    """Generate a map, as the Handler of a table. The table does not change."""
    return await _generated(request, body)


async def _generated(request: Request, body: GenerateMap) -> Response:
    """Returns the map document. It is made in the turn and the thread of uploads."""
    service = service_of(request)
    async with upload_turn(request):
        document = await service.read_upload(
            service.maps.generated_file,
            body.kind,
            body.columns,
            body.rows,
            body.orientation,
            body.seed,
            body.settings,
        )
    return await compressed(request, document, "application/json")
