"""Real Chromium against a real server; every page is watched for errors and foreign requests."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import late
from tests.browser.board import Open
from tests.browser.patience import be_patient
from tests.browser.server import Server

ROOT = Path(__file__).resolve().parents[2]
SHOTS = Path(__file__).parent / "shots"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Milliseconds after which something that must happen, or be seen, has failed.
PATIENCE = 15_000
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


#: Chromium without windows takes a fifth less time here; the others draw the same pages
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """The machine's own Chromium: HEXFRAME_TEST_CHROMIUM, else the usual program names."""
    named = os.environ.get("HEXFRAME_TEST_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUMS)), None)


def make_late(context: BrowserContext) -> None:
    """Let every page of a person draw late, where that is asked for."""
    if (number := late.seed()) is not None:
        context.add_init_script(late.SCRIPT.replace("SEED", str(number)))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run; absent, the tests say that they were not run."""
    path = find_chromium()
    if path is None:
        if os.environ.get("HEXFRAME_TEST_REQUIRE_ALL"):
            pytest.fail("Chromium is required here and was not found")
        pytest.skip("not run: Chromium was not found")
    be_patient()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the repository for the harness pages, with the real page's rule for styles."""

    def log_message(self, format: str, *args: object) -> None:
        return

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "style-src 'self'; img-src 'self' data: blob:")
        super().end_headers()


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    """Where the harness pages are served: the repository's root over plain HTTP."""
    handler = functools.partial(_Quiet, directory=str(ROOT))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as served:
        thread = threading.Thread(target=served.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()
        thread.join()


@pytest.fixture
def board(browser: Browser, origin: str) -> Iterator[Open]:
    """Opens the harness; fails the test when the page threw anything."""
    contexts = []
    errors: list[str] = []

    def start(query: str = "", **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1200, "height": 800})
        context = browser.new_context(**options)
        contexts.append(context)
        make_late(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{origin}/tests/browser/harness/board.html{query}")
        page.wait_for_function("window.ready === true")
        page.evaluate("board.centre(world.hex(15, 13), 1.2)")
        page.wait_for_function("!board.busy()")
        return page

    yield start
    for context in contexts:
        context.close()
    assert errors == []


class Watch:
    """What a context's pages said, asked and received; the evidence for leaks and errors."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.forgive_network = False
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", lambda m: self._complain(m.type, m.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))
        page.on("response", lambda response: self._response(response))
        page.on("websocket", lambda ws: ws.on("framereceived", self._frame))

    def _complain(self, kind: str, text: str) -> None:
        # While the server is down on purpose the browser itself reports refused connections.
        if kind in ("error", "warning") and not (self.forgive_network and "ERR_CONNECTION" in text):
            self.complaints.append(f"{kind}: {text}")

    def _request(self, url: str) -> None:
        if not url.startswith(
            (self.origin, self.origin.replace("http", "ws", 1), "data:", "blob:")
        ):
            self.complaints.append(f"request leaves the origin: {url}")

    def _response(self, response: object) -> None:
        try:
            self.received.append(response.text())  # type: ignore[attr-defined]
        except Exception:
            return

    def _frame(self, payload: str | bytes) -> None:
        self.received.append(payload if isinstance(payload, str) else payload.decode())

    def everything(self) -> str:
        """All response bodies and frames received so far, one string."""
        return "\n".join(self.received)


class People:
    """Opens a browser context per person and closes all of them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.watches: list[Watch] = []
        self._contexts: list[BrowserContext] = []

    def sit(self, *, phone: bool = False) -> tuple[Page, Watch]:
        """A fresh person: own cookies, desktop or phone."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        make_late(context)
        watch = Watch(context, self.server.url)
        self.watches.append(watch)
        self._contexts.append(context)
        return context.new_page(), watch

    def picture(self, folder: Path) -> None:
        """A screenshot of every open page."""
        for number, context in enumerate(self._contexts):
            for page in context.pages:
                page.screenshot(path=folder / f"{number}.png")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty data directory."""
    running = Server(tmp_path / "data")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Server]:
    """A server that opened the demonstration table."""
    running = Server(tmp_path / "data", demo=True)
    running.start()
    yield running
    running.kill()


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


def _people(browser: Browser, server: Server) -> Iterator[People]:
    people = People(browser, server)
    yield people
    people.close()
    assert [c for w in people.watches for c in w.complaints] == []


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """People around an empty server; no page may complain or leave the origin."""
    yield from _people(browser, server)


@pytest.fixture
def demo_people(browser: Browser, demo: Server) -> Iterator[People]:
    """People around the demonstration table."""
    yield from _people(browser, demo)
