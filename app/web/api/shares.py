"""REST routes for links to the replay of a finished mission, and for the replay itself."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from app.engine import ChunkView
from app.services import replay_links
from app.services.replay_links import GROUP, OpenLink
from app.web.api.common import HandlerAccess, errors, json, with_etag
from app.web.api.history import Seq, check_epoch, frames_of, history_errors
from app.web.api.paging import Page
from app.web.auth import bearer, service_of, share_cookie
from app.web.bodies import GuardedRoute
from app.web.errors import Problem, error_responses
from app.web.limits import address_of, limits_of
from app.web.schemas.history import Frames, MadeShare, MakeShare, Moments, SharedMission, Shares

router = APIRouter(tags=["shares"], route_class=GuardedRoute)


@router.post(
    "/tables/{table_id}/shares",
    status_code=201,
    response_model=MadeShare,
    responses=errors("handler-only", "no-such-mission", "mission-not-over", "too-many-shares"),
)
async def make_share(
    request: Request, table_id: str, body: MakeShare, viewer: HandlerAccess
) -> Response:
    """Create a link to the replay of a finished mission. Its secret is not shown again."""
    service = service_of(request)
    share, token = await replay_links.create_link(service, table_id, viewer.seat_id, body.mission)
    made: MadeShare = {**replay_links.link_summary(share), "token": token, "url": f"/r/{token}"}
    return json(made, 201)


@router.get("/tables/{table_id}/shares", response_model=Shares, responses=errors("handler-only"))
async def list_shares(request: Request, table_id: str, _: HandlerAccess, page: Page) -> Response:
    """List the links, oldest first."""
    found = await service_of(request).store.shares.of_table(table_id)
    shown, paged = page.of(found, lambda share: (share.created, share.id))
    links: Shares = {"shares": [replay_links.link_summary(each) for each in shown], **paged}
    return json(links)


@router.delete(
    "/tables/{table_id}/shares/{share_id}",
    status_code=204,
    responses=errors("handler-only", "no-such-share"),
)
async def remove_share(
    request: Request, table_id: str, share_id: str, _: HandlerAccess
) -> Response:
    """Remove a link. It stops working at once."""
    if not await service_of(request).store.shares.remove(table_id, share_id):
        raise Problem("no-such-share")
    return Response(status_code=204)


async def opened_link(request: Request, share_id: str) -> OpenLink:
    """Dependency: the open link, by its cookie or by its secret as Bearer token."""
    token = bearer(request) or request.cookies.get(share_cookie(share_id), "")
    async with limits_of(request).guessing(request):
        return await replay_links.open_link(service_of(request), share_id, token)


LinkAccess = Annotated[OpenLink, Depends(opened_link)]
LINK_ERRORS = ("bad-share", "malformed")


def _who(request: Request, found: OpenLink) -> str:
    return f"{found.share.id} {address_of(request)}"


@router.get(
    "/shares/{share_id}", response_model=SharedMission, responses=error_responses(*LINK_ERRORS)
)
async def get_share(found: LinkAccess) -> Response:
    """Get what a link shows."""
    share = found.share
    shown: SharedMission = {
        "id": share.id,
        "name": share.name,
        "first": found.first,
        "last": found.last,
    }
    return json(shown)


@router.get(
    "/shares/{share_id}/history", response_model=Moments, responses=error_responses(*LINK_ERRORS)
)
async def get_shared_history(request: Request, found: LinkAccess) -> Response:
    """List the moments of the mission."""
    with history_errors():
        _, moments = await found.live.history.moments(GROUP, _who(request, found))
    index: Moments = {
        "epoch": found.live.epoch_of(GROUP),
        "first": found.first,
        "seq": found.last,
        "moments": [each for each in moments if found.first <= each["seq"] <= found.last],
    }
    return json(index)


@router.get(
    "/shares/{share_id}/history/frames",
    response_model=Frames,
    responses=error_responses(*LINK_ERRORS, "no-such-moment", "other-epoch"),
)
async def get_shared_frames(
    request: Request,
    found: LinkAccess,
    first: Annotated[int, Query(alias="from", ge=1, le=2**53)],
    last: Annotated[int | None, Query(alias="to", ge=1, le=2**53)] = None,
    base: bool = True,
    epoch: Annotated[str, Query(max_length=128)] = "",
) -> Response:
    """Get the view of spectators after a seq of the mission, and the changes after it."""
    live = found.live
    check_epoch(epoch, live.epoch_of(GROUP))
    replay_links.check_range(found, first, last)
    end = found.last if last is None else last
    answer = await frames_of(live.history, GROUP, _who(request, found), first, end, base)
    # Lines from before the mission are not shown.
    answer["entries"] = [line for line in answer["entries"] if line["version"] >= found.first]
    return json({"epoch": live.epoch_of(GROUP), **answer})


@router.get(
    "/shares/{share_id}/history/chunks/{chunk_hash}",
    response_model=ChunkView,
    responses=error_responses(*LINK_ERRORS, "no-such-chunk", "no-such-moment"),
)
async def get_shared_chunk(
    request: Request, found: LinkAccess, chunk_hash: str, seq: Seq
) -> Response:
    """Get a chunk of the map that spectators saw after this seq of the mission."""
    replay_links.check_range(found, seq)
    with history_errors():
        who = _who(request, found)
        chunks = await found.live.history.chunks(GROUP, who, seq, [chunk_hash], now=False)
    if chunk_hash not in chunks:
        raise Problem("no-such-chunk")
    return with_etag(request, chunks[chunk_hash], chunk_hash, "max-age=31536000, immutable")
