"""REST routes for the hangar: content of frames, ready builds, and the check of a build.

They belong to no table and need no seat. At a table the query `frame` answers the same.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.queries.builds import build_report
from app.rules.frame_state.characters import CATEGORIES
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.catalogue import catalogue
from app.rules.frame_state.combat.content.tuning import POINTS
from app.rules.frame_state.combat.library import SHELVES, ready_builds
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.combat.numbers import numbers
from app.web.api.common import json, with_etag
from app.web.bodies import GuardedRoute
from app.web.errors import error_responses
from app.web.schemas.builds import CheckBuild, CheckedBuild, FrameContent, FrameLibrary

router = APIRouter(prefix="/frames", tags=["frames"], route_class=GuardedRoute)

#: The content and the library change with the server only.
TAG_LENGTH: Final = 24


def _tagged(document: dict[str, Any]) -> tuple[dict[str, Any], str]:
    return document, hashlib.sha256(msgspec.json.encode(document)).hexdigest()[:TAG_LENGTH]


@cache
def _content() -> tuple[dict[str, Any], str]:
    return _tagged(dict(catalogue()))


@cache
def _library() -> tuple[dict[str, Any], str]:
    return _tagged(
        {
            shelf: [
                {"id": id, "build": msgspec.to_builtins(build), "glance": _glance(build)}
                for id, build in ready_builds(shelf).items()
            ]
            for shelf in SHELVES
        }
    )


def _glance(build: Build) -> dict[str, Any]:
    found = numbers(build)
    return {
        "integrity": found.integrity.value,
        "stability": found.stability.value,
        "speed": found.speed.value,
        "reach": max((profile.reach.value for profile in found.profiles.values()), default=0),
        "chassis": content.chassis(build.chassis).name,
        "generator": content.generator(build.generator).name,
    }


@router.get("/content", response_model=FrameContent)
async def get_content(request: Request) -> Response:
    """Get all content of frames: texts, numbers by tier, limits."""
    return with_etag(request, *_content())


@router.get("/library", response_model=FrameLibrary)
async def get_library(request: Request) -> Response:
    """Get the ready frames and NPCs."""
    return with_etag(request, *_library())


@router.post("/check", response_model=CheckedBuild, responses=error_responses("malformed"))
async def check_build(asked: CheckBuild) -> Response:
    """Check a build: its numbers, explained, and every reason why it is not legal."""
    build = msgspec.convert(asked.build.model_dump(), Build)
    points = POINTS if asked.tuning_points is None else asked.tuning_points
    return json(build_report(build, points, CATEGORIES))
