"""Scopes of integration tokens: every operation, command and query by every scope."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from app.engine.commands.registry import COMMANDS
from app.engine.commands.scopes import SCOPES
from app.engine.queries import query_names
from app.web.scopes import BY_COMMAND, NO_TOKEN, ROUTE_SCOPES, TABLE_PATH
from tests.web.integrations import ROLE_SCOPES, program, refused, roomy
from tests.web.resources import RESOURCES
from tests.web.server import (
    Table,
    unit,
)


def test_every_operation_of_a_table_names_its_scope() -> None:
    found = {
        (method.upper(), path)
        for path, methods in RESOURCES.items()
        if path.startswith(TABLE_PATH)
        for method in methods
    }
    assert found - {("POST", f"{TABLE_PATH}/seats")} == set(ROUTE_SCOPES)


@pytest.mark.parametrize(("role", "scope"), ROLE_SCOPES)
def test_every_operation_by_every_scope(table: Table, role: str, scope: str) -> None:
    """Deleting comes last; an operation with another scope is refused before it is looked at."""
    bot = program(roomy(table, role), scope)
    routes = sorted(ROUTE_SCOPES.items(), key=lambda each: each[0] == ("DELETE", TABLE_PATH))
    for (method, path), needed in routes:
        named = re.sub(r"{\w+}", "x", path.removeprefix(TABLE_PATH))
        # without `Accept: text/event-stream` the stream answers as well
        answer = bot.ask(method, named)
        code = answer.json()["code"] if answer.status_code >= 400 else ""
        if needed == NO_TOKEN:
            assert (answer.status_code, code) == (403, "no-token-here"), path
        elif needed not in (scope, BY_COMMAND):
            assert (answer.status_code, code) == (403, "scope-missing"), path
            assert answer.json()["params"] == {"scope": needed}
        else:
            assert code not in ("scope-missing", "no-token-here"), path


@pytest.mark.parametrize(("role", "scope"), ROLE_SCOPES)
def test_every_command_by_every_scope(
    new_table: Callable[..., Table], role: str, scope: str
) -> None:
    table = new_table()
    bot = program(roomy(table, role), scope)
    for name, entry in COMMANDS.items():
        answer = bot.send({"type": name})
        found = refused(answer) if answer.status_code >= 400 else (200, "")
        if entry.scope is None:
            assert found == (403, "server-only")
        elif entry.scope != scope:
            assert found == (403, "scope-missing"), name
            assert answer.json()["params"] == {"scope": entry.scope}
        else:
            assert found[1] != "scope-missing" or name in ("undo", "redo"), name


@pytest.mark.parametrize(("role", "scope"), ROLE_SCOPES)
def test_every_query_by_every_scope(table: Table, role: str, scope: str) -> None:
    bot = program(roomy(table, role), scope)
    for name in query_names():
        answer = bot.ask("POST", f"/queries/{name}", json={})
        code = answer.json().get("code")
        assert (code == "scope-missing") is (scope != "read"), name


def test_a_scope_adds_nothing_to_what_the_seat_may_do(table: Table) -> None:
    ann = table.join("Ann")
    table.handler.do("unit.add", **unit("Kite", 1, 1))
    table.handler.do("seat.role", seat=ann.seat, role="handler")
    bot = program(ann, *SCOPES)
    assert bot.send({"type": "timer.start", "seconds": 9}).status_code == 200
    table.handler.do("seat.role", seat=ann.seat, role="pilot")
    assert refused(bot.send({"type": "timer.remove"})) == (403, "handler-only")
    assert refused(bot.ask("GET", "/screens")) == (403, "handler-only")
    body = {"name": "x", "scopes": ["run"]}
    assert refused(ann.ask("POST", "/tokens", json=body)) == (409, "scope-not-for-seat")
    mover: dict[str, Any] = {
        "type": "unit.move",
        "unit": table.handler.unit("Kite"),
        "mode": "ground",
    }
    mover["path"] = [{"q": 2, "r": 1, "level": 0}]
    assert refused(bot.send(mover)) == (403, "not-yours")


def test_a_command_is_the_seats_and_handlers_read_what_sent_it(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(ann, "chat")
    assert bot.send({"type": "chat.say", "text": "Beep"}).status_code == 200
    for reader, by in ((ann, "Ann"), (table.join("Ben"), "Ann"), (table.handler, "Ann (Bot)")):
        found = reader.ask("GET", "/events").json()["events"]
        (line,) = [each for each in found if each["code"] == "chat.said"]
        assert (line["by"], line["seat"], line["params"]["text"]) == (by, ann.seat, "Beep")


def test_a_batch_is_no_way_around_a_scope(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(table.handler, "read", "run")
    kick = {"type": "seat.kick", "seat": ann.seat}
    answer = bot.send({"type": "batch", "commands": [{"type": "timer.start", "seconds": 5}, kick]})
    assert refused(answer) == (403, "scope-missing")
    assert answer.json()["params"] == {"scope": "manage"}
    assert ann.ask("GET", "").status_code == 200


def test_a_handlers_token_sees_the_invites_only_with_manage(table: Table) -> None:
    """With an invite anybody takes a seat, which a token that only reads must not lead to."""
    reader, manager = program(table.handler, "read"), program(table.handler, "read", "manage")
    assert "invites" not in reader.state()["view"]
    assert manager.state()["view"]["invites"] == table.handler.state()["view"]["invites"]
    etag = table.handler.ask("GET", "/state").headers["etag"]
    assert reader.ask("GET", "/state", headers={"If-None-Match": etag}).status_code == 200
    for path in ("/export?history=true", "/log.json", "/history/frames?from=1"):
        told = reader.ask("GET", path)
        assert told.status_code == 200
        assert not [each for each in table.invites.values() if each in told.text], path
    with reader.socket() as reads, manager.socket() as manages:
        assert "invites" not in reads.until("view")["view"]
        joined = manages.until("view")
        assert "invites" in joined["view"]
        table.handler.ask("POST", "/invites", json={"role": "pilot"})
        change = reads.until("change")
        assert not [op for op in change["patch"] if op[1][0] == "invites"]
        assert [op for op in manages.until("change")["patch"] if op[1] == ["invites"]]
    place = f"?epoch={joined['epoch']}&after={joined['seq']}"
    with reader.socket(place) as reads:
        again = reads.until("change", seq=change["seq"])
        assert again["patch"] == change["patch"]
    with manager.socket(place) as manages:
        assert [op for op in manages.until("change")["patch"] if op[1] == ["invites"]]


@pytest.mark.parametrize("group", ["pilots", "spectators"])
def test_a_token_of_the_table_reads_what_a_group_reads(table: Table, group: str) -> None:
    table.handler.do("unit.add", **unit("Kite", 1, 1))
    table.handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
    bot = program(table.handler, "read", seat=group)
    assert bot.ask("GET", "").json() == {
        "id": table.id,
        "name": "Test",
        "role": "spectator",
        "seat": group,
    }
    names = [each["name"] for each in bot.state()["view"]["scene"]["units"].values()]
    assert names == ["Kite"]
    assert len(bot.ask("GET", "/seats").json()["seats"]) == 1
    query = bot.ask("POST", "/queries/notation", json={"text": "2d6"})
    assert query.status_code in (200, 422)
    assert refused(bot.ask("GET", "/state?as=handler")) == (403, "handler-only")
    assert refused(bot.send({"type": "chat.say", "text": "x"})) == (403, "scope-missing")
    with bot.socket() as socket:
        view = socket.until("view")["view"]
        assert "Lurker" not in str(view) and "Kite" in str(view)
        socket.write({"t": "command", "id": "1", "command": {"type": "dice.roll"}})
        assert socket.until("refused", id="1")["code"] == "only-looking"
    for path in ("/events", "/log.json", "/history", "/map?format=hexframe"):
        assert bot.ask("GET", path).status_code == 200, path


def test_over_the_socket_each_frame_needs_its_scope(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(ann, "read", "roll")
    with bot.socket() as socket, ann.socket() as hers:
        assert socket.until("hello")["you"]["seat"] == ann.seat
        socket.until("view")
        hers.until("view")
        socket.do("dice.roll", notation="1d6")
        socket.write({"t": "command", "id": "x", "command": {"type": "chat.say", "text": "Hi"}})
        no = socket.until("refused", id="x")
        assert (no["code"], no["params"]) == ("scope-missing", {"scope": "chat"})
        socket.write({"t": "signal", "kind": "ping", "data": {"q": 1, "r": 1}})
        assert socket.until("refused", id="")["params"] == {"scope": "chat"}
        socket.write({"t": "query", "id": "q", "name": "nothing", "params": {}})
        assert socket.until("refused", id="q")["code"] == "unknown-query"
    bot = program(ann, "play")
    with pytest.raises(InvalidStatus) as error, bot.socket():
        pass
    assert error.value.response.status_code == 403
