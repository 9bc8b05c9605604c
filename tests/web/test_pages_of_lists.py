"""The log and long lists in pages, and the log by kind, unit and round, with texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.web.api.events import LINE_KINDS, round_spans
from app.web.api.paging import cursor_of
from tests.web.integrations import refused
from tests.web.server import API, Person, Table, make_table, serving, unit

GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.json"))


def log_of(person: Person, **query: Any) -> list[dict[str, Any]]:
    """Returns every line that a query finds, page by page."""
    return [line for page in pages_of(person, **query) for line in page["events"]]


def pages_of(person: Person, **query: Any) -> Iterator[dict[str, Any]]:
    """Yields the pages of the log."""
    cursor = ""
    while True:
        params = {**query, "cursor": cursor}
        answer = person.ask("GET", "/events", params=params)
        assert answer.status_code == 200, answer.text
        page = answer.json()
        yield page
        assert page["has_more"] is (page["next"] is not None)
        if page["next"] is None:
            return
        cursor = page["next"]


def fight(table: Table) -> dict[str, str]:
    """Two units in two rounds, with chat in each. Returns the units by name."""
    handler = table.handler
    for name, q in (("Hound", 2), ("Wasp", 5)):
        handler.do("unit.add", **unit(name, q, 3))
    units = {name: handler.unit(name) for name in ("Hound", "Wasp")}
    handler.do("chat.say", text="before")
    handler.do("conflict.start")
    for number in (1, 2):
        handler.do("chat.say", text=f"in round {number}")
        while handler.state()["view"]["scene"]["conflict"]["round"] == number:
            segment = handler.state()["view"]["scene"]["conflict"]["segment"]
            handler.do("environment.resolve" if segment == "environmental" else "segment.end")
    handler.do("unit.update", unit=units["Hound"], speed=7)
    handler.do("conflict.end")
    handler.do("chat.say", text="after")
    return units


def test_pages_of_the_log_are_the_whole_log(table: Table) -> None:
    fight(table)
    whole = table.handler.ask("GET", "/events", params={"limit": 1000}).json()
    assert (whole["has_more"], whole["next"]) == (False, None)
    assert whole["seq"] == table.handler.state()["seq"]
    for limit in (1, 3, 1000):
        assert log_of(table.handler, limit=limit) == whole["events"]
    pages = list(pages_of(table.handler, limit=3))
    assert len(pages) > 3
    assert all(len(page["events"]) >= 3 for page in pages[:-1])
    assert all(page["events"] for page in pages), "no page is empty"
    # what is written later follows from `seq`
    table.handler.do("chat.say", text="later")
    newer = table.handler.ask("GET", "/events", params={"after": whole["seq"]}).json()
    assert [line["params"]["text"] for line in newer["events"]] == ["later"]


def test_a_cursor_is_of_one_log(table: Table) -> None:
    ada = table.join("Ada")
    table.handler.do("chat.say", text="one")
    first = table.handler.ask("GET", "/events", params={"limit": 1}).json()["next"]
    for cursor in ("?", "abc", cursor_of("a"), cursor_of("e", "x"), cursor_of("e", "9" * 30), "é"):
        answer = table.handler.ask("GET", "/events", params={"cursor": cursor})
        assert refused(answer) == (422, "malformed"), cursor
    assert refused(ada.ask("GET", "/events", params={"cursor": first})) == (409, "other-epoch")
    both = table.handler.ask("GET", "/events", params={"cursor": first, "after": 1})
    assert refused(both) == (422, "malformed")


def test_the_log_of_some_kinds(table: Table) -> None:
    fight(table)
    everything = log_of(table.handler)
    for kinds in (["chat"], ["turn", "chat"], ["mission"]):
        found = log_of(table.handler, kind=kinds, limit=1)
        assert found == [line for line in everything if line["kind"] in kinds]
    assert len(log_of(table.handler, kind="chat")) == 4
    assert refused(table.handler.ask("GET", "/events?kind=gossip")) == (422, "malformed")


def test_the_log_of_a_unit(table: Table) -> None:
    units = fight(table)
    found = log_of(table.handler, unit=units["Hound"])
    assert {"unit.added", "unit.updated"} <= {line["code"] for line in found}
    assert all(units["Hound"] in json.dumps(line) for line in found)
    assert not any(
        line["code"] == "unit.updated" for line in log_of(table.handler, unit=units["Wasp"])
    )
    assert log_of(table.handler, unit="u-nobody") == []


def test_a_filter_finds_nothing_of_what_its_reader_may_not_know(table: Table) -> None:
    ada = table.join("Ada")
    table.handler.do("unit.add", **unit("Ghost", 2, 3), hidden=True)
    ghost = table.handler.unit("Ghost")
    assert log_of(table.handler, unit=ghost)
    assert log_of(ada, unit=ghost) == []


def test_the_log_of_a_round(table: Table) -> None:
    fight(table)
    for number in (1, 2):
        lines = log_of(table.handler, round=number)
        said = [line["params"]["text"] for line in lines if line["kind"] == "chat"]
        assert said == [f"in round {number}"]
        assert lines[0]["code"] == "round.begun"
    third = log_of(table.handler, round=3)
    assert [line["code"] for line in third if line["kind"] == "turn"][-1] == "conflict.ended"
    assert log_of(table.handler, round=4) == []
    assert log_of(table.handler, round=2, kind="chat", text=True)[0]["text"]


def test_a_round_that_was_undone_does_not_count() -> None:
    moments: list[Any] = [
        {"n": 3, "kind": "round", "params": {"round": 1}, "undone": False},
        {"n": 7, "kind": "round", "params": {"round": 2}, "undone": True},
        {"n": 12, "kind": "conflict", "params": {"round": 1}, "undone": False},
        {"n": 20, "kind": "round", "params": {"round": 1}, "undone": False},
    ]
    first, second = round_spans(moments, 1)
    assert (first.start, first.stop) == (3, 13)
    assert 999 in second
    assert round_spans(moments, 2) == []


def test_lines_have_the_text_of_the_exported_log(table: Table) -> None:
    handler = table.handler
    units = fight(table)
    handler.do("unit.update", unit=units["Wasp"], speed=6)
    handler.do("undo")
    handler.do("redo")
    exported = {line["n"]: line["text"] for line in handler.ask("GET", "/log.json").json()["log"]}
    # also one by one, where an undo and the line that it names are not in the same page
    for limit in (1000, 1):
        lines = log_of(handler, text=True, limit=limit)
        assert {line["n"]: line["text"] for line in lines} == exported
    (undone, *_) = log_of(handler, kind="undo", text=True)
    assert undone["text"] == exported[undone["n"]]
    assert "text" not in log_of(handler)[0]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_kind_of_a_recorded_line_can_be_asked_for(path: Path) -> None:
    rows = json.loads(path.read_text("utf-8"))["rows"]
    kinds = {line["kind"] for row in rows for each in row["events"] for line in each.get("log", ())}
    assert kinds <= set(LINE_KINDS)


def test_tables_of_a_server_come_in_pages(tmp_path: Path, http: httpx.Client) -> None:
    key = "an operator's key for this test"
    signed = {"Authorization": f"Bearer {key}"}
    with serving(tmp_path, operator_key=key) as url:
        for n in range(5):
            made = http.post(url + API + "/tables", json={"name": f"T{n}"}, headers=signed)
            assert made.status_code == 201
        whole = http.get(url + API + "/tables", headers=signed).json()
        assert (len(whole["tables"]), whole["next"], whole["has_more"]) == (5, None, False)
        found: list[Any] = []
        cursor = ""
        while cursor is not None:
            params: dict[str, Any] = {"limit": 2, "cursor": cursor}
            page = http.get(url + API + "/tables", headers=signed, params=params).json()
            found += page["tables"]
            cursor = page["next"]
        assert found == whole["tables"]
        bad = http.get(url + API + "/tables?cursor=zzz", headers=signed)
        assert refused(bad) == (422, "malformed")


def test_the_library_comes_in_pages(table: Table) -> None:
    for name in ("beta", "Alpha", "Gamma\u00e9"):
        body = {"kind": "map", "name": name}
        assert table.handler.ask("POST", "/library", json=body).status_code == 201
    whole = table.handler.ask("GET", "/library").json()["entries"]
    found, cursor = [], ""
    while cursor is not None:
        page = table.handler.ask("GET", "/library", params={"limit": 1, "cursor": cursor}).json()
        found += page["entries"]
        cursor = page["next"]
    assert found == whole
    assert [each["name"].lower() for each in found] == sorted(
        each["name"].lower() for each in found
    )


def test_a_new_table_has_a_log(url: str, http: httpx.Client) -> None:
    made = make_table(url, http)
    page = made.handler.ask("GET", "/events").json()
    assert page["events"]
    beyond = made.handler.ask("GET", "/events", params={"after": 999}).json()
    assert beyond == {"events": [], "seq": 999, "next": None, "has_more": False}
