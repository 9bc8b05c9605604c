"""The ready missions and maps: each opens, is whole, and can be played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.export.ready import find_ready, map_document, ready_tables
from app.formats.registry import read_map, write_map
from app.rules.geometry.hexes import Hex
from tests.web.command_line import run
from tests.web.server import API, HTML, Person, serving

MISSIONS = [each.id for each in ready_tables().values() if each.kind == "mission"]
MAPS = [each.id for each in ready_tables().values() if each.kind == "map"]


def start(url: str, http: httpx.Client, ready: str, **body: Any) -> Person:
    """Starts a table over REST and returns its Handler."""
    answer = http.post(f"{url}{API}/ready-tables/{ready}", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Person(url, made["id"], made["handler_key"], http=http)


def test_there_are_three_missions_and_six_maps() -> None:
    assert (len(MISSIONS), len(MAPS)) == (3, 6)


def test_the_list_has_what_the_start_page_shows(
    url: str, http: httpx.Client, browser: httpx.Client
) -> None:
    listed = http.get(f"{url}{API}/ready-tables").json()["ready"]
    assert [each["id"] for each in listed] == list(ready_tables())
    page = browser.get("/").text
    for each in listed:
        assert f'name="ready" value="{each["id"]}"' in page
        assert each["about"] in page
        picture = http.get(f"{url}{API}/ready-tables/{each['id']}/picture")
        assert picture.headers["content-type"] == "image/webp"
        assert picture.content[:4] == b"RIFF" and picture.content[8:12] == b"WEBP"
        assert len(picture.content) < 40_000


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_read_and_written_without_loss(name: str) -> None:
    entry = find_ready(name)
    found = read_map("map.hexframe.json", map_document(entry), 40_000)
    assert found.name == entry.name
    assert f"{found.map.columns} x {found.map.rows}" in entry.about
    again = read_map("map.hexframe.json", write_map("hexframe", found.map, entry.name), 40_000)
    assert again.map == found.map


@pytest.mark.parametrize("name", MAPS)
def test_a_table_starts_from_a_map(url: str, http: httpx.Client, name: str) -> None:
    handler = start(url, http, name)
    view = handler.state()["view"]
    assert view["table"]["name"] == view["scene"]["name"] == find_ready(name).name
    assert view["scene"]["units"] == {}


@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_has_all_that_a_night_needs(url: str, http: httpx.Client, name: str) -> None:
    handler = start(url, http, name)
    view = handler.state()["view"]
    scene = view["scene"]
    assert view["table"]["name"] == find_ready(name).name
    units = scene["units"]
    pilots = [each for each in units.values() if each["disposition"] == "pilot"]
    assert len(pilots) == len(view["characters"]) == 2
    assert sum(each["disposition"] == "enemy" for each in units.values()) >= 5
    # Every wave has units in reserve and a spawn zone to come to.
    reserve = {id for id, each in units.items() if each["at"] is None}
    waves = scene["waves"].values()
    assert len(waves) == 2
    assert {unit for wave in waves for unit in wave["units"]} == reserve
    for wave in waves:
        assert scene["zones"][wave["zone"]]["kind"] == "spawn"
        assert wave["trigger"]
    assert sum(each["kind"] == "objective" for each in scene["zones"].values()) >= 1
    (mission,) = view["missions"].values()
    assert mission["briefing"] and mission["primary"] and mission["notes"] and mission["base"]
    assert [each["hidden"] for each in mission["objectives"]].count(True) == 1
    assert set(mission["crew"]) == set(view["characters"])


@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_can_be_played(url: str, http: httpx.Client, name: str) -> None:
    """Everybody stands where one can stand, each pilot can move, and each wave has room."""
    handler = start(url, http, name)
    view = handler.state()["view"]
    board = read_map("map.hexframe.json", map_document(find_ready(_map_of(name))), 40_000).map
    (mission,) = view["missions"]
    for phase in ("briefed", "running"):
        handler.do("mission.phase", mission=mission, phase=phase)
    handler.do("conflict.start")
    units = view["scene"]["units"]
    for id, each in units.items():
        if each["at"] is not None:
            surfaces = board.surfaces(Hex(each["at"]["q"], each["at"]["r"]))
            flies = each["at"]["level"] > surfaces[-1]
            assert flies or each["at"]["level"] in surfaces, each["name"]
        if each["disposition"] == "pilot":
            handler.do("turn.start", unit=id)
            reach = handler.ask("POST", "/queries/reach", json={"unit": id, "mode": "ground"})
            assert reach.status_code == 200, reach.text
            assert len(reach.json()["cells"]) > 5
            handler.do("turn.end", unit=id)
    for id, wave in view["scene"]["waves"].items():
        handler.do("wave.enter", wave=id)
        units = handler.state()["view"]["scene"]["units"]
        assert all(units[each]["at"] is not None for each in wave["units"])


def _map_of(mission: str) -> str:
    return next(id for id, each in ready_tables().items() if each.mission == mission)


def test_a_pilot_learns_nothing_of_the_reserve(url: str, http: httpx.Client) -> None:
    answer = http.post(f"{url}{API}/ready-tables/dead-water").json()
    invite = answer["invites"]["pilot"]
    seat = http.post(
        f"{url}{API}/tables/{answer['id']}/seats", json={"invite": invite, "name": "Ada"}
    ).json()
    ada = Person(url, answer["id"], seat["token"], http=http)
    shown = json.dumps(ada.state())
    for secret in ("Relief", "Interceptor", "Barracks yard", "mortar", "Mortar"):
        assert secret not in shown


def test_the_page_opens_a_mission_with_one_press(browser: httpx.Client) -> None:
    origin = str(browser.base_url).rstrip("/")
    answer = browser.post("/tables", data={"ready": "night-freight"}, headers={"Origin": origin})
    assert answer.status_code == 303
    assert "Night Freight" in browser.get(answer.headers["location"]).text


def test_a_name_may_be_given(url: str, http: httpx.Client) -> None:
    for ready in ("old-quarter", "last-convoy"):
        handler = start(url, http, ready, name="Friday")
        assert handler.state()["view"]["table"]["name"] == "Friday"


@pytest.mark.parametrize("path", ["nothing", "nothing/picture", "..%2Findex"])
def test_an_unknown_one_is_refused(
    url: str, http: httpx.Client, browser: httpx.Client, path: str
) -> None:
    method = "GET" if path.endswith("picture") else "POST"
    answer = http.request(method, f"{url}{API}/ready-tables/{path}")
    assert answer.status_code == 404
    origin = str(browser.base_url).rstrip("/")
    page = browser.post("/tables", data={"ready": path}, headers={"Origin": origin})
    assert page.status_code == 404
    assert "There is no ready mission or map" in page.text


def test_a_bad_name_is_refused(url: str, http: httpx.Client) -> None:
    for name in ("", "x" * 200, 7):
        answer = http.post(f"{url}{API}/ready-tables/dead-water", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_the_operators_key_is_asked_for(tmp_path: Path) -> None:
    with (
        serving(tmp_path, operator_key="sesame") as url,
        httpx.Client(base_url=url, headers=HTML, timeout=30, verify=False) as browser,
    ):
        answer = browser.post("/tables", data={"ready": "dead-water"}, headers={"Origin": url})
        assert answer.status_code in (401, 403)
        assert 'aria-invalid="true"' in answer.text
        data = {"ready": "dead-water", "operator_key": "sesame"}
        assert browser.post("/tables", data=data, headers={"Origin": url}).status_code == 303


def test_the_command_line_starts_one(tmp_path: Path) -> None:
    made = run(tmp_path, "table", "create", "--ready", "salt-flats", "--json")
    assert json.loads(made.stdout)["id"]
    unknown = run(tmp_path, "table", "create", "--ready", "nowhere")
    assert unknown.returncode == 1
    assert "There is no ready mission or map nowhere" in unknown.stderr
