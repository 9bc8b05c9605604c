"""The requests of the hangar: content, ready builds, and the check of a build."""

from __future__ import annotations

import copy
from typing import Any

import httpx
import pytest

from app.engine.queries.builds import CheckedBuild
from app.messages import codes as codes_with_texts
from app.rules.frame_state.combat.catalogue import FrameContent
from app.web.schemas.builds import FrameLibrary
from tests.web.schema import check_document
from tests.web.server import Table

FRAMES = "/api/v1/frames"
BARE: dict[str, Any] = {"name": "Wren", "chassis": "bipedal", "generator": "coolant"}
RIFLE: dict[str, Any] = {
    "id": "w1",
    "name": "Rifle",
    "tier": 2,
    "kind": "shooter",
    "damage": "kinetic",
    "tags": {"reach": 1},
}


@pytest.fixture
def check(url: str, http: httpx.Client) -> Any:
    """Checks a build, which is `BARE` with changes by name."""

    def ask(points: int | None = None, **more: Any) -> dict[str, Any]:
        body: dict[str, Any] = {"build": {**BARE, **more}}
        if points is not None:
            body["tuning_points"] = points
        answer = http.post(f"{url}{FRAMES}/check", json=body)
        assert answer.status_code == 200, answer.text
        check_document(CheckedBuild, answer.json())
        found: dict[str, Any] = answer.json()
        return found

    return ask


def codes(found: dict[str, Any]) -> set[tuple[str, str]]:
    """Returns the problems of a build: code and place."""
    return {(problem["code"], problem["at"]) for problem in found["problems"]}


@pytest.mark.parametrize(("path", "model"), [("content", FrameContent), ("library", FrameLibrary)])
def test_content_and_library_need_no_seat_and_are_not_sent_twice(
    url: str, http: httpx.Client, path: str, model: Any
) -> None:
    answer = http.get(f"{url}{FRAMES}/{path}")
    assert answer.status_code == 200
    check_document(model, answer.json())
    again = http.get(f"{url}{FRAMES}/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_library_has_twelve_of_each_at_a_glance(
    url: str, http: httpx.Client, check: Any
) -> None:
    shelves = http.get(f"{url}{FRAMES}/library").json()
    for shelf in ("frames", "npcs"):
        assert len(shelves[shelf]) == 12
        for ready in shelves[shelf]:
            found = check(**ready["build"])
            assert found["problems"] == [], ready["id"]
            for number in ("integrity", "stability", "speed"):
                assert ready["glance"][number] == found["numbers"][number]["value"]
            reaches = [each["reach"]["value"] for each in found["profiles"].values()]
            assert ready["glance"]["reach"] == max(reaches)


def test_every_number_says_what_it_is_the_sum_of(check: Any) -> None:
    found = check(weapons=[RIFLE], hull={"scanner": 1})
    reach = found["profiles"]["w1"]["reach"]
    assert reach["value"] == 11
    assert [(part["name"], part["value"]) for part in reach["parts"]] == [
        ("Tier II", 7),
        ("Reach I", 2),
        ("Scanner I", 2),
    ]
    assert found["points"]["weapons.w1"] == {"name": "Rifle", "used": 1, "points": 5, "left": 4}
    assert found["points"]["hull-and-os"]["left"] == 9
    assert found["problems"] == []


def test_an_illegal_build_says_why_and_where_and_still_has_its_numbers(check: Any) -> None:
    heavy = {**RIFLE, "tags": {"reach": 3, "strike": 3, "napalm": 1}}
    found = check(weapons=[heavy], name=" ", tuning={"speed": 3, "recoil": 3, "evasion": 1})
    assert codes(found) == {
        ("build-no-name", "name"),
        ("build-wrong-damage", "weapons.w1.tags.napalm"),
        ("build-tag-points", "weapons.w1"),
        ("build-tuning-points", "tuning"),
    }
    assert {code for code, _ in codes(found)} <= codes_with_texts("refusals")
    assert found["numbers"]["speed"]["value"] == 7
    assert found["points"]["tuning"]["left"] == -1


def test_the_table_may_set_the_points_of_tuning(check: Any) -> None:
    tuned = {"speed": 3, "recoil": 3, "evasion": 1}
    assert check(7, tuning=tuned)["problems"] == []
    assert codes(check(6, tuning=tuned)) == {("build-tuning-points", "tuning")}


def test_unknown_parts_have_no_numbers_and_are_reported(check: Any) -> None:
    found = check(chassis="balloon")
    assert found["numbers"] is None
    assert found["profiles"] is None
    assert codes(found) == {("build-unknown", "chassis")}


def test_a_malformed_build_is_refused_with_its_place(url: str, http: httpx.Client) -> None:
    whole = {"build": {**BARE, "weapons": [RIFLE]}}
    for place, value in [
        (("build", "weapons", 0, "tier"), "two"),
        (("build", "weapons"), [RIFLE] * 17),
        (("build", "skills"), {"sharpness": 10**9}),
        (("build", "name"), "n" * 201),
        (("build", "armour"), 3),
        (("tuning_points",), -1),
    ]:
        body: Any = copy.deepcopy(whole)
        spot = body
        for step in place[:-1]:
            spot = spot[step]
        spot[place[-1]] = value
        answer = http.post(f"{url}{FRAMES}/check", json=body)
        assert answer.status_code == 422, place
        problem = answer.json()
        assert problem["code"] == "malformed"
        assert ".".join(map(str, place)) in problem["params"]["at"]


def test_a_table_checks_builds_by_its_own_points(table: Table, check: Any) -> None:
    tuned = {"speed": 3, "recoil": 3, "evasion": 1}
    build = {**BARE, "tuning": tuned}
    assert table.handler.ask("POST", "/queries/frame", json={"build": build}).json() == check(
        tuning=tuned
    )
