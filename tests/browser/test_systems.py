"""The dice systems played to their end by two people: a Handler at a desk, a pilot on a phone.

What dice come up is never known here, so a test that needs an outcome sets numbers that leave only
one, and goes on by what stands on the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People, Watch
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.test_panels import CUT, NAMELESS, OVERLAPS, SIZES

Both = Callable[[str], tuple["Player", "Player"]]


class Player(Table):
    """Somebody with the dice tray open."""

    watch: Watch

    def step(self, text: str) -> Locator:
        """The card of a step that waits for this person."""
        return self.page.get_by_role("region", name=re.compile(f"^Your step: .*{text}"))

    def open(self, text: str) -> Locator:
        """Unfold something that can be done, and give its form."""
        self.page.get_by_role("button", name=text, exact=True).click()
        form = self.page.locator(".offer-open", has_text=text)
        expect(form).to_be_visible()
        return form

    def unfold(self, title: str) -> None:
        """Open a section."""
        section = self.page.locator("details", has=self.page.get_by_text(title, exact=True))
        section.locator("summary").first.click()

    def fits(self) -> None:
        """Nothing on the page is cut, covered or nameless."""
        for kind in (OVERLAPS, CUT, NAMELESS):
            assert self.page.evaluate(kind) == []

    def fits_at_every_size(self) -> None:
        """The same at all four sizes; ends at the size it began with."""
        before = self.page.viewport_size
        assert before is not None
        for width, height in SIZES.values():
            self.page.set_viewport_size({"width": width, "height": height})
            self.tab("Dice")
            self.fits()
        self.page.set_viewport_size(before)
        self.tab("Dice")


def at_tray(page: Page, watch: Watch, system: str) -> Player:
    """Open the tray and look at a system."""
    player = Player(page).ready()
    player.watch = watch
    player.tab("Dice")
    page.get_by_role("radiogroup", name="Dice system").get_by_role("radio", name=system).check()
    return player


@pytest.fixture
def both(demo_people: People, demo: Server) -> Both:
    """Handler and pilot at the tray of a system that the Handler has added to the table."""

    def sit(system: str) -> tuple[Player, Player]:
        handler_page, handler_watch = demo_people.sit()
        handler_page.goto(demo.link("Handler"))
        handler = Player(handler_page).ready()
        handler.tab("Table")
        handler.unfold("Dice systems")
        handler_page.get_by_role("checkbox", name=re.compile(re.escape(system))).check()
        pilot_page, pilot_watch = demo_people.sit(phone=True)
        Table.join(pilot_page, demo.link("Pilot"), "Ann")
        return at_tray(handler_page, handler_watch, system), at_tray(
            pilot_page, pilot_watch, system
        )

    return sit


def test_course_and_flow_from_the_intent_to_the_last_word(both: Both) -> None:
    handler, pilot = both("Course and Flow")
    # a Course of 6 and a threshold of 7: whatever is elected is a tie or the intent
    course = handler.step("Set the Course")
    course.get_by_role("radio", name="Sneaky").check()
    course.get_by_role("radio", name="6").check()
    course.get_by_role("button", name="Set the Course").click()

    form = pilot.open("State an intent for Ann")
    form.get_by_role("button", name="State the intent").tap()
    expect(form.get_by_label("Intent")).to_have_attribute("aria-invalid", "true")
    form.get_by_label("Intent").fill("Past the guard")
    form.get_by_label("How", exact=True).fill("Over the roof")
    form.get_by_role("button", name="State the intent").tap()

    terms = handler.step("Say what the roll of Ann takes: Past the guard")
    terms.get_by_role("button", name="Threshold: 7").click()
    expect(terms.get_by_role("img")).to_have_accessible_name("Odds: Tie 3 %, Intent 97 %")
    terms.get_by_label("Skill").fill("Climbing")
    handler.fits_at_every_size()
    # what was filled in is still there
    expect(terms.get_by_label("Skill")).to_have_value("Climbing")
    terms.get_by_role("button", name="Set the terms").click()
    expect(handler.page.get_by_text("Waits for Ann: Pick two dice")).to_be_visible()

    pilot.button(re.compile("^(Your step|Roll both dice)")).tap()
    dice = pilot.step("Pick two dice for Ann")
    dice.get_by_role("checkbox", name="Daring").check()
    dice.get_by_role("checkbox", name="Compelling").check()
    dice.get_by_role("checkbox", name="Thriving").check()
    expect(dice.get_by_role("checkbox", name="Daring")).not_to_be_checked()
    expect(dice.get_by_role("img")).to_have_accessible_name("Odds: Tie 3 %, Intent 97 %")
    pilot.fits()
    pilot.button("Roll both dice").tap()

    election = pilot.step("Elect the die")
    pilot.fits()
    ways = election.get_by_role("radio")
    expect(ways).to_have_count(2)
    best = election.get_by_role("radio", name=re.compile("Intent"))
    tied = best.count() == 0
    (ways if tied else best).first.check()
    pilot.button("Elect this die").tap()
    if not tied:
        choice = pilot.step("Have the intent: Past the guard")
        expect(pilot.step("Rather not quite yet")).to_be_visible()
        pilot.fits()
        choice.get_by_role("button", name="Have the intent").tap()
    else:  # two sixes
        lesson = pilot.step("Learn from the setback: Climbing may rise to 1")
        lesson.get_by_role("radio", name="Yes").check()
        pilot.button("Decide").tap()

    last = handler.step("Have the last word on the roll of Ann")
    last.get_by_label("What happens").fill("The lamp swings back")
    last.get_by_role("button", name="Have the last word").click()
    expect(handler.page.get_by_text("Set by Ann")).to_be_visible()
    expect(pilot.page.get_by_text("Set by Ann")).to_be_visible()
    pilot.expect_log("The last word on the roll of Ann: The lamp swings back")
    rolled = pilot.log().get_by_role("listitem").filter(has_text="Ann rolls Compelling")
    rolled.get_by_role("button").tap()
    expect(rolled).to_contain_text("dice chapter 1, public dice")
