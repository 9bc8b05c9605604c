"""Falls and units in the air, as the tracker, the cards and the map show them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.commands import do, state, unit_id, unit_named
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.fight_scenes import end_segments_until
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_and_pilot, handler_of, seated
from tests.browser.server import Server


def test_a_unit_in_the_air_after_a_conflict_is_landed_with_one_press(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    lantern = unit_id(handler.page, "Lantern")
    at = state(handler.page)["scene"]["units"][lantern]["at"]
    do(handler, "unit.place", unit=lantern, at={**at, "level": at["level"] + 3})
    chip = pilot.card("Lantern").get_by_role("button", name="In the air")
    chip.tap()
    expect(pilot.card("Lantern")).to_contain_text("Outside a conflict nothing falls")
    handler.settle()
    handler.click(*LANTERN)
    handler.button("Set it down").click()
    expect(chip).to_have_count(0)
    assert state(handler.page)["scene"]["units"][lantern]["at"] == at


def drop_unit(handler: Table, name: str, levels: int = 3) -> None:
    """Puts a falling unit into the air above its place."""
    unit = unit_named(handler.page, name)
    at = {**unit["at"], "level": unit["at"]["level"] + levels}
    do(handler, "unit.place", unit=unit["id"], at=at, falling=True)


def test_one_explanation_of_a_state_is_open_and_closes_by_leaving_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    do(handler, "conflict.start")
    drop_unit(handler, "Lantern")
    handler.page.locator(".turn-name", has_text="Lantern").click()
    card = handler.card("Lantern")
    chip = card.get_by_role("button", name="Falling")
    means = card.locator(".state-means")
    chip.click()
    expect(means).to_have_count(1)
    expect(means).to_contain_text("It comes down in the environmental segment")
    expect(means).to_contain_text("As things stand, it falls")
    # Escape closes the explanation and not the card
    handler.page.keyboard.press("Escape")
    expect(means).to_have_count(0)
    expect(card).to_be_visible()
    chip.click()
    handler.tab("Log")
    expect(means).to_have_count(0)


def contained(thing: Locator, frame: Locator) -> None:
    """Whether an element lies inside another and nothing of it is clipped."""
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] >= outer["y"] - 1
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_all_falls_are_visible_beside_the_turns(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.set_viewport_size({"width": 1280, "height": 720})
    handler.button("Start the conflict").click()
    environmental = handler.page.locator(".segment-open")
    # with nothing to fall the list says so, in every segment
    environmental.click()
    tracker = handler.page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Nothing falls this round.")
    # a new conflict begins with the list folded
    do(handler, "conflict.end")
    handler.button("Start the conflict").click()
    expect(environmental).to_be_visible()
    expect(tracker).not_to_contain_text("Nothing falls this round.")
    environmental.click()
    expect(tracker).to_contain_text("Nothing falls this round.")
    # Magpie's legs take the first two levels
    for name, levels in (("Lantern", 3), ("Magpie", 5), ("Heron", 3)):
        drop_unit(handler, name, levels)
    falls = handler.page.get_by_role("list", name="Falls about to happen")
    expect(falls.get_by_role("listitem")).to_have_count(3)
    for fall in falls.get_by_role("listitem").all():
        contained(fall, falls)
        contained(fall, tracker)
        contained(fall.locator(".chip"), fall)
    # the units to act can still be chosen
    tracker.get_by_role("button", name=re.compile("^Magpie waits")).click()
    handler.button("Start Magpie's turn").click()
    expect(handler.button("End Magpie's turn")).to_be_visible()
    expect(falls.get_by_role("listitem")).to_have_count(3)


def test_a_unit_that_flew_this_turn_says_why_it_stays_up(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    magpie = unit_named(handler.page, "Magpie")
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=magpie["id"])
    level = magpie["at"]["level"]
    path = [{**magpie["at"], "level": level + up} for up in (1, 2)]
    do(handler, "unit.move", unit=magpie["id"], mode="flight", path=path)
    handler.page.locator(".turns").get_by_role("button", name=re.compile("^Magpie")).click()
    chip = handler.card("Magpie").get_by_role(
        "button", name="Flew this turn: stays up until its next"
    )
    end = handler.card("Magpie").get_by_text("Numbers", exact=True)
    before = end.bounding_box()
    chip.click()
    expect(handler.card("Magpie")).to_contain_text("not even when a deck under it is destroyed")
    # the text covers the card, so nothing moves
    assert end.bounding_box() == before


def test_the_handler_sees_the_forecast_of_falls_in_every_segment(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    expect(handler.button("End segment")).to_be_visible()
    magpie = unit_named(handler.page, "Magpie")
    up = {**magpie["at"], "level": magpie["at"]["level"] + 5}
    do(handler, "unit.place", unit=magpie["id"], at=up, falling=True)
    chip = handler.page.get_by_title("what will happen")
    chip.click()
    falls = handler.page.get_by_role("list", name="Falls about to happen")
    # its legs take the first two levels
    expect(falls).to_contain_text("falls 5 levels and lands")
    expect(falls).to_contain_text("stability 9 → 0, staggered")
    expect(pilot.page.get_by_role("list", name="Falls about to happen")).to_have_count(0)
    chip.click()
    expect(falls).to_have_count(0)


def test_stepping_off_a_ledge_shows_the_depth_and_who_is_below(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    lantern, magpie = (unit_named(handler.page, name) for name in ("Lantern", "Magpie"))
    at = lantern["at"]
    below = {**at, "q": at["q"], "r": at["r"] - 1}
    cells = [{"q": at["q"], "r": at["r"], "level": 6}, {"q": at["q"], "r": at["r"] - 1, "level": 5}]
    do(handler, "terrain.set", cells=cells, carry=True)
    do(handler, "unit.place", unit=magpie["id"], at={**below, "level": 5})
    expect(pilot.card("Lantern")).to_contain_text("level 6")
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert plan["fall"]["ends"] == "rests"
    assert plan["fall"]["on"]["name"] == "Magpie"
    pilot.drop()
    pilot.expect_log("Lantern steps off and comes to rest on Magpie")


def test_units_that_stay_in_the_air_are_named_beside_the_falls(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.button("Start the conflict").click()
    lantern = unit_named(handler.page, "Lantern")
    at = lantern["at"]
    do(handler, "turn.start", unit=lantern["id"])
    path = [{**at, "level": at["level"] + n} for n in (1, 2)]
    do(handler, "unit.move", unit=lantern["id"], mode="flight", path=path)
    handler.page.get_by_role("button", name=re.compile("^Lantern .*acts now")).click()
    expect(handler.card("Lantern")).to_contain_text("stays up until its next turn")
    expect(handler.card("Lantern")).to_contain_text(re.compile(r"Range left\s*2"))
    do(handler, "turn.end", unit=lantern["id"])
    end_segments_until(handler, "Environmental")
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text(
        "Nothing falls this round. Lantern flew and stays up until its next turn."
    )
