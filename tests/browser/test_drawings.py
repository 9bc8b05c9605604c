"""People draw on the map with the mouse, a finger or the keyboard, and everybody sees it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.pixels import inked, wait_for_ink
from tests.browser.play import Table as TablePage
from tests.web.server import Table


def take_tool(page: Page) -> Locator:
    """Takes the tool by its key. Returns its panel."""
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Q")
    panel = page.get_by_role("region", name="Drawing on the map")
    expect(panel).to_be_visible()
    return panel


def drawn(table: Table) -> list[dict[str, Any]]:
    """Returns the lines of the table."""
    return list(table.handler.state()["view"]["scene"]["drawings"].values())


def is_red(page: TablePage, column: int, row: int) -> bool:
    """Returns whether the page draws a red line over the centre of a hex."""
    page.settle()
    return inked(page, (column, row), "--zone-red", 0.15) > 0


def wait_for_red(page: TablePage, column: int, row: int, there: bool = True) -> None:
    """Waits until the page draws a red line over the centre of a hex, or no longer does."""
    page.settle()
    wait_for_ink(page, (column, row), "--zone-red", 0.15, there)


def draw(page: TablePage, *hexes: tuple[int, int]) -> None:
    """Draws a line through the centres of hexes."""
    mouse = page.page.mouse
    page.at_rest()
    mouse.move(*page.point(*hexes[0]))
    mouse.down()
    for at in hexes[1:]:
        mouse.move(*page.point(*at), steps=6)
    mouse.up()


def test_others_see_a_line_while_it_is_drawn_and_afterwards(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, table)
    panel = take_tool(pilot_page)
    panel.get_by_role("button", name="Red").click()
    panel.get_by_role("radio", name="Thick").click()
    mouse = pilot_page.mouse
    mouse.move(*pilot.point(6, 6))
    mouse.down()
    mouse.move(*pilot.point(8, 6), steps=8)
    mouse.move(*pilot.point(10, 6), steps=8)
    # the pointer has not been lifted yet
    wait_for_red(pilot, 8, 6)
    wait_for_red(handler, 8, 6)
    picture(pilot_page, "drawing")
    assert drawn(table) == []
    mouse.up()
    expect(panel.get_by_role("button", name="Clear mine")).to_be_visible()
    (line,) = drawn(table)
    assert (line["colour"], line["width"], len(line["points"]) < 40) == ("red", "thick", True)
    wait_for_red(handler, 8, 6)
    # whoever comes later sees it too
    page.reload()
    wait_for_red(handler.ready(), 8, 6)

    # Ctrl + Z takes lines back one by one, and nothing else
    draw(pilot, (6, 9), (10, 9))
    wait_for_red(handler, 8, 9)
    for _ in range(3):
        pilot_page.keyboard.press("Control+z")
    wait_for_red(handler, 8, 9, there=False)
    wait_for_red(handler, 8, 6, there=False)
    assert drawn(table) == []
    expect(pilot_page.get_by_text("There is no line of yours on this map")).to_be_visible()


def test_a_handler_draws_in_secret_and_erases_everything(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    pilot_page, watch = people.sit(hear=True)
    pilot = open_as_pilot(pilot_page, table)
    panel = take_tool(page)
    panel.get_by_label("Only for Handlers").check()
    panel.get_by_role("button", name="Red").click()
    panel.get_by_role("radio", name="Thick").click()
    draw(handler, (6, 6), (10, 6))
    expect(panel.get_by_role("button", name="Clear mine")).to_be_visible()
    (line,) = drawn(table)
    assert line["secret"]
    pilot_panel = take_tool(pilot_page)
    pilot_panel.get_by_role("button", name="Red").click()
    draw(pilot, (6, 9), (10, 9))
    expect(panel.get_by_role("button", name="Clear all")).to_be_visible()
    assert line["id"] not in str(watch.everything())
    assert not is_red(pilot, 8, 6)
    # a pilot erases its own lines alone
    pilot_panel.get_by_role("radio", name="Erase").click()
    draw(pilot, (8, 5), (8, 10))
    expect(pilot_panel.get_by_role("button", name="Clear mine")).to_have_count(0)
    # its own page is ahead of the server
    expect(panel.get_by_role("button", name="Clear all")).to_have_count(0)
    assert [each["id"] for each in drawn(table)] == [line["id"]]
    # the Handler erases any line by a click
    pilot_panel.get_by_role("radio", name="Draw").click()
    draw(pilot, (6, 9), (10, 9))
    expect(panel.get_by_role("button", name="Clear all")).to_be_visible()
    panel.get_by_role("radio", name="Erase").click()
    handler.click(8, 9)
    expect(panel.get_by_role("button", name="Clear all")).to_have_count(0)
    expect(pilot_panel.get_by_role("button", name="Clear mine")).to_have_count(0)
    draw(pilot, (6, 9), (10, 9))
    panel.get_by_role("button", name="Clear all").click()
    panel.get_by_role("button", name="Clear the 2 lines of everybody?").click()
    expect(panel.get_by_role("button", name="Clear")).to_have_count(0)
    assert drawn(table) == []


def test_a_line_by_keyboard_has_corners_and_escape_gives_it_up(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    page, _ = people.sit()
    open_as_pilot(page, table)
    panel = take_tool(page)

    def corner(column: int, row: int) -> None:
        page.evaluate(
            "(hex) => document.getElementById('board').board.cursorTo(hex)", axial(column, row)
        )
        page.locator("#board > canvas").focus()
        page.keyboard.press("Enter")

    for at in ((6, 6), (9, 6), (9, 9), (9, 9)):
        corner(*at)
    expect(panel.get_by_role("button", name="Clear mine")).to_be_visible()
    (line,) = drawn(table)
    # each corner is two points, so that it is sharp
    assert len(line["points"]) == 12
    corner(3, 3)
    expect(panel.get_by_role("status")).to_contain_text("Esc gives it up")
    page.keyboard.press("Escape")
    expect(panel.get_by_role("status")).not_to_contain_text("Esc gives it up")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert len(drawn(table)) == 1


def test_one_finger_draws_and_two_move_the_map(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    page, _ = people.sit(phone=True)
    pilot = open_as_pilot(page, table)
    page.get_by_role("button", name="Draw on the map").tap()
    panel = page.get_by_role("region", name="Drawing on the map")
    expect(panel).to_contain_text("Draw with one finger")
    pilot.at_rest()
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(at)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = pilot.point(8, 6)
    touch("touchStart", (120, 300))
    touch("touchMove", (150, 320))
    touch("touchMove", (190, 300))
    touch("touchEnd")
    expect(panel.get_by_role("button", name="Clear mine")).to_be_visible()
    assert pilot.point(8, 6) == before
    assert len(drawn(table)) == 1
    # the second finger gives up what the first one has drawn
    touch("touchStart", (120, 300))
    touch("touchMove", (122, 306))
    touch("touchStart", (122, 306), (200, 306))
    touch("touchMove", (122, 346), (200, 346))
    touch("touchEnd")
    pilot.settle()
    assert pilot.point(8, 6)[1] > before[1] + 10
    assert len(drawn(table)) == 1


def test_spectators_have_no_tool(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    add_units(table, [("Fox", 6, 6, {})])
    page, _ = people.sit()
    page.goto(f"{table.url}/j/{table.invites['spectator']}")
    page.get_by_label("Your name at the table").fill("Sol")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("button", name="Line of sight")).to_be_visible()
    expect(page.get_by_role("button", name="Draw on the map")).to_have_count(0)


@pytest.mark.motion
def test_many_lines_are_drawn_as_few_are(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    for n in range(30):
        points = [8000, 1000 + 100 * n, 20_000, 1000 + 100 * n]
        table.handler.do("drawing.add", points=points, colour="red", width="thick")
    wait_for_red(handler, 10, 2)
    for change in ("zoomBy(1.4)", "pan(20, 10)", "pan(-400, 20)", "zoomBy(0.75)"):
        page.evaluate(f"document.getElementById('board').board.{change}")
        page.evaluate("new Promise((done) => setTimeout(done, 0))")
        wait_for_red(handler, 10, 2)
    # one more, and one less
    table.handler.do("drawing.add", points=[8000, 9000, 20_000, 9000], colour="red", width="thick")
    wait_for_red(handler, 10, 5)
    table.handler.do("drawing.remove", drawing=drawn(table)[-1]["id"])
    wait_for_red(handler, 10, 5, there=False)
    wait_for_red(handler, 10, 2)
    table.handler.do("drawing.clear", all=True)
    wait_for_red(handler, 10, 2, there=False)


def test_the_panel_has_no_findings_in_both_themes(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    panel = take_tool(page)
    draw(handler, (6, 6), (10, 6))
    expect(panel.get_by_role("button", name="Clear mine")).to_be_visible()
    for _ in range(2):
        assert findings(page, ".drawings") == []
        page.locator("#board > canvas").focus()
        page.keyboard.press("Shift+D")
