"""Real Chromium against a real server; every page is watched for errors and foreign requests."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import pictures
from tests.browser.board import Open
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.harness_server import serve_harness
from tests.browser.people import (
    MOVING,
    PATIENCE,
    SHARP,
    STILL,
    Contexts,
    People,
    people_around,
)
from tests.browser.server import NO_LIMITS, OwnServer, Server, SharedDemo, SharedServer
from tests.browser.waiting import wait_before_actions

SHOTS = Path(__file__).parent / "shots"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run; absent, the tests say that they were not run."""
    path = find_chromium()
    if path is None:
        if os.environ.get("HEXFRAME_TEST_REQUIRE_ALL"):
            pytest.fail("Chromium is required here and was not found")
        pytest.skip("not run: Chromium was not found")
    wait_before_actions()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    """Where the harness pages are served."""
    with serve_harness() as url:
        yield url


@pytest.fixture(scope="session")
def harness_contexts(browser: Browser, origin: str) -> Contexts:
    """The browser contexts of the harness pages."""
    return Contexts(browser, f"{origin}/package.json")


@pytest.fixture
def board(harness_contexts: Contexts, origin: str) -> Iterator[Open]:
    """Opens the harness; fails the test when the page threw anything."""
    contexts = []
    errors: list[str] = []

    def start(query: str = "", **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1200, "height": 800})
        context = harness_contexts.take(**options)
        contexts.append(context)
        page = context.new_page()
        harness_contexts.forget(page, origin)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{origin}/tests/browser/harness/board.html{query}")
        page.wait_for_function("window.ready === true")
        page.evaluate("board.centre(world.hex(15, 13), 1.2)")
        page.wait_for_function("!board.busy()")
        return page

    yield start
    for context in contexts:
        harness_contexts.give_back(context)
    assert errors == []


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Gives the address of the server that the tests of this process share."""
    running = OwnServer(tmp_path_factory.mktemp("server") / "data", settings=NO_LIMITS)

    def url() -> str:
        if not running.alive:
            running.start()
        return running.url

    yield url
    running.kill()


@pytest.fixture(scope="session")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    """The server with scripted dice that the tests of this process share, one after the other."""
    folder = tmp_path_factory.mktemp("scripted") / "data"
    running = OwnServer(folder, module="tests.scripted_dice_server", settings=NO_LIMITS)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def scripted_contexts(browser: Browser, scripted: OwnServer) -> Contexts:
    """The browser contexts of everybody at the server with scripted dice."""
    return Contexts(browser, scripted.url)


@pytest.fixture(scope="session")
def contexts(browser: Browser, shared_server: Callable[[], str]) -> Contexts:
    """The browser contexts of everybody at the shared server."""
    return Contexts(browser, shared_server())


def _own(tmp_path: Path, *, demo: bool) -> Iterator[Server]:
    running = OwnServer(tmp_path / "data", demo=demo)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server, which others may use too; with the mark `own_server` an empty one to kill."""
    if request.node.get_closest_marker("own_server"):
        yield from _own(tmp_path, demo=False)
    else:
        yield SharedServer(request.getfixturevalue("shared_server")())


@pytest.fixture
def demo(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A new demonstration table; with the mark `own_server` at a server of its own to kill."""
    if request.node.get_closest_marker("own_server"):
        yield from _own(tmp_path, demo=True)
    else:
        table = SharedDemo(request.getfixturevalue("shared_server")())
        yield table
        table.remove()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves only the tests that keep pictures of tools, where these are wanted."""
    if pictures.wanted():
        items[:] = [each for each in items if "picture" in getattr(each, "fixturenames", ())]


@pytest.fixture
def picture() -> pictures.Picture:
    """Keeps a picture of a tool in docs/screenshots, where that is wanted."""
    return pictures.keep_tool if pictures.wanted() else lambda page, name: None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what everyone saw when a test fails, in tests/browser/shots/."""
    report = yield
    given = getattr(item, "funcargs", {}).values()
    people = next((each for each in given if isinstance(each, People)), None)
    if report.when == "call" and report.failed and people is not None:
        people.picture(SHOTS / item.name)
    return report


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> dict[str, Any]:
    """How pages of this test are drawn: moving and sharp with the mark `motion`."""
    if request.node.get_closest_marker("motion"):
        return MOVING
    return SHARP if pictures.wanted() else STILL


@pytest.fixture
def people(
    browser: Browser, server: Server, contexts: Contexts, shown: dict[str, Any]
) -> Iterator[People]:
    """People around a server; no page may complain or leave the origin."""
    yield from people_around(browser, server, contexts, shown=shown)


@pytest.fixture
def demo_people(
    browser: Browser, demo: Server, contexts: Contexts, shown: dict[str, Any]
) -> Iterator[People]:
    """People around the demonstration table."""
    yield from people_around(browser, demo, contexts, shown=shown)
