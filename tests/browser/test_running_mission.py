"""The running mission beside the map: objectives, tallies and waves within one press."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do, state
from tests.browser.layout_checks import CUT, MAP_SHARE, NAMELESS
from tests.browser.map_page import axial, wait_for_unit
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

PRIMARY = "Bring Mule to the control blocks of the relay."
SECRET = "Something waits under the bridge: put it out of action."


#: Returns the texts that are wider than their elements.
CLIPPED = """(found) => found.filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent)"""


def start_mission(handler: Table) -> dict[str, Any]:
    """Starts the demonstration's mission and returns it."""
    mission: dict[str, Any]
    (mission,) = state(handler.page)["missions"].values()
    for phase in ("briefed", "running"):
        do(handler, "mission.phase", mission=mission["id"], phase=phase)
    return mission


def strip(page: Page) -> Locator:
    """Returns the strip that opens the running mission."""
    return page.locator(".mission-strip")


def at_hand(page: Page) -> Locator:
    """Returns the running mission beside the map."""
    return page.get_by_role("region", name="The running mission: Cold Gorge")


def line(page: Page, text: str) -> Locator:
    return at_hand(page).get_by_role("listitem", name=text)


def test_the_handler_runs_a_mission_beside_the_map(
    demo_people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    expect(strip(page)).to_have_count(0)
    mission = start_mission(handler)
    plumb = next(u for u in state(page)["scene"]["units"].values() if u["name"] == "Plumb")
    do(handler, "unit.place", unit=plumb["id"], at=None)
    at = {**axial(8, 8), "level": 0}
    do(handler, "wave.add", units=[plumb["id"]], name="Night", round=4, at=at)

    expect(strip(page)).to_contain_text("0 of 3 achieved · 1 wave")
    strip(page).click()
    line(page, PRIMARY).get_by_role("button", name="Achieved").click()
    expect(strip(page)).to_contain_text("1 of 3 achieved")
    handler_result = line(page, PRIMARY).get_by_role("button", name="Achieved")
    expect(handler_result).to_have_attribute("aria-pressed", "true")
    # a pilot sees the result, and nothing of the hidden objective and the wave
    expect(strip(pilot.page)).to_contain_text("1 of 2 achieved")
    missions = pilot.page.get_by_role("tab", name=re.compile("^Missions"))
    expect(missions).to_have_accessible_name("Missions 1 new mission")
    strip(pilot.page).tap()
    # it has been looked at
    expect(missions).to_have_accessible_name("Missions")
    expect(line(pilot.page, PRIMARY)).to_contain_text("achieved")
    expect(at_hand(pilot.page)).not_to_contain_text(SECRET)
    expect(at_hand(pilot.page)).not_to_contain_text("Night")
    expect(at_hand(pilot.page).get_by_role("button", name="Achieved")).to_have_count(0)
    handler_result.click()
    expect(handler_result).to_have_attribute("aria-pressed", "false")
    expect(line(pilot.page, PRIMARY)).to_contain_text("open")

    # a hidden objective is shown, and hidden again
    secret = line(page, SECRET)
    expect(secret).to_contain_text("hidden")
    secret.get_by_role("button", name="Show to the pilots").click()
    expect(line(pilot.page, SECRET)).to_have_count(0)
    secret.get_by_role("button", name="Show it?").click()
    expect(line(pilot.page, SECRET)).to_be_visible()
    secret.get_by_role("button", name="Hide again").click()
    expect(line(pilot.page, SECRET)).to_have_count(0)

    # the tally by one, and a wave by one press
    tally = at_hand(page).get_by_role("group", name="Tally of Ondine Vale")
    tally.get_by_role("button", name="Integrity lost: one more").click()
    tally.get_by_role("button", name="Tier II used: one more").click()
    picture(page, "mission")
    theirs = at_hand(pilot.page).get_by_role("group", name="Tally of Ondine Vale")
    assert theirs.locator(".tally-use > span").evaluate_all(CLIPPED) == []
    expect(theirs.locator(".tally-number")).to_have_text(["1", "0", "1", "0"])
    tally.get_by_role("button", name="Integrity lost: one less").click()
    expect(theirs.locator(".tally-number")).to_have_text(["0", "0", "1", "0"])
    at_hand(page).get_by_role("button", name="Let it come now").click()
    wait_for_unit(handler, "Plumb", (8, 8), True)
    expect(strip(page)).not_to_contain_text("wave")

    line(page, "Fuel, and the toll for the road.").get_by_role("button", name="Kept back").click()
    expect(line(pilot.page, "Fuel, and the toll for the road.")).to_contain_text("Kept back")
    # every step can be undone
    page.keyboard.press("Control+z")
    expect(line(pilot.page, "Fuel, and the toll for the road.")).to_contain_text("Not kept back")
    for each in (page, pilot.page):
        assert each.evaluate(CUT) == []
        assert each.evaluate(NAMELESS) == []
    do(handler, "mission.phase", mission=mission["id"], phase="briefed")
    expect(strip(page)).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_be_visible()


def test_the_map_keeps_its_room_and_the_strip_its_state(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    start_mission(handler)
    handler.tab("Units")
    page.locator(".unit-row-name", has_text="Heron").click()
    handler.button("Start the conflict").click()
    expect(handler.button("Overrule turn and cost")).to_be_visible()
    strip(page).click()
    expect(line(page, PRIMARY)).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    assert page.evaluate(MAP_SHARE) >= 0.6
    # and what is counted is seen without scrolling, even while a dice system waits for a step
    tally = at_hand(page).get_by_role("group", name="Tally of Ondine Vale")
    expect(tally.get_by_role("button").last).to_be_in_viewport(ratio=1)
    # in a low window it uses the height that there is
    page.set_viewport_size({"width": 1280, "height": 720})
    other = at_hand(page).get_by_role("group", name="Tally of Bram Teller")
    expect(other.get_by_role("button").last).to_be_in_viewport(ratio=1)
    page.reload()
    handler.ready()
    expect(line(page, PRIMARY)).to_be_visible()
    # a tab takes its place back
    handler.tab("Units")
    expect(at_hand(page)).to_have_count(0)
    expect(page.get_by_role("tab", name="Units")).to_have_attribute("aria-selected", "true")
    page.reload()
    handler.ready()
    expect(strip(page)).to_be_visible()
    expect(at_hand(page)).to_have_count(0)


def test_an_objective_shows_the_zones_that_it_names(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    start_mission(handler)
    cells = [axial(5, 5)]
    do(handler, "zone.add", kind="objective", name="Relay", cells=cells, secret=True)
    name = "Show it on the map (Relay)"
    for table in (handler, pilot):
        strip(table.page).click()
    button = line(handler.page, PRIMARY).get_by_role("button", name=name)
    button.click()
    handler.settle()
    x, y = handler.point(5, 5)
    assert 200 < x < 1000 and 200 < y < 800
    # pilots find the zones that they know
    expect(line(pilot.page, PRIMARY)).to_be_visible()
    theirs = line(pilot.page, PRIMARY).get_by_role("button", name=name)
    expect(theirs).to_have_count(0)
    (zone,) = (z for z in state(handler.page)["scene"]["zones"].values() if z["name"] == "Relay")
    do(handler, "zone.update", zone=zone["id"], secret=False)
    expect(theirs).to_be_visible()
    # the sheet of the mission has it too, and makes room for the map
    at_hand(pilot.page).get_by_role("button", name="The whole mission").click()
    sheet = pilot.page.get_by_role("dialog")
    sheet.get_by_role("button", name=name).click()
    expect(sheet).to_have_count(0)
    # after a conflict the strip says what is left to do
    do(handler, "conflict.start")
    expect(strip(handler.page)).not_to_contain_text("then pay")
    do(handler, "conflict.end")
    expect(strip(handler.page)).to_contain_text("then pay")
    expect(strip(pilot.page)).not_to_contain_text("then pay")
    at_hand(handler.page).get_by_role("button", name="The whole mission and pay").click()
    expect(handler.page.get_by_role("button", name=re.compile("^Pay"))).to_be_visible()


def test_the_briefing_is_at_the_top_of_the_running_mission(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    briefing = start_mission(handler)["briefing"].split("\n")[0]
    # the tab does not touch the strip
    expect(strip(pilot.page)).to_be_visible()
    above, below = strip(pilot.page).bounding_box(), pilot.card("Lantern").bounding_box()
    assert above is not None and below is not None
    assert below["y"] - above["y"] - above["height"] >= 6
    strip(pilot.page).tap()
    told = at_hand(pilot.page).get_by_text(briefing)
    expect(told).to_be_hidden()
    at_hand(pilot.page).get_by_text("Briefing", exact=True).tap()
    expect(told).to_be_visible()
