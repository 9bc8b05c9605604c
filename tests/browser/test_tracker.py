"""The turn tracker: order, size, place, several pilots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, send, unit_id, unit_ids, unit_named
from tests.browser.layout_checks import NOT_CLIPPED, expect_tidy
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

#: Whether something lies over the right end of each.
COVERED = """(all) => all.map((each) => {
  const { right, top, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(right - 4, top + height / 2));
})"""


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
    # the button for the second press is at the same place
    end = tracker.get_by_role("button", name="End segment")
    box = end.bounding_box()
    assert box is not None
    end.click()
    expect(tracker.get_by_role("button", name="Skip the rest?")).to_be_visible()
    tops = turns.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, tops
    assert turns.evaluate_all(COVERED) == [False, False, False]
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    expect(tracker.locator(".segment-now")).to_have_text(re.compile("Ally"))


@pytest.mark.parametrize("width", [1440, 1280])
def test_with_two_chips_the_question_is_where_the_button_was(
    demo_people: People, demo: Server, width: int
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.set_viewport_size({"width": width, "height": 800})
    assert send(page, type="conflict.start")["status"] == 200
    tracker = page.get_by_role("region", name="Turn tracker")
    expect(tracker.locator(".turn")).to_have_count(2)
    end = tracker.get_by_role("button", name="End segment")
    box = end.bounding_box()
    assert box is not None
    for x in (8, box["width"] - 8):
        page.mouse.click(box["x"] + x, box["y"] + box["height"] / 2)
        question = tracker.get_by_role("button", name="Skip the rest?")
        expect(question).to_be_visible()
        expect(question.get_by_text("Skip the rest?")).to_be_in_viewport(ratio=1)
        asks = question.bounding_box()
        assert asks is not None
        assert (asks["x"], asks["y"]) == (box["x"], box["y"])
        page.keyboard.press("Escape")
        page.mouse.click(5, 700)
        expect(question).to_have_count(0)
    end.click()
    page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)
    expect(tracker.locator(".segment-now")).to_have_text(re.compile("Ally"))


def crowd(handler: Table) -> None:
    """Adds three more enemies in the air over the plain in the west."""
    numbers = {"speed": 4, "integrity": 9, "stability": 12, "energy": 4}
    for column, name in enumerate(("Harrier", "Greyhound", "Wolfhound")):
        at = handler.page.wait_for_function(
            "(at) => { const hex = document.getElementById('board').board.describe(at);"
            " return hex.ground !== null && hex.cell; }",
            arg={"q": 2 + column, "r": 12},
        ).json_value()
        at["level"] += 5
        do(handler, "unit.add", name=name, disposition="enemy", at=at, **numbers)


@pytest.mark.parametrize("width", [1440, 1280, 1240, 1110])
def test_a_full_tracker_stays_in_its_place(demo_people: People, demo: Server, width: int) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.set_viewport_size({"width": width, "height": 768})
    crowd(handler)
    handler.button("Start the conflict").click()
    title = page.get_by_role("heading", level=1)
    tracker = page.get_by_role("region", name="Turn tracker")
    primary = tracker.locator(".button-primary, .waiting")
    ids = unit_ids(handler.page)
    for name in ("Harrier", "Greyhound", "Wolfhound"):
        do(handler, "overrule", unit=ids[name], set={"falling": True})
    places = set()
    for segment in ("Friendly", "Ally", "Neutral", "Enemy", "Environmental"):
        expect(tracker.locator(".segment-now")).to_have_text(re.compile(segment))
        expect(primary).to_be_visible()
        box = primary.bounding_box()
        assert box is not None
        places.add((box["x"], box["width"]))
        assert title.evaluate("(name) => name.scrollWidth <= name.clientWidth")
        # every segment shows its whole name, or the last one its sign where there is no room
        names = tracker.locator(".segment-name")
        shown = names.evaluate_all(
            "(all) => all.map((name) => [name.offsetWidth, name.scrollWidth - name.offsetWidth])"
        )
        assert len(shown) == 5
        by_sign = width < 1440 and shown.pop()[0] == 1
        assert all(wide > 20 and cut <= 0 for wide, cut in shown), shown
        assert not by_sign or tracker.locator(".segment:last-child .icon").is_visible()
        expect_tidy(page)
        if segment != "Environmental":
            do(handler, "segment.end")
    expect(tracker.get_by_role("list", name="Falls").get_by_role("listitem")).to_have_count(3)
    assert len(places) == 1


def test_chips_keep_their_order_and_the_last_turn_is_offered(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    crowd(handler)
    do(handler, "conflict.start")
    for _ in range(3):
        do(handler, "segment.end")
    chips = page.get_by_role("region", name="Turn tracker").locator(".turn .turn-name")
    page.locator(".tracker-count").click()
    expect(chips.filter(has_text="Harrier")).to_be_visible()
    before = [text.split("\n")[0] for text in chips.all_inner_texts()]
    ids = unit_ids(handler.page)
    do(handler, "turn.start", unit=ids[before[-1]])
    expect(chips.last).to_contain_text("acts now")
    assert [text.split("\n")[0] for text in chips.all_inner_texts()] == before
    do(handler, "turn.end", unit=ids[before[-1]])
    for name in before[1:-1]:
        do(handler, "turn.abstain", unit=ids[name])
    expect(handler.button(f"Start {before[0]}'s turn")).to_be_visible()
    page.keyboard.press("n")
    expect(chips.first).to_contain_text("acts now")


def test_the_tracker_does_not_move_when_undo_becomes_available(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Lantern")
    handler = handler_of(demo_people, demo)
    do(handler, "conflict.start")
    tracker = pilot.page.locator(".topbar-mid")
    expect(tracker).to_contain_text("Round 1")
    expect(pilot.button("Undo")).to_be_disabled()
    before = tracker.bounding_box()
    do(pilot, "turn.start", unit=unit_named(pilot.page, "Lantern")["id"])
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.drag((15, 14), (15, 13))
    expect(pilot.button("Undo: Lantern, move")).to_be_enabled()
    assert tracker.bounding_box() == before


def test_a_question_and_a_long_name_are_read_whole_in_a_small_window(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.set_viewport_size({"width": 1280, "height": 720})
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=unit_id(page, "Magpie"))
    page.locator(".turn-name", has_text="Magpie").click()
    primary = page.locator("[data-action='turn.primary'] > span")
    expect(primary).to_have_text("End Magpie's turn")
    lines = (
        "(text) => Math.round(text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight))"
    )
    assert primary.evaluate(lines) == 1
    handler.button("End Magpie's turn").click()
    expect(handler.button("Not yet")).to_be_visible()
    expect(primary).to_have_text("Magpie did nothing. End anyway?")
    assert primary.evaluate(NOT_CLIPPED)
