"""Random steps for a pair of tables, and the game that plays each step at the right ones."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.engine.noninterference import (
    FOX,
    GHOST_BUILD,
    HIDDEN,
    NOWHERE,
    OWL,
    PLAYERS,
    Pair,
)
from tests.engine.play import BLANK, cell

UNITS = st.sampled_from([FOX, OWL, *HIDDEN, *NOWHERE])
MINE = st.sampled_from([FOX, OWL])
GHOSTS = st.sampled_from(HIDDEN)
#: The scene that the secret command `scene.add` makes.
TOWN = st.just("town1.1")
#: Zones that the secret command `zone.add` makes.
YARDS = st.sampled_from(["yard1.1", "yard2.1"])
#: Area templates that the secret command `template.lay` makes.
BLASTS = st.sampled_from(["blast1.1", "blast2.1"])
#: Lines that the secret command `drawing.add` makes, and points of lines.
SCRAWLS = st.sampled_from(["scrawl1.1", "scrawl2.1"])
LINES = st.lists(st.integers(0, 9_000), min_size=1, max_size=3).map(lambda xs: xs * 2)
SHAPES = st.sampled_from(["radius", "line", "cone"])
NEAR_HEX = {"q": 3, "r": 3}
FAR_HEX = st.builds(lambda q, r: {"q": q, "r": r}, st.integers(5, 9), st.integers(0, 4))
#: What a zone would do in a round that never comes.
NEVER = {"harm": "damage", "amount": 7, "round": 900}
#: Pages that the secret command `journal.add` makes.
LEAVES = st.sampled_from(["leaf1.1", "leaf2.1"])
RUNS = st.lists(
    st.builds(
        lambda q, r, count: {"q": q, "r": r, "count": count},
        st.integers(3, 9),
        st.integers(0, 4),
        st.integers(1, 3),
    ),
    min_size=1,
    max_size=2,
)
WHO = st.sampled_from(PLAYERS)
NEAR = st.builds(cell, st.integers(0, 5), st.integers(2, 6), st.integers(0, 2))
FAR = st.builds(cell, st.integers(8, 11), st.integers(0, 6), st.integers(0, 1))
PICTURES = st.sampled_from(["", "p1", "p2"])
MODES = st.sampled_from(["ground", "flight"])
DICE = st.lists(st.sampled_from(["d6", "d8"]), max_size=2)
MARKS = st.integers(1, 9)
#: Directions of steps, which become a path from the unit's true position.
WAY = st.lists(
    st.sampled_from([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1)]),
    min_size=1,
    max_size=2,
)


def of_type(kind: str, /, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


#: Commands of players, also with ids of hidden and of missing things.
SENT = st.one_of(
    of_type("unit.move", unit=UNITS, mode=MODES, path=WAY),
    of_type("unit.move", unit=st.just(FOX), mode=MODES, path=WAY),
    of_type("unit.stay_aloft", unit=UNITS),
    of_type("unit.descend", unit=UNITS),
    of_type("unit.take", unit=UNITS),
    of_type("unit.ask", unit=UNITS),
    of_type("unit.release", unit=UNITS),
    of_type("unit.picture", unit=UNITS, picture=PICTURES),
    of_type("turn.start", unit=UNITS),
    of_type("turn.end", unit=UNITS),
    of_type("turn.abstain", unit=UNITS),
    of_type("test.answer", request=st.sampled_from(["open1.1", "open2.1", "ghostly1.1", "none"])),
    of_type("test.roll", unit=UNITS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    of_type("dice.roll", notation=st.sampled_from(["2d6", "d8! # why"])),
    of_type("chat.say", text=st.just("hm"), scene=st.sampled_from(["town1.1", "none"])),
    of_type("chat.say", text=st.just("hm")),
    of_type("template.lay", shape=SHAPES, at=FAR_HEX, to=st.just(NEAR_HEX)),
    of_type("template.remove", template=BLASTS),
    of_type("template.clear"),
    of_type("drawing.add", points=LINES, colour=st.sampled_from(["red", "white"])),
    of_type("drawing.remove", drawing=SCRAWLS),
    of_type("drawing.clear"),
    of_type("chat.say", text=st.just("hm"), to=st.sampled_from([["nobody"], ["e"]])),
    of_type("journal.remove", page=LEAVES),
    of_type("unit.hide", unit=UNITS, hidden=st.booleans()),
    of_type("action.stabilise", unit=UNITS),
    of_type("action.cool", unit=UNITS, steps=st.just(1)),
    of_type("action.repair", unit=UNITS, target=UNITS),
    of_type("action.ask", unit=UNITS, text=st.just("kick")),
    of_type("action.deny", ask=st.sampled_from(["asked1.1", "ghostask1.1", "none"])),
    of_type("unit.fit", unit=UNITS, build=st.sampled_from(["kestrel", "kept1.1", "none"])),
    of_type("orders.set", unit=UNITS, recovery=st.booleans()),
    of_type("undo"),
    of_type("redo"),
)
#: Commands of the Handler that everybody sees.
OPEN = st.one_of(
    of_type("unit.move", unit=MINE, mode=MODES, path=WAY),
    of_type("unit.place", unit=MINE, at=NEAR),
    of_type("unit.highlight", unit=MINE, highlighted=st.booleans()),
    of_type("unit.picture", unit=MINE, picture=PICTURES),
    of_type("turn.start", unit=MINE),
    of_type("turn.end", unit=MINE),
    of_type("unit.fit", unit=MINE, build=st.sampled_from(["kestrel", "heron"])),
    of_type("unit.update", unit=MINE, stability=st.integers(0, 9), overheated=st.booleans()),
    of_type("environment.resolve"),
    of_type("test.request", unit=MINE, kind=st.just("proactive"), dice=DICE, mark=MARKS),
    of_type("terrain.set", cells=st.lists(NEAR, min_size=1, max_size=2)),
    of_type(
        "scene.background",
        picture=PICTURES,
        x=st.sampled_from([-500, 0, 9000]),
        y=st.sampled_from([0, 2000]),
        width=st.sampled_from([3000, 30_000]),
        height=st.sampled_from([3000, 30_000]),
    ),
    of_type(
        "map.resize",
        columns=st.integers(11, 13),
        rows=st.integers(11, 13),
        left=st.integers(0, 2),
        top=st.integers(0, 2),
    ),
    of_type("table.options", options=st.fixed_dictionaries({"pilots_name_marks": st.booleans()})),
    # in a batch, because `zone.add` alone gives the ids of secret zones
    of_type(
        "batch",
        commands=st.tuples(
            of_type(
                "zone.add",
                kind=st.just("area"),
                name=st.just("Yard"),
                cells=RUNS,
                secret=st.just(False),
            )
        ).map(list),
    ),
)
#: Commands that nobody else may notice.
SECRET = st.one_of(
    of_type("unit.move", unit=GHOSTS, mode=MODES, path=WAY),
    of_type("unit.place", unit=GHOSTS, at=FAR),
    of_type("unit.update", unit=GHOSTS, name=st.sampled_from(["Ghost A", "Ghost B"])),
    of_type("unit.update", unit=MINE, notes=st.sampled_from(["Ghost of a chance", ""])),
    of_type("unit.update", unit=MINE, group=st.sampled_from(["Ghosts", ""])),
    of_type("overrule", unit=MINE, set=st.just({"notes": "Ghost!"})),
    of_type("unit.fit", unit=GHOSTS, build=st.sampled_from(["kestrel", "heron"])),
    of_type("unit.update", unit=GHOSTS, stability=st.integers(0, 9), overheated=st.booleans()),
    of_type("action.stabilise", unit=GHOSTS),
    of_type("action.ask", unit=GHOSTS, text=st.just("Ghost walks")),
    of_type("build.save", build=st.just(GHOST_BUILD)),
    of_type("unit.highlight", unit=GHOSTS, highlighted=st.booleans()),
    of_type("unit.picture", unit=GHOSTS, picture=PICTURES),
    of_type("unit.remove", unit=GHOSTS),
    of_type("test.request", unit=GHOSTS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    of_type("test.roll", unit=GHOSTS, kind=st.just("reactive"), dice=DICE, mark=MARKS),
    of_type("dice.roll", notation=st.just("d20"), secret=st.just(True)),
    of_type("invite.rotate", role=st.just("pilot")),
    of_type(
        "journal.add",
        title=st.just("Ghost page"),
        text=st.just("Ghost!"),
        readers=st.sampled_from([["c"], []]),
    ),
    of_type("journal.edit", page=LEAVES, revision=st.just("")),
    of_type("journal.present", page=LEAVES, to=st.just(["c"])),
    of_type("journal.remove", page=LEAVES),
    of_type("chat.say", text=st.just("Ghost story"), to=st.sampled_from([["c"], []])),
    of_type("scene.add", name=st.just("Ghost town"), map=st.just(BLANK)),
    of_type("scene.duplicate", name=st.sampled_from(["Ghost copy", None])),
    of_type("scene.duplicate", scene=TOWN),
    of_type("scene.rename", scene=TOWN, name=st.just("Ghost city")),
    of_type("scene.remove", scene=TOWN),
    of_type("scene.open", scene=TOWN),
    of_type("scene.open"),
    of_type("units.carry", units=st.lists(GHOSTS, min_size=1, max_size=2), to=TOWN),
    of_type("units.place", units=st.lists(GHOSTS, min_size=1, max_size=2), at=FAR),
    of_type("units.duplicate", units=st.lists(GHOSTS, min_size=1, max_size=2), at=FAR),
    of_type(
        "wave.add",
        name=st.just("Ghost wave"),
        units=st.lists(GHOSTS, min_size=1, max_size=2),
        at=st.one_of(st.none(), FAR),
        round=st.one_of(st.none(), st.just(900)),
    ),
    of_type("wave.add", name=st.just("Ghost wave"), units=st.lists(GHOSTS, min_size=1), zone=YARDS),
    of_type("zone.add", kind=st.just("spawn"), name=st.just("Ghost yard"), cells=RUNS),
    of_type("zone.add", kind=st.just("spawn"), name=st.just("Ghost gate"), cells=RUNS),
    of_type("zone.update", zone=YARDS, name=st.just("Ghost hall"), colour=st.just("red")),
    of_type("zone.update", zone=YARDS, effect=st.just(NEVER)),
    of_type("environment.skip", zone=YARDS),
    of_type("zone.paint", zone=YARDS, cells=RUNS, take=st.booleans()),
    of_type("zone.remove", zone=YARDS),
    of_type(
        "template.lay",
        shape=SHAPES,
        at=FAR_HEX,
        to=st.just(NEAR_HEX),
        secret=st.just(True),
        smoke=st.sampled_from([0, 2]),
    ),
    of_type("template.update", template=BLASTS, shape=SHAPES, name=st.just("Ghost fire")),
    of_type("template.to_zone", template=BLASTS, name=st.just("Ghost fire")),
    of_type("template.remove", template=BLASTS),
    of_type("drawing.add", points=LINES, secret=st.just(True)),
    of_type("drawing.remove", drawing=SCRAWLS),
    of_type(
        "batch",
        commands=st.lists(of_type("unit.place", unit=GHOSTS, at=FAR), min_size=1, max_size=2),
    ),
    of_type("undo"),
    of_type("redo"),
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
#: Numbered keys give requests and scenes ids that other commands can use.
NAMED = {
    "test.request": "open",
    "scene.add": "town",
    "action.ask": "ghostask",
    "build.save": "kept",
    "zone.add": "yard",
    "template.lay": "blast",
    "drawing.add": "scrawl",
    "journal.add": "leaf",
}
#: Cleo's own commands for the hidden units.
STEERED = ("unit.move", "unit.stay_aloft", "unit.descend", "turn.start", "turn.end", "test.roll")


class Game:
    """Plays steps at both tables, or at the table with secrets."""

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
        """Returns the command with a real path, if that keeps the unit to its columns."""
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
        """A pilot moves, undoes and redoes it, while things happen in secret."""
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
        """Requests a test with a hidden mark that differs between the tables. Nobody answers it,
        because outcomes are shown."""
        key = self.key("veiled")
        ask = {"type": "test.request", "unit": FOX, "kind": "proactive", "dice": ["d6"]}
        assert key is not None
        self.pair.secret.command("handler", {**ask, "mark": mark, "hidden": True}, key)
        self.pair.plain.command("handler", {**ask, "mark": other, "hidden": True}, key)

    def back(self, kind: str) -> None:
        """The Handler's undo and redo, where both tables would take back the same step."""
        last = self.pair.secret.last(kind)
        if last is not None and last == self.pair.plain.last(kind):
            self.pair.both("handler", type=kind)

    def ghosts_pass(self) -> None:
        """Hidden units take their turn, so that no segment waits for them."""
        for ghost in HIDDEN:
            self.pair.secretly("handler", type="turn.abstain", unit=ghost)
