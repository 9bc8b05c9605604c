"""Tokens for programs: the page makes and ends them, and a page of another origin uses one."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do
from tests.browser.layout_checks import CUT, NAMELESS
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

#: Reads the view, opens a socket and a stream with tickets, and shows what it gets.
OVERLAY = (Path(__file__).parent / "overlay.html").read_bytes()


@contextmanager
def site() -> Iterator[str]:
    """Another origin, with the overlay as its only page."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(OVERLAY)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def programs(person: Table) -> Locator:
    """Opens the section of a person."""
    person.tab("Table")
    return open_section(person, "Programs")


def as_the_seat(section: Locator) -> None:
    """Lets the new token act as the own seat; a Handler's form offers what spectators see first."""
    own = section.get_by_role("option", name="(you)")
    section.get_by_label("It acts as").select_option(value=own.get_attribute("value"))


def make(section: Locator, name: str, *scopes: str, site: str = "") -> str:
    """Makes a token and returns its secret."""
    section.get_by_role("textbox", name="Name").fill(name)
    for scope in scopes:
        section.get_by_role("checkbox", name=scope).check()
    section.get_by_label("Sites whose pages may use it").fill(site)
    section.get_by_role("button", name="Make a token").click()
    return section.get_by_label(f"Token of {name}").input_value()


def answers(page: Page, secret: str) -> int:
    """Returns the status with which the server answers a program with this secret."""
    base = page.evaluate("() => document.body.dataset.api")
    signed = {"Authorization": f"Bearer {secret}"}
    return httpx.get(f"{page.url.split('/t/')[0]}{base}/state", headers=signed).status_code


def test_a_handler_makes_renews_and_revokes_a_token(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    section = programs(handler)
    base = handler.page.evaluate("() => document.body.dataset.api")
    address = section.get_by_label("The address that programs call")
    expect(address).to_have_value(re.compile(f"^http.*{base}$"))
    expect(section.get_by_role("link", name="Guide for programs")).to_have_attribute(
        "href", "/guide/api"
    )
    as_the_seat(section)
    expect(section).to_contain_text("It sees all secrets of this table")
    secret = make(section, "Score board", "Roll")
    assert secret.startswith("hft_")
    assert answers(handler.page, secret) == 200
    line = section.get_by_role("listitem").filter(has_text="Score board")
    expect(line).to_contain_text("Read, Roll")
    expect(line).to_contain_text("until")
    line.get_by_role("button", name="New secret for Score board").click()
    line.get_by_role("button", name="End the old secret?").click()
    field = section.get_by_label("Token of Score board")
    expect(field).not_to_have_value(secret)
    renewed = field.input_value()
    assert (answers(handler.page, secret), answers(handler.page, renewed)) == (401, 200)
    handler.page.reload()
    handler.ready()
    section = programs(handler)
    expect(section.get_by_role("listitem")).to_contain_text("Score board")
    expect(section.get_by_label("Token of Score board")).to_have_count(0)
    section.get_by_role("button", name="Revoke Score board").click()
    section.get_by_role("button", name="Revoke it?").click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    assert answers(handler.page, renewed) == 401
    assert handler.page.evaluate(CUT) == []
    assert handler.page.evaluate(NAMELESS) == []


def test_a_handler_changes_a_token(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    section = programs(handler)
    as_the_seat(section)
    secret = make(section, "Score board", "Chat")
    line = section.get_by_role("listitem").filter(has_text="Score board")
    expect(line).to_contain_text("Read, Chat")
    line.get_by_role("button", name="Change Score board").click()
    form = section.get_by_role("form", name="Change Score board")
    expect(form.get_by_role("checkbox", name="Chat")).to_be_checked()
    expect(form.get_by_label("It is good for")).to_have_value("-1")
    form.get_by_role("textbox", name="Name").fill("Ticker")
    form.get_by_role("checkbox", name="Chat").uncheck()
    form.get_by_role("checkbox", name="Roll").check()
    form.get_by_label("It is good for").select_option(label="Until it is revoked")
    form.get_by_label("Requests in ten seconds").fill("40")
    form.get_by_label("Sites whose pages may use it").fill("https://ticker.example")
    assert handler.page.evaluate(CUT) == []
    assert handler.page.evaluate(NAMELESS) == []
    form.get_by_role("button", name="Save the changes").click()
    expect(form).to_have_count(0)
    changed = section.get_by_role("listitem").filter(has_text="Ticker")
    expect(changed).to_contain_text(
        "Read, Roll · https://ticker.example · at most 40 requests in ten seconds · without an end"
    )
    assert answers(handler.page, secret) == 200
    # what is not touched stays
    changed.get_by_role("button", name="Change Ticker").click()
    form = section.get_by_role("form", name="Change Ticker")
    form.get_by_label("Requests in ten seconds").fill("")
    form.get_by_role("button", name="Save the changes").click()
    expect(changed).to_contain_text("Read, Roll · https://ticker.example · without an end")
    changed.get_by_role("button", name="Change Ticker").click()
    section.get_by_role("button", name="Cancel").click()
    expect(section.get_by_role("form", name="Change Ticker")).to_have_count(0)


def test_a_change_that_somebody_else_made_first_is_told(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_of(demo_people, demo), pilot_of(demo_people, demo, "Ada", "Magpie")
    own = programs(pilot)
    make(own, "Dice bot", "Roll")
    section = programs(handler)
    section.get_by_role("button", name="Change Dice bot").click()
    form = section.get_by_role("form", name="Change Dice bot")
    expect(form.get_by_role("checkbox")).to_have_count(4)
    own.get_by_role("button", name="Change Dice bot").click()
    theirs = own.get_by_role("form", name="Change Dice bot")
    theirs.get_by_role("textbox", name="Name").fill("Mine")
    theirs.get_by_role("button", name="Save the changes").click()
    expect(theirs).to_have_count(0)
    form.get_by_role("button", name="Save the changes").click()
    expect(handler.page.get_by_text("has changed in the meantime")).to_be_visible()
    for watch in demo_people.watches:  # the browser's own word for the refusal
        watch.complaints = [each for each in watch.complaints if "412" not in each]


def test_what_is_offered_follows_the_seat(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_of(demo_people, demo), pilot_of(demo_people, demo, "Ada", "Magpie")
    section = programs(handler)
    boxes = section.get_by_role("checkbox")
    # what sees least is chosen first
    expect(boxes).to_have_count(1)
    expect(section).not_to_contain_text("sees all secrets")
    as_the_seat(section)
    expect(boxes).to_have_count(6)
    section.get_by_label("It acts as").select_option(label="What spectators see (only reads)")
    expect(boxes).to_have_count(1)
    boxes.uncheck()
    expect(section.get_by_role("button", name="Make a token")).to_be_disabled()
    boxes.check()
    make(section, "Wall")
    own = programs(pilot)
    expect(own.get_by_role("checkbox")).to_have_count(4)
    expect(own.get_by_label("It acts as")).to_have_count(0)
    make(own, "Dice bot", "Roll")
    expect(own.get_by_role("listitem")).to_have_count(1)
    section = programs(handler)
    make(section, "Third")
    expect(section.get_by_role("listitem")).to_have_count(3)


def test_a_page_of_another_origin_follows_the_table(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    section = programs(handler)
    table = handler.page.evaluate("() => document.body.dataset.api").rpartition("/")[2]
    with site() as allowed, site() as other:
        secret = make(section, "Overlay", site=allowed)
        place = f"#{demo.url}|{table}|{secret}"
        page, _ = demo_people.sit()
        page.goto(f"{allowed}/{place}")
        seen = page.locator("#seen")
        expect(seen).to_contain_text("state")
        expect(seen).to_contain_text("socket view")
        expect(seen).to_contain_text("stream view")
        do(handler, "chat.say", text="On air")
        expect(seen).to_contain_text("socket change chat.said")
        expect(seen).to_contain_text("stream chat.said")
        stranger, watch = demo_people.sit()
        stranger.goto(f"{other}/{place}")
        expect(stranger.locator("#seen")).to_contain_text("refused TypeError")
        assert any("CORS" in each for each in watch.complaints)
        watch.complaints.clear()
        section.get_by_role("button", name="Revoke Overlay").click()
        section.get_by_role("button", name="Revoke it?").click()
        expect(seen).to_contain_text("closed 4401 token-revoked")
        expect(seen).to_contain_text('ended {"code":4401,"reason":"token-revoked"}')
