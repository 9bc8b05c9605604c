"""What a Handler with fresh eyes met in a fight: words that came back, presses that did nothing,
lines of the log that changed their words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from app.rules.geometry.hexes import from_offset
from tests.browser.demo_hexes import BEHIND_RIDGE, LANTERN, LOW_GROUND, MAGPIE, SLOPE
from tests.browser.fight import place, send, state, unit_id
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_as_seen import view_as_frame
from tests.browser.test_fight import bar, panel
from tests.browser.test_fog import click_centred
from tests.browser.test_found_under_fog_overrule import refusal_notice

STOPPED = "Stopped by something unseen"

#: Keeps what the page and those in its frames have announced.
KEEP_SAID = """() => {
  const top = window.top;
  top.kept = top.kept ?? [];
  new MutationObserver(() => {
    const said = document.querySelector("p.sr[role=status]");
    if (said?.textContent) top.kept.push(said.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""


def test_who_was_stopped_reads_so_once_and_not_when_a_page_opens(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    q, r = from_offset(SLOPE[0] - 1, SLOPE[1] - 1, "flat")
    mast = send(handler.page, type="prop.add", q=q, r=r, height=3, value=4, hidden=True)
    assert mast["status"] == 200, mast
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    pilot.settle()
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.page.get_by_text(STOPPED)).not_to_have_count(0)
    pilot.expect_log("something bars the way")

    for table in (pilot, handler):
        table.page.add_init_script(f"({KEEP_SAID})()")
        table.page.reload()
        table.ready()
    handler.tab("Table")
    handler.page.locator(".tab-table").get_by_role("button", name="As seen by…").click()
    menu = handler.page.get_by_role("dialog", name="As seen by")
    menu.get_by_role("button", name=re.compile("Mara")).click()
    expect(view_as_frame(handler.page).get_by_role("article", name="Lantern")).to_be_visible()
    for table in (pilot, handler):
        assert STOPPED not in table.page.evaluate("() => window.kept.join()")


@pytest.mark.parametrize("key", ["1", "i"])
def test_a_way_past_a_refusal_holds_when_another_unit_is_selected(
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


def test_an_attack_on_what_cannot_be_aimed_at_is_made_after_another_unit_was_looked_at(
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
    expect(refusal_notice(handler)).to_contain_text("something is in the way")
    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has=handler.button("Edit Magpie"))
    row.get_by_role("button", name=re.compile("^Magpie|pilot")).first.click()
    expect(handler.card("Magpie")).to_be_visible()
    refusal_notice(handler).get_by_role("button", name="Do it anyway").click()
    expect(page.get_by_label("What the attack did")).to_contain_text("Mule")


def test_a_line_keeps_its_words_when_the_unit_gets_a_pilot(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot_of(demo_people, demo, "Mara", "Lantern")
    mule = unit_id(page, "Mule")
    assert send(page, type="conflict.start")["status"] == 200
    assert send(page, type="turn.abstain", unit=mule, overrule=True)["status"] == 200
    handler.expect_log("Mule abstains")
    mara = next(id for id, seat in state(page)["seats"].items() if seat["name"] == "Mara")
    assert send(page, type="unit.update", unit=mule, controller=mara)["status"] == 200
    handler.expect_log("Mule changed: pilot Mara")
    expect(handler.log()).to_contain_text("Mule abstains")
    # and what is done in the pilot's place from then on says so, whoever steers it later
    lantern = unit_id(page, "Lantern")
    assert send(page, type="turn.abstain", unit=lantern)["status"] == 200
    handler.expect_log("Handler lets Lantern abstain")
    assert send(page, type="unit.update", unit=lantern, controller=None)["status"] == 200
    handler.expect_log("Lantern changed: pilot nobody")
    expect(handler.log()).to_contain_text("Handler lets Lantern abstain")


def test_what_is_in_the_way_is_told_after_a_click_on_the_map(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    place(page, "Mule", *BEHIND_RIDGE)
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    handler.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Needle gun")
    expect(aim).to_contain_text("Cannot be aimed at")
    click_centred(handler, BEHIND_RIDGE)
    row = aim.get_by_role("listitem").filter(has_text="Mule").get_by_role("button").first
    expect(row).to_have_attribute("aria-expanded", "true")
    row.get_by_text("What is in the way?").click()
    expect(handler.toast(re.compile(r"Mule is behind .+ at \d{4}"))).to_be_visible()
    # it has answered: its row stays open, and closes with the next press
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(row).not_to_contain_text("What is in the way?")
    row.click()
    expect(aim.locator(".target-barred.target-chosen")).to_have_count(0)


def test_numbers_that_are_added_say_so_and_a_layer_is_told(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", *LOW_GROUND)
    heron, lantern = unit_id(page, "Heron"), unit_id(page, "Lantern")
    gun = state(page)["scene"]["units"][heron]["frame"]["weapons"][0]["id"]
    aimed = {"unit": heron, "weapon": gun, "at": {"unit": lantern}}
    done = send(page, type="attack.declare", **aimed, overrule=True)
    assert done["status"] == 200, done
    attack = panel(page, "Heron attacks Lantern")
    attack.get_by_text("Overrule its numbers").click()
    expect(attack).to_contain_text("Each is added to what the rules say")
    attack.get_by_role("textbox", name="Damage").fill("-2")
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    result = page.get_by_label("What the attack did")
    expect(result).to_contain_text(re.compile(r"Lantern loses nothing \(a layer takes \d+\)"))
