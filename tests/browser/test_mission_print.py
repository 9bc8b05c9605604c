"""A mission on paper: the Handler's copy, the players' copy, and a pilot's own."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do, state
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

SECRET = "Something waits under the bridge: put it out of action."
#: What only the Handler knows of the demonstration, and of what this test adds.
SECRETS = (SECRET, "Undertow", "Reveal the hidden objective", "Nightfall", "Trap", "the spur")


def prints(page: Page) -> None:
    """Lets the page print into nothing."""
    page.evaluate("() => { window.print = () => undefined; }")


def sheet(page: Page) -> Locator:
    return page.get_by_role("article", name="Cold Gorge")


def printed(page: Page, button: str) -> str:
    """Presses a button that prints, returns the text of the sheet and ends the printing."""
    page.get_by_role("button", name=button).click()
    page.locator(".print-box canvas").wait_for(state="attached")
    # on the screen it is not shown
    expect(sheet(page)).to_be_hidden()
    page.emulate_media(media="print")
    expect(sheet(page)).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    expect(page.locator(".mission-strip")).to_be_hidden()
    text = sheet(page).inner_text()
    page.emulate_media(media="screen")
    page.evaluate("() => window.dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".print-box")).to_have_count(0)
    return text


def prepare(handler: Table) -> None:
    """Runs the mission, with a wave, a hidden zone and one that is shown."""
    (mission,) = state(handler.page)["missions"]
    for phase in ("briefed", "running"):
        do(handler, "mission.phase", mission=mission, phase=phase)
    units = {each["name"]: each["id"] for each in state(handler.page)["scene"]["units"].values()}
    do(handler, "unit.place", unit=units["Plumb"], at=None)
    do(handler, "wave.add", name="Nightfall", units=[units["Plumb"]], round=3)
    do(handler, "zone.add", name="Trap", kind="area", cells=[axial(4, 4), axial(5, 4)])
    do(handler, "zone.add", name="Relay", kind="marker", cells=[axial(30, 10)], secret=False)
    fire = {"harm": "damage", "amount": 3, "round": 2, "ground": True}
    do(
        handler,
        "zone.add",
        name="Fire",
        kind="area",
        cells=[axial(6, 4)],
        secret=False,
        effect=fire,
    )


def test_each_copy_has_what_its_readers_know(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    do(handler, "table.options", options={"fog": "team", "npc_stats": "condition"})
    prepare(handler)
    for each in (page, pilot.page):
        prints(each)
        each.locator(".mission-strip").click()
    mine = printed(page, "Print for me")
    for text in (*SECRETS, "hidden from players", "Relay", "in round 3", "0404, 0504"):
        assert text in mine, text
    assert "Fire Area, 3 damage in each environmental segment from round 2 (not in the air)" in mine
    # the table has the name of the mission
    assert (
        mine.splitlines()[2 if mine.splitlines()[1] == "" else 1] == "Scene 1 · the Handler's copy"
    )
    assert "15" in mine[mine.index("Undertow") :]  # its integrity
    theirs = printed(page, "Print for players")
    own = printed(pilot.page, "Print")
    for copy in (theirs, own):
        for secret in SECRETS:
            assert secret not in copy, secret
        for text in ("Bring Mule to the control blocks", "Relay", "Lantern", "Long rifle"):
            assert text in copy, text
    # a pilot has no other copy
    expect(pilot.page.get_by_role("button", name="Print for me")).to_have_count(0)


def test_a_draft_has_no_copy_for_players(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    prints(page)
    handler.tab("Missions")
    page.get_by_role("button", name="Cold Gorge").first.click()
    expect(page.get_by_role("button", name="Print for players")).to_have_count(0)
    assert SECRET in printed(page, "Print for me")


def test_the_picture_is_dark_on_white(demo_people: People, demo: Server, picture: Picture) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    prepare(handler)
    prints(page)
    page.locator(".mission-strip").click()
    page.get_by_role("button", name="Print for me").click()
    page.locator(".print-box canvas").wait_for(state="attached")
    page.emulate_media(media="print")
    picture(page, "print")
    page.emulate_media(media="screen")
    light, dark, water = page.evaluate(
        """() => {
          const canvas = document.querySelector(".print-box canvas");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          let light = 0, dark = 0, water = 0;
          for (let i = 0; i < data.length; i += 4) {
            if (data[i] > 140) light += 1;
            if (data[i] < 70) dark += 1;
            if (data[i + 2] - data[i] > 25) water += 1;
          }
          return [light, dark, water].map((n) => n / (data.length / 4));
        }"""
    )
    assert light > 0.8
    assert 0.005 < dark < 0.15
    # the river is told from the ground
    assert 0.03 < water < 0.3
