"""Two tables whose visible commands are the same, and one of which has secrets.

What pilots and spectators get (views, patches, lines of the log, seq, answers to commands and
queries) must be the same to the byte. Ids, the clock and the dice are injected; the hidden units
keep to a place that nobody visible can reach, because in a way or under a foot they can be noticed
(see docs/how-it-works.md), and they are on the pilots' side, because an enemy's segment waits. Cleo
steers them, and so knows them at one of the tables: what she does with them nobody else may notice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from tests.counts import counts
from tests.engine.play import BLANK, ROLES, cell

KNOWING_LESS = ("pilots", "spectators")
PLAYERS = ("ann", "bob", "eve")
#: Ids are drawn in order within one command, so both tables name visible things alike.
HIDDEN = ("g1.1", "g2.1")
NOWHERE = ("nobody", "nothing")
GHOST_BUILD = {"name": "Ghost frame", "chassis": "tank", "generator": "plasma"}


class Dice:
    """A die shows what its stream, counter and sides say."""

    def __init__(self, stream: str, counter: int) -> None:
        self.stream, self.counter = stream, counter

    def die(self, sides: int) -> int:
        self.counter += 1
        return 1 + (self.counter * 7 + len(self.stream)) % sides


class Side:
    """One of the two tables, and all that those who know less have got from it."""

    def __init__(self) -> None:
        self.state: State = new_state("t1")
        self.seq: dict[str, int] = {}
        self.got: list[Any] = []
        #: By version of the row: the key of the command that made it.
        self.keys: dict[int, str] = {}

    def less(self) -> dict[str, str]:
        """Who knows less, by name, and their groups."""
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
        """The key of the command that the Handler's undo or redo would begin with."""
        changes = self.state.timeline if kind == "undo" else self.state.redo
        return self.keys[changes[-1].version] if changes else None

    def query(self, who: str, name: str, params: dict[str, Any]) -> None:
        answer = run_query(self.state, ROLES[who][0], name, params)
        if isinstance(answer, Refused):
            answer = {"code": answer.code, "params": answer.params, "data": answer.data}
        self.got.append([who, name, answer])

    def known(self) -> str:
        """Everything that was got and could be fetched now, as text."""
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
        """Nobody but the Handler may notice."""
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
UNITS = st.sampled_from([FOX, OWL, *HIDDEN, *NOWHERE])
MINE = st.sampled_from([FOX, OWL])
GHOSTS = st.sampled_from(HIDDEN)
WHO = st.sampled_from(PLAYERS)
NEAR = st.builds(cell, st.integers(0, 5), st.integers(2, 6), st.integers(0, 2))
FAR = st.builds(cell, st.integers(8, 11), st.integers(0, 6), st.integers(0, 1))
MODES = st.sampled_from(["ground", "flight"])
DICE = st.lists(st.sampled_from(["d6", "d8"]), max_size=2)
MARKS = st.integers(1, 9)
#: Directions of steps; they become a path when it is known where the unit stands.
WAY = st.lists(
    st.sampled_from([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1)]),
    min_size=1,
    max_size=2,
)


def _of(kind: str, /, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


#: What players send: also with the ids of hidden things and of things that are not.
SENT = st.one_of(
    _of("unit.move", unit=UNITS, mode=MODES, path=WAY),
    _of("unit.move", unit=st.just(FOX), mode=MODES, path=WAY),
    _of("unit.stay_aloft", unit=UNITS),
    _of("unit.descend", unit=UNITS),
    _of("unit.take", unit=UNITS),
    _of("unit.ask", unit=UNITS),
    _of("unit.release", unit=UNITS),
    _of("turn.start", unit=UNITS),
    _of("turn.end", unit=UNITS),
    _of("turn.abstain", unit=UNITS),
    _of("test.answer", request=st.sampled_from(["open1.1", "open2.1", "ghostly1.1", "none"])),
    _of("test.roll", unit=UNITS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    _of("dice.roll", notation=st.sampled_from(["2d6", "d8! # why"])),
    _of("chat.say", text=st.just("hm"), scene=st.sampled_from(["town1.1", "none"])),
    _of("chat.say", text=st.just("hm")),
    _of("unit.hide", unit=UNITS, hidden=st.booleans()),
    _of("action.stabilise", unit=UNITS),
    _of("action.cool", unit=UNITS, steps=st.just(1)),
    _of("action.repair", unit=UNITS, target=UNITS),
    _of("action.ask", unit=UNITS, text=st.just("kick")),
    _of("action.deny", ask=st.sampled_from(["asked1.1", "ghostask1.1", "none"])),
    _of("unit.fit", unit=UNITS, build=st.sampled_from(["kestrel", "kept1.1", "none"])),
    _of("orders.set", unit=UNITS, recovery=st.booleans()),
    _of("undo"),
    _of("redo"),
)
#: What the Handler does in sight of everybody.
OPEN = st.one_of(
    _of("unit.move", unit=MINE, mode=MODES, path=WAY),
    _of("unit.place", unit=MINE, at=NEAR),
    _of("unit.highlight", unit=MINE, highlighted=st.booleans()),
    _of("turn.start", unit=MINE),
    _of("turn.end", unit=MINE),
    _of("unit.fit", unit=MINE, build=st.sampled_from(["kestrel", "heron"])),
    _of("unit.update", unit=MINE, stability=st.integers(0, 9), overheated=st.booleans()),
    _of("environment.resolve"),
    _of("test.request", unit=MINE, kind=st.just("proactive"), dice=DICE, mark=MARKS),
    _of("terrain.set", cells=st.lists(NEAR, min_size=1, max_size=2)),
    _of("table.options", options=st.fixed_dictionaries({"pilots_name_marks": st.booleans()})),
)
#: What nobody else may notice.
SECRET = st.one_of(
    _of("unit.move", unit=GHOSTS, mode=MODES, path=WAY),
    _of("unit.place", unit=GHOSTS, at=FAR),
    _of("unit.update", unit=GHOSTS, name=st.sampled_from(["Ghost A", "Ghost B"])),
    _of("unit.update", unit=MINE, notes=st.sampled_from(["Ghost of a chance", ""])),
    _of("overrule", unit=MINE, set=st.just({"notes": "Ghost!"})),
    _of("unit.fit", unit=GHOSTS, build=st.sampled_from(["kestrel", "heron"])),
    _of("unit.update", unit=GHOSTS, stability=st.integers(0, 9), overheated=st.booleans()),
    _of("action.stabilise", unit=GHOSTS),
    _of("action.ask", unit=GHOSTS, text=st.just("Ghost walks")),
    _of("build.save", build=st.just(GHOST_BUILD)),
    _of("unit.highlight", unit=GHOSTS, highlighted=st.booleans()),
    _of("unit.remove", unit=GHOSTS),
    _of("test.request", unit=GHOSTS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    _of("test.roll", unit=GHOSTS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    _of("dice.roll", notation=st.just("d20"), secret=st.just(True)),
    _of("invite.rotate", role=st.just("pilot")),
    _of("scene.add", name=st.just("Ghost town"), map=st.just(BLANK)),
    _of("undo"),
    _of("redo"),
)
PLACE = st.one_of(st.builds(lambda unit: {"unit": unit}, UNITS), NEAR, FAR)
ASKED = st.one_of(
    st.tuples(st.just("reach"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES})),
    st.tuples(st.just("path"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES, "to": PLACE})),
    st.tuples(st.just("actions"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("range"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("sight"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("viewshed"), st.fixed_dictionaries({"from": PLACE, "radius": st.just(4)})),
    st.tuples(
        st.just("falls"), st.fixed_dictionaries({"scene": st.sampled_from(["town1.1", "?"])})
    ),
    st.tuples(st.just("falls"), st.just({})),
)
STEPS = st.one_of(
    st.tuples(st.just("sent"), WHO, SENT),
    st.tuples(st.just("sent"), st.just("ann"), SENT),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("asked"), WHO, ASKED),
    st.tuples(st.just("veiled"), st.just("handler"), st.tuples(MARKS, MARKS)),
    st.tuples(st.just("back"), st.just("handler"), st.sampled_from(["undo", "redo"])),
    st.tuples(st.just("fight"), st.just("handler"), st.none()),
    st.tuples(st.just("around"), st.just("ann"), st.lists(SECRET, min_size=3, max_size=3)),
)
#: For numbered keys, so that requests and scenes have ids that others can name.
NAMED = {
    "test.request": "open",
    "scene.add": "town",
    "action.ask": "ghostask",
    "build.save": "kept",
}


#: What Cleo does with the hidden units herself.
STEERED = ("unit.move", "unit.stay_aloft", "unit.descend", "turn.start", "turn.end", "test.roll")


class Game:
    """Plays steps at both tables, each where it belongs."""

    def __init__(self) -> None:
        self.pair = Pair()
        self.numbers: dict[str, int] = {}

    def key(self, kind: str) -> str | None:
        name = NAMED.get(kind, kind if kind in ("veiled", "ghostly") else None)
        if name is None:
            return None
        self.numbers[name] = self.numbers.get(name, 0) + 1
        return f"{name}{self.numbers[name]}"

    def path(self, body: dict[str, Any], columns: range) -> dict[str, Any] | None:
        """The command with a real path, if that keeps the unit to its columns."""
        if body["type"] != "unit.move":
            return body
        unit = self.pair.secret.state.scene.units.get(body["unit"])
        q, r, level = unit.at if unit is not None and unit.at is not None else (3, 3, 0)
        cells = []
        for dq, dr, up in body["path"]:
            q, r, level = q + dq, r + dr, level + up
            cells.append(cell(q, r, level))
        hidden = unit is not None and unit.hidden
        if not hidden and not all(each["q"] in columns for each in cells):
            return None
        return {**body, "path": cells}

    def play(self, kind: str, who: str, body: Any) -> None:
        match kind:
            case "sent" | "open":
                known = self.path(body, range(7))
                if known is not None:
                    self.pair.both(who, self.key(body["type"]) if kind == "open" else None, **known)
            case "secret":
                self.secret(body)
            case "asked":
                self.pair.ask(who, body[0], **body[1])
            case "veiled":
                self.veiled(*body)
            case "back":
                self.back(body)
            case "around":
                self.around(who, body)
            case "fight":
                running = self.pair.plain.state.scene.conflict is not None
                self.pair.both(who, type="conflict.end" if running else "conflict.start")
        self.ghosts_pass()
        self.pair.check()

    def secret(self, body: dict[str, Any]) -> None:
        if body["type"] in ("undo", "redo"):
            last = self.pair.secret.last(body["type"])
            if last is None or last in self.pair.plain.keys.values():
                return
        known = self.path(body, range(8, 12))
        ghosts = body.get("unit") in HIDDEN and body["type"] == "test.request"
        if known is not None and all(c["q"] >= 8 for c in known.get("path", ())):
            key = self.key("ghostly" if ghosts else body["type"])
            steered = body["type"] in STEERED and body.get("unit") in HIDDEN
            self.pair.secretly("cleo" if steered else "handler", key, **known)

    def around(self, who: str, secrets: list[dict[str, Any]]) -> None:
        """A pilot moves, takes it back and does it again, while things happen in secret."""
        at = self.pair.plain.state.scene.units[FOX].at
        way = (0, 1, 0) if at is not None and at.r < 4 else (0, -1, 0)
        bodies: list[dict[str, Any]] = [
            {"type": "unit.move", "unit": FOX, "mode": "ground", "path": [way]},
            {"type": "undo"},
            {"type": "redo"},
        ]
        for body, secret in zip(bodies, secrets, strict=True):
            self.play("sent", who, body)
            self.secret(secret)

    def veiled(self, mark: int, other: int) -> None:
        """A hidden mark, another one at each table; nobody answers, as outcomes are shown."""
        key = self.key("veiled")
        ask = {"type": "test.request", "unit": FOX, "kind": "proactive", "dice": ["d6"]}
        assert key is not None
        self.pair.secret.command("handler", {**ask, "mark": mark, "hidden": True}, key)
        self.pair.plain.command("handler", {**ask, "mark": other, "hidden": True}, key)

    def back(self, kind: str) -> None:
        """The Handler's undo and redo where both tables would take the same back."""
        last = self.pair.secret.last(kind)
        if last is not None and last == self.pair.plain.last(kind):
            self.pair.both("handler", type=kind)

    def ghosts_pass(self) -> None:
        """Hidden units take their turn before a segment could wait for them."""
        for ghost in HIDDEN:
            self.pair.secretly("handler", type="turn.abstain", unit=ghost)


@settings(max_examples=counts(60, 600))
@given(st.lists(STEPS, min_size=10, max_size=40))
def test_nothing_that_pilots_get_depends_on_what_they_may_not_know(steps: list[Any]) -> None:
    game = Game()
    for kind, who, body in steps:
        game.play(kind, who, body)


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize(
    "command",
    [
        {"type": "unit.move", "mode": "ground", "path": [cell(1, 1, 0)]},
        {"type": "unit.stay_aloft"},
        {"type": "unit.descend"},
        {"type": "unit.take"},
        {"type": "unit.ask"},
        {"type": "unit.release"},
        {"type": "action.stabilise"},
        {"type": "action.cool", "steps": 1},
        {"type": "action.repair"},
        {"type": "action.survey"},
        {"type": "action.mend", "condition": 0},
        {"type": "action.ask", "text": "x"},
        {"type": "module.use", "module": "x"},
        {"type": "orders.set", "recovery": True},
        {"type": "unit.fit", "build": "kestrel"},
        {"type": "turn.start"},
        {"type": "turn.end"},
        {"type": "turn.abstain"},
        {"type": "test.roll", "kind": "reactive", "dice": [], "mark": 1},
        {"type": "unit.hide", "hidden": False},
        {"type": "unit.place", "at": None},
        {"type": "test.request", "kind": "reactive", "dice": [], "mark": 1},
    ],
    ids=lambda command: command["type"],
)
def test_naming_a_hidden_unit_is_naming_none(who: str, command: dict[str, Any]) -> None:
    side = Pair().secret
    side.command("handler", {"type": "table.options", "options": {"pilots_name_marks": True}}, "k")
    answers = []
    for unit in (HIDDEN[0], "nobody"):
        refused = side.command(who, {**command, "unit": unit}, "c")
        assert isinstance(refused, Refused)
        answers.append(json.dumps([refused.code, refused.params, refused.data]))
    assert answers[0].replace(HIDDEN[0], "nobody") == answers[1]
