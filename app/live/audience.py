"""Connections to a live table: subscriptions, presence, and signals, which are never stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from throttled import MemoryStore, RateLimiterRegistry, RateLimiterType, per_sec

from app.engine.state.record import Role
from app.live.outbox import CloseCode, Outbox
from app.live.view_groups import ViewDelta, ViewGroup, encode

#: Signals that a seat may send per second, and at once. Signals above that are not relayed.
SIGNAL_RATE, SIGNAL_BURST = 40, 80
#: Largest signal that is relayed, in bytes of JSON.
SIGNAL_SIZE = 4_096
SIGNAL_KINDS = frozenset({"ping", "pointer", "drag", "line"})
#: Seconds for which the presence of another process is valid; processes repeat it sooner.
PRESENCE_LASTS = 30.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Link:
    """What a socket was opened with that is not a person's: a screen or an integration token.

    `id` ends its sockets (`Audience.close_link`). `seated`: it acts in the name of a seat.
    `invites`: it may see the invites of a Handler's view. `changed` is called when what it may do
    has changed.
    """

    id: str
    seated: bool = False
    invites: bool = False
    changed: Callable[[], None] | None = field(default=None, compare=False)


class Subscription:
    """One socket at one table.

    With `view_as` (a seat id, or the name of a shared group) a Handler sees that viewer's view, and
    so does a `link` without a seat, whose id is its `seat_id`. Such a socket does not count as
    presence, and neither does any other that came by a `link`.
    """

    __slots__ = ("_audience", "group", "link", "outbox", "seat_id", "view_as")

    def __init__(
        self,
        audience: Audience,
        seat_id: str,
        group: str,
        outbox: Outbox,
        view_as: str | None,
        link: Link | None,
    ) -> None:
        self._audience = audience
        self.seat_id = seat_id
        self.group = group
        self.outbox = outbox
        self.view_as = view_as
        self.link = link

    @property
    def invites(self) -> bool:
        """Whether it may see the invites of a Handler's view."""
        return self.link is None or self.link.invites

    def push(self, frame: bytes) -> None:
        """Queues a frame. An outbox that fails ends this subscription only."""
        self._hand_over(self.outbox.push, frame)

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queues the frames that bring a new socket up to date."""
        self._hand_over(self.outbox.push_initial, frames)

    def _hand_over(self, take: Callable[[Any], None], what: Any) -> None:
        try:
            take(what)
        except Exception:
            log.exception("an outbox failed; its subscription ends")
            self.close()

    def close(self) -> None:
        """Ends the subscription. May be called twice."""
        self._audience.remove(self)


class Audience:
    """The subscriptions of one table in this process, and the seats online in other processes.

    `announce` is called with the seats online in this process whenever they change.
    """

    def __init__(self, announce: Callable[[list[str]], None]) -> None:
        self._announce = announce
        self._groups: dict[str, list[Subscription]] = {}
        self._remote: dict[str, tuple[frozenset[str], float]] = {}
        self._sent_online: frozenset[str] = frozenset()
        #: revoked links, and what their sockets are told
        self._revoked: dict[str, str] = {}
        limiter = RateLimiterRegistry.get(RateLimiterType.GCRA.value)
        self._signals = limiter(per_sec(SIGNAL_RATE, SIGNAL_BURST), MemoryStore())

    def __len__(self) -> int:
        return sum(map(len, self._groups.values()))

    def __iter__(self) -> Iterator[Subscription]:
        return iter([each for group in self._groups.values() for each in group])

    @property
    def local_seats(self) -> frozenset[str]:
        """The seats with a socket of their own in this process."""
        return frozenset(
            each.seat_id for each in self if each.view_as is None and each.link is None
        )

    @property
    def online(self) -> frozenset[str]:
        """The seats with a socket in any process, as far as known."""
        return self.local_seats.union(*(seats for seats, _ in self._remote.values()))

    def add(
        self,
        seat_id: str,
        group: str,
        outbox: Outbox,
        frames: Iterable[bytes],
        view_as: str | None = None,
        link: Link | None = None,
    ) -> Subscription:
        """Connects an outbox: it gets these frames first, then every later change."""
        subscription = Subscription(self, seat_id, group, outbox, view_as, link)
        # it may have been revoked while its handshake was under way
        if link is not None and link.id in self._revoked:
            outbox.close(CloseCode.NOT_SIGNED_IN, self._revoked[link.id])
            return subscription
        self._groups.setdefault(group, []).append(subscription)
        subscription.push_initial(frames)
        if self.online == self._sent_online:
            subscription.push(self._presence())
        self._presence_changed()
        return subscription

    def remove(self, subscription: Subscription) -> None:
        """Disconnects an outbox and updates the presence of its seat."""
        group = self._groups.get(subscription.group, [])
        if subscription in group:
            group.remove(subscription)
            self._presence_changed()

    def move(self, subscription: Subscription, group: str, frames: Iterable[bytes]) -> None:
        """Moves a socket to another group; it gets these frames first."""
        self._groups[subscription.group].remove(subscription)
        subscription.group = group
        self._groups.setdefault(group, []).append(subscription)
        subscription.push_initial(frames)

    def send_deltas(
        self, deltas: Mapping[str, ViewDelta], skip: Collection[Subscription] = frozenset()
    ) -> None:
        """Sends each group its delta, except to the subscriptions in `skip`."""
        for key, delta in deltas.items():
            subscriptions = self._groups.get(key)
            if subscriptions:
                frame = delta.frame
                for subscription in tuple(subscriptions):
                    if subscription in skip:
                        continue
                    fits = subscription.invites
                    subscription.push(frame if fits else delta.frame_for(invites=False))

    def close_all(self, code: CloseCode, reason: str) -> None:
        """Closes all sockets."""
        for subscription in self:
            subscription.outbox.close(code, reason)
            subscription.close()

    def close_revoked(self, seats: Mapping[str, Role]) -> None:
        """Closes the sockets that lost their right to the table.

        These are sockets whose seat is gone, sockets that view as a seat that is gone, and sockets
        that view as somebody else whose own seat is not a Handler's any more.
        """
        for each in self:
            if each.link is not None and not each.link.seated:
                continue
            if each.seat_id not in seats:
                code, reason = CloseCode.NOT_SIGNED_IN, "this seat is gone"
            elif each.view_as is None:
                continue
            elif seats[each.seat_id] != "handler":
                code, reason = CloseCode.NOT_ALLOWED, "handler-only"
            elif each.view_as not in seats and each.view_as != each.group:
                code, reason = CloseCode.SEEN_GONE, "the seat that was looked as is gone"
            else:
                continue
            each.outbox.close(code, reason)
            each.close()

    def close_link(self, link_id: str, reason: str) -> None:
        """Closes the sockets of a revoked link, also those that come later."""
        self._revoked[link_id] = reason
        for each in self:
            if each.link is not None and each.link.id == link_id:
                each.outbox.close(CloseCode.NOT_SIGNED_IN, reason)
                each.close()

    def change_link(self, link_id: str) -> None:
        """Tells the sockets of a link that what it may do has changed."""
        for each in self:
            if each.link is not None and each.link.id == link_id and each.link.changed is not None:
                each.link.changed()

    def hear_of_link(self, link_id: str, reason: str) -> None:
        """Takes what another process says about a link: why it was closed; "": it was changed."""
        if reason:
            self.close_link(link_id, reason)
        else:
            self.change_link(link_id)

    # -- presence --------------------------------------------------------------------------------

    def set_remote_presence(self, process: str, seats: Iterable[str]) -> None:
        """Sets the seats that are online in another process."""
        self._remote[process] = (frozenset(seats), asyncio.get_running_loop().time())
        self._send_presence()

    def refresh_presence(self) -> None:
        """Repeats the presence of this process and forgets processes that fell silent."""
        now = asyncio.get_running_loop().time()
        for process, (_, heard) in list(self._remote.items()):
            if now - heard > PRESENCE_LASTS:
                del self._remote[process]
        self._send_presence()
        if self._groups:
            self._announce(sorted(self.local_seats))

    def _presence_changed(self) -> None:
        self._announce(sorted(self.local_seats))
        self._send_presence()

    def _send_presence(self) -> None:
        if self.online != self._sent_online:
            self._sent_online = self.online
            frame = self._presence()
            for subscription in self:
                subscription.push(frame)

    def _presence(self) -> bytes:
        return encode({"t": "presence", "online": sorted(self.online)})

    # -- signals ---------------------------------------------------------------------------------

    def may_signal(self, seat_id: str, kind: str, data: Mapping[str, Any]) -> bool:
        """Whether to relay a signal: its kind is known, it is small, and its seat is within
        SIGNAL_RATE."""
        known = kind in SIGNAL_KINDS and isinstance(data.get("unit"), str | None)
        fine = known and len(encode(data)) <= SIGNAL_SIZE
        return fine and not self._signals.limit(seat_id).limited

    def signal(
        self, seat_id: str, kind: str, data: Mapping[str, Any], groups: Mapping[str, ViewGroup]
    ) -> None:
        """Relays a signal to everybody else, except to groups that may not know its unit."""
        frame = encode({"t": "signal", "from": seat_id, "kind": kind, "data": data})
        unit = data.get("unit")
        for key, subscriptions in self._groups.items():
            if not subscriptions:
                continue
            scene = groups[key].view.get("scene", {})
            if unit is not None and unit not in scene.get("units", {}):
                continue
            for subscription in tuple(subscriptions):
                if (subscription.view_as or subscription.seat_id) != seat_id:
                    subscription.push(frame)
