"""The open character sheet: explanations, notices over it, gifts."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.layout_checks import SIZES
from tests.browser.panel_harness import Open
from tests.browser.panel_harness import table as table
from tests.browser.people import People
from tests.browser.seats import handler_and_newcomer, handler_of
from tests.browser.server import Server
from tests.browser.sheets import FIND_ID, attribute_row, desk_and_phone, make_character


def test_the_sheet_explains_what_attributes_are_for(demo_people: People, demo: Server) -> None:
    _, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    expect(attribute_row(mine, "Synergy")).not_to_contain_text("dodging")
    mine.get_by_role("button", name="What Pilot skills are for").tap()
    expect(attribute_row(mine, "Synergy")).to_contain_text("dodging")
    mine.get_by_role("button", name="What Hull and OS are for").tap()
    expect(attribute_row(mine, "Blast Plating")).to_contain_text("explosions")


def test_a_refusal_covers_nothing_of_a_sheet(table: Open) -> None:
    page = table("desktop", "book=Ines")
    dialog = page.get_by_role("dialog")
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => app.toast('refused', 'Smarts cannot be raised any further here: '.repeat(4))"
        )
        toast = dialog.locator(".toast-refused")
        expect(toast).to_be_visible()
        button = dialog.get_by_role("button", name="Edit the numbers")
        said, free = toast.bounding_box(), button.bounding_box()
        assert said is not None
        assert free is not None
        if size == "desktop":
            assert said["y"] + said["height"] <= free["y"]
        first = dialog.locator(".char").bounding_box()
        assert first is not None
        assert said["y"] + said["height"] <= first["y"]
        toast.get_by_role("button", name="Dismiss").click()


def test_chat_and_losses_are_shown_over_an_open_sheet(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    do(handler, "chat.say", text="Duck, all of you!")
    expect(mine.locator(".toast")).to_contain_text("Handler: Duck, all of you!")
    lantern = handler.page.evaluate(FIND_ID, ["units", "Lantern"])
    do(handler, "unit.update", unit=lantern, integrity=6)
    told = re.compile(r"Lantern changed: integrity \d+ \S+ 6 \(Handler\)")
    expect(mine.locator(".toast", has_text="integrity")).to_contain_text(told)
    handler.expect_log(told)


def test_the_button_of_a_gift_names_the_amount(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    do(handler, "character.add", name="Ada Quill")
    make_character(pilot, "Mara Voss").get_by_role("button", name="Close", exact=True).tap()
    pilot.page.get_by_role("button", name="Give credits of Mara Voss").tap()
    gift = pilot.page.get_by_role("form", name="Credits from Mara Voss")
    gift.get_by_role("textbox", name="Credits").fill("25")
    expect(gift.get_by_role("button", name=re.compile("^Give 25 to"))).to_be_visible()


def test_a_character_without_a_named_frame_has_that_of_its_unit(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(handler, "character.add", name="Wick Harrow", unit=unit_id(page, "Mule"))
    handler.tab("Crew")
    row = page.locator(".crew-open", has_text="Wick Harrow")
    expect(row).to_contain_text("Mule")
    row.click()
    sheet = page.get_by_role("dialog", name="Wick Harrow")
    expect(sheet).to_contain_text("Mule")
    expect(sheet.get_by_text("no frame named")).to_have_count(0)
    # without a unit there is none to name
    do(handler, "character.add", name="Otto Reel")
    page.keyboard.press("Escape")
    page.locator(".crew-open", has_text="Otto Reel").click()
    expect(page.get_by_text("no frame named")).to_be_visible()
