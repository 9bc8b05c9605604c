"""A table for tests: sends commands, folds rows and checks the invariants."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec

from app.engine import (
    Decision,
    DecisionContext,
    Refused,
    Row,
    SentCommand,
    State,
    apply_patch,
    apply_row,
    close_row,
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
from app.engine.commands.registry import COMMANDS
from app.engine.events.evolve import evolve
from app.engine.state.record import Role
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import viewer_of_group
from app.rules.geometry.field import Field
from app.rules.geometry.support import stands
from app.rules.work_budget import Work
from tests.engine.line_check import check_line
from tests.engine.refusal_check import check_reasons, check_refused_command, check_refused_query

ROLES: dict[str, tuple[str | None, Role]] = {
    "server": (None, "system"),
    "handler": ("h", "handler"),
    "ann": ("a", "pilot"),
    "bob": ("b", "pilot"),
    "eve": ("e", "spectator"),
    # seats that join only in some tests: a third pilot, and a second Handler
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


def _check_missing(action: Mapping[str, Any]) -> None:
    """Asserts that an action names what its command lacks: all that is required, or a place."""
    command, missing = action["command"], set(action["missing"])
    fields = msgspec.structs.fields(COMMANDS[command["type"]].shape)
    required = {field.encode_name for field in fields if field.required}
    assert missing == (required - command.keys()) | ({"at"} if action["place"] else set()), command


class Table:
    """A table with the Handler, two pilots (ann, bob) and a spectator. See `send` and `refuse`."""

    def __init__(self, map_: dict[str, Any] | None = None, seated: bool = True) -> None:
        self.state: State = new_state("t1")
        self.rows: list[Row] = []
        self.faces: list[int] = []
        #: the most bytes of the table
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
        decision = decide(self.state, sent, self.context(), work)
        if isinstance(decision, Refused):
            check_refused_command(command, decision)
        return decision

    def send(self, who: str, kind: str, /, **fields: Any) -> Row:
        """Sends a command that must be stored, and checks every view's patch."""
        decision = self.decide(who, kind, **fields)
        assert isinstance(decision, Decision), decision
        # encoded and decoded, as in the journal
        events = json.loads(json.dumps(decision.events))
        for line in (each for event in events for each in event.get("log", ())):
            check_line(line)
        row = Row(
            "t1", self.state.version + 1, f"r{self.state.version}", ROLES[who][0], "", "now", events
        )
        started = self.state.version > 0
        before = {g: project(self.state, g) for g in groups(self.state)} if started else {}
        copies = json.loads(json.dumps(before))
        check_line_readers(self.state, events)
        decided = close_row(self.state, decision.after, row)
        self.state = apply_row(self.state, row)
        assert decided == self.state, "the decision led elsewhere than its events"
        self.rows.append(row)
        for group, view in before.items():
            after = project(self.state, group)
            assert apply_patch(view, diff(view, after)) == after
            assert view == copies[group], "a view was changed after it was made"
        return row

    def refuse(self, who: str, kind: str, /, **fields: Any) -> Refused:
        """Sends a command that must be refused. Returns the refusal."""
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
            check_reasons(name, answer)
            for action in answer["actions"] if name == "actions" else ():
                _check_missing(action)
        elif isinstance(answer, Refused) and answer.code != "unknown-query":
            check_refused_query(name, answer)
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
        """Adds a unit. Returns its id."""
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
        """Adds Ann's unit without a build. `framed` of frames.py adds one with a build."""
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
        """Starts the conflict if there is none, and this unit's turn."""
        if self.state.scene.conflict is None:
            self.send("handler", "conflict.start")
        self.send("handler", "turn.start", unit=unit)

    def to_environment(self) -> None:
        """Ends the turn and every segment until the environmental one."""
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
        """Returns the lines of the last rows that a group may read."""
        return [line for row in self.rows[-last:] for line in log_entries(row, group, 7)]

    def codes(self, group: str = "handler", last: int = 1) -> list[str]:
        return [line["code"] for line in self.log(group, last)]


#: Lines about things that were seen only between two events, or are no longer seen.
_OF_THE_PAST = {"unit.passed_by", "undone.sight"}


def check_line_readers(state: State, events: Iterable[dict[str, Any]]) -> None:
    """Under fog, nobody reads a line with the id of a unit unknown to them before and after the
    event.

    It checks every string, not the references that the engine uses.
    """
    if state.version == 0 or state.table.options.fog == "off":
        return
    start = state
    for event in events:
        before, state = state, evolve(state, event)
        for line in event.get("log", ()):
            if line["code"] in _OF_THE_PAST:
                continue
            named = set(strings_in([line["params"], line["data"]]))
            for group in line["n"].keys() - {"handler"}:
                moments = [(viewer_of_group(s, group), s.scene) for s in (start, before, state)]
                for each in named & (before.scene.units.keys() | state.scene.units.keys()):
                    assert any(
                        each in scene.units and viewer.knows(scene, scene.units[each])
                        for viewer, scene in moments
                    ), (group, line)


def strings_in(value: Any) -> Iterator[str]:
    """Returns every string of a JSON value, at any depth, without keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings_in(each)


def cell(q: int, r: int, level: int) -> dict[str, int]:
    return {"q": q, "r": r, "level": level}


def fold(rows: Iterable[Row]) -> State:
    """Returns the state after these rows."""
    state = new_state("t1")
    for row in rows:
        state = apply_row(state, row)
    return state


def check_round_trips(table: Table) -> None:
    """The snapshot and the replay both give the same state again, with the same views."""
    loaded = load_snapshot(snapshot(table.state))
    assert loaded == table.state
    assert fold(table.rows) == table.state
    for group in groups(table.state):
        assert project(loaded, group) == project(table.state, group)
    for scene in table.state.world.scenes.values():
        check_kept_values(scene)


def check_kept_values(scene: Scene) -> None:
    """What a scene has taken over from the one before it is what it would compute itself."""
    anew = replace(scene)
    assert scene.field == anew.field
    assert scene.field.columns == anew.field.columns
    assert scene.aside == anew.aside
    for unit in scene.units.values():
        if unit.id not in scene.off_ground:
            assert stands(Field(scene.map), unit.cells, unit.current_movement_traits)
