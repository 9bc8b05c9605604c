"""Metadata of a table in the store, kept in step with its journal: name, invites, seat tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from app.engine import Row
from app.live.clock import now
from app.live.view_groups import Op
from app.store import Store, StoreUnavailable
from app.store.tables import InvitedRole, TableRow


class TableMetadata:
    """The metadata row of one table."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self._store = store
        self._row = row
        self._renaming: asyncio.Task[None] | None = None

    @property
    def epoch(self) -> str:
        """The id of the history that browsers may have cached."""
        return self._row.epoch

    def invite(self, role: InvitedRole) -> str:
        """Returns the secret of the invite for a role."""
        return self._row.invite(role)

    def invites(self) -> dict[str, str]:
        """Returns role -> the secret of its invite."""
        return {"pilot": self.invite("pilot"), "spectator": self.invite("spectator")}

    async def before_append(self, row: Row) -> None:
        """Revokes tokens and replaces invites before the row that says so is stored."""
        for event in row.events:
            if event["type"] == "seat.left":
                if any(line["code"] == "seat.banned" for line in event["log"]):
                    await self._store.seats.ban(self._row.id, event["seat"], now())
                await self._store.seats.revoke(self._row.id, event["seat"], now())
        for role in _rotated(row):
            await self._store.tables.rotate_invite(self._row.id, role)

    async def before_row(self, row: Row) -> dict[str, Sequence[Op]]:
        """Returns the patch operations for new invites, which are not part of the journal."""
        if not _rotated(row):
            return {}
        self._row = await self._store.tables.get(self._row.id) or self._row
        return {"handler": [["set", ["invites"], self.invites()]]}

    def follow_name(self, name: str) -> None:
        """Updates the name in the list of tables after a rename."""
        if name and name != self._row.name:
            self._row = replace(self._row, name=name)
            self._renaming = asyncio.create_task(self._rename(name))

    async def _rename(self, name: str) -> None:
        with suppress(StoreUnavailable):  # the next load compares the names again
            await self._store.tables.rename(self._row.id, name)

    async def wait_written(self) -> None:
        """Waits for a pending write."""
        if self._renaming is not None:
            await asyncio.wait([self._renaming])


def _rotated(row: Row) -> list[InvitedRole]:
    """Returns the roles whose invites this row replaces."""
    lines = [line for event in row.events for line in event.get("log", ())]
    return [line["params"]["role"] for line in lines if line["code"] == "invite.rotated"]
