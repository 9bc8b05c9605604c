"""People in front of a browser: a context for each, and what their pages said and received."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.browser import random_delays
from tests.browser.announcements import SAID_AND_GONE
from tests.browser.server import Server, SharedServer

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
DESK_OPTIONS: dict[str, Any] = {"viewport": DESKTOP}
#: Pages that do not move take a fifth less processor time, and so do those with a quarter of the
#: pixels: they have the same layout. Pages of a test with the mark `motion` move and are sharp, as
#: most people see them; so are the pages of the board alone (`conftest.board`).
SHARP: dict[str, Any] = {"reduced_motion": "reduce"}
STILL: dict[str, Any] = SHARP | {"device_scale_factor": 0.5}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
PHONE_OPTIONS: dict[str, Any] = {
    "viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2,
}  # fmt: skip
#: Milliseconds after which something that must happen, or be seen, has failed: far beyond what a
#: machine needs that does much else.
PATIENCE = 60_000
#: What Chromium says of a request whose network or server went away, before or during the answer.
NETWORK_ERRORS = (
    "ERR_CONNECTION",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_NETWORK",
    "ERR_SOCKET_NOT_CONNECTED",
)


def make_late(context: BrowserContext) -> None:
    """Let every page of a person draw late, where that is asked for."""
    if (number := random_delays.seed()) is not None:
        context.add_init_script(random_delays.SCRIPT.replace("SEED", str(number)))


class Watch:
    """What a context's pages said, and what they received: the evidence for errors and leaks.

    A request to another host fails and is complained about like every error of the console; see
    `chromium.FLAGS`.
    """

    def __init__(self, context: BrowserContext, hear: bool) -> None:
        self.complaints: list[str] = []
        self.forgive_network = False
        self._received: list[str] | None = [] if hear else None
        self._context = context
        context.on("page", self._page)

    def end(self) -> None:
        """Look at no further page of the context."""
        self._context.remove_listener("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", lambda m: self._complain(m.type, m.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        if self._received is not None:
            page.on("response", self._response)
            page.on("websocket", lambda ws: ws.on("framereceived", self._frame))

    def _complain(self, kind: str, text: str) -> None:
        # While the server or the network is away on purpose, the browser itself says so.
        lost = any(error in text for error in NETWORK_ERRORS)
        if kind in ("error", "warning") and not (self.forgive_network and lost):
            self.complaints.append(f"{kind}: {text}")

    def _response(self, response: Response) -> None:
        assert self._received is not None
        if "/static/" in response.url:  # the same for everybody
            return
        try:
            self._received.append(response.text())
        except Exception:
            return

    def _frame(self, payload: str | bytes) -> None:
        assert self._received is not None
        self._received.append(payload if isinstance(payload, str) else payload.decode())

    def everything(self) -> str:
        """All response bodies and frames received so far, one string, but for static files."""
        assert self._received is not None, "nobody listened: sit(hear=True)"
        assert self._received, "nothing was heard"
        return "\n".join(self._received)


class Contexts:
    """Browser contexts that tests use one after the other.

    What the browser has kept of scripts and styles serves the next person too, which halves the
    time a page takes to load. Each context keeps a page without content at the server open, so that
    its process stays for the next page. Cookies, storage and permissions do not stay.
    """

    def __init__(self, browser: Browser, blank: str) -> None:
        self._browser = browser
        self._blank = blank
        self._free: dict[str, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, str] = {}

    def take(self, **options: Any) -> BrowserContext:
        """A context with these options, without cookies, online and without pages of a person."""
        kind = repr(sorted(options.items()))
        free = self._free.setdefault(kind, [])
        if not free:
            context = new_context(self._browser, **options)
            context.new_page().goto(self._blank)
            self._kinds[context] = kind
            return context
        context = free.pop()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        return context

    def forget(self, page: Page, origin: str) -> None:
        """From a new page of a context, before it goes anywhere: throw the storage away."""
        tools = page.context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.detach()

    def give_back(self, context: BrowserContext) -> None:
        """Close the pages of a context but the first, which keeps the process; it is free."""
        for page in context.pages[1:]:
            page.close()
        self._free[self._kinds[context]].append(context)


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A browser context that is patient, and draws late where that is asked for."""
    # what Playwright evaluates in a frame that is drawn late is a script of nobody's
    bypass = random_delays.seed() is not None
    context = browser.new_context(color_scheme="dark", bypass_csp=bypass, **options)
    context.set_default_timeout(PATIENCE)
    make_late(context)
    context.add_init_script(SAID_AND_GONE)
    return context


class People:
    """Opens a browser context for each person, and closes all of them."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        contexts: Contexts | None = None,
        *,
        shown: dict[str, Any] = STILL,
    ) -> None:
        self.browser = browser
        self._shown = shown
        self.server = server
        self.watches: list[Watch] = []
        self._shared = contexts
        self._contexts: list[tuple[BrowserContext, Contexts | None]] = []

    def sit(
        self, *, phone: bool = False, hear: bool = False, clock: bool = False
    ) -> tuple[Page, Watch]:
        """A fresh person with cookies of their own, at a desk or with a phone; `hear` keeps all
        they receive, and with `clock` the test may set the time (`page.clock`)."""
        options = self._shown | (PHONE_OPTIONS if phone else DESK_OPTIONS)
        # A context keeps its clock. A page needs it from the start: events and timers of before
        # count by another clock, so a press can seem to be older than its button.
        shared = None if clock else self._shared
        context = shared.take(**options) if shared else new_context(self.browser, **options)
        if clock:
            context.clock.install()
        watch = Watch(context, hear)
        self.watches.append(watch)
        self._contexts.append((context, shared))
        page = context.new_page()
        if shared is not None:
            shared.forget(page, self.server.url)
        return page, watch

    def picture(self, folder: Path) -> None:
        """A screenshot of every open page."""
        for number, (context, _) in enumerate(self._contexts):
            for page in context.pages:
                page.screenshot(path=folder / f"{number}.png")

    def close(self) -> None:
        """Let everybody go."""
        for watch in self.watches:
            watch.end()
        for context, shared in self._contexts:
            if shared is None:
                context.close()
            else:
                shared.give_back(context)


def people_around(
    browser: Browser,
    server: Server,
    contexts: Contexts | None = None,
    *,
    shown: dict[str, Any] = STILL,
) -> Iterator[People]:
    """For fixtures: people at a server; fails when a page complained or left the origin."""
    shared = contexts if isinstance(server, SharedServer) else None
    people = People(browser, server, shared, shown=shown)
    yield people
    people.close()
    complaints = [c for w in people.watches for c in w.complaints]
    assert complaints == [], complaints
