"""The memory of tables: many maps at one table, and many tables.

The server's own estimate and its answers are compared, not the process.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.hostile.tables import AS_OPERATOR, GENEROUS
from tests.web.server import API, Person, serving

MIB: Final = 1024 * 1024
#: The memory of a process: one and a half times that of one table.
ROOM: Final = 3 * MIB // 2
SIDE: Final = 100


def hills(seed: int) -> dict[str, Any]:
    """A map of random heights."""
    chance = Random(seed)
    ground = [[chance.randint(-900, 900) for _ in range(SIDE)] for _ in range(SIDE)]
    shape = {"columns": SIDE, "rows": SIDE, "orientation": "flat"}
    return {"format": "hexframe-map", "version": 1, **shape, "ground": ground}


def held(url: str, http: httpx.Client) -> tuple[int, int]:
    """Returns the number of tables in memory, and their bytes."""
    lines = http.get(f"{url}/metrics", headers=AS_OPERATOR).text.splitlines()
    found = dict(line.split(" ") for line in lines if line.startswith("hexframe_table"))
    return int(float(found["hexframe_tables"])), int(float(found["hexframe_table_bytes"]))


def test_tables_and_maps_in_a_row_stay_within_the_memory(
    tmp_path: Path, http: httpx.Client
) -> None:
    bounds = {"table_bytes": MIB, "memory_bytes": ROOM}
    with serving(tmp_path, **{**GENEROUS, **bounds}) as url:
        made = http.post(f"{url}{API}/tables", headers=AS_OPERATOR, json={"map": hills(0)}).json()
        handler = Person(url, made["id"], made["handler_key"], http=http)
        for seed in range(1, 14):
            put = handler.ask("PUT", "/map", params={"name": "a.json"}, json=hills(seed))
            assert put.status_code == 200, put.text
            assert held(url, http)[1] <= ROOM

        answers = []
        for seed in range(14):
            body = {"map": hills(seed)}
            answers.append(http.post(f"{url}{API}/tables", headers=AS_OPERATOR, json=body))
            assert held(url, http)[1] <= ROOM
        refused = [answer for answer in answers if answer.status_code != 201]
        assert refused
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
            assert int(answer.headers["Retry-After"]) > 0
        listed = http.get(f"{url}{API}/tables", headers=AS_OPERATOR).json()["tables"]
        assert len(listed) == 1 + len(answers) - len(refused)
        assert handler.state()["view"]["scene"]["map"]["columns"] == SIDE
