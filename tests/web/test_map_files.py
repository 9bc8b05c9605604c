"""Map files over REST: the report of an import, a scene from a file, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.formats.tiled_files import json_file, layer, listed, objects, tree, xml_file
from tests.web.server import API, BOARD, Table

KITE = {"id": 1, "name": "Kite", "x": 32, "y": 28, "properties": listed({"disposition": "enemy"})}
TILED = tree(
    2,
    2,
    [
        layer("terrain", 2, 2, [1, 1, 2, 0]),
        objects("units", KITE),
        objects("x", {"id": 2, "name": "What", "x": 30, "y": 30}),
    ],
    tiles={0: {"level": 3, "cover": "ice"}, 1: {"level": 5, "colour": "red"}},
)


def scenes(table: Table) -> list[str]:
    return list(table.handler.state()["view"]["scenes"])


@pytest.mark.parametrize(("name", "write"), [("x.tmj", json_file), ("x.tmx", xml_file)])
def test_put_says_what_a_file_became(
    table: Table, name: str, write: Callable[[dict[str, Any]], bytes]
) -> None:
    answer = table.handler.ask("PUT", "/map", params={"name": name}, content=write(TILED))
    assert answer.status_code == 200, answer.text
    report = answer.json()["report"]
    remarks = {each["code"]: each for each in report.pop("remarks")}
    assert report == {
        "format": name[2:],
        "columns": 2,
        "rows": 2,
        "orientation": "flat",
        "ground": 3,
        "voids": 1,
        "lowest": 3,
        "highest": 5,
        "props": 0,
        "notes": 2,
        "kinds": {"ice": 2},
        "units": 1,
    }
    assert set(remarks) == {"objects-ignored", "properties-ignored", "units-not-placed"}
    assert remarks["properties-ignored"]["params"] == {"names": "colour"}
    assert "colour" in remarks["properties-ignored"]["text"]
    view = table.handler.state()["view"]["scene"]
    assert (view["map"]["columns"], view["units"]) == (2, {})
    saved = table.handler.ask("GET", "/map", params={"format": name[2:]})
    again = table.handler.ask("PUT", "/map", params={"name": name}, content=saved.content)
    assert again.json()["report"]["kinds"] == {"ice": 2}


def test_a_new_table_has_the_report_of_its_file(url: str, http: httpx.Client) -> None:
    body = {"map": {"filename": "x.tmj", "text": json_file(TILED).decode()}}
    made = http.post(url + API + "/tables", json=body)
    assert made.status_code == 201, made.text
    assert made.json()["report"]["units"] == 1
    assert {each["code"] for each in made.json()["report"]["remarks"]} == {
        "objects-ignored",
        "properties-ignored",
    }
    key = {"Authorization": f"Bearer {made.json()['handler_key']}"}
    state = http.get(f"{url}{API}/tables/{made.json()['id']}/state", headers=key).json()
    (kite,) = state["view"]["scene"]["units"].values()
    assert (kite["name"], kite["at"]) == ("Kite", {"q": 0, "r": 0, "level": 3})
    assert "report" not in http.post(url + API + "/tables", json={}).json()


def test_a_scene_from_a_file_has_its_units(table: Table) -> None:
    handler = table.handler
    before = scenes(table)
    params = {"name": "The pass.tmj", "id": "once"}
    answer = handler.ask("POST", "/scenes", params=params, content=json_file(TILED))
    assert answer.status_code == 200, answer.text
    (added,) = set(scenes(table)) - set(before)
    assert answer.json()["scene"] == added
    assert handler.state()["view"]["scenes"][added]["name"] == "The pass"
    assert handler.state()["view"]["active_scene"] == before[0]
    # repeated, it adds nothing
    again = handler.ask("POST", "/scenes", params=params, content=json_file(TILED))
    assert again.status_code == 200
    assert "scene" not in again.json()
    assert len(scenes(table)) == len(before) + 1
    handler.do("scene.activate", scene=added)
    (kite,) = handler.state()["view"]["scene"]["units"].values()
    assert kite["name"] == "Kite"


def test_a_scene_whose_units_are_refused_says_so(table: Table) -> None:
    unit = {"name": "Odd", "disposition": "enemy", "speed": -5}
    document = {
        "format": "hexframe-map",
        "version": 1,
        "columns": 1,
        "rows": 1,
        "orientation": "flat",
        "ground": [[0]],
        "units": [unit],
    }
    answer = table.handler.ask(
        "POST", "/scenes", params={"name": "x.json"}, content=json.dumps(document)
    )
    assert answer.status_code == 200, answer.text
    (remark,) = answer.json()["report"]["remarks"]
    assert remark["code"] == "units-refused"
    assert remark["params"]["count"] == 1
    assert answer.json()["scene"] in scenes(table)


@pytest.mark.parametrize(
    ("name", "data", "code", "place"),
    [
        ("x.dd2vtt", b'{"image": ""}', "universal-vtt", (None, "")),
        ("x.tmj", json_file(TILED | {"orientation": "isometric"}), "not-hexagonal", (None, "$")),
        ("x.tmx", b"<map>\n<layer>", "bad-xml", (2, "")),
        ("x.board", b"size 1 1\nhex 0101 high", "bad-level", (2, "")),
        (
            "x.tmj",
            json_file(TILED | {"layers": [layer("terrain", 2, 2, [1])]}),
            "wrong-cells",
            (None, "$.layers[0].data"),
        ),
    ],
)
def test_files_that_are_refused_change_nothing(
    table: Table, name: str, data: bytes, code: str, place: tuple[int | None, str]
) -> None:
    before = table.handler.state()
    for method, path in (("PUT", "/map"), ("POST", "/scenes")):
        answer = table.handler.ask(method, path, params={"name": name}, content=data)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-map")
        data_of = answer.json()["data"]
        assert (data_of["code"], (data_of["line"], data_of["path"])) == (code, place)
    assert table.handler.state() == before


def test_only_a_handler_adds_scenes(table: Table) -> None:
    answer = table.join("Ada").ask("POST", "/scenes", params={"name": "x.board"}, content=BOARD)
    assert (answer.status_code, answer.json()["code"]) == (403, "handler-only")
    assert len(scenes(table)) == 1
