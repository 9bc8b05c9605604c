"""The round as people meet it: what undo would take back, and what falls are about to do."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.fight import do, unit_named
from tests.browser.people import People
from tests.browser.seats import handler_and_pilot
from tests.browser.server import Server


def test_undo_says_whose_change_it_takes_back_and_asks_twice(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    handler.unhurried()
    pilot.unhurried()
    handler.tab("Dice")
    pilot.tab("Dice")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    expect(pilot.button("Undo: Lantern, move")).to_be_enabled()

    handler.button("Undo: Mira, Lantern, move").click()
    expect(handler.toast("Once more to take back: Mira, Lantern, move")).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("1513")
    handler.button("Sure? Undo: Mira, Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    for table in (handler, pilot):
        expect(table.toast(re.compile("took back: Mira, Lantern, move"))).to_be_visible()

    # the same by key, for bringing it back
    handler.page.keyboard.press("Control+y")
    # once it can have been read it may be answered
    expect(handler.button("Sure? Redo: Mira, Lantern, move")).to_be_enabled()
    handler.page.keyboard.press("Control+y")
    expect(pilot.card("Lantern")).to_contain_text("1513")
    pilot.expect_log(re.compile("brought back: Mira, Lantern, move"))

    # one's own is not asked about
    pilot.button("Undo: Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    expect(pilot.toast("took back: Lantern, move")).to_be_visible()


def test_the_handler_reads_what_falls_will_do_in_every_segment(
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
    expect(falls).to_contain_text("5 levels, lands")
    expect(falls).to_contain_text("stability 9 → 0, staggered")
    expect(pilot.page.get_by_role("list", name="Falls about to happen")).to_have_count(0)
    chip.click()
    expect(falls).to_have_count(0)


def test_stepping_off_says_how_deep_and_onto_whom(demo_people: People, demo: Server) -> None:
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


def test_the_log_says_what_was_changed_in_words(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    magpie = unit_named(handler.page, "Magpie")
    changed = {"falling": True, "stability": 4}
    do(handler, "overrule", unit=magpie["id"], set=changed, text="Hit.")
    pilot.expect_log("Overruled: Magpie, stability 9 → 4, falling. Hit.")
    do(handler, "unit.update", unit=magpie["id"], energy_max=6, speed=2)
    pilot.expect_log("Magpie changed: speed 5 → 2, most energy 4 → 6 (Handler)")
    chat = handler.page.get_by_label("Say something, or roll with /roll")
    chat.fill("/gmroll 2d6+1 # Undertow listens")
    chat.press("Enter")
    line = handler.button(re.compile("2d6\\+1 for Undertow listens: "))
    expect(line).to_be_visible()
    line.click()
    expect(handler.log()).to_contain_text("dice chapter 1, secret dice, counter 0")
    expect(handler.log()).not_to_contain_text("free")
