"""Every command by every role, about an own unit and about another's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from app.engine import Decision, Refused
from app.engine.commands import COMMANDS
from app.engine.permissions import Who
from app.rules.frames.library import ready
from tests.engine.play import BLANK, Table, cell

BUILD = msgspec.to_builtins(ready("frames")["kestrel"])
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
    "segment.end": {},
    "system.act": {"system": "frame-state", "action": "none"},
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
    "unit.descend": {"unit": "UNIT"},
    "unit.fit": {"unit": "UNIT", "build": "kestrel"},
    "unit.hide": {"unit": "UNIT", "hidden": True},
    "unit.highlight": {"unit": "UNIT", "highlighted": True},
    "unit.move": {"unit": "UNIT", "mode": "ground", "path": [cell(1, 1, 0)]},
    "unit.place": {"unit": "UNIT", "at": cell(9, 2, 0)},
    "unit.release": {"unit": "UNIT"},
    "unit.remove": {"unit": "UNIT"},
    "unit.restore": {"unit": "UNIT"},
    "unit.stay_aloft": {"unit": "UNIT"},
    "unit.take": {"unit": "UNIT"},
    "unit.update": {"unit": "UNIT", "name": "x"},
}

#: What says that this sender may not, whatever the state of the game.
FORBIDDEN = {
    "server-only", "handler-only", "spectators-watch", "not-yours", "not-your-character",
    "not-your-build",
}  # fmt: skip


#: What a pilot may do for the own unit, character or build alone.
OF_ONES_OWN = {
    "action.deny", "build.ask", "build.remove", "character.plan", "character.update",
    "character.upgrade", "credits.give", "frame.replace", "mission.use", "test.answer",
}  # fmt: skip


def test_every_command_is_tried() -> None:
    assert set(FIELDS) == set(COMMANDS)


def played() -> tuple[Table, str, str]:
    """A table, Ann's unit and Bob's."""
    table = Table()
    fox = table.frame()
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    return table, fox, dog


@pytest.mark.parametrize("who", ["server", "handler", "ann", "eve"])
@pytest.mark.parametrize("whose", ["own", "another's"])
@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.rule("FS 1.1", "FS 1.3")
def test_who_may_send_what(name: str, whose: str, who: str) -> None:
    table, fox, dog = played()
    unit = fox if whose == "own" else dog
    ask = {"unit": unit, "kind": "proactive", "dice": ["d6"], "mark": 3}
    characters = [
        table.send(pilot, "character.add", name=pilot).events[0]["character"]["id"]
        for pilot in (("ann", "bob") if whose == "own" else ("bob", "ann"))
    ]
    pilot = "ann" if whose == "own" else "bob"
    replace = {
        "UNIT": unit,
        "CHARACTER": characters[0],
        "OTHER": characters[1],
        "PROP": table.prop(11, -3),
        "REQUEST": table.send("handler", "test.request", **ask).events[0]["request"]["id"],
        "MISSION": table.send("handler", "mission.add", name="m").events[0]["mission"]["id"],
        "BUILD": table.send(pilot, "build.save", build=BUILD).events[0]["build"]["id"],
        "ASK": table.send("handler", "action.ask", unit=unit, text="x").events[0]["ask"]["id"],
        "SCENE": table.send("handler", "scene.add", name="s", map=BLANK).events[0]["scene"],
    }
    fields = {
        key: replace.get(value, value) if isinstance(value, str) else value
        for key, value in FIELDS[name].items()
    }
    decision = table.decide(who, name, **fields)
    code = decision.code if isinstance(decision, Refused) else None
    assert (code in FORBIDDEN) == (not allowed(name, whose, who)), code
    if name == "test.answer" and who == "ann" and whose == "own":
        assert isinstance(decision, Decision)


def allowed(name: str, whose: str, who: str) -> bool:
    """What the rules of the house say, written down once more and simpler."""
    level = COMMANDS[name].who
    if who == "server":
        return True
    if level is Who.SYSTEM:
        return False
    if who == "handler":
        return True
    if who == "eve" or level is Who.HANDLER:
        return False
    owned = level is Who.OWNER or name in OF_ONES_OWN
    return whose == "own" or not owned


def test_before_the_table_there_is_nothing() -> None:
    from app.engine import Sent, decide, new_state

    table = Table()
    sent = Sent("h", "handler", "c", {"type": "chat.say", "text": "x"})
    refused = decide(new_state("t2"), sent, table.context())
    assert isinstance(refused, Refused)
    assert refused.code == "no-such-table"
