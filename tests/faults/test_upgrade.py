"""The first start of a version with other rules, with real servers that are killed on the way."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import httpx

from app.live.replay import SNAPSHOT_FORMAT, replay_table, take_snapshot
from app.store import Store
from tests.faults.servers import Server, nursery
from tests.faults.waiting import waiting_for
from tests.live.long_game import lay_out
from tests.live.play import outdate_snapshots
from tests.web.command_line import run

ROWS = 3_000


async def played_before(folder: Path, rows: int) -> str:
    """A table that another version has played."""
    store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
    made = await lay_out(store, rows)
    await take_snapshot(store, made.id, await replay_table(store, made.id))
    await outdate_snapshots(store)
    store.close()
    return made.id


async def until_ready(server: Server, http: httpx.AsyncClient) -> list[int]:
    """Asks until the server is ready. Returns the percentages that it reported."""
    told: list[int] = []
    async with waiting_for(lambda: f"a server that is ready; it told {told}"):
        while True:
            assert (await http.get(f"http://{server.address}/health")).status_code == 200
            answer = await http.get(f"http://{server.address}/ready")
            if answer.status_code == 200:
                return told
            assert answer.json()["code"] == "being-prepared"
            told.append(answer.json()["params"]["percent"])


async def test_tables_are_refolded_once_and_a_killed_server_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    log, settings = tmp_path / "log", {"data_dir": str(tmp_path), "log_level": "info"}
    table = await played_before(tmp_path, ROWS)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    async with nursery(log) as servers, httpx.AsyncClient(timeout=30, trust_env=False) as http:
        shut = os.open(gate, os.O_RDWR)
        server = await servers.start(settings, "in snapshot", nth=3, keep_every=500, held=gate)
        await server.stands()
        assert (await http.get(f"http://{server.address}/health")).status_code == 200
        answer = await http.get(f"http://{server.address}/ready")
        assert answer.json()["code"] == "being-prepared", "it answers before it is ready"
        os.close(shut)
        await server.ended()
        store = Store.open(f"sqlite:///{tmp_path / 'hexframe.db'}")
        assert await store.snapshots.has(table, SNAPSHOT_FORMAT, 1_000)
        server = await servers.start(settings, keep_every=500)
        told = await until_ready(server, http)
        assert told == sorted(told)
        assert await store.snapshots.has(table, SNAPSHOT_FORMAT, ROWS)
        await server.stop()
        server = await servers.start(settings)
        assert await until_ready(server, http) == [], "the third start has nothing to do"
        await server.stop()
        store.close()
    said = re.findall(r"(\d+) tables are brought up to date \((\d+) commands\)", log.read_text())
    assert [count for count, _ in said] == ["1", "1"]
    whole, rest = (int(rows) for _, rows in said)
    assert (whole, rest) == (ROWS, ROWS - 1_000)


async def test_a_stopped_server_does_not_finish_the_refold(tmp_path: Path) -> None:
    settings = {"data_dir": str(tmp_path)}
    table = await played_before(tmp_path, ROWS)
    async with nursery(tmp_path / "log") as servers:
        server = await servers.start(settings)
        await server.stop()
    store = Store.open(f"sqlite:///{tmp_path / 'hexframe.db'}")
    assert not await store.snapshots.has(table, SNAPSHOT_FORMAT, ROWS)
    store.close()


async def test_an_operator_can_refold_before_the_start(tmp_path: Path) -> None:
    table = await played_before(tmp_path / "data", 600)
    done = await asyncio.to_thread(run, tmp_path, "table", "fold")
    assert (done.returncode, done.stdout) == (0, "Brought up to date: 1 table.\n"), done.stderr
    store = Store.open(f"sqlite:///{tmp_path / 'data' / 'hexframe.db'}")
    assert await store.snapshots.has(table, SNAPSHOT_FORMAT, 600)
    store.close()
