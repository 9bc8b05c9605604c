"""Two tables that differ only in what the Handler hides: props, veiled ground with its notes,
hidden objectives and marks, secret rolls, and the numbers of NPCs.

Everything that pilots and spectators get must be equal, byte for byte. Visible units stay in
columns where they cannot bump into the difference. Nobody attacks the NPC, because its odds may be
queried.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import Decision, Refused
from tests.counts import counts
from tests.engine.noninterference import PLAYERS, Side
from tests.engine.noninterference_game import of_type
from tests.engine.play import ROLES, cell

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

MAP = {"columns": 14, "rows": 12, "orientation": "flat"}
#: Hexes that are veiled at both tables and differ below the veil.
BEHIND = [{"q": q, "r": r} for q in (10, 11) for r in range(-4, 6)]
FOX, OWL, CRAB = "fox.1", "owl.1", "crab.1"
PROP, BURIED = "mine.1", "vault.1"
#: The NPC of the one table and of the other.
CRABS: tuple[dict[str, Any], dict[str, Any]] = (
    {"integrity": 31, "integrity_max": 31, "stability": 17, "stability_max": 17, "speed": 9,
     "numbers": {"detectors": 3, "evasion": 2}, "energy": 1},
    {"integrity": 7, "integrity_max": 7, "stability": 12, "stability_max": 12, "speed": 2},
)  # fmt: skip


class Tables:
    """Two tables with different secrets."""

    def __init__(self, npc_stats: str) -> None:
        self.sides = (Side(), Side())
        self.count, self.made = 0, False
        self.both("server", type="table.create", name="Two", map=MAP, commitment="ab" * 32)
        for who, name in (("handler", "Hanna"), ("ann", "Ann"), ("bob", "Bob"), ("eve", "Eve")):
            seat, role = ROLES[who]
            self.both("server", type="seat.join", seat=seat, name=name, role=role)
        numbers = {"speed": 3, "integrity": 9, "stability": 12}
        for key, name, controller, q in (("fox", "Fox", "a", 1), ("owl", "Owl", "b", 2)):
            self.both(
                "handler", key, type="unit.add", name=name, disposition="pilot", at=cell(q, 3, 0),
                controller=controller, **numbers,
            )  # fmt: skip
        self.both("handler", type="table.options", options={"npc_stats": npc_stats})
        self.both(
            "handler", "crab", type="unit.add", name="Crab", disposition="enemy",
            at=cell(5, 5, 0), build="kestrel",
        )  # fmt: skip
        for side, crab in enumerate(CRABS):
            self.one(side, type="unit.update", unit=CRAB, **crab)
        self.both("handler", type="terrain.veil", cells=BEHIND, veiled=True)
        vault = {"q": 10, "r": 2, "height": 2, "value": 9, "name": "Ghost vault"}
        mine = {"q": 8, "r": 2, "height": 3, "value": 9, "name": "Ghost mine", "hidden": True}
        self.one(0, "vault", type="prop.add", **vault)
        self.one(0, "mine", type="prop.add", **mine)
        self.one(0, type="terrain.set", cells=[{"q": 10, "r": 1, "level": 7}])
        self.both("handler", "run", type="mission.add", name="Run", primary="Through", base=1)
        self.both("handler", type="mission.phase", mission="run.1", phase="briefed")
        self.made = True

    def both(self, who: str, key: str | None = None, /, **body: Any) -> None:
        self.count += 1
        for side in self.sides:
            done = side.command(who, body, key or f"c{self.count}")
            assert isinstance(done, Decision) or self.made, (body, done)

    def one(self, side: int, key: str | None = None, /, **body: Any) -> None:
        """Something that only the Handler of one table does. Nobody else may notice."""
        self.count += 1
        got = len(self.sides[side].got)
        done = self.sides[side].command("handler", body, key or f"s{self.count}")
        assert isinstance(done, Decision) or self.made, (body, done)
        assert self.sides[side].got[got:] == [], body

    def check(self) -> None:
        one, other = (side.known() for side in self.sides)
        assert one == other
        assert "Ghost" not in one


UNITS = st.sampled_from([FOX, OWL, CRAB, "nobody"])
MINE = st.sampled_from([FOX, OWL])
PROPS = st.sampled_from([PROP, BURIED, "nothing"])
MODES = st.sampled_from(["ground", "flight"])
WAY = st.lists(
    st.sampled_from([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1)]),
    min_size=1,
    max_size=3,
)
NEAR = st.builds(cell, st.integers(0, 4), st.integers(2, 6), st.integers(0, 2))
ANYWHERE = st.builds(cell, st.integers(0, 13), st.integers(-2, 6), st.integers(-1, 3))
SENT = st.one_of(
    of_type("unit.move", unit=MINE, mode=MODES, path=WAY),
    of_type("unit.move", unit=UNITS, mode=MODES, path=WAY),
    of_type("unit.stay_aloft", unit=UNITS),
    of_type("unit.descend", unit=UNITS),
    of_type("unit.take", unit=UNITS),
    of_type("unit.ask", unit=UNITS),
    of_type("turn.start", unit=UNITS),
    of_type("turn.end", unit=UNITS),
    of_type("turn.abstain", unit=UNITS),
    of_type("action.stabilise", unit=UNITS),
    of_type("action.survey", unit=UNITS),
    of_type("action.repair", unit=UNITS, target=UNITS),
    of_type("reaction.claim", unit=UNITS),
    of_type("prop.hide", prop=PROPS, hidden=st.booleans()),
    of_type("prop.damage", prop=PROPS, damage=st.just(3)),
    of_type("terrain.veil", cells=st.just(BEHIND), veiled=st.booleans()),
    of_type("attack.declare", unit=UNITS, weapon=st.just("w1"), at=st.builds(dict, prop=PROPS)),
    of_type("undo"),
    of_type("redo"),
)
OPEN = st.one_of(
    of_type("turn.start", unit=st.sampled_from([FOX, OWL, CRAB])),
    of_type("turn.end", unit=st.sampled_from([FOX, OWL, CRAB])),
    of_type("segment.end"),
    of_type("environment.resolve"),
    of_type("unit.place", unit=MINE, at=NEAR),
    of_type("unit.highlight", unit=st.just(CRAB), highlighted=st.booleans()),
    of_type("unit.update", unit=st.just(CRAB), name=st.sampled_from(["Crab", "Lobster"])),
    of_type("unit.update", unit=MINE, stability=st.integers(0, 9)),
    of_type("terrain.set", cells=st.lists(NEAR, min_size=1, max_size=2)),
    of_type("unit.give", unit=st.just(CRAB), seat=st.none()),
)
SECRET = st.one_of(
    of_type("prop.update", prop=st.sampled_from([PROP, BURIED]), name=st.just("Ghost thing")),
    of_type("prop.damage", prop=st.sampled_from([PROP, BURIED]), damage=st.integers(1, 20)),
    of_type("prop.remove", prop=st.sampled_from([PROP, BURIED])),
    of_type(
        "prop.add", q=st.integers(8, 9), r=st.just(3), height=st.just(1), value=st.just(1),
        name=st.just("Ghost"), hidden=st.just(True),
    ),
    of_type("terrain.set", cells=st.just([{"q": 11, "r": 1, "level": -3}])),
    of_type("terrain.note", cells=st.just(
        [{"q": 11, "r": 1, "notes": [{"kind": "woods", "text": "Ghost"}]}]
    )),
    of_type("unit.update", unit=st.just(CRAB), energy=st.integers(0, 2)),
    of_type("unit.update", unit=st.just(CRAB), speed=st.integers(1, 9)),
    of_type("unit.update", unit=st.just(CRAB), numbers=st.just({"scanner": 4})),
    of_type("unit.update", unit=st.just(CRAB), notes=st.just("Ghost note")),
    of_type("unit.update", unit=st.just(CRAB), guard=st.just(True)),
    of_type("environment.add", text=st.just("Ghosts"), round=st.just(900), ceiling=st.just(1)),
    of_type("overrule", unit=st.just(CRAB), set=st.just({"steps": 2, "speed": 3})),
    of_type("dice.roll", notation=st.just("d20"), secret=st.just(True)),
    of_type("undo"),
)  # fmt: skip
PLACE = st.one_of(
    st.builds(lambda unit: {"unit": unit}, UNITS),
    st.builds(lambda prop: {"prop": prop}, PROPS),
    ANYWHERE,
)
ASKED = st.one_of(
    st.tuples(st.just("lowering"), st.fixed_dictionaries({"level": st.integers(-1, 6)})),
    st.tuples(st.just("reach"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES})),
    st.tuples(
        st.just("path"), st.fixed_dictionaries({"unit": UNITS, "mode": MODES, "to": ANYWHERE})
    ),
    st.tuples(st.just("actions"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("rolls"), st.fixed_dictionaries({"unit": UNITS})),
    st.tuples(st.just("targets"), st.fixed_dictionaries({"unit": UNITS, "weapon": st.just("w1")})),
    st.tuples(st.just("range"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("sight"), st.fixed_dictionaries({"from": PLACE, "to": PLACE})),
    st.tuples(st.just("viewshed"), st.fixed_dictionaries({"from": PLACE, "radius": st.just(6)})),
    st.tuples(st.just("falls"), st.one_of(st.just({}), st.builds(dict, ending=UNITS))),
)
STEPS = st.one_of(
    st.tuples(st.just("sent"), st.sampled_from(PLAYERS), SENT),
    st.tuples(st.just("sent"), st.just("ann"), SENT),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("asked"), st.sampled_from(PLAYERS), ASKED),
    st.tuples(st.just("mark"), st.just("handler"), st.tuples(st.integers(1, 9), st.integers(1, 9))),
    st.tuples(st.just("objective"), st.just("handler"), st.none()),
    st.tuples(st.just("fight"), st.just("handler"), st.none()),
)


def near(tables: Tables, body: dict[str, Any]) -> dict[str, Any] | None:
    """Returns a movement with a real path on this side of the difference; other commands
    unchanged."""
    if body["type"] != "unit.move":
        return body
    unit = tables.sides[0].state.scene.units.get(body["unit"])
    q, r, level = unit.at if unit is not None and unit.at is not None else (3, 3, 0)
    path = []
    for dq, dr, up in body["path"]:
        q, r, level = q + dq, r + dr, level + up
        path.append(cell(q, r, level))
    return {**body, "path": path} if all(each["q"] <= 6 for each in path) else None


def play(tables: Tables, kind: str, who: str, body: Any) -> None:
    state = tables.sides[0].state
    match kind:
        case "sent" | "open":
            known = near(tables, body)
            if known is not None:
                tables.both(who, **known)
        case "secret":
            last, plain = tables.sides[0].last("undo"), tables.sides[1].keys.values()
            if body["type"] != "undo" or (last is not None and last not in plain):
                tables.one(0, **body)
        case "asked":
            for side in tables.sides:
                side.query(who, body[0], body[1])
        case "mark":
            tables.count += 1
            for side, mark in zip(tables.sides, body, strict=True):
                ask = {"type": "test.request", "unit": FOX, "kind": "proactive", "dice": ["d6"]}
                side.command("handler", {**ask, "mark": mark, "hidden": True}, f"m{tables.count}")
        case "objective":
            hidden = {"text": "Ghost", "bonus": 3, "hidden": True}
            tables.one(0, type="mission.add_objective", mission="run.1", **hidden)
        case "fight":
            running = state.scene.conflict is not None
            tables.both("handler", type="conflict.end" if running else "conflict.start")
    tables.check()


@pytest.mark.parametrize("npc_stats", ["condition", "nothing"])
@settings(max_examples=counts(20, 300))
@given(steps=st.lists(STEPS, min_size=10, max_size=40))
def test_hidden_things_change_no_bytes_for_players(npc_stats: str, steps: list[Any]) -> None:
    tables = Tables(npc_stats)
    tables.check()
    for kind, who, body in steps:
        play(tables, kind, who, body)


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("sight", {"from": cell(1, 1, 0), "to": {"prop": "?"}}),
        ("range", {"from": {"prop": "?"}, "to": cell(1, 1, 0)}),
        ("viewshed", {"from": {"prop": "?"}}),
        ("aim", {"unit": FOX, "weapon": "w1", "at": {"prop": "?"}}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_asking_for_a_hidden_prop_is_asking_for_none(
    who: str, name: str, params: dict[str, Any]
) -> None:
    side = Tables("condition").sides[0]
    answers = []
    for prop in (PROP, BURIED, "nothing"):
        side.got.clear()
        side.query(who, name, json.loads(json.dumps(params).replace("?", prop)))
        answers.append(json.dumps(side.got).replace(prop, "nothing"))
    assert answers[0] == answers[1] == answers[2]
    assert "no-such-prop" in answers[0] or "no-frame" in answers[0]


@pytest.mark.parametrize("prop", [PROP, BURIED])
def test_naming_a_hidden_prop_in_a_command_is_naming_none(prop: str) -> None:
    side = Tables("condition").sides[0]
    assert isinstance(
        side.command("handler", {"type": "unit.fit", "unit": FOX, "build": "kestrel"}, "f"),
        Decision,
    )
    weapon = side.state.scene.units[FOX].frame.build.weapons[0].id  # type: ignore[union-attr]
    answers = []
    for named in (prop, "nothing"):
        body = {"type": "attack.declare", "unit": FOX, "weapon": weapon, "at": {"prop": named}}
        refused = side.command("ann", body, "a")
        assert isinstance(refused, Refused)
        answers.append(json.dumps([refused.code, refused.params, refused.data]))
    assert answers[0].replace(prop, "nothing") == answers[1]
