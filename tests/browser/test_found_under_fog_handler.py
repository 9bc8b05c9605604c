"""What a Handler found who ran a mission under fog: cards, dialogs, lines, signs of the moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.demo_hexes import BRIDGE, FAR_CORNER, LANTERN, MAGPIE, MULE, PUMP_TOWER
from tests.browser.fight import send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_fog import axial, click_centred, drag_centred, set_fog
from tests.browser.test_found_in_fight_asks import UNCOVERED
from tests.browser.test_found_in_play_drag import RECORD_OVERLAYS
from tests.browser.test_secrets_page import open_section, wait_for_hex

#: Whether all of its text is shown, in a box of its own.
NOT_CLIPPED = (
    """(element) => element.scrollWidth <= element.clientWidth && element.clientWidth > 0"""
)


def test_a_prop_that_is_picked_shows_its_card_however_far_down_the_tab_was(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Map")
    open_section(handler, "Map file").scroll_into_view_if_needed()
    hide = handler.card("Prop: Pump tower").get_by_role("button", name="Hide")
    for _ in range(2):  # and once more, after the tab was scrolled again
        click_centred(handler, PUMP_TOWER)
        expect(hide).to_be_in_viewport(ratio=1)
        open_section(handler, "Map file").scroll_into_view_if_needed()
        expect(hide).not_to_be_in_viewport()


def test_the_card_of_a_prop_has_its_name_beside_the_map(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    click_centred(handler, PUMP_TOWER)
    card = handler.page.get_by_role("complementary", name="Picked prop")
    for text in (
        card.get_by_role("heading", name="Pump tower"),
        card.get_by_text("1320, levels 3 to 5, mitigates 3"),
    ):
        expect(text).to_be_visible()
        assert text.evaluate(NOT_CLIPPED)


def test_a_prop_is_let_go_when_a_unit_is_selected(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    card = handler.page.get_by_role("article", name="Prop: Pump tower")
    click_centred(handler, PUMP_TOWER)
    expect(card).to_be_visible()
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(card).to_have_count(0)

    # in the Map tab both are shown; whoever goes elsewhere has the unit alone
    handler.tab("Map")
    click_centred(handler, PUMP_TOWER)
    handler.tab("Units")
    expect(card).to_be_visible()
    handler.tab("Map")
    props = open_section(handler, "Props (18)").get_by_role("combobox")
    props.select_option(label="Pump tower at 1320, levels 3 to 5")
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.tab("Units")
    handler.page.keyboard.press("Escape")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(card).to_have_count(0)


def test_the_next_phase_of_a_mission_is_read_from_its_head(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Crew")
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


def test_the_log_tells_the_table_from_its_mission(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.expect_log("New table: Cold Gorge")
    handler.tab("Crew")
    handler.page.get_by_role("region", name="Missions").get_by_role(
        "button", name=re.compile("^Cold Gorge")
    ).click()
    dialog = handler.page.get_by_role("dialog", name="Cold Gorge")
    for button in ("Brief the pilots", "Start"):
        dialog.get_by_role("button", name=button).click()
    dialog.get_by_role("button", name="Close").click()
    handler.expect_log("The mission begins: Cold Gorge")


def drop_lantern_on_mule(handler: Table) -> None:
    """Drop Lantern on Mule, which is in the way."""
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    handler.drag(LANTERN, MULE)
    expect(handler.button("Put it there anyway")).to_be_visible()


def test_a_way_past_a_refusal_waits_until_it_is_taken(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.clock.install()
    drop_lantern_on_mule(handler)
    way = handler.button("Put it there anyway")
    page.clock.run_for(120_000)
    expect(way).to_be_visible()
    way.click()
    expect(handler.card("Lantern")).to_contain_text("1212")
    expect(way).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(handler.card("Lantern")).to_contain_text("1514")

    # it is over as well with the next deed, and put away by Esc
    drop_lantern_on_mule(handler)
    page.keyboard.press("Escape")
    expect(way).to_have_count(0)
    drop_lantern_on_mule(handler)
    handler.button("Start the conflict").click()
    expect(way).to_have_count(0)


def test_the_sign_of_a_refusal_goes_when_the_handler_overrules_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.evaluate(RECORD_OVERLAYS)
    page.clock.install()
    drop_lantern_on_mule(handler)
    page.wait_for_function("() => window.lies.includes('blocked')")
    handler.button("Put it there anyway").click()
    expect(handler.card("Lantern")).to_contain_text("1212")
    page.wait_for_function("() => !window.lies.includes('blocked')")


def test_a_movement_that_the_handler_grants_is_made_and_answered(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(pilot.card("Magpie")).to_contain_text("1813")
    drag_centred(pilot, MAGPIE, BRIDGE)
    pilot.button("Ask the Handler").click()
    ask = handler.page.get_by_role("region", name="Magpie wants to: move to 2010 (too far)")
    expect(ask.get_by_label("Put it at 2010")).to_be_checked()
    expect(ask.get_by_role("textbox", name="Level")).to_have_value("5")
    ask.get_by_role("button", name="Steps: one more").click()
    pilot.page.clock.install()
    ask.get_by_role("button", name="It goes there for that").click()
    expect(pilot.card("Magpie")).to_contain_text("2010, level 5")
    expect(pilot.page.get_by_role("img", name="2 of 4 steps left")).not_to_have_count(0)
    # the answer stays until the pilot goes on
    answer = pilot.toast("Magpie does it for 2 steps and 0 energy: move to 2010 (too far)")
    pilot.page.clock.run_for(60_000)
    expect(answer).to_be_visible()
    click_centred(pilot, LANTERN)
    expect(answer).to_have_count(0)
    click_centred(pilot, BRIDGE)
    handler.page.keyboard.press("Control+z")
    expect(handler.page.get_by_text("Once more to take back")).to_have_count(0)
    expect(ask).to_be_visible()

    # or the Handler only names the cost
    ask.get_by_label("Put it at 2010").uncheck()
    ask.get_by_role("button", name="It does it for that").click()
    expect(ask).to_have_count(0)
    expect(pilot.card("Magpie")).to_contain_text("1813")


def test_the_map_stays_where_it_is_when_the_conflict_starts(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot_of(demo_people, demo, "Jo", "Lantern")
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    handler.at_rest()
    before = [handler.point(*at) for at in (LANTERN, PUMP_TOWER)]
    handler.button("Start the conflict").click()
    start = handler.button("Start Lantern's turn for Jo")
    expect(start).to_be_visible()
    handler.settle()
    handler.at_rest()
    assert [handler.point(*at) for at in (LANTERN, PUMP_TOWER)] == before
    # each line of the button is a whole one
    whose = start.get_by_text("for Jo")
    assert whose.evaluate(NOT_CLIPPED)
    lines = start.evaluate(
        """(button) => { const range = document.createRange();
          range.selectNodeContents(button.querySelector("span").firstChild);
          return range.getClientRects().length; }"""
    )
    assert lines == 1


def test_a_unit_that_is_brought_back_has_something_left(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    changes = {"destroyed": True, "integrity": 0}
    done = send(handler.page, type="overrule", unit=unit_id(handler.page, "Heron"), set=changes)
    assert done["status"] == 200, done
    handler.tab("Units")
    handler.button("Edit Heron").click()
    handler.button("Bring back").click()
    expect(handler.toast("Heron is back with an integrity of 1")).to_be_visible()
    expect(handler.page.get_by_role("textbox", name="Integrity")).to_have_value("1")


def test_what_cannot_be_aimed_at_asks_its_question_in_one_line(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="conflict.start")
    for segment in ("ally", "neutral", "enemy"):
        send(page, type="segment.end")
        expect(page.locator("[aria-current=step]")).to_contain_text(segment.capitalize())
    send(page, type="turn.start", unit=unit_id(page, "Undertow"))
    handler.click(*BRIDGE)
    expect(handler.card("Undertow")).to_be_visible()
    bar = page.get_by_role("region", name="What Undertow can do")
    expect(bar.get_by_role("button", name="End turn")).to_be_visible()
    page.keyboard.press("2")
    page.get_by_text("Cannot be aimed at").click()
    asked = page.get_by_text("What is in the way?").first
    asked.scroll_into_view_if_needed()
    assert asked.evaluate("(span) => span.getClientRects().length === 1 && span.offsetHeight < 24")


def test_the_form_of_a_unit_counts_steps_in_its_turn_alone(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    steps = page.get_by_role("textbox", name="Steps")
    expect(page.get_by_role("textbox", name="Speed")).to_be_visible()
    expect(steps).to_have_count(0)
    handler.button("Start the conflict").click()
    form = page.locator(".unit-form")
    expect(form).to_contain_text("4 when its turn begins")
    expect(steps).to_have_count(0)
    handler.button("Start Lantern's turn").click()
    expect(steps).to_have_value("4")
    form.get_by_role("button", name="Steps: one less").click()
    form.get_by_role("button", name="Save").click()
    expect(handler.card("Lantern").get_by_role("img", name="3 of 4 steps left")).to_be_visible()


def test_the_brush_for_explored_ground_shows_what_is_explored(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    set_fog(handler, "team")
    wait_for_hex(handler, FAR_CORNER, sight="seen")
    handler.tab("Map")
    open_section(handler, "Explored ground").get_by_role("radio", name="Show", exact=True).click()
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    click_centred(handler, FAR_CORNER)
    wait_for_hex(handler, FAR_CORNER, sight="remembered")
    handler.page.keyboard.press("Escape")
    wait_for_hex(handler, FAR_CORNER, sight="seen")


def test_a_unit_that_is_highlighted_and_hidden_says_which_comes_first(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Units")
    row = handler.page.get_by_role("listitem").filter(has=handler.button("Edit Undertow"))
    expect(row).to_contain_text("hidden from the pilots")
    row.get_by_role("button", name="Highlight", exact=True).click()
    expect(handler.toast("Undertow is still hidden from the pilots")).to_be_visible()
    expect(row).to_contain_text("hidden; highlighted once shown")
    row.get_by_role("button", name=re.compile("^Undertow|enemy")).first.click()
    expect(handler.card("Undertow")).to_contain_text("Highlighted by the Handler once shown")
    row.get_by_role("button", name="Hide from the pilots").click()
    expect(row).not_to_contain_text("hidden")
    expect(row).to_contain_text("highlighted")
    # each sign stands under its word
    names = handler.page.locator(".unit-cols > span")
    signs = row.get_by_role("button", name=re.compile("^(Highlight|Hide|Edit)"))
    for word, sign in zip(names.all(), signs.all(), strict=True):
        above, below = word.bounding_box(), sign.bounding_box()
        assert above and below and above["x"] == below["x"] and above["width"] == below["width"]


def test_players_are_told_when_the_handler_brings_a_unit_back(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    heron = unit_id(handler.page, "Heron")
    send(handler.page, type="overrule", unit=heron, set={"destroyed": True})
    expect(pilot.toast("Overruled: Heron, destroyed")).to_be_visible()
    send(handler.page, type="overrule", unit=heron, set={"destroyed": False})
    expect(pilot.toast("Overruled: Heron, not destroyed")).to_be_visible()


def test_looking_back_leaves_the_falls_of_that_time_to_be_read(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="conflict.start")
    at = {**axial(*LANTERN), "level": 9}
    send(page, type="unit.place", unit=unit_id(page, "Lantern"), at=at, falling=True)
    for _ in range(4):
        send(page, type="segment.end")
    page.get_by_role("list", name="Falls about to happen").wait_for()
    page.locator("#board canvas").focus()
    page.keyboard.press("h")
    banner = page.locator(".past-banner")
    expect(banner).to_contain_text("environmental segment")
    fall = page.get_by_role("list", name="Falls about to happen").get_by_role("button").first
    expect(fall).to_contain_text("Lantern")
    assert fall.evaluate(UNCOVERED)
    assert banner.evaluate(UNCOVERED)


def test_the_crew_says_who_steers_a_unit_that_was_lent(demo_people: People, demo: Server) -> None:
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
