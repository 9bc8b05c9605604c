"""REST routes for the hangar: content of frames, ready builds, and the check of a build.

They belong to no table and need no seat. At a table the query `frame` checks a build, too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.queries.builds import CheckedBuild, build_report
from app.rules.decoding import convert
from app.rules.frame_state.characters import CATEGORIES
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.catalogue import FrameContent, catalogue
from app.rules.frame_state.combat.content.tuning import POINTS
from app.rules.frame_state.combat.library import Shelf, ready_builds
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.combat.numbers import numbers
from app.rules.json_types import json_form
from app.web.api.common import json, with_etag
from app.web.bodies import GuardedRoute
from app.web.errors import error_responses
from app.web.schemas.builds import CheckBuild, FrameLibrary, Glance, ReadyBuild

D = TypeVar("D", bound=Mapping[str, Any])

router = APIRouter(prefix="/frames", tags=["frames"], route_class=GuardedRoute)

#: The content and the library change with the server only.
TAG_LENGTH: Final = 24


def _tagged(document: D) -> tuple[D, str]:
    return document, hashlib.sha256(msgspec.json.encode(document)).hexdigest()[:TAG_LENGTH]


@cache
def _content() -> tuple[FrameContent, str]:
    return _tagged(catalogue())


@cache
def _library() -> tuple[FrameLibrary, str]:
    library: FrameLibrary = {"frames": _shelf("frames"), "npcs": _shelf("npcs")}
    return _tagged(library)


def _shelf(shelf: Shelf) -> list[ReadyBuild]:
    return [
        {"id": id, "build": json_form(build), "glance": _glance(build)}
        for id, build in ready_builds(shelf).items()
    ]


def _glance(build: Build) -> Glance:
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
async def check_build(body: CheckBuild) -> Response:
    """Check a build: its numbers, explained, and every reason why it is not legal."""
    build = convert(body.build.model_dump(), Build)
    points = POINTS if body.tuning_points is None else body.tuning_points
    return json(build_report(build, points, CATEGORIES))
