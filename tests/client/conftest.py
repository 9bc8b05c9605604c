"""A server, and a table with a unit in a conflict, for the tests of the client."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from hexframe.client import Server
from tests.web.conftest import clean_environment as clean_environment
from tests.web.conftest import http as http
from tests.web.conftest import url as url


@pytest.fixture
def server(url: str, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """The client of a server on this machine, which is reached without a proxy."""
    monkeypatch.setenv("NO_PROXY", "*")
    with Server(url, http=http) as made:
        yield made
