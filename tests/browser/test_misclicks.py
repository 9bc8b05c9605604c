"""A second press that was meant for the previous button does nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, send, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of, seated
from tests.browser.server import Server
from tests.browser.touch import UNSETTLED

pytestmark = pytest.mark.motion


def in_conflict(people: People, server: Server) -> Table:
    """The Handler's page in a conflict, in the enemy segment with two units to act."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    handler.button("Start the conflict").click()
    return handler


#: Presses a button, and at once whatever comes to the same place. Returns its name.
TWICE = """async (button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  const first = button.getAttribute("aria-label");
  button.click();
  const end = performance.now() + 5000;
  while ((there()?.getAttribute("aria-label") ?? first) === first) {
    if (performance.now() > end) return "nothing";
    await new Promise(requestAnimationFrame);
  }
  there().click();
  return there()?.getAttribute("aria-label");
}"""


def test_a_double_press_on_abstain_counts_for_one_unit(demo_people: People, demo: Server) -> None:
    handler = in_conflict(demo_people, demo)
    turns = handler.page.locator(".tracker .turns")
    for name in ("Lantern", "Magpie", "Mule"):
        handler.button(f"Let {name} abstain").click()
    expect(handler.button("Let Plumb abstain")).to_be_enabled()
    # alone in its segment: the next segment's first button is at the same place
    then = handler.button("Let Plumb abstain").evaluate(TWICE)
    assert then == "Let Heron abstain"
    expect(turns.locator(".turn", has_text="Heron")).to_have_class(re.compile("turn-waiting"))
    expect(turns).not_to_have_attribute("aria-disabled", "true")
    handler.button("Let Heron abstain").click()
    handler.expect_log("Heron abstains")


def test_a_button_that_is_not_active_yet_looks_disabled(demo_people: People, demo: Server) -> None:
    handler = in_conflict(demo_people, demo)
    expect(handler.page.locator(".tracker .turn-name").first).to_be_visible()
    button = handler.page.locator("[data-action='turn.primary']")
    found = button.evaluate_all(
        """async ([button]) => {
          const seen = [], waits = [], later = window.setTimeout;
          window.setTimeout = (run, ms, ...rest) => (waits.push(ms ?? 0), later(run, ms, ...rest));
          const look = () => {
            const now = document.querySelector("[data-action='turn.primary']");
            if (now) seen.push([now.getAttribute("aria-disabled"), getComputedStyle(now).opacity]);
          };
          look();
          document.querySelector(".tracker .turn-name").click();
          const over = () => seen.at(-1)?.[0] === null && seen.some(([pale]) => pale === "true");
          for (let frames = 0; frames < 1000 && !over(); frames++) {
            await new Promise(requestAnimationFrame);
            look();
          }
          window.setTimeout = later;
          return { seen, waits };
        }"""
    )
    seen, waits = found["seen"], found["waits"]
    pale = [float(opacity) for disabled, opacity in seen if disabled == "true"]
    assert pale and max(pale) < 0.6
    # by itself it takes presses again, and asked to be woken for it soon
    assert seen[-1][0] is None
    assert any(200 <= wait < 450 for wait in waits), waits


def double_tap(page: Page, name: str) -> None:
    """Taps twice at the place of a button, the second time before the new button is active."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(UNSETTLED)
    page.touchscreen.tap(*at)
    expect(button).to_have_count(0)
    page.touchscreen.tap(*at)
    page.evaluate("window.settled()")


def test_a_double_tap_starts_a_turn_and_does_not_end_it(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    handler.button("Start the conflict").click()
    double_tap(pilot.page, "Start Lantern's turn")
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_enabled()
    end.tap()
    pilot.button("Lantern did nothing. End anyway?").tap()
    handler.expect_log("Lantern ends the turn")
    expect(end).to_have_count(0)


#: Makes buttons active at once that settle in a third of a second (`SETTLES_IN`, controls.js).
#: Those that become active later (`ENDS_IN`) stay inactive until `rested` is called.
RESTING = """() => {
  const later = window.setTimeout, held = [];
  window.setTimeout = (run, ms, ...rest) => {
    if (ms === 1500) return held.push(run), 0;
    return later(run, ms === 350 ? 0 : ms, ...rest);
  };
  window.rested = () => { window.setTimeout = later; held.forEach((run) => run()); };
}"""

#: A tap that the busy page handles later: made now, handled by `heard`. Returns whether it did
#: nothing.
QUEUED = """(button) => {
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true });
  window.heard = () => new Promise((done) => {
    button.dispatchEvent(tap);
    requestAnimationFrame(() => requestAnimationFrame(() => done(!button.disabled)));
  });
}"""


def tap_twice(page: Page, button: Locator, then: Locator) -> None:
    """Taps twice in one place, the second time once another button is there."""
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*at)
    expect(then).to_be_visible()
    page.touchscreen.tap(*at)


def test_an_extra_tap_rolls_nothing_and_ends_no_turn(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    pilot = seated(people, server, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").tap()
    page = pilot.page
    page.get_by_role("button", name="Attack with Sun lance").tap()
    card = page.get_by_role("region", name="Aim Sun lance")
    card.get_by_text(re.compile("^Things")).tap()
    card.get_by_role("button", name=re.compile("^Watchtower")).tap()
    attack = pilot.button("Attack Watchtower: 2 steps, 1 energy")
    expect(attack).to_be_enabled()
    page.evaluate(UNSETTLED)
    attack.tap()
    to_hit = pilot.button("Roll to hit")
    expect(to_hit).to_have_attribute("aria-disabled", "true")
    to_hit.evaluate(QUEUED)
    page.evaluate("window.settled()")
    expect(to_hit).to_be_enabled()
    assert page.evaluate("window.heard()"), "it was tapped before it could be read"

    dice.lay((8, 5), (12, 7), (4, 2))
    to_hit.tap()
    page.evaluate(RESTING)
    end = pilot.button("End Magpie's turn")
    tap_twice(page, pilot.button("Roll damage"), end)
    result = page.get_by_label("What the attack did")
    expect(result).to_contain_text("Watchtower is destroyed: loses 3 integrity")
    expect(end).to_have_attribute("aria-disabled", "true")
    page.evaluate("window.rested()")
    expect(end).to_be_enabled()
    expect(result).to_be_visible()
    end.tap()
    handler.expect_log("Magpie ends the turn")


def test_a_unit_pressed_twice_is_taken_once(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").evaluate("(take) => { take.click(); take.click(); }")
    expect(pilot.card("Magpie")).to_contain_text("yours")
    pilot.settle()
    expect(page.locator(".toast-refused")).to_have_count(0)


def test_a_tap_that_closes_a_question_plans_no_walk(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo, phone=True)
    do(handler, "conflict.start")
    handler.tap(*LANTERN)
    handler.button("Start Lantern's turn").tap()
    handler.tab("Round")
    handler.button("End the conflict").tap()
    question = handler.button("End it now?")
    expect(question).to_be_visible()
    handler.tap(*SLOPE)
    expect(question).to_have_count(0)
    handler.settle()
    assert handler.plan() is None
    # the next one does
    handler.tap(*SLOPE)
    handler.page.wait_for_function("() => document.getElementById('board').board.plan() !== null")


def test_a_tap_where_a_card_has_just_gone_by_itself_plans_no_walk(
    demo_people: People, demo: Server
) -> None:
    pilot = seated(demo_people, demo, "Lantern", phone=True, clock=True)
    page = pilot.page
    assert send(page, type="action.survey", unit=unit_id(page, "Lantern"))["status"] == 200
    shown = page.get_by_label("What was rolled")
    expect(shown).to_be_visible()
    card = shown.bounding_box()
    assert card
    # it covers the slope
    pilot.at_rest()
    (x, y), at = pilot.point(*SLOPE), (card["x"] + 40, card["y"] + card["height"] / 2)
    by = [at[0] - x, at[1] - y]
    page.evaluate("([x, y]) => document.getElementById('board').board.pan(x, y)", by)
    pilot.at_rest()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    expect(shown).to_have_count(0)
    page.touchscreen.tap(*at)
    page.clock.resume()
    pilot.settle()
    assert pilot.plan() is None
    page.touchscreen.tap(*at)
    page.wait_for_function("() => document.getElementById('board').board.plan() !== null")
