"""A unit that nobody steers: a pilot takes the first one and asks the Handler for a second."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_a_pilot_asks_for_a_second_unit_and_the_handler_gives_it_with_one_press(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Jo")
    # the first is taken, from its card as from the list
    pilot.tap(15, 14)
    card = pilot.card("Lantern")
    expect(card).to_contain_text("Nobody steers it. Its character: Ondine Vale, played by nobody.")
    foot = page.locator(".sheet-primary")
    expect(foot).to_contain_text("Lantern is steered by nobody")
    expect(card.get_by_role("button", name="Ask the Handler for it")).to_have_count(0)
    card.get_by_role("button", name="Take Lantern").tap()
    expect(card).to_contain_text("yours")
    expect(foot).to_contain_text("Lantern moves freely")

    # a second one is asked for
    pilot.tap(18, 13)
    card = pilot.card("Magpie")
    expect(card.get_by_role("button", name="Take Magpie")).to_have_count(0)
    ask = card.get_by_role("button", name="Ask the Handler for it")
    ask.tap()
    expect(card).to_contain_text("You have asked the Handler for it.")
    wish = handler.page.get_by_role("region", name="Jo asks for Magpie")
    expect(wish).to_be_visible()
    card.get_by_role("button", name="Take it back").tap()
    expect(wish).to_have_count(0)

    # no, with a reason that reaches who asked; and then yes
    ask.tap()
    wish.get_by_label("Why not").fill("Kim comes later")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(pilot.toast("Jo does not get Magpie. Kim comes later")).to_be_visible()
    ask.tap()
    wish.get_by_role("button", name="Give it to Jo").click()
    expect(card).to_contain_text("yours")
    expect(pilot.toast("Jo now steers Magpie")).to_be_visible()
    expect(foot).to_contain_text("Magpie moves freely")
    expect(wish).to_have_count(0)


def test_who_looks_at_a_unit_reads_who_moves_it(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Jo")
    other, _ = demo_people.sit()
    mate = Table.join(other, demo.link("Pilot"), "Kim")
    mate.button("Take Lantern").click()
    expect(mate.card("Lantern")).to_contain_text("yours")
    foot = page.locator(".sheet-primary")
    pilot.tap(15, 14)
    expect(foot).to_contain_text("Lantern is steered by Kim")
    expect(pilot.card("Lantern").get_by_role("button", name="Take Lantern")).to_have_count(0)
    pilot.tap(12, 12)
    expect(foot).to_contain_text("Mule is moved by the Handler")
