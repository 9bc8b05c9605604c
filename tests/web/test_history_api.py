"""The history over REST: its content, its readers, and refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from app.engine import ChunkView, apply_patch
from app.web.schemas.history import Frames, Moments
from tests.web.schema import check_document
from tests.web.server import Table, unit


def fight(table: Table) -> str:
    """A pilot's unit, an ambush, and a first turn. Returns the pilot's unit."""
    handler = table.handler
    handler.do("unit.add", **unit("Kite", 1, 1))
    handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
    handler.do("conflict.start")
    handler.do("turn.start", unit=handler.unit("Kite"))
    handler.do(
        "unit.move", unit=handler.unit("Kite"), mode="ground", path=[{"q": 2, "r": 1, "level": 0}]
    )
    return handler.unit("Kite")


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_moments_and_frames_lead_from_the_start_to_now(table: Table) -> None:
    ada, sid = table.join("Ada"), table.join("Sid", "spectator")
    came = {each.seat: each.state()["seq"] for each in (ada, sid)}
    kite = fight(table)
    for person in (table.handler, ada, sid):
        now = person.state()
        first = came.get(person.seat, 1)
        if person is ada:
            first -= 1  # Sid came after her
        index = person.ask("GET", "/history")
        assert index.status_code == 200, index.text
        check_document(Moments, index.json())
        told = index.json()
        assert (told["epoch"], told["first"], told["seq"]) == (now["epoch"], first, now["seq"])
        assert [each["kind"] for each in told["moments"]] == ["round", "segment", "turn"]
        answer = person.ask("GET", "/history/frames", params={"from": first})
        assert answer.status_code == 200, answer.text
        check_document(Frames, answer.json())
        found = answer.json()
        assert (found["from"], found["to"]) == (first, now["seq"])
        assert [each["seq"] for each in found["frames"]] == list(range(first + 1, now["seq"] + 1))
        view = found["view"]
        for frame in found["frames"]:
            view = apply_patch(view, frame["patch"])
        now["view"].pop("invites", None)
        assert view == now["view"]
        assert view["scene"]["units"][kite]["at"] == {"q": 2, "r": 1, "level": 0}
        if person is not table.handler:
            assert "Lurker" not in answer.text + index.text


def test_preparations_of_the_handler_are_in_no_players_history(table: Table) -> None:
    """The preparations were open, then hidden, under fog; only then somebody joins."""
    handler = table.handler
    (bare,) = handler.state()["view"]["scene"]["map"]["chunks"]
    handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy"))
    handler.do("prop.add", q=3, r=4, height=2, value=5, name="Vault")
    handler.do("terrain.set", cells=[{"q": 7, "r": 1, "level": 4}])
    handler.do("unit.update", unit=handler.unit("Lurker"), integrity=7)
    handler.do("unit.hide", unit=handler.unit("Lurker"), hidden=True)
    (prop,) = handler.state()["view"]["scene"]["props"]
    handler.do("prop.hide", prop=prop, hidden=True)
    handler.do("table.options", options={"fog": "team"})
    ada, sid = table.join("Ada"), table.join("Sid", "spectator")
    for person, whom in ((ada, ada.seat), (sid, "spectators")):
        now = person.state()
        told = person.ask("GET", "/history").json()
        first = told["first"]
        assert 1 < first <= now["seq"]
        asked = [person.ask("GET", "/history/frames", params={"from": first})]
        asked += [person.ask("GET", path) for path in ("/history", "/log", "/log.json", "/export")]
        with person.socket(f"?epoch={quote(now['epoch'])}&after=1") as socket:
            frames = [socket.until("view")]
        texts = [answer.text for answer in asked] + [str(frames), str(now)]
        for secret in ("Lurker", "Vault", handler.unit("Lurker"), prop):
            assert not any(secret in text for text in texts), secret
        for seq in (1, first - 1):
            answer = person.ask("GET", "/history/frames", params={"from": seq})
            assert refused(answer) == (404, "no-such-moment")
            answer = person.ask("GET", f"/history/chunks/{bare}", params={"seq": seq})
            assert refused(answer) == (404, "no-such-moment")
        # as seen by it is the same
        seen = handler.ask("GET", "/history", params={"as": whom})
        assert seen.json() == told
    assert "Lurker" in handler.ask("GET", "/history/frames", params={"from": 1}).text


def test_a_late_pilot_sees_the_history_of_its_side(table: Table) -> None:
    ada = table.join("Ada")
    table.handler.do("terrain.set", cells=[{"q": 7, "r": 1, "level": 4}])
    before = ada.state()["seq"]
    fight(table)
    ben, sid = table.join("Ben"), table.join("Sid", "spectator")
    for late in (ben, sid):
        told = late.ask("GET", "/history").json()
        assert told["first"] > before if late is ben else told["first"] > 1
        assert [each["kind"] for each in told["moments"]] == ["round", "segment", "turn"]
        (begun, *_) = told["moments"]
        assert begun["seq"] == told["first"]
    assert ada.ask("GET", "/history").json()["first"] < before
    # a shared group's history goes back as far as its earliest member may see
    firsts = {
        whom: table.handler.ask("GET", "/history", params={"as": whom}).json()["first"]
        for whom in ("pilots", "spectators", ada.seat, ben.seat, sid.seat)
    }
    assert firsts["pilots"] == firsts[ada.seat] < firsts[ben.seat]
    assert firsts["spectators"] == firsts[sid.seat]


def test_a_group_without_members_has_no_history(table: Table) -> None:
    table.handler.do("terrain.set", cells=[{"q": 7, "r": 1, "level": 4}])
    for whom in ("pilots", "spectators"):
        told = table.handler.ask("GET", "/history", params={"as": whom}).json()
        assert told["first"] == told["seq"]


def test_frames_can_be_asked_for_without_their_first_view(table: Table) -> None:
    fight(table)
    found = table.handler.ask("GET", "/history/frames", params={"from": 2, "to": 4, "base": False})
    assert (found.json()["view"], found.json()["entries"]) == (None, [])
    assert [each["seq"] for each in found.json()["frames"]] == [3, 4]


@pytest.mark.parametrize(
    ("params", "status", "code"),
    [
        ({}, 422, "malformed"),
        ({"from": 0}, 422, "malformed"),
        ({"from": -1}, 422, "malformed"),
        ({"from": "x"}, 422, "malformed"),
        ({"from": 2**80}, 422, "malformed"),
        ({"from": 2**53}, 404, "no-such-moment"),
        ({"from": 1, "to": 2**53}, 404, "no-such-moment"),
        ({"from": 1, "to": 0}, 422, "malformed"),
        ({"from": 2, "to": 1}, 422, "malformed"),
        ({"from": 1, "epoch": "another"}, 409, "other-epoch"),
        ({"from": 1, "epoch": "x" * 65}, 422, "malformed"),
    ],
)
def test_refusals(table: Table, params: dict[str, Any], status: int, code: str) -> None:
    answer = table.handler.ask("GET", "/history/frames", params=params)
    assert refused(answer) == (status, code)


def test_only_seats_of_the_table_read_its_history(
    table: Table, new_table: Callable[..., Table], http: httpx.Client
) -> None:
    stranger = new_table().handler
    chunk = table.handler.state()["view"]["scene"]["map"]["chunks"][0]
    for path in ("/history", "/history/frames?from=1", f"/history/chunks/{chunk}?seq=1"):
        assert refused(http.get(table.handler.base + path)) == (401, "not-signed-in")
        headers = {"Authorization": f"Bearer {stranger.token}"}
        assert refused(http.get(table.handler.base + path, headers=headers)) == (
            403,
            "not-your-table",
        )


def test_chunks_of_former_maps(table: Table) -> None:
    ada = table.join("Ada")
    now = ada.state()
    (old,) = now["view"]["scene"]["map"]["chunks"]
    table.handler.do("terrain.set", cells=[{"q": 0, "r": 0, "level": 4}])
    assert refused(ada.ask("GET", f"/map/chunks/{old}")) == (404, "no-such-chunk")
    answer = ada.ask("GET", f"/history/chunks/{old}", params={"seq": now["seq"]})
    assert answer.status_code == 200, answer.text
    check_document(ChunkView, answer.json())
    assert answer.json()["levels"][0] == 0
    later = ada.ask("GET", f"/history/chunks/{old}", params={"seq": now["seq"] + 1})
    assert refused(later) == (404, "no-such-chunk")
    beyond = ada.ask("GET", f"/history/chunks/{old}", params={"seq": 10**6})
    assert refused(beyond) == (404, "no-such-moment")
    assert refused(ada.ask("GET", f"/history/chunks/{old}")) == (422, "malformed")
