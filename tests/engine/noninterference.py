"""Two tables that get the same visible commands. One of them has secrets.

`Pair.check` compares everything that pilots and spectators received, byte for byte. Ids, clock and
dice are injected, so only a leaked secret can make a difference.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from app.engine import (
    Decision,
    DecisionContext,
    Refused,
    Row,
    SentCommand,
    State,
    apply_row,
    chunk_view,
    decide,
    diff,
    log_entries,
    new_state,
    project,
    run_query,
)
from tests.engine.play import BLANK, ROLES, cell

KNOWING_LESS = ("pilots", "spectators")
PLAYERS = ("ann", "bob", "eve")
#: Ids are drawn in order within one command, so visible things have the same ids at both tables.
HIDDEN = ("g1.1", "g2.1")
NOWHERE = ("nobody", "nothing")
GHOST_BUILD = {"name": "Ghost frame", "chassis": "tank", "generator": "plasma"}


class Dice:
    """Dice whose faces depend on stream, counter and sides only."""

    def __init__(self, stream: str, counter: int) -> None:
        self.stream, self.counter = stream, counter

    def die(self, sides: int) -> int:
        self.counter += 1
        return 1 + (self.counter * 7 + len(self.stream)) % sides


class Side:
    """One of the two tables, and everything that viewers without the secrets received."""

    def __init__(self) -> None:
        self.state: State = new_state("t1")
        self.seq: dict[str, int] = {}
        self.got: list[Any] = []
        #: Version of a row -> the key of the command that caused it.
        self.keys: dict[int, str] = {}

    def less(self) -> dict[str, str]:
        """The viewers without the secrets, by name, with their groups."""
        return {group: group for group in KNOWING_LESS}

    def command(self, who: str, body: dict[str, Any], key: str) -> Decision | Refused:
        seat, role = ROLES[who]
        drawn = iter(range(1, 1000))
        context = DecisionContext(Dice, lambda: f"{key}.{next(drawn)}", "2026-01-01T00:00:00.000Z")
        decision = decide(self.state, SentCommand(seat, role, key, body), context)
        if isinstance(decision, Refused):
            if who in PLAYERS:
                self.got.append([who, decision.code, decision.params, decision.data])
            return decision
        events = json.loads(json.dumps(decision.events))
        row = Row("t1", self.state.version + 1, key, seat, "", context.now, events)
        self.keys[row.version] = key
        started = self.state.version > 0
        views = {n: project(self.state, g) if started else {} for n, g in self.less().items()}
        self.state = apply_row(self.state, row)
        for name, group in self.less().items():
            patch = diff(views.get(name, {}), project(self.state, group))
            seq = self.seq.get(name, 0) + 1
            lines = log_entries(row, group, seq)
            if patch or lines:
                self.seq[name] = seq
                self.got.append([name, seq, patch, lines])
        return decision

    def last(self, kind: str) -> str | None:
        """Returns the key of the command that the Handler's next undo or redo begins with."""
        changes = self.state.timeline if kind == "undo" else self.state.redo
        return self.keys[changes[-1].version] if changes else None

    def query(self, who: str, name: str, params: dict[str, Any]) -> None:
        answer = run_query(self.state, ROLES[who][0], name, params)
        if isinstance(answer, Refused):
            answer = {"code": answer.code, "params": answer.params, "data": answer.data}
        self.got.append([who, name, answer])

    def known(self) -> str:
        """Returns everything that was received or can be loaded now, as text."""
        less = self.less().values()
        views = [project(self.state, group) for group in less]
        chunks = [
            chunk_view(self.state, group, key)
            for group, view in zip(less, views, strict=True)
            for key in view["scene"]["map"]["chunks"]
        ]
        return json.dumps([self.got, self.seq, views, chunks])


class Pair:
    """The table with secrets, and its twin without."""

    def __init__(self, made: Callable[[], Side] = Side) -> None:
        self.secret, self.plain = made(), made()
        self.count = 0
        self.both("server", type="table.create", name="Two", map=BLANK, commitment="ab" * 32)
        sitting = [(who, who.title()) for who in (*PLAYERS, "cleo")]
        for who, name in (("handler", "Hanna"), *sitting):
            seat, role = ROLES[who]
            self.both("server", type="seat.join", seat=seat, name=name, role=role)
        for number, (name, controller) in enumerate((("Fox", "a"), ("Owl", "b")), 1):
            at, numbers = cell(number, 3, 0), {"speed": 3, "integrity": 9, "stability": 12}
            self.both(
                "handler", key=f"v{number}", type="unit.add", name=name, disposition="pilot",
                at=at, controller=controller, **numbers,
            )  # fmt: skip
            self.secretly(
                "handler", key=f"g{number}", type="unit.add", name=f"Ghost {number}", hidden=True,
                disposition="pilot", at=cell(number + 7, 5, 0), controller="c", **numbers,
            )  # fmt: skip

    def _key(self, key: str | None, mark: str) -> str:
        self.count += 1
        return key or f"{mark}{self.count}"

    def both(self, who: str, key: str | None = None, **body: Any) -> None:
        key = self._key(key, "c")
        for side in (self.secret, self.plain):
            side.command(who, body, key)

    def secretly(self, who: str, key: str | None = None, **body: Any) -> None:
        """Does something that only the Handler may notice."""
        got = len(self.secret.got)
        self.secret.command(who, body, self._key(key, "s"))
        assert self.secret.got[got:] == []

    def ask(self, who: str, name: str, **params: Any) -> None:
        for side in (self.secret, self.plain):
            side.query(who, name, params)

    def check(self) -> None:
        known = self.secret.known()
        assert known == self.plain.known()
        assert "Ghost" not in known


FOX, OWL = "v1.1", "v2.1"
