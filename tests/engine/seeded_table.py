"""A table with seeded dice that can be replayed, for long random games."""

from __future__ import annotations

import json
from typing import Any

from app.engine import (
    Decision,
    DecisionContext,
    Refused,
    Row,
    SentCommand,
    apply_row,
    decide,
    snapshot,
)
from app.rules.dice.chance import SeededChance
from tests.engine.play import ROLES, Table


class SeededTable(Table):
    """Records the sent commands. A command that is only decided (`decide`) uses up no dice or ids,
    so the same commands give the same rows at another table with the same seed.

    Views and their patches are checked at every `look`th command; 0 means never.
    """

    def __init__(self, seed: str, map_: dict[str, Any] | None = None, look: int = 0) -> None:
        self.seed = seed
        self.look = look
        self.sent: list[tuple[str, str, dict[str, Any]]] = []
        self.map = map_
        self.last: tuple[tuple[Any, ...], Decision | Refused] | None = None
        super().__init__(map_)

    def context(self) -> DecisionContext:
        version, given = self.state.version, iter(range(1000))
        command = f"c{version}"
        seed = self.seed.encode()
        return DecisionContext(
            chance=lambda stream, n: SeededChance(seed, "t1", stream, n, command),
            ids=lambda: f"i{version}.{next(given)}",
            now="2026-01-01T00:00:00.000Z",
        )

    def decide(self, who: str, kind: str, /, **fields: Any) -> Decision | Refused:
        """Decides a command. Sending it next does not decide it again."""
        asked = (self.state.version, who, kind, fields)
        if self.last is None or self.last[0] != asked:
            seat, role = ROLES[who]
            sent = SentCommand(seat, role, f"c{self.state.version}", {"type": kind, **fields})
            self.last = asked, decide(self.state, sent, self.context())
        return self.last[1]

    def send(self, who: str, kind: str, /, **fields: Any) -> Row:
        self.sent.append((who, kind, fields))
        if self.look and not len(self.sent) % self.look:
            return super().send(who, kind, **fields)
        decision = self.decide(who, kind, **fields)
        assert isinstance(decision, Decision), (kind, fields, decision)
        events = json.loads(json.dumps(decision.events))
        version = self.state.version
        row = Row("t1", version + 1, f"r{version}", ROLES[who][0], "", "now", events)
        self.state = apply_row(self.state, row)
        self.rows.append(row)
        return row

    def played_again(self) -> SeededTable:
        """Returns another table with the same commands."""
        again = SeededTable(self.seed, self.map)
        for who, kind, fields in self.sent[len(again.sent) :]:
            again.send(who, kind, **fields)
        return again


def check_replay(table: SeededTable) -> None:
    """The same commands give the same rows and the same state."""
    again = table.played_again()
    assert [row.events for row in again.rows] == [row.events for row in table.rows]
    assert snapshot(again.state) == snapshot(table.state)
