"""What people who play stumble over: long names, full trackers, panels that move or are stale."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.fight import do, unit_id, unit_ids
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_panels import CUT, OVERLAPS

LONG_NAME = "The Most Honourable and Entirely Unabridged Heron of the Coldwater Company Ltd"
GUEST = LONG_NAME[:40].strip()


def expect_inside(thing: Locator, frame: Locator) -> None:
    """Something is seen, and no edge of it is beyond the frame's."""
    expect(thing).to_be_visible()
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def expect_tidy(page: Page) -> None:
    """Nothing overlaps, nothing is cut."""
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("phone", [False, True])
def test_long_names_push_nothing_out(demo_people: People, demo: Server, phone: bool) -> None:
    page, _ = demo_people.sit(phone=phone)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    guest_page, _ = demo_people.sit()
    Table.join(guest_page, demo.link("Pilot"), GUEST)
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "unit.update", unit=lantern, name=LONG_NAME)
    panels = page.locator(".sheet, .side-dock")

    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has_text=LONG_NAME)
    for name in ("Highlight", "Hide from the pilots", f"Edit {LONG_NAME}"):
        expect_inside(row.get_by_role("button", name=name), panels)
    expect(row.get_by_title(LONG_NAME, exact=True)).to_be_visible()
    row.get_by_role("button", name=LONG_NAME, exact=False).first.click()
    card = handler.card(LONG_NAME)
    expect_inside(card.get_by_role("button", name="Edit the unit"), card)
    bar = page.get_by_role("region", name=f"What {LONG_NAME} can do")
    expect_inside(bar.get_by_role("button", name="Cool"), bar)
    expect_inside(card.locator(".gauge-value").first, card)
    expect_tidy(page)

    handler.tab("Table")
    page.get_by_role("button", name=f"What to do about {GUEST}").click()
    for name in ("Make a Handler", "Send away", "Ban"):
        expect_inside(page.get_by_role("button", name=name), panels)
    seat = page.get_by_role("listitem").filter(has=page.get_by_title(GUEST, exact=True))
    expect_inside(seat.get_by_text("pilot", exact=True), panels)
    expect_tidy(page)


def crowd(handler: Table) -> None:
    """Three more enemies in the air over the plain in the west."""
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
def test_a_full_tracker_keeps_to_its_place(demo_people: People, demo: Server, width: int) -> None:
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
        # every segment has its whole name; where that is too wide the last one has its sign
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


def test_the_measuring_panel_stays_and_tells_what_was_overruled(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.click(*LANTERN)
    page.keyboard.press("r")
    panel = page.get_by_role("region", name="Range")
    page.mouse.move(*handler.point(*SLOPE))
    expect(panel.locator(".measure-live")).to_have_text("1")
    handler.click(*SLOPE)
    expect(panel).to_contain_text("Straight line")
    over = panel.bounding_box()
    expect(page.locator(".hover-line")).to_be_visible()
    page.get_by_role("tab", name="Log").hover()
    expect(page.locator(".hover-line")).to_have_count(0)
    assert panel.bounding_box() == over
    # what is overruled is said before it is done
    forbid = re.compile("^Forbid it although 1513 level \\d is in range$")
    panel.get_by_role("button", name=forbid).click()
    done = re.compile("Overruled: 1513 level \\d counts as out of range of Lantern")
    expect(panel.get_by_role("status")).to_contain_text(done)
    handler.expect_log(done)
    # every further click is another end of the same line, until another start is asked for
    handler.click(16, 14)
    expect(panel.locator(".measure-head")).to_contain_text(re.compile("Lantern to 1614"))
    panel.get_by_role("button", name="Start elsewhere").click()
    handler.click(*SLOPE)
    handler.click(16, 14)
    expect(panel.locator(".measure-head")).to_contain_text(re.compile("1513.* to 1614"))
    expect(panel).to_contain_text("Straight line")
    expect(panel.get_by_role("button", name="Forbid it although 1614")).to_be_visible()
    # sight has its own words, and a verdict that says no can be allowed: behind the western height
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    handler.click(*LANTERN)
    page.keyboard.press("s")
    handler.click(5, 3)
    sight = page.get_by_role("region", name="Line of sight")
    expect(sight).to_contain_text("Out of sight")
    expect(sight.get_by_role("button", name="Allow it although 0503")).to_contain_text(
        "is out of sight"
    )


def test_what_lies_under_the_pointer_follows_the_state(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.mouse.move(*handler.point(*LANTERN))
    line = page.locator(".hover-line")
    expect(line).to_contain_text("Lantern")
    do(handler, "unit.place", unit=unit_id(handler.page, "Lantern"), at=None)
    expect(line).not_to_contain_text("Lantern")
    level = int(line.locator("b").last.inner_text())
    page.keyboard.press("Shift+r")
    handler.click(*LANTERN)
    expect(line.locator("b").last).to_have_text(str(level + 1))


def test_asking_for_a_test_says_so_and_moves_no_button(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(
        handler,
        "unit.add",
        name="Aardvark",
        disposition="pilot",
        speed=4,
        integrity=9,
        stability=12,
        energy=4,
    )
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    handler.tab("Dice")
    die = page.get_by_title("Roll 1d6 at once")
    handler.settle()
    die.hover()  # once it stands still
    before = die.bounding_box()
    die.click()
    expect(page.get_by_role("region", name="Last roll")).to_be_in_viewport()
    assert die.bounding_box() == before
    page.get_by_text("Ask for a test", exact=True).click()
    expect(page.get_by_role("combobox", name="Unit").locator("option:checked")).to_have_text(
        "Lantern"
    )
    handler.tab("Log")
    handler.tab("Dice")
    handler.button(re.compile("^Sharpness")).click()
    handler.button("Ask the pilot").click()
    expect(handler.toast("Mara is asked to roll for Lantern")).to_be_visible()
    expect(page.get_by_role("region", name="A test that waits")).to_be_in_viewport(ratio=1)


def test_the_form_follows_the_selection_until_something_is_typed(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    ids = unit_ids(handler.page)
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    do(handler, "overrule", unit=ids["Lantern"], set={"falling": True, "stability": 0})

    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has_text="Lantern")
    expect(row).to_contain_text("Mara")
    expect(row.get_by_title("Falling")).to_be_visible()
    handler.button("Edit Lantern").click()
    name = page.get_by_label("Name", exact=True)
    expect(name).to_have_value("Lantern")
    handler.button("Stop falling").click()
    expect(handler.toast("Lantern falls no longer")).to_be_visible()
    mule = (12, 12)
    handler.click(*mule)
    expect(name).to_have_value("Mule")
    handler.tab("Log")
    handler.click(*LANTERN)
    handler.tab("Units")
    expect(name).to_have_value("Lantern")
    name.fill("Lanternfish")
    handler.click(*mule)
    expect(handler.card("Mule")).to_be_visible()
    expect(name).to_have_value("Lanternfish")

    page.get_by_label("Hidden: the pilots do not know of it").check()
    handler.button("Save").click()
    expect(handler.toast("Lanternfish is saved")).to_be_visible()
    row = page.get_by_role("listitem").filter(has_text="Lanternfish")
    expect(row.get_by_role("button", name="Hide from the pilots")).to_have_attribute(
        "aria-pressed", "true"
    )
    row.get_by_role("button", name="Hide from the pilots").click()
    expect(handler.toast("The pilots see Lanternfish")).to_be_visible()


def test_a_new_unit_is_selected_and_what_is_missing_is_said(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Add a unit").click()
    handler.button("Place it on the map").click()
    expect(page.locator(".toasts")).to_contain_text("Name: ")
    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    name.fill("Osprey")
    handler.button("Place it on the map").click()
    handler.click(3, 14)
    expect(handler.card("Osprey")).to_be_visible()

    do(handler, "table.rename", name="Über/unter")
    handler.tab("Map")
    page.get_by_text("Map file", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as .board").click()
    assert download.value.suggested_filename == "Über-unter.board"
