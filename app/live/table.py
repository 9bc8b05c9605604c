"""One live table: commands and subscriptions of its seats. Views and queries are in
`readable_table`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from app.engine import Entry, Refused, Row, State, log_entries
from app.engine.history.visible_history import SHARED_GROUPS
from app.live.audience import Audience, Link, Subscription
from app.live.chance import new_chapter
from app.live.clock import now
from app.live.handshake import describe_viewer, handshake_frames
from app.live.history import History
from app.live.outbox import CloseCode, Outbox
from app.live.readable_table import ReadableTable, UnknownSeat
from app.live.replay import ReplayedTable, take_snapshot
from app.live.sequencer import BeforeAppend, NoSuchTable, Precondition, Sequencer
from app.live.view_groups import Op, ViewDelta, ViewGroup
from app.live.workers import DecisionWorkers, QueryWorkers
from app.store import Store, StoreUnavailable
from app.store.seats import SeatRow
from app.store.secrets import new_id, new_token, token_hash
from app.store.tables import InvitedRole, TableRow

__all__ = ["Ack", "LiveTable", "NoSuchTable", "UnknownSeat"]

#: Rows after which a new snapshot is made.
SNAPSHOT_EVERY = 400

#: Says whether this process has memory for a larger table.
Room = Callable[[], Coroutine[Any, Any, bool]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ack:
    """A stored command.

    `seq` is the seq of the sender's group after it, `version` the table's version, `entries` the
    log lines of the command that the sender may read.
    """

    seq: int
    version: int
    entries: list[Entry]


class LiveTable(ReadableTable):
    """One table in the memory of this process. `Tables` creates it; use it from one event loop.

    `publish` sends a message about this table to the other processes. `queries` runs queries,
    `deciders` runs long decisions, and `room` says whether the process has memory for a larger
    table. `most_bytes` is the most memory that the table may take.
    """

    def __init__(
        self,
        store: Store,
        row: TableRow,
        folded: ReplayedTable,
        publish: Callable[[dict[str, Any]], None],
        queries: QueryWorkers,
        deciders: DecisionWorkers,
        room: Room,
        most_bytes: int | None = None,
    ) -> None:
        super().__init__(store, row, folded, queries)
        self._room = room
        self._publish = publish
        self.audience = Audience(lambda online: publish({"online": online}))
        #: the deltas that were sent to its groups
        self.history = History(store, row.id, folded)
        self._sequencer = Sequencer(store, row.id, folded, self, deciders, queries, most_bytes)
        self._snapshot_at = folded.snapshot_version
        self._broken = False
        self._snapshot_task: asyncio.Task[None] | None = None
        self._weight_cache: tuple[State, int] | None = None
        self.touch()
        #: whether anybody has used the table since it was loaded
        self.visited = False
        self._metadata.follow_name(self.state.table.name)

    @property
    def weight(self) -> int:
        """The approximate bytes of memory that the table takes."""
        if self._weight_cache is None or self._weight_cache[0] is not self.state:
            self._weight_cache = (self.state, self._folded.weight)
        return self._weight_cache[1] + self.history.weight

    def is_idle(self, since: float) -> bool:
        """Whether it has no sockets, runs no command, and was not used after `since`."""
        return not len(self.audience) and self.last_used <= since and not self._sequencer.busy

    @property
    def waiting(self) -> int:
        """The number of its commands that wait."""
        return self._sequencer.waiting

    @property
    def online(self) -> frozenset[str]:
        """The seats that are connected to any process."""
        return self.audience.online

    @property
    def closed(self) -> bool:
        """Whether this table was unloaded; `Tables.get` loads it again."""
        return self._sequencer.closed

    # -- sockets ---------------------------------------------------------------------------------

    def subscribe(
        self,
        seat_id: str,
        outbox: Outbox,
        epoch: str | None = None,
        after: int | None = None,
        view_as: str | None = None,
        link: Link | None = None,
    ) -> Subscription:
        """Subscribes a socket: it gets hello, the changes since (epoch, after) or the whole view,
        then every change as it happens. Raises UnknownSeat.

        With `view_as` it gets what that seat or shared group gets. The caller checks that the seat
        is a Handler's. `link` is the token with which it was opened in the seat's name.
        """
        self._mark_used()
        group = self._group(view_as or seat_id)
        invites = link is None or link.invites
        frames = self._handshake(seat_id, view_as, group, epoch, after, invites=invites)
        return self.audience.add(seat_id, group.key, outbox, frames, view_as, link)

    def subscribe_link(
        self,
        link: Link,
        whom: str,
        outbox: Outbox,
        epoch: str | None = None,
        after: int | None = None,
    ) -> Subscription:
        """Subscribes a socket that has no seat, and gets what the shared group `whom` gets."""
        self._mark_used()
        group = self._group(whom)
        people = {"you": {**describe_viewer(self.state, whom, group), "seat": ""}}
        frames = self._greeting(people, whom, group, epoch, after)
        return self.audience.add(link.id, group.key, outbox, frames, whom, link)

    def close_link(self, link_id: str, reason: str) -> None:
        """Closes the sockets of a revoked screen or token in every process."""
        self.audience.close_link(link_id, reason)
        self._publish({"link": link_id, "reason": reason})

    def change_link(self, link_id: str) -> None:
        """Tells the sockets of a token in every process that what it may do has changed."""
        self.audience.change_link(link_id)
        self._publish({"link": link_id, "reason": ""})

    def _handshake(
        self,
        seat_id: str,
        view_as: str | None,
        group: ViewGroup,
        epoch: str | None = None,
        after: int | None = None,
        *,
        invites: bool = True,
    ) -> list[bytes]:
        """Returns hello and the frames that bring a socket up to date with a group."""
        people = {"you": describe_viewer(self.state, seat_id, self._group(seat_id))}
        if view_as is not None:
            people["as"] = describe_viewer(self.state, view_as, group)
        return self._greeting(people, view_as or seat_id, group, epoch, after, invites=invites)

    def _greeting(
        self,
        people: Mapping[str, Any],
        whom: str,
        group: ViewGroup,
        epoch: str | None,
        after: int | None,
        *,
        invites: bool = True,
    ) -> list[bytes]:
        """Returns hello and the frames since a position that `whom` may claim."""
        current = self.epoch_of(group.key)
        known = after if epoch == current else None
        # A client cannot claim a position before the first seq that it may see.
        if known is not None and known < self.first_visible_seq(whom):
            known = None
        extra = self._extra(group)
        return handshake_frames(people, group, current, extra, known, invites=invites)

    def _regroup(self) -> set[Subscription]:
        """Moves sockets whose group has changed, with a new handshake, and returns them."""
        greeted = set()
        for each in self.audience:
            whom = each.view_as or each.seat_id
            if whom not in SHARED_GROUPS and whom not in self.state.record.seats:
                continue
            if self._group(whom).key != each.group:
                self.greet_again(each)
                greeted.add(each)
        return greeted

    def greet_again(self, each: Subscription) -> None:
        """Gives a socket the handshake and the whole view of the group that is now its own."""
        group = self._group(each.view_as or each.seat_id)
        frames = self._handshake(each.seat_id, each.view_as, group, invites=each.invites)
        self.audience.move(each, group.key, frames)

    def signal(self, seat_id: str, kind: str, data: dict[str, Any]) -> None:
        """Relays a ping, pointer or drag to the others; too many or too large ones are dropped."""
        if self.knows(seat_id) and self.audience.may_signal(seat_id, kind, data):
            self.relay_signal(seat_id, kind, data)
            self._publish({"signal": [seat_id, kind, data]})

    def relay_signal(self, seat_id: str, kind: str, data: dict[str, Any]) -> None:
        """Relays a signal that another process has accepted."""
        self.audience.signal(seat_id, kind, data, self._folded.groups)

    # -- changing --------------------------------------------------------------------------------

    async def send(
        self,
        seat_id: str | None,
        command_id: str,
        command: Mapping[str, Any],
        *,
        before: BeforeAppend | None = None,
        program: str = "",
        precondition: Precondition | None = None,
    ) -> Ack | Refused:
        """Executes a command of a seat, or of the server (None).

        The same id with the same body is executed once and answered the same. A queued command is
        executed even when the caller stops waiting. `before` runs after the decision and before the
        row is stored. `program` is the name of the integration token with which it was sent.
        `precondition` may refuse it at the moment at which it would be decided.

        Raises StoreUnavailable when the outcome is unknown (send it again with the same id), and
        NoSuchTable when the table has closed.
        """
        self._mark_used()
        row = await self._sequencer.send(
            seat_id, command_id, command, before, program, precondition
        )
        if isinstance(row, Refused):
            return row
        group = self._group_after(seat_id)
        seq = group.seq_at(row.version)
        return Ack(seq, row.version, log_entries(row, group.key, seq))

    async def join(self, role: InvitedRole, name: str) -> tuple[str, str] | Refused:
        """Creates a seat and returns (seat id, token). The token is not stored."""
        seat_id, token = new_id("s"), new_token()
        row = SeatRow(seat_id, self.id, role, name, token_hash(token), now())
        command = {"type": "seat.join", "seat": seat_id, "name": name, "role": role}
        done = await self.send(
            None, new_id("join"), command, before=lambda: self._store.seats.add(row)
        )
        return done if isinstance(done, Refused) else (seat_id, token)

    async def kick(
        self, by_seat: str | None, seat_id: str, *, ban: bool = False, program: str = ""
    ) -> Ack | Refused:
        """Removes a seat: its token and its sockets end at once. With `ban` its holder may take no
        other seat. `program`: as `send` has it."""
        seat = self.state.record.seats.get(seat_id)
        # A Handler's own seat goes by `seat.kick`, which refuses to remove the last Handler.
        leaves = by_seat == seat_id and seat is not None and seat.role != "handler"
        sender = None if leaves else by_seat
        command: dict[str, Any] = {"type": "seat.leave", "seat": seat_id}
        if not leaves:
            command |= {"type": "seat.kick", "ban": ban}
        return await self.send(sender, new_id("kick"), command, program=program)

    async def rotate_invite(
        self, by_seat: str | None, role: InvitedRole, program: str = ""
    ) -> str | Refused:
        """Replaces the invite for a role and returns the new secret."""
        command = {"type": "invite.rotate", "role": role}
        done = await self.send(by_seat, new_id("invite"), command, program=program)
        return done if isinstance(done, Refused) else self._metadata.invite(role)

    async def new_chapter(self, program: str = "") -> Ack | Refused:
        """Closes the open dice chapter, which discloses its seed, and opens the next. The server
        does it; `program` asked for it."""
        number = self.state.record.dice.chapter
        old = await self._store.chapters.get(self.id, number)
        following = await self._store.chapters.add(new_chapter(self.id, number + 1))
        command = {
            "type": "dice.chapter",
            "commitment": following.commitment,
            "seed": old.seed.hex() if old else None,
        }
        # Nobody can guess this id, and two processes that close the same chapter do it once.
        name = f"chapter-{following.commitment[:32]}"
        done = await self.send(None, name, command, program=program)
        if not isinstance(done, Refused):
            await self._store.chapters.close(self.id, number, now())
        return done

    async def wait_for_seq(self, whom: str | None, epoch: str | None, after: int | None) -> None:
        """Waits until this process has read the journal up to seq `after` of this epoch.

        Another process may have sent the viewer more than this one has read. It gives up when the
        store does not answer. Raises UnknownSeat.
        """
        group = self._group(whom)
        if after is not None and epoch == self.epoch_of(group.key) and after > group.seq:
            with suppress(StoreUnavailable):
                await self.catch_up()

    async def catch_up(self) -> None:
        """Applies and publishes what other processes wrote."""
        await self._sequencer.catch_up()

    def notify_version(self, version: int) -> None:
        """Called when another process reports that the journal has this version."""
        self._sequencer.notify_version(version)

    async def save_snapshot(self) -> None:
        """Saves a snapshot when there are rows after the last one."""
        if self.state.version > self._snapshot_at and not self._broken:
            await self._snapshot()

    async def stop(self, code: CloseCode, reason: str) -> None:
        """Executes the queued commands, closes the sockets and saves a snapshot."""
        await self._sequencer.stop()
        self.audience.close_all(code, reason)
        if self._snapshot_task is not None:
            await asyncio.wait([self._snapshot_task])
        await self._metadata.wait_written()
        if code is CloseCode.RESTART:
            await self.save_snapshot()

    # -- called by the sequencer ------------------------------------------------------------------

    async def has_room(self) -> bool:
        """Whether this process has memory for more of this table."""
        return await self._room()

    async def before_append(self, row: Row) -> None:
        """Updates the table's metadata before the row is stored."""
        await self._metadata.before_append(row)

    async def before_row(self, row: Row) -> dict[str, Sequence[Op]]:
        """Returns the patch operations for the invites in the Handler's view."""
        return await self._metadata.before_row(row)

    def after_row(self, row: Row, before: State, changes: dict[str, ViewDelta]) -> None:
        """Sends the changes, closes sockets of removed seats, and notifies the other processes."""
        # The groups are changed first, so that a socket does not get the old group's delta.
        now = self.state.record
        regrouped = now.own is not before.record.own or now.seats is not before.record.seats
        greeted = self._regroup() if regrouped else set()
        self.audience.send_deltas(changes, greeted)
        seats = self.state.record.seats
        if seats is not before.record.seats:
            self.audience.close_revoked({seat.id: seat.role for seat in seats.values()})
        self._publish({"version": row.version})
        self._metadata.follow_name(self.state.table.name)
        busy = self._snapshot_task is not None and not self._snapshot_task.done()
        if row.version - self._snapshot_at >= SNAPSHOT_EVERY and not busy:
            self._snapshot_task = asyncio.create_task(self._snapshot())

    def broken(self) -> None:
        """Closes the sockets; the next visitor loads the table again."""
        self._broken = True
        self.audience.close_all(CloseCode.RESTART, "the table is read again")

    # -- helpers ----------------------------------------------------------------------------------

    async def _snapshot(self) -> None:
        self._snapshot_at = self.state.version
        try:
            await take_snapshot(self._store, self.id, self._folded)
        except Exception:  # the journal is enough to load the table
            log.exception("table %s: no snapshot at %s", self.id, self._snapshot_at)

    def _group_after(self, seat_id: str | None) -> ViewGroup:
        """Returns the sender's group, or an empty one when the sender has just left the table."""
        try:
            return self._group(seat_id)
        except UnknownSeat:
            return ViewGroup("")

    def touch(self) -> None:
        """Notes that the table is in use."""
        self.last_used = asyncio.get_running_loop().time()

    def _mark_used(self) -> None:
        self.visited = True
        self.touch()
