"""Wrong guesses are counted over all processes while Redis is available."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.settings import Settings
from app.web import shared_limits
from app.web.errors import Problem
from app.web.limits import Limits
from tests.redis_server import free_port, redis_server
from tests.web.answers import assert_too_many
from tests.web.server import API, make_table, serving

Pair = tuple[str, str]


@pytest.fixture
def address() -> str:
    """Returns an address in a network that has not guessed before."""
    return f"2001:db8:{secrets.randbelow(65536):x}:{secrets.randbelow(65536):x}::1"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Callable[..., Pair]]:
    """Starts two servers with the same settings."""
    with contextlib.ExitStack() as stack:

        def start(**settings: Any) -> Pair:
            one, other = (
                stack.enter_context(serving(tmp_path / name, **settings)) for name in "ab"
            )
            return one, other

        yield start


def guess(http: httpx.Client, url: str, address: str) -> int:
    """Tries a link. Returns the answer."""
    there = {"X-Forwarded-For": address}
    return http.get(f"{url}/j/{secrets.token_hex(8)}", headers=there).status_code


@pytest.mark.redis
def test_wrong_links_are_counted_together(
    pair: Callable[..., Pair], http: httpx.Client, redis_url: str, address: str
) -> None:
    one, other = pair(rate_guesses=5, redis_url=redis_url)
    assert [guess(http, url, address) for url in (one, other, one, other, one)] == [404] * 5
    assert [guess(http, url, address) for url in (other, one)] == [429] * 2
    # the right one is not checked either; the refusal is the same as with one process
    table = make_table(other, http)
    there = {"X-Forwarded-For": address}
    assert_too_many(
        http.get(f"{other}/j/{table.invites['pilot']}", headers=there), "too-many-guesses"
    )
    assert http.get(f"{other}/j/{table.invites['pilot']}").status_code == 200


@pytest.mark.redis
def test_wrong_tokens_are_counted_together(
    pair: Callable[..., Pair], http: httpx.Client, redis_url: str, address: str
) -> None:
    one, other = pair(rate_guesses=4, redis_url=redis_url)
    table = make_table(one, http)
    path = f"{API}/tables/{table.id}/state"
    wrong = {"X-Forwarded-For": address, "Authorization": "Bearer wrong"}
    answers = [http.get(url + path, headers=wrong) for url in (one, other) * 2]
    assert [answer.json()["code"] for answer in answers] == ["stale-token"] * 4
    for url in (one, other):
        assert_too_many(http.get(url + path, headers=wrong), "too-many-guesses")
    # clients with a seat continue, at the same address
    right = {**wrong, "Authorization": f"Bearer {table.handler.token}"}
    assert http.get(one + path, headers=right).status_code == 200


@pytest.mark.redis
def test_wrong_operator_keys_are_counted_together(
    pair: Callable[..., Pair], http: httpx.Client, redis_url: str, address: str
) -> None:
    one, other = pair(operator_key="right", redis_url=redis_url)

    def listed(url: str, key: str) -> httpx.Response:
        headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {key}"}
        return http.get(f"{url}{API}/tables", headers=headers)

    assert listed(other, "right").status_code == 200
    assert [listed(url, "wrong").status_code for url in (one, other) * 5] == [403] * 10
    for url in (one, other):
        assert_too_many(listed(url, "right"), "too-many-guesses")


@pytest.mark.redis
def test_many_at_once_are_no_more_than_one_process_allows(
    pair: Callable[..., Pair], redis_url: str, address: str
) -> None:
    one, _ = pair(operator_key="right", redis_url=redis_url)
    headers = {"X-Forwarded-For": address, "Authorization": "Bearer wrong"}

    async def all_at_once() -> list[int]:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
            asked = [client.get(f"{one}{API}/tables", headers=headers) for _ in range(40)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(all_at_once())) == [403] * 10 + [429] * 30


@pytest.mark.redis
def test_without_redis_each_process_counts_for_itself(
    pair: Callable[..., Pair], http: httpx.Client, tmp_path: Path, address: str
) -> None:
    port = free_port()
    with redis_server(port, tmp_path):
        one, other = pair(rate_guesses=4, redis_url=f"redis://127.0.0.1:{port}")
        assert guess(http, one, address) == 404
        assert guess(http, other, address) == 404
    # the counts of each process still apply
    assert [guess(http, one, address) for _ in range(4)] == [404] * 3 + [429]
    assert [guess(http, other, address) for _ in range(4)] == [404] * 3 + [429]
    assert http.get(f"{one}/health").status_code == 200


@pytest.mark.redis
async def test_redis_is_asked_again_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shared_limits, "PAUSE", 0.0)
    port = free_port()
    settings = Settings(rate_guesses=3, redis_url=f"redis://127.0.0.1:{port}")
    one, other = Limits(settings), Limits(settings)
    await one.count_wrong_guess("198.51.100.1", "link")  # lost: no process receives it
    assert "without Redis" in caplog.text
    with redis_server(port, tmp_path):
        for _ in range(2):
            await one.count_wrong_guess("198.51.100.2", "link")
        await other.check_guesses("198.51.100.2", "link")
        await other.count_wrong_guess("198.51.100.2", "link")
        with pytest.raises(Problem, match="too-many-guesses"):
            await one.check_guesses("198.51.100.2", "link")
        # each secret is counted by itself
        await one.check_guesses("198.51.100.2", "operator")
        await one.close()
        await other.close()


async def test_a_silent_redis_is_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "PAUSE", 3600.0)
    came: list[asyncio.StreamWriter] = []

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(writer)

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    limits = Limits(Settings(rate_guesses=2, redis_url=f"redis://127.0.0.1:{port}"))
    for _ in range(2):
        await limits.check_guesses("198.51.100.3", "link")
        await limits.count_wrong_guess("198.51.100.3", "link")
    with pytest.raises(Problem, match="too-many-guesses"):
        await limits.check_guesses("198.51.100.3", "link")
    assert len(came) == 1  # only the first one waited for it
    await limits.close()
    for writer in came:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    server.close()
    await server.wait_closed()
