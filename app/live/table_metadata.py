"""What lies in the store beside a table's history, kept in step with it: its name in the list of
tables, its invites, the tokens of its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from app.engine import Row
from app.live.chance import now
from app.live.view_groups import Op
from app.store import Store, StoreUnavailable
from app.store.tables import InvitedRole, TableRow


class TableMetadata:
    """A table as the store lists it."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self._store = store
        self._row = row
        self._renaming: asyncio.Task[None] | None = None

    @property
    def epoch(self) -> str:
        """Which history it is that browsers may remember."""
        return self._row.epoch

    def invite(self, role: InvitedRole) -> str:
        """The bare secret of the invite for a role."""
        return self._row.invite(role)

    def invites(self) -> dict[str, str]:
        """Role -> the bare secret of its invite, as the making of a table shows them."""
        return {"pilot": self.invite("pilot"), "spectator": self.invite("spectator")}

    async def before_append(self, row: Row) -> None:
        """A row is about to be stored, and what lies beside it changes first: tokens end, invites
        change."""
        for event in row.events:
            if event["type"] == "seat.left":
                if any(line["code"] == "seat.banned" for line in event["log"]):
                    await self._store.seats.ban(self._row.id, event["seat"], now())
                await self._store.seats.revoke(self._row.id, event["seat"], now())
        for role in _rotated(row):
            await self._store.tables.rotate_invite(self._row.id, role)

    async def before_row(self, row: Row) -> dict[str, Sequence[Op]]:
        """The invites are no part of the history: show the new ones where it says they changed."""
        if not _rotated(row):
            return {}
        self._row = await self._store.tables.get(self._row.id) or self._row
        return {"handler": [["set", ["invites"], self.invites()]]}

    def follow_name(self, name: str) -> None:
        """Keep the name in the list, which invites show, as the table's own."""
        if name and name != self._row.name:
            self._row = replace(self._row, name=name)
            self._renaming = asyncio.create_task(self._rename(name))

    async def _rename(self, name: str) -> None:
        with suppress(StoreUnavailable):  # the next loading sees that the names differ
            await self._store.tables.rename(self._row.id, name)

    async def wait_written(self) -> None:
        """Wait for what is being written."""
        if self._renaming is not None:
            await asyncio.wait([self._renaming])


def _rotated(row: Row) -> list[InvitedRole]:
    """The roles whose invites this row replaces."""
    lines = [line for event in row.events for line in event.get("log", ())]
    return [line["params"]["role"] for line in lines if line["code"] == "invite.rotated"]
