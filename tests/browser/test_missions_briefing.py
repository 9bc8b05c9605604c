"""Missions: the notice of a briefing, the next phase, a missing crew."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.commands import do, state
from tests.browser.journal import page_named
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server
from tests.browser.sheets import desk_and_phone


def draft_mission(page: Page, name: str) -> None:
    """Returns a new draft of the Handler, left open."""
    Table(page).tab("Missions")
    page.get_by_role("button", name="New mission", exact=True).click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Save the draft").click()


def test_pilots_are_notified_of_a_briefing(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    # players have the tab as soon as there is a mission in it
    expect(pilot.page.get_by_role("tab", name="Missions")).to_have_count(0)
    tab = pilot.page.get_by_role("tab", name=re.compile("^Missions"))
    draft_mission(handler.page, "The silent relay")
    handler.button("Brief the pilots").click()
    handler.button("Brief without a crew").click()
    expect(pilot.toast("Briefing: The silent relay")).to_be_visible()
    expect(tab).to_have_accessible_name("Missions 1 new mission")
    tab.tap()
    mission = pilot.page.locator(".mission-open", has_text="The silent relay")
    expect(mission).to_contain_text("new")
    mission.tap()
    # it is read
    expect(pilot.toast("Briefing: The silent relay")).to_have_count(0)
    pilot.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(tab).to_have_accessible_name("Missions")
    expect(mission).not_to_contain_text("new")
    # and it is not new again after a reload
    pilot.page.reload()
    pilot.ready()
    expect(tab).to_have_accessible_name("Missions")
    expect(handler.page.get_by_role("tab", name=re.compile("^Missions"))).to_have_accessible_name(
        "Missions"
    )


def test_all_characters_of_the_players_join_the_crew_by_one_press(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    # nobody plays it, and it has no unit
    do(handler, "character.add", name="Abel Stone")
    draft_mission(handler.page, "Night Convoy")
    form = handler.page.get_by_role("dialog", name="Night Convoy")
    form.get_by_role("button", name="Add all of the players (2)").click()
    chips = form.get_by_role("group", name="Who goes").get_by_role("button")
    expect(chips).to_have_text(["Abel Stone", "1Bram Teller", "2Ondine Vale"])
    form.get_by_role("button", name="Save", exact=True).click()
    expect(form.get_by_role("button", name="Save", exact=True)).to_have_count(0)
    view = state(handler.page)
    (crew,) = [each["crew"] for each in view["missions"].values() if each["name"] == "Night Convoy"]
    assert [view["characters"][each]["name"] for each in crew] == ["Bram Teller", "Ondine Vale"]
    # one step takes all of them out again
    do(handler, "undo")
    assert [each["crew"] for each in state(handler.page)["missions"].values()][-1] == []
    # once a player plays a character, those that nobody plays stay behind
    form.get_by_role("button", name="Close").click()
    bram = next(key for key, each in view["characters"].items() if each["name"] == "Bram Teller")
    abel = next(key for key, each in view["characters"].items() if each["name"] == "Abel Stone")
    join_as_pilot(demo_people, demo, "Mara")
    mara = next(key for key, each in state(handler.page)["seats"].items() if each["name"] == "Mara")
    for key in (bram, abel):
        do(handler, "character.update", character=key, seat=mara)
    handler.page.locator(".mission-open", has_text="Night Convoy").click()
    form.get_by_role("button", name="Add all of the players (2)").click()
    expect(chips).to_have_text(["1Abel Stone", "2Bram Teller", "Ondine Vale"])


def test_the_notice_of_a_briefing_opens_it(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    pilot.unhurried()
    draft_mission(handler.page, "The silent relay")
    handler.button("Brief the pilots").click()
    handler.button("Brief without a crew").click()
    notice = pilot.page.locator(".toasts").get_by_role("button", name="Briefing: The silent relay")
    expect(notice).to_have_attribute("title", "Open the mission")
    notice.tap()
    dialog = pilot.page.get_by_role("dialog", name="The silent relay")
    expect(dialog).to_be_visible()
    expect(notice).to_have_count(0)
    do(handler, "conflict.start")
    do(handler, "conflict.end")
    expect(pilot.toast("The conflict is over")).to_have_count(1)
    dialog.get_by_role("button", name="Close").tap()
    # the notice of a page opens the journal there, also by keyboard
    do(handler, "journal.add", title="The old depot", text="A crane.")
    page = page_named(handler.page, "The old depot")["id"]
    do(handler, "journal.show", page=page, readers="all")
    shown = pilot.page.locator(".toasts").get_by_role("button", name="The old depot")
    shown.press("Enter")
    expect(pilot.page.get_by_role("dialog", name="Journal")).to_contain_text("A crane.")


def test_a_mission_without_a_crew_is_confirmed_once(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Missions")
    page.get_by_role("button", name="New mission", exact=True).click()
    page.get_by_label("Name", exact=True).fill("Night Convoy")
    # a new row gets the focus
    page.get_by_role("button", name="Objective", exact=True).click()
    page.keyboard.type("Take the tower")
    expect(page.get_by_label("Text of objective 1")).to_have_value("Take the tower")
    expect(page.get_by_label("Text of objective 2")).to_have_count(0)
    handler.button("Save the draft").click()
    handler.button("Brief the pilots").click()
    foot = page.get_by_role("contentinfo", name="Next step")
    expect(foot).to_contain_text("Nobody is in the crew")
    foot.get_by_role("button", name="Brief without a crew").click()
    expect(foot.get_by_role("button", name="Start")).to_be_visible()


def test_the_header_names_the_next_phase(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Missions")
    handler.page.get_by_role("region", name="Missions").get_by_role(
        "button", name=re.compile("^Cold Gorge")
    ).click()
    dialog = handler.page.get_by_role("dialog", name="Cold Gorge")
    dialog.get_by_role("button", name="Remove the mission").scroll_into_view_if_needed()
    now = dialog.locator("[aria-current=step]")
    for button, phase in (("Brief the pilots", "Briefed"), ("Start", "Running")):
        dialog.get_by_role("button", name=button).click()
        expect(now).to_have_text(phase)
        expect(now).to_be_in_viewport(ratio=1)
        dialog.get_by_label("Notes only the Handler sees").scroll_into_view_if_needed()
