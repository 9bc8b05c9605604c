"""The map: as a file in any format we write, in chunks for the board, replaced by a file."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.web.api.common import Seated, TheHandler, attached, checked, errors, json, with_etag
from app.web.auth import service_of
from app.web.errors import Problem
from app.web.schemas import ChunkDocument, CommandDone

router = APIRouter(tags=["map"])

MAP_TYPES = {"hexframe": "application/json", "board": "text/plain; charset=utf-8"}
SUFFIXES = {"hexframe": "hexframe.json", "board": "board"}


@router.get(
    "/tables/{table_id}/map",
    responses={
        200: {"content": {"application/json": {}, "text/plain": {}}, "description": "The map"},
        **errors("bad-map"),
    },
)
async def get_map(
    request: Request,
    table_id: str,
    viewer: Seated,
    format: Annotated[Literal["hexframe", "board"], Query()] = "hexframe",
) -> Response:
    """The map as far as you know it, as a file."""
    service = service_of(request)
    body, tag = await service.map_file(table_id, viewer.seat_id, format)
    name = service.name_of(await service.table(table_id, viewer.seat_id))
    headers = {
        "ETag": f'"{tag}"',
        "Cache-Control": "private, no-cache",
        "Content-Disposition": attached(name, f"map.{SUFFIXES[format]}"),
    }
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=MAP_TYPES[format])


@router.put(
    "/tables/{table_id}/map",
    response_model=CommandDone,
    responses=errors("handler-only", "too-large", "too-many-hexes", "bad-map"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": {"type": "object"}},
                "text/plain": {"schema": {"type": "string"}},
                "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
            },
        }
    },
)
async def put_map(
    request: Request,
    table_id: str,
    viewer: TheHandler,
    name: Annotated[
        str, Query(max_length=200, description="the file's name: its ending tells the format")
    ] = "",
    id: Annotated[
        str, Query(max_length=64, description="your id for the command, to repeat it safely")
    ] = "",
) -> Response:
    """Replace the map by a file: the command `map.set`."""
    data = await request.body()
    done = checked(await service_of(request).set_map(table_id, viewer.seat_id, name, data, id))
    return json({"seq": done.seq, "events": done.entries})


@router.get(
    "/tables/{table_id}/map/chunks/{chunk_hash}",
    response_model=ChunkDocument,
    responses=errors("no-such-chunk"),
)
async def get_chunk(request: Request, table_id: str, chunk_hash: str, viewer: Seated) -> Response:
    """32 x 32 columns by the hash that your view names; another map's chunks are not told."""
    live = await service_of(request).table(table_id, viewer.seat_id)
    chunk = live.map_chunk(viewer.seat_id, chunk_hash)
    if chunk is None:
        raise Problem("no-such-chunk")
    return with_etag(request, chunk, chunk_hash, "max-age=31536000, immutable")
