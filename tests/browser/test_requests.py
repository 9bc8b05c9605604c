"""A request to the Handler is marked on the map of the pilot and of the Handler."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.commands import send, unit_id
from tests.browser.demo_hexes import BRIDGE, LANTERN, MAGPIE
from tests.browser.fight_cards import bar, panel
from tests.browser.map_page import click_centred, drag_centred
from tests.browser.people import People
from tests.browser.pixels import inked
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of, seated
from tests.browser.server import Server


def test_the_handler_allows_a_repair_with_one_press(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    lantern = unit_id(handler.page, "Lantern")
    send(handler.page, type="unit.update", unit=lantern, integrity=2)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    tiles = bar(pilot.page, "Lantern")
    tiles.get_by_role("button", name=re.compile("^Repair")).click()
    expect(tiles).to_contain_text("Repairs in the field need the Handler")
    tiles.get_by_role("button", name="Ask the Handler").click()
    panel(handler.page, "Lantern wants to repair itself").get_by_role(
        "button", name="Allow it: 1 step"
    ).click()
    pilot.expect_log(re.compile(r"Lantern repairs itself for \d+: integrity"))


def hold_answers(page: Page) -> Callable[[], None]:
    """Keeps the answers to commands back from now on. Returns what lets them through."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    let_through = False

    def relay(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            if not let_through and '"t":"ack"' in str(frame):
                held.append((socket, frame))
            else:
                socket.send(frame)

        socket.connect_to_server().on_message(pass_on)

    def release() -> None:
        nonlocal let_through
        let_through = True
        for socket, frame in held:
            socket.send(frame)

    page.route_web_socket(re.compile("/ws/"), relay)
    page.reload()
    return release


def test_a_request_that_waits_is_in_view_on_a_phone(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    release = hold_answers(pilot.page)
    send(handler.page, type="conflict.start")
    send(handler.page, type="turn.start", unit=unit_id(handler.page, "Lantern"))
    tiles = bar(pilot.page, "Lantern")
    tiles.get_by_role("button", name=re.compile("^Other")).tap()
    tiles.get_by_role("textbox", name="What it tries").fill("climb the mast")
    tiles.get_by_role("button", name="Ask the Handler").tap()
    ask = pilot.page.get_by_role("region", name="Lantern wants to: climb the mast")
    expect(ask.get_by_role("button", name="Take it back")).to_be_in_viewport(ratio=1)
    # the answer comes last and closes the form that was pressed, which had the focus
    release()
    expect(tiles.get_by_role("textbox", name="What it tries")).to_have_count(0)
    expect(ask.get_by_role("button", name="Take it back")).to_be_in_viewport(ratio=1)
    expect(ask.get_by_role("heading")).to_be_in_viewport(ratio=1)
    # the Handler comes from the request to the form for a test, filled in
    page = handler.page
    asked = page.get_by_role("region", name="Lantern wants to: climb the mast")
    asked.get_by_role("button", name="Ask for a test first").click()
    form = page.locator(".test-form")
    expect(form.get_by_placeholder("Balance on the ledge")).to_have_value("climb the mast")
    expect(form.get_by_role("combobox").first).to_have_value(unit_id(page, "Lantern"))


def test_a_granted_movement_is_made_and_answered(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie", clock=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(pilot.card("Magpie")).to_contain_text("1813")
    drag_centred(pilot, MAGPIE, BRIDGE)
    pilot.button("Ask the Handler").click()
    ask = handler.page.get_by_role("region", name="Magpie wants to: move to 2010 (too far)")
    expect(ask.get_by_label("Put Magpie at 2010")).to_be_checked()
    expect(ask.get_by_role("textbox", name="Level")).to_have_value("5")
    ask.get_by_role("button", name="Steps: one more").click()
    ask.get_by_role("button", name="It goes there for that").click()
    expect(pilot.card("Magpie")).to_contain_text("2010, level 5")
    expect(pilot.page.get_by_role("img", name="2 of 4 steps left")).not_to_have_count(0)
    # the answer stays until the pilot continues
    answer = pilot.toast("Magpie does it for 2 steps and 0 energy: move to 2010 (too far)")
    pilot.page.clock.run_for(60_000)
    expect(answer).to_be_visible()
    click_centred(pilot, LANTERN)
    expect(answer).to_have_count(0)
    click_centred(pilot, BRIDGE)
    handler.page.keyboard.press("Control+z")
    expect(handler.page.get_by_text("Once more to take back")).to_have_count(0)
    expect(ask).to_be_visible()

    # or the Handler only names the cost
    ask.get_by_label("Put Magpie at 2010").uncheck()
    ask.get_by_role("button", name="It does it for that").click()
    expect(ask).to_have_count(0)
    expect(pilot.card("Magpie")).to_contain_text("1813")


def marked(table: Table) -> bool:
    """Whether the far span of the bridge is marked as requested."""
    table.at_rest()
    return inked(table, BRIDGE, "--range", 0.8) > 8


@pytest.mark.motion
def test_a_request_is_marked_on_the_map_until_it_is_answered(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    other = pilot_of(demo_people, demo, "Ann", "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(pilot.card("Magpie")).to_contain_text("1813")
    assert not marked(handler)
    drag_centred(pilot, MAGPIE, BRIDGE)
    pilot.button("Ask the Handler").click()
    ask = handler.page.get_by_role("region", name="Magpie wants to: move to 2010 (too far)")
    expect(ask).to_be_visible()
    assert marked(handler)
    expect(pilot.button("Take it back")).to_be_visible()
    assert marked(pilot)
    assert not marked(other), "no other pilot is told"

    # one press brings both ends into view
    handler.page.evaluate("document.getElementById('board').board.centre({ q: 2, r: 2 }, 3)")
    handler.at_rest()
    ask.get_by_role("button", name="Show on the map").click()
    handler.at_rest()
    box = handler.page.locator("#board canvas").bounding_box()
    assert box
    for at in (MAGPIE, BRIDGE):
        x, y = handler.point(*at)
        assert box["x"] < x < box["x"] + box["width"]
        assert box["y"] < y < box["y"] + box["height"]
    assert marked(handler)

    ask.get_by_role("button", name="No", exact=True).click()
    expect(ask).to_have_count(0)
    assert not marked(handler)
    expect(pilot.button("Take it back")).to_have_count(0)
    assert not marked(pilot)
