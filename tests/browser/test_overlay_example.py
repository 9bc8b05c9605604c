"""The overlay of examples/: a page of another origin that shows turn, last roll and bars."""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from hexframe.client import Server as Client
from hexframe.client import Table
from hexframe.client.commands import (
    ConflictStart,
    DiceRoll,
    TurnStart,
    UnitAdd,
    UnitTake,
    UnitUpdate,
)
from tests.browser.server import ROOT, Server


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word on the console."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def site() -> Iterator[str]:
    """Serves the overlay as its README says, on a free port."""
    handler = functools.partial(Quiet, directory=str(ROOT / "examples" / "overlay"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()


@pytest.fixture
def table(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Table, Table, str]]:
    """A table with a pilot's unit: the Handler's, the pilot's, and the unit."""
    monkeypatch.setenv("NO_PROXY", "*")
    blank = {"columns": 12, "rows": 10, "orientation": "flat"}
    with Client(server.url) as client:
        handler, invites = client.make_table(name="Pass", map=blank)
        pilot = client.join(handler.id, invites["pilot"], "Ada")
        added = handler.send(
            UnitAdd(name="Hound", disposition="pilot", at={"q": 2, "r": 3, "level": 0},
                    speed=4, integrity=30, stability=20)
        )  # fmt: skip
        hound = added["events"][0]["params"]["unit"]["unit"]
        pilot.send(UnitTake(unit=hound))
        handler.send(
            UnitAdd(name="Secret thing", disposition="enemy", hidden=True, speed=4,
                    at={"q": 8, "r": 3, "level": 0}, integrity=30, stability=20)
        )  # fmt: skip
        yield handler, pilot, hound


def test_it_follows_a_fight_and_knows_what_spectators_know(
    browser: Browser, table: tuple[Table, Table, str]
) -> None:
    handler, pilot, hound = table
    with site() as origin, browser.new_context() as context:
        made = handler.make_token("Overlay", ["read"], seat="spectators", origins=[origin])
        page = context.new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(f"{origin}/#server={handler.url}&table={handler.id}&token={made['token']}")
        turn, roll, bars = page.locator("#turn"), page.locator("#roll"), page.locator("#bars li")
        expect(turn).to_have_text("Pass")
        expect(bars).to_have_text([re.compile("Hound")])
        handler.send(ConflictStart())
        pilot.send(TurnStart(unit=hound))
        expect(turn).to_have_text("Round 1 · Hound's turn")
        done = pilot.send(DiceRoll(notation="2d6"))
        total = done["events"][0]["params"]["total"]
        expect(roll).to_have_text(f"Ada rolls 2d6: {total}")
        handler.send(UnitUpdate(unit=hound, integrity=12))
        expect(bars).to_have_text([re.compile("12 / 30")])
        assert page.get_by_label("integrity of Hound").evaluate("bar => bar.value") == 12
        # the stream shows through
        picture = Image.open(BytesIO(page.screenshot(omit_background=True)))
        assert picture.getpixel((picture.width - 1, picture.height - 1))[3] == 0  # type: ignore[index]
        assert "Secret" not in page.content()
        assert problems == []
        context.close()


def test_an_address_without_what_it_needs_says_so(
    browser: Browser, table: tuple[Table, Table, str]
) -> None:
    handler, _, _ = table
    with site() as origin, browser.new_context() as context:
        made = handler.make_token("Overlay", ["read"], seat="spectators", origins=[origin])
        page = context.new_page()
        turn = page.locator("#turn")
        page.goto(f"{origin}/")
        expect(turn).to_have_text("The address lacks server, table, token")
        page.goto(f"{origin}/#server={handler.url}&table={handler.id}")
        expect(turn).to_have_text("The address lacks token")
        page.goto(f"{origin}/#server={handler.url}&table={handler.id}&token={made['token']}")
        expect(turn).to_have_text("Pass")
        context.close()


def test_a_token_of_another_page_is_of_no_use(
    browser: Browser, table: tuple[Table, Table, str]
) -> None:
    handler, _, _ = table
    made = handler.make_token("Overlay", ["read"], seat="spectators", origins=["https://x.example"])
    with site() as origin, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{origin}/#server={handler.url}&table={handler.id}&token={made['token']}")
        expect(page.locator("#turn")).to_have_text(re.compile(f"Does the token name {origin}"))
        context.close()
