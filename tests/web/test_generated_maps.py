"""Generated maps over REST: who may have them made, the limits, and the way onto a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from app.formats.generator import KINDS
from app.formats.registry import read_map
from tests.web.server import Table, make_table, serving

API = "/api/v1"
GENERATE = f"{API}/maps/generate"


def test_a_map_is_made_from_a_seed_and_put_on_the_table(
    url: str, http: httpx.Client, table: Table
) -> None:
    asked = {"kind": "canyon", "columns": 24, "rows": 16, "seed": 5, "settings": {"height": 3}}
    made = http.post(url + GENERATE, json=asked)
    assert made.status_code == 200
    assert made.headers["content-type"] == "application/json"
    found = read_map("map.hexframe.json", made.content)
    assert (found.name, found.map.columns, found.map.rows) == ("Canyon 5", 24, 16)
    assert http.post(url + GENERATE, json=asked).content == made.content
    at_table = table.handler.ask("POST", "/map/generate", json=asked)
    assert at_table.content == made.content
    put = table.handler.ask("PUT", "/map?name=Canyon.hexframe.json", content=made.content)
    assert put.status_code == 200
    shown = table.handler.state()["view"]["scene"]["map"]
    assert (shown["columns"], shown["lowest"], shown["highest"]) == (
        24,
        found.map.lowest,
        found.map.highest,
    )
    # one step to undo
    table.handler.do("undo")
    assert table.handler.state()["view"]["scene"]["map"]["columns"] == 12
    assert http.post(f"{url}{API}/tables", json={"map": made.json()}).status_code == 201


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"kind": "moon"}, "malformed"),
        ({"kind": None}, "malformed"),
        ({"columns": 0}, "malformed"),
        ({"columns": 10**30}, "malformed"),
        ({"columns": 201, "rows": 200}, "too-many-hexes"),
        ({"orientation": "round"}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"seed": 2**32}, "malformed"),
        ({"settings": {"height": 11}}, "malformed"),
        ({"settings": {"cheese": 1}}, "bad-map"),
        ({"settings": {str(n): 1 for n in range(30)}}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_is_refused(
    url: str, http: httpx.Client, table: Table, change: dict[str, Any], code: str
) -> None:
    asked = {"kind": "hills", **change}
    for answer in (
        http.post(url + GENERATE, json=asked),
        table.handler.ask("POST", "/map/generate", json=asked),
    ):
        assert (answer.status_code in (413, 422), answer.json()["code"]) == (True, code)


def test_who_may(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, operator_key="sesame", max_hexes=100) as url:
        key = {"Authorization": "Bearer sesame"}
        asked = {"kind": "hills", "columns": 8, "rows": 8}
        refused = http.post(url + GENERATE, json=asked)
        assert (refused.status_code, refused.json()["code"]) == (403, "operator-only")
        assert http.post(url + GENERATE, json=asked, headers=key).status_code == 200
        large = http.post(url + GENERATE, json={**asked, "rows": 20}, headers=key)
        assert (large.status_code, large.json()["code"]) == (413, "too-many-hexes")
        http.headers.update(key)
        table = make_table(url, http, map={"columns": 8, "rows": 8, "orientation": "flat"})
        del http.headers["Authorization"]
        pilot = table.join("Ada")
        assert table.handler.ask("POST", "/map/generate", json=asked).status_code == 200
        assert pilot.ask("POST", "/map/generate", json=asked).json()["code"] == "handler-only"
        # the limit of the server holds for another size as well
        wide = table.handler.send({"type": "map.resize", "columns": 101, "rows": 1})
        assert (wide.status_code, wide.json()["code"]) == (413, "too-many-hexes")


def test_the_page_knows_every_kind(url: str, http: httpx.Client, table: Table) -> None:
    page = http.get(
        f"{url}/t/{table.id}", headers={"Authorization": f"Bearer {table.handler.token}"}
    ).text
    for kind in KINDS.values():
        sliders = " ".join(f"{name}={usual}" for name, usual in kind.sliders.items())
        assert f"{kind.name} {sliders}" in page
