"""Character sheets: plans and refusals, overruling by the Handler, tests from a sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.layout_checks import CUT, NAMELESS, SIZES
from tests.browser.panel_harness import Open
from tests.browser.panel_harness import table as table
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.sheets import (
    attribute_row,
    desk_and_phone,
    make_character,
    open_dialog_of,
    open_sheet,
    plan_bar,
    press,
    set_option,
)

PARTS = re.compile(r"Sharpness\s*d8")


def box_of(thing: Locator) -> list[int]:
    """Returns the place of an element in the window, in whole pixels."""
    box = thing.bounding_box()
    assert box is not None
    return [round(value) for value in box.values()]


def test_a_pilot_plans_upgrades_sees_prices_and_reasons_and_confirms(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    expect(mine).to_contain_text("100 credits")
    expect(plan_bar(mine)).to_contain_text("nothing is bought before you confirm it")
    height = box_of(plan_bar(mine))
    press(mine, "Raise Sharpness")
    press(mine, "Raise Sharpness")
    press(mine, "Advance Hull and OS")
    press(mine, "Raise Bulk")
    expect(plan_bar(mine)).to_contain_text("4 changes, 100 credits, 0 left")
    assert box_of(plan_bar(mine)) == height
    expect(attribute_row(mine, "Sharpness")).to_contain_text(re.compile(r"d4\s*becomes\s*d8"))
    expect(attribute_row(mine, "Sharpness").get_by_role("img")).to_have_accessible_name(
        "1 of 5, 3 with the plan"
    )
    # impossible values say why, at their place
    advance = mine.get_by_role("group", name="Advancements of Pilot skills")
    expect(advance).to_contain_text("One more is out of reach: Credits: 100 needed, 0 left")
    # shown beside the valid plan, not as a refusal
    planned = mine.get_by_role("group", name="Advancements of Hull and OS")
    expect(planned).to_contain_text("One more is out of reach after this plan: Credits: 100")
    expect(mine.get_by_role("button", name="Confirm")).to_be_enabled()
    press(mine, "Move a point out of Bulk")
    expect(attribute_row(mine, "Bulk")).to_contain_text("Credits: 10 needed, 0 left")
    # nothing has happened yet: the plan is this browser's own
    handler.tab("Crew")
    crew = handler.page.get_by_role("button", name=re.compile("^Mara Voss"))
    expect(crew).to_contain_text("100")
    # a plan that has lost its precondition is refused at that step
    for _ in range(4):
        press(mine, "Raise Scanner" if _ == 3 else "Raise Kinetic Plating")
    expect(plan_bar(mine)).to_contain_text("8 changes")
    mine.get_by_role("button", name="Confirm").click()
    expect(plan_bar(mine)).to_contain_text("nothing is bought before you confirm it")
    expect(attribute_row(mine, "Sharpness").get_by_role("img")).to_have_accessible_name("3 of 5")
    expect(attribute_row(mine, "Sharpness")).not_to_contain_text("becomes")
    expect(mine).to_contain_text("Spent on the frame (not the pilot) so far: 100")
    expect(crew).to_contain_text("0")
    handler.expect_log("Mara Voss raises Sharpness from d4 to d8")

    # the cap is explained, and removing a step keeps the others
    press(mine, "Raise Sharpness")
    press(mine, "Raise Sharpness")
    press(mine, "Raise Smarts")
    # disabled once the server has checked the plan
    expect(plan_bar(mine)).to_contain_text("3 changes")
    expect(mine.get_by_role("button", name="Confirm")).to_be_enabled()
    press(mine, "Raise Sharpness")
    expect(attribute_row(mine, "Sharpness")).to_contain_text(re.compile("Sharpness.*d12", re.S))
    expect(attribute_row(mine, "Sharpness").locator(".attr-why")).to_be_visible()
    press(mine, "Take back a planned point of Sharpness")
    expect(plan_bar(mine)).to_contain_text("2 changes, 0 credits, 0 left")
    mine.get_by_role("button", name="Discard").click()
    expect(attribute_row(mine, "Sharpness").get_by_role("img")).to_have_accessible_name("3 of 5")


def test_the_handler_approves_declines_awards_and_overrules(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    press(mine, "Advance Pilot skills")
    mine.get_by_role("button", name="Ask the Handler").click()
    waits = mine.get_by_role("region", name="The plan of Mara Voss")
    expect(waits).to_contain_text("Smarts d4 → d6")
    expect(waits).to_contain_text("100 credits, 0 credits left after it")
    expect(attribute_row(mine, "Smarts").get_by_role("img")).to_have_accessible_name(
        "1 of 5, 2 with the plan"
    )

    tab = handler.page.get_by_role("tab", name="Crew")
    expect(tab).to_have_accessible_name("Crew 1 waiting")
    tab.click()
    asked = handler.page.get_by_role("region", name="The plan of Mara Voss")
    expect(asked).to_contain_text("Mara Voss asks for 2 changes")
    asked.get_by_role("button", name="Decline").click()
    asked.get_by_label("Why not").fill("after the gorge")
    asked.get_by_role("button", name="Decline the plan").click()
    expect(asked).to_have_count(0)
    expect(tab).to_have_accessible_name("Crew")
    expect(waits).to_have_count(0)
    handler.expect_log("after the gorge")

    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Ask the Handler").click()
    theirs = open_sheet(handler, "Mara Voss")
    theirs.get_by_role("button", name="Approve").click()
    expect(attribute_row(mine, "Smarts").get_by_role("img")).to_have_accessible_name("2 of 5")
    expect(waits).to_have_count(0)

    # an award is outside pools and caps; any number can be set, and the log says who overruled
    press(theirs, "Award for Bulk, now none")
    theirs.get_by_role("button", name="Award +2").click()
    expect(attribute_row(mine, "Bulk")).to_contain_text("+2")
    theirs.get_by_role("button", name="Edit the numbers").click()
    expect(theirs).to_contain_text("overrules the rules")
    credits = theirs.get_by_role("textbox", name="Credits")
    credits.fill("-40")
    credits.press("Tab")
    theirs.get_by_role("button", name="Points in Synergy: one more").click()
    theirs.get_by_role("button", name="Set these numbers").click()
    expect(attribute_row(theirs, "Synergy").get_by_role("img")).to_have_accessible_name("2 of 5")
    # debt is explained, with what it forbids
    money = mine.get_by_role("region", name="Credits")
    expect(money).to_contain_text(re.compile(r"−40\s*credits\s*debt"))
    expect(money).to_contain_text("nothing can be bought")
    press(mine, "Advance Pilot skills")
    expect(plan_bar(mine)).to_contain_text("the Handler is asked before anything is bought")
    theirs.get_by_role("button", name="Close").click()
    handler.expect_log(re.compile("Overruled: Mara Voss"))


def test_a_gift_and_a_refit(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    handler.tab("Crew")
    handler.button("New character").click()
    handler.page.get_by_label("Name of the pilot").fill("Ilse Brandt")
    handler.button("Make the character").click()
    open_dialog_of(handler, "Ilse Brandt").get_by_role("button", name="Close").click()
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Scanner")
    press(mine, "Raise Scanner")
    mine.get_by_role("button", name="Confirm").click()
    expect(attribute_row(mine, "Scanner").get_by_role("img")).to_have_accessible_name("2 of 3")

    press(mine, "Give away")
    gift = mine.get_by_role("form", name="Credits from Mara Voss")
    amount = gift.get_by_role("textbox", name="Credits")
    amount.fill("101")
    amount.press("Tab")
    expect(gift.get_by_role("status")).to_have_text("Mara Voss has 100: a gift cannot go below 0.")
    amount.fill("25")
    amount.press("Tab")
    expect(gift.get_by_role("status")).to_have_count(0)
    gift.get_by_role("button", name="Give 25 to Ilse Brandt").click()
    expect(mine.get_by_role("region", name="Credits")).to_contain_text("75 credits")
    expect(handler.page.get_by_role("button", name=re.compile("^Ilse Brandt"))).to_contain_text(
        "125"
    )

    press(mine, "Move a point out of Scanner")
    expect(
        attribute_row(mine, "Scanner").get_by_role("button", name="Leave it here")
    ).to_be_visible()
    press(mine, "Into Bulk")
    expect(plan_bar(mine)).to_contain_text("1 change, 10 credits, 65 left")
    mine.get_by_role("button", name="Confirm").click()
    expect(attribute_row(mine, "Bulk").get_by_role("img")).to_have_accessible_name("1 of 3")
    expect(attribute_row(mine, "Scanner").get_by_role("img")).to_have_accessible_name("1 of 3")
    expect(mine).to_contain_text("Spent on the frame (not the pilot) so far: 10")
    handler.expect_log(re.compile("Mara Voss.*Scanner.*Bulk"))


def dice_of(table: Table) -> Locator:
    """Returns the dice of the last roll in the log."""
    table.tab("Log")
    return table.log().get_by_role("listitem").filter(has=table.page.locator(".die")).last


def test_a_test_from_a_sheet(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    for name in ("Sharpness", "Sharpness", "Scanner", "Scanner"):
        press(mine, f"Raise {name}")
    mine.get_by_role("button", name="Confirm").click()
    expect(attribute_row(mine, "Scanner").get_by_role("img")).to_have_accessible_name("2 of 3")
    # a pilot who may not choose the mark gets a request from the Handler
    expect(mine).to_contain_text("the Handler names the mark")

    theirs = open_sheet(handler, "Mara Voss")
    chips = theirs.get_by_role("group", name="Attributes of Mara Voss")
    chips.get_by_role("button", name="Sharpness d8").click()
    chips.get_by_role("button", name="Scanner +2").click()
    mark = theirs.get_by_role("textbox", name="Mark")
    mark.fill("6")
    mark.press("Tab")
    # d8 + 2, an ace at 8 adds 2: against 6 proactively 1 misses by 3 and fumbles no more than that
    expect(theirs.get_by_role("img", name=re.compile("^Odds"))).to_have_accessible_name(
        re.compile("hit 25 %")
    )
    theirs.get_by_role("button", name="Ask the pilot").click()

    mine.get_by_role("button", name="A test waits for you").tap()
    card = pilot.page.get_by_role("region", name="A test waits for you")
    expect(card).to_contain_text(PARTS)
    expect(card).to_contain_text(re.compile(r"Scanner\s*\+2"))
    pilot.button("Roll for Lantern").tap()
    for seat in (pilot, handler):
        if seat is handler:
            theirs.get_by_role("button", name="Close").click()
        line = dice_of(seat)
        expect(line.get_by_role("img", name=re.compile(r"^Sharpness, d8: \d"))).to_be_visible()
        expect(line).to_contain_text("Scanner +2")

    # where pilots name marks, the pilot's own sheet rolls at once; the choice is kept
    set_option(handler, "Pilots may name the mark of a test", on=True)
    mine = open_sheet(pilot, "Mara Voss")
    mine.get_by_text("Make a test").tap()
    chips = mine.get_by_role("group", name="Attributes of Mara Voss")
    roll = mine.get_by_role("button", name="Roll", exact=True)
    expect(roll).to_be_disabled()
    chips.get_by_role("button", name="Smarts d4").tap()
    expect(mine.get_by_role("img", name="Odds: miss 100 %")).to_be_visible()
    mark = mine.get_by_role("textbox", name="Mark")
    mark.fill("9")
    mark.press("Tab")
    roll.tap()
    last = mine.get_by_role("region", name="Last test from this sheet")
    # the result scrolls into view, above the plan at the foot
    expect(last.get_by_text("against 9")).to_be_in_viewport()
    expect(last.get_by_role("img", name=re.compile(r"^Smarts, d4: \d"))).to_be_visible()
    mine.get_by_role("button", name="Close").click()
    mine = open_sheet(pilot, "Mara Voss")
    expect(mine.get_by_role("button", name="Smarts d4")).to_have_attribute("aria-pressed", "true")
    expect(mark).to_have_value("9")
    # and in the Handler's tray the sheet comes with the unit
    handler.tab("Dice")
    handler.page.get_by_text("Ask for a test", exact=True).click()
    expect(handler.page.get_by_label("From the sheet of").locator("option:checked")).to_have_text(
        "Mara Voss"
    )


def test_the_handler_edits_categories(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Confirm").click()
    expect(attribute_row(mine, "Smarts").get_by_role("img")).to_have_accessible_name("2 of 5")
    handler.tab("Crew")
    handler.button("Categories").click()
    editor = handler.page.get_by_role("dialog", name="Categories of this table")
    editor.get_by_role("button", name="Add a category").click()
    editor.get_by_role("button", name="Save").click()
    wrong = editor.locator(".field-wrong")
    expect(wrong).to_be_in_viewport()
    editor.get_by_label("Category", exact=True).last.fill("Aids")
    expect(wrong).to_have_count(0)
    editor.get_by_label("Name of attribute 1 of Aids").fill("Aim Assist")
    editor.get_by_label("Aim Assist starts at").select_option("4")
    editor.get_by_label("Aim Assist up to").select_option("2")
    editor.get_by_role("button", name="Save").click()
    expect(wrong).to_be_in_viewport()
    # unsaved text survives a closed dialog
    handler.page.keyboard.press("Escape")
    expect(editor).to_have_count(0)
    handler.button("Categories").click()
    editor.get_by_label("Aim Assist up to").select_option("5")
    editor.get_by_role("button", name="Save").click()
    expect(attribute_row(mine, "Aim Assist").get_by_role("img")).to_have_accessible_name("4 of 5")

    # the losses of a sheet are confirmed first
    editor.get_by_role("button", name="Remove Smarts").click()
    editor.get_by_role("button", name="Save").click()
    question = editor.get_by_role("alertdialog")
    expect(question).to_contain_text("Mara Voss loses Smarts 1")
    expect(attribute_row(mine, "Smarts")).to_be_visible()
    question.get_by_role("button", name="Save, and let them lose it").click()
    expect(attribute_row(mine, "Smarts")).to_have_count(0)
    expect(question).to_have_count(0)


#: The open elements, one after the other: the tab, and the content of the dialog.
PLACES = [
    ("crew", None),
    ("crew", ("character", "Ines")),
    ("dice", ("character", "Tomas")),
    ("crew", ("character", "")),
    ("crew", ("categories", "")),
]

OPEN = """([tab, book]) => {
  const [kind, name] = book ?? [];
  const all = Object.values(app.characters.value);
  const named = all.find((each) => name && each.name.startsWith(name));
  app.openTab(tab);
  app.modal.value = book ? { kind, id: named?.id ?? "" } : null;
}"""

#: Finds buttons of crew and sheets that are too small for a thumb.
SMALL = """() => [...document.querySelectorAll(".book button, .book select, .crew button")].filter(
  (element) => element.checkVisibility() && !element.closest(".stepper, .toasts"))
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.height < 38 || box.width < 43)
  .map(({ element }) => element.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("query", ["", "as=pilots&theme=light"])
def test_no_text_of_the_crew_is_clipped(table: Open, size: str, query: str) -> None:
    page = table(size, query)
    dialog = page.get_by_role("dialog")
    for tab, book in PLACES:
        page.evaluate(OPEN, [tab, book])
        expect(dialog).to_have_count(0 if book is None else 1)
        if book is not None:
            assert dialog.evaluate("(box) => box.scrollWidth - box.clientWidth") == 0, book
        assert page.evaluate(CUT) == [], (tab, book)
        assert page.evaluate(NAMELESS) == [], (tab, book)
        if size == "phone":
            assert page.evaluate(SMALL) == [], (tab, book)
