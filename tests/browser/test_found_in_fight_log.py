"""What people found in the log of a fight: one number and one word for one thing, all read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fight import fit, place, send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: Words that a line breaks in their middle.
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


def ram_fight(people: People, demo: Server, *, phone: bool = False) -> tuple[Table, str]:
    """The Handler with Lantern in its turn, as a Bastion with a ram, beside Heron; Heron's id."""
    handler = handler_of(people, demo, phone=phone)
    page = handler.page
    fit(page, Lantern="bastion")
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", 15, 13)
    assert send(page, type="conflict.start")["status"] == 200
    assert send(page, type="turn.start", unit=unit_id(page, "Lantern"))["status"] == 200
    return handler, unit_id(page, "Heron")


def ram_heron(page: Page, heron: str, **changes: object) -> None:
    """Lantern's ram on Heron, with the Handler's numbers, to its end."""
    lantern = unit_id(page, "Lantern")
    done = send(page, type="attack.declare", unit=lantern, weapon="ram", at={"unit": heron})
    assert done["status"] == 200, done
    (attack,) = state(page)["attacks"]
    assert send(page, type="attack.adjust", attack=attack, **changes)["status"] == 200
    while state(page)["attacks"]:
        rolled = send(page, type="attack.roll", attack=attack, unit=lantern)
        assert rolled["status"] == 200, rolled


def log_line(handler: Table, text: str | re.Pattern[str]) -> Locator:
    """The log's line with this text."""
    return handler.log().get_by_role("listitem").filter(has_text=text)


def test_a_roll_says_the_same_number_and_word_as_its_result(
    demo_people: People, demo: Server
) -> None:
    handler, heron = ram_fight(demo_people, demo)
    handler.tab("Log")
    ram_heron(handler.page, heron, targeting=20)
    result = log_line(handler, re.compile("Ram on Heron: direct hit"))
    result.get_by_role("button").click()
    damage = result.get_by_role("row", name=re.compile("^Damage"))
    total = damage.locator(".calc-total").inner_text()

    # what no die adds is in the line and has its chip
    roll = log_line(handler, re.compile(r"Lantern, Ram: \d+ damage"))
    expect(roll).to_contain_text(f"Lantern, Ram: {total} damage")
    expect(roll.locator(".chip", has_text="Shockwave")).to_have_text("Shockwave +2")
    chips = roll.locator(".roll-line .chip, .roll-line .die-face").all_inner_texts()
    assert sum(int(re.findall(r"-?\d+$", text)[0]) for text in chips) == int(total), chips
    roll.get_by_role("button").click()
    opened = roll.get_by_role("group", name="How it came about")
    expect(opened.locator(".roll-score")).to_have_text(total)
    expect(roll).not_to_contain_text("Test")

    # one word for one thing, and what it means where it stands
    aim = log_line(handler, "Lantern aims Ram")
    expect(aim).to_contain_text("direct hit")
    expect(aim.get_by_role("img", name=re.compile("^Odds: .*direct hit"))).to_have_count(1)
    aim.get_by_role("button").click()
    expect(aim).to_contain_text("2 or more above the mark")
    expect(handler.log()).not_to_contain_text(re.compile("critical|soften", re.I))
    expect(log_line(handler, "Overruled")).to_contain_text("Ram on Heron: to hit +20.")


@pytest.mark.parametrize("phone", [False, True])
def test_the_opened_calculation_is_read(demo_people: People, demo: Server, phone: bool) -> None:
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


def test_a_miss_takes_nothing_and_says_no_more(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    handler.tab("Log")
    ram_heron(handler.page, heron, outcome="miss")
    expect(log_line(handler, "Ram on Heron: miss").locator(".line-text")).to_have_text(
        "Lantern's Ram on Heron: miss"
    )


def test_the_log_stays_at_its_newest_line(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    page.locator(".turn-name", has_text="Lantern").click()
    log = handler.log()
    left = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    for n in range(30):
        send(page, type="chat.say", text=f"Line {n}")
    newest = log.get_by_text("Line 29", exact=True)
    expect(newest).to_be_in_viewport()
    for opens in (True, False):
        page.keyboard.press("2" if opens else "Escape")
        expect(page.get_by_role("region", name="Aim Ram")).to_have_count(int(opens))
        handler.settle()
        handler.at_rest()
        assert log.evaluate(left) < 2, opens
        expect(newest).to_be_in_viewport()
    # who reads further up is left there
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="Aim Ram")).to_be_visible()
    handler.at_rest()
    assert abs(log.evaluate("(list) => list.scrollTop") - 60) < 2
    page.keyboard.press("Escape")
    # and comes back to the end by going there
    log.evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    handler.at_rest()
    ram_heron(page, heron, outcome="hit")
    expect(log_line(handler, "Ram on Heron: hit")).to_be_in_viewport()


#: Closes what stands above the log and scrolls to the end before a frame is drawn; whether it was
#: closed by then, and how far the end is away some frames later.
CLOSE_AND_SCROLL = """async (list) => {
  const aims = () => document.querySelector('[aria-label="Aim Ram"]') !== null;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  for (let n = 0; n < 1000 && aims(); n++) await null;
  const closed = !aims();
  list.scrollTop = list.scrollHeight;
  const frame = () => new Promise(requestAnimationFrame);
  for (let n = 0; n < 4; n++) await frame();
  return [closed, list.scrollHeight - list.scrollTop - list.clientHeight];
}"""


def test_who_goes_to_the_newest_line_while_the_room_changes_gets_there(
    demo_people: People, demo: Server
) -> None:
    handler, _ = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    page.locator(".turn-name", has_text="Lantern").click()
    log = handler.log()
    for n in range(30):
        send(page, type="chat.say", text=f"Line {n}")
    expect(log.get_by_text("Line 29", exact=True)).to_be_in_viewport()
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="Aim Ram")).to_be_visible()
    handler.settle()
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    closed, left = log.evaluate(CLOSE_AND_SCROLL)
    assert closed
    assert left < 2


def test_three_pilots_have_one_row_in_the_tracker(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    numbers = {"speed": 4, "integrity": 9, "stability": 12}
    added = send(page, type="unit.add", name="Wagtail", disposition="pilot", **numbers)
    assert added["status"] == 200, added
    place(page, "Wagtail", 12, 15)
    assert send(page, type="conflict.start")["status"] == 200
    tracker = page.get_by_role("region", name="Turn tracker")
    turns = tracker.locator(".turn")
    expect(turns).to_have_count(3)
    for acts in (False, True):
        if acts:
            send(page, type="turn.start", unit=unit_id(page, "Wagtail"))
            expect(turns.locator(".turn-left")).to_be_visible()
        tops = turns.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, (acts, tops)
        whole = "(list) => list.scrollHeight - list.clientHeight"
        assert tracker.locator(".turns").evaluate(whole) <= 0
    send(page, type="turn.end", unit=unit_id(page, "Wagtail"))
    # the second press finds its button where the first one was
    end = tracker.get_by_role("button", name="End segment")
    box = end.bounding_box()
    assert box is not None
    end.click()
    expect(tracker.get_by_role("button", name="Skip the rest?")).to_be_visible()
    tops = turns.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, tops
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    expect(tracker.locator(".segment-now")).to_have_text(re.compile("Ally"))


def test_what_sets_the_table_up_is_put_aside(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    ram_heron(page, heron, outcome="hit")
    set_up = handler.log().get_by_role("listitem").filter(has_text="Lantern enters")
    expect(set_up).to_have_count(1)
    page.get_by_role("button", name="Only the game").click()
    expect(set_up).to_have_count(0)
    expect(log_line(handler, "Ram on Heron: hit")).to_be_in_viewport()
    handler.log().get_by_role("button", name=re.compile(r"\d+ lines of setting up")).click()
    expect(set_up).to_have_count(1)


def test_the_signs_of_a_card_have_words_where_there_is_room(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo, phone=True)
    handler.tap(15, 14)
    handler.page.get_by_role("tab", name="Unit", exact=True).tap()
    card = handler.card("Lantern")
    expect(card.get_by_role("button", name="The sheet of Ondine Vale")).to_have_text("Sheet")
    expect(card.get_by_role("button", name="Edit the unit")).to_have_text("Edit")
    name = card.get_by_role("heading", name="Lantern")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
