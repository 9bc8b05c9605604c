"""Aiming: targets in view, and reasons why a target or an action is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.commands import place, send, unit_id
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import bar, panel
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_choosing_to_walk_ends_aiming_and_aiming_ends_walking(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    walk = tiles.get_by_role("radio", name=re.compile("^Walk"))
    rifle = tiles.get_by_role("button", name="Attack with Long rifle")
    expect(walk).to_be_checked()
    rifle.click()
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    expect(tiles.locator("[aria-checked=true]")).to_have_count(0)
    expect(tiles).not_to_contain_text("or drag")
    walk.click()
    expect(walk).to_be_checked()
    expect(rifle).to_have_attribute("aria-pressed", "false")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)
    page.keyboard.press("1")
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    page.keyboard.press("g")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)


def in_sight(page: Page, column: int, row: int) -> bool:
    """Whether a hex of the map is in the window and not covered."""
    found: bool = page.evaluate(
        """([column, row]) => { const canvas = document.getElementById("board");
          const q = column - 1, r = row - 1 - (q - (q & 1)) / 2;
          const { x, y } = canvas.board.screenOf({ q, r });
          const box = canvas.getBoundingClientRect();
          return canvas.contains(document.elementFromPoint(box.left + x, box.top + y)); }""",
        [column, row],
    )
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_a_listed_target_is_brought_into_view_with_the_attacker(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    pilot.settle()
    rifle = bar(pilot.page, "Lantern").get_by_role("button", name="Attack with Long rifle")
    rifle.tap() if phone else rifle.click()
    aim = panel(pilot.page, "Aim Long rifle")
    # units that are no enemies are in a section of their own
    enemies = aim.locator(".targets > .target-list")
    expect(enemies.get_by_role("button", name=re.compile("Heron"))).to_be_visible()
    expect(enemies).not_to_contain_text("Magpie")
    expect(aim.get_by_text(re.compile(r"^Own side \(\d+\)$"))).to_be_visible()
    row = enemies.get_by_role("button", name=re.compile("Heron"))
    row.tap() if phone else row.click()
    pilot.settle()
    assert in_sight(pilot.page, *LOW_GROUND)


def test_the_obstacle_is_shown_and_each_barred_target_has_its_reason(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    aim = panel(pilot.page, "Aim Long rifle")
    title = aim.get_by_text(re.compile(r"^Cannot be aimed at \(\d+\)$"))
    title.click()
    for barred in aim.locator(".target-barred").all():
        expect(barred.locator(".target-why").first).to_contain_text(re.compile(r"\w+ \w+"))
    hidden = aim.locator(".target-barred", has_text="something is in the way")
    assert hidden.count() > 1
    row = aim.locator(".target-barred button", has_text="What is in the way?").first
    row.click()
    expect(pilot.toast(re.compile(r"is behind .+ at \d{4}"))).to_be_visible()
    # the request names the target and the weapon
    pilot.page.locator(".toasts").get_by_role("button", name="Ask the Handler").click()
    wish = re.compile(r"Lantern wants to: attack .+ with its Long rifle \(out of sight\)")
    expect(handler.page.get_by_role("region", name=wish)).to_be_visible()


def test_barred_movement_and_weapons_name_what_is_missing(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    lantern = unit_id(handler.page, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    tiles = bar(pilot.page, "Lantern")
    assert send(handler.page, type="unit.update", unit=lantern, steps=1)["status"] == 200
    rifle = tiles.get_by_role("button", name="Attack with Long rifle")
    expect(rifle).to_have_attribute("title", "Needs 2 steps, 1 left")
    assert send(handler.page, type="unit.update", unit=lantern, steps=0)["status"] == 200
    expect(rifle).to_have_attribute("title", "Needs 2 steps, 0 left")
    expect(tiles).to_contain_text("Needs 1 step, 0 left")
    expect(tiles).not_to_contain_text("or drag")
    pilot.button("End Lantern's turn").click()
    expect(rifle).to_have_attribute("title", "Lantern has acted this round")


def test_aiming_in_the_middle_of_a_walk_says_that_an_attack_ends_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.ready()
    pilot.drag((15, 14), (15, 15))
    expect(pilot.card("Lantern")).to_contain_text("Range left2")
    pilot.button("Attack with Long rifle").click()
    rifle = panel(pilot.page, "Aim Long rifle")
    expect(rifle).to_contain_text("The attack ends its movement: the 2 range left is lost.")


def test_aiming_with_no_enemy_in_range_says_so(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    # a neutral beyond the weapon's reach can be aimed at, with no chance
    assert send(page, type="unit.remove", unit=unit_id(page, "Plumb"))["status"] == 200
    send(page, type="conflict.start")
    send(page, type="turn.start", unit=unit_id(page, "Lantern"))
    page.locator(".turn-name", has_text="Lantern").click()
    handler.settle()
    bar(page, "Lantern").get_by_role("button", name="Attack with Rock pike").click()
    aim = panel(page, "Aim Rock pike")
    nobody = aim.get_by_role("status").filter(has_text="No enemy can be aimed at from here.")
    expect(nobody).to_be_visible()
    # a unit comes into its range
    place(page, "Heron", 15, 13)
    enemies = aim.locator(".targets > .target-list")
    expect(enemies.get_by_role("button", name=re.compile("Heron"))).to_be_visible()
    expect(nobody).to_have_count(0)
    # a neutral unit comes after the enemies, wherever the server lists it
    for name in ("Heron", "Undertow"):
        other = "Undertow" if name == "Heron" else "Heron"
        for unit, side in ((name, "neutral"), (other, "enemy")):
            changed = send(page, type="unit.update", unit=unit_id(page, unit), disposition=side)
            assert changed["status"] in (200, 409), changed
        place(page, "Undertow", 14, 14)
        rows = enemies.get_by_role("button")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text(other)
