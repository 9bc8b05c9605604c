"""REST routes for screens: the Handler's list of links, and what a screen itself reads."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.engine import ChunkView
from app.services import screens
from app.store.screens import Screen
from app.web.api.common import HandlerAccess, ReadContext, errors, json
from app.web.api.maps import At, Hashes, chunk_for, chunks_for
from app.web.api.paging import Page
from app.web.api.pictures import PART, PICTURE, background_part_for, picture_for
from app.web.auth import bearer, screen_cookie, service_of
from app.web.bodies import GuardedRoute
from app.web.errors import error_responses
from app.web.limits import limits_of
from app.web.schemas.rest import Chunks
from app.web.schemas.screens import MadeScreen, MakeScreen, Screens, ShownTable

router = APIRouter(tags=["screens"], route_class=GuardedRoute)


@router.post(
    "/tables/{table_id}/screens",
    status_code=201,
    response_model=MadeScreen,
    responses=errors("handler-only", "too-many-screens"),
)
async def make_screen(
    request: Request, table_id: str, body: MakeScreen, _: HandlerAccess
) -> Response:
    """Create a link that shows the table on a screen. Its secret is not shown again."""
    screen, token = await screens.add_screen(service_of(request), table_id, body.name)
    made: MadeScreen = {**screens.screen_summary(screen), "token": token, "url": f"/s/{token}"}
    return json(made, 201)


@router.get("/tables/{table_id}/screens", response_model=Screens, responses=errors("handler-only"))
async def list_screens(request: Request, table_id: str, _: HandlerAccess, page: Page) -> Response:
    """List the screens, oldest first."""
    found = await service_of(request).store.screens.of_table(table_id)
    shown, paged = page.of(found, lambda screen: (screen.created, screen.id))
    listed: Screens = {"screens": [screens.screen_summary(each) for each in shown], **paged}
    return json(listed)


@router.delete(
    "/tables/{table_id}/screens/{screen_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-screen"),
)
async def remove_screen(
    request: Request, table_id: str, screen_id: str, _: HandlerAccess
) -> Response:
    """Revoke a link. What it shows is closed at once."""
    await screens.remove_screen(service_of(request), table_id, screen_id)
    return Response(status_code=204)


async def opened_screen(connection: HTTPConnection, screen_id: str) -> Screen:
    """Returns the screen of a connection, by its cookie or by its secret as Bearer token."""
    token = bearer(connection) or connection.cookies.get(screen_cookie(screen_id), "")
    async with limits_of(connection).guessing(connection):
        return await screens.open_screen(service_of(connection), screen_id, token)


ScreenAccess = Annotated[Screen, Depends(opened_screen)]
SCREEN_ERRORS = ("bad-screen", "malformed", "server-full")


@router.get(
    "/screens/{screen_id}", response_model=ShownTable, responses=error_responses(*SCREEN_ERRORS)
)
async def get_screen(request: Request, screen: ScreenAccess) -> Response:
    """Get what a screen shows."""
    service = service_of(request)
    live = await service.table(screen.table_id)
    shown: ShownTable = {"id": screen.id, "name": service.name_of(live)}
    return json(shown)


@router.get(
    "/screens/{screen_id}/map/chunks",
    response_model=Chunks,
    responses=error_responses(*SCREEN_ERRORS),
)
async def get_screen_chunks(
    request: Request, screen: ScreenAccess, hashes: Hashes, at: At = None
) -> Response:
    """Get several chunks of the map by the hashes in the screen's view, in one answer."""
    return await chunks_for(request, await _context(request, screen), hashes, at)


@router.get(
    "/screens/{screen_id}/map/chunks/{chunk_hash}",
    response_model=ChunkView,
    responses={
        204: {"description": "With `Hexframe-At`: the view does not name it any more"},
        **error_responses(*SCREEN_ERRORS, "no-such-chunk"),
    },
)
async def get_screen_chunk(
    request: Request, screen: ScreenAccess, chunk_hash: str, at: At = None
) -> Response:
    """Get 32 x 32 columns of the map by the hash in the screen's view."""
    return await chunk_for(request, await _context(request, screen), chunk_hash, at)


@router.get(
    "/screens/{screen_id}/pictures/{picture_id}",
    response_class=Response,
    responses={**PICTURE, **error_responses(*SCREEN_ERRORS, "no-such-picture")},
)
async def get_screen_picture(request: Request, screen: ScreenAccess, picture_id: str) -> Response:
    """Get a picture that the screen's view refers to."""
    return await picture_for(request, await _context(request, screen), picture_id)


@router.get(
    "/screens/{screen_id}/background/{part}",
    response_class=Response,
    responses={**PART, **error_responses(*SCREEN_ERRORS, "no-such-picture")},
)
async def get_screen_background_part(request: Request, screen: ScreenAccess, part: str) -> Response:
    """Get a part of the background that the screen's view names."""
    return await background_part_for(request, await _context(request, screen), part)


async def _context(request: Request, screen: Screen) -> ReadContext:
    """Returns what a screen reads: its table, as spectators see it."""
    live = await service_of(request).table(screen.table_id)
    return ReadContext(live, screens.GROUP, screen.id)
