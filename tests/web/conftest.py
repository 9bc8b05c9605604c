"""One server for most web tests. Those about limits start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from app.settings import variables
from tests.web.server import HTML, Table, make_table, serving


@pytest.fixture(scope="session", autouse=True)
def clean_environment() -> Iterator[None]:
    """The caller's settings do not affect the servers of the tests."""
    patch = pytest.MonkeyPatch()
    for name in variables():
        patch.delenv(name, raising=False)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory, clean_environment: None) -> Iterator[str]:
    """The address of a server with default settings."""
    with serving(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    """An HTTP client without cookies and without following redirects."""
    with httpx.Client(timeout=30, trust_env=False, verify=False) as client:
        yield client


@pytest.fixture
def new_table(url: str, http: httpx.Client) -> Callable[..., Table]:
    """Creates tables on the shared server."""

    def make(**body: Any) -> Table:
        blank = {"columns": 12, "rows": 10, "orientation": "flat"}
        return make_table(url, http, **{"name": "Test", "map": blank, **body})

    return make


@pytest.fixture
def table(new_table: Callable[..., Table]) -> Table:
    """A new table with a blank map."""
    return new_table()


@pytest.fixture
def browser(url: str) -> Iterator[httpx.Client]:
    """A client with cookies that follows no redirects."""
    with httpx.Client(
        base_url=url, headers=HTML, timeout=30, trust_env=False, verify=False
    ) as client:
        yield client
