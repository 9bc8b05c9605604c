"""Replay links to finished missions: who creates them, what they show, when they end."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.web.server import API, Person, Table, make_table, serving, unit


def finished(table: Table) -> tuple[str, Person]:
    """A mission played to its payout, with an unseen ambush and chat before and after it."""
    handler, ada = table.handler, table.join("Ada")
    ada.do("character.add", name="Ada Vale")
    (character,) = ada.state()["view"]["characters"]
    handler.do("chat.say", text="said before the mission")
    handler.do("unit.add", **unit("Kite", 1, 1, controller=ada.seat))
    handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
    handler.do("mission.add", name="The dam", base=100, crew=[character], notes="for my eyes")
    (mission,) = handler.state()["view"]["missions"]
    handler.do("mission.add_objective", mission=mission, text="unheard", bonus=5, hidden=True)
    handler.do("mission.phase", mission=mission, phase="briefed")
    handler.do("mission.phase", mission=mission, phase="running")
    handler.do("terrain.set", cells=[{"q": 0, "r": 0, "level": 2}])
    handler.do("conflict.start")
    handler.do("turn.start", unit=handler.unit("Kite"))
    handler.do("dice.roll", notation="1d20 # whisper", secret=True)
    handler.do("conflict.end")
    handler.do("mission.result", mission=mission, result="achieved")
    handler.do("mission.pay", mission=mission)
    return mission, ada


def after(table: Table) -> None:
    """The table plays on."""
    table.handler.do("chat.say", text="said after the mission")
    table.handler.do("terrain.set", cells=[{"q": 0, "r": 0, "level": 5}])
    table.handler.do("unit.add", **unit("Latecomer", 7, 1))


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def shared(table: Table, mission: str) -> dict[str, Any]:
    answer = table.handler.ask("POST", "/shares", json={"mission": mission})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def look(table: Table, made: dict[str, Any], path: str = "", **params: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {made['token']}"}
    url = f"{table.url}{API}/shares/{made['id']}{path}"
    return table.handler.http.get(url, headers=headers, params=params)


def test_a_link_shows_the_mission_as_spectators_saw_it_and_no_more(table: Table) -> None:
    sid = table.join("Sid", "spectator")
    mission, _ = finished(table)
    after(table)
    made = shared(table, mission)
    told = look(table, made).json()
    assert told["name"] == "The dam"
    first, last = told["first"], told["last"]
    index = look(table, made, "/history").json()
    assert (index["first"], index["seq"]) == (first, last)
    assert [each["code"] for each in index["moments"]] == [
        "mission.started", "round.begun", "segment.begun", "turn.started", "conflict.ended",
        "mission.paid",
    ]  # fmt: skip
    answer = look(table, made, "/history/frames", **{"from": first})
    found = answer.json()
    assert (found["from"], found["to"]) == (first, last)
    # byte for byte what a spectator has in the past
    own = sid.ask("GET", "/history/frames", params={"from": first, "to": last}).json()
    assert (found["view"], found["frames"]) == (own["view"], own["frames"])
    codes = [line["code"] for line in found["entries"]]
    codes += [line["code"] for frame in found["frames"] for line in frame["entries"]]
    assert codes[0] == "mission.started"
    assert {"mission.paid", "mission.pay"} <= set(codes)
    everything = answer.text + json.dumps(index) + json.dumps(told)
    for secret in ("Lurker", "unheard", "for my eyes", "whisper", "Latecomer", "said before",
                   "said after", table.handler.token, *table.invites.values()):  # fmt: skip
        assert secret not in everything, secret
    # the ground as it was, not as it is
    then = found["view"]["scene"]["map"]["chunks"][0]
    chunk = look(table, made, f"/history/chunks/{then}", seq=first)
    assert (chunk.status_code, chunk.json()["levels"][0]) == (200, 0)
    (now,) = sid.state()["view"]["scene"]["map"]["chunks"]
    answer = look(table, made, f"/history/chunks/{now}", seq=last)
    assert refused(answer) == (404, "no-such-chunk")


def test_moments_outside_the_mission_are_refused(table: Table) -> None:
    mission, _ = finished(table)
    after(table)
    made = shared(table, mission)
    told = look(table, made).json()
    first, last = told["first"], told["last"]
    chunk = look(table, made, "/history/frames", **{"from": first}).json()["view"]["scene"]["map"][
        "chunks"
    ][0]
    cases: list[tuple[str, dict[str, Any], tuple[int, str]]] = [
        ("/history/frames", {"from": first - 1}, (404, "no-such-moment")),
        ("/history/frames", {"from": last + 1}, (404, "no-such-moment")),
        ("/history/frames", {"from": first, "to": last + 1}, (404, "no-such-moment")),
        ("/history/frames", {"from": last, "to": first}, (422, "malformed")),
        ("/history/frames", {"from": -1}, (422, "malformed")),
        ("/history/frames", {"from": 2**60}, (422, "malformed")),
        ("/history/frames", {}, (422, "malformed")),
        ("/history/frames", {"from": first, "epoch": "other"}, (409, "other-epoch")),
        (f"/history/chunks/{chunk}", {"seq": first - 1}, (404, "no-such-moment")),
        (f"/history/chunks/{chunk}", {"seq": last + 1}, (404, "no-such-moment")),
    ]
    for path, params, code in cases:
        assert refused(look(table, made, path, **params)) == code, (path, params)


def test_only_the_handler_links_to_finished_missions(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    mission, ada = finished(table)
    for verb, path, body in (
        ("POST", "/shares", {"mission": mission}),
        ("GET", "/shares", None),
        ("DELETE", "/shares/x", None),
    ):
        assert refused(ada.ask(verb, path, json=body)) == (403, "handler-only")
    handler = table.handler
    assert refused(handler.ask("POST", "/shares", json={"mission": "x"})) == (
        404,
        "no-such-mission",
    )
    assert refused(handler.ask("POST", "/shares", json={})) == (422, "malformed")
    assert refused(handler.ask("DELETE", "/shares/x")) == (404, "no-such-share")
    handler.do("mission.add", name="Unplayed")
    other = next(each for each in handler.state()["view"]["missions"] if each != mission)
    answer = handler.ask("POST", "/shares", json={"mission": other})
    assert refused(answer) == (409, "mission-not-over")
    made = shared(table, mission)
    listed = handler.ask("GET", "/shares")
    assert [each["id"] for each in listed.json()["shares"]] == [made["id"]]
    assert made["token"] not in listed.text
    monkeypatch.setattr("app.services.replay_links.MOST_SHARES", 1)
    answer = handler.ask("POST", "/shares", json={"mission": mission})
    assert refused(answer) == (409, "too-many-shares")
    # a Handler cannot remove a link of another table
    stranger = make_table(table.url, handler.http, name="Other").handler
    assert refused(stranger.ask("DELETE", f"/shares/{made['id']}")) == (404, "no-such-share")


def test_a_link_ends_when_it_is_taken_back_or_the_table_is_deleted(table: Table) -> None:
    mission, _ = finished(table)
    one, two = shared(table, mission), shared(table, mission)
    assert look(table, one).status_code == 200
    assert table.handler.ask("DELETE", f"/shares/{one['id']}").status_code == 204
    for path in ("", "/history"):
        assert refused(look(table, one, path)) == (404, "bad-share")
    # the secret of one link does not open another
    mixed = {"id": one["id"], "token": two["token"]}
    assert refused(look(table, mixed)) == (404, "bad-share")
    assert look(table, two).status_code == 200
    # and no seat: nothing else of the table
    person = Person(table.url, table.id, two["token"], http=table.handler.http)
    for path in ("/state", "/history", "/events", "/export"):
        assert refused(person.ask("GET", path)) == (401, "stale-token")
    assert table.handler.ask("DELETE", "").status_code == 204
    assert refused(look(table, two)) == (404, "bad-share")


def test_the_secret_leaves_the_address_at_once(table: Table) -> None:
    mission, _ = finished(table)
    made = shared(table, mission)
    http = httpx.Client(base_url=table.url, timeout=30, trust_env=False)
    answer = http.get(made["url"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/replay/{made['id']}")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "HttpOnly" in answer.headers["set-cookie"]
    page = http.get(answer.headers["location"])
    assert page.status_code == 200
    assert made["token"] not in page.text
    assert "The dam" in page.text
    assert "data-ws" not in page.text
    assert http.get(f"{API}/shares/{made['id']}/history").status_code == 200
    table.handler.ask("DELETE", f"/shares/{made['id']}")
    html = {"Accept": "text/html"}
    gone = http.get(f"/replay/{made['id']}", headers=html)
    assert (gone.status_code, "shows nothing any more" in gone.text) == (404, True)
    assert http.get("/r/nothing", headers=html).status_code == 404
    http.close()


def test_nobody_guesses_links(tmp_path: Any, http: httpx.Client) -> None:
    with serving(tmp_path, rate_guesses=2) as url:
        for _ in range(2):
            assert refused(http.get(f"{url}/r/guess")) == (404, "bad-share")
        assert refused(http.get(f"{url}/r/guess")) == (429, "too-many-guesses")
        assert refused(http.get(f"{url}{API}/shares/x")) == (429, "too-many-guesses")
