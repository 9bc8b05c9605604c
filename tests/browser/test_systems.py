"""Two people play each dice system to its end: a Handler on a desktop, a pilot on a phone.

Where results branch by the dice, the dice are scripted for each branch. Elsewhere numbers are set
that allow one outcome only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.battle import Dice
from tests.browser.battle import laid_people as laid_people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, state
from tests.browser.dice_systems import Both, sit_down
from tests.browser.dice_systems import both as both
from tests.browser.people import People, people_around
from tests.browser.server import OwnServer, Server

#: Presses a button as soon as something of its dice system changes.
PRESS_AT_CHANGE = """(button) => {
  const panel = button.closest(".system");
  const before = panel.textContent;
  window.pressed = (async () => {
    while (panel.textContent === before) await new Promise(requestAnimationFrame);
    button.click();
  })();
}"""


@pytest.fixture
def added_system(tmp_path: Path) -> Iterator[Server]:
    """A server with a dice system that the page does not know."""
    running = OwnServer(tmp_path / "data", demo=True, module="tests.example_system_server")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def added_system_people(browser: Browser, added_system: Server) -> Iterator[People]:
    """People around that server."""
    yield from people_around(browser, added_system)


@pytest.mark.parametrize("tied", [False, True])
def test_course_and_flow_from_the_intent_to_the_end(
    laid_people: People, scripted_server: tuple[Server, Dice], tied: bool
) -> None:
    server, rolled_dice = scripted_server
    handler, pilot = sit_down(laid_people, server, "Course and Flow")
    # Course 6 and threshold 7: electing gives the intent, but two sixes tie
    handler.tab("Log")
    handler.button("Your step: Set the Course").click()
    course = handler.step("Set the Course")
    course.get_by_role("radio", name="Sneaky").check()
    course.get_by_role("radio", name="6").check()
    course.get_by_role("button", name="Set the Course").click()

    form = pilot.open("State an intent for Ann")
    form.get_by_role("button", name="State the intent").tap()
    expect(form.get_by_label("Intent")).to_have_attribute("aria-invalid", "true")
    form.get_by_label("Intent").fill("Past the guard")
    # another person changes something: the form is updated, and typed text stays
    handler.unfold("Flows, skills, dice, tokens, tracks")
    flow = handler.open("Set a Flow")
    flow.get_by_label("Flow", exact=True).fill("Rain")
    flow.get_by_label("Value", exact=True).fill("2")
    flow.get_by_role("button", name="Set flow").click()
    form.get_by_role("radio", name="Rain (+2)").check()
    expect(form.get_by_label("Intent")).to_have_value("Past the guard")
    form.get_by_label("How", exact=True).fill("Over the roof")
    form.get_by_role("button", name="State the intent").tap()
    expect(
        pilot.page.get_by_text(re.compile("^Ann wants: Past the guard. How"))
    ).to_be_in_viewport()

    terms = handler.step("Set the terms for Ann: Past the guard")
    size = handler.page.viewport_size
    assert size is not None
    handler.page.set_viewport_size({"width": 1280, "height": 655})
    handler.tab("Log")
    handler.button(re.compile("^Your step: Set the terms")).click()
    # of a form that is higher than the panel the button is in sight from the start
    expect(terms.get_by_role("button", name="Set the terms")).to_be_in_viewport(ratio=0.9)
    handler.page.set_viewport_size(size)
    terms.get_by_role("button", name="Threshold: 7").click()
    expect(terms.get_by_role("img")).to_have_accessible_name("Odds: Tie 3 %, Intent 97 %")
    terms.get_by_label("Skill").fill("Climbing")
    handler.fits_at_every_size()
    # the filled-in values are still there
    expect(terms.get_by_label("Skill")).to_have_value("Climbing")
    terms.get_by_role("button", name="Set the terms").click()
    expect(handler.page.get_by_text("Waits for Ann: Pick two dice")).to_be_visible()

    dice = pilot.step("Pick two dice for Ann")
    dice.get_by_role("checkbox", name="Daring").check()
    dice.get_by_role("checkbox", name="Compelling").check()
    dice.get_by_role("checkbox", name="Thriving").check()
    expect(dice.get_by_role("checkbox", name="Daring")).not_to_be_checked()
    expect(dice.get_by_role("img")).to_have_accessible_name("Odds: Tie 3 %, Intent 97 %")
    pilot.fits()
    rolled_dice.lay(*([(6, 6)] * 2 if tied else [(6, 6), (6, 4)]))
    pilot.thumb(dice, "Roll both dice")

    election = pilot.step("Elect the die")
    pilot.fits()
    ways = election.get_by_role("radio")
    expect(ways).to_have_count(2)
    best = election.get_by_role("radio", name=re.compile("Intent"))
    expect(best).to_have_count(0 if tied else 1)
    (ways if tied else best).first.check()
    pilot.thumb(election, "Elect this die")
    if not tied:
        choice = pilot.step("Have the intent: Past the guard")
        # the other way to take the step stands in its card
        other = choice.get_by_role("region", name=re.compile("^Or: Decline it, not quite yet"))
        expect(other).to_be_visible()
        pilot.fits()
        choice.get_by_role("button", name="Have the intent").tap()
    else:  # two sixes
        lesson = pilot.step("Learn from the setback: Climbing may rise to 1")
        lesson.get_by_role("radio", name="Yes").check()
        pilot.thumb(lesson, "Decide")

    last = handler.step("Say how it ends for Ann: Past the guard")
    came = re.compile("came to a tie" if tied else r"Sum \d+, threshold 7: the intent")
    expect(last).to_contain_text(came)
    last.get_by_label("What happens").fill("The lamp swings back")
    last.get_by_role("button", name="Have the last word").click()
    expect(handler.page.get_by_text("Set by Ann", exact=True)).to_be_visible()
    expect(pilot.page.get_by_text("Set by Ann", exact=True)).to_be_visible()
    pilot.expect_log("How it ends for Ann: The lamp swings back")
    rolled = pilot.log().get_by_role("listitem").filter(has_text="Ann rolls Compelling")
    rolled.get_by_role("button").tap()
    expect(rolled).to_contain_text("dice chapter 1, public dice")
    rolled_dice.expect_all_shown()


#: Collects how far below the head of its form the box "Hide the difficulty" is, frame by frame.
WATCH_THE_BOX = """() => {
  window.distances = [];
  const labels = () => [...document.querySelectorAll("form label")];
  const look = () => {
    const box = labels().find((each) => each.textContent.includes("Hide the difficulty"));
    const form = box?.closest("form");
    const top = (element) => element.getBoundingClientRect().top;
    if (form) window.distances.push(Math.round(top(box) - top(form)));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_is_below_the_odds_of_a_form_stays_in_its_place(both: Both) -> None:
    handler, _ = both("Q*")
    handler.page.evaluate(WATCH_THE_BOX)
    ask = handler.open("Ask for a check")
    odds = ask.locator(".option", has_text="Speed").get_by_role("img")
    expect(odds).to_be_visible()
    ask.get_by_label("Difficulty", exact=True).fill("37")
    ask.get_by_label("Difficulty", exact=True).press("Tab")
    expect(odds).to_have_accessible_name(re.compile("failure 94 %"))
    assert len(set(handler.page.evaluate("() => window.distances"))) == 1


def test_q_star_from_the_request_to_the_roll(both: Both) -> None:
    handler, pilot = both("Q*")
    ask = handler.open("Ask for a check")
    ask.get_by_role("radio", name="Speed").check()
    ask.get_by_label("Hide the difficulty").check()
    ask.get_by_label("Difficulty", exact=True).fill("37")
    ask.get_by_label("Difficulty", exact=True).press("Tab")
    # the odds follow the filled-in values, before anything is sent
    speed = ask.locator(".option", has_text="Speed")
    expect(speed.get_by_role("img")).to_have_accessible_name(
        "Odds: critical failure 6 %, failure 94 %, success <1 %"
    )
    ask.get_by_label("What for").fill("Leap")
    handler.fits_at_every_size()
    ask.get_by_role("button", name="Ask for it").click()

    step = pilot.step("Ann: roll Speed against a hidden difficulty. Leap")
    expect(step.get_by_role("img")).to_have_accessible_name(
        re.compile("^Odds: 2: 25 %, 3: 31 %, .* critical failure: 6 %$")
    )
    expect(handler.page.get_by_text("Waits for Ann: roll Speed against 37. Leap")).to_be_visible()
    pilot.thumb(step, "Roll")
    expect(step).to_have_count(0)
    pilot.fits()
    pilot.expect_log(re.compile("Ann: Speed d4.* (critical )?failure"))
    handler.expect_log(re.compile("Ann: Speed d4.* against 37,.* (critical )?failure"))
    assert not re.search(r"difficulty\W{1,4}37|against 37", pilot.watch.everything())

    # the refusal is shown at the form, and the filled-in values stay
    pilot.tab("Dice")
    spend = pilot.open("Spend")
    spend.get_by_role("radio", name="Endurance").check()
    spend.get_by_label("Amount", exact=True).fill("3")
    spend.get_by_role("button", name="Spend it").tap()
    expect(spend.get_by_role("alert")).to_have_text("Endurance: 3 needed, 0 left")
    expect(spend.get_by_label("Amount", exact=True)).to_have_value("3")


def test_an_action_roll_from_the_announcement_to_its_effect(both: Both) -> None:
    handler, pilot = both("Action Rolls")
    handler.unfold("Sheets")
    ability = handler.open("Set an ability")
    ability.get_by_label("Ability", exact=True).fill("Athletics")
    ability.get_by_role("radio", name="Legend").check()
    # what was unfolded has not moved under the pointer, when something else changes
    ability.get_by_role("button", name="Set ability").evaluate(PRESS_AT_CHANGE)
    seats = state(handler.page)["seats"]
    person = next(id for id, seat in seats.items() if seat["name"] == "Ann")
    form = {"person": person, "attribute": "Agility", "value": 2}
    do(handler, "system.act", system="action-rolls", action="attribute", form=form)
    handler.page.evaluate("window.pressed")
    # the result is shown where it was set, with the person's current values
    expect(ability.get_by_role("status")).to_have_text("Ann: Athletics is now Legend")
    expect(ability).to_contain_text("Athletics d12")
    attribute = handler.open("Set an attribute")
    attribute.get_by_label("Attribute", exact=True).select_option(label="Agility")
    attribute.get_by_label("Value", exact=True).fill("3")
    attribute.get_by_role("button", name="Set attribute").click()

    form = pilot.open("Ann: announce an action")
    form.get_by_label("What", exact=True).fill("Jump the gap")
    form.get_by_role("button", name="Ability: Athletics").tap()
    form.get_by_role("checkbox", name="Agility").check()
    form.get_by_role("button", name="Announce", exact=True).tap()

    pilot.tab("Unit")

    # +40 against 41: every die succeeds, whatever it shows
    frame = handler.step("Ann: set the threshold for “Jump the gap”")
    expect(frame).to_contain_text("(Athletics; Agility: up to 3d12)")
    frame.get_by_label("Threshold", exact=True).fill("41")
    frame.get_by_label("Hidden from the players").check()
    frame.get_by_text("More").click()
    frame.get_by_role("button", name="Add a row to Roll modifiers").click()
    expect(frame.get_by_label("Roll modifiers 1", exact=True)).to_be_focused()
    frame.get_by_label("Roll modifiers 1", exact=True).fill("40")
    frame.get_by_role("button", name="Set threshold").focus()
    expect(frame.get_by_role("img")).to_have_accessible_name("Odds: success 100 %")
    handler.fits()
    systems = handler.page.get_by_role("radiogroup", name="Dice system")
    systems.get_by_role("radio", name="Frame State").check()
    frame.get_by_role("button", name="Set threshold").click()
    # the result is in view, whichever system was shown
    expect(systems.get_by_role("radio", name="Action Rolls")).to_be_checked()
    expect(handler.page.get_by_text(re.compile("^Ann needs 41"))).to_be_in_viewport()
    expect(handler.page.get_by_text("Waits for Ann: roll for “Jump the gap”")).to_be_visible()

    # wherever the pilot looks, the way to the step is under the thumb
    pilot.button("Your step: Ann: roll for “Jump the gap”, threshold hidden").tap()
    roll = pilot.step("Ann: roll for “Jump the gap”, threshold hidden")
    expect(roll.get_by_role("radio")).to_have_count(3)
    expect(roll).to_contain_text("no 1 84 %")
    expect(roll).not_to_contain_text("success")
    roll.get_by_role("radio", name="2d12").check()
    pilot.fits()
    pilot.thumb(roll, "Roll")

    extra = pilot.step("Ann: spend an extra success of “Jump the gap”")
    rest = extra.get_by_role("region", name=re.compile("^Or: .*all extras left add to the effect"))
    expect(rest).to_be_visible()
    pilot.fits()
    extra.get_by_role("radio", name="Something else").check()
    extra.get_by_label("What for").fill("Without a sound")
    extra.get_by_role("button", name="Spend").tap()

    wrong = handler.step("Ann: say what goes wrong with “Jump the gap”")
    over = handler.page.get_by_text("Last: Ann · Jump the gap, success, effect ")
    expect(wrong.or_(over)).to_be_visible()
    if wrong.is_visible():
        wrong.get_by_role("textbox").fill("The rope tears")
        wrong.get_by_role("button", name="Say so").click()
    expect(over).to_be_visible()
    expect(pilot.page.get_by_text("Last: Ann · Jump the gap, success, effect ")).to_be_visible()
    pilot.expect_log(re.compile("Ann spends an extra .*something else .Without a sound."))
    assert not re.search(r"threshold\W{1,4}41|(needs|against) 41", pilot.watch.everything())


def test_an_added_system_is_played_without_code_of_its_own_in_the_page(
    added_system_people: People, added_system: Server
) -> None:
    handler, pilot = sit_down(added_system_people, added_system, "Push your luck")
    handler.tab("Log")
    rolled = handler.log().get_by_role("listitem").filter(has_text="Ann rolls")
    push = pilot.open("Ann: roll for the pile")
    expect(push.get_by_role("img")).to_have_accessible_name("Odds: safe 83 %, all gone 17 %")
    # a one clears the pile; any other face waits for a choice
    for number in range(1, 100):
        push.get_by_role("button", name="Roll", exact=True).tap()
        expect(rolled).to_have_count(number)
        if "in the pile" in rolled.last.inner_text():
            break
    bank = pilot.step("Ann: bank")
    expect(bank.get_by_role("button", name="Bank it")).to_be_visible()
    expect(pilot.step("Ann: roll for the pile")).to_be_visible()
    pilot.fits()
    handler.tab("Dice")
    expect(handler.page.get_by_text("Waits for Ann: bank")).to_be_visible()
    handler.fits_at_every_size()
    bank.get_by_role("button", name="Bank it").tap()
    expect(handler.page.get_by_text(re.compile("Ann has banked [2-6]$"))).to_be_visible()
    handler.expect_log(re.compile("Ann banks [2-6], [2-6] in all"))
