"""The browser tests are isolated: every test starts empty, and complaints of pages are noticed."""

from __future__ import annotations

import runpy

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import find_chromium
from tests.browser.people import Contexts, People
from tests.browser.play import Table
from tests.browser.server import ROOT, Server

AWAY = "http://192.0.2.1/"

#: Ways in which a page reaches another host.
REACHES = {
    "picture": f"new Image().src = '{AWAY}'",
    "fetch": f"fetch('{AWAY}').catch(() => 0)",
    "named": "fetch('http://example.com/').catch(() => 0)",
    "beacon": f"navigator.sendBeacon('{AWAY}', 'x')",
    "socket": "new WebSocket('ws://192.0.2.1/')",
    "script": f"import('{AWAY}').catch(() => 0)",
}


@pytest.mark.parametrize("way", REACHES)
@pytest.mark.parametrize("harness", [False, True])
def test_a_request_to_another_host_is_complained_about(
    people: People, server: Server, origin: str, way: str, harness: bool
) -> None:
    """Holds for a page of the product, whose policy forbids it, and for a page without a policy."""
    at, watch = people.sit()
    at.goto(f"{origin}/package.json" if harness else f"{server.url}/hangar")
    assert watch.complaints == []
    with at.expect_console_message(lambda message: message.type == "error"):
        at.evaluate(f"() => {{ {REACHES[way]} }}")
    assert watch.complaints
    watch.complaints.clear()


@pytest.mark.parametrize("phone", [False, True])
def test_a_reused_browser_context_is_empty(
    people: People, server: Server, phone: bool, contexts: Contexts
) -> None:
    """It has no cookies, storage or offline mode from the test before."""
    for _ in range(2):
        guests = People(people.browser, server, contexts)
        page, _watch = guests.sit(phone=phone)
        page.goto(f"{server.url}/")
        assert page.context.cookies() == []
        assert page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
        page.evaluate("document.cookie = 'left=1'; localStorage.left = sessionStorage.left = '1'")
        page.context.set_offline(True)
        guests.close()


@pytest.mark.parametrize("time", ["first", "second"])
def test_each_test_has_a_new_demonstration_table(
    demo_people: People, demo: Server, time: str
) -> None:
    """Changes of one test are gone in the next one, in any order."""
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Log")
    expect(handler.log()).not_to_contain_text("left behind")
    page.get_by_label("Say something").fill("left behind")
    page.keyboard.press("Enter")
    expect(handler.log()).to_contain_text("left behind")


def test_the_benchmark_of_the_board_finds_the_same_chromium() -> None:
    """Tests and benchmark use one list of programs."""
    benchmark = runpy.run_path(str(ROOT / "benchmarks" / "_board_page.py"))
    assert benchmark["find_chromium"] is find_chromium
