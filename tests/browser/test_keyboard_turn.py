"""A pilot plays a whole turn with an attack by keyboard alone, in few keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.battle import Dice, result
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import send
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server

#: The most keys of a whole turn on a page that has just opened.
MOST = 30


class Keys:
    """A keyboard that counts its presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, *keys: str) -> None:
        """Presses these keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)
            self.count += 1

    def tab_to(self, there: Locator) -> None:
        """Presses Tab until this element has the focus."""
        for _ in range(MOST):
            if there.evaluate("(e) => e === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {there}")


def begin(people: People, server: Server, *, single: bool) -> tuple[Table, Keys]:
    """A pilot opens the table during a conflict, with or without single keys."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    send(handler.page, type="conflict.start")
    page, _ = people.sit()
    if not single:
        page.add_init_script("localStorage.setItem('hexframe-single-keys', 'off')")
    return Table.join(page, server.link("Pilot"), "Mara"), Keys(page)


@pytest.mark.parametrize("single", [True, False], ids=["single keys", "no single keys"])
def test_a_turn_takes_few_keys(
    people: People, scripted_server: tuple[Server, Dice], single: bool
) -> None:
    server, dice = scripted_server
    pilot, keys = begin(people, server, single=single)
    page = pilot.page
    board = page.locator("#board canvas")
    expect(board).to_be_focused()

    # after a unit is taken, the next step has the focus
    page.evaluate(HEAR)
    keys.press("Shift+Tab", "Enter")
    keys.tab_to(pilot.button("Take Magpie"))
    keys.press("Enter")
    expect(pilot.button("Start Magpie's turn")).to_be_focused()
    expect(pilot.button("Start Magpie's turn")).not_to_have_attribute("aria-disabled", "true")
    hears(page, "Your segment: Magpie may begin its turn" + (", N" if single else ""))
    keys.press("Enter")
    expect(board).to_be_focused()
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    pilot.settle()
    # the text about the unit can be read, but is not announced at every change
    expect(page.locator(".fight-note, .unit-note").first).to_be_visible()
    expect(
        page.locator(":is(.fight-note, .unit-note):is([role=status], [aria-live])")
    ).to_have_count(0)

    # two hexes further; the remaining steps and the next keys are announced
    keys.press("ArrowUp", "ArrowUp", "Enter")
    expect(pilot.card("Magpie")).to_contain_text("· 1811,")
    pilot.settle()

    hears(page, "Magpie moves to 1811, level 6", "3 steps, 4 energy and a range of 2 left")

    # the first weapon, its first target, the attack, its rolls
    if single:
        keys.press("1")
    else:
        keys.press("Shift+Tab", "Enter")
        keys.tab_to(page.get_by_role("button", name="Attack with Sun lance"))
        keys.press("Enter")
    heron = page.locator(".target-row").first
    expect(heron).to_be_focused()
    expect(heron).to_contain_text("Heron")
    expect(heron).to_contain_text("enemy, whole")
    expect(heron).to_have_accessible_name(re.compile(r"Heron.* % to hit"))
    keys.press("Enter")
    hears(page, "Aimed at Heron: ", " %. Attack Heron: ")
    attack = page.get_by_role("button", name=re.compile("^Attack Heron"))
    expect(attack).to_be_enabled()
    if single:
        keys.press("x")
    else:
        keys.tab_to(attack)
        keys.press("Enter")
    dice.lay((8, 5), (12, 4), (4, 2))
    for label in ("Roll to hit", "Roll damage"):
        expect(pilot.button(label)).to_be_focused()
        expect(pilot.button(label)).to_be_enabled()
        keys.press("Enter")
    expect(result(pilot)).to_contain_text("Heron")
    hears(
        page, "Roll to hit: Magpie attacks Heron" + (". X rolls" if single else ""),
        "Roll damage: Magpie attacks Heron",
        "Magpie's Sun lance on Heron: direct hit",
    )  # fmt: skip
    expect(board).to_be_focused()

    # the turn is over
    if single:
        keys.press("n")
    else:
        keys.tab_to(pilot.button("End Magpie's turn"))
        keys.press("Enter")
    expect(page.get_by_role("region", name="Turn tracker")).to_contain_text("Magpiehas acted")
    expect(board).to_be_focused()
    assert keys.count <= MOST, keys.count
    dice.expect_all_shown()
