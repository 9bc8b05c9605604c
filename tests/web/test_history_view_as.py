"""The Handler views the history as another seat: the same bytes, at the same moment."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import apply_patch
from app.web.schemas.history import SameMoment
from tests.web.answers import assert_same_answer
from tests.web.schema import check_document
from tests.web.server import Person, Table, unit


def story(table: Table, *people: Person) -> list[tuple[int, dict[str, int]]]:
    """Fog comes and goes, and units are hidden and shown. After each step yields the Handler's seq,
    and the other seqs by seat."""
    handler, (ada, ben, *_) = table.handler, people
    handler.do("unit.add", **unit("Hound", 1, 1, controller=ada.seat))
    handler.do("unit.add", **unit("Fox", 8, 4, controller=ben.seat))
    handler.do("unit.add", **unit("Wolf", 7, 4, disposition="enemy", hidden=True))
    wolf, found = handler.unit("Wolf"), []

    def note() -> None:
        seqs = {each.seat: each.state()["seq"] for each in people}
        found.append((handler.state()["seq"], seqs))

    note()
    for step in (
        {"type": "table.options", "options": {"fog": "own", "sight": 3}},
        {"type": "unit.hide", "unit": wolf, "hidden": False},
        {"type": "unit.place", "unit": wolf, "at": {"q": 2, "r": 2, "level": 0}},
        {"type": "chat.say", "text": "there it is"},
        {"type": "unit.place", "unit": wolf, "at": {"q": 7, "r": 3, "level": 0}},
        {"type": "terrain.set", "cells": [{"q": 1, "r": 2, "level": 2}]},
    ):
        handler.do(**step)
        note()
    return found


def test_every_past_moment_equals_that_seats_view_byte_for_byte(table: Table) -> None:
    ada, ben, sid = table.join("Ada"), table.join("Ben"), table.join("Sid", "spectator")
    story(table, ada, ben, sid)
    for person in (ada, ben, sid):
        assert_same_answer(
            table.handler.ask("GET", f"/history?as={person.seat}"), person.ask("GET", "/history")
        )
        told = person.ask("GET", "/history").json()
        for seq in range(told["first"], told["seq"] + 1):
            for more in ("", "&base=false", f"&to={told['seq']}", "&epoch=another"):
                path = f"/history/frames?from={seq}{more}"
                assert_same_answer(
                    table.handler.ask("GET", f"{path}&as={person.seat}"), person.ask("GET", path)
                )
            view = person.ask("GET", f"/history/frames?from={seq}").json()["view"]
            for key in view["scene"]["map"]["chunks"]:
                path = f"/history/chunks/{key}?seq={seq}"
                assert_same_answer(
                    table.handler.ask("GET", f"{path}&as={person.seat}"), person.ask("GET", path)
                )
        for seq in (told["first"] - 1, told["seq"] + 1):
            path = f"/history/frames?from={seq}"
            assert_same_answer(
                table.handler.ask("GET", f"{path}&as={person.seat}"), person.ask("GET", path)
            )


def test_a_moment_is_found_in_the_history_of_another_seat(table: Table) -> None:
    """From the Handler's history to a pilot's, and from one pilot's to another's."""
    ada, ben, sid = table.join("Ada"), table.join("Ben"), table.join("Sid", "spectator")
    for mine, theirs in story(table, ada, ben, sid):
        for whom, seq in theirs.items():
            answer = table.handler.ask("GET", "/history/moment", params={"seq": mine, "as": whom})
            assert answer.status_code == 200, answer.text
            check_document(SameMoment, answer.json())
            assert (answer.json()["seq"], answer.json()["before"]) == (seq, False)
    # the last of a pilot's seqs at which nothing had happened for the other
    for whose, whom in ((ada.seat, ben.seat), (ada.seat, "spectators"), ("spectators", ada.seat)):
        now = table.handler.ask("GET", "/state", params={"as": whose}).json()
        asked = {"seq": now["seq"], "of": whose, "as": whom, "epoch": now["epoch"]}
        found = table.handler.ask("GET", "/history/moment", params=asked).json()
        there = table.handler.ask("GET", "/state", params={"as": whom}).json()
        assert (found["epoch"], found["seq"]) == (there["epoch"], there["seq"])


def test_a_moment_before_a_seats_time_is_its_first_moment(table: Table) -> None:
    table.handler.do("terrain.set", cells=[{"q": 7, "r": 1, "level": 4}])
    ada = table.join("Ada")
    told = ada.ask("GET", "/history").json()
    found = table.handler.ask("GET", "/history/moment", params={"seq": 1, "as": ada.seat}).json()
    assert (found["seq"], found["first"], found["before"]) == (told["first"], told["first"], True)
    frames = {"from": found["seq"], "as": ada.seat}
    assert table.handler.ask("GET", "/history/frames", params=frames).status_code == 200


def test_only_the_handler_views_the_history_as_another_seat(table: Table) -> None:
    ada, ben, sid = table.join("Ada"), table.join("Ben"), table.join("Sid", "spectator")
    (chunk,) = ada.state()["view"]["scene"]["map"]["chunks"]
    paths = ("/history?", "/history/frames?from=1&", f"/history/chunks/{chunk}?seq=1&")
    for person in (ada, sid):
        for whom in (ben.seat, "pilots", person.seat, "nobody"):
            for path in (*paths, "/history/moment?seq=1&"):
                refused = person.ask("GET", f"{path}as={whom}")
                assert (refused.status_code, refused.json()["code"]) == (403, "handler-only")
        refused = person.ask("GET", f"/history/moment?seq=1&of={ben.seat}")
        assert (refused.status_code, refused.json()["code"]) == (403, "handler-only")
    for asked in ("as=nobody", "of=nobody"):
        refused = table.handler.ask("GET", f"/history/moment?seq=1&{asked}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-seat")
    for path in paths:
        refused = table.handler.ask("GET", f"{path}as=nobody")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-seat")


@pytest.mark.parametrize(
    ("params", "status", "code"),
    [
        ({}, 422, "malformed"),
        ({"seq": 0}, 422, "malformed"),
        ({"seq": 10**6}, 404, "no-such-moment"),
        ({"seq": 1, "epoch": "another"}, 409, "other-epoch"),
        ({"seq": 1, "of": "x" * 65}, 422, "malformed"),
    ],
)
def test_refusals(table: Table, params: dict[str, Any], status: int, code: str) -> None:
    answer = table.handler.ask("GET", "/history/moment", params=params)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_groups_history_leads_to_its_present_view(table: Table) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    story(table, ada, ben)
    for whom in ("pilots", ada.seat):
        told = table.handler.ask("GET", "/history", params={"as": whom}).json()
        asked = {"from": told["first"], "as": whom}
        found = table.handler.ask("GET", "/history/frames", params=asked).json()
        view = found["view"]
        for frame in found["frames"]:
            view = apply_patch(view, frame["patch"])
        now = table.handler.ask("GET", "/state", params={"as": whom}).json()
        assert (found["to"], view) == (now["seq"], now["view"])
