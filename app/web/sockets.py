"""What WebSockets and event streams have in common: whom they show what, from where, and how many
may be open."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from starlette.requests import HTTPConnection

from app.engine.history.visible_history import SHARED_GROUPS
from app.live.audience import Link, Subscription
from app.live.outbox import Outbox
from app.live.tables import LiveTable
from app.web.auth import Viewer, service_of, settings_of, view_as, viewer_of
from app.web.errors import Problem
from app.web.frame_texts import WithTexts

#: The most open sockets of one integration token, and of all those of a table, as a part of the
#: table's: programs do not take the places of people.
TOKEN_SOCKETS, PROGRAMS_PART = 8, 4

#: The client's position: epoch and seq.
Position = tuple[str | None, int | None]
#: Subscribes an outbox to a table.
Subscribe = Callable[[Outbox], Subscription]
#: How a client writes in the address that it wants something.
SAYS_YES = frozenset({"1", "true", "t", "yes", "y", "on"})


@dataclass(slots=True)
class Listener:
    """Somebody who listens to a table. `whom` is who it looks as, if not as itself.

    `viewer` follows the changes of its token, if it has one; `changed` is set when there is one.
    `origin` is that of a page of another origin that uses the token.
    """

    table: LiveTable
    viewer: Viewer
    whom: str | None
    subscribe: Subscribe
    changed: asyncio.Event | None = None
    origin: str | None = None


def position_of(epoch: str | None, after: str | None) -> Position:
    """Returns the position that a client claims. An invalid one means the start."""
    known = after is not None and after.isascii() and after.isdigit() and len(after) < 16
    return epoch or None, int(after) if known and after is not None else None


async def listener_at(connection: HTTPConnection, table_id: str, position: Position) -> Listener:
    """Returns who listens to a table with this connection, once the table has reached the position.

    Raises Problem as `viewer_of` and `view_as`, and UnknownSeat.
    """
    viewer = await viewer_of(connection, table_id)
    table = await service_of(connection).table(table_id, viewer.seat_id)
    epoch, after = position
    whom = connection.query_params.get("as")
    told = connection.query_params.get("text", "").lower() in SAYS_YES
    if whom is not None:
        view_as(table, viewer, whom)
    seen = whom or viewer.seat_id
    await table.wait_for_seq(seen, epoch, after)
    token = viewer.token
    if token is None:
        subscribe = partial(table.subscribe, viewer.seat_id, epoch=epoch, after=after, view_as=whom)
        return Listener(
            table, viewer, whom, _with_texts(subscribe, table, seen) if told else subscribe
        )
    changed = asyncio.Event()
    seated = viewer.seat_id not in SHARED_GROUPS
    link = Link(token.token_hash, seated, viewer.sees_invites, changed.set)
    if link.seated:
        subscribe = partial(
            table.subscribe, viewer.seat_id, epoch=epoch, after=after, view_as=whom, link=link
        )
    else:
        whom = viewer.seat_id
        subscribe = partial(table.subscribe_link, link, whom, epoch=epoch, after=after)
    told_too = _with_texts(subscribe, table, seen) if told else subscribe
    origin = getattr(connection.state, "cross_origin", None)
    return Listener(table, viewer, whom, told_too, changed, origin)


def _with_texts(subscribe: Subscribe, table: LiveTable, whom: str) -> Subscribe:
    """Returns what subscribes an outbox to frames with texts, as `whom` reads them."""
    return lambda outbox: subscribe(WithTexts(outbox, lambda: table.view(whom)[2]))


class SocketSlot:
    """The place of an open socket among those allowed at its table, and for its seat or token."""

    def __init__(self, open_sockets: Counter[str], taken: tuple[str, ...]) -> None:
        self._open_sockets = open_sockets
        self._taken = taken
        open_sockets.update(taken)

    def leave(self) -> None:
        """Frees the place. May be called twice."""
        if not self._taken:
            return
        self._open_sockets.subtract(self._taken)
        for each in self._taken:
            if not self._open_sockets[each]:
                del self._open_sockets[each]
        self._taken = ()


def take_place(connection: HTTPConnection, viewer: Viewer) -> SocketSlot:
    """Takes a place for a socket. Raises Problem too-many-connections when there is none."""
    settings, open_sockets = settings_of(connection), service_of(connection).sockets
    programs = max(1, settings.max_sockets // PROGRAMS_PART)
    limits = {viewer.table_id: ("table", settings.max_sockets)}
    if viewer.token is None:
        limits[viewer.counted_as] = ("seat", settings.max_sockets_seat)
    else:
        limits[viewer.counted_as] = ("token", TOKEN_SOCKETS)
        limits[f"{viewer.table_id} programs"] = ("programs", programs)
    for counted, (what, most) in limits.items():
        if open_sockets[counted] >= most:
            raise Problem("too-many-connections", {"of": what, "limit": most})
    return SocketSlot(open_sockets, tuple(limits))
