"""A random game of random seats, and invariants after every command, stored or refused."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from app.engine import Decision, groups, load_snapshot, project, snapshot
from app.engine.visibility.groups import Group
from app.rules.frame_state.rounds import units_to_act
from app.rules.geometry.hexes import from_offset
from tests.engine.machine_sight import SightRules
from tests.engine.play import ROLES, Table, cell, check_round_trips

SIZE = 4
MAP = {"columns": SIZE, "rows": SIZE, "orientation": "pointy", "floor": -4}
#: Refusals of a movement that are independent of its target.
WHY_NOT_NOW = {
    "attack-pending",
    "destroyed",
    "no-energy",
    "no-steps",
    "no-turn",
    "not-your-turn",
    "not-yours",
    "spectators-watch",
    "staggered",
}
PLAYERS = st.sampled_from(["handler", "ann", "bob", "eve"])
LEVELS = st.sampled_from([0, 0, 0, 1, 2, 3, 7])
PLACES = st.builds(
    lambda column, row, level: cell(*from_offset(column, row, "pointy"), level),
    st.integers(0, SIZE - 1),
    st.integers(0, SIZE - 1),
    LEVELS,
) | st.builds(cell, st.integers(-3, SIZE), st.integers(-1, SIZE), LEVELS)
STEPS = st.sampled_from([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, 0)])
RISES = st.sampled_from([0, 0, 0, 1, -1])


class Game(SightRules, RuleBasedStateMachine):
    """Sends commands of all kinds. `Table.send` checks every group's patch."""

    def __init__(self) -> None:
        super().__init__()
        #: The controllers before the last stored command.
        self.had: dict[str, tuple[str, ...]] = {}
        self.table = Table(MAP)
        self.table.unit("Unit<fox>", (0, 0, 0), "pilot", "a", speed=3)
        self.table.unit("Unit<dog>", (1, 0, 0), "pilot", "b", speed=3)
        self.table.unit("Unit<wolf>", (2, 0, 0), "enemy", speed=3)
        self.table.unit("Unit<ghost>", (1, 1, 0), "enemy", speed=3, hidden=True)
        self.added = 0

    def attempt(self, who: str, kind: str, /, **fields: Any) -> None:
        """Sends a command when it is allowed; else checks that the refusal changed nothing."""
        before = snapshot(self.table.state)
        decision = self.table.decide(who, kind, **fields)
        assert snapshot(self.table.state) == before
        if isinstance(decision, Decision):
            self.had = {unit.id: unit.controllers for unit in self.table.state.scene.units.values()}
            self.table.send(who, kind, **fields)
        else:
            json.dumps([decision.code, decision.params, decision.data])
            if who != "handler":
                self.check_secret(
                    json.dumps([decision.code, decision.params, decision.data]),
                    fields,
                    ROLES[who][0],
                )

    def check_secret(self, text: str, said: dict[str, Any], seat: str | None) -> None:
        """No text for the pilots' side names a hidden thing, unless the side itself wrote the name,
        or the reader controls the unit, or did just before."""
        for unit in self.table.state.scene.units.values():
            hands = (*unit.controllers, *self.had.get(unit.id, ()))
            if unit.hidden and unit.id not in said.values() and seat not in hands:
                assert f'"{unit.id}"' not in text
                assert unit.name not in text

    def some_unit(self, data: st.DataObject) -> str:
        return data.draw(st.sampled_from([*self.table.state.scene.units, "missing"]))

    def somebody(self, data: st.DataObject, unit_id: str) -> str:
        """Returns mostly a seat that may act for the unit, sometimes any seat."""
        unit = self.table.state.scene.units.get(unit_id)
        owner = {"a": "ann", "b": "bob"}.get(
            "" if unit is None else unit.controller or "", "handler"
        )
        return data.draw(st.sampled_from([owner, owner, owner, "handler", "ann", "bob", "eve"]))

    @rule()
    def next_turn(self) -> None:
        """Starts the conflict or the next turn."""
        conflict = self.table.state.scene.conflict
        if conflict is None:
            self.attempt("handler", "conflict.start")
        elif conflict.active is not None:
            self.attempt("handler", "turn.end", unit=conflict.active)
        elif conflict.segment == "environmental":
            self.attempt("handler", "environment.resolve")
        else:
            unit = units_to_act(self.table.state.scene.units.values(), conflict, conflict.segment)[
                0
            ]
            self.attempt("handler", "turn.start", unit=unit.id)

    @rule(
        at=st.none() | PLACES,
        disposition=st.sampled_from(["pilot", "pilot", "ally", "neutral", "enemy"]),
        controller=st.sampled_from([None, "a", "b"]),
        hidden=st.booleans(),
        stability=st.sampled_from([0, 4, 12]),
    )
    def add(self, at: Any, disposition: str, controller: Any, hidden: bool, stability: int) -> None:
        self.added += 1
        self.attempt(
            "handler",
            "unit.add",
            name=f"Unit<{self.added}>",
            disposition=disposition,
            at=at,
            speed=3,
            integrity=12,
            stability=stability,
            controller=controller,
            hidden=hidden,
        )

    @rule(data=st.data(), mode=st.sampled_from(["ground", "flight"]), whose_turn=st.booleans())
    def move(self, data: st.DataObject, mode: str, whose_turn: bool) -> None:
        conflict = self.table.state.scene.conflict
        active = None if conflict is None or not whose_turn else conflict.active
        unit = active or self.some_unit(data)
        who = self.somebody(data, unit)
        known = self.table.state.scene.units.get(unit)
        at = (0, 0, 0) if known is None or known.at is None else known.at
        path = []
        for q, r in data.draw(st.lists(STEPS, min_size=1, max_size=3)):
            at = (at[0] + q, at[1] + r, at[2] + data.draw(RISES))
            path.append(cell(*at))
        self.attempt(who, "unit.move", unit=unit, mode=mode, path=path)

    @rule(data=st.data(), mode=st.sampled_from(["ground", "flight"]), whose_turn=st.booleans())
    def move_within_reach(self, data: st.DataObject, mode: str, whose_turn: bool) -> None:
        """A movement that the preview allows is done, or is stopped by something hidden."""
        conflict = self.table.state.scene.conflict
        active = None if conflict is None or not whose_turn else conflict.active
        unit = active or self.some_unit(data)
        who = self.somebody(data, unit)
        reach = self.table.ask(who, "reach", unit=unit, mode=mode)
        if not isinstance(reach, dict):
            return
        cells = [c for c in reach["cells"] if c["cost"]]
        if not cells:
            return
        to = data.draw(st.sampled_from(cells))
        place = {key: to[key] for key in ("q", "r", "level")}
        found = self.table.ask(who, "path", unit=unit, mode=mode, to=place)
        assert found["cost"] == to["cost"]
        decision = self.table.decide(who, "unit.move", unit=unit, mode=mode, path=found["path"])
        if isinstance(decision, Decision):
            moved = decision.events[0]
            assert moved["cost"] == to["cost"] or moved["type"] == "unit.barred"
        else:
            assert decision.code in WHY_NOT_NOW
        self.attempt(who, "unit.move", unit=unit, mode=mode, path=found["path"])

    @rule(
        data=st.data(),
        kind=st.sampled_from(
            ["turn.start", "turn.end", "turn.abstain", "unit.stay_aloft", "unit.descend"]
        ),
    )
    def act(self, data: st.DataObject, kind: str) -> None:
        unit = self.some_unit(data)
        self.attempt(self.somebody(data, unit), kind, unit=unit)

    @rule(who=st.sampled_from(["handler", "handler", "ann"]), data=st.data())
    def run_the_round(self, who: str, data: st.DataObject) -> None:
        kinds = ["conflict.start", "segment.end", "segment.end", "environment.resolve"]
        self.attempt(who, data.draw(st.sampled_from([*kinds, *kinds, "conflict.end"])))

    @rule(data=st.data(), at=st.none() | PLACES, falling=st.booleans())
    def place(self, data: st.DataObject, at: Any, falling: bool) -> None:
        self.attempt("handler", "unit.place", unit=self.some_unit(data), at=at, falling=falling)

    @rule(data=st.data(), hidden=st.booleans())
    def hide(self, data: st.DataObject, hidden: bool) -> None:
        self.attempt("handler", "unit.hide", unit=self.some_unit(data), hidden=hidden)

    @rule(data=st.data())
    def hurt(self, data: st.DataObject) -> None:
        numbers = data.draw(
            st.fixed_dictionaries(
                {}, optional={"integrity": st.integers(0, 13), "flown": st.booleans()}
            )
        )
        self.attempt("handler", "overrule", unit=self.some_unit(data), set=numbers)

    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        self.attempt("handler", "unit.remove", unit=self.some_unit(data))

    @rule(at=PLACES, level=st.sampled_from([None, 0, 1, 2, 5]), carry=st.booleans())
    def terrain(self, at: dict[str, int], level: int | None, carry: bool) -> None:
        cells = [{"q": at["q"], "r": at["r"], "level": level}]
        self.attempt("handler", "terrain.set", cells=cells, carry=carry)

    @rule(
        columns=st.integers(SIZE - 1, SIZE + 1),
        rows=st.integers(SIZE - 1, SIZE + 1),
        left=st.integers(-1, 1),
        top=st.integers(-1, 1),
        level=st.sampled_from([None, 0, 2]),
    )
    def resize(self, **size: Any) -> None:
        self.attempt("handler", "map.resize", **size)

    @rule(at=PLACES, height=st.integers(1, 3), more=st.lists(PLACES, max_size=2))
    def prop(self, at: dict[str, int], height: int, more: list[dict[str, int]]) -> None:
        hexes = [{"q": each["q"], "r": each["r"]} for each in more]
        self.attempt(
            "handler", "prop.add", q=at["q"], r=at["r"], base=at["level"], height=height, value=2,
            hexes=hexes,
        )  # fmt: skip

    @rule(data=st.data(), to=st.lists(PLACES, min_size=1, max_size=3), carry=st.booleans())
    def reshape(self, data: st.DataObject, to: list[dict[str, int]], carry: bool) -> None:
        prop = data.draw(st.sampled_from([*self.table.state.scene.map.props, "missing"]))
        hexes = [{"q": each["q"], "r": each["r"]} for each in to]
        self.attempt("handler", "prop.update", prop=prop, hexes=hexes, carry=carry)

    @rule(data=st.data(), damage=st.integers(0, 6))
    def damage(self, data: st.DataObject, damage: int) -> None:
        prop = data.draw(st.sampled_from([*self.table.state.scene.map.props, "missing"]))
        self.attempt("handler", "prop.damage", prop=prop, damage=damage)

    @rule(data=st.data(), hidden=st.booleans())
    def ask_for_a_test(self, data: st.DataObject, hidden: bool) -> None:
        roll = {"kind": "reactive", "dice": ["d6", "d8"], "mark": 987, "hidden": hidden}
        self.attempt("handler", "test.request", unit=self.some_unit(data), **roll)

    @rule(who=PLAYERS, data=st.data())
    def answer(self, who: str, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from([*self.table.state.world.requests, "missing"]))
        self.attempt(who, "test.answer", request=request)

    @rule(who=PLAYERS, secret=st.booleans())
    def roll(self, who: str, secret: bool) -> None:
        self.attempt(who, "dice.roll", notation="2d6", secret=secret)

    @rule(who=PLAYERS, kind=st.sampled_from(["undo", "redo", "undo"]))
    def step_back(self, who: str, kind: str) -> None:
        self.attempt(who, kind)

    @precondition(lambda self: self.table.state.timeline)
    @rule()
    def undo_and_redo_is_nothing(self) -> None:
        world, timeline, redo = (
            self.table.state.world,
            self.table.state.timeline,
            self.table.state.redo,
        )
        self.table.send("handler", "undo")
        self.table.send("handler", "redo")
        assert self.table.state.world is world
        assert (self.table.state.timeline, self.table.state.redo) == (timeline, redo)

    @rule()
    def start_again_from_the_journal(self) -> None:
        check_round_trips(self.table)
        self.table.state = load_snapshot(snapshot(self.table.state))

    @invariant()
    def nobody_stands_where_nobody_can(self) -> None:
        scene = self.table.state.scene
        taken: set[Any] = set()
        for unit in scene.units.values():
            for place in unit.cells:
                assert scene.map.open(place)
                assert unit.destroyed or place not in taken
                if not unit.destroyed:
                    taken.add(place)
            assert 0 <= unit.stability <= unit.stability_max
            assert 0 <= unit.integrity <= unit.integrity_max
            assert 0 <= unit.steps <= 4

    @invariant()
    def nothing_hidden_leaves(self) -> None:
        state = self.table.state
        for group in groups(state):
            if group != "handler":
                view = json.dumps(project(state, group))
                said = json.dumps(self.table.log(group))
                self.check_secret(view, {}, Group.read(group).seat)
                self.check_secret(said, {}, Group.read(group).seat)
                assert '"stream": "secret"' not in said
                for request in state.world.requests.values():
                    assert not request.hidden or '"mark": 987, "hidden": true' not in view
