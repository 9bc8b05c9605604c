"""REST routes for the history of a table as the viewer's group saw it: moments and changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.engine import ChunkView
from app.live.history import History, NoSuchMoment, TooBusy
from app.live.tables import LiveTable
from app.web.api.common import READ_ERRORS, HandlerAccess, ReadAccess, errors, json, with_etag
from app.web.auth import view_as
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.schemas.history import Frames, Moments, SameMoment

router = APIRouter(tags=["history"], route_class=GuardedRoute)

Seq = Annotated[int, Query(ge=1, le=2**53)]
Epoch = Annotated[
    str, Query(max_length=64, description="of the seqs you know: refused when it is another")
]


@contextmanager
def history_errors() -> Iterator[None]:
    """Turns the exceptions of `History` into problems."""
    try:
        yield
    except NoSuchMoment as error:
        raise Problem("no-such-moment", {"seq": error.seq, "last": error.last}) from None
    except TooBusy:
        raise Problem("too-many-requests", {"seconds": 1}, headers={"Retry-After": "1"}) from None


def check_shown(live: LiveTable, whom: str, seq: int) -> None:
    """Raises Problem no-such-moment for a seq before the first one that the viewer may see."""
    if seq < live.first_visible_seq(whom):
        raise Problem("no-such-moment", {"seq": seq, "last": live.view(whom)[1]})


def check_epoch(given: str, epoch: str) -> None:
    """Raises Problem other-epoch for a position in another epoch."""
    if given and given != epoch:
        raise Problem("other-epoch", {"epoch": epoch})


async def frames_of(
    history: History, key: str, seat: str, first: int, last: int | None, with_view: bool
) -> dict[str, Any]:
    """Returns the answer for a range of a group's history."""
    if last is not None and last < first:
        raise Problem("malformed", {"at": "to", "what": "not before `from`"})
    with history_errors():
        found = await history.read_range(key, seat, first, last, with_view=with_view)
    return {
        "from": found.first,
        "to": found.last,
        "view": found.view,
        "entries": found.lines,
        "frames": [msgspec.Raw(frame) for frame in found.frames],
    }


@router.get("/tables/{table_id}/history", response_model=Moments, responses=errors(*READ_ERRORS))
async def get_history(context: ReadAccess) -> Response:
    """List the moments of the history that you can see: rounds, segments, turns, missions.

    You can view the history from seq `first` up to `seq`. A player's history begins when the player
    took the seat, or at the first conflict with a player, whichever is earlier. Very long tables
    leave out turns, then segments.
    """
    live = context.live
    with history_errors():
        key = live.group_of(context.whom)
        first = live.first_visible_seq(context.whom)
        seq, moments = await live.history.moments(key, context.seat)
    index: Moments = {
        "epoch": live.epoch_of(key),
        "first": first,
        "seq": seq,
        "moments": [each for each in moments if each["seq"] >= first],
    }
    return json(index)


@router.get(
    "/tables/{table_id}/history/moment",
    response_model=SameMoment,
    responses=errors("no-such-moment", "other-epoch", *READ_ERRORS),
)
async def get_moment(
    context: ReadAccess,
    viewer: HandlerAccess,
    seq: Seq,
    of: Annotated[
        str | None,
        Query(max_length=64, description="whose `seq` that is, as with `as`; without it your own"),
    ] = None,
    epoch: Epoch = "",
) -> Response:
    """For the Handler: find the seq of one viewer (`as`) for a moment of your own history, or of
    another viewer's (`of`). Each viewer has a sequence of its own.
    """
    live = context.live
    whose = view_as(live, viewer, of)
    # The viewer may have seen rows from another process that this one has not read yet.
    await live.wait_for_seq(whose, epoch or None, seq)
    check_epoch(epoch, live.epoch_of(live.group_of(whose)))
    with history_errors():
        version = live.version_at(whose, seq)
    key, first = live.group_of(context.whom), live.first_visible_seq(context.whom)
    found = live.seq_of(key, version)
    same: SameMoment = {
        "epoch": live.epoch_of(key),
        "seq": max(first, found),
        "first": first,
        "before": found < first,
    }
    return json(same)


@router.get(
    "/tables/{table_id}/history/frames",
    response_model=Frames,
    responses=errors("no-such-moment", "other-epoch", *READ_ERRORS),
)
async def get_frames(
    context: ReadAccess,
    first: Annotated[int, Query(alias="from", ge=1, le=2**53)],
    last: Annotated[int | None, Query(alias="to", ge=1, le=2**53)] = None,
    base: Annotated[bool, Query(description="with the view after `from`")] = True,
    epoch: Epoch = "",
) -> Response:
    """Get your view after seq `from`, the log lines before it, and every change up to `to`, as they
    were sent at the time. A long range is answered in parts: continue from the `to` of the answer.
    """
    live = context.live
    key, seat = live.group_of(context.whom), context.seat
    check_epoch(epoch, live.epoch_of(key))
    check_shown(live, context.whom, first)
    found = await frames_of(live.history, key, seat, first, last, base)
    return json({"epoch": live.epoch_of(key), **found})


@router.get(
    "/tables/{table_id}/history/chunks/{chunk_hash}",
    response_model=ChunkView,
    responses=errors("no-such-chunk", "no-such-moment", *READ_ERRORS),
)
async def get_old_chunk(
    request: Request, chunk_hash: str, context: ReadAccess, seq: Seq
) -> Response:
    """Get a chunk of the map that your view named after this seq."""
    live = context.live
    check_shown(live, context.whom, seq)
    with history_errors():
        key = live.group_of(context.whom)
        chunks = await live.history.chunks(key, context.seat, seq, [chunk_hash])
    if chunk_hash not in chunks:
        raise Problem("no-such-chunk")
    return with_etag(request, chunks[chunk_hash], chunk_hash, "max-age=31536000, immutable")
