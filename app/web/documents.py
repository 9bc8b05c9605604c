"""Where programs begin: what the API consists of, its OpenAPI and AsyncAPI documents, and the
addresses under which people look for them elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from app import __version__
from app.web import asyncapi
from app.web.api.common import json
from app.web.openapi import openapi

router = APIRouter(include_in_schema=False)

_OPENAPI: Final = "/api/openapi.json"
_ASYNCAPI: Final = "/api/asyncapi.json"
#: What `GET /api/v1` answers.
_INDEX: Final[dict[str, Any]] = {
    "name": "Hexframe",
    "version": __version__,
    "base": "/api/v1",
    "openapi": _OPENAPI,
    "asyncapi": _ASYNCAPI,
    "schemas": "/api/v1/schemas",
    "types": {
        "typescript": "/api/v1/schemas/hexframe.d.ts",
        "python": "/api/v1/schemas/hexframe_types.py",
    },
    "texts": "/static/messages/en.ftl",
    "guides": {
        "quick_start": "/guide/quick-start",
        "client": "/guide/client",
        "turn": "/guide/turn",
        "examples": "/guide/examples",
        "api": "/guide/api",
        "commands": "/guide/commands",
    },
}
#: Addresses that other servers have for the same, and what they are here.
_ELSEWHERE: Final = {
    "/docs": "/guide/api",
    "/openapi.json": _OPENAPI,
    "/api/v1/openapi.json": _OPENAPI,
    "/api/v1/asyncapi.json": _ASYNCAPI,
}


@router.get(_OPENAPI)
async def show_openapi(request: Request) -> Response:
    """The REST interface as OpenAPI 3.1."""
    return json(await asyncio.to_thread(openapi, request.app))


@router.get(_ASYNCAPI)
async def show_asyncapi() -> Response:
    """The WebSocket as AsyncAPI 3."""
    return json(await asyncio.to_thread(asyncapi.document))


@router.get("/api")
@router.get("/api/")
@router.get("/api/v1")
@router.get("/api/v1/")
async def index() -> Response:
    """What the API consists of, and where it is described."""
    return json(_INDEX)


async def _moved(request: Request) -> Response:
    return Response(status_code=307, headers={"Location": _ELSEWHERE[request.url.path]})


for _path in _ELSEWHERE:
    router.add_api_route(_path, _moved)
