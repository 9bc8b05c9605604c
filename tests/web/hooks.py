"""Tables with webhooks, on a server whose operator allows private addresses."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.services import webhook_worker
from tests.web.receiver import Got, Receiver, receiving
from tests.web.server import Table, make_table, serving


@pytest.fixture(scope="module")
def quick() -> Iterator[None]:
    """Failed deliveries are repeated at once."""
    patch = pytest.MonkeyPatch()
    patch.setattr(webhook_worker, "FIRST_RETRY", 0.01)
    patch.setattr(webhook_worker, "LONGEST_RETRY", 0.1)
    yield
    patch.undo()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of the server."""
    return tmp_path_factory.mktemp("webhooks")


@pytest.fixture(scope="module")
def own(folder: Path, quick: None) -> Iterator[str]:
    """A server whose operator allows private addresses."""
    with serving(folder, webhooks_private=True) as address:
        yield address


@pytest.fixture
def hooked(own: str, http: httpx.Client) -> Table:
    """A table there."""
    return make_table(own, http, name="Hooked", map={"columns": 12, "rows": 10})


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver that takes everything."""
    with receiving() as running:
        yield running


def made(table: Table, url: str, **more: Any) -> dict[str, Any]:
    """Makes a webhook. Returns it with its secret."""
    answer = table.handler.ask("POST", "/webhooks", json={"url": url, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def say(table: Table, *texts: str) -> None:
    for text in texts:
        table.handler.do("chat.say", text=text)


def listed(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.handler.ask("GET", "/webhooks").json()["webhooks"]
    return found


def deliveries(table: Table, hook: dict[str, Any]) -> list[dict[str, Any]]:
    path = f"/webhooks/{hook['id']}/deliveries"
    found: list[dict[str, Any]] = table.handler.ask("GET", path).json()["deliveries"]
    return found


def texts(messages: list[Got]) -> list[str]:
    return [each.message["data"]["params"].get("text", "") for each in messages]


def wait_until(done: Callable[[], Any]) -> None:
    """Waits until the server has stored something, which it does after the answer has come."""
    end = time.monotonic() + 20
    while not done():
        assert time.monotonic() < end, "waited in vain"
        threading.Event().wait(0.02)
