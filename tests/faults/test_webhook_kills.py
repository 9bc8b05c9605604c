"""Servers die between the commit of a line and its delivery, and no webhook misses anything: over
SQLite, and over PostgreSQL with Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.faults.loads import quiet
from tests.faults.server import DELIVERED
from tests.faults.servers import Nursery, Server, nursery
from tests.faults.waiting import waiting_for
from tests.web.receiver import Got, Receiver, receiving

#: Seconds for which a server holds a webhook; the next one waits as long for one that was killed.
HOLD = 1.0
#: The same where another server waits for it meanwhile: longer than a busy machine lets one wait.
LONG_HOLD = 6.0
#: Points at which servers die one after the other, and their passes.
KILLS = [
    ("committed", 1), (DELIVERED, 1), ("folded", 3), (DELIVERED, 4), ("committed", 5),
    (DELIVERED, 2),
]  # fmt: skip
#: The most lines that one server takes before it must have died.
MOST = 40


class Speaker:
    """A Handler who says numbered lines over REST, and repeats one whose answer did not come."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.table: dict[str, Any] = {}
        self.said = 0

    async def make_table(self, server: Server, hook: Receiver) -> str:
        """Makes a table with a webhook. Returns its secret."""
        made = await self.http.post(f"http://{server.address}/api/v1/tables", json={})
        self.table = made.json()
        body = {"url": hook.url, "kinds": ["chat"]}
        answer = await self.ask(server, "webhooks", body)
        return str(answer.json()["secret"])

    async def ask(self, server: Server, path: str, body: dict[str, Any]) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.table['handler_key']}"}
        address = f"http://{server.address}/api/v1/tables/{self.table['id']}/{path}"
        return await self.http.post(address, json=body, headers=headers)

    async def say(self, server: Server) -> bool:
        """Says the next line. Returns whether the server took it; else it is said again."""
        command = {"type": "chat.say", "text": str(self.said)}
        try:
            answer = await self.ask(server, "commands", {"id": f"c{self.said}", "command": command})
        except httpx.TransportError:
            return False
        assert answer.status_code == 200, answer.text
        self.said += 1
        return True


async def come(hook: Receiver, last: int) -> list[Got]:
    """Returns everything that came up to a line."""

    def wait() -> list[Got]:
        found = [hook.next()]
        while number(found[-1]) != last:
            found.append(hook.next())
        return found

    async with waiting_for(f"line {last}"):
        return await asyncio.to_thread(wait)


def number(got: Got) -> int:
    return int(got.message["data"]["params"]["text"])


#: Starts a server of the database of the test.
Start = Callable[..., Awaitable[Server]]


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param("postgresql", marks=[pytest.mark.postgres, pytest.mark.redis]),
    ]
)
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Start:
    """Starts servers over SQLite, or over PostgreSQL and Redis."""
    settings = {"data_dir": str(tmp_path), "webhooks_private": True}
    if request.param == "postgresql":
        scratch: Callable[[], str] = request.getfixturevalue("scratch_postgres")
        settings |= {"database_url": scratch()}
        settings |= {"redis_url": request.getfixturevalue("redis_url")}

    async def started(servers: Nursery, *point: Any, hold: float | None = HOLD) -> Server:
        return await servers.start(settings, *point, hold=hold)

    return started


async def test_each_line_comes_at_least_once_and_in_order(tmp_path: Path, start: Start) -> None:
    with receiving() as hook:
        async with (
            httpx.AsyncClient(timeout=30, trust_env=False) as http,
            nursery(tmp_path / "log") as servers,
        ):
            speaker = Speaker(http)
            first = await start(servers)
            secret = await speaker.make_table(first, hook)
            await speaker.say(first)
            await first.kill()
            for point, nth in KILLS:
                server = await start(servers, point, nth)
                for _ in range(MOST):
                    if not await speaker.say(server):
                        break
                assert await server.ended() == -9
            last = await start(servers)
            for _ in range(5):
                assert await speaker.say(last)
            came = await come(hook, speaker.said - 1)
            await last.stop()
    quiet(tmp_path / "log")
    heard = [number(each) for each in came]
    first_heard = list(dict.fromkeys(heard))
    assert first_heard == list(range(speaker.said))
    # A repeated line is the last one before it: nothing is sent again that others followed.
    assert heard == sorted(heard)
    assert len(heard) > len(first_heard), "no server died between an answer and its note"
    assert all(each.is_signed_with(secret) for each in came)
    assert len({each.id for each in came}) == speaker.said
    assert len({(each.id, number(each), each.body) for each in came}) == speaker.said


@pytest.mark.parametrize("lines", [60])
async def test_of_two_processes_one_delivers_at_a_time(
    tmp_path: Path, start: Start, lines: int
) -> None:
    with receiving() as hook:
        async with (
            httpx.AsyncClient(timeout=30, trust_env=False) as http,
            nursery(tmp_path / "log") as servers,
        ):
            speaker = Speaker(http)
            # Held for as long as usual: a hold that ends too early lets both deliver.
            both = [await start(servers, hold=None) for _ in range(2)]
            await speaker.make_table(both[0], hook)
            for n in range(lines):
                assert await speaker.say(both[n % 2])
            came = await come(hook, lines - 1)
            for server in both:
                await server.stop()
            assert hook.came.empty()
    quiet(tmp_path / "log")
    assert [number(each) for each in came] == list(range(lines))


@pytest.mark.parametrize("lines", [40])
async def test_a_process_takes_over_from_one_that_was_killed(
    tmp_path: Path, start: Start, lines: int
) -> None:
    """Two processes and two tables: the one that delivers dies after an answer, and the other one
    goes on, in the order of each table."""
    with receiving() as hook, receiving() as other:
        async with (
            httpx.AsyncClient(timeout=30, trust_env=False) as http,
            nursery(tmp_path / "log") as servers,
        ):
            speakers = [Speaker(http), Speaker(http)]
            stays = await start(servers, hold=LONG_HOLD)
            secrets = [
                await speaker.make_table(stays, each)
                for speaker, each in zip(speakers, (hook, other), strict=True)
            ]
            dies = await start(servers, DELIVERED, 5, hold=LONG_HOLD)
            while not dies.gone:
                for speaker in speakers:
                    await speaker.say(dies)
            while speakers[0].said < lines or speakers[1].said < lines:
                for speaker in speakers:
                    await speaker.say(stays)
            came = [
                await come(each, speaker.said - 1)
                for speaker, each in zip(speakers, (hook, other), strict=True)
            ]
            await stays.stop()
    quiet(tmp_path / "log")
    for speaker, secret, got in zip(speakers, secrets, came, strict=True):
        heard = [number(each) for each in got]
        assert list(dict.fromkeys(heard)) == list(range(speaker.said))
        assert heard == sorted(heard)
        assert len({each.id for each in got}) == speaker.said
        assert all(each.is_signed_with(secret) for each in got)
