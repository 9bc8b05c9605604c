"""Handlers read in the log which program did something, whichever way it came in; nobody else
does."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.commands.scopes import SCOPES
from tests.web.integrations import program
from tests.web.server import AS_JSON, BOARD, Person, Table, unit

#: Commands of a program that acts as a Handler: of every kind.
COMMANDS: list[dict[str, Any]] = [
    {"type": "chat.say", "text": "Beep"},
    {"type": "dice.roll", "notation": "2d6"},
    {"type": "unit.add", **unit("Kite", 1, 1)},
    {"type": "template.lay", "shape": "radius", "at": {"q": 2, "r": 2}, "to": {"q": 2, "r": 3}},
    {"type": "drawing.add", "points": [1, 1, 50, 50]},
    {"type": "timer.start", "seconds": 5},
    {"type": "conflict.start"},
    {"type": "undo"},
    {"type": "table.rename", "name": "Renamed"},
    {
        "type": "batch",
        "commands": [{"type": "chat.say", "text": "One"}, {"type": "dice.roll", "notation": "1d6"}],
    },
]


def lines_after(reader: Person, seq: int) -> list[dict[str, Any]]:
    found = reader.ask("GET", "/events", params={"after": seq, "limit": 1000}).json()
    lines: list[dict[str, Any]] = found["events"]
    return lines


def check_lines(table: Table, ann: Person, before: tuple[int, int]) -> None:
    """All lines since then name the program for Handlers, and for nobody else."""
    told = lines_after(table.handler, before[0])
    assert told, "it wrote no line"
    assert all(each["by"] == "Handler (Bot)" for each in told), told
    others = lines_after(ann, before[1])
    assert "Bot" not in str(others)
    assert all(each["by"] in ("Handler", "") for each in others)


@pytest.fixture
def ann(table: Table) -> Person:
    """A pilot of the table."""
    return table.join("Ann")


@pytest.fixture
def bot(table: Table) -> Person:
    """A program that may do everything in the Handler's name."""
    return program(table.handler, *SCOPES)


def now(table: Table, ann: Person) -> tuple[int, int]:
    return table.handler.state()["seq"], ann.state()["seq"]


def test_over_rest_and_the_socket(table: Table, ann: Person, bot: Person) -> None:
    before = now(table, ann)
    for command in COMMANDS:
        answer = bot.send(command)
        assert answer.status_code == 200, answer.text
        assert all(each["by"] == "Handler (Bot)" for each in answer.json()["events"])
    with bot.socket() as socket:
        socket.until("view")
        socket.do("chat.say", text="Over the socket")
    check_lines(table, ann, before)


def test_routes_that_change_the_table(table: Table, ann: Person, bot: Person) -> None:
    before = now(table, ann)
    gone = table.join("Gone", "spectator")
    board = {"content": BOARD.encode(), "headers": {"Content-Type": "text/plain"}}
    joined = len(lines_after(table.handler, before[0]))
    before = now(table, ann)
    assert joined
    for method, path, more in [
        ("PUT", "/map?name=new.board", board),
        ("POST", "/scenes?name=other.board", board),
        ("POST", "/invites", {"json": {"role": "pilot"}}),
        ("DELETE", f"/seats/{gone.seat}", {}),
    ]:
        answer = bot.ask(method, path, **more)
        assert answer.status_code in (200, 204), answer.text
        check_lines(table, ann, before)
        before = now(table, ann)


def test_what_the_server_does_for_a_program(table: Table, ann: Person, bot: Person) -> None:
    """The server closes chapters and tells of bans; Handlers read who asked for it."""
    gone = table.join("Gone", "spectator")
    table.handler.do("seat.kick", seat=gone.seat)
    before = now(table, ann)
    assert bot.ask("POST", "/chapters", headers=AS_JSON).status_code == 200
    told = lines_after(table.handler, before[0])
    assert told and all(each["by"] == "Bot" for each in told)
    assert bot.ask("DELETE", f"/seats/{gone.seat}?ban=true").status_code == 204
    assert bot.ask("DELETE", f"/bans/{gone.seat}").status_code == 204
    made, lifted = lines_after(table.handler, before[0])[-2:]
    assert (made["code"], made["params"]["pilot"]) == ("ban.made", "Handler (Bot)")
    assert (lifted["code"], lifted["params"]["pilot"]) == ("ban.lifted", "Handler (Bot)")
    assert "Bot" not in str(lines_after(ann, before[1]))


def test_a_person_is_no_program(table: Table, ann: Person) -> None:
    before = now(table, ann)
    for command in COMMANDS:
        assert table.handler.send(command).status_code == 200
    assert table.handler.ask("POST", "/invites", json={"role": "pilot"}).status_code == 200
    assert {each["by"] for each in lines_after(table.handler, before[0])} == {"Handler"}
