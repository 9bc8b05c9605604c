"""Pings on the map."""

from __future__ import annotations

from tests.browser.demo_hexes import SLOPE
from tests.browser.drawn_texts import drawn, recording_handler, recording_pilot
from tests.browser.people import People
from tests.browser.server import Server


def test_a_ping_is_named_and_stays_for_five_seconds(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    page = handler.page
    page.evaluate("() => { window.drawn = []; }")
    began: float = page.evaluate("() => performance.now()")
    pilot.page.keyboard.down("Alt")
    pilot.click(*SLOPE)
    pilot.page.keyboard.up("Alt")
    page.wait_for_function("() => window.drawn.includes('Mara')")
    page.wait_for_function("() => !document.getElementById('board').board.busy()")
    ended: float = page.evaluate("() => performance.now()")
    assert ended - began >= 5000


def test_the_sender_sees_the_ping(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    assert "Mara" not in drawn(pilot.page)
    pilot.page.keyboard.down("Alt")
    pilot.click(*SLOPE)
    pilot.page.keyboard.up("Alt")
    # in any frame since then: a ping does not stay
    pilot.page.wait_for_function("() => window.drawn.includes('Mara')")
