"""Rolls in the log show the same numbers as the result, and the calculation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, fit, place, state, unit_id
from tests.browser.fight_cards import panel
from tests.browser.fight_scenes import log_line, ram_fight, ram_heron, roll_out
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: Finds words that are broken across lines.
BROKEN = """(box) => {
  const found = [];
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/[^\\s]+/g)) {
    const range = document.createRange();
    range.setStart(walk.currentNode, word.index);
    range.setEnd(walk.currentNode, word.index + word[0].length);
    const tops = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
    if (tops.size > 1) found.push(word[0]);
  }
  return found;
}"""


def test_a_roll_and_its_result_show_the_same_number_and_word(
    demo_people: People, demo: Server
) -> None:
    handler, heron = ram_fight(demo_people, demo)
    handler.tab("Log")
    ram_heron(handler.page, heron, targeting=20)
    result = log_line(handler, re.compile("Ram on Heron: direct hit"))
    result.get_by_role("button").click()
    damage = result.get_by_role("row", name=re.compile("^Damage"))
    total = damage.locator(".calc-total").inner_text()

    # bonuses without a die are in the line, each with a chip
    roll = log_line(handler, re.compile(r"Lantern, Ram: \d+ damage"))
    expect(roll).to_contain_text(f"Lantern, Ram: {total} damage")
    expect(roll.locator(".chip", has_text="Shockwave")).to_have_text("Shockwave +2")
    chips = roll.locator(".roll-line .chip, .roll-line .die-face").all_inner_texts()
    assert sum(int(re.findall(r"-?\d+$", text)[0]) for text in chips) == int(total), chips
    roll.get_by_role("button").click()
    opened = roll.get_by_role("group", name="How it came about")
    expect(opened.locator(".roll-score")).to_have_text(total)
    expect(roll).not_to_contain_text("Test")

    # each thing has one name, with its explanation
    aim = log_line(handler, "Lantern aims Ram")
    expect(aim).to_contain_text("direct hit")
    expect(aim.get_by_role("img", name=re.compile("^Odds: .*direct hit"))).to_have_count(1)
    aim.get_by_role("button").click()
    expect(aim).to_contain_text("2 or more above the mark")
    expect(handler.log()).not_to_contain_text(re.compile("critical|soften", re.I))
    expect(log_line(handler, "Overruled")).to_contain_text("Ram on Heron: to hit +20.")


def test_the_die_that_chooses_a_condition_is_no_part_of_the_damage(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", 15, 13)
    lantern, heron = unit_id(page, "Lantern"), unit_id(page, "Heron")
    do(handler, "table.options", options={"reaction_seconds": 0})
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=lantern)
    do(handler, "attack.declare", unit=lantern, weapon="flare", at={"unit": heron})
    expect(panel(page, "Lantern attacks Heron")).to_contain_text(
        "Hit: Highlighted II, EMP I (a d4 decides what breaks). Miss: Bracketed I."
    )
    (attack,) = state(page)["attacks"]
    do(handler, "attack.adjust", attack=attack, outcome="hit")
    roll_out(handler)
    handler.tab("Log")
    roll = log_line(handler, re.compile(r"Lantern, Flare pistol: \d+ damage"))
    aside = roll.get_by_role("img", name=re.compile(r"^condition, d4: \d$"))
    expect(aside).to_have_class(re.compile("die-aside"))
    total = re.findall(r"(\d+) damage", roll.locator(".line-text").inner_text())[0]
    parts = roll.locator(".roll-line .chip, .roll-line .die:not(.die-aside) .die-face")
    chips = parts.all_inner_texts()
    assert sum(int(re.findall(r"-?\d+$", text)[0]) for text in chips) == int(total), chips


@pytest.mark.parametrize("phone", [False, True])
def test_an_opened_calculation_is_fully_visible(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler, heron = ram_fight(demo_people, demo, phone=phone)
    ram_heron(handler.page, heron, outcome="direct", damage=9)
    handler.tab("Log")
    result = log_line(handler, re.compile("Ram on Heron: direct hit"))
    result.get_by_role("button").click()
    table = result.get_by_role("table", name="How it came about")
    expect(table.get_by_role("row", name=re.compile("^It loses"))).to_be_visible()
    assert table.evaluate(BROKEN) == []
    # it has the width of the line, and air above
    boxes = [each.bounding_box() for each in (result, table, result.locator(".odds"))]
    whole, calculation, bar = (box for box in boxes if box is not None)
    assert calculation["width"] > whole["width"] - 48
    head = result.locator(".line-text").bounding_box()
    assert head is not None
    assert bar["y"] - (head["y"] + head["height"]) >= 4
    expect(log_line(handler, "Overruled")).to_contain_text("damage +9, outcome direct hit.")


def test_a_miss_shows_no_losses(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    handler.tab("Log")
    ram_heron(handler.page, heron, outcome="miss")
    expect(log_line(handler, "Ram on Heron: miss").locator(".line-text")).to_have_text(
        "Lantern's Ram on Heron: miss"
    )


def test_the_handlers_log_shows_the_damage_of_a_fire(demo_people: People, demo: Server) -> None:
    """A pilot's fire rolls its damage; the line has the whole outcome beside the dice."""
    handler = handler_of(demo_people, demo)
    page = handler.page
    fit(page, Lantern="lamplighter", Heron="rifle-section")
    lantern, heron = unit_id(page, "Lantern"), unit_id(page, "Heron")
    fire = {"kind": "burning", "tier": 1, "by": lantern}
    do(handler, "conflict.start")
    do(handler, "unit.update", unit=heron, conditions={"add": [fire]})
    for _ in ("friendly", "ally", "neutral"):
        do(handler, "segment.end")
    do(handler, "turn.start", unit=heron)
    handler.tab("Log")
    line = log_line(handler, re.compile("Heron: Burning does"))
    expect(line).to_be_visible()
    expect(line.locator(".die")).not_to_have_count(0)
    expect(line.locator(".outcome")).to_have_count(0)
    line.get_by_role("button").first.click()
    expect(handler.log()).to_contain_text("Burning does")
