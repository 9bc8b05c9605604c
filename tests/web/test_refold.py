"""What visitors and operators see of a table that is being replayed, or cannot be read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from app.live.replay import replay_table, take_snapshot
from app.store import Store
from app.store.rows import Row
from app.web.app import create_app
from tests.live.long_game import lay_out
from tests.live.play import outdate_snapshots
from tests.web.server import API, local, make_table, raw_socket, serving

BROWSER = {"Accept": "text/html"}


def test_visitors_wait_while_a_table_is_refolded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no time to wait, the first visit to an unloaded table gets the progress."""
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        made = [make_table(url, http) for _ in range(3)]
    monkeypatch.setattr("app.web.app.PATIENCE", 0.0)
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        program, person, page = made
        signed_in = {"Authorization": f"Bearer {program.handler.token}"}
        asked = f"{url}{API}/tables/{program.id}/state"
        answer = http.get(asked, headers=signed_in)
        assert answer.status_code == 503
        assert answer.json()["code"] == "being-prepared"
        assert answer.headers["Retry-After"] == "3"
        assert patiently(http, asked, signed_in).json()["view"]["table"]["id"] == program.id

        cookie = {"Cookie": f"hexframe_{person.id}={person.handler.token}"}
        asked = f"{url}/t/{person.id}"
        answer = http.get(asked, headers={**BROWSER, **cookie})
        assert answer.status_code == 503
        assert answer.headers["Refresh"] == "3"
        assert "One moment" in answer.text and "opens by itself" in answer.text
        assert patiently(http, asked, {**BROWSER, **cookie}).status_code == 200

        cookie = {"Cookie": f"hexframe_{page.id}={page.handler.token}"}
        with (
            raw_socket(url, page.id, headers=cookie, origin=url) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "being-prepared")


def patiently(http: httpx.Client, url: str, headers: dict[str, str]) -> httpx.Response:
    """Asks again as the answer says, but sooner."""
    for _ in range(1_000):
        answer = http.get(url, headers=headers)
        if answer.status_code != 503:
            break
    return answer


async def test_readiness_while_the_server_starts(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'hexframe.db'}")
    made = await lay_out(store, 10)
    await take_snapshot(store, made.id, await replay_table(store, made.id))
    await outdate_snapshots(store)
    store.close()
    app = create_app(local(tmp_path))
    async with app.router.lifespan_context(app):
        # before anything else could run
        assert app.state.service.refold_progress.tables == 1


def test_a_table_of_a_newer_program_is_refused_and_the_others_play(tmp_path: Path) -> None:
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        newer, other = make_table(url, http), make_table(url, http)
        newer.handler.do("chat.say", text="hello")
    write_strange(tmp_path, newer.id)
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        headers = {"Authorization": f"Bearer {newer.handler.token}"}
        for _ in range(2):
            answer = http.get(f"{url}{API}/tables/{newer.id}/state", headers=headers)
            assert answer.status_code == 503
            assert answer.json()["code"] == "newer-table"
            assert "newer version" in answer.json()["detail"]
        ready: dict[str, Any] = http.get(f"{url}/ready").json()
        assert ready == {"status": "ok", "unreadable": 1}
        headers = {"Authorization": f"Bearer {other.handler.token}"}
        body = {"id": "c1", "command": {"type": "chat.say", "text": "we play"}}
        answer = http.post(f"{url}{API}/tables/{other.id}/commands", json=body, headers=headers)
        assert answer.status_code == 200


def write_strange(folder: Path, table: str) -> None:
    """Writes one more row of a newer program."""

    async def write() -> None:
        store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
        version = (await store.journal.heads([table]))[table] + 1
        event = {"type": "unit.teleported", "v": 1}
        await store.journal.append(Row(table, version, "later", None, "", "now", [event]))
        store.close()

    asyncio.run(write())
