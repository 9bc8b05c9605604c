"""The replay of a finished mission, and the link that opens it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app.services import replay_links
from app.web.api.shares import opened_link
from app.web.auth import remember, service_of, share_cookie
from app.web.limits import limits_of
from app.web.pages import pages_of

router = APIRouter(include_in_schema=False)


@router.get("/r/{token}")
async def replay_link(request: Request, token: str) -> Response:
    """A link to a replay: the secret moves from the URL into a cookie."""
    async with limits_of(request).guessing(request):
        share = await replay_links.find_link(service_of(request), token)
    to = f"/replay/{share.id}"
    response = RedirectResponse(to, 303, headers={"Referrer-Policy": "no-referrer"})
    remember(request, response, share_cookie(share.id), token)
    return response


@router.get("/replay/{share_id}")
async def replay(request: Request, share_id: str) -> Response:
    """The replay of a finished mission, for browsers that have opened its link."""
    found = await opened_link(request, share_id)
    return pages_of(request).render(
        "replay",
        {
            "share": {"name": found.share.name, "first": found.first, "last": found.last},
            "api": f"/api/v1/shares/{share_id}",
        },
    )
