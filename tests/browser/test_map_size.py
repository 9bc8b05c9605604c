"""The Map tab: another size of the map, and maps made from a seed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import open_section, wait_for_hex
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.web.server import Table as Laid


@pytest.fixture
def laid(flat_table: FlatTable) -> Laid:
    """A table of 20 x 14 hexes with two units near the corners of the map."""
    made = flat_table()
    add_units(made, [("Fox", 3, 3, {}), ("Wolf", 19, 12, {})])
    return made


@pytest.fixture
def handler(people: People, laid: Laid) -> Table:
    """The Handler's page with the Map tab open."""
    page, _ = people.sit()
    table = open_as_handler(page, laid)
    table.tab("Map")
    return table


def fill(section: Locator, name: str, value: int) -> None:
    field = section.get_by_role("textbox", name=name, exact=True)
    field.fill(str(value))
    field.blur()


def places(laid: Laid) -> dict[str, tuple[int, int] | None]:
    units = laid.handler.state()["view"]["scene"]["units"].values()
    return {u["name"]: u["at"] and (u["at"]["q"], u["at"]["r"]) for u in units}


def size(laid: Laid) -> tuple[int, int]:
    shown = laid.handler.state()["view"]["scene"]["map"]
    return shown["columns"], shown["rows"]


def test_the_map_grows_around_what_is_on_it(handler: Table, laid: Laid, picture: Picture) -> None:
    before = places(laid)
    section = open_section(handler, "Size")
    expect(section.get_by_role("button", name="Make it 20 × 14")).to_be_disabled()
    fill(section, "Columns", 24)
    fill(section, "Rows", 16)
    fill(section, "Level of new ground", 3)
    expect(section).to_contain_text("Nothing is cut off")
    section.get_by_role("radio", name="Old map bottom right").check()
    picture(handler.page, "map-size")
    section.get_by_role("button", name="Make it 24 × 16").click()
    wait_for_hex(handler, (1, 1), ground=3)
    assert size(laid) == (24, 16)
    # four columns and two rows further: neighbours stay neighbours
    assert places(laid) == {name: at and (at[0] + 4, at[1]) for name, at in before.items()}
    handler.page.keyboard.press("Control+z")
    expect(section.get_by_role("textbox", name="Columns")).to_have_value("20")
    assert (size(laid), places(laid)) == ((20, 14), before)


def test_what_lies_outside_is_told_before_it_is_cut_off(
    people: People, handler: Table, laid: Laid
) -> None:
    page, _ = people.sit()
    pilot = open_as_pilot(page, laid)
    section = open_section(handler, "Size")
    fill(section, "Columns", 12)
    section.get_by_role("radio", name="Old map on the left").check()
    expect(section).to_contain_text("112 hexes of the map, 1 unit and 0 props lie outside")
    section.get_by_role("button", name="Make it 12 × 14").click()
    assert size(laid) == (20, 14)
    section.get_by_role("button", name="Cut off what lies outside?").click()
    expect(section).to_contain_text("Choose other columns or rows")
    assert size(laid) == (12, 14)
    assert places(laid)["Wolf"] is None
    handler.tab("Log")
    handler.expect_log("New size of the map, 12 × 14. Units cut off: 1, props: 0")
    pilot.tab("Log")
    pilot.expect_log("New size of the map, 12 × 14")
    expect(pilot.log()).not_to_contain_text("cut off")


def test_a_folded_section_forgets_the_size(handler: Table) -> None:
    section = open_section(handler, "Size")
    fill(section, "Rows", 10)
    expect(section.get_by_role("button", name="Make it 20 × 10")).to_be_enabled()
    section.locator("summary").click()
    section = open_section(handler, "Size")
    expect(section.get_by_role("button", name="Make it 20 × 14")).to_be_disabled()


def drawn(section: Locator) -> str:
    """Returns the preview once it is up to date."""
    picture = section.get_by_role("img")
    expect(picture).to_have_attribute("aria-busy", "false")
    data: str = picture.evaluate("(canvas) => canvas.toDataURL()")
    return data


def test_a_map_from_a_seed_is_seen_before_it_is_used(
    handler: Table, laid: Laid, picture: Picture
) -> None:
    section = open_section(handler, "Generate")
    hills = drawn(section)
    section.get_by_role("radio", name="Canyon").click()
    canyon = drawn(section)
    assert canyon != hills
    section.get_by_role("slider", name="Water").fill("10")
    wet = drawn(section)
    assert wet != canyon
    picture(handler.page, "generator")
    fill(section, "Seed", 7)
    assert drawn(section) != wet
    section.get_by_role("button", name="Another one").click()
    expect(section.get_by_role("textbox", name="Seed")).not_to_have_value("7")
    drawn(section)
    fill(section, "Seed", 7)
    fill(section, "Columns", 22)
    drawn(section)
    # the rows are those of the present map
    section.get_by_role("button", name="Use this map").click()
    assert size(laid) == (20, 14)
    question = section.get_by_role("button", name="Replace the map of this scene?")
    section.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    section.get_by_role("button", name="Use this map").click()
    question.click()
    expect(handler.toast("Canyon 7 is the map now")).to_be_visible()
    assert size(laid) == (22, 14)
    asked = {"kind": "canyon", "columns": 22, "rows": 14, "seed": 7, "settings": {"water": 10}}
    made = laid.handler.ask("POST", "/map/generate", json=asked).json()
    file = laid.handler.ask("GET", "/map").json()
    assert (file["ground"], file["notes"]) == (made["ground"], made["notes"])
    handler.page.keyboard.press("Control+z")
    wait_for_hex(handler, (20, 14), ground=0)
    assert size(laid) == (20, 14)


def test_an_empty_map_is_replaced_at_once(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit(phone=True)
    laid = flat_table()
    handler = open_as_handler(page, laid)
    handler.tab("Map")
    section = open_section(handler, "Generate")
    drawn(section)
    section.get_by_role("button", name="Use this map").tap()
    expect(handler.toast("Hills 1 is the map now")).to_be_visible()
    assert size(laid) == (20, 14)


def test_a_new_scene_can_be_generated(handler: Table, laid: Laid) -> None:
    handler.tab("Table")
    section = open_section(handler, "Scenes (1)")
    section.get_by_label("New scene").fill("Old town")
    section.get_by_label("Ground").select_option("Ruins")
    section.get_by_role("button", name="Add the scene").click()
    expect(handler.toast(re.compile(r"Old town is a new scene with Ruins \d+"))).to_be_visible()
    # it is one step to undo, which names the scene
    handler.button("Undo: new scene").click()
    handler.expect_log("took back: new scene (New scene: Old town)")
    assert len(laid.handler.state()["view"]["scenes"]) == 1
    handler.button("Redo: new scene").click()
    handler.expect_log("brought back: new scene")
    scenes = laid.handler.state()["view"]["scenes"].values()
    town = next(scene["id"] for scene in scenes if scene["name"] == "Old town")
    laid.handler.do("scene.activate", scene=town)
    shown = laid.handler.state()["view"]["scene"]
    assert shown["name"] == "Old town"
    assert "Keep" in {prop["name"] for prop in shown["props"].values()}
    # the scene that was shown keeps its map
    assert (shown["map"]["columns"], shown["map"]["rows"]) == (30, 24)
