"""The table page around the board with a fixture: nothing is cut, overlapping or without a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.layout_checks import CUT, NAMELESS, OVERLAPS, SIZES
from tests.browser.panel_harness import Open
from tests.browser.panel_harness import table as table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "query",
    [
        "",
        "as=pilots&tab=dice",
        "tab=units&edit=",
        "tab=map&tool=sight",
        "tab=table&state=falls&tool=range",
        "state=empty&tab=log",
        "as=pilots&state=peace&theme=light",
    ],
)
def test_nothing_is_clipped_or_overlaps(table: Open, size: str, query: str) -> None:
    # on a phone the sheet is a handle while a tool is in hand
    low = size == "phone" and "tool=" in query
    page = table(size, query + ("&sheet=handle" if low else ""))
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ("connecting", "Opening the table"),
        ("kicked", "You have no seat at this table any more"),
        ("gone", "This table is gone"),
    ],
)
def test_an_unusable_table_is_explained(table: Open, state: str, words: str) -> None:
    page = table("desktop", f"state={state}")
    expect(page.get_by_role("status").get_by_role("heading", name=words)).to_be_visible()
    # where nothing more can come, there is a way on
    way = page.get_by_role("status").get_by_role("link", name="To the start page")
    expect(way).to_have_count(0 if state == "connecting" else 1)


def test_a_refusal_shows_its_reason_and_goes_away_when_dismissed(table: Open) -> None:
    page = table("desktop", "refuse")
    toast = page.get_by_text("Cliff: 3 levels up, one allowed")
    expect(toast).to_be_visible()
    page.get_by_role("button", name="Dismiss").click()
    expect(toast).to_have_count(0)


def test_a_test_waits_with_its_odds_and_is_answered(table: Open) -> None:
    page = table("phone", "as=pilots&tab=unit")
    page.get_by_role("button", name="A test waits for you").click()
    odds = page.get_by_role("region", name="A test waits for you").get_by_role("img")
    expect(odds).to_have_accessible_name("Odds: fumble 19 %, miss 33 %, hit 48 %")
    page.get_by_role("button", name="Roll for Lantern").click()
    page.wait_for_function("sent.at(-1)?.type === 'test.answer'")


def test_the_keyboard_reaches_help_and_leaves_it(table: Open) -> None:
    page = table("desktop", "select=")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Line of sight")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Select and move")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_rolls_are_written_in_the_log_box(table: Open) -> None:
    page = table("desktop", "tab=log")
    box = page.get_by_label("Say something, or roll with /roll")
    for line in ("/roll 2d6kh1+2 # why", "/gmroll 1d20", "hello", "/dance"):
        box.fill(line)
        box.press("Enter")
        if line != "/dance":
            expect(box).to_have_value("")
    page.wait_for_function("sent.at(-1)?.type === 'chat.say'")
    assert page.evaluate("sent.slice(-3)") == [
        {"type": "dice.roll", "notation": "2d6kh1+2 # why"},
        {"type": "dice.roll", "notation": "1d20", "secret": True},
        {"type": "chat.say", "text": "hello"},
    ]
    expect(page.get_by_text("There is no /dance")).to_be_visible()


def test_a_refused_line_returns_to_the_input(table: Open) -> None:
    page = table("desktop", "tab=log")
    box = page.get_by_label("Say something, or roll with /roll")
    box.fill("/roll d0")
    box.press("Enter")
    page.wait_for_function("sent.at(-1)?.notation === 'd0'")
    expect(box).to_have_value("/roll d0")
    expect(page.locator(".toast")).to_be_visible()


def test_the_sheet_has_three_heights(table: Open) -> None:
    page = table("phone", "as=pilots&tab=unit")
    handle = page.get_by_role("button", name="Panel height")
    # of 844 px: map and actions, nearly everything, the handle with the primary action
    for name, least, most in (("actions", 380, 480), ("all", 740, 800), ("handle", 100, 180)):
        page.wait_for_function(
            """([name, least, most]) => {
              const sheet = document.querySelector(`.sheet-${name}`);
              const height = sheet?.getBoundingClientRect().height ?? 0;
              return height > least && height < most;
            }""",
            arg=[name, least, most],
        )
        handle.press("Enter")
