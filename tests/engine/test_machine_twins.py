"""A random game at two tables that differ in what is hidden (see machine_twins).

After every step everything sent to players is compared between the tables. Each table is compared
with its own snapshot, its own replay, and itself after an undo and a redo.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from app.rules.frame_state.combat.content import CHASSIS
from tests.counts import LONG
from tests.engine.machine_truth import (
    CRAB,
    EASTERN,
    EXTRA,
    FOX,
    GHOST,
    MINE,
    OWL,
    SECRET,
    SPARE,
    VAULT,
    VEILED,
    WOLF,
)
from tests.engine.machine_twins import Twins
from tests.engine.noninterference_game import MODES, WAY, of_type
from tests.engine.play import cell

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

PLAYERS = st.sampled_from(["ann", "ann", "bob", "cleo", "eve"])
HANDLERS = st.sampled_from(["handler", "hugo"])
UNITS = st.sampled_from([FOX, FOX, OWL, CRAB, GHOST, WOLF, EXTRA, SPARE, "nobody"])
OURS = st.sampled_from([FOX, OWL])
PROPS = st.sampled_from([MINE, VAULT, "nothing"])
WEST = st.builds(lambda q, row, h: cell(q, row - q // 2, h), st.integers(0, 5), st.integers(0, 11),
                 st.sampled_from([0, 0, 0, 1, 2]))  # fmt: skip
EAST = st.builds(lambda q, row, h: cell(q, row - q // 2, h), st.integers(7, 9), st.integers(0, 8),
                 st.sampled_from([0, 0, 1]))  # fmt: skip
PLACE = st.one_of(
    st.builds(lambda unit: {"unit": unit}, UNITS),
    st.builds(lambda prop: {"prop": prop}, PROPS),
    WEST,
    EAST,
)
FOG = st.sampled_from(["off", "team", "own"])
STATS = st.sampled_from(["all", "condition", "nothing"])
SIGHT = st.sampled_from([2, 4, 60])
OPTIONS = st.fixed_dictionaries({"fog": FOG, "npc_stats": STATS, "sight": SIGHT})
SPOTS = st.sampled_from([(5, 5), (2, 4), (2, 3), (1, 4), (3, 4), (0, 1)]).map(
    lambda at: cell(*at, 0)
)
#: Whether to take a step that shows the difference.
DARE = st.sampled_from([*[False] * 9, True])

SHAPES = st.sampled_from(["radius", "line", "cone"])
LINES = st.lists(st.integers(0, 9_000), min_size=1, max_size=3).map(lambda xs: xs * 2)
HEX = st.builds(lambda q, r: {"q": q, "r": r}, st.integers(1, 9), st.integers(-1, 6))

#: Commands of players, about units and others.
SENT = st.one_of(
    of_type("unit.move", unit=UNITS, mode=MODES, path=WAY),
    of_type("unit.stay_aloft", unit=UNITS),
    of_type("unit.descend", unit=UNITS),
    of_type("unit.take", unit=UNITS),
    of_type("unit.ask", unit=UNITS),
    of_type("unit.release", unit=UNITS),
    of_type("turn.start", unit=UNITS),
    of_type("turn.start", unit=OURS),
    of_type("turn.end", unit=UNITS),
    of_type("turn.abstain", unit=UNITS),
    of_type("action.stabilise", unit=UNITS),
    of_type("action.survey", unit=UNITS),
    of_type("action.repair", unit=UNITS, target=UNITS),
    of_type("action.ask", unit=UNITS, text=st.just("kick")),
    of_type("orders.set", unit=UNITS, recovery=st.booleans()),
    of_type("reaction.claim", unit=UNITS),
)
SENT_ELSE = st.one_of(
    of_type("dice.roll", notation=st.sampled_from(["2d6", "d8! # why"])),
    of_type(
        "test.roll", unit=UNITS, kind=st.just("reactive"), dice=st.just(["d6"]), mark=st.just(3)
    ),
    of_type("chat.say", text=st.just("hm")),
    of_type("template.lay", shape=SHAPES, at=HEX, to=HEX),
    of_type("template.lay", shape=SHAPES, at=HEX, to=HEX, smoke=st.just(2)),
    of_type("drawing.add", points=LINES),
    of_type("drawing.clear"),
    of_type("character.add", name=st.just("Vega"), unit=UNITS),
    of_type("unit.hide", unit=UNITS, hidden=st.booleans()),
    of_type("prop.hide", prop=PROPS, hidden=st.booleans()),
    of_type("terrain.veil", cells=st.just(VEILED), veiled=st.booleans()),
    of_type("undo"),
    of_type("redo"),
)
CELLS = st.lists(st.one_of(WEST, EAST), min_size=1, max_size=3).map(
    lambda cells: [{"q": each["q"], "r": each["r"]} for each in cells]
)
OPEN = st.one_of(
    of_type("unit.place", unit=st.sampled_from([FOX, OWL, CRAB]), at=WEST),
    of_type("unit.place", unit=OURS, at=EAST),
    of_type("unit.highlight", unit=st.sampled_from([FOX, CRAB]), highlighted=st.booleans()),
    of_type("unit.update", unit=OURS, stability=st.integers(0, 9), overheated=st.booleans()),
    of_type("unit.update", unit=OURS, energy=st.integers(0, 3)),
    of_type("unit.give", unit=st.sampled_from([FOX, CRAB]), seat=st.sampled_from(["b", "c"])),
    of_type("unit.release", unit=st.sampled_from([FOX, CRAB]), seat=st.sampled_from(["b", "c"])),
    of_type("unit.update", unit=st.just(CRAB), name=st.sampled_from(["Crab", "Lobster"])),
    of_type("unit.hide", unit=st.sampled_from([CRAB, WOLF, WOLF]), hidden=st.booleans()),
)
OPEN_ELSE = st.one_of(
    of_type("terrain.set", cells=st.lists(WEST, min_size=1, max_size=2)),
    of_type(
        "prop.add",
        q=st.integers(1, 5),
        r=st.integers(1, 6),
        height=st.just(1),
        value=st.just(2),
        hexes=st.lists(WEST.map(lambda at: {"q": at["q"], "r": at["r"]}), max_size=2),
    ),
    of_type("prop.hide", prop=st.just(MINE), hidden=st.booleans()),
    of_type("terrain.veil", cells=st.just(VEILED[:1]), veiled=st.booleans()),
    of_type(
        "zone.add",
        kind=st.sampled_from(["spawn", "area"]),
        name=st.just("Yard"),
        cells=CELLS,
        secret=st.just(False),
    ),
    of_type("fog.reveal", cells=CELLS),
    of_type("fog.reveal", all=st.just(True)),
    of_type("fog.cover", cells=CELLS),
    of_type("fog.cover", all=st.just(True)),
    of_type(
        "map.resize",
        columns=st.integers(11, 13),
        rows=st.integers(11, 13),
        left=st.integers(-1, 1),
        top=st.integers(-1, 1),
        level=st.sampled_from([None, 0, 2]),
    ),
    of_type("environment.resolve"),
    of_type("segment.end"),
    of_type("turn.start", unit=st.sampled_from([FOX, OWL, CRAB])),
    of_type("turn.end", unit=st.sampled_from([FOX, OWL, CRAB])),
    of_type(
        "test.request", unit=OURS, kind=st.just("proactive"), dice=st.just([]), mark=st.just(4)
    ),
    of_type("overrule", text=st.just("so be it")),
    of_type("seat.role", seat=st.just("e"), role=st.sampled_from(["pilot", "spectator"])),
)
#: Shapes of the vault, on veiled hexes.
VAULTS = [[{"q": 11, "r": -2}], [{"q": 11, "r": -2}, {"q": 11, "r": -3}]]
GROUND = st.builds(
    lambda h, level: {"q": h.q, "r": h.r, "level": level},
    st.sampled_from(EASTERN),
    st.sampled_from([None, -2, 1, 5]),
)
SECRETS = st.one_of(
    of_type("chat.say", text=st.just("Ghost story"), to=st.just([])),
    of_type("journal.add", title=st.just("Ghost page"), text=st.just("Ghost!")),
    of_type("unit.place", unit=st.sampled_from(SECRET), at=st.one_of(EAST, WEST)),
    of_type("unit.update", unit=st.sampled_from(SECRET),
        name=st.sampled_from(["Ghost A", "Ghost B"])),
    of_type("unit.update", unit=st.sampled_from(SECRET), stability=st.integers(0, 9)),
    of_type("unit.update", unit=OURS, notes=st.sampled_from(["Ghost of a chance", ""])),
    of_type("unit.update", unit=st.just(CRAB), energy=st.integers(0, 2)),
    of_type("unit.update", unit=st.just(CRAB), speed=st.integers(1, 9)),
    of_type("unit.fit", unit=st.sampled_from(SECRET), build=st.sampled_from(["kestrel", "heron"])),
    of_type("unit.remove", unit=st.sampled_from(SECRET)),
    of_type("unit.place", unit=st.just(SPARE), at=st.sampled_from([None, cell(8, 2, 0)])),
    st.sampled_from([
        {"type": "unit.hide", "unit": SPARE, "hidden": True},
        {"type": "unit.hide", "unit": SPARE, "hidden": False},
        {"type": "unit.highlight", "unit": SPARE, "highlighted": True},
        {"type": "overrule", "unit": SPARE, "set": {"overheated": True}, "text": "Ghost!"},
    ]),
    of_type("action.ask", unit=st.sampled_from([GHOST, EXTRA]), text=st.just("Ghost walks")),
    of_type("test.request", unit=st.sampled_from([GHOST, EXTRA]), kind=st.just("reactive"),
        dice=st.just(["d6"]), mark=st.integers(1, 9)),
    of_type("test.roll", unit=st.sampled_from([GHOST, EXTRA]), kind=st.just("reactive"),
        dice=st.just(["d6"]), mark=st.integers(1, 9)),
    of_type("prop.update", prop=st.sampled_from([MINE, VAULT]), name=st.just("Ghost thing")),
    of_type("prop.update", prop=st.just(VAULT), hexes=st.sampled_from(VAULTS)),
    of_type("prop.damage", prop=st.sampled_from([MINE, VAULT]), damage=st.integers(1, 20)),
    of_type("prop.add", q=st.integers(0, 5), r=st.integers(4, 6), height=st.just(1),
        value=st.just(1), name=st.just("Ghost"), hidden=st.just(True)),
    of_type("zone.add", kind=st.sampled_from(["spawn", "area"]), name=st.just("Ghost yard"),
        cells=CELLS),
    of_type("template.lay", shape=SHAPES, at=HEX, to=HEX, secret=st.just(True),
        smoke=st.sampled_from([0, 2])),
    of_type("drawing.add", points=LINES, secret=st.just(True)),
    of_type("terrain.set", cells=st.just([{"q": 11, "r": 0, "level": -3}])),
    of_type("terrain.set", cells=st.lists(GROUND, min_size=1, max_size=2)),
    of_type("terrain.note", cells=st.just(
        [{"q": 11, "r": 0, "notes": [{"kind": "woods", "text": "Ghost"}]}])),
    of_type("dice.roll", notation=st.just("d20"), secret=st.just(True)),
    of_type("mission.add_objective", mission=st.just("run.1"), text=st.just("Ghost"),
        bonus=st.integers(0, 9), hidden=st.just(True)),
    of_type("mission.update", mission=st.just("run.1"), notes=st.just("Ghost")),
    of_type("build.save", build=st.just(
        {"name": "Ghost frame", "chassis": "tank", "generator": "plasma"})),
    of_type("scene.add", name=st.just("Ghost town"), map=st.just({"columns": 3, "rows": 3})),
    of_type("invite.rotate", role=st.just("pilot")),
)  # fmt: skip
ASKED = st.one_of(
    st.tuples(st.just("reach"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES})),
    st.tuples(st.just("path"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES, "to": PLACE})),
    st.tuples(st.just("actions"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("rolls"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("range"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("sight"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("viewshed"), st.fixed_dictionaries({"from": PLACE, "radius": st.just(6)})),
    st.tuples(st.just("falls"), st.one_of(st.just({}), st.builds(dict, ending=UNITS))),
)


CHASSIS_OF = st.sampled_from(sorted(CHASSIS))
MEANWHILE = st.lists(st.tuples(st.integers(0, 1), SECRETS), max_size=3)


class Pair(RuleBasedStateMachine):
    """The rules of the random game; `Twins` sends, compares and counts."""

    twins: Twins

    @initialize(options=OPTIONS, spots=st.tuples(SPOTS, SPOTS), chassis=CHASSIS_OF)
    def begin(self, options: dict[str, Any], spots: Any, chassis: str) -> None:
        self.twins = Twins(options, spots, chassis)
        if options["fog"] != "off":
            # Not hidden, but out of everybody's sight.
            self.twins.both("handler", None, False, type="unit.hide", unit=WOLF, hidden=False)
            assert not self.twins.sides[0].state.scene.units[WOLF].hidden

    def settle(self) -> None:
        """Hidden units take their turn before a segment waits for them; then everything is
        compared."""
        if self.twins.sides[0].state.scene.conflict is not None:
            for unit in (GHOST, WOLF):
                self.twins.both("handler", type="turn.abstain", unit=unit)
            for unit in (EXTRA, SPARE):
                self.twins.one(0, type="turn.abstain", unit=unit)
        self.twins.compare()

    @rule(who=PLAYERS, body=SENT_ELSE, secrets=MEANWHILE, dare=DARE)
    def sent_else(self, who: str, body: dict[str, Any], secrets: Any, dare: bool) -> None:
        self.meanwhile(secrets)
        self.twins.both(who, None, dare, **body)
        self.settle()

    @rule(who=HANDLERS, body=OPEN_ELSE, secrets=MEANWHILE, dare=DARE)
    def in_the_open_else(self, who: str, body: dict[str, Any], secrets: Any, dare: bool) -> None:
        self.meanwhile(secrets)
        self.twins.both(who, None, dare, **body)
        self.settle()

    @rule(who=st.sampled_from(["ann", "bob", "cleo"]), kind=st.sampled_from(["undo", "redo"]))
    def step_back(self, who: str, kind: str) -> None:
        self.twins.both(who, None, False, type=kind)
        self.settle()

    def with_path(self, body: dict[str, Any]) -> dict[str, Any]:
        """Returns a command with its directions as cells, from the unit's true position."""
        if "path" not in body:
            return body
        unit = self.twins.sides[0].state.scene.units.get(body["unit"])
        known = unit is not None and unit.at is not None and body["unit"] not in SECRET
        here = tuple(unit.at) if known and unit is not None and unit.at is not None else (3, 3, 0)
        path = []
        for step in body["path"]:
            here = tuple(a + b for a, b in zip(here, step, strict=True))
            path.append(cell(*here))
        return {**body, "path": path}

    @rule(who=PLAYERS, body=SENT, secrets=MEANWHILE, dare=DARE)
    def sent(self, who: str, body: dict[str, Any], secrets: Any, dare: bool) -> None:
        self.meanwhile(secrets)
        self.twins.both(who, None, dare, **self.with_path(body))
        self.settle()

    @rule(mode=MODES, way=WAY, secrets=MEANWHILE, dare=DARE)
    def own_move(self, mode: str, way: Any, secrets: Any, dare: bool) -> None:
        self.meanwhile(secrets)
        for who, unit in (("ann", FOX), ("bob", OWL)):
            # most moves are refused outside of the unit's turn
            self.twins.both("handler", None, dare, type="turn.start", unit=unit)
            body = {"type": "unit.move", "unit": unit, "mode": mode, "path": way}
            self.twins.both(who, None, dare, **self.with_path(body))
            self.settle()

    @rule(weapon=st.integers(0, 3), by=OURS, at=st.sampled_from([FOX, OWL, OWL, CRAB, GHOST]),
          dare=DARE)  # fmt: skip
    def attack(self, weapon: int, by: str, at: str, dare: bool) -> None:
        """Declares an attack and rolls it to its end."""
        frame = self.twins.sides[0].state.scene.units[by].frame
        weapons = () if frame is None else frame.build.weapons
        if not weapons or (at == CRAB and not dare and self.twins.crabs_differ()):
            return
        who = {FOX: "ann", OWL: "bob"}[by]
        named = {"weapon": weapons[weapon % len(weapons)].id, "at": {"unit": at}}
        self.twins.ask(who, "aim", unit=by, **named)
        self.twins.both(who, None, dare, type="attack.declare", unit=by, **named)
        for roller in ("ann", "bob", "eve", "handler", "ann", "bob", "handler"):
            for begun in self.twins.sides[0].state.world.attacks:
                self.twins.both(roller, None, dare, type="attack.roll", attack=begun)
        self.settle()

    @rule(who=HANDLERS, body=OPEN, secrets=MEANWHILE, dare=DARE)
    def in_the_open(self, who: str, body: dict[str, Any], secrets: Any, dare: bool) -> None:
        self.meanwhile(secrets)
        self.twins.both(who, None, dare, **body)
        self.settle()

    @rule(options=st.one_of(st.builds(dict, fog=FOG), st.builds(dict, npc_stats=STATS),
                            st.builds(dict, sight=SIGHT)), dare=DARE)  # fmt: skip
    def options(self, options: dict[str, Any], dare: bool) -> None:
        self.twins.both("handler", None, dare, type="table.options", options=options)
        self.settle()

    @rule(secrets=MEANWHILE)
    def in_secret(self, secrets: Any) -> None:
        self.meanwhile(secrets)

    def meanwhile(self, secrets: list[tuple[int, dict[str, Any]]]) -> None:
        """The Handlers of both tables do things that nobody else notices."""
        for number, body in secrets:
            self.secretly(number, body)

    def secretly(self, number: int, body: dict[str, Any]) -> None:
        about_the_crab = body.get("unit") == CRAB
        side = self.twins.sides[number]
        if not about_the_crab or side.state.table.options.npc_stats != "all":
            self.twins.one(number, **body)
            self.settle()

    @rule(marks=st.tuples(st.integers(1, 9), st.integers(1, 9)))
    def hidden_marks(self, marks: tuple[int, int]) -> None:
        ask = {"type": "test.request", "unit": FOX, "kind": "proactive", "dice": [], "hidden": True}
        self.twins.each("handler", [{**ask, "mark": mark} for mark in marks])
        self.settle()

    @rule(who=PLAYERS, asked=ASKED)
    def ask(self, who: str, asked: Any) -> None:
        self.twins.ask(who, asked[0], **asked[1])
        self.settle()

    @rule(dare=DARE)
    def next_turn(self, dare: bool) -> None:
        """Starts the conflict, or the next turn."""
        conflict = self.twins.sides[0].state.scene.conflict
        if conflict is None:
            self.twins.both("handler", None, dare, type="conflict.start")
        elif conflict.active in (FOX, OWL, CRAB):
            self.twins.both("handler", None, dare, type="turn.end", unit=conflict.active)
        elif conflict.segment == "environmental":
            self.twins.both("handler", None, dare, type="environment.resolve")
        else:
            for unit in (FOX, OWL, CRAB):
                if self.twins.both("handler", None, dare, type="turn.start", unit=unit):
                    break
        self.settle()

    @rule(kind=st.sampled_from(["last", "last", "change", "to"]), back=st.integers(1, 4), dare=DARE)
    def take_back(self, kind: str, back: int, dare: bool) -> None:
        """The Handler undoes something that players know, with all secret steps after it."""
        bodies: list[dict[str, Any]] = []
        for side in self.twins.sides:
            changes = [each for each in side.state.timeline if set(each.lines) - {"handler"}]
            if len(changes) < back:
                return
            change = changes[-back]
            line = change.lines.get("handler", (1, 1))[0]
            if change.version <= side.begun:
                return
            if kind == "last":
                if change is not side.state.timeline[-1]:
                    return
                bodies.append({"type": "undo"})
            elif kind == "change":
                bodies.append({"type": "undo", "change": change.version})
            else:
                bodies.append({"type": "undo", "to": line - 1})
        self.twins.each("handler", bodies, None, dare)
        self.settle()

    @rule(dare=DARE)
    def bring_back(self, dare: bool) -> None:
        redo = [side.state.redo[-1:] for side in self.twins.sides]
        if all(each and set(each[0].lines) - {"handler"} for each in redo):
            self.twins.both("handler", None, dare, type="redo")
            self.settle()

    @rule()
    def start_again(self) -> None:
        for side in self.twins.sides:
            side.start_again()

    @invariant()
    def each_table_holds(self) -> None:
        if hasattr(self, "twins"):
            for side in self.twins.sides:
                side.check()

    def teardown(self) -> None:
        if hasattr(self, "twins"):
            for side in self.twins.sides:
                side.check_from_the_start()


if LONG:
    # In short runs the games that are counted below are the games that are played.
    Pair.TestCase.settings = settings(max_examples=600, stateful_step_count=40, deadline=None)
    TestPair = Pair.TestCase


#: The least number of compared steps of each kind in all seeded games.
ENOUGH = {
    "sent unit.move done": 5,
    "sent unit.move refused": 5,
    "sent attack.declare": 5,
    "sent undo": 5,
    "sent": 80,
    "open table.options done": 3,
    "open unit.update done": 3,
    "open undo done": 5,
    "open turn.start done": 5,
    "open": 80,
    "secret": 80,
    "asked aim": 5,
    "asked": 40,
    "tried bump": 1,
}


def test_games_compare_enough_steps() -> None:
    """Games do not end early, and few commands are refused."""
    counted: Counter[str] = Counter()
    ended: Counter[str | None] = Counter()

    class Counted(Pair):
        def teardown(self) -> None:
            counted.update(self.twins.counted)
            ended[self.twins.met] += 1

    run_state_machine_as_test(
        Counted,
        settings=settings(
            max_examples=25, stateful_step_count=40, deadline=None, derandomize=True,
            phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip
    for kind, least in ENOUGH.items():
        found = sum(count for name, count in counted.items() if name.startswith(kind))
        assert found >= least, (kind, found, counted)
    assert ended[None] > sum(ended.values()) / 4, ended


CLEAR = {"fog": "off", "npc_stats": "condition", "sight": 60}
STEP = {"type": "unit.move", "unit": FOX, "mode": "ground", "path": [cell(1, 4, 0)]}


@pytest.mark.parametrize(
    ("reason", "who", "body"),
    [
        (None, "ann", {**STEP, "path": [cell(1, 2, 0)]}),
        ("bump", "ann", STEP),
        ("sight", "handler", {"type": "unit.hide", "unit": WOLF, "hidden": False}),
        ("numbers", "handler", {"type": "table.options", "options": {"npc_stats": "all"}}),
        ("numbers", "handler", {"type": "unit.give", "unit": CRAB, "seat": "b"}),
        ("prop", "handler", {"type": "prop.hide", "prop": MINE, "hidden": False}),
        ("veil", "handler", {"type": "terrain.veil", "cells": VEILED, "veiled": False}),
        ("carried", "handler", {"type": "unit.place", "unit": FOX, "at": cell(0, 6, 2)}),
    ],
)
def test_a_difference_that_is_met_ends_the_comparison(
    reason: str | None, who: str, body: dict[str, Any]
) -> None:
    twins = Twins(CLEAR, (cell(1, 4, 0), cell(5, 5, 0)))
    rows = [len(side.rows) for side in twins.sides]
    assert twins.both(who, None, False, **body) == (reason is None)
    assert reason is None or rows == [len(side.rows) for side in twins.sides]
    twins.compare()
    twins.both(who, None, True, **body)
    assert twins.met == reason
    # A fall at one table only is not announced before it happens.
    told = reason not in (None, "carried")
    assert not told or twins.sides[0].sent != twins.sides[1].sent
