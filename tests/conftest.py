"""Fixtures shared by all suites: scratch databases, Redis, and what happens when one is absent.

PostgreSQL and Redis are used when found (HEXFRAME_TEST_POSTGRES_URL, HEXFRAME_TEST_REDIS_URL, else
the usual local address). An absent one is named as not run; with HEXFRAME_TEST_REQUIRE_ALL=1 it
fails instead.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
import redis
from hypothesis import is_hypothesis_test
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from app.store import Store
from app.store.database import database_url
from tests import hypothesis_profile

USUAL_POSTGRES = (
    "postgresql:///postgres",
    "postgresql://postgres@127.0.0.1:5432/postgres",
    "postgresql://postgres:postgres@127.0.0.1:5432/postgres",
)
USUAL_REDIS = "redis://127.0.0.1:6379/0"

hypothesis_profile.use()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Turns coverage off in random tests and in tests with the mark `no_cover`.

    Measuring doubles their time, and named examples have to cover every branch anyway. pytest-cov
    starts two measurements in each process of a parallel run, and its own mark pauses only one.
    """
    tracer = sys.gettrace()
    random = is_hypothesis_test(getattr(item, "function", None))
    if tracer is None or not (random or item.get_closest_marker("no_cover")):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def absent(what: str, why: str) -> None:
    """Skips the test and names what did not run. Fails where everything is required."""
    if os.environ.get("HEXFRAME_TEST_REQUIRE_ALL") == "1":
        pytest.fail(f"{what} is expected and absent: {why}")
    pytest.skip(f"not run: {what} ({why})")


def _administer(url: str, statement: str) -> None:
    engine = create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(statement))
    finally:
        engine.dispose()


@pytest.fixture(scope="session")
def postgres_server() -> str:
    """Returns the URL of a PostgreSQL where this user may create databases."""
    given = os.environ.get("HEXFRAME_TEST_POSTGRES_URL")
    why = ""
    for url in (given,) if given else USUAL_POSTGRES:
        try:
            _administer(url, "SELECT 1")
        except OperationalError as error:
            why = why or str(error.orig).strip().splitlines()[0]
            continue
        return url
    absent("PostgreSQL", why)
    raise AssertionError("unreachable")


@pytest.fixture(scope="session")
def scratch_postgres(postgres_server: str) -> Iterator[Callable[[], str]]:
    """Creates empty databases, which are dropped when the run ends."""
    made: list[str] = []

    def make() -> str:
        name = f"hexframe_test_{os.getpid()}_{secrets.token_hex(4)}"
        _administer(postgres_server, f'CREATE DATABASE "{name}"')
        made.append(name)
        url = database_url(postgres_server).set(database=name)
        return url.render_as_string(hide_password=False)

    yield make
    for name in made:
        _administer(postgres_server, f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def postgres_url(scratch_postgres: Callable[[], str]) -> str:
    """A scratch PostgreSQL database for this run. Tests share it and create their own tables."""
    return scratch_postgres()


@pytest.fixture(scope="session")
def redis_url() -> str:
    """A running Redis. Tests use their own channels and keys."""
    url = os.environ.get("HEXFRAME_TEST_REDIS_URL") or USUAL_REDIS
    client = redis.Redis.from_url(url, socket_connect_timeout=2)
    try:
        client.ping()
    except redis.RedisError as error:
        absent("Redis", str(error))
    finally:
        client.close()
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The databases of the contract suite: each test runs once with each of them."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hexframe.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def empty_database(request: pytest.FixtureRequest, store_url: str, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if store_url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'empty.db'}"
    make: Callable[[], str] = request.getfixturevalue("scratch_postgres")
    return make()


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An open store over either database."""
    opened = Store.open(store_url)
    yield opened
    opened.close()


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[Store]:
    """An open store over SQLite, for tests where the database does not matter."""
    opened = Store.open(f"sqlite:///{tmp_path / 'hexframe.db'}")
    yield opened
    opened.close()
