"""Cold Gorge from the briefing to the payout, in two browsers. Nobody types a number."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.battle import (
    Battle,
    abstain,
    act,
    aim,
    bar,
    begin_turn,
    move,
    odds,
    result,
    roll,
)
from tests.browser.battle import battle as battle
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server

pytestmark = pytest.mark.motion

#: Where Magpie starts, and its path.
START, RIM, GORGE, NEAR, NORTH, BRIDGE, BANK = (
    (18, 13), (18, 11), (22, 12), (23, 10), (24, 8), (20, 9), (19, 12),
)  # fmt: skip

TOWER = (26, 9)

#: Where Undertow waits, and where it goes unseen.
UNDER, RIVER = (20, 10), (20, 12)


def brief(battle: Battle) -> None:
    """Shows the draft to the pilots, reads it and starts the mission."""
    handler, pilot = battle.handler, battle.pilot
    pilot.button("Take Magpie").click()
    handler.tab("Missions")
    handler.page.locator(".mission-open", has_text="Cold Gorge").click()
    theirs = handler.page.get_by_role("dialog")
    theirs.get_by_role("button", name="Brief the pilots").click()
    pilot.tab("Missions")
    pilot.page.locator(".mission-open", has_text="Cold Gorge").click()
    mine = pilot.page.get_by_role("dialog")
    expect(mine).to_contain_text("The road crosses the gorge bridge under the gun on the")
    expect(mine).not_to_contain_text("Something waits under the bridge")
    mine.get_by_role("button", name="Close").click()
    theirs.get_by_role("button", name="Start").click()
    theirs.get_by_role("button", name="Close").click()
    handler.button("Start the conflict").click()


def shoot_the_tower_down(battle: Battle) -> None:
    """Magpie walks to the rim, reads its odds, and shoots the tower instead of the sniper."""
    pilot = battle.pilot
    begin_turn(pilot, "Magpie")
    move(pilot, "Magpie", "Walk", START, RIM)
    card = aim(pilot, "Sun lance", 1)
    pilot.at_rest()
    pilot.page.mouse.move(*pilot.point(*TOWER))
    expect(bar(pilot, "Magpie").locator(".fight-note")).to_contain_text(
        "Heron range 11 (8 hexes + 3 up). 88 % to hit"
    )
    pilot.click(*TOWER)
    expect(odds(card)).to_contain_text("Magpie rolls d8+2 against 4")
    expect(odds(card)).to_contain_text("destroys it 35 %")
    card.get_by_text(re.compile("^Things")).click()
    card.get_by_role("button", name=re.compile("^Watchtower")).click()
    expect(odds(card)).to_contain_text("destroys it 100 %")
    card.get_by_role("button", name="Attack Watchtower: 2 steps, 1 energy").click()
    battle.dice.lay((8, 5), (12, 7), (4, 2))
    roll(battle, "Magpie attacks Watchtower", "Roll to hit", "Roll damage")
    expect(result(pilot)).to_contain_text("Watchtower is destroyed: loses 3 integrity")
    expect(result(pilot).locator(".outcome")).to_have_text("destroyed")
    move(pilot, "Magpie", "Fly", RIM, GORGE)
    pilot.button("End Magpie's turn").click()


def the_sniper_fires_and_falls(battle: Battle) -> None:
    """Heron shoots at Magpie once, and falls with its tower."""
    handler, pilot = battle.handler, battle.pilot
    abstain(handler, "Lantern", "Mule", "Plumb")
    begin_turn(handler, "Heron")
    card = aim(handler, "Needle gun", 1)
    card.get_by_role("radio", name="2 extra steps: +3 to hit").click()
    card.get_by_role("button", name=re.compile("Magpie")).click()
    expect(odds(card)).to_contain_text("Magpie dodges with d10+2 against 9")
    card.get_by_role("button", name=re.compile("^Attack Magpie")).click()
    battle.dice.lay((10, 4), (8, 2))
    roll(battle, re.compile("Heron attacks you"), "Roll dodge", "Mitigate")
    expect(result(pilot)).to_contain_text("Magpie loses 2 integrity, 3 stability")
    handler.button("End Heron's turn").click()
    handler.button("Heron will fall. End anyway?").click()
    begin_turn(handler, "Undertow")
    move(handler, "Undertow", "Walk", UNDER, RIVER)
    handler.button("End Undertow's turn").click()
    falls = pilot.page.get_by_role("list", name="Falls about to happen")
    expect(falls).to_contain_text("Heronfalls 3 levels and landsstability 12 → 2")
    handler.button("Resolve the falls").click()
    pilot.expect_log("Heron falls")


def stagger_the_sniper(battle: Battle) -> None:
    """Magpie goes nearer, staggers Heron by a shot, and goes away."""
    pilot = battle.pilot
    battle.dice.lay((10, 3))
    begin_turn(pilot, "Magpie")
    act(pilot, "Magpie", "Stay aloft")
    move(pilot, "Magpie", "Fly", GORGE, NEAR)
    card = aim(pilot, "Sun lance", 1)
    pilot.click(*TOWER)
    expect(odds(card)).to_contain_text("staggers it 67 %")
    card.get_by_role("button", name=re.compile("^Attack Heron")).click()
    battle.dice.lay((8, 3), (12, 4))
    roll(battle, "Magpie attacks Heron", "Roll to hit", "Roll damage")
    expect(result(pilot)).to_contain_text("staggered")
    move(pilot, "Magpie", "Fly", NEAR, NORTH)
    pilot.button("End Magpie's turn").click()


def look_under_the_bridge(battle: Battle) -> None:
    """Magpie flies until its energy is gone, discovers Undertow and overheats."""
    handler, pilot = battle.handler, battle.pilot
    abstain(handler, "Lantern", "Mule", "Plumb", "Heron", "Undertow")
    handler.button("Next round").click()
    begin_turn(pilot, "Magpie")
    act(pilot, "Magpie", "Stay aloft")
    move(pilot, "Magpie", "Fly", NORTH, BRIDGE)
    move(pilot, "Magpie", "Fly", BRIDGE, BANK)
    act(pilot, "Magpie", "Descend")
    expect(pilot.page.locator(".turn-name", has_text="Undertow")).to_have_count(0)
    battle.dice.lay((8, 5))
    act(pilot, "Magpie", "Survey")
    pilot.expect_log("Magpie finds Undertow")
    own = bar(pilot, "Magpie")
    own.get_by_role("radio", name=re.compile("^Fly")).click()
    expect(own).to_contain_text("Magpie has no energy left: this would only overheat it")
    own.get_by_role("button", name="Fly anyway").click()
    expect(pilot.card("Magpie")).to_contain_text("Overheated")
    # actions without energy are still possible
    card = aim(pilot, "Homing darts", 2)
    card.get_by_role("checkbox", name=re.compile("^It finds its own way")).check()
    card.get_by_role("button", name=re.compile("Undertow")).click()
    expect(odds(card)).to_contain_text("Magpie rolls d8+1 against 4")
    card.get_by_role("button", name="Attack Undertow: 1 step").click()
    battle.dice.lay((8, 4), (6, 3))
    roll(battle, "Magpie attacks Undertow", "Roll to hit", "Roll damage")
    expect(result(pilot)).to_contain_text(
        "Undertow loses 1 stability (an ablative layer takes 2), is highlighted"
    )
    pilot.button("End Magpie's turn").click()


def lose_the_frame(battle: Battle) -> None:
    """Undertow staggers Magpie by its charge, and destroys the frame that cannot dodge."""
    handler, pilot = battle.handler, battle.pilot
    abstain(handler, "Lantern", "Mule", "Plumb", "Heron")
    begin_turn(handler, "Undertow")
    card = aim(handler, "Breaching charge", 2)
    handler.at_rest()
    handler.click(*BANK)
    expect(odds(card)).to_contain_text("Magpie dodges with d10+2 against 5")
    card.get_by_role("button", name="Attack Magpie: 2 steps").click()
    battle.dice.lay((10, 1), (8, 2))
    roll(battle, re.compile("Undertow attacks you"), "Roll dodge", "Mitigate")
    expect(result(pilot)).to_contain_text(
        "Magpie loses 1 integrity, 9 stability (an ablative layer takes 4), is staggered"
    )
    expect(pilot.card("Magpie")).to_contain_text("Staggered")
    card = aim(handler, "Pile driver", 1)
    handler.click(*BANK)
    expect(odds(card)).to_contain_text("It cannot dodge.")
    expect(card).to_contain_text("Magpie is staggered: impact costs it integrity.")
    expect(odds(card)).to_contain_text("destroys it 100 %")
    card.get_by_role("button", name="Attack Magpie: 2 steps").click()
    battle.dice.lay((8, 3))
    roll(battle, re.compile("Undertow attacks you"), "Mitigate")
    for table in (pilot, handler):
        expect(result(table)).to_contain_text("Magpie is destroyed: loses 6 integrity")
        expect(result(table)).to_contain_text("Magpie was staggered: impact cost it integrity")
        expect(result(table).locator(".outcome")).to_have_text("destroyed")
    expect(pilot.card("Bram Teller")).to_contain_text("Pilot on foot")
    pilot.expect_log("Magpie: Bram Teller gets out")
    handler.button("End Undertow's turn").click()


def number_in(place: Locator, pattern: str) -> int:
    """Returns the number in a text of the page."""
    found = re.search(pattern, place.inner_text())
    assert found is not None
    return int(found[1])


def pay(battle: Battle) -> None:
    """The Handler enters the outcome. Everything else is counted already, and the pilot gets that
    pay."""
    handler, pilot = battle.handler, battle.pilot
    handler.button("End the conflict").click()
    handler.button("End it now?").click()
    handler.tab("Missions")
    handler.page.locator(".mission-open", has_text="Cold Gorge").click()
    theirs = handler.page.get_by_role("dialog")
    for objective, result_of_it in (
        ("the primary objective", "Achieved"),
        ("“No one of the survey crew comes to harm.”", "Achieved"),
        ("“Something waits under the bridge: put it out of action.”", "Failed"),
    ):
        choice = theirs.get_by_role("radiogroup", name=f"Result of {objective}")
        choice.get_by_role("radio", name=result_of_it).click()
        expect(choice.get_by_role("radio", name=result_of_it)).to_be_checked()
    theirs.get_by_role("radio", name="Kept back", exact=True).click()
    pilot.tab("Missions")
    pilot.page.locator(".mission-open", has_text="Cold Gorge").click()
    mine = pilot.page.get_by_role("dialog")
    lines = mine.get_by_role("table", name="Pay of Bram Teller")
    expect(lines).to_contain_text("9 integrity lost = 9, 1 × tier I = 1, 2 × tier III = 6")
    expect(lines).to_contain_text(re.compile(r"Is paid\s*400"))
    theirs.get_by_role("button", name=re.compile(r"^Pay \d+ ")).click()
    theirs.get_by_role("button", name="Yes, pay").click()
    expect(mine).to_contain_text("What was paid")
    paid = number_in(lines, r"Is paid\s*(\d+)")
    mine.get_by_role("button", name="Close").click()
    pilot.tab("Crew")
    pilot.button(re.compile("^Bram Teller")).click()
    sheet = pilot.page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name="Credits")).to_contain_text(f"{100 + paid} credits")


def test_cold_gorge_is_fought_from_the_briefing_to_the_payout(battle: Battle) -> None:
    brief(battle)
    shoot_the_tower_down(battle)
    the_sniper_fires_and_falls(battle)
    stagger_the_sniper(battle)
    look_under_the_bridge(battle)
    lose_the_frame(battle)
    pay(battle)
    battle.dice.expect_all_shown()
    battle.expect_nothing_typed()
