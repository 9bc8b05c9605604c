"""The table of permissions: every command, sent by every seat, about everybody's units."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from app.engine import Refused
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, Subject, command
from app.engine.state.options import Options
from app.rules.frame_state.combat.library import ready_builds
from app.rules.frame_state.combat.model import Build
from tests.engine.play import BLANK, Table
from tests.fixtures import make_reference

BUILD = msgspec.to_builtins(ready_builds("frames")["kestrel"])

#: Placeholders for the things of a target, by the name of the parameter; see `House.things`.
PLACEHOLDERS: dict[str, str] = {
    "ask": "ASK", "build": "BUILD", "character": "CHARACTER", "frame": "UNIT", "from_": "CHARACTER",
    "mission": "MISSION", "prop": "PROP", "request": "REQUEST", "seat": "b", "to": "OTHER",
    "unit": "UNIT",
}  # fmt: skip

#: Further parameters without which a permitted command is malformed.
FURTHER: dict[str, dict[str, Any]] = {
    "batch": {"commands": [{"type": "chat.say", "text": "x"}]},
    "mission.use": {"unit": "UNIT"},
    "terrain.note": {"cells": [{"q": 0, "r": 0, "notes": []}]},
    "terrain.set": {"cells": [{"q": 0, "r": 0, "level": 0}]},
    "units.carry": {"to": "SCENE"},
}


def simplest(kind: inspect.Type, name: str = "") -> Any:
    """Returns the simplest valid value of a type, for the parameter with that name."""
    match kind:
        case inspect.Metadata():
            return simplest(kind.type, name)
        case inspect.UnionType():
            return simplest(next(each for each in kind.types if not _is_nothing(each)), name)
        case inspect.StructType() | inspect.DataclassType() if kind.cls is Build:
            return BUILD
        case inspect.StructType():
            made = {each.encode_name: simplest(each.type, each.name) for each in _required(kind)}
            return made if kind.tag_field is None else {kind.tag_field: kind.tag, **made}
        case inspect.StrType(pattern=str(pattern)) if not re.search(pattern, "x"):
            return "ab" * 32
        case inspect.StrType():
            return PLACEHOLDERS.get(name, "x")
        case inspect.IntType(ge=low):
            return max(low or 0, 1)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.BoolType():
            return True
        case inspect.ListType() | inspect.VarTupleType():
            return [simplest(kind.item_type, name)] * (kind.min_length or 0)
        case inspect.DictType():
            return {}
    raise TypeError(f"{name}: say what the simplest {kind} is")


def _is_nothing(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.NoneType | inspect.CustomType)


def _required(kind: inspect.StructType) -> list[inspect.Field]:
    return [each for each in kind.fields if each.required]


#: Well-formed parameters for each command.
FIELDS: dict[str, dict[str, Any]] = {
    name: simplest(inspect.type_info(entry.shape)) | FURTHER.get(name, {})
    for name, entry in sorted(COMMANDS.items())
}

#: The senders: the server, and seats of a Handler, a controller, a co-pilot, another pilot and a
#: spectator.
HANDLERS = ("server", "handler", "hugo")
PILOTS = ("ann", "cleo", "bob")

#: The units that commands are about: whether all pilots know the unit, and its controllers.
TARGETS: dict[str, tuple[bool, set[str]]] = {
    "own": (True, {"ann", "cleo"}),
    "another's": (True, {"bob"}),
    "lent": (True, {"ann"}),
    "the Handler's": (True, set()),
    "hidden": (False, set()),
    "hidden and lent": (False, {"ann"}),
    "unknown": (False, set()),
}

#: Codes that refuse the sender, whatever the state of the game.
FORBIDDEN = {
    "server-only", "handler-only", "spectators-watch", "not-yours", "not-your-character",
    "not-your-build", "not-your-roll", "handler-names-marks", "needs-approval", "pilots-take",
    "undo-not-yours", "redo-not-yours",
}  # fmt: skip

#: Codes for unknown things, by the placeholder of the thing.
UNKNOWN = {
    "UNIT": "no-such-unit",
    "ASK": "no-such-ask",
    "REQUEST": "no-such-request",
    "CHARACTER": "no-such-character",
    "BUILD": "no-such-build",
}


def test_every_parameter_made_here_is_right() -> None:
    for name, fields in FIELDS.items():
        msgspec.convert(fields, COMMANDS[name].shape)


def test_the_page_for_programs_shows_the_table() -> None:
    page = make_reference.PAGE.read_text("utf-8")
    assert make_reference.with_table(page) == page, "run python -m tests.fixtures.make_reference"


def test_every_registration_is_complete() -> None:
    for name, entry in COMMANDS.items():
        assert entry.shape.__doc__, name
        assert entry.option is None or hasattr(Options(), entry.option.name), name
    nobodys = Subject("a thing", lambda draft, c: None)
    for who, subject in ((Permission.HANDLER, nobodys), (Permission.OWNER, None)):
        with pytest.raises(TypeError, match=r"chat\.say: "):
            command("chat.say", who, subject)(COMMANDS["chat.say"].handle)
    assert COMMANDS["chat.say"].who is Permission.PLAYER


class House:
    """A table with everything that commands are about, once for each target."""

    def __init__(self, **options: Any) -> None:
        self.table = table = Table()
        for seat, name, role in (("c", "Cleo", "pilot"), ("g", "Hugo", "handler")):
            table.send("server", "seat.join", seat=seat, name=name, role=role)
        if options:
            table.send("handler", "table.options", options=options)
        own = table.frame()
        table.send("handler", "unit.give", unit=own, seat="c")
        units = {
            "own": own,
            "another's": table.unit("Dog", (6, 3, 0), "pilot", "b"),
            "lent": table.unit("Wolf", (7, 3, 0), "enemy", "a"),
            "the Handler's": table.unit("Bear", (8, 3, 0), "enemy"),
            "hidden": table.unit("Lynx", (9, 3, 0), hidden=True),
            "hidden and lent": table.unit("Mole", (10, 3, 0), "pilot", "a", hidden=True),
        }
        fixed = {
            "PROP": table.prop(11, -3),
            "MISSION": self._made("mission.add", name="m")["mission"]["id"],
            "SCENE": self._made("scene.add", name="s", map=BLANK)["scene"],
            "OTHER": self._made("character.add", name="Other")["character"]["id"],
        }
        self.things = {
            target: {**fixed, **self._about(target, unit)} for target, unit in units.items()
        }
        self.things["unknown"] = {**fixed, **dict.fromkeys(UNKNOWN, "nothing")}

    def _made(self, kind: str, who: str = "handler", /, **fields: Any) -> dict[str, Any]:
        return self.table.send(who, kind, **fields).events[0]

    def _about(self, target: str, unit: str) -> dict[str, str]:
        seat = {"own": "a", "another's": "b"}.get(target)
        keeper = {"own": "ann", "another's": "bob"}.get(target, "handler")
        ask = {"unit": unit, "kind": "proactive", "dice": ["d6"], "mark": 3}
        tested = self.table[unit].disposition == "pilot"
        request = self._made("test.request", **ask)["request"]["id"] if tested else "nothing"
        kept = {} if target.startswith("hidden") else {"shared": True}
        named = {"unit": unit, "seat": seat, "name": target}
        return {
            "UNIT": unit,
            "REQUEST": request,
            "ASK": self._made("action.ask", unit=unit, text="x")["ask"]["id"],
            "CHARACTER": self._made("character.add", **named)["character"]["id"],
            "BUILD": self._made("build.save", keeper, build=BUILD, **kept)["build"]["id"],
        }

    def sent(self, who: str, name: str, target: str, **more: Any) -> str | None:
        """Returns the code of the refusal, or None for a stored command."""
        decision = self.table.decide(who, name, **self.filled(FIELDS[name], target) | more)
        return decision.code if isinstance(decision, Refused) else None

    def filled(self, fields: dict[str, Any], target: str) -> dict[str, Any]:
        """Returns the parameters with the values of their placeholders."""
        things = self.things[target]
        return {
            key: self.filled(value, target)
            if isinstance(value, dict)
            else things.get(value, value)
            if isinstance(value, str)
            else value
            for key, value in fields.items()
        }


@pytest.fixture(scope="module")
def house() -> House:
    return House()


@cache
def hurt_house(option: str | None) -> House:
    """Returns a house with this option switched on, where the own unit can be repaired."""
    made = House(**{option: True}) if option else House()
    hurt = made.things["own"]["UNIT"]
    made.table.send("handler", "unit.update", unit=hurt, integrity=1)
    return made


@pytest.fixture(scope="module")
def armed_house() -> House:
    """A house where pilots may do what an option permits, and the own unit has a build."""
    made = House(pilots_name_marks=True, repairs=True)
    made.table.send("handler", "unit.fit", unit=made.things["own"]["UNIT"], build="kestrel")
    return made


# These are six thousand decisions, and other tests cover every line.
@pytest.mark.no_cover
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.rule("FS 1.1", "FS 1.3")
def test_each_role_may_send_its_commands_only(house: House, name: str, target: str) -> None:
    said = {who: house.sent(who, name, target) for who in (*HANDLERS, *PILOTS, "eve")}
    for who, code in said.items():
        no = refused(house, name, target, who)
        assert code == no if no else code not in FORBIDDEN, (who, code, no)
    if COMMANDS[name].who is not Permission.SYSTEM:
        assert len({said[who] for who in HANDLERS}) == 1, "whoever runs the table may the same"
    if subject(name) == "unit" and target == "own":
        assert said["ann"] == said["cleo"], "a co-pilot may what the controller may"


def refused(house: House, name: str, target: str, who: str) -> str | None:
    """Returns the refusal that the rules of permission require, or None."""
    rule = COMMANDS[name]
    if rule.who is Permission.SYSTEM and who != "server":
        return "server-only"
    if rule.who is Permission.HANDLER and who not in HANDLERS:
        return "handler-only"
    if who == "eve":
        return "spectators-watch"
    about = next((each for each in UNKNOWN if each in FIELDS[name].values()), None)
    if about is not None and not known(house, about, target, who):
        return UNKNOWN[about]
    if name in ("unit.take", "unit.ask"):
        if who in HANDLERS:
            return "pilots-take"
        return "not-for-pilots" if target in ("lent", "the Handler's") else "unit-taken"
    if who in HANDLERS:
        return None
    if name == "test.roll":
        return "handler-names-marks"
    return others(name, about, target, who)


def subject(name: str) -> str:
    """Returns what a pilot must own to send a command: "unit", "character", "build", or nothing."""
    found = COMMANDS[name].subject
    return "" if found is None else found.text.split()[1]


def others(name: str, about: str | None, target: str, who: str) -> str | None:
    """Returns the refusal for a pilot who knows the thing and does not own it."""
    keeper = {"own": "ann", "another's": "bob"}.get(target)
    if name in ("undo", "redo"):
        return f"{name}-not-yours"
    if subject(name) == "unit" and about is not None:
        return None if who in TARGETS[target][1] else "not-yours"
    if subject(name) in ("character", "build"):
        return None if who == keeper else f"not-your-{subject(name)}"
    return None


def known(house: House, about: str, target: str, who: str) -> bool:
    """Whether the thing exists, as far as the sender may know."""
    if house.things[target][about] == "nothing":
        return False
    everybody, steer = TARGETS[target]
    if who in HANDLERS or everybody or about in ("CHARACTER", "OTHER"):
        return True
    return about in ("UNIT", "ASK", "REQUEST") and who in steer


#: Other codes of a command where that parameter matters.
NEEDS: dict[str, dict[str, Any]] = {
    "unit.fit": {"build": BUILD},
    "module.use": {"module": "grapnel"},
}


@pytest.mark.parametrize(
    ("name", "parameter"),
    [
        (name, each.name)
        for name, entry in COMMANDS.items()
        for each in entry.handler_only
        if entry.who in (Permission.OWNER, Permission.PLAYER)
    ],
)
def test_parameters_that_are_the_handlers(armed_house: House, name: str, parameter: str) -> None:
    fields = msgspec.structs.fields(COMMANDS[name].shape)
    kind = next(each.type for each in fields if each.name == parameter)
    more = {parameter: simplest(inspect.type_info(kind), parameter), **NEEDS.get(name, {})}
    for who in ("ann", "cleo") if subject(name) != "character" else ("ann",):
        assert armed_house.sent(who, name, "own", **more) == "handler-only", who
    for who in HANDLERS:
        assert armed_house.sent(who, name, "own", **more) != "handler-only", who


@pytest.mark.parametrize(
    ("name", "option", "value", "code"),
    [
        ("action.repair", "repairs", True, "repairs-off"),
        *(
            (entry.name, entry.option.name, entry.option.value, entry.option.code)
            for entry in COMMANDS.values()
            if entry.option is not None
        ),
    ],
)
def test_options_permit_commands_to_pilots(name: str, option: str, value: bool, code: str) -> None:
    for on in (False, True):
        house = hurt_house(option if on else None)
        assert (house.sent("ann", name, "own") == code) is (on is not value)
        assert house.sent("handler", name, "own") != code


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_a_scene_that_is_not_shown_is_the_handlers(house: House, name: str) -> None:
    if "scene" in FIELDS[name]:
        return
    scene = house.things["own"]["SCENE"]
    for who in PILOTS:
        no = refused(house, name, "own", who)
        said = house.sent(who, name, "own", scene=scene)
        assert said == (no if no in ("server-only", "handler-only") else "no-such-scene"), who
    for who in HANDLERS:
        assert house.sent(who, name, "own", scene=scene) != "no-such-scene", who


def test_before_the_table_there_is_nothing() -> None:
    from app.engine import SentCommand, decide, new_state

    table = Table()
    sent = SentCommand("h", "handler", "c", {"type": "chat.say", "text": "x"})
    refused = decide(new_state("t2"), sent, table.context())
    assert isinstance(refused, Refused)
    assert refused.code == "no-such-table"
