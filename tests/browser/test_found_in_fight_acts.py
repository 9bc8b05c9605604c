"""What people with fresh eyes met when they acted in a fight: weapons and walking, expansions,
leave to repair, acting out of turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight import fit, place, send, state, unit_id
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_fight import bar, panel, seated


def test_walking_puts_the_weapon_away_and_the_weapon_walking(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    walk = tiles.get_by_role("radio", name=re.compile("^Walk"))
    rifle = tiles.get_by_role("button", name="Attack with Long rifle")
    expect(walk).to_be_checked()
    rifle.click()
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    expect(tiles.locator("[aria-checked=true]")).to_have_count(0)
    expect(tiles).not_to_contain_text("Click or drag")
    walk.click()
    expect(walk).to_be_checked()
    expect(rifle).to_have_attribute("aria-pressed", "false")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)
    page.keyboard.press("1")
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    page.keyboard.press("g")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_expansion_asks_first_and_waits_for_the_handler(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    other = seated(demo_people, demo, "Magpie")
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    drones = tiles.get_by_role("button", name=re.compile("Drone Nest"))
    drones.tap() if phone else drones.click()
    asked = tiles.get_by_label("Use Drone Nest?", exact=True)
    expect(asked).to_be_in_viewport(ratio=1)
    expect(asked).to_contain_text("In your turn")
    expect(asked).to_contain_text("It costs 2 steps. The Handler carries out what it does.")
    assert state(page)["scene"]["units"][unit_id(page, "Lantern")]["steps"] == 4
    use = asked.get_by_role("button", name="Use Drone Nest", exact=True)
    use.tap() if phone else use.click()
    waits = panel(page, "Lantern uses Drone Nest")
    expect(waits).to_contain_text("The Handler carries it out.")
    expect(
        other.page.get_by_text(re.compile("Lantern uses Drone Nest. Sends out")).first
    ).to_be_visible()
    card = panel(handler.page, "Lantern uses Drone Nest")
    expect(card).to_contain_text("a small drone")
    expect(card.get_by_role("button", name="Give back 2 steps")).to_be_visible()
    back = waits.get_by_role("button", name="Take it back")
    back.tap() if phone else back.click()
    expect(waits).to_have_count(0)
    expect(card).to_have_count(0)
    assert state(page)["scene"]["units"][unit_id(page, "Lantern")]["steps"] == 4
    drones.tap() if phone else drones.click()
    use.tap() if phone else use.click()
    card.get_by_role("button", name="Carried out").click()
    expect(waits).to_have_count(0)


def test_the_handler_changes_an_attack_for_an_expansion(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    fit(page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    pilot.page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    pilot.page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    flares = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("Flare Rack"))
    flares.click()
    pilot.page.get_by_role("button", name="Use Flare Rack", exact=True).click()
    card = panel(page, "Lantern uses Flare Rack")
    card.get_by_text("Change the numbers of the attack on Heron").click()
    card.get_by_role("button", name="To hit: less").or_(
        card.get_by_role("button", name=re.compile("To hit.*(less|fewer|-|−)"))
    ).first.click()
    card.get_by_role("button", name="Overrule", exact=True).click()
    expect(panel(page, "Lantern attacks Heron")).to_contain_text("The Handler changed its numbers")


def test_an_overheated_frame_reads_that_no_expansion_works(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern")
    send(handler.page, type="unit.update", unit=unit_id(handler.page, "Lantern"), overheated=True)
    flares = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("Flare Rack"))
    expect(flares).to_have_attribute("aria-disabled", "true")
    expect(flares).to_have_attribute("title", re.compile("no expansion works .* whatever it costs"))


def test_a_repair_asks_the_handler_who_allows_it_with_one_press(
    demo_people: People, demo: Server
) -> None:
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
    pilot.expect_log(re.compile(r"Lantern repairs Lantern for \d+: integrity"))


def test_the_handler_lets_a_unit_attack_and_stabilise_out_of_turn(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    send(page, type="unit.update", unit=unit_id(page, "Lantern"), stability=2)
    handler.button("Start the conflict").click()
    page.locator(".turn-name", has_text="Lantern").click()
    tiles = bar(page, "Lantern")
    steady = tiles.get_by_role("button", name=re.compile("^Stabilise"))
    expect(steady).to_have_attribute("aria-disabled", "true")
    handler.button("Overrule turn and cost").click()
    expect(steady).to_have_attribute("aria-disabled", "false")
    steady.click()
    handler.expect_log("Overruled: Lantern acts out of turn or at no cost")
    tiles.get_by_role("button", name="Attack with Long rifle").click()
    page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    page.get_by_role("button", name="Attack Heron", exact=True).click()
    expect(panel(page, "Lantern attacks Heron")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_new_walk_takes_the_place_of_what_is_left_of_the_last(
    demo_people: People, demo: Server, phone: bool, tmp_path: Path
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Lantern", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    pilot.settle()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    anew = tiles.get_by_role("radio", name=re.compile("^New walk"))
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_visible()
    expect(anew).to_have_count(0)
    far = (LOW_GROUND[0] + 3, LOW_GROUND[1] + 1)
    pilot.drag(LOW_GROUND, far)
    expect(pilot.card("Lantern")).to_contain_text(f"{far[0]:02}{far[1]:02}")

    # the way back is longer than what is left; a new walk goes there, once
    expect(anew).to_be_visible()
    anew.tap() if phone else anew.click()
    expect(anew).to_be_checked()
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).not_to_be_checked()
    pilot.settle()
    pilot.drag(far, LOW_GROUND)
    expect(pilot.card("Lantern")).to_contain_text(f"{LOW_GROUND[0]:02}{LOW_GROUND[1]:02}")
    expect(page.get_by_role("img", name="2 of 4 steps left")).not_to_have_count(0)
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_checked()
    expect(anew).not_to_be_checked()
    page.screenshot(path=tmp_path / "anew.png")
