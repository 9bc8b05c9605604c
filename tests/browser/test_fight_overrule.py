"""The Handler overrules refusals of the action bar and of aiming."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import place, send, state, unit_id
from tests.browser.demo_hexes import BEHIND_RIDGE, LANTERN, LOW_GROUND, MAGPIE
from tests.browser.fight_cards import bar, panel, refusal_notice
from tests.browser.map_page import axial, click_centred
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_the_handler_lets_a_unit_attack_and_stabilise_out_of_turn(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    send(page, type="unit.update", unit=unit_id(page, "Lantern"), stability=2)
    handler.button("Start the conflict").click()
    page.locator(".turn-name", has_text="Lantern").click()
    tiles = bar(page, "Lantern")
    steady = tiles.get_by_role("button", name=re.compile("^Stabilise"))
    expect(steady).to_have_attribute("aria-disabled", "true")
    handler.button("Overrule turn and cost").click()
    expect(steady).to_have_attribute("aria-disabled", "false")
    steady.click()
    handler.expect_log("Overruled: Lantern acts out of turn or at no cost")
    tiles.get_by_role("button", name="Attack with Long rifle").click()
    page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    page.get_by_role("button", name="Attack Heron", exact=True).click()
    expect(panel(page, "Lantern attacks Heron")).to_be_visible()


@pytest.mark.parametrize("key", ["1", "i"])
def test_an_offered_overrule_keeps_its_unit_when_another_is_selected(
    demo_people: People, demo: Server, key: str
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    assert send(page, type="conflict.start")["status"] == 200
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    expect(bar(page, "Heron").locator("[data-action][aria-disabled=true]").first).to_be_visible()
    handler.settle()
    page.keyboard.press(key)
    way = refusal_notice(handler).get_by_role("button", name="Do it anyway")
    expect(way).to_be_visible()
    click_centred(handler, MAGPIE)
    expect(handler.card("Magpie")).to_be_visible()
    way.click()
    expect(handler.card("Heron")).to_be_visible()
    if key == "i":
        expect(page.get_by_label("What it tries")).to_be_visible()
        return
    aim = panel(page, "Aim Needle gun")
    aim.get_by_role("button", name=re.compile("Magpie|Lantern")).first.click()
    page.get_by_role("button", name=re.compile("^Attack (Magpie|Lantern)")).click()
    expect(panel(page, re.compile("Heron attacks"))).to_be_visible()


def test_an_overruled_attack_goes_on_after_another_unit_was_selected(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    place(page, "Mule", *BEHIND_RIDGE)
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    handler.settle()
    page.keyboard.press("1")
    expect(panel(page, "Aim Needle gun")).to_contain_text("Cannot be aimed at")
    click_centred(handler, BEHIND_RIDGE)
    expect(refusal_notice(handler)).to_contain_text("Mule is behind")
    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has=handler.button("Edit Magpie"))
    row.get_by_role("button", name=re.compile("^Magpie|pilot")).first.click()
    expect(handler.card("Magpie")).to_be_visible()
    refusal_notice(handler).get_by_role("button", name="Do it anyway").click()
    expect(page.get_by_label("What the attack did")).to_contain_text("Mule")


def herons_turn(people: People, demo: Server) -> Table:
    """The Handler with Heron in its turn. Heron has used up its gun."""
    handler = handler_of(people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    handler.button("Start the conflict").click()
    heron = unit_id(page, "Heron")
    assert send(page, type="turn.start", unit=heron, overrule=True)["status"] == 200
    gun = state(page)["scene"]["units"][heron]["frame"]["weapons"][0]["id"]
    assert send(page, type="overrule", unit=heron, set={"used": {gun: 9}})["status"] == 200
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    handler.settle()
    return handler


def test_the_handler_uses_a_spent_weapon(demo_people: People, demo: Server) -> None:
    handler = herons_turn(demo_people, demo)
    page, tiles = handler.page, bar(handler.page, "Heron")
    gun = tiles.get_by_role("button", name="Attack with Needle gun")
    aim, attack = panel(page, "Aim Needle gun"), panel(page, "Heron attacks Lantern")
    expect(gun).to_have_attribute("aria-disabled", "true")
    for press in (lambda: page.keyboard.press("1"), lambda: gun.click(force=True)):
        press()
        expect(refusal_notice(handler)).to_contain_text(
            "has used Needle gun as often as it can this turn"
        )
        refusal_notice(handler).get_by_role("button", name="Do it anyway").click()
        expect(aim).to_contain_text("Set aside: Heron has used Needle gun")
        aim.get_by_role("button", name=re.compile("Lantern")).click()
        page.get_by_role("button", name="Attack Lantern: 2 steps").click()
        expect(attack).to_be_visible()
        handler.expect_log("Overruled for Heron in spite of: weapon used up for this turn")
        handler.tab("Unit")
        page.locator("#board canvas").focus()
        page.keyboard.press("Control+z")
        expect(attack).to_have_count(0)
        expect(handler.card("Heron")).to_be_visible()
        handler.settle()
        expect(gun).to_have_attribute("aria-disabled", "true")

    # and with turn and cost overruled nothing is in its way
    page.keyboard.press("o")
    expect(gun).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("1")
    expect(refusal_notice(handler)).to_have_count(0)
    aim.get_by_role("button", name=re.compile("Lantern")).click()
    page.get_by_role("button", name="Attack Lantern", exact=True).click()
    expect(attack).to_be_visible()


#: How the target in a hex is marked on the map.
SIGN = """(hex) => {
  const { board } = document.getElementById("board");
  return board.target(board.screenOf(hex), false).look;
}"""


@pytest.mark.parametrize("by", ["list", "map"])
def test_the_handler_attacks_a_target_that_cannot_be_aimed_at(
    demo_people: People, demo: Server, by: str
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    place(page, "Mule", *BEHIND_RIDGE)
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    handler.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Needle gun")
    mule = aim.get_by_role("listitem").filter(has_text="Mule")
    expect(aim).to_contain_text("Cannot be aimed at")
    if by == "map":
        click_centred(handler, BEHIND_RIDGE)
        where = refusal_notice(handler)
        expect(where).to_contain_text("Mule is behind")
        expect(mule).to_contain_text("in the way")
    else:
        if not mule.is_visible():
            aim.get_by_text("Cannot be aimed at").click()
        mule.get_by_role("button").first.click()
        where = mule
        expect(where).to_contain_text("something is in the way")
    # the sign around it says so too
    assert page.evaluate(SIGN, axial(*BEHIND_RIDGE)) == "barred"
    where.get_by_role("button", name="Do it anyway").click()
    expect(page.get_by_label("What the attack did")).to_contain_text("Mule")
    handler.expect_log("Overruled for Heron in spite of: out of sight")


def test_every_refusal_of_the_action_bar_can_be_overruled(
    demo_people: People, demo: Server
) -> None:
    handler = herons_turn(demo_people, demo)
    page = handler.page
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    tiles = bar(page, "Lantern").locator("[data-action][aria-disabled=true]")
    expect(tiles.first).to_be_visible()
    ways = re.compile("^(Do it anyway|Put it anywhere|Overrule turn and cost)$")
    many = tiles.count()
    assert many > 6
    # an action without a possible use cannot be overruled
    vain = re.compile("not in the air|nothing|stability is full|No room below", re.IGNORECASE)
    for i in range(many):
        if vain.search(tiles.nth(i).get_attribute("title") or ""):
            continue
        tiles.nth(i).click(force=True)
        expect(refusal_notice(handler).get_by_role("button", name=ways)).to_have_count(1)
        refusal_notice(handler).get_by_role("button", name="Dismiss").click()
    for key in ("1", "u", "i"):
        page.keyboard.press(key)
        expect(refusal_notice(handler).get_by_role("button", name=ways)).to_have_count(1)
        refusal_notice(handler).get_by_role("button", name="Dismiss").click()

    # actions with a question still ask, and use the overruling
    page.keyboard.press("i")
    refusal_notice(handler).get_by_role("button", name="Do it anyway").click()
    page.get_by_label("What it tries").fill("kicks the door")
    page.keyboard.press("Enter")
    handler.expect_log(re.compile("kicks the door"))


def test_the_note_about_a_weapon_goes_with_the_turn(demo_people: People, demo: Server) -> None:
    handler = herons_turn(demo_people, demo)
    page, said = handler.page, bar(handler.page, "Heron").locator(".fight-note")
    page.keyboard.press("1")
    expect(said).to_contain_text("as often as it can this turn")
    heron = unit_id(page, "Heron")
    assert send(page, type="turn.end", unit=heron)["status"] == 200
    expect(said).not_to_contain_text("as often as it can this turn")
