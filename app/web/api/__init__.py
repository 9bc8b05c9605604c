"""The REST interface under /api/v1: one router per resource."""

from __future__ import annotations

from fastapi import APIRouter

from app.web.api import builds, commands, history, library, maps, seats, shares, systems, tables

router = APIRouter(prefix="/api/v1")
for _part in (tables, seats, commands, maps, systems, builds, history, shares, library):
    router.include_router(_part.router)
