"""Two tables that differ only in what a group does not see: units, ground and props behind a wall.

Everything that the group gets must be equal, byte for byte (see noninterference). There is no
conflict, because an enemy's segment waits and would be noticed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import Decision, group_of, project
from app.rules.frame_state.combat.content import CHASSIS
from tests.counts import counts
from tests.engine.fights import gunship
from tests.engine.frames import build, document
from tests.engine.noninterference import Side
from tests.engine.play import ROLES, cell

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

PLAYERS = ("ann", "eve")
WALL = 6
FOX, WOLF, BEAR = "fox.1", "wolf.1", "bear.1"
NUMBERS = {"speed": 3, "integrity": 9, "stability": 12}


class Foggy(Side):
    """The viewers without the secrets are the pilots' side and the spectators."""

    fog = "team"
    players: tuple[str, ...] = ("ann", "bob", "eve")
    meets = False

    def listens(self, who: str) -> bool:
        return who in self.players


class Own(Foggy):
    """The viewer without the secrets is Ann: Bob is on the other side of the wall."""

    fog = "own"
    players = ("ann",)
    #: An attack on an area that Bob sees tells Ann that an unseen unit rolls.
    meets = True

    def less(self) -> dict[str, str]:
        return {"ann": group_of(self.state, "a") if "a" in self.state.record.seats else "pilots"}

    def command(self, who: str, body: dict[str, Any], key: str) -> Any:
        got = len(self.got)
        decision = super().command(who, body, key)
        if who != "ann":
            # Answers to others do not count for Ann.
            self.got[got:] = [each for each in self.got[got:] if each[0] == "ann"]
        return decision


class Behind:
    """The table where things happen behind the wall, and its twin."""

    def __init__(self, made: type[Foggy]) -> None:
        self.secret, self.plain = made(), made()
        self.count = 0
        board = {"columns": 12, "rows": 12, "orientation": "flat"}
        self.both("server", "t", type="table.create", name="Two", map=board, commitment="ab" * 32)
        for who, name in (("handler", "Hanna"), ("ann", "Ann"), ("bob", "Bob"), ("eve", "Eve")):
            seat, role = ROLES[who]
            self.both("server", type="seat.join", seat=seat, name=name, role=role)
        wall = [{"q": WALL, "r": row - WALL // 2, "level": 12} for row in range(12)]
        self.both("handler", type="terrain.set", cells=wall)
        options = {"fog": made.fog, "sight": 30}
        # Secrets begin before anybody has seen anything of the other side.
        self.both("handler", type="table.options", options=options)
        self.add("fox", "Fox", "pilot", (2, 3, 0), controller="a")
        self.both("handler", type="unit.fit", unit=FOX, build=document(gunship()), force=True)
        if made.fog == "own":
            self.add("owl", "Owl", "pilot", (10, 3, 0), controller="b")
        self.behind("handler", "wolf", **enemy("Wolf", (9, 1, 0)))
        self.behind("handler", "bear", **enemy("Bear", (10, 1, 0)))
        self.behind("handler", type="unit.fit", unit=WOLF, build=document(gunship()), force=True)

    def add(self, key: str, name: str, disposition: str, at: tuple[int, int, int], **more: Any):  # type: ignore[no-untyped-def]
        self.both(
            "handler", key, type="unit.add", name=name, disposition=disposition, at=cell(*at),
            **NUMBERS, **more,
        )  # fmt: skip

    def _key(self, key: str | None) -> str:
        self.count += 1
        return key or f"c{self.count}"

    def both(self, who: str, key: str | None = None, /, **body: Any) -> None:
        key = self._key(key)
        for side in (self.secret, self.plain):
            side.command(who, body, key)

    def behind(self, who: str, key: str | None = None, /, **body: Any) -> None:
        got = len(self.secret.got)
        self.secret.command(who, body, self._key(key))
        assert self.secret.got[got:] == []

    def ask(self, who: str, name: str, **params: Any) -> None:
        for side in (self.secret, self.plain):
            side.query(who, name, params)

    def with_path(self, body: dict[str, Any]) -> dict[str, Any]:
        """Returns a command with its directions as cells, from the Fox's place."""
        fox = self.secret.state.scene.units[FOX].at
        if "path" not in body or fox is None:
            return body
        path, here = [], tuple(fox)
        for step in body["path"]:
            here = tuple(a + b for a, b in zip(here, step, strict=True))
            path.append(cell(*here))
        return {**body, "path": path}

    def check(self) -> None:
        known = self.secret.known()
        assert known == self.plain.known()
        assert "Wolf" not in known
        assert "Crate" not in known


def enemy(name: str, at: tuple[int, int, int]) -> dict[str, Any]:
    return {"type": "unit.add", "name": name, "disposition": "enemy", "at": cell(*at), **NUMBERS}


def of_type(kind: str, /, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


UNITS = st.sampled_from([FOX, FOX, WOLF, BEAR, "nobody"])
#: Not the lowest row: from odd columns one sees around the wall there, along the map's edge.
EAST = st.builds(lambda q, row, h: cell(q, row - q // 2, h), st.integers(8, 11), st.integers(0, 10),
                 st.integers(0, 3))  # fmt: skip
WEST = st.builds(lambda q, row, h: cell(q, row - q // 2, h), st.integers(0, 5), st.integers(0, 10),
                 st.integers(0, 2))  # fmt: skip
PLACE = st.one_of(st.builds(lambda unit: {"unit": unit}, UNITS), WEST, EAST)
MODES = st.sampled_from(["ground", "flight"])
#: Directions of steps, which become a path from the Fox's position.
PATH = st.lists(
    st.sampled_from([(1, 0, 0), (1, -1, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1)]),
    min_size=1,
    max_size=3,
)
GROUND = st.lists(EAST, min_size=1, max_size=3)

WEAPONS = st.sampled_from(["mortar", "beam", "dart"])

#: Commands about things behind the wall.
SECRET = st.one_of(
    of_type("unit.place", unit=st.sampled_from([WOLF, BEAR]), at=EAST),
    of_type("unit.update", unit=st.just(WOLF), stability=st.integers(0, 9)),
    of_type("unit.update", unit=st.sampled_from([WOLF, BEAR]), obstacle=st.booleans()),
    of_type("terrain.set", cells=GROUND),
    of_type("terrain.note", cells=st.builds(lambda at: [{"q": at["q"], "r": at["r"], "notes": [
        {"kind": "Crates"}]}], EAST)),
    st.builds(lambda at: {"type": "prop.add", "q": at["q"], "r": at["r"], "height": 2, "value": 2,
                          "name": "Crate"}, EAST),
    of_type("attack.declare", unit=st.just(WOLF), weapon=st.just("beam"),
        at=st.just({"unit": BEAR}), free=st.just(True)),
)  # fmt: skip
#: Commands about things that all viewers see.
OPEN = st.one_of(
    of_type("unit.place", unit=st.just(FOX), at=WEST),
    of_type("terrain.set", cells=st.lists(WEST, min_size=1, max_size=2)),
    of_type("unit.highlight", unit=st.just(FOX), highlighted=st.booleans()),
    of_type("fog.cover", all=st.just(True)),
    of_type("environment.resolve"),
)
SENT = st.one_of(
    st.builds(lambda unit, mode, path: {"type": "unit.move", "unit": unit, "mode": mode,
              "path": path}, UNITS, MODES, PATH),
    of_type("attack.declare", unit=st.just(FOX), weapon=WEAPONS, at=PLACE),
    of_type("unit.take", unit=UNITS),
    of_type("unit.ask", unit=UNITS),
    of_type("chat.say", text=st.just("hm")),
    of_type("turn.start", unit=UNITS),
    of_type("undo"),
    of_type("redo"),
)  # fmt: skip
ASKED = st.one_of(
    st.tuples(st.just("reach"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES,
                                                       "range": st.just(12)})),
    st.tuples(st.just("path"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES, "to": PLACE})),
    st.tuples(st.just("actions"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("range"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("sight"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("viewshed"), st.fixed_dictionaries({"from": PLACE, "radius": st.just(9)})),
    st.tuples(st.just("targets"), st.fixed_dictionaries({"unit": UNITS, "weapon": st.just("gun")})),
    st.tuples(st.just("falls"), st.just({})),
)  # fmt: skip
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("secret"), SECRET),
        st.tuples(st.just("secret"), SECRET),
        st.tuples(st.just("back"), SECRET),
        st.tuples(st.just("open"), OPEN),
        st.tuples(st.just("sent"), SENT),
        st.tuples(st.just("asked"), ASKED),
        st.tuples(st.just("asked"), ASKED),
    ),
    max_size=12,
)


@pytest.mark.parametrize("made", [Foggy, Own], ids=["team", "own"])
@settings(max_examples=counts(15, 200))
@given(data=st.data())
def test_unseen_things_change_nothing(made: type[Foggy], data: st.DataObject) -> None:
    pair = Behind(made)
    pair.check()
    for number, (kind, what) in enumerate(data.draw(STEPS)):
        if kind == "secret":
            pair.behind("handler", **what)
        elif kind == "back":
            pair.count += 1
            if isinstance(pair.secret.command("handler", what, f"b{pair.count}"), Decision):
                pair.behind("handler", type="undo")
                pair.behind("handler", type="redo")
        elif kind == "open":
            pair.both("handler", **what)
        elif kind == "sent" and made.meets and what.get("at", {}).get("q", 0) > WALL:
            continue
        elif kind == "sent":
            pair.both("ann", f"x{number}", **pair.with_path(what))
            for roller in ("ann", "ann", "ann", "handler", "handler"):
                pair.both(roller, type="attack.roll", attack=f"x{number}.1")
        else:
            pair.ask("ann", what[0], **what[1])
        pair.check()


def test_the_tables_differ_for_the_handler() -> None:
    pair = Behind(Foggy)
    views = [project(side.state, "handler") for side in (pair.secret, pair.plain)]
    assert views[0] != views[1]


#: Ground behind a low wall, which the pilots remember.
REMEMBERED = [{"q": 7, "r": row - 3} for row in range(2, 6)]
#: A prop in sight, which has more hexes behind the wall: one is remembered, one was never seen.
DEPOT = [{"q": 4, "r": 0}, {"q": 7, "r": -2}, {"q": 8, "r": 1}]
EDITS: tuple[dict[str, Any], ...] = (
    {"type": "terrain.set", "cells": [{**each, "level": None} for each in REMEMBERED]},
    {"type": "terrain.set", "cells": [{**each, "level": 2} for each in REMEMBERED]},
    {"type": "terrain.set", "cells": [{**each, "level": -4} for each in REMEMBERED]},
    {"type": "prop.add", **REMEMBERED[1], "height": 2, "value": 2, "name": "Crate"},
    {"type": "prop.update", "prop": "depot.1", "hexes": DEPOT[:1]},
    {
        "type": "prop.update",
        "prop": "depot.1",
        "hexes": [DEPOT[0], REMEMBERED[0], {"q": 9, "r": 0}],
    },
    {"type": "terrain.veil", "cells": [{"q": 8, "r": 1}], "veiled": True},
    {"type": "unit.place", "unit": WOLF, "at": cell(7, 0, 0)},
    {**enemy("Bear", (8, 0, 0)), "obstacle": True},
)


@pytest.mark.parametrize("chassis", sorted(CHASSIS))
def test_edits_out_of_sight_change_no_answer(chassis: str) -> None:
    """For every chassis, queries use the remembered map."""
    answers = set()
    for edit in (None, *EDITS):
        side = Foggy()
        board = {"columns": 10, "rows": 7, "orientation": "flat"}
        low = [{"q": WALL, "r": row - WALL // 2, "level": 3} for row in range(7)]
        build_ = replace(build(), chassis=chassis)
        for who, body in (
            ("server", {"type": "table.create", "name": "T", "map": board,
                        "commitment": "ab" * 32}),
            ("server", {"type": "seat.join", "seat": "h", "name": "Hanna", "role": "handler"}),
            ("server", {"type": "seat.join", "seat": "a", "name": "Ann", "role": "pilot"}),
            ("handler", {"type": "terrain.set", "cells": low}),
            ("handler", {"type": "table.options", "options": {"fog": "team", "sight": 30}}),
            ("handler", {"type": "prop.add", **DEPOT[0], "hexes": DEPOT[1:], "height": 1,
                         "value": 3, "name": "Depot"}),
            ("handler", {"type": "fog.reveal", "cells": [*REMEMBERED, DEPOT[1]]}),
            ("handler", {"type": "unit.add", "name": "Fox", "disposition": "pilot",
                         "at": cell(5, 0, 1 if chassis == "hover" else 0), "controller": "a",
                         "build": document(build_), "force": True}),
            ("handler", {**enemy("Wolf", (9, 1, 0))}),
            ("handler", {"type": "conflict.start"}),
            ("ann", {"type": "turn.start", "unit": FOX}),
        ):  # fmt: skip
            key = str(body.get("name", "c")).lower()
            assert isinstance(side.command(who, body, key), Decision), body
        side.got.clear()
        if edit is not None:
            assert isinstance(side.command("handler", edit, "edit"), Decision), edit
        assert side.got == []
        for mode in ("ground", "flight"):
            moving = {"unit": FOX, "mode": mode, "range": 8}
            side.query("ann", "reach", moving)
            side.query("ann", "path", {**moving, "to": {"q": 7, "r": 0}})
        for name, params in (
            ("actions", {"unit": FOX}),
            ("falls", {"ending": FOX}),
            ("viewshed", {"from": {"unit": FOX}, "radius": 9}),
            ("sight", {"from": {"unit": FOX}, "to": {"q": 7, "r": 0}}),
            ("range", {"from": {"unit": FOX}, "to": {"prop": "depot.1"}, "n": 9}),
            ("sight", {"from": {"unit": FOX}, "to": {"prop": "depot.1"}}),
            ("range", {"from": {"unit": FOX}, "to": {"q": 7, "r": 0}, "n": 9}),
            ("range", {"from": {"q": 9, "r": 0}, "to": {"q": 7, "r": 0}, "n": 9}),
        ):
            side.query("ann", name, params)
        answers.add(side.known())
    assert len(answers) == 1
