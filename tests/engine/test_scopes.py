"""Scopes of integration tokens: every command has one, and no other scope lets it through."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused, SentCommand, decide
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, missing_scope
from app.engine.commands.scopes import SCOPES, SCOPES_OF, Scope
from tests.engine.play import Table

SEAT = "s1"


def missing(scopes: set[Scope], raw: dict[str, Any], role: Any = "pilot") -> Scope | None:
    return missing_scope(frozenset(scopes), SEAT, role, raw)


def test_every_command_has_a_scope_and_every_scope_a_command() -> None:
    assert {entry.scope for entry in COMMANDS.values()} == {*SCOPES, None} - {"read"}
    for name, entry in COMMANDS.items():
        assert (entry.scope is None) is (entry.who is Permission.SYSTEM), name


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("name", [name for name, entry in COMMANDS.items() if entry.scope])
def test_a_command_needs_its_own_scope(name: str, scope: Scope) -> None:
    own = COMMANDS[name].scope
    assert missing({scope}, {"type": name}) == (None if scope == own else own)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_role_has_the_scopes_of_what_it_may_send(name: str) -> None:
    entry = COMMANDS[name]
    if entry.scope is None:
        return
    players = entry.who is not Permission.HANDLER
    assert entry.scope in SCOPES_OF["handler"]
    assert (entry.scope in SCOPES_OF["pilot"]) is players
    assert entry.scope not in SCOPES_OF["spectator"]


def test_a_parameter_of_the_handlers_needs_run() -> None:
    roll = {"type": "dice.roll", "notation": "1d6"}
    assert missing({"roll"}, {**roll, "secret": False}) is None
    assert missing({"roll"}, {**roll, "secret": True}) == "run"
    assert missing({"roll", "run"}, {**roll, "secret": True}) is None
    release = {"type": "unit.release", "unit": "u1"}
    assert missing({"play"}, {**release, "seat": SEAT}) is None
    assert missing({"play"}, {**release, "seat": "s2"}) == "run"


def test_a_handler_needs_run_to_undo_what_others_did() -> None:
    for name in ("undo", "redo"):
        assert missing({"play"}, {"type": name}, "pilot") is None
        assert missing({"play"}, {"type": name}, "handler") == "run"
        assert missing({"play", "run"}, {"type": name}, "handler") is None


def test_a_batch_needs_the_scopes_of_its_commands() -> None:
    batch = {"type": "batch", "commands": [{"type": "timer.remove"}, {"type": "seat.kick"}]}
    assert missing({"manage"}, batch) == "run"
    assert missing({"run"}, batch) == "manage"
    assert missing({"run", "manage"}, batch) is None
    nested: dict[str, Any] = {"type": "batch", "commands": [batch]}
    assert missing({"run"}, nested) is None, "the engine refuses it"


@pytest.mark.parametrize(
    "raw",
    [
        {}, {"type": None}, {"type": ["undo"]}, {"type": "no.such"}, {"type": "seat.join"},
        {"type": "dice.chapter", "seed": "x"},
    ],
)  # fmt: skip
def test_what_no_seat_can_send_needs_no_scope(raw: dict[str, Any]) -> None:
    assert missing(set(), raw) is None


@pytest.mark.parametrize("commands", [None, 3, "x", {"type": "seat.kick"}, [1, None, "seat.kick"]])
def test_a_malformed_batch_needs_run_alone(commands: Any) -> None:
    assert missing({"run"}, {"type": "batch", "commands": commands}) is None


def test_handlers_alone_read_which_program_sent_a_command() -> None:
    table = Table()
    sent = SentCommand("a", "pilot", "c1", {"type": "chat.say", "text": "Beep"}, "Dice bot")
    decision = decide(table.state, sent, table.context())
    assert not isinstance(decision, Refused)
    (event,) = decision.events
    assert [(sorted(line["n"]), line["by"]) for line in event["log"]] == [
        (["handler"], "Ann (Dice bot)"),
        (["pilots", "spectators"], "Ann"),
    ]


def test_handlers_alone_read_for_which_program_the_server_did_something() -> None:
    table = Table()
    command = {"type": "dice.chapter", "commitment": "0" * 64, "seed": None}
    decision = decide(
        table.state, SentCommand(None, "system", "c1", command, "Dice bot"), table.context()
    )
    assert not isinstance(decision, Refused)
    read = {
        group: line["by"]
        for event in decision.events
        for line in event["log"]
        for group in line["n"]
    }
    assert read == {"handler": "Dice bot", "pilots": "", "spectators": ""}
