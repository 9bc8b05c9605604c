"""The REST interface under /api/v1: one router per resource."""

from __future__ import annotations

from fastapi import APIRouter

from app.web.api import (
    builds,
    commands,
    events,
    generated_maps,
    history,
    library,
    maps,
    pictures,
    ready_tables,
    schemas,
    screens,
    seats,
    shares,
    stream,
    systems,
    tables,
    tokens,
    webhooks,
)

router = APIRouter(prefix="/api/v1")
for _part in (
    tables,
    seats,
    commands,
    events,
    stream,
    maps,
    generated_maps,
    systems,
    schemas,
    builds,
    history,
    shares,
    screens,
    tokens,
    webhooks,
    library,
    ready_tables,
    pictures,
):
    router.include_router(_part.router)
