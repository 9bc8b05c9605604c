"""The table on a screen in the room: what its page shows, follows and receives."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.commands import do, state
from tests.browser.layout_checks import CUT, NAMELESS
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.waiting import wait_until


def make_link(handler: Table) -> str:
    """Makes a link in the Table tab and returns it."""
    handler.tab("Table")
    section = open_section(handler, "Screens")
    section.get_by_role("textbox", name="Name").fill("Beamer")
    section.get_by_role("button", name="Make a link").click()
    return section.get_by_label("Link to the screen").input_value()


def active_place(page: Page, name: str) -> tuple[float, float]:
    """Returns where a unit is drawn, as parts of the window."""
    x, y = page.evaluate(
        """async (name) => {
          const { session } = await import(document.querySelector("script[type=module]").src);
          const unit = Object.values(session.units.value).find((each) => each.name === name);
          const { x, y } = document.getElementById("board").board.screenOf(unit.at);
          return [x / innerWidth, y / innerHeight];
        }""",
        name,
    )
    return float(x), float(y)


def test_a_screen_shows_what_the_players_see_and_follows(
    demo_people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(demo_people, demo)
    do(handler, "table.options", options={"fog": "team"})
    link = make_link(handler)
    page, watch = demo_people.sit(hear=True)
    page.goto(link)
    screen = Table(page).ready()
    assert "/screen/" in page.url
    line = page.get_by_role("banner")
    expect(line).to_contain_text("Cold Gorge")
    # no tools, no panel and no seat
    expect(page.get_by_role("navigation", name="Tools")).to_have_count(0)
    expect(page.get_by_role("complementary")).to_have_count(0)
    assert "Screen" not in str(state(handler.page)["seats"])

    do(handler, "conflict.start")
    units = {each["name"]: each["id"] for each in state(handler.page)["scene"]["units"].values()}
    do(handler, "turn.start", unit=units["Magpie"])
    expect(line).to_contain_text("Round 1")
    expect(line).to_contain_text("Magpie")
    screen.at_rest()
    x, y = active_place(page, "Magpie")
    assert 0.4 < x < 0.6
    assert 0.3 < y < 0.7
    picture(page, "screen")
    # it stays where it is, once somebody wants that
    page.get_by_role("button", name="Follow the active unit").click()
    do(handler, "turn.end", unit=units["Magpie"])
    do(handler, "turn.start", unit=units["Lantern"])
    expect(line).to_contain_text("Lantern")
    screen.at_rest()
    there = active_place(page, "Magpie")
    assert there != (x, y)  # the whole map is shown
    page.get_by_role("button", name="Unfold the side panel").click()
    expect(page.get_by_role("tab")).to_have_text(["Log", "Crew", "Known"])
    expect(page.get_by_role("button", name="Look back")).to_have_count(0)
    for each in (CUT, NAMELESS):
        assert page.evaluate(each) == []
    # the panels of the Handler's page in this browser are its own affair
    assert page.evaluate("localStorage.getItem('hexframe-panels')") is None
    for secret in ("Undertow", "put it out of action", demo.link("Handler").split("key=")[1]):
        assert secret not in watch.everything()

    # taken back, it goes dark
    handler.page.get_by_role("button", name="Take back the link to Beamer").click()
    handler.page.get_by_role("button", name="Take it back?").click()
    expect(page.get_by_text("This screen shows nothing any more")).to_be_visible()
    expect(handler.page.get_by_text("Beamer")).to_have_count(0)


def test_a_screen_follows_pilots_between_turns_and_outside_of_conflicts(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    link = make_link(handler)
    page, _ = demo_people.sit()
    page.goto(link)
    screen = Table(page).ready()
    units = {each["name"]: each for each in state(handler.page)["scene"]["units"].values()}

    def is_centred(name: str) -> bool:
        screen.at_rest()
        x, y = active_place(page, name)
        return 0.35 < x < 0.65 and 0.25 < y < 0.75

    heron, lantern = (units[name]["id"] for name in ("Heron", "Lantern"))
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=heron, overrule=True)
    expect(page.get_by_role("banner")).to_contain_text("Heron")
    assert not is_centred("Lantern")
    # nobody acts: the units that may act next are shown
    do(handler, "turn.end", unit=heron, overrule=True)
    expect(page.get_by_role("banner")).not_to_contain_text("Heron")
    assert is_centred("Lantern")
    # without a conflict, whoever moves is shown
    do(handler, "conflict.end")
    expect(page.get_by_role("banner")).to_contain_text("no conflict")
    page.evaluate("document.getElementById('board').board.centre({ q: 30, r: -10 }, 1.5)")
    at = {**units["Lantern"]["at"], "q": units["Lantern"]["at"]["q"] - 1}
    do(handler, "unit.place", unit=lantern, at=at)
    wait_until(
        page,
        """async ([id, q]) => {
          const { session } = await import(document.querySelector("script[type=module]").src);
          return session.units.value[id].at.q === q;
        }""",
        [lantern, at["q"]],
    )
    assert is_centred("Lantern")
