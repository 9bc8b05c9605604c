"""Webhooks on the Handler's page: made, tested, paused, sent again and deleted."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.commands import do
from tests.browser.layout_checks import CUT, NAMELESS
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.web.receiver import receiving


def webhooks(person: Table) -> Locator:
    """Opens the section of a Handler."""
    person.tab("Table")
    return open_section(person, "Webhooks")


def test_a_handler_makes_tests_and_deletes_a_webhook(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    section = webhooks(handler)
    with receiving() as receiver:
        section.get_by_label("Address").fill(f"{receiver.url}/in")
        section.get_by_role("textbox", name="Name").fill("Ledger")
        section.get_by_label("It is told").select_option(label="what pilots read")
        for kind in ("rolls", "attacks", "movement", "falls", "turns", "missions", "the table",
                     "overruling", "undo"):  # fmt: skip
            section.get_by_role("checkbox", name=kind, exact=True).uncheck()
        section.get_by_role("button", name="Make a webhook").click()
        secret = section.get_by_label("Secret of Ledger").input_value()
        line = section.get_by_role("listitem").filter(has_text="Ledger").first
        expect(line).to_contain_text("on · what pilots read · chat")
        line.get_by_role("button", name="Test Ledger").click()
        trial = receiver.next()
        assert trial.message["type"] == "webhook.test" and trial.is_signed_with(secret)
        sent = section.get_by_role("list", name="Deliveries to Ledger")
        expect(sent.get_by_role("listitem")).to_have_count(1)
        expect(sent).to_contain_text("arrived (204)")
        do(handler, "chat.say", text="Hello there")
        said = receiver.next()
        assert said.message["data"]["params"] == {"text": "Hello there"}
        receiver.says(503)
        sent.get_by_role("button", name="Send webhook.test again").click()
        expect(sent).to_contain_text("refused (503)")
        receiver.says(204)
        line.get_by_role("button", name="Pause Ledger").click()
        expect(line).to_contain_text("paused")
        line.get_by_role("button", name="Switch on Ledger").click()
        expect(line).to_contain_text("on · ")
        assert handler.page.evaluate(CUT) == []
        assert handler.page.evaluate(NAMELESS) == []
        handler.page.reload()
        handler.ready()
        section = webhooks(handler)
        expect(section.get_by_label("Secret of Ledger")).to_have_count(0)
        section.get_by_role("button", name="Delete Ledger").click()
        section.get_by_role("button", name="Delete it?").click()
        expect(section.get_by_role("listitem")).to_have_count(0)


def test_a_handler_replaces_the_secret(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    section = webhooks(handler)
    with receiving() as receiver:
        section.get_by_label("Address").fill(f"{receiver.url}/in")
        section.get_by_role("textbox", name="Name").fill("Ledger")
        section.get_by_role("button", name="Make a webhook").click()
        field = section.get_by_label("Secret of Ledger")
        first = field.input_value()
        line = section.get_by_role("listitem").filter(has_text="Ledger").first
        line.get_by_role("button", name="New secret for Ledger").click()
        line.get_by_role("button", name="Replace the secret?").click()
        expect(line).to_contain_text("old secret good until")
        expect(field).not_to_have_value(first)
        second = field.input_value()
        line.get_by_role("button", name="Test Ledger").click()
        assert receiver.next().is_signed_with(second, first)
        line.get_by_role("button", name="New secret for Ledger").click()
        line.get_by_role("button", name="End all old ones?").click()
        expect(line).not_to_contain_text("old secret good until")
        expect(field).not_to_have_value(second)
        third = field.input_value()
        line.get_by_role("button", name="Test Ledger").click()
        assert receiver.next().is_signed_with(third)
        assert handler.page.evaluate(CUT) == []
        assert handler.page.evaluate(NAMELESS) == []


def test_a_wrong_address_is_explained_and_pilots_have_no_webhooks(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_of(demo_people, demo), pilot_of(demo_people, demo, "Ada", "Magpie")
    section = webhooks(handler)
    section.get_by_label("Address").fill("https://me@ledger.example/in")
    section.get_by_role("button", name="Make a webhook").click()
    why = handler.page.get_by_text("The address of a webhook has no user and no password")
    expect(why).to_be_visible()
    for watch in demo_people.watches:  # the browser's own word for the refusal
        watch.complaints = [each for each in watch.complaints if "422" not in each]
    expect(section.get_by_role("listitem")).to_have_count(0)
    pilot.tab("Table")
    expect(pilot.page.get_by_text("Webhooks", exact=True)).to_have_count(0)
