"""The examples are programs in a folder of their own, run against a real server."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.client.conftest import server as server
from tests.examples.programs import FOLDER, UNLIMITED
from tests.web.conftest import clean_environment as clean_environment
from tests.web.conftest import http as http
from tests.web.server import serving

sys.path.insert(0, str(FOLDER))


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory, clean_environment: None) -> Iterator[str]:
    """The address of a server that allows as many requests as two programs send."""
    with serving(tmp_path_factory.mktemp("examples"), **UNLIMITED) as address:
        yield address


@pytest.fixture
def other_http() -> Iterator[httpx.Client]:
    """The connections of a second program."""
    with httpx.Client(timeout=30, trust_env=False) as client:
        yield client
