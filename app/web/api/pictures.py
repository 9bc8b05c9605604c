"""REST routes for the pictures of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.formats.pictures import CONTENT_TYPE, PictureUse
from app.services.pictures import summary
from app.web.api.common import HandlerAccess, ReadAccess, ReadContext, SeatAccess, errors, json
from app.web.api.paging import Page
from app.web.auth import service_of
from app.web.bodies import GuardedRoute, upload_turn
from app.web.schemas.pictures import PictureList, PictureSummary

router = APIRouter(tags=["pictures"], route_class=GuardedRoute)

_BINARY = {"schema": {"type": "string", "format": "binary"}}
PICTURE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {CONTENT_TYPE: _BINARY}, "description": "The picture"},
}
PART: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {CONTENT_TYPE: _BINARY}, "description": "The part of the picture"},
    204: {"description": "The view does not name it, or not any more"},
}


@router.post(
    "/tables/{table_id}/pictures",
    status_code=201,
    response_model=PictureSummary,
    responses=errors(
        "handler-only",
        "spectators-watch",
        "too-large",
        "not-a-picture",
        "picture-too-large",
        "bad-picture",
        "too-many-pictures",
        "pictures-full",
    ),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/octet-stream": _BINARY},
            "description": "a file, also as image/png, image/jpeg or image/webp",
        }
    },
)
async def add_picture(
    request: Request,
    table_id: str,
    viewer: SeatAccess,
    use: Annotated[
        PictureUse,
        Query(description="what it is for, which bounds its sides; a player's: token or page"),
    ] = "token",
) -> Response:
    """Store a picture: PNG, JPEG or WebP. It is decoded and encoded anew as WebP without metadata.
    The same picture is stored only once."""
    service = service_of(request)
    content = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    live = await service.table(table_id, viewer.seat_id)
    async with upload_turn(request):
        made = await service.pictures.add(live, viewer.seat_id, content, kind, use)
    return json(summary(made, ()), 201)


@router.get(
    "/tables/{table_id}/pictures", response_model=PictureList, responses=errors("handler-only")
)
async def list_pictures(
    request: Request, table_id: str, viewer: HandlerAccess, page: Page
) -> Response:
    """List the pictures of the table, the newest first."""
    service = service_of(request)
    live = await service.table(table_id, viewer.seat_id)
    shown, paged = page.of(
        await service.pictures.all(live),
        lambda picture: (picture["created"], picture["id"]),
        newest_first=True,
    )
    found: PictureList = {"pictures": shown, **paged}
    return json(found)


@router.get(
    "/tables/{table_id}/pictures/{picture_id}",
    response_class=Response,
    responses={**PICTURE, **errors("handler-only", "no-such-seat", "no-such-picture")},
)
async def get_picture(request: Request, picture_id: str, context: ReadAccess) -> Response:
    """Get a picture that your view refers to; Handlers can get all of the table."""
    return await picture_for(request, context, picture_id)


async def picture_for(request: Request, context: ReadContext, picture_id: str) -> Response:
    """Returns a picture to who reads. Raises Problem no-such-picture."""
    tag = f'"{picture_id}"'
    found = await service_of(request).pictures.find(context.live, context.whom, picture_id)
    headers = {"ETag": tag, "Cache-Control": "private, max-age=31536000, immutable"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(found, headers=headers, media_type=CONTENT_TYPE)


@router.delete(
    "/tables/{table_id}/pictures/{picture_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-picture", "picture-in-use"),
)
async def remove_picture(
    request: Request, table_id: str, picture_id: str, viewer: HandlerAccess
) -> Response:
    """Remove a picture that the table does not show. Undo does not bring it back."""
    service = service_of(request)
    await service.pictures.remove(await service.table(table_id, viewer.seat_id), picture_id)
    return Response(status_code=204)


@router.get(
    "/tables/{table_id}/background/{part}",
    response_class=Response,
    responses={**PART, **errors("handler-only", "no-such-seat", "no-such-picture")},
)
async def get_background_part(request: Request, part: str, context: ReadAccess) -> Response:
    """Get a part of the background that your view names. It shows the hexes that you know, and is
    transparent elsewhere."""
    return await background_part_for(request, context, part)


async def background_part_for(request: Request, context: ReadContext, part: str) -> Response:
    """Returns a part of the background to who reads; 204 where the view does not name it."""
    found = await service_of(request).backgrounds.part(context.live, context.whom, part)
    if found is None:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    headers = {"ETag": f'"{part}"', "Cache-Control": "private, max-age=31536000, immutable"}
    return Response(found, headers=headers, media_type=CONTENT_TYPE)
