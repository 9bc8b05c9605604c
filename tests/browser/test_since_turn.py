"""What has happened since a pilot's last turn, over the map, on desktop and phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, state, unit_id, unit_named
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_scenes import roll_out
from tests.browser.layout_checks import TOKEN_UNCOVERED, boxes, boxes_apart
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def attack(handler: Table, shooter: str, weapon: str, target: str) -> None:
    """Lets a unit attack another one and rolls all dice, as the Handler."""
    units = {name: unit_id(handler.page, name) for name in (shooter, target)}
    at = {"unit": units[target]}
    do(handler, "attack.declare", unit=units[shooter], weapon=weapon, at=at)
    roll_out(handler)


@pytest.mark.parametrize("phone", [False, True])
def test_the_summary_lists_what_happened_until_the_next_own_turn_ends(
    demo_people: People, demo: Server, *, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    do(handler, "table.options", options={"reaction_seconds": 0})
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    page = pilot.page
    do(handler, "conflict.start")
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    do(handler, "turn.start", unit=lantern)
    do(handler, "turn.end", unit=lantern)
    summary = page.get_by_role("region", name="Since your turn")
    do(handler, "turn.abstain", unit=unit_id(handler.page, "Magpie"))
    while state(handler.page)["scene"]["conflict"]["segment"] != "enemy":
        do(handler, "segment.end")
    expect(summary).to_have_count(0)
    do(handler, "turn.start", unit=heron)
    attack(handler, "Heron", "pistol", "Lantern")
    head = summary.get_by_role("button", name=re.compile("^Since your turn [0-9]"))
    if phone:
        # there it waits until the result is read
        away = page.get_by_role("button", name="Put the result away")
        expect(away).to_be_visible()
        expect(summary).to_have_count(0)
        # nothing covers attacker and target
        pilot.at_rest()
        for name in ("Heron", "Lantern"):
            assert page.evaluate(TOKEN_UNCOVERED, unit_named(page, name)["at"])
        away.tap()
    expect(head).to_be_visible()
    newest = head.locator(".since-turn-newest")
    assert newest.evaluate("(each) => each.scrollWidth <= each.clientWidth && each.textContent")
    told = newest.text_content()
    head.tap() if phone else head.click()
    expect(summary.get_by_role("listitem").first).to_have_text(told or "")
    expect(summary.get_by_role("listitem").filter(has_text="Lantern").first).to_be_visible()
    over = ".phone-tools" if phone else ".rail"
    assert boxes_apart(*boxes(page, ".since-turn", over))
    # closed it comes back, with everything, when more happens; the next turn does not end it
    close = summary.get_by_role("button", name="Close the summary")
    close.tap() if phone else close.click()
    expect(summary).to_have_count(0)
    attack(handler, "Heron", "pistol", "Lantern")
    do(handler, "turn.end", unit=heron)
    expect(head).to_be_visible()
    while state(handler.page)["scene"]["conflict"]["segment"] != "environmental":
        do(handler, "segment.end")
    do(handler, "environment.resolve")
    do(handler, "turn.start", unit=lantern)
    # in the own turn only the head is left
    expect(summary).to_be_visible()
    expect(newest).to_have_text("")
    do(handler, "turn.end", unit=lantern)
    expect(summary).to_have_count(0)


def test_a_lost_frame_is_told_first_and_its_last_turn_still_counts(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    do(handler, "table.options", options={"reaction_seconds": 0})
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    page = pilot.page
    do(handler, "conflict.start")
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    do(pilot, "turn.start", unit=lantern)
    props = state(handler.page)["scene"]["props"]
    tower = next(id for id, each in props.items() if each["name"] == "Watchtower")
    one = props[tower]["value"] + 1
    do(handler, "prop.damage", prop=tower, damage=one)
    do(pilot, "turn.end", unit=lantern)
    do(handler, "turn.abstain", unit=unit_id(handler.page, "Magpie"))
    while state(handler.page)["scene"]["conflict"]["segment"] != "enemy":
        do(handler, "segment.end")
    do(handler, "turn.start", unit=heron)
    summary = page.get_by_role("region", name="Since your turn")
    newest = summary.locator(".since-turn-newest")
    do(handler, "prop.damage", prop=tower, damage=one)
    expect(newest).to_contain_text("Watchtower loses 1 integrity")
    do(handler, "unit.update", unit=lantern, integrity=1)
    at = {"unit": lantern}
    do(handler, "attack.declare", unit=heron, weapon="pistol", at=at)
    (attack,) = state(handler.page)["attacks"]
    do(handler, "attack.adjust", attack=attack, outcome="hit", damage=30)
    roll_out(handler)
    lost = page.locator(".toast").filter(has_text="Lantern is destroyed")
    expect(lost).to_be_visible()
    page.get_by_role("button", name="Put the result away").tap()
    # what a notice says the head does not say at the same time
    expect(newest).to_have_text("")
    lost.get_by_role("button", name="Dismiss").tap()
    expect(newest).to_have_text("Lantern is destroyed")
    newest.tap()
    told = summary.get_by_role("listitem")
    expect(told.first).to_have_text(re.compile("gets out"))
    # the hit in the own turn is not told
    expect(told.filter(has_text="Watchtower")).to_have_count(1)
    do(handler, "turn.end", unit=heron)
    while state(handler.page)["scene"]["conflict"]["segment"] != "environmental":
        do(handler, "segment.end")
    do(handler, "environment.resolve")
    expect(told.first).to_be_visible()
    do(pilot, "turn.start", unit=unit_id(page, "Ondine Vale"))
    expect(told).to_have_count(0)
    expect(summary.get_by_role("button", name=re.compile("^Since your turn"))).to_be_visible()
    expect(newest).to_have_text("")
