"""The table of permissions: every command by every seat, about everybody's units."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.engine import Refused
from app.engine.commands.permission_table import (
    PERMISSIONS,
    PermissionMismatch,
    PermissionRule,
    permission_table_markdown,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, command
from app.engine.state.options import Options
from app.rules.frame_state.combat.library import ready_builds
from tests.engine.play import BLANK, Table, cell

DOCS = Path(__file__).parents[2] / "docs"
BUILD = msgspec.to_builtins(ready_builds("frames")["kestrel"])
RAISE = {"do": "raise", "attribute": "scanner"}

#: Parameters with which each command is well formed; "UNIT" stands for the unit in question.
FIELDS: dict[str, dict[str, Any]] = {
    "action.ask": {"unit": "UNIT", "text": "x"},
    "action.cool": {"unit": "UNIT", "steps": 1},
    "action.deny": {"ask": "ASK"},
    "action.grant": {"ask": "ASK"},
    "action.mend": {"unit": "UNIT", "condition": 0},
    "action.repair": {"unit": "UNIT"},
    "action.stabilise": {"unit": "UNIT"},
    "action.survey": {"unit": "UNIT"},
    "attack.adjust": {"attack": "none", "mark": 1},
    "attack.cancel": {"attack": "none"},
    "attack.declare": {"unit": "UNIT", "weapon": "none", "at": {"unit": "UNIT"}},
    "attack.proceed": {"attack": "none"},
    "attack.roll": {"attack": "none"},
    "ban.tell": {"name": "Kim", "by": "Hanna", "lifted": True},
    "build.ask": {"build": "BUILD"},
    "build.remove": {"build": "BUILD"},
    "build.save": {"build": BUILD},
    "categories.set": {"categories": []},
    "ceiling.set": {"level": 9},
    "character.add": {"name": "x"},
    "character.approve": {"character": "CHARACTER"},
    "character.award": {"character": "CHARACTER", "attribute": "scanner", "bonus": 1},
    "character.decline": {"character": "CHARACTER"},
    "character.edit": {"character": "CHARACTER", "credits": 7},
    "character.plan": {"character": "CHARACTER", "upgrades": [RAISE]},
    "character.remove": {"character": "CHARACTER"},
    "character.update": {"character": "CHARACTER", "name": "x"},
    "character.upgrade": {"character": "CHARACTER", "upgrades": [RAISE]},
    "chat.say": {"text": "hi"},
    "conflict.end": {},
    "conflict.start": {},
    "credits.give": {"from": "CHARACTER", "to": "OTHER", "amount": 1},
    "dice.chapter": {"commitment": "ab" * 32},
    "dice.entropy": {"text": "heads, tails, tails"},
    "dice.roll": {"notation": "d6"},
    "environment.add": {"text": "The river rises."},
    "environment.remove": {"effect": "EFFECT"},
    "environment.resolve": {},
    "fight.restore": {},
    "frame.replace": {"character": "CHARACTER"},
    "invite.rotate": {"role": "pilot"},
    "map.set": {"map": BLANK},
    "mission.add": {"name": "x"},
    "mission.add_deduction": {"mission": "MISSION", "text": "x", "amount": 1},
    "mission.add_objective": {"mission": "MISSION", "text": "x", "bonus": 1},
    "mission.correct": {"mission": "MISSION", "character": "none", "integrity": 1},
    "mission.pay": {"mission": "MISSION"},
    "mission.phase": {"mission": "MISSION", "phase": "briefed"},
    "mission.remove": {"mission": "MISSION"},
    "mission.remove_deduction": {"mission": "MISSION", "deduction": "none"},
    "mission.remove_objective": {"mission": "MISSION", "objective": "none"},
    "mission.restore": {"name": "x"},
    "mission.result": {"mission": "MISSION", "result": "failed"},
    "mission.reveal": {"mission": "MISSION", "objective": "none"},
    "mission.update": {"mission": "MISSION", "name": "x"},
    "mission.update_deduction": {"mission": "MISSION", "deduction": "none", "amount": 1},
    "mission.update_objective": {"mission": "MISSION", "objective": "none", "bonus": 1},
    "mission.use": {"unit": "UNIT", "tier": 1},
    "module.use": {"unit": "UNIT", "module": "none"},
    "orders.set": {"unit": "UNIT", "recovery": True},
    "overrule": {"text": "so be it"},
    "pilot.alight": {"unit": "UNIT", "at": cell(9, 2, 0)},
    "pilot.board": {"unit": "UNIT", "frame": "UNIT"},
    "prop.hide": {"prop": "PROP", "hidden": True},
    "terrain.veil": {"cells": [{"q": 0, "r": 0}], "veiled": True},
    "fog.reveal": {"cells": [{"q": 0, "r": 0}]},
    "fog.cover": {"all": True},
    "prop.add": {"q": 9, "r": 1, "height": 1, "value": 1},
    "prop.damage": {"prop": "PROP", "damage": 1},
    "prop.remove": {"prop": "PROP"},
    "prop.update": {"prop": "PROP", "name": "x"},
    "reaction.choose": {"unit": "UNIT", "how": "wasted"},
    "reaction.claim": {"unit": "UNIT"},
    "reaction.end": {"unit": "UNIT"},
    "redo": {},
    "scene.activate": {"scene": "SCENE"},
    "scene.add": {"name": "x", "map": BLANK},
    "seat.join": {"seat": "n", "name": "Nina", "role": "pilot"},
    "seat.kick": {"seat": "e"},
    "seat.leave": {"seat": "e"},
    "seat.role": {"seat": "e", "role": "pilot"},
    "segment.end": {},
    "system.act": {"system": "frame-state", "action": "none"},
    "table.branch": {
        "name": "Copy",
        "how": "branched",
        "source": "t1",
        "commitment": "a" * 64,
        "seat": "s9",
        "handler": "Hanna",
    },
    "table.create": {"name": "x", "map": BLANK},
    "table.options": {"options": {}},
    "table.systems": {"systems": ["frame-state"]},
    "table.rename": {"name": "x"},
    "terrain.note": {"cells": [{"q": 9, "r": 1, "notes": [{"kind": "woods"}]}]},
    "terrain.set": {"cells": [{"q": 9, "r": 1, "level": 1}]},
    "test.answer": {"request": "REQUEST"},
    "test.request": {"unit": "UNIT", "kind": "proactive", "dice": ["d6"], "mark": 3},
    "test.roll": {"kind": "proactive", "dice": ["d6"], "mark": 3},
    "test.withdraw": {"request": "REQUEST"},
    "turn.abstain": {"unit": "UNIT"},
    "turn.end": {"unit": "UNIT"},
    "turn.start": {"unit": "UNIT"},
    "undo": {},
    "unit.add": {
        "name": "x",
        "disposition": "enemy",
        "speed": 1,
        "integrity": 1,
        "stability": 1,
    },
    "units.add": {
        "units": [{"name": "x", "disposition": "enemy", "speed": 1, "integrity": 1, "stability": 1}]
    },
    "units.restore": {"units": [{"unit": "UNIT"}]},
    "unit.descend": {"unit": "UNIT"},
    "unit.fit": {"unit": "UNIT", "build": "kestrel"},
    "unit.give": {"unit": "UNIT", "seat": "b"},
    "unit.hide": {"unit": "UNIT", "hidden": True},
    "unit.highlight": {"unit": "UNIT", "highlighted": True},
    "unit.move": {"unit": "UNIT", "mode": "ground", "path": [cell(1, 1, 0)]},
    "unit.place": {"unit": "UNIT", "at": cell(9, 2, 0)},
    "unit.release": {"unit": "UNIT"},
    "unit.remove": {"unit": "UNIT"},
    "unit.restore": {"unit": "UNIT"},
    "unit.stay_aloft": {"unit": "UNIT"},
    "unit.ask": {"unit": "UNIT"},
    "unit.take": {"unit": "UNIT"},
    "unit.update": {"unit": "UNIT", "name": "x"},
}

#: Whom a command is sent by; the seats of a Handler, of who steers the own unit as controller and
#: as co-pilot, of another pilot, of a spectator.
HANDLERS = ("server", "handler", "hugo")
PILOTS = ("ann", "cleo", "bob")

#: The units that commands are about: whether all pilots may know of each, and who of them steers
#: it, and so knows it.
TARGETS: dict[str, tuple[bool, set[str]]] = {
    "own": (True, {"ann", "cleo"}),
    "another's": (True, {"bob"}),
    "lent": (True, {"ann"}),
    "the Handler's": (True, set()),
    "hidden": (False, set()),
    "hidden and lent": (False, {"ann"}),
    "unknown": (False, set()),
}

#: What says that this sender may not, whatever the state of the game.
FORBIDDEN = {
    "server-only", "handler-only", "spectators-watch", "not-yours", "not-your-character",
    "not-your-build", "not-your-roll", "handler-names-marks", "needs-approval", "pilots-take",
    "undo-not-yours", "redo-not-yours",
}  # fmt: skip

#: What is said of what there is not, as far as the sender may know, by the placeholder for it.
UNKNOWN = {
    "UNIT": "no-such-unit",
    "ASK": "no-such-ask",
    "REQUEST": "no-such-request",
    "CHARACTER": "no-such-character",
    "BUILD": "no-such-build",
}


def test_every_command_is_tried_and_in_the_table() -> None:
    assert set(FIELDS) == set(COMMANDS) == set(PERMISSIONS), "add what is new to both"


def test_a_command_is_registered_at_the_level_of_the_table() -> None:
    assert {name: entry.who for name, entry in COMMANDS.items()} == {
        name: rule.who for name, rule in PERMISSIONS.items()
    }
    with pytest.raises(
        PermissionMismatch, match="PLAYER where it is registered, OWNER in the table"
    ):
        command("unit.move", Permission.PLAYER)
    assert COMMANDS["unit.move"].who is Permission.OWNER


def test_the_page_for_programs_shows_the_table() -> None:
    page = (DOCS / "api.md").read_text("utf-8")
    assert "\n".join(permission_table_markdown()) in page, "\n".join(permission_table_markdown())


def test_what_the_table_says_of_parameters_and_options_exists() -> None:
    for name, rule in PERMISSIONS.items():
        assert set(rule.handlers) <= set(COMMANDS[name].shape.__struct_fields__), name
        option = rule.option.removeprefix("not ")
        assert not option or hasattr(Options(), option), name
        assert rule.of == "" or rule.who in (Permission.OWNER, Permission.PLAYER), name
        assert rule.who is not Permission.OWNER or rule.of == "unit", name


class House:
    """One table with everything that commands are about, once for each target."""

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
        """The code of the refusal, None for what is done."""
        decision = self.table.decide(who, name, **self.filled(FIELDS[name], target) | more)
        return decision.code if isinstance(decision, Refused) else None

    def filled(self, fields: dict[str, Any], target: str) -> dict[str, Any]:
        """The parameters with what the placeholders stand for."""
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


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.rule("FS 1.1", "FS 1.3")
def test_who_may_send_what(house: House, name: str, target: str) -> None:
    said = {who: house.sent(who, name, target) for who in (*HANDLERS, *PILOTS, "eve")}
    for who, code in said.items():
        no = refused(house, name, target, who)
        assert code == no if no else code not in FORBIDDEN, (who, code, no)
    if PERMISSIONS[name].who is not Permission.SYSTEM:
        assert len({said[who] for who in HANDLERS}) == 1, "whoever runs the table may the same"
    if PERMISSIONS[name].of == "unit" and target == "own":
        assert said["ann"] == said["cleo"], "a co-pilot may what the controller may"


def refused(house: House, name: str, target: str, who: str) -> str | None:
    """What the rules of the house say, written down once more: the refusal, or None."""
    rule = PERMISSIONS[name]
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
    return others(rule, about, target, who)


def others(rule: PermissionRule, about: str | None, target: str, who: str) -> str | None:
    """What a pilot hears of what is not the own, of all that a pilot knows of."""
    keeper = {"own": "ann", "another's": "bob"}.get(target)
    if rule.of == "act":
        return "redo-not-yours" if rule is PERMISSIONS["redo"] else "undo-not-yours"
    if rule.of == "unit" and about is not None:
        return None if who in TARGETS[target][1] else "not-yours"
    if rule.of in ("character", "build"):
        return None if who == keeper else f"not-your-{rule.of}"
    return None


def known(house: House, about: str, target: str, who: str) -> bool:
    """Whether there is such a thing, as far as somebody may know."""
    if house.things[target][about] == "nothing":
        return False
    everybody, steer = TARGETS[target]
    if who in HANDLERS or everybody or about in ("CHARACTER", "OTHER"):
        return True
    return about in ("UNIT", "ASK", "REQUEST") and who in steer


#: A value for each parameter that is the Handler's.
THEIRS: dict[str, Any] = {
    "attack": "none", "change": 1, "force": True, "free": True, "hidden": True, "newest": 1,
    "notes": "x", "overrule": True,
    "seat": "b", "secret": True, "sheet": {}, "to": 1,
}  # fmt: skip


#: What else a command says where that parameter matters.
NEEDS: dict[str, dict[str, Any]] = {
    "unit.fit": {"build": BUILD},
    "module.use": {"module": "grapnel"},
}


@pytest.mark.parametrize(
    ("name", "parameter"),
    [(name, each) for name, rule in PERMISSIONS.items() for each in rule.handlers],
)
def test_parameters_that_are_the_handlers(name: str, parameter: str) -> None:
    house = House(pilots_name_marks=True, repairs=True)
    fox = house.things["own"]["UNIT"]
    house.table.send("handler", "unit.fit", unit=fox, build="kestrel")
    more = {parameter: THEIRS[parameter], **NEEDS.get(name, {})}
    for who in ("ann", "cleo") if PERMISSIONS[name].of != "character" else ("ann",):
        assert house.sent(who, name, "own", **more) == "handler-only", who
    for who in HANDLERS:
        assert house.sent(who, name, "own", **more) != "handler-only", who


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("action.repair", "repairs-off"),
        ("character.upgrade", "needs-approval"),
        ("test.roll", "handler-names-marks"),
    ],
)
def test_what_an_option_lets_pilots_do(name: str, code: str) -> None:
    option = PERMISSIONS[name].option.removeprefix("not ")
    for on in (False, True):
        house = House(**{option: on}) if on else House()
        hurt = house.things["own"]["UNIT"]
        house.table.send("handler", "unit.update", unit=hurt, integrity=1)
        open_ = on is not PERMISSIONS[name].option.startswith("not ")
        assert (house.sent("ann", name, "own") == code) is not open_
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
