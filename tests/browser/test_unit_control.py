"""A unit without a controller: a pilot takes the first one and asks the Handler for a second."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.sheets import desk_and_phone, open_dialog_of, open_sheet


def test_the_controller_of_a_unit_changes_at_once_and_is_listed_once(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    steered = page.locator(".field", has=page.get_by_text("Steered by (changes at once)"))
    # there is no other seat, so there is no choice
    expect(steered).to_contain_text("the Handler")
    expect(steered.get_by_role("combobox")).to_have_count(0)
    pilot_of(demo_people, demo, "Jo", "Magpie")
    give = steered.get_by_role("combobox")
    expect(give.get_by_role("option")).to_have_text(["the Handler; give it to …", "Jo"])
    give.select_option(label="Jo")
    expect(handler.button("Take Lantern from Jo")).to_be_visible()
    expect(give.get_by_role("option")).to_have_text(["and …", "Handler"])


def test_a_unit_without_a_seat_shows_whose_it_is(demo_people: People, demo: Server) -> None:
    handler, _ = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    magpie = page.locator(".unit-row", has_text="Magpie")
    expect(magpie).to_contain_text("no pilot")
    handler.tab("Crew")
    handler.button("New character").click()
    page.get_by_label("Name of the pilot").fill("Ilse Brandt")
    page.get_by_label("Unit on the map").select_option(label="Magpie")
    handler.button("Make the character").click()
    theirs = open_dialog_of(handler, "Ilse Brandt")
    theirs.get_by_role("button", name="Close").click()
    handler.tab("Units")
    expect(magpie).to_contain_text("Ilse Brandt, played by nobody")
    open_sheet(handler, "Ilse Brandt")
    theirs.get_by_text("Name, frame and unit", exact=True).click()
    theirs.get_by_label("Played by").select_option(label="Mara")
    theirs.get_by_role("button", name="Save").click()
    theirs.get_by_role("button", name="Close").click()
    handler.tab("Units")
    expect(magpie).to_contain_text("Ilse Brandt, played by Mara")
    magpie.locator(".unit-row-name").click()
    expect(handler.card("Magpie")).to_contain_text(
        "Nobody steers it. Its character: Ilse Brandt, played by Mara."
    )


def test_an_unclaimed_unit_shows_its_card_before_it_is_taken(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Pilot"))
    expect(page.get_by_text("take a unit that nobody steers yet")).to_be_visible()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    offer = page.get_by_role("region", name="Take a unit")
    expect(offer).to_contain_text("Integrity 9 · Stability 12 · Speed 4")
    pilot.button("Show Lantern on the map").tap()
    pilot.settle()
    x, y = pilot.point(15, 14)
    assert abs(x - 195) < 60
    assert 60 < y < 392


def test_the_crew_list_names_who_controls_a_lent_unit(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    characters = pilot.page.get_by_role("region", name="Characters")
    pilot.tab("Crew")
    expect(characters).to_contain_text("nobody plays it")
    page = handler.page
    lantern, magpie = unit_id(page, "Lantern"), unit_id(page, "Magpie")
    jo = state(page)["scene"]["units"][magpie]["controller"]
    send(page, type="unit.update", unit=lantern, controller=jo)
    expect(characters).to_contain_text("you steer Lantern")
    expect(characters).not_to_contain_text("nobody plays it")
    handler.tab("Crew")
    crew = page.get_by_role("region", name="Characters")
    expect(crew).to_contain_text("Jo steers Lantern")


def test_the_names_of_a_seat_with_two_units_are_whole_on_a_phone(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Josephine", "Magpie", phone=True)
    page = handler.page
    units = state(page)["scene"]["units"]
    jo = units[unit_id(page, "Magpie")]["controller"]
    send(page, type="unit.update", unit=unit_id(page, "Lantern"), controller=jo)
    pilot.tab("Table")
    for name in ("Let go of Lantern", "Let go of Magpie"):
        expect(pilot.button(name)).to_be_visible()
    seat = pilot.page.locator(".seat", has_text="Josephine")
    expect(seat).to_contain_text("Lantern, Magpie")
    cut = "(all) => all.map((each) => each.scrollWidth - each.clientWidth)"
    assert seat.locator(".clip").evaluate_all(cut) == [0, 0]


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

    # denied, with a reason that the pilot reads; then granted
    ask.tap()
    wish.get_by_label("Why not").fill("Kim comes later")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(pilot.toast("Jo does not get Magpie. Kim comes later")).to_be_visible()
    ask.tap()
    wish.get_by_role("button", name="Give it to Jo").click()
    expect(pilot.toast("You now steer Magpie")).to_be_visible()
    expect(card).to_contain_text("yours")
    expect(foot).to_contain_text("Magpie moves freely")
    expect(wish).to_have_count(0)


def test_the_card_names_who_controls_the_unit(demo_people: People, demo: Server) -> None:
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
