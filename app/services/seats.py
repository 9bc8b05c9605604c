"""Seats of tables: who a token belongs to, invites, and taking, losing and giving back a seat."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from app.engine import Refused
from app.engine.access import controls_unit
from app.engine.state.record import SeatRole
from app.errors import RequestRefused, raise_refused
from app.live.clock import now
from app.live.tables import LiveTable
from app.services.names import plain_name
from app.settings import Settings
from app.store.seats import Member
from app.store.store import Store

#: Returns the live table of an id, for the seat whose id follows.
TableOf = Callable[..., Awaitable[LiveTable]]

MAX_NAME = 40
MAX_TOKEN = 200


@dataclass(frozen=True, slots=True)
class InviteTarget:
    """The table and role of an invite."""

    table_id: str
    table_name: str
    role: Literal["pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class CurrentSeat:
    """The seat that a token has at a table already, and the units that it controls."""

    name: str
    units: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A new seat with its token, which is not stored."""

    id: str
    token: str
    role: SeatRole


class Seats:
    """The seats of all tables.

    `table` returns a live table, as `Service.table`; `load` also works for a seat that was removed.
    """

    def __init__(self, settings: Settings, store: Store, table: TableOf, load: TableOf) -> None:
        self._settings = settings
        self._store = store
        self._table = table
        self._load = load

    async def member(self, token: str) -> Member | None:
        """Returns the owner of a token, or None."""
        if not token or len(token) > MAX_TOKEN:
            return None
        return await self._store.seats.by_token(token)

    async def role_of(self, member: Member) -> SeatRole:
        """Returns the current role of a member, or the role it came with if its table is gone."""
        try:
            live = await self._load(member.table_id, member.seat_id)
        except RequestRefused as refused:
            if refused.code != "no-such-table":
                raise
            return member.role
        return live.role_of(member.seat_id) or member.role

    async def invite_target(self, invite: str) -> InviteTarget:
        """Returns the table and role of an invite. Raises RequestRefused bad-invite."""
        found = await self._store.tables.by_invite(invite) if len(invite) <= MAX_TOKEN else None
        if found is None:
            raise RequestRefused("bad-invite")
        row, role = found
        return InviteTarget(row.id, row.name, role)

    async def table_name_for(self, table_id: str, token: str) -> str | None:
        """Returns the name of the table if this token has a seat there, without loading it."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        row = await self._store.tables.get(table_id)
        return None if row is None else row.name

    async def current_seat(self, table_id: str, token: str) -> CurrentSeat | None:
        """Returns the seat that this token has at the table, or None."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        state = (await self._table(table_id, member.seat_id)).state
        seat = state.record.seats.get(member.seat_id)
        if seat is None:
            return None
        scene = state.world.scenes[state.world.active_scene]
        steered = (unit.name for unit in scene.units.values() if controls_unit(seat.id, unit))
        return CurrentSeat(seat.name, tuple(sorted(steered)))

    async def join(self, table_id: str, invite: str, name: str) -> Seat:
        """Takes a seat. Raises RequestRefused bad-invite, malformed (the name), too-many-seats."""
        name = plain_name(name, MAX_NAME)
        found = await self.invite_target(invite)
        if found.table_id != table_id:
            raise RequestRefused("bad-invite")
        taken = [seat for seat in await self._store.seats.of_table(table_id) if not seat.revoked]
        if len(taken) >= self._settings.max_seats:
            raise RequestRefused("too-many-seats", {"limit": self._settings.max_seats})
        live = await self._table(table_id)
        seat_id, token = raise_refused(await live.join(found.role, name))
        return Seat(seat_id, token, found.role)

    async def remove_seat(
        self, table_id: str, by: str, seat_id: str, *, ban: bool = False, program: str = ""
    ) -> None:
        """Removes a seat; its token ends at once. With `ban` its holder may take no other seat,
        which also works for a seat that was removed before. `program`: as `LiveTable.send`."""
        live = await self._table(table_id)
        done = await live.kick(by, seat_id, ban=ban, program=program)
        if not (ban and isinstance(done, Refused) and done.code == "no-such-seat"):
            raise_refused(done)
        elif await self._store.seats.ban(table_id, seat_id, now()):
            await self._log_ban(live, by, seat_id, program, lifted=False)
        else:
            raise_refused(done)

    async def lift_ban(self, table_id: str, by: str, seat_id: str, program: str = "") -> None:
        """Lifts a ban. Raises RequestRefused no-such-ban."""
        live = await self._table(table_id)
        if not await self._store.seats.ban(table_id, seat_id, None):
            raise RequestRefused("no-such-ban")
        await self._log_ban(live, by, seat_id, program, lifted=True)

    async def _log_ban(
        self, live: LiveTable, by: str, seat_id: str, program: str, *, lifted: bool
    ) -> None:
        names = {seat.id: seat.name for seat in await self._store.seats.of_table(live.id)}
        # Handlers alone read the line.
        who = f"{names[by]} ({program})" if program else names[by]
        said = {"name": names[seat_id], "by": who, "lifted": lifted}
        raise_refused(
            await live.send(None, f"ban-{secrets.token_hex(8)}", {"type": "ban.tell"} | said)
        )

    async def rotate(
        self, table_id: str, by: str, role: Literal["pilot", "spectator"], program: str = ""
    ) -> str:
        """Replaces the invite for a role and returns the new one."""
        live = await self._table(table_id)
        invite: str = raise_refused(await live.rotate_invite(by, role, program))
        return invite
