"""The table of permissions: who may send each command, and with which parameters (FS 1).

The registration of a command repeats its permission level. The registry raises where the two
differ, and a test tries every line with every seat. `docs/api.md` shows this table.

The server may send every command, a Handler every one but the server's own, a spectator none. The
rules differ in what a pilot may send.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from app.engine.commands.permissions import Permission

#: What a pilot's command must be about: anything; a unit that the seat controls; a character that
#: it plays; a build that it owns; its own last action.
Subject = Literal["", "unit", "character", "build", "act"]


@dataclass(frozen=True, slots=True)
class PermissionRule:
    """Who may send a command, and on which conditions."""

    who: Permission
    #: What the command must be about, when a pilot sends it.
    of: Subject = ""
    #: Parameters that only a Handler may use.
    handlers: tuple[str, ...] = ()
    #: The option of the table that must be on for a pilot to send it. "not ..." must be off.
    option: str = ""
    #: A remark for the documentation.
    note: str = ""


_SYSTEM: Final = PermissionRule(Permission.SYSTEM)
_HANDLER: Final = PermissionRule(Permission.HANDLER)
_PLAYER: Final = PermissionRule(Permission.PLAYER)
#: Commands about a unit. Only the Handler overrules.
_UNIT: Final = PermissionRule(Permission.OWNER, "unit", ("overrule",))
#: Actions of a unit's turn. Only the Handler makes them free or overrules.
_TURN_ACTION: Final = PermissionRule(Permission.OWNER, "unit", ("free", "overrule"))

PERMISSIONS: Final[Mapping[str, PermissionRule]] = {
    # -- the table and its seats
    "table.create": _SYSTEM,
    "table.branch": PermissionRule(
        Permission.SYSTEM, note="sent when a table goes on from another one's history"
    ),
    "table.rename": _HANDLER,
    "table.options": _HANDLER,
    "table.systems": _HANDLER,
    "seat.join": _SYSTEM,
    "seat.leave": PermissionRule(Permission.SYSTEM, note="sent when a seat is given up"),
    "seat.kick": PermissionRule(Permission.HANDLER, note="not the last Handler"),
    "ban.tell": PermissionRule(Permission.SYSTEM, note="sent when a ban is made or lifted later"),
    "seat.role": PermissionRule(Permission.HANDLER, note="not the last Handler"),
    "invite.rotate": _HANDLER,
    "chat.say": _PLAYER,
    # -- the map
    "scene.add": _HANDLER,
    "scene.activate": _HANDLER,
    "map.set": _HANDLER,
    "ceiling.set": _HANDLER,
    "fog.reveal": _HANDLER,
    "fog.cover": _HANDLER,
    "terrain.set": _HANDLER,
    "terrain.note": _HANDLER,
    "terrain.veil": _HANDLER,
    "prop.add": _HANDLER,
    "prop.damage": _HANDLER,
    "prop.hide": _HANDLER,
    "prop.remove": _HANDLER,
    "prop.update": _HANDLER,
    # -- units, and who controls them
    "unit.add": _HANDLER,
    "units.add": _HANDLER,
    "units.restore": _HANDLER,
    "unit.update": _HANDLER,
    "unit.remove": _HANDLER,
    "unit.place": _HANDLER,
    "unit.hide": _HANDLER,
    "unit.highlight": _HANDLER,
    "unit.restore": _HANDLER,
    "unit.give": PermissionRule(Permission.HANDLER, note="to a Handler or a pilot"),
    "unit.take": PermissionRule(
        Permission.PLAYER, note="pilots only: a pilots' unit that nobody controls"
    ),
    "unit.ask": PermissionRule(
        Permission.PLAYER, note="pilots only: a pilots' unit that nobody controls"
    ),
    "unit.release": PermissionRule(
        Permission.OWNER, "unit", ("seat", "overrule"), note="a pilot: for its own seat"
    ),
    "unit.fit": PermissionRule(
        Permission.OWNER, "unit", ("force", "overrule"), note="a pilot: outside a conflict"
    ),
    # -- the round
    "conflict.start": _HANDLER,
    "conflict.end": _HANDLER,
    "segment.end": _HANDLER,
    "environment.add": _HANDLER,
    "environment.remove": _HANDLER,
    "environment.resolve": _HANDLER,
    "fight.restore": _HANDLER,
    "turn.start": _UNIT,
    "turn.end": _UNIT,
    "turn.abstain": _UNIT,
    # -- what units do
    "unit.move": _TURN_ACTION,
    "unit.stay_aloft": _UNIT,
    "unit.descend": _UNIT,
    "orders.set": _UNIT,
    "pilot.alight": _UNIT,
    "pilot.board": _UNIT,
    "action.stabilise": _TURN_ACTION,
    "action.repair": PermissionRule(
        Permission.OWNER, "unit", ("free", "overrule"), "repairs", "else it can ask the Handler"
    ),
    "action.cool": _TURN_ACTION,
    "action.survey": _TURN_ACTION,
    "action.mend": _TURN_ACTION,
    "module.use": _TURN_ACTION,
    "action.ask": _UNIT,
    "action.grant": _HANDLER,
    "action.deny": PermissionRule(
        Permission.PLAYER, "unit", note="a pilot takes back what was asked"
    ),
    # -- attacks and reactions
    "attack.declare": _TURN_ACTION,
    "attack.roll": PermissionRule(Permission.PLAYER, "unit", note="the unit whose roll is due"),
    "attack.proceed": PermissionRule(
        Permission.PLAYER,
        note="a pilot: for its own units in a pause, for all once the pause is over",
    ),
    "attack.adjust": _HANDLER,
    "attack.cancel": _HANDLER,
    "reaction.claim": _UNIT,
    "reaction.choose": _UNIT,
    "reaction.end": _UNIT,
    # -- dice
    "test.request": _HANDLER,
    "test.withdraw": _HANDLER,
    "test.answer": PermissionRule(Permission.PLAYER, "unit"),
    "test.roll": PermissionRule(
        Permission.PLAYER,
        "unit",
        ("hidden", "overrule"),
        "pilots_name_marks",
        "from the sheet of a character that it plays, or of a unit that it controls",
    ),
    "dice.roll": PermissionRule(Permission.PLAYER, "", ("secret",)),
    "dice.entropy": _PLAYER,
    "dice.chapter": _SYSTEM,
    "system.act": PermissionRule(Permission.PLAYER, note="as each action of the system says"),
    # -- characters and builds
    "character.add": PermissionRule(
        Permission.PLAYER, "", ("seat", "notes", "sheet"), note="a pilot: one, for the own seat"
    ),
    "character.update": PermissionRule(Permission.PLAYER, "character", ("seat", "notes")),
    "character.upgrade": PermissionRule(
        Permission.PLAYER, "character", (), "not upgrades_need_approval"
    ),
    "character.plan": PermissionRule(Permission.PLAYER, "character"),
    "character.approve": _HANDLER,
    "character.decline": _HANDLER,
    "character.award": _HANDLER,
    "character.edit": _HANDLER,
    "character.remove": _HANDLER,
    "credits.give": PermissionRule(Permission.PLAYER, "character", note="from its own character"),
    "frame.replace": PermissionRule(
        Permission.PLAYER,
        "character",
        (),
        "not upgrades_need_approval",
        "a pilot: outside a conflict, what is lost",
    ),
    "categories.set": _HANDLER,
    "build.save": PermissionRule(Permission.PLAYER, "", ("force",)),
    "build.ask": PermissionRule(Permission.PLAYER, "build", note="a Handler: declines"),
    "build.remove": PermissionRule(Permission.PLAYER, "build"),
    # -- missions
    "mission.add": _HANDLER,
    "mission.update": _HANDLER,
    "mission.remove": _HANDLER,
    "mission.restore": _HANDLER,
    "mission.phase": _HANDLER,
    "mission.result": _HANDLER,
    "mission.reveal": _HANDLER,
    "mission.add_objective": _HANDLER,
    "mission.update_objective": _HANDLER,
    "mission.remove_objective": _HANDLER,
    "mission.add_deduction": _HANDLER,
    "mission.update_deduction": _HANDLER,
    "mission.remove_deduction": _HANDLER,
    "mission.use": PermissionRule(Permission.PLAYER, "unit", note="or a character that it plays"),
    "mission.correct": _HANDLER,
    "mission.pay": _HANDLER,
    # -- the last word
    "overrule": _HANDLER,
    "undo": PermissionRule(
        Permission.PLAYER, "act", ("attack", "change", "to", "newest"), note="a pilot: a move"
    ),
    "redo": PermissionRule(Permission.PLAYER, "act", ("change",), note="a pilot: a move"),
}


class PermissionMismatch(Exception):
    """A command is registered with another permission than the table's."""


def check_permission(name: str, who: Permission) -> None:
    """Raises `PermissionMismatch` unless the table has the same permission for this command.

    A command that the table does not have yet is found by the tests.
    """
    rule = PERMISSIONS.get(name)
    if rule is not None and rule.who is not who:
        raise PermissionMismatch(
            f"{name}: {who.name} where it is registered, {rule.who.name} in the table"
        )


_SUBJECT_TEXT: Final[Mapping[Subject, str]] = {
    "": "yes",
    "unit": "a unit it controls",
    "character": "a character it plays",
    "build": "a build it keeps",
    "act": "its own last act",
}


def permission_table_markdown() -> Iterator[str]:
    """Yields the lines of the table in Markdown: command, Handler, pilot, spectator, and
    remarks."""
    yield "| command | Handler | pilot | spectator | notes |"
    yield "| --- | --- | --- | --- | --- |"
    for name, rule in sorted(PERMISSIONS.items()):
        handler = "no" if rule.who is Permission.SYSTEM else "yes"
        pilot = (
            "no" if rule.who in (Permission.SYSTEM, Permission.HANDLER) else _SUBJECT_TEXT[rule.of]
        )
        besides = [rule.note] if rule.note else []
        if rule.handlers:
            words = ", ".join(f"`{each}`" for each in rule.handlers)
            besides.append(f"{words}: Handlers only")
        if rule.option:
            which, where = rule.option.removeprefix("not "), rule.option.startswith("not ")
            besides.append(f"a pilot: where `{which}` is {'off' if where else 'on'}")
        yield f"| `{name}` | {handler} | {pilot} | no | {'; '.join(besides)} |"
