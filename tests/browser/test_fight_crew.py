"""Actions for others in a fight at the table page: climbing on, repairs, reactions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, fit, place, state, unit_id, unit_named
from tests.browser.fight_cards import bar
from tests.browser.fight_scenes import ASIDE, MULE, WRECK, on_foot, press
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_a_pilot_climbs_on_a_frame_and_down_again(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler, pilot = on_foot(demo_people, demo, phone=phone)
    card = pilot.card("Ondine Vale")
    expect(card).to_contain_text("Tap a hex twice: range" if phone else "up to a range of")
    expect(card.get_by_role("radio")).to_have_count(0)  # nobody on foot flies
    expect(card).not_to_contain_text("Stay aloft")
    press(pilot, "Climb on Mule", phone)
    press(pilot, "Ride on Mule", phone)
    expect(card).not_to_contain_text("place it first")
    expect(card).to_contain_text("yours · on Mule")
    expect(card).to_contain_text("climbs down in that one's turn")
    handler.log()
    expect(handler.log()).to_contain_text("Ondine Vale climbs on Mule")
    # until then there is one action, with the reason why it is not possible yet
    down = bar(pilot.page, "Ondine Vale").get_by_role("button", name="Climb down")
    expect(bar(pilot.page, "Ondine Vale").get_by_role("button")).to_have_count(1)
    expect(down).to_have_attribute("aria-disabled", "true")
    # the rider is on the card of its carrier
    handler.click(*MULE)
    handler.button("Carries Ondine Vale").click()
    expect(handler.card("Ondine Vale")).to_contain_text("on Mule")

    do(handler, "turn.abstain", unit=unit_id(handler.page, "Magpie"))
    do(handler, "turn.start", unit=unit_id(handler.page, "Mule"))
    expect(down).to_have_attribute("aria-disabled", "false")
    pilot.settle()
    press(pilot, "Climb down", phone)
    expect(pilot.page.get_by_text("hex for Ondine Vale")).to_be_visible()
    pilot.at_rest()
    tap = pilot.page.touchscreen.tap if phone else pilot.page.mouse.click
    # up the slope there is no stepping off: the marked hexes are all there is
    tap(*pilot.point(14, 13))
    expect(pilot.toast("Choose one of the marked hexes.")).to_be_visible()
    tap(*pilot.point(*ASIDE))
    expect(card).to_contain_text("1415, level 2")
    expect(card).to_contain_text("Pilot on foot")
    expect(handler.log()).to_contain_text("Ondine Vale steps down to 1415, level 2")


def test_the_only_unit_is_selected_again_when_its_frame_is_not_destroyed_after_all(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    do(handler, "conflict.start")
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "overrule", unit=lantern, set={"destroyed": True})
    expect(pilot.card("Ondine Vale")).to_be_visible()
    do(handler, "undo")
    expect(pilot.card("Lantern")).to_be_visible()


def test_the_handler_helps_a_pilot_into_a_hand_and_out(demo_people: People, demo: Server) -> None:
    handler, pilot = on_foot(demo_people, demo, phone=False)
    handler.page.locator(".turn-name", has_text="Ondine Vale").click()
    handler.button("Climb on Mule").click()
    handler.button("Into Mule's hand").click()
    expect(pilot.card("Ondine Vale")).to_contain_text("in the hand of Mule")
    do(handler, "turn.abstain", unit=unit_id(handler.page, "Magpie"))
    do(handler, "turn.start", unit=unit_id(handler.page, "Mule"))
    handler.button("Climb down").click()
    handler.settle()
    handler.click(*ASIDE)
    expect(pilot.card("Ondine Vale")).to_contain_text("1415, level 2")


def test_a_frame_is_repaired_by_another_when_the_handler_allows_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Lantern", *WRECK)
    place(page, "Mule", *MULE)
    do(handler, "unit.update", unit=unit_id(page, "Mule"), integrity=3)
    pilot = seated(demo_people, demo, "Lantern")
    phone = seated(demo_people, demo, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    lantern = bar(pilot.page, "Lantern")
    repair = lantern.get_by_role("button", name="Repair Mule")
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    repair.focus()
    needs = "Repairs in the field need the Handler"
    expect(lantern.locator(".fight-note")).to_contain_text(needs)

    handler.tab("Table")
    handler.page.get_by_text("Options", exact=True).click()
    handler.page.get_by_role("checkbox", name="Pilots may repair in the field").check()
    expect(lantern.locator(".fight-note")).not_to_contain_text(needs)
    repair.click()
    pilot.expect_log(re.compile(r"Lantern repairs Mule for \d+: integrity"))
    expect(phone.page.locator("body")).not_to_contain_text("Repairs in the field need")
    expect(pilot.card("Lantern")).to_contain_text("Steps3")


def test_forced_landings_and_grounding_are_announced_beforehand(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    # a tank comes down at the end of its turn, even when it could stay up
    fit(page, Lantern="anvil", Magpie="skimmer")
    place(page, "Lantern", *WRECK)
    pilot = seated(demo_people, demo, "Lantern")
    other = seated(demo_people, demo, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    lantern = bar(pilot.page, "Lantern")
    at = state(page)["scene"]["units"][unit_id(page, "Lantern")]["at"]
    way = [{**at, "level": at["level"] + up} for up in (1, 2)]
    do(pilot, "unit.move", unit=unit_id(page, "Lantern"), mode="flight", path=way)
    chip = pilot.card("Lantern").get_by_role("button", name="Falls when its turn ends")
    chip.click()
    expect(pilot.card("Lantern")).to_contain_text("Too heavy to stay up")
    lantern.get_by_role("button", name=re.compile("^Stay aloft")).click()
    expect(lantern).to_contain_text("it begins to fall at the end of its turn all the same")
    lantern.get_by_role("button", name="Not now").click()
    pilot.button("End Lantern's turn").click()
    expect(pilot.page.locator(".ending-line")).to_contain_text("Lantern falls 2 levels and lands")
    pilot.button("Lantern will fall. End anyway?").click()
    expect(pilot.card("Lantern")).to_contain_text("Falling")

    other.button("Start Magpie's turn").tap()
    place(page, "Magpie", 15, 15)
    grounded = other.card("Magpie").get_by_role("button", name="Grounded: cannot move")
    grounded.tap()
    expect(other.card("Magpie")).to_contain_text("It rises by itself at the start of its next turn")
    walk = bar(other.page, "Magpie").get_by_role("radio", name=re.compile("^Walk"))
    expect(walk).to_have_attribute("aria-disabled", "true")


def test_a_pilot_who_falls_reads_what_is_possible(demo_people: People, demo: Server) -> None:
    handler, pilot = on_foot(demo_people, demo, phone=True)
    at = unit_named(handler.page, "Ondine Vale")["at"]
    above = {**at, "level": at["level"] + 4}
    do(handler, "unit.place", unit=unit_id(handler.page, "Ondine Vale"), at=above)
    card = pilot.card("Ondine Vale")
    expect(card).to_contain_text("it falls in the environmental segment")
    expect(card).not_to_contain_text("fly, or descend")
