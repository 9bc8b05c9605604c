"""Expansions: the pilot confirms, the Handler carries them out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from app.rules.geometry.hexes import Hex, distance, from_offset, to_offset
from tests.browser.commands import fit, place, send, state, unit_id
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import bar, panel
from tests.browser.fight_scenes import press
from tests.browser.flat_table import WATCH_OVERLAYS
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_an_expansion_is_confirmed_and_waits_for_the_handler(
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
    pilot.page.get_by_role("button", name="Use Flare Rack anyway", exact=True).click()
    card = panel(page, "Lantern uses Flare Rack")
    card.get_by_text("Change the numbers of the attack on Heron").click()
    card.get_by_role("button", name="To hit: less").or_(
        card.get_by_role("button", name=re.compile("To hit.*(less|fewer|-|−)"))
    ).first.click()
    card.get_by_role("button", name="Overrule", exact=True).click()
    expect(panel(page, "Lantern attacks Heron")).to_contain_text("The Handler changed its numbers")


def test_an_overheated_frame_is_told_that_no_expansion_works(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern")
    send(handler.page, type="unit.update", unit=unit_id(handler.page, "Lantern"), overheated=True)
    flares = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("Flare Rack"))
    expect(flares).to_have_attribute("aria-disabled", "true")
    expect(flares).to_have_attribute("title", re.compile("no expansion works .* whatever it costs"))


def column_row(at: dict[str, int]) -> tuple[int, int]:
    """Returns the 1-based column and row of a hex."""
    column, row = to_offset(Hex(at["q"], at["r"]), "flat")
    return column + 1, row + 1


def distance_of(a: tuple[int, int], b: tuple[int, int]) -> int:
    return distance(*(from_offset(column - 1, row - 1, "flat") for column, row in (a, b)))


def marked_hexes(page: Page) -> set[tuple[int, int]]:
    """Returns the hexes that the map offers for an expansion, by 1-based column and row."""
    cells: list[dict[str, int]] = page.evaluate(
        "() => (window.overlays ?? []).find((each) => each.id === 'module-hexes')?.cells ?? []"
    )
    return {column_row(each) for each in cells}


@pytest.mark.parametrize("phone", [False, True])
def test_smoke_is_cast_on_a_hex_of_the_map(demo_people: People, demo: Server, phone: bool) -> None:
    """The marked hexes are in range and in sight; the log, the Handler and the map say which."""
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    other = seated(demo_people, demo, "Magpie")
    handler.button("Start the conflict").click()
    press(pilot, "Start Lantern's turn", phone)
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    page.evaluate(WATCH_OVERLAYS)
    smoke = tiles.get_by_role("button", name=re.compile("Smoke Cast"))
    smoke.tap() if phone else smoke.click()
    asked = tiles.get_by_label("Use Smoke Cast?", exact=True)
    expect(asked).to_contain_text("on a hex at most 5 hexes away, in sight")
    choose = asked.get_by_role("button", name="Choose the hex")
    choose.tap() if phone else choose.click()
    expect(
        page.get_by_text(f"{'Tap' if phone else 'Click'} the hex for Smoke Cast")
    ).to_be_visible()
    pilot.settle()
    unit = state(page)["scene"]["units"][unit_id(page, "Lantern")]
    here = column_row(unit["at"])
    marked = marked_hexes(page)
    assert here in marked and all(distance_of(here, each) <= 5 for each in marked)
    far = (here[0] + 6, here[1])
    (pilot.tap if phone else pilot.click)(*far)
    expect(page.get_by_text(re.compile("too far for Smoke Cast: at most 5 hexes"))).to_be_visible()
    assert unit["steps"] == 4 and marked_hexes(page) == marked
    there = min(marked - {here}, key=lambda each: distance_of(here, each))
    if phone:
        # the first tap shows the area, as a tap shows the way of a movement
        pilot.tap(*there)
        expect(page.get_by_text("Tap it again to use Smoke Cast there.")).to_be_visible()
        assert state(page)["scene"]["units"][unit_id(page, "Lantern")]["steps"] == 4
        # a tap elsewhere is refused, and the hint says again what the next one does
        pilot.tap(*far)
        expect(page.get_by_text("Tap the hex for Smoke Cast")).to_be_visible()
        pilot.tap(*there)
        expect(page.get_by_text("Tap it again to use Smoke Cast there.")).to_be_visible()
    (pilot.tap if phone else pilot.click)(*there)
    waits = panel(page, "Lantern uses Smoke Cast")
    expect(waits).to_contain_text(re.compile(r"Hex \d{4}"))
    # the panel comes with the change of the table, which may be before the answer
    pilot.settle()
    assert marked_hexes(page) == set()
    (area,) = state(page)["scene"]["templates"].values()
    assert (area["name"], column_row(area["at"])) == ("Smoke Cast", there)
    expect(panel(handler.page, "Lantern uses Smoke Cast")).to_contain_text(re.compile(r"Hex \d{4}"))
    other.expect_log(re.compile(r"Lantern uses Smoke Cast at \d{4}\. Smoke in one hex"))


def test_the_hex_of_an_expansion_is_chosen_by_keyboard(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    page = pilot.page
    bar(page, "Lantern").get_by_role("button", name=re.compile("Grapnel")).press("Enter")
    page.get_by_role("button", name="Choose the hex").press("Enter")
    expect(page.get_by_text("Click the hex for Grapnel")).to_be_visible()
    # the cursor appears at the unit, then the hex is chosen
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(panel(page, "Lantern uses Grapnel")).to_contain_text(re.compile(r"Hex \d{4}"))
