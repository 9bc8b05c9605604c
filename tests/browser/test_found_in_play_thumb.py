"""What a thumb ran into on a phone: taps too many, hexes out of reach, questions unseen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.battle import Dice
from tests.browser.battle import laid as laid
from tests.browser.battle import people as people
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_fight import seated
from tests.browser.test_found_in_play_phone import UNSETTLED

#: What settles in a third of a second (`SETTLES_IN`, controls.js) has settled at once; what takes
#: a press only later (`ENDS_IN`) takes none until `rested` is called.
RESTING = """() => {
  const later = window.setTimeout, held = [];
  window.setTimeout = (run, ms, ...rest) => {
    if (ms === 1500) return held.push(run), 0;
    return later(run, ms === 350 ? 0 : ms, ...rest);
  };
  window.rested = () => { window.setTimeout = later; held.forEach((run) => run()); };
}"""

#: A tap that the page, busy, hears of later: made now, heard with `heard`; whether it did nothing.
QUEUED = """(button) => {
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true });
  window.heard = () => new Promise((done) => {
    button.dispatchEvent(tap);
    requestAnimationFrame(() => requestAnimationFrame(() => done(!button.disabled)));
  });
}"""

#: Where Magpie does not come from where it stands.
FAR = (22, 14)


def tap_twice(page: Page, button: Locator, then: Locator) -> None:
    """Two taps in one place, the second once another button has come there."""
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*at)
    expect(then).to_be_visible()
    page.touchscreen.tap(*at)


def test_a_tap_too_many_rolls_nothing_and_ends_no_turn(
    people: People, laid: tuple[Server, Dice]
) -> None:
    server, dice = laid
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
    expect(result).to_contain_text("Watchtower loses 3 integrity")
    expect(end).to_have_attribute("aria-disabled", "true")
    page.evaluate("window.rested()")
    expect(end).to_be_enabled()
    expect(result).to_be_visible()
    end.tap()
    handler.expect_log("Magpie ends the turn")


def test_a_hex_out_of_reach_is_asked_for_where_it_was_tapped(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").tap()
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    pilot.settle()
    ask = pilot.button("Ask the Handler")
    for _ in range(2):
        pilot.tap(*FAR)
        expect(ask).to_have_count(1)
        plan = pilot.plan()
        assert plan
        assert plan["to"] is None
        expect(pilot.card("Magpie")).to_be_visible()
    # where one can go nothing is refused
    pilot.tap(18, 12)
    expect(ask).to_have_count(0)
    pilot.tap(*FAR)
    pilot.unhurried()
    ask.tap()
    expect(pilot.toast("Asked the Handler")).to_be_visible()
    asked = re.compile("^Magpie wants to: move to 2214")
    expect(handler.page.get_by_role("region", name=asked)).to_be_visible()


def test_a_unit_pressed_twice_is_taken_once(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").evaluate("(take) => { take.click(); take.click(); }")
    expect(pilot.card("Magpie")).to_contain_text("yours")
    pilot.settle()
    expect(page.locator(".toast-refused")).to_have_count(0)
