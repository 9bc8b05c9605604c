"""The page of a screen in the room, and the link that opens it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app.services import screens
from app.web.api.screens import opened_screen
from app.web.auth import remember, screen_cookie, service_of
from app.web.limits import limits_of
from app.web.pages import pages_of

router = APIRouter(include_in_schema=False)


@router.get("/s/{token}")
async def screen_link(request: Request, token: str) -> Response:
    """A link to a screen: the secret moves from the URL into a cookie."""
    async with limits_of(request).guessing(request):
        screen = await screens.find_screen(service_of(request), token)
    to = f"/screen/{screen.id}"
    response = RedirectResponse(to, 303, headers={"Referrer-Policy": "no-referrer"})
    remember(request, response, screen_cookie(screen.id), token)
    return response


@router.get("/screen/{screen_id}")
async def screen(request: Request, screen_id: str) -> Response:
    """The table on a screen, for browsers that have opened its link."""
    found = await opened_screen(request, screen_id)
    service = service_of(request)
    live = await service.table(found.table_id)
    return pages_of(request).render(
        "table",
        {
            "table": {"id": "", "name": service.name_of(live)},
            "screen": screen_id,
            "lifting": "{}",
            "ws": f"/ws/screens/{screen_id}",
            "api": f"/api/v1/screens/{screen_id}",
        },
    )
