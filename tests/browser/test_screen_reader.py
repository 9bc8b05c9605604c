"""Announcements to screen readers in every tab, and lists that are one stop of Tab."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.commands import place, send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_a_live_region_is_emptied_after_a_while(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie")
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    live = pilot.page.locator("body > [role=log]")
    pilot.click(15, 14)
    expect(live).to_have_text(re.compile("Lantern"))
    expect(live).to_have_text("", timeout=10_000)


#: Counts the stops of Tab in an element.
STOPS = "(e) => [...e.querySelectorAll('*')].filter((each) => each.tabIndex >= 0).length"


def heard_pilot(people: People, demo: Server, name: str) -> Table:
    """A pilot with a unit of the demonstration table, whose page records its announcements."""
    page, _ = people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    page.evaluate(HEAR)
    send(page, type="unit.take", unit=unit_id(page, name))
    expect(pilot.card(name)).to_be_visible()
    return pilot


def test_events_are_announced_whichever_tab_is_open(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = heard_pilot(demo_people, demo, "Magpie")
    page = pilot.page
    pilot.tab("Crew")
    hears(page, "Magpie selected: pilot, whole, hex 1813, level 5")
    # selecting the unit again announces its state and moves the cursor to it
    numbers = state(page)["scene"]["units"][unit_id(page, "Magpie")]
    page.keyboard.press("m")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    hears(page, "1810, level")
    page.evaluate("heard.splice(0)")
    page.keyboard.press("z")
    hears(
        page,
        "Magpie, hex 1813, level 5, integrity {integrity} of {integrity_max}, "
        "stability {stability} of {stability_max}".format(**numbers),
        "1813, level 5. Magpie, pilot, whole",
    )
    # keys act on the cursor's hex
    page.keyboard.press("Enter")
    hears(page, "Magpie is selected already")
    page.keyboard.press("ArrowDown")
    hears(page, "1814, level")
    for _ in range(2):
        send(handler.page, type="chat.say", text="Hold the line")
    hears(page, "Handler: Hold the line", times=2)
    magpie, heron = unit_id(page, "Magpie"), unit_id(page, "Heron")
    send(handler.page, type="test.request", unit=magpie, kind="proactive", dice=["d8"], mark=5)
    hears(page, "Magpie: proactive test against 5")
    place(handler.page, "Magpie", 18, 11)
    hears(page, "Magpie is placed at 1811, level")
    send(handler.page, type="unit.update", unit=magpie, stability=3)
    most = state(page)["scene"]["units"][magpie]
    integrity = most["integrity_max"]
    hears(
        page,
        f"Magpie: integrity {integrity} of {integrity}, stability 3 of {most['stability_max']}",
    )
    page.locator("#board canvas").focus()
    page.keyboard.press("z")
    for key, tool, there in (("r", "Range", 1810), ("s", "Line of sight", 1809)):
        page.keyboard.press(key)
        hears(page, f"{tool} from Magpie: move the cursor and press Enter where it ends")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        hears(page, f"Magpie to {there} level")
    hears(page, ": distance 1, across 1, up or down")
    page.keyboard.press("Escape")
    weapon = state(page)["scene"]["units"][magpie]["frame"]["weapons"][0]["id"]
    done = send(page, type="attack.declare", unit=magpie, weapon=weapon, at={"unit": heron})
    assert done["status"] == 200, done
    hears(page, "Magpie attacks Heron with Sun lance")
    hears(page, "Roll to hit: Magpie attacks Heron")
    # also behind a dialog, where screen readers read only the dialog
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    send(handler.page, type="chat.say", text="Behind the sheet")
    hears(page, "Handler: Behind the sheet", dialog=True)


def test_pilots_have_a_list_of_the_units_they_know(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    heron = unit_id(handler.page, "Heron")
    send(handler.page, type="unit.update", unit=heron, integrity=1, overheated=True)
    send(handler.page, type="table.options", options={"npc_stats": "condition"})
    pilot = heard_pilot(demo_people, demo, "Magpie")
    page = pilot.page
    pilot.tab("Known")
    known = page.get_by_role("list", name="Units that you know")
    units: dict[str, Any] = state(page)["scene"]["units"]
    rows = known.get_by_role("button")
    expect(rows).to_have_count(len(units))
    names = {unit["name"] for unit in units.values()}
    assert "Undertow" not in names
    assert {text.split(",")[0] for text in rows.all_inner_texts()} == names
    expect(rows.first).to_have_text("Magpie, pilot, whole: hex 1813, level 5")
    row = known.get_by_role("button", name="Heron")
    expect(row).to_have_text(
        "Heron, enemy, badly damaged, overheated: hex 2609, level 9, "
        "8 hexes north-east, 4 levels up"
    )
    # one stop of Tab, arrows inside, Enter to the place on the map
    assert known.evaluate(STOPS) == 1
    page.get_by_role("tab", name="Known").focus()
    page.keyboard.press("Tab")
    expect(rows.first).to_be_focused()
    while not row.evaluate("(e) => e === document.activeElement"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#board canvas")).to_be_focused()
    hears(page, "Heron, enemy, badly damaged, overheated, level 9")
    page.keyboard.press("Enter")
    expect(pilot.card("Heron")).to_be_visible()
    hears(page, "Heron selected: enemy, badly damaged, overheated, hex 2609, level 9")


def test_the_action_bar_is_announced_as_it_is_shown(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="unit.update", unit=unit_id(page, "Lantern"), stability=5)
    send(page, type="conflict.start")
    send(page, type="turn.start", unit=unit_id(page, "Lantern"))
    page.locator(".turn-name", has_text="Lantern").click()
    bar = page.get_by_role("region", name="What Lantern can do")

    def tile(name: str) -> Locator:
        return bar.get_by_role("button", name=re.compile(f"^{name}"))

    # cost, damage and range are in the name, in the visible order
    expect(tile("Attack with Long rifle")).to_have_accessible_name(
        "Attack with Long rifle 2 steps, 1 recoil Kinetic d12 · range 13"
    )
    expect(tile("Cool")).to_have_accessible_name("Cool 1 to 4 steps")
    fly = bar.get_by_role("radio", name=re.compile("^Fly"))
    expect(fly).to_have_accessible_name("Fly 1 step, 1 energy")
    # the same text as in the line above when it is pointed at: odds, or the refusal
    for name, words in (
        ("Survey", r"^d\d+.* against 5: \d+ %\. .* \(U\)$"),
        ("Stabilise", r"^d\d+.*: \d+ to \d+ back, about \d+.* \(Q\)$"),
        ("Stay aloft", "^Lantern is not in the air$"),
    ):
        expect(tile(name)).to_have_accessible_description(re.compile(words))


def test_the_log_and_radio_groups_are_one_stop_each(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    for number in range(3):
        send(page, type="dice.roll", notation=f"1d6+{number}")
    log = handler.log()
    expect(log).to_contain_text("1d6+2")
    assert log.evaluate(STOPS) == 1
    page.get_by_role("tab", selected=True).focus()
    # a step that waits in a dice system stands before the log
    for _ in range(2):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.lines') !== null"):
            break
    newest = log.get_by_role("listitem").last
    expect(newest.get_by_role("button").first).to_be_focused()
    line = newest.get_by_role("button").first
    expect(line).to_have_attribute("aria-expanded", "false")
    before = line.text_content() or ""
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    # its details are below it, and the line keeps its name
    expect(newest.get_by_role("group", name="How it came about")).to_contain_text("To check it")
    expect(line).to_have_text(before)
    page.keyboard.press("ArrowRight")
    expect(newest.get_by_role("link")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log.get_by_role("listitem").nth(-2).get_by_role("button").first).to_be_focused()
    page.keyboard.press("Home")
    expect(log.get_by_role("listitem").first).to_be_focused()
    assert log.evaluate(STOPS) == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.lines')") is None
    # movement modes, and other choices
    page.keyboard.press("z")
    bar = page.get_by_role("region", name=re.compile("^What .* can do"))
    ways = bar.get_by_role("radiogroup", name="How to move")
    walk, fly = (ways.get_by_role("radio", name=re.compile(f"^{name}")) for name in ("Walk", "Fly"))
    expect(walk).to_be_checked()
    assert ways.evaluate(STOPS) == 1
    walk.focus()
    page.keyboard.press("ArrowRight")
    expect(fly).to_be_focused()
    expect(fly).to_be_checked()
    assert ways.evaluate(STOPS) == 1
    handler.tab("Units")
    handler.button("Add a unit").click()
    side = page.get_by_role("tabpanel").get_by_role("radiogroup").first
    chosen = side.locator("[aria-checked=true]")
    chosen.focus()
    before = chosen.inner_text()
    page.keyboard.press("ArrowRight")
    expect(chosen).to_be_focused()
    assert chosen.inner_text() != before
