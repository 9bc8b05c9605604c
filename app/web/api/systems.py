"""REST routes for the dice systems: their forms as JSON Schema, and their texts."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.messages import system_texts
from app.rules.systems import SYSTEMS
from app.rules.systems.base import System, schema_of
from app.web.api.common import for_everybody
from app.web.bodies import GuardedRoute
from app.web.errors import Problem, error_responses
from app.web.schemas.rest import SystemDocument, Systems

router = APIRouter(tags=["systems"], route_class=GuardedRoute)


def _document(system: System) -> SystemDocument:
    texts = system_texts(system.name)
    return {
        "name": system.name,
        "title": system.title,
        "source": system.source,
        "forms": {"roll": system.form},
        "actions": {
            action.name: {"by": action.by, "form": schema_of(action.shape)}
            for action in system.actions
        },
        "texts": {
            "log": texts["log"],
            "offers": texts["offers"],
            "facts": texts["facts"],
            "refusals": texts["refusals"],
            "words": texts["words"],
        },
    }


@router.get("/systems", response_model=Systems)
async def list_systems(request: Request) -> Response:
    """List all dice systems."""
    return for_everybody(request, {"systems": [_document(system) for system in SYSTEMS.values()]})


@router.get(
    "/systems/{name}", response_model=SystemDocument, responses=error_responses("no-such-system")
)
async def get_system(request: Request, name: str) -> Response:
    """Get one dice system: its forms as JSON Schema, and its texts."""
    system = SYSTEMS.get(name)
    if system is None:
        raise Problem("no-such-system", {"name": name})
    return for_everybody(request, _document(system))
