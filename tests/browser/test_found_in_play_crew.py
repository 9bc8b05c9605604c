"""Found while playing: sheets, dice systems, missions. Each test is what was stumbled over."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.battle import Dice
from tests.browser.battle import laid as laid
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.test_panels import SIZES, Open
from tests.browser.test_panels import table as table
from tests.browser.test_sheets import (
    attribute_row,
    desk_and_phone,
    make_character,
    open_dialog_of,
    open_sheet,
    plan_bar,
    press,
    set_option,
)
from tests.browser.test_systems import Both, sit_down
from tests.browser.test_systems import both as both
from tests.browser.test_systems import laid_people as laid_people

#: Whether the words of a button are all there.
FITS = """(button) => [button, ...button.querySelectorAll("span")].every((each) =>
  each.scrollWidth <= each.clientWidth + 1 && each.scrollHeight <= each.clientHeight + 1)"""

#: How many rows some things stand in.
ROWS = "(all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size"

LONG_INTENT = "Past the guard, the dogs and the lamp, and all of it without one word being said"


def set_course(handler: Table, face: str = "6") -> None:
    """The Handler's first Course: Sneaky."""
    handler.tab("Dice")
    step = handler.page.get_by_role("region", name="Your step: Set the Course")
    step.get_by_role("radio", name="Sneaky").check()
    step.get_by_role("radio", name=face, exact=True).check()
    step.get_by_role("button", name="Set the Course").click()


def state_intent(pilot: Table, intent: str, *, opened: bool = False) -> None:
    """The pilot says what it wants, in the form that may stand open from the last time."""
    if not opened:
        pilot.button("State an intent for Ann").click()
    form = pilot.page.locator(".offer-open", has_text="State an intent")
    form.get_by_label("Intent").fill(intent)
    form.get_by_label("How", exact=True).fill("Over the roof")
    form.get_by_role("button", name="State the intent").click()


def set_terms(handler: Table, threshold: int) -> None:
    """The Handler says what it takes."""
    step = handler.page.get_by_role("region", name=re.compile("^Your step: Set the terms"))
    step.get_by_label("Threshold", exact=True).fill(str(threshold))
    step.get_by_role("button", name="Set the terms").click()


def test_the_big_button_of_a_long_step_is_not_cut(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, LONG_INTENT)
    pilot.tab("Log")
    handler.page.get_by_label("Skill").fill("Climbing over the roofs of sleeping towns")
    set_terms(handler, 7)
    button = pilot.page.locator(".sheet-primary").get_by_role("button")
    expect(button).to_have_text("Your step: Roll both dice")
    assert button.evaluate(FITS)


def test_a_short_step_stands_on_the_big_button_in_full(both: Both) -> None:
    handler, pilot = both("Q*")
    ask = handler.open("Ask for a check")
    ask.get_by_role("radio", name="Intelligence").check()
    ask.get_by_label("Difficulty", exact=True).fill("12")
    ask.get_by_label("What for").fill("Read the old maps")
    ask.get_by_role("button", name="Ask for it").click()
    pilot.tab("Log")
    button = pilot.page.locator(".sheet-primary").get_by_role("button")
    expect(button).to_have_text(re.compile("roll Intelligence against 12. Read the old maps$"))
    assert button.evaluate(FITS)


def test_all_dice_systems_are_chosen_from_in_one_row(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Table")
    page.get_by_text("Dice systems", exact=True).click()
    names = ("Action Rolls", "Course and Flow", "Q*")
    for name in names:
        page.get_by_role("checkbox", name=name, exact=True).check()
    chooser = page.get_by_role("radiogroup", name="Dice system")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        handler.tab("Dice")
        expect(chooser.get_by_role("radio")).to_have_count(4)
        assert chooser.locator("label").evaluate_all(ROWS) == 1
        for name in names:
            chooser.get_by_role("radio", name=name).check()
            expect(chooser.locator("label", has_text=name)).to_be_in_viewport(ratio=0.99)


def test_what_the_chances_mean_is_said_where_they_stand(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, "Past the guard")
    set_terms(handler, 10)
    step = pilot.step("Pick two dice for Ann")
    step.get_by_role("checkbox", name="Daring").check()
    step.get_by_role("checkbox", name="Thriving").check()
    expect(step).to_contain_text("A die ties")
    expect(step).not_to_contain_text("the same face as the Course")
    step.get_by_role("button", name="What these mean").tap()
    expect(step).to_contain_text("the same face as the Course")
    expect(step).to_contain_text("a question that the Handler has to answer")
    pilot.fits()


def test_what_the_attributes_are_for_is_said_on_the_sheet(
    demo_people: People, demo: Server
) -> None:
    _, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    expect(attribute_row(mine, "Synergy")).not_to_contain_text("dodging")
    mine.get_by_role("button", name="What Pilot skills are for").tap()
    expect(attribute_row(mine, "Synergy")).to_contain_text("dodging")
    mine.get_by_role("button", name="What Hull and OS are for").tap()
    expect(attribute_row(mine, "Blast Plating")).to_contain_text("explosions")


def test_a_plan_that_waits_stands_in_the_rows(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    press(mine, "Advance Pilot skills")
    mine.get_by_role("button", name="Ask the Handler").click()
    waits = re.compile(r"d4\s*becomes\s*d6\s*waits")
    expect(attribute_row(mine, "Smarts")).to_contain_text(waits)
    advance = mine.get_by_role("group", name="Advancements of Pilot skills")
    expect(advance).to_contain_text(re.compile(r"0\s*becomes\s*1\s*of 5\s*waits"))
    expect(attribute_row(mine, "Sharpness")).not_to_contain_text("waits")
    # what is being planned anew stands there instead
    press(mine, "Raise Sharpness")
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("waits")
    mine.get_by_role("button", name="Discard").click()
    theirs = open_sheet(handler, "Mara Voss")
    expect(attribute_row(theirs, "Smarts")).to_contain_text(waits)
    theirs.get_by_role("button", name="Approve").click()
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("waits")
    expect(attribute_row(mine, "Smarts")).to_contain_text("d6")


def test_odds_are_dimmed_until_those_of_a_new_mark_are_there(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    make_character(pilot, "Mara Voss")
    theirs = open_sheet(handler, "Mara Voss")
    chips = theirs.get_by_role("group", name="Attributes of Mara Voss")
    chips.get_by_role("button", name="Sharpness d4").click()
    odds = theirs.locator(".test-odds")
    shown = odds.get_by_role("img")
    expect(shown).to_have_accessible_name(re.compile("miss 75 %"))
    expect(odds).not_to_have_attribute("aria-busy", "true")
    # from here on no answer comes: what stands there is of the mark before, and says so
    handler.page.evaluate(
        """async () => {
          const app = await import(document.querySelector("script[type=module]").src
            .replace(/table[^/]*$/, "../core/app.js"));
          app.setTransport({ query: () => new Promise(() => {}) });
        }"""
    )
    theirs.get_by_role("textbox", name="Mark").press_sequentially("2")
    expect(odds).to_have_attribute("aria-busy", "true")
    expect(shown).to_have_accessible_name(re.compile("miss 75 %"))


def test_of_two_ways_to_take_a_step_one_is_the_step(
    laid_people: People, laid: tuple[Server, Dice]
) -> None:
    server, rolled = laid
    handler, pilot = sit_down(laid_people, server, "Course and Flow")
    waiting = pilot.page.get_by_role("tab", name=re.compile("^Dice"))
    # of two sixes none is the intent: the Handler drops the roll, and it is tried again on the
    # Course that stays
    rolled.lay((6, 6), (6, 6), (6, 6), (6, 4))
    set_course(handler)
    for intents in (0, 1):
        state_intent(pilot, "Past the guard", opened=intents == 1)
        set_terms(handler, 7)
        dice = pilot.step("Pick two dice for Ann")
        dice.get_by_role("checkbox", name="Daring").check()
        dice.get_by_role("checkbox", name="Thriving").check()
        pilot.thumb(dice, "Roll both dice")
        election = pilot.step("Elect the die")
        best = election.get_by_role("radio", name=re.compile("Intent"))
        expect(election.get_by_role("radio")).to_have_count(2)
        expect(best).to_have_count(intents)
        if not intents:
            drop = handler.open("Drop the roll of Ann")
            drop.get_by_role("button", name="Drop the roll", exact=True).click()
            expect(election).to_have_count(0)
    rolled.expect_all_shown()
    best.first.check()
    pilot.thumb(election, "Elect this die")
    step = pilot.step("Have the intent")
    other = step.get_by_role("region", name="Or: Decline it, not quite yet")
    expect(other).to_be_visible()
    expect(waiting).to_have_accessible_name("Dice 1 waiting")
    expect(pilot.page.locator(".step")).to_have_count(1)
    expect(pilot.page.locator(".button-primary:visible")).to_have_count(1)
    pilot.fits()
    other.get_by_role("button", name="Not quite yet").tap()
    expect(step).to_have_count(0)


def test_a_refusal_covers_nothing_of_a_sheet(table: Open) -> None:
    page = table("desktop", "book=Ines")
    dialog = page.get_by_role("dialog")
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => app.toast('refused', 'Smarts cannot be raised any further here: '.repeat(4))"
        )
        toast = dialog.locator(".toast-refused")
        expect(toast).to_be_visible()
        button = dialog.get_by_role("button", name="Edit the numbers")
        said, free = toast.bounding_box(), button.bounding_box()
        assert said is not None
        assert free is not None
        if size == "desktop":
            assert said["y"] + said["height"] <= free["y"]
        first = dialog.locator(".char").bounding_box()
        assert first is not None
        assert said["y"] + said["height"] <= first["y"]
        toast.get_by_role("button", name="Dismiss").click()


def test_examples_are_no_actions(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, "Past the guard")
    step = handler.step("Set the terms for Ann")
    expect(step).to_contain_text("For example:")
    example = step.get_by_role("button", name="Threshold: 10")
    expect(example).not_to_have_class(re.compile("button"))
    example.click()
    expect(step.get_by_label("Threshold", exact=True)).to_have_value("10")


def test_a_sheet_of_q_star_is_facts(both: Both) -> None:
    _, pilot = both("Q*")
    mine = pilot.page.get_by_role("region", name="Ann", exact=True)
    facts = mine.locator("dl > div")
    expect(facts.filter(has_text=re.compile("^Might"))).to_have_text(re.compile(r"^Might\s*d4"))
    expect(facts.filter(has_text="Endurance")).to_have_text(re.compile(r"^Endurance\s*0$"))
    pilot.fits()


def test_a_step_that_is_over_is_said_no_longer(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, "Past the guard")
    pilot.tab("Log")
    # nothing goes by itself after some seconds
    pilot.page.evaluate(
        """() => { const real = window.setTimeout;
        window.setTimeout = (then, ms) => real(then, ms > 3000 ? 1e8 : ms); }"""
    )
    set_terms(handler, 7)
    said = pilot.page.locator(".toast, [role=log] p").filter(has_text="Your step: Pick two dice")
    expect(said).not_to_have_count(0)
    handler.unfold("For Ann")
    handler.open("Take back the intent of Ann").get_by_role("button", name="Take it back").click()
    expect(said).to_have_count(0)


def test_a_word_without_room_stands_in_the_legend(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    make_character(pilot, "Mara Voss")
    theirs = open_sheet(handler, "Mara Voss")
    chips = theirs.get_by_role("group", name="Attributes of Mara Voss")
    chips.get_by_role("button", name="Sharpness d4").click()
    chips.get_by_role("button", name="Smarts d4").click()
    theirs.get_by_role("radio", name="Reactive").click()
    theirs.get_by_role("textbox", name="Mark").fill("3")
    odds = theirs.locator(".test-odds")
    expect(odds.get_by_role("img")).to_have_accessible_name(re.compile("fumble 6 %"))
    expect(odds.locator(".odds").get_by_text("fumble")).to_have_count(0)
    expect(odds.locator(".odds-alone")).to_have_text(re.compile(r"fumble\s*6 %"))


def draft_mission(page: Page, name: str) -> None:
    """A mission's draft by the Handler, left open."""
    Table(page).tab("Crew")
    page.get_by_role("button", name="New mission", exact=True).click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Save the draft").click()


def test_a_briefing_is_told_to_the_pilots(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    tab = pilot.page.get_by_role("tab", name=re.compile("^Crew"))
    draft_mission(handler.page, "The silent relay")
    handler.button("Brief the pilots").click()
    handler.button("Brief without a crew").click()
    expect(pilot.toast("Briefing: The silent relay")).to_be_visible()
    expect(tab).to_have_accessible_name("Crew 1 new mission")
    tab.tap()
    mission = pilot.page.get_by_role("button", name=re.compile("^The silent relay"))
    expect(mission).to_contain_text("new")
    mission.tap()
    pilot.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(tab).to_have_accessible_name("Crew")
    expect(mission).not_to_contain_text("new")
    # and it is not new again after a reload
    pilot.page.reload()
    pilot.ready()
    expect(tab).to_have_accessible_name("Crew")
    expect(handler.page.get_by_role("tab", name=re.compile("^Crew"))).to_have_accessible_name(
        "Crew"
    )


def test_whose_a_unit_is_that_no_seat_steers(demo_people: People, demo: Server) -> None:
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


def test_escape_loses_nothing_that_was_typed(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Crew")
    handler.button("New character").click()
    page.get_by_label("Name of the pilot").fill("Ilse Brandt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    handler.button("New character").click()
    expect(page.get_by_label("Name of the pilot")).to_have_value("Ilse Brandt")
    handler.button("Make the character").click()
    open_dialog_of(handler, "Ilse Brandt").get_by_role("button", name="Close").click()
    # what was made is forgotten
    page.get_by_role("button", name="New character", exact=True).click()
    expect(page.get_by_label("Name of the pilot")).to_have_value("")
    page.keyboard.press("Escape")

    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Ask the Handler").click()
    theirs = open_sheet(handler, "Mara Voss")
    theirs.get_by_role("button", name="Decline").click()
    theirs.get_by_label("Why not").fill("after the gorge")
    page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    open_sheet(handler, "Mara Voss")
    expect(theirs.get_by_label("Why not")).to_have_value("after the gorge")
    theirs.get_by_role("button", name="Decline the plan").click()
    expect(plan_bar(mine)).to_contain_text("the Handler is asked before anything is bought")
    expect(mine.get_by_role("region", name="The plan of Mara Voss")).to_have_count(0)


def test_the_page_that_checks_dice_leads_back(demo_people: People, demo: Server) -> None:
    handler, _ = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Dice")
    page.get_by_text("Fair dice", exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Check the dice").click()
    check = opened.value
    expect(check.locator("#report h2").first).to_be_visible()
    back = check.get_by_role("link", name="Back to the table")
    here = page.url
    expect(check.locator("body")).not_to_contain_text(re.compile("fingerprint", re.I))
    back.click()
    check.wait_for_url(here)
    check.close()
    page.goto(demo.url + "/verify")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
