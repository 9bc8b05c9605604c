"""The Handler brings map files: from the Map tab, and by dropping them on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.dropping import drop
from tests.browser.flat_table import FlatTable, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import open_section, wait_for_hex, wait_for_unit
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.formats.tiled_files import json_file, layer, listed, objects, tree

KITE = {"id": 1, "name": "Kite", "x": 80, "y": 56, "properties": listed({"disposition": "enemy"})}


@pytest.fixture
def tiled(tmp_path: Path) -> Path:
    """A map of Tiled with a hill, woods, a tower, a unit and a layer without a meaning."""
    cells = [1] * 30
    cells[7] = 2
    woods = [0] * 30
    woods[8], woods[9], woods[12] = 3, 3, 4
    layers = [
        layer("terrain", 6, 5, cells),
        layer("things", 6, 5, woods),
        {"type": "imagelayer", "name": "sky"},
        objects("units", KITE),
    ]
    tiles = {1: {"level": 4}, 2: {"cover": "woods"}, 3: {"integrity": 9, "name": "Tower"}}
    path = tmp_path / "Old ford.tmj"
    path.write_bytes(json_file(tree(6, 5, layers, tiles=tiles)))
    return path


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def test_a_file_from_the_map_tab_replaces_the_map_and_is_reported(
    people: People, flat_table: FlatTable, tiled: Path, picture: Picture
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    handler.tab("Map")
    section = open_section(handler, "Map file")
    with page.expect_file_chooser() as chooser:
        section.get_by_text("Bring a map", exact=True).click()
    chooser.value.set_files(tiled)
    report = dialog(page, "Old ford.tmj")
    report.get_by_role("button", name="Replace the map of this scene").click()
    expect(report).to_contain_text("Old ford.tmj is the map now")
    expect(report).to_contain_text("6 × 5 hexes, flat side up")
    expect(report).to_contain_text("30 hexes, level 0 to 4")
    expect(report).to_contain_text("2: woods 2")
    assert findings(page, "dialog.book") == []
    remarks = report.get_by_role("region", name="Read in another way, or ignored")
    expect(remarks.get_by_role("listitem")).to_have_count(2)
    expect(remarks).to_contain_text("Layers that hold no hexes, ignored: sky")
    expect(remarks).to_contain_text("Units in the file: 1")
    picture(page, "map-import")
    report.get_by_role("button", name="Close", exact=True).last.click()
    expect(report).to_have_count(0)
    wait_for_hex(handler, (2, 2), ground=4)
    for suffix in (".tmj", ".tmx", ".board"):
        expect(section.get_by_role("link", name=f"Save as {suffix}")).to_be_visible()
    # the same file can be brought once more, and one undo takes it back
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (2, 2), ground=0)


def test_a_dropped_file_becomes_a_scene_or_replaces_the_map(
    people: People, flat_table: FlatTable, tiled: Path
) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Map")
    question = dialog(page, "Old ford.tmj")
    drop(page, tiled)
    expect(question).to_contain_text("replace the map")
    assert findings(page, "dialog.book") == []
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    wait_for_hex(handler, (2, 2), ground=0)

    drop(page, tiled)
    question.get_by_role("button", name="New scene").click()
    expect(question).to_contain_text("Old ford.tmj is a new scene")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    # the Handler sees the new scene with its unit; it is not shown to players
    wait_for_unit(handler, "Kite", (2, 1), True)
    view = table.handler.state()["view"]
    assert view["scenes"][view["active_scene"]]["name"] != "Old ford"
    assert len(view["scenes"]) == 2

    drop(page, tiled)
    expect(question).to_contain_text("Old ford")
    question.get_by_role("button", name="Replace the map of this scene").click()
    expect(question).to_contain_text("is the map now")
    question.get_by_role("button", name="Close", exact=True).last.click()
    assert len(table.handler.state()["view"]["scenes"]) == 2


def test_other_files_are_refused_with_a_reason(
    people: People, flat_table: FlatTable, tiled: Path, tmp_path: Path
) -> None:
    table = flat_table()
    page, watch = people.sit()
    handler = open_as_handler(page, table).unhurried()
    handler.tab("Map")
    before = table.handler.state()
    picture, vtt = tmp_path / "hero.png", tmp_path / "inn.dd2vtt"
    picture.write_bytes(b"\x89PNG")
    vtt.write_text("{}")
    for files, reason in (
        ((picture,), "hero.png cannot be read"),
        ((vtt,), "inn.dd2vtt has no picture"),
        ((tiled, picture), "2 files were dropped"),
    ):
        drop(page, *files)
        expect(handler.toast(reason)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("Escape")
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map>\n<layer>")
    drop(page, broken)
    question = dialog(page, "broken.tmx")
    question.get_by_role("button", name="Replace the map of this scene").click()
    expect(question.get_by_role("alert")).to_contain_text("line 2")
    expect(question).to_contain_text("Nothing has changed.")
    watch.complaints = [each for each in watch.complaints if "422" not in each]
    assert table.handler.state() == before


def test_a_file_that_a_pilot_drops_does_nothing(
    people: People, flat_table: FlatTable, tiled: Path
) -> None:
    table = flat_table()
    page, _ = people.sit()
    pilot = open_as_pilot(page, table)
    pilot.tab("Crew")
    expect(page.get_by_role("button", name="Make your character")).to_be_visible()
    before, address = table.handler.state(), page.url
    drop(page, tiled)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (table.handler.state(), page.url) == (before, address)


def test_the_report_fits_a_phone(people: People, flat_table: FlatTable, tiled: Path) -> None:
    page, _ = people.sit(phone=True)
    handler = open_as_handler(page, flat_table())
    handler.tab("Map")
    section = open_section(handler, "Map file")
    with page.expect_file_chooser() as chooser:
        section.get_by_text("Bring a map", exact=True).click()
    chooser.value.set_files(tiled)
    report = dialog(page, "Old ford.tmj")
    report.get_by_role("button", name="Replace the map of this scene").click()
    expect(report).to_contain_text("6 × 5 hexes")
    assert report.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    report.get_by_role("button", name="Close", exact=True).first.click()
    expect(report).to_have_count(0)
