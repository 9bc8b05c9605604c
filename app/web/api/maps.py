"""REST routes for the map: as a file, in chunks for the board, and replacement by a file."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final, Literal

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response

from app.engine import ChunkView
from app.engine.history.visible_history import SHARED_GROUPS
from app.errors import raise_refused
from app.formats.registry import FORMATS
from app.live.history import NoSuchMoment
from app.live.tables import LiveTable
from app.live.view_groups import encode
from app.rules.memo import SourceMemo
from app.services import map_files
from app.web.api.common import (
    READ_ERRORS,
    HandlerAccess,
    IfMatch,
    ReadAccess,
    ReadContext,
    attachment,
    compressed,
    errors,
    json,
    unchanged,
    until_disconnect,
)
from app.web.api.history import history_errors
from app.web.auth import service_of
from app.web.bodies import GuardedRoute, upload_turn
from app.web.errors import Problem
from app.web.limits import address_of
from app.web.schemas.rest import Chunks, MapDone

router = APIRouter(tags=["map"], route_class=GuardedRoute)

#: The most chunks of one answer.
MOST_CHUNKS: Final = 64
#: The newest answers with chunks as compressed JSON, at most 32 MiB, by the tag of their content.
_CHUNKS: Final = SourceMemo[bytes](2**25, len)
#: Headers of an answer without a chunk that was asked for.
_GONE: Final = {"Cache-Control": "no-store"}

FileName = Annotated[
    str, Query(max_length=200, description="the file's name: its ending tells the format")
]
CommandId = Annotated[
    str, Query(max_length=64, description="your id for the command, to repeat it safely")
]
_REFUSED = (
    "handler-only",
    "state-changed",
    "too-large",
    "too-many-hexes",
    "bad-map",
    "table-full",
    "server-full",
)
_FILE = {
    "required": True,
    "content": {
        "application/json": {"schema": {"type": "object"}},
        "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
    },
}

if TYPE_CHECKING:
    FormatName = str
else:
    FormatName = Literal[tuple(FORMATS)]


@router.get(
    "/tables/{table_id}/map",
    responses={
        200: {
            "content": {each.media_type: {} for each in FORMATS.values()},
            "description": "The map",
        },
        **errors("bad-map", "too-many-queries", *READ_ERRORS),
    },
)
async def get_map(
    request: Request,
    context: ReadAccess,
    format: Annotated[FormatName, Query()] = "hexframe",
) -> Response:
    """Get the map as far as you know it, as a file."""
    service = service_of(request)
    tag = service.map_tag(context.live, context.whom, format)
    headers = {
        "ETag": f'"{tag}"',
        "Cache-Control": "private, no-cache",
        "Content-Disposition": attachment(
            service.name_of(context.live), f"map{FORMATS[format].suffixes[0]}"
        ),
    }
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    making = service.map_file(
        context.live, context.whom, context.seat, address_of(request), format, tag
    )
    body = raise_refused(await until_disconnect(request, making))
    return await compressed(request, body, FORMATS[format].content_type, headers)


@router.put(
    "/tables/{table_id}/map",
    response_model=MapDone,
    responses=errors(*_REFUSED),
    openapi_extra={"requestBody": _FILE},
)
async def put_map(
    request: Request,
    table_id: str,
    viewer: HandlerAccess,
    name: FileName = "",
    id: CommandId = "",
    scene: Annotated[
        str, Query(max_length=64, description="the scene whose map it is; else the one shown")
    ] = "",
    if_match: IfMatch = None,  # noqa: ARG001 - `unchanged` reads it
) -> Response:
    """Replace the map by a file: the command `map.set`. The answer says what the file became."""
    data = await request.body()
    service = service_of(request)

    def map_tags(live: LiveTable) -> list[str]:
        shown = live.view(viewer.seat_id)[2]["scene"]["id"]
        here = scene in ("", shown)
        return [service.map_tag(live, viewer.seat_id, each) for each in FORMATS] if here else []

    check = unchanged(request, viewer.seat_id, map_tags)
    async with upload_turn(request):
        found = await map_files.set_map(
            service, table_id, viewer.seat_id, name, data, id, scene, check, viewer.program
        )
    return _map_done(found)


@router.post(
    "/tables/{table_id}/scenes",
    response_model=MapDone,
    responses=errors(*_REFUSED),
    openapi_extra={"requestBody": _FILE},
)
async def post_scene(
    request: Request,
    table_id: str,
    viewer: HandlerAccess,
    name: FileName = "",
    id: CommandId = "",
    if_match: IfMatch = None,  # noqa: ARG001 - `unchanged` reads it
) -> Response:
    """Add a scene with the map and the units of a file: the commands `scene.add` and `units.add`.
    The answer says what the file became."""
    data = await request.body()
    service = service_of(request)
    check = unchanged(request, viewer.seat_id)
    async with upload_turn(request):
        found = await map_files.add_scene(
            service, table_id, viewer.seat_id, name, data, id, check, viewer.program
        )
    return _map_done(found)


def _map_done(found: map_files.Brought) -> Response:
    done = raise_refused(found.done)
    answer: MapDone = {"seq": done.seq, "events": done.entries, "report": found.report}
    if found.scene:
        answer["scene"] = found.scene
    return json(answer)


At = Annotated[
    str | None,
    Header(
        alias="Hexframe-At",
        max_length=120,
        pattern=r"^\S+ [0-9]{1,15}$",
        description="the epoch and the seq of the view that named it, with a space between",
    ),
]


Hashes = Annotated[
    list[str],
    Query(alias="hash", min_length=1, max_length=MOST_CHUNKS, description="the hash of each chunk"),
]


@router.get(
    "/tables/{table_id}/map/chunks",
    response_model=Chunks,
    responses=errors(*READ_ERRORS),
)
async def get_chunks(
    request: Request, context: ReadAccess, hashes: Hashes, at: At = None
) -> Response:
    """Get several chunks of the map by the hashes in your view, in one answer.

    With `Hexframe-At`, those that the view at that position named, as for one chunk.
    """
    return await chunks_for(request, context, hashes, at)


@router.get(
    "/tables/{table_id}/map/chunks/{chunk_hash}",
    response_model=ChunkView,
    responses={
        204: {"description": "With `Hexframe-At`: your view does not name it any more"},
        **errors("no-such-chunk", *READ_ERRORS),
    },
)
async def get_chunk(
    request: Request, chunk_hash: str, context: ReadAccess, at: At = None
) -> Response:
    """Get 32 x 32 columns of the map by the hash in your view.

    The map may change during the request. A client that sends its position (`Hexframe-At`) gets the
    chunk that its view named there, or 204 when that is not available any more; the change that
    replaces it has been sent already.
    """
    return await chunk_for(request, context, chunk_hash, at)


async def chunks_for(
    request: Request, context: ReadContext, hashes: Sequence[str], at: str | None
) -> Response:
    """Returns the answer to a viewer who asks for several chunks."""
    found = await _find_chunks(context, hashes, at)
    answer: Chunks = {"chunks": [found.get(each) for each in hashes]}
    if None in answer["chunks"]:
        return json(answer, headers=_GONE)
    tag = sha256(" ".join(hashes).encode()).hexdigest()[:32]
    return _chunks_answer(request, answer, tag)


async def chunk_for(
    request: Request, context: ReadContext, chunk_hash: str, at: str | None
) -> Response:
    """Returns the answer to a viewer who asks for a chunk. Raises Problem no-such-chunk."""
    found = await _find_chunks(context, [chunk_hash], at)
    if chunk_hash in found:
        return _chunks_answer(request, found[chunk_hash], chunk_hash)
    if at:
        return Response(status_code=204, headers=_GONE)
    raise Problem("no-such-chunk")


def _chunks_answer(request: Request, content: ChunkView | Chunks, tag: str) -> Response:
    """Returns chunks as JSON, encoded and compressed once for all viewers. `tag` names the
    content."""
    headers = {
        "ETag": f'"{tag}"',
        "Cache-Control": "private, max-age=31536000, immutable",
        "Vary": "Accept-Encoding",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)

    packed = _CHUNKS.obtain((), lambda: gzip.compress(encode(content), 5), tag)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(packed), 200, headers, "application/json")


async def _find_chunks(
    context: ReadContext, hashes: Sequence[str], at: str | None
) -> dict[str, ChunkView]:
    """Returns those of these chunks that the viewer's view names now, or at a position (`At`).

    A viewer gets no chunk from before the first seq that it may see. A Handler who views as a
    shared group gets the group's current chunks even when nobody is in the group
    (`visible_history`).
    """
    live, whom = context.live, context.whom
    found = live.map_chunks(whom, hashes)
    rest = [each for each in hashes if each not in found]
    if not at or not rest:
        return found
    epoch, number = at.split(" ")
    seq = int(number)
    # The viewer may have seen rows from another process that this one has not read yet.
    await live.wait_for_seq(whom, epoch, seq)
    key = live.group_of(whom)
    if epoch != live.epoch_of(key):
        return found
    if whom not in SHARED_GROUPS and seq < live.first_visible_seq(whom):
        return found
    with history_errors():
        try:
            return found | await live.history.chunks(key, context.seat, seq, rest)
        except NoSuchMoment:
            return found
