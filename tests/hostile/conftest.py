"""A server without limits on requests."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.hostile.tables import GENEROUS
from tests.web.conftest import clean_environment as clean_environment
from tests.web.conftest import http as http
from tests.web.server import serving


@pytest.fixture(scope="session")
def open_url(tmp_path_factory: pytest.TempPathFactory, clean_environment: None) -> Iterator[str]:
    """The address of a server with high limits and an operator's key."""
    with serving(tmp_path_factory.mktemp("hostile"), **GENEROUS) as address:
        yield address


@pytest.fixture(scope="session")
def asker() -> Iterator[httpx.Client]:
    """An HTTP client for as long as the server runs."""
    with httpx.Client(timeout=60, trust_env=False, verify=False) as client:
        yield client
