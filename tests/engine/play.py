"""A table to play at in tests: sends commands, folds rows, and checks what must always hold."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import count
from typing import Any

from app.engine import (
    Decision,
    DecisionContext,
    Refused,
    Row,
    SentCommand,
    State,
    apply_patch,
    apply_row,
    decide,
    diff,
    groups,
    load_snapshot,
    log_entries,
    new_state,
    project,
    run_query,
    snapshot,
)
from app.engine.state.record import Role
from app.engine.state.state import Unit
from app.rules.work_budget import Work

ROLES: dict[str, tuple[str | None, Role]] = {
    "server": (None, "system"),
    "handler": ("h", "handler"),
    "ann": ("a", "pilot"),
    "bob": ("b", "pilot"),
    "eve": ("e", "spectator"),
    # Who sit down where a test lets them: a third pilot, and a second Handler.
    "cleo": ("c", "pilot"),
    "hugo": ("g", "handler"),
}

BLANK = {"columns": 12, "rows": 12, "orientation": "flat"}


class Faces:
    """Dice that show given faces, then always 1."""

    def __init__(self, faces: list[int], counter: int) -> None:
        self.faces = faces
        self.counter = counter

    def die(self, sides: int) -> int:
        self.counter += 1
        face = self.faces.pop(0) if self.faces else 1
        assert 1 <= face <= sides
        return face


class Table:
    """Handler, two pilots (ann, bob) and a spectator at one table; see `send` and `refuse`."""

    def __init__(self, map_: dict[str, Any] | None = None, seated: bool = True) -> None:
        self.state: State = new_state("t1")
        self.rows: list[Row] = []
        self.faces: list[int] = []
        #: Bytes that the table may take.
        self.room: int | None = None
        self._ids = count(1)
        self._commands = count(1)
        self.send("server", "table.create", name="Test", map=map_ or BLANK, commitment="ab" * 32)
        if seated:
            for who, name in (("handler", "Hanna"), ("ann", "Ann"), ("bob", "Bob"), ("eve", "Eve")):
                seat, role = ROLES[who]
                self.send("server", "seat.join", seat=seat, name=name, role=role)

    def context(self) -> DecisionContext:
        return DecisionContext(
            chance=lambda _, counter: Faces(self.faces, counter),
            ids=lambda: f"i{next(self._ids)}",
            now="2026-01-01T00:00:00.000Z",
            room=self.room,
        )

    def decide(
        self, who: str, kind: str, /, work: Work | None = None, **fields: Any
    ) -> Decision | Refused:
        seat, role = ROLES[who]
        command = {"type": kind, **fields}
        sent = SentCommand(seat, role, f"c{next(self._commands)}", command)
        return decide(self.state, sent, self.context(), work)

    def send(self, who: str, kind: str, /, **fields: Any) -> Row:
        """A command that is done; every view's patch is checked on the way."""
        decision = self.decide(who, kind, **fields)
        assert isinstance(decision, Decision), decision
        # through text and back, as the journal does
        events = json.loads(json.dumps(decision.events))
        row = Row(
            "t1", self.state.version + 1, f"r{self.state.version}", ROLES[who][0], "", "now", events
        )
        started = self.state.version > 0
        before = {g: project(self.state, g) for g in groups(self.state)} if started else {}
        copies = json.loads(json.dumps(before))
        self.state = apply_row(self.state, row)
        self.rows.append(row)
        for group, view in before.items():
            after = project(self.state, group)
            assert apply_patch(view, diff(view, after)) == after
            assert view == copies[group], "a view was changed after it was made"
        return row

    def refuse(self, who: str, kind: str, /, **fields: Any) -> Refused:
        """A command that is refused."""
        before = self.state
        refused = self.decide(who, kind, **fields)
        assert isinstance(refused, Refused), refused
        assert self.state is before
        json.dumps([refused.params, refused.data])
        return refused

    def ask(self, who: str, name: str, **params: Any) -> Any:
        answer = run_query(self.state, ROLES[who][0], name, params)
        if isinstance(answer, dict):
            json.dumps(answer)
        return answer

    # -- shorthands ---------------------------------------------------------------------------

    def unit(
        self,
        name: str,
        at: tuple[int, int, int] | None = None,
        disposition: str = "pilot",
        controller: str | None = None,
        **fields: Any,
    ) -> str:
        """Add a unit; its id."""
        numbers = {"speed": 4, "integrity": 9, "stability": 12, **fields}
        place = None if at is None else cell(*at)
        row = self.send(
            "handler",
            "unit.add",
            name=name,
            disposition=disposition,
            at=place,
            controller=controller,
            **numbers,
        )
        return str(next(e for e in row.events if e["type"] == "unit.added")["unit"]["id"])

    def frame(self, at: tuple[int, int, int] = (3, 3, 0), **fields: Any) -> str:
        """Ann's unit."""
        return self.unit("Fox", at, "pilot", "a", **fields)

    def prop(self, q: int, r: int, **fields: Any) -> str:
        row = self.send("handler", "prop.add", q=q, r=r, **{"height": 1, "value": 3, **fields})
        return str(row.events[0]["prop"]["id"])

    def ground(self, *cells: tuple[int, int, int | None]) -> None:
        self.send(
            "handler", "terrain.set", cells=[{"q": q, "r": r, "level": h} for q, r, h in cells]
        )

    def __getitem__(self, unit_id: str) -> Unit:
        return self.state.scene.units[unit_id]

    def walk(self, who: str, unit: str, *path: tuple[int, int, int], **fields: Any) -> Row:
        return self.send(
            who, "unit.move", unit=unit, mode="ground", path=[cell(*p) for p in path], **fields
        )

    def fly(self, who: str, unit: str, *path: tuple[int, int, int], **fields: Any) -> Row:
        return self.send(
            who, "unit.move", unit=unit, mode="flight", path=[cell(*p) for p in path], **fields
        )

    def no_walk(self, who: str, unit: str, *path: tuple[int, int, int], **fields: Any) -> Refused:
        return self.refuse(
            who, "unit.move", unit=unit, mode="ground", path=[cell(*p) for p in path], **fields
        )

    def no_fly(self, who: str, unit: str, *path: tuple[int, int, int], **fields: Any) -> Refused:
        return self.refuse(
            who, "unit.move", unit=unit, mode="flight", path=[cell(*p) for p in path], **fields
        )

    def turn(self, unit: str) -> None:
        """Start the conflict if there is none, and this unit's turn."""
        if self.state.scene.conflict is None:
            self.send("handler", "conflict.start")
        self.send("handler", "turn.start", unit=unit)

    def to_environment(self) -> None:
        """End the turn and every segment until the environmental one."""
        conflict = self.state.scene.conflict
        if conflict is not None and conflict.active is not None:
            self.send("handler", "turn.end", unit=conflict.active)
        while self.segment != "environmental":
            self.send("handler", "segment.end")

    @property
    def segment(self) -> str:
        conflict = self.state.scene.conflict
        assert conflict is not None
        return conflict.segment

    def view(self, group: str = "pilots") -> dict[str, Any]:
        return project(self.state, group)

    def log(self, group: str = "handler", last: int = 1) -> list[dict[str, Any]]:
        """The entries of the last rows that a group may read."""
        return [line for row in self.rows[-last:] for line in log_entries(row, group, 7)]

    def codes(self, group: str = "handler", last: int = 1) -> list[str]:
        return [line["code"] for line in self.log(group, last)]


def cell(q: int, r: int, level: int) -> dict[str, int]:
    return {"q": q, "r": r, "level": level}


def fold(rows: Iterable[Row]) -> State:
    """The state after these rows."""
    state = new_state("t1")
    for row in rows:
        state = apply_row(state, row)
    return state


def check_round_trips(table: Table) -> None:
    """Snapshot and whole fold both give the state again."""
    assert load_snapshot(snapshot(table.state)) == table.state
    assert fold(table.rows) == table.state
