"""Fights at the table page: from choosing a weapon to the result, with dodging and refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.commands import place, send, state, unit_id
from tests.browser.demo_hexes import LANTERN, LOW_GROUND
from tests.browser.fight_cards import bar, panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

pytestmark = pytest.mark.motion


def to_the_enemy(handler: Table, *done: str) -> None:
    """Lets everybody abstain until Heron has the turn."""
    page = handler.page
    for name in done:
        assert send(page, type="turn.abstain", unit=unit_id(page, name))["status"] == 200
    for _ in range(2):
        assert send(page, type="segment.end")["status"] == 200
    assert send(page, type="turn.start", unit=unit_id(page, "Heron"))["status"] == 200


def test_a_pilot_attacks_from_the_weapon_to_the_result(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern")
    page = pilot.page
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()

    page.keyboard.press("1")
    aim = panel(page, "Aim Long rifle")
    heron = aim.get_by_role("button", name=re.compile("Heron"))
    expect(heron).to_contain_text("%")
    expect(heron).to_contain_text("range 4")
    expect(heron).to_have_accessible_name(re.compile(r"^Heron \(enemy.*\) · range 4 .*%"))
    assert "Undertow" not in page.content()  # hidden: nothing shows that it is there
    pilot.click(*LOW_GROUND)  # on the map
    card = aim.get_by_label("What would come of it")
    expect(card).to_contain_text("Lantern rolls d10+2 against")
    expect(card.get_by_role("img", name=re.compile("^Chances: .*direct hit"))).to_be_visible()
    expect(card.get_by_role("img", name=re.compile("^Integrity lost: 0: "))).to_be_visible()
    card.get_by_role("button", name=re.compile("^To hit")).click()
    expect(card.locator(".number-means")).to_contain_text("Sharpness")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    heron.click()
    page.get_by_role("button", name="Attack Heron: 2 steps").click()

    attack = panel(page, "Lantern attacks Heron")
    expect(aim).to_have_count(0)
    expect(panel(handler.page, "Lantern attacks Heron")).to_contain_text("rolls to hit")
    expect(pilot.card("Lantern")).to_contain_text("Recoil2")
    # no turn ends before its attack does
    end = pilot.button("End Lantern's turn")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_have_attribute("title", "Lantern's attack is not over yet")
    # the Handler sets a hit, and the log says so
    whole = panel(handler.page, "Lantern attacks Heron")
    whole.get_by_text("Overrule its numbers").click()
    # the form comes into view with its button
    expect(whole.get_by_role("button", name="Overrule", exact=True)).to_be_in_viewport(ratio=1)
    whole.get_by_role("radio", name="Hit", exact=True).click()
    whole.get_by_role("button", name="Overrule", exact=True).click()
    pilot.expect_log("Overruled: Lantern's Long rifle on Heron: outcome hit.")
    attack.get_by_role("button", name="Roll damage").click()
    result = page.get_by_label("What the attack did")
    expect(result).to_contain_text("Lantern's Long rifle: Heron loses")
    expect(attack).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_enabled()
    result.get_by_role("button", name=re.compile("Heron loses")).click()
    expect(result.get_by_role("row", name=re.compile("^Damage d12 shows"))).to_be_visible()

    # the unfolded line of the log shows the same
    handler.log().get_by_role("button", name=re.compile("Long rifle on Heron: hit")).click()
    rows = handler.log().get_by_role("row")
    expect(rows.first).to_contain_text("as the Handler decided")
    expect(handler.log().get_by_role("row", name=re.compile("^It loses"))).to_be_visible()


#: Records every text of the target's numbers that the page has shown.
KEEP_NUMBERS = """() => {
  window.numbers = [];
  const look = () => {
    const card = document.querySelector(".aim-card .exchange");
    if (card) window.numbers.push(card.textContent);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_numbers_of_another_weapon_are_never_shown(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    rifle = panel(pilot.page, "Aim Long rifle")
    rifle.get_by_role("button", name=re.compile("Heron")).click()
    expect(rifle.locator(".exchange")).to_contain_text("Damage")
    before = rifle.locator(".exchange").text_content()
    pilot.page.evaluate(KEEP_NUMBERS)
    pilot.page.keyboard.press("3")
    flare = panel(pilot.page, "Aim Flare pistol")
    flare.get_by_role("button", name=re.compile("Heron")).click()
    expect(flare.locator(".exchange")).to_contain_text("Energy adds")
    assert before not in pilot.page.evaluate("window.numbers")


def test_a_target_dodges_and_mitigates_on_a_phone(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    to_the_enemy(handler, "Lantern", "Magpie")
    page.locator(".turn-name", has_text="Heron").click()
    handler.settle()
    # a weapon, a target and one more press are enough, because NPCs roll nothing
    page.keyboard.press("2")
    expect(
        panel(page, "Aim Sidearm").get_by_role("button", name=re.compile("Lantern"))
    ).to_be_visible()
    handler.click(*LANTERN)
    page.get_by_role("button", name="Attack Lantern: 1 step").click()
    expect(panel(page, "Heron attacks Lantern")).to_contain_text("Lantern (Lantern's pilot) dodges")

    attack = panel(pilot.page, re.compile("Heron attacks you"))
    expect(attack).to_be_visible()
    expect(attack).to_contain_text("Lantern dodges with d8+1 against")
    expect(attack.get_by_role("img", name=re.compile("^Chances: miss"))).to_be_visible()
    assert (
        send(page, type="attack.adjust", attack=attack_id(page), outcome="direct")["status"] == 200
    )
    assert send(page, type="attack.adjust", attack=attack_id(page), damage=9)["status"] == 200
    pilot.button("Mitigate").tap()
    result = pilot.page.get_by_label("What the attack did")
    expect(result).to_contain_text("Heron's Sidearm: Lantern loses")
    expect(pilot.card("Lantern")).to_be_visible()


def attack_id(page: Page) -> str:
    """Returns the id of the only attack."""
    (found,) = state(page)["attacks"]
    return str(found)


def test_a_dodge_is_one_press(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    to_the_enemy(handler, "Lantern", "Magpie")
    lantern, heron = unit_id(page, "Lantern"), unit_id(page, "Heron")
    done = send(page, type="attack.declare", unit=heron, weapon="pistol", at={"unit": lantern})
    assert done["status"] == 200, done
    pilot.page.get_by_role("button", name="Roll dodge", exact=True).tap()
    # whatever the die shows: the attack is over, or there is damage to mitigate
    expect(pilot.page.get_by_role("button", name="Roll dodge", exact=True)).to_have_count(0)
    pilot.tab("Log")
    expect(pilot.log()).to_contain_text("Lantern tries to dodge Sidearm")


def test_impossible_actions_say_why(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    phone = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    phone.button("Start Lantern's turn").tap()
    expect(bar(phone.page, "Lantern")).not_to_contain_text("Nobody has the turn")
    down = bar(phone.page, "Lantern").get_by_role("button", name=re.compile("^Descend"))
    expect(down).to_have_attribute("aria-disabled", "true")
    down.tap(force=True)
    said = bar(phone.page, "Lantern").locator(".fight-note")
    expect(said.filter(has_text="Only a unit that has flown this turn may descend")).to_be_visible()
    lantern = unit_id(handler.page, "Lantern")
    done = send(handler.page, type="unit.update", unit=lantern, stability=0, overheated=True)
    assert done["status"] == 200, done
    expect(phone.card("Lantern")).to_contain_text("Staggered")
    expect(phone.card("Lantern")).to_contain_text("Overheated")
    expect(bar(phone.page, "Lantern")).to_contain_text(
        "Lantern is staggered: beside moving it can only stabilise"
    )
    free = bar(phone.page, "Lantern").get_by_role("button", name=re.compile("^Stabilise"))
    expect(free).to_have_attribute("aria-disabled", "false")

    # with a mouse the line in the bar says it
    handler.click(*LANTERN)
    fly = bar(handler.page, "Lantern").get_by_role("radio", name=re.compile("^Fly"))
    fly.hover()
    expect(bar(handler.page, "Lantern").locator(".fight-note")).to_contain_text(
        "Lantern is overheated"
    )
    free.tap()
    phone.tab("Log")
    expect(phone.log()).to_contain_text("Lantern stabilises: stability")


def test_another_action_is_requested_and_paid(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("i")
    pilot.page.get_by_label("What it tries").fill("kick the boulder down")
    pilot.button("Ask the Handler").click()
    ask = panel(handler.page, "Lantern wants to: kick the boulder down")
    ask.get_by_role("button", name="Steps: one more").click()
    ask.get_by_role("button", name="It does it for that").click()
    pilot.expect_log("Lantern does it for 2 steps and 0 energy: kick the boulder down")
    expect(pilot.card("Lantern")).to_contain_text("Steps2")


def test_a_pause_lets_a_pilot_react(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    assert send(page, type="table.options", options={"reaction_seconds": 60})["status"] == 200
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    to_the_enemy(handler, "Lantern", "Magpie")
    lantern, heron = unit_id(page, "Lantern"), unit_id(page, "Heron")
    done = send(page, type="attack.declare", unit=heron, weapon="pistol", at={"unit": lantern})
    assert done["status"] == 200, done
    attack = panel(pilot.page, re.compile("Heron attacks you"))
    expect(attack).to_contain_text("may react to this")
    expect(attack.get_by_role("button", name=re.compile("^React"))).to_be_visible()
    expect(attack.get_by_role("button", name="Roll dodge", exact=True)).to_have_count(0)
    attack.get_by_role("button", name="Do not react", exact=True).click()
    expect(attack.get_by_role("button", name="Roll dodge", exact=True).first).to_be_visible()


def test_an_attack_waits_for_a_reaction_that_was_claimed(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    assert send(page, type="table.options", options={"reaction_seconds": 60})["status"] == 200
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    to_the_enemy(handler, "Lantern", "Magpie")
    lantern, heron = unit_id(page, "Lantern"), unit_id(page, "Heron")
    done = send(page, type="attack.declare", unit=heron, weapon="pistol", at={"unit": lantern})
    assert done["status"] == 200, done
    card = panel(page, re.compile("Heron attacks Lantern"))
    expect(card).to_contain_text("Lantern (Lantern's pilot) may react to this")
    attack = panel(pilot.page, re.compile("Heron attacks you"))
    # on a tab about something else the Handler's card is folded
    overrule = card.get_by_text("Overrule its numbers")
    expect(overrule).to_be_in_viewport(ratio=1)
    handler.tab("Units")
    expect(overrule).to_be_hidden()
    expect(card.get_by_role("button", name="Go on now")).to_be_in_viewport(ratio=1)
    handler.button("Odds and numbers").click()
    expect(overrule).to_be_in_viewport(ratio=1)
    handler.tab("Log")
    # on every tab the choice is at the foot of the page, with the time that is left
    pilot.tab("Log")
    foot = pilot.page.locator(".react-foot")
    expect(foot).to_contain_text(re.compile(r"React before Heron's attack\d+ s"))
    expect(foot.get_by_role("button", name="Do not react", exact=True)).to_be_visible()
    foot.get_by_role("button", name=re.compile("^React")).tap()
    expect(card).to_contain_text("It waits for a reaction.")
    expect(foot).to_have_count(0)
    expect(attack.get_by_role("button", name="React")).to_have_count(0)
    expect(card.get_by_role("button", name="Go on now")).to_have_count(0)
    # The open decision is above the steps that wait for it.
    claimed = panel(pilot.page, re.compile("Lantern (is too late|reacts)"))
    expect(claimed.get_by_role("button").first).to_be_in_viewport()
