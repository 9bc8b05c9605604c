"""Questions of the action bar and of reactions open in view and get the focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, place, unit_id
from tests.browser.fight_cards import bar, panel
from tests.browser.fight_scenes import on_foot
from tests.browser.layout_checks import UNCOVERED
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

#: Whether the focus is on this element or inside it.
FOCUSED = "(asked) => asked.contains(document.activeElement)"


def expect_asked(question: Locator) -> None:
    """Expects that the question is fully in view and has the focus."""
    expect(question).to_be_in_viewport(ratio=1)
    assert question.evaluate(UNCOVERED)
    assert question.evaluate(FOCUSED)


@pytest.mark.parametrize("phone", [False, True])
def test_a_prompt_of_the_action_bar_opens_in_view(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    tiles = bar(pilot.page, "Lantern")
    do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), energy=0)
    for tile, asked in (
        ("Cool", "Cool: how many steps?"),
        ("Other…", "Something else"),
        ("Fly", "Fly: sure?"),
    ):
        button = tiles.get_by_role("button", name=re.compile(f"^{tile}"))
        if tile == "Fly":
            button = tiles.get_by_role("radio", name=re.compile("^Fly"))
        expect(button).to_have_attribute("aria-disabled", "false")
        button.tap() if phone else button.click()
        question = tiles.get_by_label(asked, exact=True)
        expect_asked(question)
        pilot.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(button).to_be_focused()


def test_escape_closes_the_prompt_before_the_result_behind_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    # the result does not pass by itself
    pilot = seated(demo_people, demo, "Lantern", clock=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    # the line about an action wraps where it is long
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    tiles = bar(pilot.page, "Lantern")
    survey = tiles.get_by_role("button", name=re.compile("^Survey"))
    # not by the pointer: the tiles may still move below it
    survey.focus()
    note = tiles.locator(".fight-note")
    expect(note).to_contain_text("as far as a better scanner detects.")
    text = note.locator("span").last
    assert text.evaluate("(span) => span.scrollWidth <= span.clientWidth")
    do(pilot, "action.survey", unit=unit_id(handler.page, "Lantern"))
    result = pilot.page.get_by_label("What was rolled")
    expect(result).to_contain_text("Nothing hides in sight within")
    expect(result).to_contain_text("places out of sight are not searched")
    bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("^Other")).click()
    field = pilot.page.get_by_label("What it tries")
    field.fill("kick the door")
    pilot.page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(result).to_be_visible()
    pilot.page.keyboard.press("Escape")
    expect(result).to_have_count(0)


def test_the_prompt_how_to_ride_is_in_view_on_a_phone(demo_people: People, demo: Server) -> None:
    _, pilot = on_foot(demo_people, demo, phone=True)
    pilot.button("Climb on Mule").tap()
    expect_asked(bar(pilot.page, "Ondine Vale").get_by_role("group", name="Climb on Mule"))


def test_a_reaction_prompt_is_in_view_on_a_phone(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    page = handler.page
    place(page, "Heron", 12, 15)
    pilot = seated(people, server, "Lantern", phone=True)
    do(handler, "table.options", options={"reaction_seconds": 300})
    handler.button("Start the conflict").click()
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(page, name))
    for _ in range(2):
        do(handler, "segment.end")
    do(handler, "turn.start", unit=unit_id(page, "Heron"))
    target = {"unit": unit_id(page, "Lantern")}
    do(handler, "attack.declare", unit=unit_id(page, "Heron"), weapon="pistol", at=target)
    dice.lay((10, 7))
    named = re.compile(r"^React \d+ % to act first$")
    react = pilot.page.get_by_role("button", name=named)
    # the word is whole and on one line
    word = react.get_by_text("React", exact=True)
    assert word.evaluate("e => e.scrollWidth <= e.clientWidth && e.clientHeight < 30")
    react.scroll_into_view_if_needed()
    react.tap()
    now = panel(pilot.page, "Lantern reacts: one action of one step, now")
    expect(now).to_be_in_viewport(ratio=1)
    assert now.evaluate(UNCOVERED)
    expect(now.get_by_role("button")).to_have_text(["Let it pass"])
    # one button leads to its actions, and has the focus
    choose = pilot.page.locator(".sheet-primary").get_by_role("button", name="Choose what Lantern")
    expect(choose).to_be_focused()
    choose.tap()
    expect(bar(pilot.page, "Lantern").get_by_role("button").first).to_be_in_viewport()
