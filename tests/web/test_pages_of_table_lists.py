"""Every list of a table comes in pages: each item once, also while others come and go."""

from __future__ import annotations

from typing import Any

import pytest

from app.web.api.paging import cursor_of
from tests.formats.picture_files import file_of, two_colours
from tests.web.integrations import new_token, refused
from tests.web.server import Person, Table

#: The member of each list that is not the last word of its path.
MEMBERS = {"/library": "entries"}
LISTS = [
    "/seats", "/bans", "/tokens", "/webhooks", "/webhooks/{hook}/deliveries", "/pictures",
    "/shares", "/screens", "/library",
]  # fmt: skip


def member_of(path: str) -> str:
    return MEMBERS.get(path, path.rpartition("/")[2])


def page_of(person: Person, path: str, **query: Any) -> dict[str, Any]:
    answer = person.ask("GET", path, params=query)
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    assert page["has_more"] is (page["next"] is not None)
    return page


def walked(person: Person, path: str, limit: int, cursor: str | None = "") -> list[Any]:
    """Returns the items of a list from a cursor on, page by page."""
    found: list[Any] = []
    while cursor is not None:
        page = page_of(person, path, limit=limit, cursor=cursor)
        items = page[member_of(path)]
        assert len(items) == limit or not page["has_more"]
        found += items
        cursor = page["next"]
    return found


def grow(table: Table, path: str, n: int) -> None:
    """Adds an item to a list."""
    handler = table.handler
    bodies: dict[str, dict[str, Any]] = {
        "/screens": {"name": f"N{n}"},
        "/library": {"kind": "map", "name": f"N{n}"},
        "/webhooks": {"url": "https://localhost/in", "name": f"N{n}"},
    }
    if path in bodies:
        answer = handler.ask("POST", path, json=bodies[path])
    elif path.endswith("/deliveries"):
        answer = handler.ask("POST", path.replace("deliveries", "test"))
    elif path == "/pictures":
        answer = handler.ask(
            "POST",
            path,
            content=file_of(two_colours(20 + n, 20)),
            headers={"Content-Type": "image/png"},
        )
    elif path == "/shares":
        answer = handler.ask("POST", path, json={"mission": _finished_mission(handler)})
    elif path == "/tokens":
        new_token(handler, "read", name=f"N{n}")
        return
    else:
        seat = table.join(f"N{n}", "spectator").seat
        if path == "/seats":
            return
        answer = handler.ask("DELETE", f"/seats/{seat}?ban=true")
    assert answer.status_code < 300, answer.text


def _finished_mission(handler: Person) -> str:
    """Returns a mission that was paid, and plays one if there is none."""
    if not handler.state()["view"]["missions"]:
        handler.do("character.add", name="Ada Vale")
        (character,) = handler.state()["view"]["characters"]
        handler.do("mission.add", name="The dam", base=100, crew=[character])
        (mission,) = handler.state()["view"]["missions"]
        for phase in ("briefed", "running"):
            handler.do("mission.phase", mission=mission, phase=phase)
        handler.do("mission.result", mission=mission, result="achieved")
        handler.do("mission.pay", mission=mission)
    (mission,) = handler.state()["view"]["missions"]
    return str(mission)


@pytest.mark.parametrize("path", LISTS)
def test_pages_are_the_whole_list(table: Table, path: str) -> None:
    if "{hook}" in path:
        grow(table, "/webhooks", 0)
        (hook,) = page_of(table.handler, "/webhooks")["webhooks"]
        path = path.format(hook=hook["id"])
    before = len(page_of(table.handler, path)[member_of(path)])
    for n in range(4):
        grow(table, path, n)
    # programs that know nothing of pages still get everything at once
    whole = page_of(table.handler, path)
    assert whole["next"] is None
    everything = whole[member_of(path)]
    assert len(everything) == before + 4
    for limit in (1, 3, before + 4, 1000):
        assert walked(table.handler, path, limit) == everything
    # what is added between two pages moves nothing
    first = page_of(table.handler, path, limit=2)
    assert first["has_more"] is True
    grow(table, path, 4)
    rest = walked(table.handler, path, 2, first["next"])
    known = [each for each in first[member_of(path)] + rest if each in everything]
    assert known == everything


@pytest.mark.parametrize("path", [path for path in LISTS if "{" not in path])
def test_a_cursor_of_another_list_is_refused(table: Table, path: str) -> None:
    grow(table, path, 0)
    for cursor in ("zzz", cursor_of("one"), cursor_of("a", "b", "c")):
        answer = table.handler.ask("GET", path, params={"cursor": cursor})
        assert refused(answer) == (422, "malformed")
    for limit in (0, 1001, "x"):
        answer = table.handler.ask("GET", path, params={"limit": limit})
        assert refused(answer) == (422, "malformed")


def test_an_item_that_goes_leaves_no_gap(table: Table) -> None:
    for n in range(4):
        grow(table, "/tokens", n)
    first = page_of(table.handler, "/tokens", limit=2)
    gone = first["tokens"][1]["id"]
    assert table.handler.ask("DELETE", f"/tokens/{gone}").status_code == 204
    rest = walked(table.handler, "/tokens", 1, first["next"])
    assert [each["name"] for each in rest] == ["N2", "N3"]


def test_seats_come_in_the_order_in_which_they_were_taken(table: Table) -> None:
    names = [f"Seat {n}" for n in (3, 1, 2)]
    for name in names:
        table.join(name)
    listed = page_of(table.handler, "/seats")["seats"]
    assert [each["name"] for each in listed][1:] == names
