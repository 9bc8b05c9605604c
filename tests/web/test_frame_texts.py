"""Sockets and streams whose log lines have their text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.integrations import program
from tests.web.server import Person, Table, unit


def texts(frame: dict[str, Any]) -> list[str]:
    """Returns the texts of a frame's lines."""
    return [line["text"] for line in frame["entries"]]


def exported(person: Person) -> dict[int, str]:
    """Returns the texts of the exported log by number of the line."""
    return {line["n"]: line["text"] for line in person.ask("GET", "/log.json").json()["log"]}


def test_a_socket_gets_lines_with_their_text(table: Table) -> None:
    handler = table.handler
    handler.do("unit.add", **unit("Hound", 2, 3))
    with handler.socket("?text=true") as told, handler.socket() as plain:
        assert texts(told.until("view"))
        assert "text" not in plain.until("view")["entries"][0]
        handler.do("unit.update", unit=handler.unit("Hound"), speed=6)
        handler.do("undo")
        changed, undone = told.until("change"), told.until("change")
        assert "speed" in texts(changed)[0]
        assert "speed" in texts(undone)[0], "what was undone is told"
        said = exported(handler)
        for frame in (changed, undone):
            assert {line["n"]: line["text"] for line in frame["entries"]}.items() <= said.items()
        assert "text" not in plain.until("change")["entries"][0]


def test_a_change_without_lines_stays_as_it_is(table: Table) -> None:
    with table.handler.socket("?text=1") as told:
        told.until("presence")
        table.handler.do("drawing.add", points=[1, 1, 50, 50])
        assert told.until("change")["entries"] == []


def test_missed_changes_have_texts_too(table: Table) -> None:
    before = table.handler.state()
    table.handler.do("chat.say", text="Hello")
    place = f"?text=true&epoch={before['epoch']}&after={before['seq']}"
    with table.handler.socket(place) as told:
        assert "Hello" in texts(told.until("change"))[0]


@pytest.mark.parametrize("whom", ["pilots", "spectators"])
def test_texts_are_those_that_the_viewer_may_read(table: Table, whom: str) -> None:
    table.join("Ada")
    with table.handler.socket(f"?text=true&as={whom}") as told:
        told.until("view")
        table.handler.do("unit.add", **unit("Ghost", 2, 3), hidden=True)
        table.handler.do("chat.say", text="Hello")
        frame = told.until("change")
        assert len(frame["entries"]) == 1
        assert "Hello" in texts(frame)[0]


@pytest.mark.parametrize("seat", ["pilots", ""])
def test_a_stream_gets_lines_with_their_text(table: Table, seat: str) -> None:
    bot = program(table.handler, "read", **({"seat": seat} if seat else {}))
    signed = {"Authorization": f"Bearer {bot.token}", "Accept": "text/event-stream"}
    with bot.http.stream("GET", bot.base + "/stream?text=true", headers=signed) as answer:
        lines = answer.iter_lines()
        table.handler.do("chat.say", text="Hello")
        for line in lines:
            name, _, data = line.partition(": ")
            frame = json.loads(data) if name == "data" else {}
            if frame.get("t") in ("view", "change") and "Hello" in str(frame["entries"]):
                assert any("Hello" in text for text in texts(frame))
                break
