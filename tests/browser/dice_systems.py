"""Helpers for tests of dice systems: two people with the dice tray open."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.layout_checks import CUT, NAMELESS, OVERLAPS, SIZES
from tests.browser.people import People, Watch
from tests.browser.play import Table
from tests.browser.server import Server


class Player(Table):
    """A person with the dice tray open."""

    watch: Watch

    def step(self, text: str) -> Locator:
        """Returns the card of a step that waits for this person."""
        return self.page.get_by_role("region", name=re.compile(f"^Your step: .*{text}"))

    def thumb(self, step: Locator, label: str) -> None:
        """Scrolls a step into view on a phone and presses its main button."""
        step.scroll_into_view_if_needed()
        button = self.page.locator(".sheet-primary").get_by_role("button")
        expect(button).to_have_text(label)
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.tap()

    def open(self, text: str) -> Locator:
        """Unfolds an action and returns its form."""
        self.page.get_by_role("button", name=text, exact=True).click()
        form = self.page.locator(".offer-open", has_text=text)
        expect(form).to_be_visible()
        return form

    def unfold(self, title: str) -> None:
        """Opens a section once nothing moves around it."""
        expect(self.page.locator(".system[aria-disabled]")).to_have_count(0)
        section = self.page.locator("details", has=self.page.get_by_text(title, exact=True))
        section.locator("summary").first.click()

    def fits(self) -> None:
        """Nothing on the page is cut, covered or without a name."""
        for kind in (OVERLAPS, CUT, NAMELESS):
            assert self.page.evaluate(kind) == []

    def fits_at_every_size(self) -> None:
        """Checks `fits` at four sizes, and restores the size."""
        before = self.page.viewport_size
        assert before is not None
        for width, height in SIZES.values():
            self.page.set_viewport_size({"width": width, "height": height})
            self.tab("Dice")
            self.fits()
        self.page.set_viewport_size(before)
        self.tab("Dice")


Both = Callable[[str], tuple["Player", "Player"]]


def at_tray(page: Page, watch: Watch, system: str) -> Player:
    """Opens the tray and shows a dice system."""
    player = Player(page)
    player.ready()
    player.watch = watch
    player.tab("Dice")
    page.get_by_role("radiogroup", name="Dice system").get_by_role("radio", name=system).check()
    return player


def sit_down(people: People, server: Server, system: str) -> tuple[Player, Player]:
    """The Handler and a pilot at the tray of a system that the Handler has added."""
    handler_page, handler_watch = people.sit(hear=True)
    handler_page.goto(server.link("Handler"))
    handler = Player(handler_page)
    handler.ready().with_nobody()
    handler.tab("Table")
    handler.unfold("Dice systems")
    handler_page.get_by_role("checkbox", name=system, exact=True).check()
    pilot_page, pilot_watch = people.sit(phone=True, hear=True)
    Table.join(pilot_page, server.link("Pilot"), "Ann")
    return at_tray(handler_page, handler_watch, system), at_tray(pilot_page, pilot_watch, system)


@pytest.fixture
def both(demo_people: People, demo: Server) -> Both:
    """Opens the demonstration table for two people with a dice system, by its title."""
    return lambda system: sit_down(demo_people, demo, system)
