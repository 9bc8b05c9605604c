"""REST routes for the published schemas: each by itself, and all as TypeScript and Python types."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import PlainTextResponse
from starlette.responses import Response

from app.web import asyncapi
from app.web.api.common import for_everybody
from app.web.auth import settings_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem, error_responses
from app.web.openapi import openapi
from app.web.schemas import python, typescript
from app.web.schemas.published import standalone
from app.web.schemas.rest import SchemaList

router = APIRouter(tags=["schemas"], route_class=GuardedRoute)


def published_schemas(app: FastAPI) -> dict[str, Any]:
    """Returns the schemas of both documents by name. A name means the same in both."""
    return {**_schemas(asyncapi.document()), **_schemas(openapi(app))}


def _schemas(document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["components"]["schemas"]
    return found


def _address(request: Request, name: str) -> str:
    base = settings_of(request).public_url or str(request.base_url)
    return f"{base.rstrip('/')}/api/v1/schemas/{name}.json"


@router.get("/schemas", response_model=SchemaList)
async def list_schemas(request: Request) -> Response:
    """List the schemas of commands, queries, answers, views, log lines and messages."""
    found = await asyncio.to_thread(published_schemas, request.app)
    return for_everybody(
        request,
        {"schemas": [{"name": name, "url": _address(request, name)} for name in sorted(found)]},
    )


@router.get(
    "/schemas/{name}.json",
    response_model=dict[str, Any],
    responses=error_responses("no-such-schema"),
)
async def get_schema(request: Request, name: str) -> Response:
    """Get one schema as JSON Schema 2020-12, with all that it refers to."""
    found = await asyncio.to_thread(published_schemas, request.app)
    if name not in found:
        raise Problem("no-such-schema", {"name": name[:80]})
    return for_everybody(request, standalone(name, found, _address(request, name)))


@router.get("/schemas/hexframe.d.ts", response_class=PlainTextResponse)
async def get_typescript_types(request: Request) -> Response:
    """Get all schemas as types of TypeScript, with the types of a client."""
    return await _types(request, typescript.module)


@router.get("/schemas/hexframe_types.py", response_class=PlainTextResponse)
async def get_python_types(request: Request) -> Response:
    """Get all schemas as types of Python, with the types of a client."""
    return await _types(request, python.module)


async def _types(request: Request, module: Callable[[dict[str, Any]], str]) -> Response:
    text = await asyncio.to_thread(lambda: module(published_schemas(request.app)))
    return PlainTextResponse(text)
