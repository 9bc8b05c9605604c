"""The server's library: units, maps, missions and stamps that Handlers save at one table and use at
another."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.services.library import MOST_BYTES
from tests.web.command_line import run
from tests.web.server import Table, unit

MakeTable = Callable[..., Table]


def save(table: Table, **body: Any) -> dict[str, Any]:
    answer = table.handler.ask("POST", "/library", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def entry(table: Table, made: dict[str, Any]) -> dict[str, Any]:
    answer = table.handler.ask("GET", f"/library/{made['id']}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names(table: Table, **params: str) -> list[str]:
    answer = table.handler.ask("GET", "/library", params=params)
    return [each["name"] for each in answer.json()["entries"]]


def pack(table: Table) -> list[str]:
    """Adds a fitted enemy and a plain one, hurt and steered by a pilot."""
    handler, ada = table.handler, table.join("Ada")
    handler.do("unit.add", name="Drone", disposition="enemy", build="picket-drone", at=at(3, 2))
    handler.do("unit.add", **unit("Mule", 5, 1, controller=ada.seat, notes="slow", group="Convoy"))
    mule = handler.unit("Mule")
    handler.do("unit.update", unit=mule, integrity=1)
    return [handler.unit("Drone"), mule]


def at(q: int, r: int, level: int = 0) -> dict[str, int]:
    return {"q": q, "r": r, "level": level}


def test_units_are_saved_whole_and_used_at_another_table(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    units = pack(here)
    made = save(here, kind="units", name="Convoy", note="with a drone", units=units)
    assert (made["kind"], made["own"], made["holds"]) == ("units", True, {"units": 2})
    found = entry(there, made)
    drone, mule = found["body"]["units"]
    assert drone["build"]["name"]
    assert (mule["integrity"], mule["group"], "controller" in mule) == (30, "Convoy", False)
    for _ in range(2):
        there.handler.do("units.add", **found["body"], at=at(6, 3), numbered=True)
    shown = there.handler.state()["view"]["scene"]["units"].values()
    assert [each["name"] for each in shown] == ["Drone", "Mule", "Drone 2", "Mule 2"]
    first, second = list(shown)[:2]
    assert (second["at"]["q"] - first["at"]["q"], second["at"]["r"] - first["at"]["r"]) == (2, -1)
    assert len({(each["at"]["q"], each["at"]["r"]) for each in shown}) == 4
    assert first["frame"] is not None


def test_a_map_is_saved_and_replaces_another(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    here.handler.do("terrain.set", cells=[{"q": 2, "r": 2, "level": 7}])
    made = save(here, kind="map", name="Hill")
    assert made["holds"] == {"hexes": 12 * 10}
    body = entry(there, made)["body"]
    assert body["format"] == "hexframe-map"
    put = there.handler.ask("PUT", "/map?name=map.hexframe.json", json=body)
    assert put.status_code == 200, put.text
    same = [each.handler.ask("GET", "/map").json()["ground"] for each in (here, there)]
    assert same[0] == same[1]


def test_a_mission_is_saved_with_its_secrets_and_without_its_crew(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    here.handler.do("mission.add", name="The dam", base=100, notes="a trap", primary="Hold it")
    (mission,) = here.handler.state()["view"]["missions"]
    here.handler.do(
        "mission.add_objective", mission=mission, text="Leave no trace", bonus=5, hidden=True
    )
    made = save(here, kind="mission", name="Dam", mission=mission)
    assert made["holds"] == {"objectives": 1}
    there.handler.do("mission.add", **entry(there, made)["body"])
    (copy,) = there.handler.state()["view"]["missions"].values()
    assert (copy["name"], copy["base"], copy["notes"], copy["phase"]) == (
        "The dam", 100, "a trap", "draft",
    )  # fmt: skip
    assert copy["objectives"][0]["text"] == "Leave no trace"


def test_entries_are_found_by_words_and_kind(table: Table) -> None:
    for name, note in (
        ("Zebra", "Two herds by a waterhole"),
        ("yak", "a waterhole for two"),
        ("Xerus", ""),
    ):
        save(table, kind="map", name=name, note=note)
    assert names(table, search="WATERHOLE two") == ["yak", "Zebra"]
    assert names(table, search="waterhole", kind="units") == []
    assert [each for each in names(table, kind="map") if each[0] in "XyZ"] == [
        "Xerus",
        "yak",
        "Zebra",
    ]


def test_a_file_of_the_library_is_added_again(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    made = save(here, kind="units", name="Pack", units=pack(here))
    document = entry(here, made)
    again = save(there, kind="document", document=document)
    assert entry(there, again) == document
    assert again["own"]
    header = here.handler.ask("GET", f"/library/{made['id']}").headers["content-disposition"]
    assert "Pack.hexframe-library.json" in header


@pytest.mark.parametrize(
    "change",
    [
        {"format": "hexframe-map"},
        {"version": 2},
        {"kind": "song"},
        {"name": " "},
        {"name": 7},
        {"note": "x" * 501},
        {"body": []},
        {"body": {"units": []}},
        {"body": {"units": [{"name": "Fox"}]}},
        {"body": {"units": [{"name": "Fox", "disposition": "enemy", "wings": 2}]}},
        {"kind": "mission"},
        {"kind": "stamp"},
        {"kind": "stamp", "body": {"ground": []}},
        {"kind": "stamp", "body": {"ground": [{"q": 0, "r": 0, "level": 5000}]}},
        {"kind": "stamp", "body": {"notes": [{"q": 0, "r": 0, "of": [1]}]}},
    ],
)
def test_a_file_that_is_no_entry_is_refused(table: Table, change: dict[str, Any]) -> None:
    good = {
        "format": "hexframe-library",
        "version": 1,
        "kind": "units",
        "name": "Foxes",
        "note": "",
        "body": {"units": [unit("Fox", 1, 1)]},
    }
    before = names(table)
    answer = table.handler.ask(
        "POST", "/library", json={"kind": "document", "document": {**good, **change}}
    )
    assert refused(answer) == (422, "bad-entry")
    assert names(table) == before
    save(table, kind="document", document=good)


def test_a_file_with_a_wrong_map_is_refused(table: Table) -> None:
    document = {
        "format": "hexframe-library", "version": 1, "kind": "map", "name": "Map", "note": "",
        "body": {"format": "hexframe-map", "version": 1},
    }  # fmt: skip
    answer = table.handler.ask("POST", "/library", json={"kind": "document", "document": document})
    assert refused(answer) == (422, "bad-map")


STAMP = {
    "level": 1,
    "ground": [{"q": 0, "r": -1, "levels": [1, 2, None]}, {"q": 1, "r": 0, "level": 3, "count": 2}],
    "notes": [{"q": 0, "r": 0, "of": [0, 1]}, {"q": 2, "r": 0, "notes": []}],
    "kinds": [[{"kind": "woods", "level": 2}], []],
    "props": [{"q": 0, "r": 0, "base": 2, "height": 2, "value": 5, "name": "Hut"}],
}


def stamp(body: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": "hexframe-library", "version": 1, "kind": "stamp", "name": "Hamlet", "note": "",
        "body": body,
    }  # fmt: skip


def test_a_stamp_is_saved_and_its_parts_are_commands_elsewhere(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    made = save(here, kind="document", document=stamp(STAMP))
    assert (made["kind"], made["holds"]) == ("stamp", {"hexes": 6, "props": 1})
    body = entry(there, made)["body"]
    assert body == STAMP
    (listed,) = there.handler.ask("GET", "/library", params={"kind": "stamp"}).json()["entries"]
    assert (listed["name"], listed["holds"]) == ("Hamlet", made["holds"])
    at = {"q": 4, "r": 3}

    def moved(cells: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**cell, "q": cell["q"] + at["q"], "r": cell["r"] + at["r"]} for cell in cells]

    there.handler.do(
        "batch",
        commands=[
            {"type": "terrain.set", "cells": moved(body["ground"])},
            {"type": "terrain.note", "cells": moved(body["notes"]), "kinds": body["kinds"]},
            *({"type": "prop.add", **prop} for prop in moved(body["props"])),
        ],
    )
    document = there.handler.ask("GET", "/map").json()
    assert [prop["name"] for prop in document["props"]] == ["Hut"]


def test_a_stamp_that_is_more_than_one_command_is_refused(table: Table) -> None:
    kinds = [[{"kind": "woods", "text": "x" * 200}]] * 300
    answer = table.handler.ask(
        "POST", "/library", json={"kind": "document", "document": stamp({**STAMP, "kinds": kinds})}
    )
    assert refused(answer) == (413, "too-large")


def test_more_units_than_one_command_can_have_are_refused(table: Table) -> None:
    body = {"units": [{**unit("Fox", 1, 1), "notes": "x" * 4000}] * (MOST_BYTES // 4000 + 1)}
    document = {
        "format": "hexframe-library", "version": 1, "kind": "units", "name": "Foxes", "note": "",
        "body": body,
    }  # fmt: skip
    answer = table.handler.ask("POST", "/library", json={"kind": "document", "document": document})
    assert refused(answer) == (413, "too-large")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "units", "units": ["nobody"]}, "no-such-unit"),
        ({"kind": "units", "units": ["nobody"], "scene": "nowhere"}, "no-such-scene"),
        ({"kind": "map", "scene": "nowhere"}, "no-such-scene"),
        ({"kind": "mission", "mission": "none"}, "no-such-mission"),
        ({"kind": "units", "units": []}, "malformed"),
        ({"kind": "map", "units": ["u"]}, "malformed"),
    ],
)
def test_what_is_not_there_cannot_be_saved(table: Table, body: dict[str, Any], code: str) -> None:
    answer = table.handler.ask("POST", "/library", json={"name": "Thing", **body})
    assert refused(answer)[1] == code


def test_only_its_own_table_removes_an_entry(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    made = save(here, kind="map", name="Hill")
    path = f"/library/{made['id']}"
    assert refused(there.handler.ask("DELETE", path)) == (403, "not-your-entry")
    assert here.handler.ask("DELETE", path).status_code == 204
    assert refused(here.handler.ask("DELETE", path)) == (404, "no-such-entry")
    assert refused(there.handler.ask("GET", path)) == (404, "no-such-entry")


def test_an_entry_stays_when_its_table_is_deleted(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    made = save(here, kind="map", name="Ruin")
    assert here.handler.ask("DELETE", "").status_code == 204
    assert entry(there, made)["name"] == "Ruin"


def test_only_handlers_use_the_library(table: Table) -> None:
    made = save(table, kind="map", name="Hill")
    ada = table.join("Ada")
    for method, path in (
        ("GET", "/library"),
        ("POST", "/library"),
        ("GET", f"/library/{made['id']}"),
        ("DELETE", f"/library/{made['id']}"),
    ):
        body = {"json": {"kind": "map", "name": "Mine"}} if method == "POST" else {}
        assert refused(ada.ask(method, path, **body)) == (403, "handler-only")


def test_an_operator_looks_after_the_library(tmp_path: Path, table: Table) -> None:
    document = entry(table, save(table, kind="map", name="Ford"))
    file = tmp_path / "ford.json"
    file.write_text(json.dumps(document), "utf-8")
    added = run(tmp_path, "library", "add", str(file))
    assert added.returncode == 0, added.stderr
    entry_id = added.stdout.removeprefix("Added: ").strip()
    assert run(tmp_path, "library", "list").stdout.split() == [entry_id, "map", "-", "Ford"]
    assert json.loads(run(tmp_path, "library", "export", entry_id).stdout) == document
    assert run(tmp_path, "library", "remove", entry_id).stdout == "Removed.\n"
    gone = run(tmp_path, "library", "remove", entry_id)
    assert (gone.returncode, gone.stderr) == (1, "There is no such entry in the library\n")
    for wrong in ("[]", "{}", "no JSON"):
        file.write_text(wrong, "utf-8")
        assert run(tmp_path, "library", "add", str(file)).returncode in (1, 2)
    assert run(tmp_path, "library", "list").stdout == ""
