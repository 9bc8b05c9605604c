"""The dice systems of this server and their forms."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from app.rules.systems import SYSTEMS
from app.web.api.common import json
from app.web.errors import Problem, documented
from app.web.schemas import SystemDocument, Systems

router = APIRouter(tags=["systems"])


def _document(name: str) -> dict[str, Any]:
    system = SYSTEMS[name]
    return {"name": name, "title": getattr(system, "title", name), "forms": {"roll": system.form}}


@router.get("/systems", response_model=Systems)
async def list_systems() -> Response:
    """All dice systems."""
    return json({"systems": [_document(name) for name in SYSTEMS]})


@router.get(
    "/systems/{name}", response_model=SystemDocument, responses=documented("no-such-system")
)
async def get_system(name: str) -> Response:
    """One dice system with its forms as JSON Schema."""
    if name not in SYSTEMS:
        raise Problem("no-such-system", {"name": name})
    return json(_document(name))
