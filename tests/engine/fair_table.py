"""A table with real dice and its exported log, for tests of fair dice."""

from __future__ import annotations

import copy
import hashlib
import json
from itertools import count
from typing import Any

from app.engine import Decision, DecisionContext, Refused, Row, SentCommand, decide, log_entries
from app.export.table import LogExport, log_document
from app.live.chance import chapter_documents
from app.rules.dice.chance import SeededChance, commitment
from app.store.chapters import Chapter
from tests.engine.play import BLANK, ROLES, Table


def seed_of(chapter: int) -> bytes:
    """Returns the seed of a chapter at these tables."""
    return hashlib.sha256(f"seed {chapter}".encode()).digest()


class FairTable(Table):
    """A table whose dice come from seeds, as at a live table."""

    def __init__(self) -> None:
        self._seat_ids = count(1)
        super().__init__(seated=False)
        for who, name in (("handler", "Hanna"), ("ann", "Ann"), ("bob", "Bob"), ("eve", "Eve")):
            seat, role = ROLES[who]
            super().send("server", "seat.join", seat=seat, name=name, role=role)

    def send(self, who: str, kind: str, /, **fields: Any) -> Row:
        if kind == "table.create":
            fields["commitment"] = commitment(seed_of(1))
        return super().send(who, kind, **fields)

    def decide(
        self, who: str, kind: str, /, command_id: str = "", **fields: Any
    ) -> Decision | Refused:
        seat, role = ROLES[who]
        command_id = command_id or f"c{next(self._commands)}"
        dice = self.state.record.dice

        def chance(stream: str, counter: int) -> SeededChance:
            seed = seed_of(dice.chapter)
            return SeededChance(seed, "t1", stream, counter, command_id, dice.mix)

        context = DecisionContext(chance, lambda: f"i{next(self._ids)}", "2026-01-01T00:00:00.000Z")
        return decide(
            self.state, SentCommand(seat, role, command_id, {"type": kind, **fields}), context
        )

    def close_chapter(self) -> None:
        """Closes the chapter, which shows its seed, and opens the next."""
        now = self.state.record.dice.chapter
        following = commitment(seed_of(now + 1))
        self.send("server", "dice.chapter", commitment=following, seed=seed_of(now).hex())

    def export(self, group: str = "pilots") -> dict[str, Any]:
        """Returns the exported log of this group, encoded as JSON and decoded again."""
        opened = self.state.record.dice.chapter
        chapters = [
            Chapter("t1", n, seed_of(n), commitment(seed_of(n))) for n in range(1, opened + 2)
        ]
        lines = [line for row in self.rows for line in log_entries(row, group, row.version)]
        log = LogExport("t1", lines, chapter_documents(chapters, opened))
        document = log_document(self.view(group), group, "2026-01-01T00:00:00.000Z", log)
        copied: dict[str, Any] = json.loads(json.dumps(document))
        return copied


def some_rolls() -> FairTable:
    """A table with two closed chapters and an open one, and rolls of every kind."""
    table = FairTable()
    fox = table.frame()
    table.send("ann", "dice.roll", notation="2d6kh1+2 # jump")
    table.send("bob", "dice.roll", notation="4d6kl1")
    ask = {"unit": fox, "kind": "proactive", "mark": 8}
    for dice, hidden in ((["d4", "d8"], False), (["d12", "d6", "d6"], True), ([], False)):
        row = table.send("handler", "test.request", **ask, dice=dice, modifiers=[1], hidden=hidden)
        table.send("ann", "test.answer", request=row.events[0]["request"]["id"])
    table.send("handler", "dice.roll", notation="3d20", secret=True)
    table.send("handler", "test.roll", kind="reactive", dice=["d10"], mark=5)
    table.close_chapter()
    table.send("ann", "dice.roll", notation="3d4!+1d10-2")
    table.send("ann", "dice.entropy", text="heads, tails, tails")
    table.send("bob", "dice.roll", notation="d100 - 2d8dl1 # after Ann's coins")
    table.send("handler", "dice.entropy", text="17 | 4")
    table.send("handler", "dice.roll", notation="d8", secret=True)
    table.send("ann", "dice.roll", notation="7")
    table.send("ann", "dice.roll", notation="2d6 + 1d4!")
    table.send("handler", "chat.say", text="well rolled")
    table.close_chapter()
    table.send("bob", "dice.roll", notation="3d8")
    return table


__all__ = ["BLANK", "FairTable", "seed_of", "some_rolls"]


def imported_log(data: Any) -> dict[str, Any]:
    """Returns the log of a table that continues an imported history, with all its chapters."""
    log = copy.deepcopy(some_rolls().export("handler"))
    line = {**log["log"][-1], "n": len(log["log"]) + 1, "code": "table.imported"}
    line |= {"params": {}, "data": data if data != "home" else {
        "table": log["dice"]["table"], "chapters": 9
    }}  # fmt: skip
    log["log"].append(line)
    log["dice"] |= {"table": "elsewhere", "lines": len(log["log"])}
    return log
