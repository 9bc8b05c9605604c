"""Hidden information at every address: a pilot's bytes do not depend on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.schema import check_view
from tests.web.server import API, AS_JSON, Person, Table, unit

VEIL = [{"q": 4, "r": 2}, {"q": 5, "r": 2}]
SECRET = "Ghost"


def secretly(handler: Person) -> str:
    """Does everything that a Handler may hide. Returns the id of the hidden prop."""
    prop: dict[str, Any] = {"q": 7, "r": 2, "height": 2, "value": 5, "name": SECRET}
    handler.do("prop.add", **prop, hidden=True)
    handler.do("terrain.set", cells=[{**VEIL[0], "level": 4}])
    handler.do("prop.add", **{**prop, **VEIL[0]})
    note = {"kind": "woods", "level": 1, "text": SECRET}
    handler.do("terrain.note", cells=[{**VEIL[1], "notes": [note]}])
    handler.do("unit.add", **unit(SECRET, 8, 2, hidden=True))
    handler.do("unit.update", unit=handler.unit("Wolf"), energy=1, notes=SECRET)
    handler.do("dice.roll", notation="d20", secret=True)
    props = handler.state()["view"]["scene"]["props"]
    return next(key for key, each in props.items() if each["hidden"])


def everything(person: Person) -> dict[str, tuple[int, str, str]]:
    """Returns every address that tells of the table: status, body and tag."""
    chunks = person.state()["view"]["scene"]["map"]["chunks"]
    paths = [
        "", "/state", "/events?after=0&limit=500", "/map", "/map?format=board", "/seats",
        *(f"/map/chunks/{key}" for key in chunks),
    ]  # fmt: skip
    found = {}
    for path in paths:
        answer = person.ask("GET", path)
        found[path] = (answer.status_code, answer.text, answer.headers.get("etag", ""))
    where = {"from": {"q": 1, "r": 1}, "to": {"q": 9, "r": 1}}
    for name, params in (("sight", where), ("range", where), ("viewshed", {"from": where["from"]})):
        answer = person.ask("POST", f"/queries/{name}", json=params)
        found[name] = (answer.status_code, answer.text, "")
    return found


@pytest.fixture
def kept(table: Table) -> Table:
    """A table with a veil, and an NPC with hidden numbers."""
    handler = table.handler
    handler.do("terrain.veil", cells=VEIL, veiled=True)
    handler.do("table.options", options={"npc_stats": "condition"})
    handler.do("unit.add", **unit("Wolf", 2, 5, disposition="enemy"))
    return table


@pytest.mark.parametrize("role", ["pilot", "spectator"])
def test_no_byte_of_an_answer_depends_on_hidden_information(kept: Table, role: str) -> None:
    person = kept.join("Ada", role)
    before = everything(person)
    with person.socket() as socket:
        socket.until("view")
        seq = person.state()["seq"]
        secretly(kept.handler)
        kept.handler.do("undo")
        kept.handler.do("redo")
        assert everything(person) == before
        kept.handler.do("chat.say", text="hello")
        change = socket.until("change")
        assert (change["seq"], change["patch"]) == (seq + 1, [])
        assert [frame for frame in socket.seen if frame["t"] == "change"] == [change]
    assert SECRET not in str(everything(person))
    check_view(person.state()["view"])
    check_view(kept.handler.state()["view"])
    # What the Handler sees as this seat is no more than that.
    seen = kept.handler.ask("GET", f"/state?as={person.seat}").json()["view"]
    assert seen == person.state()["view"]
    assert SECRET not in kept.handler.ask("GET", f"/map?as={person.seat}").text


def test_hidden_ids_are_answered_like_unknown_ids(kept: Table) -> None:
    prop = secretly(kept.handler)
    ada = kept.join("Ada")
    handlers = kept.handler.state()["view"]["scene"]["map"]["chunks"]
    theirs = ada.state()["view"]["scene"]["map"]["chunks"]
    for key in set(handlers) - set(theirs):
        answer = ada.ask("GET", f"/map/chunks/{key}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-chunk")
    answers = []
    for named in (prop, "nothing"):
        to = {"prop": named}
        answer = ada.ask("POST", "/queries/sight", json={"from": {"q": 1, "r": 1}, "to": to})
        answers.append((answer.status_code, answer.text.replace(named, "?")))
    assert answers[0] == answers[1]
    assert (
        ada.send({"type": "prop.hide", "prop": prop, "hidden": False}).json()["code"]
        == (ada.send({"type": "prop.hide", "prop": "nothing", "hidden": False}).json()["code"])
    )


def test_only_the_handlers_map_contains_hidden_parts(
    kept: Table, new_table: Callable[..., Table]
) -> None:
    prop = secretly(kept.handler)
    mine = kept.handler.ask("GET", "/map").json()
    assert mine["veiled"] == [[4, 2], [5, 2]]
    assert [each.get("hidden", False) for each in mine["props"] if each["id"] == prop] == [True]
    theirs = kept.join("Ada").ask("GET", "/map").json()
    assert (theirs["props"], "veiled" in theirs) == ([], False)
    assert theirs["ground"][4][4] is None
    assert mine["ground"][4][4] == 4
    copy = new_table(map=mine)
    assert copy.handler.ask("GET", "/map").json()["veiled"] == mine["veiled"]
    assert copy.join("Bo").ask("GET", "/map").json()["ground"] == theirs["ground"]
    off = copy.handler.ask("PUT", "/map", json={**mine, "veiled": [[99, 0]]})
    assert (off.status_code, off.json()["code"]) == (422, "bad-map")
    again = copy.handler.ask("PUT", "/map", json=mine)
    assert again.status_code == 200, again.text
    assert copy.join("Cy").state()["view"]["scene"]["props"] == {}


def test_an_exported_table_keeps_its_secrets(kept: Table, http: httpx.Client) -> None:
    secretly(kept.handler)
    exported = kept.handler.ask("GET", "/export")
    made = http.post(f"{kept.url}{API}/tables/import", content=exported.content, headers=AS_JSON)
    assert made.status_code == 201, made.text
    copy = Person(kept.url, made.json()["id"], made.json()["handler_key"])
    with copy.http:
        scene = copy.state()["view"]["scene"]
        assert [each["hidden"] for each in scene["props"].values()].count(True) == 1
        assert scene["fog"]["veiled"]
        assert copy.state()["view"]["table"]["options"]["npc_stats"] == "condition"


def test_signals_about_hidden_units_reach_nobody_else(kept: Table) -> None:
    secretly(kept.handler)
    ghost = kept.handler.unit(SECRET)
    ada = kept.join("Ada")
    with ada.socket() as hers, kept.handler.socket() as mine:
        hers.until("view")
        mine.until("view")
        for unit_id in (ghost, None):
            data = {"q": 1, "r": 1, "unit": unit_id}
            mine.write({"t": "signal", "kind": "ping", "data": data})
        assert hers.until("signal")["data"]["unit"] is None
    assert ghost not in str(hers.seen)
