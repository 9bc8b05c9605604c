"""Pages on bad networks: offline for a while, and a server that dies during a command."""

from __future__ import annotations

import os
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import OwnServer, Server
from tests.browser.waiting import without_waiting

BANNER = "Reconnecting. What you do now is sent when the table is back."


def say(table: Table, text: str) -> None:
    """Writes a line of chat and sends it."""
    table.tab("Log")
    table.page.get_by_label("Say something").fill(text)
    table.page.keyboard.press("Enter")


def times(table: Table, text: str) -> int:
    """Returns how often the log of a page has this text."""
    return str(table.log().inner_text()).count(text)


def test_a_page_reconnects_after_being_offline(demo_people: People, demo: Server) -> None:
    """The banner shows it at once. Typed text stays and is sent once when the network is back.
    Changes of others arrive then."""
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot_page, watch = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.tab("Log")
    draft = pilot_page.get_by_label("Say something")
    draft.fill("half a thought")

    watch.forgive_network = True
    pilot_page.context.set_offline(True)
    expect(pilot_page.get_by_text(BANNER)).to_be_visible()
    expect(draft).to_have_value("half a thought")
    say(handler, "while you were away")
    say(pilot, "from the tunnel")
    draft.fill("another half")
    waiting = pilot_page.locator(".line-unsent")
    expect(waiting).to_contain_text("from the tunnel")
    expect(waiting).to_contain_text("waits for the connection")
    expect(handler.log()).not_to_contain_text("from the tunnel")
    expect(pilot.log()).not_to_contain_text("while you were away")

    pilot_page.context.set_offline(False)
    expect(pilot_page.get_by_text(BANNER)).to_have_count(0, timeout=20_000)
    for table in (pilot, handler):
        expect(table.log()).to_contain_text("while you were away")
        expect(table.log()).to_contain_text("from the tunnel")
        assert times(table, "from the tunnel") == 1
    expect(waiting).to_have_count(0)
    expect(draft).to_have_value("another half")


@pytest.mark.own_server
def test_a_command_under_way_when_the_server_dies_is_sent_once(
    demo_people: People, demo: OwnServer
) -> None:
    """The server is stopped, receives a command into its buffers, is killed and restarted."""
    page, watch = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    say(handler, "before")
    expect(handler.log()).to_contain_text("before")
    watch.forgive_network = True
    os.kill(demo.pid, signal.SIGSTOP)
    with without_waiting():  # the awaited answer never comes
        say(handler, "under way")
    expect(page.get_by_text(BANNER)).to_have_count(0)
    demo.kill()
    expect(page.get_by_text(BANNER)).to_be_visible()
    say(handler, "said to nobody")
    demo.start()
    expect(page.get_by_text(BANNER)).to_have_count(0, timeout=30_000)
    expect(handler.log()).to_contain_text("said to nobody")
    assert [times(handler, text) for text in ("before", "under way", "said to nobody")] == [1, 1, 1]


@pytest.mark.own_server
def test_the_demonstration_table_survives_a_restart(demo_people: People, demo: OwnServer) -> None:
    page, watch = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    watch.forgive_network = True
    first = demo.link("Handler")
    demo.restart()
    assert demo.link("Handler") == first
    expect(page.get_by_text("Reconnecting.")).to_have_count(0, timeout=30_000)
    expect(pilot.card("Lantern")).to_contain_text("yours")
