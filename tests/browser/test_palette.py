"""The command palette: it finds actions and places by name, runs them as their keys do, and says
why one cannot run now."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.commands import send
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table


def opened(table: Table) -> Locator:
    """Opens the palette by its key, which would close an open one, and returns the search field."""
    field = table.page.get_by_role("combobox", name="Search actions and places")
    expect(field).to_have_count(0)
    table.page.keyboard.press("Control+k")
    expect(field).to_be_focused()
    return field


def options(table: Table) -> Locator:
    return table.page.get_by_role("listbox", name="Actions and places").get_by_role("option")


def chosen(table: Table) -> Locator:
    return table.page.get_by_role("option", selected=True)


def test_a_found_action_runs_as_its_key_does_and_the_focus_returns(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    page.locator("canvas").focus()
    field = opened(handler)
    field.fill("gro rai")
    expect(chosen(handler)).to_contain_text("Raise the ground")
    expect(chosen(handler)).to_contain_text("Shift + R")
    picture(page, "palette")
    page.keyboard.press("Enter")
    expect(field).to_have_count(0)
    expect(page.locator("canvas")).to_be_focused()
    expect(page.locator(".hint")).to_contain_text("Raise the ground: drag over the map")
    # the same action again puts the tool down, as its key does; it is the first that is offered
    opened(handler)
    expect(chosen(handler)).to_contain_text("Raise the ground")
    expect(chosen(handler)).to_contain_text("recent")
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_have_count(0)


def test_arrows_choose_and_escape_leaves_everything_as_it_was(
    people: People, flat_table: FlatTable
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    tab = page.get_by_role("tab", name="Dice")
    tab.focus()
    field = opened(handler)
    field.fill("ground")
    first = chosen(handler).inner_text()
    page.keyboard.press("ArrowDown")
    assert chosen(handler).inner_text() != first
    page.keyboard.press("ArrowUp")
    assert chosen(handler).inner_text() == first
    page.keyboard.press("ArrowUp")
    expect(options(handler).last).to_have_attribute("aria-selected", "true")
    wanted = field.get_attribute("aria-activedescendant")
    assert wanted == options(handler).last.get_attribute("id")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(tab).to_be_focused()
    field = opened(handler)
    field.fill("zzzz")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.keyboard.press("Enter")
    expect(field).to_be_visible()
    page.keyboard.press("Control+k")
    expect(field).to_have_count(0)


def test_an_action_that_cannot_run_now_says_why(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit()
    laid = flat_table()
    add_units(laid, [("Wolf", 5, 5, {})])
    handler = open_as_handler(page, laid)
    field = opened(handler)
    field.fill("centre on the unit")
    expect(chosen(handler)).to_have_attribute("aria-disabled", "true")
    expect(chosen(handler)).to_contain_text("No unit is selected")
    page.keyboard.press("Enter")
    expect(field).to_be_visible()
    field.fill("wolf")
    chosen(handler).click()
    expect(handler.card("Wolf")).to_be_visible()
    opened(handler).fill("centre on the unit")
    expect(chosen(handler)).not_to_have_attribute("aria-disabled", "true")


def test_jumps_to_hexes_tabs_and_sections(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit()
    table = flat_table(columns=60, rows=60)
    handler = open_as_handler(page, table)
    opened(handler).fill("5555")
    expect(chosen(handler)).to_contain_text("Hex 5555")
    page.keyboard.press("Enter")
    handler.settle()
    x, y = handler.point(55, 55)
    assert 300 < x < 1000, "in the part of the window that no panel covers"
    assert 200 < y < 800
    opened(handler).fill("6161")
    expect(options(handler)).to_have_count(0)
    at = axial(50, 50)
    table.handler.do("prop.add", **at, height=3, value=4, name="Watchtower")
    page.get_by_role("combobox").fill("watchtower")
    expect(chosen(handler)).to_contain_text("Watchtower, 5050")
    page.keyboard.press("Enter")
    handler.settle()
    x, y = handler.point(50, 50)
    assert 300 < x < 1000
    assert 200 < y < 800
    opened(handler).fill("ceiling")
    expect(chosen(handler)).to_contain_text("Map: ceiling")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Nobody can go above a level")).to_be_visible()
    opened(handler).fill("tab crew")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")


def test_a_key_pressed_right_after_a_found_action_works(
    people: People, flat_table: FlatTable
) -> None:
    """The dialog reports a frame later that it is closed."""
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    field = opened(handler)
    field.fill("tab crew")
    expect(chosen(handler)).to_contain_text("Crew")
    focused = page.evaluate(
        """async () => {
          for (const key of ["Enter", "k"]) {
            document.activeElement.dispatchEvent(new KeyboardEvent(
              "keydown", { key, ctrlKey: key === "k", bubbles: true, cancelable: true }));
            await null; // the page is drawn, no frame of the browser
          }
          return document.activeElement.role;
        }"""
    )
    # what is typed next goes into the field
    assert focused == "combobox"
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    expect(page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")


def test_players_find_only_what_they_may_do_and_know(people: People, flat_table: FlatTable) -> None:
    laid = flat_table()
    add_units(laid, [("Wolf", 5, 5, {}), ("Lurker", 9, 9, {"hidden": True})])
    page, _ = people.sit()
    pilot = open_as_pilot(page, laid)
    # also while somebody types into a field
    page.get_by_role("tab", name="Log").click()
    page.locator("#chat").focus()
    field = opened(pilot)
    for query, count in {
        "raise the ground": 0,
        "lurker": 0,
        "scene": 0,
        "ceiling": 0,
        "wolf": 1,
    }.items():
        field.fill(query)
        expect(options(pilot)).to_have_count(count)
    page.keyboard.press("Escape")
    expect(page.locator("#chat")).to_be_focused()


def test_a_finger_finds_and_runs_an_action(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit(phone=True)
    handler = open_as_handler(page, flat_table())
    page.get_by_role("button", name="Find an action or a place").tap()
    field = page.get_by_role("combobox")
    field.fill("measure")
    options(handler).first.tap()
    expect(page.get_by_role("region", name="Range")).to_be_visible()


def test_a_scene_is_opened_by_its_name(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    send(
        page,
        type="scene.add",
        name="The quarry",
        map={"columns": 8, "rows": 8, "orientation": "flat"},
    )
    opened(handler).fill("quarry")
    expect(chosen(handler)).to_contain_text("Scene: The quarry")
    page.keyboard.press("Enter")
    expect(page.locator(".title")).to_contain_text("The quarry")


def test_the_palette_opens_again_at_once_after_escape(
    people: People, flat_table: FlatTable
) -> None:
    handler = open_as_handler(people.sit()[0], flat_table())
    for _ in range(8):
        opened(handler).fill("map")
        handler.page.keyboard.press("Escape")


def test_waves_come_and_suggestions_are_played_from_the_palette(
    people: People, flat_table: FlatTable
) -> None:
    page, _ = people.sit()
    laid = flat_table()
    do = laid.handler.do
    add_units(laid, [("Wolf", 5, 5, {"disposition": "enemy"}), ("Fox", 9, 9, {})])
    add_units(laid, [("Hound", 12, 3, {"disposition": "enemy"})])
    hound = laid.handler.unit("Hound")
    at = laid.handler.state()["view"]["scene"]["units"][hound]["at"]
    do("unit.place", unit=hound, at=None)
    do("wave.add", name="Pack", units=[hound], at=at)
    do("conflict.start")
    handler = open_as_handler(page, laid)
    opened(handler).fill("play all")
    expect(chosen(handler)).to_contain_text("None of your units acts now")
    page.keyboard.press("Escape")
    opened(handler).fill("come pack")
    expect(chosen(handler)).to_contain_text("Let it come: Pack")
    page.keyboard.press("Enter")
    handler.expect_log("Hound")
    # a wave that has come is no more; then the place is offered where waves are made
    opened(handler).fill("come pack")
    expect(options(handler).filter(has_text="Let it come")).to_have_count(0)
    for query in ("reinforcement", "reserve", "wave"):
        page.get_by_role("combobox").fill(query)
        expect(chosen(handler)).to_contain_text("Make a wave of units")
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name="Choose Wolf")).to_be_visible()
    page.get_by_role("button", name="Several", exact=True).click()
    page.keyboard.press("Escape")
    do("turn.abstain", unit=laid.handler.unit("Fox"))
    do("turn.start", unit=laid.handler.unit("Wolf"))
    opened(handler).fill("play all")
    expect(chosen(handler)).to_contain_text("Play all 2")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Their turns are over.")).to_be_visible()
