"""REST, resource by resource, on a real server."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from app.rules.systems import SYSTEMS
from tests.web.schema import check_view
from tests.web.server import API, AS_JSON, BOARD, Person, Table, make_table, unit


def test_a_table_from_nothing_to_a_move(table: Table) -> None:
    handler = table.handler
    ada = table.join("Ada")
    done = handler.do("unit.add", **unit("Hound", 2, 3, controller=ada.seat))
    assert [entry["code"] for entry in done["events"]]
    hound = ada.unit("Hound")
    moved = ada.do("unit.move", unit=hound, mode="ground", path=[{"q": 3, "r": 3, "level": 0}])
    assert moved["seq"] == ada.state()["seq"]
    view = ada.state()["view"]
    assert view["scene"]["units"][hound]["at"] == {"q": 3, "r": 3, "level": 0}
    check_view(view)
    check_view(handler.state()["view"])


def test_table_in_short(table: Table) -> None:
    assert table.handler.ask("GET", "").json() == {
        "id": table.id,
        "name": "Test",
        "role": "handler",
        "seat": table.handler.ask("GET", "").json()["seat"],
    }
    assert table.join("Ada", "spectator").ask("GET", "").json()["role"] == "spectator"


def test_default_table(url: str, http: httpx.Client) -> None:
    view = make_table(url, http).handler.state()["view"]
    assert view["table"]["systems"] == ["frame-state"]
    assert view["table"]["options"]["reaction_seconds"] == 30
    assert view["scene"]["map"]["columns"] > 1


def test_map_from_a_file_inside_the_request(new_table: Callable[..., Table]) -> None:
    table = new_table(map={"filename": "pass.board", "text": BOARD})
    shown = table.handler.state()["view"]["scene"]
    assert (shown["map"]["columns"], shown["map"]["rows"]) == (3, 2)
    assert (shown["map"]["lowest"], shown["map"]["highest"]) == (-2, 5)
    assert len(shown["props"]) == 1


def test_map_as_an_uploaded_form(url: str, http: httpx.Client) -> None:
    answer = http.post(
        url + API + "/tables", data={"name": "Up"}, files={"map": ("pass.board", BOARD)}
    )
    assert answer.status_code == 201, answer.text
    made = answer.json()
    state = Person(url, made["id"], made["handler_key"], http=http).state()
    assert state["view"]["table"]["name"] == "Up"
    assert state["view"]["scene"]["map"]["columns"] == 3


def test_map_as_a_document_of_our_own(new_table: Callable[..., Table]) -> None:
    first = new_table(map={"filename": "pass.board", "text": BOARD})
    document = first.handler.ask("GET", "/map").json()
    second = new_table(map=document)
    assert second.handler.ask("GET", "/map").json() == document


def test_the_map_of_another_scene(new_table: Callable[..., Table]) -> None:
    handler = new_table().handler
    size = {"columns": 4, "rows": 4, "orientation": "flat"}
    handler.do("scene.add", name="Below", map=size)
    shown = handler.state()["view"]["active_scene"]
    (below,) = set(handler.state()["view"]["scenes"]) - {shown}
    before = handler.state()["view"]["scene"]["map"]
    params = {"name": "x.board", "scene": below}
    assert handler.ask("PUT", "/map", params=params, content=BOARD).status_code == 200
    assert handler.state()["view"]["scene"]["map"] == before
    handler.do("scene.activate", scene=below)
    assert handler.state()["view"]["scene"]["map"]["columns"] not in (4, before["columns"])
    params["scene"] = "nowhere"
    answer = handler.ask("PUT", "/map", params=params, content=BOARD)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-scene")


def test_map_get_and_put(table: Table) -> None:
    handler = table.handler
    before = handler.ask("GET", "/map")
    assert before.headers["content-type"] == "application/json"
    same = handler.ask("GET", "/map", headers={"If-None-Match": before.headers["etag"]})
    assert same.status_code == 304
    put = handler.ask("PUT", "/map", params={"name": "pass.board"}, content=BOARD)
    assert put.status_code == 200, put.text
    assert put.json()["events"]
    board = handler.ask("GET", "/map", params={"format": "board"})
    assert board.headers["content-type"].startswith("text/plain")
    assert "size 3 2" in board.text
    again = handler.ask("PUT", "/map", params={"name": "again.board"}, content=board.content)
    assert again.status_code == 200, again.text
    assert table.join("Ada").ask("GET", "/map").status_code == 200


def test_a_repeated_put_with_an_id_is_done_once(table: Table) -> None:
    handler = table.handler
    query = {"name": "pass.board", "id": "once"}
    first = handler.ask("PUT", "/map", params=query, content=BOARD).json()
    assert handler.ask("PUT", "/map", params=query, content=BOARD).json() == first


def test_chunks(table: Table) -> None:
    ada = table.join("Ada")
    for name in ada.state()["view"]["scene"]["map"]["chunks"]:
        answer = ada.ask("GET", f"/map/chunks/{name}")
        assert answer.status_code == 200
        chunk = answer.json()
        assert chunk["hash"] == name
        assert len(chunk["levels"]) == 1024
        assert chunk["levels"][0] == 0
        assert chunk["levels"][31] is None  # the map is 12 columns wide
        assert "immutable" in answer.headers["cache-control"]
        assert "private" in answer.headers["cache-control"]


def test_chunks_of_another_map_are_refused(new_table: Callable[..., Table]) -> None:
    mine, other = new_table(), new_table(map={"filename": "pass.board", "text": BOARD})
    (name,) = other.handler.state()["view"]["scene"]["map"]["chunks"]
    answer = mine.handler.ask("GET", f"/map/chunks/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-chunk")


def test_state_has_an_etag(table: Table) -> None:
    answer = table.handler.ask("GET", "/state")
    tag = {"If-None-Match": answer.headers["etag"]}
    assert table.handler.ask("GET", "/state", headers=tag).status_code == 304
    table.handler.do("chat.say", text="hello")
    assert table.handler.ask("GET", "/state", headers=tag).status_code == 200


def test_events_page_by_page(table: Table) -> None:
    for number in range(5):
        table.handler.do("chat.say", text=f"line {number}")
    everything = table.handler.ask("GET", "/events").json()["events"]
    collected: list[dict[str, Any]] = []
    while True:
        after = collected[-1]["seq"] if collected else 0
        query = {"after": after, "limit": 2}
        page = table.handler.ask("GET", "/events", params=query).json()["events"]
        if not page:
            break
        collected += page
    assert collected == everything
    said = [entry["params"]["text"] for entry in everything if entry["kind"] == "chat"]
    assert said == [f"line {number}" for number in range(5)]


def test_the_same_command_twice_is_done_once(table: Table) -> None:
    say = {"type": "chat.say", "text": "once"}
    first = table.handler.send(say, "same").json()
    assert table.handler.send(say, "same").json() == first
    other = table.handler.send({"type": "chat.say", "text": "twice"}, "same")
    assert (other.status_code, other.json()["code"]) == (409, "duplicate-id")
    events = table.handler.ask("GET", "/events").json()["events"]
    assert sum(entry["kind"] == "chat" for entry in events) == 1


def test_queries(table: Table) -> None:
    table.handler.do("unit.add", **unit("Hound", 2, 3))
    hound = table.handler.unit("Hound")
    reach = table.handler.ask("POST", "/queries/reach", json={"unit": hound, "mode": "ground"})
    assert reach.status_code == 200, reach.text
    assert reach.json()["cells"]
    roll = {"kind": "proactive", "dice": ["d8"], "modifiers": [1], "mark": 6}
    odds = table.handler.ask("POST", "/queries/odds", json={"system": "frame-state", "roll": roll})
    assert odds.status_code == 200, odds.text
    assert odds.json()["outcomes"]
    assert table.handler.ask("POST", "/queries/falls").status_code == 200


def test_seats_join_list_leave(table: Table) -> None:
    ada, bob = table.join("Ada"), table.join("Bob", "spectator")
    seats = table.handler.ask("GET", "/seats").json()["seats"]
    assert {(seat["name"], seat["role"]) for seat in seats} >= {
        ("Ada", "pilot"),
        ("Bob", "spectator"),
    }
    assert bob.ask("DELETE", f"/seats/{ada.seat}").json()["code"] == "handler-only"
    assert bob.ask("DELETE", f"/seats/{bob.seat}").status_code == 204
    assert bob.ask("GET", "/state").json()["code"] == "stale-token"
    assert ada.ask("GET", "/state").status_code == 200


def test_a_kick_ends_the_token_at_once(table: Table) -> None:
    ada = table.join("Ada")
    assert ada.ask("GET", "/state").status_code == 200
    assert table.handler.ask("DELETE", f"/seats/{ada.seat}").status_code == 204
    answer = ada.ask("GET", "/state")
    assert (answer.status_code, answer.json()["code"]) == (401, "stale-token")
    assert table.handler.ask("DELETE", "/seats/nobody").status_code == 404


def test_rotating_an_invite_kills_the_old_link(table: Table) -> None:
    answer = table.handler.ask("POST", "/invites", json={"role": "pilot"})
    assert answer.status_code == 200, answer.text
    fresh = answer.json()
    assert fresh["url"] == f"/j/{fresh['invite']}"
    assert table.handler.state()["view"]["invites"]["pilot"] == fresh["invite"]
    old = table.handler.http.post(
        f"{table.url}{API}/tables/{table.id}/seats",
        json={"invite": table.invites["pilot"], "name": "Late"},
    )
    assert (old.status_code, old.json()["code"]) == (404, "bad-invite")
    table.invites["pilot"] = fresh["invite"]
    table.join("Early")


def test_invites_are_for_the_handler_alone(table: Table) -> None:
    ada = table.join("Ada")
    text = ada.ask("GET", "/state").text + ada.ask("GET", "/events").text
    assert table.invites["pilot"] not in text
    assert ada.ask("POST", "/invites", json={"role": "pilot"}).json()["code"] == "handler-only"


def test_delete(new_table: Callable[..., Table]) -> None:
    table, other = new_table(), new_table()
    ada = table.join("Ada")
    assert ada.ask("DELETE", "").json()["code"] == "handler-only"
    assert table.handler.ask("DELETE", "").status_code == 204
    assert table.handler.ask("GET", "/state").status_code in (401, 404)
    gone = Person(other.url, table.id, other.handler.token, http=other.handler.http)
    assert gone.ask("GET", "/state").json()["code"] == "no-such-table"


def test_export_and_import(new_table: Callable[..., Table]) -> None:
    table = new_table(map={"filename": "pass.board", "text": BOARD})
    table.handler.do("unit.add", **unit("Hound", 0, 0, notes="afraid of water"))
    hound = table.handler.unit("Hound")
    table.handler.do("unit.update", unit=hound, integrity=12)
    table.handler.do("unit.add", **unit("Shade", 2, -1, disposition="enemy", hidden=True))
    table.handler.do("chat.say", text="for the record")
    assert table.join("Ada").ask("GET", "/export").json()["code"] == "handler-only"
    answer = table.handler.ask("GET", "/export")
    assert answer.status_code == 200, answer.text
    document = answer.json()
    made = table.handler.http.post(
        f"{table.url}{API}/tables/import", content=answer.content, headers=AS_JSON
    )
    assert made.status_code == 201, made.text
    copy = Person(table.url, made.json()["id"], made.json()["handler_key"])
    with copy.http:
        # No id tells how many units were set up, hidden ones too: all are still to be had.
        for number in range(3):
            said = {"type": "chat.say", "text": "?"}
            answer = copy.ask("POST", "/commands", json={"id": f"setup-{number}", "command": said})
            assert answer.status_code == 200, answer.text
        again = copy.ask("GET", "/export").json()
        view = copy.state()["view"]
    assert again["scenes"] == document["scenes"]
    # The copy has ids of its own.
    units, copies = (
        [{**each, "id": ""} for scene in found["world"]["scenes"] for each in scene["units"]]
        for found in (document, again)
    )
    assert units == copies
    assert "for the record" in json.dumps(document["log"])
    (found,) = (u for u in view["scene"]["units"].values() if u["name"] == "Hound")
    assert (found["integrity"], found["integrity_max"]) == (12, 30)


def test_closing_a_chapter_shows_the_seed_that_was_promised(table: Table) -> None:
    ada = table.join("Ada")
    promised = ada.state()["view"]["table"]["chance"]
    assert ada.ask("POST", "/chapters").json()["code"] == "handler-only"
    done = table.handler.ask("POST", "/chapters")
    assert done.status_code == 200, done.text
    lines = ada.ask("GET", "/events").json()["events"]
    (closed,) = (line for line in lines if line["code"] == "chapter.closed")
    seed = bytes.fromhex(closed["params"]["seed"])
    assert hashlib.sha256(seed).hexdigest() == promised["commitment"]
    following = ada.state()["view"]["table"]["chance"]
    assert following["chapter"] == promised["chapter"] + 1
    assert following["commitment"] != promised["commitment"]


def test_systems(url: str, http: httpx.Client) -> None:
    systems = http.get(url + API + "/systems").json()["systems"]
    assert [system["name"] for system in systems] == list(SYSTEMS)
    for system in systems:
        one = http.get(f"{url}{API}/systems/{system['name']}").json()
        assert one == system
        assert one["source"]
        assert one["forms"]["roll"]["type"] == "object"
        assert set(one["texts"]) == {"log", "offers", "facts", "refusals", "words"}
        for action in one["actions"].values():
            assert action["form"]["type"] == "object"
    answer = http.get(url + API + "/systems/none")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-system")


def test_systems_are_not_sent_again_while_they_stay(url: str, http: httpx.Client) -> None:
    for path in ("/systems", "/systems/q-star"):
        first = http.get(url + API + path)
        tag = first.headers["etag"]
        assert "no-cache" in first.headers["cache-control"]
        again = http.get(url + API + path, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")


def test_a_dice_system_over_rest(table: Table) -> None:
    ada = table.join("Ada")
    table.handler.do("table.systems", systems=["frame-state", "q-star"])
    odds = ada.ask("POST", "/queries/odds", json={"system": "q-star", "roll": {"die": "d4"}})
    assert odds.json()["outcomes"]["success"] == {"p": 0.375, "exact": "3/8"}
    bad = ada.ask("POST", "/queries/odds", json={"system": "q-star", "roll": {"die": "d5"}})
    assert (bad.status_code, bad.json()["params"]["at"]) == (422, "$.roll")
    act = {"type": "system.act", "system": "q-star", "action": "check"}
    form = {"player": ada.seat, "trait": "might"}
    refused = ada.send({**act, "form": {**form, "shifts": [2, 1]}})
    assert (refused.status_code, refused.json()["code"]) == (409, "q-star.shift-beyond")
    said = "Circumstances shift by at most 2 in either direction, not by +3"
    assert refused.json()["detail"] == said
    other = ada.send({**act, "form": {**form, "player": table.join("Bob").seat}})
    assert (other.status_code, other.json()["code"]) == (403, "q-star.not-your-character")
    npc = ada.send({**act, "form": {**form, "npc": "none"}})
    assert (npc.status_code, npc.json()["code"]) == (404, "q-star.no-such-npc")
    done = ada.send({**act, "form": form})
    assert done.status_code == 200
    (line,) = done.json()["events"]
    assert line["code"].startswith("q-star.")
    kept = ada.ask("GET", "/log.json").json()["log"][-1]
    assert kept["params"] == line["params"]
    assert kept["text"].startswith("Ada: Might d4")
    exported = table.handler.ask("GET", "/export").json()["log"][-1]
    assert exported["text"] == kept["text"]


@pytest.mark.parametrize(
    ("path", "says"),
    [("/health", {"status": "ok"}), ("/ready", {"status": "ok", "unreadable": 0})],
)
def test_operator_resources(url: str, http: httpx.Client, path: str, says: dict[str, Any]) -> None:
    answer = http.get(url + path)
    assert (answer.status_code, answer.json()) == (200, says)


@pytest.mark.parametrize("shape", ["{}", "/j/{}", "https://table.example/j/{}"])
def test_an_invite_is_accepted_as_link_path_or_code(table: Table, shape: str) -> None:
    """The view has the same secret as the answer that created the table. A whole link is accepted,
    too."""
    shown = table.handler.ask("GET", "/state").json()["view"]["invites"]
    assert shown == table.invites
    path = f"{table.url}/api/v1/tables/{table.id}/seats"
    for role, invite in shown.items():
        sent = {"invite": shape.format(invite), "name": "Ada"}
        answer = table.handler.http.post(path, json=sent)
        assert (answer.status_code, answer.json()["role"]) == (201, role)


def test_metrics_are_for_the_operator(url: str, http: httpx.Client) -> None:
    """They count everybody's messages, so a player could notice when the Handler acts."""
    assert http.get(url + "/metrics").json()["code"] == "operator-only"


@pytest.mark.parametrize(
    ("method", "path", "more", "at", "what"),
    [
        ("POST", "/commands", {"json": {"command": []}}, "body.command", "Expected an object"),
        ("POST", "/commands", {"json": {}}, "body.command", "missing"),
        ("GET", "/events?limit=x", {}, "query.limit", "Expected a whole number"),
    ],
)
def test_mistakes_in_bodies_and_parameters_are_told_in_the_terms_of_json(
    table: Table, method: str, path: str, more: dict[str, Any], at: str, what: str
) -> None:
    answer = table.handler.ask(method, path, **more)
    assert (answer.status_code, answer.json()["params"]) == (422, {"at": at, "what": what})
