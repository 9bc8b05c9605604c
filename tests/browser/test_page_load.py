"""A table page: its requests, and what it shows before its script runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from app import paths
from app.web.bundle import read_manifest
from tests.browser.flat_table import FlatTable, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People, people_around
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: The most requests of a table page until its map is drawn, with the page itself and the socket.
MOST_REQUESTS = 12


@pytest.fixture
def demo_people(browser: Browser, demo: Server) -> Iterator[People]:
    """People whose browsers have loaded nothing yet, so that every script is requested."""
    yield from people_around(browser, demo)


def test_a_table_opens_with_a_dozen_requests(demo_people: People, demo: Server) -> None:
    page = handler_of(demo_people, demo).page
    address = page.url
    # the page that was open may still be loading its later parts
    page.goto("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(address)
    Table(page).ready()
    assert 5 <= len(asked) <= MOST_REQUESTS, asked


def test_a_map_of_49_chunks_comes_with_four_requests(
    flat_table: FlatTable, people: People, server: Server
) -> None:
    size = {"columns": 200, "rows": 200, "orientation": "flat"}
    hills = httpx.post(f"{server.url}/api/v1/maps/generate", json={"kind": "hills", **size})
    laid = flat_table(map=hills.raise_for_status().json())
    named = set(laid.handler.state()["view"]["scene"]["map"]["chunks"])
    assert len(named) == 49
    page, _ = people.sit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_as_handler(page, laid)
    chunks = [parse_qs(urlsplit(url).query)["hash"] for url in asked if "/map/chunks" in url]
    assert len(chunks) == 4, asked
    assert sorted(hash for batch in chunks for hash in batch) == sorted(named)


def test_the_name_of_the_table_stands_there_before_any_script(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    held: list[Route] = []
    page.route("**/dist/table-*.js", lambda route: held.append(route))
    page.goto(demo.link("Handler"), wait_until="commit")
    opening = page.get_by_role("status")
    expect(opening).to_have_text("Cold Gorge Opening the table")
    for route in held:
        route.continue_()
    Table(page).ready()
    expect(opening.filter(has_text="Opening the table")).to_have_count(0)


#: The texts of what a table page loads after it has opened, and of refusals.
TEXTS = "**/dist/table-more-*.ftl"


def parts() -> list[str]:
    """The scripts that a table page loads after it has opened."""
    found: list[str] = read_manifest(paths.STATIC)["js/pages/table.js"]["later"]
    return found


def hold_parts(page: Page) -> list[Route]:
    """Keep back the parts of a table page, until the routes are continued."""
    held: list[Route] = []
    for name in parts():
        page.route(f"**/dist/{name}", lambda route: held.append(route))
    return held


def refuse_parts(page: Page) -> None:
    """Let the parts of a table page not be loaded, as where the connection is down."""
    for name in parts():
        page.route(f"**/dist/{name}", lambda route: route.abort("connectionrefused"))


def refuse_texts(page: Page) -> None:
    """Let their texts not be loaded."""
    page.route(TEXTS, lambda route: route.abort("connectionrefused"))


def test_a_tab_opened_before_its_script_has_come_shows_its_contents_after_that(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    held = hold_parts(page)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Map")
    contents = page.get_by_role("tabpanel", name="Map")
    expect(contents).to_have_text("Loading …")
    handler.tab("Map")
    held.pop().continue_()
    expect(contents.get_by_text("Ground brush")).to_be_visible()
    expect(page.get_by_role("tab", name="Map")).to_be_focused()


def test_a_dialog_opened_before_its_script_has_come_has_the_focus_after_that(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    held = hold_parts(page)
    page.goto(demo.link("Handler"))
    Table(page).ready()
    helper = page.get_by_role("dialog", name="Shortcuts")
    opening = page.get_by_role("status").filter(has_text="Loading …")
    opener = page.locator('[data-action="help"]')
    opener.press("Enter")
    expect(opening).to_be_visible()
    # Escape closes a dialog that is still on its way
    page.keyboard.press("Escape")
    expect(opening).to_have_count(0)
    opener.press("Enter")
    expect(opening).to_be_visible()
    held.pop().continue_()
    expect(helper).to_be_visible()
    expect(opening).to_have_count(0)
    expect(helper.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(helper).to_be_hidden()
    expect(opener).to_be_focused()


@pytest.mark.parametrize("refuse", [refuse_parts, refuse_texts])
def test_parts_that_cannot_be_loaded_can_be_tried_again(
    demo_people: People, demo: Server, refuse: Callable[[Page], None]
) -> None:
    page, watch = demo_people.sit()
    watch.forgive_network = True
    refuse(page)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Missions")
    contents = page.get_by_role("tabpanel", name="Missions")
    expect(contents.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(contents.get_by_role("button", name="Reload the page")).to_be_visible()
    page.unroute_all()
    contents.get_by_role("button", name="Try again").click()
    expect(contents.get_by_role("button", name="New mission")).to_be_visible()
    expect(contents.get_by_role("alert")).to_have_count(0)


def test_a_dialog_that_cannot_be_loaded_says_so_and_can_be_closed(
    demo_people: People, demo: Server
) -> None:
    page, watch = demo_people.sit()
    watch.forgive_network = True
    refuse_parts(page)
    page.goto(demo.link("Handler"))
    Table(page).ready()
    opener = page.locator('[data-action="help"]')
    opener.press("Enter")
    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(opener).to_be_focused()
    opener.press("Enter")
    expect(alert).to_be_visible()
    page.unroute_all()
    alert.get_by_role("button", name="Reload the page").click()
    Table(page).ready()
    opener.press("Enter")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()


def test_a_refusal_is_shown_once_its_text_has_come(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    held: list[Route] = []
    page.route(TEXTS, lambda route: held.append(route))
    page.goto(demo.link("Handler"))
    Table(page).ready()
    chat = page.locator("#chat")
    chat.fill("/roll 2d6kh3")
    chat.press("Enter")
    # the line comes back to the field with the refusal, and not before
    expect(chat).to_have_value("")
    held.pop().continue_()
    expect(page.locator(".toast-refused")).to_contain_text("Cannot keep or drop 2 of these dice")
    expect(chat).to_have_value("/roll 2d6kh3")
