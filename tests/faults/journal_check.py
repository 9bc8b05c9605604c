"""Compares what clients have with the journal, replayed from its first row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from app.engine import Group, Row, group_of, log_entries, new_state
from app.live.replay import ReplayedTable
from app.store import Store
from tests.faults.players import Player

_sorted = msgspec.json.Encoder(order="sorted").encode


class Truth:
    """A table's journal, its replayed state, and what each group may know."""

    def __init__(self, rows: Sequence[Row], invites: dict[str, str]) -> None:
        self.rows = rows
        self.invites = invites
        self.folded = ReplayedTable(new_state(rows[0].table_id))
        self.lines: dict[str, list[dict[str, Any]]] = {}
        for row in rows:
            self.folded.advance(row)
            # A seat that gets its own view continues from the pilots' view.
            for key in self.folded.groups:
                if key not in self.lines:
                    self.lines[key] = list(self.lines["pilots"]) if Group.read(key).inherits else []
            for key, group in self.folded.groups.items():
                self.lines[key] += log_entries(row, key, group.seq)
        self.by_command = {row.command_id: row for row in rows}

    @classmethod
    async def read(cls, store: Store, table_id: str) -> Truth:
        """Reads it from the database, without snapshots."""
        rows = [row async for row in store.journal.tail(table_id, 0)]
        found = await store.tables.get(table_id)
        assert found is not None
        invites = {role: found.invite(role) for role in ("pilot", "spectator")}
        return cls(rows, invites)

    def seq(self, player: Player) -> int:
        """Returns the seq of the player's group."""
        return self.folded.groups[self.group(player)].seq

    def group(self, player: Player) -> str:
        """Returns the key of the player's group."""
        return group_of(self.folded.state, player.you["seat"])

    def check(self, players: Sequence[Player]) -> None:
        """Nothing is lost, repeated or out of order, and every view equals the replayed one."""
        assert [row.version for row in self.rows] == list(range(1, len(self.rows) + 1))
        twice = [name for name, n in Counter(r.command_id for r in self.rows).items() if n > 1]
        assert not twice, "commands done twice"
        for player in players:
            self._check_commands(player)
            self._check_view(player)

    def _check_commands(self, player: Player) -> None:
        assert not player.unanswered
        assert player.acked.keys() | player.refused.keys() == set(player.sent)
        lost = player.acked.keys() - self.by_command.keys()
        assert not lost, f"acknowledged and lost: {lost}"
        both = {n: code for n, code in player.refused.items() if n in self.by_command}
        assert not both, f"refused and done: {both}"
        group = self.folded.groups[self.group(player)]
        for name, seq in player.acked.items():
            row = self.by_command[name]
            assert row.seat_id == player.you["seat"]
            assert seq == group.seq_at(row.version), "the seq of an acknowledgement"
        done = [self.by_command[name].version for name in player.ordered if name in player.acked]
        assert done == sorted(done), "each player's commands keep their order"

    def _check_view(self, player: Player) -> None:
        group = self.folded.groups[self.group(player)]
        assert player.seq == group.seq
        extra = {"invites": self.invites} if group.key == "handler" else {}
        assert _sorted(player.view) == _sorted({**group.view, **extra})
        lines = self.lines[group.key]
        assert player.entries, "somebody spoke"
        told = lines[len(lines) - len(player.entries) :]
        assert _sorted(player.entries) == _sorted(told), "the log, line by line"
