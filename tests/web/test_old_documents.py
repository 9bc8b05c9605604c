"""Documents of older versions still open with all their content."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.rules.frame_state.combat.model import Condition, Duration
from tests.engine.transfers import imported as opened
from tests.engine.transfers import normal
from tests.web.schema import check_view
from tests.web.server import API, Table, import_table

STORED = Path(__file__).parents[1] / "fixtures" / "tables"


def stored(version: int) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((STORED / f"version-{version}.json").read_text("utf-8"))
    assert document["version"] == version
    return document


@pytest.mark.parametrize("version", [1, 2])
def test_a_stored_document_opens(new_table: Callable[..., Table], version: int) -> None:
    copy = import_table(new_table().handler, stored(version))
    view = copy.state()["view"]
    check_view(view)
    assert (view["table"]["name"], view["scene"]["name"]) == ("Grey Ford", "Scene 1")
    assert [each["name"] for each in view["scenes"].values()] == ["Scene 1", "The pass"]
    units = {each["name"]: each for each in view["scene"]["units"].values()}
    assert list(units) == ["Hound", "Shade", "Wolf", "Lynx", "Wreck", "Ann"]
    hound, lynx, wreck, ann = (units[name] for name in ("Hound", "Lynx", "Wreck", "Ann"))
    assert (hound["integrity"], hound["obstacle"], hound["notes"]) == (10, True, "slow")
    assert (units["Shade"]["hidden"], hound["highlighted"], wreck["destroyed"]) == (True,) * 3
    assert (ann["pilot_of"], ann["carried_by"], ann["at"]) == (wreck["id"], hound["id"], None)
    assert (lynx["integrity"], lynx["energy"], lynx["frame"]["recoil"]) == (5, 2, 3)
    assert lynx["frame"]["design"]["name"] == "Kestrel"
    assert lynx["frame"]["numbers"]["evasion"]["value"] == 4
    conflict = view["scene"]["conflict"]
    assert (conflict["segment"], conflict["active"]) == ("enemy", units["Wolf"]["id"])
    (attack,) = view["attacks"].values()
    assert [each["prop"] or each["unit"] for each in attack["targets"]] == [
        next(iter(view["scene"]["props"])), lynx["id"]
    ]  # fmt: skip
    (ask,) = view["asks"].values()
    assert (ask["text"], ask["to"]) == ("Kick the door", {"q": 5, "r": 3})
    assert [each["name"] for each in view["characters"].values()] == ["Fox", "Ghost"]
    assert next(iter(view["characters"].values()))["unit"] == hound["id"]
    done, now, later = view["missions"].values()
    assert (done["phase"], now["phase"], later["phase"]) == ("paid", "running", "draft")
    assert [(pay["name"], pay["sum"]) for pay in done["paid"]] == [
        ("Ghost", 310), ("Fox", 275), ("Owl", 335)
    ]  # fmt: skip
    assert done["paid"][0]["lines"][1]["id"] == done["objectives"][1]["id"]
    assert sorted(kept["name"] for kept in view["builds"].values()) == ["Ada's", "Mine"]
    copy.do("attack.roll", attack=attack["id"])


def test_a_document_without_history_says_what_one_with_history_leads_to() -> None:
    """Both were exported from one table at one moment."""
    old, whole = stored(1), stored(2)
    del whole["history"]
    assert normal({"world": old}) == normal({"world": {**whole, "version": 1}})
    table = opened(old)
    assert [len(scene.units) for scene in table.state.world.scenes.values()] == [6, 1]


FOX = {"name": "Fox", "disposition": "pilot", "speed": 4, "integrity": 20, "stability": 12}


def test_a_document_of_before_frames_still_opens() -> None:
    fox = {
        **FOX,
        "at": {"q": 3, "r": 3, "level": 0},
        "energy": 4,
        "footprint": [[0, 0, 0]],
        "silhouette": "biped",
        "hidden": False,
        "notes": "",
        "now": {"integrity": 7},
    }
    table = opened({**BARE, "units": [fox]})
    (unit,) = table.state.scene.units.values()
    assert (unit.integrity, unit.integrity_max, unit.frame) == (7, 20, None)


def test_a_condition_names_who_caused_it() -> None:
    ends = {"when": "turn-end", "unit": 0, "count": 2}
    burning = {"kind": "burning", "tier": 2, "by": 1, "burn": 6, "ends": ends}
    fox = {**FOX, "state": {"conditions": [burning, {**burning, "by": None, "ends": None}]}}
    table = opened({**BARE, "units": [fox, {**FOX, "name": "Dog"}]})
    one, two = table.state.scene.units.values()
    assert one.conditions == (
        Condition("burning", 2, two.id, ends=Duration("turn-end", one.id, 2), burn=6),
        Condition("burning", 2, burn=6),
    )


def test_a_hand_written_build_makes_a_frame() -> None:
    for build in ("kestrel", None):
        kestrel = stored(1)["units"][3]["build"] if build is None else build
        table = opened({**BARE, "units": [{"name": "K", "disposition": "ally", "build": kestrel}]})
        (unit,) = table.state.scene.units.values()
        assert unit.frame is not None
        assert unit.integrity == unit.integrity_max == 15


BARE: dict[str, Any] = {
    "format": "hexframe-table",
    "version": 1,
    "name": "x",
    "map": {
        "format": "hexframe-map",
        "version": 1,
        "columns": 9,
        "rows": 9,
        "orientation": "flat",
        "ground": [[0] * 9] * 9,
    },
}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("characters", [{"name": "Fox", "unit": 7}]),
        ("characters", [{"name": "Fox", "unit": -1}]),
        ("characters", [{"name": "Fox", "unit": "0"}]),
        ("missions", [{"name": "Job", "crew": [0]}]),
        ("missions", [{"name": "Job", "crew": 3}]),
        ("missions", [{"name": "Job", "tallies": [3]}]),
        ("missions", [{"name": "Job", "tallies": [{"integrity": 1}]}]),
        ("missions", [{"name": "Job", "paid": [{"name": "Fox", "lines": []}]}]),
        ("fight", {"conflict": 3}),
        ("fight", {"conflict": {"acted": 3}}),
        ("fight", {"conflict": {"acted": [[1]]}}),
        ("fight", {"conflict": {"acted": [[7, "done"]]}}),
        ("fight", {"conflict": {"active": 7}}),
        ("fight", {"attacks": 3}),
        ("fight", {"attacks": [{"unit": 7}]}),
        ("fight", {"attacks": [{"unit": 0, "passed": 3}]}),
        ("fight", {"attacks": [{"unit": 0, "passed": [7]}]}),
        ("fight", {"attacks": [{"unit": 0, "mark": 7}]}),
        ("fight", {"attacks": [{"unit": 0, "targets": [{"id": 7}]}]}),
        ("fight", {"reactions": [{"unit": 0, "awaits": 7}]}),
        ("fight", {"asks": [{"unit": None}]}),
        ("fight", {"asks": [{"unit": 0, "kind": "repair", "about": 7}]}),
        ("fight", {"asks": [{"unit": 0, "attack": {"weapon": "gun"}}]}),
        ("units", [{**FOX, "now": [1]}]),
        ("units", [{**FOX, "now": {"pilot_of": 7}}]),
        ("units", [{**FOX, "now": {"carried_by": "0"}}]),
        ("units", [{**FOX, "state": {"conditions": 3}}]),
        ("units", [{**FOX, "state": {"conditions": [3]}}]),
        ("units", [{**FOX, "state": {"conditions": [{"kind": "burning", "by": -1}]}}]),
        ("units", [{**FOX, "build": {"name": "Wrong"}}]),
        ("units", [{**FOX, "build": {"name": "K", "chassis": "no", "generator": "no"}}]),
    ],
)
def test_a_place_that_is_not_in_the_document(table: Table, part: str, value: Any) -> None:
    document = {**BARE, "units": [FOX], part: value}
    answer = table.handler.http.post(f"{table.url}{API}/tables/import", json=document)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-document")
