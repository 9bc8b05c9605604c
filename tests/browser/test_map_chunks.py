"""The map changes while a page loads a chunk that has just changed. The page does not fail.

Each request is held until the next change is done. The fixture fails on complaints of a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Frame, Page, Route, expect

from tests.browser.commands import send
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.view_as import view_as_frame

#: An empty hex that Lantern sees.
HEX = {"q": 15, "r": 6}

GROUND = "(hex) => document.getElementById('board').board.describe(hex).ground"


def dig(handler: Table, level: int) -> None:
    done = send(handler.page, type="terrain.set", cells=[{**HEX, "level": level}])
    assert done["status"] == 200, done


def overtaken(page: Page, whose: str, first: Callable[[], Any], then: Callable[[], Any]) -> None:
    """Changes the map by `first`, and holds the page's requests until `then` is done."""
    held: list[Route] = []
    holding = [True]

    def asks(url: str) -> bool:
        return "/map/chunks?" in url and (whose in url if whose else "&as=" not in url)

    page.route(asks, lambda route: held.append(route) if holding else route.continue_())
    with page.expect_request(lambda request: asks(request.url)):
        first()
    then()
    holding.clear()
    for route in held:
        with page.expect_response(lambda answer, url=route.request.url: answer.url == url) as told:  # type: ignore[misc]
            route.continue_()
        assert told.value.status == 200, told.value.url
    page.unroute(asks)


def becomes(page: Page | Frame, level: int) -> None:
    page.wait_for_function(f"([hex, level]) => ({GROUND})(hex) === level", arg=[HEX, level])


def test_a_chunk_replaced_before_its_request_is_answered(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_be_visible()
    for whom in ("Mara", "Spectators"):
        page.locator("#board canvas").focus()
        page.keyboard.press("Shift+E")
        page.get_by_role("dialog", name="As seen by").get_by_role(
            "button", name=re.compile(whom)
        ).click()
        frame = view_as_frame(page)
        level = page.evaluate(GROUND, HEX)
        becomes(frame, level)
        whose = frame.url.partition("?")[2]
        overtaken(
            page,
            f"&{whose}",
            lambda level=level: dig(handler, level + 1),  # type: ignore[misc]
            lambda level=level: dig(handler, level + 2),  # type: ignore[misc]
        )
        for each in (frame, page, pilot_page):
            becomes(each, level + 2)
        page.get_by_role("button", name=re.compile("^Back")).click()
        expect(page.locator(".seen")).to_have_count(0)
    # on the Handler's own page, and on a pilot's
    for each in (page, pilot_page):
        level = each.evaluate(GROUND, HEX)
        overtaken(
            each,
            "",
            lambda level=level: dig(handler, level + 1),  # type: ignore[misc]
            lambda level=level: dig(handler, level + 2),  # type: ignore[misc]
        )
        # both: a request that is still under way would be held before anybody waits for it
        for both in (page, pilot_page):
            becomes(both, level + 2)


def test_a_chunk_whose_view_changes_before_its_request_is_answered(
    demo_people: People, demo: Server
) -> None:
    """A pilot's page gets a view of its own under fog, and loses it again."""
    handler = handler_of(demo_people, demo)
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_be_visible()
    level = pilot_page.evaluate(GROUND, HEX)

    def fog(mode: str) -> None:
        done = send(handler.page, type="table.options", options={"fog": mode})
        assert done["status"] == 200, done

    def away() -> None:
        fog("off")
        dig(handler, level + 1)

    overtaken(pilot_page, "", lambda: fog("own"), away)
    becomes(pilot_page, level + 1)


def test_chunks_that_do_not_come_are_fetched_again(demo_people: People, demo: Server) -> None:
    """The server has no time for two requests. The page asks again without a new view."""
    handler = handler_of(demo_people, demo)
    page = handler.page
    level = page.evaluate(GROUND, HEX)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) == 2:
            route.continue_()
            return
        refused.append(route.request.url)
        route.fulfill(status=200, body="not the answer", content_type="text/plain")

    page.route(re.compile(r"/map/chunks\?"), refuse)
    dig(handler, level + 1)
    becomes(page, level + 1)
    assert len(refused) == 2
    assert len(set(refused)) == 1
