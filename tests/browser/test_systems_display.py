"""Steps and sheets of dice systems as the page shows them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.battle import Dice
from tests.browser.battle import laid_people as laid_people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.dice_systems import Both, sit_down
from tests.browser.dice_systems import both as both
from tests.browser.layout_checks import SIZES
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server

#: Whether the whole text of a button is visible.
FITS = """(button) => [button, ...button.querySelectorAll("span")].every((each) =>
  each.scrollWidth <= each.clientWidth + 1 && each.scrollHeight <= each.clientHeight + 1)"""

#: Counts the rows that some elements take.
ROWS = "(all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size"

LONG_INTENT = "Past the guard, the dogs and the lamp, and all of it without one word being said"


def set_course(handler: Table, face: str = "6") -> None:
    """The Handler sets the first Course, Sneaky."""
    handler.tab("Dice")
    step = handler.page.get_by_role("region", name="Your step: Set the Course")
    step.get_by_role("radio", name="Sneaky").check()
    step.get_by_role("radio", name=face, exact=True).check()
    step.get_by_role("button", name="Set the Course").click()


def state_intent(pilot: Table, intent: str, *, opened: bool = False) -> None:
    """The pilot states an intent, in the form that may still be open."""
    if not opened:
        pilot.button("State an intent for Ann").click()
    form = pilot.page.locator(".offer-open", has_text="State an intent")
    form.get_by_label("Intent").fill(intent)
    form.get_by_label("How", exact=True).fill("Over the roof")
    form.get_by_role("button", name="State the intent").click()


def set_terms(handler: Table, threshold: int) -> None:
    """The Handler sets the terms."""
    step = handler.page.get_by_role("region", name=re.compile("^Your step: Set the terms"))
    step.get_by_label("Threshold", exact=True).fill(str(threshold))
    step.get_by_role("button", name="Set the terms").click()


def test_the_primary_button_of_a_long_step_is_not_clipped(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, LONG_INTENT)
    pilot.tab("Log")
    handler.page.get_by_label("Skill").fill("Climbing over the roofs of sleeping towns")
    set_terms(handler, 7)
    button = pilot.page.locator(".sheet-primary").get_by_role("button")
    expect(button).to_have_text("Your step: Roll both dice")
    assert button.evaluate(FITS)


def test_the_primary_button_shows_a_short_step_in_full(both: Both) -> None:
    handler, pilot = both("Q*")
    ask = handler.open("Ask for a check")
    ask.get_by_role("radio", name="Intelligence").check()
    ask.get_by_label("Difficulty", exact=True).fill("12")
    ask.get_by_label("What for").fill("Read the old maps")
    # odds that arrive move the button
    expect(ask.locator("[aria-busy=true]")).to_have_count(0)
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


def test_the_chances_explain_what_they_mean(both: Both) -> None:
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


def test_one_of_two_ways_to_take_a_step_is_the_default(
    laid_people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, rolled = scripted_server
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


def test_examples_are_not_buttons(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, "Past the guard")
    step = handler.step("Set the terms for Ann")
    expect(step).to_contain_text("For example:")
    example = step.get_by_role("button", name="Threshold: 10")
    expect(example).not_to_have_class(re.compile("button"))
    example.click()
    expect(step.get_by_label("Threshold", exact=True)).to_have_value("10")


def test_a_q_star_sheet_shows_facts(both: Both) -> None:
    _, pilot = both("Q*")
    mine = pilot.page.get_by_role("region", name="Ann", exact=True)
    facts = mine.locator("dl > div")
    expect(facts.filter(has_text=re.compile("^Might"))).to_have_text(re.compile(r"^Might\s*d4"))
    expect(facts.filter(has_text="Endurance")).to_have_text(re.compile(r"^Endurance\s*0$"))
    pilot.fits()


def test_the_notice_of_a_step_goes_when_the_step_is_over(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    set_course(handler)
    state_intent(pilot, "Past the guard")
    pilot.tab("Log")
    # timers of some seconds never end, so notices stay
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


#: Collects where the panel begins, frame by frame.
WATCH_THE_PANEL = """() => {
  window.tops = new Set();
  const look = () => {
    const panel = document.getElementById("tab-panel");
    if (panel) window.tops.add(Math.round(panel.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_scrolling_away_from_a_step_moves_nothing(both: Both) -> None:
    handler, _ = both("Frame State")
    page = handler.page
    page.get_by_text("Ask for a test", exact=True).click()
    handler.tab("Log")
    line = handler.button("Your step: Set the Course")
    expect(line).to_be_visible()
    page.evaluate(WATCH_THE_PANEL)
    handler.tab("Dice")
    step = page.get_by_role("region", name="Your step: Set the Course")
    expect(step).to_be_in_viewport()
    page.get_by_role("tabpanel").evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    expect(step).not_to_be_in_viewport()
    expect(line).to_be_visible()
    assert page.evaluate("() => window.tops.size") == 1
