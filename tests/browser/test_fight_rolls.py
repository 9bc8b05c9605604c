"""Rolls of a unit's own actions and of reactions: chances before, results after."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, fit, state, unit_id
from tests.browser.fight_cards import bar
from tests.browser.fight_scenes import herons_attack, log_line, shot_at
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_rolls_of_own_actions_show_chances_before_and_results_after(
    people: People, scripted_server: tuple[Server, Dice], phone: bool
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    lantern = unit_id(handler.page, "Lantern")
    pilot = seated(people, server, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    do(handler, "unit.update", unit=lantern, stability=1)
    tiles = bar(pilot.page, "Lantern")
    begins = tiles.get_by_text("When its turn begins")
    expect(begins.locator("..")).to_contain_text(
        re.compile(r"It steadies itself by d8: 1 to 10 back, about 5\.")
    )
    dice.lay((8, 3), (8, 4))
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    result = pilot.page.get_by_label("What was rolled")
    expect(result).to_contain_text("Lantern steadies itself: stability 1 + 3 regained = 4")
    expect(result.get_by_role("img", name="d8: 3")).to_be_visible()
    shown = handler.page.get_by_label("What was rolled")
    expect(shown).to_contain_text("Lantern steadies itself")
    stabilise = tiles.get_by_role("button", name=re.compile("^Stabilise"))
    if phone:
        expect(stabilise).to_contain_text("d8: 1 to 10 back, about 5")
        stabilise.tap()
    else:
        stabilise.hover()
        expect(tiles).to_contain_text("d8: 1 to 10 back, about 5.")
        stabilise.click()
    expect(result).to_contain_text("Lantern stabilises: stability 4 + 4 regained = 8")
    dice.expect_all_shown()
    # a roll that cannot succeed is asked about before it takes its step; an ally rolls no die
    characters = state(handler.page)["characters"].values()
    ondine = next(each["id"] for each in characters if each["name"] == "Ondine Vale")
    do(handler, "character.update", character=ondine, unit=None)
    fit(handler.page, Lantern="mantis")
    do(handler, "unit.update", unit=lantern, disposition="ally")
    survey = tiles.get_by_role("button", name=re.compile("^Survey"))
    survey.tap() if phone else survey.click()
    sure = tiles.get_by_label("Survey: sure?")
    expect(sure).to_be_in_viewport(ratio=1)
    expect(sure).to_contain_text("Lantern scores 4 at most, and 5 is needed4 against 5: 0 %")
    assert state(pilot.page)["scene"]["units"][lantern]["steps"] == 3
    anyway = sure.get_by_role("button", name="Survey anyway")
    anyway.tap() if phone else anyway.click()
    expect(sure).to_have_count(0)
    handler.expect_log("Lantern surveys and finds nothing: 4")


def test_a_reaction_shows_its_chance_before_and_its_roll_after(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, _, other, dice = shot_at(people, scripted_server, 300)
    # on a phone it is at the bottom, with the chance of a d8 against 5
    react = other.button("React 50 % to act first")
    dice.lay((8, 1))
    react.tap()
    for table in (handler, other):
        result = table.page.get_by_label("What was rolled")
        expect(result).to_contain_text("Magpie reacts too late: 1 against 5")
    dice.expect_all_shown()


def test_a_hit_is_coloured_as_a_loss_for_the_side_that_is_hit(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, dice = shot_at(people, scripted_server, 0)
    # three eighths and five eighths of a hundred add up to a hundred
    expect(herons_attack(pilot)).to_contain_text("Stability lost")
    lost = herons_attack(pilot).get_by_role("img", name="Stability lost: 0: 62 %, 1: 38 %")
    expect(
        lost.or_(herons_attack(pilot).get_by_role("img", name="Stability lost: 0: 63 %, 1: 37 %"))
    ).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("Ablative3")
    dice.lay((8, 1))
    herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True).click()
    own = herons_attack(pilot).locator(".outcome")
    expect(own).to_have_text("Direct hit")
    expect(own).to_have_class(re.compile("outcome-lost"))
    expect(herons_attack(pilot)).to_contain_text(re.compile(r"dodge failed: 2 against \d+"))
    for table in (handler, other):
        shown = herons_attack(table).locator(".outcome")
        expect(shown).to_have_class(re.compile("outcome-lost"))
    dice.expect_all_shown()
    # the log has the same colours, and its bar the same direction
    handler.tab("Log")
    roll = log_line(handler, re.compile(r"tries to dodge Sidearm: 2 against \d+, direct hit"))
    for of in (roll, herons_attack(handler)):
        landed = of.locator(".odds-small .odds-part").last
        expect(landed).to_have_class(re.compile("odds-fumble.* odds-landed"))
        expect(landed).to_have_attribute("title", re.compile("^direct hit"))
    red = "(mark) => getComputedStyle(mark).backgroundColor"
    colours = {of.locator(".outcome").evaluate(red) for of in (roll, herons_attack(handler))}
    assert len(colours) == 1
    # on a tab about something else the card still says what the roll to hit came to
    handler.tab("Units")
    expect(herons_attack(handler)).to_contain_text("Direct hit")
    expect(herons_attack(handler).locator(".outcome")).to_be_in_viewport(ratio=1)
    expect(herons_attack(handler).locator(".odds")).to_be_hidden()
