"""A question to the Handler stands on the map, for who asks and who answers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.demo_hexes import BRIDGE, MAGPIE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_fog import drag_centred
from tests.browser.test_found_under_fog_pilot import inked


def marked(table: Table) -> bool:
    """Whether the far span of the bridge is marked as asked for."""
    table.settle()
    table.at_rest()
    return inked(table, BRIDGE, "--range", 0.8) > 8


def test_a_question_stands_on_the_map_until_it_is_answered(
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

    # wherever the Handler looks, one press shows both ends
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
